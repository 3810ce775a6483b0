//! What a wrapper does not change is the wrapped system's: a capability that got lost would be a wrong answer
//! that no compiler sees.

use sojourner_kernel::search::Reduction;
use sojourner_kernel::store::{Guarantee, StoreKind};
use sojourner_kernel::strategy::all;
use sojourner_kernel::system::action::{ActionId, Actions, Declared, Pattern};
use sojourner_kernel::system::capability::*;
use sojourner_kernel::system::contract::{Walks, replay_twice, save_restore};
use sojourner_kernel::system::footprint::{Actor, Actors, Footprint, Footprints};
use sojourner_kernel::system::sought::{Goals, Sought};
use sojourner_kernel::{Ask, Check, Choice, Fingerprint, Spec, Stop, System, Violation, Watch, Watched};
use std::sync::Arc;

/// A countdown that can do everything a system can do.
#[derive(Default)]
struct Able {
    at: u32,
    marks: Vec<u32>,
    watched: bool,
}

impl System for Able {
    type Snapshot = u32;
    const PORTABLE: bool = false;

    fn start(&mut self) -> Stop {
        self.at = 3;
        Stop::Choice(Choice::uniform(2))
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.at -= 1 + alternative.min(self.at - 1);
        if self.at == 0 { Stop::End } else { Stop::Choice(Choice::uniform(2)) }
    }

    fn save(&mut self) -> u32 {
        self.at
    }

    fn restore(&mut self, snapshot: &u32) {
        self.at = *snapshot;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(u128::from(self.at))
    }
}

macro_rules! has {
    ($($accessor:ident: $capability:path),*) => {
        impl Capabilities for Able {
            $(fn $accessor(&mut self) -> Option<&mut dyn $capability> {
                Some(self)
            })*

            fn should_end(&mut self) -> bool {
                true
            }
        }

        /// The capabilities that a system has, by name.
        fn had<S: System>(mut system: S) -> Vec<&'static str> {
            let mut had = Vec::new();
            $(if system.$accessor().is_some() {
                had.push(stringify!($accessor));
            })*
            had.extend(system.should_end().then_some("should_end"));
            had
        }

        const ALL: &[&str] = &[$(stringify!($accessor)),*, "should_end"];
    };
}

has!(
    as_undo: Undo,
    as_exact: Exact,
    as_labels: Labels,
    as_output: Output,
    as_heuristics: Heuristics,
    as_describe: Describe,
    as_actions: Actions,
    as_actors: Actors,
    as_footprints: Footprints,
    as_foresight: Foresight,
    as_interruptible: Interruptible,
    as_refinable: Refinable,
    as_concrete: Concrete
);

impl Undo for Able {
    fn mark(&mut self) {
        self.marks.push(self.at);
    }

    fn undo(&mut self) {
        self.at = self.marks.pop().expect("a mark");
    }
}

impl Exact for Able {
    fn encode(&mut self, out: &mut Vec<u8>) {
        out.extend(self.at.to_le_bytes());
    }
}

impl Labels for Able {
    fn propositions(&self) -> Vec<String> {
        vec!["last".into()]
    }

    fn labels(&mut self) -> u64 {
        u64::from(self.at == 1)
    }
}

impl Output for Able {
    fn shown(&mut self) -> u64 {
        7
    }
}

impl Foresight for Able {
    fn is_harmless(&mut self, _alternative: u32) -> bool {
        true
    }

    fn leads_to(&mut self, alternative: u32) -> Option<Fingerprint> {
        Some(Fingerprint(u128::from(self.at - 1 - alternative.min(self.at - 1))))
    }
}

impl Heuristics for Able {
    fn heuristics(&self) -> Vec<String> {
        vec!["low".into()]
    }

    fn heuristic(&mut self, _index: usize) -> f64 {
        -f64::from(self.at)
    }
}

impl Describe for Able {
    fn describe_state(&mut self) -> String {
        format!("at {}", self.at)
    }
}

impl Actions for Able {
    fn action(&mut self, _alternative: u32) -> Option<ActionId> {
        Some(ActionId(0))
    }

    fn text(&self, _action: ActionId) -> String {
        "down".into()
    }

    fn declared(&self) -> Vec<Declared> {
        vec![Declared::new("down", 0)]
    }
}

impl Actors for Able {
    fn actors(&mut self) -> Vec<u64> {
        vec![1, 2]
    }

    fn is_own(&mut self, alternative: u32) -> bool {
        alternative == 1
    }

