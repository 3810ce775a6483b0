//! Names for objects, as the program's own source has them: a static field (`Bank.a`), an element
//! (`Table.forks[1]`), a field of such an object, a local variable of main; otherwise the class and a
//! number in order of appearance.

use crate::class::{ClassId, Origin, Sort};
use crate::heap::ObjRef;
use crate::machine::Machine;
use crate::machine::record::Recorder;
use crate::machine::thread::Thread;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Objects looked at, and fields on the way to one.
const MOST: usize = 4_000;
const DEEPEST: u32 = 3;
const LONGEST_ARRAY: usize = 64;
/// Local variables that are noted.
const MOST_LOCALS: usize = 2_000;

/// A name for each thing of the recording, in its order.
pub(super) fn names(m: &Machine, recorder: &Recorder) -> Vec<String> {
    let found = search(m, recorder);
    let mut counts: FxHashMap<String, u32> = FxHashMap::default();
    let mut unnamed: FxHashMap<String, u32> = FxHashMap::default();
    let proper = |&(object, class): &(ObjRef, ClassId)| -> Option<String> {
        if let Sort::Statics(of) = m.class(class).sort {
            return Some(short(m, of));
        }
        if m.state.heap.class(object) != class {
            return None;
        }
        if Some(class) == m.program.known.class {
            return Some(format!("{}.class", short(m, m.class_of_mirror(object))));
        }
        if let Some(at) = m.state.threads.iter().position(|t| t.object == object) {
            return Some(format!("thread \"{}\"", m.thread_name(at)));
        }
        found.get(&object).cloned()
    };
    let names: Vec<Option<String>> = recorder.things.iter().map(proper).collect();
    for ((_, class), name) in recorder.things.iter().zip(&names) {
        if name.is_none() {
            *unnamed.entry(short(m, *class)).or_default() += 1;
        }
    }
    let mut number = |class: ClassId| {
        let short = short(m, class);
        // A test goes by the name of its class.
        let is_test = m.program.class_index.contains_key("sojourner/test/Driver");
        let is_own = is_test && m.class(class).origin == Origin::User && short.ends_with("Test");
        if unnamed.get(&short) == Some(&1) {
            return if is_own { short } else { format!("the {short}") };
        }
        let n = counts.entry(short.clone()).or_default();
        *n += 1;
        format!("{short}#{n}")
    };
    recorder
        .things
        .iter()
        .zip(names)
        .map(|((_, class), name)| name.unwrap_or_else(|| number(*class)))
        .collect()
}

/// The class without its package.
pub(super) fn short(m: &Machine, class: ClassId) -> String {
    if let Sort::Array { component } = m.class(class).sort {
        return format!("{}[]", short(m, component));
    }
    let name = m.class_java_name(class);
    let name = name.rsplit('.').next().unwrap_or(&name);
    // A class inside another goes by its own name, unless it has none.
    match name.rsplit_once('$') {
        Some((_, own)) if own.starts_with(char::is_alphabetic) => own.to_owned(),
        _ => name.to_owned(),
    }
}

fn search(m: &Machine, recorder: &Recorder) -> FxHashMap<ObjRef, String> {
    let mut names: FxHashMap<ObjRef, String> = FxHashMap::default();
    let mut queue: VecDeque<(ObjRef, u32)> = VecDeque::new();
    for class in m.program.classes.iter().filter(|c| c.origin == Origin::User && !c.statics.is_null()) {
        for &field in class.fields.iter() {
            let f = m.field(field);
            if f.is_static() && matches!(f.letter, b'L' | b'[') {
                let name = format!("{}.{}", short(m, class.id), m.program.symbols.text(f.name));
                queue.extend(meet(&mut names, m.state.heap.get_ref(class.statics, f.slot as usize), name, 0));
            }
        }
    }
    // A variable that names several objects in turn names none; arrays come first, since their
    // elements often have such variables.
    let clear = |(object, class, name): &&(ObjRef, ClassId, String)| {
        m.state.heap.class(*object) == *class
            && recorder.locals.iter().all(|(other, _, same)| same != name || other == object)
    };
    let (arrays, others): (Vec<_>, Vec<_>) =
        recorder.locals.iter().filter(clear).partition(|l| m.class(l.1).is_array());
    for (object, _, name) in arrays {
        queue.extend(meet(&mut names, *object, name.clone(), 0));
        expand(m, &mut names, &mut queue, *object, 0);
    }
    for (object, _, name) in others {
        queue.extend(meet(&mut names, *object, name.clone(), 0));
    }
    while let Some((object, depth)) = queue.pop_front() {
        expand(m, &mut names, &mut queue, object, depth);
    }
    names
}

type Names = FxHashMap<ObjRef, String>;

