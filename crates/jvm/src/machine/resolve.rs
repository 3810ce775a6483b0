//! Resolution of constants, and the rewriting of instructions that use them.

use super::{Machine, StaticSite, Trap, raise};
use crate::class::{ClassId, FieldId, MethodId, Sym, well_known};
use crate::classfile::{Constant, MemberKind, access};
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;

/// Remembers which method an interface call selects for a receiver class.
pub struct DispatchCache(Box<[(u32, u32, u32)]>);

const CACHE: usize = 4096;

impl Default for DispatchCache {
    fn default() -> Self {
        DispatchCache(vec![(u32::MAX, u32::MAX, 0); CACHE].into_boxed_slice())
    }
}

/// A member constant, owned: resolution needs the machine.
struct Member {
    class: String,
    name: String,
    descriptor: String,
    kind: MemberKind,
}

impl Machine {
    fn member(&self, owner: ClassId, index: u16) -> Result<Member, Trap> {
        let file = self.class(owner).file.as_ref().expect("code comes from a class file");
        let m = file.pool.member(index).map_err(format_error)?;
        Ok(Member {
            class: m.class.into(),
            name: m.name.into(),
            descriptor: m.descriptor.into(),
            kind: m.kind,
        })
    }

    /// Whether a constant of a class names this member.
    pub fn names_member(
        &self,
        owner: ClassId,
        index: u16,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> bool {
        let file = self.class(owner).file.as_ref();
        let member = file.and_then(|file| file.pool.member(index).ok());
        member.is_some_and(|m| m.class == class && m.name == name && m.descriptor == descriptor)
    }

    /// Resolves a class constant.
    pub fn resolve_class(&mut self, owner: ClassId, index: u16) -> Result<ClassId, Trap> {
        if let Some(&id) = self.class(owner).resolved.get(&index) {
            return Ok(ClassId(id as u32));
        }
        let file = self.class(owner).file.clone().expect("code comes from a class file");
        let name = file.pool.class_name(index).map_err(format_error)?;
        // A hidden class refers to itself by its own constant.
        let id = if index == file.this_class { owner } else { self.load_class_for(owner, name)? };
        self.program.classes[owner.0 as usize].resolved.insert(index, u64::from(id.0));
        Ok(id)
    }

    /// Resolves the constant of the instruction at `pc` and rewrites the instruction.
    pub fn resolve_instruction(&mut self, pc: usize, i: Instr) -> Result<(), Trap> {
        let frame = *self.state.threads[self.state.current].frames.last().expect("running");
        let owner = self.method(frame.method).class;
        let index = i.b as u16;
        let quick = match i.op {
            Quick::LdcSlow => self.resolve_constant(owner, index)?,
            Quick::GetStaticSlow | Quick::PutStaticSlow => self.resolve_static(owner, index, i.op)?,
            Quick::GetFieldSlow | Quick::PutFieldSlow => self.resolve_instance_field(owner, index, i.op)?,
            Quick::InvokeVirtualSlow | Quick::InvokeInterfaceSlow => {
                self.resolve_virtual_call(owner, index)?
            }
            Quick::InvokeSpecialSlow => self.resolve_special_call(owner, index)?,
            Quick::InvokeStaticSlow => self.resolve_static_call(owner, index)?,
            Quick::InvokeDynamicSlow => self.link_dynamic(owner, index, frame.method, pc as u32)?,
            Quick::NewSlow => {
                let class = self.resolve_class(owner, index)?;
                let c = self.class(class);
                if c.flags & (access::ABSTRACT | access::INTERFACE) != 0 {
                    return raise("java/lang/InstantiationError", c.java_name());
                }
                Instr { op: Quick::New, a: 0, b: class.0 }
            }
            Quick::RefArraySlow => {
                let component = self.resolve_class(owner, index)?;
                Instr { op: Quick::NewArray, a: 0, b: self.array_of(component).0 }
            }
            Quick::CheckcastSlow | Quick::InstanceofSlow => {
                // Null passes any cast without the class being loaded.
                let op = if i.op == Quick::CheckcastSlow { Quick::Checkcast } else { Quick::Instanceof };
                Instr { op, a: 0, b: self.resolve_class(owner, index)?.0 }
            }
            _ => unreachable!("only slow instructions are resolved"),
        };
        match quick.op {
            Quick::GetField | Quick::GetField2 => self.watch_site(frame.method, FieldId(quick.b), false),
            Quick::PutField | Quick::PutField2 | Quick::PutFieldRef | Quick::PutFieldNarrow => {
                self.watch_site(frame.method, FieldId(quick.b), true);
            }
            _ => {}
        }
        let code = &mut self.program.methods[frame.method.0 as usize].code;
        code[pc] = quick;
        crate::code::fuse_around(code, pc);
        self.find_getter(frame.method);
        Ok(())
    }

    fn resolve_constant(&mut self, owner: ClassId, index: u16) -> Result<Instr, Trap> {
        let file = self.class(owner).file.clone().expect("code comes from a class file");
        let push = |b: u32| Instr { op: Quick::Push, a: 0, b };
        Ok(match file.pool.get(index).map_err(format_error)? {
            Constant::Integer(v) => push(v as u32),
            Constant::Float(v) => push(v.to_bits()),
            Constant::Long(v) => self.push_wide(v as u64),
            Constant::Double(v) => self.push_wide(v.to_bits()),
            Constant::String(text) => {
                let units = file.pool.utf16(text).map_err(format_error)?;
                let object = self.intern_utf16(&units)?;
                if self.tracks_interning() && self.class(owner).origin == crate::class::Origin::User {
                    self.program.call_sites.push(crate::link::CallSite::Literal(object));
                    let b = self.program.call_sites.len() as u32 - 1;
                    return Ok(Instr { op: Quick::InvokeDynamic, a: 0, b });
                }
                push(object.0)
            }
            Constant::Class(_) => {
                let class = self.resolve_class(owner, index)?;
                push(self.mirror(class)?.0)
            }
            Constant::MethodType(_) | Constant::MethodHandle { .. } | Constant::Dynamic { .. } => {
                return self.resolve_loadable(owner, index);
            }
            _ => return raise("java/lang/ClassFormatError", "ldc of a constant that cannot be loaded"),
        })
    }

    pub fn push_wide(&mut self, value: u64) -> Instr {
        let b = self.program.wide.iter().position(|&w| w == value).unwrap_or_else(|| {
            self.program.wide.push(value);
            self.program.wide.len() - 1
        });
        Instr { op: Quick::PushWide, a: 0, b: b as u32 }
    }

    /// Whether reading a field, by its number, is no scheduling point.
    #[inline]
    pub fn is_steady_field(&self, field: u32) -> bool {
        let field = &self.program.fields[field as usize];
        field.flags & access::FINAL != 0 && self.run.derived.steady_finals || field.is_quiet
    }

    /// A field by name and descriptor, as JVMS 5.4.3.2 looks it up.
    pub fn find_field(&self, class: ClassId, name: Sym, descriptor: Sym) -> Option<FieldId> {
        let c = self.class(class);
        let own = c.fields.iter().find(|&&f| {
            let field = self.field(f);
            field.name == name && field.descriptor == descriptor
        });
        if let Some(&f) = own {
            return Some(f);
        }
        c.interfaces
            .iter()
            .find_map(|&i| self.find_field(i, name, descriptor))
            .or_else(|| c.superclass.and_then(|s| self.find_field(s, name, descriptor)))
    }

    /// A field declared by the class itself, by name alone.
    pub fn find_declared_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let name = self.program.symbols.find(name)?;
        self.class(class).fields.iter().copied().find(|&f| self.field(f).name == name)
    }

