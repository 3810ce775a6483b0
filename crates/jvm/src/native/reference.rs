//! References: a referent is kept like any other object until somebody clears it.
//!
//! Known gap: nothing is ever cleared by the collector while exploring.

use super::{Table, nothing, object, zero};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome};

pub const TABLES: &[Table] = &[
    (
        "java/lang/ref/Reference",
        &[
            ("getAndClearReferencePendingList()Ljava/lang/ref/Reference;", zero),
            ("hasReferencePendingList()Z", zero),
            ("waitForReferencePendingList()V", nothing),
            ("refersTo0(Ljava/lang/Object;)Z", refers_to),
            ("clear0()V", clear),
            ("startReferenceHandlerThread(Ljava/lang/ThreadGroup;)V", nothing),
            ("reachabilityFence(Ljava/lang/Object;)V", nothing),
        ],
    ),
    (
        "java/lang/ref/PhantomReference",
        &[("refersTo0(Ljava/lang/Object;)Z", refers_to), ("clear0()V", clear)],
    ),
    (
        "java/lang/ref/Finalizer",
        &[
            ("register(Ljava/lang/Object;)V", nothing),
            ("isFinalizationEnabled()Z", zero),
            ("startFinalizerThread(Ljava/lang/ThreadGroup;)V", nothing),
        ],
    ),
    ("java/lang/ref/Reference$1", &[("startThreads()V", nothing)]),
];

fn refers_to(m: &mut Machine, args: &[u64]) -> Outcome {
    m.visible(object(args, 0))?;
    let referent = m.heap.get_ref(object(args, 0), m.known.referent.0);
    Ok(u64::from(referent == object(args, 1)))
}

fn clear(m: &mut Machine, args: &[u64]) -> Outcome {
    m.visible(object(args, 0))?;
    let slot = m.known.referent.0;
    m.heap.put_ref(object(args, 0), slot, ObjRef::NULL);
    Ok(0)
}
