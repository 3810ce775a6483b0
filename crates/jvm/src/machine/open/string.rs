//! Strings that are inputs: their length and their characters are open.
//!
//! Such a string has an ordinary array of bytes with room for some characters, all of them open, and one element more, which
//! stands for the length: it is a symbol that no element can hold otherwise (an element of a `byte[]` lies between -128 and
//! 127). `length` of that array is that symbol, an index is compared with it, and so the JDK's own code runs on the
//! string; only who reads characters beyond the room ends the run, by name. So what is said of such a string is
//! said of every length, as far as the program does not look further.
//!
//! Whether all characters are below 256 (the JDK keeps such strings in another form) is decided when the string is made:
//! in the other case some character is not, which is known from the start.
//! Gap: a native that gets such a string gets one of some texts that are tried.

use super::super::{Machine, Trap};
use crate::class::well_known;
use crate::heap::ObjRef;
use sojourner_terms::{Cast, Domain, Node, Pc, Sort, Spans, Sym, Term};

/// Lengths of strings that are kept in one byte for each character.
const NARROW: i64 = i32::MAX as i64 - 2;
/// The same for two bytes.
const WIDE: i64 = (1 << 30) - 1;
/// Lengths that are tried where a number is needed.
const LENGTHS: i64 = 32;
/// Values of a table that an open index is looked up in.
const DISTINCT: usize = 128;

impl Machine {
    /// A string of any length with any characters.
    pub fn make_open_string(&mut self, name: &str, room: usize, wide: bool) -> Result<ObjRef, Trap> {
        let most = if wide { WIDE } else { NARROW };
        let made = self.state.open.symbols.len();
        let name = &if made > 0 && name.starts_with("nondet") {
            format!("{name}#{}", made + 1)
        } else {
            name.to_owned()
        };
        let domain = Domain::environment(i64::from(wide), most);
        let length = self.make_open(&format!("{name}.length"), Sort::Int, domain)?;
        let mut units: Vec<(u64, u64)> = Vec::new();
        for at in 0..room {
            let byte = Domain::environment(0, 255);
            let low = self.make_open(&format!("{name}[{at}]"), Sort::Int, byte.clone())?;
            let high = match wide {
                true => self.make_open(&format!("{name}[{at}]>>8"), Sort::Int, byte)?,
                false => 0,
            };
            units.push((low, high));
        }
        if self.run.open.fixed.is_some() {
            return self.fixed_string(length as u32 as usize, &units, wide);
        }
        let step = if wide { 2 } else { 1 };
        // None is longer than what the heap holds.
        let held = (self.run.options.heap_bytes / step) as i64;
        let term = self.term_of(length, Sort::Int);
        let fits = self.run.open.terms.within(term, &[(i64::from(wide), held.clamp(room as i64 + 1, most))]);
        self.assume_open(fits);
        if wide {
            self.assume_wide(length, &units);
        }
        let key = self.allocation_key();
        let array = self.state.heap.alloc_array(well_known::BYTES, step * room + 1, key)?;
        if !self.state.heap.has_tail(array) {
            return Err(Trap::Unsupported("an open string before the program runs".into()));
        }
        for (at, &(low, high)) in units.iter().enumerate() {
            let low = self.byte_token(low);
            self.state.heap.set_tail(array, (step * at) as u32, low);
            if wide {
                let high = self.byte_token(high);
                self.state.heap.set_tail(array, (step * at) as u32 + 1, high);
            }
        }
        self.state.heap.set_tail(array, (step * room) as u32, length);
        (self.run.open.stored, self.run.open.texts) = (true, true);
        self.wrap_string(array, u64::from(wide), key)
    }

