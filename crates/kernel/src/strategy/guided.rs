//! Guided search: the transition with the most pending mass next, over *all* paths.
//!
//! Idea: mass 1 starts in the initial state and follows the explored transitions; what waits
//! before an unexplored transition is what the search would gain by it at most. PFS, RS, softmax
//! and epsilon-greedy rate a transition by the one path on which its source was first found
//! (Zhang, chapter 5; Tang, chapter 4); here mass that meets a state already expanded is passed on
//! to the frontier, at no cost in transitions, so the rating counts every path.
//!
//! With decisions the scheduler is taken at its worst. From time to time (when the graph has grown
//! by a few percent) the searched system is solved for every state's verified mass, and from then on a
//! decision sends its mass to the groups that are worst, or nearly so: bounded real-time dynamic
//! programming towards the unexplored part (Brazdil et al. 2014), with all trials done at once as
//! mass, and with end components handled by the solver. A state that nobody would steer to keeps
//! mass 0 and comes last, so a run to the end still visits everything. As long as nothing is verified
//! under the worst scheduler, all of them are as bad, and where most choices are decisions (threads),
//! dividing mass between them would put off what takes many: then the most probable path counts, and a
//! decision for nothing, as in PFS. So what is likely is closed under all schedules first (a round of a
//! protocol, say).
//!
//! Without decisions, what mass is worth before a transition also counts ([`outlook`]): on a tree
//! the likely ends come first. As long as no run of such a tree has ended, every other stretch of
//! transitions is a dive from the best one downwards; stretches double, so endless paths cost no
//! more than half.
//!
//! Departure from the papers: the largest mass is exact to a sixteenth only ([`buckets`]); among
//! equals the latest found comes first.

mod buckets;
mod outlook;

use super::{Arrival, Offered, Strategy};
use crate::graph::{Chunked, Graph, StateId, Status};
use crate::progress::{planned, within};
use buckets::{Buckets, bucket};
use outlook::Outlook;
use rustc_hash::FxHashMap;

/// How many alternatives may be looked at, per explored transition, to pass mass on.
const PASSES: i64 = 16;
/// Pending mass is passed on before a transition is chosen if it is at least this fraction of the
/// best transition's.
const RELEVANT: f64 = 1.0 / 8.0;
/// Groups whose unverified mass is at least this fraction of the worst group's share the mass.
const NEARLY: f64 = 0.9;
/// Choices of up to this many alternatives are searched for their best one each time.
const SCAN: u32 = 48;

/// From this many transitions on a look costs more, and only a quarter as many are allowed.
const MANY: u64 = 200_000;
/// Up to this many transitions plans are cheap, and made more often.
const OFTEN: u64 = 10_000;
/// From this many transitions on plans are dear, and made seldom.
const SELDOM: u64 = 40_000;
/// The share of the mass for which a plan should change decisions: if it is less, the next plan can wait.
const TURNS: f64 = 0.05;

/// Chance is rare if fewer than one in so many choices are left to it.
const RARE: u64 = 4;
/// Rounds over the graph, in the order of discovery, in which the most probable paths are looked for.
const PATH_ROUNDS: usize = 4;

/// So many states ahead, and for so many targets of each, memory is asked for.
const AHEAD: u32 = 8;

const NOT_OFFERED: u32 = u32::MAX;
const NO_BUCKET: u16 = u16::MAX;

#[derive(Clone, Copy)]
struct Record {
    /// Mass that came here and was passed on to the explored alternatives.
    passed: f64,
    /// The share of it, times what it is worth there, before the best unexplored alternative.
    best: f32,
    /// Mass that came here and was not passed on yet.
    pending: f32,
    /// For uniform and for long choices: so many alternatives, in the order in which they are
    /// named, are known to be explored. `NOT_OFFERED` if the state is not to be expanded.
    taken: u32,
    /// The groups the scheduler sends mass to, one bit each; 0 stands for all.
    groups: u32,
    /// How probable the most probable path to it is, decisions apart, as far as is known.
    path: f32,
    /// The bucket of this state's valid entry in `open`.
    bucket: u16,
    /// What mass that comes here meets: what the graph says, without a look at it.
    status: Status,
}

