//! What the house style asks for and a compiler does not check: which crate may use which, how long
//! a file may be, that the pages name paths that exist, that nothing is left half done.

use std::fs;
use std::path::{Path, PathBuf};

/// Past this a file is two rooms.
const LONGEST: usize = 1_000;

/// Which crates of ours each crate may use; one that is not listed may use none.
const ARROWS: &[(&str, &[&str])] = &[
    (
        "sojourner",
        &["sojourner-report", "sojourner-symbolic", "sojourner-jvm", "sojourner-models", "sojourner-kernel"],
    ),
    ("sojourner-report", &["sojourner-kernel"]),
    ("sojourner-models", &["sojourner-kernel"]),
    ("sojourner-jvm", &["sojourner-kernel", "sojourner-terms"]),
    ("sojourner-symbolic", &["sojourner-kernel", "sojourner-terms"]),
    ("sojourner-terms", &[]),
];

/// Everything that is untidy, one line each.
pub fn check(root: &Path) -> Vec<String> {
    let mut problems = Vec::new();
    let files = files(root);
    arrows(root, &mut problems);
    for file in &files {
        let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
        let Ok(text) = fs::read_to_string(file) else { continue };
        if name.ends_with(".rs") {
            rust(&name, &text, &mut problems);
        }
        if name.ends_with("/mod.rs") {
            problems.push(format!("{name}: use foo.rs beside foo/ instead of mod.rs"));
        }
        places(&name, &text, &mut problems);
    }
    pages(root, &mut problems);
    problems
}

/// The text files of the project that people wrote.
fn files(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut todo = vec![root.to_path_buf()];
    while let Some(folder) = todo.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = entry.file_name().to_string_lossy().into_owned();
            if path.is_dir() {
                if name != "target" && name != ".git" {
                    todo.push(path);
                }
            } else {
                let ending = path.extension().and_then(|e| e.to_str()).unwrap_or("");
                let written =
                    ["rs", "toml", "md", "java", "sh", "tra", "lab", "sta", "aut", "yml"].contains(&ending);
                if written || ["run", "test"].contains(&name.as_str()) {
                    found.push(path);
                }
            }
        }
    }
    found.sort();
    found
}

/// No crate uses another against the arrows.
fn arrows(root: &Path, problems: &mut Vec<String>) {
    let mut manifests: Vec<PathBuf> = fs::read_dir(root.join("crates"))
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path().join("Cargo.toml"))
        .filter(|manifest| manifest.is_file())
        .collect();
    let page = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap_or_default();
    crates(&manifests, &page, problems);
    manifests.push(root.join("xtask/Cargo.toml"));
    for manifest in manifests {
        let text = fs::read_to_string(&manifest).unwrap_or_default();
        let crate_name = value(&text, "name").unwrap_or_default();
        let allowed =
            ARROWS.iter().find(|(name, _)| *name == crate_name).map_or(&[][..], |(_, allowed)| *allowed);
        for used in used(&text) {
            if used.starts_with("sojourner") && !allowed.contains(&used.as_str()) {
                problems.push(format!("{crate_name} must not use {used}: see the arrows in ARCHITECTURE.md"));
            }
        }
    }
}

/// The page on the architecture has a row for every crate, and its arrows are those that are checked.
fn crates(manifests: &[PathBuf], page: &str, problems: &mut Vec<String>) {
    let arrows = page.lines().find_map(|line| line.strip_prefix("Arrows: ")).unwrap_or_default();
    let arrows = arrows.split('.').next().unwrap_or_default();
    let named: Vec<&str> = arrows.split([',', ';', ' ', '>', '-']).filter(|word| !word.is_empty()).collect();
    let mut rooms = Vec::new();
    for manifest in manifests {
        let Some(room) = manifest.parent().and_then(|folder| folder.file_name()) else { continue };
        let room = room.to_string_lossy().into_owned();
        if !page.contains(&format!("| `crates/{room}` |")) {
            problems.push(format!("ARCHITECTURE.md has no row for crates/{room}"));
        }
        if !named.contains(&room.as_str()) {
            problems.push(format!("the arrows in ARCHITECTURE.md do not name {room}"));
        }
        rooms.push(room);
    }
    for word in named {
        if !rooms.iter().any(|room| room == word) {
            problems.push(format!("the arrows in ARCHITECTURE.md name {word}, which is no crate"));
        }
    }
}

/// The value of the first `key = "value"` of a manifest.
fn value(manifest: &str, key: &str) -> Option<String> {
    manifest.lines().find_map(|line| {
        let (name, value) = line.split_once('=')?;
        (name.trim() == key).then(|| value.trim().trim_matches('"').to_string())
    })
}

