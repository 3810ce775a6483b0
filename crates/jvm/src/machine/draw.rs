//! Random real numbers, drawn when the program first asks something of them.
//!
//! `Math.random()` has 2^53 outcomes, and a program mostly wants to know two of them apart:
//! `Math.random() < 0.3`, `(int) (6 * Math.random())`. So a draw is kept open: the slot of a frame
//! holds a *token*, a NaN that stands for `f(k)`, where `k` is uniform in a range of whole numbers and
//! `f` a chain of operations with constants. A comparison or a conversion asks the search in which
//! part of the range `k` lies, with the exact probabilities, and narrows the range wherever tokens of
//! that draw stand. Each operation kept in `f` is monotone, rounding included (IEEE 754), so the parts
//! are found by bisection and are exact to the last bit.
//!
//! What a token is worth does not change: token and value are tied together once for the machine, so
//! undoing and restoring frames and heap is all it takes. While there is one thread, tokens may lie in
//! fields, boxes and arrays of doubles (`draw/stored.rs`); otherwise they stay in the frames of the
//! thread that drew. Two draws can be compared (`draw/order.rs`). Whatever else is done with one (a
//! native, a sum of two draws, a store beside another thread) hands it over to the open values
//! (`draw/promote.rs`), which know terms over many symbols and pay for it with every instruction.
//!
//! So a scheduler does not know a draw that the program has not looked at yet.

mod force;
mod order;
mod promote;
mod stored;

pub use force::Promotion;

use super::record::{Event, Op, Value};
use super::{Machine, Outcome, Trap};
use crate::code::Quick;
use crate::heap::mix64;
use crate::native::math::half_up;
use order::Order;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use sojourner_kernel::Choice;
use std::cmp::Ordering;
use std::sync::Arc;

/// The upper bits of a token: a NaN that no operation returns.
const TOKEN: u64 = 0x7FFD;

/// Parts a range may be cut into at once.
const MOST: usize = 1 << 16;

/// Operations that are kept open.
const LONGEST: usize = 16;

/// Questions whose answers are remembered.
const ASKED: usize = 1 << 12;

/// Values that are told apart where the exact value is asked for.
const FEW: u64 = 10;

/// Open draws, outside the state.
#[derive(Default)]
pub struct Draws {
    /// A draw was ever kept open.
    pub open: bool,
    /// One was ever put into the heap.
    stored: bool,
    values: FxHashMap<u64, Open>,
    /// Ranges in parts, by the question.
    asked: FxHashMap<Question, Parts>,
    /// Which draws of a run become open values, and when.
    pub followed: force::Followed,
}

/// Parts of a range, in order.
type Parts = Arc<[(u64, u64)]>;

/// What is asked of a token: the parts depend on nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Question {
    token: u64,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    /// Which whole number it becomes.
    Int,
    Long,
    RoundToInt,
    RoundToLong,
    /// How it compares with a number (its bits), which stands first if `turned`.
    Below {
        other: u64,
        turned: bool,
    },
    Above {
        other: u64,
        turned: bool,
    },
    Order {
        other: u64,
        turned: bool,
    },
}

impl Kind {
    fn answer(self, v: f64) -> i64 {
        let order = |other: u64, turned: bool| {
            let order = v.partial_cmp(&f64::from_bits(other)).expect("neither is NaN");
            match if turned { order.reverse() } else { order } {
                Ordering::Less => -1,
                Ordering::Equal => 0,
                Ordering::Greater => 1,
            }
        };
        match self {
            Kind::Int => i64::from(v as i32),
            Kind::Long => v as i64,
            Kind::RoundToInt => i64::from(half_up(v) as i32),
            Kind::RoundToLong => half_up(v) as i64,
            Kind::Below { other, turned } => order(other, turned).min(0),
            Kind::Above { other, turned } => order(other, turned).max(0),
            Kind::Order { other, turned } => order(other, turned),
        }
    }
}

