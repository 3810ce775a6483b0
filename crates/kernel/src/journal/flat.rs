//! Numbers and texts as bytes: seven bits a byte, least first.

/// Appends a number.
#[inline]
pub(crate) fn put(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

/// Appends bytes with their number.
pub(crate) fn put_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    put(out, bytes.len() as u64);
    out.extend_from_slice(bytes);
}

/// Reads what was appended; `None` where the bytes end too early or make no sense.
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    pub(crate) at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader { bytes, at: 0 }
    }

    #[inline]
    pub(crate) fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    #[inline]
    pub(crate) fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    #[inline]
    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let array = self.bytes.get(self.at..self.at + N)?.try_into().ok()?;
        self.at += N;
        Some(array)
    }

    pub(crate) fn float(&mut self) -> Option<f64> {
        Some(f64::from_le_bytes(self.array()?))
    }

    pub(crate) fn bytes(&mut self) -> Option<&'a [u8]> {
        let len = usize::try_from(self.number()?).ok()?;
        let bytes = self.bytes.get(self.at..self.at.checked_add(len)?)?;
        self.at += len;
        Some(bytes)
    }

    pub(crate) fn text(&mut self) -> Option<String> {
        String::from_utf8(self.bytes()?.to_vec()).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_put_is_read() {
        let numbers = [0, 1, 127, 128, 300, u64::from(u32::MAX), u64::MAX];
        let mut bytes = Vec::new();
        numbers.iter().for_each(|&n| put(&mut bytes, n));
        put_bytes(&mut bytes, "grüezi".as_bytes());
        let mut reader = Reader::new(&bytes);
        assert!(numbers.iter().all(|&n| reader.number() == Some(n)));
        assert_eq!(reader.text().as_deref(), Some("grüezi"));
        assert_eq!((reader.byte(), reader.number(), reader.float()), (None, None, None));
        assert_eq!(Reader::new(&[5, b'x']).bytes(), None);
        assert_eq!(Reader::new(&[0xff; 11]).number(), None);
    }
}
