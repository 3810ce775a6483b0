//! A bounds-checked big-endian reader that remembers where it is, for messages.

use super::{CUT_OFF, ClassError, Span};

#[derive(Clone)]
pub(crate) struct Reader<'a> {
    data: &'a [u8],
    at: usize,
    end: usize,
}

impl<'a> Reader<'a> {
    pub fn new(data: &'a [u8]) -> Self {
        Reader { data, at: 0, end: data.len() }
    }

    /// A reader of one attribute's content within the whole file, so that offsets stay those of the file.
    pub fn within(data: &'a [u8], span: Span) -> Self {
        let end = (span.end as usize).min(data.len());
        Reader { data, at: (span.start as usize).min(end), end }
    }

    pub fn at(&self) -> usize {
        self.at
    }

    pub fn left(&self) -> usize {
        self.end - self.at
    }

    #[cold]
    fn cut(&self) -> ClassError {
        ClassError::new(CUT_OFF, self.at)
    }

    #[inline]
    pub fn take(&mut self, count: usize) -> Result<&'a [u8], ClassError> {
        if count > self.left() {
            return Err(self.cut());
        }
        let taken = &self.data[self.at..self.at + count];
        self.at += count;
        Ok(taken)
    }

    #[inline]
    fn array<const N: usize>(&mut self) -> Result<[u8; N], ClassError> {
        match self.data[self.at..self.end].first_chunk::<N>() {
            Some(bytes) => {
                self.at += N;
                Ok(*bytes)
            }
            None => Err(self.cut()),
        }
    }

    #[inline]
    pub fn u8(&mut self) -> Result<u8, ClassError> {
        self.array::<1>().map(|b| b[0])
    }

    #[inline]
    pub fn u16(&mut self) -> Result<u16, ClassError> {
        self.array().map(u16::from_be_bytes)
    }

    #[inline]
    pub fn u32(&mut self) -> Result<u32, ClassError> {
        self.array().map(u32::from_be_bytes)
    }

    /// A counted list of 16-bit numbers.
    pub fn u16s(&mut self) -> Result<Box<[u16]>, ClassError> {
        let count = self.u16()? as usize;
        let bytes = self.take(count * 2)?;
        Ok(bytes.chunks_exact(2).map(|b| u16::from_be_bytes([b[0], b[1]])).collect())
    }

    /// Skips the content of an attribute and says where it lies.
    pub fn span(&mut self, count: usize) -> Result<Span, ClassError> {
        let start = self.at as u32;
        self.take(count)?;
        Ok(Span { start, end: self.at as u32 })
    }
}
