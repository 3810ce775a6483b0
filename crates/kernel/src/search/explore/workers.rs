//! Workers: the transitions of a breadth-first search run by others.
//!
//! Running the system is what costs, so that is what is shared out: a worker gets states of the
//! queue, in order, and reports the successors of each; the loop enters the reports in the order in
//! which the strategy names them. So everything is numbered as in the search without workers, and any
//! number of them gives the same outcome, limits included.
//!
//! A queued state is known by the snapshot of its parent and the alternative taken there: a worker
//! repeats that one step, and no snapshot is made of states that turn out to be known. Where a
//! snapshot means something only to the worker that made it ([`System::PORTABLE`]), each worker has
//! a queue of its own of the states it has found. One with nothing to do takes over a few of another's,
//! which it gets to by repeating whole runs; what it finds from there is its own. That pays only where
//! much is waiting, by the length of the runs. Known gap: for systems that are cheaper than entering a
//! transition (below a microsecond a step) more workers do not help.

use super::{Bfs, Run};
use crate::graph::{Graph, StateId};
use crate::search::ledger::Report;
use crate::search::{Check, Ending, Outcome};
use crate::store::{Key, StoreKind};
use crate::system::{Ask, Stop, System};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// A state to expand: its place in the queue of all, its number, and how to get there; `None` is the
/// start.
struct Task<T> {
    place: u64,
    state: StateId,
    from: Option<Origin<T>>,
    alternatives: u32,
}

/// How a queued state was found.
struct Origin<T> {
    parent: Arc<T>,
    alternative: u32,
    /// The whole run, for a worker that cannot use the snapshot.
    path: Option<Vec<u32>>,
}

/// The successors of a state.
struct Expanded<T> {
    place: u64,
    state: StateId,
    worker: usize,
    snapshot: Arc<T>,
    successors: std::vec::IntoIter<(Stop, Report)>,
}

/// What a worker has done with a batch; nothing if it panicked.
type Answer<T> = Option<Vec<Expanded<T>>>;

/// What one worker needs to know.
#[derive(Clone, Copy)]
struct Wishes {
    store: StoreKind,
    labels: bool,
}

/// States handed out at once, at most.
const BATCH: usize = 256;
/// Batches that a worker may have before it.
const AHEAD: usize = 2;
/// How far in the queue of all, after the first state without an answer, states are handed out.
const WINDOW: u64 = 8 * BATCH as u64;
/// States taken over at once, at most.
const TAKEN: usize = 8;

/// Explores breadth first, with the transitions run by so many workers.
pub(in crate::search) fn explore<S: System>(
    check: Check<'_, &mut S>,
    workers: usize,
    factory: &(impl Fn() -> S + Sync),
) -> Outcome
where
    S::Snapshot: Send + Sync,
{
    let mut run = Run::open(check, Box::new(Bfs::new()));
    run.ahead = None;
    let begun = run.begin();
    let (ending, run) = match begun {
        Err(ending) => (ending, run),
        Ok(offered) => {
            let wishes = Wishes { store: run.ledger.store_kind(), labels: run.ledger.wants_labels() };
            let watch = run.ledger.bounds.watch.clone();
            let (answers_in, answers) = channel();
            // The run is handed in and out: if a worker panics it goes, and with it what the others wait for.
            thread::scope(move |scope| {
                let mut give = Vec::new();
                for worker in 0..workers {
                    let (giving, tasks) = channel::<Vec<Task<S::Snapshot>>>();
                    give.push(giving);
                    let (answers_in, watch) = (answers_in.clone(), watch.clone());
                    scope.spawn(move || {
                        let mut system = factory();
                        system.set_watch(watch);
                        work(&mut system, worker, wishes, &tasks, &answers_in);
                    });
                }
                drop(answers_in);
                let mut run = run;
                let mut queue = Workers {
                    waiting: (0..workers).map(|_| VecDeque::new()).collect(),
                    busy: vec![0; workers],
                    give,
                    answers,
                    early: VecDeque::new(),
                    added: 0,
                    merged: 0,
                    entering: None,
                    portable: S::PORTABLE,
                };
                if let Some(alternatives) = offered {
                    queue.add(StateId::INITIAL, 0, None, alternatives);
                }
                run.workers = Some(queue);
                let ending = run.go_on();
                // This closes the channels, which ends the workers.
                run.workers = None;
                (ending, run)
            })
        }
    };
    run.close(ending, "bfs".into())
}

