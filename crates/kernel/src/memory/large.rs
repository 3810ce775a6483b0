//! A vector whose memory, once it is large, comes straight from the operating system, at an address
//! and of a size that huge pages fit.
//!
//! Why not `Vec`: the allocator gives out memory that was used before, in small pages, and moves
//! small pages along when a vector grows. Measured on a search of six million states, only a third
//! of the tables was backed by huge pages that way. And when a large one grows here, its pages are
//! moved and not copied: a fresh page has to be cleared by the system, which took a quarter of the
//! time of a search whose tables were copied.
//!
//! Miri does not know such mappings; under it all room is the allocator's.
//!
//! Contract of the unsafe code: `start` points to room for `room` elements (dangling if `room` is 0),
//! the first `len` of which are initialised; the room is owned, and was got by [`Room::get`] with the
//! same number of elements with which it is given back.

use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

const HUGE: usize = 2 << 20;

/// From this size on in huge pages: what is wasted in the last one is then little.
const LARGE: usize = 2 * HUGE;

/// A table that grew to less than this may yet end half empty: only larger ones are in huge pages.
const GROWN: usize = 4 * HUGE;

/// From this size on memory comes from the operating system. The allocator would keep what a table leaves
/// behind when it grows: several megabytes in all, which a limit on memory feels.
const MAPPED: usize = 256 << 10;

/// At least a page, on every machine.
const PAGE: usize = 64 << 10;

/// The size of the mapping for so many bytes.
#[cfg(all(target_os = "linux", not(miri)))]
fn mapped_size(bytes: usize) -> usize {
    bytes.next_multiple_of(if bytes < LARGE { PAGE } else { HUGE })
}

/// A growing sequence. See the module's head.
pub(crate) struct Large<T> {
    start: NonNull<T>,
    len: usize,
    room: usize,
    owns: PhantomData<T>,
}

// SAFETY: it owns its elements, as a `Vec` does.
unsafe impl<T: Send> Send for Large<T> {}
// SAFETY: shared access is by shared slices only.
unsafe impl<T: Sync> Sync for Large<T> {}

/// Where room comes from.
struct Room;

impl Room {
    /// Room for `n > 0` elements.
    fn get<T>(n: usize) -> NonNull<T> {
        let layout = Layout::array::<T>(n).expect("memory: too many elements");
        if let Some(start) = map(layout.size()) {
            return start.cast();
        }
        // SAFETY: the size is not zero: `n` is not, and no element type here is.
        let start = unsafe { alloc(layout) };
        NonNull::new(start.cast()).unwrap_or_else(|| handle_alloc_error(layout))
    }

    /// Gives back what `get` gave for the same `n`.
    ///
    /// # Safety
    /// `start` is from `get::<T>(n)`, and nothing refers to it any more.
    unsafe fn give_back<T>(start: NonNull<T>, n: usize) {
        let layout = Layout::array::<T>(n).expect("memory: it was given once");
        // SAFETY: as promised by the caller; `unmap` knows by the size what `map` did.
        unsafe {
            if !unmap(start.cast(), layout.size()) {
                dealloc(start.as_ptr().cast(), layout);
            }
        }
    }
}

/// So many bytes from the operating system, for huge pages; nothing if they are few.
#[cfg(all(target_os = "linux", not(miri)))]
fn map(bytes: usize) -> Option<NonNull<u8>> {
    if bytes < MAPPED {
        return None;
    }
    let size = mapped_size(bytes);
    let start = reserve(size, libc::PROT_READ | libc::PROT_WRITE);
    // SAFETY: the range was mapped just now.
    unsafe { want_huge_pages(start, size, LARGE) };
    Some(start)
}

/// Asks for huge pages if the mapping is at least as large as `least`.
///
/// # Safety
/// The range is mapped.
#[cfg(all(target_os = "linux", not(miri)))]
unsafe fn want_huge_pages(start: NonNull<u8>, size: usize, least: usize) {
    if size >= least {
        // SAFETY: as promised. An error means that there are no huge pages.
        unsafe { libc::madvise(start.as_ptr().cast(), size, libc::MADV_HUGEPAGE) };
    }
}

