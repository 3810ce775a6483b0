//! A state, what can be done in it, and how many alternatives states have that were met before.

use std::sync::Arc;

use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::One;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use sojourner_kernel::choice::Decision;
use sojourner_kernel::{Choice, Stop};

use super::numbers::Number;
use super::process::net::End;

/// A state: by process, the number of its own state. Empty before the start is drawn.
pub(super) type State = SmallVec<[u32; 6]>;

/// In a move: not worked out yet.
pub(super) const UNKNOWN: u32 = u32::MAX;

/// One alternative of the present choice.
#[derive(Clone, Debug)]
pub(super) struct Alternative {
    pub(super) label: u32,
    pub(super) weight: Number,
    /// Where its moves start.
    pub(super) from: u32,
    /// Whether it starts a group of outcomes.
    pub(super) first: bool,
}

/// A state, and what can be done in it once that was asked.
#[derive(Clone, Debug, Default)]
pub(super) struct View {
    pub(super) state: State,
    /// Whether the alternatives are those of the state.
    pub(super) known: bool,
    pub(super) alternatives: Vec<Alternative>,
    /// Moves of the alternatives: process and its new state.
    pub(super) moves: Vec<(u32, u32)>,
    /// Alternatives whose ends are not worked out: their moves say [`UNKNOWN`].
    pub(super) later: Vec<(u32, Arc<[End]>)>,
    pub(super) fingerprint: Option<u128>,
}

/// How many alternatives states have that were looked at before: most transitions lead to such a state, and the
/// number is all that a search asks of it. A state without chance is remembered by its fingerprint, in a
/// table of fixed size where a new one takes the place of an old one.
#[derive(Clone, Debug, Default)]
pub(super) struct Counts(Vec<(u128, u32)>);

impl Counts {
    const SIZE: usize = 1 << 16;

    pub(super) fn get(&self, fingerprint: u128) -> Option<u32> {
        let &(of, count) = self.0.get(fingerprint as usize % Self::SIZE)?;
        (of == fingerprint).then(|| count.checked_sub(1)).flatten()
    }

    pub(super) fn set(&mut self, fingerprint: u128, count: u32) {
        if self.0.is_empty() {
            self.0 = vec![(0, 0); Self::SIZE];
        }
        self.0[fingerprint as usize % Self::SIZE] = (fingerprint, count.saturating_add(1));
    }
}

impl View {
    /// Stands at another state, of which nothing is known.
    pub(super) fn go(&mut self, state: &State) {
        self.state.clone_from(state);
        self.known = false;
        self.fingerprint = None;
    }

    pub(super) fn moves_of(&self, alternative: usize) -> &[(u32, u32)] {
        let end = self.alternatives.get(alternative + 1).map_or(self.moves.len(), |a| a.from as usize);
        &self.moves[self.alternatives[alternative].from as usize..end]
    }

    /// Forgets what can be done.
    pub(super) fn clear(&mut self) {
        self.alternatives.clear();
        self.moves.clear();
        self.later.clear();
    }

    /// Those not worked out that share their label with another alternative: where they lead matters.
    pub(super) fn ambiguous(&self) -> Vec<(u32, Arc<[End]>)> {
        if self.later.is_empty() {
            return Vec::new();
        }
        let mut labels: FxHashMap<u32, u32> = FxHashMap::default();
        self.alternatives.iter().for_each(|a| *labels.entry(a.label).or_default() += 1);
        let is_one = |l: &&(u32, Arc<[End]>)| labels[&self.alternatives[l.0 as usize].label] > 1;
        self.later.iter().filter(is_one).cloned().collect()
    }

    /// Where an alternative leads, now that it is worked out.
    pub(super) fn arrives(&mut self, alternative: u32, moves: &[(u32, u32)]) {
        let from = self.alternatives[alternative as usize].from as usize;
        self.moves[from..from + moves.len()].copy_from_slice(moves);
    }

    /// Keeps one of several alternatives with the same label and the same target.
    pub(super) fn drop_repeated(&mut self) {
        let count = self.alternatives.len();
        if count < 2 || self.alternatives.iter().any(|a| !a.first) {
            return;
        }
        let changes = |index: usize| self.moves_of(index).iter().filter(|m| self.state[m.0 as usize] != m.1);
        let label = |index: usize| self.alternatives[index].label;
        let mut repeated: SmallVec<[usize; 8]> = SmallVec::new();
        if count <= 16 {
            for later in 1..count {
                let same =
                    |&earlier: &usize| label(earlier) == label(later) && changes(earlier).eq(changes(later));
                repeated.extend((0..later).find(same).map(|_| later));
            }
        } else {
            let mut order: Vec<usize> = (0..count).collect();
            order.sort_by(|&a, &b| {
                label(a).cmp(&label(b)).then_with(|| changes(a).cmp(changes(b))).then(a.cmp(&b))
            });
            for pair in order.windows(2) {
                if label(pair[0]) == label(pair[1]) && changes(pair[0]).eq(changes(pair[1])) {
                    repeated.push(pair[1]);
                }
            }
            repeated.sort_unstable();
        }
        if repeated.is_empty() {
            return;
        }
        self.later.retain_mut(|later| {
            let before = repeated.partition_point(|&r| r < later.0 as usize);
            let stays = repeated.get(before) != Some(&(later.0 as usize));
            later.0 -= before as u32;
            stays
        });
        let mut alternatives = Vec::with_capacity(count);
        let mut moves = Vec::with_capacity(self.moves.len());
        for index in 0..count {
            if repeated.binary_search(&index).is_err() {
                let from = moves.len() as u32;
                moves.extend_from_slice(self.moves_of(index));
                alternatives.push(Alternative { from, ..self.alternatives[index].clone() });
            }
        }
        self.alternatives = alternatives;
        self.moves = moves;
    }

    /// What a search may choose from.
    pub(super) fn choice(&self) -> Stop {
        let count = self.alternatives.len() as u32;
        let groups = self.alternatives.iter().filter(|a| a.first).count() as u32;
        if groups == count {
            return decision(count);
        }
        let mut groups: Vec<Vec<BigUint>> = Vec::new();
        for group in self.alternatives.chunk_by(|_, next| !next.first) {
            groups.push(whole(group));
        }
        Stop::Choice(match groups.as_slice() {
            [one] => Choice::counted(one),
            several => Choice::counted_groups(Decision::Data, several),
        })
    }
}

/// Whole weights with the same shares as the probabilities of outcomes: nothing of them is lost.
fn whole(outcomes: &[Alternative]) -> Vec<BigUint> {
    let parts: Vec<BigRational> = outcomes.iter().map(|outcome| outcome.weight.large()).collect();
    let below = parts.iter().fold(BigInt::one(), |below, part| below.lcm(part.denom()));
    let weight = |part: &BigRational| (part.numer() * (&below / part.denom())).magnitude().clone();
    parts.iter().map(weight).collect()
}

/// So many alternatives, without chance.
pub(super) fn decision(count: u32) -> Stop {
    match count {
        0 => Stop::End,
        1 => Stop::Choice(Choice::uniform(1)),
        _ => Stop::Choice(Choice::decision(Decision::Data, count)),
    }
}
