//! A small class-file assembler, for the classes the machine writes itself.
//!
//! It writes what the loader reads: pool, fields, methods with code and handlers. No StackMapTable:
//! the data flow analysis infers kinds. Constants are shared, the stack depth is tracked through
//! every operation, and a label takes the depth of the jumps that lead to it.

use crate::classfile::HandleKind;
use crate::classfile::descriptor::{Kind, MethodDescriptor};
use rustc_hash::FxHashMap;

/// The constants of a class being written.
#[derive(Default)]
struct Pool {
    bytes: Vec<u8>,
    count: u16,
    index: FxHashMap<Vec<u8>, u16>,
}

impl Pool {
    fn add(&mut self, constant: Vec<u8>) -> u16 {
        if let Some(&at) = self.index.get(&constant) {
            return at;
        }
        let at = self.count + 1;
        self.bytes.extend_from_slice(&constant);
        // A long or double takes two indices.
        self.count += if matches!(constant[0], 5 | 6) { 2 } else { 1 };
        self.index.insert(constant, at);
        at
    }

    fn units(&mut self, units: impl Iterator<Item = u16>) -> u16 {
        let mut text = Vec::new();
        for unit in units {
            match unit {
                1..=0x7F => text.push(unit as u8),
                0 | 0x80..=0x7FF => text.extend([0xC0 | (unit >> 6) as u8, 0x80 | (unit & 0x3F) as u8]),
                _ => text.extend([
                    0xE0 | (unit >> 12) as u8,
                    0x80 | (unit >> 6 & 0x3F) as u8,
                    0x80 | (unit & 0x3F) as u8,
                ]),
            }
        }
        assert!(text.len() <= usize::from(u16::MAX), "a text constant fits in a class file");
        let mut constant = vec![1];
        constant.extend((text.len() as u16).to_be_bytes());
        constant.extend(text);
        self.add(constant)
    }

    fn utf8(&mut self, text: &str) -> u16 {
        self.units(text.encode_utf16())
    }

    fn one(&mut self, tag: u8, a: u16) -> u16 {
        let a = a.to_be_bytes();
        self.add(vec![tag, a[0], a[1]])
    }

    fn two(&mut self, tag: u8, a: u16, b: u16) -> u16 {
        let (a, b) = (a.to_be_bytes(), b.to_be_bytes());
        self.add(vec![tag, a[0], a[1], b[0], b[1]])
    }

    fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        self.one(7, name)
    }

    fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let class = self.class(class);
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let name_and_type = self.two(12, name, descriptor);
        self.two(tag, class, name_and_type)
    }
}

/// A class being written.
pub struct ClassWriter {
    pool: Pool,
    flags: u16,
    name: String,
    this: u16,
    above: u16,
    interfaces: Vec<u16>,
    fields: (u16, Vec<u8>),
    methods: (u16, Vec<u8>),
}

impl ClassWriter {
    pub fn new(flags: u16, name: &str, above: &str, interfaces: &[&str]) -> ClassWriter {
        let mut pool = Pool::default();
        let (this, above) = (pool.class(name), pool.class(above));
        let interfaces = interfaces.iter().map(|i| pool.class(i)).collect();
        ClassWriter {
            pool,
            flags: flags | crate::classfile::access::SYNTHETIC | crate::classfile::access::SUPER,
            name: name.to_owned(),
            this,
            above,
            interfaces,
            fields: (0, Vec::new()),
            methods: (0, Vec::new()),
        }
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn field(&mut self, flags: u16, name: &str, descriptor: &str) {
        let (name, descriptor) = (self.pool.utf8(name), self.pool.utf8(descriptor));
        self.fields.0 += 1;
        for part in [flags, name, descriptor, 0] {
            self.fields.1.extend(part.to_be_bytes());
        }
    }

    /// A method without code: native or abstract.
    pub fn bare_method(&mut self, flags: u16, name: &str, descriptor: &str) {
        let (name, descriptor) = (self.pool.utf8(name), self.pool.utf8(descriptor));
        self.methods.0 += 1;
        for part in [flags, name, descriptor, 0] {
            self.methods.1.extend(part.to_be_bytes());
        }
    }

    /// Begins a method with code; [`Code::finish`] adds it to the class.
    pub fn method(&mut self, flags: u16, name: &str, descriptor: &str) -> Code<'_> {
        let slots = MethodDescriptor::parse(descriptor).map_or(0, |d| d.arg_slots());
        let this = u16::from(flags & crate::classfile::access::STATIC == 0);
        Code {
            head: [flags, self.pool.utf8(name), self.pool.utf8(descriptor)],
            class: self,
            bytes: Vec::new(),
            depth: 0,
            max_depth: 0,
            locals: slots + this,
            labels: Vec::new(),
            jumps: Vec::new(),
            handlers: Vec::new(),
        }
    }

