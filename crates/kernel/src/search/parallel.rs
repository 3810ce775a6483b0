//! Breadth-first search with several workers.
//!
//! Running the system is what costs, so that is what is shared out: a worker gets states of the
//! queue, in order, and reports the successors of each; one thread interns the reports in the order
//! of the queue. So everything is numbered as in the sequential search, and any number of workers
//! gives the same outcome, limits included.
//!
//! A queued state is known by the snapshot of its parent and the alternative taken there: a worker
//! repeats that one step, and no snapshot is made of states that turn out to be known. Where a
//! snapshot means something only to the worker that made it ([`System::PORTABLE`]), each worker has
//! a queue of its own of the states it has found. One with nothing to do takes over a few of another's,
//! which it gets to by repeating whole runs; what it finds from there is its own. That pays only where
//! much is waiting, by the length of the runs. Known gap: for systems cheaper than the books (below a
//! microsecond a step) more workers do not help.

use super::ledger::{Ledger, Report};
use super::{Check, Ending, Limit, Outcome};
use crate::graph::StateId;
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
    successors: Vec<(Stop, Report)>,
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

pub(super) fn explore<S: System>(
    check: Check<'_, &mut S>,
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
    let watch = ledger.bounds.watch.clone();
    let initial = ledger.begin(&mut system, &stop);
    let wishes = Wishes { store: ledger.store_kind(), labels: ledger.wants_labels() };
    let (answers_in, answers) = channel();
    let (ending, frontier) = thread::scope(|scope| {
        let mut give = Vec::new();
        for worker in 0..workers {
            let (giving, tasks) = channel::<Vec<Task<S::Snapshot>>>();
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
            waiting: (0..workers).map(|_| VecDeque::new()).collect(),
            busy: vec![0; workers],
            give,
            answers,
            early: VecDeque::new(),
            added: 0,
            merged: 0,
            portable: S::PORTABLE,
            truncated: false,
        };
        queue.add(&ledger, initial, 0, None, &stop);
        let ending = queue.run(&mut ledger);
        // Dropping the queue closes the channels, which ends the workers.
        (ending, queue.added - queue.merged)
    });
    ledger.close(&mut system, ending, "bfs".into(), (frontier, 0))
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

/// Tells the keeper of the books when its worker panics, who would wait for ever otherwise.
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
    Expanded { place: task.place, state: task.state, worker, snapshot: Arc::new(snapshot), successors }
}

/// The queue of all, of which each worker has a part.
struct Queue<T> {
    /// By worker: the states it is to expand, in order.
    waiting: Vec<VecDeque<Task<T>>>,
    /// Batches each worker has to do.
    busy: Vec<usize>,
    give: Vec<Sender<Vec<Task<T>>>>,
    answers: Receiver<Answer<T>>,
    /// Answers by place, from the first one that is not in the books.
    early: VecDeque<Option<Expanded<T>>>,
    /// States ever in the queue, and those of them whose successors are in the books.
    added: u64,
    merged: u64,
    /// Whether any worker can use any snapshot.
    portable: bool,
    /// Whether the depth limit cut something off.
    truncated: bool,
}

impl<T> Queue<T> {
    /// Queues a state that a worker has found.
    fn add(
        &mut self,
        ledger: &Ledger<'_>,
        state: StateId,
        maker: usize,
        from: Option<Origin<T>>,
        stop: &Stop,
    ) {
        let Stop::Choice(choice) = stop else { return };
        if ledger.bounds.limits.depth.is_some_and(|most| ledger.graph.depth(state) >= most) {
            self.truncated = true;
            return;
        }
        let task = Task { place: self.added, state, from, alternatives: choice.len() };
        self.added += 1;
        let worker = match self.portable {
            true => (task.place / 16) as usize % self.waiting.len(),
            false => maker,
        };
        self.waiting[worker].push_back(task);
    }

    fn run(&mut self, ledger: &mut Ledger<'_>) -> Ending {
        if ledger.is_done() {
            return Ending::FirstViolation;
        }
        while self.merged < self.added {
            (0..self.waiting.len()).for_each(|worker| self.hand_out(ledger, worker));
            while !matches!(self.early.front(), Some(Some(_))) {
                let answer = self.answers.recv().expect("kernel: the workers are there");
                self.note(answer.expect("kernel: a worker panicked"));
            }
            while let Some(Some(expanded)) = self.early.front_mut().map(Option::take) {
                self.early.pop_front();
                self.merged += 1;
                if let Some(ending) = self.merge(ledger, expanded) {
                    return ending;
                }
            }
        }
        if self.truncated { Ending::Limit(Limit::Depth) } else { Ending::Exhausted }
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
    fn hand_out(&mut self, ledger: &Ledger<'_>, worker: usize) {
        if self.waiting[worker].is_empty() && self.busy[worker] == 0 {
            self.take_over(ledger, worker);
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
    fn take_over(&mut self, ledger: &Ledger<'_>, idle: usize) {
        let lengths = self.waiting.iter().map(VecDeque::len);
        let (most, rich) = lengths.zip(0..).max().expect("kernel: there is a worker");
        let Some(last) = self.waiting[rich].back() else { return };
        // Getting there costs as many steps as the run has.
        let is_worth_it = self.portable || most >= 8 + ledger.graph.depth(last.state) as usize / 2;
        if !is_worth_it {
            return;
        }
        let taken = if self.portable { most / 2 } else { TAKEN.min(most / 2) };
        let mut tasks = self.waiting[rich].split_off(most - taken);
        for task in tasks.iter_mut().filter(|_| !self.portable) {
            if let Some(from) = &mut task.from {
                from.path = Some(ledger.graph.path_to(task.state));
            }
        }
        self.waiting[idle] = tasks;
    }

    /// Enters the successors of a state into the books.
    fn merge(&mut self, ledger: &mut Ledger<'_>, expanded: Expanded<T>) -> Option<Ending> {
        let Expanded { state, worker, snapshot, successors, .. } = expanded;
        let last = successors.len() - 1;
        for (at, (stop, mut report)) in successors.into_iter().enumerate() {
            let waiting = self.added - self.merged;
            let ending = ledger
                .broken_off()
                .or_else(|| ledger.ends(|| (waiting, waiting * size_of::<Task<T>>() as u64)));
            if ending.is_some() {
                return ending;
            }
            let alternative = at as u32;
            let arrival = ledger.enter(&mut report, state, alternative, &stop);
            if arrival.is_new {
                let origin = Origin { parent: snapshot.clone(), alternative, path: None };
                self.add(ledger, arrival.to, worker, Some(origin), &stop);
            }
            ledger.expanded += u64::from(at == last);
            if ledger.is_done() {
                return Some(Ending::FirstViolation);
            }
        }
        None
    }
}
