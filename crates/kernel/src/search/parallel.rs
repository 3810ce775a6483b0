//! Breadth-first search with several workers.
//!
//! Running the system is what costs, so that is what is shared out: a worker gets states of the
//! queue, in order, and reports the successors of each; one thread interns the reports in the order
//! of the queue. So everything is numbered as in the sequential search, and any number of workers
//! gives the same outcome, limits included.
//!
//! A queued state is known by the snapshot of its parent and the alternative taken there: a worker
//! repeats that one step, and no snapshot is made of states that turn out to be known. Where a
//! snapshot means something only to the worker that made it ([`System::PORTABLE`]), states go to that
//! worker as long as it is not far behind; another one gets there by repeating the whole run, and
//! what it finds from there is its own. Known gap: for systems cheaper than the books (below a
//! microsecond a step) more workers do not help.

use super::ledger::{Ledger, Report};
use super::{Check, Ending, Limit, Outcome};
use crate::graph::StateId;
use crate::store::{Key, StoreKind};
use crate::system::{Stop, System};
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

/// A state to expand: its number and how to get there; `None` is the start.
struct Task<T> {
    state: StateId,
    from: Option<Origin<T>>,
    alternatives: u32,
}

/// How a queued state was found.
struct Origin<T> {
    /// The worker that expanded its parent.
    maker: usize,
    parent: Arc<T>,
    alternative: u32,
    /// The whole run, for a worker that cannot use the snapshot.
    path: Option<Vec<u32>>,
}

/// The successors of a state.
struct Expanded<T> {
    state: StateId,
    worker: usize,
    snapshot: Arc<T>,
    successors: Vec<(Stop, Report)>,
}

/// Numbered, so that answers can be put in order.
type Numbered<T> = (u64, Vec<T>);

/// What one worker needs to know.
#[derive(Clone, Copy)]
struct Wishes {
    store: StoreKind,
    labels: bool,
}

/// States handed out at once, at most.
const BATCH: usize = 256;

pub(super) fn explore<S: System>(
    check: Check<'_, S>,
    workers: usize,
    factory: &(impl Fn() -> S + Sync),
) -> Outcome
where
    S::Snapshot: Send + Sync,
{
    let (mut ledger, mut system) = Ledger::open(check);
    ledger.watches(&mut system);
    let stop = system.start();
    if let Some(ending) = ledger.broken_off() {
        ledger.begin_in_the_dark();
        return ledger.close(&mut system, ending, "bfs".into(), (0, 0));
    }
    let watch = ledger.watch.clone();
    let initial = ledger.begin(&mut system, &stop);
    let wishes = Wishes { store: ledger.store_kind(), labels: ledger.wants_labels() };
    let (answers_in, answers) = channel();
    let (ending, frontier) = thread::scope(|scope| {
        let mut give = Vec::new();
        for worker in 0..workers {
            let (giving, tasks) = channel::<Numbered<Task<S::Snapshot>>>();
            give.push(giving);
            let answers_in = answers_in.clone();
            let watch = watch.clone();
            scope.spawn(move || {
                let mut system = factory();
                system.set_watch(watch);
                work(&mut system, worker, wishes, &tasks, &answers_in);
            });
        }
        drop(answers_in);
        let mut queue = Queue {
            waiting: VecDeque::new(),
            busy: vec![0; workers],
            give,
            answers,
            asked: 0,
            portable: S::PORTABLE,
            truncated: false,
        };
        queue.add(&ledger, initial, None, &stop);
        let ending = queue.run(&mut ledger, workers as u64);
        // Dropping the queue closes the channel, which ends the workers.
        (ending, queue.waiting.len() as u64)
    });
    ledger.close(&mut system, ending, "bfs".into(), (frontier, 0))
}

/// Expands what it is given until there is no more.
fn work<S: System>(
    system: &mut S,
    worker: usize,
    wishes: Wishes,
    tasks: &Receiver<Numbered<Task<S::Snapshot>>>,
    answers: &Sender<Numbered<Expanded<S::Snapshot>>>,
) {
    let _alarm = Alarm(answers);
    while let Ok((number, batch)) = tasks.recv() {
        let expanded = batch.iter().map(|task| expand(system, worker, wishes, task)).collect();
        if answers.send((number, expanded)).is_err() {
            return;
        }
    }
}

/// Tells the keeper of the books when its worker panics, who would wait for ever otherwise.
struct Alarm<'a, T>(&'a Sender<Numbered<T>>);

const PANICKED: u64 = u64::MAX;

