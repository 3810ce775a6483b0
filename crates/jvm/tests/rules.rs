//! Every rule about scheduling points on its own changes nothing, and is breached by who could tell.
//!
//! The oracle has every rule off: each step inside of the JDK is one. Programs are small, one or more for each rule, and
//! prints are part of the state (`check_corpus/printing.rs`).

#[path = "rules/forced.rs"]
mod forced;
#[path = "check_corpus/printing.rs"]
mod printing;
#[path = "rules/programs.rs"]
mod programs;

use forced::FORCED;
use printing::Printing;
use programs::{OBSERVED, PROGRAMS};
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::machine::Options;
use sojourner_jvm::program::Program;
use sojourner_jvm::reduce::Knowledge;
use sojourner_jvm::reduce::knowledge::FORM;
use sojourner_jvm::reduce::rows::ROWS;
use sojourner_jvm::source::compile_into;
use sojourner_kernel::search::{Ending, Reduction};
use sojourner_kernel::{Check, Outcome};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// Rules that are no rows.
const OTHERS: [&str; 14] = [
    "lookups",
    "initialisers",
    "bookkeeping",
    "immutable",
    "constants",
    "finals",
    "settled",
    "discipline",
    "clock/unseen",
    "clock/nanos",
    "clock/relative",
    "monitors",
    "interns",
    "memory",
];

struct Ran {
    violations: BTreeSet<String>,
    outputs: BTreeSet<String>,
    outcome: Outcome,
    knowledge: Arc<Knowledge>,
}

/// All programs, compiled; the names of their main classes are those of the table.
fn compiled(jdk: &Jdk) -> Program {
    let place = |what: &str| PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("rules-{what}"));
    let (cache, folder) = (place("classes"), place("sources"));
    std::fs::create_dir_all(&folder).unwrap();
    let all = PROGRAMS.iter().map(|(_, name, body)| (name, body));
    let all = all.chain(OBSERVED.iter().map(|(_, name, body)| (name, body)));
    let all = all.map(|(name, body)| (name, programs::source(name, body)));
    let all = all.chain(FORCED.iter().map(|(_, name, body)| (name, forced::source(name, body))));
    let sources: Vec<PathBuf> = all
        .map(|(name, text)| {
            let file = folder.join(format!("{name}.java"));
            std::fs::write(&file, text).unwrap();
            file
        })
        .collect();
    let compiled = compile_into(&cache, &sources, None, jdk).unwrap();
    Program::open(jdk, ClassPath::from_paths(&[compiled.classes], jdk.feature).unwrap()).unwrap()
}

fn run(jdk: &Jdk, program: &Program, name: &str, word: &str) -> Ran {
    let knowledge = Arc::new(Knowledge::default());
    knowledge.begin_with(word).expect("a word");
    run_with(jdk, program, name, knowledge)
}

/// With rules that nothing refutes.
fn run_forced(jdk: &Jdk, program: &Program, name: &str, word: &str) -> Ran {
    let knowledge = Arc::new(Knowledge::default());
    knowledge.force(word).expect("a word");
    run_with(jdk, program, name, knowledge)
}

fn run_with(jdk: &Jdk, program: &Program, name: &str, knowledge: Arc<Knowledge>) -> Ran {
    let launch = Launch::of_main(program.clone(), jdk.clone(), name.into());
    let word = knowledge.word();
    let options = Options {
        heap_bytes: 64 << 20,
        assertions: true,
        knowledge: knowledge.clone(),
        ..Options::default()
    };
    let system = JavaSystem::new(&launch, &[], options).expect("it boots");
    let outputs = Arc::new(Mutex::new(BTreeSet::new()));
    let outcome = Check::new(Printing::new(system, outputs.clone()))
        .strategy("dfs".parse().unwrap())
        .all_violations()
        .max_transitions(400_000)
        .without_progress()
        .reduction(Reduction::Dpor)
        .run();
    assert_eq!(outcome.ending, Ending::Exhausted, "{name} with {word}");
    // Of a thread that runs, a stack shows a part of what it could.
    let is_told = |what: &str| what.starts_with("the stack trace of a thread that runs");
    let unsupported: Vec<&String> = outcome.unsupported.iter().map(|(what, _)| what).collect();
    assert!(unsupported.iter().all(|what| is_told(what)), "{name}: {unsupported:?}");
    let violations =
        outcome.violations.iter().map(|f| format!("{}: {}", f.violation.kind, f.violation.message)).collect();
    let outputs = outputs.lock().unwrap().clone();
    Ran { violations, outputs, outcome, knowledge }
}

fn jdks() -> Vec<Jdk> {
    let default = Jdk::find(None).expect("a JDK");
    let newer = std::path::Path::new("/usr/lib/jvm/temurin-25-jdk-amd64");
    let newer = newer.exists().then(|| Jdk::find(Some(newer)).expect("a JDK"));
    std::iter::once(default).chain(newer).collect()
}

#[test]
fn the_rows_fit_the_jdks_they_were_argued_for() {
    for jdk in jdks().iter().filter(|jdk| matches!(jdk.feature, 17 | 25)) {
        let program = compiled(jdk);
        let others: Vec<_> =
            program.fit().others.iter().map(|(row, class)| (ROWS[*row].name, class)).collect();
        println!("JDK {}: {others:?}", jdk.version);
        // Another build of the same JDK may have another text; then its rules are off.
        let argued = ["17.0.15", "25"].iter().any(|known| jdk.version.starts_with(known));
        assert!(!argued || others.is_empty(), "JDK {}: {others:?}", jdk.version);
    }
}

