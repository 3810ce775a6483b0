//! `sojourner doctor`: what is there, what is missing, and how to get it.

use std::path::{Path, PathBuf};

use serde::Serialize;
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::{Jdk, TESTED};
use sojourner_jvm::program::Program;
use sojourner_jvm::reduce::Fit;
use sojourner_jvm::source;
use sojourner_report::render::bytes;

use crate::args::{DoctorArgs, VERSION};
use crate::{output, project, quantity, settings};

/// What was found. The field names are the JSON form.
#[derive(Serialize)]
struct Findings {
    version: String,
    jdks: Vec<Found>,
    /// JAVA_HOME, if it is set.
    java_home: Option<String>,
    cache: Cache,
    /// What a check may use unless it is told otherwise.
    memory_bytes: Option<u64>,
    processors: usize,
    /// The file of settings that holds here.
    settings: Option<PathBuf>,
    /// The kind of project here.
    project: Option<&'static str>,
    missing: Vec<Missing>,
}

#[derive(Serialize)]
struct Found {
    home: PathBuf,
    version: String,
    /// The one that is used unless another is named.
    used: bool,
    javac: bool,
    /// Whether all our tests run with this version.
    tested: bool,
    /// Rules about scheduling points that hold for its library, of so many.
    rules: usize,
    rules_of: usize,
    /// Why it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    trouble: Option<String>,
}

#[derive(Serialize)]
struct Cache {
    folder: PathBuf,
    writable: bool,
    bytes: u64,
}

#[derive(Serialize)]
struct Missing {
    what: String,
    remedy: String,
    /// Whether no Java program can be checked without it.
    needed: bool,
}

/// Looks, and says what it found.
pub fn run(arguments: &DoctorArgs) -> anyhow::Result<u8> {
    let findings = look(arguments)?;
    let text = match arguments.json {
        true => serde_json::to_string_pretty(&findings)? + "\n",
        false => told(&findings),
    };
    output::write(None, &text)?;
    Ok(if findings.missing.iter().any(|missing| missing.needed) { 2 } else { 0 })
}

fn look(arguments: &DoctorArgs) -> anyhow::Result<Findings> {
    let mut missing = Vec::new();
    let mut note =
        |what: String, remedy: &str, needed| missing.push(Missing { what, remedy: remedy.into(), needed });
    let mut jdks = Jdk::all();
    if let Some(named) = &arguments.jdk {
        let named = Jdk::at(named)?;
        jdks.retain(|jdk| *jdk != named);
        jdks.insert(0, named);
    }
    let found: Vec<Found> = jdks.iter().enumerate().map(|(at, jdk)| one(jdk, at == 0)).collect();
    let java_home = std::env::var_os("JAVA_HOME").map(|home| home.to_string_lossy().into_owned());
    if let Some(Err(why)) =
        java_home.as_ref().filter(|home| !home.is_empty()).map(|home| Jdk::at(Path::new(home)))
    {
        note(format!("JAVA_HOME: {why}"), "set it to the folder of a JDK, or unset it", false);
    }
    match found.first() {
        None => note("no JDK".into(), "apt install openjdk-17-jdk, or https://adoptium.net", true),
        Some(first) if !first.javac => {
            note(
                format!("the JDK in {} has no javac: sources cannot be compiled", first.home.display()),
                "install a full JDK (apt install openjdk-17-jdk), or check compiled classes",
                false,
            );
        }
        Some(first) if !first.tested => {
            let tested = TESTED.map(|version| version.to_string()).join(" or ");
            note(
                format!("JDK {} is not one that all tests run with", first.version),
                &format!("name a JDK {tested} with --jdk for the fewest schedules"),
                false,
            );
        }
        Some(_) => {}
    }
    if let Some(why) = source::cache_trouble() {
        let (what, remedy) = why.split_once("; ").unwrap_or((why, ""));
        note(what.to_owned(), remedy, false);
    }
    let memory_bytes = quantity::spare();
    if memory_bytes.is_some_and(|free| free < 500_000_000) {
        note(
            "there is little free memory".into(),
            "close other programs, or name a limit with --memory",
            false,
        );
    }
    let folder = source::cache_folder();
    let cache = Cache { writable: source::cache_trouble().is_none(), bytes: size_of(&folder, 0), folder };
    Ok(Findings {
        version: VERSION.to_owned(),
        jdks: found,
        java_home,
        cache,
        memory_bytes,
        processors: std::thread::available_parallelism().map_or(1, usize::from),
        settings: settings::find(None)?,
        project: project::build_in(Path::new(".")).map(|build| build.name),
        missing,
    })
}

fn one(jdk: &Jdk, used: bool) -> Found {
    let (rules, rules_of, trouble) = match Program::open(jdk, ClassPath::default()) {
        Ok(program) => {
            let fit = Fit::of(|name| program.class_of_jdk(name));
            let rules = fit.rows.rows().count();
            (rules, rules + fit.others.len(), None)
        }
        Err(why) => (0, 0, Some(why.to_string())),
    };
    Found {
        home: jdk.home.clone(),
        version: jdk.version.clone(),
        used,
        javac: jdk.javac().is_some(),
        tested: TESTED.contains(&jdk.feature),
        rules,
        rules_of,
        trouble,
    }
}

/// The size of what is in a folder.
fn size_of(folder: &Path, depth: u32) -> u64 {
    let listing = std::fs::read_dir(folder).into_iter().flatten().flatten();
    listing
        .map(|entry| match entry.metadata() {
            Ok(data) if data.is_dir() && depth < 16 => size_of(&entry.path(), depth + 1),
            Ok(data) if data.is_file() => data.len(),
            _ => 0,
        })
        .sum()
}

fn told(findings: &Findings) -> String {
    let mut lines = vec![format!("sojourner   {}", findings.version)];
    for jdk in &findings.jdks {
        let used = if jdk.used { "used" } else { "found" };
        let javac = if jdk.javac { "javac" } else { "no javac" };
        let tested = if jdk.tested { "tested" } else { "not tested, tried as it is" };
        let rules = match &jdk.trouble {
            None => format!("{} of {} rules", jdk.rules, jdk.rules_of),
            Some(why) => format!("cannot be read: {why}"),
        };
        lines.push(format!(
            "JDK         {} in {} ({used}; {javac}; {tested}; {rules})",
            jdk.version,
            jdk.home.display()
        ));
    }
    if findings.jdks.is_empty() {
        lines.push("JDK         none".into());
    }
    let cache = &findings.cache;
    let writable = if cache.writable { bytes(cache.bytes) } else { "of this run only".into() };
    lines.push(format!("cache       {} ({writable})", cache.folder.display()));
    let memory = findings.memory_bytes.map_or("not known here; name a limit with --memory".into(), |free| {
        format!("{} for a check, three quarters of what is free", bytes(free))
    });
    lines.push(format!("memory      {memory}"));
    lines.push(format!("processors  {}", findings.processors));
    lines.push(match (&findings.settings, findings.project) {
        (Some(file), _) => format!("settings    {}", file.display()),
        (None, Some(build)) => {
            format!("settings    none; this is a {build} project: sojourner init writes some")
        }
        (None, None) => "settings    none".into(),
    });
    for missing in &findings.missing {
        lines.push(format!("missing     {}: {}", missing.what, missing.remedy));
    }
    if findings.missing.is_empty() {
        lines.push("missing     nothing".into());
    }
    lines.join("\n") + "\n"
}
