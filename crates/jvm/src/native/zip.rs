//! `java.util.zip`: checksums, `Inflater` and `Deflater`.
//!
//! A stream in progress lies beside the heap, under a number that the Java object holds as its address. While exploring
//! it is found by a hash of all that was done with it; the hashes of the living streams are part of the state, as an
//! array that the Class object of `Inflater` or `Deflater` refers to. Checksums are plain functions.
//!
//! Known gap: while exploring nothing that lies beside the heap is freed: some 40 KB for each call of a decompression.

mod deflate;
mod inflate;
mod stored;
mod trees;

use super::{Table, int, nothing, object};
use crate::class::well_known;
use crate::heap::{ObjRef, mix64};
use crate::machine::{Machine, Outcome, Trap, raise};
use deflate::Deflate;
use inflate::Inflate;
use rustc_hash::FxHashMap;

const INFLATER: &str = "java/util/zip/Inflater";
const DEFLATER: &str = "java/util/zip/Deflater";

// What can be done with a stream.
const INIT: u64 = 1;
const RESET: u64 = 2;
const DICTIONARY: u64 = 3;
const SUM: u64 = 4;
const RUN: u64 = 5;

pub const TABLES: &[Table] = &[
    (
        "java/util/zip/CRC32",
        &[("update(II)I", crc_byte), ("updateBytes0(I[BII)I", crc_bytes), ("updateBytes(I[BII)I", crc_bytes)],
    ),
    ("java/util/zip/Adler32", &[("update(II)I", adler_byte), ("updateBytes(I[BII)I", adler_bytes)]),
    (
        "java/util/zip/Inflater",
        &[
            ("initIDs()V", nothing),
            ("init(Z)J", new_inflater),
            ("setDictionary(J[BII)V", inflater_dictionary),
            ("inflateBytesBytes(J[BII[BII)J", inflate_bytes),
            ("getAdler(J)I", inflater_sum),
            ("reset(J)V", reset_inflater),
            ("end(J)V", end_inflater),
        ],
    ),
    (
        "java/util/zip/Deflater",
        &[
            ("init(IIZ)J", new_deflater),
            ("setDictionary(J[BII)V", deflater_dictionary),
            ("deflateBytesBytes(J[BII[BIIII)J", deflate_bytes),
            ("getAdler(J)I", deflater_sum),
            ("reset(J)V", reset_deflater),
            ("end(J)V", end_deflater),
        ],
    ),
];

/// Streams in progress: in a plain run by their numbers, while exploring by what was done with them.
#[derive(Default)]
pub struct Streams {
    last: u64,
    inflaters: FxHashMap<u64, (bool, Inflate)>,
    deflaters: FxHashMap<u64, Deflate>,
}

/// The number of a stream of which this is all that was done.
fn new_stream(m: &mut Machine, class: &str, done: u64) -> Outcome {
    if !m.run.exploring {
        m.run.tables.streams.last += 1;
        return Ok(m.run.tables.streams.last);
    }
    m.visible_anyway()?;
    let mirror = holder(m, class)?;
    let table = m.state.heap.get_ref(mirror, m.program.known.class_data.0);
    let mut all = if table.is_null() { Vec::new() } else { m.state.heap.elements::<u64>(table).to_vec() };
    let free = all.iter().position(|&done| done == 0);
    let at = free.unwrap_or_else(|| {
        all.push(0);
        all.len() - 1
    });
    all[at] = done;
    let table = m.new_array(well_known::LONGS, all.len())?;
    m.state.heap.elements_mut::<u64>(table).copy_from_slice(&all);
    let slot = m.program.known.class_data.0;
    m.state.heap.put_ref(mirror, slot, table);
    Ok(at as u64 + 1)
}

/// The Class object that has the table of streams, where no class has data of its own.
fn holder(m: &mut Machine, class: &str) -> Result<ObjRef, Trap> {
    let class = m.load_class(class)?;
    m.mirror(class)
}

/// What was done so far with a stream, and what is done now is noted.
fn noted(m: &mut Machine, class: &str, number: u64, now: Option<u64>) -> Result<(u64, u64), Trap> {
    if !m.run.exploring {
        return Ok((number, number));
    }
    m.visible_anyway()?;
    let mirror = holder(m, class)?;
    let table = m.state.heap.get_ref(mirror, m.program.known.class_data.0);
    let at = (number as usize).wrapping_sub(1);
    let done = if table.is_null() { None } else { m.state.heap.elements::<u64>(table).get(at).copied() };
    let Some(done) = done.filter(|&done| done != 0) else { return gone() };
    let then = now.map_or(0, |now| mix64(done, now) | 1);
    m.state.heap.elements_mut::<u64>(table)[at] = then;
    Ok((done, then))
}

