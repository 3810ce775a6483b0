//! Fields of the JDK's queues, pools and barriers that a lock keeps to one thread at a time.
//!
//! `ArrayBlockingQueue` reads and writes its array and its indices with its lock only, `ThreadPoolExecutor` the set of its
//! workers with `mainLock`, and nobody else can reach these fields. So an access moves with the taking of the lock
//! before it (Lipton 1975): it is no scheduling point. What is touched is told all the same, for reductions that want to
//! know. Listed by class: the fields, and the methods whose accesses hold the lock (not all do: `bulkRemove` of
//! a linked queue looks at the first node without).
//!
//! Used where the discipline of locks (`discipline.rs`) is off; where it is on, it finds the same by itself, also where
//! somebody gets at a collection inside of a queue by its address, which no list of the queue's fields shows.
//!
//! Fields without a lock, for other reasons:
//!
//! - `FutureTask.callable` is read by the one thread that runs the task, and by then it is null only if `state`, which is
//!   looked at next, says so too; `outcome` is written before `state` says that it is there, and read after. What
//!   `toString` tells of a task that is being cancelled is not followed.
//! - `Worker.firstTask` belongs to the worker once it is started. `completedTasks` is written by the worker, and read
//!   by others to be told.
//! - The settings of a pool do not change unless a program changes them ([`tunes_pools`]).
//! - A `ReentrantReadWriteLock` compares its first reader with the thread that asks, and only that thread could have
//!   changed the answer; its counter belongs to that thread, and the cache of the last counter holds what a look at the
//!   thread's own would give.

use super::locks::Quiet;
use super::rows::{self, Set};
use crate::bytecode::{Code, Op, Operand};
use crate::classfile::{ConstantPool, mentions};

/// What a class guards.
struct Guard {
    /// The row with the argument.
    row: usize,
    class: &'static str,
    /// Methods in which it does; none stands for all.
    methods: &'static [&'static str],
    /// Fields of the class or of its nested ones.
    fields: &'static [&'static str],
    /// Its arrays: what they hold.
    elements: bool,
    /// Collections inside of it: all that their methods touch, by the class that is called.
    inside: &'static [&'static str],
}

const NONE: Guard =
    Guard { row: usize::MAX, class: "", methods: &[], fields: &[], elements: false, inside: &[] };

const GUARDS: &[Guard] = &[
    Guard {
        row: rows::GUARDS,
        class: "ArrayBlockingQueue",
        methods: &[
            "enqueue",
            "dequeue",
            "removeAt",
            "offer",
            "put",
            "take",
            "poll",
            "peek",
            "size",
            "remainingCapacity",
            "remove",
            "contains",
            "clear",
            "drainTo",
            "itemAt",
        ],
        fields: &["takeIndex", "putIndex", "count", "itrs"],
        elements: true,
        ..NONE
    },
    Guard {
        row: rows::GUARDS + 1,
        class: "LinkedBlockingQueue",
        methods: &["enqueue", "dequeue", "peek", "unlink", "remove", "contains", "clear", "drainTo"],
        fields: &["head", "last", "next", "item"],
        ..NONE
    },
    Guard {
        row: rows::GUARDS + 2,
        class: "LinkedBlockingDeque",
        methods: &[
            "linkFirst",
            "linkLast",
            "unlinkFirst",
            "unlinkLast",
            "unlink",
            "peekFirst",
            "peekLast",
            "size",
            "remainingCapacity",
            "removeFirstOccurrence",
            "removeLastOccurrence",
            "contains",
            "clear",
            "drainTo",
        ],
        fields: &["first", "last", "count", "next", "prev", "item"],
        ..NONE
    },
    Guard {
        row: rows::GUARDS + 3,
        class: "PriorityBlockingQueue",
        methods: &[
            "offer",
            "dequeue",
            "poll",
            "take",
            "peek",
            "size",
            "siftUpComparable",
            "siftUpUsingComparator",
            "siftDownComparable",
            "siftDownUsingComparator",
        ],
        fields: &["queue", "size"],
        elements: true,
        ..NONE
    },
    Guard {
        row: rows::GUARDS + 4,
        class: "DelayQueue",
        methods: &["offer", "poll", "take", "peek", "size", "clear"],
        fields: &["leader"],
        inside: &["java/util/PriorityQueue"],
        ..NONE
    },
    Guard {
        row: rows::GUARDS + 5,
        class: "ScheduledThreadPoolExecutor$DelayedWorkQueue",
        methods: &[
            "setIndex",
            "siftUp",
            "siftDown",
            "grow",
            "indexOf",
            "size",
            "isEmpty",
            "peek",
            "offer",
            "finishPoll",
            "poll",
            "take",
            "contains",
            "remove",
        ],
        fields: &["queue", "size", "leader", "heapIndex"],
        elements: true,
        ..NONE
    },
    Guard {
        row: rows::GUARDS + 6,
        class: "CyclicBarrier",
        fields: &["generation", "count", "broken"],
        ..NONE
    },
    Guard {
        row: rows::GUARDS + 7,
        class: "ThreadPoolExecutor",
        fields: &["largestPoolSize", "completedTaskCount", "firstTask"],
        inside: &["java/util/HashSet", "java/util/Iterator"],
        ..NONE
    },
    Guard { row: rows::FUTURE, class: "FutureTask", fields: &["callable", "outcome"], ..NONE },
    Guard {
        row: rows::GUARDS + 8,
        class: "ReentrantReadWriteLock$Sync",
        fields: &["firstReader", "firstReaderHoldCount", "cachedHoldCounter", "count"],
        ..NONE
    },
];

