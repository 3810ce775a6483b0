//! The JDK's locks in fewer steps.
//!
//! `ReentrantLock`, `Semaphore`, `CountDownLatch`, conditions, pools and blocking queues are all made of
//! `AbstractQueuedSynchronizer`: a number, and a queue of those who wait. Its bytecode runs as it is, but most of its
//! scheduling points are left out while a program is explored, for these reasons:
//!
//! - *Trying* to take a lock looks at the number and changes it by compare-and-set. One that fails after it saw
//!   the lock free is one that came later. So it is one step ([`Whole::IfShared`]), where it does not also look at
//!   the queue: not for fair locks, not for `ReentrantReadWriteLock`.
//! - An attempt that fails leaves no trace. A thread that tries several times before it sleeps, or spins after
//!   it has woken, is one that was slow and tried once: later attempts are part of the step before them, and there
//!   are no spins.
//! - *Queueing and going to sleep* is part of the attempt that failed: a thread that is queued and still awake does
//!   nothing but try again, and if it is to take the lock it can as well have been slow before it queued, or be
//!   woken. Whatever wakes a thread that sleeps keeps one awake that is about to. *Leaving the queue* belongs to the
//!   attempt that succeeded.
//! - *Waking up* and trying again is one step: a thread that is slow to try is one that is slow to wake up. Not if an
//!   interrupt could come between the look at the flag and the attempt, and ends the one but not the other.
//! - A look at the flag of interrupts and the attempt after it are one: an interrupt in between is one that comes later.
//! - *Giving back* and waking the first in the queue is one step. Between the two others could take the lock, be
//!   slow, queue: they can as well do so before or after. What is lost are permits that a late wake-up leaves to
//!   one who has long gone on; only who parks without a loop could tell.
//! - Giving back (a lock, a permit, a count; also to `await`) belongs to the step before it, as with monitors:
//!   whoever did something in between can as well do it afterwards. It had the lock taken from it and queues, or was not
//!   concerned. Not if a program tries, asks or waits for a time ([`tries`]), and not for the workers of a pool, whose
//!   locks the JDK tries itself.
//! - `signal` when nobody waits does nothing: the owner of the lock knows the list.
//! - Who owns a lock is only ever compared with oneself, which nobody else changes.
//! - The list of a condition is changed by the owner of the lock alone. So moving from it to the queue (`signal`), and
//!   entering it, giving the lock back and going to sleep (`await`), are one step each, as with monitors.
//! - The flag of an interrupt and the wake-up that goes with it are one: between them the thread is one that has not
//!   woken up yet.
//! - Who blocks a parked thread is written for debuggers.
//! - `Thread.join` looks whether the thread lives, and waits, with the monitor of the thread, without which its end
//!   cannot be told: taking the monitor, the look and going to wait are one step, and so are waking up and the look.
//!
//! Somebody who looks at queues, permits or owners could tell the difference: the rows `locks/attempt` and
//! `locks/release` (`rows.rs`) say whose looks this was argued for, and any other breaches them. [`is_told_apart`] and
//! [`tries`] find words in a program's classes by which that is likely: then the rows are off from the beginning, which
//! saves a search that would be thrown away; nothing rests on the words.

use super::rows::{self, Set};
use crate::bytecode::{Code, Insn, Op, Operand};
use crate::classfile::{Bytes, ClassFile, Constant, ConstantPool, mentions};

/// Whether a method's shared accesses are scheduling points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whole {
    /// Each one.
    No,
    /// The method as a whole is one.
    Always,
    /// As a whole, if the receiver is shared; otherwise none is.
    IfShared,
    /// None is: they belong to the step before.
    Silent,
    /// A lock is given back: as [`Whole::Silent`], unless somebody might try it and go on without; then as
    /// [`Whole::IfShared`].
    GivesBack,
    /// As [`Whole::IfShared`] if somebody waits for the condition, otherwise as [`Whole::Silent`].
    IfWaited,
    /// None is: what the JDK looks up or sets up for itself (`lookups.rs`), which others must not touch
    /// (`partition.rs`).
    Aside,
    /// The method as a whole is one, and others must not touch what it keeps.
    Bookkeeping,
    /// The method as a whole is one, if the receiver is one of the streams that end in the console (`prints.rs`).
    Console,
}

