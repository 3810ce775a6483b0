//! `sojourner quantify`: the contract for scripts, exit codes, and numbers that are known in closed form.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn sojourner(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(arguments)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the program starts")
}

/// The answers to questions, and the exit code.
fn ask(system: &str, questions: &[&str], more: &[&str]) -> (Vec<Value>, i32) {
    let mut words = vec!["quantify", system, "--json"];
    words.extend(questions.iter().flat_map(|q| ["--ask", q]));
    words.extend(more);
    let output = sojourner(&words);
    let code = output.status.code().expect("it ends by itself");
    let text = String::from_utf8(output.stdout).expect("text");
    let whole: Value =
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text} {:?}", output.stderr));
    (whole["answers"].as_array().expect("a list").clone(), code)
}

fn exact(answer: &Value) -> &str {
    answer["exact"].as_str().unwrap_or_else(|| panic!("not exact: {answer}"))
}

#[test]
fn the_contract_for_scripts() {
    let (answers, code) = ask("examples/models/mdp.tra", &["Pmax=? [F goal]", "P>=0.7 [F goal]"], &[]);
    assert_eq!(code, 0);
    let keys = [
        "question",
        "lower",
        "upper",
        "exact",
        "verdict",
        "distribution",
        "paths",
        "samples",
        "seconds",
        "scheduler",
    ];
    for answer in &answers {
        for key in keys {
            assert!(answer.get(key).is_some(), "{key} is missing in {answer}");
        }
    }
    assert_eq!(answers[0]["question"], "Pmax=? [F goal]");
    assert_eq!((exact(&answers[0]), &answers[0]["verdict"]), ("1", &Value::Null));
    assert_eq!(answers[1]["verdict"], "true");
    assert_eq!(answers[0]["scheduler"]["nodes"][0]["take"], "safe");
}

#[test]
fn models_and_their_labels() {
    let (answers, _) =
        ask("examples/models/mdp.tra", &["Pmax=? [F crash]", "Pmin=? [F crash]", "Pmin=? [G !crash]"], &[]);
    let all: Vec<&str> = answers.iter().map(exact).collect();
    assert_eq!(all, ["1/10", "0", "9/10"]);
    let (answers, code) =
        ask("examples/models/example.tra", &["E[steps]", "P>=1 [F done]", "P<0.5 [F done]"], &[]);
    assert_eq!((exact(&answers[0]), code), ("80/29", 1));
    assert_eq!((&answers[1]["verdict"], &answers[2]["verdict"]), (&"true".into(), &"false".into()));
    let (answers, _) = ask(
        "examples/models/vending.aut",
        &["likeliest [F action jam]", "least[steps until action jam]"],
        &[],
    );
    assert_eq!(exact(&answers[0]), "1");
    assert!(answers[0]["run"]["steps"].as_array().is_some_and(|s| !s.is_empty()), "{}", answers[0]);
}

#[test]
fn closed_forms_of_randomized_programs() {
    // 2(n+1)H(n) - 4n
    for (n, expected) in [("2", "1"), ("4", "29/6"), ("5", "37/5")] {
        let (answers, code) =
            ask("examples/java/quantify/Comparisons.java", &["E[comparisons]", "D[comparisons]"], &["--", n]);
        assert_eq!((exact(&answers[0]), exact(&answers[1]), code), (expected, expected, 0));
    }
    let (answers, _) =
        ask("examples/java/quantify/KnuthYao.java", &["D[face]", "E[flips]", "P=? [face >= 5]"], &[]);
    let faces = answers[0]["distribution"].as_array().unwrap();
    assert_eq!(faces.len(), 6);
    for (at, face) in faces.iter().enumerate() {
        assert_eq!((face[0].as_i64(), face[2].as_str()), (Some(at as i64 + 1), Some("1/6")));
        assert!(face[1][0].as_f64().unwrap() <= 1.0 / 6.0 && face[1][1].as_f64().unwrap() >= 1.0 / 6.0);
    }
    assert_eq!((exact(&answers[1]), exact(&answers[2])), ("11/3", "1/3"));
    // 1 - (31/32)^8
    let (answers, _) = ask("examples/java/quantify/Levels.java", &["P=? [levels > 5]"], &[]);
    assert_eq!(exact(&answers[0]), "246620590335/1099511627776");
}

