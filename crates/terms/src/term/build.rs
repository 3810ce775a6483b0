//! Building numbers: every operation folds constants and returns the simplest form it knows.

use super::java::{self, Cast, Op};
use super::{Node, Sort, Term, Terms};
use rustc_hash::FxHashMap;

impl Terms {
    pub fn number(&mut self, sort: Sort, value: i64) -> Term {
        debug_assert!(sort.range().0 <= value && value <= sort.range().1);
        self.intern(Node::Const(sort, value))
    }

    pub fn int(&mut self, value: i32) -> Term {
        self.number(Sort::Int, i64::from(value))
    }

    pub fn long(&mut self, value: i64) -> Term {
        self.number(Sort::Long, value)
    }

    pub fn add(&mut self, a: Term, b: Term) -> Term {
        self.sum(self.sort(a), 0, &[(1, a), (1, b)])
    }

    pub fn sub(&mut self, a: Term, b: Term) -> Term {
        self.sum(self.sort(a), 0, &[(1, a), (-1, b)])
    }

    pub fn neg(&mut self, a: Term) -> Term {
        self.sum(self.sort(a), 0, &[(-1, a)])
    }

    /// `~a`, which is `-1 - a`.
    pub fn complement(&mut self, a: Term) -> Term {
        self.sum(self.sort(a), -1, &[(-1, a)])
    }

    /// `constant + sum of coefficient * term` in a sort.
    pub fn sum(&mut self, sort: Sort, constant: i64, items: &[(i64, Term)]) -> Term {
        let wrap = |value: i64| java::wrap(sort, i128::from(value));
        let mut constant = constant;
        let mut found: FxHashMap<Term, i64> = FxHashMap::default();
        for &(c, term) in items {
            assert_eq!(self.sort(term), sort, "a sum of one sort");
            match self.node(term) {
                Node::Const(_, value) => constant = constant.wrapping_add(c.wrapping_mul(*value)),
                Node::Sum { constant: k, items, .. } => {
                    constant = constant.wrapping_add(c.wrapping_mul(*k));
                    for (d, part) in items {
                        let entry = found.entry(*part).or_default();
                        *entry = entry.wrapping_add(c.wrapping_mul(*d));
                    }
                }
                _ => {
                    let entry = found.entry(term).or_default();
                    *entry = entry.wrapping_add(c);
                }
            }
        }
        let mut items: Vec<(i64, Term)> =
            found.into_iter().map(|(term, c)| (wrap(c), term)).filter(|(c, _)| *c != 0).collect();
        items.sort_unstable_by_key(|(_, term)| self.digest(*term));
        let constant = wrap(constant);
        match items[..] {
            [] => return self.number(sort, constant),
            [(1, term)] if constant == 0 => return term,
            [(c, term)] => {
                if let Some(chosen) = self.through(term, &mut |_, v| {
                    java::wrap(sort, i128::from(constant.wrapping_add(c.wrapping_mul(v))))
                }) {
                    return chosen;
                }
            }
            _ => {}
        }
        self.intern(Node::Sum { sort, constant, items: items.into() })
    }

    /// An operation done in all branches of a choice between constants.
    fn through(&mut self, term: Term, apply: &mut dyn FnMut(Sort, i64) -> i64) -> Option<Term> {
        let sort = self.sort(term);
        self.through_to(sort, term, apply)
    }

    /// The same, to another sort.
    fn through_to(&mut self, to: Sort, term: Term, apply: &mut dyn FnMut(Sort, i64) -> i64) -> Option<Term> {
        let Node::Ite(condition, a, b) = *self.node(term) else { return None };
        let of = self.sort(term);
        if let Some((index, cases)) = self.cases(term) {
            let cases = cases.into_iter().map(|(spans, value)| (spans, apply(of, value))).collect();
            return Some(self.table(to, index, cases));
        }
        let sort = to;
        let (a, b) = (self.constant(a)?, self.constant(b)?);
        let (a, b) = (apply(of, a), apply(of, b));
        let (a, b) = (self.number(sort, a), self.number(sort, b));
        Some(self.ite(condition, a, b))
    }

