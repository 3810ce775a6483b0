//! The thesis' table, and random chains and formulas against sampled runs.

use super::formula::{Formulas, NodeId, Op};
use super::{Formula, FormulaError, Refutation};
use crate::choice::{Choice, Decision};
use crate::graph::{Graph, StateId};
use crate::system::Stop;

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|n| n.to_string()).collect()
}

/// Zhang, Example 3.1.2 and the table after Definition 4.2.8; transitions are (from, to).
fn example(search: &[(u32, u32)]) -> Graph {
    let mut graph = Graph::with_labels();
    let stops =
        [Stop::Choice(Choice::chance(&[0.6, 0.4])), Stop::Choice(Choice::chance(&[0.7, 0.3])), Stop::End];
    let targets = [vec![1, 2], vec![0, 2], vec![]];
    let mut ids = [None; 3];
    let mut id = |graph: &mut Graph, s: u32| {
        *ids[s as usize].get_or_insert_with(|| {
            let id = graph.add_state(&stops[s as usize]);
            graph.set_labels(id, 1);
            id
        })
    };
    id(&mut graph, 0);
    for &(from, to) in search {
        let alternative = targets[from as usize].iter().position(|&t| t == to).unwrap();
        let (from, to) = (id(&mut graph, from), id(&mut graph, to));
        graph.add_transition(from, alternative as u32, to);
    }
    graph
}

#[test]
fn the_table_of_example_3_1_2() {
    let (t01, t02, t10, t12) = ((0, 1), (0, 2), (1, 0), (1, 2));
    type Row<'a> = (&'a [(u32, u32)], [f64; 4]);
    let table: &[Row<'_>] = &[
        (&[], [0.0, 0.0, 0.0, 0.0]),
        (&[t01], [0.6, 0.0, 0.0, 1.0]),
        (&[t02], [0.4, 0.0, 0.4, 1.0]),
        (&[t01, t02], [1.0, 0.0, 0.4, 1.0]),
        (&[t01, t12], [0.6, 0.18, 0.18, 1.0]),
        (&[t01, t10], [0.6, 0.42, 0.0, 1.0]),
        (&[t01, t10, t12], [0.6, 0.6, 0.18 / 0.58, 1.0]),
        (&[t01, t10, t02], [1.0, 0.42, 0.4 / 0.58, 1.0]),
        (&[t01, t12, t02], [1.0, 0.18, 0.58, 1.0]),
    ];
    for (search, expected) in table {
        let graph = example(search);
        for (text, expected) in ["X p", "X X p", "G p", "F p"].iter().zip(expected) {
            let formula = Formula::parse(text, &names(&["p"])).unwrap();
            let found = formula.progress(&graph).verified;
            assert!((found - expected).abs() < 1e-14, "{search:?} {text}: {found}, expected {expected}");
            assert!(found <= *expected || found == expected.next_up(), "{search:?} {text}");
        }
    }
}

#[test]
fn errors_name_the_column_and_the_remedy() {
    let error = |text: &str| Formula::parse(text, &names(&["p", "q"])).unwrap_err();
    let check = |text: &str, column: usize, part: &str| {
        let FormulaError { column: found, problem } = error(text);
        assert_eq!(found, column, "{text}: {problem}");
        assert!(problem.contains(part), "{text}: {problem}");
    };
    check("G r", 3, "no proposition 'r'; the system has: p, q");
    check("G !(p & q)", 4, "only a proposition may be negated");
    check("(p & q", 7, "closing bracket");
    check("p)", 2, "no opening one");
    check("p q", 3, "expected an operator");
    check("", 1, "ends too early");
    check("p U", 4, "ends too early");
    check("U p", 1, "needs a formula before it");
    check("p % q", 3, "'%'");
    check("\"p", 1, "does not end");
    assert!(error("p %").to_string().starts_with("column 3: "));
}

