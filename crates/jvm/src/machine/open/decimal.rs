//! The decimal text of an open number: an argument of the program that is a number.
//!
//! The search decides its sign and how many digits it has; each digit is a term. So whoever looks at its characters learns
//! what the number must be for them to be so. `parseInt` and `parseLong` of the JDK, which would make a sum of digits
//! again, are the number itself where they get all of its text.

use super::super::{Machine, Outcome, Trap};
use crate::class::MethodId;
use crate::heap::ObjRef;
use sojourner_terms::{Cast, Op, Sort, Term};

impl Machine {
    /// The text of a number in a slot of sort `long`, open or not.
    pub fn decimal_text(&mut self, word: u64) -> Outcome {
        let value = self.term_of(word, Sort::Long);
        if let Some(number) = self.run.open.terms.constant(value) {
            return Ok(self.new_string(&number.to_string())?.slot());
        }
        let forms = forms();
        let terms = &mut self.run.open.terms;
        let conditions: Vec<Term> =
            forms.iter().map(|&(low, high, ..)| terms.within(value, &[(low, high)])).collect();
        let (.., negative, digits) = forms[self.choose_among(&conditions)?];
        let mut units: Vec<(u64, u64)> = Vec::new();
        if negative {
            units.push((u64::from(b'-'), 0));
        }
        for place in (0..digits).rev() {
            let digit = self.digit(value, negative, place);
            units.push((self.word_of(digit), 0));
        }
        let text = self.string_of(&units, false)?;
        self.run.open.texts = true;
        self.run.open.decimals.insert(units.iter().map(|unit| unit.0).collect(), value);
        Ok(text.slot())
    }

    /// A digit of a number as a character: the one with so many behind it.
    fn digit(&mut self, value: Term, negative: bool, place: u32) -> Term {
        let terms = &mut self.run.open.terms;
        let (power, ten) = (terms.number(Sort::Long, 10i64.pow(place)), terms.number(Sort::Long, 10));
        let shifted = if place == 0 { value } else { terms.binary(Op::Div, value, power) };
        let digit = terms.binary(Op::Rem, shifted, ten);
        let digit = terms.cast(Cast::LongToInt, digit);
        let zero = terms.int(i32::from(b'0'));
        let unit = if negative {
            terms.sub(zero, digit)
        } else {
            terms.sum(Sort::Int, i64::from(b'0'), &[(1, digit)])
        };
        terms.cast(Cast::ToByte, unit)
    }

    /// That the text of a number is as long as these characters, with a sign if they have one.
    fn has_form(&mut self, value: Term, units: &[u64]) -> Term {
        let negative = units.first() == Some(&u64::from(b'-'));
        let digits = units.len() as u32 - u32::from(negative);
        let form = forms().into_iter().find(|form| form.2 == negative && form.3 == digits);
        let (low, high, ..) = form.expect("texts of numbers are kept only");
        self.run.open.terms.within(value, &[(low, high)])
    }

    /// A call of `parseInt` or `parseLong` with the text of an open number: whether the number took its place.
    pub(super) fn parse_decimal(&mut self, method: MethodId) -> Result<bool, Trap> {
        if self.run.open.decimals.is_empty() {
            return Ok(false);
        }
        let class = &*self.class(self.method(method).class).name;
        let (sort, slots) = match (class, self.method_name(method), self.method_descriptor(method)) {
            ("java/lang/Integer", "parseInt", "(Ljava/lang/String;)I") => (Sort::Int, 1),
            ("java/lang/Integer", "parseInt", "(Ljava/lang/String;I)I") => (Sort::Int, 2),
            ("java/lang/Long", "parseLong", "(Ljava/lang/String;)J") => (Sort::Long, 1),
            ("java/lang/Long", "parseLong", "(Ljava/lang/String;I)J") => (Sort::Long, 2),
            _ => return Ok(false),
        };
        let text = ObjRef(self.slot(slots) as u32);
        if slots == 2 && self.slot(1) != 10 || text.is_null() {
            return Ok(false);
        }
        let array = ObjRef(self.state.heap.get(text, self.program.known.string_value.0) as u32);
        let byte = |m: &Machine, at: usize| match m.state.heap.tail(array, at as u32) {
            0 => u64::from(m.state.heap.bytes(array)[at]),
            token => token,
        };
        if self.has_open_length(array) || !self.is_open_array(array) {
            return Ok(false);
        }
        let units: Vec<u64> = (0..self.state.heap.len(array)).map(|at| byte(self, at)).collect();
        let Some(&value) = self.run.open.decimals.get(&units) else { return Ok(false) };
        // The last digits of a longer number are the same characters, and another number.
        let whole = self.has_form(value, &units);
        if !self.branch(whole)? {
            return Ok(false);
        }
        let value = match sort {
            Sort::Int => {
                let terms = &mut self.run.open.terms;
                let fits = terms.within(value, &[(i32::MIN.into(), i32::MAX.into())]);
                if !self.branch(fits)? {
                    // The JDK's code says what is wrong with it.
                    return Ok(false);
                }
                self.run.open.terms.cast(Cast::LongToInt, value)
            }
            _ => value,
        };
        self.results(slots, value);
        Ok(true)
    }
}

/// All numbers by how their text looks: from, to, whether there is a sign, and digits.
fn forms() -> Vec<(i64, i64, bool, u32)> {
    let mut forms = Vec::new();
    for digits in 1..=19u32 {
        let low = if digits == 1 { 0 } else { 10i64.pow(digits - 1) };
        let high = 10i64.checked_pow(digits).map_or(i64::MAX, |next| next - 1);
        forms.push((low, high, false, digits));
        let least = 10i64.checked_pow(digits).map_or(i64::MIN, |next| 1 - next);
        forms.push((least, -low.max(1), true, digits));
    }
    forms
}

#[cfg(test)]
mod tests {
    #[test]
    fn each_number_has_one_form() {
        let forms = super::forms();
        for number in
            [0, 9, 10, -1, -9, -10, 99, 100, i64::MAX, i64::MIN, i64::MIN + 1, 1_000_000_000_000_000_000]
        {
            let of: Vec<_> = forms.iter().filter(|form| form.0 <= number && number <= form.1).collect();
            assert_eq!(of.len(), 1, "{number}: {of:?}");
            assert_eq!(number.to_string().len(), of[0].3 as usize + usize::from(of[0].2), "{number}");
        }
    }
}
