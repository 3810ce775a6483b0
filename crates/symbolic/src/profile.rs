//! Usage profiles: how likely the inputs of a program are, in a small readable file.
//!
//! ```text
//! # Wind on the flap, from the records of two winters.
//! profile weak-wind
//! wind = -20..-11 5%, -10..-5 10%, -4..4 70%, 5..10 10%, 11..20 5%
//!
//! profile strong-wind
//! wind = -20..-11 15%, -10..-5 20%, -4..4 30%, 5..10 20%, 11..20 15%
//! gear = table 1 1/2, 2 1/3, 7 1/6
//! load = normal(mean 60, deviation 12) in 0..100
//!
//! profile winter
//! gear = table 1 1/2, 2 1/3, 7 1/6
//! load given gear = 1..2: 0..50 80%, 51..100 20%; 3..7: normal(mean 60, deviation 12) in 0..100
//! (wind, gust) = -5..5 x 0..3 70%, 6..20 x 0..3 10%, 6..20 x 4..30 20%
//! ```
//!
//! Within a range all values are equally likely. Weights are exact and add to 1; ranges do not overlap and leave no
//! gap (a range nobody uses has 0%). A law such as `normal` is discretised: a whole number has the probability of the
//! interval of length 1 around it, rounded to a multiple of 2^-52 of the largest, given the range. Inputs are independent of
//! each other, unless one is `given` another or two have a line together: then the first must be taken before the second.

mod joint;
mod law;

use crate::fraction::{self, Fraction};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use sojourner_terms::{Domain, Profile, Usage};

/// How likely the inputs of a program are, by name.
pub type Inputs = Vec<(String, Usage)>;

/// A mistake in a file of profiles, with its line and the remedy.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct Mistake {
    pub line: usize,
    pub what: String,
}

/// The profile of this name in a text.
pub fn read(text: &str, name: &str) -> Result<Inputs, Mistake> {
    let mut names: Vec<String> = Vec::new();
    let mut current: Option<String> = None;
    let mut inputs: Inputs = Vec::new();
    // What the present profile has so far.
    let mut above: Inputs = Vec::new();
    for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let fail = |what: String| Mistake { line: at + 1, what };
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if let Some(header) = line.strip_prefix("profile ") {
            let header = header.trim().trim_end_matches(':').to_owned();
            if header.is_empty() || header.contains(char::is_whitespace) {
                return Err(fail("a profile has a name of one word: profile strong-wind".into()));
            }
            if names.contains(&header) {
                return Err(fail(format!("there is a profile '{header}' above; give this one another name")));
            }
            names.push(header.clone());
            above.clear();
            current = Some(header);
            continue;
        }
        let Some(profile) = &current else {
            return Err(fail(
                "an input before the first profile; begin with a line such as profile usual".into(),
            ));
        };
        let Some((input, law)) = line.split_once('=') else {
            return Err(fail(format!(
                "'{line}' is no input; write NAME = 1..100, or NAME = 1..10 25%, 11..100 75%"
            )));
        };
        let input = input.trim();
        // All profiles are read, so that a mistake is found before it is used.
        let found = line_of(input, law.trim(), &above).map_err(|what| fail(format!("{input}: {what}")))?;
        for (input, usage) in found {
            if above.iter().any(|(known, _)| *known == input) {
                return Err(fail(format!("'{input}' has a line above in this profile; leave one of them")));
            }
            if profile == name {
                inputs.push((input.clone(), usage.clone()));
            }
            above.push((input, usage));
        }
    }
    if !names.iter().any(|n| n == name) {
        let line = text.lines().count().max(1);
        let known = if names.is_empty() { "none".to_owned() } else { names.join(", ") };
        return Err(Mistake {
            line,
            what: format!("there is no profile '{name}' in this file; it has {known}"),
        });
    }
    Ok(inputs)
}