/// A mapping of its own of so many bytes, at an address that huge pages fit.
#[cfg(all(target_os = "linux", not(miri)))]
fn reserve(size: usize, access: libc::c_int) -> NonNull<u8> {
    let layout = Layout::from_size_align(size, HUGE).expect("memory: a table is not larger than memory");
    // SAFETY: an anonymous private mapping at an address the system chooses touches nothing; what is
    // unmapped lies before and behind the aligned part of that mapping.
    unsafe {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
        let whole = libc::mmap(std::ptr::null_mut(), size + HUGE, access, flags, -1, 0);
        if whole == libc::MAP_FAILED {
            handle_alloc_error(layout);
        }
        let before = whole.align_offset(HUGE);
        let start = whole.byte_add(before);
        if before > 0 {
            libc::munmap(whole, before);
        }
        if before < HUGE {
            libc::munmap(start.byte_add(size), HUGE - before);
        }
        NonNull::new(start.cast()).unwrap_or_else(|| handle_alloc_error(layout))
    }
}

/// Moves what `map` gave for `old` bytes to where `new` bytes have room; nothing if one of them is
/// not mapped, or only the new one is to be in huge pages, or the system refuses.
///
/// # Safety
/// If `old` is so large that `map` maps, then `start` is from `map(old)`, and is no longer used if
/// this gives anything.
#[cfg(all(target_os = "linux", not(miri)))]
unsafe fn remap(start: NonNull<u8>, old: usize, new: usize) -> Option<NonNull<u8>> {
    if old < MAPPED || new < MAPPED {
        return None;
    }
    let (old, new) = (mapped_size(old), mapped_size(new));
    // Small pages stay small: copied once, the table is in huge pages from its beginning on.
    if old < GROWN && new >= GROWN {
        return None;
    }
    // SAFETY: the old range is ours, as promised; without leave to move it is only made longer, into
    // addresses nobody uses, or shorter.
    let kept = unsafe { libc::mremap(start.as_ptr().cast(), old, new, 0) };
    if kept != libc::MAP_FAILED {
        let kept = NonNull::new(kept.cast())?;
        // SAFETY: it is mapped, as long as it is now.
        unsafe { want_huge_pages(kept, new, GROWN) };
        return Some(kept);
    }
    let target = reserve(new, libc::PROT_NONE);
    let flags = libc::MREMAP_MAYMOVE | libc::MREMAP_FIXED;
    // SAFETY: the target was reserved for this just now, and nothing refers to it.
    let moved = unsafe { libc::mremap(start.as_ptr().cast(), old, new, flags, target.as_ptr()) };
    let moved = NonNull::new(moved.cast()).filter(|_| moved != libc::MAP_FAILED)?;
    // SAFETY: it is mapped, as long as it is now.
    unsafe { want_huge_pages(moved, new, GROWN) };
    Some(moved)
}

#[cfg(any(not(target_os = "linux"), miri))]
unsafe fn remap(_start: NonNull<u8>, _old: usize, _new: usize) -> Option<NonNull<u8>> {
    None
}

#[cfg(any(not(target_os = "linux"), miri))]
fn map(_bytes: usize) -> Option<NonNull<u8>> {
    None
}

/// Gives back what `map` gave for so many bytes; whether it had given anything.
///
/// # Safety
/// If `bytes` is so large that `map` maps, then `start` is from `map(bytes)` and no longer used.
unsafe fn unmap(start: NonNull<u8>, bytes: usize) -> bool {
    #[cfg(all(target_os = "linux", not(miri)))]
    if bytes >= MAPPED {
        // SAFETY: as promised by the caller.
        unsafe { libc::munmap(start.as_ptr().cast(), mapped_size(bytes)) };
        return true;
    }
    let _ = (start, bytes);
    false
}

/// Takes the memory, not the room, of the first `used` bytes of what `map` gave for so many; their
/// contents are lost. Does nothing to what it did not give.
///
/// # Safety
/// As for [`unmap`], and nothing reads these bytes any more.
unsafe fn discard(start: NonNull<u8>, bytes: usize, used: usize) {
    #[cfg(all(target_os = "linux", not(miri)))]
    if bytes >= MAPPED {
        // SAFETY: as promised by the caller; whole huge pages within the mapping.
        unsafe { libc::madvise(start.as_ptr().cast(), used / HUGE * HUGE, libc::MADV_DONTNEED) };
    }
    let _ = (start, bytes, used);
}

impl<T> Default for Large<T> {
    fn default() -> Self {
        Large { start: NonNull::dangling(), len: 0, room: 0, owns: PhantomData }
    }
}

impl<T> Large<T> {
    pub(crate) fn new() -> Large<T> {
        Large::default()
    }

    pub(crate) fn with_capacity(n: usize) -> Large<T> {
        const { assert!(size_of::<T>() > 0) };
        let start = if n == 0 { NonNull::dangling() } else { Room::get(n) };
        Large { start, len: 0, room: n, owns: PhantomData }
    }

