//! What a transition touches, for the search to leave out orders that do not matter.
//!
//! Kept only while a search asks for it. A place is an object (by its canonical name, so that it is
//! the same in every path) and a slot, an element or one of the special parts below. Objects without
//! a name were made in this very transition: nobody else can have touched them before, and who
//! touches them later has first read a place that was written here.
//!
//! Invariant: everything that a transition reads or writes and that another thread could write or
//! read is here; what is not known precisely counts as everything ([`Place::EVERYWHERE`]). Known gap:
//! the JDK's own bookkeeping outside the heap (interned strings, call sites) is taken to commute.

use super::Machine;
use super::thread::Status;
use crate::class::ClassId;
use crate::heap::{ObjRef, mix64};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use sojourner_kernel::search::Reduction;
use sojourner_kernel::system::footprint::{Actor, Footprint, Place, Touch};
use std::cell::RefCell;

/// The monitor of an object, with those who wait for it.
pub const LOCK: u32 = Place::SPECIAL;
/// A thread's permit and interrupt flag.
pub const PERMIT: u32 = Place::SPECIAL + 1;
/// Whether a thread has ended.
pub const LIFE: u32 = Place::SPECIAL + 2;
/// How far a class is initialised; the object is the class.
const INIT: u32 = Place::SPECIAL + 3;
/// All slots of an object.
pub const WHOLE: u32 = Place::WHOLE;
/// Things that are there once.
const CLOCK: Place = Place { object: 1, part: INIT + 1 };
const CONSOLE: Place = Place { object: 1, part: INIT + 2 };

/// The touches of the present transition.
#[derive(Default)]
pub struct Trail {
    touches: Vec<(usize, Touch)>,
    seen: FxHashSet<(usize, Place, bool)>,
    /// The thread that was chosen, until another one goes on.
    first: Option<usize>,
    /// Where the touches of others begin.
    own: Option<usize>,
    /// Classes whose state was looked at, and by whom.
    looks: RefCell<FxHashSet<(usize, ClassId)>>,
    /// Threads remember whose end they have seen; that is part of the state then.
    keeps_ends: bool,
}

/// The token of a thread's end: who needs it cannot go on before the thread has ended.
fn death_of(thread: u64) -> u64 {
    mix64(thread, 0xDEAD)
}

impl Machine {
    /// Starts or stops keeping a trail, as a reduction needs it.
    pub fn set_tracing(&mut self, wanted: Reduction) {
        self.tracing = wanted != Reduction::None;
        *self.trail = Trail { keeps_ends: wanted == Reduction::Persistent, ..Trail::default() };
    }

    /// A transition of this thread begins.
    pub fn trail_begins(&mut self, at: usize) {
        if self.tracing {
            self.trail.touches.clear();
            self.trail.seen.clear();
            self.trail.looks.borrow_mut().clear();
            self.trail.first = Some(at);
            self.trail.own = None;
        }
    }

    /// A thread goes on, perhaps another one than was chosen.
    pub fn trail_turns(&mut self, at: usize) {
        if self.tracing && self.trail.own.is_none() && self.trail.first != Some(at) {
            self.trail.own = Some(self.trail.touches.len());
        }
    }

    /// The current thread touches a part of an object.
    #[inline]
    pub fn touches(&mut self, object: ObjRef, part: u32, write: bool) {
        if self.tracing {
            self.trail_of(self.current, object, part, write, None);
        }
    }

    /// The current thread touches something of a thread.
    pub fn touches_thread(&mut self, whose: usize, part: u32, write: bool) {
        self.touches(self.threads[whose].object, part, write);
    }

    /// Thread `at` touches a part of an object, which it can do only with the lock `with`.
    #[cold]
    pub fn trail_of(&mut self, at: usize, object: ObjRef, part: u32, write: bool, with: Option<ObjRef>) {
        if !self.tracing || self.threads.len() < 2 || object.is_null() {
            return;
        }
        let name = self.heap.name_of(object);
        if name != 0 {
            self.trail_at(at, Place { object: name, part }, write, with);
        }
    }

    /// The current thread does something that no order of others leaves as it is.
    pub fn touches_everything(&mut self) {
        if self.tracing {
            self.trail_at(self.current, Place::EVERYWHERE, true, None);
        }
    }

    /// The current thread reads the clock, or (`write`) moves it.
    pub fn touches_clock(&mut self, write: bool) {
        if self.tracing && self.clock_seen.any() {
            self.trail_at(self.current, CLOCK, write, None);
        }
    }

    pub fn touches_console(&mut self) {
        if self.tracing {
            self.trail_at(self.current, CONSOLE, true, None);
        }
    }

