//! Variable handles: permanent objects that name a field or an array's elements, and the access
//! modes as direct operations on the heap.
//!
//! Under sequential consistency plain, opaque, acquire, release and volatile modes are the same
//! operation; each is a scheduling point when its object is shared. A weak compare-and-set fails
//! only when the values differ: spurious failures are not explored. Sites whose types do not fit
//! the handle's go through a written adapter that converts, as `java` does.

pub mod ahead;
mod foreign;
mod view;

use super::convert;
use super::{CallSite, assemble::ClassWriter};
use crate::class::{ClassId, FieldId, MethodId, Sort, well_known};
use crate::classfile::access;
use crate::classfile::descriptor::{Kind, MethodDescriptor};
use crate::heap::ObjRef;
use crate::machine::interp::narrow;
use crate::machine::{Init, Machine, Trap, raise};
use view::Number;

/// The methods of the access modes, by ordinal: the order of `VarHandle.AccessMode`, which is the
/// same in every JDK since 9.
pub const MODES: [&str; 31] = [
    "get",
    "set",
    "getVolatile",
    "setVolatile",
    "getAcquire",
    "setRelease",
    "getOpaque",
    "setOpaque",
    "compareAndSet",
    "compareAndExchange",
    "compareAndExchangeAcquire",
    "compareAndExchangeRelease",
    "weakCompareAndSetPlain",
    "weakCompareAndSet",
    "weakCompareAndSetAcquire",
    "weakCompareAndSetRelease",
    "getAndSet",
    "getAndSetAcquire",
    "getAndSetRelease",
    "getAndAdd",
    "getAndAddAcquire",
    "getAndAddRelease",
    "getAndBitwiseOr",
    "getAndBitwiseOrRelease",
    "getAndBitwiseOrAcquire",
    "getAndBitwiseAnd",
    "getAndBitwiseAndRelease",
    "getAndBitwiseAndAcquire",
    "getAndBitwiseXor",
    "getAndBitwiseXorRelease",
    "getAndBitwiseXorAcquire",
];

/// What an access does, whatever its memory order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Access {
    Get,
    Set,
    CompareAndSet,
    CompareAndExchange,
    GetAndSet,
    GetAndAdd,
    GetAndOr,
    GetAndAnd,
    GetAndXor,
}

impl Access {
    /// The access of a method name of VarHandle.
    pub fn named(name: &str) -> Option<Access> {
        use Access::*;
        let plain = ["Acquire", "Release", "Volatile", "Opaque", "Plain"]
            .iter()
            .find_map(|order| name.strip_suffix(order))
            .unwrap_or(name);
        Some(match plain {
            "get" => Get,
            "set" => Set,
            "compareAndSet" | "weakCompareAndSet" => CompareAndSet,
            "compareAndExchange" => CompareAndExchange,
            "getAndSet" => GetAndSet,
            "getAndAdd" => GetAndAdd,
            "getAndBitwiseOr" => GetAndOr,
            "getAndBitwiseAnd" => GetAndAnd,
            "getAndBitwiseXor" => GetAndXor,
            _ => return None,
        })
    }

    /// The access of an `AccessMode` by its ordinal.
    pub fn of_mode(ordinal: usize) -> Option<Access> {
        use Access::*;
        Some(match ordinal {
            0 | 2 | 4 | 6 => Get,
            1 | 3 | 5 | 7 => Set,
            8 | 12..=15 => CompareAndSet,
            9..=11 => CompareAndExchange,
            16..=18 => GetAndSet,
            19..=21 => GetAndAdd,
            22..=24 => GetAndOr,
            25..=27 => GetAndAnd,
            28..=30 => GetAndXor,
            _ => return None,
        })
    }

    fn writes(self) -> bool {
        self != Access::Get
    }

    /// How many values the access takes.
    fn values(self) -> usize {
        match self {
            Access::Get => 0,
            Access::CompareAndSet | Access::CompareAndExchange => 2,
            _ => 1,
        }
    }
}

