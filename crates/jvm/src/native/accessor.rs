//! Reflective calls: `Method.invoke` and `Constructor.newInstance`.
//!
//! The JDK's own checks and wrappers run as they are; at the point where they would enter native
//! code (17) or a method handle (later), arguments are unboxed here and an adapter class, written
//! once per method, makes the call and boxes the result. A class initialiser that fails is not
//! wrapped, hence initialisation comes first.

use super::{Table, array, int, lang, object};
use crate::class::{ClassId, MethodId, Sort};
use crate::classfile::access;
use crate::classfile::descriptor::MethodDescriptor;
use crate::heap::ObjRef;
use crate::link::assemble::{ClassWriter, op};
use crate::link::convert::wrapper;
use crate::machine::{Machine, Outcome, Trap, raise};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

pub const TABLES: &[Table] = &[
    (
        "jdk/internal/reflect/NativeMethodAccessorImpl",
        &[(
            "invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
            native_invoke,
        )],
    ),
    (
        "jdk/internal/reflect/NativeConstructorAccessorImpl",
        &[("newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;", native_new)],
    ),
    ("jdk/internal/reflect/ReflectionFactory", &[("inflationThreshold()I", never)]),
    (
        "jdk/internal/reflect/MethodAccessorGenerator",
        &[(
            "generateSerializationConstructor(Ljava/lang/Class;[Ljava/lang/Class;ILjava/lang/Class;)Ljdk/internal/reflect/SerializationConstructorAccessorImpl;",
            serialization_accessor,
        )],
    ),
    (
        "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor",
        &[(
            "invoke0(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
            native_invoke,
        )],
    ),
    (
        "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor",
        &[("newInstance0(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;", native_new)],
    ),
    (
        "jdk/internal/reflect/MethodHandleAccessorFactory",
        &[
            (
                "newMethodAccessor(Ljava/lang/reflect/Method;Z)Ljdk/internal/reflect/MethodAccessorImpl;",
                method_accessor,
            ),
            (
                "newConstructorAccessor(Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/ConstructorAccessorImpl;",
                constructor_accessor,
            ),
            (
                "newSerializableConstructorAccessor(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/ConstructorAccessorImpl;",
                serializable_constructor_accessor,
            ),
            (
                "newSerializableConstructorAccessor(Ljava/lang/Class;Ljava/lang/reflect/Constructor;)Ljdk/internal/reflect/DirectConstructorHandleAccessor;",
                serializable_constructor_accessor,
            ),
        ],
    ),
    (
        "jdk/internal/reflect/DirectMethodHandleAccessor",
        &[
            ("invokeImpl(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;", direct_invoke),
            (
                "invokeImpl(Ljava/lang/Object;[Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;",
                direct_invoke,
            ),
        ],
    ),
    (
        "jdk/internal/reflect/DirectConstructorHandleAccessor",
        &[("invokeImpl([Ljava/lang/Object;)Ljava/lang/Object;", direct_new)],
    ),
];

/// Adapters written so far.
#[derive(Default)]
pub struct Adapters {
    /// By method, class to instantiate, and whether exceptions are wrapped.
    made: FxHashMap<(MethodId, ClassId, bool), MethodId>,
    /// The native method that stands in stack traces where an adapter runs.
    pub stand_ins: FxHashMap<MethodId, MethodId>,
}

/// What an argument that does not fit is answered with.
#[derive(Clone, Copy, PartialEq)]
enum Style {
    /// The native method's own exceptions; the adapter wraps what the callee throws.
    Native,
    /// Exceptions that the JDK's caller recognises; it also wraps what the callee throws.
    Direct,
}

fn never(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(i32::MAX as u64)
}

fn native_invoke(m: &mut Machine, args: &[u64]) -> Outcome {
    let method = m.reflected_method(object(args, 0))?;
    call(m, method, object(args, 1), object(args, 2), Style::Native)
}

fn native_new(m: &mut Machine, args: &[u64]) -> Outcome {
    construct(m, object(args, 0), object(args, 1), Style::Native)
}

