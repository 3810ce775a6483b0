//! Decompression (RFC 1950, RFC 1951) as `java.util.zip.Inflater` shows it: in pieces, with zlib's words for faults.
//!
//! Why by hand: the words a program sees, how much of its input counts as read, and preset dictionaries are zlib's
//! own, and the crates at hand tell none of them. A step (a header, a table, one symbol) is taken whole or not at all:
//! when the input ends within it, the reader goes back to where the step began, so nothing else need be remembered.

/// What a call did.
pub struct Taken {
    pub read: usize,
    pub finished: bool,
    pub needs_dictionary: bool,
}

#[derive(Clone, Copy, PartialEq)]
enum Stage {
    Header,
    Dictionary,
    Block,
    Stored { left: usize },
    Symbols,
    Copy { length: usize, distance: usize },
    Trailer,
    Done,
}

/// The longest reach of a copy.
const WINDOW: usize = 32_768;

#[derive(Clone)]
pub struct Inflate {
    raw: bool,
    stage: Stage,
    last_block: bool,
    /// Input not used up, and the first bit of it that counts.
    input: Vec<u8>,
    bit: usize,
    /// The last output, for copies.
    window: Vec<u8>,
    lengths: Code,
    distances: Code,
    pub adler: u32,
}

/// The input ends within a step.
struct Short;

enum Fault {
    Short,
    Data(&'static str),
}

impl From<Short> for Fault {
    fn from(_: Short) -> Fault {
        Fault::Short
    }
}

/// A prefix code: how many codes of each length, and the symbols in their order.
#[derive(Clone, Default)]
struct Code {
    counts: [u16; 16],
    symbols: Vec<u16>,
}

impl Code {
    /// The code with these lengths, and how many codes are left over (negative: too many are given).
    fn new(lengths: &[u8]) -> (Code, i32) {
        let mut counts = [0u16; 16];
        lengths.iter().for_each(|&l| counts[usize::from(l)] += 1);
        counts[0] = 0;
        let mut left = 1i32;
        for &count in &counts[1..] {
            left = (left << 1) - i32::from(count);
            if left < 0 {
                return (Code::default(), left);
            }
        }
        let mut offsets = [0u16; 16];
        for i in 1..15 {
            offsets[i + 1] = offsets[i] + counts[i];
        }
        let mut symbols = vec![0; lengths.iter().filter(|&&l| l != 0).count()];
        for (symbol, &length) in lengths.iter().enumerate().filter(|(_, l)| **l != 0) {
            let place = &mut offsets[usize::from(length)];
            symbols[usize::from(*place)] = symbol as u16;
            *place += 1;
        }
        (Code { counts, symbols }, left)
    }
}

const LENGTH_BASE: [u16; 29] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
    227, 258,
];
const LENGTH_EXTRA: [u8; 29] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASE: [u16; 30] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577,
];
/// The order in which the lengths of the code of lengths are written.
pub const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

impl Inflate {
    pub fn new(raw: bool) -> Inflate {
        Inflate {
            raw,
            stage: if raw { Stage::Block } else { Stage::Header },
            last_block: false,
            input: Vec::new(),
            bit: 0,
            window: Vec::new(),
            lengths: Code::default(),
            distances: Code::default(),
            adler: 1,
        }
    }

    /// Sets a dictionary; false if it is not the one that the stream was made with.
    pub fn set_dictionary(&mut self, dictionary: &[u8]) -> bool {
        if self.stage == Stage::Dictionary {
            if super::adler(1, dictionary) != self.adler {
                return false;
            }
            self.adler = 1;
            self.stage = Stage::Block;
        }
        self.window.extend_from_slice(dictionary);
        true
    }