/// Where a variable lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    Instance {
        class: ClassId,
        slot: u16,
    },
    Static {
        class: ClassId,
        slot: u16,
    },
    Element {
        array: ClassId,
    },
    /// A number in a byte array, or in a byte buffer.
    View {
        big_endian: bool,
        size: u8,
        buffer: bool,
    },
}

/// What a VarHandle object stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variable {
    pub place: Place,
    /// The descriptor letter of the variable's type, and the type.
    pub letter: u8,
    pub class: ClassId,
    pub is_final: bool,
    /// Sites must have exactly the handle's types.
    pub exact: bool,
    pub field: Option<FieldId>,
}

/// A signature-polymorphic call of a VarHandle method.
#[derive(Clone, Copy, Debug)]
pub struct VarSite {
    access: Access,
    /// Without a memory order.
    plain: bool,
    /// Operand slots, the handle's included.
    slots: u16,
    result: Option<Kind>,
    /// Index of owner, method name and descriptor in the link state.
    text: u32,
    /// The handle's variable for which the rest was found out, plus one, or `FOREIGN`.
    checked: u32,
    /// The result is to be cast to this.
    cast: Option<ClassId>,
    adapter: Option<MethodId>,
}

/// One variable, found.
#[derive(Clone, Copy)]
enum Spot {
    Slot(ObjRef, usize),
    Element(ObjRef, usize),
    /// In a byte array.
    Bytes(ObjRef, usize, Number),
    /// At an address outside the heap.
    Outside(u64, Number),
}

/// Instead of the number of a variable: a handle that is not the machine's own.
const FOREIGN: u32 = u32::MAX;
const NPE: &str = "java/lang/NullPointerException";

impl Machine {
    /// The VarHandle object of a variable: one, permanent.
    pub fn var_handle(&mut self, variable: Variable) -> Result<ObjRef, Trap> {
        if let Some(&object) = self.program.link_state.var_objects.get(&variable) {
            return Ok(object);
        }
        let class = self.var_handle_class()?;
        let text = self.variable_text(&variable);
        let stable = crate::class::stable_hash(&["VarHandle", &text]);
        let object = self.state.heap.alloc_permanent(class, 0, stable)?;
        self.program.link_state.variables.push(variable);
        let index = self.program.link_state.variables.len() as u64;
        let known = self.program.known;
        self.state.heap.fill_permanent(object)[known.vh_kind.0] = index;
        let exact = self.find_declared_field(self.class(class).superclass.unwrap_or(class), "exact");
        if let Some(exact) = exact {
            let slot = self.field(exact).slot as usize;
            self.state.heap.fill_permanent(object)[slot] = u64::from(variable.exact);
        }
        self.program.link_state.var_objects.insert(variable, object);
        Ok(object)
    }

    /// A text that tells variables apart in every run.
    fn variable_text(&self, v: &Variable) -> String {
        let place = match v.place {
            Place::Instance { class, slot } | Place::Static { class, slot } => {
                format!("{}.{slot}", self.class(class).name)
            }
            Place::Element { array } => self.class(array).name.to_string(),
            Place::View { big_endian, size, buffer } => format!("view {size} {big_endian} {buffer}"),
        };
        let is_static = matches!(v.place, Place::Static { .. });
        format!("{place} {} {is_static} {} {}", v.letter as char, v.is_final, v.exact)
    }

    pub fn variable(&self, handle: ObjRef) -> Option<Variable> {
        let index = self.state.heap.get(handle, self.program.known.vh_kind.0) as usize;
        self.program.link_state.variables.get(index.checked_sub(1)?).copied()
    }

