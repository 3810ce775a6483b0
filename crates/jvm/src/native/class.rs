//! `java.lang.Class`: what every program asks of its classes.

use super::{Table, int, object, zero};
use crate::class::{ClassId, Origin, Sort, well_known};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::machine::namespace::Wanted;
use crate::machine::{Machine, Outcome, Trap, raise};

pub const TABLES: &[Table] = &[(
    "java/lang/Class",
    &[
        ("getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;", primitive),
        ("desiredAssertionStatus0(Ljava/lang/Class;)Z", assertions),
        ("desiredAssertionStatus()Z", assertions_of_this),
        ("isInstance(Ljava/lang/Object;)Z", is_instance),
        ("isAssignableFrom(Ljava/lang/Class;)Z", is_assignable),
        ("isInterface()Z", is_interface),
        ("isArray()Z", is_array),
        ("isPrimitive()Z", is_primitive),
        ("isHidden()Z", is_hidden),
        ("isRecord0()Z", is_record),
        ("initClassName()Ljava/lang/String;", init_name),
        ("getSuperclass()Ljava/lang/Class;", superclass),
        ("getInterfaces0()[Ljava/lang/Class;", interfaces),
        ("getModifiers()I", modifiers),
        ("getClassAccessFlagsRaw0()I", raw_flags),
        ("getClassFileVersion0()I", file_version),
        ("getSimpleBinaryName0()Ljava/lang/String;", simple_name),
        ("getDeclaringClass0()Ljava/lang/Class;", declaring_class),
        ("getEnclosingMethod0()[Ljava/lang/Object;", enclosing_method),
        ("getNestHost0()Ljava/lang/Class;", nest_host),
        ("getProtectionDomain0()Ljava/security/ProtectionDomain;", zero),
        ("getSigners()[Ljava/lang/Object;", zero),
        ("forName0(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;", for_name),
        ("getGenericSignature0()Ljava/lang/String;", generic_signature),
        ("getRawAnnotations()[B", raw_annotations),
    ],
)];

fn this(m: &Machine, args: &[u64]) -> ClassId {
    m.class_of_mirror(object(args, 0))
}

fn primitive(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text(object(args, 0));
    match well_known::PRIMITIVES.iter().position(|p| p.0 == name) {
        Some(i) => Ok(m.mirror(ClassId(i as u32))?.slot()),
        None => raise("java/lang/ClassNotFoundException", name),
    }
}

fn assertion_status(m: &Machine, class: ClassId) -> u64 {
    u64::from(m.run.options.assertions && m.class(class).origin != Origin::Jdk)
}

fn assertions(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = this(m, args);
    Ok(assertion_status(m, class))
}

fn assertions_of_this(m: &mut Machine, args: &[u64]) -> Outcome {
    assertions(m, args)
}

fn is_instance(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = this(m, args);
    let o = object(args, 1);
    Ok(u64::from(!o.is_null() && m.is_subclass(m.state.heap.class(o), class)))
}

fn is_assignable(m: &mut Machine, args: &[u64]) -> Outcome {
    let other = object(args, 1);
    if other.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let (to, from) = (this(m, args), m.class_of_mirror(other));
    Ok(u64::from(m.is_subclass(from, to)))
}

fn is_interface(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(m.class(this(m, args)).is_interface()))
}

fn is_array(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(m.class(this(m, args)).is_array()))
}

fn is_primitive(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(m.class(this(m, args)).is_primitive()))
}

fn is_hidden(m: &mut Machine, args: &[u64]) -> Outcome {
    let c = m.class(this(m, args));
    let written = c.nest.is_some() && c.name.contains("$$Lambda");
    Ok(u64::from(written || c.name.contains(crate::machine::load::HIDDEN)))
}

fn is_record(m: &mut Machine, args: &[u64]) -> Outcome {
    let c = m.class(this(m, args));
    let components = c.file.as_ref().and_then(|f| f.record_components().ok().flatten());
    Ok(u64::from(components.is_some()))
}

fn init_name(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = this(m, args);
    let name = m.class_java_name(class);
    let string = m.intern(&name)?;
    let slot = m.program.known.class_name.0;
    m.state.heap.put_ref(object(args, 0), slot, string);
    Ok(string.slot())
}

fn superclass(m: &mut Machine, args: &[u64]) -> Outcome {
    let c = m.class(this(m, args));
    match (c.superclass, c.sort) {
        (_, Sort::Interface) | (None, _) => Ok(0),
        (Some(s), _) => Ok(m.mirror(s)?.slot()),
    }
}

fn interfaces(m: &mut Machine, args: &[u64]) -> Outcome {
    let list = m.class(this(m, args)).interfaces.to_vec();
    class_array(m, &list)
}

