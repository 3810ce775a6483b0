//! Linear systems over bounded whole numbers: simplification, and their count.
//!
//! Rows are divided by the common divisor of their coefficients and their bounds rounded inwards;
//! bounds of unknowns follow from rows; parallel rows are one; an unknown with a coefficient of 1 in an
//! equation is expressed by the others; what then has no unknown in common is counted apart and
//! multiplied. Disequalities are counted as "all but those with equality", so they cost one more
//! count of fewer dimensions each. What is left goes to Barvinok's method (`polytope.rs`), through a
//! cache whose keys do not depend on the names of the unknowns or where their ranges begin.

use super::polytope;
use super::{Counter, Trouble};
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Unknown and coefficient, by unknown.
pub(super) type Items = SmallVec<[(u32, i128); 4]>;

/// Rounds of bounds following from rows: chains such as x < y, y < x would go on for long.
const ROUNDS: usize = 6;

/// `low <= sum of items <= high`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub items: Items,
    pub low: Option<i128>,
    pub high: Option<i128>,
}

/// Unknowns with their ranges, rows, and sums that must not have a value.
#[derive(Clone, Debug, Default)]
pub(super) struct System {
    pub low: Vec<i128>,
    pub high: Vec<i128>,
    pub rows: Vec<Row>,
    pub apart: Vec<(Items, i128)>,
}

fn add(a: i128, b: i128) -> Result<i128, Trouble> {
    a.checked_add(b).ok_or(Trouble::Large)
}

fn sub(a: i128, b: i128) -> Result<i128, Trouble> {
    a.checked_sub(b).ok_or(Trouble::Large)
}

fn mul(a: i128, b: i128) -> Result<i128, Trouble> {
    a.checked_mul(b).ok_or(Trouble::Large)
}

/// The sum of two lists of items, the second times a factor.
pub(super) fn combine(a: &Items, b: &Items, factor: i128) -> Result<Items, Trouble> {
    let mut sum = Items::new();
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if j == b.len() || (i < a.len() && a[i].0 < b[j].0) {
            sum.push(a[i]);
            i += 1;
        } else if i == a.len() || b[j].0 < a[i].0 {
            sum.push((b[j].0, mul(b[j].1, factor)?));
            j += 1;
        } else {
            let c = add(a[i].1, mul(b[j].1, factor)?)?;
            if c != 0 {
                sum.push((a[i].0, c));
            }
            i += 1;
            j += 1;
        }
    }
    Ok(sum)
}

impl System {
    /// The least and the largest value of a sum, by the ranges of its unknowns alone.
    pub fn range(&self, items: &Items) -> Result<(i128, i128), Trouble> {
        let (mut least, mut largest) = (0, 0);
        for &(v, c) in items {
            let (a, b) = (mul(c, self.low[v as usize])?, mul(c, self.high[v as usize])?);
            least = add(least, a.min(b))?;
            largest = add(largest, a.max(b))?;
        }
        Ok((least, largest))
    }

    /// A new unknown.
    pub fn unknown(&mut self, low: i128, high: i128) -> u32 {
        self.low.push(low);
        self.high.push(high);
        self.low.len() as u32 - 1
    }

    /// Adds a row; false if it cannot hold.
    pub fn require(&mut self, items: &Items, low: Option<i128>, high: Option<i128>) -> Result<bool, Trouble> {
        let Some(row) = self.normal(Row { items: items.clone(), low, high })? else { return Ok(false) };
        if row.items.is_empty() {
            return Ok(true);
        }
        let (Some(fits), _) = self.narrow(&row)? else { return Ok(false) };
        if fits {
            self.rows.push(row);
            for _ in 0..2 {
                let mut changed = false;
                for at in 0..self.rows.len() {
                    let row = self.rows[at].clone();
                    let (Some(_), moved) = self.narrow(&row)? else { return Ok(false) };
                    changed |= moved;
                }
                if !changed {
                    break;
                }
            }
        }
        Ok(true)
    }