    fn var_handle_class(&mut self) -> Result<ClassId, Trap> {
        const NAME: &str = "java/lang/invoke/VarHandles$Direct";
        if let Some(&class) = self.program.class_index.get(NAME) {
            return Ok(class);
        }
        let above = self.load_class("java/lang/invoke/VarHandle")?;
        let mut w = ClassWriter::new(access::FINAL, NAME, "java/lang/invoke/VarHandle", &[]);
        for (name, descriptor, _) in crate::native::VAR_HANDLE_METHODS {
            w.bare_method(access::PUBLIC | access::NATIVE, name, descriptor);
        }
        let class = self.define_synthetic(w.finish(), Some(above))?;
        for (name, _, native) in crate::native::VAR_HANDLE_METHODS {
            self.bind_native(class, name, *native);
        }
        Ok(class)
    }

    /// The handle of a field.
    pub fn field_variable(&mut self, field: FieldId, receiver: ClassId) -> Result<Variable, Trap> {
        let f = self.field(field);
        let (letter, slot, class) = (f.letter, f.slot, f.class);
        let (is_static, is_final) = (f.is_static(), f.flags & access::FINAL != 0);
        let descriptor = self.program.symbols.text(f.descriptor).clone();
        let value = self.load_descriptor_for(self.field(field).class, &descriptor)?;
        let place =
            if is_static { Place::Static { class, slot } } else { Place::Instance { class: receiver, slot } };
        Ok(Variable { place, letter, class: value, is_final, exact: false, field: Some(field) })
    }

    pub fn element_variable(&mut self, array: ClassId) -> Option<Variable> {
        let Sort::Array { component } = self.class(array).sort else { return None };
        let letter = self.descriptor_of(component).as_bytes()[0];
        let place = Place::Element { array };
        Some(Variable { place, letter, class: component, is_final: false, exact: false, field: None })
    }

    /// Descriptors of the coordinates of a variable.
    pub fn coordinates(&self, v: &Variable) -> Vec<String> {
        match v.place {
            Place::Instance { class, .. } => vec![self.descriptor_of(class)],
            Place::Static { .. } => Vec::new(),
            Place::Element { array } => vec![self.descriptor_of(array), "I".into()],
            Place::View { buffer: false, .. } => vec!["[B".into(), "I".into()],
            Place::View { buffer: true, .. } => vec!["Ljava/nio/ByteBuffer;".into(), "I".into()],
        }
    }

    /// The descriptor of an access, without the handle itself.
    pub fn access_descriptor(&self, v: &Variable, access: Access) -> String {
        let value = self.descriptor_of(v.class);
        let mut text = format!("({}", self.coordinates(v).concat());
        for _ in 0..access.values() {
            text.push_str(&value);
        }
        text.push(')');
        text.push_str(match access {
            Access::Set => "V",
            Access::CompareAndSet => "Z",
            _ => &value,
        });
        text
    }

    pub fn is_access_supported(&self, v: &Variable, access: Access, plain: bool) -> bool {
        if v.is_final && access.writes() {
            return false;
        }
        if let Place::View { buffer, .. } = v.place
            && !self.is_view_supported(v.letter, buffer, access, plain)
        {
            return false;
        }
        match access {
            Access::GetAndAdd => !matches!(v.letter, b'L' | b'[' | b'Z'),
            Access::GetAndOr | Access::GetAndAnd | Access::GetAndXor => {
                !matches!(v.letter, b'L' | b'[' | b'F' | b'D')
            }
            _ => true,
        }
    }

    /// Links a call of a VarHandle access method.
    pub(super) fn link_var_site(
        &mut self,
        owner: ClassId,
        name: &str,
        descriptor: &str,
    ) -> Result<Option<u32>, Trap> {
        let Some(access) = Access::named(name) else { return Ok(None) };
        let (slots, result) = Machine::descriptor_shape(descriptor);
        let form = self.descriptor_in(owner, descriptor)?;
        self.program.link_state.var_texts.push((owner, name.into(), form.into()));
        let text = self.program.link_state.var_texts.len() as u32 - 1;
        let plain = matches!(name, "get" | "set");
        let site =
            VarSite { access, plain, slots: slots + 1, result, text, checked: 0, cast: None, adapter: None };
        self.program.call_sites.push(CallSite::Var(site));
        Ok(Some(self.program.call_sites.len() as u32 - 1))
    }

