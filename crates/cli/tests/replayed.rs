//! What is found is reported, and shows again: endless loops, counts of several searches, tokens elsewhere.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn sojourner_in(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

/// A folder of its own with a program in it.
fn with_program(name: &str, class: &str, body: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sojourner-replayed-{}-{name}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join(format!("{class}.java")), body).unwrap();
    folder
}

fn checked(folder: &Path, words: &[&str]) -> (Option<i32>, Value) {
    let words = [&["check"], words, &["--json", "--quiet"]].concat();
    let output = sojourner_in(folder, &words);
    let report = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(&output.stderr)));
    (output.status.code(), report)
}

fn message(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Loops that nothing can end, with and without garbage, calls, locks and other threads; each with the
/// line that names it.
const LOOPS: [(&str, &str, u32); 6] = [
    ("garbage", "Object o = null;\nwhile (true) {\no = new Object();\n}", 5),
    ("arrays", "while (true) {\nlong[] a = new long[1 << 18];\na[3] = a.length;\n}", 5),
    ("calls", "int n = 0;\nwhile (true) {\nn = next(n);\n}", 5),
    ("text", "String s = \"\";\nwhile (true) {\ns = s.isEmpty() ? \"a\" + s : \"\";\n}", 5),
    ("locked", "while (true) {\nsynchronized (Loop.class) {\nn = (n + 1) & 7;\n}\n}", 5),
    ("thrown", "while (true) {\ntry {\nthrow new Error();\n} catch (Error e) {\nn = 0;\n}\n}", 5),
];

#[test]
fn an_endless_loop_has_one_name_wherever_it_is_noticed() {
    for (name, body, line) in LOOPS {
        // The loop begins on the line given, one or two below its head.
        let text = format!(
            "class Loop {{\nstatic int n;\nstatic int next(int n) {{ return (n + 1) % 1000; }}\n\
             public static void main(String[] args) {{\n{body}\n}}\n}}\n"
        );
        let folder = with_program(name, "Loop", &text);
        let (code, report) = checked(&folder, &["Loop.java", "--for", "60s"]);
        assert_eq!(code, Some(1), "{name}: {report}");
        let found = &report["violations"][0];
        assert_eq!(found["kind"], "endless", "{name}: {found}");
        let place = found["message"].as_str().unwrap().rsplit("Loop.java:").next().unwrap().to_owned();
        let place: u32 = place.parse().unwrap_or_else(|_| panic!("{name}: {}", found["message"]));
        assert!((line..line + 3).contains(&place), "{name}: {}", found["message"]);
        let replayed = sojourner_in(&folder, &["replay", "--json", found["token"].as_str().unwrap()]);
        let again: Value = serde_json::from_slice(&replayed.stdout).unwrap();
        assert_eq!(again["as_expected"], true, "{name}: {}", again["what"]);
        std::fs::remove_dir_all(folder).unwrap();
    }
}

const COINS: &str = "import java.util.Random;
class Coins {
    public static void main(String[] args) {
        Random random = new Random();
        int heads = 0;
        for (int i = 0; i < 3; i++) {
            heads += random.nextInt(2);
        }
        assert heads < 3 : \"three heads\";
    }
}
";

#[test]
fn a_token_knows_its_program_and_works_from_any_folder() {
    let folder = with_program("coins", "Coins", COINS);
    let (code, report) = checked(&folder, &["Coins.java"]);
    assert_eq!(code, Some(1));
    let token = report["violations"][0]["token"].as_str().unwrap().to_owned();
    let replay = |folder: &Path, more: &[&str]| {
        let output = sojourner_in(folder, &[&["replay", "--json", &token], more].concat());
        let value: Value = serde_json::from_slice(&output.stdout).unwrap_or(Value::Null);
        (output.status.code(), value, message(&output))
    };
    let (code, value, _) = replay(&folder, &[]);
    assert_eq!((code, &value["as_expected"]), (Some(1), &Value::Bool(true)), "{value}");
    assert_eq!(value["changed"], serde_json::json!([]));
    // From another folder it says what it looks for, and how to name it.
    let elsewhere = folder.join("elsewhere");
    std::fs::create_dir_all(&elsewhere).unwrap();
    let (code, _, said) = replay(&elsewhere, &[]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("Coins.java") && said.contains("--system PATH"), "{said}");
    let (code, value, _) = replay(&elsewhere, &["--system", "../Coins.java"]);
    assert_eq!((code, &value["as_expected"]), (Some(1), &Value::Bool(true)), "{value}");
    // Another violation at the end of the same run is not the one expected; nor is none at all.
    for (changed, code, ending) in [
        (COINS.replace("three heads", "nothing but heads"), 1, "violation"),
        (COINS.replace("heads < 3", "heads < 4"), 0, "end"),
    ] {
        std::fs::write(folder.join("Coins.java"), changed).unwrap();
        let (exit, value, said) = replay(&folder, &[]);
        assert_eq!((exit, &value["ending"]), (Some(code), &Value::String(ending.into())), "{value}");
        assert_eq!(value["as_expected"], false, "{value}");
        assert!(said.contains("the program or model has changed"), "{said}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_token_says_so_when_another_jdk_runs() {
    let jdks = sojourner_jvm::jdk::Jdk::all();
    let Some(first) = jdks.first() else { panic!("no JDK") };
    let Some(other) = jdks.iter().find(|jdk| jdk.version != first.version) else { return };
    let folder = with_program("jdks", "Coins", COINS);
    let (_, report) = checked(&folder, &["Coins.java", "--jdk", first.home.to_str().unwrap()]);
    let token = report["violations"][0]["token"].as_str().unwrap();
    let words = ["replay", "--json", token, "--jdk", other.home.to_str().unwrap()];
    let output = sojourner_in(&folder, &words);
    let said = message(&output);
    assert!(
        said.contains(&format!("made with JDK {}, and this is {}", first.version, other.version)),
        "{said}"
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn counts_are_those_of_all_searches() {
    let text = "class Two {
    static volatile int n;
    static void count() { for (int i = 0; i < 200; i++) n++; }
    public static void main(String[] args) throws Exception {
        Thread[] threads = new Thread[4];
        for (int i = 0; i < 4; i++) (threads[i] = new Thread(Two::count)).start();
        for (Thread thread : threads) thread.join();
        assert n >= 0;
    }
}
";
    let folder = with_program("counts", "Two", text);
    let (code, report) = checked(&folder, &["Two.java", "--for", "15s"]);
    assert_eq!(code, Some(3), "{report}");
    let searches = report["searches"].as_array().expect("several searches");
    let sum: u64 = searches.iter().map(|s| s["transitions"].as_u64().unwrap()).sum();
    assert!(searches.len() > 1 && sum >= 50_000, "{searches:?}");
    assert_eq!(report["transitions"].as_u64(), Some(sum));
    let most = searches.iter().map(|s| s["states"].as_u64().unwrap()).max();
    assert_eq!(report["states"].as_u64(), most);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn park_may_return_for_no_reason() {
    let text = "import java.util.concurrent.locks.LockSupport;
class Parked {
    static volatile boolean go;
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> { go = true; LockSupport.unpark(main); });
        other.start();
        LockSupport.park();
        assert go : \"woken for no reason\";
    }
}
";
    let folder = with_program("parked", "Parked", text);
    let (code, report) = checked(&folder, &["Parked.java"]);
    assert_eq!(code, Some(0), "{report}");
    let (code, report) = checked(&folder, &["Parked.java", "--spurious-wakeups"]);
    assert_eq!(code, Some(1), "{report}");
    assert!(report["violations"][0]["message"].as_str().unwrap().contains("woken for no reason"));
    // With the loop that Java asks for there is nothing wrong.
    let guarded = text.replace("        LockSupport.park();", "        while (!go) LockSupport.park();");
    std::fs::write(folder.join("Parked.java"), guarded).unwrap();
    for reduction in ["none", "escape", "sleep", "dpor"] {
        let words = ["Parked.java", "--spurious-wakeups", "--reduction", reduction];
        let (code, report) = checked(&folder, &words);
        assert_eq!(code, Some(0), "{reduction}: {report}");
    }
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_value_that_takes_long_does_not_keep_the_others_waiting() {
    let text = "import sojourner.Choice;
class Long {
    public static void main(String[] args) {
        boolean large = Choice.any(2) == 0;
        long sum = 0;
        for (long i = 0; i < (large ? 1_000_000_000_000L : 10L); i++) sum += i;
        assert large : \"small\";
    }
}
";
    let folder = with_program("long", "Long", text);
    let (code, report) = checked(&folder, &["Long.java", "--for", "40s"]);
    assert_eq!(code, Some(1), "{report}");
    assert!(report["violations"][0]["message"].as_str().unwrap().contains("small"));
    std::fs::remove_dir_all(folder).unwrap();
}
