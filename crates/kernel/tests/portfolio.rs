//! `auto` as a portfolio: the answers of its members, the same in every run, within the limits of the whole.

use sojourner_kernel::search::portfolio::MEMBERS;
use sojourner_kernel::search::{Limits, Part};
use sojourner_kernel::system::capability::Interruptible;
use sojourner_kernel::{
    Capabilities, Check, Choice, Decision, Ending, Fingerprint, Limit, Model, Modelled, Outcome, Stop,
    System, Verdict, Violation, Watch,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Two counters that threads count up to a limit; a state with both at `bad` is a violation.
#[derive(Clone)]
struct Counters {
    most: u32,
    bad: Option<u32>,
    /// A draw before the counting, so that there is chance.
    draws: bool,
    /// Systems made.
    made: Arc<AtomicUsize>,
    /// The state in which the system itself panics.
    broken: Option<(u32, u32)>,
}

impl Model for Counters {
    type State = (u32, u32, u32);

    fn initial(&self) -> (u32, u32, u32) {
        (u32::from(self.draws), 0, 0)
    }

    fn choice(&self, &(draw, a, b): &(u32, u32, u32)) -> Option<Choice> {
        if draw == 1 {
            return Some(Choice::chance(&[0.25, 0.75]));
        }
        let able = u32::from(a < self.most) + u32::from(b < self.most);
        (able > 0 && draw != 3).then(|| Choice::decision(Decision::Thread, able))
    }

    fn next(&self, &(draw, a, b): &(u32, u32, u32), by: u32) -> (u32, u32, u32) {
        assert!(self.broken != Some((a, b)), "the system is broken");
        match (draw, by) {
            // Three quarters of the runs are over.
            (1, by) => (2 + by, 0, 0),
            (_, 0) if a < self.most => (draw, a + 1, b),
            _ => (draw, a, b + 1),
        }
    }

    fn violation(&self, &(_, a, b): &(u32, u32, u32)) -> Option<Violation> {
        let message = "both are there".to_string();
        (self.bad == Some(a) && self.bad == Some(b)).then(|| Violation { kind: "invariant".into(), message })
    }
}

fn counters(most: u32) -> Counters {
    Counters { most, bad: None, draws: false, made: Arc::default(), broken: None }
}

fn run(counters: &Counters, limits: Limits) -> Outcome {
    let fresh = || {
        counters.made.fetch_add(1, Ordering::Relaxed);
        Modelled::new(counters.clone())
    };
    let mut first = fresh();
    let check = Check::new(&mut first).strategy("auto".parse().unwrap()).seed(7).limits(limits);
    check.run_with(&fresh).expect("nothing is taken up again")
}

/// Counters whose steps say how long they are.
struct Heavy {
    counters: Modelled<Counters>,
    units: u64,
    watch: Watch,
}

impl Capabilities for Heavy {
    fn inner(&mut self) -> Option<&mut dyn Capabilities> {
        Some(&mut self.counters)
    }

    sojourner_kernel::capable!(Interruptible);
}

impl Interruptible for Heavy {
    fn set_watch(&mut self, watch: Watch) {
        self.watch = watch;
    }
}

impl System for Heavy {
    type Snapshot = <Modelled<Counters> as System>::Snapshot;

    fn start(&mut self) -> Stop {
        self.counters.start()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.watch.works(self.units);
        self.counters.step(alternative)
    }

    fn save(&mut self) -> Self::Snapshot {
        self.counters.save()
    }

    fn restore(&mut self, snapshot: &Self::Snapshot) {
        self.counters.restore(snapshot);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        self.counters.fingerprint()
    }
}

#[test]
fn turns_are_counted_in_work() {
    let run = |units: u64, most: u64| {
        let fresh = || Heavy { counters: Modelled::new(counters(400)), units, watch: Watch::default() };
        let mut first = fresh();
        let check = Check::new(&mut first).strategy("auto".parse().unwrap()).max_transitions(most);
        check.run_with(&fresh).expect("nothing is taken up again")
    };
    let (light, heavy) = (run(0, 3_000), run(99, 3_000));
    assert_eq!((light.transitions, light.work, light.parts.len()), (3_000, 3_000, 1));
    assert_eq!(heavy.transitions, 3_000);
    // Steps that are repeated to come back to a state are work too.
    assert!((300_000..310_000).contains(&heavy.work), "{}", heavy.work);
    assert!(heavy.parts.len() > 1, "{:?}", heavy.parts);
    assert_eq!(heavy.parts, run(99, 3_000).parts);
}

fn transitions(parts: &[Part]) -> u64 {
    parts.iter().map(|part| part.transitions).sum()
}

#[test]
fn a_small_system_takes_one_search() {
    let system = counters(20);
    let outcome = run(&system, Limits::default());
    assert_eq!((outcome.verdict, outcome.ending), (Verdict::Verified, Ending::Exhausted));
    assert_eq!((outcome.states, outcome.transitions), (21 * 21, 2 * 20 * 21));
    assert_eq!((outcome.strategy.as_str(), outcome.parts.len()), ("auto", 1));
    assert_eq!(system.made.load(Ordering::Relaxed), 1, "no other system is made");
}

#[test]
fn a_large_one_is_shared_and_every_run_is_the_same() {
    let outcomes: Vec<Outcome> = (0..3).map(|_| run(&counters(400), Limits::default())).collect();
    for outcome in &outcomes {
        assert_eq!(outcome.verdict, Verdict::Verified);
        assert_eq!(outcome.states, 401 * 401);
        assert!(outcome.parts.len() > 1, "{:?}", outcome.parts);
        assert_eq!(outcome.transitions, transitions(&outcome.parts));
        assert_eq!(outcome.parts, outcomes[0].parts);
        // Nobody but the first has more than its share.
        let first = outcome.parts.last().unwrap();
        assert_eq!((first.ending, first.transitions), (Some(Ending::Exhausted), 2 * 400 * 401));
        assert!(outcome.transitions <= 2 * first.transitions, "{:?}", outcome.parts);
    }
}

#[test]
fn a_violation_is_the_answer_of_whoever_finds_it() {
    let system = Counters { bad: Some(399), ..counters(400) };
    let outcome = run(&system, Limits::default());
    assert_eq!((outcome.verdict, outcome.ending), (Verdict::Violated, Ending::FirstViolation));
    assert_eq!(outcome.violation().unwrap().path.0.len(), 2 * 399);
}

#[test]
fn the_limit_on_transitions_is_one_of_all_together() {
    for most in [1, 999, 1_000, 49_999, 50_001, 60_000, 123_456] {
        let limits = Limits { transitions: Some(most), ..Limits::default() };
        let outcome = run(&counters(400), limits);
        assert_eq!(outcome.ending, Ending::Limit(Limit::Transitions), "{most}");
        assert_eq!((outcome.verdict, outcome.transitions), (Verdict::Limit, most), "{:?}", outcome.parts);
    }
}

#[test]
fn too_little_memory_is_an_ending_like_any_other() {
    for (bytes, most) in [(1, 100), (3_000_000, 2_000)] {
        let outcome = run(&counters(most), Limits { memory: Some(bytes), ..Limits::default() });
        assert_eq!(
            (outcome.verdict, outcome.ending),
            (Verdict::Limit, Ending::Limit(Limit::Memory)),
            "{bytes}"
        );
    }
}

#[test]
fn what_another_member_has_verified_counts() {
    // A quarter of the runs goes on for long, and a violation is at its end.
    let system = Counters { bad: Some(300), draws: true, ..counters(400) };
    let outcome = run(&system, Limits::default());
    assert_eq!(outcome.verdict, Verdict::Violated);
    let mass = outcome.mass.expect("it was measured");
    assert!((mass.verified - 0.75).abs() < 1e-9, "{mass:?}");
    assert!(mass.verified + mass.violating + mass.unknown <= 1.0 + 1e-12, "{mass:?}");
    let limits = Limits { transitions: Some(5_000), ..Limits::default() };
    let cut = run(&Counters { bad: None, ..system }, limits).mass.expect("it was measured");
    assert!((cut.verified - 0.75).abs() < 1e-9, "{cut:?}");
}

#[test]
fn a_panic_of_a_member_is_one_of_the_whole() {
    for at in [(3, 0), (350, 390)] {
        let system = Counters { broken: Some(at), ..counters(400) };
        let panicked =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run(&system, Limits::default())));
        let why = panicked.err().expect("the system panics");
        assert!(why.downcast_ref::<&str>().is_some_and(|text| text.contains("broken")));
    }
}

#[test]
fn a_lone_system_is_searched_by_the_member_that_shares_a_graph() {
    let outcome = Check::new(Modelled::new(counters(30))).strategy("auto".parse().unwrap()).run();
    assert_eq!((outcome.verdict, outcome.strategy.as_str()), (Verdict::Verified, "mixed"));
    assert!(MEMBERS.iter().any(|member| member.strategy == "mixed"));
}
