//! `cargo xtask dist`: the archive of a release, in `target/dist`: a stripped binary, linked statically where the target is
//! one of musl, with the licences of all that is in it, pages for `man`, completions, and a checksum beside it.
//!
//! The archive is the same for the same binary: names are sorted, times and owners are left out.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, bail, ensure};
use serde_json::Value;

#[derive(clap::Args)]
pub struct Arguments {
    /// What to build for
    #[arg(long, default_value = "x86_64-unknown-linux-musl")]
    target: String,
}

pub fn run(arguments: &Arguments) -> anyhow::Result<()> {
    let root = xtask::root();
    let target = &arguments.target;
    if !is_installed(target) {
        let added = Command::new("rustup").args(["target", "add", target]).status();
        ensure!(
            added.is_ok_and(|status| status.success()),
            "there is no library for {target}: rustup target add {target}"
        );
    }
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--release", "--locked", "--package", "sojourner", "--target", target]);
    cargo.current_dir(&root);
    done(&mut cargo)?;
    let binary = root.join("target").join(target).join("release/sojourner");
    if target.contains("musl") {
        let bytes = std::fs::read(&binary).with_context(|| format!("{}: is not there", binary.display()))?;
        ensure!(!has_interpreter(&bytes)?, "{}: is not linked statically", binary.display());
    }
    let version = env!("CARGO_PKG_VERSION");
    let name = format!("sojourner-{version}-{target}");
    let dist = root.join("target/dist");
    let folder = dist.join(&name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder)?;
    std::fs::copy(&binary, folder.join("sojourner"))?;
    for file in ["LICENSE-MIT", "LICENSE-APACHE", "README.md", "CHANGELOG.md"] {
        std::fs::copy(root.join(file), folder.join(file)).with_context(|| file.to_owned())?;
    }
    licences(&root, target, &folder.join("licences"))?;
    shell(&binary, &folder)?;
    let archive = format!("{name}.tar.gz");
    done(
        Command::new("tar")
            .args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0"])
            .args(["--use-compress-program=gzip -9n", "-cf", &archive, &name])
            .current_dir(&dist),
    )?;
    let sum = Command::new("sha256sum").arg(&archive).current_dir(&dist).output().context("sha256sum")?;
    ensure!(sum.status.success(), "sha256sum failed");
    std::fs::write(dist.join(format!("{archive}.sha256")), sum.stdout)?;
    println!("{}", dist.join(archive).display());
    Ok(())
}

fn done(command: &mut Command) -> anyhow::Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    ensure!(status.success(), "{command:?} failed");
    Ok(())
}

/// Whether the standard library for the target is there.
fn is_installed(target: &str) -> bool {
    let sysroot = Command::new("rustc").args(["--print", "sysroot"]).output().map(|out| out.stdout);
    let sysroot = sysroot.map(|out| String::from_utf8_lossy(&out).trim().to_owned()).unwrap_or_default();
    Path::new(&sysroot).join("lib/rustlib").join(target).join("lib").is_dir()
}

