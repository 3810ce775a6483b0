//! Inputs whose usage profile depends on another input.

use super::super::{Machine, Trap};
use sojourner_terms::{Domain, Given, Sym, Term, Usage};

impl Machine {
    /// How likely an input is by its usage profile. One that depends on another input learns in which of its cases that one
    /// is: the search is asked, with the exact weights.
    pub fn usage_of(&mut self, name: &str, usage: &Usage) -> Result<Domain, Trap> {
        let given = match usage {
            Usage::Alone(domain) => return Ok(domain.clone()),
            Usage::Given(given) => given,
        };
        if self.run.open.fixed.is_some() {
            return Ok(given.cases[0].2.clone());
        }
        let Some(condition) = self.latest(given) else {
            let of = &given.of;
            return Err(Trap::Unsupported(format!(
                "input {name}, whose profile is given {of}, where no {of} is at hand: it must have been taken before by \
                 the same thread, and still be used"
            )));
        };
        let terms = &mut self.run.open.terms;
        let mut cases: Vec<Term> =
            given.cases.iter().map(|(low, high, _)| terms.within(condition, &[(*low, *high)])).collect();
        let others: Vec<Term> = cases.iter().map(|case| terms.not(*case)).collect();
        cases.push(terms.all(&others));
        let at = self.choose_among(&cases)?;
        match given.cases.get(at) {
            Some((.., domain)) => Ok(domain.clone()),
            None => Err(Trap::Unsupported(format!(
                "input {name}, whose profile has no case for some values of {}",
                given.of
            ))),
        }
    }

    /// The input of this name that the current thread has taken last, if something still refers to it.
    fn latest(&mut self, given: &Given) -> Option<Term> {
        let alone = self.run.options.profile.iter().find(|(name, _)| *name == given.of);
        if let Some((_, Usage::Alone(domain))) = alone
            && domain.low == domain.high
        {
            let value = domain.low;
            return Some(self.run.open.terms.number(sojourner_terms::Sort::Long, value));
        }
        let thread = self.state.threads[self.state.current].object;
        let origin = self.state.heap.name_of(thread);
        let terms = &self.run.open.terms;
        let is_it = |sym: &&Sym| terms.symbol_of(**sym).origin == origin && terms.name(**sym) == given.of;
        let latest = self.state.open.symbols.iter().filter(is_it).max_by_key(|sym| terms.symbol_of(**sym).n);
        latest.copied().map(|sym| self.run.open.terms.variable(sym))
    }
}
