//! Open values in the story of a run: which inputs there were, and which numbers they may be.

use super::super::Machine;
use sojourner_terms::{Sort, Sym, Term};

/// An input or a wide draw of a run that is told.
#[derive(Clone, Debug)]
pub struct Input {
    pub name: String,
    /// What the program calls it, which others may be called as well.
    base: String,
    sym: Sym,
    sort: Sort,
    /// It is the length of a string.
    of_text: bool,
    /// A value with which the run goes as it went, once it is known.
    pub value: Option<i64>,
}

/// Inputs and their values for people: the length and the characters of a string are one text.
pub fn listed(inputs: &[Input]) -> Vec<String> {
    let mut list = Vec::new();
    let mut rest = inputs;
    while let [input, more @ ..] = rest {
        rest = more;
        let Some(name) = input.name.strip_suffix(".length") else {
            list.push(format!("{} = {}", input.name, input.text()));
            continue;
        };
        let parts = rest.iter().take_while(|part| part.name.starts_with(&format!("{name}["))).count();
        let (units, after) = rest.split_at(parts);
        rest = after;
        if !input.of_text {
            list.push(array(name, input, units));
            continue;
        }
        let length = input.value.unwrap_or(0).clamp(0, 1 << 16) as usize;
        let value = |suffix: &str, at: usize| {
            let wanted = format!("{name}[{at}]{suffix}");
            units.iter().find(|part| part.name == wanted).and_then(|part| part.value)
        };
        let text: Vec<u16> = (0..length.min(64))
            .map(|at| match value("", at) {
                Some(low) => (value(">>8", at).unwrap_or(0) << 8 | low) as u16,
                None => u16::from(b'a'),
            })
            .collect();
        let more = if length > 64 { format!(" and {} characters more", length - 64) } else { String::new() };
        list.push(format!("{name} = {:?}{more}", String::from_utf16_lossy(&text)));
    }
    list
}

/// An array that is an input: its elements, as far as they were made.
fn array(name: &str, length: &Input, elements: &[Input]) -> String {
    let is_element = |part: &&Input| !part.name.ends_with(".length");
    match elements.iter().all(|part| is_element(&part)) {
        // Strings are elements with parts of their own.
        false => {
            let all: Vec<String> = listed(elements);
            format!("{name}.length = {}, {}", length.text(), all.join(", "))
        }
        true => {
            let all: Vec<String> = elements.iter().map(Input::text).collect();
            format!("{name} = {{{}}}", all.join(", "))
        }
    }
}

impl Input {
    /// The value as a person would write it.
    pub fn text(&self) -> String {
        self.value.map_or("?".into(), |value| sojourner_terms::term::show::shown(self.sort, value))
    }
}

impl Machine {
    /// There is one input more.
    pub(super) fn tell_input(&mut self, name: &str, sym: Sym, term: Term) {
        let value = self.run.open.terms.constant(term);
        let sort = self.run.open.terms.sort(term);
        let of_text = name.ends_with(".length") && self.has_text_domain(sym);
        if let Some(recorder) = &mut self.run.recorder {
            let mut name = name.to_owned();
            let others = recorder.inputs.iter().filter(|input| input.sym != sym && input.base == name);
            let base = name.clone();
            // Several of one name are told apart by numbers; parts of texts and arrays belong to one.
            if let (1.., false) = (others.count(), name.contains(['.', '['])) {
                let taken = recorder.inputs.iter().filter(|input| input.base == name).count();
                name = format!("{name}#{}", taken + 1);
            }
            self.run.open.terms.call(sym, name.clone());
            recorder.inputs.push(Input { name, base, sym, sort, of_text, value });
        }
    }

    /// A condition was found to hold.
    pub(super) fn tell_condition(&mut self, condition: Term) {
        if self.run.recorder.is_some() {
            let text = self.run.open.terms.show(condition);
            self.tell_draw(|| text);
        }
    }

    /// Only these symbols are kept: what the others are is decided now, since nothing else will be known of them.
    pub(super) fn tell_dropped(&mut self, kept: &[Sym]) {
        if self.run.recorder.is_none() {
            return;
        }
        let dropped: Vec<Sym> =
            self.state.open.symbols.iter().copied().filter(|sym| kept.binary_search(sym).is_err()).collect();
        self.decide(&dropped);
    }

    /// What the inputs of a run that is told may be, now that it is over.
    pub fn told_inputs(&mut self) -> (Vec<Input>, Vec<String>) {
        let all = self.state.open.symbols.to_vec();
        self.decide(&all);
        let told = |r: &super::super::record::Recorder| (r.inputs.clone(), r.conditions.clone());
        self.run.recorder.as_deref().map(told).unwrap_or_default()
    }

    fn decide(&mut self, symbols: &[Sym]) {
        if symbols.is_empty() {
            return;
        }
        let Some(point) = self.witness(&self.state.open.pc.only(symbols)) else { return };
        let open = &mut self.run.open;
        let known = self.state.open.pc.only(symbols);
        let all: num_bigint::BigUint = symbols.iter().map(|sym| open.terms.domain(*sym).total()).product();
        let count = open.quick.get_or_insert_with(super::quick).count_over(&open.terms, &known, symbols);
        let real = |sym: &Sym| matches!(open.terms.symbol_of(*sym).sort, Sort::Float | Sort::Double);
        let text = |sym: &Sym| open.terms.name(*sym).contains(['.', '[']);
        let counted = count.exact().filter(|_| !symbols.iter().any(|sym| real(sym) || text(sym)));
        let share = counted.map(|count| format!(": {count} of {all} inputs")).unwrap_or_default();
        let condition = format!("{}{share}", known.show(&open.terms));
        let Some(recorder) = &mut self.run.recorder else { return };
        if !known.components().is_empty() {
            recorder.conditions.push(condition);
        }
        for sym in symbols {
            let domain = open.terms.domain(*sym);
            let free = 0i64.clamp(domain.low, domain.high);
            let value = point.get(*sym).unwrap_or(free);
            // The latest of this number: earlier ones were dropped before it was used again.
            if let Some(input) = recorder.inputs.iter_mut().rev().find(|input| input.sym == *sym) {
                input.value.get_or_insert(value);
            }
        }
    }
}