/// The strategy. See the module's head.
pub struct Guided {
    records: Chunked<Record>,
    open: Buckets,
    waiting: Buckets,
    /// Alternatives by falling probability, for long choices that are not uniform.
    orders: FxHashMap<u32, Box<[u32]>>,
    credit: i64,
    left: u64,
    /// The mass that has come to an end, right or wrong, since the last plan.
    ended: f64,
    /// Right values of the last solve, and the number of transitions at which the next is due.
    values: Vec<f64>,
    replan_at: u64,
    /// By how much a large search is to grow between plans.
    pace: f64,
    /// Whether nothing was verified at the last plan and chance is rare, so that paths count.
    barren: bool,
    /// Whether a cycle was met.
    cyclic: bool,
    /// The bytes a solve may take, and those that one would take now.
    room: u64,
    wanted: u64,
    outlook: Outlook,
    refresh_at: u64,
    /// Whether a dive is on, how long it or the present pause is, and when that ends.
    diving: bool,
    stretch: u64,
    turn_at: u64,
    /// The state the dive goes on from.
    deepest: Option<StateId>,
}

impl Default for Guided {
    fn default() -> Self {
        Guided::new()
    }
}

impl Guided {
    pub fn new() -> Guided {
        Guided {
            records: Chunked::default(),
            open: Buckets::new(),
            waiting: Buckets::new(),
            orders: FxHashMap::default(),
            credit: 0,
            left: 0,
            ended: 0.0,
            values: Vec::new(),
            replan_at: 8,
            pace: 1.0 / 7.0,
            barren: false,
            cyclic: false,
            room: u64::MAX,
            wanted: 0,
            outlook: Outlook::default(),
            refresh_at: 6,
            diving: false,
            stretch: 16,
            turn_at: 16,
            deepest: None,
        }
    }

    fn sync(&mut self, graph: &Graph) {
        while self.records.len() < graph.len() {
            let status = graph.status(StateId(self.records.len() as u32));
            let passed = if self.records.is_empty() { 1.0 } else { 0.0 };
            self.records.push(Record {
                passed,
                best: 0.0,
                pending: 0.0,
                taken: NOT_OFFERED,
                groups: 0,
                path: passed as f32,
                bucket: NO_BUCKET,
                status,
            });
        }
    }

    /// The share of a state's mass that goes to an alternative.
    #[inline]
    fn share(&self, graph: &Graph, s: u32, alternative: u32) -> f64 {
        let Some(shape) = graph.shape(StateId(s)) else { return 0.0 };
        let p = shape.probability(alternative);
        let groups = shape.groups();
        if groups == 1 {
            return p;
        }
        match self.records[s as usize].groups {
            0 => p / f64::from(groups),
            mask if mask >> shape.group_of(alternative).min(31) & 1 == 0 => 0.0,
            mask => p / f64::from((mask.count_ones()).min(groups)),
        }
    }

    /// What an alternative of a state counts for.
    #[inline]
    fn weight(&self, graph: &Graph, s: u32, alternative: u32) -> f64 {
        match graph.shape(StateId(s)) {
            Some(shape) if self.barren => shape.probability(alternative),
            _ => self.share(graph, s, alternative),
        }
    }

    /// The best unexplored alternative of a state, and how its mass is to be weighed.
    fn best(&mut self, graph: &Graph, s: u32) -> Option<(u32, f64)> {
        let mut taken = self.records[s as usize].taken;
        let shape = graph.shape(StateId(s))?;
        let n = shape.len();
        let explored = |a: u32| graph.target(StateId(s), a).is_some();
        if shape.groups() == 1 && shape.is_uniform() {
            while taken < n && explored(taken) {
                taken += 1;
            }
            self.records[s as usize].taken = taken;
            let worth = if taken < n { self.outlook.worth(graph, StateId(s), taken) } else { return None };
            return Some((taken, shape.probability(0) * worth));
        }
        if n > SCAN {
            let order = self.orders.entry(shape.id().0).or_insert_with(|| {
                let mut order: Vec<u32> = (0..n).collect();
                order.sort_by(|&a, &b| shape.probability(b).total_cmp(&shape.probability(a)));
                order.into()
            });
            while taken < n && explored(order[taken as usize]) {
                taken += 1;
            }
            self.records[s as usize].taken = taken;
            let alternative = *order.get(taken as usize)?;
            return Some((alternative, self.weight(graph, s, alternative)));
        }
        let mut best = None;
        let mut most = -1.0;
        for a in 0..n {
            if !explored(a) {
                let share = self.weight(graph, s, a) * self.outlook.worth(graph, StateId(s), a);
                if share > most {
                    (best, most) = (Some((a, share)), share);
                }
            }
        }
        best
    }

    /// Looks for the best alternative of a state anew, and puts the state where that belongs.
    fn place(&mut self, graph: &Graph, s: u32) {
        // What has no unexplored alternative left will never have one again.
        if self.records[s as usize].taken == NOT_OFFERED || self.records[s as usize].best < 0.0 {
            return;
        }
        match self.best(graph, s) {
            Some((_, share)) => {
                self.records[s as usize].best = share as f32;
                self.lift(s);
            }
            None => {
                self.records[s as usize].best = -1.0;
                self.records[s as usize].bucket = NO_BUCKET;
            }
        }
    }

