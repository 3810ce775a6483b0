//! Small static methods of the JDK that are a term when an operand is open: `Math.abs`, `Integer.compare` and their kin.
//!
//! Their code would branch, and each branch is a choice of the search; as a term nothing is decided before the program asks.
//! What they mean is said by their documentation, which no JDK changes, so they are known by name.

use super::super::{Machine, Trap};
use crate::class::MethodId;
use crate::heap::ObjRef;
use sojourner_terms::{Cast, Op, Real, Sort, Term};

impl Machine {
    /// A call of a static method with an open value among its arguments: whether its result took their place.
    pub(super) fn compute_call(&mut self, method: MethodId) -> Result<bool, Trap> {
        let class = self.method(method).class;
        let name = self.class(class).name.clone();
        if self.run.open.texts && matches!(&*name, "java/lang/StringLatin1" | "java/lang/StringUTF16") {
            return self.compare_texts(method);
        }
        if &*name == "java/lang/CharacterData" {
            return self.classify(method);
        }
        let Some(short) = name.strip_prefix("java/lang/") else { return Ok(false) };
        if !matches!(
            short,
            "Math" | "StrictMath" | "Integer" | "Long" | "Float" | "Double" | "Short" | "Byte"
        ) && !matches!(short, "Character" | "Boolean")
        {
            return Ok(false);
        }
        if !self.is_initialised(class) || self.method(method).part.is_watched() {
            return Ok(false);
        }
        let (called, descriptor) =
            (self.method_name(method).to_owned(), self.method_descriptor(method).to_owned());
        let Some(sorts) = sorts(&descriptor) else { return Ok(false) };
        let slots: usize = sorts.iter().map(|sort| width(*sort)).sum();
        let mut below = slots;
        let mut words = Vec::new();
        for sort in &sorts {
            words.push((self.slot(below), *sort));
            below -= width(*sort);
        }
        if !words.iter().any(|(word, _)| self.is_token(*word)) {
            return Ok(false);
        }
        if self.run.draws.open && words.iter().any(|(word, _)| self.is_open(*word)) {
            return Ok(false);
        }
        let terms: Vec<Term> = words.iter().map(|(word, sort)| self.term_of(*word, *sort)).collect();
        let Some(result) = self.helper(short, &called, &descriptor, &terms)? else { return Ok(false) };
        self.results(slots, result);
        Ok(true)
    }

    /// The JDK is about to look up what kind of character an open one is: below 256 that is one table, beyond it is three
    /// that lead to each other, which is not followed.
    fn classify(&mut self, method: MethodId) -> Result<bool, Trap> {
        if self.method_name(method) != "of" || !self.is_token(self.slot(1)) {
            return Ok(false);
        }
        let unit = self.term_of(self.slot(1), Sort::Int);
        let narrow = self.run.open.terms.within(unit, &[(0, 255)]);
        if self.branch(narrow)? {
            return Ok(false);
        }
        let place = self.place(self.state.current);
        Err(Trap::Unsupported(format!("kinds of open characters beyond 255{place}")))
    }

    /// A call of `equals` of two arrays of characters: one question, not one for each character.
    fn compare_texts(&mut self, method: MethodId) -> Result<bool, Trap> {
        if self.method_name(method) != "equals" || self.method_descriptor(method) != "([B[B)Z" {
            return Ok(false);
        }
        let (a, b) = (ObjRef(self.slot(2) as u32), ObjRef(self.slot(1) as u32));
        let Some(equal) = self.equal_texts(a, b)? else { return Ok(false) };
        self.results(2, equal);
        Ok(true)
    }