/// An object met by this name; the first name stays.
fn meet(names: &mut Names, object: ObjRef, name: String, depth: u32) -> Option<(ObjRef, u32)> {
    if object.is_null() || names.len() >= MOST || names.contains_key(&object) {
        return None;
    }
    names.insert(object, name);
    Some((object, depth))
}

/// Meets the elements and fields of an object.
fn expand(m: &Machine, names: &mut Names, queue: &mut VecDeque<(ObjRef, u32)>, object: ObjRef, depth: u32) {
    if depth >= DEEPEST {
        return;
    }
    let class = m.state.heap.class(object);
    let above = names[&object].clone();
    match m.class(class).sort {
        Sort::Array { component } if !m.class(component).is_primitive() => {
            for i in 0..m.state.heap.len(object).min(LONGEST_ARRAY) {
                queue.extend(meet(
                    names,
                    m.state.heap.array_ref(object, i),
                    format!("{above}[{i}]"),
                    depth + 1,
                ));
            }
        }
        Sort::Instance if m.class(class).origin == Origin::User => {
            let own = m.class(class).supers.iter().filter(|&&c| m.class(c).origin == Origin::User);
            for &field in own.flat_map(|&c| m.class(c).fields.iter()) {
                let f = m.field(field);
                if !f.is_static() && matches!(f.letter, b'L' | b'[') {
                    let name = format!("{above}.{}", m.program.symbols.text(f.name));
                    queue.extend(meet(names, m.state.heap.get_ref(object, f.slot as usize), name, depth + 1));
                }
            }
        }
        Sort::Instance if &*m.class(class).name == "java/util/concurrent/locks/ReentrantReadWriteLock" => {
            for &field in m.class(class).fields.iter() {
                let f = m.field(field);
                let part = match &**m.program.symbols.text(f.name) {
                    "readerLock" => "readLock()",
                    "writerLock" => "writeLock()",
                    _ => continue,
                };
                let object = m.state.heap.get_ref(object, f.slot as usize);
                queue.extend(meet(names, object, format!("{above}.{part}"), depth + 1));
            }
        }
        _ => {}
    }
}

impl Machine {
    /// Notes which objects the local variables name now. A variable that is no longer used may hold what is long gone, so
    /// the type must fit.
    #[cold]
    pub fn record_locals(&mut self) {
        for (at, thread) in self.state.threads.iter().enumerate() {
            let mut all = Vec::new();
            self.locals_of(thread, &mut all);
            let Some(recorder) = &mut self.run.recorder else { return };
            for local in all.into_iter().take(MOST_LOCALS.saturating_sub(recorder.locals.len())) {
                // A name that others use already is theirs.
                let taken = |known: &(ObjRef, ClassId, String)| {
                    known.2 == local.2 && (at > 0 || known.0 == local.0 && known.1 == local.1)
                };
                if !recorder.locals.iter().any(taken) {
                    recorder.locals.push(local);
                }
            }
        }
    }

    fn locals_of(&self, main: &Thread, all: &mut Vec<(ObjRef, ClassId, String)>) {
        for frame in &main.frames {
            let method = self.method(frame.method);
            let class = self.class(method.class);
            if class.name.starts_with("sojourner/test/") {
                continue;
            }
            let Some(file) = class.file.as_ref().filter(|_| class.origin == Origin::User) else { continue };
            let Some(offset) = method.offsets.get(frame.pc as usize).map(|&o| u32::from(o)) else { continue };
            let Ok(Some(code)) = file.code(&file.methods[method.index as usize]) else { continue };
            for v in code.local_variables().unwrap_or_default() {
                let inside = v.start <= offset && offset < v.end && v.name != "this";
                let wanted = match v.descriptor.strip_prefix('L') {
                    Some(name) => name.trim_end_matches(';'),
                    None if v.descriptor.starts_with('[') => v.descriptor,
                    None => continue,
                };
                let object = ObjRef(main.stack[frame.base as usize + v.index as usize] as u32);
                let Some(&wanted) = self.program.class_index.get(wanted) else { continue };
                if !inside || object.is_null() {
                    continue;
                }
                let class = self.state.heap.class(object);
                if (class.0 as usize) < self.program.classes.len() && self.is_subclass(class, wanted) {
                    all.push((object, class, v.name.to_owned()));
                    // The array itself may be gone by the end, its elements not.
                    if matches!(self.class(class).sort, Sort::Array { component } if !self.class(component).is_primitive())
                    {
                        let elements = self.state.heap.elements::<u32>(object).iter().take(LONGEST_ARRAY);
                        for (i, &element) in elements.enumerate().filter(|(_, e)| **e != 0) {
                            let element = ObjRef(element);
                            all.push((element, self.state.heap.class(element), format!("{}[{i}]", v.name)));
                        }
                    }
                }
            }
        }
    }
}