    /// The same where inputs are numbers.
    fn fixed_string(&mut self, length: usize, units: &[(u64, u64)], wide: bool) -> Result<ObjRef, Trap> {
        if length > 1 << 16 {
            return Err(Trap::Unsupported("a string this long with characters in place of open ones".into()));
        }
        // Nobody has looked at those beyond the room, but there must be one that needs two bytes.
        let beyond = if wide { 0x100 } else { u16::from(b'a') };
        let unit = |at: usize| units.get(at).map_or(beyond, |(low, high)| (high << 8 | low) as u16);
        let text: Vec<u16> = (0..length).map(unit).collect();
        self.new_utf16(&text)
    }

    /// Some character of a string needs two bytes.
    fn assume_wide(&mut self, length: u64, units: &[(u64, u64)]) {
        let length = self.term_of(length, Sort::Int);
        let mut ways = Vec::new();
        for (at, &(_, high)) in units.iter().enumerate() {
            let high = self.term_of(high, Sort::Int);
            let terms = &mut self.run.open.terms;
            let (needs, there) =
                (terms.within(high, &[(1, 255)]), terms.within(length, &[(at as i64 + 1, WIDE)]));
            ways.push(terms.all(&[needs, there]));
        }
        let terms = &mut self.run.open.terms;
        ways.push(terms.within(length, &[(units.len() as i64 + 1, WIDE)]));
        let some = terms.any(&ways);
        let known: Pc = self.state.open.pc.and(terms, some);
        self.log_open();
        self.state.open.pc = known;
    }

    /// A character from 0 to 255 as an element of an array has it.
    fn byte_token(&mut self, word: u64) -> u64 {
        let term = self.term_of(word, Sort::Int);
        let byte = self.run.open.terms.cast(Cast::ToByte, term);
        self.word_of(byte)
    }

    /// The symbol of the length of an array, if that is open, and how many bytes a character has.
    fn length_symbol(&self, array: ObjRef) -> Option<(Term, i64)> {
        if !self.run.open.texts || array.is_null() || self.state.heap.class(array) != well_known::BYTES {
            return None;
        }
        let term = self.token_term(*self.state.heap.tail_of(array).last()?)?;
        let Node::Symbol(sym) = self.run.open.terms.node(term) else { return None };
        match self.run.open.terms.domain(*sym).high {
            WIDE => Some((term, 2)),
            NARROW => Some((term, 1)),
            _ => None,
        }
    }

    /// Whether a symbol is the length of a string.
    pub(super) fn is_text_length(&self, sym: Sym) -> bool {
        self.run.open.texts && self.has_text_domain(sym)
    }

    /// Whether a symbol has the values of lengths of strings.
    pub(super) fn has_text_domain(&self, sym: Sym) -> bool {
        let symbol = self.run.open.terms.symbol_of(sym);
        symbol.sort == Sort::Int && matches!(symbol.domain.high, WIDE | NARROW)
    }

    /// Whether the length of an array is open.
    pub(super) fn has_open_length(&self, array: ObjRef) -> bool {
        self.length_symbol(array).is_some()
    }

    /// The length of an array, in bytes, if it is open.
    pub(super) fn open_length(&mut self, array: ObjRef) -> Option<Term> {
        let (length, bytes) = self.length_symbol(array)?;
        Some(self.run.open.terms.sum(Sort::Int, 0, &[(bytes, length)]))
    }

    /// How many elements of an array with an open length are there.
    fn room(&self, array: ObjRef) -> i64 {
        self.state.heap.len(array) as i64 - 1
    }

    fn beyond_room(&self, array: ObjRef) -> Trap {
        let bytes = self.length_symbol(array).map_or(1, |(_, bytes)| bytes);
        let place = self.place(self.state.current);
        Trap::Unsupported(format!(
            "characters of an input beyond the first {}{place}; --string-length N follows more",
            self.room(array) / bytes
        ))
    }

