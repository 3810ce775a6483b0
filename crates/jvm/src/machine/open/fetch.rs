//! Natives and open values.
//!
//! A native gets numbers: what is open among its arguments, and in arrays and strings that it gets, is settled before it runs. What
//! else it reads in the heap is told by the heap itself (`heap/witness.rs`) and looked at when it is done: if there was a
//! token, the run is not followed, by name. A few natives know open values.

use super::super::{Machine, Outcome, Trap};
use crate::class::MethodId;
use crate::heap::ObjRef;

/// What natives that know open values do with them.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    /// It copies words, whatever they are.
    Copies,
    /// It makes open values, or texts of them, and looks for them itself.
    Joins,
    /// It gets numbers only.
    Reads,
}

impl Machine {
    fn manner_of(&self, method: MethodId) -> Manner {
        if self.program.link_state.recipes.contains_key(&method) {
            return Manner::Joins;
        }
        let class = &*self.class(self.method(method).class).name;
        match (class, self.method_name(method)) {
            ("sojourner/Entry", "text")
            | ("java/util/Random" | "java/util/SplittableRandom", "nextBytes") => Manner::Joins,
            ("java/lang/System", "arraycopy") | ("java/lang/Object", "clone") => Manner::Copies,
            _ => Manner::Reads,
        }
    }

    /// Before a native runs: what is open among its arguments becomes numbers. They lie on top of the stack.
    #[cold]
    pub fn settle_for_native(&mut self, method: MethodId, slots: usize) -> Result<(), Trap> {
        let manner = self.manner_of(method);
        if manner == Manner::Joins {
            return Ok(());
        }
        if self.run.open.texts && manner == Manner::Copies && slots == 5 {
            self.settle_copy()?;
        }
        self.settle_slots(slots)?;
        if self.state.open.is_empty() || manner == Manner::Copies || !self.run.open.stored {
            return Ok(());
        }
        for argument in self.reference_arguments(method, slots) {
            let class = self.state.heap.class(argument);
            if self.class(class).is_array() {
                if self.has_open_length(argument) {
                    let method = self.method_signature(method);
                    return Err(Trap::Unsupported(format!("{method} on the characters of an input")));
                }
                self.settle_object(argument)?;
            } else if self.is_open_text(argument) {
                self.settle_text(argument)?;
            } else if Some(class) == self.program.known.string {
                // Of a string the characters count.
                let value = self.state.heap.get(argument, self.program.known.string_value.0);
                self.settle_object(ObjRef(value as u32))?;
            }
        }
        Ok(())
    }

    /// The objects among the arguments of a native.
    fn reference_arguments(&self, method: MethodId, slots: usize) -> Vec<ObjRef> {
        let start = self.slot_at(slots);
        let word = |at: usize| ObjRef(self.state.threads[self.state.current].stack[start + at] as u32);
        let mut found = Vec::new();
        let mut at = 0;
        if !self.method(method).is_static() {
            found.push(word(0));
            at = 1;
        }
        let mut bytes = self.method_descriptor(method).bytes().skip(1).peekable();
        while let Some(letter) = bytes.next() {
            match letter {
                b')' => break,
                b'J' | b'D' => at += 2,
                b'L' | b'[' => {
                    let mut last = letter;
                    while last == b'[' {
                        last = bytes.next().unwrap_or(b')');
                    }
                    while last == b'L' && bytes.next().is_some_and(|b| b != b';') {}
                    found.push(word(at));
                    at += 1;
                }
                _ => at += 1,
            }
        }
        found.retain(|object| !object.is_null());
        found
    }

    /// After a native has run: whether it read something open as if it were a number.
    #[cold]
    pub fn check_native(&mut self, method: MethodId, outcome: Outcome) -> Outcome {
        if !self.run.open.stored || self.manner_of(method) != Manner::Reads {
            return outcome;
        }
        // It is executed once more: a draw became an open value.
        if matches!(outcome, Err(Trap::Again | Trap::Reopen)) {
            return outcome;
        }
        let mut opened = false;
        self.state.heap.witness.each(|object, part| {
            if opened || !self.state.heap.is_there(object) {
                return;
            }
            let tail = self.state.heap.tail_of(object);
            opened |= tail.iter().any(|&word| word != 0);
            if tail.is_empty() {
                let is_open = |word: u64| self.is_token(word);
                opened |= self.state.heap.has_plain_word(object, part, is_open);
            }
        });
        if opened {
            let method = self.method_signature(method);
            return Err(Trap::Unsupported(format!("{method} on an open value")));
        }
        outcome
    }
}
