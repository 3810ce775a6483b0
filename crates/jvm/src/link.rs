//! Linkage that `java` does with LambdaForms and the machine does itself: invokedynamic, method
//! handles, variable handles, dynamic constants.

use crate::class::{ClassId, MethodId};
use crate::code::Instr;
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap};

/// A linked call site.
#[derive(Clone, Debug)]
pub enum CallSite {
    /// Calls a static method with the operands on the stack.
    Static(MethodId),
}

/// What linkage keeps outside the state.
#[derive(Default)]
pub struct LinkState {}

impl LinkState {
    /// Calls `f` with every object the linkage holds.
    pub fn each_ref(&self, _f: impl FnMut(ObjRef)) {}
}

impl Machine {
    pub fn link_dynamic(&mut self, _owner: ClassId, _index: u16, _method: MethodId, _pc: u32) -> Result<u32, Trap> {
        Err(Trap::Unsupported("invokedynamic".into()))
    }

    pub fn invoke_dynamic(&mut self, site: u32) -> Result<(), Trap> {
        match self.call_sites[site as usize] {
            CallSite::Static(method) => self.call(method),
        }
    }

    pub fn link_polymorphic(
        &mut self,
        _owner: ClassId,
        _class: &str,
        name: &str,
        _descriptor: &str,
    ) -> Result<Option<u32>, Trap> {
        Err(Trap::Unsupported(format!("method handle call {name}")))
    }

    pub fn invoke_handle(&mut self, _site: u32) -> Result<(), Trap> {
        Err(Trap::Unsupported("method handle call".into()))
    }

    pub fn resolve_loadable(&mut self, _owner: ClassId, _index: u16) -> Result<Instr, Trap> {
        Err(Trap::Unsupported("a dynamic constant".into()))
    }
}
