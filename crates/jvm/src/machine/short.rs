//! Short cuts through small methods that programs call all the time.
//!
//! A short cut does at once what the method's bytecode would do when nothing special happens. It is taken only if
//! nobody could tell: no exception, no allocation, no access that another thread may see, nobody writing down what
//! instructions do. Everything else is left to the bytecode, from its first instruction, so exceptions, traces, names
//! of objects and scheduling points are always the bytecode's own. Invariant: a short cut that declines has changed
//! nothing.
//!
//! Methods of the JDK are recognised by name *and by what they are made of* (`short/bodies.rs`): another JDK whose
//! `ArrayList.add` is written differently runs its own bytecode. Empty methods and getters are recognised by shape,
//! wherever they come from.

mod bodies;

use super::Machine;
use crate::bytecode::Operand;
use crate::class::{Body, ClassId, MethodId, Origin, stable_hash, well_known};
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;

/// Which short cut a method has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Short {
    /// Does nothing.
    Empty,
    /// Returns the field in this slot of its first argument, one word.
    Getter(u16),
    ListNew,
    ListAdd,
    ListAddAll,
    ListGet,
    ListRemove,
    ListClear,
    IteratorNew,
    HasNext,
    Next,
    CompareInteger,
    CheckIndex,
}

/// Where the fields are that short cuts use.
#[derive(Default)]
pub struct Layouts {
    list: List,
    iterator: Cursor,
    /// `Integer.value`.
    value: usize,
    /// Classes: `ArrayList`, `Object[]`, and those whose static methods the bytecode would call.
    lists: Option<ClassId>,
    objects: Option<ClassId>,
    preconditions: Option<ClassId>,
    arrays: Option<ClassId>,
    math: Option<ClassId>,
    /// The elements of a new list: the slot of the static field.
    nothing: usize,
}

/// The fields of `ArrayList`.
#[derive(Default, Clone, Copy)]
struct List {
    elements: usize,
    size: usize,
    changes: usize,
}

/// The fields of `ArrayList.Itr`.
#[derive(Default, Clone, Copy)]
struct Cursor {
    list: usize,
    cursor: usize,
    last: usize,
    changes: usize,
}

impl Machine {
    /// A method has been prepared and can be entered simply: is there a shorter way?
    pub(super) fn find_short_cut(&mut self, mid: MethodId) {
        let method = self.method(mid);
        let short = if let [Instr { op: Quick::Return, .. }] = method.code[..] {
            Some(Short::Empty)
        } else if self.class(method.class).origin == Origin::Jdk {
            self.known_short_cut(mid)
        } else {
            None
        };
        self.program.entries[mid.0 as usize].short = short;
    }

    /// An instruction of a method has been resolved: does it only read a field, or call what does nothing?
    pub(super) fn find_getter(&mut self, mid: MethodId) {
        let entry = &self.program.entries[mid.0 as usize];
        let method = &self.program.methods[mid.0 as usize];
        if entry.need == u32::MAX || entry.short.is_some() || method.code.len() != 3 {
            return;
        }
        if let [
            Instr { op: Quick::Load, a: 0, .. },
            Instr { op: Quick::InvokeExact, b: callee, .. },
            Instr { op: Quick::Return, .. },
        ] = method.code[..]
        {
            // A constructor that does nothing but call such a one.
            let unprepared = matches!(self.program.methods[callee as usize].body, Body::Unprepared);
            let is_instance = !method.is_static();
            if unprepared && self.prepare(MethodId(callee)).is_err() {
                return;
            }
            if is_instance && self.program.entries[callee as usize].short == Some(Short::Empty) {
                self.program.entries[mid.0 as usize].short = Some(Short::Empty);
            }
            return;
        }
        let entry = &mut self.program.entries[mid.0 as usize];
        if entry.args != 1 {
            return;
        }
        if let [Instr { op: Quick::LoadGetFieldReturn1, a: 0, .. }, field, _] =
            self.program.methods[mid.0 as usize].code[..]
        {
            entry.short = Some(Short::Getter(field.a));
        }
    }

