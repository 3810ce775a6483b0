//! The pages of the documentation: every command is run. Commands with an exit code behind them end with it; of the others
//! the words are understood, and those that name files which are there are run for a while.

#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The pages, by name.
fn pages() -> Vec<(String, String)> {
    let listing = std::fs::read_dir(root().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<(String, String)> = listing
        .filter(|path| path.extension().is_some_and(|e| e == "md"))
        .map(|path| {
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    pages.sort();
    assert!(pages.len() > 20, "the pages are elsewhere");
    pages
}

/// A folder with the repository's examples, where commands may leave files.
fn place() -> PathBuf {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    std::fs::create_dir_all(place.join("target")).unwrap();
    for name in ["examples", "corpus", "docs"] {
        let link = place.join(name);
        if !link.exists() {
            let _ = std::os::unix::fs::symlink(std::fs::canonicalize(root().join(name)).unwrap(), &link);
        }
    }
    place
}

fn run(command: &str) -> Output {
    let binary = Path::new(env!("CARGO_BIN_EXE_sojourner")).parent().unwrap();
    let path = format!("{}:{}", binary.display(), std::env::var("PATH").unwrap_or_default());
    Command::new("sh")
        .args(["-c", command])
        .env("PATH", &path)
        .env("SOJOURNER_CONFIG", "")
        .current_dir(place())
        .stdin(Stdio::null())
        .output()
        .expect("there is a shell")
}

/// The commands with an exit code behind them.
fn told(page: &str) -> Vec<(String, i32)> {
    let blocks = page.split("```console\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let lines = blocks.flat_map(str::lines).filter_map(|line| line.strip_prefix("$ "));
    lines
        .map(|line| {
            let (command, code) =
                line.rsplit_once("# exit code ").unwrap_or_else(|| panic!("no exit code: {line}"));
            (command.trim().to_owned(), code.trim().parse().expect("a number"))
        })
        .collect()
}

#[test]
fn commands_end_as_the_pages_say() {
    let has_python = Command::new("python3").arg("--version").output().is_ok_and(|o| o.status.success());
    let mut count = 0;
    for (name, page) in pages() {
        if name == "tutorial.md" {
            let blocks = page.matches("```console").count();
            assert!(blocks > 5 && page.matches("```").count() == 2 * blocks, "a block that is not run");
        }
        for (command, code) in told(&page) {
            if command.starts_with("python3") && !has_python {
                continue;
            }
            let output = run(&command);
            assert_eq!(output.status.code(), Some(code), "{name}: {command}: {output:?}");
            let quiet = command.contains("--quiet");
            assert!(!output.stdout.is_empty() || quiet, "{name}: {command}");
            count += 1;
        }
    }
    assert!(count >= 12, "{count} commands");
}

/// The other commands of a page, without what is said of them: behind two spaces or a number sign.
fn others(page: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (i, block) in page.split("```").enumerate().filter(|(i, _)| i % 2 == 1) {
        let (language, text) = block.split_once('\n').unwrap_or(("", block));
        assert!(i > 0);
        if !language.is_empty() && language != "sh" {
            continue;
        }
        for line in text.lines() {
            let line = line.strip_prefix("$ ").unwrap_or(line);
            if line.starts_with("sojourner ") {
                let line = line.split(" #").next().unwrap();
                found.push(line.split("   ").next().unwrap().trim().to_owned());
            }
        }
    }
    found
}

/// A command that ends soon.
fn within_limits(command: &str) -> String {
    let word = command.split_whitespace().nth(1).unwrap_or_default();
    let more = match word {
        "check" | "quantify" if !command.contains("--for") => " --for 2s",
        "compare" => " --trials 1 --for 1s --quiet",
        _ => "",
    };
    // Options come before the arguments of a program.
    match command.split_once(" -- ") {
        Some((before, after)) if !command.contains('\'') => format!("{before}{more} -- {after}"),
        _ => format!("{command}{more}"),
    }
}

#[test]
fn the_words_of_all_other_commands_are_understood() {
    let mut count = 0;
    for (name, page) in pages() {
        for command in others(&page) {
            if command == "sojourner test" {
                continue; // of a project: `.ci/builds`
            }
            let output = run(&within_limits(&command));
            let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
            let code = output.status.code();
            assert_ne!(code, Some(101), "{name}: {command}: {complaint}");
            for wrong in ["Usage:", "unexpected argument", "invalid value", "unrecognized", "--help"] {
                assert!(!complaint.contains(wrong), "{name}: {command}: {complaint}");
            }
            let files = command.split([' ', '\'', '"', '#']).filter(|word| word.starts_with("examples/"));
            if files.clone().count() > 0 {
                for file in files {
                    assert!(root().join(file).exists(), "{name}: {command}: there is no {file}");
                }
                assert!(matches!(code, Some(0 | 1 | 3 | 4)), "{name}: {command}: {code:?} {complaint}");
            }
            count += 1;
        }
    }
    assert!(count >= 20, "{count} commands");
}

#[test]
fn the_table_of_contents_names_every_page() {
    let summary = std::fs::read_to_string(root().join("docs/SUMMARY.md")).unwrap();
    for (name, _) in pages() {
        assert!(
            name == "SUMMARY.md" || summary.contains(&format!("({name})")),
            "{name} is not in SUMMARY.md"
        );
    }
    for link in summary.split("](").skip(1).map(|rest| rest.split(')').next().unwrap()) {
        assert!(root().join("docs").join(link).is_file(), "SUMMARY.md names {link}");
    }
}

#[test]
fn the_reader_of_events_is_the_one_on_its_page() {
    let page = std::fs::read_to_string(root().join("docs/events.md")).unwrap();
    let shown = page.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    let file = std::fs::read_to_string(root().join("examples/events/visits.py")).unwrap();
    assert_eq!(shown, file);
}