    pub(crate) fn capacity(&self) -> usize {
        self.room
    }

    /// Room for so many elements in all.
    pub(crate) fn reserve_total(&mut self, n: usize) {
        if n > self.room {
            self.move_to(n);
        }
    }

    /// Moves everything into room for `n` elements, and `n` is at least `len`. If it has to be copied,
    /// then piece by piece: what was copied is given back before the next is, or there would be two of
    /// everything for a moment.
    fn move_to(&mut self, n: usize) {
        let (old, new) = (self.room * size_of::<T>(), n * size_of::<T>());
        // SAFETY: the room was got for `room` elements, and is given up if it is moved.
        if let Some(start) = unsafe { remap(self.start.cast(), old, new) } {
            (self.start, self.room) = (start.cast(), n);
            return;
        }
        let mut other: Large<T> = Large::with_capacity(n);
        let len = std::mem::take(&mut self.len);
        let piece = if old < LARGE { len } else { (HUGE / size_of::<T>()).max(1) };
        let mut done = 0;
        while done < len {
            let part = piece.min(len - done);
            // SAFETY: both rooms are valid for `len` elements and distinct; the elements then belong
            // to the new one, and the old one has forgotten them. What is then discarded lies in the
            // old room, before what is still to be copied.
            unsafe {
                let (from, to) = (self.start.add(done), other.start.add(done));
                std::ptr::copy_nonoverlapping(from.as_ptr(), to.as_ptr(), part);
                discard(self.start.cast(), old, (done + part) * size_of::<T>());
            }
            done += part;
        }
        other.len = len;
        *self = other;
    }

    #[inline]
    pub(crate) fn push(&mut self, value: T) {
        if self.len == self.room {
            self.grow();
        }
        // SAFETY: there is room behind the last element.
        unsafe { self.start.add(self.len).write(value) };
        self.len += 1;
    }

    #[cold]
    fn grow(&mut self) {
        self.reserve_total((2 * self.room).max(8));
    }

    pub(crate) fn clear(&mut self) {
        let all: *mut [T] = &mut **self;
        self.len = 0;
        // SAFETY: these were initialised, and are no longer counted.
        unsafe { std::ptr::drop_in_place(all) };
    }
}

impl<T: Copy> Large<T> {
    /// Copies of `value` up to a length of `n`; does nothing if it is as long already.
    pub(crate) fn fill_up(&mut self, n: usize, value: T) {
        if n > self.room {
            // Twice the room, or growing by a few at a time would copy everything each time.
            self.reserve_total(n.max(2 * self.room));
        }
        for at in self.len..n {
            // SAFETY: there is room for `n` elements.
            unsafe { self.start.add(at).write(value) };
        }
        self.len = self.len.max(n);
    }
}

impl<T> Drop for Large<T> {
    fn drop(&mut self) {
        self.clear();
        if self.room > 0 {
            // SAFETY: the room was got for `room` elements, and is not used any more.
            unsafe { Room::give_back(self.start, self.room) };
        }
    }
}

impl<T> Deref for Large<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: `len` elements from `start` on are initialised.
        unsafe { std::slice::from_raw_parts(self.start.as_ptr(), self.len) }
    }
}

impl<T> DerefMut for Large<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: as above, and `self` is borrowed exclusively.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.len) }
    }
}

impl<T: Clone> Clone for Large<T> {
    fn clone(&self) -> Self {
        let mut other = Large::with_capacity(self.len);
        self.iter().for_each(|value| other.push(value.clone()));
        other
    }
}

impl<T: std::fmt::Debug> std::fmt::Debug for Large<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    #[test]
    fn behaves_like_a_vector_small_and_large() {
        let (mut large, mut vec) = (Large::new(), Vec::new());
        let count = if cfg!(miri) { 3_000 } else { 700_000u64 };
        for n in 0..count {
            large.push(n);
            vec.push(n);
        }
        assert_eq!(large[..], vec[..]);
        large.fill_up(vec.len() + 10, 3);
        vec.resize(vec.len() + 10, 3);
        assert_eq!(large.clone()[..], vec[..]);
        large.clear();
        assert!(large.is_empty());
    }

    #[test]
    fn elements_are_dropped_once() {
        let one = Rc::new(());
        let mut large = Large::new();
        let count = if cfg!(miri) { 3_000 } else { 300_000 };
        for _ in 0..count {
            large.push(one.clone());
        }
        assert_eq!(Rc::strong_count(&one), count + 1);
        drop(large);
        assert_eq!(Rc::strong_count(&one), 1);
    }
}
