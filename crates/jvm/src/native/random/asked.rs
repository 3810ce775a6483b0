//! What the program asks of a whole number right after drawing it.
//!
//! `nextInt()` has 2^32 outcomes, but most programs want few of them: `nextInt() % 6`,
//! `Math.abs(nextInt()) % n`, `nextInt() >>> 30`, `nextInt() < 0`. The instructions after the call are
//! looked at: at most one of `Math.abs`, a shift or a mask, then a question whose operand is a
//! constant, a local variable or the length of an array in one. The outcomes are then the answers,
//! with the number of draws that lead to each; what is drawn is a number that has the answer, and
//! nobody can tell, since the number itself is gone after the question.

use super::super::choice::{MOST, choose};
use crate::classfile::Constant;
use crate::code::{Instr, Quick, fuse};
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap};
use sojourner_kernel::Choice;

/// What becomes of the number before the question.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Way {
    As,
    /// `Math.abs(x)`, in which the least number stays negative.
    Abs,
    /// `x & 0x7fffffff`
    Positive,
    /// `x >>> k`, with `k` from 1 to 31.
    Unsigned(u32),
    /// `x >> k`, with `k` from 1 to 31.
    Signed(u32),
}

/// So many draws lead to each number of a range.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Piece {
    low: i64,
    high: i64,
    draws: i64,
}

impl Way {
    /// All 2^32 draws, by what becomes of them.
    fn pieces(self) -> Vec<Piece> {
        let piece = |low, high, draws| Piece { low, high, draws };
        let (least, most) = (i64::from(i32::MIN), i64::from(i32::MAX));
        match self {
            Way::As => vec![piece(least, most, 1)],
            Way::Abs => vec![piece(least, least, 1), piece(0, 0, 1), piece(1, most, 2)],
            Way::Positive => vec![piece(0, most, 2)],
            Way::Unsigned(k) => vec![piece(0, (1 << (32 - k)) - 1, 1 << k)],
            Way::Signed(k) => vec![piece(least >> k, most >> k, 1 << k)],
        }
    }

    /// A draw that becomes this number.
    fn draw(self, number: i64) -> i32 {
        match self {
            Way::As | Way::Abs | Way::Positive => number as i32,
            Way::Unsigned(k) | Way::Signed(k) => (number << k) as i32,
        }
    }
}

/// The question.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Question {
    /// The remainder by a positive number, with its sign.
    Remainder(i64),
    /// Some of the bits.
    Bits(i32),
    /// Whether it is below, above or zero.
    Sign,
    /// The number itself, of which there are few.
    Number,
}

/// What is asked of the number that is about to be drawn; none if that is not known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct LookedAhead {
    way: Way,
    question: Question,
}

impl LookedAhead {
    /// Looks at the instructions after the call that draws.
    pub(super) fn of_int(m: &Machine) -> Option<LookedAhead> {
        // Where there are inputs, operands may be open values: the draw is one too, and nothing is looked ahead for.
        if m.run.derived.inputs.opens {
            return None;
        }
        let frame = m.state.threads[m.state.current].frames.last()?;
        let next = frame.pc as usize + 1;
        if is_call(m, next, "java/lang/Math", "abs", "(I)I") {
            return LookedAhead { way: Way::Abs, question: question(m, next + 1)? }.known();
        }
        let by = operand(m, next);
        let way = match (by, op(m, next + by.map_or(0, |(_, length)| length))) {
            (Some((by, _)), Some(Quick::Iushr)) if by & 31 != 0 => Way::Unsigned((by & 31) as u32),
            (Some((by, _)), Some(Quick::Ishr)) if by & 31 != 0 => Way::Signed((by & 31) as u32),
            (Some((i32::MAX, _)), Some(Quick::Iand)) => Way::Positive,
            _ => return LookedAhead { way: Way::As, question: question(m, next)? }.known(),
        };
        let after = next + by.map_or(0, |(_, length)| length) + 1;
        let few = matches!(way, Way::Unsigned(k) | Way::Signed(k) if 1i64 << (32 - k) <= MOST);
        let question = question(m, after).or(few.then_some(Question::Number))?;
        LookedAhead { way, question }.known()
    }

    /// If the answers can be counted.
    fn known(self) -> Option<LookedAhead> {
        let bits_mix = matches!(self.way, Way::Abs | Way::Signed(_));
        (!matches!(self.question, Question::Bits(_)) || !bits_mix).then_some(self)
    }

