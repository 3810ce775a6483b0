//! Which exceptions that leave a thread are violations: a question about classes.

use crate::heap::ObjRef;
use crate::machine::Machine;
use sojourner_kernel::property::Kind;

impl Machine {
    /// An assertion that failed, or another exception.
    pub(super) fn kind_of_exception(&self, exception: ObjRef) -> Kind {
        match self.is_called(exception, "java.lang.AssertionError") {
            true => Kind::Assertion,
            false => Kind::Exception,
        }
    }

    /// Whether it is a violation that this exception leaves a thread.
    pub(super) fn asks_for(&self, exception: ObjRef) -> bool {
        let kinds = &self.run.options.kinds;
        kinds.has(&self.kind_of_exception(exception))
            || kinds.thrown().any(|name| self.is_called(exception, name))
    }

    /// Whether the class of an object, or one that it extends, has this name, with its package or without.
    fn is_called(&self, object: ObjRef, name: &str) -> bool {
        let mut at = Some(self.state.heap.class(object));
        while let Some(class) = at {
            let own = self.class_java_name(class);
            let is_simple = own.strip_suffix(name).is_some_and(|before| before.ends_with(['.', '$']));
            if own == name || is_simple && !name.contains('.') {
                return true;
            }
            at = self.class(class).superclass;
        }
        false
    }
}
