//! Where a run stands between two transitions: what it waits for, and what holds there.
//!
//! A position is told (hashed, encoded) and written down (saved) here, both times taken apart by name.

use super::super::Machine;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use sojourner_kernel::Choice;

/// Threads that could move, each with whether it would by timing out.
pub type Movers = SmallVec<[(u32, bool); 8]>;

/// What the machine waits for at a stop.
#[derive(Debug, PartialEq)]
pub enum Pending {
    /// Nothing: the run is over, in a way that this number stands for; or it is in the middle of a step.
    Over(u64),
    /// A thread to go on, each with whether it goes on by timing out.
    Thread(Movers),
    /// A value for the choice the current thread stands at.
    Value(Choice),
    /// Nothing: the labels of this state had to be seen, and the current thread goes on.
    Label,
}

impl Clone for Pending {
    #[inline]
    fn clone(&self) -> Pending {
        match self {
            Pending::Over(how) => Pending::Over(*how),
            // At once, where a derived clone would go element by element.
            Pending::Thread(list) => Pending::Thread(SmallVec::from_slice(list)),
            Pending::Value(choice) => Pending::Value(choice.clone()),
            Pending::Label => Pending::Label,
        }
    }
}

/// How a state was reached, for the heuristics: kept with a state, not part of what it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Way {
    /// The thread that moved last.
    pub last: u32,
    /// How often another thread than the last one moved.
    pub switches: u32,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub pending: Pending,
    /// Where data races are violations: threads, by bit, that have not run yet; from the 128th on none counts as such.
    pub fresh: u128,
    /// The labels that hold from here on, by bit.
    pub held: u64,
    /// The labels that hold until the next step, by bit.
    pub moment: u64,
    pub way: Way,
}

impl Default for Position {
    fn default() -> Position {
        Position { pending: Pending::Over(0), fresh: 0, held: 0, moment: 0, way: Way::default() }
    }
}

/// Choices of values that were met, each once. Where values are open, nearly every one has weights of its own.
#[derive(Default)]
pub(super) struct Choices {
    list: Vec<Choice>,
    by_hash: FxHashMap<u64, SmallVec<[u32; 1]>>,
}

impl Choices {
    fn number_of(&mut self, choice: &Choice) -> usize {
        use std::hash::{Hash, Hasher};
        let mut hasher = rustc_hash::FxHasher::default();
        (choice.site, choice.len(), choice.groups(), choice.exact_weights()).hash(&mut hasher);
        (0..choice.len().min(8)).for_each(|a| choice.weight(a).to_bits().hash(&mut hasher));
        let known = self.by_hash.entry(hasher.finish()).or_default();
        if let Some(&at) = known.iter().find(|&&at| self.list[at as usize] == *choice) {
            return at as usize;
        }
        known.push(self.list.len() as u32);
        self.list.push(choice.clone());
        self.list.len() - 1
    }
}

// How what is pending is written.
const OVER: u64 = 0;
const THREAD: u64 = 1;
const LABEL: u64 = 2;
/// Plus an index into the choices met.
const VALUE: u64 = 3;

impl Position {
    pub(super) const WORDS: usize = 7;

    /// A position as words; choices of values go into a list.
    pub(super) fn words(&self, choices: &mut Choices) -> [u64; Position::WORDS] {
        let Position { pending, fresh, held, moment, way: Way { last, switches } } = self;
        let how = if let Pending::Over(how) = pending { *how } else { 0 };
        let pending = match pending {
            Pending::Over(_) => OVER,
            Pending::Thread(_) => THREAD,
            Pending::Label => LABEL,
            Pending::Value(choice) => VALUE + choices.number_of(choice) as u64,
        };
        let way = u64::from(*last) | u64::from(*switches) << 32;
        [pending, how, *fresh as u64, (*fresh >> 64) as u64, *held, *moment, way]
    }

    /// The position that was written so. Who can move follows from the rest of the state.
    pub(super) fn of_words(words: &[u64], choices: &Choices, movers: impl FnOnce() -> Movers) -> Position {
        let &[pending, how, low, high, held, moment, way] = words else { unreachable!("as it was written") };
        let pending = match pending {
            OVER => Pending::Over(how),
            LABEL => Pending::Label,
            THREAD => Pending::Thread(movers()),
            value => Pending::Value(choices.list[(value - VALUE) as usize].clone()),
        };
        let way = Way { last: way as u32, switches: (way >> 32) as u32 };
        Position { pending, fresh: u128::from(low) | u128::from(high) << 64, held, moment, way }
    }
}

impl Machine {
    /// Calls `f` with what counts of the position. The first word says which others there are.
    pub(super) fn tell_position(&self, mut f: impl FnMut(u64)) {
        let Position { pending, fresh, held, moment, way: _ } = &self.state.position;
        let threads = &self.state.threads;
        let name = |at: usize| self.state.heap.name_of(threads[at].object);
        let (kind, more) = match pending {
            // Who can move follows from the state.
            Pending::Thread(_) => (0, None),
            Pending::Over(how) => (1, Some(*how)),
            // The choice follows from where the thread stands.
            Pending::Value(_) => (2, Some(name(self.state.current))),
            Pending::Label => (3, Some(name(self.state.current))),
        };
        let labelled = u64::from((*held, *moment) != (0, 0));
        f(kind | labelled << 2 | u64::from(fresh.count_ones()) << 3);
        more.into_iter().for_each(&mut f);
        if labelled != 0 {
            f(*held);
            f(*moment);
        }
        if *fresh != 0 {
            let fresh = (0..128).filter(|at| fresh >> at & 1 == 1);
            let mut names: Vec<u64> = fresh.map(name).collect();
            names.sort_unstable();
            names.into_iter().for_each(f);
        }
    }
}