    /// The answers: a number that has it, and how many draws do.
    fn answers(self) -> Vec<(i64, i64)> {
        let pieces = self.way.pieces();
        let mut answers: Vec<(i64, i64)> = match self.question {
            Question::Remainder(by) => (1 - by..by)
                .map(|remainder| {
                    let of = |p: &Piece| numbers_with(*p, by, remainder);
                    let draws = pieces.iter().map(|p| of(p).map_or(0, |(_, count)| count * p.draws)).sum();
                    (pieces.iter().find_map(of).map_or(0, |(number, _)| number), draws)
                })
                .collect(),
            Question::Sign => [(i64::MIN, -1, -1), (0, 0, 0), (1, i64::MAX, 1)]
                .map(|(low, high, _)| {
                    let cut = |p: &Piece| (p.low.max(low), p.high.min(high), p.draws);
                    let parts = pieces.iter().map(cut).filter(|(low, high, _)| low <= high);
                    let number = parts.clone().next().map_or(0, |(low, ..)| low);
                    (number, parts.map(|(low, high, draws)| (high - low + 1) * draws).sum())
                })
                .into(),
            Question::Number => {
                pieces.iter().flat_map(|p| (p.low..=p.high).map(|number| (number, p.draws))).collect()
            }
            Question::Bits(_) => unreachable!("bits are drawn one by one"),
        };
        answers.retain(|&(_, draws)| draws > 0);
        answers
    }

    /// A number of which the question has the answer that was drawn.
    pub(super) fn draw(self, m: &mut Machine) -> Result<i32, Trap> {
        if let Question::Bits(mask) = self.question {
            let mask = match self.way {
                Way::Unsigned(k) => mask & (u32::MAX >> k) as i32,
                Way::Positive => mask & i32::MAX,
                _ => mask,
            };
            let chosen = choose(m, Choice::uniform(1 << mask.count_ones()))?;
            let bits = (0..32).filter(|bit| mask >> bit & 1 != 0);
            let number = bits.enumerate().fold(0, |n, (i, bit)| n | ((chosen >> i & 1) as i32) << bit);
            return Ok(self.way.draw(i64::from(number as u32)));
        }
        let answers = self.answers();
        let weights: Vec<f64> = answers.iter().map(|&(_, draws)| draws as f64).collect();
        Ok(self.way.draw(answers[choose(m, Choice::chance(&weights))? as usize].0))
    }
}

/// A number of a range that leaves this remainder in Java, and how many of the range do.
fn numbers_with(piece: Piece, by: i64, remainder: i64) -> Option<(i64, i64)> {
    let (mut number, mut count) = (None, 0);
    // The numbers below zero, turned round; then the others.
    for sign in [-1, 1] {
        let (low, high) =
            if sign < 0 { (1.max(-piece.high), -piece.low) } else { (0.max(piece.low), piece.high) };
        let wanted = sign * remainder;
        if low > high || wanted < 0 {
            continue;
        }
        let first = low + (wanted - low).rem_euclid(by);
        if first <= high {
            count += (high - first) / by + 1;
            number = Some(sign * first);
        }
    }
    number.map(|number| (number, count))
}

/// The question asked at an instruction of the present method.
fn question(m: &Machine, at: usize) -> Option<Question> {
    if let Some(Quick::Ifeq | Quick::Ifne | Quick::Iflt | Quick::Ifge | Quick::Ifgt | Quick::Ifle) = op(m, at)
    {
        return Some(Question::Sign);
    }
    let (by, length) = operand(m, at)?;
    let then = at + length;
    let remainder =
        op(m, then) == Some(Quick::Irem) || is_call(m, then, "java/lang/Math", "floorMod", "(II)I");
    match op(m, then) {
        _ if remainder && by > 0 && i64::from(by) <= MOST / 2 => Some(Question::Remainder(by.into())),
        Some(Quick::Iand) if 1i64 << by.count_ones() <= MOST => Some(Question::Bits(by)),
        _ => None,
    }
}