/// An instruction whose scheduling point is left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quiet {
    Always,
    /// An attempt to take the lock, by locals: not after the thread was woken if it can be interrupted, and not by one
    /// who waited for a condition in vain and has not queued, with no predecessor.
    Attempt {
        pred: u16,
        woken: u16,
        interruptible: u16,
    },
    /// If the lock has been tried in the same way before: it is an unfair `ReentrantLock`.
    Tried,
    /// A call: the scheduling points of the method itself.
    Inside,
    /// The same, unless this local is set.
    InsideUnless(u16),
    /// If the task that runs has its result (`tasks.rs`).
    Settled,
    /// As long as this local is not set.
    Until(u16),
}

/// The one that the JDK's own locks are made of; programs alone use the other one.
const QUEUED: [&str; 1] = ["AbstractQueuedSynchronizer"];

/// The part of a class name behind `java/util/concurrent/` or `java/util/concurrent/locks/`.
fn base(class: &str) -> Option<&str> {
    let inside = class.strip_prefix("java/util/concurrent/")?;
    Some(inside.strip_prefix("locks/").unwrap_or(inside))
}

/// How the steps of a method of the JDK are taken together.
pub fn whole(class: &str, method: &str, rules: Set) -> Whole {
    if class == "java/lang/Thread" {
        return match method {
            "interrupt" if rules.has(rows::INTERRUPT) => Whole::IfShared,
            "interrupted" if rules.has(rows::INTERRUPT) => Whole::Always,
            _ => Whole::No,
        };
    }
    if !rules.has(rows::ATTEMPT) {
        return Whole::No;
    }
    let Some(class) = base(class) else { return Whole::No };
    let (outer, inner) = class.split_once('$').unwrap_or((class, ""));
    let queued = QUEUED.contains(&outer);
    match (outer, inner, method) {
        (_, "", "release" | "releaseShared") if queued => Whole::GivesBack,
        (_, "", "casTail" | "tryInitializeHead" | "signalNextIfShared") if queued => Whole::Silent,
        (_, "Node", "clearStatus" | "setPrevRelaxed") if queued => Whole::Silent,
        (_, "Node", "getAndUnsetStatus") if queued => Whole::IfShared,
        (_, "ConditionObject", "signal" | "signalAll") if queued => Whole::IfWaited,
        (_, "ConditionObject", "enableWait") if queued => Whole::GivesBack,
        (_, "ConditionObject", "unlinkCancelledWaiters") if queued => Whole::IfShared,
        (_, "ConditionObject", "canReacquire") if queued => Whole::Silent,
        (_, "ConditionNode", "isReleasable") if queued => Whole::Silent,
        ("AbstractOwnableSynchronizer", "", "getExclusiveOwnerThread" | "setExclusiveOwnerThread") => {
            Whole::Silent
        }
        ("ReentrantLock", "NonfairSync", "initialTryLock" | "tryAcquire") => Whole::IfShared,
        ("ReentrantLock", "Sync", "tryLock") => Whole::IfShared,
        ("Semaphore", "Sync", "nonfairTryAcquireShared") => Whole::IfShared,
        ("Semaphore", "NonfairSync", "tryAcquireShared") => Whole::IfShared,
        ("CountDownLatch", "Sync", "tryAcquireShared") => Whole::IfShared,
        ("ThreadPoolExecutor", "Worker", "tryAcquire") => Whole::IfShared,
        ("LockSupport", "", "setBlocker" | "setCurrentBlocker") => Whole::Silent,
        _ => Whole::No,
    }
}

