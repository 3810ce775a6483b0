//! Concurrent programs with their verdicts: every program under `corpus/java/check`, all schedules,
//! depth first, within a bound of transitions (so that the result does not depend on the machine).
//!
//! The directives are those of `corpus/java/check/README.md`. `check_corpus/known.txt` lists what is
//! not decided: `limit` where the bound is reached before anything is found, `unsupported` where the
//! machine cannot follow, otherwise the verdict that is shown instead, each with a reason. A
//! listed program must show just that, so that the list cannot grow old. `SOJOURNER_CORPUS=Name`
//! selects programs, `SOJOURNER_SLICE=3/8` every eighth.

#[path = "check_corpus/case.rs"]
mod case;
#[path = "check_corpus/printing.rs"]
mod printing;
#[path = "levels/slice.rs"]
mod slice;

use case::{Case, Corpus, in_parallel};
use printing::Printing;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::machine::Cuts;
use sojourner_kernel::search::Verdict;
use sojourner_kernel::{Check, Outcome, Spec, System};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Transitions a program may take.
const BOUND: u64 = 20_000;

fn search<S: System>(system: S) -> Outcome {
    let dfs: Spec = "dfs".parse().expect("a strategy");
    Check::new(system).strategy(dfs).max_transitions(BOUND).without_progress().run()
}

/// What a case showed, in one word, and what is wrong with that if it is not what it should show.
fn judge(case: &Case, launch: &Launch) -> (String, Result<(), String>) {
    let outputs = Arc::new(Mutex::new(BTreeSet::new()));
    let outcome = match case.get("outcomes") {
        "" => search(case.system(launch, Cuts::Shared)),
        _ => search(Printing::new(case.system(launch, Cuts::Shared), outputs.clone())),
    };
    let word = match (outcome.verdict, outcome.violation()) {
        (Verdict::Verified, _) => "verified".to_owned(),
        (Verdict::Violated, Some(found)) => found.violation.kind.clone(),
        (Verdict::Violated, None) => "violated".to_owned(),
        (Verdict::Limit, _) => "limit".to_owned(),
        (Verdict::CouldNotCheck, _) => "unsupported".to_owned(),
    };
    let (kind, detail) = case.get("expect").split_once(' ').unwrap_or((case.get("expect"), ""));
    let message = outcome.violation().map_or("", |found| &found.violation.message);
    let shown = || format!("expected {kind} {detail}, got {word} {message} {:?}", outcome.unsupported);
    if word != kind {
        return (word.clone(), Err(shown()));
    }
    let right = match kind {
        "exception" => message.starts_with(detail),
        "exit" => message.contains(&format!("({detail})")),
        _ => true,
    };
    if !right {
        return (word.clone(), Err(shown()));
    }
    let outputs = outputs.lock().unwrap().clone();
    let expected: BTreeSet<String> = case.get("outcomes").split('|').map(|o| o.trim().to_owned()).collect();
    if !case.get("outcomes").is_empty() && outputs != expected {
        return (word, Err(format!("expected the outputs {expected:?}, got {outputs:?}")));
    }
    // A place may be that of a declaration or of the first line below it.
    let names = |line: u32| {
        let place = format!("{}.java:{line}", case.name());
        message
            .match_indices(&place)
            .any(|(at, _)| !message[at + place.len()..].starts_with(|c: char| c.is_ascii_digit()))
    };
    let placed = case.marked.is_empty() || case.marked.iter().any(|&l| names(l) || names(l + 1));
    if !placed && kind != "verified" && kind != "exit" {
        return (word, Err(format!("none of the lines {:?} is named in: {message}", case.marked)));
    }
    (word, Ok(()))
}

/// What a program on the list of known exceptions shows instead of its verdict.
struct Known {
    shows: String,
    /// It is listed for its size only, so its right verdict is as good.
    may_be_decided: bool,
}

/// The list: a program, what it shows, and why.
fn known() -> BTreeMap<String, Known> {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/check_corpus/known.txt");
    let list = std::fs::read_to_string(list).unwrap();
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let feature = Jdk::find(None).expect("a JDK").feature;
    lines
        .filter_map(|line| {
            let mut words = line.split_whitespace().map(str::to_owned);
            let (program, shows) = (words.next().expect("a program"), words.next().expect("what it shows"));
            let (shows, only) = match shows.split_once('@') {
                Some((shows, only)) => (shows.to_owned(), Some(only.parse::<u32>().expect("a JDK's number"))),
                None => (shows, None),
            };
            let may_be_decided = shows == "limit";
            only.is_none_or(|only| only == feature).then_some((program, Known { shows, may_be_decided }))
        })
        .collect()
}

#[test]
fn every_program_has_its_verdict() {
    let mut corpus = Corpus::open();
    corpus.cases = slice::of(corpus.cases);
    let known = known();
    let (bad, decided) = (Mutex::new(Vec::new()), AtomicUsize::new(0));
    in_parallel(corpus.cases.len(), |at| {
        let case = &corpus.cases[at];
        let (word, judged) = judge(case, &corpus.launch(case));
        let complaint = match (judged, known.get(&case.id)) {
            (Ok(()), None) => {
                decided.fetch_add(1, Ordering::Relaxed);
                return;
            }
            (Ok(()), Some(known)) if known.may_be_decided => return,
            (Ok(()), Some(_)) => "is right now: take it off the list".to_owned(),
            (Err(_), Some(known)) if known.shows == word => return,
            (Err(why), Some(known)) => format!("listed as {}: {why}", known.shows),
            (Err(why), None) => why,
        };
        bad.lock().unwrap().push(format!("{} {word}: {complaint}", case.id));
    });
    let mut bad = bad.into_inner().unwrap();
    bad.sort();
    println!("{} of {} programs decided and right", decided.into_inner(), corpus.cases.len());
    assert!(bad.is_empty(), "{} programs are not as they should be:\n{}", bad.len(), bad.join("\n"));
}