    fn resolve_field(&mut self, owner: ClassId, index: u16) -> Result<FieldId, Trap> {
        let m = self.member(owner, index)?;
        let file = self.class(owner).file.as_ref().expect("has code");
        let class_index = match file.pool.get(index) {
            Ok(Constant::Member { class, .. }) => class,
            _ => 0,
        };
        let class = self.resolve_class(owner, class_index)?;
        let (name, descriptor) =
            (self.program.symbols.intern(&m.name), self.program.symbols.intern(&m.descriptor));
        self.find_field(class, name, descriptor)
            .ok_or(Trap::Raise("java/lang/NoSuchFieldError", Some(m.name)))
    }

    fn resolve_static(&mut self, owner: ClassId, index: u16, op: Quick) -> Result<Instr, Trap> {
        let field = self.resolve_field(owner, index)?;
        let f = self.field(field);
        if !f.is_static() {
            return raise(
                "java/lang/IncompatibleClassChangeError",
                format!(
                    "Expected static field {}.{}",
                    self.class_java_name(f.class),
                    self.program.symbols.text(f.name)
                ),
            );
        }
        let (class, slot, letter) = (f.class, f.slot, f.letter);
        // Constants of the foundation are final in the checker's sense once initialised; during
        // initialisation only the initialising thread sees them.
        let is_final = f.flags & access::FINAL != 0 && self.run.derived.steady_finals || f.is_quiet;
        let statics = self.class(class).statics;
        let b = self.program.statics.iter().position(|s| s.field == field).unwrap_or_else(|| {
            self.program.statics.push(StaticSite { class, field, statics, slot, letter, is_final });
            self.program.statics.len() - 1
        }) as u32;
        let op = match (op, letter) {
            (Quick::GetStaticSlow, b'J' | b'D') => Quick::GetStatic2,
            (Quick::GetStaticSlow, _) => Quick::GetStatic,
            (_, b'J' | b'D') => Quick::PutStatic2,
            (_, b'L' | b'[') => Quick::PutStaticRef,
            _ => Quick::PutStatic,
        };
        Ok(Instr { op, a: 0, b })
    }

