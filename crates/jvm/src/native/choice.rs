//! Choices a program makes: our API. The classes of others that it may use instead are in
//! `native/others.rs`, random numbers in `native/random.rs`.
//!
//! While exploring, a draw is a choice of the search: the native asks (`Trap::Choose`) and is
//! executed again with the answer. In a plain run it draws.

use super::{Table, int, int_result, object};
use crate::machine::{Machine, Outcome, Randomness, Trap, raise};
use num_bigint::BigUint;
use sojourner_kernel::{Choice, Decision};
use sojourner_terms::Sort;

/// Alternatives a single draw may have.
pub(super) const MOST: i64 = 1 << 16;

pub const TABLES: &[Table] = &[
    (
        "sojourner/Choice",
        &[
            ("make([D)I", make),
            ("coin()Z", coin),
            ("coin(D)Z", biased_coin),
            ("die()I", die),
            ("uniform(I)I", uniform),
            ("any(I)I", any),
            ("anyInt(II)I", any_int),
            ("anyBoolean()Z", any_boolean),
            ("anyOf([Ljava/lang/Object;)Ljava/lang/Object;", any_of),
        ],
    ),
    (
        "sojourner/Symbolic",
        &[
            ("intIn(Ljava/lang/String;II)I", int_in),
            ("longIn(Ljava/lang/String;JJ)J", long_in),
            ("bool(Ljava/lang/String;)Z", open_bool),
            ("anyDouble(Ljava/lang/String;)D", open_any),
            ("anyFloat(Ljava/lang/String;)F", open_any),
            ("anyText(Ljava/lang/String;)Ljava/lang/String;", open_any),
        ],
    ),
    (
        "sojourner/Entry",
        &[("length(Ljava/lang/String;I)I", array_length), ("text(J)Ljava/lang/String;", decimal)],
    ),
    ("sojourner/Check", &[("assume(Z)V", assume)]),
    ("sojourner/test/Driver", &[("tell(Ljava/lang/Throwable;Ljava/lang/String;)V", tell)]),
    ("sojourner/Atomic", &[("begin()V", begin), ("end()V", end)]),
    (
        "sojourner/Label",
        &[("set(Ljava/lang/String;Z)V", set_label), ("mark(Ljava/lang/String;)V", mark_label)],
    ),
];

/// Asks the search, or draws in a plain run. A single alternative is no choice.
pub(super) fn choose(m: &mut Machine, choice: Choice) -> Result<u32, Trap> {
    if choice.len() == 1 {
        return Ok(0);
    }
    if let Some(chosen) = m.run.chosen.take() {
        return Ok(chosen);
    }
    if m.run.exploring {
        return Err(Trap::Choose(choice));
    }
    let draw = m.draw();
    let mut left = (draw >> 11) as f64 / (1u64 << 53) as f64;
    if choice.groups() > 1 {
        return Ok((draw % u64::from(choice.len())) as u32);
    }
    for i in 0..choice.len() {
        left -= choice.probability(i);
        if left < 0.0 {
            return Ok(i);
        }
    }
    Ok(choice.len() - 1)
}

pub(super) fn data(n: i128) -> Result<Choice, Trap> {
    if n > i128::from(MOST) {
        return Err(Trap::Unsupported(format!(
            "a choice between {n} values (at most {MOST} are enumerated)"
        )));
    }
    Ok(Choice::decision(Decision::Data, n as u32))
}

pub(super) fn chance(n: i64) -> Result<Choice, Trap> {
    if n > MOST {
        return Err(Trap::Unsupported(format!(
            "a random draw from {n} values (at most {MOST} are enumerated; --random seed:N runs one)"
        )));
    }
    Ok(Choice::uniform(n as u32))
}