/// Leaves out what a method of the JDK does for speed alone, and tells which of its scheduling points are.
pub fn lighten(
    class: &str,
    method: &str,
    code: &mut Code,
    pool: &ConstantPool,
    rules: Set,
) -> Vec<(u32, Quiet)> {
    let tried = !rules.has(rows::RELEASE);
    let is_join = class == "java/lang/Thread" && method == "join" && rules.has(rows::JOIN);
    let (outer, inner) = base(class).map_or(("", ""), |c| c.split_once('$').unwrap_or((c, "")));
    if !is_join && !rules.has(rows::ATTEMPT)
        || !is_join && outer != "ReentrantLock" && !QUEUED.contains(&outer)
    {
        return Vec::new();
    }
    let name = |operand: Operand| match operand {
        Operand::Const(index) => pool.member(index).map_or("", |member| member.name),
        _ => "",
    };
    let calls = |code: &Code, callee: &str| -> Vec<u32> {
        let sites = code.insns.iter().enumerate();
        let calls = |op| matches!(op, Op::Invokevirtual | Op::Invokestatic);
        sites.filter(|(_, i)| calls(i.op) && name(i.operand) == callee).map(|(at, _)| at as u32).collect()
    };
    let quiet = |sites: Vec<u32>, how: Quiet| sites.into_iter().map(move |at| (at, how));
    match (inner, method) {
        _ if is_join => {
            ["isAlive", "wait"].into_iter().flat_map(|c| quiet(calls(code, c), Quiet::Inside)).collect()
        }
        ("Sync", "lockInterruptibly") if outer == "ReentrantLock" => {
            quiet(calls(code, "initialTryLock"), Quiet::Inside).collect()
        }
        _ if outer == "ReentrantLock" => Vec::new(),
        ("", "acquire") if !calls(code, "onSpinWait").is_empty() => {
            let Some(woken) = stop_spinning(code) else { return Vec::new() };
            let Some(pred) = predecessor(code) else { return Vec::new() };
            let interruptible = 4;
            let reads_and_writes = (0..code.insns.len()).filter(|&at| {
                let insn = &code.insns[at];
                matches!(insn.op, Op::Getfield | Op::Putfield)
                    && matches!(name(insn.operand), "prev" | "head" | "next" | "waiter" | "status" | "tail")
            });
            let mut all: Vec<(u32, Quiet)> = reads_and_writes.map(|at| (at as u32, Quiet::Always)).collect();
            for attempt in ["tryAcquire", "tryAcquireShared"] {
                all.extend(quiet(calls(code, attempt), Quiet::Attempt { pred, woken, interruptible }));
            }
            for park in ["park", "parkNanos"] {
                all.extend(quiet(calls(code, park), Quiet::Inside));
            }
            all.extend(quiet(calls(code, "interrupted"), Quiet::InsideUnless(interruptible)));
            all
        }
        ("", "acquireSharedInterruptibly") => quiet(calls(code, "tryAcquireShared"), Quiet::Inside).collect(),
        ("", "acquire" | "acquireInterruptibly" | "tryAcquireNanos") => {
            quiet(calls(code, "tryAcquire"), Quiet::Tried).collect()
        }
        ("ConditionNode", "block") => quiet(calls(code, "park"), Quiet::Inside).collect(),
        ("ConditionObject", "await" | "awaitNanos" | "awaitUntil" | "awaitUninterruptibly") => {
            let first = |callee: &str| calls(code, callee).first().copied();
            let (Some(waits), Some(again)) = (first("canReacquire"), first("acquire").or(first("reacquire")))
            else {
                return Vec::new();
            };
            let is_status = |i: &Insn| i.op == Op::Getfield && name(i.operand) == "status";
            let states = (0..code.insns.len()).filter(|&at| is_status(&code.insns[at]));
            let mut all: Vec<(u32, Quiet)> = states.map(|at| (at as u32, Quiet::Always)).collect();
            // Before it: whoever is interrupted a moment later wakes up at once, and may have the lock again at once.
            let is_timed = !calls(code, "nanoTime").is_empty() || method == "awaitUntil";
            let begins = calls(code, "interrupted").into_iter().filter(|&at| at < waits);
            all.extend(begins.filter(|_| !tried && !is_timed).map(|at| (at, Quiet::Inside)));
            // In the loop; a clock that is read too early only makes the thread park, and then time out.
            for looks in ["interrupted", "nanoTime", "parkNanos"] {
                let inside = calls(code, looks).into_iter().filter(|&at| waits < at && at < again);
                all.extend(inside.map(|at| (at, Quiet::Inside)));
            }
            all
        }
        _ => Vec::new(),
    }
}

/// `spins = postSpins = (byte) ((postSpins << 1) | 1)` becomes `postSpins = (byte) (postSpins | 1)`: there are no spins,
/// and whether the thread has been woken is known. The local of `postSpins`.
fn stop_spinning(code: &mut Code) -> Option<u16> {
    let ops = [Op::Iconst, Op::Ishl, Op::Iconst, Op::Ior, Op::I2b, Op::Dup, Op::Istore, Op::Istore];
    let at = (0..code.insns.len())
        .find(|&at| code.insns[at..].iter().map(|i| i.op).take(ops.len()).eq(ops.iter().copied()))?;
    let Operand::Local(woken) = code.insns[at + 6].operand else { return None };
    code.insns[at].operand = Operand::Imm(0);
    code.insns[at + 7].op = Op::Pop;
    code.insns[at + 7].operand = Operand::None;
    Some(woken)
}

