//! Bytes shared with whoever holds them: a file in memory, or a part of a memory-mapped image.

use std::fmt;
use std::ops::{Deref, Range};
use std::sync::Arc;

/// A cheaply cloned, immutable run of bytes.
#[derive(Clone)]
pub struct Bytes(Repr);

#[derive(Clone)]
enum Repr {
    Owned(Arc<[u8]>),
    Mapped { map: Arc<memmap2::Mmap>, range: Range<usize> },
}

impl Bytes {
    /// A part of a mapped file; `None` when the range lies outside of it.
    pub(crate) fn mapped(map: &Arc<memmap2::Mmap>, range: Range<usize>) -> Option<Bytes> {
        map.get(range.clone())?;
        Some(Bytes(Repr::Mapped { map: map.clone(), range }))
    }

    #[inline]
    pub fn as_slice(&self) -> &[u8] {
        match &self.0 {
            Repr::Owned(bytes) => bytes,
            Repr::Mapped { map, range } => &map[range.start..range.end],
        }
    }
}

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        self.as_slice()
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(bytes: Vec<u8>) -> Self {
        Bytes(Repr::Owned(bytes.into()))
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Self {
        Bytes(Repr::Owned(bytes.into()))
    }
}

impl From<Arc<[u8]>> for Bytes {
    fn from(bytes: Arc<[u8]>) -> Self {
        Bytes(Repr::Owned(bytes))
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bytes({})", self.len())
    }
}
