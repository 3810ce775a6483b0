//! `java.lang.invoke.MemberName`: the JDK's own description of a member.
//!
//! Lookups are the machine's (`native/lookup.rs`). When one fails, and when a direct handle is asked what it stands
//! for, the JDK's code runs instead: its words, causes and frames are what a program sees. It needs no more than this.

use super::{Table, int, nothing, object};
use crate::class::{ClassId, FieldId, MethodId};
use crate::classfile::descriptor::MethodDescriptor;
use crate::classfile::{HandleKind, access};
use crate::heap::ObjRef;
use crate::link::handle::Member;
use crate::machine::load::package_of;
use crate::machine::mirror::java_type;
use crate::machine::namespace::written;
use crate::machine::{Machine, Outcome, Trap, raise};

const NAME: &str = "java/lang/invoke/MemberName";
const IS_METHOD: u64 = 0x1_0000;
const IS_CONSTRUCTOR: u64 = 0x2_0000;
const IS_FIELD: u64 = 0x4_0000;
/// Where the flags have the kind of reference.
const KIND_SHIFT: u32 = 24;

pub const TABLES: &[Table] = &[
    (
        "java/lang/invoke/MethodHandleNatives",
        &[
            ("init(Ljava/lang/invoke/MemberName;Ljava/lang/Object;)V", init),
            ("expand(Ljava/lang/invoke/MemberName;)V", nothing),
            (
                "resolve(Ljava/lang/invoke/MemberName;Ljava/lang/Class;IZ)Ljava/lang/invoke/MemberName;",
                resolve,
            ),
        ],
    ),
    (
        "java/lang/invoke/MethodHandle",
        &[
            ("isCrackable()Z", is_crackable),
            ("isInvokeSpecial()Z", is_special),
            ("internalMemberName()Ljava/lang/invoke/MemberName;", internal_name),
            ("rebind()Ljava/lang/invoke/BoundMethodHandle;", internal),
            (
                "copyWith(Ljava/lang/invoke/MethodType;Ljava/lang/invoke/LambdaForm;)Ljava/lang/invoke/MethodHandle;",
                internal,
            ),
        ],
    ),
];

/// The slots of a MemberName.
struct Slots {
    class: usize,
    name: usize,
    form: usize,
    flags: usize,
}

fn slots(m: &mut Machine) -> Result<(ClassId, Slots), Trap> {
    let class = m.load_class(NAME)?;
    let slot = |name: &str| match m.find_declared_field(class, name) {
        Some(field) => Ok(m.field(field).slot as usize),
        None => Err(Trap::Unsupported("member names of this JDK".into())),
    };
    Ok((
        class,
        Slots { class: slot("clazz")?, name: slot("name")?, form: slot("type")?, flags: slot("flags")? },
    ))
}

/// Writes down a member, reached as `kind` says.
fn describe(m: &mut Machine, name: ObjRef, kind: HandleKind, member: Member) -> Result<(), Trap> {
    let (class, text, form, flags) = match member {
        Member::Method(id) => {
            let method = m.method(id);
            let sort = if m.method_name(id) == "<init>" { IS_CONSTRUCTOR } else { IS_METHOD };
            let flags = u64::from(method.flags) | sort;
            let (class, text) = (method.class, m.method_name(id).to_owned());
            let descriptor = m.method_descriptor(id).to_owned();
            let descriptor = m.descriptor_in(class, &descriptor)?;
            (class, text, m.method_type_of(&descriptor)?, flags)
        }
        Member::Field(id) => {
            let field = m.field(id);
            let (class, flags) = (field.class, u64::from(field.flags) | IS_FIELD);
            let (text, descriptor) = (
                m.program.symbols.text(field.name).to_string(),
                m.program.symbols.text(field.descriptor).to_string(),
            );
            let of = m.load_descriptor_for(class, &descriptor)?;
            (class, text, m.mirror(of)?, flags)
        }
    };
    let mirror = m.mirror(class)?;
    let text = m.intern(&text)?;
    let (_, at) = slots(m)?;
    m.state.heap.put_ref(name, at.class, mirror);
    m.state.heap.put_ref(name, at.name, text);
    m.state.heap.put_ref(name, at.form, form);
    m.state.heap.put(name, at.flags, flags | (kind as u64) << KIND_SHIFT);
    Ok(())
}

