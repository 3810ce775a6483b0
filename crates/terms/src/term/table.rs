//! Tables: an element of an array of numbers at an open index.
//!
//! A table is a chain of choices between constants, each for the intervals of the index at which it stands, in the
//! order of the constants, the last without a condition. What is computed from an element is computed for each
//! constant, and equal results become one again: `(PROPERTIES[c] & LETTER) != 0` is a set of intervals of c.

use super::condition::{gaps, join, meet};
use super::{Node, Sort, Spans, Term, Terms};
use std::collections::BTreeMap;

/// Choices that a chain may have.
const LONGEST: usize = 256;

impl Terms {
    /// The number that stands for the index, which lies in one of the intervals.
    pub fn table(&mut self, sort: Sort, index: Term, cases: Vec<(Spans, i64)>) -> Term {
        let mut values: BTreeMap<i64, Vec<(i64, i64)>> = BTreeMap::new();
        for (spans, value) in cases {
            values.entry(value).or_default().extend_from_slice(&spans);
        }
        let mut cases: Vec<(i64, Spans)> =
            values.into_iter().map(|(value, spans)| (value, join(spans))).collect();
        let (last, _) = cases.pop().expect("an element");
        let mut term = self.number(sort, last);
        for (value, spans) in cases.into_iter().rev() {
            let here = self.within(index, &spans);
            let number = self.number(sort, value);
            term = self.ite(here, number, term);
        }
        term
    }

    /// A chain of choices between constants by the intervals of one term.
    pub(super) fn cases(&self, term: Term) -> Option<(Term, Vec<(Spans, i64)>)> {
        let mut index = None;
        let mut list = Vec::new();
        let mut rest = term;
        let mut left: Spans = [(i64::MIN, i64::MAX)].into();
        while let Node::Ite(condition, a, b) = self.node(rest) {
            let Node::Within(about, spans) = self.node(*condition) else { return None };
            if *index.get_or_insert(*about) != *about || list.len() >= LONGEST {
                return None;
            }
            list.push((meet(&left, spans), self.constant(*a)?));
            left = meet(&left, &gaps(spans, (i64::MIN, i64::MAX)));
            rest = *b;
        }
        let index = index?;
        list.push((meet(&left, &[self.interval(index)]), self.constant(rest)?));
        list.retain(|(spans, _)| !spans.is_empty());
        Some((index, list))
    }
}