#[test]
fn brackets_bind_as_written() {
    let same = |a: &str, b: &str| {
        let mut formulas = Formulas::new();
        let propositions = names(&["p", "q", "r"]);
        let a = super::parse::parse(a, &propositions, &mut formulas).unwrap();
        let b = super::parse::parse(b, &propositions, &mut formulas).unwrap();
        assert_eq!(a, b);
    };
    same("p | q & r", "p | (q & r)");
    same("p U q U r", "p U (q U r)");
    same("p U q & r", "(p U q) & r");
    same("G F p", "G (F p)");
    same("X !p U \"q\"", "(X (not p)) U q");
    same("[] <> p || q && r", "(G F p) | (q and r)");
}

#[test]
fn the_scheduler_likes_the_formula_least() {
    let mut graph = Graph::with_labels();
    let s0 = graph.add_state(&Stop::Choice(Choice::decision(Decision::Thread, 2)));
    let s1 = graph.add_state(&Stop::End);
    let s2 = graph.add_state(&Stop::End);
    graph.set_labels(s2, 1);
    graph.add_transition(s0, 0, s1);
    graph.add_transition(s0, 1, s2);
    let formula = |text: &str| Formula::parse(text, &names(&["bad"])).unwrap();
    let progress = formula("F bad").progress(&graph);
    assert_eq!((progress.verified, progress.violating), (0.0, 1.0));
    assert_eq!(formula("F bad").answer(&graph).refutation, Some(Refutation { path: vec![0], repeats: None }));
    let progress = formula("G !bad").progress(&graph);
    assert_eq!((progress.verified, progress.violating), (0.0, 1.0));
    assert_eq!(
        formula("G !bad").answer(&graph).refutation,
        Some(Refutation { path: vec![1], repeats: None })
    );
    assert_eq!(formula("X X bad").progress(&graph).verified, 0.0);
    assert_eq!(formula("X (bad | !bad)").progress(&graph).verified, 1.0);
}

#[test]
fn a_run_that_stays_is_a_lasso() {
    // 0 leads to 1 and 2, which lead to each other and to themselves; only 2 is bad.
    let mut graph = Graph::with_labels();
    let decision = |n| Stop::Choice(Choice::decision(Decision::Thread, n));
    let [s0, s1, s2] = [2, 2, 2].map(|n| graph.add_state(&decision(n)));
    graph.set_labels(s2, 1);
    for (from, alternative, to) in
        [(s0, 0, s1), (s0, 1, s2), (s1, 0, s2), (s1, 1, s1), (s2, 0, s2), (s2, 1, s1)]
    {
        graph.add_transition(from, alternative, to);
    }
    let refutation = |text: &str| {
        let formula = Formula::parse(text, &names(&["bad"])).unwrap();
        let Refutation { path, repeats } = formula.answer(&graph).refutation?;
        let from = repeats.expect("it goes on for ever");
        let mut states = vec![s0];
        for &alternative in &path {
            states.push(graph.target(states[states.len() - 1], alternative).unwrap());
        }
        assert!(from < path.len() && states[from] == states[path.len()], "{text}: {path:?} from {from}");
        let word: Vec<u64> = states[..path.len()].iter().map(|&s| graph.labels(s)).collect();
        assert!(!super::lasso::holds(&formula.formulas, formula.root, &word, from), "{text}: {path:?}");
        Some((path, from))
    };
    assert_eq!(refutation("F bad"), Some((vec![0, 1], 1)));
    for text in ["F G !bad", "F G bad", "(F G bad) | (F G !bad)", "F (bad & F !bad)"] {
        assert!(refutation(text).is_some(), "{text}");
    }
    assert_eq!(refutation("F (bad | !bad)"), None);
}

/// What is left of a word behind its first letters, until it repeats itself.
fn unrolled(word: &[u64], back: usize, letters: usize) -> Vec<u64> {
    (0..letters)
        .map(|at| if at < word.len() { word[at] } else { word[back + (at - back) % (word.len() - back)] })
        .collect()
}

