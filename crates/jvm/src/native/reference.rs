//! References: a referent is kept like any other object until somebody clears it.
//!
//! In a plain run `System.gc()` clears weak and phantom references to what nothing else reaches, and enqueues them, as
//! `java` does; variables that are not read again still hold their objects there, as in an interpreted frame of `java`.
//! Then, too, a thread calls `finalize` on the objects of the program's classes that nothing reaches.
//! Known gaps: soft references are never cleared, an object that has been finalized is kept (so that this happens once),
//! one that was collected before `System.gc()` is not finalized, and while exploring nothing of this happens.

use super::{Table, nothing, object, zero};
use crate::class::{ClassId, Origin};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::link::assemble::{ClassWriter, Code, op};
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
    let referent = m.state.heap.get_ref(object(args, 0), m.program.known.referent.0);
    Ok(u64::from(referent == object(args, 1)))
}

fn clear(m: &mut Machine, args: &[u64]) -> Outcome {
    m.visible(object(args, 0))?;
    let slot = m.program.known.referent.0;
    m.state.heap.put_ref(object(args, 0), slot, ObjRef::NULL);
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
    if m.run.exploring || m.state.heap.is_logging() || !uses_weak(m) {
        return slots;
    }
    for (thread, t) in m.state.threads.iter().enumerate() {
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
    let (seen, found) = m.run.tables.weak_users;
    let fresh = m.program.classes.get(seen..).unwrap_or_default();
    let names = |c: &crate::class::Class| {
        let user = c.origin == Origin::User;
        c.file.as_ref().filter(|_| user).is_some_and(|file| {
            (1..file.pool.len()).any(|i| file.pool.utf8(i as u16).is_ok_and(|text| KINDS.contains(&text)))
        })
    };
    let found = found || fresh.iter().any(names);
    m.run.tables.weak_users = (m.program.classes.len(), found);
    found
}

/// Whether the objects of a class have a `finalize` of the program's.
fn is_final(m: &mut Machine, class: ClassId) -> bool {
    if m.class(class).origin != Origin::User || m.class(class).is_interface() {
        return false;
    }
    let found = m.find_method_named(class, "finalize", "()V");
    found.is_some_and(|found| m.class(m.method(found).class).origin == Origin::User)
}

/// Clears the references that alone reach their objects, and returns them, and the objects to finalize.
pub fn clear_weak(m: &mut Machine) -> (Vec<ObjRef>, Vec<ObjRef>) {
    let classes = ["java/lang/ref/WeakReference", "java/lang/ref/PhantomReference"];
    let classes: Vec<_> = classes.iter().filter_map(|c| m.program.class_index.get(*c).copied()).collect();
    let (mut roots, passing) = m.all_roots();
    roots.extend(passing);
    let mut doubtful = rustc_hash::FxHashSet::default();
    for thread in &m.state.threads {
        for frame in &thread.frames {
            let words = &thread.stack[frame.base as usize..frame.sp as usize];
            doubtful.extend(m.dead_refs(frame, words).into_iter().map(|r| r.0));
        }
    }
    let known: Vec<bool> = (0..m.program.classes.len() as u32)
        .map(|id| classes.iter().any(|&c| m.class(ClassId(id)).supers.contains(&c)))
        .collect();
    let slot = m.program.known.referent.0;
    let last: Vec<bool> = (0..m.program.classes.len() as u32).map(|id| is_final(m, ClassId(id))).collect();
    let (is_weak, is_final) = (|c: ClassId| known[c.0 as usize], |c: ClassId| last[c.0 as usize]);
    let (lost, mut last) = m.state.heap.unreachable_by(is_weak, is_final, slot, roots, &doubtful);
    for &reference in &lost {
        m.state.heap.put_ref(reference, slot, ObjRef::NULL);
    }
    // The youngest first, as `java` often does.
    last.reverse();
    (lost, last)
}

/// Puts each of these references into its queue, and has a thread finalize the objects.
pub fn enqueue(m: &mut Machine, references: &[ObjRef], last: &[ObjRef]) -> Outcome {
    const WRITTEN: &str = "java/lang/ref/Reference$$Enqueue";
    const SHAPE: &str = "([Ljava/lang/ref/Reference;[Ljava/lang/Object;)V";
    let class = match m.program.class_index.get(WRITTEN) {
        Some(&class) => class,
        None => {
            let host = m.load_class(REFERENCE)?;
            m.define_synthetic(finalizing(), Some(host))?;
            let mut writer = ClassWriter::new(access::FINAL, WRITTEN, "java/lang/Object", &[]);
            let mut code = writer.method(access::STATIC, "all", SHAPE);
            let reference = code.fresh_local(&format!("L{REFERENCE};"));
            for_each(&mut code, &format!("[L{REFERENCE};"), |code| {
                code.store(&format!("L{REFERENCE};"), reference);
                // Not `Reference.enqueue`, which is for programs: what a `Cleaner` has refuses it.
                code.load(&format!("L{REFERENCE};"), reference);
                code.get_field(REFERENCE, "queue", &format!("L{QUEUE};"));
                code.load(&format!("L{REFERENCE};"), reference);
                code.invoke_virtual(QUEUE, "enqueue", &format!("(L{REFERENCE};)Z"));
                code.op(op::POP);
            });
            let end = code.label();
            code.load(LIST, 1);
            code.op(op::ARRAYLENGTH);
            code.jump(op::IFEQ, end);
            code.load(LIST, 1);
            code.invoke_static(false, FINALIZING, "start", &format!("({LIST})V"));
            code.bind(end);
            code.ret("V");
            code.finish();
            m.define_synthetic(writer.finish(), Some(host))?
        }
    };
    let (list, objects) = (m.object_array(REFERENCE, references)?, m.object_array("java/lang/Object", last)?);
    let all = m.find_method_named(class, "all", SHAPE).expect("just written");
    Err(Trap::Call(all, smallvec![list, objects]))
}

/// Code that does something with each element of the array in local variable 0; the element is on the stack.
fn for_each(code: &mut Code<'_>, list: &str, body: impl FnOnce(&mut Code<'_>)) {
    let index = code.fresh_local("I");
    let (start, end) = (code.label(), code.label());
    code.int(0);
    code.store("I", index);
    code.bind(start);
    code.load("I", index);
    code.load(list, 0);
    code.op(op::ARRAYLENGTH);
    code.jump(op::IF_ICMPGE, end);
    code.load(list, 0);
    code.load("I", index);
    code.int(1);
    code.load("I", index);
    code.op(op::IADD);
    code.store("I", index);
    code.array_load(&list[1..]);
    body(code);
    code.jump(op::GOTO, start);
    code.bind(end);
}