fn direct_invoke(m: &mut Machine, args: &[u64]) -> Outcome {
    let executable = ObjRef(m.get_named(object(args, 0), "vmExecutable") as u32);
    let method = m.reflected_method(executable)?;
    call(m, method, object(args, 1), object(args, 2), Style::Direct)
}

fn direct_new(m: &mut Machine, args: &[u64]) -> Outcome {
    let executable = ObjRef(m.get_named(object(args, 0), "vmExecutable") as u32);
    construct(m, executable, object(args, 1), Style::Direct)
}

fn initialised(m: &Machine, class: ClassId) -> Result<(), Trap> {
    if m.is_initialised(class) { Ok(()) } else { Err(Trap::Init(class)) }
}

fn call(m: &mut Machine, method: MethodId, receiver: ObjRef, args: ObjRef, style: Style) -> Outcome {
    let owner = m.method(method).class;
    let is_static = m.method(method).is_static();
    let mut slots: SmallVec<[u64; 8]> = SmallVec::new();
    if is_static {
        initialised(m, owner)?;
    } else {
        if receiver.is_null() {
            return Err(Trap::Raise("java/lang/NullPointerException", None));
        }
        if !m.is_subclass(m.state.heap.class(receiver), owner) {
            return raise(
                "java/lang/IllegalArgumentException",
                "object is not an instance of declaring class",
            );
        }
        slots.push(receiver.slot());
    }
    unbox_all(m, method, args, style, &mut slots)?;
    let adapter = adapter(m, method, owner, style)?;
    Err(Trap::Call(adapter, slots))
}

fn construct(m: &mut Machine, constructor: ObjRef, args: ObjRef, style: Style) -> Outcome {
    let method = m.reflected_method(constructor)?;
    let special = ObjRef(m.get_named(constructor, "vmInstantiate") as u32);
    let class = if special.is_null() { m.method(method).class } else { m.class_of_mirror(special) };
    if m.class(class).flags & (access::ABSTRACT | access::INTERFACE) != 0 {
        return raise("java/lang/InstantiationException", m.class_java_name(class));
    }
    initialised(m, class)?;
    let mut slots = SmallVec::new();
    unbox_all(m, method, args, style, &mut slots)?;
    let adapter = adapter(m, method, class, style)?;
    Err(Trap::Call(adapter, slots))
}

/// What `java` says of a null for a primitive: the conversion it goes through has no value to take.
fn no_primitive(letter: u8) -> String {
    let kind = match letter {
        b'B' => "byte",
        b'S' => "short",
        b'J' => "long",
        b'F' => "float",
        b'D' => "double",
        _ => "int",
    };
    format!(
        "Cannot invoke \"java.lang.Number.{kind}Value()\" because the return value of \
         \"sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)\" is null"
    )
}

/// That an argument does not fit a parameter. Where `java` calls through a handle, the cause is what its conversion throws.
fn mismatch(m: &mut Machine, style: Style, value: ObjRef, param: &str) -> Trap {
    if style == Style::Native {
        return Trap::Raise("java/lang/IllegalArgumentException", Some("argument type mismatch".into()));
    }
    let class = m.state.heap.class(value);
    let to = match param.as_bytes()[0] {
        b'L' | b'[' => crate::machine::mirror::java_name(param),
        // Only numbers, and what counts as one, come as far as the wrapper.
        letter => {
            let number = match m.load_class("java/lang/Number") {
                Ok(number) => number,
                Err(trap) => return trap,
            };
            let counts = matches!(&*m.class(class).name, "java/lang/Boolean" | "java/lang/Character");
            if !counts && !m.is_subclass(class, number) {
                return m.cast_trap(value, number);
            }
            array::box_class(letter).replace('/', ".")
        }
    };
    let words = format!("Cannot cast {} to {to}", m.class_java_name(class));
    Trap::Raise("java/lang/ClassCastException", Some(words))
}

