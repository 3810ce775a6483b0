//! Two inputs that depend on each other: cases of one for the values of the other, or boxes of both.
//!
//! Boxes become a law of the first input and cases of the second: the first is cut where any box begins or ends, so that in
//! each piece the second has one law.

use super::law::share;
use super::{Inputs, law, pieces, range};
use crate::fraction::{self, Fraction};
use num_traits::{One, Zero};
use sojourner_terms::{Given, Usage};

/// `1..2: LAW; 3..7: LAW`: a law for each case of another input, which has values in `ends`.
pub(super) fn given(of: &str, ends: (i64, i64), text: &str) -> Result<Given, String> {
    let mut cases = Vec::new();
    for case in text.split(';').map(str::trim).filter(|case| !case.is_empty()) {
        let Some((values, law)) = case.split_once(':') else {
            return Err(format!("'{case}' is no case; write 1..2: LAW; 3..7: LAW"));
        };
        let values = values.trim();
        let (low, high) = match values.contains("..") {
            true => range(values)?,
            false => range(&format!("{values}..{values}"))?,
        };
        cases.push((low, high, law::read(law.trim())?));
    }
    cases.sort_by_key(|case| case.0);
    let mut next = i128::from(ends.0);
    for (low, high, _) in &cases {
        if i128::from(*low) < next && next > i128::from(ends.0) {
            return Err(format!("cases of {of} overlap at {low}; each value belongs to one case"));
        }
        if i128::from(*low) > next {
            break;
        }
        next = i128::from(*high) + 1;
    }
    if next <= i128::from(ends.1) {
        let until = cases.iter().map(|case| i128::from(case.0)).find(|low| *low > next);
        let until = until.map_or(i128::from(ends.1), |low| low - 1);
        return Err(format!("{next}..{until} of {of} has no case; give it a law"));
    }
    Ok(Given { of: of.to_owned(), cases })
}

/// A box of two ranges, and its weight.
struct Area {
    x: (i64, i64),
    y: (i64, i64),
    weight: Fraction,
}

/// `1..5 x 0..3 40%, 6..9 x 0..30 60%`: within a box all pairs are equally likely.
pub(super) fn read(first: &str, second: &str, text: &str) -> Result<Inputs, String> {
    let mut areas: Vec<Area> = Vec::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let wrong = || format!("'{part}' is no pair of ranges with a weight; write 1..5 x 0..3 40%");
        let words: Vec<&str> = part.split_whitespace().collect();
        let [x, "x", y, weight] = words[..] else { return Err(wrong()) };
        areas.push(Area { x: range(x)?, y: range(y)?, weight: share(weight)? });
    }
    let total = areas.iter().fold(Fraction::zero(), |sum, area| sum + &area.weight);
    if !total.is_one() {
        // Says what is missing.
        pieces(vec![(0, 0, total)], true)?;
    }
    for (at, a) in areas.iter().enumerate() {
        let meet = |p: (i64, i64), q: (i64, i64)| p.0 <= q.1 && q.0 <= p.1;
        if let Some(b) = areas[..at].iter().find(|b| meet(a.x, b.x) && meet(a.y, b.y)) {
            let shown = |area: &Area| format!("{}..{} x {}..{}", area.x.0, area.x.1, area.y.0, area.y.1);
            return Err(format!("{} and {} overlap; each pair belongs to one of them", shown(b), shown(a)));
        }
    }
    let size = |(low, high): (i64, i64)| fraction::whole(high) - fraction::whole(low) + Fraction::one();
    let mut cuts: Vec<i128> =
        areas.iter().flat_map(|area| [i128::from(area.x.0), i128::from(area.x.1) + 1]).collect();
    cuts.sort_unstable();
    cuts.dedup();
    let (mut marginal, mut cases) = (Vec::new(), Vec::new());
    for cut in cuts.windows(2) {
        let x = (cut[0] as i64, (cut[1] - 1) as i64);
        let inside = areas.iter().filter(|area| area.x.0 <= x.0 && x.1 <= area.x.1 && !area.weight.is_zero());
        let shares: Vec<(i64, i64, Fraction)> =
            inside.map(|area| (area.y.0, area.y.1, &area.weight * size(x) / size(area.x))).collect();
        let sum = shares.iter().fold(Fraction::zero(), |sum, share| sum + &share.2);
        if sum.is_zero() {
            continue;
        }
        let of_one = shares.into_iter().map(|(low, high, weight)| (low, high, weight / &sum)).collect();
        cases.push((x.0, x.1, pieces(of_one, true)?));
        marginal.push((x.0, x.1, sum));
    }
    let given = Given { of: first.to_owned(), cases };
    let marginal = pieces(marginal, true)?;
    Ok(vec![(first.to_owned(), Usage::Alone(marginal)), (second.to_owned(), Usage::Given(given))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_become_a_law_and_cases() {
        let inputs = read("x", "y", "1..4 x 1..2 50%, 3..6 x 5..5 25%, 9..9 x 1..9 25%").unwrap();
        let (Usage::Alone(x), Usage::Given(y)) = (&inputs[0].1, &inputs[1].1) else { panic!("{inputs:?}") };
        let part = |low: i64, high: i64| Fraction::new(x.weight(low, high).into(), x.total().into());
        let is = |text: &str| fraction::parse(text).unwrap();
        assert_eq!(
            (part(1, 2), part(3, 4), part(5, 6), part(7, 8)),
            (is("1/4"), is("3/8"), is("1/8"), is("0"))
        );
        let case = y.cases.iter().find(|case| case.0 == 3).unwrap();
        let domain = &case.2;
        // Of 3/8, two parts come from the first box and one from the second.
        assert_eq!(Fraction::new(domain.weight(5, 5).into(), domain.total().into()), is("1/3"));
    }
}
