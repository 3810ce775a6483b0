//! Boxes, and texts of open values.
//!
//! A box of an open value is a new object with a token in it, as `valueOf` makes one of a number that is not in its cache.
//! One that would come from the cache differs from that in its identity only; where two boxes are compared by identity they
//! are one if they would have come from the cache, and the run is not followed if the program makes boxes of its own.
//!
//! A text that holds an open number (`"x = " + x`) is mostly printed, or is the message of an exception, and nobody looks at
//! it. So it is a string with some number in its place, whose characters are all *blurred*: open values of which nothing can
//! be learned. Who looks at one, or at how many there are, ends the run, by name; printing to the console does not look.

use super::super::{Machine, Trap};
use crate::class::MethodId;
use crate::code::Instr;
use crate::heap::ObjRef;
use crate::link::concat::{Piece, Recipe};
use sojourner_terms::{Cast, Domain, Op, Sort, Symbol, Term, Witness};

/// The classes of boxes, what their `valueOf` takes, and which numbers have boxes that are made once.
const BOXES: [(&str, &str, i64, i64); 7] = [
    ("java/lang/Integer", "(I)Ljava/lang/Integer;", -128, 127),
    ("java/lang/Long", "(J)Ljava/lang/Long;", -128, 127),
    ("java/lang/Short", "(S)Ljava/lang/Short;", -128, 127),
    ("java/lang/Byte", "(B)Ljava/lang/Byte;", -128, 127),
    ("java/lang/Character", "(C)Ljava/lang/Character;", 0, 127),
    // None is made once.
    ("java/lang/Float", "(F)Ljava/lang/Float;", 1, 0),
    ("java/lang/Double", "(D)Ljava/lang/Double;", 1, 0),
];

impl Machine {
    /// A call of a static method with an open value on top of the stack: whether it made a box.
    pub(super) fn box_open(&mut self, method: MethodId) -> Result<bool, Trap> {
        let class = self.method(method).class;
        let name = &*self.class(class).name;
        let Some((_, takes, ..)) = BOXES.iter().find(|b| b.0 == name) else { return Ok(false) };
        if self.method_name(method) != "valueOf" || self.method_descriptor(method) != *takes {
            return Ok(false);
        }
        let slots = if matches!(takes.as_bytes()[1], b'J' | b'D') { 2 } else { 1 };
        let word = self.state.threads[self.state.current].stack[self.slot_at(slots)];
        if !self.is_token(word) || !self.is_initialised(class) {
            return Ok(false);
        }
        self.collect_if_due();
        let object = self.new_instance(class)?;
        self.set_named(object, "value", word);
        (self.run.open.stored, self.run.open.boxed) = (true, true);
        let at = self.slot_at(slots);
        let thread = &mut self.state.threads[self.state.current];
        thread.stack[at] = object.slot();
        let frame = thread.frames.last_mut().expect("running");
        frame.sp = at as u32 + 1;
        frame.pc += 1;
        Ok(true)
    }

    /// A call of a static method that makes a text of a float or a double: one that is open has a blurred text.
    pub(super) fn text_of_real(&mut self, method: MethodId) -> Result<bool, Trap> {
        let class = &*self.class(self.method(method).class).name;
        let (slots, sort) = match (class, self.method_name(method), self.method_descriptor(method)) {
            ("java/lang/String", "valueOf", "(D)Ljava/lang/String;") => (2, Sort::Double),
            ("java/lang/Double", "toString", "(D)Ljava/lang/String;") => (2, Sort::Double),
            ("java/lang/String", "valueOf", "(F)Ljava/lang/String;") => (1, Sort::Float),
            ("java/lang/Float", "toString", "(F)Ljava/lang/String;") => (1, Sort::Float),
            _ => return Ok(false),
        };
        let word = self.state.threads[self.state.current].stack[self.slot_at(slots)];
        let Some(term) = self.token_term(word) else { return Ok(false) };
        if !self.state.heap.grows_tails() {
            return Ok(false);
        }
        let value = self.example(term);
        let text = sojourner_terms::term::show::shown(sort, value);
        self.collect_if_due();
        let string = self.new_string(text.trim_end_matches('f'))?;
        self.blur(string)?;
        let at = self.slot_at(slots);
        let thread = &mut self.state.threads[self.state.current];
        thread.stack[at] = string.slot();
        let frame = thread.frames.last_mut().expect("running");
        frame.sp = at as u32 + 1;
        frame.pc += 1;
        Ok(true)
    }

