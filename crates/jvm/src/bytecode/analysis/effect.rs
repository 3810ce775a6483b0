//! What an instruction's constant says about the stack: the arguments and results behind [`Item::Pool`].
//!
//! [`Item::Pool`]: super::super::Item::Pool

use super::super::{Insn, Op, Operand};
use crate::classfile::descriptor::{self, Kind, MethodDescriptor};
use crate::classfile::{Constant, ConstantPool, MemberKind};

/// Arguments in order, and the result.
#[derive(Default)]
pub(super) struct Effect<'a> {
    pub args: Args<'a>,
    pub result: Option<Kind>,
}

#[derive(Default)]
pub(super) enum Args<'a> {
    #[default]
    None,
    One(Kind),
    Ints(u8),
    Method(MethodDescriptor<'a>),
}

/// The effect of an instruction that names a constant, which is checked to be of the right type.
pub(super) fn of<'a>(insn: &Insn, pool: &'a ConstantPool) -> Result<Effect<'a>, &'static str> {
    let index = match insn.operand {
        Operand::Const(index) => index,
        Operand::MultiNewArray { class, dims } => {
            let name = pool.class_name(class).map_err(|_| "the constant is not a class")?;
            let brackets = name.bytes().take_while(|&b| b == b'[').count();
            if brackets < dims as usize {
                return Err("more dimensions than the array type has");
            }
            return Ok(Effect { args: Args::Ints(dims), result: None });
        }
        _ => return Ok(Effect::default()),
    };
    match insn.op {
        Op::Ldc | Op::Ldc2 => constant(pool, index, insn.op == Op::Ldc2),
        Op::Getstatic | Op::Getfield => {
            let kind = field(pool, index)?;
            Ok(Effect { args: Args::None, result: Some(kind) })
        }
        Op::Putstatic | Op::Putfield => {
            let kind = field(pool, index)?;
            Ok(Effect { args: Args::One(kind), result: None })
        }
        Op::Invokevirtual => method(pool, index, &[MemberKind::Method]),
        Op::Invokeinterface => method(pool, index, &[MemberKind::InterfaceMethod]),
        Op::Invokestatic | Op::Invokespecial => {
            method(pool, index, &[MemberKind::Method, MemberKind::InterfaceMethod])
        }
        Op::Invokedynamic => match pool.get(index) {
            Ok(Constant::InvokeDynamic { name_and_type, .. }) => call(pool, name_and_type),
            _ => Err("the constant is not a dynamic call site"),
        },
        _ => match pool.get(index) {
            Ok(Constant::Class(_)) => Ok(Effect::default()),
            _ => Err("the constant is not a class"),
        },
    }
}

fn constant<'a>(pool: &'a ConstantPool, index: u16, wide: bool) -> Result<Effect<'a>, &'static str> {
    let kind = match pool.get(index) {
        Ok(Constant::Integer(_)) => Kind::Int,
        Ok(Constant::Float(_)) => Kind::Float,
        Ok(Constant::Long(_)) => Kind::Long,
        Ok(Constant::Double(_)) => Kind::Double,
        Ok(
            Constant::String(_)
            | Constant::Class(_)
            | Constant::MethodHandle { .. }
            | Constant::MethodType(_),
        ) => Kind::Ref,
        Ok(Constant::Dynamic { name_and_type, .. }) => field_kind(pool, name_and_type)?,
        _ => return Err("the constant cannot be loaded"),
    };
    if (kind.slots() == 2) != wide {
        return Err("the constant has the wrong size for this instruction");
    }
    Ok(Effect { args: Args::None, result: Some(kind) })
}

fn descriptor_of(pool: &ConstantPool, name_and_type: u16) -> Option<&str> {
    match pool.get(name_and_type) {
        Ok(Constant::NameAndType { descriptor, .. }) => pool.utf8(descriptor).ok(),
        _ => None,
    }
}

fn field_kind(pool: &ConstantPool, name_and_type: u16) -> Result<Kind, &'static str> {
    let text = descriptor_of(pool, name_and_type).ok_or("the constant has no descriptor")?;
    descriptor::check_field(text).map_err(|_| "a field descriptor is malformed")?;
    Ok(Kind::of(text))
}

fn field(pool: &ConstantPool, index: u16) -> Result<Kind, &'static str> {
    match pool.get(index) {
        Ok(Constant::Member { kind: MemberKind::Field, name_and_type, .. }) => {
            field_kind(pool, name_and_type)
        }
        _ => Err("the constant is not a field"),
    }
}

fn method<'a>(
    pool: &'a ConstantPool,
    index: u16,
    allowed: &[MemberKind],
) -> Result<Effect<'a>, &'static str> {
    match pool.get(index) {
        Ok(Constant::Member { kind, name_and_type, .. }) if allowed.contains(&kind) => {
            call(pool, name_and_type)
        }
        _ => Err("the constant is not a method that this instruction can call"),
    }
}

fn call(pool: &ConstantPool, name_and_type: u16) -> Result<Effect<'_>, &'static str> {
    let text = descriptor_of(pool, name_and_type).ok_or("the constant has no descriptor")?;
    let method = MethodDescriptor::parse(text).map_err(|_| "a method descriptor is malformed")?;
    Ok(Effect { result: method.result_kind(), args: Args::Method(method) })
}
