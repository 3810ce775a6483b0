//! Draws of a run that is gone through again with numbers in place of open values.
//!
//! A draw becomes an open value where it meets one (`draw/promote.rs`). In the run with numbers it meets a number, so it
//! would stay a draw, and be asked what it was not asked before. So the first run is followed: which draws became open
//! values, counted as they are drawn, and between which of its other choices. The second run makes numbers of them within
//! the same stretch, where nothing else is asked of them: as soon as they are drawn or used.

use super::{Machine, Open, Trap};
use rustc_hash::FxHashMap;

/// A draw (and those it was compared with) that became open values.
#[derive(Clone, Debug)]
pub struct Promotion {
    /// Which draw of the run.
    birth: u32,
    /// Which inputs of the run: the first, and how many.
    pub first: usize,
    pub count: usize,
    /// After how many choices that the run with numbers also has.
    pub stretch: usize,
    /// What they are, in the run with numbers.
    pub values: Vec<i64>,
}

/// What is known of the draws of a run.
#[derive(Default)]
pub struct Followed {
    /// Draws so far, and which of them has a number for now.
    born: u32,
    births: FxHashMap<u32, u32>,
    /// Draws that became open values, while a run is followed.
    pub promotions: Option<Vec<Promotion>>,
    /// Draws that are to become numbers from now on.
    pub forced: Vec<Promotion>,
}

impl Machine {
    /// A run begins that is followed (`true`), or that is done with numbers.
    pub fn follow_draws(&mut self, follows: bool) {
        let promotions = follows.then(Vec::new);
        self.run.draws.followed = Followed { promotions, ..Followed::default() };
        self.run.open.made = 0;
    }

    /// A draw gets a number; which one it is, if that is known already.
    pub(super) fn is_born(&mut self, draw: u32) -> Option<u64> {
        let followed = &mut self.run.draws.followed;
        let birth = followed.born;
        followed.born += 1;
        followed.births.insert(draw, birth);
        let forced = followed.forced.iter().find(|p| p.birth == birth && p.count == 1)?;
        forced.values.first().map(|&k| k as u64)
    }

    /// Draws have become open values.
    pub(super) fn follow(&mut self, open: &Open, first: usize, count: usize) {
        let followed = &mut self.run.draws.followed;
        let Some(&birth) = followed.births.get(&open.draw) else { return };
        if let Some(promotions) = &mut followed.promotions {
            promotions.push(Promotion { birth, first, count, stretch: usize::MAX, values: Vec::new() });
        }
    }

    fn is_forced(&self, open: &Open) -> Option<&Promotion> {
        let followed = &self.run.draws.followed;
        let birth = followed.births.get(&open.draw)?;
        let count = open.order.map_or(1, |order| order.of as usize);
        followed.forced.iter().find(|p| p.birth == *birth && p.count == count)
    }

    /// The numbers that a draw and those it was compared with are to become; none if they are not.
    pub(super) fn forced(&self, open: &Open) -> Vec<u64> {
        self.is_forced(open).map_or(Vec::new(), |p| p.values.iter().map(|&value| value as u64).collect())
    }

    /// Makes a number of a draw that is about to be used, if it is to be one. What was asked of it before is answered first.
    #[inline]
    pub(super) fn force_draw(&mut self, bits: u64) -> Result<(), Trap> {
        if self.run.draws.followed.forced.is_empty() || self.run.chosen.is_some() {
            return Ok(());
        }
        match self.open_value(bits).cloned() {
            Some(open) if self.is_forced(&open).is_some() => Err(self.promote_draw(&open)),
            _ => Ok(()),
        }
    }
}
