//! Draws handed over to the open values (`machine/open.rs`).
//!
//! A draw as it is kept here has one unknown and lies where one thread can look at it. Where a program does more (adds two
//! draws, takes a root, stores one beside another thread), the draw and those it was compared with become symbols with
//! their ranges and their order, its tokens become terms, and the instruction is executed again. Nothing is looked at, so
//! the search is not asked.

use super::{Machine, Open, Step, Trap};
use sojourner_terms::{Domain, Real, Sort, Term, real};

impl Machine {
    /// Makes open values of a draw and of all it was compared with.
    pub(super) fn promote_draw(&mut self, open: &Open) -> Trap {
        match self.promoted(open) {
            Ok(()) => Trap::Again,
            Err(trap) => trap,
        }
    }

    fn promoted(&mut self, open: &Open) -> Result<(), Trap> {
        self.open_values()?;
        let count = open.order.map_or(1, |order| order.of);
        let name = format!("draw of 2^{}", open.grid.trailing_zeros());
        let domain = Domain::uniform(open.low as i64, open.high as i64 - 1);
        let mut numbers: Vec<u64> = self.forced(open);
        if numbers.is_empty() {
            let first = self.run.open.made;
            for _ in 0..count {
                numbers.push(self.make_open(&name, Sort::Long, domain.clone())?);
            }
            self.follow(open, first, count as usize);
        }
        if !self.is_token(numbers[0]) {
            // The run is followed with numbers.
            self.rewrite_draws(|other| {
                let k = *numbers.get(other.rank())?;
                other.is_linked(open).then(|| Open { low: k, high: k + 1, order: None, ..other.clone() })
            });
            return Ok(());
        }
        self.know_order(&numbers);
        self.replace_draws(open, &numbers);
        Ok(())
    }

    /// The numbers of a chain are different, and in order.
    fn know_order(&mut self, numbers: &[u64]) {
        for pair in numbers.windows(2) {
            let (a, b) = (self.term_of(pair[0], Sort::Long), self.term_of(pair[1], Sort::Long));
            let below = self.run.open.terms.lt(a, b);
            self.assume_open(below);
        }
    }

    /// Writes open values in place of the tokens of a draw and of those that it is linked with.
    fn replace_draws(&mut self, open: &Open, numbers: &[u64]) {
        let at = self.state.current;
        let linked =
            |m: &Machine, bits: u64| m.open_value(bits).filter(|other| other.is_linked(open)).cloned();
        for index in (0..self.state.threads[at].frames.len()).rev() {
            let frame = self.state.threads[at].frames[index];
            let mut logged = false;
            for slot in frame.base..frame.sp {
                let bits = self.state.threads[at].stack[slot as usize];
                let Some(other) = linked(self, bits) else { continue };
                if !logged {
                    self.log_frames_to(index);
                    logged = true;
                }
                self.state.threads[at].stack[slot as usize] = self.word_for(&other, numbers);
            }
        }
        for (object, word, bits) in self.stored_tokens() {
            if let Some(other) = linked(self, bits) {
                let token = self.word_for(&other, numbers);
                self.state.heap.put(object, word, token);
                self.stores_open();
            }
        }
    }

    /// What a token of a draw is, as a term over the number that was drawn.
    fn word_for(&mut self, open: &Open, numbers: &[u64]) -> u64 {
        let drawn = self.term_of(numbers[open.rank()], Sort::Long);
        let terms = &mut self.run.open.terms;
        let (to, sort) =
            if open.grid == 1 << 24 { (Real::ToFloat, Sort::Float) } else { (Real::ToDouble, Sort::Double) };
        let mut term = terms.real_of(to, drawn);
        // Both are exact: what is drawn is below 2^53 (2^24), the grid a power of two.
        let grid = constant(sort, open.grid as f64);
        let grid = terms.number(sort, grid);
        term = terms.real(Real::Div, term, grid);
        for &step in &open.steps {
            let sort = terms.sort(term);
            let mut with = |op: Real, term: Term, bits: u64, turned: bool| {
                let value = match sort {
                    Sort::Float => real::key_of_float(f32::from_bits(bits as u32)),
                    _ => real::key_of_double(f64::from_bits(bits)),
                };
                let other = terms.number(sort, value);
                if turned { terms.real(op, other, term) } else { terms.real(op, term, other) }
            };
            term = match step {
                Step::Add(c) => with(Real::Add, term, c, false),
                Step::Sub(c) => with(Real::Sub, term, c, false),
                Step::SubFrom(c) => with(Real::Sub, term, c, true),
                Step::Mul(c) => with(Real::Mul, term, c, false),
                Step::Div(c) => with(Real::Div, term, c, false),
                Step::Neg => terms.real_of(Real::Neg, term),
                Step::ToFloat => terms.real_of(Real::ToFloat, term),
                Step::ToDouble => terms.real_of(Real::ToDouble, term),
                Step::Floor => terms.real_of(Real::Floor, term),
                Step::Ceil => terms.real_of(Real::Ceil, term),
                Step::Rint => terms.real_of(Real::Rint, term),
            };
        }
        self.word_of(term)
    }
}

fn constant(sort: Sort, value: f64) -> i64 {
    if sort == Sort::Float { real::key_of_float(value as f32) } else { real::key_of_double(value) }
}
