//! Formulas of the positive fragment on generated chains, against a computation that shares nothing with
//! formula progression: temporal operators are taken away one at a time, the innermost first, by splitting
//! each state into one whose runs satisfy the operator and one whose runs do not (Courcoubetis and
//! Yannakakis 1995, section 3.1). What is left is a formula about the first state alone.
//!
//! On the way to the whole chain figures are below what the whole has, and never fall; at the end they are
//! equal to it. The number of systems is `SOJOURNER_SYSTEMS`, a few thousand by default.

use sojourner_kernel::rng::Rng;
use sojourner_kernel::{Choice, Formula, Graph, StateId, Stop};

const CLOSE: f64 = 1e-9;

fn count(default: u64) -> u64 {
    std::env::var("SOJOURNER_SYSTEMS").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

/// A formula; `Known` is an operator that was taken away, whose truth is a proposition now.
#[derive(Clone, Debug)]
enum Term {
    Is(usize, bool),
    Known(usize),
    And(Box<Term>, Box<Term>),
    Or(Box<Term>, Box<Term>),
    Next(Box<Term>),
    Future(Box<Term>),
    Globally(Box<Term>),
    Until(Box<Term>, Box<Term>),
}

use Term::*;

impl Term {
    fn random(rng: &mut Rng, depth: u32) -> Term {
        if depth == 0 || rng.below(6) == 0 {
            return Is(rng.below(2) as usize, rng.below(3) > 0);
        }
        let mut part = || Box::new(Term::random(rng, depth - 1));
        let (a, b) = (part(), part());
        match rng.below(7) {
            0 => Next(a),
            1 => Future(a),
            2 => Globally(a),
            3 => And(a, b),
            4 => Or(a, b),
            _ => Until(a, b),
        }
    }

    fn text(&self) -> String {
        let name = |&p: &usize| ["p", "q"][p];
        match self {
            Is(p, true) => name(p).into(),
            Is(p, false) => format!("!{}", name(p)),
            Known(k) => format!("known{k}"),
            And(a, b) => format!("({} & {})", a.text(), b.text()),
            Or(a, b) => format!("({} | {})", a.text(), b.text()),
            Next(a) => format!("X {}", a.text()),
            Future(a) => format!("F {}", a.text()),
            Globally(a) => format!("G {}", a.text()),
            Until(a, b) => format!("({} U {})", a.text(), b.text()),
        }
    }

    /// Whether it is about one state only.
    fn is_plain(&self) -> bool {
        match self {
            Is(..) | Known(_) => true,
            And(a, b) | Or(a, b) => a.is_plain() && b.is_plain(),
            _ => false,
        }
    }

    /// Takes out an operator that has none inside, and leaves `Known(k)` in its place.
    fn take_innermost(&mut self, k: usize) -> Option<Term> {
        let inner = match self {
            Is(..) | Known(_) => None,
            And(a, b) | Or(a, b) | Until(a, b) => a.take_innermost(k).or_else(|| b.take_innermost(k)),
            Next(a) | Future(a) | Globally(a) => a.take_innermost(k),
        };
        if inner.is_none() && !self.is_plain() {
            return Some(std::mem::replace(self, Known(k)));
        }
        inner
    }

    fn holds(&self, state: &State) -> bool {
        match self {
            Is(p, positive) => (state.labels >> p & 1 == 1) == *positive,
            Known(k) => state.known[*k],
            And(a, b) => a.holds(state) && b.holds(state),
            Or(a, b) => a.holds(state) || b.holds(state),
            _ => unreachable!("only what is plain holds in a state"),
        }
    }
}

#[derive(Clone, Debug)]
struct State {
    labels: u64,
    known: Vec<bool>,
    /// Where to, and how probable; an end has none.
    next: Vec<(usize, f64)>,
}

/// A chain, and where its runs begin.
#[derive(Clone, Debug)]
struct Chain {
    states: Vec<State>,
    start: Vec<(usize, f64)>,
}

impl Chain {
    fn random(rng: &mut Rng) -> Chain {
        let n = 2 + rng.below(4) as usize;
        let mut states: Vec<State> = (0..n)
            .map(|s| {
                let ways = if s > 0 && rng.below(4) == 0 { 0 } else { 1 + rng.below(3) };
                let next: Vec<(usize, f64)> =
                    (0..ways).map(|_| (rng.below(n as u64) as usize, (1 + rng.below(4)) as f64)).collect();
                State { labels: rng.below(4), known: Vec::new(), next }
            })
            .collect();
        for state in &mut states {
            let all: f64 = state.next.iter().map(|n| n.1).sum();
            state.next.iter_mut().for_each(|n| n.1 /= all);
        }
        Chain { states, start: vec![(0, 1.0)] }
    }

    /// From which states `through` leads to one of `goal`, with positive probability.
    fn can_reach(&self, goal: &[bool], through: &[bool]) -> Vec<bool> {
        let mut can = goal.to_vec();
        loop {
            let before = can.clone();
            for s in 0..can.len() {
                can[s] |= through[s] && self.states[s].next.iter().any(|n| can[n.0]);
            }
            if can == before {
                return can;
            }
        }
    }

    /// For each state the probability that `a` holds until `b` does.
    fn until(&self, a: &[bool], b: &[bool]) -> Vec<f64> {
        let n = self.states.len();
        let maybe = self.can_reach(b, a);
        let never: Vec<bool> = maybe.iter().map(|m| !m).collect();
        // Where it never happens can only be reached before `b`.
        let open: Vec<bool> = (0..n).map(|s| a[s] && !b[s]).collect();
        let may_fail = self.can_reach(&never, &open);
        let unknown: Vec<usize> = (0..n).filter(|&s| maybe[s] && may_fail[s]).collect();
        let place = |s: usize| unknown.iter().position(|&u| u == s);
        let size = unknown.len();
        let mut rows = vec![vec![0.0; size + 1]; size];
        for (i, &s) in unknown.iter().enumerate() {
            rows[i][i] += 1.0;
            for &(t, p) in &self.states[s].next {
                match place(t) {
                    Some(j) => rows[i][j] -= p,
                    None if maybe[t] => rows[i][size] += p,
                    None => {}
                }
            }
        }
        let solved = gauss(rows);
        (0..n).map(|s| place(s).map_or(if maybe[s] { 1.0 } else { 0.0 }, |i| solved[i])).collect()
    }

    /// Splits every state by whether an operator holds; its truth is the next thing known.
    fn split(self, operator: &Term) -> Chain {
        let n = self.states.len();
        let truth = |term: &Term| self.states.iter().map(|s| term.holds(s)).collect::<Vec<_>>();
        // For each state the probability of the operator, and whether what comes next is to satisfy it
        // too (or not), given that the state does (or does not).
        let (chance, binds, next): (Vec<f64>, Vec<bool>, Option<Vec<bool>>) = match operator {
            Next(a) => {
                let a = truth(a);
                let chance = |s: &State| s.next.iter().filter(|n| a[n.0]).map(|n| n.1).sum::<f64>();
                let sure = |s: &State| !s.next.is_empty() && s.next.iter().all(|n| a[n.0]);
                let chance = self.states.iter().map(|s| if sure(s) { 1.0 } else { chance(s) }).collect();
                (chance, vec![false; n], Some(a))
            }
            Future(b) => {
                let b = truth(b);
                (self.until(&vec![true; n], &b), b.iter().map(|b| !b).collect(), None)
            }
            Until(a, b) => {
                let (a, b) = (truth(a), truth(b));
                (self.until(&a, &b), (0..n).map(|s| a[s] && !b[s]).collect(), None)
            }
            Globally(a) => {
                let a = truth(a);
                let not: Vec<bool> = a.iter().map(|a| !a).collect();
                let fails = self.until(&vec![true; n], &not);
                (fails.iter().map(|f| 1.0 - f).collect(), a, None)
            }
            _ => unreachable!("only operators are taken away"),
        };
        let share = |s: usize, holds: bool| if holds { chance[s] } else { 1.0 - chance[s] };
        let mut numbers = vec![[None; 2]; n];
        let mut kept = Vec::new();
        for (s, numbers) in numbers.iter_mut().enumerate() {
            for holds in [false, true] {
                if share(s, holds) > 0.0 {
                    numbers[usize::from(holds)] = Some(kept.len());
                    kept.push((s, holds));
                }
            }
        }
        let spread = |t: usize, p: f64, only: Option<bool>| {
            let halves = [false, true].into_iter().filter(|&holds| only.is_none_or(|only| only == holds));
            let number = |holds: bool| Some((numbers[t][usize::from(holds)]?, p * share(t, holds)));
            halves.filter_map(number).collect::<Vec<_>>()
        };
        let states = kept
            .iter()
            .map(|&(s, holds)| {
                let mut state = self.states[s].clone();
                state.known.push(holds);
                let ways = self.states[s].next.iter();
                let ways = ways.filter(|n| next.as_ref().is_none_or(|a| a[n.0] == holds));
                state.next = ways.flat_map(|&(t, p)| spread(t, p, binds[s].then_some(holds))).collect();
                let all: f64 = state.next.iter().map(|n| n.1).sum();
                state.next.iter_mut().for_each(|n| n.1 /= all);
                state
            })
            .collect();
        let start = self.start.iter().flat_map(|&(s, p)| spread(s, p, None)).collect();
        Chain { states, start }
    }

    /// The probability of a formula.
    fn probability(&self, formula: &Term) -> f64 {
        let (mut chain, mut formula, mut k) = (self.clone(), formula.clone(), 0);
        while let Some(operator) = formula.take_innermost(k) {
            chain = chain.split(&operator);
            k += 1;
        }
        chain.start.iter().filter(|(s, _)| formula.holds(&chain.states[*s])).map(|n| n.1).sum()
    }
}

/// Solves `rows * x = last column`.
fn gauss(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let n = rows.len();
    for k in 0..n {
        let pivot = (k..n).max_by(|&i, &j| rows[i][k].abs().total_cmp(&rows[j][k].abs())).unwrap();
        rows.swap(k, pivot);
        let row = rows[k].clone();
        for other in (0..n).filter(|&i| i != k) {
            let factor = rows[other][k] / row[k];
            if factor != 0.0 {
                (k..=n).for_each(|j| rows[other][j] -= factor * row[j]);
            }
        }
    }
    (0..n).map(|i| rows[i][n] / rows[i][i]).collect()
}

/// The chain as a graph of which nothing was searched; weights as they are.
fn unsearched(chain: &Chain) -> Graph {
    let mut graph = Graph::with_labels();
    for state in &chain.states {
        let weights: Vec<f64> = state.next.iter().map(|n| n.1).collect();
        let stop = if weights.is_empty() { Stop::End } else { Stop::Choice(Choice::chance(&weights)) };
        let id = graph.add_state(&stop);
        graph.set_labels(id, state.labels);
    }
    graph
}

fn check(seed: u64) {
    let mut rng = Rng::new(seed);
    let chain = Chain::random(&mut rng);
    let term = Term::random(&mut rng, 3);
    let formula = Formula::parse(&term.text(), &["p".into(), "q".into()]).expect("a formula");
    let exact = chain.probability(&term);
    let what = || format!("seed {seed}, {}, exactly {exact}", term.text());
    let mut graph = unsearched(&chain);
    let mut left: Vec<(usize, usize)> =
        (0..chain.states.len()).flat_map(|s| (0..chain.states[s].next.len()).map(move |a| (s, a))).collect();
    let mut before = formula.progress(&graph);
    loop {
        let now = formula.progress(&graph);
        assert!(now.verified <= exact + CLOSE && now.violating <= 1.0 - exact + CLOSE, "{}: {now:?}", what());
        assert!(now.verified >= before.verified - CLOSE, "{}: {before:?}, then {now:?}", what());
        assert!(now.violating >= before.violating - CLOSE, "{}: {before:?}, then {now:?}", what());
        assert!((now.verified + now.violating + now.unknown - 1.0).abs() < 1e-12, "{}: {now:?}", what());
        before = now;
        if left.is_empty() {
            break;
        }
        let (s, a) = left.swap_remove(rng.below(left.len() as u64) as usize);
        graph.add_transition(StateId(s as u32), a as u32, StateId(chain.states[s].next[a].0 as u32));
    }
    assert!((before.verified - exact).abs() < CLOSE, "{}: {before:?}", what());
    assert!((before.violating - (1.0 - exact)).abs() < CLOSE, "{}: {before:?}", what());
}

#[test]
fn random_formulas_on_random_chains() {
    (0..count(3000)).for_each(check);
}

/// The other computation on a chain whose figures are known: a coin thrown until it shows heads.
#[test]
fn the_other_computation_is_right_about_a_coin() {
    let state = |labels, next: &[(usize, f64)]| State { labels, known: Vec::new(), next: next.to_vec() };
    let chain = Chain {
        states: vec![state(1, &[(0, 0.5), (1, 0.25), (2, 0.25)]), state(2, &[]), state(0, &[(2, 1.0)])],
        start: vec![(0, 1.0)],
    };
    let is = |p| Box::new(Is(p, true));
    let near = |term: Term, expected: f64| {
        let found = chain.probability(&term);
        assert!((found - expected).abs() < 1e-12, "{}: {found}, expected {expected}", term.text());
    };
    near(Future(is(1)), 0.5);
    near(Until(is(0), is(1)), 0.5);
    near(Globally(is(0)), 0.0);
    near(Next(is(0)), 0.5);
    near(Next(Box::new(Next(is(0)))), 0.25);
    near(Next(Box::new(Future(is(1)))), 0.5);
    near(Next(Box::new(Or(is(1), Box::new(Globally(Box::new(Is(0, false))))))), 0.5);
    near(And(Box::new(Future(is(1))), Box::new(Next(is(1)))), 0.25);
    near(Globally(Box::new(Or(is(0), is(1)))), 0.5);
}