    /// Executes an access at a call site.
    pub(super) fn invoke_var_site(&mut self, at: u32, mut site: VarSite) -> Result<(), Trap> {
        let thread = &self.state.threads[self.state.current];
        let frame = thread.frames.last().expect("running");
        let start = (frame.sp - u32::from(site.slots)) as usize;
        let handle = ObjRef(thread.stack[start] as u32);
        if handle.is_null() {
            return Err(Trap::Raise(NPE, None));
        }
        let index = self.state.heap.get(handle, self.program.known.vh_kind.0) as u32;
        // Zero: a handle that is not the machine's own; one adapter serves all of them.
        let index = if index == 0 { FOREIGN } else { index };
        if site.checked != index {
            site =
                if index == FOREIGN { self.foreign_site(site)? } else { self.check_var_site(handle, site)? };
            site.checked = index;
            self.program.call_sites[at as usize] = CallSite::Var(site);
        }
        if let Some(adapter) = site.adapter {
            return self.call(adapter);
        }
        let variable = self.program.link_state.variables[index as usize - 1];
        let result = self.access(&variable, site.access, site.plain, start + 1)?;
        if self.run.recorder.is_some() {
            self.record_variable(&variable, site.access, start + 1, result);
        }
        if let Some(cast) = site.cast {
            let object = ObjRef(result as u32);
            if !object.is_null() && !self.is_subclass(self.state.heap.class(object), cast) {
                return Err(self.class_cast_trap(object, cast));
            }
        }
        let thread = &mut self.state.threads[self.state.current];
        let frame = thread.frames.last_mut().expect("running");
        let mut sp = start;
        if let Some(kind) = site.result {
            thread.stack[sp] = result;
            sp += 1;
            if kind.slots() == 2 {
                thread.stack[sp] = 0;
                sp += 1;
            }
        }
        frame.sp = sp as u32;
        frame.pc += 1;
        Ok(())
    }

    /// Finds out how a site's types relate to a handle's.
    #[cold]
    fn check_var_site(&mut self, handle: ObjRef, mut site: VarSite) -> Result<VarSite, Trap> {
        let Some(variable) = self.variable(handle) else {
            let class = self.class_java_name(self.state.heap.class(handle));
            return Err(Trap::Unsupported(format!("a variable handle of the kind {class}")));
        };
        let (owner, name, found) = self.program.link_state.var_texts[site.text as usize].clone();
        if !self.is_access_supported(&variable, site.access, site.plain) {
            // Newer JDKs say which access.
            let text = (self.program.boot.feature > 21).then(|| name.to_string());
            return Err(Trap::Raise("java/lang/UnsupportedOperationException", text));
        }
        let wanted = self.access_descriptor(&variable, site.access);
        site.cast = None;
        site.adapter = None;
        if *found == *wanted {
            return Ok(site);
        }
        let form = |m: &Machine, d: &str| m.type_text(d);
        if variable.exact {
            let (wanted, found) = (form(self, &wanted), form(self, &found));
            let text = match self.program.boot.feature {
                ..=17 => format!("expected {wanted} but found {found}"),
                _ => format!("handle's method type {wanted} but found {found}"),
            };
            return raise("java/lang/invoke/WrongMethodTypeException", text);
        }
        let bad = crate::machine::resolve::format_error;
        let (have, want) =
            (MethodDescriptor::parse(&found).map_err(bad)?, MethodDescriptor::parse(&wanted).map_err(bad)?);
        let (from, to): (Vec<&str>, Vec<&str>) = (have.params().collect(), want.params().collect());
        let same_kind = |a: &str, b: &str| a == b || !convert::is_primitive(a) && !convert::is_primitive(b);
        let direct = from.len() == to.len()
            && from.iter().zip(&to).all(|(a, b)| same_kind(a, b))
            && (have.result == "V" || same_kind(want.result, have.result));
        if direct {
            if have.result != "V" && !convert::is_primitive(have.result) {
                let result = self.load_descriptor(have.result)?;
                site.cast = (!self.is_subclass(variable.class, result)).then_some(result);
            }
            return Ok(site);
        }
        let handle_type = "Ljava/lang/invoke/VarHandle;";
        let (from, to) = (super::prefixed(&found, handle_type), super::prefixed(&wanted, handle_type));
        if !self.can_convert_all(&to, &from)? {
            let text = format!("cannot convert MethodHandle{} to {}", form(self, &to), form(self, &from));
            return raise("java/lang/invoke/WrongMethodTypeException", text);
        }
        site.adapter = Some(self.var_adapter(owner, &name, &found, &wanted)?);
        Ok(site)
    }

