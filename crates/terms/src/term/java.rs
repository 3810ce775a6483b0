//! Java's arithmetic on concrete numbers: what every other part of this crate must agree with.
//!
//! Numbers are carried as i64; those of sort `Int` lie in the range of `int`.

use super::Sort;

/// A binary operation of Java.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Op {
    Mul,
    Div,
    Rem,
    Shl,
    Shr,
    Ushr,
    And,
    Or,
    Xor,
}

impl Op {
    pub const ALL: [Op; 9] =
        [Op::Mul, Op::Div, Op::Rem, Op::Shl, Op::Shr, Op::Ushr, Op::And, Op::Or, Op::Xor];

    /// Java's word for it.
    pub fn word(self) -> &'static str {
        match self {
            Op::Mul => "*",
            Op::Div => "/",
            Op::Rem => "%",
            Op::Shl => "<<",
            Op::Shr => ">>",
            Op::Ushr => ">>>",
            Op::And => "&",
            Op::Or => "|",
            Op::Xor => "^",
        }
    }

    pub fn commutes(self) -> bool {
        matches!(self, Op::Mul | Op::And | Op::Or | Op::Xor)
    }
}

/// A conversion of Java.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Cast {
    IntToLong,
    LongToInt,
    ToByte,
    ToShort,
    ToChar,
}

impl Cast {
    pub const ALL: [Cast; 5] = [Cast::IntToLong, Cast::LongToInt, Cast::ToByte, Cast::ToShort, Cast::ToChar];

    /// The least and the largest result.
    pub fn range(self) -> (i64, i64) {
        match self {
            Cast::IntToLong | Cast::LongToInt => Sort::Int.range(),
            Cast::ToByte => (-128, 127),
            Cast::ToShort => (-32768, 32767),
            Cast::ToChar => (0, 65535),
        }
    }

    pub fn apply(self, value: i64) -> i64 {
        match self {
            Cast::IntToLong => value,
            Cast::LongToInt => i64::from(value as i32),
            Cast::ToByte => i64::from(value as i8),
            Cast::ToShort => i64::from(value as i16),
            Cast::ToChar => i64::from(value as u16),
        }
    }

    pub fn word(self) -> &'static str {
        match self {
            Cast::IntToLong => "(long)",
            Cast::LongToInt => "(int)",
            Cast::ToByte => "(byte)",
            Cast::ToShort => "(short)",
            Cast::ToChar => "(char)",
        }
    }
}

/// A number wrapped around to its sort.
pub fn wrap(sort: Sort, value: i128) -> i64 {
    match sort {
        Sort::Int => i64::from(value as i32),
        _ => value as i64,
    }
}

/// An operation on two numbers of a sort; the distance of a shift may be of any. Division by zero is
/// 0, its remainder the dividend: whoever divides looks before.
pub fn binary(op: Op, sort: Sort, a: i64, b: i64) -> i64 {
    match sort {
        Sort::Int => {
            let (x, y) = (a as i32, b as i32);
            i64::from(match op {
                Op::Mul => x.wrapping_mul(y),
                Op::Div if y == 0 => 0,
                Op::Div => x.wrapping_div(y),
                Op::Rem if y == 0 => x,
                Op::Rem => x.wrapping_rem(y),
                Op::Shl => x.wrapping_shl(b as u32),
                Op::Shr => x.wrapping_shr(b as u32),
                Op::Ushr => (x as u32).wrapping_shr(b as u32) as i32,
                Op::And => x & y,
                Op::Or => x | y,
                Op::Xor => x ^ y,
            })
        }
        _ => match op {
            Op::Mul => a.wrapping_mul(b),
            Op::Div if b == 0 => 0,
            Op::Div => a.wrapping_div(b),
            Op::Rem if b == 0 => a,
            Op::Rem => a.wrapping_rem(b),
            Op::Shl => a.wrapping_shl(b as u32),
            Op::Shr => a.wrapping_shr(b as u32),
            Op::Ushr => (a as u64).wrapping_shr(b as u32) as i64,
            Op::And => a & b,
            Op::Or => a | b,
            Op::Xor => a ^ b,
        },
    }
}