/// The inputs that a line is about: one, one given another, or two together.
fn line_of(input: &str, law: &str, above: &Inputs) -> Result<Inputs, String> {
    if let Some(pair) = input.strip_prefix('(') {
        let names: Vec<&str> = pair.trim_end_matches(')').split(',').map(str::trim).collect();
        return match names[..] {
            [first, second] if !first.is_empty() && !second.is_empty() => joint::read(first, second, law),
            _ => Err("two inputs can have a line together; write (wind, gust) = 1..5 x 0..3 40%, ...".into()),
        };
    }
    if let Some((name, of)) = input.split_once(" given ") {
        let (name, of) = (name.trim(), of.trim());
        let Some((_, usage)) = above.iter().find(|(known, _)| known == of) else {
            return Err(format!("there is no line for '{of}' above in this profile; {name} depends on it"));
        };
        let given = joint::given(of, usage.ends(), law)?;
        return Ok(vec![(name.to_owned(), Usage::Given(given))]);
    }
    if input.contains(char::is_whitespace) {
        return Err("a name is one word; write NAME = ..., or NAME given OTHER = ...".into());
    }
    Ok(vec![(input.to_owned(), Usage::Alone(law::read(law)?))])
}

/// A range that is given on the command line: `1..100`.
pub fn uniform(text: &str) -> Result<Domain, String> {
    let (low, high) = range(text)?;
    Ok(Domain::uniform(low, high))
}

/// `LOW..HIGH`, both included.
fn range(text: &str) -> Result<(i64, i64), String> {
    let bad = || format!("'{text}' is no range; write LOW..HIGH with whole numbers");
    let (low, high) = text.split_once("..").ok_or_else(bad)?;
    let number = |t: &str| t.trim().replace('_', "").parse::<i64>().map_err(|_| bad());
    let (low, high) = (number(low)?, number(high)?);
    if low > high {
        return Err(format!("{low}..{high} is empty; write the smaller number first"));
    }
    Ok((low, high))
}

