//! Open values: inputs and wide draws that the program has not looked at yet.
//!
//! A slot, a field or an element (`heap/tail.rs`) that holds an open value holds a *token*, a word that stands for a term over
//! symbols (`crates/terms`). What is known of the symbols is one path condition in the state. Arithmetic on tokens makes
//! terms; a comparison counts how many values of the symbols go each way: none or all is no choice, otherwise the search is
//! asked, with the exact weights if the symbols have distributions, as a decision of the environment if they have none.
//! Tokens are never rewritten when something is learned. Whatever cannot be a term *settles* a value (`open/settle.rs`): the
//! search chooses which number it is, as far as there are few, and the rest is not checked, by name.
//!
//! Invariants: nobody reads the bits of a token as a number: instructions come here before they run (`open/step.rs`),
//! natives get numbers, and what a native reads in the heap is looked at afterwards. "Not known" is never "cannot be". A
//! fingerprint holds what is known of symbols that something alive refers to (`open/live.rs`); the rest is independent of
//! whatever can still be asked.
//! An input without a distribution is decided where the program looks at it, by an environment that knows the run so far.
//! Papers: King 1976; Geldenhuys, Dwyer, Visser 2012 (counting); Luckow et al. 2014 (with schedulers).
//! Gap: a long that happens to equal a token would be taken for one: 64 bits must agree.

mod decimal;
mod fetch;
mod given;
mod library;
mod live;
mod real;
mod settle;
mod step;
mod string;
mod text;
mod told;

use super::{Machine, Trap};
use rustc_hash::FxHashMap;
use sojourner_kernel::{Choice, Decision};
use sojourner_terms::{
    Answer, Branch, Count, Counter, Domain, Law, Limits, Node, Pc, Point, Smt, Sort, Sym, Symbol, Term,
    Terms, Witness,
};
use std::sync::Arc;

pub use told::{Input, listed};

/// The upper bits of a token.
const TOKEN: u64 = 0x6D5B;

/// What a state knows of open values.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Open {
    pub pc: Pc,
    /// The symbols that are in use, in order.
    pub symbols: Arc<Vec<Sym>>,
    /// Inputs that usage profiles of others depend on: by thread and name the one that was taken last.
    latest: Arc<Vec<(u64, Arc<str>, Term)>>,
}

impl Open {
    pub fn is_empty(&self) -> bool {
        self.symbols.is_empty() && self.latest.is_empty()
    }
}

/// What open values are made of, outside the state.
#[derive(Default)]
pub struct Opened {
    /// There may be tokens: instructions are executed with a look at their operands.
    pub on: bool,
    /// A token was ever written to the heap.
    stored: bool,
    pub(in crate::machine) terms: Terms,
    counter: Counter,
    /// One that gives up soon.
    quick: Option<Counter>,
    tokens: FxHashMap<u64, Term>,
    /// A box of an open value was ever made.
    boxed: bool,
    /// A string with open characters was ever made.
    texts: bool,
    /// Texts of open numbers, by their characters.
    decimals: FxHashMap<Vec<u64>, Term>,
    /// What the characters of blurred texts are.
    blur: Option<Sym>,
    /// The search has answered a question about open values since this was last cleared.
    pub asked: bool,
    /// The numbers that inputs are, in the order in which they come, where a run is followed with numbers.
    pub fixed: Option<std::collections::VecDeque<i64>>,
    /// Inputs of this run so far.
    pub made: usize,
    /// Whether a solver is there; asked once.
    solver: Option<bool>,
    /// What the solver said, by condition.
    solved: FxHashMap<Pc, Option<bool>>,
}

/// What a choice between conditions leads to.
enum Way {
    /// It holds, and this is known then.
    Known(Pc),
    /// Nobody could say whether it can be.
    Unknown(String),
}

#[inline]
pub fn may_be_token(word: u64) -> bool {
    word >> 48 == TOKEN
}