    /// Puts a state where its mass belongs.
    #[inline]
    fn lift(&mut self, s: u32) {
        let record = &mut self.records[s as usize];
        if record.taken == NOT_OFFERED || record.best < 0.0 {
            return;
        }
        let mass = if self.barren { f64::from(record.path) } else { record.passed };
        let b = bucket(mass * f64::from(record.best));
        if b != record.bucket {
            record.bucket = b;
            self.open.push(b, s);
        }
    }

    /// Mass comes to a state.
    #[inline]
    fn arrive(&mut self, to: u32, mass: f64) {
        if mass <= 0.0 {
            return;
        }
        match self.records[to as usize].status {
            Status::Fresh => {
                self.records[to as usize].passed += mass;
                return self.lift(to);
            }
            Status::Expanded => {}
            Status::End | Status::Violating | Status::Excluded => {
                self.ended += mass;
                return;
            }
            Status::Unsupported => return,
        }
        let record = &mut self.records[to as usize];
        let before = bucket(f64::from(record.pending));
        record.pending += mass as f32;
        let now = bucket(f64::from(record.pending));
        if before != now {
            self.waiting.push(now, to);
        }
    }

    /// Passes a state's pending mass on to its explored alternatives.
    fn pass(&mut self, graph: &Graph, s: u32) {
        let looks = self.hand_out(graph, s, Guided::arrive);
        self.lift(s);
        self.credit -= looks;
    }

    /// Hands a state's pending mass out to its explored alternatives; says how many were looked at.
    #[inline]
    fn hand_out(&mut self, graph: &Graph, s: u32, arrive: impl Fn(&mut Guided, u32, f64)) -> i64 {
        let record = &mut self.records[s as usize];
        let mass = f64::from(std::mem::take(&mut record.pending));
        record.passed += mass;
        let mask = record.groups;
        let Some((shape, first)) = graph.row(StateId(s)) else { return 1 };
        // The part of the mass that goes to each group it goes to.
        let groups = shape.groups();
        let sent = if mask == 0 { groups } else { mask.count_ones().min(groups) };
        let part = if groups == 1 { mass } else { mass / f64::from(sent) };
        for g in (0..groups).filter(|g| groups == 1 || mask == 0 || mask >> g.min(&31) & 1 != 0) {
            for alternative in shape.group(g) {
                if let Some(to) = graph.in_slot(first + alternative as usize) {
                    arrive(self, to.0, part * shape.probability(alternative));
                }
            }
        }
        1 + i64::from(shape.len())
    }

    /// Mass comes to a state that is put in order later.
    #[inline]
    fn gather(&mut self, to: u32, mass: f64) {
        let record = &mut self.records[to as usize];
        match record.status {
            Status::Fresh => record.passed += mass,
            Status::Expanded => record.pending += mass as f32,
            Status::End | Status::Violating | Status::Excluded => self.ended += mass,
            Status::Unsupported => {}
        }
    }

    /// Passes on what is pending and large enough to matter for the next choice.
    fn settle(&mut self, graph: &Graph) {
        while self.credit > 0
            && let Some(top) = self.waiting.top()
        {
            let least = self.open.top().map_or(0, |b| bucket(mass_of(b) * RELEVANT));
            if top < least {
                break;
            }
            let (b, s) = self.waiting.pop().expect("a top has an entry");
            if let Some(next) = self.waiting.before(b, 1) {
                self.records.prefetch(next as usize);
                graph.prefetch(StateId(next));
            }
            let pending = f64::from(self.records[s as usize].pending);
            if pending > 0.0 && bucket(pending) == b {
                self.pass(graph, s);
            }
        }
    }

    /// Learns what mass is worth where, and sorts what is open by it.
    fn refresh(&mut self, graph: &Graph) {
        let transitions = graph.transitions();
        self.refresh_at = transitions + if transitions < 20_000 { transitions / 3 + 4 } else { transitions };
        let was_active = self.outlook.is_active();
        if !self.outlook.refresh() && !was_active {
            return;
        }
        self.open.clear();
        for s in 0..graph.len() as u32 {
            self.records[s as usize].bucket = NO_BUCKET;
            self.place(graph, s);
        }
    }