pub(super) fn weights(m: &mut Machine, args: &[u64]) -> Result<(Vec<f64>, Vec<u32>), Trap> {
    let array = object(args, 0);
    if array.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    m.settle_inside(array)?;
    let all: Vec<f64> = m.state.heap.elements::<f64>(array).to_vec();
    if all.iter().any(|w| !w.is_finite() || *w < 0.0) {
        return raise("java/lang/IllegalArgumentException", "a weight is negative or not finite");
    }
    // Alternatives that cannot happen are not offered.
    let kept: Vec<u32> = (0..all.len() as u32).filter(|&i| all[i as usize] > 0.0).collect();
    if kept.is_empty() {
        return raise("java/lang/IllegalArgumentException", "no alternative to choose from");
    }
    Ok((kept.iter().map(|&i| all[i as usize]).collect(), kept))
}

pub(super) fn make(m: &mut Machine, args: &[u64]) -> Outcome {
    let (weights, kept) = weights(m, args)?;
    let i = choose(m, Choice::chance(&weights))?;
    Ok(u64::from(kept[i as usize]))
}

fn int_in(m: &mut Machine, args: &[u64]) -> Outcome {
    input(m, args, Sort::Int, int(args, 1).into(), int(args, 2).into())
}

fn long_in(m: &mut Machine, args: &[u64]) -> Outcome {
    input(m, args, Sort::Long, args[1] as i64, args[3] as i64)
}

fn open_bool(m: &mut Machine, args: &[u64]) -> Outcome {
    input(m, args, Sort::Int, 0, 1)
}

/// A real number or a text.
fn open_any(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.run.exploring { super::others::nondet_any(m, args) } else { Err(Trap::Original) }
}

/// The text of a number that is an argument of the program.
fn decimal(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.run.exploring { m.decimal_text(args[0]) } else { Err(Trap::Original) }
}

/// The length of an array that is a parameter: longer ones than are followed are not checked, unless a range bounds them.
fn array_length(m: &mut Machine, args: &[u64]) -> Outcome {
    if !m.run.exploring {
        return Err(Trap::Original);
    }
    let (name, followed) = (m.text(object(args, 0)), int(args, 1));
    if super::others::is_bounded(m, &name) {
        return super::others::open_input(m, &name, Sort::Int, 0, i32::MAX.into());
    }
    m.open_values()?;
    if choose(m, Choice::decision(Decision::Data, 2))? == 1 {
        let array = name.trim_end_matches(".length");
        return Err(Trap::Unsupported(format!(
            "arrays {array} of more than {followed} elements; --input {name}=0..N bounds the length"
        )));
    }
    super::others::open_input(m, &name, Sort::Int, 0, followed.into())
}

/// An input by name.
fn input(m: &mut Machine, args: &[u64], sort: Sort, low: i64, high: i64) -> Outcome {
    if !m.run.exploring {
        return Err(Trap::Original);
    }
    if low > high {
        return raise("java/lang/IllegalArgumentException", format!("empty range {low}..{high}"));
    }
    let name = object(args, 0);
    let name = if name.is_null() { "null".to_owned() } else { m.text(name) };
    super::others::open_input(m, &name, sort, low, high)
}

pub(super) fn coin(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::from(choose(m, Choice::uniform(2))?))
}

fn biased_coin(m: &mut Machine, args: &[u64]) -> Outcome {
    let p = f64::from_bits(args[0]);
    if !(0.0..=1.0).contains(&p) {
        return raise("java/lang/IllegalArgumentException", "not a probability");
    }
    if p == 0.0 || p == 1.0 {
        return Ok(u64::from(p == 1.0));
    }
    Ok(u64::from(choose(m, Choice::counted(&decimal_shares(p)))?))
}

/// The shares of tails and heads for a probability that is the decimal number it is written as: 3 and 7 for 0.7.
fn decimal_shares(p: f64) -> [BigUint; 2] {
    let text = format!("{p}");
    let digits = text.split_once('.').map_or("", |(_, digits)| digits);
    let whole = BigUint::from(10u32).pow(digits.len() as u32);
    let heads: BigUint = digits.parse().expect("the digits of a number below 1");
    [whole - &heads, heads]
}

fn die(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::from(choose(m, Choice::uniform(6))?) + 1)
}

