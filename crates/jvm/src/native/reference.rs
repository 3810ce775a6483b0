//! References: a referent is kept like any other object until somebody clears it.
//!
//! In a plain run `System.gc()` clears weak and phantom references to what nothing else reaches, and enqueues them, as
//! `java` does; variables that are not read again still hold their objects there, as in an interpreted frame of `java`.
//! Known gaps: soft references are never cleared, finalizers never run, and while exploring nothing is cleared.

use super::{Table, nothing, object, zero};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::link::assemble::{ClassWriter, op};
use crate::machine::{Machine, Outcome, Trap};
use smallvec::smallvec;

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

/// A slot of a frame that holds a reference which is not read again.
pub struct DeadSlot {
    pub thread: usize,
    pub at: usize,
    pub object: ObjRef,
}

/// The dead slots of all frames, for a collection that forgets those whose objects go: `clear_weak` looks at dead slots,
/// and must not take the object that came to lie there later for the one that was meant. Only for plain runs of
/// programs with weak references.
pub fn dead_slots(m: &mut Machine) -> Vec<DeadSlot> {
    let mut slots = Vec::new();
    if m.exploring || m.heap.is_logging() || !uses_weak(m) {
        return slots;
    }
    for (thread, t) in m.threads.iter().enumerate() {
        for frame in &t.frames {
            let words = &t.stack[frame.base as usize..frame.sp as usize];
            let base = frame.base as usize;
            let dead = m.dead_ref_slots(frame, words.len());
            slots.extend(dead.into_iter().map(|slot| DeadSlot {
                thread,
                at: base + slot,
                object: ObjRef(words[slot] as u32),
            }));
        }
    }
    slots.retain(|slot| !slot.object.is_null());
    slots
}

/// Whether a class of the program names a kind of weak reference.
fn uses_weak(m: &mut Machine) -> bool {
    const KINDS: [&str; 4] = [
        "java/lang/ref/WeakReference",
        "java/lang/ref/PhantomReference",
        "java/lang/ref/Cleaner",
        "java/util/WeakHashMap",
    ];
    let (seen, found) = m.native_state.weak_users;
    let fresh = m.classes.get(seen..).unwrap_or_default();
    let names = |c: &crate::class::Class| {
        let user = c.origin == crate::class::Origin::User;
        c.file.as_ref().filter(|_| user).is_some_and(|file| {
            (1..file.pool.len()).any(|i| file.pool.utf8(i as u16).is_ok_and(|text| KINDS.contains(&text)))
        })
    };
    let found = found || fresh.iter().any(names);
    m.native_state.weak_users = (m.classes.len(), found);
    found
}

/// Clears the references that alone reach their objects, and returns them.
pub fn clear_weak(m: &mut Machine) -> Vec<ObjRef> {
    let classes = ["java/lang/ref/WeakReference", "java/lang/ref/PhantomReference"];
    let classes: Vec<_> = classes.iter().filter_map(|c| m.class_index.get(*c).copied()).collect();
    let (mut roots, passing) = m.all_roots();
    roots.extend(passing);
    let mut doubtful = rustc_hash::FxHashSet::default();
    for thread in &m.threads {
        for frame in &thread.frames {
            let words = &thread.stack[frame.base as usize..frame.sp as usize];
            doubtful.extend(m.dead_refs(frame, words).into_iter().map(|r| r.0));
        }
    }
    let known: Vec<bool> = (0..m.classes.len() as u32)
        .map(|id| classes.iter().any(|&c| m.class(crate::class::ClassId(id)).supers.contains(&c)))
        .collect();
    let slot = m.known.referent.0;
    let lost = m.heap.unreachable_by(|class| known[class.0 as usize], slot, roots, &doubtful);
    for &reference in &lost {
        m.heap.put_ref(reference, slot, ObjRef::NULL);
    }
    lost
}

/// A call of `enqueue` on each of these references.
pub fn enqueue(m: &mut Machine, references: &[ObjRef]) -> Outcome {
    const WRITTEN: &str = "java/lang/ref/Reference$$Enqueue";
    const REFERENCE: &str = "java/lang/ref/Reference";
    const LIST: &str = "[Ljava/lang/ref/Reference;";
    let class = match m.class_index.get(WRITTEN) {
        Some(&class) => class,
        None => {
            let mut writer = ClassWriter::new(access::FINAL, WRITTEN, "java/lang/Object", &[]);
            let mut code = writer.method(access::STATIC, "all", &format!("({LIST})V"));
            let index = code.fresh_local("I");
            let (start, end) = (code.label(), code.label());
            code.int(0);
            code.store("I", index);
            code.bind(start);
            code.load("I", index);
            code.load(LIST, 0);
            code.op(op::ARRAYLENGTH);
            code.jump(op::IF_ICMPGE, end);
            code.load(LIST, 0);
            code.load("I", index);
            code.array_load(&format!("L{REFERENCE};"));
            code.invoke_virtual(REFERENCE, "enqueue", "()Z");
            code.op(op::POP);
            code.load("I", index);
            code.int(1);
            code.op(op::IADD);
            code.store("I", index);
            code.jump(op::GOTO, start);
            code.bind(end);
            code.ret("V");
            code.finish();
            let host = m.load_class(REFERENCE)?;
            m.define_synthetic(writer.finish(), Some(host))?
        }
    };
    let list = m.object_array(REFERENCE, references)?;
    let all = m.find_method_named(class, "all", &format!("({LIST})V")).expect("just written");
    Err(Trap::Call(all, smallvec![list]))
}
