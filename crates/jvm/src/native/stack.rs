//! Walking the stack: StackWalker, and the traces of other threads.
//!
//! A walk keeps where it is (an index from the bottom of the stack) in its own `anchor` field.

use super::throwable::fill_element;
use super::{Table, int, int_result, object, one};
use crate::class::MethodId;
use crate::heap::ObjRef;
use crate::machine::thread::Status;
use crate::machine::trace::Element;
use crate::machine::{Machine, Outcome, Trap};
use smallvec::smallvec;
use sojourner_kernel::{Choice, Decision};

pub const TABLES: &[Table] = &[
    ("java/lang/StackStreamFactory", &[("checkStackWalkModes()Z", one)]),
    (
        "java/lang/StackStreamFactory$AbstractStackWalker",
        &[
            ("callStackWalk(JIII[Ljava/lang/Object;)Ljava/lang/Object;", walk_17),
            (
                "callStackWalk(JILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)Ljava/lang/Object;",
                walk_21,
            ),
            (
                "callStackWalk(IILjdk/internal/vm/ContinuationScope;Ljdk/internal/vm/Continuation;II[Ljava/lang/Object;)Ljava/lang/Object;",
                walk_22,
            ),
            ("fetchStackFrames(JJII[Ljava/lang/Object;)I", fetch_17),
            ("fetchStackFrames(IJIII[Ljava/lang/Object;)I", fetch_22),
        ],
    ),
    (
        "java/lang/StackFrameInfo",
        &[
            ("declaringClass()Ljava/lang/Class;", frame_class),
            ("getMethodName()Ljava/lang/String;", frame_method),
            ("getDescriptor()Ljava/lang/String;", frame_descriptor),
            ("getByteCodeIndex()I", frame_bci),
            ("isNativeMethod()Z", frame_is_native),
        ],
    ),
    (
        "java/lang/StackTraceElement",
        &[("initStackTraceElement(Ljava/lang/StackTraceElement;Ljava/lang/StackFrameInfo;)V", frame_element)],
    ),
    (
        "java/lang/Thread",
        &[
            ("dumpThreads([Ljava/lang/Thread;)[[Ljava/lang/StackTraceElement;", dump_threads),
            ("getStackTrace0()Ljava/lang/Object;", stack_trace),
        ],
    ),
];

const WALKER: &str = "java/lang/StackStreamFactory$AbstractStackWalker";

/// Copies frames from index `next` (from the bottom) downwards into a buffer; the number copied and the
/// anchor to go on from.
fn fill(
    m: &mut Machine,
    mut next: usize,
    batch: usize,
    start: usize,
    buffer: ObjRef,
) -> Result<(usize, u64), Trap> {
    let mut copied = 0;
    while copied < batch && start + copied < m.state.heap.len(buffer) && next > 0 {
        next -= 1;
        let frame = m.state.threads[m.state.current].frames[next];
        if m.is_hidden_frame(frame.method) {
            continue;
        }
        let class = m.method(frame.method).class;
        let mirror = m.mirror(class)?;
        let place = m.state.heap.array_ref(buffer, start + copied);
        let holds_classes = &*m.class(m.state.heap.class(buffer)).name == "[Ljava/lang/Class;";
        if holds_classes || place.is_null() {
            m.state.heap.put_array_ref(buffer, start + copied, mirror);
        } else {
            m.set_named(place, "classOrMemberName", mirror.slot());
            m.set_named(place, "vmMethod", u64::from(frame.method.0) + 1);
            m.set_named(place, "vmPc", u64::from(frame.pc));
        }
        copied += 1;
    }
    // Never zero, which means no walk.
    Ok((copied, next as u64 + 1))
}

fn walk(m: &mut Machine, walker: ObjRef, skip: i32, batch: i32, start: i32, buffer: ObjRef) -> Outcome {
    let walker_class = m.load_class(WALKER)?;
    let front = m.load_class("java/lang/StackWalker")?;
    let frames = &m.state.threads[m.state.current].frames;
    let mut next = frames.len();
    while next > 0 {
        let class = m.method(frames[next - 1].method).class;
        if class != front && !m.is_subclass(class, walker_class) {
            break;
        }
        next -= 1;
    }
    next -= (skip as usize).min(next);
    let (copied, anchor) = fill(m, next, batch as usize, start as usize, buffer)?;
    let begin = m.find_method_named(walker_class, "doStackWalk", "(JIIII)Ljava/lang/Object;");
    let Some(begin) = begin else { return Err(Trap::Unsupported("StackWalker of this JDK".into())) };
    let end = start as usize + copied;
    Err(Trap::Call(
        begin,
        smallvec![walker.slot(), anchor, 0, skip as u64, copied as u64, start as u64, end as u64],
    ))
}

fn walk_17(m: &mut Machine, args: &[u64]) -> Outcome {
    walk(m, object(args, 0), int(args, 3), int(args, 4), int(args, 5), object(args, 6))
}

fn walk_21(m: &mut Machine, args: &[u64]) -> Outcome {
    walk(m, object(args, 0), int(args, 3), int(args, 6), int(args, 7), object(args, 8))
}

fn walk_22(m: &mut Machine, args: &[u64]) -> Outcome {
    walk(m, object(args, 0), int(args, 2), int(args, 5), int(args, 6), object(args, 7))
}

fn fetch_17(m: &mut Machine, args: &[u64]) -> Outcome {
    let (next, batch, start) = (args[3] as usize - 1, int(args, 5), int(args, 6));
    let (copied, anchor) = fill(m, next, batch as usize, start as usize, object(args, 7))?;
    m.set_named(object(args, 0), "anchor", anchor);
    Ok((start as usize + copied) as u64)
}