    fn resolve_instance_field(&mut self, owner: ClassId, index: u16, op: Quick) -> Result<Instr, Trap> {
        let field = self.resolve_field(owner, index)?;
        let f = self.field(field);
        if f.is_static() {
            return raise(
                "java/lang/IncompatibleClassChangeError",
                format!(
                    "Expected non-static field {}.{}",
                    self.class_java_name(f.class),
                    self.program.symbols.text(f.name)
                ),
            );
        }
        let op = match (op, f.letter) {
            (Quick::GetFieldSlow, b'J' | b'D') => Quick::GetField2,
            (Quick::GetFieldSlow, _) => Quick::GetField,
            (_, b'J' | b'D') => Quick::PutField2,
            (_, b'L' | b'[') => Quick::PutFieldRef,
            (_, b'I' | b'F') => Quick::PutField,
            _ => Quick::PutFieldNarrow,
        };
        Ok(Instr { op, a: f.slot, b: field.0 })
    }

    /// A method by name and descriptor: superclasses, then the most specific interface method.
    pub fn find_method(&self, class: ClassId, name: Sym, descriptor: Sym) -> Option<MethodId> {
        let mut at = Some(class);
        while let Some(c) = at {
            if let Some(&m) = self.class(c).declared.get(&(name, descriptor)) {
                return Some(m);
            }
            at = self.class(c).superclass;
        }
        let candidates: Vec<MethodId> = self
            .class(class)
            .all_interfaces
            .iter()
            .filter_map(|&i| self.class(i).declared.get(&(name, descriptor)).copied())
            .filter(|&m| self.method(m).flags & (access::PRIVATE | access::STATIC) == 0)
            .collect();
        let maximal = |m: &&MethodId| {
            let mine = self.method(**m).class;
            !candidates.iter().any(|o| {
                let other = self.method(*o).class;
                other != mine && self.is_subclass(other, mine)
            })
        };
        candidates
            .iter()
            .filter(maximal)
            .find(|m| !self.method(**m).is_abstract())
            .or_else(|| candidates.first())
            .copied()
            .or_else(|| {
                // An interface's methods include Object's public ones.
                (self.class(class).is_interface())
                    .then(|| self.class(well_known::OBJECT).declared.get(&(name, descriptor)).copied())
                    .flatten()
            })
    }

    /// A method by its texts.
    pub fn find_method_named(&mut self, class: ClassId, name: &str, descriptor: &str) -> Option<MethodId> {
        let (name, descriptor) = (self.program.symbols.intern(name), self.program.symbols.intern(descriptor));
        self.find_method(class, name, descriptor)
    }

