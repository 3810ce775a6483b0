//! What a step touched: the raw material of partial-order reduction.
//!
//! A system of several *actors* (threads) says for each step which places were read or written, and
//! by whom. Two moves of different actors *conflict* if they touch a place that one of them writes;
//! moves that do not conflict lead to the same state in either order. Places are named by numbers
//! that are the same in every state that matters: a conflict that is there must be seen, one that
//! is not there may be.
//!
//! A step is one *move* of the actor that was chosen and, as long as only one actor could go on, the
//! moves that followed of themselves. Whether an actor can move, and what it does then, may change
//! only by moves of others that conflict with its own next one, or that start it.
//!
//! Two capabilities of a system: [`Actors`] says whose move an alternative is, [`Footprints`] what a step
//! touched.

use crate::search::Reduction;
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

/// How a place is touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    Read,
    Write,
    /// Takes a lock, which must be free.
    Acquire,
    /// Gives back a lock that the actor has held since before.
    Release,
}

/// One thing that an actor did, or waits to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Touch {
    pub place: Place,
    pub kind: Kind,
}

impl Touch {
    pub fn new(place: Place, kind: Kind) -> Touch {
        Touch { place, kind }
    }

    /// Whether the order of the two matters, if they are of different actors.
    pub fn conflicts(&self, later: &Touch) -> bool {
        self.place == Place::EVERYWHERE
            || later.place == Place::EVERYWHERE
            || (self.kind != Kind::Read || later.kind != Kind::Read) && self.place.meets(later.place)
    }

    /// Whether `later` could not have come first: it needs the lock that this one gives back.
    pub fn enables(&self, later: &Touch) -> bool {
        self.kind == Kind::Release
            && matches!(later.kind, Kind::Acquire | Kind::Release)
            && self.place == later.place
    }
}

/// What one actor did in one go.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Move {
    pub actor: u64,
    /// In the order they were made: what comes after a lock was taken cannot be done without it.
    pub touches: SmallVec<[Touch; 4]>,
    /// Actors that are there from now on.
    pub starts: SmallVec<[u64; 1]>,
    /// Objects that others can reach from now on, and could not before. An earlier object may have
    /// had the same name.
    pub born: SmallVec<[u64; 2]>,
}

impl Move {
    fn conflicts(&self, other: &Move) -> bool {
        self.touches.iter().any(|x| other.touches.iter().any(|y| x.conflicts(y)))
    }
}

/// What a step did: the move of the actor that was chosen, then those of whoever alone could go on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Footprint {
    pub moves: Vec<Move>,
}

impl Footprint {
    /// Whether two steps of different actors from the same state may be swapped.
    pub fn commutes(&self, other: &Footprint) -> bool {
        let alone = |f: &Footprint| f.moves.windows(2).all(|pair| pair[0].actor == pair[1].actor);
        let independent = |x: &Move| !other.moves.iter().any(|y| x.conflicts(y));
        alone(self) && alone(other) && self.moves.iter().all(independent)
    }
}

/// Somebody who is there in a state, able to move or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Actor {
    pub key: u64,
    /// Where it stands, by a number: its next move is of a kind with others made there.
    pub site: u64,
    /// How many locks it holds.
    pub holds: u32,
    /// What it does as soon as it can, if another's move has put it off.
    pub waits: SmallVec<[Touch; 2]>,
}

/// A system of actors.
pub trait Actors {
    /// By alternative of the present choice: whose move it is, by a number that is the actor's own
    /// for a whole run. Nothing where the system does not know; one that traces does.
    fn actors(&mut self) -> Vec<u64>;

    /// Whether who moves by an alternative of the present choice is about the program's own business, and not deep in
    /// a library that it uses: faults are more often there. A hint for searches, nothing rests on it.
    fn is_own(&mut self, _alternative: u32) -> bool {
        true
    }

    /// A digest of all that the actors share, without where they stand; none if it is not known, or
    /// if something else than the actors (time) may change it.
    fn shared(&mut self) -> Option<u128> {
        None
    }
}

/// Steps that tell what they touch.
pub trait Footprints {
    /// Whether the system can tell what its steps touch, as this reduction needs it; if so it does
    /// from now on, or (for none) no longer. Fingerprints may be finer then. Comes before `start`.
    fn trace(&mut self, wanted: Reduction) -> bool;

    /// What the last step touched. Only asked of a system that traces.
    fn footprint(&mut self, out: &mut Footprint);

    /// All who are there. Only asked of a system that traces.
    fn cast(&mut self) -> Vec<Actor>;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn touch(object: u64, part: u32, kind: Kind) -> Touch {
        Touch::new(Place { object, part }, kind)
    }

    #[test]
    fn conflicts_need_a_place_and_a_write() {
        let write = touch(9, 3, Kind::Write);
        assert!(write.conflicts(&touch(9, 3, Kind::Read)));
        assert!(!write.conflicts(&touch(9, 4, Kind::Write)), "another part");
        assert!(!write.conflicts(&touch(8, 3, Kind::Write)), "another object");
        assert!(!touch(9, 3, Kind::Read).conflicts(&touch(9, 3, Kind::Read)), "two reads");
        assert!(write.conflicts(&touch(9, Place::WHOLE, Kind::Read)));
        assert!(
            !touch(9, Place::SPECIAL, Kind::Write).conflicts(&touch(9, Place::WHOLE, Kind::Write)),
            "the whole does not contain special parts"
        );
        let end = Touch::new(Place::EVERYWHERE, Kind::Write);
        assert!(end.conflicts(&write) && write.conflicts(&end));
    }

    #[test]
    fn a_lock_given_back_enables_the_next() {
        let (take, give) = (touch(9, 3, Kind::Acquire), touch(9, 3, Kind::Release));
        assert!(give.conflicts(&take) && give.enables(&take));
        assert!(take.conflicts(&take) && !take.enables(&take));
        assert!(!give.enables(&touch(8, 3, Kind::Acquire)), "another lock");
    }
}
