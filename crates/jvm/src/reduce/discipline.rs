//! Plain accesses that a lock protects are no scheduling points, and the search itself checks that it does.
//!
//! Optimistic synchronisation-based reduction (Stoller and Cohen, TACAS 2003; the discipline is that of Eraser). Every
//! plain field and every array begins *privileged*: no access to it is a scheduling point. What is accessed, by whom and
//! with which monitors, is put into a table outside of the state. A location that several threads access, one of them
//! writing, without one lock that is held at all of its accesses, is *exposed*: the run is broken off, and the
//! search begins anew with accesses to that field (or to arrays made at that place) as visible as they were
//! (`reduce/knowledge.rs`). No list of classes is needed, and data races are among what is exposed.
//!
//! Why a run without a breach leaves nothing out. A transition is one visible operation and what follows it up to the
//! next: privileged accesses, and releases of monitors. All of these are left movers (Lipton 1975), so that each run of
//! single steps is one of whole transitions with other orders of independent steps. Take the first step `a` of thread
//! `t`, since its last visible operation `v`, that does not commute with a step `x` of another thread `u` between `v` and
//! `a`. Both access one location, and one of them writes. If one lock was held at both: `t` has held it since
//! `v` at the latest, since taking a lock is visible; so `u` cannot have held it at `x`. If there is no such lock, the
//! run in which `a` comes right after the steps of `t` before it is shorter, has both accesses, and is one of
//! whole transitions: there the breach is seen.
//!
//! What the argument needs, point by point:
//!
//! - *Locks* are monitors of shared objects, by name. Two objects of one run can have one name, one after the other;
//!   such names count for no lock (`heap/reuse.rs`), nor do objects without a name yet. A monitor that was taken while
//!   its object was private was taken before anybody else could. Locks of java.util.concurrent count as long as
//!   `AbstractOwnableSynchronizer` names the thread as their owner, a field that is never privileged: the change of
//!   owner is visible, or part of the step that takes the lock (`reduce/locks.rs`). A thread that takes
//!   ownership from another one, or native code that writes it, shows that the class is no lock: none of it counts.
//! - *One thread alive*: an access is exempt. Had it come before the end of the last other thread, it would have been
//!   counted there; that both orders are looked at where ends commute with accesses is why it reads the ends
//!   of all threads in its footprint (persistent sets would leave one of them out otherwise).
//! - *Private objects* are exempt: to get hold of one, another thread must read a location by which it was published,
//!   and that access comes first.
//! - *Final fields*: reads are no scheduling points once the constructor is done, and writes always are, so
//!   that an object which leaks from its constructor is noticed (`Machine::note_leaks`).
//! - *Static fields of a class that the thread is initialising* are exempt: no instruction of another thread gets to them
//!   before it is done. Native code does (reflection, `Unsafe`): a static field that it accesses is exposed.
//! - *`wait`* is visible, and so is coming back from it; in between the monitor is not held. `notify` is if somebody
//!   waits: an interrupt before it and one after it do not do the same. Interrupts, parking,
//!   sleeping, starting, joining, ending (by an exception too), class initialisation of the program, volatile and
//!   atomic accesses, draws: visible as before. Monitors that an exception releases are released.
//! - *Native code*: the heap tells what a native method accesses, whatever the method says itself. What is privileged is
//!   counted, as hidden if the call was no scheduling point; a native that accesses what is exposed without being one
//!   becomes one (`discipline/natives.rs`). Accesses that other rules leave out are counted too: these break nothing
//!   among themselves, but do with privileged ones.
//! - *A thread that begins* runs up to its first visible operation and past it: before it there are privileged accesses
//!   only, with no lock held, which move right as well. Where races are noted it stops there, so that none is missed.
//! - *Loops* that wait for a privileged location would never see it change. A step that comes back to a state it
//!   was in, or makes very many jumps, exposes all that it accesses.
//! - *Steps that are not run* (sleep sets, persistent sets) were run elsewhere by the same thread in the same
//!   local state, with the same locks. What was journalled and is not run again is not counted: with checkpoints the
//!   discipline is off, since the table is not in them. With several workers it is, since each has a table of its own,
//!   in which one worker's accesses are missing from another's. With labels it is, since states in which they change
//!   must all be seen: their events are scheduling points, but fields they are read from would have to be exposed.
//! - *Races as violations*: a location that two threads access with no lock in common is exposed before the search ends,
//!   so every race is one between visible accesses. A thread that has begun stops before its first visible one.
//! - *Chance*: a draw is its thread's own. The scheduler sees the same draws before the same visible operations.
//!
//! Known gap: readers of a `ReadWriteLock` hold no lock that counts; what is handed over by a volatile field, a future or
//! a queue and written on both sides is exposed, although it is ordered.