/// A thread that finalizes the objects of a list; all lists are kept, so that no object is finalized twice.
fn finalizing() -> Vec<u8> {
    const THREAD: &str = "java/lang/Thread";
    let own = format!("L{FINALIZING};");
    let mut writer = ClassWriter::new(access::FINAL, FINALIZING, THREAD, &[]);
    writer.field(access::STATIC, "newest", &own);
    writer.field(0, "older", &own);
    writer.field(0, "list", LIST);
    let mut code = writer.method(0, "<init>", "()V");
    code.load(&own, 0);
    code.string("Finalizer");
    code.invoke_special(false, THREAD, "<init>", "(Ljava/lang/String;)V");
    code.ret("V");
    code.finish();

    let mut code = writer.method(access::STATIC, "start", &format!("({LIST})V"));
    let made = code.fresh_local(&own);
    code.new_object(FINALIZING);
    code.op(op::DUP);
    code.invoke_special(false, FINALIZING, "<init>", "()V");
    code.store(&own, made);
    code.load(&own, made);
    code.load(LIST, 0);
    code.put_field(FINALIZING, "list", LIST);
    code.load(&own, made);
    code.get_static(FINALIZING, "newest", &own);
    code.put_field(FINALIZING, "older", &own);
    code.load(&own, made);
    code.put_static(FINALIZING, "newest", &own);
    code.load(&own, made);
    code.int(1);
    code.invoke_virtual(THREAD, "setDaemon", "(Z)V");
    code.load(&own, made);
    code.int(8);
    code.invoke_virtual(THREAD, "setPriority", "(I)V");
    code.load(&own, made);
    code.invoke_virtual(THREAD, "start", "()V");
    code.ret("V");
    code.finish();

    let mut code = writer.method(access::PUBLIC, "run", "()V");
    code.load(&own, 0);
    code.get_field(FINALIZING, "list", LIST);
    code.invoke_static(false, FINALIZING, "all", &format!("({LIST})V"));
    code.ret("V");
    code.finish();

    let mut code = writer.method(access::STATIC, "all", &format!("({LIST})V"));
    for_each(&mut code, LIST, |code| {
        code.invoke_static(false, FINALIZING, "one", "(Ljava/lang/Object;)V");
    });
    code.ret("V");
    code.finish();

    let mut code = writer.method(access::STATIC, "one", "(Ljava/lang/Object;)V");
    let (start, end, handler) = (code.label(), code.label(), code.label());
    code.bind(start);
    code.load("Ljava/lang/Object;", 0);
    code.invoke_virtual("java/lang/Object", "finalize", "()V");
    code.bind(end);
    code.ret("V");
    // What a finalizer throws is ignored.
    code.handler(start, end, handler, Some("java/lang/Throwable"));
    code.bind_handler(handler);
    code.op(op::POP);
    code.ret("V");
    code.finish();
    writer.finish()
}

const REFERENCE: &str = "java/lang/ref/Reference";
const QUEUE: &str = "java/lang/ref/ReferenceQueue";
const FINALIZING: &str = "java/lang/ref/Finalizer$$Thread";
const LIST: &str = "[Ljava/lang/Object;";