    /// Decompresses `input` into `output`, as far as both go.
    pub fn run(&mut self, input: &[u8], output: &mut Vec<u8>, room: usize) -> Result<Taken, &'static str> {
        let held = self.input.len();
        self.input.extend_from_slice(input);
        let start = output.len();
        let result = loop {
            if self.stage == Stage::Done || self.stage == Stage::Dictionary {
                break Ok(());
            }
            let needs_room = !matches!(self.stage, Stage::Header | Stage::Trailer | Stage::Block);
            if needs_room && output.len() - start == room && !self.at_block_end() {
                break Ok(());
            }
            let before = self.bit;
            match self.step(output, start, room) {
                Ok(()) => {}
                Err(Fault::Short) => {
                    self.bit = before;
                    break Err(None);
                }
                Err(Fault::Data(what)) => break Err(Some(what)),
            }
        };
        let written = &output[start..];
        if !self.raw && !matches!(self.stage, Stage::Done | Stage::Dictionary) {
            self.adler = super::adler(self.adler, written);
        }
        self.window.extend_from_slice(written);
        if self.window.len() > 2 * WINDOW {
            self.window.drain(..self.window.len() - WINDOW);
        }
        match result {
            Err(Some(what)) => return Err(what),
            // All of it is taken in, and kept for the next step.
            Err(None) => {
                self.forget();
                return Ok(Taken { read: input.len(), finished: false, needs_dictionary: false });
            }
            Ok(()) => {}
        }
        let used = self.bit.div_ceil(8);
        let read = used.saturating_sub(held);
        // What is not used is given back; a byte that is used in part is kept.
        self.input.truncate(used.max(held));
        self.forget();
        Ok(Taken {
            read,
            finished: self.stage == Stage::Done,
            needs_dictionary: self.stage == Stage::Dictionary,
        })
    }

    /// Whether the next symbol ends the block: that needs no room.
    fn at_block_end(&mut self) -> bool {
        if self.stage != Stage::Symbols {
            return matches!(self.stage, Stage::Stored { left: 0 });
        }
        let before = self.bit;
        let code = std::mem::take(&mut self.lengths);
        let symbol = self.symbol(&code);
        self.lengths = code;
        self.bit = before;
        matches!(symbol, Ok(Some(256)))
    }

    /// Drops whole bytes that are used up.
    fn forget(&mut self) {
        self.input.drain(..(self.bit / 8).min(self.input.len()));
        self.bit %= 8;
    }

    fn bits(&mut self, count: usize) -> Result<usize, Short> {
        let mut value = 0;
        for i in 0..count {
            let byte = self.input.get((self.bit + i) / 8).ok_or(Short)?;
            value |= usize::from(byte >> ((self.bit + i) % 8) & 1) << i;
        }
        self.bit += count;
        Ok(value)
    }

    /// The next symbol of a code; none if the bits are no code.
    fn symbol(&mut self, code: &Code) -> Result<Option<u16>, Short> {
        let (mut word, mut first, mut index) = (0i32, 0i32, 0i32);
        for length in 1..16 {
            word |= self.bits(1)? as i32;
            let count = i32::from(code.counts[length]);
            if word - count < first {
                return Ok(code.symbols.get((index + word - first) as usize).copied());
            }
            index += count;
            first = (first + count) << 1;
            word <<= 1;
        }
        Ok(None)
    }

    fn step(&mut self, output: &mut Vec<u8>, start: usize, room: usize) -> Result<(), Fault> {
        match self.stage {
            Stage::Header => self.header(),
            Stage::Block => self.block(),
            Stage::Stored { left: 0 } => {
                self.end_block();
                Ok(())
            }
            Stage::Stored { left } => {
                let from = self.bit / 8;
                let n = left.min(room - (output.len() - start)).min(self.input.len() - from);
                if n == 0 {
                    return Err(Fault::Short);
                }
                output.extend_from_slice(&self.input[from..from + n]);
                self.bit += 8 * n;
                self.stage = Stage::Stored { left: left - n };
                Ok(())
            }
            Stage::Symbols => self.next_symbol(output, start),
            Stage::Copy { length, distance } => {
                let n = length.min(room - (output.len() - start));
                for _ in 0..n {
                    let here = output.len() - start;
                    let byte = match here.checked_sub(distance) {
                        Some(at) => output[start + at],
                        None => self.window[self.window.len() + here - distance],
                    };
                    output.push(byte);
                }
                self.stage =
                    if n == length { Stage::Symbols } else { Stage::Copy { length: length - n, distance } };
                Ok(())
            }
            Stage::Trailer => {
                self.bit = self.bit.next_multiple_of(8);
                let sum = self.big_endian()?;
                let written = super::adler(self.adler, &output[start..]);
                if sum != written {
                    return Err(Fault::Data("incorrect data check"));
                }
                self.adler = sum;
                self.stage = Stage::Done;
                Ok(())
            }
            Stage::Dictionary | Stage::Done => Ok(()),
        }
    }

    fn big_endian(&mut self) -> Result<u32, Short> {
        let word = self.bits(32)? as u32;
        Ok(word.swap_bytes())
    }

    fn header(&mut self) -> Result<(), Fault> {
        let (method, flags) = (self.bits(8)?, self.bits(8)?);
        if (method << 8 | flags) % 31 != 0 {
            return Err(Fault::Data("incorrect header check"));
        }
        if method & 15 != 8 {
            return Err(Fault::Data("unknown compression method"));
        }
        if method >> 4 > 7 {
            return Err(Fault::Data("invalid window size"));
        }
        self.stage = Stage::Block;
        if flags & 0x20 != 0 {
            self.adler = self.big_endian()?;
            self.stage = Stage::Dictionary;
        }
        Ok(())
    }

    fn end_block(&mut self) {
        self.stage = match (self.last_block, self.raw) {
            (false, _) => Stage::Block,
            (true, false) => Stage::Trailer,
            (true, true) => Stage::Done,
        };
    }

    fn block(&mut self) -> Result<(), Fault> {
        let last = self.bits(1)? == 1;
        match self.bits(2)? {
            0 => {
                self.bit = self.bit.next_multiple_of(8);
                let (length, check) = (self.bits(16)?, self.bits(16)?);
                if length != !check & 0xFFFF {
                    return Err(Fault::Data("invalid stored block lengths"));
                }
                self.stage = Stage::Stored { left: length };
            }
            1 => {
                let mut lengths = [8u8; 288];
                lengths[144..256].fill(9);
                lengths[256..280].fill(7);
                self.lengths = Code::new(&lengths).0;
                self.distances = Code::new(&[5; 30]).0;
                self.stage = Stage::Symbols;
            }
            2 => {
                self.tables()?;
                self.stage = Stage::Symbols;
            }
            _ => return Err(Fault::Data("invalid block type")),
        }
        self.last_block = last;
        Ok(())
    }

    fn tables(&mut self) -> Result<(), Fault> {
        let literals = self.bits(5)? + 257;
        let distances = self.bits(5)? + 1;
        let count = self.bits(4)? + 4;
        if literals > 286 || distances > 30 {
            return Err(Fault::Data("too many length or distance symbols"));
        }
        let mut lengths = [0u8; 320];
        for &at in &ORDER[..count] {
            lengths[at] = self.bits(3)? as u8;
        }
        let (code, left) = Code::new(&lengths[..19]);
        if left != 0 {
            return Err(Fault::Data("invalid code lengths set"));
        }
        let mut lengths = [0u8; 320];
        let mut at = 0;
        while at < literals + distances {
            let symbol = self.symbol(&code)?.unwrap_or(0);
            let (value, repeat) = match symbol {
                0..16 => (symbol as u8, 1),
                16 if at == 0 => return Err(Fault::Data("invalid bit length repeat")),
                16 => (lengths[at - 1], 3 + self.bits(2)?),
                17 => (0, 3 + self.bits(3)?),
                _ => (0, 11 + self.bits(7)?),
            };
            if at + repeat > literals + distances {
                return Err(Fault::Data("invalid bit length repeat"));
            }
            lengths[at..at + repeat].fill(value);
            at += repeat;
        }
        if lengths[256] == 0 {
            return Err(Fault::Data("invalid code -- missing end-of-block"));
        }
        let single = |lengths: &[u8]| lengths.iter().filter(|&&l| l != 0).count() <= 1;
        let (code, left) = Code::new(&lengths[..literals]);
        if left < 0 || left > 0 && !single(&lengths[..literals]) {
            return Err(Fault::Data("invalid literal/lengths set"));
        }
        self.lengths = code;
        let lengths = &lengths[literals..literals + distances];
        let (code, left) = Code::new(lengths);
        if left < 0 || left > 0 && !single(lengths) {
            return Err(Fault::Data("invalid distances set"));
        }
        self.distances = code;
        Ok(())
    }

    fn next_symbol(&mut self, output: &mut Vec<u8>, start: usize) -> Result<(), Fault> {
        // The codes are moved out while bits are read.
        let (lengths, distances) = (std::mem::take(&mut self.lengths), std::mem::take(&mut self.distances));
        let result = self.decode(&lengths, &distances, output, start);
        (self.lengths, self.distances) = (lengths, distances);
        result
    }

    fn decode(
        &mut self,
        lengths: &Code,
        distances: &Code,
        output: &mut Vec<u8>,
        start: usize,
    ) -> Result<(), Fault> {
        let symbol = self.symbol(lengths)?.ok_or(Fault::Data("invalid literal/length code"))?;
        match symbol {
            0..256 => output.push(symbol as u8),
            256 => self.end_block(),
            257..286 => {
                let at = usize::from(symbol) - 257;
                let length = usize::from(LENGTH_BASE[at]) + self.bits(usize::from(LENGTH_EXTRA[at]))?;
                let symbol = self.symbol(distances)?.filter(|&d| d < 30);
                let symbol = usize::from(symbol.ok_or(Fault::Data("invalid distance code"))?);
                let extra = (symbol / 2).saturating_sub(1);
                let distance = usize::from(DISTANCE_BASE[symbol]) + self.bits(extra)?;
                if distance > self.window.len() + output.len() - start {
                    return Err(Fault::Data("invalid distance too far back"));
                }
                self.stage = Stage::Copy { length, distance };
            }
            _ => return Err(Fault::Data("invalid literal/length code")),
        }
        Ok(())
    }
}
