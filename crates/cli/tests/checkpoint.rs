//! Checkpoints: a run killed at any moment goes on, and ends as if nothing had been.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.args(arguments).current_dir(root()).stdin(Stdio::null());
    command
}

fn run(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

fn scratch(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sojourner-checkpoint-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder.join(name)
}

fn message(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// The result without what may differ: times, memory, and the classes this process has loaded.
fn figures(output: &Output) -> Value {
    let mut value: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{e}: {} {}", String::from_utf8_lossy(&output.stdout), message(output)));
    let fields = value.as_object_mut().unwrap();
    for passing in ["seconds", "sample_seconds", "peak_memory_bytes", "java"] {
        assert!(fields.remove(passing).is_some() || passing == "java", "{passing} is in the result");
    }
    value
}

/// Runs the check undisturbed, then with kills; both must say the same. Gives the number of kills.
fn survives(name: &str, check: &[&str]) -> u32 {
    let mut words = vec!["check"];
    words.extend(check);
    words.extend(["--json", "--quiet"]);
    let undisturbed = run(&words);
    let file = scratch(name);
    let path = file.to_str().unwrap();
    words.extend(["--checkpoint", path]);
    let mut kills = 0;
    for pause in [0, 35, 70, 0] {
        let resume = ["resume", path];
        let mut child = command(if file.exists() { &resume } else { &words })
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // Killed some time after it has written something new, wherever it then is.
        let size = || std::fs::metadata(&file).map_or(0, |m| m.len());
        let before = size().max(1_000);
        while child.try_wait().unwrap().is_none() && size() <= before {
            std::thread::sleep(Duration::from_millis(3));
        }
        std::thread::sleep(Duration::from_millis(pause));
        if child.try_wait().unwrap().is_none() {
            child.kill().unwrap();
            kills += 1;
        }
        child.wait().unwrap();
    }
    let last = run(&["resume", path]);
    assert_eq!(figures(&last), figures(&undisturbed), "{name}");
    assert_eq!(last.status.code(), undisturbed.status.code(), "{name}");
    // A finished run only tells its result again.
    let again = run(&["resume", path]);
    assert_eq!(figures(&again), figures(&undisturbed), "{name}, told again");
    std::fs::remove_file(file).unwrap();
    kills
}

/// Every check survives, and some were really killed.
fn all_survive(checks: &[(&str, &[&str])]) {
    let kills: u32 = checks.iter().map(|(name, check)| survives(name, check)).sum();
    assert!(kills > 0, "the runs are too short to be killed");
}

#[test]
fn models_survive_kills_with_every_kind_of_strategy() {
    let counters = "builtin:counters?processes=4,limit=18";
    all_survive(&[
        ("mixed", &[counters, "--strategy", "mixed", "--all"]),
        ("dfs", &[counters, "--strategy", "dfs", "--store", "exact"]),
        (
            "guided",
            &["builtin:random-chain?states=60000", "--strategy", "guided", "--progress-every", "5000"],
        ),
        ("softmax", &[counters, "--strategy", "softmax", "--max-transitions", "100k"]),
        ("workers", &[counters, "--workers", "2"]),
        (
            "formula",
            &[
                "builtin:grid?width=400,height=400,choice=chance",
                "--strategy",
                "mixed",
                "--property",
                "F goal",
            ],
        ),
    ]);
}

#[test]
fn walkers_and_heuristic_searches_survive_kills() {
    let philosophers = "builtin:philosophers?n=9";
    all_survive(&[
        ("random", &[philosophers, "--strategy", "random", "--all", "--max-transitions", "1M"]),
        ("highway", &[philosophers, "--strategy", "highway:width=300,runs=10", "--all"]),
        ("nmcs", &[philosophers, "--strategy", "nmcs:runs=100", "--all", "--max-transitions", "2M"]),
        ("best-first", &[philosophers, "--strategy", "best-first", "--all", "--max-transitions", "200k"]),
    ]);
}

#[test]
fn java_programs_with_threads_and_chance_survive_kills() {
    let both = "examples/java/randomized/LehmannRabin.java";
    // With a checkpoint every access is a step.
    let off = "--lock-discipline=off";
    all_survive(&[
        ("java-bfs", &[both, off, "--strategy", "bfs", "--max-transitions", "5k"]),
        ("java-dfs", &[both, off, "--strategy", "dfs", "--max-transitions", "10k"]),
        ("java-pct", &[both, off, "--strategy", "pct", "--max-transitions", "20k"]),
        ("java-pos", &[both, off, "--strategy", "pos", "--max-transitions", "20k"]),
        ("java-guided", &[both, off, "--strategy", "guided", "--max-transitions", "5k"]),
        (
            "java-chance",
            &["examples/java/randomized/Quicksort.java", "--strategy", "mixed", "--max-transitions", "30k"],
        ),
    ]);
}

#[test]
fn limits_may_be_others_when_it_goes_on() {
    let file = scratch("widened");
    let path = file.to_str().unwrap();
    let system = "builtin:counters?processes=3,limit=9";
    let words = ["check", system, "--max-transitions", "500", "--json", "--quiet", "--checkpoint", path];
    let short = run(&words);
    assert_eq!((short.status.code(), figures(&short)["transitions"].as_u64()), (Some(3), Some(500)));
    let whole = run(&["resume", path, "--max-transitions", "1M", "--format", "json"]);
    assert_eq!(whole.status.code(), Some(0), "{}", message(&whole));
    assert_eq!(figures(&whole)["states"], figures(&run(&["check", system, "--json"]))["states"]);
    // A checkpoint is not overwritten by accident; where that is wanted, the run begins again.
    let refused = run(&words);
    assert_eq!(refused.status.code(), Some(2));
    assert!(message(&refused).contains("a checkpoint is there; go on with it by"), "{}", message(&refused));
    let forced = [&words[..], &["--force"]].concat();
    assert_eq!(figures(&run(&forced)), figures(&short));
    std::fs::remove_file(file).unwrap();
}

#[test]
fn what_is_not_a_checkpoint_of_this_run_is_refused_in_one_line() {
    let file = scratch("refused");
    let path = file.to_str().unwrap();
    let model = scratch("chain.tra");
    std::fs::write(&model, "3 3\n0 1 0.5\n0 2 0.5\n1 2 1\n").unwrap();
    let made = run(&["check", model.to_str().unwrap(), "--quiet", "--checkpoint", path]);
    assert!(file.exists(), "{}", message(&made));
    let refused = |part: &str| {
        let output = run(&["resume", path]);
        let text = message(&output);
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.contains(part) && text.lines().count() == 1, "{part}: {text}");
    };
    let whole = std::fs::read(&file).unwrap();
    std::fs::write(&model, "3 3\n0 1 0.25\n0 2 0.75\n1 2 1\n").unwrap();
    refused("has changed since the checkpoint was made");
    std::fs::write(&file, "some other file\nwith more than enough text to be a head").unwrap();
    refused("it is some other file");
    std::fs::write(&file, &whole[..10]).unwrap();
    refused("this is not a checkpoint");
    std::fs::write(&file, &whole[..40]).unwrap();
    refused("the head of the checkpoint is damaged");
    let newer = [b"sojourner checkpoint 9\n".as_slice(), &whole[23..]].concat();
    std::fs::write(&file, newer).unwrap();
    refused("made by another version");
    std::fs::remove_file(&file).unwrap();
    refused("cannot be opened");
    let nowhere = scratch("no/such/folder");
    let output = run(&["check", "builtin:die", "--checkpoint", nowhere.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2), "{}", message(&output));
}

#[test]
fn another_program_under_the_same_name_is_refused() {
    let (file, source) = (scratch("program"), scratch("Dice.java"));
    let program = |sides: u32| {
        format!(
            "public class Dice {{ public static void main(String[] a) {{ \
             int n = new java.util.Random().nextInt({sides}); assert n < 100; }} }}"
        )
    };
    std::fs::write(&source, program(4)).unwrap();
    let path = file.to_str().unwrap();
    let words = ["check", source.to_str().unwrap(), "--quiet", "--checkpoint", path];
    assert_eq!(run(&words).status.code(), Some(0));
    assert_eq!(run(&["resume", path, "--quiet"]).status.code(), Some(0));
    std::fs::write(&source, program(5)).unwrap();
    let output = run(&["resume", path]);
    assert_eq!(output.status.code(), Some(2));
    assert!(message(&output).contains("has changed since the checkpoint was made"), "{}", message(&output));
}
