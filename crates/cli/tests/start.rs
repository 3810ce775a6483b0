//! The first minute: settings in a file, `init`, `doctor`, projects and folders as what to check, and a clear word about
//! what is wrong with the surroundings.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A folder of one test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("start").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn command(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sojourner"));
    command.args(words).current_dir(folder).stdin(Stdio::null()).env_remove("SOJOURNER_CONFIG");
    command
}

fn sojourner(folder: &Path, words: &[&str]) -> Output {
    command(folder, words).output().expect("the program starts")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it ended by itself")
}

fn out(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Fails with this line, and with exit code 2.
fn refuses(output: &Output, line: &str) {
    assert_eq!(code(output), 2, "{output:?}");
    assert!(err(output).contains(line), "{}\nis not: {line}", err(output));
}

const RACE: &str =
    "package shop; public class Main { static int n; public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> n++); t.start(); n++; t.join(); assert n == 2; } }";

/// Classes of a program below a folder.
fn compile(folder: &Path, sources: &[(&str, &str)]) {
    std::fs::create_dir_all(folder).unwrap();
    for (name, text) in sources {
        let source = folder.parent().unwrap().join(name);
        std::fs::write(&source, text).unwrap();
        let done =
            Command::new("javac").args(["-g", "-d"]).arg(folder).arg(&source).output().expect("a javac");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        std::fs::remove_file(source).unwrap();
    }
}

#[test]
fn settings_of_a_file_hold_and_flags_win() {
    let folder = folder("settings");
    std::fs::write(
        folder.join("sojourner.toml"),
        "strategy = \"dfs\"\nmax-states = 5\n[profiles.deep]\nmax-states = 7\n",
    )
    .unwrap();
    let below = folder.join("a/b");
    std::fs::create_dir_all(&below).unwrap();
    let json = |words: &[&str]| -> Value {
        let output = sojourner(&below, words);
        serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{e}: {output:?}"))
    };
    let words = ["check", "builtin:diamond", "--json"];
    let result = json(&words);
    assert_eq!((&result["strategy"], &result["states"]), (&"dfs".into(), &5.into()), "{result}");
    let result = json(&[&words[..], &["--strategy", "bfs"]].concat());
    assert_eq!((&result["strategy"], &result["states"]), (&"bfs".into(), &5.into()), "{result}");
    assert_eq!(json(&[&words[..], &["--with", "deep"]].concat())["states"], 7);
    assert_eq!(json(&[&words[..], &["--config", "none"]].concat())["states"], 100);
    // A key that a flag excludes gives way.
    std::fs::write(folder.join("sojourner.toml"), "no-progress = true\n").unwrap();
    let die = ["check", "builtin:biased-die", "--json", "--until-progress", "0.5"];
    assert_eq!(json(&die)["ending"], "progress-reached");
    assert!(json(&words)["verified"].is_null());
    let told = sojourner(&folder, &["check", "builtin:diamond"]);
    assert!(err(&told).contains("settings of sojourner.toml: --no-progress"), "{told:?}");
}

#[test]
fn mistakes_in_the_file_are_told_with_their_line() {
    let folder = folder("mistakes");
    let with = |text: &str, words: &[&str]| {
        std::fs::write(folder.join("sojourner.toml"), text).unwrap();
        sojourner(&folder, words)
    };
    let check = ["check", "builtin:diamond"];
    refuses(
        &with("\nmemry = \"2G\"\n", &check),
        "error: sojourner.toml:2: unknown key memry; did you mean memory?",
    );
    refuses(
        &with("for = \"soon\"\n", &check),
        "error: sojourner.toml:1: for: invalid value 'soon' for '--for <TIME>': write a time",
    );
    refuses(&with("[test]\njobs = 0\nx = 1\n", &check), "sojourner.toml:3: unknown key x");
    refuses(&with("seed = 1", &["check", "builtin:diamond", "--with", "ci"]), "has no [profiles.ci]");
    refuses(
        &with("seed = 1", &["check", "builtin:diamond", "--config", "other.toml"]),
        "other.toml: there is no such file",
    );
    // What the command itself objects to is told with the words of the file.
    let output = with("strategy = \"dfs\"", &["check", "builtin:diamond", "--workers", "2", "--quiet"]);
    refuses(&output, "settings of sojourner.toml: --strategy=dfs");
}

#[test]
fn init_writes_a_file_that_can_be_read() {
    let folder = folder("init");
    std::fs::write(folder.join("pom.xml"), "<project/>").unwrap();
    let output = sojourner(&folder, &["init"]);
    assert_eq!(code(&output), 0, "{output:?}");
    let text = std::fs::read_to_string(folder.join("sojourner.toml")).unwrap();
    assert!(text.contains("class-path = [\"@target/cp.txt\"]"), "{text}");
    refuses(&sojourner(&folder, &["init"]), "is there already; --force");
    // The class path of the file says nothing about a model.
    let output = sojourner(&folder, &["check", "builtin:diamond", "--with", "nightly"]);
    assert_eq!(code(&output), 0, "{output:?}");
    assert!(err(&output).contains("--for=30m"), "{output:?}");
    let output = sojourner(&folder, &["check", "Main.java"]);
    refuses(&output, "mvn -q dependency:build-classpath -Dmdep.outputFile=target/cp.txt writes it");
}

#[test]
fn doctor_says_what_is_there() {
    let folder = folder("doctor");
    let output = sojourner(&folder, &["doctor", "--json"]);
    assert_eq!(code(&output), 0, "{output:?}");
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    let first = &found["jdks"][0];
    assert_eq!(first["used"], true, "{found}");
    assert!(first["rules_of"].as_u64().unwrap() > 5, "{found}");
    if first["tested"] == true {
        assert_eq!(first["rules"], first["rules_of"], "{found}");
    }
    assert_eq!(found["cache"]["writable"], true, "{found}");
    let output = command(&folder, &["doctor"])
        .env("JAVA_HOME", "/nowhere")
        .env("HOME", "/proc/nowhere")
        .env_remove("XDG_CACHE_HOME")
        .output()
        .unwrap();
    let text = out(&output);
    assert!(text.contains("missing     JAVA_HOME: /nowhere is not a JDK"), "{text}");
    assert!(
        text.contains("missing     the cache /proc/nowhere/.cache/sojourner/classes cannot be written"),
        "{text}"
    );
}

#[test]
fn a_folder_and_a_main_class_are_enough() {
    let folder = folder("classes");
    let classes = folder.join("out");
    compile(&classes, &[("Main.java", RACE)]);
    for words in
        [&["check", "out", "shop.Main"][..], &["check", "out"], &["check", "out", "--class-path", "nothing"]]
    {
        let output = sojourner(&folder, words);
        assert_eq!(code(&output), 1, "{output:?}");
        assert!(out(&output).contains("error[assertion]"), "{output:?}");
    }
    // Its token names the class and its path.
    let report: Value =
        serde_json::from_slice(&sojourner(&folder, &["check", "out", "shop.Main", "--json"]).stdout).unwrap();
    let token = report["violations"][0]["token"].as_str().unwrap();
    let replayed = sojourner(&folder, &["replay", token, "--json"]);
    assert_eq!(
        serde_json::from_slice::<Value>(&replayed.stdout).unwrap()["as_expected"],
        true,
        "{replayed:?}"
    );
    let output = sojourner(&classes, &["check", "shop.Main"]);
    assert_eq!(code(&output), 1, "{output:?}");
    refuses(&sojourner(&folder, &["check", "out", "shop.Other"]), "shop.Other is not on the class path");
    compile(&classes, &[("Other.java", "class Other { public static void main(String[] a) {} }")]);
    refuses(
        &sojourner(&folder, &["check", "out"]),
        "2 classes have a main method; name one: sojourner check out Other   (also shop.Main)",
    );
}

#[test]
fn a_project_is_checked_by_its_classes() {
    let folder = folder("project");
    let needed = "<groupId>g</groupId><artifactId>nowhere</artifactId><version>1</version>";
    let pom = format!("<project><dependencies><dependency>{needed}</dependency></dependencies></project>");
    std::fs::write(folder.join("pom.xml"), pom).unwrap();
    refuses(
        &sojourner(&folder, &["check", "."]),
        "a Maven project without compiled classes; run mvn compile first",
    );
    refuses(&sojourner(&folder, &["check", "shop.Main"]), "has no compiled classes; run mvn compile first");
    compile(&folder.join("target/classes"), &[("Main.java", RACE)]);
    for words in
        [&["check", "."][..], &["check", "pom.xml"], &["check", ".", "shop.Main"], &["check", "shop.Main"]]
    {
        let output = sojourner(&folder, words);
        assert_eq!(code(&output), 1, "{output:?}");
        assert!(err(&output).contains("g:nowhere:1 is not in the local repository"), "{output:?}");
        assert!(err(&output).contains("mvn -q dependency:build-classpath"), "{output:?}");
    }
    // What the build has written is taken, and nothing is said.
    std::fs::write(folder.join("target/cp.txt"), "elsewhere.jar").unwrap();
    let output = sojourner(&folder, &["check", "."]);
    assert!(code(&output) == 1 && !err(&output).contains("note:"), "{output:?}");
    let gradle = folder.join("gradle");
    std::fs::create_dir(&gradle).unwrap();
    std::fs::write(gradle.join("build.gradle.kts"), "").unwrap();
    refuses(
        &sojourner(&gradle, &["check", "build.gradle.kts"]),
        "a Gradle project without compiled classes; run gradle classes first",
    );
}

#[test]
fn a_java_user_is_not_told_about_models() {
    let folder = folder("words");
    std::fs::write(folder.join("Bank.java"), "class Bank { }").unwrap();
    for (words, line) in [
        (
            &["check", "Main"][..],
            "Main: no class of this name is here; say where its classes are: sojourner check --class-path CLASSES Main",
        ),
        (&["check", "Bank"], "say where its classes are: sojourner check Bank.java"),
        (
            &["check", "."],
            ".: no class here has a main method; name a source file: sojourner check ./Bank.java",
        ),
        (&["check", "Bank.java", "3"], "arguments of the program follow --: sojourner check Bank.java -- 3"),
        (&["check", "builtin:diamond", "3"], "a model has no arguments"),
    ] {
        let output = sojourner(&folder, words);
        refuses(&output, line);
        assert!(words[1].starts_with("builtin") || !err(&output).contains("model"), "{output:?}");
    }
    refuses(&sojourner(&folder, &["check", "no/such"]), "no/such: there is no such file; name a .java");
}

#[test]
fn what_is_wrong_with_the_surroundings_is_said() {
    let folder = folder("around");
    std::fs::write(folder.join("One.java"), "class One { public static void main(String[] a) { } }").unwrap();
    let output = command(&folder, &["check", "One.java"]).env("JAVA_HOME", "/nowhere").output().unwrap();
    assert_eq!(code(&output), 0, "{output:?}");
    assert!(
        err(&output).contains(
            "warning: JAVA_HOME: /nowhere is not a JDK of version 9 or later: it has no lib/modules; JDK "
        ),
        "{output:?}"
    );
    let output = command(&folder, &["check", "One.java"])
        .env("HOME", "/proc/nowhere")
        .env_remove("XDG_CACHE_HOME")
        .output()
        .unwrap();
    assert_eq!(code(&output), 0, "{output:?}");
    assert!(
        err(&output).contains("warning: the cache /proc/nowhere/.cache/sojourner/classes cannot be written"),
        "{output:?}"
    );
    let output = sojourner(&folder, &["check", "builtin:diamond", "--heap", "5M", "--random", "all"]);
    assert_eq!(code(&output), 0, "{output:?}");
    assert!(
        err(&output).contains("warning: --heap, --random are for Java programs, and without effect here"),
        "{output:?}"
    );
}

#[cfg(unix)]
#[test]
fn a_name_that_is_no_text_is_refused_by_name() {
    use std::os::unix::ffi::OsStrExt;
    let folder = folder("names");
    let word = std::ffi::OsStr::from_bytes(b"a\xff.java");
    let output = command(&folder, &["check"]).arg(word).output().unwrap();
    refuses(&output, "a\u{fffd}.java: this name is not UTF-8 text");
}

#[test]
fn shells_and_man_know_the_commands() {
    let folder = folder("shell");
    for (shell, word) in
        [("bash", "complete -F"), ("zsh", "#compdef sojourner"), ("fish", "complete -c sojourner")]
    {
        let output = sojourner(&folder, &["completions", shell]);
        assert_eq!(code(&output), 0, "{output:?}");
        assert!(out(&output).contains(word) && out(&output).contains("doctor"), "{shell}");
    }
    refuses(&sojourner(&folder, &["completions", "dos"]), "invalid value 'dos'");
    assert_eq!(code(&sojourner(&folder, &["man", "pages"])), 0);
    let page = std::fs::read_to_string(folder.join("pages/sojourner-check.1")).unwrap();
    assert!(page.contains(".TH") && page.contains("until"), "{page}");
}

#[test]
fn a_jpf_file_is_checked_and_every_key_is_told() {
    let folder = folder("jpf");
    compile(&folder.join("bin"), &[("Main.java", RACE)]);
    let text = "target = shop.Main\nclasspath = ${config_path}/bin\nsearch.class = gov.nasa.jpf.search.DFSearch\n\
                search.multiple_errors = true\nreport.console.start = jpf\nsymbolic.dp = choco\n";
    std::fs::write(folder.join("app.jpf"), text).unwrap();
    let output = sojourner(&folder, &["check", "app.jpf", "--json"]);
    assert_eq!(code(&output), 1, "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["strategy"], &report["ending"]), (&"dfs".into(), &"exhausted".into()), "{report}");
    for line in [
        "app.jpf:1: target = shop.Main: the class that is checked",
        "app.jpf:5: report.console.start = jpf: no effect; --format",
        "app.jpf:6: symbolic.dp = choco: warning: not followed",
    ] {
        assert!(err(&output).contains(line), "{}", err(&output));
    }
    let output = sojourner(&folder, &["check", "app.jpf", "--strategy", "bfs", "--json"]);
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["strategy"], "bfs", "{report}");
    refuses(&sojourner(&folder, &["check", "none.jpf"]), "none.jpf: cannot be read");
}