/// Ranges with weights; `gaps` are allowed in tables.
fn pieces(list: Vec<(i64, i64, Fraction)>, gaps: bool) -> Result<Domain, String> {
    let total = list.iter().fold(Fraction::zero(), |sum, (_, _, w)| sum + w);
    if !total.is_one() {
        let off = if total < Fraction::one() { "missing" } else { "too much" };
        let by = fraction::digits(&if total < Fraction::one() {
            Fraction::one() - &total
        } else {
            &total - Fraction::one()
        });
        return Err(format!("the weights add to {}, not to 1; {by} is {off}", fraction::digits(&total)));
    }
    let mut sorted = list.clone();
    sorted.sort_by_key(|(low, ..)| *low);
    for pair in sorted.windows(2) {
        let ((a, b, _), (c, d, _)) = (&pair[0], &pair[1]);
        if c <= b {
            return Err(format!("{a}..{b} and {c}..{d} overlap; each value belongs to one range"));
        }
        if !gaps && *c > b + 1 {
            let (from, to) = (b + 1, c - 1);
            return Err(format!("{from}..{to} has no weight; give it one, if only 0%"));
        }
    }
    let part = |n: &num_bigint::BigInt| n.to_biguint().unwrap_or_default();
    let parts: Vec<(i64, i64, BigUint, BigUint)> =
        sorted.iter().map(|(low, high, w)| (*low, *high, part(w.numer()), part(w.denom()))).collect();
    Profile::new(&parts).map(Domain::profile).map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIND: &str = "\
# two winters
profile weak
wind = -20..-11 5%, -10..-5 10%, -4..4 70%, 5..10 10%, 11..20 5%

profile strong   # stronger
wind = -20..-11 15%, -10..10 7/10, 11..20 0.15
gear = table 1 1/2, 2 1/3, 7 1/6
load = normal(mean 60, deviation 12) in 0..100
up = 1..100
";

    #[test]
    fn profiles_are_exact() {
        let weak = read(WIND, "weak").unwrap();
        let alone = |usage: &Usage| match usage {
            Usage::Alone(domain) => domain.clone(),
            Usage::Given(_) => panic!("given another"),
        };
        let wind = &alone(&weak[0].1);
        assert_eq!(weak.len(), 1);
        let share =
            |d: &Domain, low: i64, high: i64| Fraction::new(d.weight(low, high).into(), d.total().into());
        assert_eq!(share(wind, 11, 100), fraction::parse("0.05").unwrap());
        assert_eq!(share(wind, -4, -4), fraction::parse("7/90").unwrap());
        let strong = read(WIND, "strong").unwrap();
        let names: Vec<&str> = strong.iter().map(|(n, _)| n.as_str()).collect();
        assert_eq!(names, ["wind", "gear", "load", "up"]);
        assert_eq!(share(&alone(&strong[1].1), 2, 2), fraction::parse("1/3").unwrap());
        assert_eq!(share(&alone(&strong[1].1), 3, 6), Fraction::zero());
        let load = &alone(&strong[2].1);
        let half = fraction::near(&share(load, 0, 60));
        assert!(half > 0.5 && half < 0.52, "{half}");
        let one = fraction::near(&share(load, 48, 72));
        assert!((one - 0.7025).abs() < 1e-3, "one deviation and half a cell: {one}");
    }

    #[test]
    fn mistakes_are_told_with_their_line_and_the_remedy() {
        for (text, name, line, part) in [
            ("profile a\nx = 1..5 50%, 6..9 40%", "a", 2, "add to 0.9, not to 1; 0.1 is missing"),
            ("profile a\nx = 1..5 50%, 5..9 50%", "a", 2, "overlap"),
            ("profile a\nx = 1..5 50%, 7..9 50%", "a", 2, "6..6 has no weight; give it one, if only 0%"),
            ("profile a\nx = 9..1", "a", 2, "write the smaller number first"),
            ("profile a\n\nx 1..5", "a", 3, "is no input; write NAME = 1..100"),
            ("x = 1..5", "a", 1, "before the first profile"),
            ("profile a\nx = 1..5\nx = 1..6", "a", 3, "has a line above"),
            ("profile a\nx = 1..5\nprofile a", "a", 3, "give this one another name"),
            ("profile a\nx = 1..5", "b", 2, "there is no profile 'b' in this file; it has a"),
            ("profile a\nx = normal(mean 3) in 1..5", "a", 2, "deviation"),
            ("profile a\nx = cauchy(1) in 1..5", "a", 2, "there is no law 'cauchy'"),
            ("profile a\nx = 1..5 50 percent, 6..7 50%", "a", 2, "no weight"),
            ("profile a\n(x, y) = 1..5", "a", 2, "write 1..5 x 0..3 40%"),
            ("profile a\n(x, y, z) = 1..5 x 1..5 1", "a", 2, "two inputs can have a line together"),
            ("profile a\n(x, y) = 1..5 x 1..5 50%, 3..7 x 4..9 50%", "a", 2, "overlap"),
            ("profile a\n(x, y) = 1..5 x 1..5 50%, 6..7 x 4..9 40%", "a", 2, "0.1 is missing"),
            ("profile a\ny given x = 1..5: 1..3", "a", 2, "no line for 'x' above"),
            ("profile a\nx = 1..5\ny given x = 1..4: 1..3", "a", 3, "5..5 of x has no case"),
            ("profile a\nx = 1..5\ny given x = 1..3: 1..3; 3..5: 2..4", "a", 3, "overlap"),
            ("profile a\nx = 1..5\ny given x = 1..3 1..3", "a", 3, "write 1..2: LAW; 3..7: LAW"),
            ("profile a\nx y = 1..5", "a", 2, "a name is one word"),
        ] {
            let mistake = read(text, name).unwrap_err();
            assert_eq!(mistake.line, line, "{text}: {mistake}");
            assert!(mistake.what.contains(part), "{text}: {mistake}");
        }
    }
}
