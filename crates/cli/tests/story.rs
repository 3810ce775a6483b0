//! Violations of Java programs, told: transcripts of corpus programs, and what must hold of every
//! story. Transcripts lie in `tests/story/`; `SOJOURNER_BLESS=1` writes them anew. They are those of
//! JDK 17; with another JDK only what must hold of every story is tested.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sojourner(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.current_dir(root()).args(arguments).output().expect("the binary runs")
}

/// The lines of the program's directives that start so.
fn directive(source: &str, name: &str) -> Option<String> {
    let prefix = format!("// {name}:");
    source.lines().find_map(|l| l.strip_prefix(&prefix)).map(|v| v.trim().to_owned())
}

struct Case {
    path: String,
    source: String,
}

impl Case {
    fn named(name: &str) -> Case {
        let path = format!("corpus/java/check/{name}.java");
        let source = std::fs::read_to_string(root().join(&path)).expect("a program of the corpus");
        Case { path, source }
    }

    fn check(&self, options: &[&str]) -> Output {
        let args = directive(&self.source, "args").unwrap_or_default();
        let mut all = vec!["check", "-q", &self.path];
        all.extend(options);
        all.push("--");
        all.extend(args.split_whitespace());
        sojourner(&all)
    }

    fn json(&self, options: &[&str]) -> Value {
        let output = self.check(&[&["--json"], options].concat());
        serde_json::from_slice(&output.stdout)
            .unwrap_or_else(|e| panic!("{}: {e}\n{}", self.path, String::from_utf8_lossy(&output.stderr)))
    }

    /// Lines marked as where the violation is seen.
    fn marked(&self) -> Vec<u64> {
        let lines = self.source.lines().enumerate();
        lines.filter(|(_, l)| l.contains("//! ")).map(|(i, _)| i as u64 + 1).collect()
    }
}

/// Programs whose transcript is kept.
const TOLD: &[&str] = &[
    "choices/AnyInput",
    "choices/CoinRace",
    "classics/BoundedBuffer",
    "classics/DiningPhilosophers",
    "classics/LockOrder",
    "classics/LoseNotify",
    "classics/NestedMonitor",
    "locks/AccountRace",
    "locks/BankTransfer",
    "locks/PhilosophersLocks",
    "pools/PoolLeaked",
    "sync/CyclicMissing",
    "threads/ExitInThread",
    "threads/JoinEachOther",
    "threads/UncaughtInWorker",
    "threads/WaitIf",
];

/// Numbers that depend on the machine or the JDK's inside are taken out.
fn normal(text: &str) -> String {
    let mut lines = Vec::new();
    for line in text.lines() {
        let line = line.trim_end();
        if line.starts_with("states ") {
            continue;
        }
        if line.starts_with("checking ") {
            lines.push("checking ...".to_owned());
        } else if let Some((kept, rest)) = line.split_once(" operations shown") {
            let kept = kept.rsplit_once(" of ").map_or(kept, |p| p.0);
            lines.push(format!("{kept} of N operations shown{rest}"));
        } else if let Some((before, _)) = line.split_once("sojourner replay s2") {
            lines.push(format!("{before}sojourner replay TOKEN"));
        } else if !line.contains("java.base/") {
            lines.push(line.to_owned());
        }
    }
    lines.join("\n") + "\n"
}

