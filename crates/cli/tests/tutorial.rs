//! Every command of the tutorial is run, and ends as the page says.

#![cfg(unix)]

use std::path::Path;
use std::process::{Command, Stdio};

#[test]
fn the_commands_of_the_tutorial_end_as_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/tutorial.md")).unwrap();
    let binary = Path::new(env!("CARGO_BIN_EXE_sojourner")).parent().unwrap();
    let path = format!("{}:{}", binary.display(), std::env::var("PATH").unwrap_or_default());
    let commands: Vec<(&str, i32)> = page
        .lines()
        .filter_map(|line| line.strip_prefix("$ "))
        .map(|line| {
            let (command, code) =
                line.rsplit_once("# exit code ").unwrap_or_else(|| panic!("no exit code: {line}"));
            (command.trim(), code.trim().parse().expect("a number"))
        })
        .collect();
    assert!(commands.len() >= 10, "{commands:?}");
    let blocks = page.matches("```console").count();
    assert!(blocks > 5 && page.matches("```").count() == 2 * blocks, "a block that is not run");
    for (command, code) in commands {
        let output = Command::new("sh")
            .args(["-c", command])
            .env("PATH", &path)
            .env("SOJOURNER_CONFIG", "")
            .current_dir(&root)
            .stdin(Stdio::null())
            .output()
            .expect("there is a shell");
        assert_eq!(output.status.code(), Some(code), "{command}: {output:?}");
        assert!(!output.stdout.is_empty() || command.contains("--quiet"), "{command}");
    }
}