#[test]
fn schedulers_of_threads() {
    let questions = ["Pmax=? [F heard]", "Pmin=? [F heard]", "P>=0.4 [F heard]", "Pmin>=0.1 [F heard]"];
    let (answers, code) = ask("examples/java/quantify/Handover.java", &questions, &[]);
    assert_eq!((exact(&answers[0]), exact(&answers[1]), code), ("1", "0", 1));
    assert_eq!((&answers[2]["verdict"], &answers[3]["verdict"]), (&"true".into(), &"false".into()));
    assert_eq!(answers[0]["scheduler"]["checked"], true);
    let tree = answers[0]["scheduler"]["tree"].as_str().unwrap();
    assert!(tree.contains("#1 Handover.java:"), "{tree}");
    let (answers, _) = ask("examples/java/Bank.java", &["Pmax=? [F deadlock]", "Pmin=? [F success]"], &[]);
    assert_eq!((exact(&answers[0]), exact(&answers[1])), ("1", "0"));
}

#[test]
fn inputs_are_equally_likely_unless_a_profile_says_otherwise() {
    let flap = "examples/java/quantify/Flap.java";
    let file = "examples/java/quantify/wind.profile";
    for (profile, expected) in [("weak-wind", "9/10"), ("strong-wind", "7/10")] {
        let word = format!("{file}#{profile}");
        let (answers, code) = ask(flap, &["P=? [F success]"], &["--profile", &word]);
        assert_eq!((exact(&answers[0]), code), (expected, 0), "{profile}");
    }
    let (answers, _) = ask(flap, &["P=? [F success]"], &[]);
    assert_eq!(exact(&answers[0]), "21/41");
    let (answers, _) = ask(flap, &["P=? [F success]"], &["--input", "wind=0..20"]);
    assert_eq!(exact(&answers[0]), "11/21");
    for (word, part) in
        [(format!("{file}#storm"), "it has weak-wind, strong-wind"), (file.to_owned(), "write")]
    {
        let output = sojourner(&["quantify", flap, "--ask", "P=? [F success]", "--profile", &word]);
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && message.contains(part), "{word}: {message}");
    }
}

#[test]
fn the_examples_of_luckow_and_others() {
    for (program, expected) in [("Example1", "3/5"), ("Example2", "89/100"), ("Rare", "97/101")] {
        let file = format!("examples/java/luckow/{program}.java");
        for algorithm in ["bounds", "exact"] {
            let (answers, _) = ask(&file, &["Pmax=? [F success]"], &["--algorithm", algorithm]);
            assert_eq!(exact(&answers[0]), expected, "{program} {algorithm}");
        }
    }
    // Nothing is better than the best.
    let (answers, _) =
        ask("examples/java/luckow/Example1.java", &["P>=0.6 [F success]", "P>0.6 [F success]"], &[]);
    assert_eq!((&answers[0]["verdict"], &answers[1]["verdict"]), (&"true".into(), &"false".into()));
}

#[test]
fn a_limit_leaves_an_interval_that_holds() {
    let (answers, code) =
        ask("examples/java/quantify/Levels.java", &["P=? [levels > 5]"], &["--max-transitions", "200"]);
    let (lower, upper) = (answers[0]["lower"].as_f64().unwrap(), answers[0]["upper"].as_f64().unwrap());
    assert!(lower <= 0.2243 && (0.2244..1.0).contains(&upper), "{lower} {upper}");
    assert_eq!((code, &answers[0]["limit"], &answers[0]["exact"]), (3, &Value::Bool(true), &Value::Null));
    let (answers, code) = ask("examples/models/example.tra", &["P=? [F done]"], &["--max-depth", "3"]);
    assert_eq!(code, 4, "a run that is not followed may or may not get there: {}", answers[0]);
    let more = ["--max-depth", "3", "--grey", "pessimistic"];
    let (answers, code) = ask("examples/models/example.tra", &["P=? [F done]"], &more);
    assert_eq!((exact(&answers[0]), code), ("187/250", 0));
}

#[test]
fn algorithms_agree_where_they_are_exact() {
    for algorithm in ["bounds", "exact", "random:N=500", "max:N=50,L=10"] {
        let (answers, _) =
            ask("examples/java/Bank.java", &["Pmax=? [F deadlock]"], &["--algorithm", algorithm]);
        assert_eq!(answers[0]["lower"], 1.0, "{algorithm}: {}", answers[0]);
    }
    let (answers, code) = ask("examples/models/mdp.tra", &["P>=0.5 [F crash]"], &["--algorithm", "sum1"]);
    assert_eq!((&answers[0]["verdict"], code), (&"false".into(), 1), "all of it was seen: {}", answers[0]);
}

#[test]
fn mistakes_are_told_with_the_remedy() {
    for (words, part) in [
        (&["--ask", "Q=? [F done]"][..], "write P=? [F done]"),
        (&["--ask", "P=? [done]"], "write F done"),
        (&["--ask", "P=? [F done"], "a ] is missing"),
        (&["--ask", "P>=x [F done]"], "is no number"),
        (&["--ask", "P=? [F nowhere]"], "there is no label 'nowhere'; the system has"),
        (&["--ask", "P=? [F done]", "--algorithm", "best"], "there is no algorithm 'best'"),
        (&[], "--ask"),
    ] {
        let mut all = vec!["quantify", "examples/models/example.tra"];
        all.extend(words);
        let output = sojourner(&all);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert!(message.contains(part), "{words:?}: {message}");
    }
}

