//! `cargo xtask licences`: every crate that the lock file names is under a licence that `deny.toml` allows, and comes from
//! the registry. It needs no network; what it does not look at (advisories, doubled versions) cargo-deny does.

use std::process::Command;

use anyhow::{Context, ensure};
use serde_json::Value;

/// Looks at all crates; an error names those that are not allowed.
pub fn run() -> anyhow::Result<()> {
    let root = xtask::root();
    let rules = std::fs::read_to_string(root.join("deny.toml")).context("deny.toml")?;
    let allowed = allowed(&rules);
    ensure!(!allowed.is_empty(), "deny.toml allows no licence");
    let output = Command::new("cargo")
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(&root)
        .output()
        .context("cargo metadata")?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().context("cargo metadata tells no packages")?;
    let wrong: Vec<String> = packages.iter().filter_map(|package| complaint(package, &allowed)).collect();
    ensure!(wrong.is_empty(), "not allowed:\n{}", wrong.join("\n"));
    println!("{} crates, all under licences that are allowed", packages.len());
    Ok(())
}

/// What is wrong with a package.
fn complaint(package: &Value, allowed: &[String]) -> Option<String> {
    let name = format!("{} {}", package["name"].as_str()?, package["version"].as_str()?);
    if let Some(source) = package["source"].as_str().filter(|source| !source.starts_with("registry+")) {
        return Some(format!("{name} comes from {source}"));
    }
    match package["license"].as_str() {
        None => Some(format!("{name} names no licence")),
        Some(licence) if is_allowed(licence, allowed) => None,
        Some(licence) => Some(format!("{name} is under {licence}")),
    }
}

/// Whether an expression can be met: one of its alternatives, and of that one every part. The old way to write
/// alternatives is a slash. Alternatives within a part are in brackets.
fn is_allowed(licence: &str, allowed: &[String]) -> bool {
    let licence = licence.replace('/', " OR ");
    split(&licence, " OR ").iter().any(|alternative| {
        split(alternative, " AND ").iter().all(|part| is_part_allowed(part.trim(), allowed))
    })
}

fn is_part_allowed(part: &str, allowed: &[String]) -> bool {
    match part.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => is_allowed(inner, allowed),
        None => allowed.iter().any(|licence| licence == part),
    }
}

/// Splits at a word that stands in no bracket.
fn split(text: &str, word: &str) -> Vec<String> {
    let (mut parts, mut depth, mut from, mut at) = (Vec::new(), 0, 0, 0);
    while at < text.len() {
        match text.as_bytes()[at] {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ if depth == 0 && text[at..].starts_with(word) => {
                parts.push(text[from..at].to_owned());
                at += word.len();
                from = at;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    parts.push(text[from..].to_owned());
    parts
}

/// The list `allow` of the section `[licenses]`.
fn allowed(rules: &str) -> Vec<String> {
    let section = rules.split("[licenses]").nth(1).unwrap_or_default();
    let list = section.split("allow = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap_or_default();
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_met_by_one_of_their_alternatives() {
        let allowed = allowed(
            "[licenses]\nallow = [\n \"MIT\",\n \"Apache-2.0\", \"Unicode-3.0\"]\n[bans]\nx = [\"GPL\"]",
        );
        assert_eq!(allowed.len(), 3);
        for good in ["MIT", "MIT OR GPL-3.0", "GPL-3.0/MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert!(is_allowed(good, &allowed), "{good}");
        }
        for bad in ["GPL-3.0", "MIT AND GPL-3.0", "(MIT OR X) AND GPL-3.0", "", "LGPL-3.0 OR X"] {
            assert!(!is_allowed(bad, &allowed), "{bad}");
        }
    }
}
