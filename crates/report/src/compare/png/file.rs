//! Pixels as a PNG file (ISO/IEC 15948): a header, the compressed rows, an end, each with its checksum.

use miniz_oxide::deflate::compress_to_vec_zlib;

use super::paint::Picture;

/// How hard to try: fast, and half a page of white takes nothing anyway.
const LEVEL: u8 = 6;

/// The file.
pub fn encode(picture: &Picture) -> Vec<u8> {
    let mut head = Vec::with_capacity(13);
    head.extend((picture.width as u32).to_be_bytes());
    head.extend((picture.height as u32).to_be_bytes());
    // Eight bits each of red, green and blue; the usual compression, filter and order.
    head.extend([8, 2, 0, 0, 0]);
    let row = 3 * picture.width;
    let mut rows = Vec::with_capacity(picture.height * (row + 1));
    for pixels in picture.pixels.chunks(row) {
        rows.push(0);
        rows.extend_from_slice(pixels);
    }
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    chunk(&mut file, b"IHDR", &head);
    chunk(&mut file, b"IDAT", &compress_to_vec_zlib(&rows, LEVEL));
    chunk(&mut file, b"IEND", &[]);
    file
}

fn chunk(file: &mut Vec<u8>, name: &[u8; 4], content: &[u8]) {
    file.extend((content.len() as u32).to_be_bytes());
    let from = file.len();
    file.extend(name);
    file.extend(content);
    let sum = checksum(&file[from..]);
    file.extend(sum.to_be_bytes());
}

/// CRC-32 as PNG and zip have it.
fn checksum(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 256] = table();
    !bytes.iter().fold(!0, |sum, &byte| TABLE[((sum ^ u32::from(byte)) & 0xFF) as usize] ^ (sum >> 8))
}

const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut sum, mut bit) = (byte as u32, 0);
        while bit < 8 {
            sum = if sum & 1 == 1 { 0xEDB8_8320 ^ (sum >> 1) } else { sum >> 1 };
            bit += 1;
        }
        table[byte] = sum;
        byte += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checksums_are_the_usual_ones() {
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
        // The end of every PNG file.
        let mut file = Vec::new();
        chunk(&mut file, b"IEND", &[]);
        assert_eq!(file, b"\0\0\0\0IEND\xAE\x42\x60\x82");
    }
}
