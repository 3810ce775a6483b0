//! `java.lang.invoke.VarHandle` and `MethodType`: what the linkage has in store for them.

use super::{Native, Table, int, object};
use crate::class::{ClassId, well_known};
use crate::heap::ObjRef;
use crate::link::var_handle::{Access, Place, Variable};
use crate::machine::{Machine, Outcome, Trap, raise};
use smallvec::smallvec;

const NPE: &str = "java/lang/NullPointerException";

pub const TABLES: &[Table] = &[
    (
        "java/lang/invoke/MethodHandles",
        &[
            ("arrayElementVarHandle(Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;", array_element),
            (
                "byteArrayViewVarHandle(Ljava/lang/Class;Ljava/nio/ByteOrder;)Ljava/lang/invoke/VarHandle;",
                byte_view,
            ),
            (
                "byteBufferViewVarHandle(Ljava/lang/Class;Ljava/nio/ByteOrder;)Ljava/lang/invoke/VarHandle;",
                buffer_view,
            ),
        ],
    ),
    (
        "java/lang/invoke/VarHandle",
        &[
            (
                "accessModeType(Ljava/lang/invoke/VarHandle$AccessMode;)Ljava/lang/invoke/MethodType;",
                mode_type,
            ),
            ("isAccessModeSupported(Ljava/lang/invoke/VarHandle$AccessMode;)Z", is_supported),
            ("getMethodHandleUncached(I)Ljava/lang/invoke/MethodHandle;", mode_handle),
            ("fullFence()V", super::nothing),
            ("acquireFence()V", super::nothing),
            ("releaseFence()V", super::nothing),
            ("loadLoadFence()V", super::nothing),
            ("storeStoreFence()V", super::nothing),
        ],
    ),
    (
        "java/lang/invoke/MethodType",
        &[("makeImpl(Ljava/lang/Class;[Ljava/lang/Class;Z)Ljava/lang/invoke/MethodType;", make_type)],
    ),
];

/// The methods the machine's own VarHandle class has.
pub const METHODS: &[(&str, &str, Native)] = &[
    ("varType", "()Ljava/lang/Class;", var_type),
    ("coordinateTypes", "()Ljava/util/List;", coordinates),
    ("withInvokeExactBehavior", "()Ljava/lang/invoke/VarHandle;", with_exact),
    ("withInvokeBehavior", "()Ljava/lang/invoke/VarHandle;", without_exact),
];

fn this(m: &Machine, args: &[u64]) -> Result<Variable, Trap> {
    m.variable(object(args, 0)).ok_or(Trap::Unsupported("a variable handle of an unknown kind".into()))
}

fn class_arg(m: &Machine, args: &[u64], i: usize) -> Result<ClassId, Trap> {
    let mirror = object(args, i);
    if mirror.is_null() { Err(Trap::Raise(NPE, None)) } else { Ok(m.class_of_mirror(mirror)) }
}

fn array_element(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = class_arg(m, args, 0)?;
    match m.element_variable(class) {
        Some(variable) => Ok(m.var_handle(variable)?.slot()),
        None => {
            let kind = if m.class(class).is_primitive() {
                ""
            } else if m.class(class).is_interface() {
                "interface "
            } else {
                "class "
            };
            raise(
                "java/lang/IllegalArgumentException",
                format!("not an array type: {kind}{}", m.class_java_name(class)),
            )
        }
    }
}

fn byte_view(m: &mut Machine, args: &[u64]) -> Outcome {
    view(m, args, false)
}

fn buffer_view(m: &mut Machine, args: &[u64]) -> Outcome {
    view(m, args, true)
}