/// A number for what is done: which operation, with what.
fn deed(operation: u64, bytes: &[u8], more: u64) -> u64 {
    bytes.chunks(8).fold(mix64(operation << 32 | bytes.len() as u64, more), |sum, chunk| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        mix64(sum, u64::from_le_bytes(word))
    })
}

fn gone<T>() -> Result<T, Trap> {
    raise("java/lang/NullPointerException", "Inflater has been closed")
}

/// The stream for the next operation on it. While exploring it is a copy, under what will have been done with it.
fn inflater(m: &mut Machine, number: u64, deed: u64) -> Result<&mut (bool, Inflate), Trap> {
    let (from, to) = noted(m, INFLATER, number, Some(deed))?;
    let all = &mut m.run.tables.streams.inflaters;
    if from != to
        && let Some(stream) = all.get(&from).cloned()
    {
        all.insert(to, stream);
    }
    all.get_mut(&to).map_or_else(gone, Ok)
}

fn deflater(m: &mut Machine, number: u64, deed: u64) -> Result<&mut Deflate, Trap> {
    let (from, to) = noted(m, DEFLATER, number, Some(deed))?;
    let all = &mut m.run.tables.streams.deflaters;
    if from != to
        && let Some(stream) = all.get(&from).cloned()
    {
        all.insert(to, stream);
    }
    all.get_mut(&to).map_or_else(gone, Ok)
}

/// The part of an array that three argument slots name.
fn part(m: &mut Machine, args: &[u64], at: usize) -> Vec<u8> {
    let (from, n) = (int(args, at + 1) as usize, int(args, at + 2) as usize);
    m.works(16 * n);
    m.state.heap.bytes(object(args, at)).get(from..from + n).unwrap_or_default().to_vec()
}

fn new_inflater(m: &mut Machine, args: &[u64]) -> Outcome {
    let raw = int(args, 0) != 0;
    let done = mix64(INIT, u64::from(raw)) | 1;
    let number = new_stream(m, INFLATER, done)?;
    let key = if m.run.exploring { done } else { number };
    m.run.tables.streams.inflaters.insert(key, (raw, Inflate::new(raw)));
    Ok(number)
}

fn reset_inflater(m: &mut Machine, args: &[u64]) -> Outcome {
    let (raw, stream) = inflater(m, args[0], deed(RESET, &[], 0))?;
    *stream = Inflate::new(*raw);
    Ok(0)
}

fn end_inflater(m: &mut Machine, args: &[u64]) -> Outcome {
    noted(m, INFLATER, args[0], None)?;
    if !m.run.exploring {
        m.run.tables.streams.inflaters.remove(&args[0]);
    }
    Ok(0)
}

fn end_deflater(m: &mut Machine, args: &[u64]) -> Outcome {
    noted(m, DEFLATER, args[0], None)?;
    if !m.run.exploring {
        m.run.tables.streams.deflaters.remove(&args[0]);
    }
    Ok(0)
}

fn inflater_dictionary(m: &mut Machine, args: &[u64]) -> Outcome {
    let dictionary = part(m, args, 2);
    let deed = deed(DICTIONARY, &dictionary, 0);
    if inflater(m, args[0], deed)?.1.set_dictionary(&dictionary) {
        Ok(0)
    } else {
        Err(Trap::Raise("java/lang/IllegalArgumentException", None))
    }
}

fn inflater_sum(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(inflater(m, args[0], deed(SUM, &[], 0))?.1.adler))
}

/// The answer of both directions: bytes read, bytes written, and two flags.
fn answer(read: usize, written: usize, flag62: bool, flag63: bool) -> u64 {
    read as u64 | (written as u64) << 31 | u64::from(flag62) << 62 | u64::from(flag63) << 63
}

fn inflate_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let this = object(args, 0);
    let input = part(m, args, 3);
    let (array, at, room) = (object(args, 6), int(args, 7) as usize, int(args, 8) as usize);
    let mut output = Vec::new();
    let deed = deed(RUN, &input, room as u64);
    let taken = inflater(m, args[1], deed)?.1.run(&input, &mut output, room);
    m.state.heap.elements_mut::<u8>(array)[at..at + output.len()].copy_from_slice(&output);
    m.works(16 * output.len());
    match taken {
        Ok(taken) => Ok(answer(taken.read, output.len(), taken.finished, taken.needs_dictionary)),
        Err(what) => {
            m.set_named(this, "inputConsumed", input.len() as u64);
            m.set_named(this, "outputConsumed", output.len() as u64);
            raise("java/util/zip/DataFormatException", what)
        }
    }
}