    pub fn resolve_method(&mut self, owner: ClassId, index: u16) -> Result<MethodId, Trap> {
        let m = self.member(owner, index)?;
        let file = self.class(owner).file.as_ref().expect("has code");
        let class_index = match file.pool.get(index) {
            Ok(Constant::Member { class, .. }) => class,
            _ => 0,
        };
        let class = self.resolve_class(owner, class_index)?;
        if m.kind == MemberKind::Method && self.class(class).is_interface() {
            return raise(
                "java/lang/IncompatibleClassChangeError",
                format!("Found interface {}, but class was expected", self.class_java_name(class)),
            );
        }
        if m.kind == MemberKind::InterfaceMethod && !self.class(class).is_interface() {
            return raise(
                "java/lang/IncompatibleClassChangeError",
                format!("Found class {}, but interface was expected", self.class_java_name(class)),
            );
        }
        match self.find_method_named(class, &m.name, &m.descriptor) {
            Some(method) => Ok(method),
            None => {
                let parsed = crate::classfile::descriptor::MethodDescriptor::parse(&m.descriptor);
                let text = match parsed {
                    Ok(d) => format!(
                        "'{} {}.{}({})'",
                        super::mirror::java_type(d.result),
                        m.class.replace('/', "."),
                        m.name,
                        d.params().map(super::mirror::java_type).collect::<Vec<_>>().join(", ")
                    ),
                    Err(_) => m.name,
                };
                raise("java/lang/NoSuchMethodError", text)
            }
        }
    }

    fn resolve_virtual_call(&mut self, owner: ClassId, index: u16) -> Result<Instr, Trap> {
        let m = self.member(owner, index)?;
        if matches!(&*m.class, "java/lang/invoke/MethodHandle" | "java/lang/invoke/VarHandle")
            && let Some(site) = self.link_polymorphic(owner, &m.class, &m.name, &m.descriptor)?
        {
            return Ok(Instr { op: Quick::InvokeHandle, a: 0, b: site });
        }
        let method = self.resolve_method(owner, index)?;
        let target = self.method(method);
        let a = target.arg_slots;
        if target.is_static() {
            return raise(
                "java/lang/IncompatibleClassChangeError",
                format!("Expecting non-static method '{}'", self.method_signature(method)),
            );
        }
        if target.flags & access::PRIVATE != 0 {
            return Ok(Instr { op: Quick::InvokeExact, a, b: method.0 });
        }
        if self.class(target.class).is_interface() {
            // Reached through a class type too: the receiver's class decides.
            return Ok(Instr { op: Quick::InvokeInterface, a, b: method.0 });
        }
        match target.vindex {
            Some(_) if target.flags & access::FINAL != 0 => {
                Ok(Instr { op: Quick::InvokeExact, a, b: method.0 })
            }
            Some(at) => Ok(Instr { op: Quick::InvokeVirtual, a, b: at }),
            None => Ok(Instr { op: Quick::InvokeExact, a, b: method.0 }),
        }
    }

    fn resolve_special_call(&mut self, owner: ClassId, index: u16) -> Result<Instr, Trap> {
        let method = self.resolve_method(owner, index)?;
        let target = self.method(method);
        let a = target.arg_slots;
        let is_init = &**self.program.symbols.text(target.name) == "<init>";
        let (name, descriptor, class) = (target.name, target.descriptor, target.class);
        // `super.m()`: the method of the direct superclass, looked up from there.
        let above = !is_init
            && !self.class(class).is_interface()
            && class != owner
            && target.flags & access::PRIVATE == 0
            && self.is_subclass(owner, class);
        let chosen = if above {
            let superclass = self.class(owner).superclass.unwrap_or(class);
            self.find_method(superclass, name, descriptor).unwrap_or(method)
        } else {
            method
        };
        if self.method(chosen).is_abstract() {
            return raise("java/lang/AbstractMethodError", self.method_signature(chosen));
        }
        Ok(Instr { op: Quick::InvokeExact, a, b: chosen.0 })
    }

    fn resolve_static_call(&mut self, owner: ClassId, index: u16) -> Result<Instr, Trap> {
        let method = self.resolve_method(owner, index)?;
        if !self.method(method).is_static() {
            return raise(
                "java/lang/IncompatibleClassChangeError",
                format!("Expected static method '{}'", self.method_signature(method)),
            );
        }
        Ok(Instr { op: Quick::InvokeStatic, a: self.method(method).arg_slots, b: method.0 })
    }