fn view(m: &mut Machine, args: &[u64], buffer: bool) -> Outcome {
    let class = class_arg(m, args, 0)?;
    let order = object(args, 1);
    if order.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    let big_endian = m.static_ref("java/nio/ByteOrder", "BIG_ENDIAN") == Some(order);
    let element = match m.class(class).sort {
        crate::class::Sort::Array { component } if m.class(component).is_primitive() => Some(component),
        _ => None,
    };
    let sizes = [
        (well_known::SHORT, 2),
        (well_known::CHAR, 2),
        (well_known::INT, 4),
        (well_known::FLOAT, 4),
        (well_known::LONG, 8),
        (well_known::DOUBLE, 8),
    ];
    match element.and_then(|e| sizes.iter().find(|s| s.0 == e)) {
        Some(&(element, size)) => {
            let letter = m.descriptor_of(element).as_bytes()[0];
            let place = Place::View { big_endian, size, buffer };
            let variable =
                Variable { place, letter, class: element, is_final: false, exact: false, field: None };
            Ok(m.var_handle(variable)?.slot())
        }
        None => raise("java/lang/UnsupportedOperationException", ""),
    }
}

fn mode_ordinal(m: &mut Machine, mode: ObjRef) -> Result<usize, Trap> {
    if mode.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    let class = m.load_class("java/lang/Enum")?;
    let field = m.find_declared_field(class, "ordinal").expect("enums have an ordinal");
    Ok(m.state.heap.get(mode, m.field(field).slot as usize) as usize)
}

fn access_of(m: &mut Machine, mode: ObjRef) -> Result<Access, Trap> {
    Access::of_mode(mode_ordinal(m, mode)?)
        .ok_or(Trap::Unsupported("an access mode of an unknown kind".into()))
}

fn mode_type(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(variable) = m.variable(object(args, 0)) else { return Err(Trap::Original) };
    let access = access_of(m, object(args, 1))?;
    let descriptor = m.access_descriptor(&variable, access);
    Ok(m.method_type_of(&descriptor)?.slot())
}

fn mode_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(m.mode_handle(object(args, 0), int(args, 1) as usize)?.slot())
}

fn is_supported(m: &mut Machine, args: &[u64]) -> Outcome {
    let mode = object(args, 1);
    let Some(variable) = m.variable(object(args, 0)) else {
        let ordinal = mode_ordinal(m, mode)?;
        return Ok(u64::from(m.segment_method(object(args, 0), ordinal)?.is_some()));
    };
    let access = access_of(m, mode)?;
    let plain = mode_ordinal(m, mode)? < 2;
    Ok(u64::from(m.is_access_supported(&variable, access, plain)))
}

fn var_type(m: &mut Machine, args: &[u64]) -> Outcome {
    let variable = this(m, args)?;
    Ok(m.mirror(variable.class)?.slot())
}

fn coordinates(m: &mut Machine, args: &[u64]) -> Outcome {
    let variable = this(m, args)?;
    let mut classes = Vec::new();
    for descriptor in m.coordinates(&variable) {
        classes.push(m.load_descriptor(&descriptor)?);
    }
    let array = super::class::class_array(m, &classes)?;
    let list = m.load_class("java/util/List")?;
    let of = m.find_method_named(list, "of", "([Ljava/lang/Object;)Ljava/util/List;");
    Err(Trap::Call(of.expect("lists are made from arrays"), smallvec![array]))
}

fn with_exact(m: &mut Machine, args: &[u64]) -> Outcome {
    let variable = this(m, args)?;
    Ok(m.var_handle(Variable { exact: true, ..variable })?.slot())
}

fn without_exact(m: &mut Machine, args: &[u64]) -> Outcome {
    let variable = this(m, args)?;
    Ok(m.var_handle(Variable { exact: false, ..variable })?.slot())
}

fn make_type(m: &mut Machine, args: &[u64]) -> Outcome {
    let (result, params) = (object(args, 0), object(args, 1));
    if result.is_null() || params.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    let count = m.state.heap.len(params);
    if count > 255 {
        return raise("java/lang/IllegalArgumentException", format!("bad parameter count {count}"));
    }
    let mut classes = Vec::with_capacity(count);
    for i in 0..count {
        let mirror = m.state.heap.array_ref(params, i);
        if mirror.is_null() {
            return Err(Trap::Raise(NPE, None));
        }
        let class = m.class_of_mirror(mirror);
        if class == well_known::VOID {
            return raise("java/lang/IllegalArgumentException", "parameter type cannot be void");
        }
        classes.push(class);
    }
    let _trusted = int(args, 2);
    let result = m.class_of_mirror(result);
    Ok(m.method_type(&classes, result)?.slot())
}
