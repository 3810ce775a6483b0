//! Inputs whose usage profile depends on another input.

use super::super::{Machine, Trap};
use sojourner_terms::{Domain, Given, Term, Usage};
use std::sync::Arc;

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
                 the same thread"
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

    /// The input of this name that the current thread has taken last.
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
        let mut taken = self.state.open.latest.iter();
        taken.find(|(of, name, _)| *of == origin && **name == *given.of).map(|taken| taken.2)
    }

    /// A thread has taken an input: the last one of its name, which those remember whose profile depends on it.
    pub(super) fn took(&mut self, origin: u64, name: Arc<str>, term: Term) {
        let depends = |usage: &Usage| matches!(usage, Usage::Given(given) if *given.of == *name);
        if !self.run.options.profile.iter().any(|(_, usage)| depends(usage)) {
            return;
        }
        self.log_open();
        let latest = Arc::make_mut(&mut self.state.open.latest);
        latest.retain(|(of, known, _)| *of != origin || *known != name);
        latest.push((origin, name, term));
        latest.sort_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
    }

    /// What is remembered of inputs that were taken last, for fingerprints.
    pub(super) fn latest_digests(&self) -> impl Iterator<Item = u128> + '_ {
        let terms = &self.run.open.terms;
        self.state.open.latest.iter().flat_map(move |(origin, name, term)| {
            let name = name.bytes().fold(*origin, |hash, byte| crate::heap::mix64(hash, byte.into()));
            [u128::from(name), terms.digest(*term)]
        })
    }
}