    /// Begins and ends dives while no run has ended.
    fn turn(&mut self, graph: &Graph) {
        if !self.outlook.wants_dives() {
            self.diving = false;
        } else if graph.transitions() >= self.turn_at {
            self.diving = !self.diving;
            if !self.diving {
                self.stretch *= 2;
            }
            self.turn_at = graph.transitions() + self.stretch;
            self.deepest = None;
        }
    }

    /// Names an alternative of a state.
    fn take(&mut self, s: u32, alternative: u32) -> (StateId, u32) {
        self.records[s as usize].bucket = NO_BUCKET;
        (StateId(s), alternative)
    }

    /// Solves the searched system, and sends the mass anew to where the worst scheduler would.
    fn replan(&mut self, graph: &Graph) {
        let transitions = graph.transitions();
        self.replan_at = transitions + pause(transitions, self.pace);
        let values = within(self.room, graph, false, &self.values, 1e-4, &mut self.cyclic);
        let Some(values) = values else { return };
        self.diving = false;
        self.outlook = Outlook::default();
        let mut unverified: Vec<f64> = Vec::new();
        // The mass that came to decisions, and to those that are now made otherwise.
        let (mut decided, mut turned) = (0.0, 0.0);
        // Choices, and those in which chance has a part.
        let (mut choices, mut chances) = (0u64, 0u64);
        for s in 0..graph.len() as u32 {
            let record = &mut self.records[s as usize];
            let (mass, before) = (record.passed, record.groups);
            record.passed = 0.0;
            record.pending = 0.0;
            record.bucket = NO_BUCKET;
            record.groups = 0;
            let Some((shape, first)) = graph.row(StateId(s)) else { continue };
            choices += 1;
            chances += u64::from(shape.len() > shape.groups());
            if shape.groups() == 1 {
                continue;
            }
            let right = |a: u32| graph.in_slot(first + a as usize).map_or(0.0, |to| values.right(to.0));
            let verified = |g: u32| shape.group(g).map(|a| shape.probability(a) * right(a)).sum::<f64>();
            unverified.clear();
            unverified.extend((0..shape.groups()).map(|g| 1.0 - verified(g)));
            let worst = unverified.iter().copied().fold(0.0, f64::max);
            let near = unverified.iter().zip(0..).filter(|(u, _)| **u >= worst * NEARLY);
            record.groups = near.fold(0, |mask, (_, g)| mask | 1 << u32::min(g, 31));
            decided += mass;
            turned += if record.groups == before { 0.0 } else { mass };
        }
        let longer = if turned > 0.0 { (decided * TURNS / turned).clamp(0.5, 2.0) } else { 2.0 };
        self.barren = values.right(0) <= 0.0 && chances < choices / RARE;
        if self.barren {
            self.find_paths(graph);
        }
        self.pace = (self.pace * longer).clamp(1.0 / 7.0, if self.barren { 0.5 } else { 3.0 });
        self.replan_at = transitions + pause(transitions, self.pace);
        self.values = values.right;
        self.resend(graph);
    }

    /// Looks for more probable paths to the states: others may have found them on improbable ones, and what
    /// is found later is handed on to the next state only.
    fn find_paths(&mut self, graph: &Graph) {
        for _ in 0..PATH_ROUNDS {
            let mut better = false;
            for s in 0..graph.len() as u32 {
                self.prepare(graph, s + AHEAD);
                let path = self.records[s as usize].path;
                let Some((shape, first)) = graph.row(StateId(s)) else { continue };
                for alternative in 0..shape.len() {
                    let Some(to) = graph.in_slot(first + alternative as usize) else { continue };
                    let through = path * shape.probability(alternative) as f32;
                    if through > self.records[to.index()].path {
                        self.records[to.index()].path = through;
                        better = true;
                    }
                }
            }
            if !better {
                return;
            }
        }
    }

    /// Begins to follow a search that is under way; `offered` says which of its states are to be
    /// expanded.
    pub(super) fn adopt(&mut self, graph: &Graph, offered: impl Fn(StateId) -> bool) {
        self.sync(graph);
        for s in graph.states().filter(|&s| offered(s)) {
            self.records[s.index()].taken = 0;
            self.left += graph.targets_of(s).filter(|t| t.is_none()).count() as u64;
        }
        self.find_paths(graph);
        self.records[0].passed = 0.0;
        self.resend(graph);
    }

    /// The mass that has come to an end so far: only to compare one stretch of the search with
    /// another.
    pub(super) fn ended(&self) -> f64 {
        self.ended
    }

    /// The most mass that waits before an unexplored transition, about; what was found meanwhile may have less.
    pub(super) fn most(&self) -> f64 {
        self.open.top().map_or(0.0, mass_of)
    }