    /// Before an element of an array with an open length is read: the index is a number for which there is room, or one
    /// that is outside of the array.
    pub(super) fn settle_text_index(&mut self, below: usize, array: ObjRef) -> Result<(), Trap> {
        let Some(length) = self.open_length(array) else { return Ok(()) };
        let index = self.term_of(self.slot(below), Sort::Int);
        let terms = &mut self.run.open.terms;
        let zero = terms.int(0);
        let (from, to) = (terms.le(zero, index), terms.lt(index, length));
        let inside = terms.all(&[from, to]);
        if !self.branch(inside)? {
            let at = self.slot_at(below);
            self.state.threads[self.state.current].stack[at] = u64::from(u32::MAX);
            return Ok(());
        }
        let room = self.room(array);
        let there = self.run.open.terms.within(index, &[(0, room - 1)]);
        match self.branch(there)? {
            true => self.settle_slot(below),
            false => Err(self.beyond_room(array)),
        }
    }

    /// Before `System.arraycopy` from an array with an open length: what is copied is there, or outside of the array.
    pub(super) fn settle_copy(&mut self) -> Result<(), Trap> {
        let array = |m: &Machine, below: usize| ObjRef(m.slot(below) as u32);
        if self.has_open_length(array(self, 3)) {
            return Err(Trap::Unsupported("a copy into the characters of an input".into()));
        }
        let source = array(self, 5);
        let Some(length) = self.open_length(source) else { return Ok(()) };
        let (from, count) = (self.term_of(self.slot(4), Sort::Int), self.term_of(self.slot(1), Sort::Int));
        let terms = &mut self.run.open.terms;
        let fits = terms.row(&[(1, from), (1, count), (-1, length)], None, Some(0));
        let zero = terms.int(0);
        let (a, b) = (terms.le(zero, from), terms.le(zero, count));
        let fits = terms.all(&[fits, a, b]);
        if !self.branch(fits)? {
            let at = self.slot_at(4);
            self.state.threads[self.state.current].stack[at] = u64::from(u32::MAX);
            return Ok(());
        }
        let room = i128::from(self.room(source));
        let there = self.run.open.terms.row(&[(1, from), (1, count)], None, Some(room));
        if !self.branch(there)? {
            return Err(self.beyond_room(source));
        }
        self.settle_slot(4)?;
        self.settle_slot(1)
    }

    /// Whether two arrays of characters are equal, as a number; none if neither is open.
    pub(super) fn equal_texts(&mut self, a: ObjRef, b: ObjRef) -> Result<Option<Term>, Trap> {
        if a.is_null() || b.is_null() || !self.is_open_array(a) && !self.is_open_array(b) {
            return Ok(None);
        }
        if self.is_blurred_array(a) || self.is_blurred_array(b) {
            return Ok(None);
        }
        let lengths = [a, b].map(|array| match self.open_length(array) {
            Some(length) => length,
            None => {
                let length = self.state.heap.len(array) as i32;
                self.run.open.terms.int(length)
            }
        });
        let same = self.run.open.terms.eq(lengths[0], lengths[1]);
        if !self.branch(same)? {
            return Ok(Some(self.run.open.terms.int(0)));
        }
        let count = match (self.has_open_length(a), self.has_open_length(b)) {
            (true, true) => {
                let least = self.room(a).min(self.room(b));
                let there = self.run.open.terms.within(lengths[0], &[(0, least)]);
                if !self.branch(there)? {
                    return Err(self.beyond_room(if self.room(a) < self.room(b) { a } else { b }));
                }
                self.value_of_term(lengths[0])?
            }
            (true, false) => self.state.heap.len(b) as i64,
            _ => self.state.heap.len(a) as i64,
        };
        for array in [a, b] {
            if self.has_open_length(array) && count > self.room(array) {
                return Err(self.beyond_room(array));
            }
        }
        let mut equal = Vec::new();
        for at in 0..count as u32 {
            let (x, y) = (self.byte_at(a, at), self.byte_at(b, at));
            equal.push(self.run.open.terms.eq(x, y));
        }
        let terms = &mut self.run.open.terms;
        let all = terms.all(&equal);
        Ok(Some(terms.boolean(all)))
    }

