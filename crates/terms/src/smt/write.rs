//! Conditions in SMT-LIB 2: one definition for each part.

mod float;

use crate::pc::Pc;
use crate::term::java::{Cast, Op};
use crate::term::plan::Plan;
use crate::term::real::Real;
use crate::term::{Node, Sort, Sym, Term, Terms};
use std::fmt::Write;

/// The whole question: symbols are `s0`, `s1` ... in the order of the list.
pub(super) fn script(terms: &Terms, pc: &Pc, symbols: &[Sym]) -> Option<String> {
    let atoms: Vec<Term> = pc.components().iter().flat_map(|c| c.atoms().iter().copied()).collect();
    let plan = Plan::new(terms, &atoms);
    let node = |term: &Term| terms.node(*term);
    let floats = plan.order().iter().any(|term| matches!(node(term), Node::Real(..)));
    // The remainder of the theory of floats is another one than Java's, and it has no logarithm.
    if plan.order().iter().any(|term| matches!(node(term), Node::Real(Real::Rem | Real::Log, ..))) {
        return None;
    }
    let linear = !floats && plan.order().iter().all(|term| !matches!(node(term), Node::Binary(..)));
    let mut text = String::from(match (linear, floats) {
        (true, _) => "(set-logic QF_LIA)\n",
        (_, true) => "",
        _ => "(set-logic QF_BV)\n",
    });
    for (at, sym) in symbols.iter().enumerate() {
        let bits = terms.symbol_of(*sym).sort.bits();
        let sort = if linear { "Int".into() } else { format!("(_ BitVec {bits})") };
        let spans = terms.domain(*sym).spans().into_iter().map(|(low, high)| {
            let (low, high) = (i128::from(low), i128::from(high));
            if linear {
                format!("(<= {} s{at} {})", whole(low), whole(high))
            } else {
                format!("(and (bvsle {} s{at}) (bvsle s{at} {}))", vector(low, bits), vector(high, bits))
            }
        });
        let spans = spans.collect::<Vec<_>>().join(" ");
        let _ = writeln!(text, "(declare-const s{at} {sort})(assert (or {spans}))");
    }
    for &term in plan.order() {
        if linear {
            integers(terms, term, symbols, &mut text);
        } else {
            if let Node::Real(op, a, _) = terms.node(term) {
                float::operation(terms, *op, term, *a, &mut text);
            } else {
                let (sort, body) = vectors(terms, term, symbols);
                let _ = writeln!(text, "(define-fun t{} () {sort} {body})", term.0);
            }
            if floats {
                float::number(terms, term, &mut text);
            }
        }
    }
    for atom in atoms {
        let _ = writeln!(text, "(assert t{})", atom.0);
    }
    text.push_str("(check-sat)\n(get-value (");
    for at in 0..symbols.len() {
        let _ = write!(text, "s{at} ");
    }
    text.push_str("))\n");
    Some(text)
}

/// A whole number.
fn whole(value: i128) -> String {
    if value < 0 { format!("(- {})", value.unsigned_abs()) } else { value.to_string() }
}

/// A number as a bit vector.
fn vector(value: i128, bits: u32) -> String {
    let digits: String =
        (0..bits).rev().map(|at| if value >> at.min(127) & 1 == 1 { '1' } else { '0' }).collect();
    format!("#b{digits}")
}

fn place(symbols: &[Sym], sym: Sym) -> usize {
    symbols.binary_search(&sym).expect("a symbol of the condition")
}

/// Conditions are written alike in both theories.
fn logic(node: &Node) -> Option<String> {
    let list = |word: &str, parts: &[Term]| {
        let names: Vec<String> = parts.iter().map(|t| format!("t{}", t.0)).collect();
        format!("({word} {})", names.join(" "))
    };
    Some(match node {
        Node::Truth(value) => value.to_string(),
        Node::Not(a) => format!("(not t{})", a.0),
        Node::All(parts) => list("and", parts),
        Node::Any(parts) => list("or", parts),
        Node::Ite(c, a, b) => format!("(ite t{} t{} t{})", c.0, a.0, b.0),
        _ => return None,
    })
}