    /// An operation; the second operand of a shift is an int. For division and remainder see
    /// [`Terms::is_zero`].
    pub fn binary(&mut self, op: Op, a: Term, b: Term) -> Term {
        let sort = self.sort(a);
        let shift = matches!(op, Op::Shl | Op::Shr | Op::Ushr);
        assert!(shift || self.sort(b) == sort, "operands of one sort");
        let (mut a, mut b) = (a, b);
        if op.commutes() && self.constant(a).is_some() {
            std::mem::swap(&mut a, &mut b);
        }
        if let Some(y) = self.constant(b) {
            if let Some(x) = self.constant(a) {
                return self.number(sort, java::binary(op, sort, x, y));
            }
            if let Some(chosen) = self.through(a, &mut |sort, x| java::binary(op, sort, x, y)) {
                return chosen;
            }
            return self.with_constant(op, sort, a, y);
        }
        if self.constant(a) == Some(0) {
            // 0 / b, 0 % b and 0 shifted by b; the commuting ones have their constant in b.
            return a;
        }
        if a == b {
            match op {
                Op::And | Op::Or => return a,
                Op::Xor => return self.number(sort, 0),
                _ => {}
            }
        }
        if let Some(flag) = self.flags(op, a, b) {
            return flag;
        }
        if op == Op::Or {
            for (upper, lower) in [(a, b), (b, a)] {
                let (low, high) = self.interval(lower);
                let bits = 64 - high.leading_zeros();
                if low >= 0 && self.zeros(upper) >= bits {
                    return self.add(a, b);
                }
            }
        }
        if op.commutes() && self.digest(a) > self.digest(b) {
            std::mem::swap(&mut a, &mut b);
        }
        self.intern(Node::Binary(op, a, b))
    }

    /// How many of the lowest bits of a term are surely 0.
    fn zeros(&self, term: Term) -> u32 {
        match self.node(term) {
            Node::Const(_, value) => value.trailing_zeros(),
            Node::Sum { constant, items, .. } => {
                items.iter().map(|(c, _)| c.trailing_zeros()).fold(constant.trailing_zeros(), u32::min)
            }
            _ => 0,
        }
    }

    /// A sum that does not wrap around divided by a power of two that divides all of it.
    fn divided(&mut self, term: Term, distance: u32) -> Option<Term> {
        if self.zeros(term) < distance || self.may_wrap(term) {
            return None;
        }
        let Node::Sum { sort, constant, items } = self.node(term).clone() else { return None };
        let items: Vec<(i64, Term)> = items.iter().map(|(c, t)| (c >> distance, *t)).collect();
        Some(self.sum(sort, constant >> distance, &items))
    }

    /// `&`, `|` and `^` of two booleans that are kept as numbers.
    fn flags(&mut self, op: Op, a: Term, b: Term) -> Option<Term> {
        let (x, y) = (self.flag(a)?, self.flag(b)?);
        let both = match op {
            Op::And => self.all(&[x, y]),
            Op::Or => self.any(&[x, y]),
            Op::Xor => {
                let (not_x, not_y) = (self.not(x), self.not(y));
                let (first, second) = (self.all(&[x, not_y]), self.all(&[not_x, y]));
                self.any(&[first, second])
            }
            _ => return None,
        };
        Some(self.flag_number(self.sort(a), both))
    }

    /// The condition under which a number that is 0 or 1 by a choice is 1.
    fn flag(&mut self, term: Term) -> Option<Term> {
        let Node::Ite(condition, a, b) = *self.node(term) else { return None };
        match (self.constant(a)?, self.constant(b)?) {
            (1, 0) => Some(condition),
            (0, 1) => Some(self.not(condition)),
            _ => None,
        }
    }