/// What a token stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Open {
    /// Tells the draws apart that a thread has open at a time.
    draw: u32,
    /// `k` is one of `low..high`, all equally likely; the number drawn is `k / grid`.
    low: u64,
    high: u64,
    grid: u64,
    /// A float, otherwise a double.
    float: bool,
    /// Where it stands among draws it was compared with.
    order: Option<Order>,
    steps: SmallVec<[Step; 2]>,
}

/// A monotone operation; constants by their bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Step {
    Add(u64),
    Sub(u64),
    SubFrom(u64),
    Mul(u64),
    Div(u64),
    Neg,
    ToFloat,
    ToDouble,
    Floor,
    Ceil,
    Rint,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Number {
    Double(f64),
    Float(f32),
}

impl Number {
    fn bits(self) -> u64 {
        match self {
            Number::Double(v) => v.to_bits(),
            Number::Float(v) => u64::from(v.to_bits()),
        }
    }

    /// Exact: every float is a double.
    fn wide(self) -> f64 {
        match self {
            Number::Double(v) => v,
            Number::Float(v) => f64::from(v),
        }
    }
}

impl Step {
    fn apply(self, number: Number) -> Number {
        macro_rules! with {
            (|$v:ident, $c:ident| $e:expr, $bits:expr) => {
                match number {
                    Number::Double($v) => {
                        let $c = f64::from_bits($bits);
                        Number::Double($e)
                    }
                    Number::Float($v) => {
                        let $c = f32::from_bits($bits as u32);
                        Number::Float($e)
                    }
                }
            };
        }
        match (self, number) {
            (Step::Add(c), _) => with!(|v, c| v + c, c),
            (Step::Sub(c), _) => with!(|v, c| v - c, c),
            (Step::SubFrom(c), _) => with!(|v, c| c - v, c),
            (Step::Mul(c), _) => with!(|v, c| v * c, c),
            (Step::Div(c), _) => with!(|v, c| v / c, c),
            (Step::Neg, Number::Double(v)) => Number::Double(-v),
            (Step::Neg, Number::Float(v)) => Number::Float(-v),
            (Step::ToFloat, v) => Number::Float(v.wide() as f32),
            (Step::ToDouble, v) => Number::Double(v.wide()),
            (Step::Floor, v) => Number::Double(v.wide().floor()),
            (Step::Ceil, v) => Number::Double(v.wide().ceil()),
            (Step::Rint, v) => Number::Double(v.wide().round_ties_even()),
        }
    }
}

impl Open {
    fn value(&self, k: u64) -> Number {
        // Both are exact: k is below 2^53 (2^24), the grid a power of two.
        let drawn = if self.grid == 1 << 24 {
            Number::Float(k as f32 / self.grid as f32)
        } else {
            Number::Double(k as f64 / self.grid as f64)
        };
        self.steps.iter().fold(drawn, |v, step| step.apply(v))
    }

    fn then(mut self, step: Step) -> Open {
        self.float = match step {
            Step::ToFloat => true,
            Step::ToDouble => false,
            _ => self.float,
        };
        self.steps.push(step);
        self
    }

    /// The range in parts in which the answer is the same. None if there are too many.
    fn parts(&self, kind: Kind) -> Option<Parts> {
        let key = |k: u64| kind.answer(self.value(k).wide());
        let mut parts = Vec::new();
        let mut low = self.low;
        while low < self.high {
            let first = key(low);
            // The keys are monotone: what equals the first comes first.
            let (mut same, mut other) = (low, self.high);
            while other - same > 1 {
                let middle = same + (other - same) / 2;
                if key(middle) == first {
                    same = middle;
                } else {
                    other = middle;
                }
            }
            parts.push((low, other));
            if parts.len() > MOST {
                return None;
            }
            low = other;
        }
        Some(parts.into())
    }

    fn range_text(&self) -> String {
        let (low, high) = (self.low as f64 / self.grid as f64, self.high as f64 / self.grid as f64);
        format!("a number from {low} to {high}")
    }
}

#[inline]
pub fn may_be_token(bits: u64) -> bool {
    bits >> 48 == TOKEN
}

