//! Open values against brute force: generated programs over small domains (`open/generate.rs`), whose inputs are kept open
//! by the machine and enumerated by an evaluator that knows nothing of it. Verdict and probability must be the same; with
//! two threads, the oracle is the machine with every input chosen at once. `SOJOURNER_SEEDS=100..400` makes others.

#[path = "open/generate.rs"]
mod generate;

use generate::{Dice, End, Program};
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::launch::{Launch, Request, launch};
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_kernel::search::Verdict;
use sojourner_kernel::{Check, Outcome, Spec};
use std::fmt::Write;
use std::path::PathBuf;

/// Programs of one file.
const TOGETHER: u64 = 40;

fn seeds(default: std::ops::Range<u64>) -> std::ops::Range<u64> {
    let Ok(text) = std::env::var("SOJOURNER_SEEDS") else { return default };
    let (from, to) = text.split_once("..").expect("FROM..TO");
    from.parse().expect("a number")..to.parse().expect("a number")
}

fn compiled(name: &str, text: &str) -> Launch {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("open");
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{name}.java"));
    std::fs::write(&file, text).expect("a file");
    let what = file.display().to_string();
    launch(&Request { what, ..Request::default() }).unwrap_or_else(|e| panic!("{name} compiles: {e}"))
}

fn search(launch: &Launch, case: &str, uniform: bool, strategy: &str) -> Outcome {
    let options = Options {
        heap_bytes: 64 << 20,
        assertions: true,
        random: Randomness::Chance,
        uniform_inputs: uniform,
        ..Options::default()
    };
    let system = JavaSystem::new(launch, &[case.to_owned()], options).expect("it boots");
    let spec: Spec = strategy.parse().expect("a strategy");
    Check::new(system).strategy(spec).all_violations().max_transitions(100_000).run()
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-12
}

/// All combinations of inputs.
fn points(ranges: &[(i32, i32)]) -> Vec<Vec<i32>> {
    ranges.iter().fold(vec![vec![]], |points, &(low, high)| {
        let longer = |p: &Vec<i32>, v: i32| p.iter().copied().chain([v]).collect::<Vec<i32>>();
        points.iter().flat_map(|p| (low..=high).map(move |v| longer(p, v))).collect()
    })
}

