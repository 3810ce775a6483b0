//! Instructions on arrays, and what can go wrong with them.

use super::registers::{Flow, Registers, Step};
use crate::class::ClassId;
use crate::code::Instr;
use crate::heap::{Element, LayoutKind, ObjRef};
use crate::machine::open::may_be_token;
use crate::machine::{Machine, Trap, raise};

impl Machine {
    #[inline(always)]
    pub(super) fn array_load<const CHECK: bool, const OPEN: bool, const WORDS: usize, T: Element>(
        &mut self,
        r: &mut Registers,
        widen: impl Fn(T) -> u64,
    ) -> Step {
        let index = r.peek(1) as i32;
        let array = r.peek_ref(2);
        if CHECK {
            self.not_null(array)?;
            self.before_visible::<CHECK>(r, array, index as u32, false)?;
        }
        match self.state.heap.element::<T>(array, index as u32) {
            Some(element) => {
                r.drop(2);
                let token = if OPEN { self.state.heap.tail(array, index as u32) } else { 0 };
                if token != 0 {
                    r.push(token)
                } else {
                    r.push_sized::<WORDS>(widen(element))
                }
                Ok(())
            }
            None => Err(self.bad_index(index, array)),
        }
    }

    #[inline(always)]
    pub(super) fn array_store<const CHECK: bool, const OPEN: bool, const WORDS: usize, T: Element>(
        &mut self,
        r: &mut Registers,
        narrow: impl Fn(u64) -> T,
    ) -> Step {
        let value = r.peek(WORDS);
        let index = r.peek(WORDS + 1) as i32;
        let array = r.peek_ref(WORDS + 2);
        // Null has no elements.
        if index as u32 as usize >= self.state.heap.len(array) {
            return Err(self.bad_index(index, array));
        }
        if WORDS == 2 {
            self.stored::<CHECK>(r, value)?
        } else {
            self.settled::<CHECK>(r, value)?
        }
        self.constant_check::<CHECK>(array);
        self.before_visible::<CHECK>(r, array, index as u32, true)?;
        let token = if OPEN && size_of::<T>() < 8 && may_be_token(value) { value } else { 0 };
        self.state.heap.put_element::<T>(array, index as u32, narrow(if token != 0 { 0 } else { value }));
        if OPEN {
            self.state.heap.set_tail(array, index as u32, token);
        }
        r.drop(WORDS + 2);
        Ok(())
    }

    /// Into an array of bytes or booleans: the latter keeps the lowest bit.
    #[inline(always)]
    pub(super) fn byte_store<const CHECK: bool, const OPEN: bool>(&mut self, r: &mut Registers) -> Step {
        // Null is trapped before it counts.
        let class = self.state.heap.class(r.peek_ref(3));
        let kept = if class == crate::class::well_known::BOOLEANS { 1 } else { 0xFF };
        self.array_store::<CHECK, OPEN, 1, u8>(r, |v| (v & kept) as u8)
    }

    #[inline(always)]
    pub(super) fn ref_store<const CHECK: bool>(&mut self, r: &mut Registers) -> Step {
        let value = r.peek_ref(1);
        let index = r.peek(2) as i32;
        let array = r.peek_ref(3);
        self.not_null(array)?;
        if index as u32 as usize >= self.state.heap.len(array) {
            return Err(self.bad_index(index, array));
        }
        if !value.is_null() {
            let fits = self.check_store(array, value);
            self.well(fits)?;
        }
        self.constant_check::<CHECK>(array);
        self.before_visible::<CHECK>(r, array, index as u32, true)?;
        self.state.heap.put_array_ref(array, index as usize, value);
        r.drop(3);
        Ok(())
    }

    /// An element named by two local variables, where nobody wants to know of it; otherwise they are pushed, and the
    /// load follows.
    #[inline(always)]
    pub(super) fn local_element<const CHECK: bool, const WORDS: usize, T: Element>(
        &mut self,
        r: &mut Registers,
        i: &Instr,
        widen: impl Fn(T) -> u64,
    ) -> Step {
        let (array, index) = (r.local(i.a), r.local(r.next(1).a));
        if !(CHECK && (self.run.multi || self.run.tracing))
            && let Some(element) = self.state.heap.element::<T>(ObjRef(array as u32), index as u32)
        {
            r.push_sized::<WORDS>(widen(element));
            r.pc += 2;
        } else {
            r.push(array);
            r.push(index);
            r.pc += 1;
        }
        Ok(())
    }

