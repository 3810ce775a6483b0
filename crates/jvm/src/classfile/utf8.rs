//! Modified UTF-8 (JVMS 4.4.7): NUL as two bytes, characters beyond the basic plane as two surrogates of three
//! bytes each. Almost every name is plain ASCII and is used in place.

/// The UTF-16 units of a constant, or `None` when the bytes are not modified UTF-8.
pub(crate) fn units(bytes: &[u8]) -> Option<Vec<u16>> {
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let first = bytes[at];
        let more = |i: usize| match bytes.get(at + i) {
            Some(&b) if b & 0xc0 == 0x80 => Some((b & 0x3f) as u16),
            _ => None,
        };
        let (unit, length) = match first {
            0x01..=0x7f => (first as u16, 1),
            0xc0..=0xdf => ((first as u16 & 0x1f) << 6 | more(1)?, 2),
            0xe0..=0xef => ((first as u16 & 0x0f) << 12 | more(1)? << 6 | more(2)?, 3),
            _ => return None,
        };
        out.push(unit);
        at += length;
    }
    Some(out)
}

/// Whether the bytes mean the same in plain UTF-8.
#[inline]
pub(crate) fn is_plain(bytes: &[u8]) -> bool {
    if bytes.is_ascii() {
        return !bytes.contains(&0);
    }
    // Four-byte sequences are UTF-8 but not modified UTF-8.
    std::str::from_utf8(bytes).is_ok() && !bytes.iter().any(|&b| b == 0 || b >= 0xf0)
}

/// The text of a constant that is not plain; `None` when it has no meaning as text (a lone surrogate).
pub(crate) fn decode(bytes: &[u8]) -> Option<String> {
    String::from_utf16(&units(bytes)?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nul_and_surrogates_are_decoded() {
        assert_eq!(decode(b"a\xc0\x80b").unwrap(), "a\0b");
        assert_eq!(decode(&[0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]).unwrap(), "\u{1f600}");
        assert_eq!(units(&[0xed, 0xa0, 0xbd]).unwrap(), [0xd83d]);
        assert_eq!(decode(&[0xed, 0xa0, 0xbd]), None);
        assert!(is_plain("größe".as_bytes()) && !is_plain("\u{1f600}".as_bytes()) && !is_plain(b"\0"));
        for bad in [&[0x80][..], &[0xc3], &[0xe0, 0x80], &[0xf0, 0x9f, 0x98, 0x80], &[0], &[0xff]] {
            assert_eq!(units(bad), None);
        }
    }
}
