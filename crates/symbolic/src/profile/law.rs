//! The law of one input: ranges, a table, or a discretised law.

use super::{pieces, range};
use crate::fraction::{self, Fraction};
use num_traits::{Signed, Zero};
use sojourner_terms::Domain;

/// Values of a discretised law at most.
const MOST: i64 = 100_000;

pub(super) fn read(text: &str) -> Result<Domain, String> {
    if let Some(table) = text.strip_prefix("table ") {
        return weighted(table, true);
    }
    if text.contains('(') {
        return law(text);
    }
    if !text.contains(',') && !text.contains(char::is_whitespace) {
        return range(text).map(|(low, high)| Domain::uniform(low, high));
    }
    weighted(text, false)
}

/// `1..10 25%, 11..100 75%`; in a table also single values.
fn weighted(text: &str, is_table: bool) -> Result<Domain, String> {
    let mut list = Vec::new();
    for piece in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
        let Some((values, weight)) = piece.split_once(char::is_whitespace) else {
            return Err(format!("'{piece}' has no weight; write {piece} 25%"));
        };
        let values = values.trim_end_matches(':');
        let (low, high) = match values.contains("..") {
            true => range(values)?,
            false => range(&format!("{values}..{values}"))?,
        };
        list.push((low, high, share(weight.trim())?));
    }
    if list.is_empty() {
        return Err("nothing is listed; write 1..10 25%, 11..100 75%".into());
    }
    pieces(list, is_table)
}

/// `25%`, `0.25`, `1/4`.
pub(super) fn share(text: &str) -> Result<Fraction, String> {
    let (number, scale) = match text.strip_suffix('%') {
        Some(number) => (number, 100),
        None => (text, 1),
    };
    match fraction::parse(number) {
        Some(x) if !x.is_negative() => Ok(x / fraction::whole(scale)),
        _ => Err(format!("'{text}' is no weight; write 25%, 0.25 or 1/4")),
    }
}