impl Machine {
    /// A draw from the multiples of `1 / grid` in [0, 1), kept open.
    pub fn open_draw(&mut self, grid: u64) -> u64 {
        self.run.draws.open = true;
        let used: Vec<u32> = self.open_tokens().iter().map(|open| open.draw).collect();
        let draw = (0..).find(|n| !used.contains(n)).expect("there are more numbers than slots");
        let float = grid == 1 << 24;
        if let Some(k) = self.is_born(draw) {
            let open = Open { draw, low: k, high: k + 1, grid, float, order: None, steps: SmallVec::new() };
            return self.token(open);
        }
        self.token(Open { draw, low: 0, high: grid, grid, float, order: None, steps: SmallVec::new() })
    }

    #[inline]
    pub fn is_open(&self, bits: u64) -> bool {
        may_be_token(bits) && self.run.draws.values.contains_key(&bits)
    }

    fn open_value(&self, bits: u64) -> Option<&Open> {
        if may_be_token(bits) { self.run.draws.values.get(&bits) } else { None }
    }

    /// The token of a value, or the value itself if it is known.
    fn token(&mut self, open: Open) -> u64 {
        if open.high - open.low == 1 {
            return open.value(open.low).bits();
        }
        // By content, so that it is the same in every machine.
        let mut hash = mix64(u64::from(open.draw), open.grid);
        for word in [open.low, open.high, u64::from(open.float)] {
            hash = mix64(hash, word);
        }
        if let Some(Order { chain, rank, of }) = open.order {
            hash = mix64(mix64(hash, u64::from(chain)), u64::from(rank) << 32 | u64::from(of));
        }
        for &step in &open.steps {
            let (code, constant) = match step {
                Step::Add(c) => (1, c),
                Step::Sub(c) => (2, c),
                Step::SubFrom(c) => (3, c),
                Step::Mul(c) => (4, c),
                Step::Div(c) => (5, c),
                Step::Neg => (6, 0),
                Step::ToFloat => (7, 0),
                Step::ToDouble => (8, 0),
                Step::Floor => (9, 0),
                Step::Ceil => (10, 0),
                Step::Rint => (11, 0),
            };
            hash = mix64(mix64(hash, code), constant);
        }
        loop {
            let bits = TOKEN << 48 | hash >> 16;
            match self.run.draws.values.get(&bits) {
                Some(known) if *known != open => hash = mix64(hash, 1),
                Some(_) => return bits,
                None => {
                    self.run.draws.values.insert(bits, open);
                    return bits;
                }
            }
        }
    }

    /// Narrows a draw to a part of its range.
    fn narrow_draw(&mut self, draw: u32, (low, high): (u64, u64)) {
        self.rewrite_draws(|open| {
            (open.draw == draw).then(|| Open { low, high, order: None, ..open.clone() })
        });
    }

    /// Asks the search for a part of a draw's range.
    fn choose_part(&mut self, open: &Open, parts: &[(u64, u64)]) -> Result<usize, Trap> {
        if parts.len() == 1 {
            return Ok(0);
        }
        if let Some(order) = open.order {
            return self.choose_parts_of_chain(open, order, parts);
        }
        let Some(chosen) = self.run.chosen.take() else {
            let weights: Vec<f64> = parts.iter().map(|(low, high)| (high - low) as f64).collect();
            return Err(Trap::Choose(Choice::chance(&weights)));
        };
        let chosen = chosen as usize;
        self.narrow_draw(open.draw, parts[chosen]);
        Ok(chosen)
    }

    /// More is asked of a token than is known of draws here: one of few values, or an open value. The instruction is executed
    /// again.
    pub fn settle_draw(&mut self, bits: u64) -> Trap {
        let Some(open) = self.open_value(bits).cloned() else { return Trap::Again };
        let count = open.high - open.low;
        if open.order.is_some() || count > FEW {
            return self.promote_draw(&open);
        }
        let Some(chosen) = self.run.chosen.take() else {
            return Trap::Choose(Choice::uniform(count as u32));
        };
        let k = open.low + u64::from(chosen);
        self.narrow_draw(open.draw, (k, k + 1));
        self.tell_draw(|| open.value(k).wide().to_string());
        Trap::Again
    }

