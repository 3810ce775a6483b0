//! `MethodHandles.Lookup`: finding members, with Java's checks.
//!
//! Where a check fails the JDK's own code runs (`Trap::Original`) and fails in its words, with what
//! `native/member_name.rs` knows of members.

use super::{Table, object};
use crate::class::{ClassId, FieldId, MethodId, Origin};
use crate::classfile::{HandleKind, access};
use crate::heap::ObjRef;
use crate::link::handle::{HANDLE, Type};
use crate::machine::load::package_of;
use crate::machine::namespace::written;
use crate::machine::{Machine, Outcome, Trap, raise};

const NPE: &str = "java/lang/NullPointerException";

macro_rules! mh {
    ($name:literal, $params:literal) => {
        concat!($name, "(", $params, ")Ljava/lang/invoke/MethodHandle;")
    };
}

pub const TABLES: &[Table] = &[(
    "java/lang/invoke/MethodHandles$Lookup",
    &[
        (
            "findVarHandle(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
            find_var_handle,
        ),
        (
            "findStaticVarHandle(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
            find_static_var_handle,
        ),
        (
            mh!("findVirtual", "Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;"),
            find_virtual,
        ),
        (mh!("findStatic", "Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;"), find_static),
        (
            mh!(
                "findSpecial",
                "Ljava/lang/Class;Ljava/lang/String;Ljava/lang/invoke/MethodType;Ljava/lang/Class;"
            ),
            find_special,
        ),
        (mh!("findConstructor", "Ljava/lang/Class;Ljava/lang/invoke/MethodType;"), find_constructor),
        (mh!("bind", "Ljava/lang/Object;Ljava/lang/String;Ljava/lang/invoke/MethodType;"), bind),
        (mh!("findGetter", "Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;"), find_getter),
        (mh!("findSetter", "Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;"), find_setter),
        (mh!("findStaticGetter", "Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;"), find_static_getter),
        (mh!("findStaticSetter", "Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Class;"), find_static_setter),
        (mh!("unreflect", "Ljava/lang/reflect/Method;"), unreflect),
        (mh!("unreflectSpecial", "Ljava/lang/reflect/Method;Ljava/lang/Class;"), unreflect_special),
        (mh!("unreflectConstructor", "Ljava/lang/reflect/Constructor;"), unreflect_constructor),
        (mh!("unreflectGetter", "Ljava/lang/reflect/Field;"), unreflect_getter),
        (mh!("unreflectSetter", "Ljava/lang/reflect/Field;"), unreflect_setter),
        ("unreflectVarHandle(Ljava/lang/reflect/Field;)Ljava/lang/invoke/VarHandle;", unreflect_var_handle),
    ],
)];

/// The class on whose behalf a Lookup looks, and its modes.
pub(super) struct Viewer {
    pub class: ClassId,
    pub modes: u32,
}

pub(super) fn viewer(m: &mut Machine, lookup: ObjRef) -> Result<Viewer, Trap> {
    let class = m.state.heap.class(lookup);
    let read = |m: &Machine, name: &str| {
        let field = m.find_declared_field(class, name).expect("a field of every JDK's Lookup");
        m.state.heap.get(lookup, m.field(field).slot as usize)
    };
    let mirror = ObjRef(read(m, "lookupClass") as u32);
    let modes = read(m, "allowedModes") as u32;
    Ok(Viewer { class: m.class_of_mirror(mirror), modes })
}

pub(super) const TRUSTED: u32 = u32::MAX;
const PRIVATE: u32 = access::PRIVATE as u32;
const PACKAGE: u32 = access::STATIC as u32;
/// The mode of public lookups, which see what is public everywhere.
const UNCONDITIONAL: u32 = 32;