    /// Whether two different objects, about to be compared by identity, are boxes that `valueOf` would have made once.
    pub(super) fn are_one_box(&mut self, a: ObjRef, b: ObjRef) -> Result<bool, Trap> {
        if a == b || a.is_null() || b.is_null() {
            return Ok(false);
        }
        let class = self.state.heap.class(a);
        if class != self.state.heap.class(b) {
            return Ok(false);
        }
        let name = &*self.class(class).name;
        let Some(&(name, _, low, high)) = BOXES.iter().find(|b| b.0 == name) else { return Ok(false) };
        let sort = match name {
            "java/lang/Long" => Sort::Long,
            // Two of them are never one.
            "java/lang/Float" | "java/lang/Double" => return Ok(false),
            _ => Sort::Int,
        };
        let x = self.term_of(self.get_named(a, "value"), sort);
        let y = self.term_of(self.get_named(b, "value"), sort);
        let terms = &mut self.run.open.terms;
        let (same, small) = (terms.eq(x, y), terms.within(x, &[(low, high)]));
        let one = terms.all(&[same, small]);
        if !self.branch(one)? {
            return Ok(false);
        }
        if self.run.derived.inputs.makes_boxes {
            let place = self.place(self.state.current);
            return Err(Trap::Unsupported(format!("the identity of boxed open values{place}")));
        }
        Ok(true)
    }

    /// The reference that is meant by one that is compared with what is there: the same, if both are boxes that `valueOf`
    /// would have made once.
    pub fn meant_reference(&mut self, there: ObjRef, expected: ObjRef) -> Result<ObjRef, Trap> {
        let is_one = self.run.open.boxed && self.are_one_box(there, expected)?;
        Ok(if is_one { there } else { expected })
    }

    /// Who an object is is asked for otherwise than by a comparison: that of a box which `valueOf` would have made once is
    /// not known.
    pub fn asks_identity(&mut self, object: ObjRef) -> Result<(), Trap> {
        if !self.run.open.boxed || object.is_null() {
            return Ok(());
        }
        let name = &*self.class(self.state.heap.class(object)).name;
        let Some(&(name, _, low, high)) = BOXES.iter().find(|b| b.0 == name && b.2 <= b.3) else {
            return Ok(());
        };
        let sort = if name == "java/lang/Long" { Sort::Long } else { Sort::Int };
        let value = self.term_of(self.get_named(object, "value"), sort);
        let small = self.run.open.terms.within(value, &[(low, high)]);
        if self.branch(small)? {
            let place = self.place(self.state.current);
            return Err(Trap::Unsupported(format!("the identity of boxed open values{place}")));
        }
        Ok(())
    }

    /// Some number that a term may be, for people.
    fn example(&mut self, term: Term) -> i64 {
        let symbols = self.run.open.terms.symbols(term).clone();
        let open = &mut self.run.open;
        let quick = open.quick.get_or_insert_with(super::quick);
        let point = match quick.point(&open.terms, &self.state.open.pc.only(&symbols)) {
            Witness::Found(point) => point,
            _ => Default::default(),
        };
        let terms = &open.terms;
        let value =
            |sym| point.get(sym).unwrap_or_else(|| 0i64.clamp(terms.domain(sym).low, terms.domain(sym).high));
        terms.eval_total(term, &value)
    }

    /// A slot gets some number that its open value may be, since nobody will look at it.
    fn show_slot(&mut self, below: usize) {
        let at = self.slot_at(below);
        let word = self.state.threads[self.state.current].stack[at];
        if let Some(term) = self.token_term(word) {
            let value = self.example(term);
            let number = super::number_word(self.run.open.terms.sort(term), value);
            self.state.threads[self.state.current].stack[at] = number;
        }
    }