    /// The first token among the topmost slots of the stack is settled, if there is one.
    pub fn settle_operands(&mut self, slots: usize) -> Result<(), Trap> {
        self.settle_slots(slots)?;
        self.settle_drawn(slots)
    }

    /// The same for real numbers only.
    pub fn settle_drawn(&mut self, slots: usize) -> Result<(), Trap> {
        match self.open_operand(slots) {
            Some(bits) => Err(self.settle_draw(bits)),
            None => Ok(()),
        }
    }

    /// The first token among the topmost slots of the stack.
    fn open_operand(&self, slots: usize) -> Option<u64> {
        if !self.run.draws.open {
            return None;
        }
        let thread = &self.state.threads[self.state.current];
        let frame = thread.frames.last().expect("running");
        let (sp, base) = (frame.sp as usize, frame.base as usize);
        let topmost = &thread.stack[base.max(sp.saturating_sub(slots))..sp];
        topmost.iter().copied().find(|&word| self.is_open(word))
    }

    /// Whether an instruction that computes has a token among its operands.
    #[inline]
    pub(super) fn draws_at(&self, op: Quick, sp: *const u64) -> bool {
        use Quick::*;
        let (first, second) = match op {
            Dadd | Dsub | Dmul | Ddiv | Drem | Dcmpl | Dcmpg | DaddStore2 => (2, 4),
            Fadd | Fsub | Fmul | Fdiv | Frem | Fcmpl | Fcmpg => (1, 2),
            Dneg | D2i | D2l | D2f => (2, 2),
            Fneg | F2i | F2l | F2d => (1, 1),
            _ => return false,
        };
        // SAFETY: the analysis has seen that the operands are there.
        unsafe { self.is_open(*sp.sub(first)) || self.is_open(*sp.sub(second)) }
    }

    /// Executes an instruction that has a token among its operands.
    #[cold]
    pub fn draw_instruction(&mut self, op: Quick) -> Result<(), Trap> {
        use Quick::*;
        let float = matches!(op, Fadd | Fsub | Fmul | Fdiv | Frem | Fcmpl | Fcmpg | Fneg | F2i | F2l | F2d);
        let width = if float { 1 } else { 2 };
        let operand = |m: &Machine, n: usize| {
            let thread = &m.state.threads[m.state.current];
            thread.stack[thread.frames.last().expect("running").sp as usize - n * width]
        };
        let operands = if matches!(op, Dneg | Fneg | D2f | F2d | D2i | D2l | F2i | F2l) { 1 } else { 2 };
        for n in 1..=operands {
            let bits = operand(self, n);
            self.force_draw(bits)?;
        }
        match op {
            Dneg | Fneg | D2f | F2d => {
                let open = self.run.draws.values[&operand(self, 1)].clone();
                let step = match op {
                    D2f => Step::ToFloat,
                    F2d => Step::ToDouble,
                    _ => Step::Neg,
                };
                let token = self.token(open.then(step));
                self.draw_result(width, if matches!(op, D2f | Fneg) { 1 } else { 2 }, token);
            }
            D2i | D2l | F2i | F2l => {
                let open = self.run.draws.values[&operand(self, 1)].clone();
                let int = matches!(op, D2i | F2i);
                let kind = if int { Kind::Int } else { Kind::Long };
                let value = self.draw_whole(&open, operand(self, 1), kind)?;
                let bits = if int { u64::from(value as i32 as u32) } else { value as u64 };
                self.draw_result(width, if int { 1 } else { 2 }, bits);
            }
            Dcmpl | Dcmpg | Fcmpl | Fcmpg => {
                let (a, b) = (operand(self, 2), operand(self, 1));
                let result = self.compare_draws(a, b, matches!(op, Dcmpg | Fcmpg), float)?;
                self.draw_result(2 * width, 1, u64::from(result as u32));
            }
            _ => {
                let (a, b) = (operand(self, 2), operand(self, 1));
                let (token, step) = match (self.is_open(a), op) {
                    _ if self.is_open(a) && self.is_open(b) => return Err(self.settle_draw(b)),
                    (true, Dadd | Fadd | DaddStore2) => (a, Step::Add(b)),
                    (true, Dsub | Fsub) => (a, Step::Sub(b)),
                    (true, Dmul | Fmul) => (a, Step::Mul(b)),
                    (true, Ddiv | Fdiv) => (a, Step::Div(b)),
                    (false, Dadd | Fadd | DaddStore2) => (b, Step::Add(a)),
                    (false, Dsub | Fsub) => (b, Step::SubFrom(a)),
                    (false, Dmul | Fmul) => (b, Step::Mul(a)),
                    (open, _) => return Err(self.settle_draw(if open { a } else { b })),
                };
                let constant = if token == a { b } else { a };
                let constant =
                    if float { f64::from(f32::from_bits(constant as u32)) } else { f64::from_bits(constant) };
                let open = self.run.draws.values[&token].clone().then(step);
                // With these it is monotone and never NaN.
                let ends = [open.value(open.low).wide(), open.value(open.high - 1).wide()];
                let divides_by_zero = matches!(step, Step::Div(_)) && constant == 0.0;
                let too_long = open.steps.len() > LONGEST;
                if too_long || !constant.is_finite() || divides_by_zero || ends.iter().any(|v| !v.is_finite())
                {
                    return Err(self.settle_draw(token));
                }
                let result = self.token(open);
                self.draw_result(2 * width, width, result);
            }
        }
        Ok(())
    }

