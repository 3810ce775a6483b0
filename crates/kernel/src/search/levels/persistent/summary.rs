//! What can be touched after a state, and what must happen first: summaries of explored runs.
//!
//! A summary lists, by actor, every touch made in the part explored after a state, each with a
//! [`Row`]: what happens before it *in every explored run* from there (places touched, and actors),
//! and who *may* have to move for it. [`Summaries::lift`] puts a move in front of all those runs. It
//! tells the races: touches that conflict with the move and are not ordered after it by anything in
//! between. Rows are lower bounds of happens-before where runs differ, so races are never missed,
//! only now and then invented.
//!
//! The touch of a lock that the move gives back is no race (it could not have come first), and does
//! not order the touch itself either, only what follows. A touch of an object that the move has made
//! known to others is ordered after it, and dropped: before it the name means nothing, or something
//! else.
//!
//! Everything is interned (places, moves, rows, the touches of an actor, summaries), and lifting and
//! merging are remembered by number: on most transitions they are a look into a table.

use crate::system::footprint::{Kind, Move, Place, Touch};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::hash::Hash;

use super::pool::Pool;

/// Actors by bit. From the last bit on nothing is distinguished, see [`Summaries::actor`].
pub(super) type Actors = u128;

/// The most actors that are distinguished.
const MOST: u32 = 128;

#[inline]
pub(super) fn bit(actor: u32) -> Actors {
    1u128.checked_shl(actor).unwrap_or(0)
}

/// The summary of nothing.
pub(super) const NOTHING: u32 = 0;

/// Table entries after which what was remembered is forgotten.
const REMEMBERED: usize = 1 << 21;

/// Values, each kept once, by number.
struct Interned<T> {
    all: Vec<T>,
    index: FxHashMap<T, u32>,
}

impl<T> Default for Interned<T> {
    fn default() -> Self {
        Interned { all: Vec::new(), index: FxHashMap::default() }
    }
}

impl<T: Clone + Eq + Hash> Interned<T> {
    fn add(&mut self, value: T) -> u32 {
        if let Some(&known) = self.index.get(&value) {
            return known;
        }
        let new = self.all.len() as u32;
        self.all.push(value.clone());
        self.index.insert(value, new);
        new
    }
}

/// What happens before a touch, besides the places touched before it in every run.
#[derive(Clone, Copy, Default)]
struct Row {
    /// Who moves before it in every run.
    must: Actors,
    /// Who may have to move before it in some run.
    may: Actors,
    /// Runs differ: whoever moves may have to.
    loose: bool,
}

/// The words of a row before its places, which are bits.
const HEAD: usize = 5;

impl Row {
    fn of(words: &[u64]) -> (Row, &[u64]) {
        let (head, places) = words.split_at(HEAD);
        let actors = |low: u64, high: u64| Actors::from(low) | Actors::from(high) << 64;
        (Row { must: actors(head[0], head[1]), may: actors(head[2], head[3]), loose: head[4] != 0 }, places)
    }

    fn begin(self, words: &mut Vec<u64>) {
        let Row { must, may, loose } = self;
        words.clear();
        words.extend([must as u64, (must >> 64) as u64, may as u64, (may >> 64) as u64, u64::from(loose)]);
    }
}

/// A move, with everything by number.
struct Known {
    actor: u32,
    touches: Box<[u32]>,
    /// What it leaves in a summary: its touches; those made once it had a lock come after that.
    own: Box<[Entry]>,
    /// The places touched, as they enter rows.
    places: Box<[u64]>,
    /// What is in conflict with it, by bit; brought up to date when new places are seen.
    conflicts: Vec<u64>,
    upto: usize,
    everywhere: bool,
    starts: Actors,
    born: FxHashSet<u64>,
}

/// A touch (twice its number, plus one if its actor has moved before) and its row, in the order of touches.
type Entry = u64;

fn entry(touch: u32, row: u32) -> Entry {
    u64::from(touch) << 32 | u64::from(row)
}

fn parts(entry: Entry) -> (u32, u32) {
    ((entry >> 32) as u32, entry as u32)
}

/// A race of a move with something later: who did that, who had to and who may have had to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Race {
    pub(super) actor: u32,
    pub(super) must: Actors,
    pub(super) may: Actors,
}