    /// A call with open values on top of the stack: what is printed to the console is some number that it may be.
    pub(super) fn print_open(&mut self, i: Instr) -> Result<(), Trap> {
        let receiver =
            ObjRef(self.state.threads[self.state.current].stack[self.slot_at(i.a as usize)] as u32);
        if receiver.is_null() || !self.run.consoles.contains(&receiver) {
            return Ok(());
        }
        let class = self.state.heap.class(receiver);
        let Some(&method) = self.class(class).vtable.get(i.b as usize) else { return Ok(()) };
        if !matches!(self.method_name(method), "print" | "println") {
            return Ok(());
        }
        match self.method_descriptor(method) {
            "(I)V" | "(C)V" => self.show_slot(1),
            "(F)V" => self.show_slot(1),
            "(J)V" | "(D)V" => self.show_slot(2),
            "(Z)V" => self.settle_slot(1)?,
            "(Ljava/lang/String;)V" | "(Ljava/lang/Object;)V" => {
                let text = ObjRef(self.state.threads[self.state.current].stack[self.slot_at(1)] as u32);
                if self.is_blurred(text) || self.is_open_text(text) {
                    let shown = match self.is_blurred(text) {
                        true => self.text(text),
                        false => self.example_text(text),
                    };
                    let plain = self.new_string(&shown)?;
                    let at = self.slot_at(1);
                    self.state.threads[self.state.current].stack[at] = plain.slot();
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// The token of a character of which nothing can be learned.
    fn blur_word(&mut self) -> u64 {
        let symbol = Symbol { origin: u64::MAX, n: 0, sort: Sort::Int, domain: Domain::environment(0, 255) };
        let sym = self.run.open.terms.symbol(symbol, "the text of an open value");
        let term = self.run.open.terms.variable(sym);
        self.run.open.blur = Some(sym);
        self.word_of(term)
    }

    /// Whether an object is a string that is blurred.
    pub(super) fn is_blurred(&self, object: ObjRef) -> bool {
        if object.is_null() || Some(self.state.heap.class(object)) != self.program.known.string {
            return false;
        }
        let value = ObjRef(self.state.heap.get(object, self.program.known.string_value.0) as u32);
        !value.is_null() && self.is_blurred_array(value)
    }

    /// Whether the elements of an array are blurred.
    pub(super) fn is_blurred_array(&self, array: ObjRef) -> bool {
        let Some(blur) = self.run.open.blur else { return false };
        let first = self.state.heap.tail_of(array).first().copied().unwrap_or(0);
        self.token_term(first).is_some_and(|term| *self.run.open.terms.symbols(term) == [blur].into())
    }

    /// Texts and numbers put together, where one of them is open: with open numbers the result is blurred, otherwise its
    /// characters are those of its parts. None if nothing is open. The operands are on top of the stack.
    pub fn concatenate_open(&mut self, recipe: &Recipe) -> Result<Option<ObjRef>, Trap> {
        if !self.run.open.on || self.state.open.is_empty() || !self.state.heap.grows_tails() {
            return Ok(None);
        }
        self.settle_drawn(recipe.slots)?;
        let (mut blurs, mut texts) = (false, false);
        for piece in &recipe.pieces {
            let Piece::Slot(slot, letter) = piece else { continue };
            let word = self.slot(recipe.slots - slot);
            match letter {
                b'L' => {
                    blurs |= self.is_blurred(ObjRef(word as u32));
                    texts |= self.is_open_text(ObjRef(word as u32));
                }
                b'Z' => self.settle_slot(recipe.slots - slot)?,
                b'C' => texts |= self.is_token(word),
                _ => blurs |= self.is_token(word),
            }
        }
        if !blurs && !texts {
            return Ok(None);
        }
        self.collect_if_due();
        let start = self.slot_at(recipe.slots);
        let mut slots: Vec<u64> =
            self.state.threads[self.state.current].stack[start..start + recipe.slots].to_vec();
        // A text that is longer than what is followed of it can be kept and printed, but not looked at.
        for piece in &recipe.pieces {
            if let Piece::Slot(slot, b'L') = piece {
                blurs |= !self.is_followed(ObjRef(slots[*slot] as u32))?;
            }
        }
        if !blurs {
            return self.join_texts(recipe, &slots).map(Some);
        }
        // How wide a character is can be told: it is known from here on, and holds of the example.
        for piece in &recipe.pieces {
            if let Piece::Slot(slot, b'C') = piece
                && let Some(term) = self.token_term(slots[*slot])
            {
                let narrow = self.run.open.terms.within(term, &[(0, 255)]);
                self.branch(narrow)?;
            }
        }
        for piece in &recipe.pieces {
            let Piece::Slot(slot, letter) = piece else { continue };
            let word = slots[*slot];
            if *letter == b'L' && self.is_open_text(ObjRef(word as u32)) {
                let string = ObjRef(word as u32);
                let mut shown = self.example_text(string);
                // The text has the width of what it is made of, which can be told.
                let is_wide = self.state.heap.get(string, self.program.known.string_coder.0) != 0;
                if is_wide && shown.chars().all(|c| u32::from(c) < 256) {
                    shown = "\u{100}".into();
                }
                slots[*slot] = self.new_string(&shown)?.slot();
            } else if *letter != b'L'
                && let Some(term) = self.token_term(word)
            {
                let value = self.example(term);
                slots[*slot] = super::number_word(self.run.open.terms.sort(term), value);
            }
        }
        let string = self.concatenate(recipe, &slots)?;
        self.blur(string)?;
        Ok(Some(string))
    }

    /// Characters, some of them open, in a row.
    fn join_texts(&mut self, recipe: &Recipe, slots: &[u64]) -> Result<ObjRef, Trap> {
        let mut units: Vec<(u64, u64)> = Vec::new();
        let mut wide = false;
        let plain = |unit: u16| (u64::from(unit & 0xFF), u64::from(unit >> 8));
        for piece in &recipe.pieces {
            match piece {
                Piece::Text(text) => {
                    wide |= text.iter().any(|&unit| unit > 255);
                    units.extend(text.iter().map(|&unit| plain(unit)));
                }
                Piece::Slot(slot, b'L') if slots[*slot] != 0 => {
                    let string = ObjRef(slots[*slot] as u32);
                    wide |= self.state.heap.get(string, self.program.known.string_coder.0) != 0;
                    units.extend(self.units_of(string)?);
                }
                Piece::Slot(slot, b'C') if self.is_token(slots[*slot]) => {
                    let unit = self.term_of(slots[*slot], Sort::Int);
                    let terms = &mut self.run.open.terms;
                    let narrow = terms.within(unit, &[(0, 255)]);
                    let low = terms.cast(Cast::ToByte, unit);
                    let distance = terms.int(8);
                    let high = terms.binary(Op::Shr, unit, distance);
                    let high = terms.cast(Cast::ToByte, high);
                    let low = self.word_of(low);
                    if self.branch(narrow)? {
                        units.push((low, 0));
                    } else {
                        wide = true;
                        units.push((low, self.word_of(high)));
                    }
                }
                Piece::Slot(slot, letter) => {
                    let word = slots[*slot];
                    let text = match letter {
                        b'L' => "null".into(),
                        b'C' => {
                            wide |= word > 255;
                            units.push(plain(word as u16));
                            continue;
                        }
                        b'Z' => (word as u32 != 0).to_string(),
                        b'J' => (word as i64).to_string(),
                        _ => (word as i32).to_string(),
                    };
                    units.extend(text.bytes().map(|byte| plain(byte.into())));
                }
            }
        }
        self.string_of(&units, wide)
    }

    /// What an open string may be, for people.
    fn example_text(&mut self, string: ObjRef) -> String {
        let value = ObjRef(self.state.heap.get(string, self.program.known.string_value.0) as u32);
        let wide = self.state.heap.get(string, self.program.known.string_coder.0) != 0;
        let there = self.state.heap.len(value);
        let length = match self.open_length(value) {
            Some(length) => (self.example(length).max(0) as usize).min(there - 1),
            None => there,
        };
        let mut bytes = Vec::new();
        for at in 0..length {
            let token = self.state.heap.tail(value, at as u32);
            bytes.push(match self.token_term(token) {
                Some(term) => self.example(term) as u8,
                None => self.state.heap.bytes(value)[at],
            });
        }
        match wide {
            true => {
                let units: Vec<u16> =
                    bytes.chunks_exact(2).map(|b| u16::from_le_bytes([b[0], b[1]])).collect();
                String::from_utf16_lossy(&units)
            }
            false => bytes.iter().map(|byte| char::from(*byte)).collect(),
        }
    }

    /// Nothing can be learned of the characters of a new string.
    pub fn blur(&mut self, string: ObjRef) -> Result<(), Trap> {
        let value = ObjRef(self.state.heap.get(string, self.program.known.string_value.0) as u32);
        if !self.state.heap.has_tail(value) {
            return Err(Trap::Unsupported("a long text of an open value".into()));
        }
        let word = self.blur_word();
        for index in 0..self.state.heap.len(value) as u32 {
            self.state.heap.set_tail(value, index, word);
        }
        self.run.open.stored = true;
        Ok(())
    }
}