/// From a Method, Constructor or Field.
fn init(m: &mut Machine, args: &[u64]) -> Outcome {
    let (name, reflected) = (object(args, 0), object(args, 1));
    let class = m.class(m.state.heap.class(reflected)).name.to_string();
    let (kind, member) = match &*class {
        "java/lang/reflect/Field" => {
            let field = m.reflected_field(reflected)?;
            let is_static = m.field(field).is_static();
            (if is_static { HandleKind::GetStatic } else { HandleKind::GetField }, Member::Field(field))
        }
        "java/lang/reflect/Constructor" => {
            (HandleKind::NewInvokeSpecial, Member::Method(super::lookup::reflected(m, reflected, true)?.0))
        }
        _ => {
            let (method, class) = super::lookup::reflected(m, reflected, false)?;
            let kind = if m.method(method).is_static() {
                HandleKind::InvokeStatic
            } else if m.class(class).is_interface() {
                HandleKind::InvokeInterface
            } else {
                HandleKind::InvokeVirtual
            };
            (kind, Member::Method(method))
        }
    };
    describe(m, name, kind, member)?;
    Ok(0)
}

fn kind_of(flags: u64) -> HandleKind {
    use HandleKind::*;
    match flags >> KIND_SHIFT & 15 {
        1 => GetField,
        2 => GetStatic,
        3 => PutField,
        4 => PutStatic,
        6 => InvokeStatic,
        7 => InvokeSpecial,
        8 => NewInvokeSpecial,
        9 => InvokeInterface,
        _ => InvokeVirtual,
    }
}

fn resolve(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = object(args, 0);
    let (_, at) = slots(m)?;
    let class = m.class_of_mirror(m.state.heap.get_ref(name, at.class));
    let text = m.text(m.state.heap.get_ref(name, at.name));
    let (form, kind) = (m.state.heap.get_ref(name, at.form), kind_of(m.state.heap.get(name, at.flags)));
    let is_field = m.state.heap.get(name, at.flags) & IS_FIELD != 0;
    let mut found = if is_field { field(m, class, &text, form) } else { method(m, class, &text, form, kind) };
    let caller = object(args, 1);
    if let (Ok(Member::Method(method)), false) = (&found, caller.is_null()) {
        let (method, caller) = (*method, m.class_of_mirror(caller));
        if !m.may_link(caller, method) {
            found = Err(m.access_trap(caller, method));
        }
    }
    match found {
        Ok(member) => describe(m, name, told(m, kind, member), member)?,
        Err(Trap::Raise(..)) if int(args, 3) != 0 => return Ok(0),
        Err(other) => return Err(other),
    }
    Ok(name.slot())
}

/// How a member is reached: by what a field is, whatever it was looked up as.
fn told(m: &Machine, kind: HandleKind, member: Member) -> HandleKind {
    let Member::Field(field) = member else { return kind };
    let sets = matches!(kind, HandleKind::PutField | HandleKind::PutStatic);
    match (m.field(field).is_static(), sets) {
        (false, false) => HandleKind::GetField,
        (true, false) => HandleKind::GetStatic,
        (false, true) => HandleKind::PutField,
        (true, true) => HandleKind::PutStatic,
    }
}

impl Machine {
    /// That code of a class may not call a method, in Java's words.
    fn access_trap(&mut self, caller: ClassId, method: MethodId) -> Trap {
        let (flags, declaring) = (self.method(method).flags, self.method(method).class);
        let kind = match flags {
            _ if flags & access::PRIVATE != 0 => "private ",
            _ if flags & access::PROTECTED != 0 => "protected ",
            _ => "",
        };
        let abstractly = if flags & access::ABSTRACT != 0 { "abstract " } else { "" };
        let (from, to) = (self.class_java_name(caller), self.class_java_name(declaring));
        let both = self.whereabouts_of_both((caller, &from), (declaring, &to));
        let signature = self.method_signature(method);
        let sort = if self.class(caller).is_interface() { "interface" } else { "class" };
        Trap::Raise(
            "java/lang/IllegalAccessError",
            Some(format!("{sort} {from} tried to access {kind}{abstractly}method '{signature}' ({both})")),
        )
    }