mod natives;
pub mod table;

use crate::class::{ClassId, FieldId, MethodId, Sort};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::machine::race::Races;
use crate::machine::{Cuts, Init, Machine, trail};
use rustc_hash::{FxHashMap, FxHashSet};
use sojourner_kernel::system::footprint::{Kind, Place};
use std::collections::BTreeSet;
use table::{Access, Breach, Locks, Table, WHOLE};

/// The rule's name in what is known.
pub const RULE: &str = "discipline";

/// Locations exposed before the whole is given up.
const MOST: usize = 200;

/// Steps that a run goes on for after a breach, to find others, at most.
const SCOUTING: u64 = 2000;

/// How a location is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// Volatile, final, or left out by another rule.
    Never,
    Exposed,
    Privileged,
}

/// What the discipline keeps, outside of the state.
#[derive(Default)]
pub struct Discipline {
    pub on: bool,
    /// By class and slot.
    fields: FxHashMap<(ClassId, u32), Standing>,
    /// By the key of the allocation.
    arrays: FxHashMap<u64, Standing>,
    table: Table,
    /// By native method: which words of its arguments are arrays.
    arrays_of: FxHashMap<MethodId, Box<[u8]>>,
    /// Native methods whose calls are scheduling points.
    natives: FxHashSet<String>,
    /// Locations to be exposed.
    breaches: BTreeSet<String>,
    /// Steps since the first of them.
    scouted: u64,
    steps: u64,
    /// Locations that a long step accesses, once it is found to be long.
    watched: Option<FxHashSet<Breach>>,
    /// The field that names the owner of a lock.
    owner: Option<FieldId>,
    /// Locks that had an owner at some time, by address and name.
    owned: Vec<(ObjRef, u64)>,
    /// Classes of which a thread has taken ownership from another one.
    stolen: FxHashSet<ClassId>,
}

impl Machine {
    /// A search begins: everything is privileged but what runs have exposed.
    pub fn begin_discipline(&mut self) {
        let options = &self.run.options;
        self.run.discipline.on = options.discipline
            && options.cuts != Cuts::All
            && options.labels.is_empty()
            && self.run.derived.assumed.allows(RULE);
        let natives = self.run.derived.assumed.exposed.iter().filter(|location| location.starts_with('!'));
        self.run.discipline.natives = natives.cloned().collect();
        let locks =
            self.program.class_index.get("java/util/concurrent/locks/AbstractOwnableSynchronizer").copied();
        self.run.discipline.owner = locks.and_then(|c| self.find_declared_field(c, "exclusiveOwnerThread"));
    }

    /// Whether the plain access that the current thread stands before is no scheduling point. It is put down then. The
    /// object is shared, other threads are alive, and the frame is saved.
    #[inline(never)]
    pub fn is_disciplined(&mut self, object: ObjRef, part: u32, write: bool) -> bool {
        if self.standing_at(object, part) != Standing::Privileged {
            return false;
        }
        let is_ruled = self.is_silent() || !self.run.quiet.is_empty() && self.is_quiet_site();
        self.count_access(object, part, write, !is_ruled);
        if is_ruled {
            return false;
        }
        if self.run.tracing {
            self.touches_as(object, part, if write { Kind::Write } else { Kind::Read });
        }
        // A thread that has begun stands before its first visible operation then, for others to be compared with.
        self.run.granted &= !self.run.race.noting && !matches!(self.run.options.races, Races::Forbidden);
        true
    }

    /// Puts down an access that is visible, or left out for another reason.
    #[cold]
    pub fn notes_access(&mut self, object: ObjRef, part: u32, write: bool) {
        if object.is_null() || self.state.threads.len() < 2 || !self.state.heap.is_shared(object) {
            return;
        }
        let is_array = self.class(self.state.heap.class(object)).is_array();
        // Native code may take several elements for one.
        let part = if part == trail::WHOLE || is_array { WHOLE } else { part };
        if part != WHOLE && part >= Place::SPECIAL {
            return;
        }
        if (part != WHOLE || is_array) && self.standing_at(object, part) != Standing::Privileged {
            return;
        }
        match self.run.multi {
            true => self.count_access(object, part, write, false),
            false => self.touches_ends(),
        }
    }

    /// A handle or native code accesses what may be static fields. It does not wait for whoever initialises their
    /// class, so that these accesses are not exempt any more.
    pub fn reaches_static(&mut self, object: ObjRef, part: u32) {
        let class = self.state.heap.class(object);
        if !self.run.discipline.on
            || !matches!(self.class(class).sort, Sort::Statics(_))
            || self.is_own(class)
        {
            return;
        }
        let part = if part == trail::WHOLE { WHOLE } else { part };
        if part == WHOLE || self.standing_at(object, part) == Standing::Privileged {
            let name = self.state.heap.name_now(object);
            self.breaks_discipline((name, class, part));
        }
    }

