//! `sojourner test`: tests of Java programs as they are. The annotations are stand-ins of ours with the names of JUnit's;
//! with the real libraries, `.ci/builds` runs the same.

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

use serde_json::Value;

fn sojourner(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("it ended by itself")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Compiles the sources below a folder of the tests' own.
fn compile(sources: &[PathBuf], into: &Path, class_path: &Path) {
    std::fs::create_dir_all(into).unwrap();
    let done = Command::new("javac")
        .args(["-g", "-cp"])
        .arg(class_path)
        .arg("-d")
        .arg(into)
        .args(sources)
        .output()
        .expect("there is a javac");
    assert!(done.status.success(), "{}", text(&done.stderr));
}

fn java_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            java_files(&path, found);
        } else if path.extension().is_some_and(|e| e == "java") {
            found.push(path);
        }
    }
}

/// A project as Maven lays it out: `target/test-classes`, and the library beside it.
fn project() -> &'static (PathBuf, PathBuf) {
    static PROJECT: OnceLock<(PathBuf, PathBuf)> = OnceLock::new();
    PROJECT.get_or_init(|| {
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/suites");
        let project = Path::new(env!("CARGO_TARGET_TMPDIR")).join("suites");
        let _ = std::fs::remove_dir_all(&project);
        let library = project.join("library");
        let (mut annotations, mut tests) = (Vec::new(), Vec::new());
        java_files(&sources.join("org"), &mut annotations);
        java_files(&sources.join("shop"), &mut tests);
        compile(&annotations, &library, &library);
        compile(&tests, &project.join("target/test-classes"), &library);
        std::fs::write(project.join("pom.xml"), "<project/>").unwrap();
        (project, library)
    })
}

/// The result as JSON, of tests with this in their names.
fn tested(only: &str, more: &[&str]) -> (i32, Value) {
    let (project, library) = project();
    let mut words = vec!["test", project.to_str().unwrap(), "--json", "--quiet", "--only", only];
    words.extend(["--class-path", library.to_str().unwrap()]);
    words.extend(more);
    let output = sojourner(&words);
    let value = serde_json::from_slice(&output.stdout).unwrap_or_else(|e| panic!("{e}: {output:?}"));
    (code(&output), value)
}

/// The only test of a result.
fn one(result: &Value) -> &Value {
    let tests = result["tests"].as_array().unwrap();
    assert_eq!(tests.len(), 1, "{result}");
    &tests[0]
}

#[test]
fn a_test_without_choices_is_decided_by_its_one_run() {
    for name in ["holdsTwo", "isSetUpOnce", "holdsThree"] {
        let (code, result) = tested(name, &[]);
        let test = one(&result);
        assert_eq!((code, &test["verdict"], &test["states"]), (0, &"verified".into(), &1.into()), "{result}");
        assert_eq!(test["masses"]["verified"], 1.0, "{result}");
    }
}

#[test]
fn a_lost_update_is_found_and_its_token_replays() {
    let (code, result) = tested("losesAnItem", &[]);
    let test = one(&result);
    assert_eq!((code, &test["verdict"]), (1, &"violated".into()), "{result}");
    assert_eq!((&test["class"], &test["method"]), (&"shop.CartTest".into(), &"losesAnItem".into()));
    assert_eq!(test["kind"], "assertion");
    assert!(test["message"].as_str().unwrap().contains("expected 4 but found 3"), "{test}");
    let replayed = sojourner(&["replay", test["token"].as_str().unwrap(), "--json"]);
    let replayed: Value = serde_json::from_slice(&replayed.stdout).unwrap();
    assert_eq!(replayed["as_expected"], true, "{replayed}");
}

#[test]
fn the_mended_class_is_verified_under_every_schedule() {
    let (code, result) = tested("losesNothing", &[]);
    let test = one(&result);
    assert_eq!((code, &test["verdict"]), (0, &"verified".into()), "{result}");
    assert!(test["states"].as_u64().unwrap() >= 5, "{result}");
}

#[test]
fn deadlocks_and_draws_are_found() {
    let (code, result) = tested("waitsForItself", &[]);
    assert_eq!((code, &one(&result)["kind"]), (1, &"deadlock".into()), "{result}");
    let (code, result) = tested("drawsASeven", &[]);
    assert_eq!((code, &one(&result)["verdict"]), (1, &"violated".into()), "{result}");
    assert!(one(&result)["message"].as_str().unwrap().contains("expected 0 but found 1"), "{result}");
}

/// What fails only when a wait ends early is neither right nor wrong, and the line is told.
#[test]
fn a_test_is_not_failed_by_an_impatient_clock() {
    for (name, line) in [("guardsItsWait", 25), ("reliesOnAPause", 44)] {
        let (code, result) = tested(name, &[]);
        let test = one(&result);
        assert_eq!((code, &test["verdict"]), (4, &"could-not-check".into()), "{result}");
        let message = test["message"].as_str().unwrap();
        assert!(message.starts_with("it depends on how long steps take"), "{message}");
        assert!(message.contains(&format!("runs out at ClockTest.java:{line} ")), "{message}");
        assert_eq!(tested(name, &["--timeouts", "any"]).0, 1);
        assert_eq!(tested(name, &["--timeouts", "idle"]).0, 0);
    }
    let (code, result) = tested("waitsForNobody", &[]);
    assert_eq!(code, 1, "{result}");
    assert!(one(&result)["message"].as_str().unwrap().contains("nobody came"), "{result}");
}