/// The crates a manifest depends on when it is built; what only tests use may point anywhere.
fn used(manifest: &str) -> Vec<String> {
    let mut within = false;
    let mut used = Vec::new();
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            within = line.ends_with("dependencies]") && !line.contains("dev-");
            if let Some(name) = line.strip_prefix("[dependencies.") {
                used.push(name.trim_end_matches(']').to_string());
            }
        } else if within && !line.is_empty() && !line.starts_with('#') {
            let name: String =
                line.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-' || *c == '_').collect();
            used.push(name);
        }
    }
    used
}

/// Sizes and leftovers of a Rust file. The words are put together here so that this file does not
/// contain them.
fn rust(name: &str, text: &str, problems: &mut Vec<String>) {
    let lines = text.lines().count();
    if lines > LONGEST {
        problems.push(format!("{name}: {lines} lines, more than {LONGEST}; make two files of it"));
    }
    for word in [["#[ig", "nore"], ["to", "do!("], ["unimple", "mented!("]] {
        let word = word.concat();
        if text.contains(&word) {
            problems.push(format!("{name}: contains {word}"));
        }
    }
}

/// No path of one particular machine.
fn places(name: &str, text: &str, problems: &mut Vec<String>) {
    for place in [["/wo", "rk/"], ["/ro", "ot/"], ["/ho", "me/"]] {
        let place = place.concat();
        if let Some((at, _)) = text.lines().enumerate().find(|(_, line)| line.contains(&place)) {
            problems.push(format!("{name}:{}: names a path of one machine ({place})", at + 1));
        }
    }
}

/// Every path that a page of the project names in backquotes exists.
fn pages(root: &Path, problems: &mut Vec<String>) {
    let mut pages: Vec<String> =
        ["ARCHITECTURE.md", "README.md", "CONTRIBUTING.md"].map(String::from).to_vec();
    for entry in fs::read_dir(root.join("docs")).into_iter().flatten().flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") {
            pages.push(format!("docs/{name}"));
        }
    }
    for page in pages {
        let Ok(text) = fs::read_to_string(root.join(&page)) else {
            problems.push(format!("{page} is missing"));
            continue;
        };
        for path in named(&text) {
            if !root.join(&path).exists() {
                problems.push(format!("{page} names {path}, which does not exist"));
            }
        }
    }
}

/// The words in backquotes that look like paths of the project: with a slash or a known ending, and
/// nothing that a path does not have.
fn named(text: &str) -> Vec<String> {
    let mut outside = String::new();
    let mut fenced = false;
    for line in text.lines() {
        if line.trim_start().starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            outside.push_str(line);
            outside.push('\n');
        }
    }
    outside
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|word| word.chars().all(|c| c.is_ascii_alphanumeric() || "./_-".contains(c)))
        .filter(|word| {
            !word.starts_with(['/', '-', '.']) || word.starts_with("./") || word.starts_with(".ci")
        })
        .filter(|word| word.contains(|c: char| c.is_ascii_alphabetic()))
        .filter(|word| word.contains('/') || [".md", ".rs", ".toml"].iter().any(|e| word.ends_with(e)))
        .map(str::to_string)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrows_are_read_from_manifests() {
        let manifest = "[package]\nname = \"a\"\n[dependencies]\nsojourner-jvm.workspace = true\nclap = \"4\"\n[dev-dependencies]\nx = \"1\"\n";
        assert_eq!(value(manifest, "name").as_deref(), Some("a"));
        assert_eq!(used(manifest), ["sojourner-jvm", "clap"]);
    }

    #[test]
    fn the_page_names_every_crate_and_no_other() {
        let manifests = ["crates/a/Cargo.toml", "crates/b/Cargo.toml"].map(PathBuf::from);
        let mut problems = Vec::new();
        crates(
            &manifests,
            "| `crates/a` | x |\n| `crates/b` | y |\nArrows: a -> b. Nothing else.",
            &mut problems,
        );
        assert!(problems.is_empty(), "{problems:?}");
        crates(&manifests, "| `crates/a` | x |\nArrows: a -> c.", &mut problems);
        assert_eq!(problems.len(), 3, "{problems:?}");
    }

    #[test]
    fn leftovers_and_machine_paths_are_found() {
        let mut problems = Vec::new();
        rust("a.rs", &format!("{}{}", "to", "do!()"), &mut problems);
        rust("b.rs", &"x\n".repeat(1001), &mut problems);
        places("c.md", &format!("see {}{}x", "/wo", "rk/"), &mut problems);
        assert_eq!(problems.len(), 3, "{problems:?}");
    }

    #[test]
    fn paths_in_pages_are_those_in_backquotes_outside_of_blocks() {
        let text = "see `crates/cli`, `--all`, `a b/c`, `./run`\n```\n`x/y`\n```\nand `docs/json.md` `G p`";
        assert_eq!(named(text), ["crates/cli", "./run", "docs/json.md"]);
    }
}
