//! A method in place of `main`, arguments of the program as inputs, and lines as events.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

const PARCEL: &str = "crates/cli/tests/methods/Parcel.java";

fn sojourner(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(words)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the program starts")
}

/// The exit code, and the notes of the first violation.
fn check(words: &[&str]) -> (i32, String) {
    let output = sojourner(&[&["check", PARCEL, "--json", "-q"], words].concat());
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let report: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text} {output:?}"));
    (output.status.code().expect("it ends by itself"), report["violations"][0].to_string())
}

fn method(name: &str, more: &[&str]) -> (i32, String) {
    check(&[&["--method", name], more].concat())
}

fn complaint(words: &[&str]) -> String {
    let output = sojourner(words);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn parameters_are_inputs() {
    for (name, part) in [
        ("Parcel.pair(int,int)", "b = "),
        ("Parcel.pair(long)", "a = 77"),
        ("sum", "xs = {"),
        ("Parcel.narrow", "s = 300, b = -7, c = 120, z = 1"),
        ("Parcel.real(double, float)", "f = 2.5"),
        ("Parcel.text(String)", "s = \\\"hello\\\""),
        ("Parcel.texts(java.lang.String[])", "all[1] = \\\"ab\\\""),
        ("Parcel.weigh", "x = 7"),
        ("Parcel.Stamp.cost", "cents = 9"),
    ] {
        let (code, found) = method(name, &[]);
        assert_eq!(code, 1, "{name}: {found}");
        assert!(found.contains(part), "{name}: {part} in {found}");
    }
    assert_eq!(method("Parcel.half", &[]).0, 0);
}

#[test]
fn ranges_narrow_parameters() {
    assert_eq!(method("Parcel.pair(long)", &["--input", "a=78..1000"]).0, 0);
    assert_eq!(method("Parcel.pair(long)", &["--input", "a=70..77"]).0, 1);
    assert_eq!(method("Parcel.pair(int,int)", &["--input", "a=0..1000"]).0, 0);
    // Arrays of some lengths are followed, and longer ones are no proof.
    assert_eq!(method("sum", &["--input", "xs.length=0..2"]).0, 0);
    assert_eq!(method("sum", &["--input", "xs.length=3..3", "--input", "xs[]=0..4"]).0, 1);
    assert_eq!(method("sum", &["--input", "xs.length=3..3", "--input", "xs[]=0..3"]).0, 0);
    assert_eq!(method("sum", &["--input", "xs[]=0..2"]).0, 4, "there are longer arrays");
}

#[test]
fn methods_that_cannot_be_meant_are_refused_with_the_remedy() {
    for (name, part) in [
        ("Parcel.pair", "name one with the types of its parameters: pair(int,int), pair(long)"),
        ("Parcel.pare", "Parcel has no method pare; it has pair(int,int)"),
        ("Parcel.pair(String)", "has no method pair(String); it has pair(int,int), pair(long)"),
        ("Parcel.post", "the parameter parcel of Parcel.post is a java.lang.Object"),
        ("Packet.post", "there is no class Packet"),
        ("Parcel.Shape.draw", "its class is abstract"),
        ("Parcel.Stamp.stick", "no constructor without parameters"),
        ("pair(", "write Class.method"),
    ] {
        let told = complaint(&["check", PARCEL, "--method", name]);
        assert!(told.contains(part), "{name}: {told}");
    }
    let told = complaint(&["check", PARCEL, "--method", "sum", "--input", "ys.length=0..2"]);
    assert!(told.contains("no input 'ys.length'"), "{told}");
    let told = complaint(&["quantify", PARCEL, "--method", "sum", "--ask", "P=? [F failure]"]);
    assert!(told.contains("--input xs.length=0..4"), "{told}");
    let told = complaint(&["check", PARCEL, "--method", "sum", "--", "1"]);
    assert!(told.contains("leave out what comes after --"), "{told}");
}

#[test]
fn arguments_of_the_program_are_inputs() {
    let (code, found) = check(&["--input", "args[0]=1..100"]);
    assert!(code == 1 && found.contains("args[0] = 42"), "{found}");
    assert_eq!(check(&["--input", "args[0]=-2147483648..41"]).0, 0);
    let (code, found) = check(&["--input", "args[1]=text", "--", "7"]);
    assert!(code == 1 && found.contains("args[1] = \\\"ab\\\""), "{found}");
    let told = complaint(&["check", PARCEL, "--input", "args[1]=1..2"]);
    assert!(told.contains("give the others after --"), "{told}");
    let told = complaint(&["check", PARCEL, "--input", "n=text"]);
    assert!(told.contains("'args[0]=text'"), "{told}");
}

#[test]
fn methods_lines_and_exceptions_have_probabilities() {
    let ask = |question: &str, more: &[&str]| {
        let words = ["quantify", PARCEL, "--json", "--ask", question];
        let output = sojourner(&[&words[..], more].concat());
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let whole: Value = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text} {output:?}"));
        whole["answers"][0]["exact"].as_str().unwrap_or_else(|| panic!("{whole}")).to_owned()
    };
    let pair = ["--method", "Parcel.pair(int,int)", "--input", "a=1..2000", "--input", "b=1..4000"];
    // 1,000 values of a, and one b for each of them.
    for event in ["failure", "exception:IllegalStateException", "exception:java.lang.IllegalStateException"] {
        assert_eq!(ask(&format!("P=? [F {event}]"), &pair), "1/8000", "{event}");
    }
    assert_eq!(ask("P=? [F exception:ArithmeticException]", &pair), "0");
    assert_eq!(ask("P=? [F at Parcel.java:7]", &pair), "1/8000");
    assert_eq!(ask("P=? [F at Parcel.java:6]", &pair), "1");
    assert_eq!(ask("P=? [G !(at Parcel.java:7)]", &pair), "7999/8000");
    assert_eq!(ask("P=? [F failure]", &["--input", "args[0]=1..100"]), "1/100");
    let lengths = ["--method", "sum", "--input", "xs.length=0..3", "--input", "xs[]=1..6"];
    // Three dice of which the sum is 12: 25 of 216.
    assert_eq!(ask("P=? [F failure]", &lengths), "25/864");
    for (question, part) in [
        ("P=? [F at Parcel.java:1]", "the nearest line with code is"),
        ("P=? [F at Packet.java:7]", "no class of the program comes from Packet.java"),
        ("P=? [F at Parcel]", "at Flap.java:88"),
    ] {
        let told = complaint(&["quantify", PARCEL, "--ask", question]);
        assert!(told.contains(part), "{question}: {told}");
    }
}

/// The last digits of a longer argument are characters of a shorter one's text, and another number.
#[test]
fn the_end_of_a_number_is_another_number() {
    let tail = |input: &str| {
        let words = ["check", "crates/cli/tests/methods/Tail.java", "--json", "-q", "--input", input];
        let output = sojourner(&words);
        (output.status.code(), String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let (code, report) = tail("args[0]=1..9999");
    assert_eq!(code, Some(1), "{report}");
    assert!(report.contains("37"), "{report}");
    assert_eq!(tail("args[0]=1..1036").0, Some(0), "1037 is the first");
    assert_eq!(tail("args[0]=1..1037").0, Some(1));
}