    /// The current thread changes how far a class is initialised.
    pub fn touches_init(&mut self, class: ClassId) {
        if self.tracing {
            let object = self.class(class).stable;
            self.trail_at(self.current, Place { object, part: INIT }, true, None);
        }
    }

    /// The current thread looks whether a class is initialised.
    #[cold]
    pub fn looks_at_class(&self, class: ClassId) {
        if !self.settled.get(class.0 as usize).copied().unwrap_or(false) {
            self.trail.looks.borrow_mut().insert((self.current, class));
        }
    }

    fn trail_at(&mut self, at: usize, place: Place, write: bool, with: Option<ObjRef>) {
        // The same thread, chosen first and following later, counts as two.
        let side = usize::from(self.trail.own.is_some());
        if !self.trail.seen.insert((at * 2 + side, place, write)) {
            return;
        }
        let mut under = self.needs(at);
        if let Some(lock) = with {
            under.push(self.heap.name_of(lock));
        }
        let touch = Touch { lineage: self.lineage(at), place, write, under };
        self.trail.touches.push((at, touch));
    }

    /// The monitors a thread holds, and the ends of others that it has waited for: without them it
    /// would not be where it is.
    fn needs(&self, at: usize) -> SmallVec<[u64; 2]> {
        let held = self.monitors.held.iter().filter(|h| h.owner as usize == at);
        let mut needs: SmallVec<[u64; 2]> = held.map(|h| self.heap.name_of(h.object)).collect();
        let joined = self.threads[at].joined;
        for other in (0..self.threads.len().min(64)).filter(|other| joined >> other & 1 == 1) {
            needs.push(death_of(self.heap.name_of(self.threads[other].object)));
        }
        needs
    }

    /// A thread, who started it, who started that one ...
    fn lineage(&mut self, at: usize) -> SmallVec<[u64; 2]> {
        let mut lineage = SmallVec::new();
        let mut at = at;
        loop {
            lineage.push(self.heap.name_now(self.threads[at].object));
            let starter = self.threads[at].starter as usize;
            if starter == at {
                return lineage;
            }
            at = starter;
        }
    }

    /// A thread has seen that another one has ended.
    pub fn saw_the_end_of(&mut self, ended: usize) {
        if self.tracing && self.trail.keeps_ends && ended < 64 {
            let at = self.current;
            self.log_thread(at);
            self.threads[at].joined |= 1 << ended;
        }
    }

    /// The transition that has just ended.
    pub fn footprint(&mut self) -> Footprint {
        let looks: Vec<(usize, ClassId)> = self.trail.looks.borrow_mut().drain().collect();
        let first = self.trail.first;
        let touches = std::mem::take(&mut self.trail.touches);
        let own = self.trail.own.unwrap_or(touches.len());
        let mut footprint = Footprint::default();
        for (n, (_, touch)) in touches.into_iter().enumerate() {
            if n < own { footprint.own.push(touch) } else { footprint.rest.push(touch) }
        }
        for (at, class) in looks {
            let place = Place { object: self.class(class).stable, part: INIT };
            let touch = Touch { lineage: self.lineage(at), place, write: false, under: SmallVec::new() };
            if Some(at) == first { footprint.own.push(touch) } else { footprint.rest.push(touch) }
        }
        footprint
    }

    /// The threads that are alive: what they hold, and what those at the door of a monitor wait for.
    pub fn cast(&mut self) -> Vec<Actor> {
        let alive: Vec<usize> = (0..self.threads.len()).filter(|&at| self.threads[at].is_alive()).collect();
        let mut cast = Vec::with_capacity(alive.len());
        for at in alive {
            let key = self.heap.name_of(self.threads[at].object);
            let held = self.monitors.held.iter().filter(|h| h.owner as usize == at);
            let mut holds: SmallVec<[u64; 2]> = held.map(|h| self.heap.name_of(h.object)).collect();
            holds.push(death_of(key));
            let wanted = match self.threads[at].status {
                Status::Blocked(o) | Status::Reentering { on: o, .. } => {
                    let object = self.heap.name_of(o);
                    Some((Place { object, part: LOCK }, Some(object)))
                }
                Status::Initialising(class) => {
                    Some((Place { object: self.class(class).stable, part: INIT }, None))
                }
                _ => None,
            };
            let waits = wanted.map(|(place, lock)| {
                let mut under = self.needs(at);
                under.extend(lock);
                Touch { lineage: self.lineage(at), place, write: true, under }
            });
            cast.push(Actor { key, holds, waits });
        }
        cast
    }
}
