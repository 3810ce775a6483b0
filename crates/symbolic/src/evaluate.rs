//! Numbers from a process: what holds of a probability or of an expected amount, from both sides.
//!
//! Exact where the numbers stay small enough, otherwise bounds in doubles that are rounded outwards. What was not
//! explored counts for nothing on the lower side and for everything on the upper one. Where an assumption excludes
//! runs, probabilities are given the assumption: over schedulers that is a quotient, which is not maximised state by
//! state but by Dinkelbach's iteration (1967) on P(target) + x P(excluded).

mod amounts;

use crate::fraction::{self, Fraction};
use crate::pose::Posed;
use crate::process::{EXCLUDED, GREY, LEAVES, OPEN, Process};
use crate::solve::{self, Sense, Solved, Value, Work};
use num_traits::{One, Zero};

/// How what could not be followed counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Grey {
    /// It may or may not meet the target: the answer is an interval.
    #[default]
    Unknown,
    /// It does not.
    Pessimistic,
    /// It does.
    Optimistic,
}

/// A number as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub enum Number {
    Exact(Value),
    /// Rounded to the side it bounds.
    Double(f64),
}

impl Number {
    pub fn one_minus(&self, up: bool) -> Number {
        match self {
            Number::Exact(Value::Finite(x)) => Number::Exact(Value::Finite(Fraction::one() - x)),
            Number::Exact(Value::Infinite) => Number::Double(0.0),
            Number::Double(x) => {
                Number::Double(if up { (1.0 - x).next_up() } else { (1.0 - x).next_down() }.clamp(0.0, 1.0))
            }
        }
    }

    /// A double that is not above.
    pub fn down(&self) -> f64 {
        match self {
            Number::Exact(value) => value.bounds().0,
            Number::Double(x) => *x,
        }
    }

    /// A double that is not below.
    pub fn up(&self) -> f64 {
        match self {
            Number::Exact(value) => value.bounds().1,
            Number::Double(x) => *x,
        }
    }

    /// As an exact number, if it is finite: a double that bounds is one too.
    pub fn value(&self) -> Value {
        match self {
            Number::Exact(value) => value.clone(),
            Number::Double(x) => Fraction::from_float(*x).map_or(Value::Infinite, Value::Finite),
        }
    }
}

/// Two numbers around what was asked for.
#[derive(Clone, Debug)]
pub struct Estimate {
    pub lower: Number,
    pub upper: Number,
    /// What a scheduler picks that comes to the better known end: by node of the process.
    pub picks: Vec<u32>,
    /// No run is left: all are excluded.
    pub is_void: bool,
}

impl Estimate {
    pub fn exact(&self) -> Option<&Fraction> {
        match (&self.lower, &self.upper) {
            (Number::Exact(Value::Finite(a)), Number::Exact(Value::Finite(b))) if a == b => Some(a),
            _ => None,
        }
    }

    fn point(value: Value, picks: Vec<u32>) -> Estimate {
        Estimate { lower: Number::Exact(value.clone()), upper: Number::Exact(value), picks, is_void: false }
    }
}

/// Operations on exact numbers that one answer may take.
const WORK: u64 = 400_000_000;

/// The probability that a run meets the target, for the best or the worst scheduler.
pub fn probability(posed: &Posed, sense: Sense, grey: Grey) -> Estimate {
    let process = &posed.process;
    let reachable = process.reachable();
    let low = leaves(1, 0, grey == Grey::Optimistic);
    let high = leaves(1, 1, grey != Grey::Pessimistic);
    let alike = !reachable[OPEN as usize] && (!reachable[GREY as usize] || grey != Grey::Unknown);
    let mut work = Work::new(WORK);
    let conditional = reachable[EXCLUDED as usize];
    let solve = |leaves: &[Value; LEAVES], work: &mut Work| match conditional {
        false => solve::exact::solve(process, sense, leaves, work).map(|s| Some(first(process, s))),
        true => given(process, sense, leaves, work),
    };
    let lower = solve(&low, &mut work);
    let upper = if alike { lower.clone() } else { solve(&high, &mut work) };
    match (lower, upper) {
        (Ok(Some((a, pa))), Ok(Some((b, pb)))) => {
            let picks = if sense == Sense::Max { pa } else { pb };
            Estimate { lower: Number::Exact(a), upper: Number::Exact(b), picks, is_void: false }
        }
        (Ok(None), _) | (_, Ok(None)) => {
            Estimate { is_void: true, ..Estimate::point(Value::zero(), vec![0; process.len()]) }
        }
        _ => roughly(process, sense, &low, &high, conditional),
    }
}

