//! What the program asks of a long of `java.util.Random` right after drawing it.
//!
//! Such a long is `(upper << 32) + lower`, of two draws of 32 bits from a state of 48 (Knuth, volume 2, section 3.2.1), so
//! that of 2^64 longs only 2^48 can come: it is no open value with a range. But what most programs want of it is known
//! exactly. Its lower 32 bits are those of the second draw, all equally likely. The lowest `16 + k` bits of the first
//! state decide the lowest `k` bits of the second draw, and its highest bit alone the sign of the first; so these are
//! independent for `k` up to 31. The sign of the long is that of the first draw, unless that is 0 or the least number
//! and the second is negative: those states are counted one by one.
//!
//! The instructions after the call are looked at, as in `asked.rs`: only constants are operands here. The number that is
//! drawn has the answer, and is gone after the question. Other questions are left to `tried.rs`.

use super::super::choice::{MOST, choose};
use super::asked::{instruction, is_call, op};
use super::tried::{Linear, before};
use crate::classfile::Constant;
use crate::code::{Quick, fuse};
use crate::machine::{Machine, Outcome};
use num_bigint::BigUint;
use sojourner_kernel::Choice;
use sojourner_terms::{Domain, Sort};
use std::sync::OnceLock;

/// A question, by a power of two where it has an operand.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Question {
    /// `x % 2^k`
    Remainder(u32),
    /// `Math.abs(x) % 2^k`, in which the least number stays negative.
    OfAbsolute(u32),
    /// `Math.floorMod(x, 2^k)`
    Modulus(u32),
    /// Some of the lower 31 bits.
    Bits(u32),
    /// Below, at or above zero.
    Sign,
    /// The lower half.
    Int,
}

/// A number that has the answer that the search draws; none if it is not known what is asked.
pub(super) fn asked(m: &mut Machine) -> Option<Outcome> {
    let question = question(m)?;
    Some(match question {
        Question::Int => {
            m.make_open("nextLong", Sort::Long, Domain::uniform(i32::MIN.into(), i32::MAX.into()))
        }
        Question::Bits(mask) => choose(m, Choice::uniform(1 << mask.count_ones())).map(|chosen| {
            let bits = (0..31).filter(|bit| mask >> bit & 1 != 0);
            bits.enumerate().fold(0, |n, (i, bit)| n | u64::from(chosen >> i & 1) << bit)
        }),
        _ => {
            let answers = answers(question);
            let weights: Vec<BigUint> = answers.iter().map(|answer| answer.1.into()).collect();
            choose(m, Choice::counted(&weights)).map(|chosen| answers[chosen as usize].0 as u64)
        }
    })
}

/// What is asked of the number that is about to be drawn.
fn question(m: &Machine) -> Option<Question> {
    let frame = m.state.threads[m.state.current].frames.last()?;
    let next = frame.pc as usize + 1;
    let power = |by: i64| (by > 0 && by & (by - 1) == 0 && by <= MOST / 2).then(|| by.trailing_zeros());
    if op(m, next) == Some(Quick::L2i) {
        return Some(Question::Int);
    }
    if is_call(m, next, "java/lang/Math", "abs", "(J)J") {
        let by = constant(m, next + 1)?;
        return (op(m, next + 2) == Some(Quick::Lrem)).then(|| power(by))?.map(Question::OfAbsolute);
    }
    let by = constant(m, next)?;
    match op(m, next + 1) {
        Some(Quick::Lrem) => power(by).map(Question::Remainder),
        Some(Quick::Land) if (0..1 << 31).contains(&by) && 1i64 << by.count_ones() <= MOST => {
            Some(Question::Bits(by as u32))
        }
        Some(Quick::Lcmp) if by == 0 => Some(Question::Sign),
        _ if is_call(m, next + 1, "java/lang/Math", "floorMod", "(JJ)J")
            || is_call(m, next + 1, "java/lang/Math", "floorMod", "(JI)I") =>
        {
            power(by).map(Question::Modulus)
        }
        _ => None,
    }
}

