//! Asking the processor for memory before it is needed.
//!
//! With millions of states nearly every access misses the cache; what is known to be needed soon is
//! asked for while something else is waited for. The only unsafe code of this crate: a prefetch is a
//! hint on an address that is in bounds here anyway, it reads and writes nothing.

/// Asks for an element; does nothing if there is none, or the processor has no such instruction.
#[inline(always)]
pub(crate) fn prefetch<T>(slice: &[T], index: usize) {
    #[cfg(target_arch = "x86_64")]
    if let Some(element) = slice.get(index) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: a prefetch does not access memory, and the address is that of a live element.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(element).cast()) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (slice, index);
}