/// `normal(mean 60, deviation 12) in 0..100` and its like.
fn law(text: &str) -> Result<Domain, String> {
    const LAWS: &str = "there are normal(mean 60, deviation 12), exponential(mean 5), triangular(low 0, mode 3, high 10), \
                        poisson(mean 4), geometric(p 0.2), binomial(n 10, p 0.5)";
    let (name, rest) = text.split_once('(').expect("it has a bracket");
    let Some((parameters, rest)) = rest.split_once(')') else {
        return Err("a closing bracket is missing".into());
    };
    let name = name.trim();
    let known = |key: &str| -> Result<f64, String> {
        for parameter in parameters.split(',') {
            if let Some((k, value)) = parameter.trim().split_once([' ', '='])
                && k == key
            {
                let value = value.trim();
                return value
                    .parse()
                    .ok()
                    .filter(|x: &f64| x.is_finite())
                    .ok_or_else(|| format!("'{value}' is no number"));
            }
        }
        Err(format!("{name} needs {key}; {LAWS}"))
    };
    let positive = |key: &str| match known(key)? {
        x if x > 0.0 => Ok(x),
        x => Err(format!("{key} {x} is not above 0")),
    };
    let probability = |key: &str| match known(key)? {
        x if x > 0.0 && x < 1.0 => Ok(x),
        x => Err(format!("{key} {x} is not between 0 and 1")),
    };
    let within = rest.trim().strip_prefix("in ").map(range);
    let Some((low, high)) = within.transpose()? else {
        return Err(format!("a range is missing: {name}(...) in 0..100"));
    };
    if i128::from(high) - i128::from(low) >= i128::from(MOST) {
        return Err(format!("{low}..{high} has more than {MOST} values; use ranges with weights"));
    }
    // The mass of a whole number: its own, or that of the interval of length 1 around it.
    type Mass = Box<dyn Fn(f64) -> f64>;
    let mass: Mass = match name {
        "normal" => {
            let (mean, deviation) = (known("mean")?, positive("deviation")?);
            Box::new(move |k| normal((k - 0.5 - mean) / deviation, (k + 0.5 - mean) / deviation))
        }
        "exponential" => {
            let mean = positive("mean")?;
            Box::new(move |k| {
                let (from, to) = ((k - 0.5).max(0.0) / mean, (k + 0.5).max(0.0) / mean);
                (-from).exp() * -(from - to).exp_m1()
            })
        }
        "triangular" => {
            let (a, c, b) = (known("low")?, known("mode")?, known("high")?);
            if !(a <= c && c <= b && a < b) {
                return Err("triangular needs low <= mode <= high".into());
            }
            let below = move |x: f64| match x {
                x if x <= a => 0.0,
                x if x >= b => 1.0,
                x if x <= c => (x - a) * (x - a) / ((b - a) * (c - a)),
                x => 1.0 - (b - x) * (b - x) / ((b - a) * (b - c)),
            };
            Box::new(move |k| (below(k + 0.5) - below(k - 0.5)).max(0.0))
        }
        "poisson" => {
            let mean = positive("mean")?;
            Box::new(move |k| if k < 0.0 { 0.0 } else { (k * mean.ln() - log_factorial(k)).exp() })
        }
        "geometric" => {
            let p = probability("p")?;
            Box::new(move |k| if k < 0.0 { 0.0 } else { (1.0 - p).powf(k) })
        }
        "binomial" => {
            let (n, p) = (positive("n")?, probability("p")?);
            if n.fract() != 0.0 {
                return Err(format!("n {n} is not whole"));
            }
            let at = move |k: f64| {
                log_factorial(n) - log_factorial(k) - log_factorial(n - k)
                    + k * p.ln()
                    + (n - k) * (1.0 - p).ln()
            };
            Box::new(move |k| if k < 0.0 || k > n { 0.0 } else { at(k).exp() })
        }
        _ => return Err(format!("there is no law '{name}'; {LAWS}")),
    };
    let masses: Vec<f64> = (low..=high).map(|k| mass(k as f64)).collect();
    let most = masses.iter().copied().fold(0.0, f64::max);
    if most <= 0.0 {
        return Err(format!("nothing of {name} lies in {low}..{high}"));
    }
    let scaled = |m: f64| Fraction::from_integer(((m / most * (1u64 << 52) as f64).round() as u64).into());
    let weights: Vec<Fraction> = masses.into_iter().map(scaled).collect();
    let total = weights.iter().fold(Fraction::zero(), |sum, w| sum + w);
    pieces((low..=high).zip(weights).map(|(k, w)| (k, k, w / &total)).collect(), false)
}

/// The mass of the standard normal law between two numbers; in its tails without loss of digits.
fn normal(from: f64, to: f64) -> f64 {
    let (from, to) = (from / std::f64::consts::SQRT_2, to / std::f64::consts::SQRT_2);
    let twice = match () {
        () if from > 0.0 => libm::erfc(from) - libm::erfc(to),
        () if to < 0.0 => libm::erfc(-to) - libm::erfc(-from),
        () => libm::erf(to) - libm::erf(from),
    };
    (twice / 2.0).max(0.0)
}

fn log_factorial(n: f64) -> f64 {
    (2..=n as u64).map(|k| (k as f64).ln()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The probability of values below 5 in 0..9.
    fn below_five(text: &str) -> f64 {
        let domain = law(text).unwrap();
        fraction::near(&Fraction::new(domain.weight(0, 4).into(), domain.total().into()))
    }

    #[test]
    fn masses_are_those_of_the_laws() {
        let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a}, not {b}");
        let e = |x: f64| 1.0 - (-x).exp();
        close(below_five("exponential(mean 3) in 0..9"), e(1.5) / e(9.5 / 3.0));
        close(below_five("triangular(low 4.4, mode 4.45, high 4.6) in 0..9"), 2.0 / 3.0);
        // Half a deviation above the mean, and nearly four below it.
        close(below_five("normal(mean 4.49, deviation 0.02) in 0..9"), 0.691_462_461_274_013);
        assert!((below_five("normal(mean 4.515625, deviation 0.004) in 0..9") - 4.69e-5).abs() < 1e-6);
    }
}