#[derive(Default)]
pub(super) struct Summaries {
    actors: FxHashMap<u64, u32>,
    touches: Interned<Touch>,
    /// By object: the touches of its parts.
    by_object: FxHashMap<u64, Vec<u32>>,
    moves: Interned<Move>,
    known: Vec<Known>,
    /// What [`Row`] says.
    rows: Pool,
    /// What one actor touches: the actor, and entries in order.
    lists: Pool,
    /// Lists, in the order of the actors.
    summaries: Pool,
    races: Interned<Box<[Race]>>,
    lifted_rows: FxHashMap<(u32, u32), u32>,
    lifted_lists: FxHashMap<(u32, u32), (u32, u32)>,
    lifted: FxHashMap<(u32, u32), (u32, u32)>,
    merged_lists: FxHashMap<(u32, u32), u32>,
    merged: FxHashMap<(u32, u32), u32>,
    /// Room to put a row or a list together.
    row: Vec<u64>,
    list: Vec<u64>,
    bytes: usize,
}

fn has(set: &[u64], at: u32) -> bool {
    set.get(at as usize / 64).is_some_and(|word| word >> (at % 64) & 1 == 1)
}

fn insert(set: &mut Vec<u64>, at: u32) {
    let word = at as usize / 64;
    if set.len() <= word {
        set.resize(word + 1, 0);
    }
    set[word] |= 1 << (at % 64);
}

fn meet(a: &[u64], b: &[u64]) -> bool {
    a.iter().zip(b).any(|(x, y)| x & y != 0)
}

/// Puts the places of two sets behind the head of a row.
fn unite(row: &mut Vec<u64>, a: &[u64], b: &[u64]) {
    let (long, short) = if a.len() >= b.len() { (a, b) } else { (b, a) };
    row.extend_from_slice(long);
    row[HEAD..].iter_mut().zip(short).for_each(|(x, y)| *x |= y);
}

/// The touch that is everywhere comes first.
const EVERYWHERE: u32 = 0;

impl Summaries {
    pub(super) fn new() -> Summaries {
        let mut new = Summaries::default();
        new.touch(Touch::new(Place::EVERYWHERE, Kind::Write));
        new.summaries.add(&[]);
        new.races.add(Box::new([]));
        new.add_row(Row::default(), &[], &[]);
        new
    }

    pub(super) fn bytes(&self) -> u64 {
        let tables = self.lifted_rows.capacity() * 16
            + (self.lifted_lists.capacity() + self.lifted.capacity()) * 20
            + (self.merged_lists.capacity() + self.merged.capacity()) * 16;
        let pools = self.rows.bytes() + self.lists.bytes() + self.summaries.bytes();
        (self.bytes + pools + tables) as u64
    }

    /// The number of an actor; those from [`MOST`] on have no bit.
    pub(super) fn actor(&mut self, key: u64) -> u32 {
        let next = self.actors.len() as u32;
        *self.actors.entry(key).or_insert(next)
    }

    fn touch(&mut self, touch: Touch) -> u32 {
        let before = self.touches.all.len();
        let at = self.touches.add(touch);
        if self.touches.all.len() > before && touch.place != Place::EVERYWHERE {
            self.by_object.entry(touch.place.object).or_default().push(at);
        }
        at
    }

    /// The number of a move.
    pub(super) fn enter(&mut self, step: &Move) -> u32 {
        if let Some(&known) = self.moves.index.get(step) {
            return known;
        }
        let actor = self.actor(step.actor);
        let mut touches: Vec<u32> = step.touches.iter().map(|&t| self.touch(t)).collect();
        let own = self.entries(&touches);
        touches.sort_unstable();
        touches.dedup();
        let mut places = Vec::new();
        for &touch in &touches {
            insert(&mut places, touch);
            // Whoever writes has read, as far as order goes: runs that differ in this agree on it.
            let Touch { place, kind } = self.touches.all[touch as usize];
            if kind == Kind::Write && place != Place::EVERYWHERE {
                let read = self.touch(Touch::new(place, Kind::Read));
                insert(&mut places, read);
            }
        }
        let starts = step.starts.iter().fold(0, |all, &key| all | bit(self.actor(key)));
        self.bytes += 300 + touches.len() * 40;
        self.known.push(Known {
            actor,
            everywhere: touches.contains(&EVERYWHERE),
            touches: touches.into(),
            own: own.into(),
            places: places.into(),
            conflicts: Vec::new(),
            upto: 0,
            starts,
            born: step.born.iter().copied().collect(),
        });
        self.moves.add(step.clone())
    }