#[test]
fn formulas_hold_on_a_lasso_as_on_what_it_unrolls_to() {
    let mut random = Random(7);
    for _ in 0..2000 {
        let mut formulas = Formulas::new();
        let root = random_formula(&mut random, &mut formulas, 4);
        let word: Vec<u64> = (0..1 + random.below(6)).map(|_| u64::from(random.below(4))).collect();
        let back = random.below(word.len() as u32) as usize;
        let here = super::lasso::holds(&formulas, root, &word, back);
        // The same word with its cycle twice, and its first letter apart.
        let longer = unrolled(&word, back, 2 * word.len() - back);
        assert_eq!(here, super::lasso::holds(&formulas, root, &longer, word.len()));
        assert_eq!(here, super::lasso::holds(&formulas, root, &longer, back));
        let negated = formulas.negate(root);
        assert_eq!(here, !super::lasso::holds(&formulas, negated, &word, back));
        // Progression by a letter leaves what holds behind it.
        let obligation = formulas.obligation(root);
        let rest = formulas.step(&obligation, word[0]);
        let tail = unrolled(&longer, word.len(), longer.len() + 1)[1..].to_vec();
        let holds = |clause: &u128, formulas: &Formulas| {
            let bits = (0..128).filter(|bit| clause >> bit & 1 == 1);
            bits.map(|bit| formulas.elementary(bit))
                .all(|n| super::lasso::holds(formulas, n, &tail, word.len()))
        };
        assert_eq!(here, rest.iter().any(|clause| holds(clause, &formulas)));
    }
}

/// How many systems are generated: `SOJOURNER_SYSTEMS`, or so many.
fn systems(default: u64) -> u64 {
    std::env::var("SOJOURNER_SYSTEMS").ok().and_then(|n| n.parse().ok()).unwrap_or(default)
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        ((self.0 >> 33) % u64::from(n)) as u32
    }
}

fn random_formula(r: &mut Random, f: &mut Formulas, depth: u32) -> NodeId {
    if depth == 0 || r.below(6) == 0 {
        let positive = r.below(3) > 0;
        return f.literal(r.below(2) as u8, positive);
    }
    let a = random_formula(r, f, depth - 1);
    match r.below(7) {
        0 => f.next(a),
        1 => f.future(a),
        2 => f.globally(a),
        kind => {
            let b = random_formula(r, f, depth - 1);
            match kind {
                3 => f.and(a, b),
                4 => f.or(a, b),
                _ => f.until(a, b),
            }
        }
    }
}

/// Truth of a formula at the start of `prefix` (finite run), or of `prefix loop loop ...`.
fn holds(f: &Formulas, node: NodeId, word: &[u64], back: Option<usize>) -> bool {
    truth(f, node, word, back)[0]
}

fn truth(f: &Formulas, node: NodeId, word: &[u64], back: Option<usize>) -> Vec<bool> {
    let n = word.len();
    let after = |v: &[bool], i: usize, at_end: bool| match (i + 1 < n, back) {
        (true, _) => v[i + 1],
        (false, Some(b)) => v[b],
        (false, None) => at_end,
    };
    // A fixpoint along the word: twice round the loop is enough.
    let fix = |start: bool, step: &dyn Fn(usize, bool) -> bool| {
        let mut v = vec![start; n];
        for _ in 0..2 {
            for i in (0..n).rev() {
                v[i] = step(i, after(&v, i, start));
            }
        }
        v
    };
    match f.op(node) {
        Op::True => vec![true; n],
        Op::False => vec![false; n],
        Op::Literal { proposition, positive } => {
            word.iter().map(|l| (l >> proposition & 1 == 1) == positive).collect()
        }
        Op::And(a, b) => {
            truth(f, a, word, back).iter().zip(truth(f, b, word, back)).map(|(x, y)| *x && y).collect()
        }
        Op::Or(a, b) => {
            truth(f, a, word, back).iter().zip(truth(f, b, word, back)).map(|(x, y)| *x || y).collect()
        }
        Op::Next(a) => {
            let v = truth(f, a, word, back);
            (0..n).map(|i| after(&v, i, false)).collect()
        }
        Op::WeakNext(a) => {
            let v = truth(f, a, word, back);
            (0..n).map(|i| after(&v, i, true)).collect()
        }
        Op::Until(a, b) => {
            let (a, b) = (truth(f, a, word, back), truth(f, b, word, back));
            fix(false, &|i, next| b[i] || (a[i] && next))
        }
        Op::Release(a, b) => {
            let (a, b) = (truth(f, a, word, back), truth(f, b, word, back));
            fix(true, &|i, next| b[i] && (a[i] || next))
        }
    }
}