    /// Whether something of an array of bytes is open.
    pub(super) fn is_open_array(&self, array: ObjRef) -> bool {
        self.state.heap.tail_of(array).iter().any(|&word| word != 0)
    }

    fn byte_at(&mut self, array: ObjRef, at: u32) -> Term {
        let token = self.state.heap.tail(array, at);
        match self.token_term(token) {
            Some(term) => term,
            None => {
                let byte = self.state.heap.bytes(array)[at as usize] as i8;
                self.run.open.terms.int(byte.into())
            }
        }
    }

    /// A number that is wanted where a length is open: those from the least on.
    pub(super) fn lengths_to_try(&self, low: i64, high: i64) -> Vec<i64> {
        (low..=high.min(low.saturating_add(LENGTHS))).collect()
    }

    /// The array of the characters of a string, and whether each has two bytes.
    fn characters(&self, string: ObjRef) -> (ObjRef, bool) {
        let known = &self.program.known;
        let value = ObjRef(self.state.heap.get(string, known.string_value.0) as u32);
        (value, self.state.heap.get(string, known.string_coder.0) != 0)
    }

    /// Whether an object is a string with open characters or an open length, of which something can be learned.
    pub(super) fn is_open_text(&self, object: ObjRef) -> bool {
        if object.is_null() || Some(self.state.heap.class(object)) != self.program.known.string {
            return false;
        }
        let (value, _) = self.characters(object);
        !value.is_null() && self.is_open_array(value) && !self.is_blurred_array(value)
    }

    /// Whether all characters of a string are there: asks how long it is if that is open.
    pub(super) fn is_followed(&mut self, string: ObjRef) -> Result<bool, Trap> {
        if !self.is_open_text(string) {
            return Ok(true);
        }
        let (value, _) = self.characters(string);
        let Some(length) = self.open_length(value) else { return Ok(true) };
        let room = self.room(value);
        let there = self.run.open.terms.within(length, &[(0, room)]);
        self.branch(there)
    }

    /// The characters of a string as pairs of bytes, each a number or a token; its length becomes a number.
    pub(super) fn units_of(&mut self, string: ObjRef) -> Result<Vec<(u64, u64)>, Trap> {
        let (value, wide) = self.characters(string);
        let count = match self.open_length(value) {
            None => self.state.heap.len(value),
            Some(length) => {
                let room = self.room(value);
                let there = self.run.open.terms.within(length, &[(0, room)]);
                if !self.branch(there)? {
                    return Err(self.beyond_room(value));
                }
                self.value_of_term(length)? as usize
            }
        };
        let byte = |m: &Machine, at: usize| match m.state.heap.tail(value, at as u32) {
            0 => u64::from(m.state.heap.bytes(value)[at]),
            token => token,
        };
        Ok(match wide {
            true => (0..count / 2).map(|at| (byte(self, 2 * at), byte(self, 2 * at + 1))).collect(),
            false => (0..count).map(|at| (byte(self, at), 0)).collect(),
        })
    }

    /// A new string of such characters.
    pub(super) fn string_of(&mut self, units: &[(u64, u64)], wide: bool) -> Result<ObjRef, Trap> {
        let step = if wide { 2 } else { 1 };
        let key = self.allocation_key();
        let array = self.state.heap.alloc_array(well_known::BYTES, step * units.len(), key)?;
        let bytes = units.iter().flat_map(|&(low, high)| [low, high].into_iter().take(step));
        for (at, word) in (0..).zip(bytes) {
            if self.is_token(word) {
                if !self.state.heap.has_tail(array) {
                    return Err(Trap::Unsupported("a long text of open characters".into()));
                }
                self.state.heap.set_tail(array, at, word);
            } else {
                self.state.heap.put_element::<u8>(array, at, word as u8);
            }
        }
        self.run.open.stored = true;
        self.wrap_string(array, u64::from(wide), key)
    }