/// An operand and how many instructions push it.
fn operand(m: &Machine, at: usize) -> Option<(i32, usize)> {
    let pushes = instruction(m, at)?;
    let thread = &m.state.threads[m.state.current];
    let local =
        |i: Instr| thread.stack[thread.frames.last().expect("running").base as usize + usize::from(i.a)];
    match fuse::first(pushes.op) {
        Quick::Push => Some((pushes.b as i32, 1)),
        // The same constant, which nobody has loaded yet.
        Quick::LdcSlow => {
            let owner = m.method(thread.frames.last().expect("running").method).class;
            match m.class(owner).file.as_ref()?.pool.get(pushes.b as u16) {
                Ok(Constant::Integer(value)) => Some((value, 1)),
                _ => None,
            }
        }
        Quick::Load if op(m, at + 1) == Some(Quick::ArrayLength) => {
            let array = ObjRef(local(pushes) as u32);
            (!array.is_null()).then(|| (m.state.heap.len(array) as i32, 2))
        }
        Quick::Load if m.is_token(local(pushes)) => None,
        Quick::Load => Some((local(pushes) as i32, 1)),
        _ => None,
    }
}

pub(super) fn instruction(m: &Machine, at: usize) -> Option<Instr> {
    let frame = m.state.threads[m.state.current].frames.last()?;
    m.method(frame.method).code.get(at).copied()
}

pub(super) fn op(m: &Machine, at: usize) -> Option<Quick> {
    instruction(m, at).map(|i| fuse::first(i.op))
}

/// Whether an instruction calls this static method, resolved or not.
pub(super) fn is_call(m: &Machine, at: usize, class: &str, name: &str, descriptor: &str) -> bool {
    let Some(i) = instruction(m, at) else { return false };
    match i.op {
        Quick::InvokeStatic | Quick::InvokeStaticReady => {
            let method = crate::class::MethodId(i.b);
            let of = m.class(m.method(method).class);
            &*of.name == class && m.method_name(method) == name && m.method_descriptor(method) == descriptor
        }
        Quick::InvokeStaticSlow => {
            let frame = m.state.threads[m.state.current].frames.last().expect("running");
            m.names_member(m.method(frame.method).class, i.b as u16, class, name, descriptor)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn becomes(way: Way, draw: i32) -> i64 {
        i64::from(match way {
            Way::As => draw,
            Way::Abs => draw.wrapping_abs(),
            Way::Positive => draw & i32::MAX,
            Way::Unsigned(k) => return i64::from(draw as u32 >> k),
            Way::Signed(k) => draw >> k,
        })
    }

    #[test]
    fn all_draws_are_counted_and_lead_to_their_answer() {
        for way in [Way::As, Way::Abs, Way::Positive, Way::Unsigned(3), Way::Signed(5), Way::Unsigned(31)] {
            for by in [1, 2, 3, 7, 10, 64] {
                let asked = LookedAhead { way, question: Question::Remainder(by) };
                let answers = asked.answers();
                assert_eq!(answers.iter().map(|a| a.1).sum::<i64>(), 1 << 32, "{asked:?}");
                let mut seen: Vec<i64> = answers.iter().map(|a| becomes(way, way.draw(a.0)) % by).collect();
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len(), answers.len(), "{asked:?}");
            }
            let signs = LookedAhead { way, question: Question::Sign }.answers();
            assert_eq!(signs.iter().map(|a| a.1).sum::<i64>(), 1 << 32, "{way:?}");
            let seen: Vec<i64> = signs.iter().map(|a| becomes(way, way.draw(a.0)).signum()).collect();
            assert!(seen.windows(2).all(|pair| pair[0] < pair[1]), "{way:?}: {seen:?}");
        }
    }

    /// The least number stays negative: one draw of 2^32.
    #[test]
    fn the_absolute_value_of_the_least_number() {
        let answers = LookedAhead { way: Way::Abs, question: Question::Remainder(3) }.answers();
        assert_eq!(answers[0], (i64::from(i32::MIN), 1), "{answers:?}");
        let signs = LookedAhead { way: Way::Abs, question: Question::Sign }.answers();
        assert_eq!(signs[0].1, 1);
    }

    /// A smaller generator, counted one by one.
    #[test]
    fn remainders_of_a_range() {
        for (low, high) in [(-8, 7), (-5, -2), (0, 9), (3, 3), (-7, 0)] {
            for by in 1..6 {
                for remainder in 1 - by..by {
                    let all: Vec<i64> = (low..=high).filter(|n| n % by == remainder).collect();
                    let found = numbers_with(Piece { low, high, draws: 1 }, by, remainder);
                    assert_eq!(found.map_or(0, |f| f.1), all.len() as i64, "{low}..={high} by {by}");
                    assert!(found.is_none_or(|f| all.contains(&f.0)), "{found:?} {all:?}");
                }
            }
        }
    }
}