const GIVEN: &str = "crates/cli/tests/quantify/Given.java";

#[test]
fn amounts_given_assumptions() {
    // (1 + 3 + 4) / 3; half of two; one; and what remains of a loop that is left with 1/3.
    for (case, expected) in
        [("uniform", "8/3"), ("input", "8/3"), ("third", "1/2"), ("certain", "1"), ("loop", "1/2")]
    {
        for algorithm in ["bounds", "exact"] {
            let (answers, code) = ask(GIVEN, &["E[c]", "Emax[c]"], &["--algorithm", algorithm, "--", case]);
            assert_eq!((exact(&answers[0]), exact(&answers[1]), code), (expected, expected, 0), "{case}");
        }
    }
    // Heads is kept (cost 4) or excluded, by who has seen it; tails costs 1 or 2.
    let (answers, _) = ask(GIVEN, &["Emax[c]", "Emin[c]", "E[c]"], &["--", "seen"]);
    assert_eq!((exact(&answers[0]), exact(&answers[1])), ("3", "1"), "{answers:?}");
    assert_eq!((answers[2]["lower"].as_f64(), answers[2]["upper"].as_f64()), (Some(1.0), Some(3.0)));
}

#[test]
fn what_is_asked_besides_changes_no_answer() {
    let (alone, _) = ask(GIVEN, &["E[steps]"], &["--", "ruin"]);
    let (beside, _) = ask(GIVEN, &["P=? [F up]", "E[c]", "E[steps]"], &["--", "ruin"]);
    // The gambler's ruin: 2 * 3 steps.
    assert_eq!((exact(&alone[0]), exact(&beside[0]), exact(&beside[2])), ("6", "2/5", "6"));
}

#[test]
fn decimal_weights_are_decimal_numbers() {
    let (answers, code) = ask(GIVEN, &["P=? [F heads]", "P>=0.7 [F heads]"], &["--", "coin"]);
    assert_eq!((exact(&answers[0]), &answers[1]["verdict"], code), ("7/10", &"true".into(), 0));
}

#[test]
fn draws_with_open_operands_have_their_shares() {
    let shares = |case: &str| -> Vec<(i64, String)> {
        let (answers, _) = ask(GIVEN, &["D[v]"], &["--", case]);
        let rows = answers[0]["distribution"].as_array().expect("rows").clone();
        rows.iter()
            .map(|row| (row[0].as_i64().expect("a value"), row[2].as_str().expect("exact").to_owned()))
            .collect()
    };
    let of = |list: &[(i64, &str)]| -> Vec<(i64, String)> {
        list.iter().map(|(v, p)| (*v, (*p).to_owned())).collect()
    };
    assert_eq!(shares("added"), of(&[(0, "1/8"), (2, "3/8"), (4, "3/8"), (6, "1/8")]));
    assert_eq!(shares("mask"), of(&[(0, "3/4"), (1, "1/4")]));
    assert_eq!(shares("shift"), of(&[(0, "3/8"), (1, "3/8"), (2, "1/8"), (3, "1/8")]));
}

#[test]
fn inputs_that_depend_on_each_other() {
    let words = ["--profile", "crates/cli/tests/quantify/given.profile#winter", "--", "joint"];
    let questions = ["P=? [F gusty]", "P=? [F windy]", "P=? [F loaded]"];
    let (answers, _) = ask(GIVEN, &questions, &words);
    // Loaded: half of the time 1/5, otherwise 50 of 101.
    assert_eq!((exact(&answers[0]), exact(&answers[1])), ("1/5", "3/10"));
    assert_eq!(exact(&answers[2]), "351/1010");
}

