//! Floats and doubles for the solver: each such term is a bit vector, its key (`term/real.rs`), and a number of the theory of
//! floating point beside it (`f7` beside `t7`).

use super::vector;
use crate::term::real::{self, Real};
use crate::term::{Node, Sort, Term, Terms};
use std::fmt::Write;

/// Bits of exponent and significand, as SMT-LIB has them.
fn format_of(sort: Sort) -> &'static str {
    if sort == Sort::Float { "8 24" } else { "11 53" }
}

fn most(sort: Sort) -> String {
    vector(if sort == Sort::Float { i128::from(i32::MAX) } else { i128::from(i64::MAX) }, sort.bits())
}

/// The number of the theory for a term that is no operation.
pub(super) fn number(terms: &Terms, term: Term, text: &mut String) {
    let sort = terms.sort(term);
    if !matches!(sort, Sort::Float | Sort::Double) || matches!(terms.node(term), Node::Real(..)) {
        return;
    }
    let (format, zero, n) = (format_of(sort), vector(0, sort.bits()), term.0);
    let bits = format!("(ite (bvslt t{n} {zero}) (bvxor t{n} {}) t{n})", most(sort));
    let _ = writeln!(text, "(define-fun f{n} () (_ FloatingPoint {format}) ((_ to_fp {format}) {bits}))");
}

/// An operation, and its key or whole number.
pub(super) fn operation(terms: &Terms, op: Real, term: Term, of: Term, text: &mut String) {
    let Node::Real(_, a, b) = *terms.node(term) else { unreachable!("an operation") };
    let (from, to) = (terms.sort(of), terms.sort(term));
    let (n, a, b) = (term.0, a.0, b.0);
    let bits = to.bits();
    match op {
        Real::ToInt | Real::ToLong => {
            let (low, high) = to.range();
            let end = |value: f64| {
                let key = if from == Sort::Float {
                    real::key_of_float(value as f32)
                } else {
                    real::key_of_double(value)
                };
                let (key, size) = (i128::from(key), from.bits());
                let turned = if key < 0 { key ^ i128::from(from_most(from)) } else { key };
                format!("((_ to_fp {}) {})", format_of(from), vector(turned, size))
            };
            // Both ends are powers of two: floats and doubles have them.
            let (least, beyond) = (end(low as f64), end(-(low as f64)));
            let _ = writeln!(
                text,
                "(define-fun t{n} () (_ BitVec {bits}) (ite (fp.isNaN f{a}) {} (ite (fp.leq f{a} {least}) {} \
                 (ite (fp.geq f{a} {beyond}) {} ((_ fp.to_sbv {bits}) RTZ f{a})))))",
                vector(0, bits),
                vector(i128::from(low), bits),
                vector(i128::from(high), bits),
            );
        }
        Real::Bits => {
            let not = if from == Sort::Float { 0x7FC0_0000 } else { 0x7FF8_0000_0000_0000i128 };
            let _ = writeln!(
                text,
                "(define-fun t{n} () (_ BitVec {bits}) (ite (fp.isNaN f{a}) {} (fp.to_ieee_bv f{a})))",
                vector(not, bits)
            );
        }
        _ => {
            let format = format_of(to);
            let body = match op {
                Real::Add => format!("(fp.add RNE f{a} f{b})"),
                Real::Sub => format!("(fp.sub RNE f{a} f{b})"),
                Real::Mul => format!("(fp.mul RNE f{a} f{b})"),
                Real::Div => format!("(fp.div RNE f{a} f{b})"),
                Real::Neg => format!("(fp.neg f{a})"),
                Real::Abs => format!("(fp.abs f{a})"),
                Real::Sqrt => format!("(fp.sqrt RNE f{a})"),
                Real::Floor => format!("(fp.roundToIntegral RTN f{a})"),
                Real::Ceil => format!("(fp.roundToIntegral RTP f{a})"),
                Real::Rint => format!("(fp.roundToIntegral RNE f{a})"),
                _ if matches!(from, Sort::Int | Sort::Long) => format!("((_ to_fp {format}) RNE t{a})"),
                _ => format!("((_ to_fp {format}) RNE f{a})"),
            };
            let _ = writeln!(text, "(define-fun f{n} () (_ FloatingPoint {format}) {body})");
            let _ = writeln!(text, "(define-fun b{n} () (_ BitVec {bits}) (fp.to_ieee_bv f{n}))");
            let _ = writeln!(
                text,
                "(define-fun t{n} () (_ BitVec {bits}) (ite (fp.isNaN f{n}) {} (ite (bvslt b{n} {}) (bvxor b{n} {}) b{n})))",
                vector(i128::from(real::nan(to)), bits),
                vector(0, bits),
                most(to),
            );
        }
    }
}

fn from_most(sort: Sort) -> i64 {
    if sort == Sort::Float { i64::from(i32::MAX) } else { i64::MAX }
}