#[test]
fn a_rule_on_its_own_changes_nothing() {
    let jdk = Jdk::find(None).expect("a JDK");
    let program = compiled(&jdk);
    let names = || ROWS.iter().map(|row| row.name).chain(OTHERS);
    for (rules, name, _) in PROGRAMS {
        if programs::LARGE.contains(name) {
            continue;
        }
        // The steps of a thread's end are a rule of their own with a program of its own: with them all others are large.
        // Without the one about memory there is none.
        let stays = |rule: &str| matches!(rule, "threads/exit" | "memory") && !rules.contains(&rule);
        let without = |left_on: &str| {
            let off = names().filter(|rule| *rule != left_on && !stays(rule));
            off.fold(FORM.to_owned(), |word, rule| word + ",-" + rule)
        };
        let oracle = run(&jdk, &program, name, &without("none of them"));
        for rule in *rules {
            assert!(names().any(|name| name == *rule), "{rule} is no rule");
            let word = without(rule);
            let alone = run(&jdk, &program, name, &word);
            println!("{name}: {} states, with {rule} {}", oracle.outcome.states, alone.outcome.states);
            assert_eq!(alone.violations, oracle.violations, "{name} with {rule} alone");
            assert_eq!(alone.outputs, oracle.outputs, "{name} with {rule} alone");
        }
        let all = run(&jdk, &program, name, FORM);
        println!("{name}: {} states with all rules; off {}", all.outcome.states, all.knowledge.word());
        assert_eq!(all.violations, oracle.violations, "{name} with all rules");
        assert_eq!(all.outputs, oracle.outputs, "{name} with all rules");
    }
    let tried: BTreeSet<&str> = PROGRAMS.iter().flat_map(|(rules, ..)| rules.iter().copied()).collect();
    let missing: Vec<&str> = names().filter(|name| !tried.contains(name)).collect();
    assert!(missing.is_empty(), "no program tries {missing:?}");
}

#[test]
fn a_rule_on_top_of_all_others_changes_nothing() {
    let jdk = Jdk::find(None).expect("a JDK");
    let program = compiled(&jdk);
    for (rules, name, _) in PROGRAMS.iter().filter(|(_, name, _)| programs::LARGE.contains(name)) {
        let all = run(&jdk, &program, name, FORM);
        for rule in *rules {
            let without = run(&jdk, &program, name, &format!("{FORM},-{rule}"));
            println!("{name}: {} states, without {rule} {}", all.outcome.states, without.outcome.states);
            assert_eq!(all.violations, without.violations, "{name} without {rule}");
            assert_eq!(all.outputs, without.outputs, "{name} without {rule}");
        }
    }
}

#[test]
fn who_could_tell_breaches_the_rule() {
    for jdk in jdks() {
        let program = compiled(&jdk);
        for (rule, name, _) in OBSERVED {
            let ran = run(&jdk, &program, name, FORM);
            let word = ran.knowledge.word();
            let is_off =
                word.split(',').any(|part| part.strip_prefix('-').is_some_and(|off| off.starts_with(rule)));
            assert!(is_off, "{name} on JDK {}: {rule} is on; {word}", jdk.version);
            assert!(ran.outcome.restarts > 0, "{name}: it was off from the beginning");
            let oracle = run(&jdk, &program, name, &format!("{FORM},-all"));
            assert_eq!(ran.outputs, oracle.outputs, "{name} on JDK {}", jdk.version);
        }
    }
}

/// What the refutations are for: without them each rule would lose outputs, on its own and among all others.
#[test]
fn a_rule_that_nothing_refutes_would_be_wrong() {
    let jdk = Jdk::find(None).expect("a JDK");
    let program = compiled(&jdk);
    let names = || ROWS.iter().map(|row| row.name).chain(OTHERS);
    let mut wrong = Vec::new();
    for (rules, name, _) in FORCED {
        // The steps of a thread's end make all others large.
        let stays = |rule: &str| matches!(rule, "threads/exit" | "memory") && rules[0] != rule;
        let without = |on: &[&str]| {
            let off = names().filter(|rule| !on.contains(rule) && !stays(rule));
            off.fold(FORM.to_owned(), |word, rule| word + ",-" + rule)
        };
        let oracle = run_forced(&jdk, &program, name, &without(&[]));
        let forced = run_forced(&jdk, &program, name, &without(rules));
        println!("{name}: {:?}, forced {:?}", oracle.outputs, forced.outputs);
        if oracle.outputs.is_subset(&forced.outputs) {
            wrong.push(format!("{name}: forced, {} loses nothing", rules[0]));
        }
        if forced::LARGE.contains(name) {
            continue;
        }
        let all = run(&jdk, &program, name, FORM);
        if all.outputs != oracle.outputs {
            wrong.push(format!("{name} with all rules: {:?}; off {}", all.outputs, all.knowledge.word()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let tried: BTreeSet<&str> = FORCED.iter().map(|(rules, ..)| rules[0]).collect();
    let missing: Vec<&str> = names().filter(|name| !tried.contains(name)).collect();
    assert!(missing.is_empty(), "no program shows that {missing:?} could be wrong");
}
