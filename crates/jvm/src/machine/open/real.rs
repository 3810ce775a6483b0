//! Floats and doubles that are open: arithmetic, conversions and comparisons make terms (`crates/terms/src/term/real.rs`).
//!
//! A draw (`machine/draw.rs`) that meets an open value becomes one.

use super::super::{Machine, Trap};
use crate::code::Quick;
use sojourner_terms::{Real, Sort, Term};

impl Machine {
    /// The number in an operand slot.
    fn real_at(&mut self, below: usize, sort: Sort) -> Result<Term, Trap> {
        let word = self.slot(below);
        if self.run.draws.open && self.is_open(word) {
            return Err(self.settle_draw(word));
        }
        Ok(self.term_of(word, sort))
    }

    /// Arithmetic with two operands.
    pub(super) fn compute_real(&mut self, op: Quick) -> Result<(), Trap> {
        use Quick::*;
        let double = matches!(op, Dadd | Dsub | Dmul | Ddiv | Drem);
        let (sort, width) = if double { (Sort::Double, 2) } else { (Sort::Float, 1) };
        let (a, b) = (self.real_at(2 * width, sort)?, self.real_at(width, sort)?);
        let op = match op {
            Fadd | Dadd => Real::Add,
            Fsub | Dsub => Real::Sub,
            Fmul | Dmul => Real::Mul,
            Fdiv | Ddiv => Real::Div,
            _ => Real::Rem,
        };
        let result = self.run.open.terms.real(op, a, b);
        self.results(2 * width, result);
        Ok(())
    }

    /// Conversions, and the sign turned.
    pub(super) fn convert(&mut self, op: Quick) -> Result<(), Trap> {
        use Quick::*;
        let (sort, width) = match op {
            I2f | I2d => (Sort::Int, 1),
            L2f | L2d => (Sort::Long, 2),
            F2i | F2l | F2d | Fneg => (Sort::Float, 1),
            _ => (Sort::Double, 2),
        };
        let a = self.real_at(width, sort)?;
        let op = match op {
            I2f | L2f | D2f => Real::ToFloat,
            I2d | L2d | F2d => Real::ToDouble,
            F2i | D2i => Real::ToInt,
            F2l | D2l => Real::ToLong,
            _ => Real::Neg,
        };
        let result = self.run.open.terms.real_of(op, a);
        self.results(width, result);
        Ok(())
    }

    pub(super) fn compare_real(&mut self, op: Quick) -> Result<(), Trap> {
        use Quick::*;
        let (sort, width) = if matches!(op, Dcmpl | Dcmpg) { (Sort::Double, 2) } else { (Sort::Float, 1) };
        let (a, b) = (self.real_at(2 * width, sort)?, self.real_at(width, sort)?);
        let with_nan = if matches!(op, Fcmpg | Dcmpg) { 1 } else { -1 };
        let result = self.run.open.terms.real_compare(a, b, with_nan);
        self.results(2 * width, result);
        Ok(())
    }
}
