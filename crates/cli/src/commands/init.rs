//! `sojourner init`: a small file of settings for a project, with what is known of it.

use anyhow::{Context, ensure};

use crate::args::InitArgs;
use crate::settings::FILE;
use crate::{output, project};

/// Writes the file.
pub fn run(arguments: &InitArgs) -> anyhow::Result<u8> {
    let folder = &arguments.folder;
    ensure!(folder.is_dir(), "{}: is no folder", folder.display());
    let file = folder.join(FILE);
    ensure!(
        arguments.force || !file.exists(),
        "{}: is there already; --force writes over it",
        file.display()
    );
    let build = project::build_in(folder);
    std::fs::write(&file, text(build)).with_context(|| format!("{}: cannot be written", file.display()))?;
    output::complain(&format!("{} is written", file.display()));
    if let Some(build) = build {
        let steps = [build.compile_tests, build.libraries.0, "sojourner test"];
        output::complain(&format!("next: {}", steps.join(" && ")));
    }
    Ok(0)
}

fn text(build: Option<&project::Build>) -> String {
    let (class_path, note) = match build {
        Some(build) => (
            format!("class-path = [\"@{}\"]", build.libraries.1),
            format!("# The libraries of the {} project: {} writes them.\n", build.name, build.libraries.0),
        ),
        None => ("# class-path = [\"classes\", \"libs/*\"]".into(), String::new()),
    };
    format!(
        "# Settings of sojourner for this project. A key is a flag of the command line without its dashes; a flag that is\n\
         # given wins. \"sojourner check --help\" lists them.\n\
         \n\
         # How long a check may take.\n\
         for = \"60s\"\n\
         {note}{class_path}\n\
         # What counts as a violation; without it, all kinds but races.\n\
         # property = [\"assertion\", \"exception\", \"deadlock\"]\n\
         # strategy = \"auto\"\n\
         # label = [\"done=field:Main.done\"]\n\
         \n\
         [test]\n\
         # How long a test may take.\n\
         for = \"10s\"\n\
         \n\
         # sojourner check --with nightly\n\
         [profiles.nightly]\n\
         for = \"30m\"\n"
    )
}