    /// A static method that converts operands and result of an access.
    fn var_adapter(&mut self, owner: ClassId, name: &str, from: &str, to: &str) -> Result<MethodId, Trap> {
        let key = crate::class::stable_hash(&[name, from, to]);
        let class_name = format!("java/lang/invoke/VarHandle$As${key:016x}");
        if let Some(&class) = self.program.class_index.get(&*class_name) {
            return Ok(self.declared_named(class, "access"));
        }
        let bad = crate::machine::resolve::format_error;
        let (have, want) =
            (MethodDescriptor::parse(from).map_err(bad)?, MethodDescriptor::parse(to).map_err(bad)?);
        let handle = "Ljava/lang/invoke/VarHandle;";
        let mut w = ClassWriter::new(0, &class_name, "java/lang/Object", &[]);
        let mut c = w.method(access::STATIC, "access", &super::prefixed(from, handle));
        c.load(handle, 0);
        let mut local = 1;
        for (a, b) in have.params().zip(want.params()) {
            c.load(a, local);
            local += Kind::of(a).slots();
            convert::as_type(&mut c, a, b);
        }
        c.invoke_virtual("java/lang/invoke/VarHandle", name, to);
        convert::as_type(&mut c, want.result, have.result);
        c.ret(have.result);
        c.finish();
        let class = self.define_synthetic(w.finish(), Some(owner))?;
        Ok(self.declared_named(class, "access"))
    }