impl Machine {
    /// Whether a word is a token of an open value.
    #[inline]
    pub fn is_token(&self, word: u64) -> bool {
        may_be_token(word) && self.run.open.tokens.contains_key(&word)
    }

    /// Before the first input or draw of all: restarts the instruction.
    pub fn open_values(&mut self) -> Result<(), Trap> {
        if !self.run.open.on {
            self.run.open.on = true;
            return Err(Trap::Reopen);
        }
        Ok(())
    }

    /// A new input or draw, as the word of a slot. Restarts the instruction if it is the first of all.
    pub fn make_open(&mut self, name: &str, sort: Sort, domain: Domain) -> Result<u64, Trap> {
        self.open_values()?;
        self.run.open.made += 1;
        if let Some(fixed) = &mut self.run.open.fixed {
            let value = fixed.pop_front().unwrap_or(domain.low);
            return Ok(number_word(sort, value));
        }
        let thread = self.state.threads[self.state.current].object;
        let origin = self.state.heap.name_of(thread);
        let used = self.state.open.symbols.clone();
        let terms = &mut self.run.open.terms;
        let of_profile: Arc<str> = name.into();
        let is_used = |terms: &Terms, n: u32| {
            used.iter().any(|sym| {
                let symbol = terms.symbol_of(*sym);
                symbol.origin == origin && symbol.n == n
            })
        };
        let n = (0..).find(|&n| !is_used(terms, n)).expect("there are more numbers than symbols");
        // Inputs without names are told apart by numbers.
        let unnamed =
            name.starts_with("nondet") || name.starts_with("draw of") || matches!(name, "getInt" | "byte");
        let numbered = format!("{name}#{}", n + 1);
        let name = if n > 0 && unnamed && !name.contains(['.', '[']) { &numbered } else { name };
        let sym = terms.symbol(Symbol { origin, n, sort, domain }, name);
        let term = terms.variable(sym);
        self.log_open();
        if terms_are_open(&self.run.open.terms, term) {
            let mut symbols = used.to_vec();
            symbols.push(sym);
            symbols.sort_unstable();
            self.state.open.symbols = Arc::new(symbols);
        }
        self.tell_input(name, sym, term);
        self.took(origin, of_profile, term);
        Ok(self.word_of(term))
    }

    /// The word of a slot that holds a term: its token, or its number.
    pub(in crate::machine) fn word_of(&mut self, term: Term) -> u64 {
        let open = &mut self.run.open;
        if let Some(value) = open.terms.constant(term) {
            return number_word(open.terms.sort(term), value);
        }
        let mut hash = (open.terms.digest(term) >> 64) as u64;
        loop {
            let word = TOKEN << 48 | hash >> 16;
            match open.tokens.get(&word) {
                Some(known) if *known == term => return word,
                Some(_) => hash = crate::heap::mix64(hash, 1),
                None => {
                    open.tokens.insert(word, term);
                    return word;
                }
            }
        }
    }

    /// The term of a word that holds a number of this sort, open or not.
    pub(in crate::machine) fn term_of(&mut self, word: u64, sort: Sort) -> Term {
        if may_be_token(word)
            && let Some(&term) = self.run.open.tokens.get(&word)
        {
            debug_assert_eq!(self.run.open.terms.sort(term), sort, "a token of its type");
            return term;
        }
        let wide = matches!(sort, Sort::Long | Sort::Double);
        debug_assert!(wide || word >> 32 == 0, "an int that is neither a number nor a token");
        let value = match sort {
            Sort::Long => word as i64,
            Sort::Double => sojourner_terms::real::key_of_double(f64::from_bits(word)),
            Sort::Float => sojourner_terms::real::key_of_float(f32::from_bits(word as u32)),
            _ => i64::from(word as i32),
        };
        self.run.open.terms.number(sort, value)
    }

    /// The term of a token.
    fn token_term(&self, word: u64) -> Option<Term> {
        if may_be_token(word) { self.run.open.tokens.get(&word).copied() } else { None }
    }

