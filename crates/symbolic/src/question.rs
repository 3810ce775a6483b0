//! What can be asked: one small language of questions.
//!
//! `P=? [F done]`, `Pmax=? [F failure]`, `P>=0.6 [F success]`, `P=? [levels > 5]`, `E[comparisons]`,
//! `Emax[steps until done]`, `D[levels]`, `least[steps until done]`, `likeliest [F deadlock]`.
//! A bound without min or max asks for *a* scheduler (Luckow et al., section 5): `P>=0.6` holds if some scheduler
//! reaches 0.6; that all do is asked by `Pmin>=0.6`.

mod parse;

pub use parse::Mistake;

use crate::fraction::Fraction;
use crate::solve::Sense;
use sojourner_kernel::property::Kind as Broken;

/// A question, as it was written and what it means.
#[derive(Clone, Debug)]
pub struct Question {
    pub text: String,
    pub query: Query,
}

#[derive(Clone, Debug)]
pub enum Query {
    /// A probability: over which schedulers, against which bound.
    Probability { over: Over, bound: Option<Bound>, path: Formula },
    /// An expected amount, up to an event or to the end.
    Expected { over: Over, bound: Option<Bound>, name: String, until: Option<Expr> },
    /// How likely each last value is.
    Distribution { name: String },
    /// The least or largest amount of any run, up to an event or to the end.
    Extreme { sense: Sense, name: String, until: Option<Expr> },
    /// The run to an event that chance favours most.
    Likeliest { until: Expr },
}

/// Whose schedulers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// Both ends of the range.
    All,
    One(Sense),
}

/// A bound to compare with.
#[derive(Clone, Debug, PartialEq)]
pub struct Bound {
    pub relation: Relation,
    pub limit: Fraction,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    AtLeast,
    MoreThan,
    AtMost,
    LessThan,
    Equal,
    Unequal,
}

impl Relation {
    pub fn holds<T: PartialOrd>(self, a: &T, b: &T) -> bool {
        match self {
            Relation::AtLeast => a >= b,
            Relation::MoreThan => a > b,
            Relation::AtMost => a <= b,
            Relation::LessThan => a < b,
            Relation::Equal => a == b,
            Relation::Unequal => a != b,
        }
    }

    pub fn sign(self) -> &'static str {
        match self {
            Relation::AtLeast => ">=",
            Relation::MoreThan => ">",
            Relation::AtMost => "<=",
            Relation::LessThan => "<",
            Relation::Equal => "=",
            Relation::Unequal => "!=",
        }
    }
}

impl Bound {
    /// Which extreme decides whether *some* scheduler keeps it.
    pub fn sense(&self) -> Sense {
        match self.relation {
            Relation::AtLeast | Relation::MoreThan => Sense::Max,
            _ => Sense::Min,
        }
    }
}

/// A set of runs: those that stay in one set of states until they reach another, or (negated) all others.
#[derive(Clone, Debug, PartialEq)]
pub struct Formula {
    pub stay: Option<Expr>,
    pub reach: Expr,
    pub negated: bool,
}

/// A set of states.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    Constant(bool),
    /// A proposition of this name holds: a label, `action send(_)`.
    Holds(String),
    /// `success`, `failure`, a kind of violation, `grey`: unless the system has a proposition of that name.
    Word(Word),
    /// The run is over, and the last value of a name compares so.
    Value(String, Relation, Fraction),
    /// The run is over, and this was the last value of a name; none: there was none.
    Last(String, Option<Fraction>),
    /// The run is over.
    Over,
    Not(Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
}

/// A word with a meaning of its own.
#[derive(Clone, Debug, PartialEq)]
pub enum Word {
    Success,
    Failure,
    Grey,
    End,
    Kind(Broken),
}

impl Word {
    pub fn text(&self) -> String {
        match self {
            Word::Success => "success".into(),
            Word::Failure => "failure".into(),
            Word::Grey => "grey".into(),
            Word::End => "end".into(),
            Word::Kind(kind) => kind.word().into(),
        }
    }
}

impl Expr {
    fn visit(&self, see: &mut impl FnMut(&Expr)) {
        see(self);
        match self {
            Expr::Not(a) => a.visit(see),
            Expr::And(a, b) | Expr::Or(a, b) => {
                a.visit(see);
                b.visit(see);
            }
            _ => {}
        }
    }
}

impl Question {
    pub fn parse(text: &str) -> Result<Question, Mistake> {
        parse::question(text)
    }

    fn expressions(&self) -> Vec<&Expr> {
        match &self.query {
            Query::Probability { path, .. } => path.stay.iter().chain([&path.reach]).collect(),
            Query::Expected { until, .. } | Query::Extreme { until, .. } => until.iter().collect(),
            Query::Likeliest { until } => vec![until],
            Query::Distribution { .. } => Vec::new(),
        }
    }

    /// The propositions it names.
    pub fn propositions(&self) -> Vec<String> {
        let mut names = Vec::new();
        for expr in self.expressions() {
            expr.visit(&mut |e| {
                if let Expr::Holds(name) = e {
                    names.push(name.clone());
                }
            });
        }
        names
    }

    /// The words that a label of the program may take over.
    pub fn words(&self) -> Vec<String> {
        let mut names = Vec::new();
        for expr in self.expressions() {
            expr.visit(&mut |e| {
                if let Expr::Word(word) = e {
                    names.push(word.text());
                }
            });
        }
        names
    }

    /// The amount it adds up, if it does.
    pub fn amount(&self) -> Option<&str> {
        match &self.query {
            Query::Expected { name, .. } | Query::Extreme { name, .. } => Some(name),
            _ => None,
        }
    }

    /// The names whose last values it asks for.
    pub fn values(&self) -> Vec<String> {
        let mut names = Vec::new();
        if let Query::Distribution { name } = &self.query {
            names.push(name.clone());
        }
        for expr in self.expressions() {
            expr.visit(&mut |e| {
                if let Expr::Value(name, ..) = e
                    && !names.contains(name)
                {
                    names.push(name.clone());
                }
            });
        }
        names
    }
}