    /// Whether there are more actors than can be distinguished.
    pub(super) fn is_crowded(&self) -> bool {
        self.actors.len() > MOST as usize
    }

    /// The touches of a move in the order they were made, each with the locks taken before it.
    fn entries(&mut self, touches: &[u32]) -> Vec<Entry> {
        let mut locks = Vec::new();
        let mut entries = Vec::with_capacity(touches.len());
        for &touch in touches {
            let row = self.add_row(Row::default(), &locks, &[]);
            entries.push(entry(touch * 2, row));
            if self.touches.all[touch as usize].kind == Kind::Acquire {
                insert(&mut locks, touch);
            }
        }
        let kept = self.tidy(&mut entries);
        entries.truncate(kept);
        entries
    }

    /// Whether a move is in everybody's way.
    pub(super) fn is_everywhere(&self, step: u32) -> bool {
        self.known[step as usize].everywhere
    }

    /// The summary of what some wait to do.
    pub(super) fn waiting(&mut self, waits: impl Iterator<Item = (u64, Touch)>) -> u32 {
        let mut summary = NOTHING;
        for (key, touch) in waits {
            let (actor, touch) = (self.actor(key), self.touch(touch));
            let list = self.add_list(actor, &[entry(touch * 2, 0)]);
            let one = self.summaries.add(&[u64::from(list)]);
            summary = self.merge(summary, one);
        }
        summary
    }

    /// Brings the conflicts of a move up to date.
    fn acquaint(&mut self, step: u32) {
        let known = &mut self.known[step as usize];
        if known.upto == self.touches.all.len() {
            return;
        }
        for &mine in &known.touches {
            let touch = self.touches.all[mine as usize];
            for &other in self.by_object.get(&touch.place.object).into_iter().flatten() {
                if other as usize >= known.upto && touch.conflicts(&self.touches.all[other as usize]) {
                    insert(&mut known.conflicts, other);
                }
            }
        }
        known.upto = self.touches.all.len();
    }

    /// Puts a move in front of the runs of a summary: the new summary, without the move itself, and
    /// the number of the list of races.
    fn lift_over(&mut self, step: u32, summary: u32) -> (u32, u32) {
        if let Some(&known) = self.lifted.get(&(step, summary)) {
            return known;
        }
        self.acquaint(step);
        let lists: SmallVec<[u64; 8]> = self.summaries.get(summary).into();
        let mut races: SmallVec<[u32; 8]> = SmallVec::new();
        let mut out: SmallVec<[u64; 8]> = SmallVec::new();
        for &list in &lists {
            let (list, found) = self.lift_list(step, list as u32);
            if found != 0 {
                races.push(found);
            }
            if self.lists.get(list).len() > 1 {
                out.push(u64::from(list));
            }
        }
        let races = match races[..] {
            [] => 0,
            [one] => one,
            _ => {
                let all = races.iter().flat_map(|&found| self.races.all[found as usize].iter().copied());
                let all = all.collect();
                self.add_races(all)
            }
        };
        let result = (self.summaries.add(&out), races);
        if self.lifted.len() >= REMEMBERED {
            self.lifted.clear();
        }
        self.lifted.insert((step, summary), result);
        result
    }

    fn add_list(&mut self, actor: u32, entries: &[Entry]) -> u32 {
        self.list.clear();
        self.list.push(u64::from(actor));
        self.list.extend_from_slice(entries);
        self.lists.add(&self.list)
    }

    /// The actor and the entries of a list.
    fn list(&self, at: u32) -> (u32, &[Entry]) {
        let words = self.lists.get(at);
        (words[0] as u32, &words[1..])
    }