fn positive(n: i32) -> Result<i64, Trap> {
    if n <= 0 {
        return raise("java/lang/IllegalArgumentException", format!("no alternative to choose from: {n}"));
    }
    Ok(i64::from(n))
}

pub(super) fn uniform(m: &mut Machine, args: &[u64]) -> Outcome {
    let n = positive(int(args, 0))?;
    Ok(u64::from(choose(m, chance(n)?)?))
}

fn any(m: &mut Machine, args: &[u64]) -> Outcome {
    let n = positive(int(args, 0))?;
    Ok(u64::from(choose(m, data(n.into())?)?))
}

pub(super) fn between(m: &mut Machine, lo: i32, hi: i32) -> Outcome {
    let n = i128::from(hi) - i128::from(lo) + 1;
    let i = choose(m, data(n)?)?;
    Ok(int_result(lo.wrapping_add(i as i32)))
}

fn any_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let (lo, hi) = (int(args, 0), int(args, 1));
    if lo > hi {
        return raise(
            "java/lang/IllegalArgumentException",
            format!("no alternative to choose from: {lo}..{hi}"),
        );
    }
    between(m, lo, hi)
}

pub(super) fn any_boolean(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::from(choose(m, Choice::decision(Decision::Data, 2))?))
}

fn any_of(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = object(args, 0);
    if array.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let n = positive(m.state.heap.len(array) as i32)?;
    let i = choose(m, data(n.into())?)?;
    Ok(m.state.heap.array_ref(array, i as usize).slot())
}

/// Excludes the run, whatever the other threads would have done: they may come first, and see what this one did.
pub(super) fn exclude(m: &mut Machine) -> Outcome {
    m.visible_anyway()?;
    Err(Trap::Prune)
}

/// The message of a failed assertion, where the exception only makes it when it is asked.
fn tell(m: &mut Machine, args: &[u64]) -> Outcome {
    m.set_named(object(args, 0), "detailMessage", args[1]);
    Ok(0)
}

pub(super) fn assume(m: &mut Machine, args: &[u64]) -> Outcome {
    if int(args, 0) != 0 {
        return Ok(0);
    }
    if m.run.exploring { exclude(m) } else { Err(Trap::Original) }
}

pub(super) fn begin(m: &mut Machine, _: &[u64]) -> Outcome {
    if !m.run.exploring {
        return Err(Trap::Original);
    }
    m.cut()?;
    m.enter_atomic();
    Ok(0)
}

fn end(m: &mut Machine, args: &[u64]) -> Outcome {
    if !m.run.exploring {
        return Err(Trap::Original);
    }
    if m.sections(m.state.current) == 0 {
        return raise("java/lang/IllegalMonitorStateException", "not in an atomic section");
    }
    end_leniently(m, args)
}

pub(super) fn end_leniently(m: &mut Machine, _: &[u64]) -> Outcome {
    if m.sections(m.state.current) > 0 {
        m.leave_atomic();
    }
    Ok(0)
}

fn set_label(m: &mut Machine, args: &[u64]) -> Outcome {
    m.set_label(object(args, 0), int(args, 1) != 0)
}

fn mark_label(m: &mut Machine, args: &[u64]) -> Outcome {
    m.mark_label(object(args, 0))
}

impl Machine {
    /// A number for draws of a plain run.
    fn draw(&mut self) -> u64 {
        let seed = self.run.plain.draws.get_or_insert_with(|| match self.run.options.random {
            Randomness::Seed(seed) => seed,
            _ => std::time::SystemTime::now()
                .duration_since(std::time::UNIX_EPOCH)
                .map_or(1, |d| d.as_nanos() as u64),
        });
        *seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = *seed;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// The current thread runs alone until it leaves the section or blocks.
    pub fn enter_atomic(&mut self) {
        let at = self.state.current;
        self.log_thread(at);
        self.state.threads[at].atomic += 1;
    }

    pub fn leave_atomic(&mut self) {
        let at = self.state.current;
        self.log_thread(at);
        self.state.threads[at].atomic -= 1;
    }
}
