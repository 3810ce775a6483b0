//! Conversions between Java types in written code: widening, boxing, unboxing, casts.
//!
//! Two dialects: what LambdaMetafactory does (`adapt`, which trusts the compiler), and what
//! `MethodHandle.asType` does (`as_type`, which first asks `can_convert`).

use super::assemble::{Code, op};

/// The wrapper class of a primitive descriptor (`V` included).
pub fn wrapper(descriptor: &str) -> Option<&'static str> {
    Some(match descriptor {
        "Z" => "java/lang/Boolean",
        "B" => "java/lang/Byte",
        "C" => "java/lang/Character",
        "S" => "java/lang/Short",
        "I" => "java/lang/Integer",
        "J" => "java/lang/Long",
        "F" => "java/lang/Float",
        "D" => "java/lang/Double",
        "V" => "java/lang/Void",
        _ => return None,
    })
}

/// The primitive a wrapper class holds.
pub fn unwrapped(class: &str) -> Option<&'static str> {
    Some(match class {
        "java/lang/Boolean" => "Z",
        "java/lang/Byte" => "B",
        "java/lang/Character" => "C",
        "java/lang/Short" => "S",
        "java/lang/Integer" => "I",
        "java/lang/Long" => "J",
        "java/lang/Float" => "F",
        "java/lang/Double" => "D",
        _ => return None,
    })
}

pub fn is_primitive(descriptor: &str) -> bool {
    descriptor.len() == 1
}

/// `java/lang/String` of `Ljava/lang/String;`, `[I` of `[I`: as class constants have it.
pub fn class_name(descriptor: &str) -> &str {
    descriptor.strip_prefix('L').and_then(|d| d.strip_suffix(';')).unwrap_or(descriptor)
}

/// The name of the method that takes a primitive out of its wrapper.
fn value_method(primitive: &str) -> &'static str {
    match primitive {
        "Z" => "booleanValue",
        "B" => "byteValue",
        "C" => "charValue",
        "S" => "shortValue",
        "I" => "intValue",
        "J" => "longValue",
        "F" => "floatValue",
        _ => "doubleValue",
    }
}

/// Boxes the primitive on the stack.
pub fn box_value(c: &mut Code<'_>, primitive: &str) {
    if let Some(class) = wrapper(primitive) {
        c.invoke_static(false, class, "valueOf", &format!("({primitive})L{class};"));
    }
}

/// Takes a primitive out of the object on the stack, whose static type is the wrapper.
pub fn unbox_value(c: &mut Code<'_>, primitive: &str) {
    if let Some(class) = wrapper(primitive) {
        c.invoke_virtual(class, value_method(primitive), &format!("(){primitive}"));
    }
}

/// Whether a primitive converts to another without loss of range (JLS 5.1.2, boolean apart).
pub fn widens(from: &str, to: &str) -> bool {
    const ORDER: &str = "BSIJFD";
    if from == to {
        return true;
    }
    match (from, ORDER.find(from), ORDER.find(to)) {
        ("C", _, Some(b)) => b >= 2,
        (_, Some(a), Some(b)) => a < b,
        _ => false,
    }
}

/// A primitive conversion of any kind; narrow types go through int.
pub fn primitive(c: &mut Code<'_>, from: &str, to: &str) {
    let group = |d: &str| if "ZBCSI".contains(d) { 'I' } else { d.chars().next().unwrap_or('I') };
    if from == to {
        return;
    }
    let code = match (group(from), group(to)) {
        ('I', 'J') => Some(op::I2L),
        ('I', 'F') => Some(op::I2F),
        ('I', 'D') => Some(op::I2D),
        ('J', 'I') => Some(op::L2I),
        ('J', 'F') => Some(op::L2F),
        ('J', 'D') => Some(op::L2D),
        ('F', 'I') => Some(op::F2I),
        ('F', 'J') => Some(op::F2L),
        ('F', 'D') => Some(op::F2D),
        ('D', 'I') => Some(op::D2I),
        ('D', 'J') => Some(op::D2L),
        ('D', 'F') => Some(op::D2F),
        _ => None,
    };
    if let Some(code) = code {
        c.op(code);
    }
    if !widens(from, to) {
        match to {
            "B" => c.op(op::I2B),
            "C" => c.op(op::I2C),
            "S" => c.op(op::I2S),
            _ => {}
        }
    }
}

