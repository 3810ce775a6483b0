//! Attacks: small programs aimed at what the reductions and the state leave out (`corpus/java/attacks`), each with its
//! true verdict, on every JDK there is, with and without persistent sets and the discipline
//! of locks.
//!
//! Code of the program beneath the JDK (`beneath`), what can be looked at from outside (`observed`), what `main` can
//! still change (`beforehand`), what a state must hold (`remembered`), ways to share an object (`handed`), races that no
//! instruction makes (`raced`). The
//! directives are those of `corpus/java/check/README.md`; besides, `// until: N` is the last JDK that a verdict holds for.
//! Every program has a class path of its own. `attacks/known.txt` lists what is not decided rightly; a listed program
//! shows that or its true verdict, and nothing else. Those with
//! `// large` need minutes and are run with `SOJOURNER_ALL=1` only, as `cargo xtask soak attacks` does.
//! `SOJOURNER_CORPUS=Name` selects programs, `SOJOURNER_SLICE=3/8` every eighth, `SOJOURNER_JDK=25` a JDK.

#[path = "levels/alone.rs"]
mod alone;
#[path = "levels/slice.rs"]
mod slice;

use alone::{Alone, in_parallel, jdks, sources_below};
use sojourner_jvm::explore::JavaSystem;
use sojourner_jvm::launch::Launch;
use sojourner_jvm::machine::race::Races;
use sojourner_jvm::machine::{Options, Randomness};
use sojourner_kernel::search::{Reduction, Verdict};
use sojourner_kernel::{Check, Spec};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The levels: which orders are left out, and whether the discipline of locks is assumed.
const LEVELS: [(Reduction, bool); 4] =
    [(Reduction::Off, false), (Reduction::Dpor, false), (Reduction::Sleep, true), (Reduction::Dpor, true)];

/// Transitions a program may take.
const BOUND: u64 = 10_000;

struct Attack {
    /// `beneath/ChildValue`.
    id: String,
    source: PathBuf,
    directives: BTreeMap<String, String>,
}

impl Attack {
    fn read(root: &Path, source: PathBuf) -> Attack {
        let text = std::fs::read_to_string(&source).unwrap();
        let directives = text
            .lines()
            .filter_map(|line| line.strip_prefix("// ")?.split_once(':'))
            .filter(|(word, _)| word.chars().all(|c| c.is_ascii_lowercase()))
            .map(|(word, rest)| (word.to_owned(), rest.trim().to_owned()))
            .collect();
        let id = source.strip_prefix(root).unwrap().with_extension("").to_string_lossy().replace('\\', "/");
        Attack { id, source, directives }
    }

    fn name(&self) -> &str {
        self.id.rsplit('/').next().unwrap()
    }

    fn get(&self, directive: &str) -> &str {
        self.directives.get(directive).map_or("", String::as_str)
    }

    /// Whether races are violations.
    fn races(&self) -> Races {
        if self.get("property") == "race" { Races::Forbidden } else { Races::Ignored }
    }

    /// Whether the verdict is one for this version.
    fn is_for(&self, feature: u32) -> bool {
        let since = self.get("jdk").trim_end_matches('+').parse().unwrap_or(0);
        let until = self.get("until").parse().unwrap_or(u32::MAX);
        (since..=until).contains(&feature)
    }
}

/// The verdict in a word: that of the violation if there is one.
fn verdict(launch: &Launch, races: Races, (reduction, discipline): (Reduction, bool), bound: u64) -> String {
    let options = Options {
        races,
        heap_bytes: 64 << 20,
        assertions: true,
        random: Randomness::Chance,
        discipline,
        ..Options::default()
    };
    let system = JavaSystem::new(launch, &[], options).expect("it boots");
    let dfs: Spec = "dfs".parse().expect("a strategy");
    let outcome =
        Check::new(system).strategy(dfs).max_transitions(bound).without_progress().reduction(reduction).run();
    match (outcome.verdict, outcome.violation()) {
        (Verdict::Verified, _) => "verified".to_owned(),
        (Verdict::Violated, Some(found)) => found.violation.kind.clone(),
        (Verdict::Limit, _) => "limit".to_owned(),
        (Verdict::CouldNotCheck, _) => "unsupported".to_owned(),
        (other, _) => format!("{other:?}"),
    }
}

/// What is not decided rightly: a program, and what it shows on some JDK at some level.
fn known() -> BTreeSet<(String, String)> {
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/attacks/known.txt");
    let list = std::fs::read_to_string(list).unwrap();
    let lines = list.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines
        .map(|line| {
            let mut words = line.split_whitespace().map(str::to_owned);
            (words.next().expect("a program"), words.next().expect("what it shows"))
        })
        .collect()
}

#[test]
fn every_attack_fails() {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/java/attacks").canonicalize().unwrap();
    let attacks: Vec<Attack> =
        sources_below(&root).into_iter().map(|source| Attack::read(&root, source)).collect();
    assert!(attacks.len() >= 100, "there are {}", attacks.len());
    let wanted = std::env::var("SOJOURNER_CORPUS").unwrap_or_default();
    let all = std::env::var("SOJOURNER_ALL").is_ok();
    let is_whole = std::env::var_os("SOJOURNER_SLICE").is_none();
    let known = known();
    let (wrong, runs) = (Mutex::new(Vec::new()), Mutex::new(0));
    let listed = Mutex::new(BTreeSet::new());
    for jdk in jdks() {
        let here: Vec<&Attack> = attacks.iter().filter(|a| a.is_for(jdk.feature)).collect();
        let sources: Vec<PathBuf> = here.iter().map(|a| a.source.clone()).collect();
        let alone = Alone::compile("attacks", &sources, &jdk);
        let chosen = |a: &&Attack| a.id.contains(&wanted) && (all || a.get("large").is_empty());
        let here: Vec<&Attack> = slice::of(here.into_iter().filter(chosen).collect());
        in_parallel(here.len(), |at| {
            let attack = here[at];
            let launch = alone.launch(attack.name());
            let expected = attack.get("expect").split(' ').next().unwrap();
            for level in LEVELS {
                *runs.lock().unwrap() += 1;
                let shown = verdict(&launch, attack.races(), level, if all { 20 * BOUND } else { BOUND });
                if shown == expected {
                    continue;
                }
                if known.contains(&(attack.id.clone(), shown.clone())) {
                    listed.lock().unwrap().insert(attack.id.clone());
                    continue;
                }
                let complaint =
                    format!("{}, JDK {}, {level:?}: {shown}, and it is {expected}", attack.id, jdk.feature);
                wrong.lock().unwrap().push(complaint);
            }
        });
    }
    let (mut wrong, runs) = (wrong.into_inner().unwrap(), runs.into_inner().unwrap());
    let listed = listed.into_inner().unwrap();
    for (id, _) in known.iter().filter(|(id, _)| wanted.is_empty() && is_whole && !listed.contains(id)) {
        println!("{id} is right now: take it off the list");
    }
    wrong.sort();
    println!("{} attacks, {runs} runs, {} listed", attacks.len(), listed.len());
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