/// What a program changes by setters, if at all, and what it asks for.
const SETTINGS: &[Guard] = &[
    Guard {
        row: rows::SETTINGS,
        class: "ThreadPoolExecutor",
        fields: &[
            "threadFactory",
            "handler",
            "keepAliveTime",
            "allowCoreThreadTimeOut",
            "corePoolSize",
            "maximumPoolSize",
            "completedTasks",
        ],
        ..NONE
    },
    Guard {
        row: rows::SETTINGS,
        class: "ScheduledThreadPoolExecutor",
        fields: &[
            "continueExistingPeriodicTasksAfterShutdown",
            "executeExistingDelayedTasksAfterShutdown",
            "removeOnCancel",
        ],
        ..NONE
    },
];

/// Words of the setters and questions.
const TUNING: &[&str] = &[
    "setThreadFactory",
    "setRejectedExecutionHandler",
    "setKeepAliveTime",
    "allowCoreThreadTimeOut",
    "setCorePoolSize",
    "setMaximumPoolSize",
    "getTaskCount",
    "getCompletedTaskCount",
    "setContinueExistingPeriodicTasks",
    "setExecuteExistingDelayedTasks",
    "setRemoveOnCancelPolicy",
];

/// Whether a class of the program might change the settings of a pool while others look.
pub fn tunes_pools(class: &[u8]) -> bool {
    TUNING.iter().any(|word| mentions(class, word.as_bytes()))
}

/// The instructions of a method of the JDK that touch what a lock guards.
pub fn guarded(class: &str, method: &str, code: &Code, pool: &ConstantPool, rules: Set) -> Vec<(u32, Quiet)> {
    let Some(inside) = class.strip_prefix("java/util/concurrent/") else { return Vec::new() };
    let short = inside.strip_prefix("locks/").unwrap_or(inside);
    let here = |guard: &&Guard| {
        rules.has(guard.row)
            && guard.class == short
            && (guard.methods.is_empty() || guard.methods.contains(&method))
    };
    let guards: Vec<&Guard> = GUARDS.iter().chain(SETTINGS).filter(here).collect();
    if guards.is_empty() || method == "<init>" {
        return Vec::new();
    }
    let outer = class.split('$').next().unwrap_or(class);
    let mut found = Vec::new();
    for (at, insn) in code.insns.iter().enumerate() {
        let member = match insn.operand {
            Operand::Const(index) => pool.member(index).ok(),
            _ => None,
        };
        let is_ours = member.as_ref().is_some_and(|m| m.class.split('$').next() == Some(outer));
        let how = match (insn.op, &member) {
            (Op::Getfield | Op::Putfield, Some(m)) if is_ours => {
                guards.iter().any(|g| g.fields.contains(&m.name)).then_some(Quiet::Always)
            }
            (Op::Invokevirtual | Op::Invokeinterface, Some(m)) => {
                guards.iter().any(|g| g.inside.contains(&m.class)).then_some(Quiet::Within)
            }
            (Op::Aaload | Op::Aastore, _) => guards.iter().any(|g| g.elements).then_some(Quiet::Always),
            _ => None,
        };
        found.extend(how.map(|how| (at as u32, how)));
    }
    found
}

/// Whether a class is one of the plain collections that are used inside of others.
pub fn is_inner(class: &str) -> bool {
    class.starts_with("java/util/HashMap")
        || class == "java/util/HashSet"
        || class.starts_with("java/util/PriorityQueue")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setters_of_pools_are_found_by_their_names() {
        assert!(tunes_pools(b"..setCorePoolSize.."));
        assert!(tunes_pools(b"getCompletedTaskCount"));
        assert!(!tunes_pools(b"java/util/concurrent/ThreadPoolExecutor getPoolSize"));
    }

    #[test]
    fn plain_collections_are_no_others() {
        assert!(is_inner("java/util/HashMap$KeyIterator") && is_inner("java/util/HashSet"));
        assert!(!is_inner("java/util/concurrent/LinkedBlockingQueue$Itr") && !is_inner("app/HashSet"));
    }
}
