//! Building conditions: rows, intervals, and what is made of them.

use super::{Node, Sort, Spans, Term, Terms, interval};
use num_integer::Integer;
use rustc_hash::FxHashMap;

/// Rows by their items, with their sides.
type Rows = FxHashMap<Box<[(i128, Term)]>, (Option<i128>, Option<i128>)>;

impl Terms {
    pub fn truth(&mut self, value: bool) -> Term {
        self.intern(Node::Truth(value))
    }

    pub fn lt(&mut self, a: Term, b: Term) -> Term {
        self.row(&[(1, a), (-1, b)], None, Some(-1))
    }

    pub fn le(&mut self, a: Term, b: Term) -> Term {
        self.row(&[(1, a), (-1, b)], None, Some(0))
    }

    pub fn eq(&mut self, a: Term, b: Term) -> Term {
        self.row(&[(1, a), (-1, b)], Some(0), Some(0))
    }

    pub fn ne(&mut self, a: Term, b: Term) -> Term {
        let same = self.eq(a, b);
        self.not(same)
    }

    /// What to ask before a division by a term.
    pub fn is_zero(&mut self, a: Term) -> Term {
        self.within(a, &[(0, 0)])
    }

    /// `low <= sum of coefficient * term <= high`, of numbers of any sort, without wrapping around.
    pub fn row(&mut self, items: &[(i128, Term)], low: Option<i128>, high: Option<i128>) -> Term {
        let small = |bound: &i128| bound.unsigned_abs() < 1 << 100;
        assert!(items.iter().all(|(c, _)| c.unsigned_abs() < 1 << 50), "a coefficient too large for a row");
        assert!(low.iter().chain(&high).all(small), "a bound too large for a row");
        let mut found: FxHashMap<Term, i128> = FxHashMap::default();
        let mut constant = 0i128;
        let mut stack: Vec<(i128, Term)> = items.to_vec();
        while let Some((c, term)) = stack.pop() {
            match self.node(term) {
                Node::Const(_, value) => constant += c * i128::from(*value),
                Node::Cast(super::Cast::IntToLong, inner) => stack.push((c, *inner)),
                Node::Sum { constant: k, items, .. } if c.abs() < 1 << 60 && !self.may_wrap(term) => {
                    constant += c * i128::from(*k);
                    stack.extend(items.iter().map(|(d, t)| (c * i128::from(*d), *t)));
                }
                _ => *found.entry(term).or_default() += c,
            }
        }
        let mut items: Vec<(i128, Term)> =
            found.into_iter().filter(|(_, c)| *c != 0).map(|(t, c)| (c, t)).collect();
        items.sort_unstable_by_key(|(_, term)| self.digest(*term));
        let (mut low, mut high) = (low.map(|low| low - constant), high.map(|high| high - constant));
        let gcd = items.iter().fold(0i128, |gcd, (c, _)| gcd.gcd(c));
        if gcd == 0 {
            return self.truth(low.is_none_or(|low| low <= 0) && high.is_none_or(|high| 0 <= high));
        }
        let gcd = if items[0].0 < 0 { -gcd } else { gcd };
        if gcd < 0 {
            (low, high) = (high.map(|high| -high), low.map(|low| -low));
        }
        let size = gcd.abs();
        low = low.map(|low| Integer::div_ceil(&low, &size));
        high = high.map(|high| Integer::div_floor(&high, &size));
        for (c, _) in &mut items {
            *c /= gcd;
        }
        if let [(1, term)] = items[..] {
            let end = |bound: i128| bound.clamp(i128::from(i64::MIN), i128::from(i64::MAX)) as i64;
            let (least, largest) = self.interval(term);
            if low.is_some_and(|low| low > i128::from(largest))
                || high.is_some_and(|high| high < i128::from(least))
            {
                return self.truth(false);
            }
            let (low, high) = (low.map_or(least, end), high.map_or(largest, end));
            return if low > high { self.truth(false) } else { self.within(term, &[(low, high)]) };
        }
        self.plain_row(items, low, high)
    }

    /// A row whose items are in their form.
    fn plain_row(&mut self, items: Vec<(i128, Term)>, low: Option<i128>, high: Option<i128>) -> Term {
        let (mut low, mut high) = (low, high);
        if let Some((least, largest)) = interval::sum(0, items.iter().map(|(c, t)| (*c, self.interval(*t)))) {
            if low.is_some_and(|low| low > largest) || high.is_some_and(|high| high < least) {
                return self.truth(false);
            }
            low = low.filter(|low| *low > least);
            high = high.filter(|high| *high < largest);
        }
        match (low, high) {
            (None, None) => self.truth(true),
            (Some(low), Some(high)) if low > high => self.truth(false),
            _ => self.intern(Node::Row { items: items.into(), low, high }),
        }
    }

