//! What a transition touches, for the search to leave out orders that do not matter.
//!
//! Kept only while a search asks for it. A place is an object (by its canonical name, so that it is
//! the same in every path) and a slot, an element or one of the special parts below. Objects without
//! a name were made in this very transition: nobody else can have touched them before, and who
//! touches them later has first read a place that was written here. Names are used again when their
//! object is garbage: an object that other threads can reach from now on is told as born.
//!
//! A transition is cut into moves: where a thread stands before a visible operation and nobody else
//! could go on, a new one begins.
//!
//! Invariant: everything that a transition reads or writes and that another thread could write or
//! read is here; what is not known precisely counts as everything ([`Place::EVERYWHERE`]). What
//! leaves a place as it was (a compare-and-set that fails, a second `unpark`) is a read. Known gap:
//! the JDK's own bookkeeping outside the heap (interned strings, call sites) is taken to commute.
//!
//! Who changes how another thread waits (notify, interrupt, unpark, the end of a thread that is joined,
//! a time that is over) writes [`PERMIT`] of that thread, and every later one of these touches it too:
//! what comes second finds the thread woken and does less, so the place must not depend on how it was
//! found. Which monitor it waits at is [`WAITERS`] besides, for those who look for somebody to wake.

use super::Machine;
use super::thread::Status;
use crate::class::ClassId;
use crate::heap::{ObjRef, mix64};
use rustc_hash::FxHashSet;
use smallvec::{SmallVec, smallvec};
use sojourner_kernel::search::Reduction;
use sojourner_kernel::system::footprint::{Actor, Footprint, Kind, Move, Place, Touch};
use std::cell::RefCell;

/// The monitor of an object.
pub const LOCK: u32 = Place::SPECIAL;
/// A thread's permit, its interrupt flag, and what it waits for.
pub const PERMIT: u32 = Place::SPECIAL + 1;
/// Whether a thread has ended.
pub const LIFE: u32 = Place::SPECIAL + 2;
/// How far a class is initialised; the object is the class.
const INIT: u32 = Place::SPECIAL + 3;
/// Those who wait on an object.
pub const WAITERS: u32 = Place::SPECIAL + 4;
/// All slots of an object.
pub const WHOLE: u32 = Place::WHOLE;
/// What is known of an open value; the object is its symbol.
const KNOWN: u32 = Place::SPECIAL + 8;
/// Things that are there once.
const CLOCK: Place = Place { object: 1, part: Place::SPECIAL + 5 };
const CONSOLE: Place = Place { object: 1, part: Place::SPECIAL + 6 };
/// Whether somebody has looked at the clock: until then, who moves it does not touch it.
const LOOKED: Place = Place { object: 1, part: Place::SPECIAL + 7 };

/// The touches of the present transition.
#[derive(Default)]
pub struct Trail {
    moves: Vec<Begun>,
    touches: Vec<Touch>,
    /// Threads started, with the move.
    starts: Vec<(usize, u64)>,
    /// The first move has not begun.
    fresh: bool,
    /// Classes whose state was looked at, with the move.
    looks: RefCell<FxHashSet<(usize, ClassId)>>,
    /// Nobody wants to know what is touched while there is one thread, which has nobody to swap steps
    /// with, or in a step of several moves, which is not swapped.
    lazy: bool,
}

/// A move, and where its touches and the objects it published begin.
struct Begun {
    at: usize,
    touches: usize,
    born: usize,
}

impl Machine {
    /// Starts or stops keeping a trail, as a reduction needs it.
    pub fn set_tracing(&mut self, wanted: Reduction) {
        self.run.tracing = wanted != Reduction::Off;
        self.state.heap.tell_births(self.run.tracing);
        *self.run.trail = Trail { lazy: wanted == Reduction::Sleep, ..Trail::default() };
    }

    /// A transition of this thread begins.
    pub fn trail_begins(&mut self, at: usize) {
        if self.run.trail.lazy {
            self.run.tracing = self.state.threads.len() > 1;
            self.state.heap.births.clear();
        }
        if self.run.tracing {
            self.run.trail.touches.clear();
            self.run.trail.starts.clear();
            self.run.trail.looks.borrow_mut().clear();
            self.state.heap.births.clear();
            self.run.trail.moves.clear();
            self.run.trail.moves.push(Begun { at, touches: 0, born: 0 });
            self.run.trail.fresh = true;
        }
    }