fn first(process: &Process, solved: Solved<Value>) -> (Value, Vec<u32>) {
    (solved.values[process.initial as usize].clone(), solved.picks)
}

fn leaves(target: i64, open: i64, grey: bool) -> [Value; LEAVES] {
    [target, 0, 0, open, i64::from(grey)].map(Value::whole)
}

/// P(target | not excluded), over schedulers that leave something; none if there is none.
#[allow(clippy::type_complexity)]
fn given(
    process: &Process,
    sense: Sense,
    leaves: &[Value; LEAVES],
    work: &mut Work,
) -> Result<Option<(Value, Vec<u32>)>, solve::TooMuch> {
    let mut excluded = [0, 0, 1, 0, 0].map(Value::whole);
    let at = process.initial as usize;
    let least = solve::exact::solve(process, Sense::Min, &excluded, work)?;
    if least.values[at] == Value::whole(1) {
        return Ok(None);
    }
    // From the side on which an improvement always leaves something.
    let mut x = if sense == Sense::Max { Fraction::zero() } else { Fraction::one() };
    let mut picks = least.picks;
    loop {
        let mut priced = leaves.clone();
        priced[EXCLUDED as usize] = Value::Finite(x.clone());
        let solved = solve::exact::solve(process, sense, &priced, work)?;
        let value = solved.values[at].finite().expect("probabilities are finite").clone();
        let better = match sense {
            Sense::Max => value > x,
            Sense::Min => value < x,
        };
        if !better {
            return Ok(Some((Value::Finite(x), picks)));
        }
        let chain = process.under(&solved.picks);
        excluded[EXCLUDED as usize] = Value::whole(1);
        let met = solve::exact::solve(&chain, sense, leaves, work)?.values[at].clone();
        let gone = solve::exact::solve(&chain, sense, &excluded, work)?.values[at].clone();
        let (Value::Finite(met), Value::Finite(gone)) = (met, gone) else {
            unreachable!("probabilities are finite")
        };
        x = met / (Fraction::one() - gone);
        picks = solved.picks;
    }
}

/// Bounds in doubles.
fn roughly(
    process: &Process,
    sense: Sense,
    low: &[Value; LEAVES],
    high: &[Value; LEAVES],
    conditional: bool,
) -> Estimate {
    let at = process.initial as usize;
    let pairs = std::array::from_fn(|i| (low[i].bounds().0, high[i].bounds().1));
    let solved = solve::bounds::solve(process, sense, &pairs);
    let (mut lower, mut upper) = solved.values[at];
    if conditional {
        // The same scheduler cannot do better than the best of each.
        let excluded = [(0.0, 0.0), (0.0, 0.0), (1.0, 1.0), (0.0, 0.0), (0.0, 0.0)];
        let most = solve::bounds::solve(process, Sense::Max, &excluded).values[at].1;
        upper = if most < 1.0 { (upper / (1.0 - most).next_down()).next_up() } else { 1.0 };
        lower = lower.next_down();
    }
    (lower, upper) = (lower.clamp(0.0, 1.0), upper.clamp(0.0, 1.0));
    Estimate {
        lower: Number::Double(lower),
        upper: Number::Double(upper),
        picks: solved.picks,
        is_void: false,
    }
}

/// Why an expected amount cannot be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoExpectation {
    #[error(
        "an expected amount given an assumption, where a scheduler decides too, is computed only if no run comes back to \
         a state; leave the assumption out, or bound the loop"
    )]
    Cyclic,
    #[error("an expected amount given an assumption takes more memory or numbers than are allowed here")]
    TooLarge,
    #[error("the assumptions exclude every run")]
    Void,
}