    /// The number lies in one of the intervals (in order, apart from each other or not).
    pub fn within(&mut self, term: Term, spans: &[(i64, i64)]) -> Term {
        let spans = meet(spans, &[self.interval(term)]);
        if spans.is_empty() {
            return self.truth(false);
        }
        if spans[..] == [self.interval(term)] {
            return self.truth(true);
        }
        let inside = |value: i64| spans.iter().any(|&(low, high)| low <= value && value <= high);
        match *self.node(term) {
            Node::Const(_, value) => return self.truth(inside(value)),
            Node::Ite(c, a, b) if self.constant(a).is_some() || self.constant(b).is_some() => {
                let not = self.not(c);
                let (a, b) = (self.within(a, &spans), self.within(b, &spans));
                let (first, second) = (self.all(&[c, a]), self.all(&[not, b]));
                return self.any(&[first, second]);
            }
            Node::Compare(a, b) => {
                return match (inside(-1), inside(0), inside(1)) {
                    (true, false, false) => self.lt(a, b),
                    (true, true, false) => self.le(a, b),
                    (false, true, false) => self.eq(a, b),
                    (false, true, true) => self.le(b, a),
                    (false, false, true) => self.lt(b, a),
                    (true, false, true) => self.ne(a, b),
                    (all, _, _) => self.truth(all),
                };
            }
            Node::Real(op, a, b) => {
                if let Some((inner, back)) = self.preimage(op, a, b, &spans) {
                    return self.within(inner, &back);
                }
            }
            Node::Cast(super::Cast::IntToLong, inner) => return self.within(inner, &spans),
            Node::Cast(super::Cast::LongToInt, inner) => {
                let (low, high) = self.interval(inner);
                let (least, largest) = Sort::Int.range();
                if least <= low && high <= largest {
                    return self.within(inner, &spans);
                }
            }
            Node::Sum { .. } if spans.len() == 1 && !self.may_wrap(term) => {
                let (low, high) = spans[0];
                return self.row(&[(1, term)], Some(i128::from(low)), Some(i128::from(high)));
            }
            _ => {}
        }
        self.intern(Node::Within(term, spans))
    }

    /// The condition that `f(k)` lies where a predicate holds, for a predicate that holds from some
    /// value of the symbol on (`rising`) or up to one: `nextDouble()` is `k / 2^53`, and every chain of
    /// monotone roundings of it is monotone in `k`, so a comparison is an interval of `k`.
    pub fn threshold(&mut self, sym: super::Sym, rising: bool, holds: &dyn Fn(i64) -> bool) -> Term {
        let (low, high) = (self.domain(sym).low, self.domain(sym).high);
        // The first value at which the answer is that of the upper end.
        let (mut first, mut past) = (low, i128::from(high) + 1);
        while i128::from(first) < past {
            let middle = (i128::from(first) + past).div_euclid(2) as i64;
            if holds(middle) == rising {
                past = i128::from(middle);
            } else {
                first = match middle.checked_add(1) {
                    Some(next) => next,
                    None => break,
                };
            }
        }
        let term = self.variable(sym);
        let (from, to) = if rising { (past, i128::from(high)) } else { (i128::from(low), past - 1) };
        if from > to { self.truth(false) } else { self.within(term, &[(from as i64, to as i64)]) }
    }

    pub fn not(&mut self, condition: Term) -> Term {
        match self.node(condition).clone() {
            Node::Truth(value) => self.truth(!value),
            Node::Not(inner) => inner,
            Node::Within(term, spans) => {
                let gaps = gaps(&spans, self.interval(term));
                self.within(term, &gaps)
            }
            Node::Row { items, low: Some(low), high: None } => {
                self.plain_row(items.into(), None, Some(low - 1))
            }
            Node::Row { items, low: None, high: Some(high) } => {
                self.plain_row(items.into(), Some(high + 1), None)
            }
            Node::All(list) => {
                let list: Vec<Term> = list.iter().map(|t| self.not(*t)).collect();
                self.any(&list)
            }
            Node::Any(list) => {
                let list: Vec<Term> = list.iter().map(|t| self.not(*t)).collect();
                self.all(&list)
            }
            _ => self.intern(Node::Not(condition)),
        }
    }

