//! Names for objects, as the program's own source has them: a static field (`Bank.a`), an element
//! (`Table.forks[1]`), a field of such an object, a local variable of main; otherwise the class and a
//! number in order of appearance.

use crate::class::{ClassId, Origin, Sort};
use crate::heap::ObjRef;
use crate::machine::Machine;
use crate::machine::record::Recorder;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// Objects looked at, and fields on the way to one.
const MOST: usize = 4_000;
const DEEPEST: u32 = 3;
const LONGEST_ARRAY: usize = 64;

/// A name for each thing of the recording, in its order.
pub(super) fn names(m: &Machine, recorder: &Recorder) -> Vec<String> {
    let found = search(m, recorder);
    let mut counts: FxHashMap<String, u32> = FxHashMap::default();
    let mut unnamed: FxHashMap<String, u32> = FxHashMap::default();
    let proper = |&(object, class): &(ObjRef, ClassId)| -> Option<String> {
        if let Sort::Statics(of) = m.class(class).sort {
            return Some(short(m, of));
        }
        if m.heap.class(object) != class {
            return None;
        }
        if Some(class) == m.known.class {
            return Some(format!("{}.class", short(m, m.class_of_mirror(object))));
        }
        if let Some(at) = m.threads.iter().position(|t| t.object == object) {
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
        if unnamed.get(&short) == Some(&1) {
            return format!("the {short}");
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
    name.replace('$', ".")
}

fn search(m: &Machine, recorder: &Recorder) -> FxHashMap<ObjRef, String> {
    let mut names: FxHashMap<ObjRef, String> = FxHashMap::default();
    let mut queue: VecDeque<(ObjRef, u32)> = VecDeque::new();
    let meet = |names: &mut FxHashMap<ObjRef, String>, o: ObjRef, name: String, depth: u32| {
        if !o.is_null() && names.len() < MOST && !names.contains_key(&o) {
            names.insert(o, name);
            return Some((o, depth));
        }
        None
    };
    for class in m.classes.iter().filter(|c| c.origin == Origin::User && !c.statics.is_null()) {
        for &field in class.fields.iter() {
            let f = m.field(field);
            if f.is_static() && matches!(f.letter, b'L' | b'[') {
                let name = format!("{}.{}", short(m, class.id), m.symbols.text(f.name));
                queue.extend(meet(&mut names, m.heap.get_ref(class.statics, f.slot as usize), name, 0));
            }
        }
    }
    for (object, name) in locals_of_main(m, recorder) {
        queue.extend(meet(&mut names, object, name, 0));
    }
    while let Some((object, depth)) = queue.pop_front() {
        if depth >= DEEPEST {
            continue;
        }
        let class = m.heap.class(object);
        let above = names[&object].clone();
        match m.class(class).sort {
            Sort::Array { component } if !m.class(component).is_primitive() => {
                for i in 0..m.heap.len(object).min(LONGEST_ARRAY) {
                    let name = format!("{above}[{i}]");
                    queue.extend(meet(&mut names, m.heap.array_ref(object, i), name, depth + 1));
                }
            }
            Sort::Instance if m.class(class).origin == Origin::User => {
                for &c in m.class(class).supers.iter() {
                    for &field in m.class(c).fields.iter() {
                        let f = m.field(field);
                        if !f.is_static()
                            && matches!(f.letter, b'L' | b'[')
                            && m.class(c).origin == Origin::User
                        {
                            let name = format!("{above}.{}", m.symbols.text(f.name));
                            let value = m.heap.get_ref(object, f.slot as usize);
                            queue.extend(meet(&mut names, value, name, depth + 1));
                        }
                    }
                }
            }
            _ => {}
        }
    }
    names
}

/// Objects in local variables of main's own frames. A slot may hold what is long gone, so only
/// objects of the recording count.
fn locals_of_main(m: &Machine, recorder: &Recorder) -> Vec<(ObjRef, String)> {
    let mut all = Vec::new();
    let Some(main) = m.threads.first() else { return all };
    for frame in &main.frames {
        let method = m.method(frame.method);
        let class = m.class(method.class);
        let Some(file) = class.file.as_ref().filter(|_| class.origin == Origin::User) else { continue };
        let Some(offset) = method.offsets.get(frame.pc as usize).map(|&o| u32::from(o)) else { continue };
        let Ok(Some(code)) = file.code(&file.methods[method.index as usize]) else { continue };
        for v in code.local_variables().unwrap_or_default() {
            let inside = v.start <= offset && offset < v.end && v.name != "this";
            if !inside || !v.descriptor.starts_with(['L', '[']) {
                continue;
            }
            let object = ObjRef(main.stack[frame.base as usize + v.index as usize] as u32);
            if recorder.things.iter().any(|&(o, c)| o == object && m.heap.class(o) == c) {
                all.push((object, v.name.to_owned()));
            }
        }
    }
    all
}
