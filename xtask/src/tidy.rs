//! What the house style asks for and a compiler does not check: which crate may use which, how long
//! a file may be, that the pages name paths that exist, that nothing is left half done.

use std::fs;
use std::path::{Path, PathBuf};

/// Past this a file is two rooms.
const LONGEST: usize = 1_000;

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
    let tests = fs::read_to_string(root.join(".ci/long-tests")).unwrap_or_default();
    let sources: Vec<String> = files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect();
    long_tests(&tests, &sources, &mut problems);
    problems
}

/// Every test that is named as a long one exists, and is named once: otherwise `./test` would leave out nothing.
fn long_tests(list: &str, sources: &[String], problems: &mut Vec<String>) {
    let names: Vec<&str> = list
        .lines()
        .filter_map(|line| line.split_whitespace().next())
        .filter(|name| !name.starts_with('#'))
        .collect();
    for (at, name) in names.iter().enumerate() {
        let function = format!("fn {}()", name.rsplit("::").next().unwrap_or(name));
        if !sources.iter().any(|text| text.contains(&function)) {
            problems.push(format!(".ci/long-tests names {name}, and there is no test of that name"));
        }
        if names[..at].contains(name) {
            problems.push(format!(".ci/long-tests names {name} twice"));
        }
    }
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

/// Crates use each other as the page on the architecture says, no more and no less.
fn arrows(root: &Path, problems: &mut Vec<String>) {
    let page = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap_or_default();
    let folders = fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    let mut crates: Vec<(String, String)> = folders
        .filter_map(|folder| {
            let manifest = fs::read_to_string(folder.path().join("Cargo.toml")).ok()?;
            Some((folder.file_name().to_string_lossy().into_owned(), manifest))
        })
        .collect();
    crates.sort();
    as_drawn(&crates, &page, problems);
    let chores = fs::read_to_string(root.join("xtask/Cargo.toml")).unwrap_or_default();
    for used in ours(&chores) {
        problems.push(format!("xtask uses {used}: chores run the product as a user does"));
    }
}

/// The page has a row for every crate, and its arrows are those of the manifests. `crates` are folders with their
/// manifests.
fn as_drawn(crates: &[(String, String)], page: &str, problems: &mut Vec<String>) {
    let drawn = page.lines().find_map(|line| line.strip_prefix("Arrows: ")).unwrap_or_default();
    let drawn = drawn.split('.').next().unwrap_or_default();
    let list = |names: &str| -> Vec<String> { names.split(',').map(|name| name.trim().to_owned()).collect() };
    let mut drawn: Vec<(Vec<String>, Vec<String>)> = drawn
        .split(';')
        .filter_map(|arrow| arrow.split_once("->"))
        .map(|(a, b)| (list(a), list(b)))
        .collect();
    let is_crate = |name: &String| crates.iter().any(|(room, _)| room == name);
    for name in drawn.iter().flat_map(|(from, to)| from.iter().chain(to)).filter(|name| !is_crate(name)) {
        problems.push(format!("the arrows in ARCHITECTURE.md name {name}, which is no crate"));
    }
    for (room, manifest) in crates {
        if !page.contains(&format!("| `crates/{room}` |")) {
            problems.push(format!("ARCHITECTURE.md has no row for crates/{room}"));
        }
        let mut allowed: Vec<String> = Vec::new();
        drawn
            .iter_mut()
            .filter(|(from, _)| from.contains(room))
            .for_each(|(_, to)| allowed.append(&mut to.clone()));
        let used = ours(manifest);
        for other in used.iter().filter(|other| !allowed.contains(other)) {
            problems
                .push(format!("crates/{room} uses crates/{other}, and ARCHITECTURE.md has no such arrow"));
        }
        for other in allowed.iter().filter(|other| !used.contains(other)) {
            problems.push(format!(
                "ARCHITECTURE.md has an arrow from {room} to {other}, and there is no such use"
            ));
        }
    }
}

/// The folders of our crates that a manifest uses when it is built.
fn ours(manifest: &str) -> Vec<String> {
    let used = used(manifest).into_iter();
    used.filter_map(|name| name.strip_prefix("sojourner-").map(str::to_owned)).collect()
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
        ["ARCHITECTURE.md", "README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(String::from).to_vec();
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
        let beside = root.join(&page).parent().map_or(root.to_path_buf(), Path::to_path_buf);
        for link in links(&text) {
            if !beside.join(&link).exists() {
                problems.push(format!("{page} links to {link}, which does not exist"));
            }
        }
    }
}

/// The files that a page links to, without places in them.
fn links(text: &str) -> Vec<String> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.filter(|target| !target.contains("://")).map(|target| target.split('#').next());
    files.flatten().filter(|file| !file.is_empty()).map(str::to_string).collect()
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
        // What a build writes is in no checkout.
        .filter(|word| !word.starts_with("target/") && !word.starts_with("build/"))
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
        assert_eq!(used(manifest), ["sojourner-jvm", "clap"]);
    }

    #[test]
    fn the_page_draws_the_arrows_that_there_are() {
        let uses = |other: &str| {
            format!("[package]\nname = \"x\"\n[dependencies]\nsojourner-{other}.workspace = true\n")
        };
        let crates = [("a".to_owned(), uses("b")), ("b".to_owned(), String::new())];
        let check = |page: &str| {
            let mut problems = Vec::new();
            as_drawn(&crates, page, &mut problems);
            problems
        };
        let rows = "| `crates/a` | x |\n| `crates/b` | y |\n";
        assert_eq!(check(&format!("{rows}Arrows: a -> b. Nothing else.")), [""; 0]);
        assert_eq!(check(&format!("{rows}Arrows: a, b -> b.")).len(), 1, "b does not use itself");
        assert_eq!(check(&format!("{rows}Arrows: b -> a.")).len(), 2, "one is missing, one is not there");
        assert_eq!(check("| `crates/a` | x |\nArrows: a -> b, c.").len(), 3);
    }

    #[test]
    fn long_tests_exist() {
        let sources = ["fn a() {}\nfn b() {}", "mod m { fn b() {} }"].map(String::from);
        let mut problems = Vec::new();
        long_tests("# a list\na 3\n", &sources, &mut problems);
        assert!(problems.is_empty(), "{problems:?}");
        long_tests("a\na\nb\nc\n", &sources, &mut problems);
        assert_eq!(problems.len(), 2, "{problems:?}");
    }

    #[test]
    fn links_are_read_from_pages() {
        let page = "see [a](docs/a.md), [b](b.md#there), [c](https://c.org) and [d](#below)";
        assert_eq!(links(page), ["docs/a.md", "b.md"]);
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