    /// A row without fixed unknowns, divided by the common divisor. None if it cannot hold.
    fn normal(&self, row: Row) -> Result<Option<Row>, Trouble> {
        let mut constant = 0;
        let mut items = Items::new();
        for &(v, c) in &row.items {
            let v_at = v as usize;
            if self.low[v_at] == self.high[v_at] {
                constant = add(constant, mul(c, self.low[v_at])?)?;
            } else {
                items.push((v, c));
            }
        }
        let mut low = row.low.map(|low| sub(low, constant)).transpose()?;
        let mut high = row.high.map(|high| sub(high, constant)).transpose()?;
        let gcd = items.iter().fold(0i128, |gcd, (_, c)| gcd.gcd(c));
        if gcd == 0 {
            let holds = low.is_none_or(|low| low <= 0) && high.is_none_or(|high| 0 <= high);
            return Ok(holds.then_some(Row { items, low: None, high: None }));
        }
        let gcd = if items[0].1 < 0 { -gcd } else { gcd };
        if gcd < 0 {
            (low, high) = (high.map(|h| sub(0, h)).transpose()?, low.map(|l| sub(0, l)).transpose()?);
        }
        items.iter_mut().for_each(|(_, c)| *c /= gcd);
        let size = gcd.abs();
        low = low.map(|low| Integer::div_ceil(&low, &size));
        high = high.map(|high| Integer::div_floor(&high, &size));
        if let (Some(low), Some(high)) = (low, high)
            && low > high
        {
            return Ok(None);
        }
        Ok(Some(Row { items, low, high }))
    }

    /// Lets bounds of unknowns follow from a row. First: none if the row cannot hold, otherwise whether it
    /// says more than the bounds. Second: whether bounds changed.
    fn narrow(&mut self, row: &Row) -> Result<(Option<bool>, bool), Trouble> {
        let (mut least, mut largest) = self.range(&row.items)?;
        if row.low.is_some_and(|low| low > largest) || row.high.is_some_and(|high| high < least) {
            return Ok((None, false));
        }
        let low = row.low.filter(|low| *low > least);
        let high = row.high.filter(|high| *high < largest);
        if low.is_none() && high.is_none() {
            return Ok((Some(false), false));
        }
        let mut changed = false;
        for &(v, c) in &row.items {
            let v = v as usize;
            let (a, b) = (mul(c, self.low[v])?, mul(c, self.high[v])?);
            let (small, large) = (a.min(b), a.max(b));
            // c x <= high - (least of the others), c x >= low - (largest of the others).
            let most = high.map(|high| sub(high, sub(least, small)?)).transpose()?;
            let fewest = low.map(|low| sub(low, sub(largest, large)?)).transpose()?;
            let (from, to) = if c > 0 { (fewest, most) } else { (most, fewest) };
            let from = from.map(|end| Integer::div_ceil(&(end * c.signum()), &c.abs()));
            let to = to.map(|end| Integer::div_floor(&(end * c.signum()), &c.abs()));
            let (from, to) = (from.unwrap_or(self.low[v]), to.unwrap_or(self.high[v]));
            if from <= self.low[v] && to >= self.high[v] {
                continue;
            }
            changed = true;
            self.low[v] = self.low[v].max(from);
            self.high[v] = self.high[v].min(to);
            if self.low[v] > self.high[v] {
                return Ok((None, true));
            }
            let (a, b) = (mul(c, self.low[v])?, mul(c, self.high[v])?);
            least = add(sub(least, small)?, a.min(b))?;
            largest = add(sub(largest, large)?, a.max(b))?;
        }
        Ok((Some(row.items.len() > 1), changed))
    }

