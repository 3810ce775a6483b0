//! Linear-time properties: the positive fragment of LTL, and the progress of a search towards one.
//!
//! Written with X, U, F, G, `&`, `|`, propositions and negated propositions. The progress of a
//! search is the probability of the formula in the searched system, where behind an unexplored
//! transition no literal is known to hold (Cormie-Bowins and van Breugel 2012; for invariants this
//! is Zhang's measure): a lower bound of the true probability. It is computed on the product of
//! the searched system and the formula, by progression. What is violated is the same for the
//! negation.
//!
//! The labels of the initial state count as known once the first transition is explored, as in
//! Zhang's table for Example 3.1.2.
//!
//! With decisions the scheduler is the one that likes the formula least. Known gap: where it can go
//! on for ever in several ways, formulas with X, or with U and a left side, below a G may stay
//! undecided ([`stay`]); that is said ([`Undecided`]), and the mass counts as unknown.

mod formula;
mod lasso;
mod parse;
mod product;
mod recur;
mod stay;
mod tableau;
#[cfg(test)]
mod tests;

use crate::graph::{Graph, Node, StateId};
use crate::progress::solve::{last, solve};
use crate::progress::view::View;
use crate::progress::{Progress, assumed};
use formula::{Formulas, NodeId, Op};
pub use parse::FormulaError;
use product::Product;
use thiserror::Error;

/// The largest formula, in literals and temporal operators.
const LARGEST: usize = 40;

/// A linear-time property over the propositions of a system.
#[derive(Clone, Debug)]
pub struct Formula {
    text: String,
    formulas: Formulas,
    root: NodeId,
    negated: NodeId,
}

/// What a search says against a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// A run that refutes it whatever follows, as the alternatives to take: to a state where it can
    /// no longer hold, or into a part where a scheduler can stay for ever so that it almost surely
    /// does not.
    pub refutation: Option<Refutation>,
    /// Whether there is a part of which it is not known.
    pub undecided: Option<Undecided>,
}

/// A run against a formula.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The alternatives to take.
    pub path: Vec<u32>,
    /// If it goes on for ever: behind so many of them it begins to repeat.
    pub repeats: Option<usize>,
}

/// A formula was not decided everywhere, although everything was explored.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
#[error(
    "the property is not decided where the scheduler can go on for ever in several ways; \
     below G use F only, neither X nor U"
)]
pub struct Undecided;

impl Formula {
    /// Reads a formula over the given propositions; the `i`th is bit `i` of a state's labels.
    pub fn parse(text: &str, propositions: &[String]) -> Result<Formula, FormulaError> {
        let mut formulas = Formulas::new();
        let root = parse::parse(text, propositions, &mut formulas)?;
        if formulas.size() > LARGEST {
            let problem =
                format!("the formula is too large: at most {LARGEST} different literals and operators");
            return Err(FormulaError { column: 1, problem });
        }
        let negated = formulas.negate(root);
        Ok(Formula { text: text.trim().to_string(), formulas, root, negated })
    }

    /// Whether it can only be refuted, never satisfied, by waiting: no U and no F.
    pub fn is_safety(&self) -> bool {
        let is_until = |&n: &NodeId| matches!(self.formulas.op(n), Op::Until(..));
        !self.formulas.parts(self.root).iter().any(is_until)
    }

    /// Whether it counts steps.
    pub fn has_next(&self) -> bool {
        let is_next = |&n: &NodeId| matches!(self.formulas.op(n), Op::Next(_) | Op::WeakNext(_));
        self.formulas.parts(self.root).iter().any(is_next)
    }

    /// The progress of a search towards the formula: `verified` and `violating` are lower bounds
    /// of the probabilities of the formula and of its negation, under the worst scheduler.
    pub fn progress(&self, graph: &Graph) -> Progress {
        self.measure(graph, last(graph)).0
    }

    /// The progress, as fine as for [`solve`], and how many pairs of a state and what is still to be
    /// satisfied there are.
    pub(crate) fn measure(&self, graph: &Graph, precision: f64) -> (Progress, usize) {
        if graph.is_empty() || self.is_dark(graph) {
            let dark = |node| f64::from(u8::from(self.formulas.holds_in_the_dark(node)));
            return (Progress::of(dark(self.root), dark(self.negated)), 0);
        }
        let product = self.product(graph);
        if graph.excluded() > 0 {
            return (assumed::given(&product, graph.has_decisions(), precision), product.len());
        }
        let values = solve(&product, true, &[], precision);
        (Progress::of(values.right(0), values.wrong(0)), product.len())
    }

    /// What the search says against the formula.
    pub fn answer(&self, graph: &Graph) -> Answer {
        if graph.is_empty() || self.is_dark(graph) {
            return Answer { refutation: None, undecided: None };
        }
        let product = self.product(graph);
        let undecided = product.is_undecided().then_some(Undecided);
        Answer { refutation: product.refutation(&self.formulas, self.root), undecided }
    }

    /// Whether not even the initial state's labels count as known.
    fn is_dark(&self, graph: &Graph) -> bool {
        graph.transitions() == 0 && matches!(graph.node(StateId::INITIAL), Node::Choice(_))
    }

    fn product<'a>(&self, graph: &'a Graph) -> Product<'a> {
        let mut formulas = self.formulas.fresh();
        let mut product = Product::new(graph, &mut formulas, self.root);
        product.decide_stays(&formulas, self.root);
        product
    }
}

impl std::fmt::Display for Formula {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text)
    }
}
