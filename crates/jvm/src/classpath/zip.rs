//! The part of the zip format that jars use: the central directory, stored and deflated entries, zip64.
//!
//! Written here because a class path needs just this: random access by the central directory with no trust in
//! any number of the file. Sizes are checked before memory is set aside, unpacking stops at the announced size,
//! checksums are verified. Encrypted, split and otherwise compressed archives are refused by name.

use std::io::{self, Read, Seek, SeekFrom};

/// Why an archive or an entry is refused.
#[derive(Debug, thiserror::Error)]
pub enum ZipError {
    #[error("{0}")]
    Io(#[from] io::Error),
    #[error("malformed archive: {0}")]
    Malformed(&'static str),
    #[error("not supported: {0}")]
    Unsupported(&'static str),
}

const NO_DIRECTORY: &str = "it has no directory";

impl ZipError {
    /// Whether the file is not an archive at all, or only the beginning of one: `java` passes over such a file.
    pub fn is_no_archive(&self) -> bool {
        matches!(self, ZipError::Malformed(NO_DIRECTORY))
    }
}

/// An archive whose directory has been read.
#[derive(Debug)]
pub struct Zip<R> {
    source: R,
    entries: Vec<ZipEntry>,
}

/// An entry of the directory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ZipEntry {
    pub name: String,
    /// Length when unpacked, as announced.
    pub size: u64,
    packed: u64,
    offset: u64,
    crc: u32,
    method: u16,
    encrypted: bool,
}

const END: u32 = 0x0605_4b50;
const END64: u32 = 0x0606_4b50;
const LOCATOR64: u32 = 0x0706_4b50;
const CENTRAL: u32 = 0x0201_4b50;
const LOCAL: u32 = 0x0403_4b50;
const END_SIZE: usize = 22;
/// No entry larger than this is unpacked.
const LARGEST: u64 = 1 << 28;

impl<R: Read + Seek> Zip<R> {
    /// Reads the directory of an archive.
    pub fn open(mut source: R) -> Result<Zip<R>, ZipError> {
        let length = source.seek(SeekFrom::End(0))?;
        let tail_size = length.min(END_SIZE as u64 + u16::MAX as u64);
        let tail_at = length - tail_size;
        let tail = read_at(&mut source, tail_at, tail_size)?;
        let end = find_end(&tail).ok_or(ZipError::Malformed(NO_DIRECTORY))?;
        let record = &tail[end..];
        let mut count = le16(record, 10) as u64;
        let mut size = le32(record, 12) as u64;
        let mut start = le32(record, 16) as u64;
        let mut directory_end = tail_at + end as u64;
        let wide = count == u16::MAX as u64 || size == u32::MAX as u64 || start == u32::MAX as u64;
        if wide && let Some((at, record)) = find_end64(&mut source, directory_end)? {
            directory_end = at;
            count = le64(&record, 32);
            size = le64(&record, 40);
            start = le64(&record, 48);
        }
        // Bytes in front of the archive (a launcher script) shift all offsets.
        let real_start =
            directory_end.checked_sub(size).ok_or(ZipError::Malformed("its directory is too long"))?;
        let shift =
            real_start.checked_sub(start).ok_or(ZipError::Malformed("its directory lies elsewhere"))?;
        let directory = read_at(&mut source, real_start, size)?;
        let entries = directory_entries(&directory, count, shift)?;
        Ok(Zip { source, entries })
    }

    /// The entries in the order of the directory.
    pub fn entries(&self) -> &[ZipEntry] {
        &self.entries
    }

    /// Unpacks an entry.
    pub fn read(&mut self, index: usize) -> Result<Vec<u8>, ZipError> {
        let entry = self.entries.get(index).ok_or(ZipError::Malformed("no such entry"))?;
        if entry.encrypted {
            return Err(ZipError::Unsupported("encryption"));
        }
        if entry.size > LARGEST || entry.packed > LARGEST {
            return Err(ZipError::Unsupported("entries larger than 256 MB"));
        }
        let local = read_at(&mut self.source, entry.offset, 30)?;
        if le32(&local, 0) != LOCAL {
            return Err(ZipError::Malformed("an entry is not where the directory says"));
        }
        let content_at = entry.offset + 30 + le16(&local, 26) as u64 + le16(&local, 28) as u64;
        let packed = read_at(&mut self.source, content_at, entry.packed)?;
        let content = match entry.method {
            0 => packed,
            8 => miniz_oxide::inflate::decompress_to_vec_with_limit(&packed, entry.size as usize)
                .map_err(|_| ZipError::Malformed("an entry cannot be unpacked to its announced size"))?,
            _ => return Err(ZipError::Unsupported("compression other than deflate")),
        };
        if content.len() as u64 != entry.size {
            return Err(ZipError::Malformed("an entry has another size than announced"));
        }
        if crc32(&content) != entry.crc {
            return Err(ZipError::Malformed("an entry's checksum is wrong"));
        }
        Ok(content)
    }
}

/// Reads exactly this range; a range outside of the source is an error before memory is set aside.
fn read_at(source: &mut (impl Read + Seek), at: u64, size: u64) -> Result<Vec<u8>, ZipError> {
    let length = source.seek(SeekFrom::End(0))?;
    if at.checked_add(size).is_none_or(|end| end > length) {
        return Err(ZipError::Malformed("it is cut off"));
    }
    source.seek(SeekFrom::Start(at))?;
    let mut bytes = vec![0; size as usize];
    source.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// The end record is the last one whose comment reaches exactly to the end of the file.
fn find_end(tail: &[u8]) -> Option<usize> {
    (0..=tail.len().checked_sub(END_SIZE)?)
        .rev()
        .find(|&at| le32(tail, at) == END && at + END_SIZE + le16(tail, at + 20) as usize == tail.len())
}

fn find_end64(source: &mut (impl Read + Seek), end: u64) -> Result<Option<(u64, Vec<u8>)>, ZipError> {
    let Some(locator_at) = end.checked_sub(20) else { return Ok(None) };
    let locator = read_at(source, locator_at, 20)?;
    if le32(&locator, 0) != LOCATOR64 {
        return Ok(None);
    }
    // With bytes in front of the archive the offset is off; the record is then directly before its locator.
    for at in [le64(&locator, 8), locator_at.saturating_sub(56)] {
        if let Ok(record) = read_at(source, at, 56)
            && le32(&record, 0) == END64
        {
            return Ok(Some((at, record)));
        }
    }
    Err(ZipError::Malformed("its zip64 directory is missing"))
}

fn directory_entries(directory: &[u8], count: u64, shift: u64) -> Result<Vec<ZipEntry>, ZipError> {
    let mut entries = Vec::with_capacity(count.min(directory.len() as u64 / 46) as usize);
    let mut at = 0;
    while entries.len() as u64 != count {
        let cut = ZipError::Malformed("its directory is cut off");
        let Some(fixed) = directory.get(at..at + 46) else { return Err(cut) };
        if le32(fixed, 0) != CENTRAL {
            return Err(ZipError::Malformed("its directory is damaged"));
        }
        let (name_size, extra_size, comment_size) =
            (le16(fixed, 28) as usize, le16(fixed, 30) as usize, le16(fixed, 32) as usize);
        let name_at = at + 46;
        let extra_at = name_at + name_size;
        let next = extra_at + extra_size + comment_size;
        if next > directory.len() {
            return Err(cut);
        }
        let name = std::str::from_utf8(&directory[name_at..extra_at])
            .map_err(|_| ZipError::Unsupported("names that are not UTF-8"))?;
        let mut wide = Zip64Extra::find(&directory[extra_at..extra_at + extra_size]);
        // The order of the wide values is fixed: size, packed size, offset.
        let size = wide.widen(le32(fixed, 24))?;
        let packed = wide.widen(le32(fixed, 20))?;
        let offset = wide.widen(le32(fixed, 42))?;
        entries.push(ZipEntry {
            name: name.to_string(),
            size,
            packed,
            offset: offset.checked_add(shift).ok_or(ZipError::Malformed("an entry lies nowhere"))?,
            crc: le32(fixed, 16),
            method: le16(fixed, 10),
            encrypted: le16(fixed, 8) & 1 != 0,
        });
        at = next;
    }
    Ok(entries)
}

struct Zip64Extra<'a>(&'a [u8]);

impl<'a> Zip64Extra<'a> {
    fn find(mut extra: &'a [u8]) -> Self {
        while extra.len() >= 4 {
            let (id, size) = (le16(extra, 0), le16(extra, 2) as usize);
            let Some(content) = extra.get(4..4 + size) else { break };
            if id == 1 {
                return Zip64Extra(content);
            }
            extra = &extra[4 + size..];
        }
        Zip64Extra(&[])
    }

    fn widen(&mut self, value: u32) -> Result<u64, ZipError> {
        if value != u32::MAX {
            return Ok(value as u64);
        }
        let (wide, rest) =
            self.0.split_at_checked(8).ok_or(ZipError::Malformed("a zip64 value is missing"))?;
        self.0 = rest;
        Ok(le64(wide, 0))
    }
}

fn le16(bytes: &[u8], at: usize) -> u16 {
    u16::from_le_bytes([bytes[at], bytes[at + 1]])
}

fn le32(bytes: &[u8], at: usize) -> u32 {
    le16(bytes, at) as u32 | (le16(bytes, at + 2) as u32) << 16
}

fn le64(bytes: &[u8], at: usize) -> u64 {
    le32(bytes, at) as u64 | (le32(bytes, at + 4) as u64) << 32
}

static CRC_TABLE: [u32; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut value = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            value = if value & 1 != 0 { value >> 1 ^ 0xedb8_8320 } else { value >> 1 };
            bit += 1;
        }
        table[byte] = value;
        byte += 1;
    }
    table
};

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, &b| CRC_TABLE[((crc ^ b as u32) & 0xff) as usize] ^ crc >> 8)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use std::io::Cursor;

    /// A small archive writer, so that tests can also write what no tool would.
    pub(crate) fn archive(entries: &[(&str, &[u8])]) -> Vec<u8> {
        let (mut out, mut directory) = (Vec::new(), Vec::new());
        for (name, content) in entries {
            let packed = miniz_oxide::deflate::compress_to_vec(content, 6);
            let offset = out.len() as u32;
            let mut common = Vec::new();
            common.extend([20, 0, 0, 8, 8, 0, 0, 0, 0, 0]);
            common.extend(crc32(content).to_le_bytes());
            common.extend((packed.len() as u32).to_le_bytes());
            common.extend((content.len() as u32).to_le_bytes());
            common.extend((name.len() as u16).to_le_bytes());
            common.extend([0, 0]);
            out.extend(LOCAL.to_le_bytes());
            out.extend(&common);
            out.extend(name.as_bytes());
            out.extend(packed);
            directory.extend(CENTRAL.to_le_bytes());
            directory.extend([20, 0]);
            directory.extend(&common);
            directory.extend([0; 10]);
            directory.extend(offset.to_le_bytes());
            directory.extend(name.as_bytes());
        }
        let start = out.len() as u32;
        out.extend(&directory);
        out.extend(END.to_le_bytes());
        out.extend([0; 4]);
        out.extend((entries.len() as u16).to_le_bytes());
        out.extend((entries.len() as u16).to_le_bytes());
        out.extend((directory.len() as u32).to_le_bytes());
        out.extend(start.to_le_bytes());
        out.extend([0, 0]);
        out
    }

    #[test]
    fn entries_are_read_also_behind_a_script() {
        let plain = archive(&[("a.txt", b"alpha"), ("b/c.txt", &[7; 5000])]);
        let mut prefixed = b"#!/bin/sh\nexec java -jar $0\n".to_vec();
        prefixed.extend(&plain);
        for bytes in [plain, prefixed] {
            let mut zip = Zip::open(Cursor::new(bytes)).unwrap();
            assert_eq!(zip.entries()[1].name, "b/c.txt");
            assert_eq!(zip.read(0).unwrap(), b"alpha");
            assert_eq!(zip.read(1).unwrap(), [7; 5000]);
            assert!(zip.read(2).is_err());
        }
    }

    #[test]
    fn a_bomb_stops_at_the_announced_size() {
        let mut bytes = archive(&[("bomb", &vec![0; 1 << 22])]);
        let size_at = bytes.len() - END_SIZE - 4 - 46 + 24;
        bytes[size_at..size_at + 4].copy_from_slice(&1000u32.to_le_bytes());
        let mut zip = Zip::open(Cursor::new(bytes)).unwrap();
        assert_eq!(zip.entries()[0].size, 1000);
        assert!(matches!(zip.read(0), Err(ZipError::Malformed(_))));
    }

    #[test]
    fn damage_is_noticed() {
        let good = archive(&[("a", b"aaaaaaaa")]);
        for cut in 0..good.len() {
            assert!(Zip::open(Cursor::new(good[..cut].to_vec())).is_err(), "{cut}");
        }
        let mut wrong = good.clone();
        wrong[good.len() - END_SIZE - 1 - 46 + 16] ^= 1;
        assert!(matches!(Zip::open(Cursor::new(wrong)).unwrap().read(0), Err(ZipError::Malformed(_))));
        assert_eq!(crc32(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn a_damaged_archive_never_panics() {
        let text: Vec<u8> = (0..3000u32).map(|i| ((i * i) >> 5) as u8 & 15).collect();
        let good = archive(&[("META-INF/MANIFEST.MF", b"Main-Class: A\n"), ("A.class", &text), ("b/", b"")]);
        let mut state = 0x5eed_0003u64;
        let mut roll = |sides: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 11) as usize % sides
        };
        let (mut opened, mut read) = (0, 0);
        for _ in 0..5_000 {
            let mut bytes = good.clone();
            for _ in 0..=roll(3) {
                // Half of the damage goes to the directory, where the lies are.
                let at = if roll(2) == 0 { roll(bytes.len() - 4) } else { bytes.len() - 4 - roll(230) };
                match roll(4) {
                    0 => bytes[at] ^= 1 << roll(8),
                    1 => bytes[at] = roll(256) as u8,
                    2 => bytes[at..at + 4].copy_from_slice(&[0xff, 0xff, 0xff, [0, 0x7f, 0xff][roll(3)]]),
                    _ => bytes[at..at + 4].fill(0),
                }
            }
            let Ok(mut zip) = Zip::open(Cursor::new(bytes)) else { continue };
            opened += 1;
            read += (0..zip.entries().len()).filter(|&i| zip.read(i).is_ok()).count();
        }
        assert!(opened > 500 && read > 500 && read < 3 * 5_000, "{opened} opened, {read} read");
    }

    #[test]
    fn zip64_directories_are_read() {
        let mut bytes = archive(&[("a", b"alpha")]);
        let end = bytes.len() - END_SIZE;
        let (size, start) = (le32(&bytes, end + 12) as u64, le32(&bytes, end + 16) as u64);
        bytes.truncate(end);
        bytes.extend(END64.to_le_bytes());
        bytes.extend(44u64.to_le_bytes());
        bytes.extend([45, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        for word in [1, 1, size, start] {
            bytes.extend(u64::to_le_bytes(word));
        }
        bytes.extend(LOCATOR64.to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend((end as u64).to_le_bytes());
        bytes.extend([1, 0, 0, 0]);
        bytes.extend(END.to_le_bytes());
        bytes.extend([0; 4]);
        bytes.extend([0xff; 12]);
        bytes.extend([0, 0]);
        let mut zip = Zip::open(Cursor::new(bytes)).unwrap();
        assert_eq!(zip.read(0).unwrap(), b"alpha");
    }
}
