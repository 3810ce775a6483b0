//! Quicker forms of instructions on fields.

use crate::code::{Instr, Quick};
use crate::machine::{Machine, StaticSite};

/// Everything with a constant that is not resolved yet.
macro_rules! unresolved {
    () => {
        Quick::LdcSlow
            | Quick::GetStaticSlow
            | Quick::PutStaticSlow
            | Quick::GetFieldSlow
            | Quick::PutFieldSlow
            | Quick::InvokeVirtualSlow
            | Quick::InvokeSpecialSlow
            | Quick::InvokeStaticSlow
            | Quick::InvokeInterfaceSlow
            | Quick::InvokeDynamicSlow
            | Quick::NewSlow
            | Quick::RefArraySlow
            | Quick::CheckcastSlow
            | Quick::InstanceofSlow
    };
}
pub(super) use unresolved;

impl Machine {
    /// Before a visible access: for those who write down what happens, or look for races.
    #[inline(never)]
    pub(super) fn tell_access(&mut self) {
        if self.run.recorder.is_some() {
            self.record_instruction();
        }
        if self.run.race.noting {
            self.note_races();
        }
    }

    /// How a static field of a class that stays initialised is read from now on, if there is a quicker way. Accesses
    /// that others may see stay as they are in a search: it looks at the instructions that threads stand before.
    #[inline]
    pub(super) fn ready_static<const CHECK: bool>(&self, op: Quick, site: StaticSite) -> Option<Instr> {
        let quick = match (op, site.is_final) {
            (Quick::GetStatic, true) => Quick::GetStaticFinal,
            (Quick::GetStatic, false) if !CHECK => Quick::GetStaticReady,
            (Quick::GetStatic2, false) if !CHECK => Quick::GetStaticReady2,
            _ => return None,
        };
        let ready = Instr { op: quick, a: site.slot, b: site.statics.0 };
        self.stays_initialised(site.class).then_some(ready)
    }
}