/// The constant that an instruction pushes.
fn constant(m: &Machine, at: usize) -> Option<i64> {
    let pushes = instruction(m, at)?;
    match fuse::first(pushes.op) {
        Quick::Push => Some(i64::from(pushes.b as i32)),
        Quick::PushLong => Some(i64::from(pushes.b as i32)),
        Quick::PushWide => m.program.wide.get(pushes.b as usize).map(|&word| word as i64),
        // The same constant, which nobody has loaded yet.
        Quick::LdcSlow => {
            let frame = m.state.threads[m.state.current].frames.last()?;
            match m.class(m.method(frame.method).class).file.as_ref()?.pool.get(pushes.b as u16) {
                Ok(Constant::Long(value)) => Some(value),
                Ok(Constant::Integer(value)) => Some(value.into()),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The longs whose sign is not that of their first draw, each with the sign that it has: whether it is negative.
fn turned() -> &'static [(i64, bool)] {
    static KEPT: OnceLock<Vec<(i64, bool)>> = OnceLock::new();
    KEPT.get_or_init(|| {
        let all = [0, 1 << 31].into_iter().flat_map(before).map(|state| Linear(state).long());
        let firsts = std::iter::repeat_n(false, 1 << 16).chain(std::iter::repeat_n(true, 1 << 16));
        let apart = all.zip(firsts).filter(|(long, first)| (*long < 0) != *first);
        apart.map(|(long, _)| (long, long < 0)).collect()
    })
}

/// How many of the 2^48 states lead to a long with these lowest `k` bits (up to 31): not negative, and negative.
fn states_by_bits(k: u32) -> Vec<[u64; 2]> {
    let mut states = vec![[1u64 << (47 - k); 2]; 1 << k];
    for (long, negative) in turned() {
        let both = &mut states[(long & ((1 << k) - 1)) as usize];
        both[usize::from(*negative)] += 1;
        both[usize::from(!negative)] -= 1;
    }
    states
}

/// The answers: a number that has it, and how many states lead to it.
fn answers(question: Question) -> Vec<(i64, u64)> {
    let mut all: Vec<(i64, u64)> = match question {
        Question::Remainder(k) => {
            let states = states_by_bits(k);
            let below = (1..1i64 << k).map(|bits| (bits - (1 << k), states[bits as usize][1]));
            let above = (1..1i64 << k).map(|bits| (bits, states[bits as usize][0]));
            below.chain([(0, states[0][0] + states[0][1])]).chain(above).collect()
        }
        Question::OfAbsolute(k) => {
            let states = states_by_bits(k);
            let turned = |bits: i64| ((1 << k) - bits) & ((1 << k) - 1);
            let of = |bits: i64| states[bits as usize][0] + states[turned(bits) as usize][1];
            (0..1i64 << k).map(|bits| (bits, of(bits))).collect()
        }
        Question::Modulus(k) => (0..1i64 << k).map(|bits| (bits, 1u64 << (48 - k))).collect(),
        Question::Sign => {
            let [above, below] = states_by_bits(0)[0];
            let zero = before(0).filter(|&state| Linear(state).long() == 0).count() as u64;
            vec![(-1, below), (0, zero), (1, above - zero)]
        }
        Question::Bits(_) | Question::Int => unreachable!("drawn otherwise"),
    };
    all.retain(|answer| answer.1 > 0);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_states_are_counted() {
        for k in [0, 1, 2, 5, 8] {
            for question in [Question::Remainder(k), Question::OfAbsolute(k), Question::Modulus(k)] {
                let answers = answers(question);
                assert_eq!(answers.iter().map(|a| a.1).sum::<u64>(), 1 << 48, "{question:?}");
            }
        }
        let signs = answers(Question::Sign);
        assert_eq!(signs.iter().map(|a| a.1).sum::<u64>(), 1 << 48);
        assert!(signs.windows(2).all(|pair| pair[0].0 < pair[1].0));
    }

    /// A generator of the same make with a state of 24 bits, gone through state by state: `(upper << 16) + lower` of two
    /// draws of 16 bits. That the lowest bits and the sign of the first draw are independent does not depend on the size.
    #[test]
    fn a_smaller_generator_is_as_the_argument_says() {
        const MASK: u64 = (1 << 24) - 1;
        let step = |state: u64| state.wrapping_mul(0xE66D).wrapping_add(0xB) & MASK;
        let long = |state: u64| {
            let first = i64::from((state >> 8) as u16 as i16);
            let second = i64::from((step(state) >> 8) as u16 as i16);
            // As 32 bits, wrapping around.
            (i64::from(((first << 16) + second) as i32), first < 0)
        };
        for k in [0u32, 1, 2, 6] {
            let mut found = vec![[0u64; 2]; 1 << k];
            let mut turned: Vec<(i64, bool)> = Vec::new();
            for state in 0..=MASK {
                let (long, first) = long(state);
                found[(long & ((1 << k) - 1)) as usize][usize::from(long < 0)] += 1;
                if (long < 0) != first {
                    let upper = (state >> 8) as u16;
                    assert!(upper == 0 || upper == 1 << 15, "{upper}");
                    turned.push((long, long < 0));
                }
            }
            for (bits, counts) in found.iter().enumerate() {
                for (sign, count) in counts.iter().enumerate() {
                    let moved = |to: bool| {
                        let is =
                            |(long, sign): &&(i64, bool)| long & ((1 << k) - 1) == bits as i64 && *sign == to;
                        turned.iter().filter(is).count() as u64
                    };
                    let wanted = (1u64 << (23 - k)) + moved(sign == 1) - moved(sign != 1);
                    assert_eq!(*count, wanted, "{k} bits {bits}, sign {sign}");
                }
            }
        }
    }

    /// Shares of longs from states spread over all of them.
    #[test]
    fn samples_have_about_these_shares() {
        let answers = answers(Question::Remainder(2));
        let mut seen = [0u64; 7];
        const DRAWS: u64 = 1 << 18;
        for i in 0..DRAWS {
            let state = crate::heap::mix64(i, 7) & ((1 << 48) - 1);
            seen[(Linear(state).long() % 4 + 3) as usize] += 1;
        }
        for (number, states) in answers {
            let share = states as f64 / (1u64 << 48) as f64;
            let found = seen[(number + 3) as usize] as f64 / DRAWS as f64;
            assert!((share - found).abs() < 0.005, "{number}: {share}, found {found}");
        }
    }
}