    /// Whether code of a class may call a method (JVMS 5.4.4).
    fn may_link(&mut self, caller: ClassId, method: MethodId) -> bool {
        let (flags, declaring) = (self.method(method).flags, self.method(method).class);
        if flags & access::PUBLIC != 0 || declaring == caller {
            return true;
        }
        if flags & access::PRIVATE != 0 {
            return self.nest_host(declaring) == self.nest_host(caller);
        }
        let package = |m: &Machine, class: ClassId| package_of(&m.class(class).name).to_owned();
        package(self, caller) == package(self, declaring)
            || flags & access::PROTECTED != 0 && self.is_subclass(caller, declaring)
    }
}

fn field(m: &mut Machine, class: ClassId, name: &str, form: ObjRef) -> Result<Member, Trap> {
    let of = m.class_of_mirror(form);
    let descriptor = written(&m.descriptor_of(of)).into_owned();
    let (symbol, of) = (m.program.symbols.intern(name), m.program.symbols.intern(&descriptor));
    let found: Option<FieldId> = m.find_field(class, symbol, of);
    match found {
        Some(field) => Ok(Member::Field(field)),
        None if !(m.is_named_anywhere(name) && m.is_named_anywhere(&descriptor)) => {
            raise("java/lang/NoSuchFieldError", "field resolution failed")
        }
        None if m.program.boot.feature < 21 => raise("java/lang/NoSuchFieldError", name),
        None => {
            let (class, kind) = (m.class_java_name(class), java_type(&descriptor));
            raise(
                "java/lang/NoSuchFieldError",
                format!("Class {class} does not have member field '{kind} {name}'"),
            )
        }
    }
}

fn method(
    m: &mut Machine,
    class: ClassId,
    name: &str,
    form: ObjRef,
    kind: HandleKind,
) -> Result<Member, Trap> {
    let descriptor = written(&m.method_type_descriptor(form)).into_owned();
    let seen: Option<MethodId> = m.find_method_named(class, name, &descriptor);
    let found = seen.filter(|&found| name != "<init>" || m.method(found).class == class);
    let Some(found) = found else {
        if !(m.is_named_anywhere(name) && m.is_named_anywhere(&descriptor)) {
            return raise("java/lang/NoSuchMethodError", "method resolution failed");
        }
        let d = MethodDescriptor::parse(&descriptor).map_err(crate::machine::resolve::format_error)?;
        let params: Vec<String> = d.params().map(java_type).collect();
        let (result, class, params) = (java_type(d.result), m.class_java_name(class), params.join(", "));
        // A constructor that only a superclass has is found first, and then is none of this class.
        let words = match seen {
            Some(_) => format!("{class}: method '{result} {name}({params})' not found"),
            None => format!("'{result} {class}.{name}({params})'"),
        };
        return raise("java/lang/NoSuchMethodError", words);
    };
    let signature = m.method_signature(found);
    const CHANGED: &str = "java/lang/IncompatibleClassChangeError";
    match (m.method(found).is_static(), kind == HandleKind::InvokeStatic) {
        (true, false) if kind == HandleKind::InvokeInterface => {
            raise(CHANGED, format!("Expected instance not static method '{signature}'"))
        }
        (true, false) => raise(CHANGED, format!("Expecting non-static method '{signature}'")),
        (false, true) => raise(CHANGED, format!("Expected static method '{signature}'")),
        _ => Ok(Member::Method(found)),
    }
}

fn is_crackable(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(m.direct(object(args, 0)).is_some()))
}

fn is_special(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(m.direct(object(args, 0)).is_some_and(|d| d.kind == HandleKind::InvokeSpecial)))
}

fn internal_name(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(direct) = m.direct(object(args, 0)) else { return Ok(0) };
    let (class, _) = slots(m)?;
    let name = m.new_instance(class)?;
    // Nothing of what follows collects: a mirror and a type are made at most once and are permanent.
    describe(m, name, direct.kind, direct.member)?;
    Ok(name.slot())
}

/// What only the JDK's own linkage does with its handles, and the machine's have no part in.
fn internal(_: &mut Machine, _: &[u64]) -> Outcome {
    Err(Trap::Unsupported("method handles linked by the JDK's own code".into()))
}