    /// Whether a condition holds. Asks the search if it may and may not.
    pub(super) fn branch(&mut self, condition: Term) -> Result<bool, Trap> {
        if let Some(known) = self.run.open.terms.constant(condition) {
            return Ok(known == 1);
        }
        let open = &mut self.run.open;
        let not = open.terms.not(condition);
        Ok(self.choose_among(&[condition, not])? == 0)
    }

    /// Which of some conditions holds, of which exactly one does. Asks the search if it may be several.
    pub(super) fn choose_among(&mut self, conditions: &[Term]) -> Result<usize, Trap> {
        if self.state.open.pc.is_never() {
            return Err(Trap::Prune);
        }
        if let Some(blur) = self.run.open.blur
            && conditions.iter().any(|c| self.run.open.terms.symbols(*c).contains(&blur))
        {
            let place = self.place(self.state.current);
            return Err(Trap::Unsupported(format!("the text of an open value is looked at{place}")));
        }
        let weighs = self.weighs(conditions)?;
        let mut ways: Vec<(usize, Way, Count)> = Vec::new();
        for (at, &condition) in conditions.iter().enumerate() {
            let open = &mut self.run.open;
            if !weighs {
                // Nobody asks how many: whether there are some is often known sooner.
                let then = self.state.open.pc.and(&mut open.terms, condition);
                let way = match self.possible(&then, condition) {
                    Ok(true) => Way::Known(then),
                    Ok(false) => continue,
                    Err(why) => Way::Unknown(why),
                };
                ways.push((at, way, Count::Exact(1u32.into())));
                continue;
            }
            let Branch { then, then_count, .. } =
                open.counter.branch(&mut open.terms, &self.state.open.pc, condition);
            if then_count.is_zero() || then.is_never() {
                continue;
            }
            let way = match self.feasible(&then, &then_count) {
                Ok(true) => Way::Known(then),
                Ok(false) => continue,
                Err(why) => Way::Unknown(why),
            };
            ways.push((at, way, then_count));
        }
        match &mut ways[..] {
            // All of what was possible before: nothing is learned.
            [(at, Way::Known(_), _)] => {
                let at = *at;
                self.touches_open(conditions, false);
                return Ok(at);
            }
            [(_, Way::Unknown(why), _)] => return Err(Trap::Unsupported(std::mem::take(why))),
            _ => {}
        }
        self.touches_open(conditions, true);
        let exact: Option<Vec<_>> = ways.iter().map(|(_, _, count)| count.exact().cloned()).collect();
        let choice = match (weighs, exact) {
            _ if ways.is_empty() => return Err(Trap::Unsupported("a path that cannot be".into())),
            (false, _) => Choice::decision(Decision::Branch, ways.len() as u32),
            (true, Some(counts)) => Choice::counted(&counts),
            (true, None) => return self.choose_bounded(conditions, ways),
        };
        let Some(chosen) = self.run.chosen.take() else { return Err(Trap::Choose(choice)) };
        self.run.open.asked = true;
        let (at, way, _) = ways.swap_remove(chosen as usize);
        match way {
            Way::Known(pc) => {
                self.learns(pc, conditions[at]);
                Ok(at)
            }
            Way::Unknown(why) => Err(Trap::Unsupported(why)),
        }
    }

