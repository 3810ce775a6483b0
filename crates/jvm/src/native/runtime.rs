//! `java.lang.Runtime` and shutting down.

use super::outside::Outside;
use super::{Table, int, nothing};
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    (
        "java/lang/Runtime",
        &[
            ("availableProcessors()I", processors),
            ("freeMemory()J", free_memory),
            ("totalMemory()J", max_memory),
            ("maxMemory()J", max_memory),
            ("gc()V", gc),
        ],
    ),
    // Their order goes by a number that every run of `java` draws anew.
    (
        "java/util/ImmutableCollections$Set12$1",
        &[("<init>(Ljava/util/ImmutableCollections$Set12;)V", salted)],
    ),
    (
        "java/util/ImmutableCollections$SetN$SetNIterator",
        &[("<init>(Ljava/util/ImmutableCollections$SetN;)V", salted)],
    ),
    (
        "java/util/ImmutableCollections$MapN$MapNIterator",
        &[("<init>(Ljava/util/ImmutableCollections$MapN;)V", salted)],
    ),
    (
        "java/lang/Shutdown",
        &[("beforeHalt()V", nothing), ("halt0(I)V", halt), ("logRuntimeExit(I)V", nothing)],
    ),
];

/// JDK classes that read the number of processors only to decide how long to spin before they
/// block. One processor means: do not spin.
const SPINNERS: &[&str] = &[
    "java/util/concurrent/Exchanger",
    "java/util/concurrent/Phaser",
    "java/util/concurrent/SynchronousQueue",
    "java/util/concurrent/SynchronousQueue$Transferer",
    "java/util/concurrent/LinkedTransferQueue",
    "java/util/concurrent/locks/StampedLock",
];

/// Two, whatever the host has: programs that size pools by it must behave alike everywhere.
fn processors(m: &mut Machine, _: &[u64]) -> Outcome {
    m.assume_for_program(Outside::Processors);
    let asks = m.caller(0).map(|method| m.class(m.method(method).class).name.clone());
    let spins = asks.is_some_and(|name| SPINNERS.contains(&&*name));
    Ok(if spins { 1 } else { 2 })
}

fn free_memory(m: &mut Machine, _: &[u64]) -> Outcome {
    if m.run.exploring {
        // How much is garbage depends on how the search came here.
        m.assume_for_program(Outside::Memory);
        return Ok(m.state.heap.limit_bytes() as u64);
    }
    Ok((m.state.heap.limit_bytes() - m.state.heap.used_bytes().min(m.state.heap.limit_bytes())) as u64)
}

fn max_memory(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(m.state.heap.limit_bytes() as u64)
}

/// Somebody goes through a set or a map that does not change.
fn salted(m: &mut Machine, _: &[u64]) -> Outcome {
    let asks = m.caller(1).map(|method| m.class(m.method(method).class).origin);
    if asks == Some(crate::class::Origin::User) {
        m.assume_outside(Outside::Salt);
    }
    Err(Trap::Original)
}

fn gc(m: &mut Machine, _: &[u64]) -> Outcome {
    if m.run.exploring {
        m.run.looks_outside = true;
        m.assume_outside(Outside::References);
        return Ok(0);
    }
    let (cleared, last) = super::reference::clear_weak(m);
    if cleared.is_empty() && last.is_empty() {
        m.collect_now();
        return Ok(0);
    }
    // Nothing holds these but variables that are not read again: no collection before they are in their queues.
    super::reference::enqueue(m, &cleared, &last)
}

fn halt(m: &mut Machine, args: &[u64]) -> Outcome {
    // What others may still do before the end is for them to choose.
    m.visible_anyway()?;
    Err(Trap::Exit(int(args, 0)))
}