    /// An element of the array on top, at a local variable; the same.
    #[inline(always)]
    pub(super) fn indexed_by_local<const CHECK: bool>(&mut self, r: &mut Registers, i: &Instr) -> Step {
        let index = r.local(i.a);
        let array = r.peek_ref(1);
        if !(CHECK && (self.run.multi || self.run.tracing))
            && let Some(element) = self.state.heap.element::<u32>(array, index as u32)
        {
            r.replace(1, u64::from(element));
            r.pc += 1;
        } else {
            r.push(index);
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn local_length(&mut self, r: &mut Registers, i: &Instr) -> Step {
        let array = ObjRef(r.local(i.a) as u32);
        if array.is_null() {
            r.push(0);
        } else {
            r.push(self.state.heap.len(array) as u64);
            r.pc += 1;
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn array_length(&mut self, r: &mut Registers) -> Step {
        let array = r.peek_ref(1);
        self.not_null(array)?;
        r.replace(1, self.state.heap.len(array) as u64);
        Ok(())
    }

    #[inline(always)]
    pub(super) fn make_array(&mut self, r: &mut Registers, class: ClassId) -> Step {
        self.write_back(r);
        let length = r.peek(1) as i32;
        let is_large = if self.run.unreduced { self.before_array(class, length) } else { Ok(false) };
        let is_large = self.well(is_large)?;
        let array = self.sized_array(class, length);
        let array = self.well(array)?;
        r.replace(1, array.slot());
        self.pause_if(r, is_large)
    }

    #[inline(always)]
    pub(super) fn make_grid(&mut self, r: &mut Registers, i: Instr) -> Step {
        self.write_back(r);
        let lengths = (1..=i.a as usize).map(|n| (r.peek(n) as i32).max(0) as u64);
        let bytes = lengths.fold(8, u64::saturating_mul);
        let is_large = if self.run.unreduced { self.before_allocation(bytes) } else { Ok(false) };
        let is_large = self.well(is_large)?;
        let array = self.multi_array(i.b as u16, i.a as usize);
        let array = self.well(array)?;
        r.drop(i.a as usize);
        r.push(array.slot());
        self.pause_if(r, is_large)
    }

    #[cold]
    fn before_array(&mut self, class: ClassId, length: i32) -> Result<bool, Trap> {
        let shift = match self.state.heap.layout(class).kind {
            LayoutKind::Array { shift, .. } => shift,
            LayoutKind::Object { .. } => 3,
        };
        self.before_allocation((length.max(0) as u64) << shift)
    }

    /// Stops behind an instruction that has allocated much.
    #[inline(always)]
    fn pause_if(&mut self, r: &mut Registers, is_large: bool) -> Step {
        if is_large {
            r.pc += 1;
            self.write_back(r);
            let stop = self.after_allocation();
            return self.well(stop);
        }
        Ok(())
    }

    /// Before a write to an array that nobody is to write any more.
    #[inline(always)]
    fn constant_check<const CHECK: bool>(&mut self, array: ObjRef) {
        if CHECK && self.run.multi && self.state.heap.is_constant(array) {
            self.wrote_constant();
        }
    }

    #[cold]
    #[inline(never)]
    fn bad_index(&mut self, index: i32, array: ObjRef) -> Flow {
        if array.is_null() {
            return self.raises(super::NPE, None);
        }
        let length = self.state.heap.len(array);
        let message = format!("Index {index} out of bounds for length {length}");
        self.raises("java/lang/ArrayIndexOutOfBoundsException", Some(&message))
    }

    /// A new array, unless its length is negative.
    #[inline]
    pub(super) fn sized_array(&mut self, class: ClassId, length: i32) -> Result<ObjRef, Trap> {
        if length < 0 {
            return raise("java/lang/NegativeArraySizeException", length.to_string());
        }
        self.collect_if_due();
        let array = self.new_array(class, length as usize)?;
        self.run.instant.tried_collecting = false;
        Ok(array)
    }

    #[inline]
    pub(super) fn check_store(&self, array: ObjRef, value: ObjRef) -> Result<(), Trap> {
        let array_class = self.state.heap.class(array);
        let crate::class::Sort::Array { component } = self.class(array_class).sort else { return Ok(()) };
        let class = self.state.heap.class(value);
        if component == crate::class::well_known::OBJECT || self.is_subclass(class, component) {
            Ok(())
        } else {
            raise("java/lang/ArrayStoreException", self.class_java_name(class))
        }
    }
}