    /// Simplifies; false if there is no point.
    fn simplify(&mut self) -> Result<bool, Trouble> {
        for round in 0.. {
            let mut changed = false;
            let mut kept: FxHashMap<Items, usize> = FxHashMap::default();
            let mut rows: Vec<Row> = Vec::with_capacity(self.rows.len());
            for row in std::mem::take(&mut self.rows) {
                let Some(row) = self.normal(row)? else { return Ok(false) };
                if row.items.is_empty() {
                    continue;
                }
                let row = match kept.get(&row.items) {
                    Some(&at) => {
                        let known = &mut rows[at];
                        known.low = known.low.max(row.low);
                        known.high = match (known.high, row.high) {
                            (Some(a), Some(b)) => Some(a.min(b)),
                            (a, b) => a.or(b),
                        };
                        if known.low.zip(known.high).is_some_and(|(low, high)| low > high) {
                            return Ok(false);
                        }
                        continue;
                    }
                    None => row,
                };
                kept.insert(row.items.clone(), rows.len());
                rows.push(row);
            }
            let mut at = 0;
            while at < rows.len() {
                // A row over one unknown is a bound, which may need a second look for its other side.
                let (says, moved) = self.narrow(&rows[at])?;
                let Some(says) = says else { return Ok(false) };
                changed |= moved;
                if says || moved {
                    at += 1;
                } else {
                    rows.swap_remove(at);
                }
            }
            self.rows = rows;
            if !self.separate()? {
                return Ok(false);
            }
            let expressed = self.substitute()?;
            changed |= expressed;
            if !changed || (round >= ROUNDS && !expressed && self.rows.iter().all(|row| row.items.len() > 1))
            {
                break;
            }
        }
        // Unknowns may have become fixed in the last round.
        for row in std::mem::take(&mut self.rows) {
            let Some(row) = self.normal(row)? else { return Ok(false) };
            if !row.items.is_empty() {
                self.rows.push(row);
            }
        }
        self.separate()
    }

    /// Disequalities that hold anyway go, those at the end of a range move it. False if one cannot hold.
    fn separate(&mut self) -> Result<bool, Trouble> {
        let mut kept = Vec::new();
        for (items, value) in std::mem::take(&mut self.apart) {
            let Some(row) = self.normal(Row { items, low: Some(value), high: Some(value) })? else {
                continue;
            };
            let Row { items, low: Some(value), .. } = row else { return Ok(false) };
            let (least, largest) = self.range(&items)?;
            if value < least || largest < value {
                continue;
            }
            if let [(v, 1)] = items[..] {
                let v = v as usize;
                if value == self.low[v] {
                    self.low[v] += 1;
                    continue;
                }
                if value == self.high[v] {
                    self.high[v] -= 1;
                    continue;
                }
            }
            if !kept.contains(&(items.clone(), value)) {
                kept.push((items, value));
            }
        }
        self.apart = kept;
        Ok(self.low.iter().zip(&self.high).all(|(low, high)| low <= high))
    }

    /// Expresses an unknown by others, if an equation has one with a coefficient of 1.
    fn substitute(&mut self) -> Result<bool, Trouble> {
        let found = self.rows.iter().enumerate().find_map(|(at, row)| {
            let value = row.low.filter(|low| Some(*low) == row.high)?;
            let (v, c) = row.items.iter().copied().find(|(_, c)| c.abs() == 1)?;
            (row.items.len() > 1).then_some((at, v, c, value))
        });
        let Some((at, v, c, value)) = found else { return Ok(false) };
        let equation = self.rows.swap_remove(at);
        // v = c * (value - others).
        let others: Items = equation.items.iter().copied().filter(|(w, _)| *w != v).collect();
        let replace = |items: &Items| -> Result<Option<(Items, i128)>, Trouble> {
            let Some(&(_, d)) = items.iter().find(|(w, _)| *w == v) else { return Ok(None) };
            let rest: Items = items.iter().copied().filter(|(w, _)| *w != v).collect();
            let factor = mul(d, c)?;
            Ok(Some((combine(&rest, &others, sub(0, factor)?)?, mul(factor, value)?)))
        };
        for row in &mut self.rows {
            if let Some((items, constant)) = replace(&row.items)? {
                row.items = items;
                row.low = row.low.map(|low| sub(low, constant)).transpose()?;
                row.high = row.high.map(|high| sub(high, constant)).transpose()?;
            }
        }
        for (items, forbidden) in &mut self.apart {
            if let Some((new, constant)) = replace(items)? {
                *items = new;
                *forbidden = sub(*forbidden, constant)?;
            }
        }
        // low <= c * (value - others) <= high, that is value - high' <= others <= value - low'.
        let (low, high) = (self.low[v as usize], self.high[v as usize]);
        let (low, high) = if c > 0 { (low, high) } else { (sub(0, high)?, sub(0, low)?) };
        self.rows.push(Row { items: others, low: Some(sub(value, high)?), high: Some(sub(value, low)?) });
        (self.low[v as usize], self.high[v as usize]) = (0, 0);
        Ok(true)
    }

