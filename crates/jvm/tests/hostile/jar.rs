//! Jars as bytes, written so that nothing has to be true of them.

/// Numbers that look random, by xorshift.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides.max(1)
    }
}

#[derive(Clone)]
pub struct Entry {
    name: String,
    content: Vec<u8>,
    /// Not compressed.
    pub stored: bool,
    /// The size that the directory tells, if not the true one.
    pub claimed: Option<u32>,
}

impl Entry {
    pub fn new(name: &str, content: &[u8]) -> Entry {
        Entry { name: name.to_owned(), content: content.to_vec(), stored: false, claimed: None }
    }
}

fn checksum(bytes: &[u8]) -> u32 {
    let mut crc = !0u32;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            crc = if crc & 1 != 0 { crc >> 1 ^ 0xEDB8_8320 } else { crc >> 1 };
        }
    }
    !crc
}

/// A jar; with the 64-bit records, if `wide`.
pub fn archive(entries: &[Entry], wide: bool) -> Vec<u8> {
    let (mut out, mut directory) = (Vec::new(), Vec::new());
    for entry in entries {
        let packed = match entry.stored {
            true => entry.content.clone(),
            false => miniz_oxide::deflate::compress_to_vec(&entry.content, 1),
        };
        let size = entry.claimed.unwrap_or(entry.content.len() as u32);
        let offset = out.len() as u32;
        let mut common = vec![20, 0, 0, 8, if entry.stored { 0 } else { 8 }, 0, 0, 0, 0, 0];
        common.extend(checksum(&entry.content).to_le_bytes());
        common.extend((packed.len() as u32).to_le_bytes());
        common.extend(size.to_le_bytes());
        common.extend((entry.name.len() as u16).to_le_bytes());
        let extra: Vec<u8> = match wide {
            false => Vec::new(),
            true => [&[1, 0, 8, 0][..], &u64::from(size).to_le_bytes()].concat(),
        };
        out.extend(b"PK\x03\x04");
        out.extend(&common);
        out.extend([0, 0]);
        out.extend(entry.name.as_bytes());
        out.extend(packed);
        directory.extend(b"PK\x01\x02\x14\x00");
        if wide {
            common[18..22].copy_from_slice(&[0xFF; 4]);
        }
        directory.extend(&common);
        directory.extend((extra.len() as u16).to_le_bytes());
        directory.extend([0; 10]);
        directory.extend(offset.to_le_bytes());
        directory.extend(entry.name.as_bytes());
        directory.extend(extra);
    }
    let start = out.len();
    out.extend(&directory);
    let count = entries.len();
    if wide {
        let record = out.len() as u64;
        out.extend(b"PK\x06\x06");
        out.extend(44u64.to_le_bytes());
        out.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        for value in [count, count, directory.len(), start] {
            out.extend((value as u64).to_le_bytes());
        }
        out.extend(b"PK\x06\x07\x00\x00\x00\x00");
        out.extend(record.to_le_bytes());
        out.extend([1, 0, 0, 0]);
    }
    out.extend(b"PK\x05\x06\x00\x00\x00\x00");
    let narrow = if wide { u16::MAX } else { count as u16 };
    out.extend(narrow.to_le_bytes());
    out.extend(narrow.to_le_bytes());
    out.extend(if wide { u32::MAX } else { directory.len() as u32 }.to_le_bytes());
    out.extend(if wide { u32::MAX } else { start as u32 }.to_le_bytes());
    out.extend([0, 0]);
    out
}

/// Values at which arithmetic goes wrong.
const EDGES: [u32; 10] = [0, 1, 0x7F, 0xFF, 0x7FFF, 0xFFFF, 0x10000, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF];

/// One to four changes: bits, values, parts cut out, doubled or moved; most of them in the directory.
pub fn damage(bytes: &mut Vec<u8>, dice: &mut Dice) {
    for _ in 0..1 + dice.roll(4) {
        let length = bytes.len();
        if length < 8 {
            return;
        }
        let near_end = length - 1 - dice.roll(length.min(700));
        let at = if dice.roll(4) == 0 { dice.roll(length) } else { near_end };
        match dice.roll(8) {
            0 | 1 => bytes[at] ^= 1 << dice.roll(8),
            2 => bytes[at] = dice.roll(256) as u8,
            3 | 4 => {
                let value = EDGES[dice.roll(EDGES.len())].to_le_bytes();
                let width = [1, 2, 4][dice.roll(3)].min(length - at);
                bytes[at..at + width].copy_from_slice(&value[..width]);
            }
            5 => bytes.truncate(at),
            6 => {
                let part = bytes[at..length.min(at + 1 + dice.roll(80))].to_vec();
                let to = dice.roll(length);
                bytes.splice(to..to, part);
            }
            _ => {
                bytes.drain(at..length.min(at + 1 + dice.roll(40)));
            }
        }
    }
}
