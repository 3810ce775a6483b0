//! `java.util.zip`: checksums, `Inflater` and `Deflater`.
//!
//! A stream in progress lies beside the heap, under a number that the Java object holds as its address, and is not part
//! of the state: while exploring, streams are refused by name. Checksums are plain functions.

mod deflate;
mod inflate;
mod stored;
mod trees;

use super::{Table, int, nothing, object};
use crate::machine::{Machine, Outcome, Trap, raise};
use deflate::Deflate;
use inflate::Inflate;
use rustc_hash::FxHashMap;

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
            ("end(J)V", end),
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
            ("end(J)V", end),
        ],
    ),
];

/// Streams in progress by number.
#[derive(Default)]
pub struct Streams {
    last: u64,
    inflaters: FxHashMap<u64, (bool, Inflate)>,
    deflaters: FxHashMap<u64, Deflate>,
}

fn streams(m: &mut Machine) -> Result<&mut Streams, Trap> {
    if m.exploring {
        return Err(Trap::Unsupported("java.util.zip compression while checking".into()));
    }
    Ok(&mut m.native_state.streams)
}

fn gone<T>() -> Result<T, Trap> {
    raise("java/lang/NullPointerException", "Inflater has been closed")
}

fn inflater(m: &mut Machine, number: u64) -> Result<&mut Inflate, Trap> {
    match streams(m)?.inflaters.get_mut(&number) {
        Some((_, stream)) => Ok(stream),
        None => gone(),
    }
}

fn deflater(m: &mut Machine, number: u64) -> Result<&mut Deflate, Trap> {
    match streams(m)?.deflaters.get_mut(&number) {
        Some(stream) => Ok(stream),
        None => gone(),
    }
}

/// The part of an array that three argument slots name.
fn part(m: &Machine, args: &[u64], at: usize) -> Vec<u8> {
    let (from, n) = (int(args, at + 1) as usize, int(args, at + 2) as usize);
    m.heap.bytes(object(args, at)).get(from..from + n).unwrap_or_default().to_vec()
}

fn new_inflater(m: &mut Machine, args: &[u64]) -> Outcome {
    let raw = int(args, 0) != 0;
    let streams = streams(m)?;
    streams.last += 1;
    streams.inflaters.insert(streams.last, (raw, Inflate::new(raw)));
    Ok(streams.last)
}

fn reset_inflater(m: &mut Machine, args: &[u64]) -> Outcome {
    if let Some((raw, stream)) = streams(m)?.inflaters.get_mut(&args[0]) {
        *stream = Inflate::new(*raw);
    }
    Ok(0)
}

fn end(m: &mut Machine, args: &[u64]) -> Outcome {
    let streams = streams(m)?;
    streams.inflaters.remove(&args[0]);
    streams.deflaters.remove(&args[0]);
    Ok(0)
}

fn inflater_dictionary(m: &mut Machine, args: &[u64]) -> Outcome {
    let dictionary = part(m, args, 2);
    if inflater(m, args[0])?.set_dictionary(&dictionary) {
        Ok(0)
    } else {
        Err(Trap::Raise("java/lang/IllegalArgumentException", None))
    }
}

fn inflater_sum(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(inflater(m, args[0])?.adler))
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
    let taken = inflater(m, args[1])?.run(&input, &mut output, room);
    m.heap.elements_mut::<u8>(array)[at..at + output.len()].copy_from_slice(&output);
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
    let streams = streams(m)?;
    streams.last += 1;
    streams.deflaters.insert(streams.last, Deflate::new(level, strategy, raw));
    Ok(streams.last)
}

fn reset_deflater(m: &mut Machine, args: &[u64]) -> Outcome {
    deflater(m, args[0])?.reset();
    Ok(0)
}

fn deflater_dictionary(m: &mut Machine, args: &[u64]) -> Outcome {
    let dictionary = part(m, args, 2);
    deflater(m, args[0])?.set_dictionary(&dictionary);
    Ok(0)
}

fn deflater_sum(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(deflater(m, args[0])?.adler))
}

fn deflate_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let input = part(m, args, 3);
    let (array, at, room) = (object(args, 6), int(args, 7) as usize, int(args, 8) as usize);
    let (flush, parameters) = (int(args, 9), int(args, 10));
    let stream = deflater(m, args[1])?;
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
    m.heap.elements_mut::<u8>(array)[at..at + step.output.len()].copy_from_slice(&step.output);
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

fn crc_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
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
    Ok(u64::from(adler(args[0] as u32, &part(m, args, 1))))
}
