//! `java.math.BigInteger`: the inner loops that `java` has routines of its own for.
//!
//! They compute just what their Java code does, word for word; a program that multiplies numbers of thousands of digits
//! would take minutes instead of seconds. While exploring, and for arguments out of range, the Java code runs: it has
//! the scheduling points and the exceptions.

use super::{Table, int, object};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    (
        "java/math/BigInteger",
        &[
            ("implMultiplyToLen([II[II[I)[I", multiply),
            ("implSquareToLen([II[II)[I", square),
            ("implMulAdd([I[IIII)I", multiply_add),
        ],
    ),
    ("java/math/MutableBigInteger", &[("mulsub([I[IIII)I", multiply_subtract)]),
];

/// The first `length` words of an array; none where the Java code must decide.
fn words(m: &Machine, array: ObjRef, length: i32) -> Result<Vec<u32>, Trap> {
    if m.run.exploring || array.is_null() || length <= 0 || length as usize > m.state.heap.len(array) {
        return Err(Trap::Original);
    }
    Ok(m.state.heap.elements::<i32>(array)[..length as usize].iter().map(|&w| w as u32).collect())
}

/// The product, most significant word first, in the first words of `z`.
fn product_into(m: &mut Machine, x: &[u32], y: &[u32], z: ObjRef) {
    let mut product = vec![0u32; x.len() + y.len()];
    for (i, &a) in x.iter().enumerate().rev() {
        let mut carry = 0;
        for (j, &b) in y.iter().enumerate().rev() {
            let at = i + j + 1;
            let sum = u64::from(a) * u64::from(b) + u64::from(product[at]) + carry;
            product[at] = sum as u32;
            carry = sum >> 32;
        }
        product[i] = carry as u32;
    }
    for (to, from) in m.state.heap.elements_mut::<i32>(z).iter_mut().zip(product) {
        *to = from as i32;
    }
}

fn multiply(m: &mut Machine, args: &[u64]) -> Outcome {
    let (x, y) = (words(m, object(args, 0), int(args, 1))?, words(m, object(args, 2), int(args, 3))?);
    let mut z = object(args, 4);
    if z.is_null() || m.state.heap.len(z) < x.len() + y.len() {
        let class = m.state.heap.class(object(args, 0));
        z = m.new_array(class, x.len() + y.len())?;
    }
    product_into(m, &x, &y, z);
    Ok(z.slot())
}

fn square(m: &mut Machine, args: &[u64]) -> Outcome {
    let x = words(m, object(args, 0), int(args, 1))?;
    let (z, length) = (object(args, 2), int(args, 3));
    if z.is_null() || length as usize != 2 * x.len() || m.state.heap.len(z) < 2 * x.len() {
        return Err(Trap::Original);
    }
    product_into(m, &x, &x, z);
    Ok(z.slot())
}

/// Adds a multiple of one number to another, from a place counted from the end.
fn multiply_add(m: &mut Machine, args: &[u64]) -> Outcome {
    let from = words(m, object(args, 1), int(args, 3))?;
    let (out, offset, factor) = (object(args, 0), int(args, 2), int(args, 4) as u32);
    let end = (m.state.heap.len(out) as i64) - i64::from(offset);
    if offset < 0 || end < from.len() as i64 {
        return Err(Trap::Original);
    }
    let mut carry = 0;
    let range = end as usize - from.len()..end as usize;
    for (to, &word) in m.state.heap.elements_mut::<i32>(out)[range].iter_mut().zip(&from).rev() {
        let sum = u64::from(word) * u64::from(factor) + u64::from(*to as u32) + carry;
        *to = sum as i32;
        carry = sum >> 32;
    }
    Ok(carry as u32 as u64)
}

/// Subtracts a multiple of one number from another, and says what is borrowed.
fn multiply_subtract(m: &mut Machine, args: &[u64]) -> Outcome {
    let from = words(m, object(args, 2), int(args, 4))?;
    let (out, factor, offset) = (object(args, 1), int(args, 3) as u32, int(args, 5));
    let first = i64::from(offset) + 1;
    if first < 0 || out.is_null() || first as usize + from.len() > m.state.heap.len(out) {
        return Err(Trap::Original);
    }
    let range = first as usize..first as usize + from.len();
    let mut carry = 0u64;
    for (to, &word) in m.state.heap.elements_mut::<i32>(out)[range].iter_mut().zip(&from).rev() {
        let product = u64::from(word) * u64::from(factor) + carry;
        let (difference, borrow) = (*to as u32).overflowing_sub(product as u32);
        *to = difference as i32;
        carry = (product >> 32) + u64::from(borrow);
    }
    Ok(carry as u32 as u64)
}
