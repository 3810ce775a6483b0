//! The case studies after Luckow et al. (2014): each number is computed once more, by counting or by dynamic programming that
//! knows nothing of the machine.

use serde_json::Value;
use std::path::Path;
use std::process::Command;

fn ask(program: &str, question: &str, more: &[&str]) -> Value {
    let file = format!("examples/java/luckow/{program}.java");
    let (before, after) = more.split_at(more.iter().position(|word| *word == "--").unwrap_or(more.len()));
    let output = Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(["quantify", &file, "--json", "--ask", question])
        .args(before)
        .args(after)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .output()
        .expect("the program starts");
    let text = String::from_utf8(output.stdout).expect("text");
    let whole: Value =
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text} {:?}", output.stderr));
    whole["answers"][0].clone()
}

/// The exact answer to how likely success is for the best scheduler.
fn best(program: &str, more: &[&str]) -> String {
    let answer = ask(program, "Pmax=? [F success]", more);
    answer["exact"].as_str().unwrap_or_else(|| panic!("not exact: {answer}")).to_owned()
}

/// A quotient in lowest terms.
fn fraction(mut above: i128, mut below: i128) -> String {
    let (mut a, mut b) = (above, below);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    (above, below) = (above / a, below / a);
    if below == 1 { above.to_string() } else { format!("{above}/{below}") }
}

#[test]
fn the_arbiter_refuses_half_of_all_pairs_of_requests() {
    let conflict = |a: i32, b: i32| a == b || a.min(b) == 0 && (a.max(b) == 1 || a.max(b) == 3);
    let pairs = (0..4).flat_map(|a| (0..4).map(move |b| (a, b)));
    let fine = pairs.filter(|(a, b)| !conflict(*a, *b)).count();
    let answer = ask("Arbiter", "P=? [F success]", &[]);
    assert_eq!(answer["exact"], fraction(fine as i128, 16), "{answer}");
}

/// The value of the windy grid: of 100^left equally likely futures.
fn windy(width: i32, height: i32, left: u32, x: i32, y: i32) -> i128 {
    if (x, y) == (width - 1, 0) {
        return 100i128.pow(left);
    }
    if left == 0 {
        return 0;
    }
    let moves = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
    let value = |(x, y): (i32, i32)| {
        let (x, y) = (x.clamp(0, width - 1), y.clamp(0, height - 1));
        let at = |lift: i32| windy(width, height, left - 1, x, (y + lift).min(height - 1));
        if x > 0 && x < width - 1 { 50 * at(0) + 30 * at(1) + 20 * at(2) } else { 100 * at(0) }
    };
    moves.into_iter().map(value).max().expect("four moves")
}

#[test]
fn the_windy_grid_has_the_value_of_dynamic_programming() {
    let small = fraction(windy(5, 4, 6, 0, 0), 100i128.pow(6));
    assert_eq!(best("WindyGrid", &[]), small);
    assert_eq!(small, "127/200");
    // With steps to spare it is easier.
    assert_eq!(best("WindyGrid", &["--", "5", "4", "8"]), fraction(windy(5, 4, 8, 0, 0), 100i128.pow(8)));
}

/// The value of the daisy chain for weights of strong, of fair and of all wind: of `all^left` futures.
fn daisy(weights: (i128, i128, i128), flap: i32, head: u32, tail: u32) -> i128 {
    let (strong, fair, all) = weights;
    let left = (9 - flap).max(0) as u32;
    if flap >= 9 {
        return i128::from(flap == 9);
    }
    // Numbers of futures are brought to the same base: each move uses one of the moves that are left.
    let value = |head: u32, tail: u32| {
        let at = |step: i32| {
            let next = flap + step;
            let spent = left - 1 - (9 - next).max(0) as u32;
            daisy(weights, next, head, tail) * all.pow(spent)
        };
        strong * at(4) + fair * at(2) + (all - strong - fair) * at(1)
    };
    let by_head = (head > 0).then(|| value(head - 1, tail));
    let by_tail = (tail > 0).then(|| value(head, tail - 1));
    by_head.max(by_tail).unwrap_or(0)
}

#[test]
fn the_daisy_chain_has_the_value_of_dynamic_programming() {
    assert_eq!(best("DaisyChain", &[]), fraction(daisy((10, 6, 41), 0, 9, 9), 41i128.pow(9)));
    let few = fraction(daisy((10, 6, 41), 0, 2, 2), 41i128.pow(9));
    assert_eq!(best("DaisyChain", &["--", "2"]), few);
    for (name, weights) in [("weak-wind", (5, 10, 100)), ("strong-wind", (15, 20, 100))] {
        let profile = format!("examples/java/quantify/wind.profile#{name}");
        let ours = best("DaisyChain", &["--profile", &profile]);
        assert_eq!(ours, fraction(daisy(weights, 0, 9, 9), 100i128.pow(9)), "{name}");
    }
}

#[test]
fn a_bound_of_depth_gives_less_and_never_more() {
    let whole = 174_851_533_313_125.0 / 327_381_934_393_961.0;
    let mut last = 0.0;
    for depth in ["13", "18", "20", "30"] {
        let words = ["--grey", "pessimistic", "--max-depth", depth];
        let lower = ask("DaisyChain", "Pmax=? [F success]", &words)["lower"].as_f64().expect("a number");
        assert!(last <= lower && lower <= whole + 1e-12, "{depth}: {lower}");
        last = lower;
    }
    assert!(last > 0.0);
}

#[test]
fn the_profile_inside_the_program() {
    for (name, shares) in [("weak", [5, 10, 70, 10, 5]), ("strong", [15, 20, 30, 20, 15])] {
        let profile = format!("examples/java/quantify/wind.profile#{name}-wind");
        let drawn = ask("AssumedWind", "P=? [F success]", &["--", name, "drawn"]);
        let given = ask("../quantify/Flap", "P=? [F success]", &["--profile", &profile]);
        assert_eq!(drawn["exact"], given["exact"], "{drawn} {given}");
        // Given assumptions, a part of the range counts by its size too.
        let sizes = [10, 6, 9, 6, 10];
        let weights: Vec<i128> = shares.iter().zip(sizes).map(|(share, size)| share * size).collect();
        let assumed = ask("AssumedWind", "P=? [F success]", &["--", name]);
        let expected = fraction(weights[1..4].iter().sum(), weights.iter().sum());
        assert_eq!(assumed["exact"], expected, "{assumed}");
    }
}

#[test]
fn threads_that_wait_for_each_other_succeed_always() {
    let answer = ask("Airline", "P>=1 [F success]", &[]);
    assert_eq!(answer["verdict"], "true", "{answer}");
    // Each part of six is a task, or the first cut alone is.
    for words in [["--", "3", "3"], ["--", "3", "2"]] {
        let answer = ask("ParallelQuicksort", "P>=1 [F success]", &words);
        assert_eq!(answer["verdict"], "true", "{answer}");
    }
}
