//! mCRL2 specifications by the command: what is written for other tools, how questions count steps, what mistakes are
//! told, and how long reading takes.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

fn sojourner(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the program starts")
}

fn out(arguments: &[&str]) -> String {
    String::from_utf8(sojourner(arguments).stdout).expect("text")
}

fn said(arguments: &[&str]) -> String {
    String::from_utf8(sojourner(arguments).stderr).expect("text")
}

/// A folder of this test's own, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("sojourner-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }

    fn write(&self, name: &str, text: &str) -> String {
        let file = self.0.join(name);
        std::fs::write(&file, text).unwrap();
        file.to_str().unwrap().to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The answer to one question.
fn asked(system: &str, question: &str) -> serde_json::Value {
    let text = out(&["quantify", system, "--ask", question, "--json"]);
    let whole: serde_json::Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
    whole["answers"][0].clone()
}

const DRAWN: &str = "act a, start: Bool; init dist x: Bool[if(x, 1/3, 2/3)] . a(x) . start(x) . delta;";

#[test]
fn a_drawn_start_is_no_step() {
    let folder = Folder::new("drawn-start");
    let file = folder.write("drawn.mcrl2", DRAWN);
    let aut = folder.write("drawn.aut", &out(&["graph", &file, "--format", "aut"]));
    let expected = "des (0 2/3 1, 4, 5)\n(0, \"a(false)\", 2)\n(1, \"a(true)\", 3)\n\
                    (2, \"start(false)\", 4)\n(3, \"start(true)\", 4)\n";
    assert_eq!(std::fs::read_to_string(&aut).unwrap(), expected);
    for system in [&file, &aut] {
        assert_eq!(asked(system, "E[steps until action a(_)]")["exact"], "1", "{system}");
        assert_eq!(asked(system, "E[steps until action start(_)]")["exact"], "2", "{system}");
        assert_eq!(asked(system, "P=? [F action start(true)]")["exact"], "1/3", "{system}");
    }
}

/// What is written as `.aut` keeps the names of actions and the fractions.
#[test]
fn draws_of_actions_survive_the_way_through_a_file() {
    let folder = Folder::new("draws-aut");
    let two = "act a, b, win, lose;
        init a . dist x: Bool[1/2] . (x -> win . delta <> lose . delta)
           + a . dist x: Bool[if(x, 1/4, 3/4)] . (x -> win . delta <> lose . delta) + b . a . delta;";
    let file = folder.write("two.mcrl2", two);
    let aut = folder.write("two.aut", &out(&["graph", &file, "--format", "aut"]));
    for system in [&file, &aut] {
        let found = sojourner(&["check", system, "--find", "action a then action win"]);
        assert_eq!(found.status.code(), Some(1), "{system}: {found:?}");
        assert_eq!(asked(system, "Pmax=? [F action win]")["exact"], "1/2", "{system}");
    }
    let tiny = "act s: Nat; e;
        init s(0) . dist x: Nat[if(x == 0, 1/7, if(x == 1, 1/exp(2, 70), if(x == 2, 6/7 - 1/exp(2, 70), 0)))] .
             ((x == 0) -> e . delta <> s(x) . delta);";
    let file = folder.write("tiny.mcrl2", tiny);
    let aut = folder.write("tiny.aut", &out(&["graph", &file, "--format", "aut"]));
    for system in [&file, &aut] {
        assert_eq!(asked(system, "P=? [F action e]")["exact"], "1/7", "{system}");
        assert_eq!(asked(system, "P=? [F action s(1)]")["exact"], "1/1180591620717411303424", "{system}");
    }
    let tra = folder.write("w.tra", "4 3\n0 1 1/12\n0 2 5/12\n0 3 1/2\n");
    folder.write("w.lab", "0=\"init\" 1=\"low\"\n0: 0\n1: 1\n2: 1\n");
    assert_eq!(asked(&tra, "P=? [F low]")["exact"], "1/2");
}

#[test]
fn a_picture_has_probabilities_only_where_there_are_some() {
    let folder = Folder::new("plain-dot");
    let file = folder.write("p.mcrl2", "act a: Nat; b; init a(1) . b . delta;");
    let dot = out(&["graph", &file, "--format", "dot"]);
    assert!(dot.contains("0 -> 1 [label=\"a(1)\"];") && dot.contains("1 -> 2 [label=\"b\"];"), "{dot}");
}

#[test]
fn states_on_one_line_are_told_apart() {
    let folder = Folder::new("alike");
    let file =
        folder.write("p.mcrl2", "act a, b, c: Nat;\nproc P(n: Nat) = a(n) . b(n) . c(n) . P(n);\ninit P(1);");
    let run = out(&["check", &file, "--find", "action c(1)"]);
    assert!(run.contains("line 2:25(1)") && run.contains("line 2:32(1)"), "{run}");
    let file = folder.write("q.mcrl2", "act a, b;\nproc P = a .\n  b . P;\ninit P;");
    let run = out(&["check", &file, "--find", "action b"]);
    assert!(run.contains("line 3") && !run.contains("line 3:"), "{run}");
}

#[test]
fn mistakes_point_at_the_name_and_tell_what_to_write() {
    let folder = Folder::new("told");
    let file = folder
        .write("names.mcrl2", "act a, b, c;\ninit allow({c},\n  comm({a|b -> c, a|yy -> c}, a || b));\n");
    let message = said(&["check", &file]);
    assert!(message.contains("names.mcrl2:3: column 21: yy is no action"), "{message}");
    let file = folder.write("ab.mcrl2", "act a, b, c, then; init a . b . then . delta;");
    for (property, part) in [
        ("never b", "b is an action, and no proposition; write action b"),
        ("F deadlock", "deadlock is no proposition"),
        ("F action a|b", "b is an action, and no proposition; write action b"),
    ] {
        let message = said(&["check", &file, "--property", property]);
        assert!(message.contains(part), "{property}: {message}");
    }
    for (property, code) in
        [("G !action c & F action b", 0), ("G !action b & F action b", 1), ("F action then", 0)]
    {
        let output = sojourner(&["check", &file, "--property", property]);
        assert_eq!(output.status.code(), Some(code), "{property}: {output:?}");
    }
    assert_eq!(sojourner(&["check", &file, "--find", "action then"]).status.code(), Some(1));
    for (text, part) in [
        ("act a; proc P(n: Nat) = a . P(n - 1); init P(3);", "expected Nat; Int2Nat(...) makes one of it"),
        ("act a: Real; init a(0.5);", "write 1/2 for 0.5"),
    ] {
        let message = said(&["check", &folder.write("hint.mcrl2", text)]);
        assert!(message.contains(part), "{text}: {message}");
    }
    let sums =
        "map f: Nat -> Nat; var n: Nat;\neqn f(0) = 0;\n f(n + 1) = f(n);\nact r: Nat; init r(f(5)) . delta;";
    let output = sojourner(&["check", &folder.write("sums.mcrl2", sums)]);
    let whole =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(whole.contains("line 3: + on the left side of an equation matches no number"), "{whole}");
}

#[test]
fn functions_and_sets_are_shown_as_they_are_written() {
    let folder = Folder::new("shown");
    let text = "act s: Set(Nat); f: Nat -> Bool;\nproc P(k: Pos) = s({x: Nat | x mod k == 1}) . f(lambda n: Nat . n > k) . delta;\ninit P(2);";
    let aut = out(&["graph", &folder.write("p.mcrl2", text), "--format", "aut"]);
    assert!(aut.contains("\"s({x: Nat | (x mod k) == 1 whr k = 2 end})\""), "{aut}");
    assert!(aut.contains("\"f((lambda n: Nat . n > k whr k = 2 end))\""), "{aut}");
}

/// Twice as long a text takes about twice as long to read. The bound is for the slowest of machines.
#[test]
fn long_texts_are_read_in_linear_time() {
    let folder = Folder::new("long");
    let list: Vec<String> = (0..100_000).map(|n| (n % 7).to_string()).collect();
    let list = format!("act a: List(Nat); b; init b . a([{}]) . delta;", list.join(", "));
    let summands: Vec<String> = (0..4_000).map(|n| format!("(n == {n}) -> a({n}) . P(n + {n})")).collect();
    let summands = format!("act a: Nat; proc P(n: Nat) = {};\ninit P(0);", summands.join(" + "));
    let processes: String = (0..15_000).map(|n| format!("P{n} = a . P{};\n", (n + 1) % 15_000)).collect();
    let processes = format!("act a; proc {processes} init P0;");
    for (name, text) in [("list", list), ("summands", summands), ("processes", processes)] {
        let file = folder.write(&format!("{name}.mcrl2"), &text);
        let begun = Instant::now();
        let output = sojourner(&["check", &file, "--max-states", "3", "--strategy", "bfs"]);
        assert!(matches!(output.status.code(), Some(0 | 3)), "{name}: {output:?}");
        assert!(begun.elapsed() < Duration::from_secs(40), "{name}: {:?}", begun.elapsed());
    }
}