fn fetch_22(m: &mut Machine, args: &[u64]) -> Outcome {
    let (next, batch, start) = (args[2] as usize - 1, int(args, 5), int(args, 6));
    let (copied, anchor) = fill(m, next, batch as usize, start as usize, object(args, 7))?;
    m.set_named(object(args, 0), "anchor", anchor);
    Ok(copied as u64)
}

/// The method and instruction a StackFrameInfo stands for.
fn frame(m: &Machine, info: ObjRef) -> Result<Element, Trap> {
    match m.get_named(info, "vmMethod") as u32 {
        0 => Err(Trap::Raise("java/lang/InternalError", Some("a stack frame of unknown origin".into()))),
        id => Ok((MethodId(id - 1), m.get_named(info, "vmPc") as u32)),
    }
}

fn frame_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let (method, _) = frame(m, object(args, 0))?;
    let class = m.method(method).class;
    Ok(m.mirror(class)?.slot())
}

fn frame_method(m: &mut Machine, args: &[u64]) -> Outcome {
    let (method, _) = frame(m, object(args, 0))?;
    let name = m.method_name(method).to_owned();
    Ok(m.intern(&name)?.slot())
}

fn frame_descriptor(m: &mut Machine, args: &[u64]) -> Outcome {
    let (method, _) = frame(m, object(args, 0))?;
    let descriptor = m.method_descriptor(method).to_owned();
    Ok(m.intern(&descriptor)?.slot())
}

fn frame_bci(m: &mut Machine, args: &[u64]) -> Outcome {
    let (method, pc) = frame(m, object(args, 0))?;
    let offset = m.method(method).offsets.get(pc as usize).map_or(-1, |&o| i32::from(o));
    Ok(int_result(offset))
}

fn frame_is_native(m: &mut Machine, args: &[u64]) -> Outcome {
    let (method, _) = frame(m, object(args, 0))?;
    Ok(u64::from(m.method(method).is_native()))
}

fn frame_element(m: &mut Machine, args: &[u64]) -> Outcome {
    let element = frame(m, object(args, 1))?;
    fill_element(m, object(args, 0), element)?;
    Ok(0)
}

/// The trace of a thread that lives, as an array of elements; null for others.
fn trace_of(m: &mut Machine, thread: ObjRef) -> Outcome {
    let Some(at) = m.thread_of(thread).filter(|&at| m.state.threads[at].is_alive()) else { return Ok(0) };
    let class = m.load_class("java/lang/StackTraceElement")?;
    let mut objects = Vec::new();
    let waits_in = m.waits_in(at);
    // JDK 17 leaves the loader and the version of the module in the text.
    let version = if m.program.boot.feature > 17 {
        None
    } else {
        m.static_ref("java/lang/VersionProps", "java_version")
    };
    for element in waits_in.into_iter().chain(m.stack_elements(at)) {
        if m.is_hidden_frame(element.0) {
            continue;
        }
        let object = m.new_instance(class)?;
        fill_element(m, object, element)?;
        m.set_named(object, "declaringClassObject", 0);
        if let Some(version) = version {
            if m.get_named(object, "moduleName") != 0 {
                m.set_named(object, "moduleVersion", version.slot());
            }
            m.set_named(object, "format", 0);
        }
        objects.push(object);
    }
    m.object_array("java/lang/StackTraceElement", &objects)
}

/// Before somebody looks where threads stand. One that could go on is known to have been at its last scheduling point
/// and will come to the next: what it calls in between, without touching anything, others could see it in as well. So
/// that it stands where it does is one of two alternatives, and what else `java` may show is not followed.
fn looks_at(m: &mut Machine, threads: &[ObjRef]) -> Result<(), Trap> {
    let class = m.load_class("java/lang/StackTraceElement")?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let chosen = m.run.chosen.take();
    match chosen {
        None => m.visible_anyway()?,
        Some(_) => m.touches_everything(),
    }
    let could_be_elsewhere = |&thread: &ObjRef| {
        m.thread_of(thread).is_some_and(|at| {
            let status = m.state.threads[at].status;
            at != m.state.current && matches!(status, Status::Runnable | Status::Blocked(_))
        })
    };
    if !m.run.exploring || !threads.iter().any(could_be_elsewhere) {
        return Ok(());
    }
    match chosen {
        None => Err(Trap::Choose(Choice::decision(Decision::Data, 2))),
        Some(0) => Ok(()),
        Some(_) => Err(Trap::Unsupported("the stack trace of a thread that runs, between its steps".into())),
    }
}

fn stack_trace(m: &mut Machine, args: &[u64]) -> Outcome {
    looks_at(m, &[object(args, 0)])?;
    trace_of(m, object(args, 0))
}

fn dump_threads(m: &mut Machine, args: &[u64]) -> Outcome {
    let threads = object(args, 0);
    let all: Vec<ObjRef> =
        (0..m.state.heap.len(threads)).map(|i| m.state.heap.array_ref(threads, i)).collect();
    looks_at(m, &all)?;
    let class = m.load_class("[[Ljava/lang/StackTraceElement;")?;
    let count = m.state.heap.len(threads);
    let array = m.new_array(class, count)?;
    for i in 0..count {
        let thread = m.state.heap.array_ref(threads, i);
        let trace = trace_of(m, thread)?;
        m.state.heap.put_array_ref(array, i, ObjRef(trace as u32));
    }
    Ok(array.slot())
}