fn cast(c: &mut Code<'_>, from: &str, to: &str) {
    if from != to && to != "Ljava/lang/Object;" {
        c.check_cast(class_name(to));
    }
}

/// A cast as method handles do it: what does not fit fails in `Class.cast`, with its words and its frame.
fn cast_by_class(c: &mut Code<'_>, from: &str, to: &str) {
    const OBJECT: &str = "Ljava/lang/Object;";
    if from == to || to == OBJECT {
        return;
    }
    let (object, fits) = (c.fresh_local(OBJECT), c.label());
    c.store(OBJECT, object);
    c.load(OBJECT, object);
    c.instance_of(class_name(to));
    c.jump(op::IFNE, fits);
    c.class(class_name(to));
    c.load(OBJECT, object);
    c.invoke_virtual("java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;");
    c.op(op::POP);
    c.bind(fits);
    c.load(OBJECT, object);
    c.check_cast(class_name(to));
}

/// What a lambda does to an argument or result: `from` as declared, `as_seen` as the program's
/// generic types say, `to` as the implementation wants it.
pub fn adapt(c: &mut Code<'_>, from: &str, to: &str, as_seen: &str) {
    if from == to && from == as_seen || to == "V" {
        return;
    }
    if is_primitive(from) {
        if is_primitive(to) {
            return primitive(c, from, to);
        }
        match unwrapped(class_name(to)) {
            Some(inner) => {
                primitive(c, from, inner);
                box_value(c, inner);
            }
            None => box_value(c, from),
        }
        return;
    }
    let seen = if is_primitive(as_seen) { from } else { as_seen };
    cast(c, from, seen);
    if !is_primitive(to) {
        return cast(c, seen, to);
    }
    match unwrapped(class_name(seen)) {
        Some(inner) if widens(inner, to) => {
            unbox_value(c, inner);
            primitive(c, inner, to);
        }
        _ => {
            let class = wrapper(to).expect("a primitive");
            c.check_cast(class);
            unbox_value(c, to);
        }
    }
}

/// What `MethodHandle.asType` does to a value that can be converted.
pub fn as_type(c: &mut Code<'_>, from: &str, to: &str) {
    match (from, to) {
        _ if from == to => {}
        (_, "V") => c.drop_value(from),
        ("V", _) => c.zero(to),
        _ if is_primitive(from) && is_primitive(to) => primitive(c, from, to),
        _ if is_primitive(from) => {
            box_value(c, from);
        }
        _ if is_primitive(to) => unbox_as(c, from, to, false),
        _ => cast_by_class(c, from, to),
    }
}

/// Unboxes. All but the wrapper itself is left to the JDK's conversions: they widen what the object holds, and fail
/// with the words and frames that programs see; a null is `zero` where asked for.
fn unbox_as(c: &mut Code<'_>, from: &str, to: &str, null_is_zero: bool) {
    const OBJECT: &str = "Ljava/lang/Object;";
    const CONVERSIONS: &str = "sun/invoke/util/ValueConversions";
    let class = wrapper(to).expect("a primitive");
    let (object, fits, done) = (c.fresh_local(OBJECT), c.label(), c.label());
    c.store(OBJECT, object);
    c.load(OBJECT, object);
    c.instance_of(class);
    c.jump(op::IFNE, fits);
    let name = format!("unbox{}", class.rsplit('/').next().expect("a name"));
    c.load(OBJECT, object);
    if class_name(from) == class && !null_is_zero {
        c.check_cast(class);
        c.invoke_static(false, CONVERSIONS, &name, &format!("(L{class};){to}"));
    } else {
        c.int(i32::from(null_is_zero));
        c.invoke_static(false, CONVERSIONS, &name, &format!("({OBJECT}Z){to}"));
    }
    c.jump(op::GOTO, done);
    c.bind(fits);
    c.load(OBJECT, object);
    c.check_cast(class);
    unbox_value(c, to);
    c.bind(done);
}

/// What `explicitCastArguments` does to a value.
pub fn explicit(c: &mut Code<'_>, from: &str, to: &str) {
    match (is_primitive(from), is_primitive(to)) {
        (true, true) if from != to && from != "V" && to != "V" => {
            if to == "Z" {
                primitive(c, from, "I");
                c.int(1);
                c.op(op::IAND);
            } else {
                primitive(c, if from == "Z" { "I" } else { from }, to);
            }
        }
        (false, true) if to != "V" => unbox_as(c, from, to, true),
        _ => as_type(c, from, to),
    }
}