/// On complete random chains, the probability of random formulas is what sampled runs show. A run
/// that does not end walks on until it has been everywhere often, and then closes a loop.
#[test]
fn random_formulas_on_random_chains_against_sampled_runs() {
    for seed in 0..150 {
        let mut r = Random(seed * 7919 + 1);
        let n = 2 + r.below(4);
        let mut graph = Graph::with_labels();
        let degrees: Vec<u32> =
            (0..n).map(|s| if s > 0 && r.below(4) == 0 { 0 } else { 1 + r.below(2) }).collect();
        for &degree in &degrees {
            let stop = if degree == 0 { Stop::End } else { Stop::Choice(Choice::uniform(degree)) };
            let id = graph.add_state(&stop);
            graph.set_labels(id, u64::from(r.below(4)));
        }
        for s in 0..n {
            for a in 0..degrees[s as usize] {
                let to = r.below(n);
                graph.add_transition(StateId(s), a, StateId(to));
            }
        }
        let mut formulas = Formulas::new();
        let root = random_formula(&mut r, &mut formulas, 3);
        let negated = formulas.negate(root);
        let formula = Formula { text: format!("seed {seed}"), formulas, root, negated };
        let progress = formula.progress(&graph);
        assert!(progress.unknown < 1e-12, "seed {seed}: a complete chain leaves nothing open, {progress:?}");
        let opposite = Formula { root: negated, negated: root, ..formula.clone() }.progress(&graph);
        assert!((opposite.violating - progress.verified).abs() < 1e-12, "seed {seed}");

        let runs = 400;
        let mut good = 0;
        for _ in 0..runs {
            let (mut word, mut at) = (Vec::new(), StateId(0));
            let mut visited = Vec::new();
            let back = loop {
                word.push(graph.labels(at));
                visited.push(at);
                let degree = degrees[at.index()];
                if degree == 0 {
                    break None;
                }
                let next = graph.target(at, r.below(degree)).unwrap();
                if word.len() > 250
                    && let Some(b) = (50..100).find(|&b| visited[b] == next)
                {
                    break Some(b);
                }
                at = next;
            };
            good += u32::from(holds(&formula.formulas, formula.root, &word, back));
        }
        let share = f64::from(good) / f64::from(runs);
        let sigma = (progress.verified * (1.0 - progress.verified) / f64::from(runs)).sqrt();
        let gap = (share - progress.verified).abs();
        assert!(gap <= 5.0 * sigma + 1e-9, "seed {seed}: sampled {share}, computed {}", progress.verified);
    }
}

/// Whatever part of a chain is searched, the bounds hold for the whole, and grow with the search.
#[test]
fn bounds_hold_for_the_whole_and_never_fall() {
    for seed in 0..systems(300) {
        let mut r = Random(seed * 104_729 + 5);
        let n = 2 + r.below(4);
        let degrees: Vec<u32> = (0..n).map(|_| r.below(3)).collect();
        let mut graph = Graph::with_labels();
        for &degree in &degrees {
            let stop = if degree == 0 { Stop::End } else { Stop::Choice(Choice::uniform(degree)) };
            let id = graph.add_state(&stop);
            graph.set_labels(id, u64::from(r.below(4)));
        }
        let mut formulas = Formulas::new();
        let root = random_formula(&mut r, &mut formulas, 3);
        let negated = formulas.negate(root);
        let formula = Formula { text: String::new(), formulas, root, negated };
        let mut steps = vec![formula.progress(&graph)];
        let mut open: Vec<(u32, u32)> =
            (0..n).flat_map(|s| (0..degrees[s as usize]).map(move |a| (s, a))).collect();
        while !open.is_empty() {
            let at = r.below(open.len() as u32) as usize;
            let (s, a) = open.swap_remove(at);
            let to = r.below(n);
            graph.add_transition(StateId(s), a, StateId(to));
            steps.push(formula.progress(&graph));
        }
        for pair in steps.windows(2) {
            assert!(pair[0].verified <= pair[1].verified + 1e-12, "seed {seed}: {pair:?}");
            assert!(pair[0].violating <= pair[1].violating + 1e-12, "seed {seed}: {pair:?}");
        }
    }
}