#[test]
fn a_time_limit_holds_with_several_threads() {
    let (code, result) = tested("sleepsTooLong", &[]);
    assert_eq!(code, 1, "{result}");
    let message = one(&result)["message"].as_str().unwrap();
    assert!(message.contains("the test takes 2000 ms, and its time limit is 1000 ms"), "{message}");
    let (code, result) = tested("sleepsShortEnough", &[]);
    assert_eq!((code, &one(&result)["verdict"]), (0, &"verified".into()), "{result}");
}

#[test]
fn a_message_that_is_made_when_it_is_asked_for_is_told() {
    let (_, result) = tested("failsTwice", &[]);
    let message = one(&result)["message"].as_str().unwrap();
    assert!(message.contains("2 failures: the first, the second at ClockTest.java:"), "{message}");
}

#[test]
fn temporary_files_live_and_die_with_the_test() {
    let (code, result) = tested("usesAFile", &[]);
    assert_eq!((code, &one(&result)["verdict"]), (0, &"verified".into()), "{result}");
}

#[test]
fn threads_that_a_test_leaves_behind_end_with_it() {
    let (code, result) = tested("leavesAThreadBehind", &[]);
    assert_eq!((code, &one(&result)["verdict"]), (0, &"verified".into()), "{result}");
}

#[test]
fn a_test_that_is_not_decided_says_how_much_was_covered() {
    let (code, result) = tested("takesForEver", &["--for", "1s"]);
    let test = one(&result);
    assert_eq!((code, &test["verdict"]), (3, &"limit".into()), "{result}");
    assert!(test["masses"]["unknown"].as_f64().unwrap() > 0.0, "{result}");
    assert_eq!(result["limit"], 1);
}

#[test]
fn invocations_are_tests_of_their_own() {
    let (code, result) = tested("isSmall", &[]);
    assert_eq!(code, 1);
    let verdicts: Vec<&str> =
        result["tests"].as_array().unwrap().iter().map(|t| t["verdict"].as_str().unwrap()).collect();
    assert_eq!(verdicts, ["verified", "verified", "violated"], "{result}");
    assert_eq!(result["tests"][2]["invocation"], 3);
    assert_eq!(result["tests"][2]["title"], "3");
    let (_, result) = tested("isTheSame", &[]);
    assert_eq!(result["tests"].as_array().unwrap().len(), 2);
    assert_eq!(result["verified"], 2);
}

#[test]
fn what_needs_an_extension_is_not_passed_over() {
    let (code, result) = tested("isExtended", &[]);
    let test = one(&result);
    assert_eq!((code, &test["verdict"]), (4, &"could-not-check".into()), "{result}");
    assert!(test["message"].as_str().unwrap().contains("@ExtendWith needs JUnit's own launcher"), "{test}");
}

#[test]
fn the_listing_has_every_test_once() {
    let (project, library) = project();
    let output =
        sojourner(&["test", project.to_str().unwrap(), "--class-path", library.to_str().unwrap(), "--list"]);
    let listed = text(&output.stdout);
    assert_eq!(code(&output), 0, "{output:?}");
    let mut lines: Vec<&str> = listed.lines().collect();
    assert!(
        lines.contains(&"shop.CartTest$Full.holdsThree") && lines.contains(&"shop.CartTest.isSetUpOnce"),
        "{listed}"
    );
    assert!(!listed.contains("isOff") && !listed.contains("Shared."), "{listed}");
    let all = lines.len();
    lines.sort();
    lines.dedup();
    assert_eq!(lines.len(), all);
}

#[test]
fn forms_of_the_result() {
    let (project, library) = project();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (xml, page) = (folder.join("suite.xml"), folder.join("suite.html"));
    let output = sojourner(&[
        "test",
        project.to_str().unwrap(),
        "--class-path",
        library.to_str().unwrap(),
        "--only",
        "loses",
        "--junit",
        xml.to_str().unwrap(),
        "--html",
        page.to_str().unwrap(),
    ]);
    assert_eq!(code(&output), 1);
    let shown = text(&output.stdout);
    assert!(shown.contains("error[assertion]") && shown.contains("sojourner replay "), "{shown}");
    assert!(shown.ends_with("result: 2 tests: 1 violated, 1 verified\n"), "{shown}");
    assert!(!shown.contains('\x1b'));
    assert!(text(&output.stderr).contains("violated        shop.CartTest.losesAnItem"), "{output:?}");
    let xml = std::fs::read_to_string(xml).unwrap();
    assert!(xml.contains("<testsuites name=\"sojourner\" tests=\"2\" failures=\"1\" errors=\"0\""), "{xml}");
    assert!(std::fs::read_to_string(page).unwrap().contains("shop.CartTest.losesAnItem"));
}

#[test]
fn wrong_words_have_a_remedy() {
    let (project, library) = project();
    let (project, library) = (project.to_str().unwrap(), library.to_str().unwrap());
    let refused = |words: &[&str], why: &str| {
        let output = sojourner(words);
        assert_eq!(code(&output), 2, "{output:?}");
        assert!(text(&output.stderr).contains(why), "{words:?}: {output:?}");
        assert!(output.stdout.is_empty());
    };
    refused(&["test", project], "which is not on the class path; name the libraries of the tests: mvn ");
    refused(&["test", project, "--class-path", library, "--only", "nothing"], "has nothing in its name");
    refused(&["test", library], "no JUnit or TestNG test was found");
    refused(&["test", "/no/such/folder"], "is not there");
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join("empty");
    std::fs::create_dir_all(&empty).unwrap();
    std::fs::write(empty.join("pom.xml"), "<project/>").unwrap();
    refused(&["test", empty.to_str().unwrap()], "run mvn test-compile first");
}