#[test]
fn transcripts_are_as_blessed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/story");
    let mut wrong = Vec::new();
    for name in TOLD {
        let case = Case::named(name);
        let output = case.check(&[]);
        let text = String::from_utf8(output.stdout).expect("text");
        assert_eq!(
            output.status.code(),
            Some(1),
            "{name}: {text}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(!text.contains('\x1b'), "{name}: a pipe gets no control codes");
        if !text.lines().next().is_some_and(|l| l.contains("   JDK 17   ")) {
            continue;
        }
        let file = folder.join(format!("{}.txt", name.replace('/', "-")));
        let text = normal(&text);
        if std::env::var_os("SOJOURNER_BLESS").is_some() {
            std::fs::create_dir_all(&folder).expect("a folder");
            std::fs::write(&file, &text).expect("a transcript");
        } else if std::fs::read_to_string(&file).unwrap_or_default() != text {
            wrong.push(format!("{name}:\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// More programs, of which only what must hold is tested; also found by another strategy, with its
/// longer runs.
const MORE: &[&str] = &["apps/LazyInit", "mutex/PetersonTurnFirst", "puzzles/Airline", "puzzles/Reorder"];

#[test]
fn every_story_replays_names_the_marked_line_and_is_not_longer_than_what_was_found() {
    for name in TOLD.iter().chain(MORE) {
        for strategy in ["bfs", "dfs"] {
            let case = Case::named(name);
            let report = case.json(&["--strategy", strategy]);
            assert_eq!(report["java"]["memory_model"], "sequential consistency", "{name}");
            assert!(report["java"]["jdk"].as_u64().is_some_and(|n| n >= 17), "{name}");
            assert!(report["java"]["program_classes"].as_u64().is_some_and(|n| n >= 1), "{name}");
            let violation = &report["violations"][0];
            let story = &violation["story"];
            assert!(story["claim"].as_str().is_some_and(|c| !c.is_empty()), "{name} {strategy}: {violation}");
            let steps = violation["steps"].as_array().expect("steps").len() as u64;
            assert!(steps <= story["found_steps"].as_u64().expect("a number"), "{name} {strategy}");

            let mut lines: Vec<u64> = Vec::new();
            let spans = story["spans"].as_array().expect("spans").iter();
            lines.extend(spans.filter_map(|s| s["line"].as_u64()));
            for segment in story["segments"].as_array().expect("segments") {
                let events = segment["events"].as_array().expect("events").iter();
                lines.extend(
                    events.filter(|e| e["matters"] == true).filter_map(|e| e["place"]["line"].as_u64()),
                );
            }
            let marked = case.marked();
            assert!(
                marked.iter().any(|m| lines.contains(m)),
                "{name} {strategy}: {marked:?} not in {lines:?}"
            );

            let token = violation["token"].as_str().expect("a token");
            let again = sojourner(&["replay", token]);
            let text = String::from_utf8_lossy(&again.stdout);
            assert_eq!(again.status.code(), Some(1), "{name} {strategy}: {text}");
            assert!(!text.contains("another violation"), "{name} {strategy}: {text}");
            assert!(text.contains(story["claim"].as_str().unwrap_or("?")), "{name} {strategy}: {text}");
        }
    }
}

#[test]
fn a_deadlock_in_json_has_its_circle() {
    let report = Case::named("classics/LockOrder").json(&[]);
    let story = &report["violations"][0]["story"];
    assert_eq!(story["claim"], "two threads wait for each other");
    let cycle: Vec<u64> = story["cycle"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    assert_eq!(cycle, [0, 1]);
    for (thread, stuck) in story["stuck"].as_array().unwrap().iter().enumerate() {
        assert_eq!(stuck["thread"], thread as u64);
        assert_eq!(stuck["owner"], 1 - thread as u64);
        assert_eq!(stuck["holds"][0]["place"]["line"], 11);
        assert_eq!(stuck["place"]["line"], 12);
    }
    assert_eq!(story["needed_order"].as_array().unwrap().len(), 3);
    assert_eq!(story["threads"][0]["name"], "main");
}

#[test]
fn a_java_violation_as_a_page_has_its_story_in_colours() {
    let case = Case::named("classics/LockOrder");
    let page = String::from_utf8(case.check(&["--format", "html"]).stdout).unwrap();
    let first = page.find("memory model: sequential consistency").expect("what the answer rests on");
    let claim = page.find("deadlock: two threads wait for each other").expect("the claim");
    let story = page.find("Needed order:").expect("the order");
    let steps = page.find("<details>").expect("the steps, folded");
    assert!(first < claim && claim < story && story < steps, "{page}");
    assert!(page.contains("<span class=\"t0\">") && page.contains("<span class=\"t1\">"), "{page}");
    assert_eq!(page.matches("<span").count(), page.matches("</span>").count(), "{page}");
    assert!(page.contains("<td class=\"t0\" data-t=") && page.contains("<td class=\"t1\" data-t="), "{page}");
    assert!(page.contains(", which ") && page.contains("sojourner replay s2"), "{page}");
    assert!(page.contains("<code>sojourner check ") && page.contains("<th>date<td>20"), "{page}");
    assert!(!page.contains('\x1b') && !page.contains("?["), "{page}");
}

#[test]
fn a_java_violation_in_sarif_has_a_flow_for_each_thread() {
    let case = Case::named("classics/LockOrder");
    let log: Value = serde_json::from_slice(&case.check(&["--format", "sarif"]).stdout).unwrap();
    let result = &log["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "deadlock");
    let message = result["message"]["text"].as_str().unwrap();
    assert!(message.starts_with("two threads wait for each other\nsojourner replay s2"), "{message}");
    let line = |location: &Value| location["physicalLocation"]["region"]["startLine"].as_u64().unwrap();
    let related = result["relatedLocations"].as_array().unwrap().iter();
    let lines: Vec<u64> = result["locations"].as_array().unwrap().iter().chain(related).map(line).collect();
    let place = &result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
    assert_eq!(place, "corpus/java/check/classics/LockOrder.java", "from the repository");
    assert!(case.marked().iter().any(|marked| lines.contains(marked)), "{lines:?}");
    let flows = result["codeFlows"][0]["threadFlows"].as_array().unwrap();
    assert!(flows.len() >= 2, "{flows:?}");
    // The events of all threads together are in one order.
    let mut orders: Vec<u64> = Vec::new();
    for flow in flows {
        let of = |l: &Value| l["executionOrder"].as_u64().unwrap();
        let own: Vec<u64> = flow["locations"].as_array().unwrap().iter().map(of).collect();
        assert!(own.is_sorted(), "{own:?}");
        orders.extend(own);
    }
    orders.sort_unstable();
    assert!(orders.windows(2).all(|w| w[0] < w[1]), "{orders:?}");
}

#[test]
fn a_replay_in_json_has_the_story_and_the_same_end() {
    let case = Case::named("choices/CoinRace");
    let report = case.json(&[]);
    let found = &report["violations"][0];
    let output = sojourner(&["replay", "--json", found["token"].as_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let run: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(run["steps"].as_array().unwrap().len(), found["steps"].as_array().unwrap().len(), "{run}");
    assert_eq!(run["story"]["claim"], found["story"]["claim"], "{run}");
    assert_eq!(run["story"]["draws"], found["story"]["draws"], "{run}");
    assert!(!run["story"]["draws"].as_array().unwrap().is_empty(), "{run}");
}

#[test]
fn a_needed_order_takes_two_lines_at_most() {
    for name in ["classics/ReplicatedWorkers", "lockfree/AbaStack"] {
        let text = String::from_utf8(Case::named(name).check(&[]).stdout).unwrap();
        let from = text.find("  needed order: ").unwrap_or_else(|| panic!("{text}"));
        let lines = text[from..].lines().take_while(|l| !l.contains(" context switch")).count();
        assert!(lines <= 2, "{name}: {text}");
    }
}

#[test]
fn a_label_that_could_never_hold_is_refused() {
    let check = |rule: &str| {
        let file = "corpus/java/check/locks/AccountRace.java";
        let output = sojourner(&["check", "-q", file, "--label", rule, "--property", "never p"]);
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for (rule, hint) in [
        ("p=field:AccountRace.balance", "sojourner.Label"),
        ("p=field:AccountRace.nothing", "declares no field nothing"),
        ("p=entered:AccountRace.nothing", "declares no method nothing"),
        ("p=thrown:Nothing", "there is no class Nothing"),
    ] {
        let (code, text) = check(rule);
        assert_eq!(code, Some(2), "{rule}: {text}");
        assert!(text.contains(hint), "{rule}: {text}");
    }
}

#[test]
fn several_runs_to_one_cause_are_folded() {
    let case = Case::named("locks/AccountRace");
    let text = String::from_utf8(case.check(&["--all"]).stdout).unwrap();
    assert_eq!(text.matches("error[assertion]").count(), 1, "{text}");
    assert!(text.contains("result: violated: 1 cause"), "{text}");
}

#[test]
fn a_run_is_replayed_step_by_step() {
    let report = Case::named("classics/LockOrder").json(&[]);
    let token = report["violations"][0]["token"].as_str().unwrap();
    let output = sojourner(&["replay", "--step", token]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(text.contains("step 1 of ") && text.contains("two threads wait for each other"), "{text}");
}

/// The exported test is a Java class that says what it forces, and what it cannot.
#[test]
fn a_violation_is_exported_as_a_junit_test() {
    for name in ["classics/LockOrder", "choices/LotteryTwo"] {
        let (report, text) = exported(name);
        assert_eq!(text.matches('{').count(), text.matches('}').count(), "{text}");
        assert!(text.contains("@Test") && text.contains("import org.junit.jupiter.api.Test;"), "{text}");
        assert!(text.contains("The order is forced"), "{text}");
        assert_eq!(text.contains("NOT forced: the values drawn"), name.contains("Lottery"), "{text}");
        let claim = report["violations"][0]["story"]["claim"].as_str().unwrap();
        assert!(text.contains(claim), "{text}");
    }
}

fn exported(name: &str) -> (Value, String) {
    let report = Case::named(name).json(&[]);
    let output = sojourner(&["export-test", report["violations"][0]["token"].as_str().unwrap()]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{text}");
    (report, text)
}

/// What of JUnit the exported tests use, and a main that runs one.
const JUNIT: &[(&str, &str)] = &[
    (
        "org/junit/jupiter/api/Test.java",
        "package org.junit.jupiter.api; import java.lang.annotation.*;
         @Retention(RetentionPolicy.RUNTIME) public @interface Test {}",
    ),
    (
        "org/junit/jupiter/api/Assertions.java",
        "package org.junit.jupiter.api; public class Assertions {
         public static void assertTrue(boolean b, String m) { if (!b) throw new AssertionError(m); }
         public static void assertEquals(int a, int b, String m) { if (a != b) throw new AssertionError(m); } }",
    ),
    (
        "RunTest.java",
        "public class RunTest { public static void main(String[] a) throws Exception {
         Class<?> c = Class.forName(a[0]); var k = c.getDeclaredConstructor(); k.setAccessible(true);
         Object o = k.newInstance();
         for (var m : c.getDeclaredMethods()) if (m.isAnnotationPresent(org.junit.jupiter.api.Test.class)) {
         m.setAccessible(true);
         try { m.invoke(o); System.out.println(\"passed\"); }
         catch (java.lang.reflect.InvocationTargetException e) { System.out.println(\"failed \" + e.getCause()); } }
         System.exit(0); } }",
    ),
];

/// On the real `java`, the exported test fails by the violation, at the first try: a deadlock, a lost
/// notify, and an update lost between two instructions of one line.
#[test]
fn the_exported_test_shows_the_violation_on_a_real_jvm() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("exported");
    let out = folder.join("out").display().to_string();
    let java = |program: &str, words: &[&str]| {
        let jdk = sojourner_jvm::jdk::Jdk::find(None).unwrap();
        let mut command = Command::new(jdk.home.join("bin").join(program));
        let output = command.args(words).current_dir(root()).output().unwrap();
        String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
    };
    for (name, shown) in [
        ("classics/LockOrder", "the program does not end: run 1, in the order above"),
        ("classics/LoseNotify", "the program does not end: run 1, in the order above"),
        ("apps/LazyInit", "run 1, in the order above"),
    ] {
        let (_, text) = exported(name);
        let class = text.split("\nclass ").nth(1).unwrap().split(' ').next().unwrap().to_owned();
        let file = format!("{class}.java");
        let mut files = vec![(file.as_str(), text.as_str())];
        files.extend(JUNIT);
        for (path, text) in &files {
            let path = folder.join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        let paths: Vec<String> = files.iter().map(|f| folder.join(f.0).display().to_string()).collect();
        let mut words = vec!["-d", out.as_str()];
        words.extend(paths.iter().map(String::as_str));
        assert_eq!(java("javac", &words), "", "{name}");
        let result = java("java", &["-cp", &out, "RunTest", &class]);
        assert!(result.starts_with("failed ") && result.contains(shown), "{name}: {result}");
    }
}
