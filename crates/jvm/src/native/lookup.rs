//! `MethodHandles.Lookup`: finding members, with Java's checks and words.

use super::{Table, object};
use crate::class::{ClassId, FieldId, Origin};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::machine::load::package_of;
use crate::machine::{Machine, Outcome, Trap, raise};

const NPE: &str = "java/lang/NullPointerException";

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
        ("unreflectVarHandle(Ljava/lang/reflect/Field;)Ljava/lang/invoke/VarHandle;", unreflect_var_handle),
    ],
)];

/// The class on whose behalf a Lookup looks, and its modes.
pub(super) struct Viewer {
    pub class: ClassId,
    pub modes: u32,
}

pub(super) fn viewer(m: &mut Machine, lookup: ObjRef) -> Result<Viewer, Trap> {
    let class = m.heap.class(lookup);
    let read = |m: &Machine, name: &str| {
        let field = m.find_declared_field(class, name).expect("a field of every JDK's Lookup");
        m.heap.get(lookup, m.field(field).slot as usize)
    };
    let mirror = ObjRef(read(m, "lookupClass") as u32);
    let modes = read(m, "allowedModes") as u32;
    Ok(Viewer { class: m.class_of_mirror(mirror), modes })
}

const TRUSTED: u32 = u32::MAX;
const PRIVATE: u32 = access::PRIVATE as u32;
const PACKAGE: u32 = access::STATIC as u32;

impl Viewer {
    /// Whether a member with these flags, found through `through`, may be used.
    pub fn may_use(&self, m: &mut Machine, declaring: ClassId, through: ClassId, flags: u16) -> bool {
        if self.modes == TRUSTED || declaring == self.class {
            return true;
        }
        // The machine has no modules: JDK classes see each other, as its own code expects.
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
}

pub(super) fn not_null(args: &[u64], from: usize) -> Result<(), Trap> {
    if args[from..].iter().any(|&a| a as u32 == 0) { Err(Trap::Raise(NPE, None)) } else { Ok(()) }
}

/// A field by class, name and type, with the checks of a lookup.
pub(super) fn find_field(
    m: &mut Machine,
    args: &[u64],
    want_static: bool,
    verb: &str,
) -> Result<(FieldId, ClassId), Trap> {
    not_null(args, 0)?;
    let viewer = viewer(m, object(args, 0))?;
    let class = m.class_of_mirror(object(args, 1));
    let name = m.text(object(args, 2));
    let kind = m.class_of_mirror(object(args, 3));
    let descriptor = m.descriptor_of(kind);
    let (name_sym, descriptor_sym) = (m.symbols.intern(&name), m.symbols.intern(&descriptor));
    let text = format!("{}.{name}/{}/{verb}", m.class_java_name(class), m.class_java_name(kind));
    let Some(field) = m.find_field(class, name_sym, descriptor_sym) else {
        return raise("java/lang/NoSuchFieldException", format!("no such field: {text}"));
    };
    let f = m.field(field);
    let (flags, declaring) = (f.flags, f.class);
    if f.is_static() != want_static {
        let expected = if want_static { "expected static field" } else { "expected non-static field" };
        let from = from_text(m, &viewer);
        return raise("java/lang/IllegalAccessException", format!("{expected}: {text}, from {from}"));
    }
    check_access(m, &viewer, declaring, class, flags, &text)?;
    Ok((field, class))
}

/// Raises IllegalAccessException unless the viewer may use the member.
pub(super) fn check_access(
    m: &mut Machine,
    viewer: &Viewer,
    declaring: ClassId,
    through: ClassId,
    flags: u16,
    text: &str,
) -> Result<(), Trap> {
    if viewer.may_use(m, declaring, through, flags) {
        return Ok(());
    }
    let from = from_text(m, viewer);
    let what = if m.class(through).flags & access::PUBLIC == 0
        && package_of(&m.class(through).name) != package_of(&m.class(viewer.class).name)
    {
        "class is not public"
    } else if flags & access::PRIVATE != 0 {
        "member is private"
    } else if flags & access::PROTECTED != 0 {
        "member is protected"
    } else {
        "member is private to package"
    };
    raise("java/lang/IllegalAccessException", format!("{what}: {text}, from {from}"))
}

fn from_text(m: &Machine, viewer: &Viewer) -> String {
    let class = m.class(viewer.class);
    let kind = if class.is_interface() { "interface" } else { "class" };
    let module = match (&class.module, class.origin) {
        (Some(module), Origin::Jdk) => format!("module {module}"),
        _ => "unnamed module".to_owned(),
    };
    format!("{kind} {} ({module})", class.java_name())
}

fn find_var_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    let (field, class) = find_field(m, args, false, "getField")?;
    let variable = m.field_variable(field, class)?;
    Ok(m.var_handle(variable)?.slot())
}

fn find_static_var_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    let (field, class) = find_field(m, args, true, "getStatic")?;
    let variable = m.field_variable(field, class)?;
    Ok(m.var_handle(variable)?.slot())
}

fn unreflect_var_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    let field = m.reflected_field(object(args, 1))?;
    let class = m.field(field).class;
    let variable = m.field_variable(field, class)?;
    Ok(m.var_handle(variable)?.slot())
}