/// A random decision process: groups of targets for each state; states without groups are ends.
type Process = Vec<Vec<Vec<u32>>>;

fn random_process(r: &mut Random, n: u32) -> Process {
    (0..n)
        .map(|s| {
            let groups = if s > 0 && r.below(5) == 0 { 0 } else { 1 + r.below(3) };
            (0..groups).map(|_| (0..1 + r.below(2)).map(|_| r.below(n)).collect()).collect()
        })
        .collect()
}

/// The process as a complete graph; `keep` says which groups a scheduler may take.
fn graph_of(process: &Process, labels: &[u64], keep: impl Fn(usize, usize) -> bool) -> Graph {
    let mut graph = Graph::with_labels();
    let kept = |s: usize| {
        let groups = process[s].iter().enumerate();
        groups.filter(|(g, _)| keep(s, *g)).map(|(_, group)| group.clone()).collect::<Vec<_>>()
    };
    for (s, &bits) in labels.iter().enumerate() {
        let groups = kept(s);
        let weights: Vec<Vec<f64>> = groups.iter().map(|g| vec![1.0; g.len()]).collect();
        let weights: Vec<&[f64]> = weights.iter().map(|w| &w[..]).collect();
        let stop = if groups.is_empty() {
            Stop::End
        } else {
            Stop::Choice(Choice::grouped(Decision::Data, &weights))
        };
        let id = graph.add_state(&stop);
        graph.set_labels(id, bits);
    }
    for s in 0..labels.len() {
        for (a, &to) in kept(s).iter().flatten().enumerate() {
            graph.add_transition(StateId(s as u32), a as u32, StateId(to));
        }
    }
    graph
}

/// Every scheduler that always decides alike in a state makes a chain of the process. None of
/// these chains may do worse than what was verified; and for formulas for which such schedulers are
/// the worst ones, one of them does exactly as badly.
#[test]
fn random_formulas_on_random_decision_processes_against_all_simple_schedulers() {
    let simple = ["F p", "p U q", "G p", "G F p", "F G p", "F (p & q)", "G (p | q)", "X p", "X F q"];
    let (mut undecided, mut tight) = (0, 0);
    let seeds = systems(1500);
    for seed in 0..seeds {
        let mut r = Random(seed * 6007 + 3);
        let n = 2 + r.below(4);
        let process = random_process(&mut r, n);
        let labels: Vec<u64> = (0..n).map(|_| u64::from(r.below(4))).collect();
        let is_simple = seed % 2 == 0;
        let formula = if is_simple {
            let text = simple[(seed / 2 % simple.len() as u64) as usize];
            Formula::parse(text, &names(&["p", "q"])).unwrap()
        } else {
            let mut formulas = Formulas::new();
            let root = random_formula(&mut r, &mut formulas, 3);
            let negated = formulas.negate(root);
            Formula { text: String::new(), formulas, root, negated }
        };
        let progress = formula.progress(&graph_of(&process, &labels, |_, _| true));
        let mut least: f64 = 1.0;
        let ways: Vec<usize> = process.iter().map(|g| g.len().max(1)).collect();
        for scheduler in 0..ways.iter().product::<usize>() {
            let taken: Vec<usize> = ways
                .iter()
                .scan(scheduler, |rest, &w| {
                    let g = *rest % w;
                    *rest /= w;
                    Some(g)
                })
                .collect();
            let chain = formula.progress(&graph_of(&process, &labels, |s, g| taken[s] == g));
            assert!(chain.unknown < 1e-12, "seed {seed}: a complete chain leaves nothing open");
            least = least.min(chain.verified);
        }
        assert!(
            progress.verified <= least + 1e-12,
            "seed {seed} {formula}: {progress:?}, a scheduler has {least}"
        );
        if is_simple {
            assert!(progress.unknown < 1e-9, "seed {seed} {formula}: {progress:?}");
            assert!((progress.verified - least).abs() < 1e-9, "seed {seed} {formula}: {progress:?}, {least}");
            tight += u32::from(least > 0.0 && least < 1.0);
        }
        undecided += u64::from(progress.unknown > 1e-9);
    }
    assert!(tight > 20, "only {tight} processes have a probability that is not 0 or 1");
    assert!(undecided < seeds / 10, "{undecided} of {seeds} formulas are undecided");
}