    pub(super) fn count_access(&mut self, object: ObjRef, part: u32, write: bool, hidden: bool) {
        let class = self.state.heap.class(object);
        if let Sort::Statics(of) = self.class(class).sort
            && self.state.init[of.0 as usize] == Init::By(self.state.current as u32)
        {
            return;
        }
        let name = self.state.heap.name_now(object);
        let me = self.state.threads[self.state.current].object;
        let thread = self.state.heap.name_now(me);
        let held = self.locks_held(me);
        let access = Access { object: name, class, part, thread, write, hidden, held: &held };
        if hidden && let Some(watched) = &mut self.run.discipline.watched {
            watched.insert((name, class, part));
        }
        if let Some(breach) = self.run.discipline.table.take(&access) {
            self.breaks_discipline(breach);
        }
    }

    /// The locks that the current thread holds and that count.
    fn locks_held(&self, me: ObjRef) -> Locks {
        let mut held = Locks::new();
        let counts = |object: ObjRef| {
            let name = self.state.heap.name_of(object);
            (name != 0 && self.state.heap.is_shared(object) && !self.state.heap.reuse.contains(name))
                .then_some(name)
        };
        for monitor in self.state.monitors.held.iter().filter(|m| m.owner as usize == self.state.current) {
            held.extend(counts(monitor.object));
        }
        let Some(owner) = self.run.discipline.owner.filter(|_| !self.run.discipline.owned.is_empty()) else {
            return held;
        };
        let slot = usize::from(self.field(owner).slot);
        for &(lock, name) in &self.run.discipline.owned {
            // Where one was in another state something else may be by now, or nothing.
            let is_lock = self.state.heap.is_named(lock, name)
                && self.is_subclass(self.state.heap.class(lock), self.field(owner).class)
                && !self.run.discipline.stolen.contains(&self.state.heap.class(lock));
            if is_lock && self.state.heap.get_ref(lock, slot) == me {
                held.extend(counts(lock));
            }
        }
        held
    }

    /// A reference is about to be written that may say who owns a lock.
    #[inline]
    pub fn notes_owner(&mut self, field: u32, object: ObjRef, owner: ObjRef) {
        if self.run.discipline.on && self.run.discipline.owner == Some(FieldId(field)) {
            self.changes_owner(object, owner);
        }
    }

    #[cold]
    fn changes_owner(&mut self, lock: ObjRef, owner: ObjRef) {
        let me = self.state.threads[self.state.current].object;
        let Some(field) = self.run.discipline.owner else { return };
        let before = self.state.heap.get_ref(lock, usize::from(self.field(field).slot));
        let is_own = |o: ObjRef| o.is_null() || o == me;
        if !is_own(before) || !is_own(owner) {
            self.is_no_lock(self.state.heap.class(lock));
        }
        let known = (lock, self.state.heap.name_now(lock));
        if !self.run.discipline.owned.contains(&known) {
            self.run.discipline.owned.push(known);
        }
    }

    /// Native code (reflection, `Unsafe`) has written who owns a lock: what it was before is not known any more.
    fn owns_by_native(&mut self, lock: ObjRef, class: ClassId, part: u32) {
        let Some(owner) = self.run.discipline.owner else { return };
        if u32::from(self.field(owner).slot) == part && self.fields_of(class).any(|f| f == owner) {
            self.is_no_lock(self.state.heap.class(lock));
        }
    }

    /// Owners of a class's objects say nothing about who may go on.
    fn is_no_lock(&mut self, class: ClassId) {
        if self.run.discipline.stolen.insert(class) {
            for name in self.run.discipline.table.all_locks() {
                self.forget_lock(name);
            }
        }
    }

    fn forget_lock(&mut self, name: u64) {
        for breach in self.run.discipline.table.forget_lock(name) {
            self.breaks_discipline(breach);
        }
    }

    #[cold]
    fn breaks_discipline(&mut self, (name, class, part): Breach) {
        if !self.run.derived.assumed.is_refutable() {
            return;
        }
        if self.class(class).is_array() {
            self.run.discipline.breaches.insert(Self::array_text(name));
            return;
        }
        let fields: Vec<FieldId> = match part {
            WHOLE => self.fields_of(class).collect(),
            part => self.fields_of(class).filter(|&f| u32::from(self.field(f).slot) == part).collect(),
        };
        for field in fields {
            let location = self.location_text(field);
            self.run.discipline.breaches.insert(location);
        }
    }

