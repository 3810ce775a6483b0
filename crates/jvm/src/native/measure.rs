//! `sojourner.Measure`: amounts and values that questions ask for.
//!
//! What is measured under a name that was asked for is an operation that other threads can come before or after, since
//! of several values the last one counts, and amounts may be asked for up to an event. Names that nobody asks for cost
//! nothing. An amount below zero is refused: sums that only grow are what bounds of unexplored parts rest on.

use super::{Table, object};
use crate::machine::{Machine, Outcome, raise};
use sojourner_kernel::system::capability::{Amount, Measured};

pub const TABLES: &[Table] = &[(
    "sojourner/Measure",
    &[
        ("add(Ljava/lang/String;J)V", add_whole),
        ("add(Ljava/lang/String;D)V", add_real),
        ("value(Ljava/lang/String;J)V", value_whole),
        ("value(Ljava/lang/String;D)V", value_real),
    ],
)];

fn add_whole(m: &mut Machine, args: &[u64]) -> Outcome {
    let amount = args[1] as i64;
    if amount < 0 {
        return raise("java/lang/IllegalArgumentException", format!("an amount below zero: {amount}"));
    }
    measure(m, args, Amount::Whole(amount), true)
}

fn add_real(m: &mut Machine, args: &[u64]) -> Outcome {
    let amount = f64::from_bits(args[1]);
    if !amount.is_finite() || amount < 0.0 {
        return raise("java/lang/IllegalArgumentException", format!("not an amount: {amount}"));
    }
    measure(m, args, Amount::Real(amount), true)
}

fn value_whole(m: &mut Machine, args: &[u64]) -> Outcome {
    measure(m, args, Amount::Whole(args[1] as i64), false)
}

fn value_real(m: &mut Machine, args: &[u64]) -> Outcome {
    let value = f64::from_bits(args[1]);
    if !value.is_finite() {
        return raise("java/lang/IllegalArgumentException", format!("not a number to measure: {value}"));
    }
    measure(m, args, Amount::Real(value), false)
}

fn measure(m: &mut Machine, args: &[u64], amount: Amount, is_added: bool) -> Outcome {
    if !m.run.exploring || m.run.options.measures.is_empty() {
        return Ok(0);
    }
    let Some(name) = m.text_or_null(object(args, 0)) else {
        return Err(crate::machine::Trap::Raise("java/lang/NullPointerException", None));
    };
    if m.run.options.measures.contains(&name) {
        m.visible_anyway()?;
        m.run.measured.push(Measured { name: name.into(), amount, is_added });
    }
    Ok(0)
}
