//! Loops that copy arrays element by element, and objects field by field, where another thread could tell.
//!
//! A copy (`System.arraycopy`, `clone`) that is native code is one step. The language promises no such thing: while one
//! thread copies, others may write. Where that could be told (`reduce/copies.rs`) the native method calls one of these
//! methods instead, in which every element is read and written by an instruction of its own.

use super::assemble::{ClassWriter, Code, op};
use crate::class::{ClassId, MethodId};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};

/// The class of the loops.
pub const LOOPS: &str = "java/lang/System$Copy";

/// `for (i = 0; i != length; i++) target[to + i] = source[from + i]`, or from the end.
fn write_loop(c: &mut Code<'_>, element: &str, backwards: bool) {
    let array = format!("[{element}");
    let (source, from, target, to, length) = (0, 1, 2, 3, 4);
    let (head, end) = (c.label(), c.label());
    c.bind(head);
    c.load("I", length);
    c.jump(op::IFEQ, end);
    let step = |c: &mut Code<'_>, local: u16, by: i32| {
        c.load("I", local);
        c.int(by);
        c.op(op::IADD);
        c.store("I", local);
    };
    step(c, length, -1);
    let place = |c: &mut Code<'_>, local: u16| {
        c.load("I", local);
        if backwards {
            c.load("I", length);
            c.op(op::IADD);
        }
    };
    c.load(&array, target);
    place(c, to);
    c.load(&array, source);
    place(c, from);
    c.array_load(element);
    c.array_store(element);
    if !backwards {
        step(c, from, 1);
        step(c, to, 1);
    }
    c.jump(op::GOTO, head);
    c.bind(end);
}

impl Machine {
    fn loops(&mut self, name: &str, write: impl FnOnce(&mut ClassWriter)) -> Result<ClassId, Trap> {
        if let Some(&class) = self.program.class_index.get(name) {
            return Ok(class);
        }
        let mut w = ClassWriter::new(0, name, "java/lang/Object", &[]);
        write(&mut w);
        self.define_synthetic(w.finish(), None)
    }

    /// The method that copies elements of this type: `(source, from, target, to, length)`.
    pub fn copying_loop(&mut self, element: &str, backwards: bool) -> Result<MethodId, Trap> {
        let name = format!("{LOOPS}{}${}", if backwards { "Back" } else { "" }, letter(element));
        let class = self.loops(&name, |w| {
            let mut c = w.method(access::STATIC, "copy", &format!("([{element}I[{element}II)V"));
            write_loop(&mut c, element, backwards);
            c.ret("V");
            c.finish();
        })?;
        Ok(self.declared_named(class, "copy"))
    }

    /// The method that copies a whole array and returns the copy: `(source, 0, target, 0, length)`.
    pub fn cloning_loop(&mut self, element: &str) -> Result<MethodId, Trap> {
        let class = self.loops(&format!("{LOOPS}All${}", letter(element)), |w| {
            let array = format!("[{element}");
            let mut c = w.method(access::STATIC, "copy", &format!("({array}I{array}II)Ljava/lang/Object;"));
            write_loop(&mut c, element, false);
            c.load(&array, 2);
            c.ret("Ljava/lang/Object;");
            c.finish();
        })?;
        Ok(self.declared_named(class, "copy"))
    }

    /// The method that copies an object field by field and returns the copy: `(source, target, 0)`.
    pub fn field_loop(&mut self) -> Result<MethodId, Trap> {
        const OBJECT: &str = "Ljava/lang/Object;";
        let name = format!("{LOOPS}Fields");
        let is_new = !self.program.class_index.contains_key(&*name);
        let class = self.loops(&name, |w| {
            let one = format!("({OBJECT}{OBJECT}I)I");
            w.bare_method(access::STATIC | access::NATIVE, "field", &one);
            let mut c = w.method(access::STATIC, "copy", &format!("({OBJECT}{OBJECT}I){OBJECT}"));
            let (head, end) = (c.label(), c.label());
            c.bind(head);
            c.load(OBJECT, 0);
            c.load(OBJECT, 1);
            c.load("I", 2);
            c.invoke_static(false, &name, "field", &one);
            c.jump(op::IFEQ, end);
            c.load("I", 2);
            c.int(1);
            c.op(op::IADD);
            c.store("I", 2);
            c.jump(op::GOTO, head);
            c.bind(end);
            c.load(OBJECT, 1);
            c.ret(OBJECT);
            c.finish();
        })?;
        if is_new {
            self.bind_native(class, "field", copy_field);
        }
        Ok(self.declared_named(class, "copy"))
    }
}

/// Copies the field of this number; whether there is another one.
fn copy_field(m: &mut Machine, args: &[u64]) -> Outcome {
    let (source, target, number) = (ObjRef(args[0] as u32), ObjRef(args[1] as u32), args[2] as usize);
    let class = m.state.heap.class(source);
    let mut fields = m.copied_fields(class).skip(number);
    let Some((slot, is_ref)) = fields.next() else { return Ok(0) };
    let is_last = fields.next().is_none();
    drop(fields);
    m.visible_at(source, slot as u32, false)?;
    match is_ref {
        true => m.state.heap.put_ref(target, slot, m.state.heap.get_ref(source, slot)),
        false => m.state.heap.put(target, slot, m.state.heap.get(source, slot)),
    }
    Ok(u64::from(!is_last))
}

fn letter(element: &str) -> &str {
    if element.len() == 1 { element } else { "L" }
}