    /// How many points there are.
    pub fn count(mut self, counter: &mut Counter) -> Result<BigUint, Trouble> {
        let size = self.low.len() + 8 * (self.rows.len() + self.apart.len());
        counter.budget.spend(40 + 4 * size as u64)?;
        if !self.simplify()? {
            return Ok(BigUint::zero());
        }
        let mut total = BigUint::one();
        for part in self.components() {
            let count = match part {
                System { low, high, rows, apart } if rows.is_empty() && low.len() == 1 => {
                    // Disequalities of one unknown are different values within its range.
                    BigUint::from((high[0] - low[0] + 1 - apart.len() as i128) as u128)
                }
                System { low, high, rows, apart } if apart.is_empty() => {
                    polytope::count(&low, &high, &rows, counter)?
                }
                mut with => {
                    let (items, value) = with.apart.pop().expect("a disequality");
                    let mut equal = with.clone();
                    equal.rows.push(Row { items, low: Some(value), high: Some(value) });
                    let all = with.count(counter)?;
                    if all.is_zero() { all } else { all - equal.count(counter)? }
                }
            };
            if count.is_zero() {
                return Ok(count);
            }
            total *= count;
        }
        Ok(total)
    }

    /// Parts that have no unknown in common.
    fn components(self) -> Vec<System> {
        let mut parent: Vec<u32> = (0..self.low.len() as u32).collect();
        fn root(parent: &mut [u32], mut v: u32) -> u32 {
            while parent[v as usize] != v {
                parent[v as usize] = parent[parent[v as usize] as usize];
                v = parent[v as usize];
            }
            v
        }
        let lists = self.rows.iter().map(|row| &row.items).chain(self.apart.iter().map(|(items, _)| items));
        for items in lists {
            for pair in items.windows(2) {
                let (a, b) = (root(&mut parent, pair[0].0), root(&mut parent, pair[1].0));
                parent[a as usize] = b;
            }
        }
        let mut parts: Vec<System> = Vec::new();
        let mut part_of: FxHashMap<u32, usize> = FxHashMap::default();
        let mut place = vec![(0, 0); self.low.len()];
        for v in 0..self.low.len() as u32 {
            let at = *part_of.entry(root(&mut parent, v)).or_insert_with(|| {
                parts.push(System::default());
                parts.len() - 1
            });
            place[v as usize] = (at, parts[at].unknown(self.low[v as usize], self.high[v as usize]));
        }
        let moved = |items: &Items| -> (usize, Items) {
            (place[items[0].0 as usize].0, items.iter().map(|(v, c)| (place[*v as usize].1, *c)).collect())
        };
        for row in &self.rows {
            let (at, items) = moved(&row.items);
            parts[at].rows.push(Row { items, low: row.low, high: row.high });
        }
        for (items, value) in &self.apart {
            let (at, items) = moved(items);
            parts[at].apart.push((items, *value));
        }
        parts
    }
}
