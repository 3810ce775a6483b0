//! Making arrays, and what can go wrong with an access.

use crate::class::ClassId;
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap, raise};

impl Machine {
    #[cold]
    pub(super) fn index_trap(&self, index: i32, array: ObjRef) -> Trap {
        if array.is_null() {
            return Trap::Raise("java/lang/NullPointerException", None);
        }
        let length = self.state.heap.len(array);
        Trap::Raise(
            "java/lang/ArrayIndexOutOfBoundsException",
            Some(format!("Index {index} out of bounds for length {length}")),
        )
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