    fn known_short_cut(&mut self, mid: MethodId) -> Option<Short> {
        let class = self.class(self.method(mid).class).name.clone();
        let name = format!("{}{}", self.method_name(mid), self.method_descriptor(mid));
        let row = bodies::SHORT_CUTS.iter().find(|row| row.class == &*class && row.method == name)?;
        for (class, method, body) in row.bodies {
            let (name, descriptor) = method.split_at(method.find('(')?);
            let class = *self.program.class_index.get(*class)?;
            let method = self.find_method_named(class, name, descriptor)?;
            if self.body_digest(method)? != *body {
                return None;
            }
        }
        self.find_layouts(row.short)?;
        Some(row.short)
    }

    /// A digest of what a method is made of.
    fn body_digest(&self, mid: MethodId) -> Option<u64> {
        let method = self.method(mid);
        let file = self.class(method.class).file.as_ref()?;
        let attribute = file.code(&file.methods[method.index as usize]).ok()??;
        let code = attribute.decode().ok()?;
        let words = code.insns.iter().map(|insn| {
            let op = format!("{:?}", insn.op).to_lowercase();
            Some(match insn.operand {
                Operand::None => op,
                Operand::Local(local) => format!("{op} {local}"),
                Operand::Imm(value) => format!("{op} {value}"),
                Operand::Branch(target) => format!("{op} to {target}"),
                Operand::Iinc { local, by } => format!("{op} {local} by {by}"),
                Operand::Const(index) => match file.pool.member(index) {
                    Ok(member) => format!("{op} {}", member.name),
                    Err(_) => format!("{op} {}", file.pool.class_name(index).ok()?),
                },
                _ => return None,
            })
        });
        Some(stable_hash(&[&words.collect::<Option<Vec<_>>>()?.join(", ")]))
    }

    fn find_layouts(&mut self, short: Short) -> Option<()> {
        let slot = |class: &str, name: &str| -> Option<usize> {
            let mut at = self.program.class_index.get(class).copied();
            while let Some(class) = at {
                let class = self.class(class);
                let named = |f: &&crate::class::FieldId| {
                    let field = self.field(**f);
                    field.flags & crate::classfile::access::STATIC == 0
                        && &**self.program.symbols.text(field.name) == name
                };
                if let Some(&field) = class.fields.iter().find(named) {
                    return Some(usize::from(self.field(field).slot));
                }
                at = class.superclass;
            }
            None
        };
        let list = "java/util/ArrayList";
        let iterator = "java/util/ArrayList$Itr";
        match short {
            Short::CompareInteger => self.program.short_cuts.value = slot("java/lang/Integer", "value")?,
            Short::CheckIndex | Short::Empty | Short::Getter(_) => {}
            _ => {
                let (elements, size) = (slot(list, "elementData")?, slot(list, "size")?);
                let changes = slot(list, "modCount")?;
                if let Short::IteratorNew | Short::HasNext | Short::Next = short {
                    self.program.short_cuts.iterator = Cursor {
                        list: slot(iterator, "this$0")?,
                        cursor: slot(iterator, "cursor")?,
                        last: slot(iterator, "lastRet")?,
                        changes: slot(iterator, "expectedModCount")?,
                    };
                }
                self.program.short_cuts.list = List { elements, size, changes };
                self.program.short_cuts.lists = self.program.class_index.get(list).copied();
                self.program.short_cuts.objects = Some(self.array_of(well_known::OBJECT));
            }
        }
        if short == Short::ListNew {
            let class = self.program.short_cuts.lists?;
            let field = self.find_declared_field(class, "DEFAULTCAPACITY_EMPTY_ELEMENTDATA")?;
            self.program.short_cuts.nothing = usize::from(self.field(field).slot);
        }
        if short == Short::ListAddAll {
            self.program.short_cuts.arrays = Some(*self.program.class_index.get("java/util/Arrays")?);
            self.program.short_cuts.math = Some(*self.program.class_index.get("java/lang/Math")?);
        }
        if let Short::ListGet | Short::ListRemove | Short::CheckIndex = short {
            self.program.short_cuts.preconditions =
                Some(*self.program.class_index.get("jdk/internal/util/Preconditions")?);
        }
        Some(())
    }

