//! Generated programs around the library (`library/generate.rs`): every level of reduction against none.
//!
//! Where a program can be explored to its end without a reduction, all levels must show the same outputs and violations.
//! Where it is too large for that, what random runs without a reduction show must be among what each level shows.
//! `SOJOURNER_SEEDS=100..400` makes others, `SOJOURNER_JDK=25` selects a JDK, `SOJOURNER_BOUND=100000` admits larger ones;
//! `cargo xtask soak library` runs thousands.

#[path = "levels/alone.rs"]
mod alone;
#[path = "levels/behaviour.rs"]
mod behaviour;
#[path = "library/generate.rs"]
mod generate;
#[path = "library/more.rs"]
mod more;
#[path = "check_corpus/printing.rs"]
mod printing;

use alone::{Alone, in_parallel, jdks};
use behaviour::{Behaviour, NONE, REDUCED};
use sojourner_jvm::launch::Launch;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// How many programs were compared in which way.
type Compared = Mutex<BTreeMap<String, u64>>;

/// What differs at any level.
fn compare(name: &str, launch: &Launch, seed: u64, bound: u64, compared: &Compared) -> Vec<String> {
    let count = |what: String| *compared.lock().unwrap().entry(what).or_default() += 1;
    // The other levels first: where they do not end, without a reduction there is no end either.
    let shown: Vec<(&str, Behaviour)> = REDUCED
        .into_iter()
        .filter_map(|level| Some((level.name, behaviour::explore(launch, level, bound)?)))
        .collect();
    if shown.is_empty() {
        count("too large".into());
        return Vec::new();
    }
    let mut wrong = Vec::new();
    match behaviour::explore(launch, NONE, bound) {
        Some(all) => {
            for (level, shown) in &shown {
                count(format!("{level}, all"));
                let difference = all.difference(shown);
                if !difference.is_empty() {
                    wrong.push(format!("{name}, {level}: {difference}"));
                }
            }
        }
        None => {
            let some = behaviour::sample(launch, seed, bound / 2);
            for (level, shown) in &shown {
                count(format!("{level}, some"));
                let lost = |a: &Behaviour, b: &Behaviour| {
                    !a.outputs.is_subset(&b.outputs) || !a.violations.is_subset(&b.violations)
                };
                if lost(&some, shown) {
                    let known = Behaviour {
                        outputs: some.outputs.intersection(&shown.outputs).cloned().collect(),
                        violations: some.violations.intersection(&shown.violations).cloned().collect(),
                    };
                    wrong.push(format!("{name}, {level}: {}", some.difference(&known)));
                }
            }
        }
    }
    wrong
}

#[test]
fn generated_programs_behave_alike() {
    let given = std::env::var("SOJOURNER_BOUND").ok().and_then(|v| v.parse().ok());
    let seeds = behaviour::range("SOJOURNER_SEEDS", 0..generate::COUNT as u64);
    let mut wrong = Vec::new();
    // One JDK will do unless asked.
    for jdk in jdks().into_iter().take(1) {
        let name = |seed: u64| format!("B{seed}");
        let mut sources = Vec::new();
        let mut known = Vec::new();
        for seed in seeds.clone() {
            if let Some(text) = generate::program(&name(seed), seed, jdk.feature) {
                sources.push(alone::write(&format!("library-{}", jdk.feature), &name(seed), &text));
                known.push(seed);
            }
        }
        let alone = Alone::compile("library", &sources, &jdk);
        let (bad, compared) = (Mutex::new(Vec::new()), Compared::default());
        in_parallel(known.len(), |at| {
            let seed = known[at];
            let launch = alone.launch(&name(seed));
            let found = compare(&name(seed), &launch, seed, given.unwrap_or(300), &compared);
            let family = generate::family_of(seed).name;
            bad.lock()
                .unwrap()
                .extend(found.into_iter().map(|why| format!("JDK {}, {family}, {why}", jdk.feature)));
        });
        let compared = compared.into_inner().unwrap();
        println!("JDK {}: {} programs, compared {compared:?}", jdk.feature, known.len());
        let too_large = compared.get("too large").copied().unwrap_or(0);
        assert!(too_large as usize * 2 < known.len(), "most are small enough: {compared:?}");
        wrong.extend(bad.into_inner().unwrap());
    }
    wrong.sort();
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}