impl<S: System> Run<'_, S> {
    /// Explores one transition, which a worker has run; why the run ends, if one was broken off.
    #[inline(never)]
    pub(super) fn take_from_workers(&mut self, from: StateId, alternative: u32) -> Option<Ending> {
        let probability = self.probability(from, alternative);
        let workers = self.workers.as_mut().expect("kernel: there are workers");
        let (stop, mut report) = workers.answer(&self.ledger.graph, from);
        if let Some(ending) = self.ledger.broken_off() {
            return Some(ending);
        }
        let left = self.cursor.left_before(from).expect("kernel: a strategy named a transition twice");
        let arrival = self.ledger.enter(&mut report, from, alternative, &stop);
        self.strategy.arrived(&arrival, &self.ledger.graph);
        if arrival.is_new
            && let Some(alternatives) = self.welcome(arrival.to, &stop, probability)
            && let Some(workers) = &mut self.workers
        {
            workers.add_successor(arrival.to, alternative, alternatives);
        }
        self.took(from, left);
        None
    }
}

/// Expands what it is given until there is no more.
fn work<S: System>(
    system: &mut S,
    worker: usize,
    wishes: Wishes,
    tasks: &Receiver<Vec<Task<S::Snapshot>>>,
    answers: &Sender<Answer<S::Snapshot>>,
) {
    let _alarm = Alarm(answers);
    while let Ok(batch) = tasks.recv() {
        let expanded = batch.iter().map(|task| expand(system, worker, wishes, task)).collect();
        if answers.send(Some(expanded)).is_err() {
            return;
        }
    }
}

/// Tells the loop when its worker panics: it would wait for ever otherwise.
struct Alarm<'a, T>(&'a Sender<Answer<T>>);

impl<T> Drop for Alarm<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            // If nobody listens any more, there is nobody to warn.
            let _ = self.0.send(None);
        }
    }
}

fn expand<S: System>(
    system: &mut S,
    worker: usize,
    wishes: Wishes,
    task: &Task<S::Snapshot>,
) -> Expanded<S::Snapshot> {
    match &task.from {
        Some(Origin { parent, alternative, path: None, .. }) => {
            system.restore(parent);
            system.step(*alternative);
        }
        Some(Origin { path: Some(path), .. }) => {
            system.start();
            for &alternative in path {
                system.step(alternative);
            }
        }
        None => {
            system.start();
        }
    }
    let snapshot = system.save();
    let mut successors = Vec::with_capacity(task.alternatives as usize);
    for alternative in 0..task.alternatives {
        if system.can_undo() && alternative + 1 < task.alternatives {
            system.mark();
        }
        let stop = system.step(alternative);
        let key = Key::of(wishes.store, system, &stop);
        let labels = if wishes.labels { system.labels() } else { 0 };
        successors.push((stop, Report { key, labels }));
        if alternative + 1 < task.alternatives {
            if system.can_undo() { system.undo() } else { system.restore(&snapshot) }
        }
    }
    let (snapshot, successors) = (Arc::new(snapshot), successors.into_iter());
    Expanded { place: task.place, state: task.state, worker, snapshot, successors }
}

/// The queue of all, of which each worker has a part.
pub(super) struct Workers<T> {
    /// By worker: the states it is to expand, in order.
    waiting: Vec<VecDeque<Task<T>>>,
    /// Batches each worker has to do.
    busy: Vec<usize>,
    give: Vec<Sender<Vec<Task<T>>>>,
    answers: Receiver<Answer<T>>,
    /// Answers by place, from the first one that is not being entered.
    early: VecDeque<Option<Expanded<T>>>,
    /// States ever in the queue, and those of them whose successors have begun to be entered.
    added: u64,
    merged: u64,
    /// The state whose successors are being entered.
    entering: Option<Expanded<T>>,
    /// Whether any worker can use any snapshot.
    portable: bool,
}