impl Viewer {
    /// Whether a member with these flags, found through `through`, may be used.
    pub fn may_use(&self, m: &mut Machine, declaring: ClassId, through: ClassId, flags: u16) -> bool {
        if self.modes == TRUSTED {
            return true;
        }
        let rank = flags & (access::PUBLIC | access::PRIVATE | access::PROTECTED);
        if declaring == self.class {
            return match rank {
                access::PUBLIC => self.modes != 0,
                access::PRIVATE => self.modes & PRIVATE != 0,
                _ => self.modes & PACKAGE != 0,
            };
        }
        // A lookup moved to a class of the JDK: its module does not read the program's.
        let moved = self.modes & PRIVATE == 0 && m.class(self.class).origin == Origin::Jdk;
        if moved && self.modes & UNCONDITIONAL == 0 && m.class(through).origin == Origin::User {
            return false;
        }
        // The JDK's classes see each other, as its own code expects.
        if m.class(self.class).origin == Origin::User && !m.is_exported(through) {
            return false;
        }
        let own_package = package_of(&m.class(self.class).name) == package_of(&m.class(declaring).name);
        if m.class(through).origin == Origin::User
            && m.class(through).flags & access::PUBLIC == 0
            && package_of(&m.class(self.class).name) != package_of(&m.class(through).name)
        {
            return false;
        }
        if flags & access::PUBLIC != 0 {
            return true;
        }
        if flags & access::PRIVATE != 0 {
            return self.modes & PRIVATE != 0 && m.nest_host(self.class) == m.nest_host(declaring);
        }
        let by_package = self.modes & PACKAGE != 0 && own_package;
        let inherited = flags & access::PROTECTED != 0 && m.is_subclass(self.class, declaring);
        by_package || inherited
    }

    /// What the receiver of a member must be: of the viewer's own class, where only inheritance lets it in.
    fn receiver(&self, m: &mut Machine, declaring: ClassId, through: ClassId, flags: u16) -> ClassId {
        let own_package = package_of(&m.class(self.class).name) == package_of(&m.class(declaring).name);
        let narrowed = self.modes != TRUSTED && flags & access::PROTECTED != 0 && !own_package;
        if narrowed && !m.is_subclass(through, self.class) && !m.class(through).is_array() {
            self.class
        } else {
            through
        }
    }
}

/// The JDK's own code tells which argument is missing.
fn given(args: &[u64]) -> Result<(), Trap> {
    if args.iter().any(|&a| a as u32 == 0) { Err(Trap::Original) } else { Ok(()) }
}

pub(super) fn not_null(args: &[u64], from: usize) -> Result<(), Trap> {
    if args[from..].iter().any(|&a| a as u32 == 0) { Err(Trap::Raise(NPE, None)) } else { Ok(()) }
}

/// A field by class, name and type, with the checks of a lookup.
pub(super) fn find_field(
    m: &mut Machine,
    args: &[u64],
    want_static: bool,
) -> Result<(FieldId, ClassId), Trap> {
    given(args)?;
    let viewer = viewer(m, object(args, 0))?;
    let class = m.class_of_mirror(object(args, 1));
    let name = m.text(object(args, 2));
    let kind = m.class_of_mirror(object(args, 3));
    let descriptor = written(&m.descriptor_of(kind)).into_owned();
    let (name_sym, descriptor_sym) = (m.program.symbols.intern(&name), m.program.symbols.intern(&descriptor));
    let Some(field) = m.find_field(class, name_sym, descriptor_sym) else { return Err(Trap::Original) };
    let f = m.field(field);
    let (flags, declaring) = (f.flags, f.class);
    if f.is_static() != want_static || !viewer.may_use(m, declaring, class, flags) {
        return Err(Trap::Original);
    }
    let class = if want_static { class } else { viewer.receiver(m, declaring, class, flags) };
    Ok((field, class))
}

fn find_var_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    let (field, class) = find_field(m, args, false)?;
    let variable = m.field_variable(field, class)?;
    Ok(m.var_handle(variable)?.slot())
}

fn find_static_var_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    let (field, class) = find_field(m, args, true)?;
    // Later versions wait until the handle is used.
    if m.program.boot.feature <= 17 && !m.is_initialised(m.field(field).class) {
        return Err(Trap::Init(m.field(field).class));
    }
    let variable = m.field_variable(field, class)?;
    Ok(m.var_handle(variable)?.slot())
}

fn unreflect_var_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    given(args)?;
    let field = m.reflected_field(object(args, 1))?;
    let (class, flags) = (m.field(field).class, m.field(field).flags);
    unreflect_checked(m, args, flags, class)?;
    let variable = m.field_variable(field, class)?;
    Ok(m.var_handle(variable)?.slot())
}