    /// The same where weights have bounds only: at least so much goes each way, of the rest nothing is known.
    fn choose_bounded(
        &mut self,
        conditions: &[Term],
        mut ways: Vec<(usize, Way, Count)>,
    ) -> Result<usize, Trap> {
        use num_bigint::BigUint;
        let symbols = self.symbols_around(conditions);
        let open = &mut self.run.open;
        let all = open.counter.count_over(&open.terms, &self.state.open.pc, &symbols);
        let least = |count: &Count| match count {
            Count::Exact(count) | Count::Bounds(count, _) => count.clone(),
            Count::GaveUp(_) => BigUint::ZERO,
        };
        let most = match &all {
            Count::Exact(count) | Count::Bounds(_, count) => count.clone(),
            Count::GaveUp(why) => return Err(Trap::Unsupported(gave_up(&why.to_string()))),
        };
        ways.retain(|(_, _, count)| least(count) != BigUint::ZERO);
        let mut weights: Vec<BigUint> = ways.iter().map(|(_, _, count)| least(count)).collect();
        let sure: BigUint = weights.iter().sum();
        if sure < most {
            weights.push(&most - &sure);
        }
        let chosen = match self.run.chosen.take() {
            Some(chosen) => {
                self.run.open.asked = true;
                chosen as usize
            }
            None => return Err(Trap::Choose(Choice::counted(&weights))),
        };
        if chosen >= ways.len() {
            return Err(Trap::Unsupported(gave_up("the shares of a branch have bounds only")));
        }
        let (at, way, _) = ways.swap_remove(chosen);
        match way {
            Way::Known(pc) => {
                self.learns(pc, conditions[at]);
                Ok(at)
            }
            Way::Unknown(why) => Err(Trap::Unsupported(why)),
        }
    }

    /// Whether a path can go on with a condition, which it holds already; an error says why nobody knows.
    fn possible(&mut self, pc: &Pc, condition: Term) -> Result<bool, String> {
        if pc.is_never() {
            return Ok(false);
        }
        // What the condition does not touch was possible before.
        let open = &mut self.run.open;
        let pc = pc.only(&open.terms.symbols(condition).clone());
        if let Some(known) = open.quick.get_or_insert_with(quick).feasible_by_points(&open.terms, &pc) {
            return Ok(known);
        }
        if let Some(Some(known)) = open.solved.get(&pc) {
            return Ok(*known);
        }
        let solver = Smt { limit: std::time::Duration::from_secs(2), ..Smt::default() };
        if !open.solved.contains_key(&pc) && *open.solver.get_or_insert_with(|| solver.present()) {
            let known = match solver.solve(&open.terms, &pc) {
                Answer::Satisfiable(_) => Some(true),
                Answer::Unsatisfiable => Some(false),
                Answer::Unknown(_) => None,
            };
            if let Some(known) = known {
                open.solved.insert(pc.clone(), Some(known));
                return Ok(known);
            }
        }
        let count = open.counter.count(&open.terms, &pc);
        if count.is_zero() {
            return Ok(false);
        }
        self.feasible(&pc, &count)
    }

    /// Whether a condition with this count can hold; an error says why nobody knows.
    fn feasible(&mut self, pc: &Pc, count: &Count) -> Result<bool, String> {
        match count {
            Count::Exact(_) => return Ok(true),
            Count::Bounds(low, _) if *low != num_bigint::BigUint::ZERO => return Ok(true),
            Count::Bounds(..) | Count::GaveUp(_) => {}
        }
        let open = &mut self.run.open;
        if let Some(known) = open.counter.feasible(&open.terms, pc) {
            return Ok(known);
        }
        let why = match count {
            Count::GaveUp(why) => why.to_string(),
            _ => "the condition is not linear".into(),
        };
        if let Some(known) = open.solved.get(pc) {
            return known.ok_or(gave_up(&why));
        }
        let solver = Smt::default();
        if !*open.solver.get_or_insert_with(|| solver.present()) {
            return Err(format!("{} (z3 may know: apt-get install z3)", gave_up(&why)));
        }
        let known = match solver.solve(&open.terms, pc) {
            Answer::Satisfiable(_) => Some(true),
            Answer::Unsatisfiable => Some(false),
            Answer::Unknown(_) => None,
        };
        open.solved.insert(pc.clone(), known);
        known.ok_or(gave_up(&why))
    }

    /// A point at which a condition holds, from whoever knows one.
    fn witness(&mut self, pc: &Pc) -> Option<Point> {
        let open = &mut self.run.open;
        match open.quick.get_or_insert_with(quick).point(&open.terms, pc) {
            Witness::Found(point) => return Some(point),
            Witness::None => return None,
            Witness::Unknown(_) => {}
        }
        let solver = Smt::default();
        if *open.solver.get_or_insert_with(|| solver.present())
            && let Answer::Satisfiable(point) = solver.solve(&open.terms, pc)
        {
            return Some(point);
        }
        None
    }