    /// Performs an access whose coordinates and values lie at a place of the current stack.
    fn access(&mut self, v: &Variable, access: Access, plain: bool, at: usize) -> Result<u64, Trap> {
        let operand = |m: &Machine, i: usize| m.state.threads[m.state.current].stack[at + i];
        let (spot, first) = match v.place {
            Place::Instance { class, slot } => {
                let object = ObjRef(operand(self, 0) as u32);
                if object.is_null() {
                    return Err(self.null_coordinate());
                }
                if !self.is_subclass(self.state.heap.class(object), class) {
                    return Err(self.class_cast_trap(object, class));
                }
                (Spot::Slot(object, slot as usize), 1)
            }
            Place::Static { class, slot } => {
                if !self.is_initialised(class) {
                    let is_begun = matches!(self.state.init[class.0 as usize], Init::By(_));
                    match self.program.boot.feature {
                        // The class was initialised, or begun to be, when the handle was made: nobody waits for it.
                        ..=17 if is_begun => (),
                        18..=24 if is_begun => {
                            let what =
                                "a handle on a static field while another thread initialises its class";
                            return Err(Trap::Unsupported(what.into()));
                        }
                        _ => return Err(Trap::Init(class)),
                    }
                }
                (Spot::Slot(self.class(class).statics, slot as usize), 0)
            }
            Place::Element { array: class } => {
                let (array, index) = (ObjRef(operand(self, 0) as u32), operand(self, 1) as i32);
                if array.is_null() {
                    return Err(self.null_coordinate());
                }
                if !self.is_subclass(self.state.heap.class(array), class) {
                    return Err(self.class_cast_trap(array, class));
                }
                let length = self.state.heap.len(array);
                if index as u32 as usize >= length {
                    return raise(
                        "java/lang/ArrayIndexOutOfBoundsException",
                        format!("Index {index} out of bounds for length {length}"),
                    );
                }
                (Spot::Element(array, index as usize), 2)
            }
            Place::View { big_endian, size, buffer } => {
                let (of, index) = (ObjRef(operand(self, 0) as u32), operand(self, 1) as i32);
                if of.is_null() && buffer {
                    return Err(self.null_coordinate());
                }
                let number = Number { big_endian, size, plain };
                let spot = if buffer {
                    self.buffer_spot(number, of, index, access.writes())?
                } else {
                    self.array_spot(number, of, index)?
                };
                (spot, 2)
            }
        };
        let wide = if matches!(v.letter, b'J' | b'D') { 2 } else { 1 };
        let (a, b) = match access.values() {
            0 => (0, 0),
            1 => (operand(self, first), 0),
            _ => (operand(self, first), operand(self, first + wide)),
        };
        let narrowed = |value: u64| if wide == 2 { value } else { narrow(v.letter, value) };
        if matches!(v.letter, b'L' | b'[') {
            for (value, counts) in [(a, access.values() > 0), (b, access.values() > 1)] {
                if counts {
                    self.check_var_value(v, spot, ObjRef(value as u32))?;
                }
            }
        }
        let object = match spot {
            Spot::Slot(o, _) | Spot::Element(o, _) | Spot::Bytes(o, ..) => o,
            // Plain runs only.
            Spot::Outside(..) => ObjRef::NULL,
        };
        if !object.is_null() && (!v.is_final || self.run.unreduced || self.state.heap.is_leaked(object)) {
            let part = match spot {
                Spot::Slot(_, part) | Spot::Element(_, part) => part as u32,
                Spot::Bytes(..) | Spot::Outside(..) => crate::machine::trail::WHOLE,
            };
            // One that fails only reads.
            let fails = self.run.tracing
                && !self.run.open.on
                && matches!(access, Access::CompareAndSet | Access::CompareAndExchange)
                && self.load_spot(spot, v.letter) != narrowed(a);
            self.visible_at(object, part, access != Access::Get && !fails)?;
        }
        if self.run.open.on {
            self.settle_object(object)?;
        }
        let old = self.load_spot(spot, v.letter);
        if !matches!(access, Access::Get | Access::Set) && self.is_open(old) {
            return Err(self.settle_draw(old));
        }
        let new = match access {
            Access::Get => return Ok(old),
            Access::Set => {
                self.store_spot(spot, v.letter, narrowed(a));
                return Ok(0);
            }
            Access::CompareAndSet | Access::CompareAndExchange => {
                let is_reference = matches!(v.letter, b'L' | b'[');
                let equal = match is_reference {
                    true => self.meant_reference(ObjRef(old as u32), ObjRef(a as u32))?.0 == old as u32,
                    false => old == narrowed(a),
                };
                if equal {
                    self.store_spot(spot, v.letter, narrowed(b));
                }
                return Ok(if access == Access::CompareAndSet { u64::from(equal) } else { old });
            }
            Access::GetAndSet => a,
            Access::GetAndAdd => match v.letter {
                b'J' => old.wrapping_add(a),
                b'D' => (f64::from_bits(old) + f64::from_bits(a)).to_bits(),
                b'F' => u64::from((f32::from_bits(old as u32) + f32::from_bits(a as u32)).to_bits()),
                _ => u64::from((old as u32).wrapping_add(a as u32)),
            },
            Access::GetAndOr => old | a,
            Access::GetAndAnd => old & a,
            Access::GetAndXor => old ^ a,
        };
        self.store_spot(spot, v.letter, narrowed(new));
        Ok(old)
    }