/// The local in `first || pred == null`.
fn predecessor(code: &Code) -> Option<u16> {
    let found = (0..code.insns.len().saturating_sub(3)).find(|&at| {
        let here = &code.insns[at..at + 4];
        here.iter().map(|i| i.op).eq([Op::Iload, Op::Ifne, Op::Aload, Op::Ifnonnull])
            && here[1].operand == Operand::Branch(at as u32 + 4)
    })?;
    match code.insns[found + 2].operand {
        Operand::Local(local) => Some(local),
        _ => None,
    }
}

/// Words in a class file of the program by which it could tell fewer steps from more.
const WORDS: &[&str] = &[
    "LockSupport",
    "AbstractQueued",
    "AbstractOwnable",
    "getOwner",
    "getQueue",
    "hasQueued",
    "getWait",
    "hasWaiters",
    "ClassLoader",
    "defineClass",
    "defineHiddenClass",
    "java/lang/management",
    "sun/misc/Unsafe",
];

/// Methods of the JDK that tell whether a lock is taken, how many permits there are or how far a latch has come.
const TRIES: &[&str] = &[
    "tryLock",
    "tryAcquire",
    "isLocked",
    "isReadLocked",
    "isWriteLocked",
    "getReadLockCount",
    "availablePermits",
    "drainPermits",
    "reducePermits",
    "getCount",
];

/// Words by which a program could do so without naming the method, or has the JDK do so.
const TRYING: &[&str] = &[
    "java/lang/reflect/",
    "java/lang/invoke/MethodHandles$Lookup;)",
    "ThreadPerTaskExecutor",
    "java/lang/Thread$State",
];

/// Whether a class of the program might try a lock, and go on if it is taken.
pub fn tries(class: &Bytes) -> bool {
    let has = |word: &&str| mentions(class.as_slice(), word.as_bytes());
    let Ok(file) = ClassFile::parse(class.clone()) else { return true };
    let pool = &file.pool;
    let is_try = |index: u16| {
        let Ok(Constant::Member { .. }) = pool.get(index) else { return false };
        pool.member(index).map_or(true, |m| {
            // A class of the program may be a lock of the JDK with more to it.
            let waits = m.name == "await" && m.descriptor.ends_with("TimeUnit;)Z");
            let is_condition = m.class.ends_with("/Condition");
            TRIES.contains(&m.name) && (m.name != "getCount" || m.descriptor == "()J")
                || waits && !is_condition
        })
    };
    TRYING.iter().any(has) || (1..pool.len() as u16).any(is_try)
}

/// Whether a class of the program might look at what goes on inside of locks.
pub fn is_told_apart(class: &[u8]) -> bool {
    WORDS.iter().any(|word| mentions(class, word.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Set = Set(u32::MAX);

    #[test]
    fn only_methods_of_the_locks_are_taken_together() {
        let whole = |class, method| whole(class, method, ALL);
        assert_eq!(
            whole("java/util/concurrent/locks/ReentrantLock$NonfairSync", "tryAcquire"),
            Whole::IfShared
        );
        assert_eq!(whole("java/util/concurrent/locks/ReentrantLock$FairSync", "tryAcquire"), Whole::No);
        assert_eq!(whole("java/util/concurrent/locks/AbstractQueuedLongSynchronizer", "casTail"), Whole::No);
        assert_eq!(whole("java/util/concurrent/locks/AbstractQueuedSynchronizer", "casTail"), Whole::Silent);
        assert_eq!(whole("my/AbstractQueuedSynchronizer", "release"), Whole::No);
        assert_eq!(whole("java/util/concurrent/locks/StampedLock", "unlock"), Whole::No);
    }

    #[test]
    fn without_its_row_nothing_is_taken_together() {
        let class = "java/util/concurrent/locks/AbstractQueuedSynchronizer";
        assert_eq!(whole(class, "casTail", Set::default()), Whole::No);
        assert_eq!(whole("java/lang/Thread", "interrupt", Set::default()), Whole::No);
    }

    #[test]
    fn words_are_found_in_the_bytes_of_a_class() {
        assert!(is_told_apart(b"..java/util/concurrent/locks/LockSupport.."));
        assert!(is_told_apart(b"hasQueuedThreads"));
        assert!(!is_told_apart(b"java/util/concurrent/locks/ReentrantLock lock unlock"));
        assert!(!is_told_apart(b""));
    }
}