fn find_method(
    m: &mut Machine,
    args: &[u64],
    name: &str,
    descriptor: &str,
    is_static: bool,
) -> Result<(MethodId, ClassId), Trap> {
    let viewer = viewer(m, object(args, 0))?;
    let class = m.class_of_mirror(object(args, 1));
    let found = match m.find_method_named(class, name, &written(descriptor)) {
        Some(method) if name != "<init>" || m.method(method).class == class => method,
        _ => return Err(Trap::Original),
    };
    let method = m.method(found);
    let (flags, declaring) = (method.flags, method.class);
    if method.is_static() != is_static || !viewer.may_use(m, declaring, class, flags) {
        return Err(Trap::Original);
    }
    let narrow = !is_static && name != "<init>";
    Ok((found, if narrow { viewer.receiver(m, declaring, class, flags) } else { class }))
}

fn named_method(m: &mut Machine, args: &[u64], is_static: bool) -> Result<(MethodId, ClassId), Trap> {
    given(args)?;
    let name = m.text(object(args, 2));
    let descriptor = m.method_type_descriptor(object(args, 3));
    if name.starts_with('<') {
        return Err(Trap::Original);
    }
    find_method(m, args, &name, &descriptor, is_static)
}

fn find_virtual(m: &mut Machine, args: &[u64]) -> Outcome {
    given(args)?;
    let class = m.class_of_mirror(object(args, 1));
    let name = m.text(object(args, 2));
    if &*m.class(class).name == HANDLE && matches!(&*name, "invoke" | "invokeExact") {
        let of = Type::parse(&m.method_type_descriptor(object(args, 3)))?;
        return Ok(m.invoker_handle(&of, name == "invokeExact")?.slot());
    }
    let interface = m.class(class).is_interface();
    let kind = if interface { HandleKind::InvokeInterface } else { HandleKind::InvokeVirtual };
    let (method, class) = named_method(m, args, false)?;
    Ok(m.method_handle(kind, class, method)?.slot())
}

fn find_static(m: &mut Machine, args: &[u64]) -> Outcome {
    let (method, class) = named_method(m, args, true)?;
    Ok(m.method_handle(HandleKind::InvokeStatic, class, method)?.slot())
}

fn find_special(m: &mut Machine, args: &[u64]) -> Outcome {
    let (method, class) = named_method(m, args, false)?;
    let caller = m.class_of_mirror(object(args, 4));
    let viewer = viewer(m, object(args, 0))?;
    let own = caller == viewer.class || m.class(class).is_interface() && m.is_subclass(viewer.class, class);
    if viewer.modes != TRUSTED && (viewer.modes & PRIVATE == 0 || !own) {
        return Err(Trap::Original);
    }
    Ok(special_handle(m, method, class, caller)?.slot())
}

/// `super.method()` as seen from `caller`.
fn special_handle(
    m: &mut Machine,
    method: MethodId,
    class: ClassId,
    caller: ClassId,
) -> Result<ObjRef, Trap> {
    let chosen = if class != caller && !m.class(class).is_interface() {
        let found = m.method(method);
        let (name, descriptor) = (found.name, found.descriptor);
        let above = m.class(caller).superclass.unwrap_or(class);
        m.find_method(above, name, descriptor).unwrap_or(method)
    } else {
        method
    };
    if m.method(chosen).is_abstract() {
        return raise("java/lang/AbstractMethodError", m.method_signature(chosen));
    }
    m.method_handle(HandleKind::InvokeSpecial, caller, chosen)
}

fn find_constructor(m: &mut Machine, args: &[u64]) -> Outcome {
    given(args)?;
    let descriptor = m.method_type_descriptor(object(args, 2));
    let (method, class) = find_method(m, args, "<init>", &descriptor, false)?;
    Ok(m.method_handle(HandleKind::NewInvokeSpecial, class, method)?.slot())
}

fn bind(m: &mut Machine, args: &[u64]) -> Outcome {
    given(args)?;
    let receiver = object(args, 1);
    let class = m.state.heap.class(receiver);
    let mirror = m.mirror(class)?;
    let (method, class) = named_method(m, &[args[0], mirror.slot(), args[2], args[3]], false)?;
    let handle = m.method_handle(HandleKind::InvokeVirtual, class, method)?;
    let varargs = m.is_varargs(handle);
    let bound = m.insert_arguments(handle, 0, &[receiver])?;
    Ok(m.with_varargs(bound, varargs)?.slot())
}