fn integers(terms: &Terms, term: Term, symbols: &[Sym], text: &mut String) {
    let node = terms.node(term);
    let sort = if terms.sort(term) == Sort::Bool { "Bool" } else { "Int" };
    let sum = |items: &mut dyn Iterator<Item = (i128, Term)>, constant: i128| {
        let items: Vec<String> = items.map(|(c, t)| format!("(* {} t{})", whole(c), t.0)).collect();
        format!("(+ {} {})", whole(constant), items.join(" "))
    };
    // A number brought into a range by a multiple of the range's size.
    let mut wrapped = |value: String, (low, high): (i64, i64)| {
        let size = i128::from(high) - i128::from(low) + 1;
        let (low, high, t) = (whole(low.into()), whole(high.into()), term.0);
        let _ = writeln!(text, "(declare-const k{t} Int)");
        let _ = writeln!(text, "(define-fun t{t} () Int (- {value} (* {} k{t})))", whole(size));
        let _ = writeln!(text, "(assert (<= {low} t{t} {high}))");
    };
    let body = match node {
        Node::Const(_, value) => whole(i128::from(*value)),
        Node::Symbol(sym) => format!("s{}", place(symbols, *sym)),
        Node::Sum { sort, constant, items } => {
            let value = sum(&mut items.iter().map(|(c, t)| (i128::from(*c), *t)), i128::from(*constant));
            if terms.may_wrap(term) {
                return wrapped(value, sort.range());
            }
            value
        }
        Node::Cast(Cast::IntToLong, a) => format!("t{}", a.0),
        Node::Cast(cast, a) => return wrapped(format!("t{}", a.0), cast.range()),
        Node::Compare(a, b) => format!("(ite (< t{0} t{1}) (- 1) (ite (= t{0} t{1}) 0 1))", a.0, b.0),
        Node::Within(a, spans) => {
            let spans = spans.iter().map(|(low, high)| {
                format!("(<= {} t{} {})", whole(i128::from(*low)), a.0, whole(i128::from(*high)))
            });
            format!("(or {})", spans.collect::<Vec<_>>().join(" "))
        }
        Node::Row { items, low, high } => {
            let value = sum(&mut items.iter().copied(), 0);
            let low = low.map_or(String::new(), |low| format!("(<= {} {value})", whole(low)));
            let high = high.map_or(String::new(), |high| format!("(<= {value} {})", whole(high)));
            format!("(and true {low} {high})")
        }
        other => logic(other).expect("a condition"),
    };
    let _ = writeln!(text, "(define-fun t{} () {sort} {body})", term.0);
}

fn vectors(terms: &Terms, term: Term, symbols: &[Sym]) -> (String, String) {
    let node = terms.node(term);
    let bits = terms.sort(term).bits();
    let sort = if terms.sort(term) == Sort::Bool { "Bool".into() } else { format!("(_ BitVec {bits})") };
    let body = match node {
        Node::Const(_, value) => vector(i128::from(*value), bits),
        Node::Symbol(sym) => format!("s{}", place(symbols, *sym)),
        Node::Sum { constant, items, .. } => {
            items.iter().fold(vector(i128::from(*constant), bits), |sum, (c, t)| {
                format!("(bvadd {sum} (bvmul {} t{}))", vector(i128::from(*c), bits), t.0)
            })
        }
        Node::Binary(op, a, b) => binary(*op, bits, a.0, b.0),
        Node::Cast(cast, a) => match cast {
            Cast::IntToLong => format!("((_ sign_extend 32) t{})", a.0),
            Cast::LongToInt => format!("((_ extract 31 0) t{})", a.0),
            Cast::ToByte => format!("((_ sign_extend 24) ((_ extract 7 0) t{}))", a.0),
            Cast::ToShort => format!("((_ sign_extend 16) ((_ extract 15 0) t{}))", a.0),
            Cast::ToChar => format!("((_ zero_extend 16) ((_ extract 15 0) t{}))", a.0),
        },
        Node::Compare(a, b) => {
            let [less, equal, more] = [-1, 0, 1].map(|value| vector(value, 32));
            format!("(ite (bvslt t{0} t{1}) {less} (ite (= t{0} t{1}) {equal} {more}))", a.0, b.0)
        }
        Node::Within(a, spans) => {
            let bits = terms.sort(*a).bits();
            let spans = spans.iter().map(|(low, high)| {
                let (low, high) = (vector(i128::from(*low), bits), vector(i128::from(*high), bits));
                format!("(and (bvsle {low} t{0}) (bvsle t{0} {high}))", a.0)
            });
            format!("(or {})", spans.collect::<Vec<_>>().join(" "))
        }
        Node::Row { items, low, high } => {
            // Wide enough for every sum and both bounds.
            let width = 64 + 128 + 16;
            let zero = vector(0, width);
            let value = items.iter().fold(zero, |sum, (c, t)| {
                let extended = format!("((_ sign_extend {}) t{})", width - terms.sort(*t).bits(), t.0);
                format!("(bvadd {sum} (bvmul {} {extended}))", vector(*c, width))
            });
            let low = low.map_or(String::new(), |low| format!("(bvsle {} {value})", vector(low, width)));
            let high = high.map_or(String::new(), |high| format!("(bvsle {value} {})", vector(high, width)));
            format!("(and true {low} {high})")
        }
        other => logic(other).expect("a condition"),
    };
    (sort, body)
}

fn binary(op: Op, bits: u32, a: u32, b: u32) -> String {
    let zero = vector(0, bits);
    // The distance of a shift is an int, of which the low bits count.
    let mask = vector(i128::from(bits - 1), 32);
    let distance = if bits == 64 {
        format!("((_ zero_extend 32) (bvand t{b} {mask}))")
    } else {
        format!("(bvand t{b} {mask})")
    };
    match op {
        Op::Mul => format!("(bvmul t{a} t{b})"),
        Op::Div => format!("(ite (= t{b} {zero}) {zero} (bvsdiv t{a} t{b}))"),
        Op::Rem => format!("(ite (= t{b} {zero}) t{a} (bvsrem t{a} t{b}))"),
        Op::Shl => format!("(bvshl t{a} {distance})"),
        Op::Shr => format!("(bvashr t{a} {distance})"),
        Op::Ushr => format!("(bvlshr t{a} {distance})"),
        Op::And => format!("(bvand t{a} t{b})"),
        Op::Or => format!("(bvor t{a} t{b})"),
        Op::Xor => format!("(bvxor t{a} t{b})"),
    }
}