    /// All of the conditions hold.
    pub fn all(&mut self, list: &[Term]) -> Term {
        let mut spans: FxHashMap<Term, Spans> = FxHashMap::default();
        let mut rows: Rows = FxHashMap::default();
        let mut rest: Vec<Term> = Vec::new();
        let mut stack: Vec<Term> = list.to_vec();
        while let Some(condition) = stack.pop() {
            match self.node(condition) {
                Node::Truth(true) => {}
                Node::Truth(false) => return condition,
                Node::All(list) => stack.extend(list.iter().copied()),
                Node::Within(term, more) => {
                    let met = spans.get(term).map_or_else(|| more.clone(), |known| meet(known, more));
                    spans.insert(*term, met);
                }
                Node::Row { items, low, high } => {
                    let known = rows.entry(items.clone()).or_insert((None, None));
                    known.0 = known.0.max(*low);
                    known.1 = match (known.1, *high) {
                        (Some(a), Some(b)) => Some(a.min(b)),
                        (a, b) => a.or(b),
                    };
                }
                _ => rest.push(condition),
            }
        }
        for (term, spans) in spans {
            rest.push(self.within(term, &spans));
        }
        for (items, (low, high)) in rows {
            rest.push(self.plain_row(items.into(), low, high));
        }
        self.junction(rest, true)
    }

    /// One of the conditions holds.
    pub fn any(&mut self, list: &[Term]) -> Term {
        let mut spans: FxHashMap<Term, Vec<(i64, i64)>> = FxHashMap::default();
        let mut rest: Vec<Term> = Vec::new();
        let mut stack: Vec<Term> = list.to_vec();
        while let Some(condition) = stack.pop() {
            match self.node(condition) {
                Node::Truth(false) => {}
                Node::Truth(true) => return condition,
                Node::Any(list) => stack.extend(list.iter().copied()),
                Node::Within(term, more) => spans.entry(*term).or_default().extend_from_slice(more),
                _ => rest.push(condition),
            }
        }
        for (term, spans) in spans {
            let spans = join(spans);
            rest.push(self.within(term, &spans));
        }
        self.junction(rest, false)
    }

    fn junction(&mut self, mut list: Vec<Term>, all: bool) -> Term {
        if let Some(&decided) = list.iter().find(|t| *self.node(**t) == Node::Truth(!all)) {
            return decided;
        }
        list.retain(|t| *self.node(*t) != Node::Truth(all));
        list.sort_unstable_by_key(|t| self.digest(*t));
        list.dedup();
        for at in 0..list.len() {
            // Intervals were joined before; negating larger conditions costs more than it finds.
            if matches!(self.node(list[at]), Node::Row { .. } | Node::Not(_)) {
                let not = self.not(list[at]);
                if list.contains(&not) {
                    return self.truth(!all);
                }
            }
        }
        match list[..] {
            [] => self.truth(all),
            [one] => one,
            _ if all => self.intern(Node::All(list.into())),
            _ => self.intern(Node::Any(list.into())),
        }
    }
}

/// Intervals in order, those that overlap or touch made one.
pub fn join(mut spans: Vec<(i64, i64)>) -> Spans {
    spans.retain(|(low, high)| low <= high);
    spans.sort_unstable();
    let mut joined: Vec<(i64, i64)> = Vec::with_capacity(spans.len());
    for (low, high) in spans {
        match joined.last_mut() {
            Some(last) if i128::from(low) <= i128::from(last.1) + 1 => last.1 = last.1.max(high),
            _ => joined.push((low, high)),
        }
    }
    joined.into()
}

/// What two lists of intervals have in common.
pub fn meet(a: &[(i64, i64)], b: &[(i64, i64)]) -> Spans {
    let mut common = Vec::new();
    for &(low, high) in a {
        for &(l, h) in b {
            if low.max(l) <= high.min(h) {
                common.push((low.max(l), high.min(h)));
            }
        }
    }
    join(common)
}

/// What of an interval lies in none of the intervals.
pub fn gaps(spans: &[(i64, i64)], (low, high): (i64, i64)) -> Spans {
    let mut gaps = Vec::new();
    let mut next = i128::from(low);
    for &(l, h) in spans {
        if next < i128::from(l) {
            gaps.push((next as i64, l - 1));
        }
        next = next.max(i128::from(h) + 1);
    }
    if next <= i128::from(high) {
        gaps.push((next as i64, high));
    }
    gaps.into()
}