    /// Tries a short cut with the arguments from `base` on. The result takes their place; how many words it has is
    /// returned. `None`: the bytecode must do it, and nothing has changed.
    ///
    /// The receiver of an instance method is not null.
    pub(super) fn short_cut<const CHECK: bool>(&mut self, short: Short, base: *mut u64) -> Option<usize> {
        // SAFETY: the caller's frame has its arguments there, and room for one word at least: a method that is not
        // `Empty` has an argument.
        let arg = |n: usize| unsafe { *base.add(n) };
        let give = |word: u64| {
            unsafe { *base = word }
            Some(1)
        };
        if short == Short::Empty {
            return Some(0);
        }
        if CHECK && (self.run.unreduced || self.run.labels.watching || self.run.recorder.is_some()) {
            return None;
        }
        match short {
            Short::Empty => Some(0),
            Short::Getter(slot) => {
                let object = ObjRef(arg(0) as u32);
                if object.is_null() || !self.is_quiet::<CHECK>(object) {
                    return None;
                }
                give(self.state.heap.get(object, slot.into()))
            }
            Short::ListNew => {
                let list = ObjRef(arg(0) as u32);
                let class = self.program.short_cuts.lists?;
                if !self.is_quiet::<CHECK>(list) || !self.stays_initialised(class) {
                    return None;
                }
                let nothing =
                    self.state.heap.get_ref(self.class(class).statics, self.program.short_cuts.nothing);
                self.state.heap.put(list, self.program.short_cuts.list.changes, 0);
                self.state.heap.put_ref(list, self.program.short_cuts.list.elements, nothing);
                Some(0)
            }
            Short::ListAdd => {
                let list = ObjRef(arg(0) as u32);
                let (array, size) = self.list_of::<CHECK>(list)?;
                if size as usize >= self.state.heap.len(array) {
                    return None;
                }
                self.list_changes(list);
                self.state.heap.put_array_ref(array, size as usize, ObjRef(arg(1) as u32));
                self.state.heap.put(list, self.program.short_cuts.list.size, u64::from(size + 1));
                give(1)
            }
            Short::ListAddAll => {
                let (list, others) = (ObjRef(arg(0) as u32), ObjRef(arg(1) as u32));
                // A list of another class has a `toArray` of its own.
                if others.is_null() || Some(self.state.heap.class(others)) != self.program.short_cuts.lists {
                    return None;
                }
                let (array, size) = self.list_of::<CHECK>(list)?;
                let (from, count) = self.list_of::<CHECK>(others)?;
                let (at, count) = (size as usize, count as usize);
                let fits = count <= self.state.heap.len(from) && at + count <= self.state.heap.len(array);
                // The copy that the bytecode makes, and drops at once, would fit too.
                if !fits || !self.state.heap.has_room(count) || !self.may_copy_arrays() {
                    return None;
                }
                self.list_changes(list);
                if count > 0 {
                    self.state.heap.copy_refs(from, 0, array, at, count);
                    self.state.heap.put(list, self.program.short_cuts.list.size, (at + count) as u64);
                }
                give(u64::from(count > 0))
            }
            Short::ListGet => {
                let (array, size) = self.list_of::<CHECK>(ObjRef(arg(0) as u32))?;
                let index = arg(1) as u32;
                if index >= size || !self.may_check_indices() {
                    return None;
                }
                give(u64::from(self.state.heap.element::<u32>(array, index)?))
            }
            Short::ListRemove => {
                let list = ObjRef(arg(0) as u32);
                let (array, size) = self.list_of::<CHECK>(list)?;
                let index = arg(1) as u32;
                let is_known = index < size && size as usize <= self.state.heap.len(array);
                if !is_known || !self.may_check_indices() {
                    return None;
                }
                let old = self.state.heap.array_ref(array, index as usize);
                self.list_changes(list);
                let (at, rest) = (index as usize, (size - 1 - index) as usize);
                if rest > 0 {
                    self.state.heap.copy_refs(array, at + 1, array, at, rest);
                }
                self.state.heap.put(list, self.program.short_cuts.list.size, u64::from(size - 1));
                self.state.heap.put_array_ref(array, size as usize - 1, ObjRef::NULL);
                give(old.slot())
            }
            Short::ListClear => {
                let list = ObjRef(arg(0) as u32);
                let (array, size) = self.list_of::<CHECK>(list)?;
                if size as usize > self.state.heap.len(array) {
                    return None;
                }
                self.list_changes(list);
                self.state.heap.put(list, self.program.short_cuts.list.size, 0);
                for index in 0..size as usize {
                    self.state.heap.put_array_ref(array, index, ObjRef::NULL);
                }
                Some(0)
            }
            Short::IteratorNew => {
                let (iterator, list) = (ObjRef(arg(0) as u32), ObjRef(arg(1) as u32));
                if list.is_null() || !self.is_quiet::<CHECK>(iterator) || !self.is_quiet::<CHECK>(list) {
                    return None;
                }
                let slots = self.program.short_cuts.iterator;
                let changes = self.state.heap.get(list, self.program.short_cuts.list.changes);
                self.state.heap.put_ref(iterator, slots.list, list);
                self.state.heap.put(iterator, slots.last, u64::from(u32::MAX));
                self.state.heap.put(iterator, slots.changes, changes);
                Some(0)
            }
            Short::HasNext => {
                let iterator = ObjRef(arg(0) as u32);
                let Cursor { list, cursor, .. } = self.program.short_cuts.iterator;
                let list = self.state.heap.get_ref(iterator, list);
                if list.is_null() || !self.is_quiet::<CHECK>(iterator) || !self.is_quiet::<CHECK>(list) {
                    return None;
                }
                let size = self.state.heap.get(list, self.program.short_cuts.list.size);
                give(u64::from(self.state.heap.get(iterator, cursor) != size))
            }
            Short::Next => {
                let iterator = ObjRef(arg(0) as u32);
                let Cursor { list, cursor, last, changes } = self.program.short_cuts.iterator;
                let list = self.state.heap.get_ref(iterator, list);
                if list.is_null() || !self.is_quiet::<CHECK>(iterator) {
                    return None;
                }
                let (array, size) = self.list_of::<CHECK>(list)?;
                let at = self.state.heap.get(iterator, cursor) as u32;
                let is_same = self.state.heap.get(list, self.program.short_cuts.list.changes)
                    == self.state.heap.get(iterator, changes);
                if at >= size || !is_same {
                    return None;
                }
                let element = self.state.heap.element::<u32>(array, at)?;
                self.state.heap.put(iterator, cursor, u64::from(at + 1));
                self.state.heap.put(iterator, last, u64::from(at));
                give(u64::from(element))
            }
            Short::CompareInteger => {
                let (a, b) = (ObjRef(arg(0) as u32), ObjRef(arg(1) as u32));
                // The receiver is an `Integer`: the class is final.
                if b.is_null()
                    || self.state.heap.class(a) != self.state.heap.class(b)
                    || self.state.heap.is_leaked(a)
                    || self.state.heap.is_leaked(b)
                {
                    return None;
                }
                let value = |o: ObjRef| self.state.heap.get(o, self.program.short_cuts.value) as i32;
                give(value(a).cmp(&value(b)) as i32 as u32 as u64)
            }
            Short::CheckIndex => {
                let (index, length) = (arg(0) as i32, arg(1) as i32);
                if index < 0 || index >= length || !self.may_check_indices() {
                    return None;
                }
                Some(1)
            }
        }
    }

