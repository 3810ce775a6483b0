//! Noticing that a run without choices goes round in circles.
//!
//! A state is kept at growing intervals and compared with those of the laps right after it (Brent's way
//! of finding cycles, with gaps). A long run is mostly a thread that has work left when the others have
//! ended, and every look costs a fingerprint: only a sixteenth of the laps is looked at. A circle of `n`
//! laps is noticed within some `32 n` of them.

/// What is kept since the last choice.
#[derive(Default)]
pub(super) struct Laps {
    pub(super) count: u64,
    kept: Option<u128>,
    /// When the next state is kept.
    next: u64,
    /// Until when laps are compared with the state kept.
    until: u64,
}

impl Laps {
    /// Laps before the first look, and between two looks at whether the search is over.
    pub(super) const WARM_UP: u64 = 512;

    /// Whether this lap is worth a look.
    pub(super) fn is_watched(&self) -> bool {
        self.count >= self.next.max(Laps::WARM_UP) || self.count < self.until
    }

    /// Whether the state looked at last is the one that is kept.
    pub(super) fn is_kept(&self) -> bool {
        self.next == self.count * 2
    }

    /// The run is in this state; whether it was before.
    pub(super) fn is_round(&mut self, now: u128) -> bool {
        if self.kept == Some(now) {
            return true;
        }
        if self.count >= self.next {
            self.kept = Some(now);
            self.next = self.count * 2;
            self.until = self.count + self.count / 16;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lap at which a run is seen to go round, if it is, and the looks that took.
    fn follow(most: u64, state: impl Fn(u64) -> u64) -> (Option<u64>, u64) {
        let (mut laps, mut looks) = (Laps::default(), 0);
        for lap in 1..=most {
            laps.count += 1;
            if laps.is_watched() {
                looks += 1;
                if laps.is_round(u128::from(state(lap))) {
                    return (Some(lap), looks);
                }
            }
        }
        (None, looks)
    }

    #[test]
    fn circles_of_every_length_are_noticed() {
        for (before, around) in [(0, 1), (0, 2), (700, 3), (5, 31), (100, 100), (10_000, 7), (3, 5000)] {
            let state = |lap: u64| if lap < before { lap } else { before + (lap - before) % around };
            let (noticed, _) = follow(1 << 20, state);
            let bound = (2 * before).max(32 * around).max(2 * Laps::WARM_UP) + around;
            assert!(noticed.is_some_and(|lap| lap <= bound), "{before} {around}: {noticed:?}");
        }
    }

    #[test]
    fn a_run_that_goes_on_is_looked_at_seldom() {
        let (noticed, looks) = follow(1 << 20, |lap| lap);
        assert_eq!(noticed, None);
        assert!(looks < (1 << 20) / 8, "{looks}");
    }
}