impl<T> Workers<T> {
    /// Queues a state that a worker has found.
    fn add(&mut self, state: StateId, maker: usize, from: Option<Origin<T>>, alternatives: u32) {
        let task = Task { place: self.added, state, from, alternatives };
        self.added += 1;
        let worker = match self.portable {
            true => (task.place / 16) as usize % self.waiting.len(),
            false => maker,
        };
        self.waiting[worker].push_back(task);
    }

    /// Queues a successor of the state that is being entered.
    fn add_successor(&mut self, state: StateId, alternative: u32, alternatives: u32) {
        let parent = self.entering.as_ref().expect("kernel: it is somebody's successor");
        let (worker, parent) = (parent.worker, parent.snapshot.clone());
        self.add(state, worker, Some(Origin { parent, alternative, path: None }), alternatives);
    }

    /// The next successor of `from`: states come in the order of the queue, alternatives in theirs.
    fn answer(&mut self, graph: &Graph, from: StateId) -> (Stop, Report) {
        loop {
            if let Some(entering) = &mut self.entering
                && let Some(next) = entering.successors.next()
            {
                debug_assert_eq!(entering.state, from, "kernel: the strategy is breadth first");
                return next;
            }
            if !matches!(self.early.front(), Some(Some(_))) {
                (0..self.waiting.len()).for_each(|worker| self.hand_out(graph, worker));
                while !matches!(self.early.front(), Some(Some(_))) {
                    let answer = self.answers.recv().expect("kernel: the workers are there");
                    self.note(answer.expect("kernel: a worker panicked"));
                }
            }
            self.entering = self.early.pop_front().flatten();
            self.merged += 1;
        }
    }

    /// Puts answers in their places.
    fn note(&mut self, batch: Vec<Expanded<T>>) {
        if let Some(first) = batch.first() {
            self.busy[first.worker] -= 1;
        }
        for expanded in batch {
            let at = (expanded.place - self.merged) as usize;
            if self.early.len() <= at {
                self.early.resize_with(at + 1, || None);
            }
            self.early[at] = Some(expanded);
        }
    }

    /// Gives a worker its next states, or some of another's if it has none.
    fn hand_out(&mut self, graph: &Graph, worker: usize) {
        if self.waiting[worker].is_empty() && self.busy[worker] == 0 {
            self.take_over(graph, worker);
        }
        while self.busy[worker] < AHEAD {
            let mine = &mut self.waiting[worker];
            let near = mine.partition_point(|task| task.place < self.merged + WINDOW);
            let size = near.min((mine.len() / AHEAD).clamp(1, BATCH));
            if size == 0 {
                return;
            }
            let batch = mine.drain(..size).collect();
            self.busy[worker] += 1;
            self.give[worker].send(batch).expect("kernel: the workers are there");
        }
    }

    /// Moves states from the worker with the most to one that has nothing to do.
    fn take_over(&mut self, graph: &Graph, idle: usize) {
        let lengths = self.waiting.iter().map(VecDeque::len);
        let (most, rich) = lengths.zip(0..).max().expect("kernel: there is a worker");
        let Some(last) = self.waiting[rich].back() else { return };
        // Getting there costs as many steps as the run has.
        let is_worth_it = self.portable || most >= 8 + graph.depth(last.state) as usize / 2;
        if !is_worth_it {
            return;
        }
        let taken = if self.portable { most / 2 } else { TAKEN.min(most / 2) };
        let mut tasks = self.waiting[rich].split_off(most - taken);
        for task in tasks.iter_mut().filter(|_| !self.portable) {
            if let Some(from) = &mut task.from {
                from.path = Some(graph.path_to(task.state));
            }
        }
        self.waiting[idle] = tasks;
    }
}