    /// Whether nobody sees what happens to the object now.
    #[inline(always)]
    fn is_quiet<const CHECK: bool>(&self, object: ObjRef) -> bool {
        !CHECK || !(self.run.multi || self.run.tracing) || !self.state.heap.is_shared(object)
    }

    /// Whether checking an index initialises no class.
    #[inline(always)]
    fn may_check_indices(&self) -> bool {
        self.program.short_cuts.preconditions.is_some_and(|class| self.stays_initialised(class))
    }

    /// Whether copying an array initialises no class.
    #[inline(always)]
    fn may_copy_arrays(&self) -> bool {
        let Layouts { arrays, math, .. } = self.program.short_cuts;
        arrays.is_some_and(|c| self.stays_initialised(c)) && math.is_some_and(|c| self.stays_initialised(c))
    }

    /// The elements and the size of an `ArrayList` that nobody else sees.
    #[inline(always)]
    fn list_of<const CHECK: bool>(&self, list: ObjRef) -> Option<(ObjRef, u32)> {
        let array = self.state.heap.get_ref(list, self.program.short_cuts.list.elements);
        let size = self.state.heap.get(list, self.program.short_cuts.list.size) as i32;
        let is_plain = !array.is_null()
            && size >= 0
            && Some(self.state.heap.class(array)) == self.program.short_cuts.objects
            && self.is_quiet::<CHECK>(list)
            && self.is_quiet::<CHECK>(array);
        is_plain.then_some((array, size as u32))
    }

    #[inline(always)]
    fn list_changes(&mut self, list: ObjRef) {
        let slot = self.program.short_cuts.list.changes;
        let count = (self.state.heap.get(list, slot) as u32).wrapping_add(1);
        self.state.heap.put(list, slot, u64::from(count));
    }
}