/// An array of Class objects.
pub fn class_array(m: &mut Machine, classes: &[ClassId]) -> Outcome {
    let class = m.load_class("[Ljava/lang/Class;")?;
    let array = m.new_array(class, classes.len())?;
    for (i, &c) in classes.iter().enumerate() {
        let mirror = m.mirror(c)?;
        m.state.heap.put_array_ref(array, i, mirror);
    }
    Ok(array.slot())
}

/// Flags as reflection reports them: those of the InnerClasses attribute for nested classes.
pub fn reflected_flags(m: &Machine, class: ClassId) -> u16 {
    let c = m.class(class);
    if let Some(file) = &c.file
        && let Ok(inner) = file.inner_classes()
        && let Some(entry) = inner.iter().find(|i| i.inner == c.written_name())
    {
        return entry.access & !access::SUPER;
    }
    if c.file.is_some() { c.flags & !access::SUPER } else { c.flags }
}

fn modifiers(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(reflected_flags(m, this(m, args))))
}

fn raw_flags(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(m.class(this(m, args)).flags))
}

fn file_version(m: &mut Machine, args: &[u64]) -> Outcome {
    let c = m.class(this(m, args));
    Ok(c.file.as_ref().map_or(0, |f| u64::from(f.minor) << 16 | u64::from(f.major)))
}

fn simple_name(m: &mut Machine, args: &[u64]) -> Outcome {
    let c = m.class(this(m, args));
    let Some(file) = c.file.clone() else { return Ok(0) };
    let Ok(inner) = file.inner_classes() else { return Ok(0) };
    match inner.iter().find(|i| i.inner == c.written_name()).and_then(|i| i.name) {
        Some(name) => Ok(m.intern(name)?.slot()),
        None => Ok(0),
    }
}

fn declaring_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let c = m.class(this(m, args));
    let Some(file) = c.file.clone() else { return Ok(0) };
    let name = c.written_name().to_owned();
    let Ok(inner) = file.inner_classes() else { return Ok(0) };
    match inner.iter().find(|i| i.inner == name).and_then(|i| i.outer) {
        Some(outer) => {
            let class = this(m, args);
            let outer = m.load_class_for(class, outer)?;
            if m.class(outer).space != m.class(class).space {
                let (outer, inner) = (m.class_java_name(outer), m.class_java_name(class));
                let text = format!("{outer} and {inner} disagree on InnerClasses attribute");
                return raise("java/lang/IncompatibleClassChangeError", text);
            }
            Ok(m.mirror(outer)?.slot())
        }
        None => Ok(0),
    }
}

fn enclosing_method(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(file) = m.class(this(m, args)).file.clone() else { return Ok(0) };
    let Ok(Some(enclosing)) = file.enclosing_method() else { return Ok(0) };
    let class = m.load_class_for(this(m, args), enclosing.class)?;
    let array_class = m.load_class("[Ljava/lang/Object;")?;
    let array = m.new_array(array_class, 3)?;
    let mirror = m.mirror(class)?;
    m.state.heap.put_array_ref(array, 0, mirror);
    if let Some((name, descriptor)) = enclosing.method {
        let name = m.intern(name)?;
        m.state.heap.put_array_ref(array, 1, name);
        let descriptor = m.intern(descriptor)?;
        m.state.heap.put_array_ref(array, 2, descriptor);
    }
    Ok(array.slot())
}

fn nest_host(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = this(m, args);
    let host = m.nest_host(class);
    Ok(m.mirror(host)?.slot())
}

fn for_name(m: &mut Machine, args: &[u64]) -> Outcome {
    let (name, initialise) = (object(args, 0), int(args, 1) != 0);
    if name.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let name = m.text(name);
    let loader = object(args, 2);
    if m.run.exploring && !loader.is_null() && m.class(m.state.heap.class(loader)).origin != Origin::Jdk {
        return ask_own_loader(m, loader, &name, initialise);
    }
    let space = if loader.is_null() { 0 } else { m.space_of(loader) };
    let found = match space {
        0 => find_by_java_name(m, &name),
        _ if name.contains('/') || !is_array_name(&name) => {
            raise("java/lang/ClassNotFoundException", name.clone())
        }
        space => m.load_above(space, &name.replace('.', "/")),
    };
    let class = match found {
        Err(Trap::Load(mut wanted)) => {
            wanted.linking = false;
            return Err(Trap::Load(wanted));
        }
        // The frames of the loader that has looked for it belong to the exception.
        Err(Trap::Raise("java/lang/ClassNotFoundException", Some(missing)))
            if !loader.is_null() && !m.run.exploring && !missing.contains(['/', '[']) =>
        {
            let wanted = Wanted { space: 0, name: missing.replace('.', "/"), linking: false };
            return Err(Trap::Load(wanted.into()));
        }
        other => other?,
    };
    // The JDK's own code gets along with one loader for all; a program that names the boot loader means it.
    if loader.is_null() && asked_by_program(m) && !super::loader::by_boot_loader(m, class) {
        return raise("java/lang/ClassNotFoundException", name.replace('.', "/"));
    }
    if initialise && !m.is_initialised(class) && !m.class(class).is_array() {
        return Err(Trap::Init(class));
    }
    Ok(m.mirror(class)?.slot())
}

