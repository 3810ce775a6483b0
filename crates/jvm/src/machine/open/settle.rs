//! Which number an open value is, where nothing less will do.
//!
//! Few values are a choice of the search between all of them, each with its exact weight. Of many some are tried: constants
//! of the program and special numbers for inputs, numbers spread over the range for draws; the rest is one alternative
//! more, which is not followed. The place that asked then holds the number; other tokens of the same symbols stay as they
//! are, and what is known says what they are worth.

use super::super::{Machine, Trap};
use super::may_be_token;
use crate::heap::ObjRef;
use sojourner_terms::{Law, Node, Sort, Term, Witness, real};

/// Values that are all tried.
const FEW: i128 = 1 << 10;
/// The same for a symbol on its own, whose values need no counting.
const FEW_ALONE: i128 = 1 << 16;
/// Values that are tried of more.
const TRIED: usize = 40;

impl Machine {
    /// The number that a term is. Asks the search if it may be several.
    pub(super) fn value_of_term(&mut self, term: Term) -> Result<i64, Trap> {
        if let Some(value) = self.run.open.terms.constant(term) {
            return Ok(value);
        }
        let size_of = |spans: &[(i64, i64)]| -> i128 {
            spans.iter().map(|(low, high)| i128::from(*high) - i128::from(*low) + 1).sum()
        };
        let mut spans = self.spans_of(term);
        if size_of(&spans) > FEW
            && !matches!(self.run.open.terms.node(term), Node::Symbol(_))
            && let Some(ends) = self.ends_of(term, &spans)
        {
            spans = vec![ends];
        }
        let size = size_of(&spans);
        let alone = matches!(self.run.open.terms.node(term), Node::Symbol(_))
            && self.symbols_around(&[term]).len() == 1;
        let all = size <= if alone { FEW_ALONE } else { FEW };
        let values: Vec<i64> = match all {
            true => spans.iter().flat_map(|&(low, high)| low..=high).collect(),
            false if self.is_of_text(term) => self.lengths_to_try(spans[0].0, spans[spans.len() - 1].1),
            false => self.values_to_try(term, &spans),
        };
        let terms = &mut self.run.open.terms;
        let mut conditions: Vec<Term> = values.iter().map(|&v| terms.within(term, &[(v, v)])).collect();
        if !all {
            let tried: Vec<Term> = conditions.iter().map(|c| terms.not(*c)).collect();
            conditions.push(terms.all(&tried));
        }
        let at = self.choose_among(&conditions)?;
        match values.get(at) {
            Some(value) => Ok(*value),
            None => {
                let place = self.place(self.state.current);
                let what = self.run.open.terms.show(term);
                Err(Trap::Unsupported(format!(
                    "other values of {what} than the {} that were tried{place}",
                    values.len()
                )))
            }
        }
    }

    /// Whether what is known leaves a term one value.
    pub(super) fn is_settled(&self, term: Term) -> bool {
        matches!(self.spans_of(term)[..], [(low, high)] if low == high)
    }

    /// Whether a term depends on the length of a string.
    fn is_of_text(&self, term: Term) -> bool {
        self.run.open.terms.symbols(term).iter().any(|sym| self.is_text_length(*sym))
    }

    /// The least and the largest value of a term, if they are found.
    fn ends_of(&mut self, term: Term, spans: &[(i64, i64)]) -> Option<(i64, i64)> {
        let (first, last) = (spans[0].0, spans[spans.len() - 1].1);
        let may = |m: &mut Machine, low: i64, high: i64| {
            let open = &mut m.run.open;
            let inside = open.terms.within(term, &[(low, high)]);
            let pc = m.state.open.pc.and(&mut open.terms, inside);
            let symbols = open.terms.symbols(term).clone();
            open.counter.feasible(&open.terms, &pc.only(&symbols))
        };
        let (mut low, mut high) = (i128::from(first), i128::from(last));
        while low < high {
            let middle = (low + high).div_euclid(2);
            match may(self, first, middle as i64)? {
                true => high = middle,
                false => low = middle + 1,
            }
        }
        let least = low as i64;
        let (mut low, mut high) = (i128::from(least), i128::from(last));
        while low < high {
            let middle = (low + high + 1).div_euclid(2);
            match may(self, middle as i64, last)? {
                true => low = middle,
                false => high = middle - 1,
            }
        }
        Some((least, low as i64))
    }

    /// Intervals that hold a term, as far as that is easily seen.
    fn spans_of(&self, term: Term) -> Vec<(i64, i64)> {
        let terms = &self.run.open.terms;
        let symbols = terms.symbols(term).clone();
        for component in self.state.open.pc.touching(&symbols) {
            for atom in component.atoms() {
                if let Node::Within(about, spans) = terms.node(*atom)
                    && *about == term
                {
                    return spans.to_vec();
                }
            }
        }
        match terms.node(term) {
            Node::Symbol(sym) => terms.domain(*sym).spans(),
            _ => vec![terms.interval(term)],
        }
    }