    /// An open string becomes one of some texts, or the run is not followed.
    pub(super) fn settle_text(&mut self, string: ObjRef) -> Result<(), Trap> {
        let (value, wide) = self.characters(string);
        if self.is_blurred_array(value) {
            return self.settle_object(value);
        }
        let inputs = self.run.derived.inputs.clone();
        let mut conditions = Vec::new();
        let mut texts = Vec::new();
        for text in &inputs.texts {
            let bytes: Vec<u8> = match wide {
                true => text.iter().flat_map(|unit| unit.to_le_bytes()).collect(),
                false => match text.iter().map(|unit| u8::try_from(*unit)).collect() {
                    Ok(bytes) => bytes,
                    Err(_) => continue,
                },
            };
            let room = if self.has_open_length(value) {
                self.room(value)
            } else {
                self.state.heap.len(value) as i64
            };
            if bytes.len() as i64 > room {
                continue;
            }
            let length = match self.open_length(value) {
                Some(length) => length,
                None => self.run.open.terms.int(room as i32),
            };
            let count = self.run.open.terms.int(bytes.len() as i32);
            let mut same = vec![self.run.open.terms.eq(length, count)];
            for (at, byte) in (0..).zip(&bytes) {
                let element = self.byte_at(value, at);
                same.push(
                    self.run.open.terms.within(element, &[(i64::from(*byte as i8), i64::from(*byte as i8))]),
                );
            }
            conditions.push(self.run.open.terms.all(&same));
            texts.push(bytes);
        }
        let terms = &mut self.run.open.terms;
        let others: Vec<Term> = conditions.iter().map(|c| terms.not(*c)).collect();
        conditions.push(terms.all(&others));
        let chosen = self.choose_among(&conditions)?;
        let Some(bytes) = texts.get(chosen) else {
            let place = self.place(self.state.current);
            return Err(Trap::Unsupported(format!(
                "other texts of an input than the {} that were tried{place}",
                texts.len()
            )));
        };
        let key = self.allocation_key();
        let array = self.state.heap.alloc_array(well_known::BYTES, bytes.len(), key)?;
        self.state.heap.elements_mut::<u8>(array).copy_from_slice(bytes);
        self.state.heap.put_ref(string, self.program.known.string_value.0, array);
        Ok(())
    }

    /// An element of an array of numbers at an open index, as a term; none if it is rather settled.
    pub(super) fn look_up(&mut self, array: ObjRef, index: Term, letter: u8) -> Option<Term> {
        if self.run.multi || self.is_open_array(array) {
            return None;
        }
        // It was asked before whether it lies in the array.
        let (low, high) = self.run.open.terms.interval(index);
        let (low, high) = (low.max(0), high.min(self.state.heap.len(array) as i64 - 1));
        if low > high || high - low > 1 << 12 {
            return None;
        }
        // All of its elements are read.
        self.touches_everything();
        let element = |at: i64| -> Option<i64> {
            let at = at as u32;
            Some(match letter {
                b'B' | b'Z' => i64::from(self.state.heap.element::<i8>(array, at)?),
                b'C' => i64::from(self.state.heap.element::<u16>(array, at)?),
                b'S' => i64::from(self.state.heap.element::<i16>(array, at)?),
                b'I' => i64::from(self.state.heap.element::<i32>(array, at)?),
                _ => return None,
            })
        };
        let mut values: std::collections::BTreeMap<i64, Vec<(i64, i64)>> = Default::default();
        for at in low..=high {
            values.entry(element(at)?).or_default().push((at, at));
            if values.len() > DISTINCT {
                return None;
            }
        }
        let cases: Vec<(Spans, i64)> =
            values.into_iter().map(|(value, spans)| (spans.into(), value)).collect();
        Some(self.run.open.terms.table(Sort::Int, index, cases))
    }
}