fn field_access(m: &mut Machine, args: &[u64], is_static: bool, write: bool) -> Outcome {
    let (field, class) = find_field(m, args, is_static)?;
    if write && m.field(field).flags & access::FINAL != 0 {
        return Err(Trap::Original);
    }
    Ok(m.field_handle(class, field, write)?.slot())
}

fn find_getter(m: &mut Machine, args: &[u64]) -> Outcome {
    field_access(m, args, false, false)
}

fn find_setter(m: &mut Machine, args: &[u64]) -> Outcome {
    field_access(m, args, false, true)
}

fn find_static_getter(m: &mut Machine, args: &[u64]) -> Outcome {
    field_access(m, args, true, false)
}

fn find_static_setter(m: &mut Machine, args: &[u64]) -> Outcome {
    field_access(m, args, true, true)
}

/// The method behind a Method or Constructor object, by the slot reflection keeps.
pub(super) fn reflected(
    m: &mut Machine,
    executable: ObjRef,
    is_constructor: bool,
) -> Result<(MethodId, ClassId), Trap> {
    let k = m.program.known;
    let (class_slot, index_slot) = match is_constructor {
        true => (k.constructor_class, k.constructor_slot),
        false => (k.method_class, k.method_slot),
    };
    let class = m.class_of_mirror(m.state.heap.get_ref(executable, class_slot.0));
    let index = m.state.heap.get(executable, index_slot.0) as u16;
    match m.class(class).methods.iter().copied().find(|&x| m.method(x).index == index) {
        Some(method) => Ok((method, class)),
        None => raise("java/lang/InternalError", "a reflected method of unknown origin"),
    }
}

/// Whether `setAccessible(true)` was called.
fn is_accessible(m: &mut Machine, member: ObjRef) -> Result<bool, Trap> {
    let class = m.load_class("java/lang/reflect/AccessibleObject")?;
    let field = m.find_declared_field(class, "override");
    Ok(field.is_some_and(|f| m.state.heap.get(member, m.field(f).slot as usize) != 0))
}

/// Lets the JDK refuse what the viewer may not use.
fn unreflect_checked(m: &mut Machine, args: &[u64], flags: u16, class: ClassId) -> Result<(), Trap> {
    let allowed =
        is_accessible(m, object(args, 1))? || viewer(m, object(args, 0))?.may_use(m, class, class, flags);
    if allowed { Ok(()) } else { Err(Trap::Original) }
}

fn unreflect(m: &mut Machine, args: &[u64]) -> Outcome {
    given(args)?;
    let (method, class) = reflected(m, object(args, 1), false)?;
    let kind = if m.method(method).is_static() {
        HandleKind::InvokeStatic
    } else if m.class(class).is_interface() {
        HandleKind::InvokeInterface
    } else {
        HandleKind::InvokeVirtual
    };
    unreflect_checked(m, args, m.method(method).flags, class)?;
    Ok(m.method_handle(kind, class, method)?.slot())
}

fn unreflect_special(m: &mut Machine, args: &[u64]) -> Outcome {
    given(args)?;
    let (method, class) = reflected(m, object(args, 1), false)?;
    let caller = m.class_of_mirror(object(args, 2));
    Ok(special_handle(m, method, class, caller)?.slot())
}

fn unreflect_constructor(m: &mut Machine, args: &[u64]) -> Outcome {
    given(args)?;
    let (method, class) = reflected(m, object(args, 1), true)?;
    unreflect_checked(m, args, m.method(method).flags, class)?;
    Ok(m.method_handle(HandleKind::NewInvokeSpecial, class, method)?.slot())
}

fn unreflect_field(m: &mut Machine, args: &[u64], write: bool) -> Outcome {
    given(args)?;
    let field = m.reflected_field(object(args, 1))?;
    let f = m.field(field);
    let (class, flags) = (f.class, f.flags);
    unreflect_checked(m, args, flags, class)?;
    let forced = is_accessible(m, object(args, 1))? || viewer(m, object(args, 0))?.modes == TRUSTED;
    if write && flags & access::FINAL != 0 && (flags & access::STATIC != 0 || !forced) {
        return Err(Trap::Original);
    }
    Ok(m.field_handle(class, field, write)?.slot())
}

fn unreflect_getter(m: &mut Machine, args: &[u64]) -> Outcome {
    unreflect_field(m, args, false)
}

fn unreflect_setter(m: &mut Machine, args: &[u64]) -> Outcome {
    unreflect_field(m, args, true)
}
