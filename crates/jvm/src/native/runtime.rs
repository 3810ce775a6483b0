//! `java.lang.Runtime` and shutting down.

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
    ("java/lang/Shutdown", &[("beforeHalt()V", nothing), ("halt0(I)V", halt), ("logRuntimeExit(I)V", nothing)]),
];

/// Two, whatever the host has: programs that size pools by it must behave alike everywhere.
fn processors(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(2)
}

fn free_memory(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok((m.heap.limit_bytes() - m.heap.used_bytes().min(m.heap.limit_bytes())) as u64)
}

fn max_memory(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(m.heap.limit_bytes() as u64)
}

fn gc(m: &mut Machine, _: &[u64]) -> Outcome {
    if !m.heap.is_logging() {
        m.collect_garbage();
    }
    Ok(0)
}

fn halt(_: &mut Machine, args: &[u64]) -> Outcome {
    Err(Trap::Exit(int(args, 0)))
}
