//! What the readers accept, and what they say about what they do not.

use std::path::{Path, PathBuf};

use sojourner_kernel::{Ask, Stop, System};
use sojourner_models::{Model, Packed, Walk, open};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn good(name: &str) -> Model {
    open(root().join(name).to_str().unwrap()).unwrap_or_else(|e| panic!("{e}"))
}

/// The message for a file of `corpus/models/bad`, without its directory.
fn message(name: &str) -> String {
    let directory = root().join("corpus/models/bad");
    let error = open(directory.join(name).to_str().unwrap()).expect_err("this file is wrong").to_string();
    error.replace(&format!("{}/", directory.display()), "")
}

#[test]
fn a_chain_with_labels_and_values() {
    let model = good("examples/models/example.tra");
    assert_eq!(model.propositions(), ["p", "done", "init"]);
    assert_eq!([0, 1, 2].map(|s| model.labels(s)), [0b101, 1, 3]);
    let mut walk = Walk::new(model);
    let Stop::Choice(choice) = walk.start() else { panic!("the start is a choice") };
    assert_eq!((choice.len(), choice.groups(), choice.probability(0)), (2, 1, 0.6));
    assert_eq!(walk.describe_step(0), "to 1 (place=middle)");
    assert_eq!(walk.step(1), Stop::End, "a state without a row is final");
    assert_eq!(walk.describe_state(), "2 (place=end)");
}

#[test]
fn a_decision_process_with_actions() {
    let model = good("examples/models/mdp.tra");
    let Stop::Choice(choice) = model.stop(model.initial()) else { panic!("the start is a choice") };
    assert_eq!((choice.len(), choice.groups()), (4, 2));
    assert_eq!((0..4).map(|a| choice.probability(a)).collect::<Vec<_>>(), [0.5, 0.5, 0.1, 0.9]);
    assert_eq!(model.describe_step(0, 2), "risky, to 3");
    assert_eq!(model.propositions(), ["deadlock", "goal", "crash", "init"]);
    assert_eq!(model.labels(3), 4);
    assert!(matches!(model.stop(3), Stop::End));
}

#[test]
fn a_labelled_transition_system() {
    let model = good("examples/models/vending.aut");
    let Stop::Choice(choice) = model.stop(1) else { panic!("three ways on") };
    assert_eq!((choice.len(), choice.groups()), (3, 3));
    assert_eq!(model.describe_step(1, 2), "jam, to 3");
    assert!(matches!(model.stop(3), Stop::End));
}

#[test]
fn probabilities_in_labels_are_chance() {
    let model = good("corpus/models/die.aut");
    let Stop::Choice(choice) = model.stop(0) else { panic!("a flip") };
    assert_eq!((choice.len(), choice.groups(), choice.probability(1)), (2, 1, 0.5));
}

#[test]
fn every_wrong_file_gets_one_line_with_place_and_remedy() {
    for (file, expected) in [
        (
            "sum.tra",
            "sum.tra:2: the probabilities of state 0 add to 0.9, not to 1; correct the lines of that state",
        ),
        (
            "sum-mdp.tra",
            "sum-mdp.tra:2: the probabilities of state 0, choice 0 add to 0.9, not to 1; correct the lines of that state",
        ),
        ("word.tra", "word.tra:3: \"one\" is not a state number; write: source target probability"),
        (
            "above.tra",
            "above.tra:3: \"1.5\" is not a probability above 0 and at most 1; correct it, or remove the line if it is 0",
        ),
        ("state.tra", "state.tra:3: state 7 is not below the 2 states of the header; correct one of them"),
        ("short.tra", "short.tra:2: \"0 0\" is too short; write: source target probability"),
        (
            "count.tra",
            "count.tra:1: the header promises 9 transitions, the file has 1; correct the header, or restore the missing lines",
        ),
        (
            "huge.tra",
            "huge.tra: declares 999999999999999999 states, more than the 4294967295 that can be read; correct the header",
        ),
        (
            "sparse.tra",
            "sparse.tra: declares 4000000000 states but has 1 transitions, so most of them cannot be reached; correct the header",
        ),
        (
            "header.tra",
            "header.tra:1: \"hello\" is not a header; start the file with: states transitions (a chain), or: states choices transitions (an MDP)",
        ),
        (
            "empty.tra",
            "empty.tra: this file is empty; start the file with: states transitions (a chain), or: states choices transitions (an MDP)",
        ),
        (
            "sparse.aut",
            "sparse.aut: declares 4000000000 states but has 1 transitions, so most of them cannot be reached; correct the header",
        ),
        ("line.aut", "line.aut:4: \"1 2 3\" is not a transition; write (from, \"label\", to)"),
        ("initial.aut", "initial.aut:1: the initial state 5 is not among the 2 states; correct the header"),
        (
            "sum.aut",
            "sum.aut:2: the probabilities of state 0 add to 0.9, not to 1; correct the lines of that state",
        ),
        (
            "prob.aut",
            "prob.aut:3: \"x\" is not a probability above 0 and at most 1; write the label as prob 0.25",
        ),
        (
            "start.aut",
            "start.aut:1: \"0 1/2\" is neither a state nor a distribution; write a state, or states with probabilities between: 1 1/2 2",
        ),
        (
            "distribution.aut",
            "distribution.aut:2: the probabilities in \"1 1/2 2 1/2 0\" leave nothing for the last state; what is left of 1 is that of the last state",
        ),
        ("binary.aut", "binary.aut:1: this is not text; save the file as UTF-8, or name another file"),
        (
            "label.tra",
            "label.lab:3: label 4 is not declared; start the file with the labels: 0=\"init\" 1=\"deadlock\" 2=\"done\"",
        ),
        ("none.tra", "none.tra: there is no such file; check the path"),
        // Read as a chain, this was once a loop with probability 1.
        (
            "four.tra",
            "four.tra:2: \"0 0 1 1\" has four numbers, but the header is that of a chain; write: source target probability, or for an MDP the header: states choices transitions",
        ),
        (
            "choices.tra",
            "choices.tra:1: the header promises 7 choices, the file has 2; correct the header, or the numbers of the choices",
        ),
        // Only the first of two labels with one name was once looked at.
        (
            "twice.tra",
            "twice.lab:1: 2=\"a\" is declared beside 1=\"a\"; give each label a number and a name of its own",
        ),
        ("quote.aut", "quote.aut:2: \"(0,\\\"open,1)\" is not a transition; write (from, \"label\", to)"),
    ] {
        assert_eq!(message(file), expected);
    }
}