/// All lassos of a graph of decisions that repeat a state within so many steps, and all runs that end.
fn lassos(
    graph: &Graph,
    degrees: &[u32],
    way: &mut Vec<StateId>,
    most: usize,
    each: &mut dyn FnMut(&[u64], Option<usize>),
) {
    let at = way[way.len() - 1];
    let word: Vec<u64> = way.iter().map(|&s| graph.labels(s)).collect();
    if degrees[at.index()] == 0 {
        return each(&word, None);
    }
    for a in 0..degrees[at.index()] {
        let next = graph.target(at, a).expect("everything is explored");
        way.iter().enumerate().filter(|&(_, &s)| s == next).for_each(|(back, _)| each(&word, Some(back)));
        if way.len() < most {
            way.push(next);
            lassos(graph, degrees, way, most, each);
            way.pop();
        }
    }
}

/// Without chance every formula is decided, and as the runs say: where a lasso refutes it, it is refuted; where none of
/// those that were looked at does, it holds, or it is refuted by a longer one, which is shown.
#[test]
fn without_chance_every_formula_is_decided() {
    let (mut refuted, mut right, mut longer) = (0, 0, 0);
    for seed in 0..systems(600) {
        let mut r = Random(seed * 104_729 + 11);
        let n = 2 + r.below(3);
        let mut graph = Graph::with_labels();
        let degrees: Vec<u32> =
            (0..n).map(|s| if s > 0 && r.below(6) == 0 { 0 } else { 1 + r.below(2) }).collect();
        for &degree in &degrees {
            let stop = match degree {
                0 => Stop::End,
                _ => Stop::Choice(Choice::decision(Decision::Thread, degree)),
            };
            let id = graph.add_state(&stop);
            graph.set_labels(id, u64::from(r.below(4)));
        }
        for s in 0..n {
            (0..degrees[s as usize]).for_each(|a| {
                graph.add_transition(StateId(s), a, StateId(r.below(n)));
            });
        }
        let mut formulas = Formulas::new();
        let root = random_formula(&mut r, &mut formulas, 4);
        let negated = formulas.negate(root);
        let formula = Formula { text: format!("seed {seed}"), formulas, root, negated };
        let progress = formula.progress(&graph);
        assert_eq!(progress.unknown, 0.0, "seed {seed}: {progress:?}");
        let mut breaks = 0;
        lassos(&graph, &degrees, &mut vec![StateId(0)], 8, &mut |word, back| {
            breaks += u32::from(!holds(&formula.formulas, formula.root, word, back));
        });
        if breaks > 0 {
            assert_eq!(progress.violating, 1.0, "seed {seed}: {breaks} runs refute it");
            refuted += 1;
        } else if progress.violating == 0.0 {
            right += 1;
        } else {
            longer += 1;
        }
    }
    assert!(refuted > 100 && right > 50, "{refuted} refuted, {right} right");
    assert!(
        longer * 50 < refuted,
        "{longer} refuted by runs that were not found, {refuted} by runs that were"
    );
}

/// Mutual exclusion where only actions are seen: X and U below G.
#[test]
fn a_response_with_until_below_always_is_decided() {
    let graph = |second: u64| {
        let mut graph = Graph::with_labels();
        let two = Stop::Choice(Choice::decision(Decision::Thread, 2));
        for labels in [0b01, second, 0b10] {
            let id = graph.add_state(&two);
            graph.set_labels(id, labels);
        }
        for (from, to) in [(0, [1, 2]), (1, [2, 2]), (2, [0, 0])] {
            (0..2).for_each(|a| {
                graph.add_transition(StateId(from), a, StateId(to[a as usize]));
            });
        }
        graph
    };
    let formula = Formula::parse("G (!a | X ((!a) U b))", &names(&["a", "b"])).unwrap();
    assert_eq!(formula.progress(&graph(0)).verified, 1.0);
    assert_eq!(formula.progress(&graph(0b01)).violating, 1.0);
}