    /// The parts of a token's range, as far as a question tells them apart. None if there are too many.
    fn draw_parts(&mut self, open: &Open, question: Question) -> Option<Parts> {
        if let Some(known) = self.run.draws.asked.get(&question) {
            return Some(known.clone());
        }
        let ends = [open.low, open.high - 1].map(|k| question.kind.answer(open.value(k).wide()));
        if ends[0].abs_diff(ends[1]) >= MOST as u64 {
            return None;
        }
        let parts = open.parts(question.kind)?;
        // Mostly there are a few short ones.
        if self.run.draws.asked.len() >= ASKED {
            self.run.draws.asked.clear();
        }
        self.run.draws.asked.insert(question, parts.clone());
        Some(parts)
    }

    /// The whole number that a monotone function makes of a draw.
    fn draw_whole(&mut self, open: &Open, token: u64, kind: Kind) -> Result<i64, Trap> {
        let Some(parts) = self.draw_parts(open, Question { token, kind }) else {
            return Err(self.settle_draw(token));
        };
        let chosen = self.choose_part(open, &parts)?;
        let value = kind.answer(open.value(parts[chosen].0).wide());
        if parts.len() > 1 {
            self.tell_draw(|| value.to_string());
        }
        Ok(value)
    }

    /// -1, 0 or 1. Where the next instruction branches, only what it distinguishes is distinguished.
    fn compare_draws(&mut self, a: u64, b: u64, nan: bool, float: bool) -> Result<i32, Trap> {
        if a == b {
            return Ok(0);
        }
        let (open, token, other, turned) = match (self.open_value(a), self.open_value(b)) {
            (Some(x), Some(y)) if x.is_comparable(y) => {
                let (x, y) = (x.clone(), y.clone());
                return self.compare_open(&x, &y);
            }
            (Some(_), Some(_)) => return Err(self.settle_draw(b)),
            (Some(open), None) => (open.clone(), a, b, false),
            (None, Some(open)) => (open.clone(), b, a, true),
            (None, None) => unreachable!("one of them is open"),
        };
        let other = if float { f64::from(f32::from_bits(other as u32)) } else { f64::from_bits(other) };
        if other.is_nan() {
            return Ok(if nan { 1 } else { -1 });
        }
        let other = other.to_bits();
        let thread = &self.state.threads[self.state.current];
        let frame = thread.frames.last().expect("running");
        let next =
            self.program.methods[frame.method.0 as usize].code.get(frame.pc as usize + 1).map(|i| i.op);
        let kind = match next {
            Some(Quick::Iflt | Quick::Ifge) => Kind::Below { other, turned },
            Some(Quick::Ifgt | Quick::Ifle) => Kind::Above { other, turned },
            _ => Kind::Order { other, turned },
        };
        let parts = self.draw_parts(&open, Question { token, kind }).expect("at most three");
        let chosen = self.choose_part(&open, &parts)?;
        let (low, high) = parts[chosen];
        let result = kind.answer(open.value(low).wide());
        if parts.len() > 1 {
            self.tell_draw(|| Open { low, high, ..open }.range_text());
        }
        Ok(result as i32)
    }

