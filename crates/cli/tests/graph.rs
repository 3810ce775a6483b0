//! `sojourner graph`: what it writes can be read back, by this program and by others.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn sojourner(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the program starts")
}

fn text(arguments: &[&str]) -> String {
    let output = sojourner(arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

/// A folder of this test's own, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("sojourner-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_die_in_tangs_listing() {
    let listing = text(&["graph", "builtin:die", "--format", "listing"]);
    assert_eq!(listing.lines().count(), 14);
    assert_eq!(listing.lines().next(), Some("0 0.5 1"));
    assert_eq!(listing.lines().filter(|l| l.ends_with(" *")).count(), 6);
}

#[test]
fn a_listing_keeps_the_order_of_exploring() {
    let file = "examples/models/incomparable/pfs-before-bfpss.tra";
    let order = |strategy: &str| {
        let listing = text(&["graph", file, "--strategy", strategy, "--format", "listing"]);
        let lines = listing.lines().map(|line| line.split(' ').nth(1).unwrap().to_owned());
        lines.collect::<Vec<_>>()
    };
    assert_eq!(order("dfs"), ["0.7", "0.5", "0.5", "0.3", "1"]);
    assert_eq!(order("bfs"), ["0.7", "0.3", "0.5", "0.5", "1"]);
    assert_eq!(order("bfpss"), ["0.7", "0.3", "1", "0.5", "0.5"]);
}

#[test]
fn the_die_in_dot_and_json_lines() {
    let dot = text(&["graph", "builtin:die"]);
    assert!(dot.starts_with("digraph ") && dot.ends_with("}\n"), "{dot}");
    assert_eq!(dot.matches(" -> ").count(), 14);
    assert!(dot.contains("left, to node 1"), "{dot}");
    let lines = text(&["graph", "builtin:die", "--format", "jsonl"]);
    let events: Vec<serde_json::Value> = lines.lines().map(|l| serde_json::from_str(l).unwrap()).collect();
    let of = |event: &str| events.iter().filter(|e| e["event"] == event).count();
    assert_eq!((of("state"), of("transition")), (13, 14));
}

/// Writing a system and reading it back gives a system of the same size and the same masses.
#[test]
fn what_is_written_can_be_read_back() {
    let folder = Folder::new("graph");
    for (system, format) in [
        ("builtin:die", "tra"),
        ("builtin:die", "aut"),
        ("builtin:scissors?wins=2", "tra"),
        ("builtin:scissors?wins=2", "aut"),
        ("builtin:sccs", "aut"),
        ("builtin:diamond?width=5", "aut"),
        ("builtin:diamond?width=5", "tra"),
        ("builtin:grid?width=4,height=4,reset=0.1", "tra"),
        ("builtin:grid?width=4,height=4,reset=0.1", "aut"),
        ("builtin:random-mdp?states=50", "aut"),
    ] {
        let file = folder.file(&format!("m.{format}"));
        assert_eq!(text(&["graph", system, "--format", format, "-o", &file]), "");
        let size = |system: &str| {
            let report: serde_json::Value =
                serde_json::from_str(&text(&["check", system, "--json"])).expect("a report");
            (report["states"].clone(), report["transitions"].clone(), report["verified"].clone())
        };
        assert_eq!(size(&file), size(system), "{system} as {format}");
    }
}

#[test]
fn labels_survive_the_way_through_prisms_files() {
    let folder = Folder::new("labels");
    let file = folder.file("die.tra");
    text(&["graph", "builtin:die", "--format", "tra", "-o", &file]);
    let output = sojourner(&["check", &file, "--property", "never six", "--json"]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let report: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["violations"][0]["kind"], "invariant");
    assert!(Path::new(&folder.file("die.sta")).is_file());
}

#[test]
fn a_partial_graph_says_so() {
    let output = sojourner(&["graph", "builtin:biased-die", "--max-states", "10", "--format", "listing"]);
    assert_eq!(output.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&output.stderr).contains("the graph is not complete"), "{output:?}");
    let output = sojourner(&["graph", "builtin:die", "-o", "no/such/folder/x.dot"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("x.dot: cannot be written"), "{output:?}");
}

#[test]
fn a_graph_says_what_could_not_be_followed() {
    let folder = Folder::new("graph-followed");
    let file = folder.file("endless.mcrl2");
    std::fs::write(&file, "act a: Nat; b;\ninit b . sum n: Nat . a(n) . delta;\n").unwrap();
    let output = sojourner(&["graph", &file, "--format", "aut"]);
    assert_eq!(output.status.code(), Some(4), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("could not follow: sum on line 2: Nat has no end"), "{said}");
    assert!(String::from_utf8(output.stdout).unwrap().starts_with("des (0, 1, 2)"));
}

/// The file of events becomes no larger than asked, says so where it is cut, and still has its end; a strategy that learns
/// tells what.
#[test]
fn events_are_bounded_and_tell_what_was_learned() {
    let folder = Folder::new("events");
    let file = folder.file("e.jsonl");
    let run = |more: &[&str]| {
        let words = ["check", "builtin:biased-die", "--strategy", "rl-q", "--max-transitions", "500"];
        let output = sojourner(&[&words[..], &["--quiet", "--events", &file], more].concat());
        assert_eq!(output.status.code(), Some(3), "{output:?}");
        let lines = std::fs::read_to_string(&file).unwrap();
        let events = lines.lines().map(|line| serde_json::from_str(line).unwrap());
        (output, lines.len(), events.collect::<Vec<serde_json::Value>>())
    };
    let of = |events: &[serde_json::Value], kind: &str| events.iter().filter(|e| e["event"] == kind).count();
    let (_, size, all) = run(&[]);
    assert!(size > 40_000, "{size}");
    assert_eq!((of(&all, "transition"), of(&all, "learned"), of(&all, "cut")), (500, 500, 0));
    let values = all.iter().filter(|e| e["event"] == "learned").flat_map(|e| e["values"].as_array().unwrap());
    assert!(values.filter_map(|v| v.as_f64()).any(|v| v > 0.0 && v <= 10.0));
    let (output, size, cut) = run(&["--events-size", "20k"]);
    assert!((20_000..22_000).contains(&size), "{size}");
    assert_eq!((of(&cut, "cut"), of(&cut, "end")), (1, 1));
    assert_eq!(cut.last().unwrap()["transitions"], 500);
    assert!(String::from_utf8_lossy(&output.stderr).contains("(--events-size)"), "{output:?}");
}
