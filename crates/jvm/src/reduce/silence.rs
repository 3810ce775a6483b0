//! When a thread's accesses are no scheduling points because of the method they are made in.
//!
//! Methods of the JDK that rules take together are *whole* ([`Whole`]): from their call to their return what they do is
//! one step, or part of the step before. Nothing of that reaches into the program: whenever a frame of a class that is
//! not the JDK's own lies above the innermost whole method (a constructor, an initialiser, a comparator, a callback,
//! an overridden method, a class loader), all scheduling points are there until that frame is left. So no rule has to
//! argue about code that nobody has seen.
//!
//! What the program itself declares to be one step (`Verify.beginAtomic` and its like), a *section*, holds beneath its own
//! frames too. A thread counts the whole methods and the sections it is in together (`atomic`); [`Machine::sections`] is
//! that count without the whole methods.

use super::locks::Whole;
use crate::class::{ClassId, MethodId, Origin};
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap};

impl Machine {
    /// Whether the current thread does not stop before what others could see.
    #[inline(always)]
    pub fn is_silent(&self) -> bool {
        self.state.threads[self.state.current].atomic != 0 && self.is_silenced(self.state.current)
    }

    /// Whether a thread in a whole method, or in a section of the program's, does not stop.
    #[cold]
    #[inline(never)]
    pub fn is_silenced(&self, at: usize) -> bool {
        self.silent_at(at).is_some() || self.sections(at) > 0
    }

    /// The whole method by which the current thread is silent, if it is by one.
    pub fn silent_method(&self) -> Option<(MethodId, Whole)> {
        self.silent_at(self.state.current)
    }

    fn silent_at(&self, at: usize) -> Option<(MethodId, Whole)> {
        let thread = &self.state.threads[at];
        for frame in thread.frames.iter().rev().take_while(|_| !self.run.unreduced) {
            let method = &self.program.methods[frame.method.0 as usize];
            // A stream that the program made may end in an object that others look at.
            let is_other = || {
                let receiver = ObjRef(thread.stack[frame.base as usize] as u32);
                method.whole == Whole::Console && !self.run.consoles.contains(&receiver)
            };
            if method.whole != Whole::No && !is_other() {
                return Some((frame.method, method.whole));
            }
            if self.is_of_program(method.class) {
                break;
            }
        }
        None
    }

    /// A native method looks at something that is no part of an object, such as the clock. Beneath a lookup of the JDK's
    /// that is no step, others could tell: the rule does not hold. Initialisers look at the clock for seeds only.
    pub fn looks_beneath(&mut self, what: &str) {
        if !self.run.exploring || !self.run.multi {
            return;
        }
        if let Some((method, Whole::Aside)) = self.silent_method()
            && self.method_name(method) != "<clinit>"
        {
            let why = format!("{} looks at {what}", self.method_signature(method));
            let rule = self.silent_rule(method);
            self.breach(&rule, why);
        }
    }

    /// How many atomic sections of the program's own a thread is in.
    pub fn sections(&self, at: usize) -> u32 {
        let is_whole =
            |f: &&crate::machine::Frame| self.program.methods[f.method.0 as usize].whole != Whole::No;
        let wholes = match self.run.unreduced {
            true => 0,
            false => self.state.threads[at].frames.iter().filter(is_whole).count() as u32,
        };
        self.state.threads[at].atomic.saturating_sub(wholes)
    }

    /// Whether a class is not the JDK's own.
    pub fn is_of_program(&self, class: ClassId) -> bool {
        let class = self.class(class);
        match class.origin {
            Origin::Jdk => false,
            Origin::User => true,
            Origin::Synthetic => class.nest.is_none_or(|nest| self.is_of_program(nest)),
        }
    }

    /// A scheduling point whatever method of the JDK the thread is in: code of the program is about to run.
    pub fn cut_aloud(&mut self) -> Result<(), Trap> {
        if self.run.exploring && self.run.multi {
            if !self.run.granted && self.sections(self.state.current) == 0 {
                return Err(Trap::Cut);
            }
            self.run.granted = false;
        }
        Ok(())
    }
}