    /// Asks for the memory of what a state leads to.
    #[inline]
    fn prepare(&self, graph: &Graph, s: u32) {
        if let Some((shape, first)) = (s < graph.len() as u32).then(|| graph.row(StateId(s))).flatten() {
            for slot in first..first + shape.len().min(AHEAD) as usize {
                graph.in_slot(slot).iter().for_each(|to| self.records.prefetch(to.index()));
            }
        }
    }

    /// Sends mass 1 through the graph anew; all records are without mass.
    fn resend(&mut self, graph: &Graph) {
        self.ended = 0.0;
        self.open.clear();
        self.waiting.clear();
        self.gather(0, 1.0);
        // Most edges lead to later states, so few rounds in order move nearly everything.
        let all = graph.len() as u32;
        for _ in 0..3 {
            for s in 0..all {
                self.prepare(graph, s + AHEAD);
                if self.records[s as usize].pending > 1e-12f32 {
                    self.hand_out(graph, s, Guided::gather);
                }
            }
        }
        for s in 0..all {
            let pending = f64::from(self.records[s as usize].pending);
            if pending > 0.0 {
                self.waiting.push(bucket(pending), s);
            }
            self.place(graph, s);
        }
        self.credit = 0;
    }
}

/// For how many transitions a plan holds; `pace` is how much the search may grow in the meantime, as far
/// as what plans change has shown.
fn pause(transitions: u64, pace: f64) -> u64 {
    let grows = match transitions {
        0..OFTEN => 1.0 / 32.0,
        OFTEN..SELDOM => pace,
        _ => pace.max(1.0),
    };
    (grows * transitions as f64) as u64 + 2
}

/// The least mass of a bucket.
fn mass_of(bucket: u16) -> f64 {
    f64::from_bits(u64::from(bucket) << 48)
}

impl Strategy for Guided {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        self.sync(graph);
        self.records[offered.state.index()].taken = 0;
        self.left += u64::from(offered.choice.len());
        if self.diving {
            self.deepest = Some(offered.state);
        }
        self.place(graph, offered.state.0);
    }

    fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)> {
        let transitions = graph.transitions();
        if graph.has_decisions() {
            self.wanted = planned(graph);
            if transitions >= self.replan_at {
                self.replan(graph);
            }
        } else {
            if transitions >= self.refresh_at {
                self.refresh(graph);
            }
            self.turn(graph);
        }
        let passes = match transitions {
            // A plan sends all mass anew, and with decisions there are plans.
            OFTEN.. if graph.has_decisions() => PASSES / 8,
            0..MANY => PASSES,
            _ => PASSES / 4,
        };
        self.credit = (self.credit + passes).min(64 * passes);
        self.settle(graph);
        if self.diving
            && let Some(s) = self.deepest.take()
            && let Some((alternative, _)) = self.best(graph, s.0)
        {
            return Some(self.take(s.0, alternative));
        }
        loop {
            let (b, s) = self.open.pop()?;
            // What comes next is probably one of those below.
            if let Some(near) = self.open.before(b, 0) {
                graph.prefetch_targets(StateId(near));
            }
            if let Some(far) = self.open.before(b, 2) {
                self.records.prefetch(far as usize);
                graph.prefetch(StateId(far));
            }
            if self.records[s as usize].bucket != b {
                continue;
            }
            match self.best(graph, s) {
                Some((alternative, _)) => return Some(self.take(s, alternative)),
                None => self.records[s as usize].bucket = NO_BUCKET,
            }
        }
    }

    fn arrived(&mut self, arrival: &Arrival, graph: &Graph) {
        self.sync(graph);
        self.left -= 1;
        let from = arrival.from.0;
        self.records[from as usize].status = Status::Expanded;
        let mass = self.records[from as usize].passed * self.share(graph, from, arrival.alternative);
        let p = graph.shape(arrival.from).map_or(0.0, |shape| shape.probability(arrival.alternative));
        let path = self.records[from as usize].path * p as f32;
        if path > self.records[arrival.to.index()].path {
            self.records[arrival.to.index()].path = path;
            if self.barren {
                self.lift(arrival.to.0);
            }
        }
        self.arrive(arrival.to.0, mass);
        self.place(graph, from);
        if !graph.has_decisions() {
            self.outlook.learn(graph, arrival);
        }
    }

    fn frontier(&self) -> u64 {
        self.left
    }

    fn room(&mut self, bytes: u64) {
        self.room = bytes;
    }

    fn planning(&self) -> u64 {
        self.wanted.min(self.room)
    }

    fn bytes(&self) -> u64 {
        (self.records.bytes() + self.open.bytes() + self.waiting.bytes() + self.values.capacity() * 8) as u64
    }
}