    /// What `Objects.requireNonNull` throws: there is nothing to explain.
    #[cold]
    fn null_coordinate(&mut self) -> Trap {
        let made = self.load_class(NPE).and_then(|class| self.make_throwable(class, ObjRef::NULL));
        made.map_or_else(|trap| trap, Trap::Throw)
    }

    /// What `Class.cast` throws, by which handles convert.
    #[cold]
    fn class_cast_trap(&mut self, object: ObjRef, to: ClassId) -> Trap {
        let (a, b) = (self.class_java_name(self.state.heap.class(object)), self.class_java_name(to));
        Trap::Raise("java/lang/ClassCastException", Some(format!("Cannot cast {a} to {b}")))
    }

    /// A value must be of the variable's type, and of the array's own element type.
    fn check_var_value(&mut self, v: &Variable, spot: Spot, value: ObjRef) -> Result<(), Trap> {
        if value.is_null() {
            return Ok(());
        }
        let class = self.state.heap.class(value);
        if v.class != well_known::OBJECT && !self.is_subclass(class, v.class) {
            return Err(self.class_cast_trap(value, v.class));
        }
        if let Spot::Element(array, _) = spot
            && let Sort::Array { component } = self.class(self.state.heap.class(array)).sort
            && component != v.class
            && !self.is_subclass(class, component)
        {
            return Err(self.class_cast_trap(value, component));
        }
        Ok(())
    }

    #[inline]
    fn load_spot(&self, spot: Spot, letter: u8) -> u64 {
        match spot {
            Spot::Slot(object, slot) => self.state.heap.get(object, slot),
            Spot::Element(array, i) => match letter {
                b'J' | b'D' => self.state.heap.elements::<u64>(array)[i],
                b'B' | b'Z' => u64::from(i32::from(self.state.heap.elements::<i8>(array)[i]) as u32),
                b'C' => u64::from(self.state.heap.elements::<u16>(array)[i]),
                b'S' => u64::from(i32::from(self.state.heap.elements::<i16>(array)[i]) as u32),
                _ => u64::from(self.state.heap.elements::<u32>(array)[i]),
            },
            Spot::Bytes(array, at, number) => {
                number.read(&self.state.heap.bytes(array)[at..at + number.size as usize], letter)
            }
            Spot::Outside(address, number) => {
                let bytes = self.run.plain.memory.read(address, number.size as usize);
                bytes.map_or(0, |bytes| number.read(bytes, letter))
            }
        }
    }

    #[inline]
    fn store_spot(&mut self, spot: Spot, letter: u8, value: u64) {
        match spot {
            Spot::Slot(object, slot) => match letter {
                b'L' | b'[' => self.state.heap.put_ref(object, slot, ObjRef(value as u32)),
                _ => self.state.heap.put(object, slot, value),
            },
            Spot::Element(array, i) => match letter {
                b'L' | b'[' => self.state.heap.put_array_ref(array, i, ObjRef(value as u32)),
                b'J' | b'D' => self.state.heap.elements_mut::<u64>(array)[i] = value,
                b'B' | b'Z' => self.state.heap.elements_mut::<u8>(array)[i] = value as u8,
                b'C' | b'S' => self.state.heap.elements_mut::<u16>(array)[i] = value as u16,
                _ => self.state.heap.elements_mut::<u32>(array)[i] = value as u32,
            },
            Spot::Bytes(array, at, number) => number
                .write(&mut self.state.heap.elements_mut::<u8>(array)[at..at + number.size as usize], value),
            Spot::Outside(address, number) => {
                if let Some(bytes) = self.run.plain.memory.at(address, number.size as usize) {
                    number.write(bytes, value);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_ordinals_agree() {
        for (i, name) in MODES.iter().enumerate() {
            assert_eq!(Access::named(name), Access::of_mode(i), "{name}");
        }
        assert_eq!(Access::named("toMethodHandle"), None);
        assert_eq!(Access::of_mode(31), None);
    }
}