/// The argument array as argument slots: unboxed, widened, and checked.
fn unbox_all(
    m: &mut Machine,
    method: MethodId,
    args: ObjRef,
    style: Style,
    slots: &mut SmallVec<[u64; 8]>,
) -> Result<(), Trap> {
    let illegal = |text: &str| raise("java/lang/IllegalArgumentException", text);
    let descriptor = m.method_descriptor(method).to_owned();
    let Ok(parsed) = MethodDescriptor::parse(&descriptor) else { return illegal("malformed descriptor") };
    let given = if args.is_null() { 0 } else { m.state.heap.len(args) };
    if given != parsed.params().count() {
        return illegal("wrong number of arguments");
    }
    for (i, param) in parsed.params().enumerate() {
        let value = m.state.heap.array_ref(args, i);
        let letter = param.as_bytes()[0];
        if matches!(letter, b'L' | b'[') {
            let owner = m.method(method).class;
            let class = m.load_descriptor_for(owner, param)?;
            if !value.is_null() && !m.is_subclass(m.state.heap.class(value), class) {
                return Err(mismatch(m, style, value, param));
            }
            slots.push(value.slot());
            continue;
        }
        if value.is_null() {
            return Err(match style {
                Style::Native => Trap::Raise("java/lang/IllegalArgumentException", None),
                Style::Direct => Trap::Raise("java/lang/NullPointerException", Some(no_primitive(letter))),
            });
        }
        let widened = lang::unboxed(m, value).and_then(|(from, slot)| array::widen(from, letter, slot));
        let Some(slot) = widened else { return Err(mismatch(m, style, value, param)) };
        slots.push(slot);
        if matches!(letter, b'J' | b'D') {
            slots.push(0);
        }
    }
    Ok(())
}

/// The adapter that calls a method (or makes an instance of `class` with a constructor).
fn adapter(m: &mut Machine, method: MethodId, class: ClassId, style: Style) -> Result<MethodId, Trap> {
    let key = (method, class, style == Style::Native);
    if let Some(&made) = m.run.tables.adapters.made.get(&key) {
        return Ok(made);
    }
    let target = m.method(method);
    let (owner, is_static, index) = (target.class, target.is_static(), target.index);
    let is_interface = m.class(owner).is_interface();
    let (owner_name, made_name) = (m.class(owner).name.clone(), m.class(class).name.clone());
    let name = m.method_name(method).to_owned();
    let descriptor = m.method_descriptor(method).to_owned();
    let is_constructor = name == "<init>";
    let parsed = MethodDescriptor::parse(&descriptor)
        .map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string())))?;
    let mut adapted = String::from("(");
    if !is_static && !is_constructor {
        adapted.push_str("Ljava/lang/Object;");
    }
    parsed.params().for_each(|p| adapted.push_str(p));
    adapted.push_str(")Ljava/lang/Object;");

    let suffix = if style == Style::Native { "" } else { "$direct" };
    let written = format!("{made_name}$$Reflect${owner_name}${index}{suffix}").replace('/', "_");
    let mut writer = ClassWriter::new(access::FINAL, &written, "java/lang/Object", &[]);
    let mut code = writer.method(access::STATIC, "call", &adapted);
    let (start, end, handler) = (code.label(), code.label(), code.label());
    code.bind(start);
    let mut local = 0;
    if is_constructor {
        code.new_object(&made_name);
        code.op(op::DUP);
    } else if !is_static {
        code.load("Ljava/lang/Object;", 0);
        local = 1;
    }
    for param in parsed.params() {
        code.load(param, local);
        local += crate::classfile::Kind::of(param).slots();
    }
    if is_constructor {
        code.invoke_special(false, &owner_name, &name, &descriptor);
    } else if is_static {
        code.invoke_static(is_interface, &owner_name, &name, &descriptor);
    } else if is_interface {
        code.invoke_interface(&owner_name, &name, &descriptor);
    } else {
        code.invoke_virtual(&owner_name, &name, &descriptor);
    }
    code.bind(end);
    if !is_constructor {
        if parsed.result == "V" {
            code.op(op::ACONST_NULL);
        } else if let Some(wrapper) = wrapper(parsed.result) {
            code.invoke_static(false, wrapper, "valueOf", &format!("({})L{wrapper};", parsed.result));
        }
    }
    code.ret("Ljava/lang/Object;");
    if style == Style::Native {
        const ITE: &str = "java/lang/reflect/InvocationTargetException";
        code.bind_handler(handler);
        let caught = code.fresh_local("Ljava/lang/Object;");
        code.store("Ljava/lang/Object;", caught);
        code.new_object(ITE);
        code.op(op::DUP);
        code.load("Ljava/lang/Object;", caught);
        code.invoke_special(false, ITE, "<init>", "(Ljava/lang/Throwable;)V");
        code.op(op::ATHROW);
        code.handler(start, end, handler, None);
    }
    code.finish();
    let defined = m.define_synthetic(writer.finish(), Some(owner))?;
    let made = m.find_method_named(defined, "call", &adapted).expect("just written");
    m.run.tables.adapters.made.insert(key, made);
    if style == Style::Native {
        let native = m.run.instant.method;
        m.run.tables.adapters.stand_ins.insert(made, native);
    }
    Ok(made)
}