/// A search has one namespace, but a loader of the program's own is asked all the same: what it does can be seen. It is
/// asked every time, also for what it has found before.
fn ask_own_loader(m: &mut Machine, loader: ObjRef, name: &str, initialise: bool) -> Outcome {
    if initialise || name.starts_with('[') || name.contains('/') {
        return Err(Trap::Unsupported("Class.forName with a class loader of the program's own".into()));
    }
    let class = m.state.heap.class(loader);
    let method = m.find_method_named(class, "loadClass", "(Ljava/lang/String;)Ljava/lang/Class;");
    let method = method.expect("every class loader has it");
    let name = m.new_string(name)?;
    Err(Trap::Call(method, [loader.slot(), name.slot()].into_iter().collect()))
}

/// Whether a name that begins like that of an array is one; any other is taken as it is.
fn is_array_name(name: &str) -> bool {
    let element = name.trim_start_matches('[');
    match element.strip_prefix('L').and_then(|class| class.strip_suffix(';')) {
        _ if element.len() == name.len() => true,
        Some(class) => !class.is_empty() && !class.contains(';'),
        None => element.len() == 1 && "BCDFIJSZ".contains(element),
    }
}

/// Whether code of the program called the method of `Class` that is executing.
fn asked_by_program(m: &Machine) -> bool {
    let callers = (0..).map_while(|up| m.caller(up)).map(|method| m.class(m.method(method).class));
    let mut outside = callers.skip_while(|class| &*class.name == "java/lang/Class");
    outside.next().is_some_and(|class| class.origin == crate::class::Origin::User)
}

/// A class by its Java name (`java.util.List`, `[Ljava.lang.String;`).
pub fn find_by_java_name(m: &mut Machine, name: &str) -> Result<ClassId, Trap> {
    let not_found = || Trap::Raise("java/lang/ClassNotFoundException", Some(name.to_owned()));
    if name.contains('/') || well_known::PRIMITIVES.iter().any(|p| p.0 == name) {
        return Err(not_found());
    }
    let element = name.trim_start_matches('[');
    if element.len() < name.len() {
        match element.strip_prefix('L').and_then(|e| e.strip_suffix(';')) {
            // `[Lint;` has elements of a class `int`, which there is none of.
            Some(class) if well_known::PRIMITIVES.iter().any(|p| p.0 == class) => {
                return raise("java/lang/ClassNotFoundException", class);
            }
            Some(_) => {}
            None if element.len() == 1 && "BCDFIJSZ".contains(element) => {}
            None => return Err(not_found()),
        }
    }
    match m.load_class(&name.replace('.', "/")) {
        Err(Trap::Raise("java/lang/NoClassDefFoundError", missing)) => {
            // Of an array, the missing element class is named; of a class, its missing superclass is
            // another error.
            let own = missing.as_deref() == Some(&*name.replace('.', "/"));
            match missing {
                Some(element) if name.starts_with('[') && !own => {
                    raise("java/lang/ClassNotFoundException", element.replace('/', "."))
                }
                Some(other) if !own => raise("java/lang/NoClassDefFoundError", other),
                _ => Err(not_found()),
            }
        }
        other => other,
    }
}

fn generic_signature(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(file) = m.class(this(m, args)).file.clone() else { return Ok(0) };
    match file.signature() {
        Ok(Some(s)) => Ok(m.intern(s)?.slot()),
        _ => Ok(0),
    }
}

fn raw_annotations(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(file) = m.class(this(m, args)).file.clone() else { return Ok(0) };
    bytes_or_null(m, file.annotations().declared)
}

/// A byte array, or null for nothing.
pub fn bytes_or_null(m: &mut Machine, bytes: &[u8]) -> Outcome {
    if bytes.is_empty() {
        return Ok(ObjRef::NULL.slot());
    }
    let array = m.new_array(well_known::BYTES, bytes.len())?;
    m.state.heap.elements_mut::<u8>(array).copy_from_slice(bytes);
    Ok(array.slot())
}