impl<T> Drop for Alarm<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            // If nobody listens any more, there is nobody to warn.
            let _ = self.0.send((PANICKED, Vec::new()));
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
        if S::UNDO && alternative + 1 < task.alternatives {
            system.mark();
        }
        let stop = system.step(alternative);
        let key = Key::of(wishes.store, system, &stop);
        let labels = if wishes.labels { system.labels() } else { 0 };
        successors.push((stop, Report { key, labels }));
        if alternative + 1 < task.alternatives {
            if S::UNDO { system.undo() } else { system.restore(&snapshot) }
        }
    }
    Expanded { state: task.state, worker, snapshot: Arc::new(snapshot), successors }
}

struct Queue<T> {
    waiting: VecDeque<Task<T>>,
    /// Batches each worker has to do.
    busy: Vec<usize>,
    give: Vec<Sender<Numbered<Task<T>>>>,
    answers: Receiver<Numbered<Expanded<T>>>,
    /// Batches handed out so far.
    asked: u64,
    /// Whether any worker can use any snapshot.
    portable: bool,
    /// Whether the depth limit cut something off.
    truncated: bool,
}

impl<T> Queue<T> {
    fn add(&mut self, ledger: &Ledger<'_>, state: StateId, from: Option<Origin<T>>, stop: &Stop) {
        let Stop::Choice(choice) = stop else { return };
        if ledger.limits.depth.is_some_and(|most| ledger.graph.depth(state) >= most) {
            self.truncated = true;
            return;
        }
        self.waiting.push_back(Task { state, from, alternatives: choice.len() });
    }

    fn run(&mut self, ledger: &mut Ledger<'_>, workers: u64) -> Ending {
        if ledger.is_done() {
            return Ending::FirstViolation;
        }
        // Answers that came before their turn.
        let mut early: Vec<Numbered<Expanded<T>>> = Vec::new();
        for turn in 0.. {
            while self.asked < turn + 2 * workers && !self.waiting.is_empty() {
                let size = (self.waiting.len() / (2 * workers as usize)).clamp(1, BATCH);
                self.hand_out(ledger, size);
            }
            if self.asked == turn {
                break;
            }
            let batch = loop {
                if let Some(at) = early.iter().position(|(number, _)| *number == turn) {
                    break early.swap_remove(at).1;
                }
                let answer = self.answers.recv().expect("kernel: the workers are there");
                assert!(answer.0 != PANICKED, "kernel: a worker panicked");
                early.push(answer);
            };
            if let Some(first) = batch.first() {
                self.busy[first.worker] -= 1;
            }
            for expanded in batch {
                if let Some(ending) = self.merge(ledger, expanded) {
                    return ending;
                }
            }
        }
        if self.truncated { Ending::Limit(Limit::Depth) } else { Ending::Exhausted }
    }

    /// Gives the next states to the worker that knows them, or to the least busy one.
    fn hand_out(&mut self, ledger: &Ledger<'_>, size: usize) {
        let idle = (0..self.busy.len()).min_by_key(|&w| self.busy[w]).expect("kernel: there is a worker");
        let maker = self.waiting.front().and_then(|task| task.from.as_ref()).map(|from| from.maker);
        let worker = maker.filter(|&w| !self.portable && self.busy[w] <= self.busy[idle] + 1).unwrap_or(idle);
        let mut batch: Vec<Task<T>> = self.waiting.drain(..size).collect();
        for task in batch.iter_mut().filter(|_| !self.portable) {
            if let Some(from) = task.from.as_mut().filter(|from| from.maker != worker) {
                from.path = Some(ledger.graph.path_to(task.state));
            }
        }
        self.busy[worker] += 1;
        self.give[worker].send((self.asked, batch)).expect("kernel: the workers are there");
        self.asked += 1;
    }

    /// Enters the successors of a state into the books.
    fn merge(&mut self, ledger: &mut Ledger<'_>, expanded: Expanded<T>) -> Option<Ending> {
        let Expanded { state, worker, snapshot, successors } = expanded;
        let last = successors.len() - 1;
        for (at, (stop, mut report)) in successors.into_iter().enumerate() {
            let waiting = self.waiting.len() as u64;
            let ending = ledger
                .broken_off()
                .or_else(|| ledger.ends(|| (waiting, waiting * size_of::<Task<T>>() as u64)));
            if ending.is_some() {
                return ending;
            }
            let alternative = at as u32;
            let arrival = ledger.enter(&mut report, state, alternative, &stop);
            if arrival.is_new {
                let origin = Origin { maker: worker, parent: snapshot.clone(), alternative, path: None };
                self.add(ledger, arrival.to, Some(origin), &stop);
            }
            ledger.expanded += u64::from(at == last);
            if ledger.is_done() {
                return Some(Ending::FirstViolation);
            }
        }
        None
    }
}
