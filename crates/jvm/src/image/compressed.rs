//! Compressed resources of an image: a stack of headers, each naming the method that undoes it.
//!
//! Only `zip` (deflate with a zlib header) is undone. Sizes come from the file and are not believed: output
//! grows as data arrives and stops at the announced size, which itself is bounded.

use super::ImageError;

const MAGIC: u32 = 0xcafe_fafa;
const HEADER: usize = 29;
/// No class or resource of a JDK comes near.
const LARGEST: u64 = 1 << 28;
/// A resource passes through one or two methods.
const DEEPEST: usize = 4;

/// Undoes all layers; `size` is the length that must come out.
pub(super) fn expand<'a>(
    stored: &[u8],
    size: u64,
    name: impl Fn(u32) -> Option<&'a str>,
) -> Result<Vec<u8>, ImageError> {
    let mut content = stored.to_vec();
    for _ in 0..DEEPEST {
        let Some(header) = content.first_chunk::<HEADER>().filter(|h| le32(&h[..4]) == MAGIC) else { break };
        let packed = le64(&header[4..12]);
        let unpacked = le64(&header[12..20]);
        let method = name(le32(&header[20..24])).unwrap_or("?");
        if method != "zip" {
            return Err(ImageError::Compression(method.to_string()));
        }
        if unpacked > LARGEST {
            return Err(ImageError::Damaged("it claims to be larger than 256 MB"));
        }
        let body = content
            .get(HEADER..)
            .and_then(|rest| rest.get(..usize::try_from(packed).ok()?))
            .ok_or(ImageError::Damaged("its compressed content is cut off"))?;
        let out = miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(body, unpacked as usize)
            .map_err(|_| ImageError::Damaged("its compressed content cannot be unpacked"))?;
        if out.len() as u64 != unpacked {
            return Err(ImageError::Damaged("it unpacks to another length than announced"));
        }
        content = out;
    }
    if content.len() as u64 != size {
        return Err(ImageError::Damaged("it unpacks to another length than announced"));
    }
    Ok(content)
}

fn le32(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |value, &b| value << 8 | b as u32)
}

fn le64(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |value, &b| value << 8 | b as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(content: &[u8], claimed: u64) -> Vec<u8> {
        let body = miniz_oxide::deflate::compress_to_vec_zlib(content, 6);
        let mut out = MAGIC.to_le_bytes().to_vec();
        out.extend((body.len() as u64).to_le_bytes());
        out.extend(claimed.to_le_bytes());
        out.extend([7, 0, 0, 0, 0, 0, 0, 0, 1]);
        out.extend(body);
        out
    }

    #[test]
    fn zip_is_undone_once_or_twice() {
        let once = packed(b"hello, hello, hello", 19);
        let zip = |at| (at == 7).then_some("zip");
        assert_eq!(expand(&once, 19, zip).unwrap(), b"hello, hello, hello");
        let twice = packed(&once, once.len() as u64);
        assert_eq!(expand(&twice, 19, zip).unwrap(), b"hello, hello, hello");
    }

    #[test]
    fn lies_and_other_methods_are_refused() {
        let zip = |_| Some("zip");
        let bomb = packed(&[0; 1 << 20], 10);
        assert!(matches!(expand(&bomb, 10, zip), Err(ImageError::Damaged(_))));
        assert!(matches!(expand(&packed(b"x", u64::MAX), 1, zip), Err(ImageError::Damaged(_))));
        assert!(matches!(expand(&packed(b"x", 1), 2, zip), Err(ImageError::Damaged(_))));
        assert!(matches!(expand(&packed(b"xyz", 3)[..30], 3, zip), Err(ImageError::Damaged(_))));
        let other = expand(&packed(b"x", 1), 1, |_| Some("compact-cp"));
        assert!(matches!(other, Err(ImageError::Compression(name)) if name == "compact-cp"));
    }
}