    /// A call of a native with a token among its arguments.
    #[cold]
    pub fn draw_native(&mut self, method: crate::class::MethodId, args: &[u64]) -> Outcome {
        for &bits in args {
            self.force_draw(bits)?;
        }
        let class = &*self.class(self.method(method).class).name;
        let step = match (class, self.method_name(method)) {
            ("java/lang/Math" | "java/lang/StrictMath", "floor") => Step::Floor,
            ("java/lang/Math" | "java/lang/StrictMath", "ceil") => Step::Ceil,
            ("java/lang/Math" | "java/lang/StrictMath", "rint") => Step::Rint,
            ("java/lang/Math", "round") => {
                let open = self.run.draws.values[&args[0]].clone();
                return match open.float {
                    false => self.draw_whole(&open, args[0], Kind::RoundToLong).map(|v| v as u64),
                    true => {
                        let value = self.draw_whole(&open, args[0], Kind::RoundToInt)?;
                        Ok(u64::from(value as i32 as u32))
                    }
                };
            }
            ("java/lang/Double", "doubleToRawLongBits") if self.compares_same(2) => return Ok(0),
            ("java/lang/Float", "floatToRawIntBits") if self.compares_same(1) => return Ok(0),
            _ => {
                let bits = args.iter().copied().find(|&w| self.is_open(w)).expect("seen by the caller");
                return Err(self.settle_draw(bits));
            }
        };
        let open = self.run.draws.values[&args[0]].clone();
        Ok(self.token(open.then(step)))
    }

    /// Whether the bits of a number are asked for by `Double.compare` or `Float.compare`, of a number and itself: then
    /// any will do. The second number is in the local variable `second`.
    fn compares_same(&self, second: usize) -> bool {
        let thread = &self.state.threads[self.state.current];
        let mut callers = thread.frames.iter().rev();
        let compare = callers
            .find(|frame| !matches!(self.method_name(frame.method), "doubleToLongBits" | "floatToIntBits"));
        compare.is_some_and(|frame| {
            let class = self.class(self.method(frame.method).class);
            let is_compare = self.method_name(frame.method) == "compare"
                && matches!(&*class.name, "java/lang/Double" | "java/lang/Float");
            let base = frame.base as usize;
            is_compare && thread.stack[base] == thread.stack[base + second]
        })
    }

    /// Replaces operands by a result and goes on to the next instruction.
    fn draw_result(&mut self, operands: usize, width: usize, bits: u64) {
        let thread = &mut self.state.threads[self.state.current];
        let frame = thread.frames.last_mut().expect("running");
        let at = frame.sp as usize - operands;
        thread.stack[at] = bits;
        if width == 2 {
            thread.stack[at + 1] = 0;
        }
        frame.sp = (at + width) as u32;
        frame.pc += 1;
    }

    /// What was drawn, for the story of a run.
    pub(super) fn tell_draw(&mut self, text: impl FnOnce() -> String) {
        let me = self.state.current as u32;
        if let Some(Event { thread, op: Op::Draw { value: value @ None, .. }, .. }) =
            self.run.recorder.as_mut().and_then(|r| r.events.last_mut())
            && *thread == me
        {
            *value = Some(Value::Text(text()));
        }
    }
}