#[test]
fn verdicts_and_probabilities_are_those_of_brute_force() {
    let all = seeds(1..41);
    let mut decided = [0; 3];
    let mut wrong = Vec::new();
    let starts: Vec<u64> = all.clone().step_by(TOGETHER as usize).collect();
    for start in starts {
        let batch: Vec<u64> = (start..all.end.min(start + TOGETHER)).collect();
        let name = format!("Open{start}");
        let programs: Vec<Program> = batch.iter().map(|seed| Program::new(*seed)).collect();
        let mut text = format!(
            "public class {name} {{\n    static int f;\n    static int boxed(Integer i) {{ return i; }}\n"
        );
        for (seed, program) in batch.iter().zip(&programs) {
            program.java(&mut text, &format!("p{seed}"), |v, low, high| {
                format!("sojourner.Symbolic.intIn(\"x{v}\", {low}, {high})")
            });
        }
        writeln!(text, "    public static void main(String[] args) {{\n        switch (args[0]) {{").unwrap();
        for seed in &batch {
            writeln!(text, "        case \"{seed}\": p{seed}(); break;").unwrap();
        }
        text.push_str("        }\n    }\n}\n");
        let launch = compiled(&name, &text);
        for (seed, program) in batch.iter().zip(&programs) {
            let ends: Vec<End> = points(&program.inputs).iter().map(|point| program.run(point)).collect();
            let count = |end: End| ends.iter().filter(|e| **e == end).count() as f64;
            let (bad, good) = (count(End::Wrong), count(End::Right));
            let outcome = search(&launch, &seed.to_string(), true, "dfs");
            let mass = outcome.mass.expect("progress was on");
            if bad + good > 0.0 {
                let share = bad / (bad + good);
                if !close(mass.violating, share) || !close(mass.verified, 1.0 - share) {
                    wrong.push(format!(
                        "{seed}: {bad} of {} are wrong, {mass:?} {:?}",
                        bad + good,
                        outcome.unsupported
                    ));
                }
            }
            let outcome = search(&launch, &seed.to_string(), false, "bfs");
            let wanted = match (bad > 0.0, good > 0.0) {
                (true, _) => Verdict::Violated,
                (false, true) => Verdict::Verified,
                // Nothing is left to check.
                (false, false) => Verdict::CouldNotCheck,
            };
            if outcome.verdict != wanted {
                wrong.push(format!(
                    "{seed}: {:?} where it is {wanted:?}: {:?}",
                    outcome.verdict, outcome.unsupported
                ));
            }
            decided[if bad == 0.0 {
                0
            } else if good == 0.0 {
                1
            } else {
                2
            }] += 1;
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        std::env::var("SOJOURNER_SEEDS").is_ok() || decided.iter().all(|n| *n > 3),
        "all kinds: {decided:?}"
    );
}

/// Two threads that work on shared fields with inputs; `input` says how they get them.
fn threads(seed: u64, input: impl Fn(&str, i32, i32) -> String) -> String {
    let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    (0..20).for_each(|_| {
        dice.roll(2);
    });
    let mut step = |own: &str| {
        let shared = ["s", "t"][dice.roll(2) as usize];
        let number = dice.roll(4);
        match dice.roll(7) {
            0 => format!("{shared} = {own};"),
            1 => format!("{shared} += {own};"),
            2 => format!("if ({own} > {number}) {shared} = {number};"),
            3 => format!("if ({shared} == {number}) {own} = {shared} + 1;"),
            4 => format!("{own} = {shared};"),
            5 => format!("if ({shared} < {own}) {shared}++;"),
            _ => format!("if ({own} % 2 == 0) {own} = {own} - {shared};"),
        }
    };
    let mut block = |own: &str| (0..3).map(|_| step(own)).collect::<Vec<_>>().join(" ");
    let (first, second) = (block("x"), block("y"));
    let last = dice.roll(5);
    let (x, y, s) = (input("x", 0, 3), input("y", 1, 3), input("s", 0, 2));
    format!(
        "public class Two{seed} {{\n    static int s, t;\n    public static void main(String[] args) throws Exception {{\n        s = {s};\n        Thread other = new Thread(() -> {{ int y = {y}; {second} }});\n        other.start();\n        int x = {x}; {first}\n        other.join();\n        assert s + t != {last};\n    }}\n}}\n"
    )
}

#[test]
fn two_threads_are_as_wrong_as_with_all_inputs_chosen_at_once() {
    let mut wrong = Vec::new();
    let mut violated = 0;
    let all = seeds(1..9);
    for seed in all.clone() {
        let open = compiled(
            &format!("Two{seed}"),
            &threads(seed, |name, low, high| format!("sojourner.Symbolic.intIn(\"{name}\", {low}, {high})")),
        );
        let at_once = compiled(
            &format!("Two{seed}"),
            &threads(seed, |_, low, high| format!("sojourner.Choice.anyInt({low}, {high})")),
        );
        let wanted = search(&at_once, "", false, "dfs").verdict;
        violated += u64::from(wanted == Verdict::Violated);
        for strategy in ["dfs", "bfs", "guided"] {
            let outcome = search(&open, "", false, strategy);
            if outcome.verdict != wanted {
                wrong.push(format!(
                    "{seed}, {strategy}: {:?}, not {wanted:?} {:?}",
                    outcome.verdict, outcome.unsupported
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(
        std::env::var("SOJOURNER_SEEDS").is_ok() || (1..all.end - 1).contains(&violated),
        "some: {violated}"
    );
}

/// Draws from wide ranges have their exact probabilities, stored, sorted, multiplied and shared between threads.
#[test]
fn wide_draws_have_their_probabilities() {
    let what = format!("{}/../../corpus/java/draws/WideDraws.java", env!("CARGO_MANIFEST_DIR"));
    let launch = launch(&Request { what, ..Request::default() }).expect("it compiles");
    // Products below a million: for each factor so many others.
    let products: u64 =
        (0..70_000u64).map(|b| if b == 0 { 100_000 } else { 1_000_000u64.div_ceil(b).min(100_000) }).sum();
    for (case, violating) in [
        ("wide", 1e-6),
        ("div", 1e-5),
        ("sum", 1_250_025_000.0 / 1e10),
        ("product", products as f64 / 7e9),
        ("threads", 0.1),
        ("array", 1.0 - (1.0 - 11.0 / 2f64.powi(20)).powi(3)),
    ] {
        let mass = search(&launch, case, false, "bfs").mass.expect("progress was on");
        assert!(close(mass.violating, violating), "{case}: {violating} {mass:?}");
        assert!(close(mass.verified, 1.0 - violating), "{case}: {violating} {mass:?}");
    }
}

/// Cases of the corpus that are not decided, and why.
const UNDECIDED: &[(&str, &str)] = &[
    ("Attacks.drawMaskedByADraw", "the shares of a mask of two wide draws have bounds"),
    ("Attacks.identityMap", "the identity of a box that a cache would have made once"),
    ("Attacks.lockOnABox", "the identity of a box that a cache would have made once"),
    ("Attacks.textWithAWideCharacter", "the characters of a text with an open number"),
];

/// Cases that are decided if a solver is there.
const SOLVED: &[&str] = &["Arithmetic.xorTwice", "Errors.exactWithin"];

/// Every method of `corpus/java/open` shows what the line above it says; what is not decided is listed.
#[test]
fn every_case_of_the_corpus_is_right() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus/java/open");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    files.retain(|file| file.extension().is_some_and(|e| e == "java"));
    files.sort();
    let only = std::env::var("SOJOURNER_CASES").unwrap_or_default();
    let has_solver = sojourner_terms::Smt::default().present();
    let (mut wrong, mut right) = (Vec::new(), 0);
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a file");
        let what = file.display().to_string();
        let launch = launch(&Request { what, ..Request::default() }).expect("it compiles");
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for pair in lines.windows(2) {
            let (Some(wanted), Some(method)) =
                (pair[0].strip_prefix("// "), pair[1].strip_prefix("static void "))
            else {
                continue;
            };
            let case = method.split('(').next().expect("a name");
            let name = format!("{}.{case}", file.file_stem().expect("a name").display());
            if !name.contains(&only) {
                continue;
            }
            let outcome = search(&launch, case, false, "bfs");
            let shown = match (outcome.verdict, outcome.violation()) {
                (Verdict::Verified, _) => "verified".to_owned(),
                (Verdict::Violated, Some(found)) if found.violation.kind == "assertion" => {
                    "assertion".to_owned()
                }
                (Verdict::Violated, Some(found)) => {
                    let class = found.violation.message.split([':', '\n', ' ']).next().unwrap_or_default();
                    format!("{} {class}", found.violation.kind)
                }
                _ => "unknown".to_owned(),
            };
            let is_undecided = UNDECIDED.iter().any(|known| known.0 == name)
                || !has_solver && SOLVED.contains(&name.as_str());
            let expected = if is_undecided { "unknown" } else { wanted };
            if shown == expected {
                right += 1;
            } else {
                wrong.push(format!(
                    "{name}: {wanted}, not {shown} {:?} {:?}",
                    outcome.ending, outcome.unsupported
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{right} right\n{}", wrong.join("\n"));
    assert!(right > 100 || !only.is_empty(), "{right} cases");
}
