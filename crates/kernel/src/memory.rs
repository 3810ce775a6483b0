//! Two hints about memory; here, in [`large`] and in [`kept`] is the only unsafe code of this crate.
//!
//! With millions of states nearly every access misses the caches. *Prefetch*: what is known to be
//! needed soon is asked for while something else is waited for. *Huge pages*: a large table is read
//! at random, and with pages of 4 KB every access also walks the page table; on the machine this was
//! measured on, a random read of 512 MB took 300 ns with small pages and 180 ns with huge ones.
//! Both are hints to processor and operating system: they do nothing where they are not known.

mod kept;
mod large;

pub(crate) use kept::Kept;
pub(crate) use large::Large;

/// Asks for an element; does nothing if there is none.
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

/// Gives memory that was freed back to the system, where the allocator would keep it.
pub(crate) fn give_back() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    // SAFETY: the call looks only at what is free.
    unsafe {
        libc::malloc_trim(0);
    }
}