    fn flag_number(&mut self, sort: Sort, condition: Term) -> Term {
        let (one, zero) = (self.number(sort, 1), self.number(sort, 0));
        self.ite(condition, one, zero)
    }

    /// A condition as Java's boolean on the stack: 1 or 0.
    pub fn boolean(&mut self, condition: Term) -> Term {
        self.flag_number(Sort::Int, condition)
    }

    fn with_constant(&mut self, op: Op, sort: Sort, a: Term, y: i64) -> Term {
        let (low, high) = self.interval(a);
        let distance = (y as u32) & (sort.bits() - 1);
        match op {
            Op::Mul => return self.sum(sort, 0, &[(y, a)]),
            Op::Shl => return self.sum(sort, 0, &[(java::wrap(sort, 1i128 << distance), a)]),
            Op::Div => match y {
                0 => return self.number(sort, 0),
                1 => return a,
                -1 => return self.neg(a),
                _ if y == sort.range().0 => {
                    let least = self.within(a, &[(y, y)]);
                    return self.flag_number(sort, least);
                }
                _ if y < 0 => {
                    let quotient = self.with_constant(op, sort, a, -y);
                    return self.neg(quotient);
                }
                _ if -y < low && high < y => return self.number(sort, 0),
                _ => {}
            },
            Op::Rem => match y {
                0 => return a,
                1 | -1 => return self.number(sort, 0),
                _ if y < 0 && y != sort.range().0 => return self.with_constant(op, sort, a, -y),
                _ if y > 0 && -y < low && high < y => return a,
                _ => {}
            },
            Op::Shr | Op::Ushr if distance == 0 => return a,
            Op::Shr if low >= 0 && high >> distance == 0 => return self.number(sort, 0),
            Op::Shr => {
                return match self.divided(a, distance) {
                    Some(quotient) => quotient,
                    None => self.with_shift(op, sort, a, distance),
                };
            }
            Op::Ushr if low >= 0 => return self.with_shift(Op::Shr, sort, a, distance),
            Op::Ushr => return self.with_shift(op, sort, a, distance),
            Op::And if y == 0 => return self.number(sort, 0),
            Op::And if y == -1 => return a,
            // A byte of a number from 0 to 255, as characters are kept.
            Op::And if y == 0xFF && matches!(self.node(a), Node::Cast(Cast::ToByte, _)) => {
                if let Node::Cast(_, inner) = *self.node(a) {
                    return self.with_constant(op, sort, inner, y);
                }
            }
            Op::And if low >= 0 && y >= 0 && (y as u64 + 1).is_power_of_two() && high <= y => return a,
            Op::Or if y == 0 => return a,
            Op::Or if y == -1 => return self.number(sort, -1),
            Op::Xor if y == 0 => return a,
            Op::Xor if y == -1 => return self.complement(a),
            _ => {}
        }
        let constant = self.number(sort, y);
        self.intern(Node::Binary(op, a, constant))
    }

    fn with_shift(&mut self, op: Op, sort: Sort, a: Term, distance: u32) -> Term {
        let (low, high) = self.interval(a);
        if low >= 0 && high >> distance == 0 {
            return self.number(sort, 0);
        }
        let distance = self.int(distance as i32);
        self.intern(Node::Binary(op, a, distance))
    }

