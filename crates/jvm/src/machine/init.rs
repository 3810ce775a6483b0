//! Class initialisation (JVMS 5.5), by whichever thread needs the class first.

use super::thread::{Role, Status};
use super::{Machine, Trap};
use crate::class::ClassId;
use crate::classfile::access;

/// How far a class is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Init {
    No,
    /// Being initialised by this thread.
    By(u32),
    Done,
    Failed,
}

impl Machine {
    /// Whether the current thread may use the class.
    #[inline(always)]
    pub fn is_initialised(&self, class: ClassId) -> bool {
        if self.run.tracing {
            self.looks_at_class(class);
        }
        match self.state.init[class.0 as usize] {
            Init::Done => true,
            Init::By(thread) => thread == self.state.current as u32,
            _ => false,
        }
    }

    /// Whether the class is initialised and nothing can undo it: a plain run is never undone, nor is what a search
    /// found initialised when it began.
    #[inline]
    pub fn stays_initialised(&self, class: ClassId) -> bool {
        let at = class.0 as usize;
        if self.run.exploring {
            self.run.settled.get(at).copied().unwrap_or(false)
        } else {
            self.state.init[at] == Init::Done
        }
    }

    pub fn set_init(&mut self, class: ClassId, init: Init) {
        self.touches_init(class);
        self.log_init(class);
        self.put_init(class, init);
    }

    /// Starts initialising a class. When this returns `Ok(true)` the class can be used now;
    /// otherwise a frame was pushed, or the thread is blocked.
    pub fn begin_init(&mut self, class: ClassId) -> Result<bool, Trap> {
        match self.state.init[class.0 as usize] {
            Init::Done => return Ok(true),
            Init::By(thread) if thread == self.state.current as u32 => return Ok(true),
            Init::By(_) => {
                self.touches_init(class);
                self.set_status(Status::Initialising(class));
                return Err(Trap::Block);
            }
            Init::Failed => return Err(self.unusable_class(class)),
            Init::No => {}
        }
        self.note_linked(class);
        self.set_init(class, Init::By(self.state.current as u32));
        let clinit = self.class(class).clinit;
        if let Some(clinit) = clinit
            && let Err(e) = self.enter(clinit, &[], Role::Initialiser(class))
        {
            self.set_init(class, Init::No);
            return Err(e);
        }
        // Superclasses run first: their initialisers lie above ours on the stack. Interfaces
        // count only if they declare default methods.
        let mut before: Vec<ClassId> = Vec::new();
        if !self.class(class).is_interface() {
            before.extend(self.class(class).superclass);
            for &i in self.class(class).all_interfaces.iter() {
                if i != class && self.declares_default(i) {
                    before.push(i);
                }
            }
        }
        let mut pushed = clinit.is_some();
        for &other in before.iter().rev() {
            if self.state.init[other.0 as usize] == Init::Done {
                continue;
            }
            match self.begin_init(other) {
                Ok(ready) => pushed |= !ready,
                Err(Trap::Block) => {
                    // Another thread is at it: when it is done, carry on with our own frame.
                    if clinit.is_none() {
                        self.set_init(class, Init::No);
                    }
                    return Err(Trap::Block);
                }
                Err(e) => {
                    if clinit.is_none() {
                        self.set_init(class, Init::Failed);
                    }
                    return Err(e);
                }
            }
        }
        if clinit.is_none() {
            // Nothing of its own to run: done as soon as what comes before is.
            let ready = before.iter().all(|c| self.is_initialised(*c));
            self.set_init(class, if ready { Init::Done } else { Init::No });
            return Ok(ready && !pushed);
        }
        Ok(!pushed)
    }

    /// Whether initialising the class runs code of the program.
    pub fn initialises_visibly(&self, class: ClassId) -> bool {
        let of_the_program = |c: &ClassId| {
            let c = self.class(*c);
            c.origin == crate::class::Origin::User && c.clinit.is_some()
        };
        self.run.exploring
            && self.run.multi
            && (self.run.unreduced
                || self.class(class).supers.iter().any(of_the_program)
                || self.class(class).all_interfaces.iter().any(of_the_program))
    }

    fn declares_default(&self, interface: ClassId) -> bool {
        self.class(interface)
            .methods
            .iter()
            .any(|&m| self.method(m).flags & (access::ABSTRACT | access::STATIC | access::PRIVATE) == 0)
    }

    /// An initialiser has returned.
    pub fn finish_init(&mut self, class: ClassId) {
        if self.run.exploring {
            self.state.heap.share_constants(self.class(class).statics);
        }
        self.set_init(class, Init::Done);
    }

    /// An exception left an initialiser.
    pub fn fail_init(&mut self, class: ClassId) {
        self.set_init(class, Init::Failed);
    }
}