fn new_deflater(m: &mut Machine, args: &[u64]) -> Outcome {
    let (level, strategy, raw) = (int(args, 0), int(args, 1), int(args, 2) != 0);
    let level = if level < 0 { 6 } else { level };
    let done = deed(INIT, &[level as u8, strategy as u8, u8::from(raw)], 0) | 1;
    let number = new_stream(m, DEFLATER, done)?;
    let key = if m.run.exploring { done } else { number };
    m.run.tables.streams.deflaters.insert(key, Deflate::new(level, strategy, raw));
    Ok(number)
}

fn reset_deflater(m: &mut Machine, args: &[u64]) -> Outcome {
    deflater(m, args[0], deed(RESET, &[], 0))?.reset();
    Ok(0)
}

fn deflater_dictionary(m: &mut Machine, args: &[u64]) -> Outcome {
    let dictionary = part(m, args, 2);
    deflater(m, args[0], deed(DICTIONARY, &dictionary, 0))?.set_dictionary(&dictionary);
    Ok(0)
}

fn deflater_sum(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(deflater(m, args[0], deed(SUM, &[], 0))?.adler))
}

fn deflate_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let input = part(m, args, 3);
    let (array, at, room) = (object(args, 6), int(args, 7) as usize, int(args, 8) as usize);
    let (flush, parameters) = (int(args, 9), int(args, 10));
    let how = (room as u64) << 32 | u64::from(flush as u16) << 16 | u64::from(parameters as u16);
    let stream = deflater(m, args[1], deed(RUN, &input, how))?;
    if parameters & 1 != 0 {
        let level = parameters >> 3;
        let level = if level < 0 { 6 } else { level };
        if !stream.set(level, parameters >> 1 & 3) {
            return Err(Trap::Unsupported("changing the level or strategy of a Deflater in use".into()));
        }
        // This call only takes the parameters, as zlib's does.
        return Ok(answer(0, 0, false, false));
    }
    let step = stream.step(&input, room, flush);
    m.state.heap.elements_mut::<u8>(array)[at..at + step.output.len()].copy_from_slice(&step.output);
    Ok(answer(step.taken, step.output.len(), step.done, false))
}

/// The sum of every single byte.
const CRCS: [u32; 256] = {
    let mut table = [0; 256];
    let mut n = 0;
    while n < 256 {
        let mut crc = n as u32;
        let mut bit = 0;
        while bit < 8 {
            crc = crc >> 1 ^ (0xEDB8_8320 & (crc & 1).wrapping_neg());
            bit += 1;
        }
        table[n] = crc;
        n += 1;
    }
    table
};

fn crc(mut crc: u32, bytes: &[u8]) -> u32 {
    crc = !crc;
    for &byte in bytes {
        crc = crc >> 8 ^ CRCS[(crc as u8 ^ byte) as usize];
    }
    !crc
}

fn crc_byte(_: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(crc(args[0] as u32, &[args[1] as u8])))
}

/// A checksum of bytes that others may write meanwhile: byte by byte. What is left to do stands in the arguments.
fn torn(m: &mut Machine, args: &[u64], add: impl Fn(u32, &[u8]) -> u32) -> Option<Outcome> {
    let (array, from, n) = (object(args, 1), int(args, 2), int(args, 3));
    let is_inside = from >= 0 && n > 1 && from as usize + n as usize <= m.state.heap.len(array);
    if !is_inside || !m.is_torn_array(array, false) {
        return None;
    }
    let mut sum = args[0] as u32;
    for i in 0..n {
        if let Err(trap) = m.visible_at(array, (from + i) as u32, false) {
            return Some(Err(trap));
        }
        sum = add(sum, &m.state.heap.bytes(array)[(from + i) as usize..][..1]);
        m.put_arguments(&[u64::from(sum), args[1], (from + i + 1) as u64, (n - i - 1) as u64]);
    }
    Some(Ok(u64::from(sum)))
}

fn crc_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    if let Some(sum) = torn(m, args, crc) {
        return sum;
    }
    Ok(u64::from(crc(args[0] as u32, &part(m, args, 1))))
}

fn adler(sum: u32, bytes: &[u8]) -> u32 {
    let (mut a, mut b) = (sum & 0xFFFF, sum >> 16);
    for &byte in bytes {
        a = (a + u32::from(byte)) % 65_521;
        b = (b + a) % 65_521;
    }
    b << 16 | a
}

fn adler_byte(_: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(adler(args[0] as u32, &[args[1] as u8])))
}

fn adler_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    if let Some(sum) = torn(m, args, adler) {
        return sum;
    }
    Ok(u64::from(adler(args[0] as u32, &part(m, args, 1))))
}
