//! Stack traces as Java sees them.

use super::{Table, object};
use crate::class::Origin;
use crate::heap::ObjRef;
use crate::machine::trace::Element;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    ("java/lang/Throwable", &[("fillInStackTrace(I)Ljava/lang/Throwable;", fill)]),
    (
        "java/lang/StackTraceElement",
        &[
            ("initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V", elements),
            ("initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V", elements),
            ("computeFormat()V", compute_format),
        ],
    ),
    ("java/lang/NullPointerException", &[("getExtendedNPEMessage()Ljava/lang/String;", npe_message)]),
];

fn fill(m: &mut Machine, args: &[u64]) -> Outcome {
    let throwable = object(args, 0);
    m.fill_trace(throwable);
    Ok(throwable.slot())
}

fn elements(m: &mut Machine, args: &[u64]) -> Outcome {
    let (array, throwable) = (object(args, 0), object(args, 1));
    let word = m.state.heap.get(throwable, m.program.known.throwable_trace.0);
    let Some(trace) = m.run.traces.get(word).cloned() else { return Ok(0) };
    if m.run.traces.is_inflated(word) && !is_printed(m) {
        let what =
            "a stack trace with calls by reflection for which JDK 17 writes classes (after 15 of them)";
        return Err(Trap::Unsupported(what.into()));
    }
    for (i, &element) in trace.iter().enumerate().take(m.state.heap.len(array)) {
        let target = m.state.heap.array_ref(array, i);
        fill_element(m, target, element)?;
    }
    Ok(0)
}

/// Whether a trace is wanted for its text on the console, which nobody reads again.
fn is_printed(m: &Machine) -> bool {
    let prints = |f: &crate::machine::Frame| m.method_name(f.method) == "printStackTrace";
    m.state.threads[m.state.current].frames.iter().rev().take(6).any(prints)
}

/// The format was computed with the element; only the class is let go.
fn compute_format(m: &mut Machine, args: &[u64]) -> Outcome {
    // Whether the module's version is left out, the JDK looks up where it keeps what its modules hash to.
    if m.get_named(object(args, 0), "moduleName") != 0 {
        m.note_named(&["java/lang/StackTraceElement$HashedModules"]);
    }
    m.set_named(object(args, 0), "declaringClassObject", 0);
    Ok(0)
}

/// Fills a StackTraceElement object.
pub fn fill_element(m: &mut Machine, target: ObjRef, element: Element) -> Result<(), Trap> {
    let (method, pc) = element;
    let known = m.program.known;
    let class = m.method(method).class;
    let class_name = m.class_java_name(class);
    let method_name = m.method_name(method).to_owned();
    let name = m.intern(&class_name)?;
    m.state.heap.put_ref(target, known.ste_class.0, name);
    let name = m.intern(&method_name)?;
    m.state.heap.put_ref(target, known.ste_method.0, name);
    if let Some(file) = m.source_file(method) {
        let file = m.intern(&file)?;
        m.state.heap.put_ref(target, known.ste_file.0, file);
    }
    let line = if pc == u32::MAX { -2 } else { m.line_of(method, pc).map_or(-1, |l| l as i32) };
    m.state.heap.put(target, known.ste_line.0, u64::from(line as u32));
    // The format bits drop the loader's name and the module's version from the text, as `java`
    // does for its own loaders.
    let mut format = 1;
    let c = m.class(class);
    if c.origin == Origin::Jdk {
        if let Some(module) = c.module.clone() {
            let module = m.intern(&module)?;
            m.state.heap.put_ref(target, known.ste_module.0, module);
            format |= 2;
        }
    } else if c.space != 0 {
        format = 0;
        let name = m.loader_name(class);
        m.state.heap.put_ref(target, known.ste_loader.0, name);
    } else {
        let app = m.intern("app")?;
        m.state.heap.put_ref(target, known.ste_loader.0, app);
        // Proxies of public interfaces are in a module of their own, which goes by the name of their package.
        if class_name.starts_with("jdk.proxy") {
            let module = m.intern(class_name.rsplit_once('.').expect("a package").0)?;
            m.state.heap.put_ref(target, known.ste_module.0, module);
        }
    }
    if known.ste_class_object.exists() {
        let mirror = m.mirror(class)?;
        m.state.heap.put_ref(target, known.ste_class_object.0, mirror);
    }
    if known.ste_format.exists() {
        m.state.heap.put(target, known.ste_format.0, format);
    }
    Ok(())
}

/// What was null. An exception made by `new` stands at a constructor call and has no message.
fn npe_message(m: &mut Machine, args: &[u64]) -> Outcome {
    let word = m.state.heap.get(object(args, 0), m.program.known.throwable_trace.0);
    let Some((method, pc)) = m.run.traces.place(word) else { return Ok(0) };
    if pc == u32::MAX {
        return Ok(0);
    }
    match m.explain_null(method, pc) {
        Some(text) => Ok(m.new_string(&text)?.slot()),
        None => Ok(0),
    }
}