    /// A row whose places are those of two sets.
    fn add_row(&mut self, row: Row, a: &[u64], b: &[u64]) -> u32 {
        row.begin(&mut self.row);
        unite(&mut self.row, a, b);
        self.rows.add(&self.row)
    }

    fn add_races(&mut self, mut races: Vec<Race>) -> u32 {
        races.sort_unstable();
        races.dedup();
        self.races.add(races.into())
    }

    fn lift_list(&mut self, step: u32, list: u32) -> (u32, u32) {
        if let Some(&known) = self.lifted_lists.get(&(step, list)) {
            return known;
        }
        let (actor, entries) = self.list(list);
        let mut entries: SmallVec<[Entry; 32]> = entries.into();
        let known = &self.known[step as usize];
        let (own, any_born) = (known.actor == actor, !known.born.is_empty());
        let mut races: Vec<Race> = Vec::new();
        let mut kept = 0;
        for n in 0..entries.len() {
            let (touch, row) = parts(entries[n]);
            if any_born && touch / 2 != EVERYWHERE {
                let place = self.touches.all[touch as usize / 2].place;
                if self.known[step as usize].born.contains(&place.object) {
                    continue;
                }
            }
            let (lifted, races_with) = self.lift_row(step, actor, touch / 2, row);
            if races_with {
                let Row { must, may, .. } = Row::of(self.rows.get(row)).0;
                races.push(Race { actor, must, may });
            }
            entries[kept] = entry(if own { touch | 1 } else { touch }, lifted);
            kept += 1;
        }
        entries.truncate(kept);
        if own {
            kept = self.tidy(&mut entries);
        }
        let races = if races.is_empty() { 0 } else { self.add_races(races) };
        let result = (self.add_list(actor, &entries[..kept]), races);
        if self.lifted_lists.len() >= REMEMBERED {
            self.lifted_lists.clear();
        }
        self.lifted_lists.insert((step, list), result);
        result
    }

    /// Sorts entries and merges those of one touch; how many are left, at the front.
    fn tidy(&mut self, entries: &mut [Entry]) -> usize {
        entries.sort_unstable();
        let mut kept = 0;
        for n in 0..entries.len() {
            let (touch, row) = parts(entries[n]);
            if kept > 0
                && let (last, before) = parts(entries[kept - 1])
                && last == touch
            {
                entries[kept - 1] = entry(touch, self.merge_rows(before, row));
                continue;
            }
            entries[kept] = entries[n];
            kept += 1;
        }
        kept
    }

    /// The row of a touch after a move was put in front, and whether the two race.
    fn lift_row(&mut self, step: u32, actor: u32, touch: u32, row: u32) -> (u32, bool) {
        let known = &self.known[step as usize];
        let (before, places) = Row::of(self.rows.get(row));
        let me = bit(known.actor);
        let ordered = known.actor == actor
            || before.must & me != 0
            || known.starts & (before.must | bit(actor)) != 0
            || known.everywhere && !places.is_empty()
            || has(places, EVERYWHERE)
            || meet(&known.conflicts, places);
        let races = !ordered
            && (known.everywhere
                || touch == EVERYWHERE
                || has(&known.conflicts, touch) && {
                    let later = self.touches.all[touch as usize];
                    let mut mine = known.touches.iter().map(|&t| self.touches.all[t as usize]);
                    mine.any(|t| t.conflicts(&later) && !t.enables(&later))
                });
        if ordered || races {
            if let Some(&lifted) = self.lifted_rows.get(&(step, row)) {
                return (lifted, races);
            }
            Row { must: before.must | me, may: before.may | me, ..before }.begin(&mut self.row);
            unite(&mut self.row, places, &known.places);
            let lifted = self.rows.add(&self.row);
            if self.lifted_rows.len() >= REMEMBERED {
                self.lifted_rows.clear();
            }
            self.lifted_rows.insert((step, row), lifted);
            return (lifted, races);
        }
        let enabled = has(&known.conflicts, touch);
        if !enabled && (!before.loose || before.may & me != 0) {
            return (row, false);
        }
        Row { may: before.may | me, loose: true, ..before }.begin(&mut self.row);
        self.row.extend_from_slice(places);
        (self.rows.add(&self.row), false)
    }