/// Files as other programs write them: Windows line ends, a mark before the text, comments, a probability
/// of 1 with its rounding, actions, rows in any order.
#[test]
fn files_of_other_programs() {
    let directory = std::env::temp_dir().join(format!("sojourner-others-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let file = directory.join("other.tra");
    let text = "\u{feff}# from elsewhere\r\n3 2 3\r\n # rows\r\n1 0 2 1.0000000000000002 go\r\n\r\n0 0 1 1/3 flip\r\n0 0 2 0.6666667 flip\r\n";
    std::fs::write(&file, text).unwrap();
    std::fs::write(file.with_extension("lab"), "\u{feff}0=\"init\" 1=\"a\"\r\n0: 0\r\n2: 1\r\n").unwrap();
    let model = open(file.to_str().unwrap());
    std::fs::remove_dir_all(&directory).unwrap();
    let mut walk = Walk::new(model.unwrap_or_else(|e| panic!("{e}")));
    let Stop::Choice(choice) = walk.start() else { panic!("the start is a choice") };
    assert_eq!((choice.len(), choice.groups()), (2, 1));
    assert_eq!(walk.describe_step(0), "flip, to 1");
    assert!(matches!(walk.step(0), Stop::Choice(choice) if choice.len() == 1));
    assert_eq!(walk.step(0), Stop::End);
}

#[test]
fn words_that_name_nothing_are_refused() {
    for (word, part) in [
        ("x.lab", "name x.tra"),
        ("nonsense", "does not name a model"),
        ("builtin:nothing", "take one of back-loops, biased-die, counters"),
        (
            "builtin:diamond?depth=3",
            "it has width (a whole number from 2 to 1073741824), choice (decision or chance)",
        ),
        ("builtin:diamond?width=1", "it takes a whole number from 2 to"),
        ("builtin:diamond?width=-1", "it takes a whole number"),
        ("builtin:diamond?width", "write parameter=value"),
        ("builtin:die?left=nan", "it takes a number from"),
        ("builtin:die?left=0.5,left=0.3", "left is given twice; keep one of them"),
        ("builtin:counters?processes=32,limit=1000", "do not fit in 128 bits"),
        ("builtin:select?n=3,k=4", "there is no number 4 among 3"),
        ("builtin:tree?depth=100,branching=60000", "does not fit in 128 bits"),
    ] {
        let error = open(word).expect_err(word).to_string();
        assert!(error.contains(part) && !error.contains('\n'), "{error}");
    }
}

#[test]
fn an_endless_line_is_refused_early() {
    let file = std::env::temp_dir().join(format!("sojourner-line-{}.aut", std::process::id()));
    std::fs::write(&file, format!("des (0,1,2)\n(0,\"{}\",1)\n", "a".repeat(3 << 20))).unwrap();
    let error = open(file.to_str().unwrap()).unwrap_err().to_string();
    std::fs::remove_file(&file).unwrap();
    assert!(
        error.contains(":2: this line has more than 1048576 bytes; check that this is a model file"),
        "{error}"
    );
}

/// Whatever the bytes, a reader answers; it neither panics nor takes memory the file does not have.
#[test]
fn scrambled_files_never_panic() {
    let directory = std::env::temp_dir().join(format!("sojourner-readers-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let mut refused = 0;
    for (name, seeds) in [("mdp.tra", 300u64), ("vending.aut", 300), ("example.tra", 300)] {
        let original = std::fs::read(root().join("examples/models").join(name)).unwrap();
        for seed in 1..=seeds {
            let mut bytes = original.clone();
            let mut x = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            for _ in 0..1 + seed % 4 {
                x = (x ^ (x >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
                let at = (x >> 8) as usize % bytes.len();
                bytes[at] = b" 0123456789.,\"()\n-e/\xff"[(x >> 40) as usize % 21];
            }
            let file = directory.join(name);
            std::fs::write(&file, &bytes).unwrap();
            match open(file.to_str().unwrap()) {
                Ok(model) => assert!(model.initial() <= u128::from(u32::MAX)),
                Err(error) => {
                    refused += 1;
                    assert!(error.to_string().contains("; "), "{error}");
                }
            }
        }
    }
    std::fs::remove_dir_all(&directory).unwrap();
    assert!(refused > 300, "only {refused} of 900 scrambled files were refused");
}