    /// The class file.
    pub fn finish(self) -> Vec<u8> {
        let mut out = vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52];
        out.extend((self.pool.count + 1).to_be_bytes());
        out.extend(self.pool.bytes);
        for part in [self.flags, self.this, self.above, self.interfaces.len() as u16] {
            out.extend(part.to_be_bytes());
        }
        for interface in self.interfaces {
            out.extend(interface.to_be_bytes());
        }
        for (count, bytes) in [self.fields, self.methods] {
            out.extend(count.to_be_bytes());
            out.extend(bytes);
        }
        out.extend([0, 0]);
        out
    }
}

/// A place in code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label(usize);

#[derive(Clone, Copy, Default)]
struct Place {
    at: Option<usize>,
    depth: Option<i32>,
}

/// The code of a method being written.
pub struct Code<'a> {
    class: &'a mut ClassWriter,
    head: [u16; 3],
    bytes: Vec<u8>,
    depth: i32,
    max_depth: i32,
    locals: u16,
    labels: Vec<Place>,
    /// Where a jump's opcode is, and its target; the operand follows the opcode.
    jumps: Vec<(usize, Label)>,
    handlers: Vec<(Label, Label, Label, u16)>,
}

/// Opcodes used by name outside this file.
pub mod op {
    pub const ACONST_NULL: u8 = 0x01;
    pub const POP: u8 = 0x57;
    pub const POP2: u8 = 0x58;
    pub const DUP: u8 = 0x59;
    pub const SWAP: u8 = 0x5F;
    pub const IADD: u8 = 0x60;
    pub const IMUL: u8 = 0x68;
    pub const IAND: u8 = 0x7E;
    pub const I2L: u8 = 0x85;
    pub const I2F: u8 = 0x86;
    pub const I2D: u8 = 0x87;
    pub const L2I: u8 = 0x88;
    pub const L2F: u8 = 0x89;
    pub const L2D: u8 = 0x8A;
    pub const F2I: u8 = 0x8B;
    pub const F2L: u8 = 0x8C;
    pub const F2D: u8 = 0x8D;
    pub const D2I: u8 = 0x8E;
    pub const D2L: u8 = 0x8F;
    pub const D2F: u8 = 0x90;
    pub const I2B: u8 = 0x91;
    pub const I2C: u8 = 0x92;
    pub const I2S: u8 = 0x93;
    pub const LCMP: u8 = 0x94;
    pub const IFEQ: u8 = 0x99;
    pub const IFNE: u8 = 0x9A;
    pub const IFLT: u8 = 0x9B;
    pub const IFGE: u8 = 0x9C;
    pub const IF_ICMPNE: u8 = 0xA0;
    pub const IF_ICMPLT: u8 = 0xA1;
    pub const IF_ICMPGE: u8 = 0xA2;
    pub const IF_ICMPGT: u8 = 0xA3;
    pub const IF_ACMPEQ: u8 = 0xA5;
    pub const IF_ACMPNE: u8 = 0xA6;
    pub const GOTO: u8 = 0xA7;
    pub const RETURN: u8 = 0xB1;
    pub const ARRAYLENGTH: u8 = 0xBE;
    pub const ATHROW: u8 = 0xBF;
    pub const IFNULL: u8 = 0xC6;
    pub const IFNONNULL: u8 = 0xC7;
}

/// What a plain operation does to the depth of the stack.
fn effect(opcode: u8) -> i32 {
    match opcode {
        op::ACONST_NULL | op::DUP | op::I2L | op::I2D | op::F2L | op::F2D => 1,
        op::POP | op::IADD | op::IMUL | op::IAND | op::L2I | op::L2F | op::D2I | op::D2F | op::ATHROW => -1,
        op::POP2 => -2,
        op::LCMP => -3,
        op::SWAP | op::I2F | op::L2D | op::F2I | op::D2L | op::I2B | op::I2C | op::I2S | op::ARRAYLENGTH => 0,
        op::RETURN => 0,
        op::IFEQ | op::IFNE | op::IFLT | op::IFGE | op::IFNULL | op::IFNONNULL => -1,
        op::IF_ICMPNE..=op::IF_ICMPGT | op::IF_ACMPEQ | op::IF_ACMPNE => -2,
        op::GOTO => 0,
        _ => panic!("sojourner bug: the assembler does not know opcode {opcode:#x}"),
    }
}