    /// Puts a step's first move in front of a summary, as the last level's explored alternative: the
    /// summary with the move, and the races.
    pub(super) fn lift(&mut self, step: u32, summary: u32) -> (u32, &[Race]) {
        let (lifted, races) = self.lift_over(step, summary);
        let own = self.own(step);
        let lifted = self.merge(lifted, own);
        (lifted, &self.races.all[races as usize])
    }

    /// The summary of a move alone.
    fn own(&mut self, step: u32) -> u32 {
        let known = &self.known[step as usize];
        if known.touches.is_empty() {
            return NOTHING;
        }
        let entries = std::mem::take(&mut self.known[step as usize].own);
        let list = self.add_list(self.known[step as usize].actor, &entries);
        self.known[step as usize].own = entries;
        self.summaries.add(&[u64::from(list)])
    }

    /// The summary of all runs of two.
    pub(super) fn merge(&mut self, a: u32, b: u32) -> u32 {
        if a == b || b == NOTHING {
            return a;
        }
        if a == NOTHING {
            return b;
        }
        let key = (a.min(b), a.max(b));
        if let Some(&known) = self.merged.get(&key) {
            return known;
        }
        let left: SmallVec<[u64; 8]> = self.summaries.get(a).into();
        let right: SmallVec<[u64; 8]> = self.summaries.get(b).into();
        let mut out: SmallVec<[u64; 8]> = SmallVec::new();
        let (mut i, mut j) = (0, 0);
        while i < left.len() || j < right.len() {
            let of = |list: Option<&u64>| list.map_or(u32::MAX, |&at| self.list(at as u32).0);
            let (x, y) = (of(left.get(i)), of(right.get(j)));
            if x == y {
                out.push(u64::from(self.merge_lists(left[i] as u32, right[j] as u32)));
                (i, j) = (i + 1, j + 1);
            } else if x < y {
                out.push(left[i]);
                i += 1;
            } else {
                out.push(right[j]);
                j += 1;
            }
        }
        let all = self.summaries.add(&out);
        if self.merged.len() >= REMEMBERED {
            self.merged.clear();
        }
        self.merged.insert(key, all);
        all
    }

    fn merge_lists(&mut self, a: u32, b: u32) -> u32 {
        if a == b {
            return a;
        }
        let key = (a.min(b), a.max(b));
        if let Some(&known) = self.merged_lists.get(&key) {
            return known;
        }
        let (actor, first) = self.list(a);
        let mut all: SmallVec<[Entry; 64]> = first.into();
        all.extend_from_slice(self.list(b).1);
        let kept = self.tidy(&mut all);
        let all = self.add_list(actor, &all[..kept]);
        if self.merged_lists.len() >= REMEMBERED {
            self.merged_lists.clear();
        }
        self.merged_lists.insert(key, all);
        all
    }

    fn merge_rows(&mut self, a: u32, b: u32) -> u32 {
        if a == b {
            return a;
        }
        let ((x, left), (y, right)) = (Row::of(self.rows.get(a)), Row::of(self.rows.get(b)));
        Row { must: x.must & y.must, may: x.may | y.may, loose: true }.begin(&mut self.row);
        self.row.extend(left.iter().zip(right).map(|(x, y)| x & y));
        while self.row.len() > HEAD && self.row.last() == Some(&0) {
            self.row.pop();
        }
        self.rows.add(&self.row)
    }

    /// The same touches with nothing known about what comes first: for states on a cycle.
    pub(super) fn flatten(&mut self, summary: u32) -> u32 {
        let lists: SmallVec<[u64; 8]> = self.summaries.get(summary).into();
        let may = lists.iter().fold(0, |all, &list| all | bit(self.list(list as u32).0));
        let row = self.add_row(Row { may, loose: true, ..Row::default() }, &[], &[]);
        let mut out: SmallVec<[u64; 8]> = SmallVec::new();
        for &list in &lists {
            let (actor, entries) = self.list(list as u32);
            let mut entries: Vec<Entry> = entries.iter().map(|&e| entry(parts(e).0 & !1, row)).collect();
            entries.dedup();
            out.push(u64::from(self.add_list(actor, &entries)));
        }
        self.summaries.add(&out)
    }
}
