//! `jdk.internal.reflect.ConstantPool`: what the annotation parser reads names and values from.

use super::{Table, int, object};
use crate::class::ClassId;
use crate::classfile::{ClassFile, Constant};
use crate::machine::{Machine, Outcome, Trap, raise};
use std::sync::Arc;

pub const TABLES: &[Table] = &[
    ("java/lang/Class", &[("getConstantPool()Ljdk/internal/reflect/ConstantPool;", constant_pool)]),
    (
        "jdk/internal/reflect/ConstantPool",
        &[
            ("getSize0(Ljava/lang/Object;)I", size),
            ("getClassAt0(Ljava/lang/Object;I)Ljava/lang/Class;", class_at),
            ("getIntAt0(Ljava/lang/Object;I)I", number),
            ("getLongAt0(Ljava/lang/Object;I)J", number),
            ("getFloatAt0(Ljava/lang/Object;I)F", number),
            ("getDoubleAt0(Ljava/lang/Object;I)D", number),
            ("getStringAt0(Ljava/lang/Object;I)Ljava/lang/String;", string),
            ("getUTF8At0(Ljava/lang/Object;I)Ljava/lang/String;", utf8),
        ],
    ),
];

fn constant_pool(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.load_class("jdk/internal/reflect/ConstantPool")?;
    let pool = m.new_instance(class)?;
    m.set_named(pool, "constantPoolOop", args[0]);
    Ok(pool.slot())
}

fn target(m: &Machine, args: &[u64]) -> Result<(ClassId, Arc<ClassFile>), Trap> {
    let class = m.class_of_mirror(object(args, 1));
    match m.class(class).file.clone() {
        Some(file) => Ok((class, file)),
        None => raise("java/lang/IllegalArgumentException", "a class without constants"),
    }
}

fn bad<T>() -> Result<T, Trap> {
    raise("java/lang/IllegalArgumentException", "Wrong type at constant pool index")
}

fn size(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(target(m, args)?.1.pool.len() as u64)
}

fn class_at(m: &mut Machine, args: &[u64]) -> Outcome {
    let (class, _) = target(m, args)?;
    let found = m.resolve_class(class, int(args, 2) as u16)?;
    Ok(m.mirror(found)?.slot())
}

fn number(m: &mut Machine, args: &[u64]) -> Outcome {
    match target(m, args)?.1.pool.get(int(args, 2) as u16) {
        Ok(Constant::Integer(v)) => Ok(u64::from(v as u32)),
        Ok(Constant::Long(v)) => Ok(v as u64),
        Ok(Constant::Float(v)) => Ok(u64::from(v.to_bits())),
        Ok(Constant::Double(v)) => Ok(v.to_bits()),
        _ => bad(),
    }
}

fn string(m: &mut Machine, args: &[u64]) -> Outcome {
    match target(m, args)?.1.pool.string(int(args, 2) as u16) {
        Ok(units) => Ok(m.intern_utf16(&units)?.slot()),
        Err(_) => bad(),
    }
}

fn utf8(m: &mut Machine, args: &[u64]) -> Outcome {
    match target(m, args)?.1.pool.utf16(int(args, 2) as u16) {
        Ok(units) => Ok(m.intern_utf16(&units)?.slot()),
        Err(_) => bad(),
    }
}