    /// The method an interface call selects for a receiver class.
    #[inline]
    pub fn select_interface(&mut self, class: ClassId, method: MethodId) -> Result<MethodId, Trap> {
        let at = (class.0.wrapping_mul(0x9E37_79B1) ^ method.0.wrapping_mul(0x85EB_CA6B)) as usize >> 7
            & (CACHE - 1);
        let entry = self.run.dispatch.0[at];
        if entry.0 == class.0 && entry.1 == method.0 {
            return Ok(MethodId(entry.2));
        }
        let selected = self.select_slowly(class, method)?;
        self.run.dispatch.0[at] = (class.0, method.0, selected.0);
        Ok(selected)
    }

    /// The method a virtual or interface call selects for a receiver class.
    pub fn select(&mut self, class: ClassId, method: MethodId) -> Result<MethodId, Trap> {
        let m = self.method(method);
        if m.flags & (access::PRIVATE | access::STATIC) != 0 || self.method_name(method).starts_with('<') {
            return Ok(method);
        }
        if self.class(m.class).is_interface() {
            return self.select_interface(class, method);
        }
        match m.vindex {
            Some(at) => Ok(self.class(class).vtable[at as usize]),
            None => Ok(method),
        }
    }

    fn select_slowly(&mut self, class: ClassId, method: MethodId) -> Result<MethodId, Trap> {
        let m = self.method(method);
        let interface = m.class;
        if self.class(interface).is_interface() && !self.is_subclass(class, interface) {
            return raise(
                "java/lang/IncompatibleClassChangeError",
                format!(
                    "Class {} does not implement the requested interface {}",
                    self.class_java_name(class),
                    self.class_java_name(interface)
                ),
            );
        }
        let (name, descriptor) = (m.name, m.descriptor);
        let mut at = Some(class);
        while let Some(c) = at {
            if let Some(&found) = self.class(c).declared.get(&(name, descriptor)) {
                let f = self.method(found);
                if f.flags & (access::STATIC | access::PRIVATE) == 0 {
                    return Ok(found);
                }
            }
            at = self.class(c).superclass;
        }
        self.most_specific_default(class, method)
    }

    /// The default method a class inherits for an interface method.
    pub fn most_specific_default(&self, class: ClassId, method: MethodId) -> Result<MethodId, Trap> {
        let m = self.method(method);
        let key = (m.name, m.descriptor);
        let candidates: Vec<MethodId> = self
            .class(class)
            .all_interfaces
            .iter()
            .filter_map(|&i| self.class(i).declared.get(&key).copied())
            .filter(|&c| self.method(c).flags & (access::PRIVATE | access::STATIC) == 0)
            .collect();
        let most: Vec<MethodId> = candidates
            .iter()
            .copied()
            .filter(|&c| {
                let mine = self.method(c).class;
                !candidates.iter().any(|&o| {
                    let other = self.method(o).class;
                    other != mine && self.is_subclass(other, mine)
                })
            })
            .collect();
        let concrete: Vec<MethodId> =
            most.iter().copied().filter(|&c| !self.method(c).is_abstract()).collect();
        match concrete[..] {
            [one] => Ok(one),
            [] => Ok(most.first().copied().unwrap_or(method)),
            _ => raise(
                "java/lang/IncompatibleClassChangeError",
                format!("Conflicting default methods: {}", self.method_signature(method)),
            ),
        }
    }

    /// `multianewarray`: the dimensions are the top `dims` operands.
    pub fn multi_array(&mut self, index: u16, dims: usize) -> Result<ObjRef, Trap> {
        let frame = *self.state.threads[self.state.current].frames.last().expect("running");
        let owner = self.method(frame.method).class;
        let class = self.resolve_class(owner, index)?;
        let stack = &self.state.threads[self.state.current].stack;
        let sizes: Vec<i32> =
            stack[frame.sp as usize - dims..frame.sp as usize].iter().map(|&s| s as i32).collect();
        if let Some(negative) = sizes.iter().find(|&&s| s < 0) {
            return raise("java/lang/NegativeArraySizeException", negative.to_string());
        }
        let array = self.nested_array(class, &sizes)?;
        // There was room after all: what comes later may collect again.
        self.run.instant.tried_collecting = false;
        Ok(array)
    }
}

pub fn format_error(e: crate::classfile::ClassError) -> Trap {
    Trap::Raise("java/lang/ClassFormatError", Some(e.to_string()))
}