    fn shared(&mut self) -> Option<u128> {
        Some(5)
    }
}

impl Footprints for Able {
    fn trace(&mut self, wanted: Reduction) -> bool {
        wanted != Reduction::Off
    }

    fn footprint(&mut self, out: &mut Footprint) {
        out.moves.clear();
    }

    fn cast(&mut self) -> Vec<Actor> {
        Vec::new()
    }
}

impl Interruptible for Able {
    fn set_watch(&mut self, _watch: Watch) {
        self.watched = true;
    }
}

impl Concrete for Able {
    fn refuted(&mut self, path: &[u32], _violation: &Violation) -> Option<String> {
        path.is_empty().then(|| "nothing was done".into())
    }
}

impl Refinable for Able {
    fn refine(&mut self) -> bool {
        false
    }

    fn assumptions(&self) -> String {
        "none".into()
    }
}

#[test]
fn wrappers_have_what_the_wrapped_system_has() {
    assert_eq!(had(Able::default()), ALL);
    assert_eq!(had(&mut &mut Able::default()), ALL);
    assert_eq!(had(Watched::new(Able::default())), ALL);
    // What is judged in a state is not known before it is gone to.
    let watched = Watched::new(Able::default()).deadlock(0);
    assert!(!had(watched).contains(&"as_foresight"));
    let sequence = |patterns: &[&str]| {
        let mut goals = Goals::default();
        goals.find(patterns.iter().map(|p| Pattern::parse(p).unwrap()).collect()).unwrap();
        had(Sought::new(Able::default(), Arc::new(goals))).contains(&"as_foresight")
    };
    assert!(sequence(&["a"]) && !sequence(&["a", "b"]));
    // Steps do not tell what they touch: the past of actions is one place that all of them write.
    let without: Vec<&str> = ALL.iter().copied().filter(|name| *name != "as_footprints").collect();
    assert_eq!(had(Watched::new(Sought::new(Able::default(), Arc::default()))), without);
}

#[test]
fn what_is_asked_reaches_the_wrapped_system() {
    let mut able = Able::default();
    let mut system = Watched::new(Sought::new(&mut able, Arc::new(Goals::default())));
    system.start();
    assert_eq!((system.propositions(), system.labels()), (vec!["last".to_string()], 0));
    system.mark();
    system.step(1);
    assert_eq!((system.labels(), system.heuristic(0), system.describe_state()), (1, -1.0, "at 1".into()));
    system.undo();
    assert_eq!(system.describe_state(), "at 3");
    assert_eq!((system.actors(), system.is_own(0), system.is_own(1)), (vec![1, 2], false, true));
    assert_eq!(system.shared(), None, "the past of actions is not shared state");
    assert_eq!((system.shown(), system.assumptions(), system.refine()), (7, "none".into(), false));
    system.set_watch(Watch::default());
    drop(system);
    assert!(able.watched);
    assert_eq!(Watched::new(&mut able).shared(), Some(5));
    replay_twice(&mut able, Walks::default()).unwrap();
    save_restore(&mut Sought::new(able, Arc::default()), Walks::default()).unwrap();
}

/// The core alone.
struct Plain(u32);

impl Capabilities for Plain {}

impl System for Plain {
    type Snapshot = u32;

    fn start(&mut self) -> Stop {
        self.0 = 3;
        Stop::Choice(Choice::uniform(2))
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.0 -= 1 + alternative.min(self.0 - 1);
        if self.0 == 0 { Stop::End } else { Stop::Choice(Choice::uniform(2)) }
    }

    fn save(&mut self) -> u32 {
        self.0
    }

    fn restore(&mut self, snapshot: &u32) {
        self.0 = *snapshot;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(u128::from(self.0))
    }
}

#[test]
fn a_system_without_capabilities_is_searched_by_every_strategy() {
    assert_eq!(had(Plain(0)), Vec::<&str>::new());
    for strategy in all().iter().filter(|info| info.exhaustive) {
        let spec = Spec::named(strategy.name).expect("listed");
        let outcome = Check::new(Plain(0)).strategy(spec).reduction(Reduction::Dpor).run();
        assert!(outcome.is_verified(), "{}", strategy.name);
        assert_eq!((outcome.states, outcome.transitions), (4, 6), "{}", strategy.name);
        assert_eq!(outcome.reduction, Reduction::Off);
    }
    let outcome = Check::new(Plain(0)).store(StoreKind::Exact).run();
    assert!(matches!(outcome.guarantee, Guarantee::Fingerprint { .. }), "the guarantee says what was done");
}