/// Whether a 64-bit ELF file asks for a loader, as files do that are linked dynamically.
fn has_interpreter(elf: &[u8]) -> anyhow::Result<bool> {
    let part = |at: usize, n: usize| elf.get(at..at + n).context("no ELF file");
    let number = |at: usize, n: usize| -> anyhow::Result<usize> {
        Ok(part(at, n)?.iter().rev().fold(0, |sum, &b| sum << 8 | usize::from(b)))
    };
    ensure!(part(0, 5)? == b"\x7fELF\x02", "no 64-bit ELF file");
    let (table, size, count) = (number(32, 8)?, number(54, 2)?, number(56, 2)?);
    const INTERPRETER: usize = 3;
    for entry in 0..count {
        if number(table + entry * size, 4)? == INTERPRETER {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The licences of every crate that is in the binary.
fn licences(root: &Path, target: &str, into: &Path) -> anyhow::Result<()> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version=1", "--locked", "--filter-platform", target])
        .current_dir(root)
        .output()
        .context("cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let mut list = String::new();
    for package in in_the_binary(&metadata)? {
        let text = |key: &str| package[key].as_str().unwrap_or_default().to_owned();
        let (name, version) = (text("name"), text("version"));
        if package["source"].is_null() {
            continue;
        }
        list.push_str(&format!("{name} {version}: {}\n", text("license")));
        let from = PathBuf::from(text("manifest_path"));
        let Some(from) = from.parent() else { continue };
        let folder = into.join(format!("{name}-{version}"));
        for entry in std::fs::read_dir(from)?.flatten() {
            let file = entry.file_name().to_string_lossy().to_uppercase();
            if ["LICENSE", "LICENCE", "COPYING", "NOTICE"].iter().any(|start| file.starts_with(start))
                && entry.path().is_file()
            {
                std::fs::create_dir_all(&folder)?;
                std::fs::copy(entry.path(), folder.join(entry.file_name()))?;
            }
        }
    }
    ensure!(!list.is_empty(), "no crate was found in the metadata");
    std::fs::write(into.join("LIST"), list)?;
    Ok(())
}

/// The packages that `sojourner` is made of: what it needs, other than for building and testing.
fn in_the_binary(metadata: &Value) -> anyhow::Result<Vec<&Value>> {
    let packages = metadata["packages"].as_array().context("packages")?;
    let nodes = metadata["resolve"]["nodes"].as_array().context("resolve")?;
    let nodes: BTreeMap<&str, &Value> = nodes.iter().filter_map(|n| Some((n["id"].as_str()?, n))).collect();
    let first = packages.iter().find(|p| p["name"] == "sojourner").and_then(|p| p["id"].as_str());
    let Some(first) = first else { bail!("there is no package sojourner") };
    let mut found = vec![first];
    let mut at = 0;
    while at < found.len() {
        let needs = nodes.get(found[at]).and_then(|node| node["deps"].as_array());
        for need in needs.into_iter().flatten() {
            let kinds = need["dep_kinds"].as_array();
            let is_normal = kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()));
            if let Some(id) = need["pkg"].as_str().filter(|id| is_normal && !found.contains(id)) {
                found.push(id);
            }
        }
        at += 1;
    }
    Ok(packages.iter().filter(|p| p["id"].as_str().is_some_and(|id| found.contains(&id))).collect())
}

/// Pages for `man`, and completions.
fn shell(binary: &Path, folder: &Path) -> anyhow::Result<()> {
    done(Command::new(binary).arg("man").arg(folder.join("man")))?;
    let completions = folder.join("completions");
    std::fs::create_dir_all(&completions)?;
    for (shell, file) in [("bash", "sojourner.bash"), ("zsh", "_sojourner"), ("fish", "sojourner.fish")] {
        let output = Command::new(binary).args(["completions", shell]).output()?;
        ensure!(output.status.success(), "completions for {shell}");
        std::fs::write(completions.join(file), output.stdout)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_dynamic_file_is_told_from_a_static_one() {
        let mut elf = vec![0; 64 + 2 * 56];
        elf[..5].copy_from_slice(b"\x7fELF\x02");
        (elf[32], elf[54], elf[56]) = (64, 56, 2);
        elf[64] = 1;
        assert!(!has_interpreter(&elf).unwrap());
        elf[64 + 56] = 3;
        assert!(has_interpreter(&elf).unwrap());
        assert!(has_interpreter(b"#!/bin/sh").is_err());
    }

    #[test]
    fn what_is_only_for_tests_is_not_in_the_binary() {
        let metadata = json!({
            "packages": [{"id": "s", "name": "sojourner"}, {"id": "a", "name": "a"}, {"id": "b", "name": "b"}],
            "resolve": {"nodes": [{"id": "s", "deps": [
                {"pkg": "a", "dep_kinds": [{"kind": null}]},
                {"pkg": "b", "dep_kinds": [{"kind": "dev"}]},
            ]}, {"id": "a", "deps": []}]},
        });
        let names: Vec<&str> =
            in_the_binary(&metadata).unwrap().iter().map(|p| p["name"].as_str().unwrap()).collect();
        assert_eq!(names, ["sojourner", "a"]);
    }
}