    /// A step goes on for long: what it accesses from here on is kept.
    pub fn watch_step(&mut self) {
        if self.run.discipline.on && self.run.discipline.watched.is_none() {
            self.run.discipline.watched = Some(FxHashSet::default());
        }
    }

    /// A step that was watched cannot go on: what it accesses might have changed meanwhile. Whether there is such.
    pub fn exposes_watched(&mut self) -> bool {
        let watched = self.run.discipline.watched.take().unwrap_or_default();
        for &location in &watched {
            self.breaks_discipline(location);
        }
        !watched.is_empty() && self.exposes_breaches()
    }

    /// A step begins. After a breach some more are taken, to find others.
    pub fn begins_disciplined_step(&mut self) {
        self.run.discipline.watched = None;
        self.run.discipline.steps += 1;
        while let Some(name) = self.state.heap.reuse.news.pop() {
            self.forget_lock(name);
        }
        if !self.run.discipline.breaches.is_empty() {
            self.run.discipline.scouted += 1;
            if self.run.discipline.scouted >= SCOUTING.min(100 + self.run.discipline.steps / 4) {
                self.exposes_breaches();
            }
        }
    }

    /// Tells what has been found to be accessed otherwise than was assumed. Whether something has.
    pub fn exposes_breaches(&mut self) -> bool {
        while let Some(name) = self.state.heap.reuse.news.pop() {
            self.forget_lock(name);
        }
        let breaches = std::mem::take(&mut self.run.discipline.breaches);
        if breaches.is_empty() {
            return false;
        }
        // A class that is named otherwise in every run would be exposed for ever.
        let is_known = breaches.iter().all(|location| self.run.derived.assumed.exposed.contains(location));
        if is_known || self.run.derived.assumed.exposed.len() + breaches.len() > MOST {
            self.breach(RULE, "too many locations are not protected by locks".into());
        }
        for location in &breaches {
            self.run.options.knowledge.expose(location);
        }
        self.run.refuted = true;
        self.run.fuel = 0;
        true
    }

    #[inline]
    pub(super) fn standing_at(&mut self, object: ObjRef, part: u32) -> Standing {
        let class = self.state.heap.class(object);
        if let Some(&standing) = self.run.discipline.fields.get(&(class, part)) {
            return standing;
        }
        self.find_standing(object, class, part)
    }

    #[cold]
    fn find_standing(&mut self, object: ObjRef, class: ClassId, part: u32) -> Standing {
        if self.class(class).is_array() {
            let key = Self::array_key(self.state.heap.name_now(object));
            if let Some(&standing) = self.run.discipline.arrays.get(&key) {
                return standing;
            }
            let standing = self.standing_of(&Self::array_text(self.state.heap.name_of(object)));
            self.run.discipline.arrays.insert(key, standing);
            return standing;
        }
        let field = self.fields_of(class).find(|&f| u32::from(self.field(f).slot) == part);
        let standing = match field {
            None => Standing::Never,
            Some(id) => {
                let field = self.field(id);
                let is_kept = field.flags & (access::VOLATILE | access::FINAL) != 0 || field.is_quiet;
                match is_kept || self.run.discipline.owner == Some(id) {
                    true => Standing::Never,
                    false if self.is_own(class) => Standing::Exposed,
                    false => self.standing_of(&self.location_text(id)),
                }
            }
        };
        self.run.discipline.fields.insert((class, part), standing);
        standing
    }

    fn standing_of(&self, location: &str) -> Standing {
        if self.run.derived.assumed.exposed.contains(location) {
            Standing::Exposed
        } else {
            Standing::Privileged
        }
    }

    /// The fields that an object of a class has, its own and inherited ones; of static storage the static ones.
    pub(crate) fn fields_of(&self, class: ClassId) -> impl Iterator<Item = FieldId> + '_ {
        let (of, is_static) = match self.class(class).sort {
            Sort::Statics(of) => (of, true),
            _ => (class, false),
        };
        let own = std::slice::from_ref(&self.class(of).id);
        let classes = if is_static { own } else { &self.class(of).supers[..] };
        let fields = classes.iter().flat_map(|c| self.class(*c).fields.iter().copied());
        fields.filter(move |&f| (self.field(f).flags & access::STATIC != 0) == is_static)
    }

    fn location_text(&self, field: FieldId) -> String {
        let field = self.field(field);
        let text = format!("{}.{}", self.class(field.class).name, self.program.symbols.text(field.name));
        text.replace(',', "_")
    }

    /// Who made an array where.
    fn array_key(name: u64) -> u64 {
        name >> 24
    }

    fn array_text(name: u64) -> String {
        format!("[{:x}", Self::array_key(name))
    }
}