    /// A thread goes on, perhaps another one than was chosen.
    pub fn trail_turns(&mut self, at: usize) {
        if self.run.tracing && !std::mem::take(&mut self.run.trail.fresh) {
            if self.run.trail.lazy && self.run.trail.moves.len() > 1 {
                return;
            }
            let (touches, born) = (self.run.trail.touches.len(), self.state.heap.births.len());
            self.run.trail.moves.push(Begun { at, touches, born });
        }
    }

    /// The current thread touches a part of an object.
    #[inline]
    pub fn touches(&mut self, object: ObjRef, part: u32, write: bool) {
        if self.run.tracing {
            self.touches_as(object, part, if write { Kind::Write } else { Kind::Read });
        }
        if self.run.discipline.on {
            self.notes_access(object, part, write);
        }
    }

    /// The same by an instruction, of which the discipline of locks knows already.
    #[inline]
    pub fn touches_plainly(&mut self, object: ObjRef, part: u32, write: bool) {
        self.touches_as(object, part, if write { Kind::Write } else { Kind::Read });
        if self.run.discipline.on && !self.run.multi {
            self.touches_ends();
        }
    }

    /// What the only thread alive does depends on the ends of the others, as far as the discipline of locks goes.
    pub fn touches_ends(&mut self) {
        if self.run.tracing && !self.run.trail.lazy {
            for at in 0..self.state.threads.len() {
                if at != self.state.current {
                    self.touches_as(self.state.threads[at].object, LIFE, Kind::Read);
                }
            }
        }
    }

    /// The current thread touches something of a thread.
    pub fn touches_thread(&mut self, whose: usize, part: u32, write: bool) {
        self.touches(self.state.threads[whose].object, part, write);
    }

    /// The thread that moves touches a part of an object.
    #[cold]
    pub fn touches_as(&mut self, object: ObjRef, part: u32, kind: Kind) {
        if !self.run.tracing || self.state.threads.len() < 2 || object.is_null() {
            return;
        }
        let name = self.state.heap.name_of(object);
        if name != 0 {
            self.trail_at(Place { object: name, part }, kind);
        }
    }

    /// The current thread does something that no order of others leaves as it is.
    pub fn touches_everything(&mut self) {
        if self.run.tracing {
            self.trail_at(Place::EVERYWHERE, Kind::Write);
        }
    }

    /// The current thread reads the clock, or (`write`) moves it.
    pub fn touches_clock(&mut self, write: bool) {
        if self.run.tracing {
            self.trail_at(LOOKED, Kind::Read);
            if self.state.clock_seen.any() {
                self.trail_at(CLOCK, if write { Kind::Write } else { Kind::Read });
            }
        }
    }

    /// The current thread looks at the clock as nobody has before.
    pub fn touches_time(&mut self) {
        if self.run.tracing {
            self.trail_at(LOOKED, Kind::Write);
            self.trail_at(CLOCK, Kind::Write);
        }
    }

    /// The current thread learns something of a symbol, or (not `write`) finds out what is known.
    pub fn touches_symbol(&mut self, name: u64, write: bool) {
        self.trail_at(Place { object: name, part: KNOWN }, if write { Kind::Write } else { Kind::Read });
    }

    pub fn touches_console(&mut self) {
        if self.run.tracing {
            self.trail_at(CONSOLE, Kind::Write);
        }
    }

    /// The current thread changes how far a class is initialised.
    pub fn touches_init(&mut self, class: ClassId) {
        if self.run.tracing {
            let object = self.class(class).stable;
            self.trail_at(Place { object, part: INIT }, Kind::Write);
        }
    }

    /// The current thread looks whether a class is initialised.
    #[cold]
    pub fn looks_at_class(&self, class: ClassId) {
        if !self.run.settled.get(class.0 as usize).copied().unwrap_or(false) {
            self.run.trail.looks.borrow_mut().insert((self.run.trail.moves.len(), class));
        }
    }

    /// The current thread starts another.
    pub fn trail_starts(&mut self, at: usize) {
        if self.run.tracing {
            let key = self.state.heap.name_now(self.state.threads[at].object);
            self.run.trail.starts.push((self.run.trail.moves.len(), key));
        }
    }