/// Weights of a specification are quotients, and stay the quotients they are, alone and multiplied: 1/12 + 5/12 is a half.
#[test]
fn weights_of_a_specification_are_exact() {
    let folder = std::env::temp_dir().join(format!("sojourner-weights-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let twelfths = write(
        "twelfths.mcrl2",
        "act err, ok;\ninit ok . dist x: Nat[if(x==0,1/12,if(x==1,5/12,if(x==2,1/2,0)))] .\n\
         ((x < 2) -> ok . err . delta <> ok . delta);\n",
    );
    let questions = ["P=? [F action err]", "P>0.5 [F action err]", "P<=0.5 [F action err]"];
    let (answers, _) = ask(&twelfths, &questions, &[]);
    assert_eq!(exact(&answers[0]), "1/2");
    assert_eq!((&answers[1]["verdict"], &answers[2]["verdict"]), (&"false".into(), &"true".into()));
    // Two processes draw in one step, and a decision is beside it.
    let product = write(
        "product.mcrl2",
        "act a, b, go, stop, err;\n\
         proc P = a . dist x: Bool[if(x, 1/6, 5/6)] . (x -> err . delta <> delta);\n\
         proc Q = b . dist y: Bool[if(y, 1/7, 6/7)] . (y -> err . delta <> delta);\n\
         init allow({go, stop, err|err}, comm({a|b -> go}, P || Q || (stop . delta + delta)));\n",
    );
    let (answers, _) = ask(&product, &["Pmax=? [F action err]"], &[]);
    assert_eq!(exact(&answers[0]), "1/42");
    let tiny = write(
        "tiny.mcrl2",
        "act err, ok;\ninit ok . dist x: Bool[if(x, 1/exp(2,1080), 1-1/exp(2,1080))] .\n\
         (x -> err . delta <> ok . delta);\n",
    );
    let (answers, _) = ask(&tiny, &["P>0 [F action err]"], &[]);
    assert_eq!(answers[0]["verdict"], "true");
    write("w.lab", "0=\"init\" 1=\"goal\"\n0: 0\n1: 1\n2: 1\n");
    let fractions = write("w.tra", "4 6\n0 1 1/12\n0 2 5/12\n0 3 1/2\n1 1 1\n2 2 1\n3 3 1\n");
    let (answers, _) = ask(&fractions, &["P=? [F goal]"], &[]);
    assert_eq!(exact(&answers[0]), "1/2");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// Which input a profile depends on: the last of that name, whatever came in between, used or not.
#[test]
fn profiles_follow_the_last_input_of_a_name() {
    for (case, wanted) in [
        ("taken twice", [1100, 1201, 2100, 2201]),
        ("no longer used", [5100, 5200, 6101, 6201]),
        ("another before", [5100, 5201, 6100, 6201]),
    ] {
        let words = ["--profile", "crates/cli/tests/quantify/given.profile#gears", "--", case];
        let (answers, code) = ask(GIVEN, &["D[v]"], &words);
        let rows = answers[0]["distribution"].as_array().expect("rows").clone();
        let values: Vec<Option<i64>> = rows.iter().map(|row| row[0].as_i64()).collect();
        assert_eq!((values, code), (wanted.map(Some).to_vec(), 0), "{case}");
        assert!(rows.iter().all(|row| row[2] == "1/4"), "{case}: {rows:?}");
    }
}

#[test]
fn values_beyond_long_are_exact() {
    let (answers, _) = ask(GIVEN, &["D[v]"], &["--", "large"]);
    let rows = answers[0]["distribution"].as_array().expect("rows").clone();
    let values: Vec<&str> = rows.iter().filter_map(|row| row[0].as_str()).collect();
    assert_eq!(values, ["10376293541461622783", "18446744073709551614"], "{rows:?}");
}

#[test]
fn logarithms_and_longs_of_a_generator_have_their_shares() {
    let (answers, _) = ask(GIVEN, &["P=? [F soon]"], &["--", "log"]);
    // Of 2^53 numbers those below 1 - e^-2, to the last one.
    let wanted = (1.0 - (-2f64).exp()) * 2f64.powi(53);
    let (above, below) = exact(&answers[0]).split_once('/').expect("a quotient");
    let (above, below): (f64, f64) = (above.parse().unwrap(), below.parse().unwrap());
    assert!((above / below * 2f64.powi(53) - wanted).abs() < 4.0, "{above} / {below}");
    let (answers, _) = ask(GIVEN, &["P=? [v > 0]"], &["--", "long"]);
    assert_eq!(exact(&answers[0]), "1/2");
}

/// Restarts run on several threads, and nobody can tell from what they find.
#[test]
fn restarts_find_the_same_on_any_number_of_threads() {
    let grid = "examples/java/luckow/WindyGrid.java";
    let figures = |workers: &str, algorithm: &str| {
        let words = ["--algorithm", algorithm, "--seed", "3", "--workers", workers];
        let (mut answers, _) = ask(grid, &["Pmax=? [F success]", "P>=0.1 [F success]"], &words);
        for answer in &mut answers {
            answer.as_object_mut().expect("an object").remove("seconds");
        }
        answers
    };
    for algorithm in ["max:T=5,N=20,L=5", "random:T=4,N=40", "sum1:T=3,N=20,L=3"] {
        let one = figures("1", algorithm);
        assert!(one[0]["samples"].as_u64() > Some(100), "{algorithm}: {one:?}");
        assert_eq!(one, figures("3", algorithm), "{algorithm}");
    }
}
