//! Terms for people: Java's words, intervals as `61 <= x <= 81`.

use super::{Node, Sort, Term, Terms, real};

/// Deeper parts are left out.
const DEEPEST: usize = 40;

impl Terms {
    /// A term or condition as a person would write it.
    pub fn show(&self, term: Term) -> String {
        self.text(term, 0)
    }

    /// The same in brackets where it has several words.
    fn inner(&self, term: Term, depth: usize) -> String {
        let text = self.text(term, depth);
        if matches!(self.node(term), Node::Const(..) | Node::Symbol(_)) { text } else { format!("({text})") }
    }

    fn text(&self, term: Term, depth: usize) -> String {
        if depth > DEEPEST {
            return "...".into();
        }
        let next = depth + 1;
        match self.node(term) {
            Node::Truth(value) => value.to_string(),
            Node::Const(sort, value) => shown(*sort, *value),
            Node::Symbol(sym) => self.called(*sym).to_owned(),
            Node::Sum { constant, items, .. } => {
                let mut named: Vec<(i128, String)> =
                    items.iter().map(|(c, t)| (i128::from(*c), self.inner(*t, next))).collect();
                sum(&mut named, i128::from(*constant))
            }
            Node::Binary(op, a, b) => {
                format!("{} {} {}", self.inner(*a, next), op.word(), self.inner(*b, next))
            }
            Node::Real(op, a, b) if op.is_binary() => {
                format!("{} {} {}", self.inner(*a, next), op.word(), self.inner(*b, next))
            }
            Node::Real(op, a, _) if op.word().starts_with(['(', '-']) => {
                format!("{} {}", op.word(), self.inner(*a, next))
            }
            Node::Real(op, a, _) => format!("{}({})", op.word(), self.text(*a, next)),
            Node::Cast(super::Cast::IntToLong, a) => self.text(*a, next),
            Node::Cast(cast, a) => format!("{} {}", cast.word(), self.inner(*a, next)),
            Node::Compare(a, b) => format!("compare({}, {})", self.text(*a, next), self.text(*b, next)),
            Node::Ite(c, a, b) => {
                format!("{} ? {} : {}", self.inner(*c, next), self.inner(*a, next), self.inner(*b, next))
            }
            Node::Within(a, spans) => self.spans(*a, spans, next),
            Node::Row { items, low, high } => self.row_text(items, *low, *high, next),
            Node::Not(a) => match self.node(*a) {
                Node::Row { items, low: Some(low), high: Some(high) } if low == high => {
                    self.row_text(items, Some(*low), Some(*high), next).replacen(" == ", " != ", 1)
                }
                _ => format!("!({})", self.text(*a, next)),
            },
            Node::All(list) => self.joined(list, " && ", next),
            Node::Any(list) => self.joined(list, " || ", next),
        }
    }

    fn joined(&self, list: &[Term], word: &str, depth: usize) -> String {
        let mut texts: Vec<String> = list
            .iter()
            .map(|t| match self.node(*t) {
                Node::All(_) | Node::Any(_) => self.inner(*t, depth),
                _ => self.text(*t, depth),
            })
            .collect();
        texts.sort();
        texts.join(word)
    }

    fn spans(&self, term: Term, spans: &[(i64, i64)], depth: usize) -> String {
        let name = match self.node(term) {
            Node::Sum { .. } => self.text(term, depth),
            _ => self.inner(term, depth),
        };
        let sort = self.sort(term);
        if matches!(sort, Sort::Float | Sort::Double) {
            return real_spans(&name, sort, spans);
        }
        let (least, largest) = self.interval(term);
        match *spans {
            [(low, high)] if low == high => format!("{name} == {low}"),
            [(low, high)] if low == least => format!("{name} <= {high}"),
            [(low, high)] if high == largest => format!("{name} >= {low}"),
            [(low, high)] => format!("{low} <= {name} <= {high}"),
            [(low, a), (b, high)]
                if low == least && high == largest && i128::from(a) + 2 == i128::from(b) =>
            {
                format!("{name} != {}", a + 1)
            }
            _ => {
                let shown = spans
                    .iter()
                    .take(8)
                    .map(|&(low, high)| if low == high { low.to_string() } else { format!("{low}..{high}") });
                let more = if spans.len() > 8 { ", ..." } else { "" };
                format!("{name} in {}{more}", shown.collect::<Vec<_>>().join(", "))
            }
        }
    }