    /// What a method computes from its arguments, if it is one that is known.
    fn helper(&mut self, class: &str, method: &str, of: &str, args: &[Term]) -> Result<Option<Term>, Trap> {
        let a = args[0];
        let sort = self.run.open.terms.sort(a);
        let math = matches!(class, "Math" | "StrictMath");
        let whole = matches!(sort, Sort::Int | Sort::Long);
        let terms = &mut self.run.open.terms;
        let result = match (args, method) {
            (&[a, b], "min") => match whole {
                true => terms.min(a, b),
                false => terms.real_extreme(a, b, false),
            },
            (&[a, b], "max") => match whole {
                true => terms.max(a, b),
                false => terms.real_extreme(a, b, true),
            },
            (&[a, b], "sum") if !math && whole => terms.add(a, b),
            (&[a, b], "sum") if !math => terms.real(Real::Add, a, b),
            (&[a, b], "compare") if matches!(class, "Integer" | "Long") => terms.compare(a, b),
            // Differences of narrow types.
            (&[a, b], "compare") if matches!(class, "Short" | "Byte" | "Character") => terms.sub(a, b),
            (&[a], "abs") if math && whole => terms.abs(a),
            (&[a], "abs") if math => terms.real_of(Real::Abs, a),
            (&[a], "signum") if !math && whole => {
                let zero = terms.number(sort, 0);
                terms.compare(a, zero)
            }
            (&[a], "sqrt") if math => terms.real_of(Real::Sqrt, a),
            // That of `StrictMath` is another function, which nobody has shown to rise.
            (&[a], "log") if class == "Math" => terms.real_of(Real::Log, a),
            (&[a], "floor") if math => terms.real_of(Real::Floor, a),
            (&[a], "ceil") if math => terms.real_of(Real::Ceil, a),
            (&[a], "rint") if math => terms.real_of(Real::Rint, a),
            (&[a], "isNaN") if !whole => {
                let number = terms.real_eq(a, a);
                let not = terms.not(number);
                terms.boolean(not)
            }
            (&[a], "floatToIntBits" | "doubleToLongBits") => terms.real_of(Real::Bits, a),
            (&[a], "floatToRawIntBits" | "doubleToRawLongBits") => {
                if self.makes_digits() {
                    let place = self.place(self.state.current);
                    return Err(Trap::Unsupported(format!(
                        "the digits of an open floating-point number{place}"
                    )));
                }
                let terms = &mut self.run.open.terms;
                // Of NaN there are many forms, which only these tell apart.
                let same = terms.real_eq(a, a);
                if !self.branch(same)? {
                    let place = self.place(self.state.current);
                    return Err(Trap::Unsupported(format!("the raw bits of NaN{place}")));
                }
                self.run.open.terms.real_of(Real::Bits, a)
            }
            (&[a, b], "floorMod" | "floorDiv") if math && of.as_bytes()[1] == of.as_bytes()[2] && whole => {
                if self.run.open.terms.constant(b).is_none_or(|b| b == 0) {
                    return Ok(None);
                }
                match method {
                    "floorMod" => self.run.open.terms.floor_mod(a, b),
                    _ => self.floor_div(a, b),
                }
            }
            (&[a, b], "logicalAnd") if class == "Boolean" => terms.binary(Op::And, a, b),
            (&[a, b], "logicalOr") if class == "Boolean" => terms.binary(Op::Or, a, b),
            (&[a, b], "logicalXor") if class == "Boolean" => terms.binary(Op::Xor, a, b),
            (&[a], "toUnsignedInt") if class == "Byte" || class == "Short" => {
                let mask = terms.int(if class == "Byte" { 0xFF } else { 0xFFFF });
                terms.binary(Op::And, a, mask)
            }
            (&[a], "hashCode") if matches!(class, "Integer" | "Short" | "Byte" | "Character") => a,
            (&[a], "hashCode") if class == "Long" => {
                let distance = terms.int(32);
                let upper = terms.binary(Op::Ushr, a, distance);
                let mixed = terms.binary(Op::Xor, a, upper);
                terms.cast(Cast::LongToInt, mixed)
            }
            _ => return Ok(None),
        };
        Ok(Some(result))
    }

    /// Whether the JDK is making the text of a number: of one that is open that leads nowhere.
    fn makes_digits(&self) -> bool {
        let frames = &self.state.threads[self.state.current].frames;
        frames.last().is_some_and(|frame| {
            let class = &*self.class(self.method(frame.method).class).name;
            class.starts_with("jdk/internal/math/")
        })
    }

    /// `Math.floorDiv` by a constant that is not 0: the least number by -1 is itself, as in Java.
    fn floor_div(&mut self, a: Term, b: Term) -> Term {
        let terms = &mut self.run.open.terms;
        let zero = terms.number(terms.sort(a), 0);
        let (quotient, rest) = (terms.binary(Op::Div, a, b), terms.binary(Op::Rem, a, b));
        let (rest_below, below) = (terms.lt(rest, zero), terms.lt(b, zero));
        let (rest_above, above) = (terms.lt(zero, rest), terms.lt(zero, b));
        let (one, other) = (terms.all(&[rest_below, above]), terms.all(&[rest_above, below]));
        let apart = terms.any(&[one, other]);
        let unit = terms.number(terms.sort(a), 1);
        let less = terms.sub(quotient, unit);
        terms.ite(apart, less, quotient)
    }
}

fn width(sort: Sort) -> usize {
    if matches!(sort, Sort::Long | Sort::Double) { 2 } else { 1 }
}

/// The sorts of one or two arguments that are all numbers.
fn sorts(descriptor: &str) -> Option<Vec<Sort>> {
    let (arguments, _) = descriptor.strip_prefix('(')?.split_once(')')?;
    if arguments.is_empty() || arguments.len() > 2 {
        return None;
    }
    let sort = |letter: u8| match letter {
        b'I' | b'S' | b'B' | b'C' | b'Z' => Some(Sort::Int),
        b'J' => Some(Sort::Long),
        b'F' => Some(Sort::Float),
        b'D' => Some(Sort::Double),
        _ => None,
    };
    arguments.bytes().map(sort).collect()
}
