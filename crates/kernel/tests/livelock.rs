//! Livelocks: found where no run can end or nothing changes any more, and nowhere else; what nobody
//! can rely on neither hides one nor makes one.

use sojourner_kernel::rng::Rng;
use sojourner_kernel::system::footprint::Actors;
use sojourner_kernel::{Capabilities, Check, Choice, Decision, Fingerprint, Spec, Stop, System, Verdict};
use std::collections::BTreeSet;

/// A graph whose states show something; a state without targets is an end.
#[derive(Clone, Debug, Default)]
struct Play {
    targets: Vec<Vec<u32>>,
    /// How many of the last targets nobody can rely on.
    unreliable: Vec<u32>,
    shows: Vec<u128>,
    at: u32,
}

impl Play {
    fn stop(&self) -> Stop {
        let (targets, unreliable) = (&self.targets[self.at as usize], self.unreliable[self.at as usize]);
        if targets.is_empty() {
            return Stop::End;
        }
        let choice = Choice::decision(Decision::Thread, targets.len() as u32);
        Stop::Choice(choice.unreliable(unreliable))
    }

    /// Without what nobody can rely on.
    fn relying_on_nothing(mut self) -> Play {
        for (targets, unreliable) in self.targets.iter_mut().zip(&mut self.unreliable) {
            targets.truncate(targets.len() - *unreliable as usize);
            *unreliable = 0;
        }
        self
    }

    fn reachable(&self, from: u32) -> BTreeSet<u32> {
        let (mut seen, mut todo) = (BTreeSet::new(), vec![from]);
        while let Some(state) = todo.pop() {
            if seen.insert(state) {
                todo.extend(&self.targets[state as usize]);
            }
        }
        seen
    }

    /// Whether there is a livelock, by the words of the definition.
    fn has_livelock(&self) -> bool {
        let sure = self.clone().relying_on_nothing();
        let ends = |s: u32| sure.reachable(s).iter().any(|&t| sure.targets[t as usize].is_empty());
        let stuck = |s: u32| {
            let from = sure.reachable(s);
            let same = from.iter().all(|&t| sure.shows[t as usize] == sure.shows[s as usize]);
            let closed = from.iter().all(|&t| sure.reachable(t).contains(&s));
            same && closed
        };
        let mut all = self.reachable(0).into_iter();
        if ends(0) { all.any(|s| !ends(s)) } else { all.any(|s| !ends(s) && stuck(s)) }
    }

    fn verdict(&self, strategy: &str) -> Verdict {
        let spec: Spec = strategy.parse().expect("a strategy");
        let outcome = Check::new(self.clone()).strategy(spec).run();
        assert!(outcome.violations.iter().all(|v| v.violation.kind == "livelock"));
        outcome.verdict
    }
}

impl System for Play {
    type Snapshot = u32;

    fn start(&mut self) -> Stop {
        self.at = 0;
        self.stop()
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.at = self.targets[self.at as usize][alternative as usize];
        self.stop()
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

impl Capabilities for Play {
    fn as_actors(&mut self) -> Option<&mut dyn Actors> {
        Some(self)
    }

    fn should_end(&mut self) -> bool {
        true
    }
}

impl Actors for Play {
    fn actors(&mut self) -> Vec<u64> {
        Vec::new()
    }

    fn shared(&mut self) -> Option<u128> {
        Some(self.shows[self.at as usize])
    }
}

fn play(rows: &[(&[u32], u32, u128)]) -> Play {
    Play {
        targets: rows.iter().map(|r| r.0.to_vec()).collect(),
        unreliable: rows.iter().map(|r| r.1).collect(),
        shows: rows.iter().map(|r| r.2).collect(),
        at: 0,
    }
}

/// One spins for ever on what the other would set, who waits, wakes for no reason, takes its lock
/// (which shows) and waits again.
#[test]
fn waking_for_no_reason_does_not_hide_a_livelock() {
    let spins = play(&[(&[0, 0, 1], 1, 0), (&[1, 2], 0, 7), (&[0], 0, 0)]);
    assert_eq!(spins.verdict("dfs"), Verdict::Violated);
    assert_eq!(spins.clone().relying_on_nothing().verdict("dfs"), Verdict::Violated);
    // The same by somebody's own doing is a program that runs for ever.
    let works = play(&[(&[0, 0, 1], 0, 0), (&[1, 2], 0, 7), (&[0], 0, 0)]);
    assert_eq!(works.verdict("dfs"), Verdict::Verified);
}

#[test]
fn an_end_that_only_waking_for_no_reason_leads_to_saves_nobody() {
    // The run can end at 1; once at 2 it cannot, but by luck.
    let trapped = play(&[(&[1, 2], 0, 0), (&[], 0, 0), (&[2, 2, 1], 1, 0)]);
    assert_eq!(trapped.verdict("bfs"), Verdict::Violated);
    // Without luck this one runs for ever, and does something: that it could end is no fault.
    let serves = play(&[(&[1, 2], 1, 0), (&[0], 0, 1), (&[], 0, 0)]);
    assert_eq!(serves.verdict("bfs"), Verdict::Verified);
}

#[test]
fn livelocks_are_those_of_the_definition() {
    let mut found = [0, 0];
    for seed in 0..4000 {
        let mut rng = Rng::new(seed);
        let count = 2 + rng.below(7) as u32;
        let mut play = Play::default();
        for _ in 0..count {
            let most = if rng.below(8) == 0 { 0 } else { 1 + rng.below(3) };
            let targets: Vec<u32> = (0..most).map(|_| rng.below(u64::from(count)) as u32).collect();
            play.unreliable.push(if most > 1 { rng.below(most) as u32 } else { 0 });
            play.targets.push(targets);
            play.shows.push(u128::from(rng.below(2)));
        }
        let expected = if play.has_livelock() { Verdict::Violated } else { Verdict::Verified };
        for strategy in ["dfs", "bfs", "rs"] {
            assert_eq!(play.verdict(strategy), expected, "system {seed}: {play:?}");
        }
        if play.clone().relying_on_nothing().verdict("dfs") == Verdict::Violated {
            assert_eq!(expected, Verdict::Violated, "system {seed}: more may happen, nothing is mended");
        }
        found[usize::from(expected == Verdict::Violated)] += 1;
    }
    assert!(found.iter().all(|&n| n > 500), "{found:?}");
}
