//! What a call of a variable handle is about to access, for those who compare what threads stand before.

use super::{Access, Place, Spot};
use crate::class::FieldId;
use crate::code::Quick;
use crate::heap::{LayoutKind, ObjRef};
use crate::link::CallSite;
use crate::link::var_handle::view::Number;
use crate::machine::Machine;

/// An access that is about to happen.
pub struct Ahead {
    pub object: ObjRef,
    /// Bytes of its content.
    pub from: usize,
    pub to: usize,
    pub field: Option<FieldId>,
    pub write: bool,
    /// Without a memory order.
    pub plain: bool,
}

impl Machine {
    /// The access of a thread that stands before the call of a handle.
    pub fn handle_access(&mut self, at: usize) -> Option<Ahead> {
        let thread = &self.state.threads[at];
        let frame = thread.frames.last()?;
        let i = *self.program.methods[frame.method.0 as usize].code.get(frame.pc as usize)?;
        if i.op != Quick::InvokeHandle {
            return None;
        }
        let CallSite::Var(site) = self.program.call_sites[i.b as usize] else { return None };
        let start = (frame.sp - u32::from(site.slots)) as usize;
        let handle = ObjRef(thread.stack[start] as u32);
        let (first, second) = (thread.stack.get(start + 1).copied()?, thread.stack.get(start + 2).copied()?);
        if handle.is_null() || site.adapter.is_some() {
            return None;
        }
        let v = self.variable(handle)?;
        let object = ObjRef(first as u32);
        let write = site.access != Access::Get;
        let (object, from, to) = match v.place {
            Place::Instance { slot, .. } => (object, usize::from(slot) * 8, usize::from(slot) * 8 + 8),
            Place::Static { class, slot } => {
                (self.class(class).statics, usize::from(slot) * 8, usize::from(slot) * 8 + 8)
            }
            Place::Element { .. } if !object.is_null() => {
                let LayoutKind::Array { shift, .. } =
                    self.state.heap.layout(self.state.heap.class(object)).kind
                else {
                    return None;
                };
                let index = second as u32 as usize;
                (object, index << shift, (index + 1) << shift)
            }
            Place::Element { .. } => return None,
            Place::View { big_endian, size, buffer } => {
                let number = Number { big_endian, size, plain: site.plain };
                let spot = match buffer {
                    true if object.is_null() => return None,
                    true => self.buffer_spot(number, object, second as i32, write),
                    false => self.array_spot(number, object, second as i32),
                };
                let Ok(Spot::Bytes(bytes, at, _)) = spot else { return None };
                (bytes, at, at + usize::from(size))
            }
        };
        let is_there = !object.is_null() && !v.is_final;
        is_there.then_some(Ahead { object, from, to, field: v.field, write, plain: site.plain })
    }
}