    pub fn cast(&mut self, cast: Cast, a: Term) -> Term {
        let to = if cast == Cast::IntToLong { Sort::Long } else { Sort::Int };
        let from = if cast == Cast::LongToInt { Sort::Long } else { Sort::Int };
        assert_eq!(self.sort(a), from, "a cast of the right sort");
        if let Some(value) = self.constant(a) {
            return self.number(to, cast.apply(value));
        }
        let (low, high) = self.interval(a);
        let (least, largest) = cast.range();
        if to == from && least <= low && high <= largest {
            return a;
        }
        if let Some(chosen) = self.through_to(to, a, &mut |_, value| cast.apply(value)) {
            return chosen;
        }
        match (cast, self.node(a).clone()) {
            (Cast::LongToInt, Node::Cast(Cast::IntToLong, inner)) => return inner,
            (Cast::LongToInt, Node::Sum { constant, items, .. }) => {
                let items: Vec<(i64, Term)> = items
                    .iter()
                    .map(|&(c, t)| (java::wrap(Sort::Int, i128::from(c)), self.cast(cast, t)))
                    .collect();
                return self.sum(Sort::Int, java::wrap(Sort::Int, i128::from(constant)), &items);
            }
            (Cast::IntToLong, Node::Sum { constant, items, .. }) if !self.may_wrap(a) => {
                let items: Vec<(i64, Term)> = items.iter().map(|&(c, t)| (c, self.cast(cast, t))).collect();
                return self.sum(Sort::Long, constant, &items);
            }
            _ => {}
        }
        self.intern(Node::Cast(cast, a))
    }

    /// Whether a sum can be beyond its sort before it is wrapped around.
    pub(crate) fn may_wrap(&self, term: Term) -> bool {
        let Node::Sum { sort, constant, items } = self.node(term) else { return false };
        let items = items.iter().map(|(c, t)| (i128::from(*c), self.interval(*t)));
        let (least, largest) = sort.range();
        super::interval::sum(i128::from(*constant), items)
            .is_none_or(|(low, high)| low < i128::from(least) || high > i128::from(largest))
    }

    pub fn ite(&mut self, condition: Term, a: Term, b: Term) -> Term {
        assert_eq!(self.sort(a), self.sort(b), "branches of one sort");
        match *self.node(condition) {
            Node::Truth(holds) => return if holds { a } else { b },
            Node::Not(inner) => return self.ite(inner, b, a),
            _ => {}
        }
        if a == b {
            return a;
        }
        if self.sort(a) == Sort::Bool {
            let not = self.not(condition);
            let (first, second) = (self.all(&[condition, a]), self.all(&[not, b]));
            return self.any(&[first, second]);
        }
        self.intern(Node::Ite(condition, a, b))
    }

    /// `lcmp`: -1, 0 or 1.
    pub fn compare(&mut self, a: Term, b: Term) -> Term {
        if let (Some(a), Some(b)) = (self.constant(a), self.constant(b)) {
            return self.int(a.cmp(&b) as i32);
        }
        if a == b {
            return self.int(0);
        }
        self.intern(Node::Compare(a, b))
    }

    pub fn min(&mut self, a: Term, b: Term) -> Term {
        let first = self.le(a, b);
        self.ite(first, a, b)
    }

    pub fn max(&mut self, a: Term, b: Term) -> Term {
        let first = self.le(b, a);
        self.ite(first, a, b)
    }

    /// `Math.abs`: that of the least number is the least number.
    pub fn abs(&mut self, a: Term) -> Term {
        let zero = self.number(self.sort(a), 0);
        let negative = self.lt(a, zero);
        let minus = self.neg(a);
        self.ite(negative, minus, a)
    }

    /// `Math.floorMod` of two numbers of one sort.
    pub fn floor_mod(&mut self, a: Term, b: Term) -> Term {
        let zero = self.number(self.sort(a), 0);
        let rest = self.binary(Op::Rem, a, b);
        let same = self.eq(rest, zero);
        let (rest_below, below) = (self.lt(rest, zero), self.lt(b, zero));
        let (rest_above, above) = (self.not(rest_below), self.not(below));
        let (one, other) = (self.all(&[rest_below, above]), self.all(&[rest_above, below]));
        let (apart, differs) = (self.any(&[one, other]), self.not(same));
        let mended = self.all(&[apart, differs]);
        let moved = self.add(rest, b);
        self.ite(mended, moved, rest)
    }
}