/// The accessor the JDK would make around a method handle, with the method itself instead.
fn method_accessor(m: &mut Machine, args: &[u64]) -> Outcome {
    let executable = object(args, 0);
    let method = m.reflected_method(executable)?;
    let owner = m.method(method).class;
    initialised(m, owner)?;
    let class = m.load_class("jdk/internal/reflect/DirectMethodHandleAccessor")?;
    initialised(m, class)?;
    m.note_accessor(method);
    let accessor = m.new_instance(class)?;
    let clazz = m.mirror(owner)?;
    m.set_named(accessor, "declaringClass", clazz.slot());
    m.set_named(accessor, "paramCount", parameter_count(m, method));
    let is_static = m.method(method).is_static();
    m.set_named(accessor, "flags", if is_static { 0x200 } else { 0 });
    m.set_named(accessor, "vmExecutable", executable.slot());
    Ok(accessor.slot())
}

fn parameter_count(m: &Machine, method: MethodId) -> u64 {
    MethodDescriptor::parse(m.method_descriptor(method)).map_or(0, |d| d.params().count() as u64)
}

fn direct_constructor(m: &mut Machine, executable: ObjRef) -> Outcome {
    let method = m.reflected_method(executable)?;
    let owner = m.method(method).class;
    if m.class(owner).sort == Sort::Instance {
        initialised(m, owner)?;
    }
    let class = m.load_class("jdk/internal/reflect/DirectConstructorHandleAccessor")?;
    initialised(m, class)?;
    let accessor = m.new_instance(class)?;
    m.set_named(accessor, "paramCount", parameter_count(m, method));
    m.set_named(accessor, "vmExecutable", executable.slot());
    Ok(accessor.slot())
}

fn constructor_accessor(m: &mut Machine, args: &[u64]) -> Outcome {
    direct_constructor(m, object(args, 0))
}

/// A constructor that makes an instance of another class, as deserialisation wants.
fn special_constructor(m: &mut Machine, class: ObjRef, method: MethodId) -> Result<ObjRef, Trap> {
    let constructor = m.method_object(method)?;
    m.set_named(constructor, "vmInstantiate", class.slot());
    Ok(constructor)
}

fn serializable_constructor_accessor(m: &mut Machine, args: &[u64]) -> Outcome {
    let method = m.reflected_method(object(args, 1))?;
    let constructor = special_constructor(m, object(args, 0), method)?;
    direct_constructor(m, constructor)
}

fn serialization_accessor(m: &mut Machine, args: &[u64]) -> Outcome {
    let (class, params, target) = (object(args, 1), object(args, 2), object(args, 4));
    debug_assert!(int(args, 3) >= 0);
    let mut descriptor = String::from("(");
    for i in 0..m.state.heap.len(params) {
        let param = m.class_of_mirror(m.state.heap.array_ref(params, i));
        descriptor.push_str(&m.descriptor_of(param));
    }
    descriptor.push_str(")V");
    let owner = m.class_of_mirror(target);
    let Some(method) = m.find_method_named(owner, "<init>", &descriptor) else {
        return raise("java/lang/InternalError", "a constructor of unknown origin");
    };
    let constructor = special_constructor(m, class, method)?;
    let accessor_class = m.load_class("jdk/internal/reflect/NativeConstructorAccessorImpl")?;
    initialised(m, accessor_class)?;
    let accessor = m.new_instance(accessor_class)?;
    m.set_named(accessor, "c", constructor.slot());
    Ok(accessor.slot())
}