/// The offset of a typed opcode (`iload`, `lload` ...) from the int one.
fn typed(descriptor: &str) -> u8 {
    match Kind::of(descriptor) {
        Kind::Int => 0,
        Kind::Long => 1,
        Kind::Float => 2,
        Kind::Double => 3,
        Kind::Ref => 4,
    }
}

fn slots(descriptor: &str) -> i32 {
    if descriptor == "V" { 0 } else { i32::from(Kind::of(descriptor).slots()) }
}

impl Code<'_> {
    fn adjust(&mut self, by: i32) {
        self.depth += by;
        debug_assert!(self.depth >= 0, "the assembler's stack never runs empty");
        self.max_depth = self.max_depth.max(self.depth);
    }

    fn short(&mut self, value: u16) {
        self.bytes.extend(value.to_be_bytes());
    }

    /// An operation without operands.
    pub fn op(&mut self, opcode: u8) {
        self.bytes.push(opcode);
        self.adjust(effect(opcode));
    }

    fn local(&mut self, opcode: u8, descriptor: &str, local: u16) {
        let opcode = opcode + typed(descriptor);
        self.locals = self.locals.max(local + Kind::of(descriptor).slots());
        match u8::try_from(local) {
            Ok(local) => self.bytes.extend([opcode, local]),
            Err(_) => {
                self.bytes.extend([crate::bytecode::table::WIDE, opcode]);
                self.short(local);
            }
        }
    }

    /// Pushes a local of this type.
    pub fn load(&mut self, descriptor: &str, local: u16) {
        self.local(0x15, descriptor, local);
        self.adjust(slots(descriptor));
    }

    pub fn store(&mut self, descriptor: &str, local: u16) {
        self.local(0x36, descriptor, local);
        self.adjust(-slots(descriptor));
    }

    /// A local that no argument and no earlier local uses.
    pub fn fresh_local(&mut self, descriptor: &str) -> u16 {
        let local = self.locals;
        self.locals += Kind::of(descriptor).slots();
        local
    }

    /// Returns a value of this type (`V` for none).
    pub fn ret(&mut self, descriptor: &str) {
        if descriptor == "V" {
            return self.op(op::RETURN);
        }
        self.bytes.push(0xAC + typed(descriptor));
        self.adjust(-slots(descriptor));
    }

    /// Drops a value of this type.
    pub fn drop_value(&mut self, descriptor: &str) {
        match slots(descriptor) {
            0 => {}
            1 => self.op(op::POP),
            _ => self.op(op::POP2),
        }
    }

    /// Pushes the zero of a type.
    pub fn zero(&mut self, descriptor: &str) {
        let opcode = match Kind::of(descriptor) {
            Kind::Int => 0x03,
            Kind::Long => 0x09,
            Kind::Float => 0x0B,
            Kind::Double => 0x0E,
            Kind::Ref => op::ACONST_NULL,
        };
        self.bytes.push(opcode);
        self.adjust(slots(descriptor));
    }

    pub fn int(&mut self, value: i32) {
        match (i8::try_from(value), i16::try_from(value)) {
            (Ok(v), _) if (-1..=5).contains(&v) => self.bytes.push((3 + v) as u8),
            (Ok(v), _) => self.bytes.extend([0x10, v as u8]),
            (_, Ok(v)) => {
                self.bytes.push(0x11);
                self.short(v as u16);
            }
            _ => {
                let mut constant = vec![3];
                constant.extend(value.to_be_bytes());
                let at = self.class.pool.add(constant);
                return self.ldc(at, 1);
            }
        }
        self.adjust(1);
    }

    fn ldc(&mut self, index: u16, slots: i32) {
        self.bytes.push(if slots == 2 { 0x14 } else { 0x13 });
        self.short(index);
        self.adjust(slots);
    }

    pub fn long(&mut self, value: i64) {
        let mut constant = vec![5];
        constant.extend(value.to_be_bytes());
        let at = self.class.pool.add(constant);
        self.ldc(at, 2);
    }

    pub fn float(&mut self, value: f32) {
        let mut constant = vec![4];
        constant.extend(value.to_bits().to_be_bytes());
        let at = self.class.pool.add(constant);
        self.ldc(at, 1);
    }

    pub fn double(&mut self, value: f64) {
        let mut constant = vec![6];
        constant.extend(value.to_bits().to_be_bytes());
        let at = self.class.pool.add(constant);
        self.ldc(at, 2);
    }

    pub fn string(&mut self, text: &str) {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.string_units(&units);
    }

    pub fn string_units(&mut self, units: &[u16]) {
        let text = self.class.pool.units(units.iter().copied());
        let at = self.class.pool.one(8, text);
        self.ldc(at, 1);
    }

    /// Pushes the Class object of a reference type (internal name or array descriptor).
    pub fn class(&mut self, name: &str) {
        let at = self.class.pool.class(name);
        self.ldc(at, 1);
    }

    /// Pushes the Class object of any type, by its descriptor.
    pub fn type_object(&mut self, descriptor: &str) {
        match super::convert::wrapper(descriptor) {
            Some(wrapper) => self.get_static(wrapper, "TYPE", "Ljava/lang/Class;"),
            None => self.class(super::convert::class_name(descriptor)),
        }
    }

    pub fn method_type(&mut self, descriptor: &str) {
        let text = self.class.pool.utf8(descriptor);
        let at = self.class.pool.one(16, text);
        self.ldc(at, 1);
    }

    /// Pushes a method handle for a member.
    pub fn method_handle(
        &mut self,
        kind: HandleKind,
        interface: bool,
        class: &str,
        name: &str,
        descriptor: &str,
    ) {
        use HandleKind::*;
        let tag = match kind {
            GetField | GetStatic | PutField | PutStatic => 9,
            _ if interface => 11,
            _ => 10,
        };
        let member = self.class.pool.member(tag, class, name, descriptor).to_be_bytes();
        let at = self.class.pool.add(vec![15, kind as u8, member[0], member[1]]);
        self.ldc(at, 1);
    }

    fn field_op(&mut self, opcode: u8, class: &str, name: &str, descriptor: &str, effect: i32) {
        let at = self.class.pool.member(9, class, name, descriptor);
        self.bytes.push(opcode);
        self.short(at);
        self.adjust(effect);
    }

    pub fn get_static(&mut self, class: &str, name: &str, descriptor: &str) {
        self.field_op(0xB2, class, name, descriptor, slots(descriptor));
    }

    pub fn put_static(&mut self, class: &str, name: &str, descriptor: &str) {
        self.field_op(0xB3, class, name, descriptor, -slots(descriptor));
    }

    pub fn get_field(&mut self, class: &str, name: &str, descriptor: &str) {
        self.field_op(0xB4, class, name, descriptor, slots(descriptor) - 1);
    }

    pub fn put_field(&mut self, class: &str, name: &str, descriptor: &str) {
        self.field_op(0xB5, class, name, descriptor, -slots(descriptor) - 1);
    }

    fn invoke(&mut self, opcode: u8, interface: bool, class: &str, name: &str, descriptor: &str) {
        let parsed =
            MethodDescriptor::parse(descriptor).expect("the assembler is given well-formed descriptors");
        let receiver = i32::from(opcode != 0xB8);
        let at = self.class.pool.member(if interface { 11 } else { 10 }, class, name, descriptor);
        self.bytes.push(opcode);
        self.short(at);
        if opcode == 0xB9 {
            self.bytes.extend([parsed.arg_slots() as u8 + 1, 0]);
        }
        self.adjust(-i32::from(parsed.arg_slots()) - receiver);
        self.adjust(slots(parsed.result));
    }

    pub fn invoke_virtual(&mut self, class: &str, name: &str, descriptor: &str) {
        self.invoke(0xB6, false, class, name, descriptor);
    }

    pub fn invoke_special(&mut self, interface: bool, class: &str, name: &str, descriptor: &str) {
        self.invoke(0xB7, interface, class, name, descriptor);
    }

    pub fn invoke_static(&mut self, interface: bool, class: &str, name: &str, descriptor: &str) {
        self.invoke(0xB8, interface, class, name, descriptor);
    }

    pub fn invoke_interface(&mut self, class: &str, name: &str, descriptor: &str) {
        self.invoke(0xB9, true, class, name, descriptor);
    }

    fn class_op(&mut self, opcode: u8, class: &str, effect: i32) {
        let at = self.class.pool.class(class);
        self.bytes.push(opcode);
        self.short(at);
        self.adjust(effect);
    }

    /// `new` without the constructor call.
    pub fn new_object(&mut self, class: &str) {
        self.class_op(0xBB, class, 1);
    }

    pub fn check_cast(&mut self, class: &str) {
        self.class_op(0xC0, class, 0);
    }

    pub fn instance_of(&mut self, class: &str) {
        self.class_op(0xC1, class, 0);
    }

    /// Makes an array of elements with this descriptor; its length is on the stack.
    pub fn new_array(&mut self, element: &str) {
        let code = match element {
            "Z" => 4,
            "C" => 5,
            "F" => 6,
            "D" => 7,
            "B" => 8,
            "S" => 9,
            "I" => 10,
            "J" => 11,
            _ => return self.class_op(0xBD, super::convert::class_name(element), 0),
        };
        self.bytes.extend([0xBC, code]);
    }

    fn element_op(element: &str) -> u8 {
        match element.as_bytes()[0] {
            b'I' => 0,
            b'J' => 1,
            b'F' => 2,
            b'D' => 3,
            b'B' | b'Z' => 5,
            b'C' => 6,
            b'S' => 7,
            _ => 4,
        }
    }

    /// Loads an element; array and index are on the stack.
    pub fn array_load(&mut self, element: &str) {
        self.bytes.push(0x2E + Self::element_op(element));
        self.adjust(slots(element) - 2);
    }

    /// Stores an element; array, index and value are on the stack.
    pub fn array_store(&mut self, element: &str) {
        self.bytes.push(0x4F + Self::element_op(element));
        self.adjust(-slots(element) - 2);
    }

    pub fn label(&mut self) -> Label {
        self.labels.push(Place::default());
        Label(self.labels.len() - 1)
    }

    /// Puts a label here.
    pub fn bind(&mut self, label: Label) {
        let place = &mut self.labels[label.0];
        place.at = Some(self.bytes.len());
        match place.depth {
            Some(depth) => self.depth = depth,
            None => place.depth = Some(self.depth),
        }
    }

    /// Puts a label here that only an exception leads to; the exception is on the stack.
    pub fn bind_handler(&mut self, label: Label) {
        self.labels[label.0].depth = Some(1);
        self.bind(label);
        self.max_depth = self.max_depth.max(1);
    }

    /// A jump, conditional or not.
    pub fn jump(&mut self, opcode: u8, to: Label) {
        self.jumps.push((self.bytes.len(), to));
        self.bytes.extend([opcode, 0, 0]);
        self.adjust(effect(opcode));
        self.labels[to.0].depth.get_or_insert(self.depth);
    }

    /// Exceptions of a class (any, for none) between two labels go to a third.
    pub fn handler(&mut self, start: Label, end: Label, target: Label, class: Option<&str>) {
        let class = class.map_or(0, |c| self.class.pool.class(c));
        self.handlers.push((start, end, target, class));
    }

    /// The depth of the stack here.
    pub fn depth(&self) -> i32 {
        self.depth
    }

    /// Adds the method to its class.
    pub fn finish(mut self) {
        let at = |labels: &[Place], label: Label| labels[label.0].at.expect("every label is bound");
        for (from, to) in &self.jumps {
            let offset = at(&self.labels, *to) as i64 - *from as i64;
            let offset = i16::try_from(offset).expect("adapters are small").to_be_bytes();
            self.bytes[from + 1..from + 3].copy_from_slice(&offset);
        }
        let name = self.class.pool.utf8("Code");
        let out = &mut self.class.methods;
        out.0 += 1;
        for part in self.head.into_iter().chain([1, name]) {
            out.1.extend(part.to_be_bytes());
        }
        let length = 12 + self.bytes.len() + 8 * self.handlers.len();
        out.1.extend((length as u32).to_be_bytes());
        // Room for the shuffles of a call more than the deepest point.
        out.1.extend((self.max_depth as u16 + 2).to_be_bytes());
        out.1.extend(self.locals.to_be_bytes());
        out.1.extend((self.bytes.len() as u32).to_be_bytes());
        out.1.extend(&self.bytes);
        out.1.extend((self.handlers.len() as u16).to_be_bytes());
        for (start, end, target, class) in &self.handlers {
            for label in [*start, *end, *target] {
                out.1.extend((at(&self.labels, label) as u16).to_be_bytes());
            }
            out.1.extend(class.to_be_bytes());
        }
        out.1.extend([0, 0]);
    }
}

#[cfg(test)]
mod tests;
