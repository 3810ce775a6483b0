//! What a step touched: the raw material of partial-order reduction.
//!
//! A system of several *actors* (threads) says for each step which places were read or written, by
//! whom, and under which locks. Two steps of different actors *conflict* if they touch a place that
//! one of them writes; steps that do not conflict lead to the same state in either order. Places are
//! named by numbers that are the same in every state that matters: a conflict that is there must be
//! seen, one that is not there may be.

use smallvec::SmallVec;

/// Somewhere that actors can meet: an object and a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    pub object: u64,
    pub part: u32,
}

impl Place {
    /// In conflict with everything others do: the end of the run, say.
    pub const EVERYWHERE: Place = Place { object: 0, part: 0 };

    /// The part that stands for all ordinary parts of an object.
    pub const WHOLE: u32 = u32::MAX;

    /// Parts from here up to [`Place::WHOLE`] are special: the whole does not contain them.
    pub const SPECIAL: u32 = u32::MAX - 15;

    fn meets(self, other: Place) -> bool {
        self.object == other.object
            && (self.part == other.part
                || self.part == Place::WHOLE && other.part < Place::SPECIAL
                || other.part == Place::WHOLE && self.part < Place::SPECIAL)
    }
}

/// One thing that an actor did, or waits to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Touch {
    /// The actor, who made it, who made that one ...: never empty.
    pub lineage: SmallVec<[u64; 2]>,
    pub place: Place,
    pub write: bool,
    /// What the actor could not have done it without: locks, the ends of others. As long as another
    /// actor holds one of them ([`Actor::holds`]), it cannot be done.
    pub under: SmallVec<[u64; 2]>,
}

impl Touch {
    pub fn actor(&self) -> u64 {
        self.lineage[0]
    }

    /// Whether the order of the two matters.
    pub fn conflicts(&self, other: &Touch) -> bool {
        self.actor() != other.actor()
            && (self.place == Place::EVERYWHERE
                || other.place == Place::EVERYWHERE
                || (self.write || other.write) && self.place.meets(other.place))
    }
}

/// What a step did.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Footprint {
    /// What the actor that was chosen did.
    pub own: Vec<Touch>,
    /// What was done in the same step afterwards, because nobody else could move.
    pub rest: Vec<Touch>,
}

/// Somebody who is there in a state, able to move or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Actor {
    pub key: u64,
    pub holds: SmallVec<[u64; 2]>,
    /// What it does as soon as it can, if it cannot move now.
    pub waits: Option<Touch>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use smallvec::smallvec;

    fn touch(actor: u64, object: u64, part: u32, write: bool) -> Touch {
        Touch { lineage: smallvec![actor], place: Place { object, part }, write, under: SmallVec::new() }
    }

    #[test]
    fn conflicts_need_two_actors_a_place_and_a_write() {
        let write = touch(1, 9, 3, true);
        assert!(write.conflicts(&touch(2, 9, 3, false)));
        assert!(!write.conflicts(&touch(1, 9, 3, true)), "one actor's steps are ordered anyway");
        assert!(!write.conflicts(&touch(2, 9, 4, true)), "another part");
        assert!(!write.conflicts(&touch(2, 8, 3, true)), "another object");
        assert!(!touch(1, 9, 3, false).conflicts(&touch(2, 9, 3, false)), "two reads");
        assert!(write.conflicts(&touch(2, 9, Place::WHOLE, false)));
        assert!(!touch(1, 9, Place::SPECIAL, true).conflicts(&touch(2, 9, Place::WHOLE, true)));
        let end = Touch { place: Place::EVERYWHERE, ..touch(2, 0, 0, true) };
        assert!(end.conflicts(&write) && write.conflicts(&end));
    }
}