    /// The symbols of conditions, and those that are tied to them.
    fn symbols_around(&self, conditions: &[Term]) -> Vec<Sym> {
        let terms = &self.run.open.terms;
        let mut symbols: Vec<Sym> =
            conditions.iter().flat_map(|c| terms.symbols(*c).iter().copied()).collect();
        let tied: Vec<Sym> =
            self.state.open.pc.touching(&symbols).flat_map(|c| c.symbols().iter().copied()).collect();
        symbols.extend(tied);
        symbols.sort_unstable();
        symbols.dedup();
        symbols
    }

    /// Whether conditions are about draws with distributions, and not about inputs that the environment decides. Where
    /// they are about both, the inputs are settled first.
    fn weighs(&mut self, conditions: &[Term]) -> Result<bool, Trap> {
        let symbols = self.symbols_around(conditions);
        let decided = |m: &Machine, sym: &Sym| m.run.open.terms.domain(*sym).law == Law::Environment;
        let inputs: Vec<Sym> = symbols.iter().copied().filter(|sym| decided(self, sym)).collect();
        if inputs.len() == symbols.len() {
            return Ok(false);
        }
        for input in inputs {
            let term = self.run.open.terms.variable(input);
            // One that is settled may be tied to draws since: it is not asked for again.
            if !self.is_settled(term) {
                self.value_of_term(term)?;
            }
        }
        Ok(true)
    }

    /// A condition holds of new symbols, by what they are.
    pub(in crate::machine) fn assume_open(&mut self, condition: Term) {
        let known = self.state.open.pc.and(&mut self.run.open.terms, condition);
        self.log_open();
        self.state.open.pc = known;
    }

    /// A token is written to the heap.
    pub fn stores_open(&mut self) {
        self.run.open.stored = true;
    }

    /// Something is known from here on.
    fn learns(&mut self, pc: Pc, condition: Term) {
        self.tell_condition(condition);
        self.log_open();
        self.state.open.pc = pc;
    }

    /// What is known of open values: a branch writes the component of the condition that it is about, all of whose symbols
    /// are places; one whose outcome is known reads it. Branches on components apart from each other commute.
    fn touches_open(&mut self, conditions: &[Term], write: bool) {
        if !self.run.tracing {
            return;
        }
        for sym in self.symbols_around(conditions) {
            let term = self.run.open.terms.variable(sym);
            let name = self.run.open.terms.digest(term) as u64;
            self.touches_symbol(name, write);
        }
    }

    /// The number of all points of what is known, for who wants to tell.
    pub fn open_count(&mut self) -> Count {
        let open = &mut self.run.open;
        open.counter.count(&open.terms, &self.state.open.pc)
    }

    /// What the search knows of open values is forgotten with all that was made of them: from here on inputs are these
    /// numbers.
    pub fn fix_inputs(&mut self, values: Option<Vec<i64>>) {
        self.run.open.fixed = values.map(Into::into);
    }

    /// What a token stands for, in words.
    pub fn token_text(&self, word: u64) -> Option<String> {
        Some(self.run.open.terms.show(self.token_term(word)?))
    }
}

fn quick() -> Counter {
    Counter::with_limits(Limits { work: 300_000, cuts: 1_000 })
}

fn gave_up(why: &str) -> String {
    format!("a condition on open values: {why}")
}

fn terms_are_open(terms: &Terms, term: Term) -> bool {
    !matches!(terms.node(term), Node::Const(..))
}

/// A number as the word of a slot.
fn number_word(sort: Sort, value: i64) -> u64 {
    match sort {
        Sort::Long => value as u64,
        Sort::Double => sojourner_terms::real::double_of(value).to_bits(),
        Sort::Float => u64::from(sojourner_terms::real::float_of(value).to_bits()),
        _ => u64::from(value as i32 as u32),
    }
}
