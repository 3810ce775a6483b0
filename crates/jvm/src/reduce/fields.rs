//! Fields of the JDK's tasks, pools and read locks whose accesses are no scheduling points, although no lock says so.
//!
//! - `FutureTask.callable` is read by the one thread that runs the task, and by then it is null only if `state`, which is
//!   looked at next, says so too; `outcome` is written before `state` says that it is there, and read after.
//! - The settings of a pool do not change unless a program changes them ([`tunes_pools`]). `completedTasks` is written
//!   by the worker alone, and read by others to be told.
//! - A `ReentrantReadWriteLock` compares its first reader with the thread that asks, and only that thread could have
//!   changed the answer; its counter belongs to that thread, and the cache of the last counter holds what a look at the
//!   thread's own would give.
//!
//! What is touched is told all the same, for reductions that want to know. What a lock protects inside of queues, pools
//! and barriers is no matter of lists: the search finds it out by itself (`discipline.rs`).

use super::locks::Quiet;
use super::rows::{self, Set};
use crate::bytecode::{Code, Op, Operand};
use crate::classfile::{ConstantPool, mentions};

/// Fields of a class, or of those nested in it, that its own methods access.
struct Kept {
    /// The row with the argument.
    row: usize,
    class: &'static str,
    fields: &'static [&'static str],
}

const KEPT: &[Kept] = &[
    Kept { row: rows::FUTURE, class: "FutureTask", fields: &["callable", "outcome"] },
    Kept {
        row: rows::READERS,
        class: "ReentrantReadWriteLock$Sync",
        fields: &["firstReader", "firstReaderHoldCount", "cachedHoldCounter", "count"],
    },
    Kept {
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
    },
    Kept {
        row: rows::SETTINGS,
        class: "ScheduledThreadPoolExecutor",
        fields: &[
            "continueExistingPeriodicTasksAfterShutdown",
            "executeExistingDelayedTasksAfterShutdown",
            "removeOnCancel",
        ],
    },
];

/// Words of the setters of pools, and of questions about them.
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

/// The instructions of a method of the JDK that access such fields.
pub fn lighten(class: &str, method: &str, code: &Code, pool: &ConstantPool, rules: Set) -> Vec<(u32, Quiet)> {
    let Some(inside) = class.strip_prefix("java/util/concurrent/") else { return Vec::new() };
    let short = inside.strip_prefix("locks/").unwrap_or(inside);
    let fields: Vec<&str> = KEPT
        .iter()
        .filter(|kept| rules.has(kept.row) && kept.class == short)
        .flat_map(|kept| kept.fields.iter().copied())
        .collect();
    if fields.is_empty() || method == "<init>" {
        return Vec::new();
    }
    let outer = class.split('$').next().unwrap_or(class);
    let mut found = Vec::new();
    for (at, insn) in code.insns.iter().enumerate() {
        let (Op::Getfield | Op::Putfield, Operand::Const(index)) = (insn.op, insn.operand) else { continue };
        let is_kept = pool
            .member(index)
            .is_ok_and(|m| m.class.split('$').next() == Some(outer) && fields.contains(&m.name));
        found.extend(is_kept.then_some((at as u32, Quiet::Always)));
    }
    found
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
}