/// The expected amount that a run gains, for the best or the worst scheduler.
pub fn expectation(posed: &Posed, sense: Sense, grey: Grey) -> Result<Estimate, NoExpectation> {
    let process = &posed.process;
    let reachable = process.reachable();
    let unknown = |sure: bool| if sure { Value::zero() } else { Value::Infinite };
    let zero = Value::zero;
    let low: [Value; LEAVES] = std::array::from_fn(|_| zero());
    let high = [zero(), zero(), zero(), Value::Infinite, unknown(grey == Grey::Pessimistic)];
    let mut work = Work::new(WORK);
    if reachable[EXCLUDED as usize] {
        return assumed(posed, sense, grey, &low, &high, &mut work);
    }
    let before = process.numbers.get(process.before).clone();
    let plus = |value: Value| match value {
        Value::Finite(x) => Value::Finite(x + &before),
        Value::Infinite => Value::Infinite,
    };
    let alike = !(reachable[OPEN as usize] || reachable[GREY as usize] && grey != Grey::Pessimistic);
    let lower = solve::exact::solve(process, sense, &low, &mut work);
    let upper = if alike { lower.clone() } else { solve::exact::solve(process, sense, &high, &mut work) };
    Ok(match (lower, upper) {
        (Ok(lower), Ok(upper)) => {
            let ((a, pa), (b, pb)) = (first(process, lower), first(process, upper));
            let picks = if sense == Sense::Max { pa } else { pb };
            let (lower, upper) = (Number::Exact(plus(a)), Number::Exact(plus(b)));
            Estimate { lower, upper, picks, is_void: false }
        }
        _ => {
            let pairs = std::array::from_fn(|i| (low[i].bounds().0, high[i].bounds().1));
            let solved = solve::bounds::solve(process, sense, &pairs);
            let (a, b) = solved.values[process.initial as usize];
            let (x, y) = (fraction::down(&before), fraction::up(&before));
            let (lower, upper) =
                (Number::Double((a + x).next_down().max(0.0)), Number::Double((b + y).next_up()));
            Estimate { lower, upper, picks: solved.picks, is_void: false }
        }
    })
}

/// The expected amount of the runs that no assumption excludes: E[amount; kept] / P(kept). There are no picks: a scheduler
/// depends on what was gained before.
fn assumed(
    posed: &Posed,
    sense: Sense,
    grey: Grey,
    low: &[Value; LEAVES],
    high: &[Value; LEAVES],
    work: &mut Work,
) -> Result<Estimate, NoExpectation> {
    let process = &posed.process;
    let at = process.initial as usize;
    let reachable = process.reachable();
    if reachable[OPEN as usize] || (reachable[GREY as usize] && grey != Grey::Pessimistic) {
        // What is not known may be excluded: nothing follows but the sign.
        let (lower, upper) = (Number::Exact(low[0].clone()), Number::Exact(high[OPEN as usize].clone()));
        return Ok(Estimate { lower, upper, picks: Vec::new(), is_void: false });
    }
    if process.has_decisions() {
        return amounts::given(process, sense, work).map(|value| Estimate::point(value, Vec::new()));
    }
    let excluded = [0, 0, 1, 0, 0].map(Value::whole);
    let bare = process.without_gains();
    let gone =
        solve::exact::solve(&bare, Sense::Max, &excluded, work).map_err(|_| NoExpectation::TooLarge)?;
    let kept: Vec<Fraction> =
        gone.values.iter().map(|v| Fraction::one() - v.finite().expect("probabilities are finite")).collect();
    if kept[at].is_zero() {
        return Err(NoExpectation::Void);
    }
    // A gain counts as far as the run is kept afterwards.
    let mut priced = Process::beginning_at(process.initial);
    for node in LEAVES as u32..process.len() as u32 {
        let ways: Vec<crate::process::Way> = process
            .ways(node)
            .iter()
            .map(|w| {
                let gain = process.numbers.get(w.gain) * &kept[w.to as usize];
                let share = priced.numbers.intern(process.numbers.get(w.share));
                crate::process::Way { to: w.to, share, gain: priced.numbers.intern(&gain) }
            })
            .collect();
        priced.add(false, [&ways[..]]);
    }
    let sum = solve::exact::solve(&priced, Sense::Max, low, work).map_err(|_| NoExpectation::TooLarge)?;
    let value = match &sum.values[at] {
        Value::Finite(x) => Value::Finite(x / &kept[at] + process.numbers.get(process.before)),
        Value::Infinite => Value::Infinite,
    };
    Ok(Estimate::point(value, Vec::new()))
}