    fn row_text(
        &self,
        items: &[(i128, Term)],
        low: Option<i128>,
        high: Option<i128>,
        depth: usize,
    ) -> String {
        let mut named: Vec<(i128, String)> = items.iter().map(|(c, t)| (*c, self.inner(*t, depth))).collect();
        named.sort_by(|a, b| a.1.cmp(&b.1));
        let (mut low, mut high) = (low, high);
        if named[0].0 < 0 {
            named.iter_mut().for_each(|(c, _)| *c = -*c);
            (low, high) = (high.map(|high| -high), low.map(|low| -low));
        }
        // x - y <= -1 is x < y.
        if let [(1, a), (-1, b)] = &named[..] {
            match (low, high) {
                (None, Some(-1)) => return format!("{a} < {b}"),
                (None, Some(0)) => return format!("{a} <= {b}"),
                (Some(1), None) => return format!("{a} > {b}"),
                (Some(0), None) => return format!("{a} >= {b}"),
                (Some(0), Some(0)) => return format!("{a} == {b}"),
                _ => {}
            }
        }
        let text = sum(&mut named, 0);
        match (low, high) {
            (Some(low), Some(high)) if low == high => format!("{text} == {low}"),
            (Some(low), Some(high)) => format!("{low} <= {text} <= {high}"),
            (Some(low), None) => format!("{text} >= {low}"),
            (None, Some(high)) => format!("{text} <= {high}"),
            (None, None) => "true".into(),
        }
    }
}

/// A number as Java writes it, or nearly so.
pub fn shown(sort: Sort, value: i64) -> String {
    match sort {
        Sort::Float => format!("{:?}f", real::float_of(value)),
        Sort::Double => format!("{:?}", real::double_of(value)),
        _ => value.to_string(),
    }
}

/// Intervals of floats or doubles: infinities are ends like others, NaN is told on its own.
fn real_spans(name: &str, sort: Sort, spans: &[(i64, i64)]) -> String {
    let (least, infinite, not) = (real::least(sort), real::infinity(sort), real::nan(sort));
    let one = |&(low, high): &(i64, i64)| {
        let end = high.min(infinite);
        let range = match (low <= least, end >= infinite) {
            _ if low == not => return format!("{name} is NaN"),
            _ if low == end => format!("{name} == {}", shown(sort, low)),
            (true, true) => format!("{name} is a number"),
            (true, false) => format!("{name} <= {}", shown(sort, end)),
            (false, true) => format!("{name} >= {}", shown(sort, low)),
            (false, false) => format!("{} <= {name} <= {}", shown(sort, low), shown(sort, end)),
        };
        if high == not { format!("({range} or NaN)") } else { range }
    };
    let more = if spans.len() > 8 { " or ..." } else { "" };
    format!("{}{more}", spans.iter().take(8).map(one).collect::<Vec<_>>().join(" or "))
}

/// `3*x - y + 2`, the items by name.
fn sum(items: &mut [(i128, String)], constant: i128) -> String {
    items.sort_by(|a, b| a.1.cmp(&b.1));
    // What is added stands before what is subtracted, where that saves a leading minus.
    if let Some(first) = items.iter().position(|(c, _)| *c > 0) {
        items[..=first].rotate_right(1);
    }
    let mut text = String::new();
    for (c, name) in items.iter() {
        match (text.is_empty(), *c < 0) {
            (true, true) => text.push('-'),
            (true, false) => {}
            (false, true) => text.push_str(" - "),
            (false, false) => text.push_str(" + "),
        }
        if c.unsigned_abs() != 1 {
            text.push_str(&format!("{}*", c.unsigned_abs()));
        }
        text.push_str(name);
    }
    match constant {
        0 => text,
        c if c < 0 => format!("{text} - {}", c.unsigned_abs()),
        c => format!("{text} + {c}"),
    }
}