    fn trail_at(&mut self, place: Place, kind: Kind) {
        if self.run.trail.lazy && self.run.trail.moves.len() > 1 {
            return;
        }
        let from = self.run.trail.moves.last().map_or(0, |begun| begun.touches);
        let touch = Touch { place, kind };
        // Mostly there are one or two; in a long move, only the last ones are looked at.
        let from = from.max(self.run.trail.touches.len().saturating_sub(16));
        if !self.run.trail.touches[from..].contains(&touch) {
            self.run.trail.touches.push(touch);
        }
    }

    /// The transition that has just ended.
    pub fn footprint(&mut self, out: &mut Footprint) {
        if !self.run.tracing {
            let touches = smallvec![Touch::new(Place::EVERYWHERE, Kind::Write)];
            let actor = self.state.heap.name_of(self.state.threads[self.state.current].object);
            out.moves.clear();
            out.moves.push(Move { actor, touches, ..Move::default() });
            return;
        }
        let trail = &self.run.trail;
        let mut looks: SmallVec<[(usize, ClassId); 8]> = trail.looks.borrow().iter().copied().collect();
        looks.sort_unstable();
        let count = trail.moves.len();
        out.moves.resize_with(count, Move::default);
        for (n, step) in out.moves.iter_mut().enumerate() {
            let begun = &trail.moves[n];
            let next = trail.moves.get(n + 1);
            let ends =
                next.map_or((trail.touches.len(), self.state.heap.births.len()), |b| (b.touches, b.born));
            step.actor = self.state.heap.name_of(self.state.threads[begun.at].object);
            step.touches.clear();
            step.touches.extend_from_slice(&trail.touches[begun.touches..ends.0]);
            let looked = looks.iter().filter(|look| look.0 == n + 1);
            step.touches.extend(looked.map(|&(_, class)| {
                Touch::new(Place { object: self.class(class).stable, part: INIT }, Kind::Read)
            }));
            step.starts.clear();
            step.starts.extend(trail.starts.iter().filter(|s| s.0 == n + 1).map(|s| s.1));
            step.born.clear();
            let born = self.state.heap.births[begun.born..ends.1].iter();
            step.born.extend(born.filter_map(|&o| self.state.heap.name_if_shared(o)));
        }
        if trail.lazy && count > 1 {
            out.moves[1].touches = smallvec![Touch::new(Place::EVERYWHERE, Kind::Write)];
        }
    }

    /// The threads that are alive: what they hold, and what those at the door of a monitor wait for.
    pub fn cast(&mut self) -> Vec<Actor> {
        let nobody =
            self.run.options.spurious && !(0..self.state.threads.len()).any(|at| self.is_enabled(at));
        let mut cast = Vec::with_capacity(self.state.threads.len());
        for (at, thread) in self.state.threads.iter().enumerate().filter(|(_, thread)| thread.is_alive()) {
            let key = self.state.heap.name_of(thread.object);
            let holds = self.state.monitors.held.iter().filter(|h| h.owner as usize == at).count() as u32;
            let part = |o: ObjRef, part: u32| Place { object: self.state.heap.name_of(o), part };
            let waits: SmallVec<[Touch; 2]> = match thread.status {
                Status::Blocked(o) => smallvec![Touch::new(part(o, LOCK), Kind::Acquire)],
                Status::Reentering { on, .. } => smallvec![
                    Touch::new(part(on, LOCK), Kind::Acquire),
                    Touch::new(part(on, WAITERS), Kind::Read)
                ],
                Status::Initialising(class) => {
                    let object = self.class(class).stable;
                    smallvec![Touch::new(Place { object, part: INIT }, Kind::Write)]
                }
                // It could have woken for no reason while others were able to move.
                Status::Waiting { timed: false, .. } | Status::Parked { timed: false, .. } if nobody => {
                    smallvec![Touch::new(Place::EVERYWHERE, Kind::Write)]
                }
                _ => SmallVec::new(),
            };
            let innermost = thread.frames.iter().rev().take(4);
            let site = innermost.fold(key, |site, frame| {
                mix64(site, self.program.methods[frame.method.0 as usize].stable ^ u64::from(frame.pc))
            });
            cast.push(Actor { key, site, holds, waits });
        }
        cast
    }
}