    /// Some values that a term may have.
    fn values_to_try(&mut self, term: Term, spans: &[(i64, i64)]) -> Vec<i64> {
        let inside = |value: i64| spans.iter().any(|&(low, high)| low <= value && value <= high);
        let (low, high) = (spans[0].0, spans[spans.len() - 1].1);
        let mut values: Vec<i64> = Vec::new();
        let sort = self.run.open.terms.sort(term);
        let open = &mut self.run.open;
        if let Witness::Found(point) = open.counter.point(&open.terms, &self.state.open.pc) {
            // Symbols that nothing is known of may be anything.
            let value = |sym| point.get(sym).unwrap_or_else(|| open.terms.domain(sym).low);
            values.push(open.terms.eval_total(term, &value));
        }
        let draws = open.terms.symbols(term).iter().all(|s| open.terms.domain(*s).law != Law::Environment);
        if !draws {
            let inputs = self.run.derived.inputs.clone();
            values.extend(match sort {
                Sort::Float => inputs.real(true).iter().map(|v| real::key_of_float(*v as f32)).collect(),
                Sort::Double => inputs.real(false).iter().map(|v| real::key_of_double(*v)).collect(),
                _ => inputs.whole(low, high),
            });
        }
        let width = i128::from(high) - i128::from(low);
        let count = 10;
        values.extend((0..count).map(|n| (i128::from(low) + width * (2 * n + 1) / (2 * count)) as i64));
        values.extend([low, high]);
        values.retain(|value| inside(*value));
        let mut once: Vec<i64> = Vec::new();
        values.into_iter().for_each(|value| {
            if !once.contains(&value) {
                once.push(value);
            }
        });
        once.truncate(TRIED);
        once
    }

    /// An operand, so many slots below the top of the stack, becomes a number.
    pub(super) fn settle_slot(&mut self, below: usize) -> Result<(), Trap> {
        let at = self.slot_at(below);
        let word = self.state.threads[self.state.current].stack[at];
        let Some(term) = self.token_term(word) else { return Ok(()) };
        let value = self.value_of_term(term)?;
        let number = super::number_word(self.run.open.terms.sort(term), value);
        self.state.threads[self.state.current].stack[at] = number;
        Ok(())
    }

    /// The topmost slots of the stack become numbers.
    pub fn settle_slots(&mut self, slots: usize) -> Result<(), Trap> {
        if !self.run.open.on {
            return Ok(());
        }
        let frame = *self.state.threads[self.state.current].frames.last().expect("running");
        let depth = (frame.sp - frame.base) as usize;
        (1..=slots.min(depth)).try_for_each(|below| self.settle_slot(below))
    }

    /// All that is on the operand stack becomes numbers.
    pub fn settle_stack(&mut self) -> Result<(), Trap> {
        if !self.run.open.on {
            return Ok(());
        }
        let frame = *self.state.threads[self.state.current].frames.last().expect("running");
        let locals = u32::from(self.program.entries[frame.method.0 as usize].locals);
        self.settle_slots((frame.sp - frame.base).saturating_sub(locals) as usize)
    }

    /// The topmost slots of the stack are about to be written to the heap as they are.
    pub fn stores_slots(&mut self, slots: usize) {
        self.run.open.stored |=
            self.run.open.on && (1..=slots).any(|below| may_be_token(self.slot_word(below)));
    }

    fn slot_word(&self, below: usize) -> u64 {
        self.state.threads[self.state.current].stack[self.slot_at(below)]
    }

    /// A local variable becomes a number.
    pub(super) fn settle_local(&mut self, local: usize) -> Result<(), Trap> {
        let frame = *self.state.threads[self.state.current].frames.last().expect("running");
        self.settle_slot(frame.sp as usize - frame.base as usize - local)
    }

    /// Open values in an object become numbers.
    pub fn settle_object(&mut self, object: ObjRef) -> Result<(), Trap> {
        if object.is_null() || !self.state.heap.is_there(object) {
            return Ok(());
        }
        if self.has_open_length(object) {
            return Err(Trap::Unsupported("the characters of an input".into()));
        }
        if self.state.heap.has_tail(object) {
            let open: Vec<u32> = (0..)
                .zip(self.state.heap.tail_of(object))
                .filter(|(_, w)| **w != 0)
                .map(|(n, _)| n)
                .collect();
            for index in open {
                self.settle_element(object, index)?;
            }
            return Ok(());
        }
        let class = self.state.heap.class(object);
        let is_array = self.class(class).is_array();
        let words: Vec<(usize, u64)> = match &self.state.heap.layout(class).kind {
            crate::heap::LayoutKind::Array { shift: 0..=2, .. } => return Ok(()),
            crate::heap::LayoutKind::Object { refs, .. } if !is_array => {
                let content = self.state.heap.content(object).iter().copied().enumerate();
                content
                    .filter(|(at, w)| may_be_token(*w) && refs.binary_search(&(*at as u16)).is_err())
                    .collect()
            }
            _ => self
                .state
                .heap
                .content(object)
                .iter()
                .copied()
                .enumerate()
                .filter(|(_, w)| may_be_token(*w))
                .collect(),
        };
        for (at, word) in words {
            let Some(term) = self.token_term(word) else { continue };
            let value = self.value_of_term(term)?;
            let number = super::number_word(self.run.open.terms.sort(term), value);
            self.state.heap.put(object, at, number);
        }
        Ok(())
    }

    /// An element of an array of a narrow type becomes a number.
    pub(super) fn settle_element(&mut self, array: ObjRef, index: u32) -> Result<(), Trap> {
        let Some(term) = self.token_term(self.state.heap.tail(array, index)) else { return Ok(()) };
        let value = self.value_of_term(term)?;
        let value = super::number_word(self.run.open.terms.sort(term), value) as u32;
        match self.state.heap.layout(self.state.heap.class(array)).kind {
            crate::heap::LayoutKind::Array { shift: 0, .. } => {
                self.state.heap.put_element::<u8>(array, index, value as u8)
            }
            crate::heap::LayoutKind::Array { shift: 1, .. } => {
                self.state.heap.put_element::<u16>(array, index, value as u16)
            }
            _ => self.state.heap.put_element::<u32>(array, index, value),
        }
        self.state.heap.set_tail(array, index, 0);
        Ok(())
    }

    /// Where a slot lies in the thread's stack.
    pub(super) fn slot_at(&self, below: usize) -> usize {
        let thread = &self.state.threads[self.state.current];
        thread.frames.last().expect("running").sp as usize - below
    }
}
