//! Compression (RFC 1951) byte for byte as zlib does it, since programs print sizes and sums of what they compress.
//!
//! The parts that decide the bytes are zlib's known rules: hash chains over three bytes in a sliding window, lazy
//! matching with the limits of each level, blocks of 16,383 symbols, and the choice between stored, fixed and own
//! codes (`trees.rs`). Input is taken in at once; output waits until there is room.
//! Level 0 is `stored.rs`.
//! Known gap: changing the level in the middle of a stream is refused by name.

use super::stored::{Step, Stored};
use super::trees::Block;

pub const NO_FLUSH: i32 = 0;
pub const FULL_FLUSH: i32 = 3;
pub const FINISH: i32 = 4;

pub const FILTERED: i32 = 1;
pub const HUFFMAN_ONLY: i32 = 2;

const WINDOW: usize = 1 << 15;
const MASK: usize = WINDOW - 1;
const HASH_SIZE: usize = 1 << 15;
const HASH_SHIFT: u32 = 5;
const MIN_MATCH: usize = 3;
const MAX_MATCH: usize = 258;
const MIN_LOOKAHEAD: usize = MAX_MATCH + MIN_MATCH + 1;
const MAX_DISTANCE: usize = WINDOW - MIN_LOOKAHEAD;
/// A match of three bytes further away than this costs more than it saves.
const TOO_FAR: usize = 4096;

/// How hard a level tries: a chain is cut to a quarter at a good match, lazy matching stops at a lazy one, searching at
/// a nice one, and chains have a greatest length.
struct Effort {
    good: usize,
    lazy: usize,
    nice: usize,
    chain: usize,
    fast: bool,
}

fn effort(level: i32) -> Effort {
    let (good, lazy, nice, chain, fast) = match level {
        1 => (4, 4, 8, 4, true),
        2 => (4, 5, 16, 8, true),
        3 => (4, 6, 32, 32, true),
        4 => (4, 4, 16, 16, false),
        5 => (8, 16, 32, 32, false),
        7 => (8, 32, 128, 256, false),
        8 => (32, 128, 258, 1024, false),
        9 => (32, 258, 258, 4096, false),
        _ => (8, 16, 128, 128, false),
    };
    Effort { good, lazy, nice, chain, fast }
}

#[derive(Clone)]
pub struct Deflate {
    raw: bool,
    level: i32,
    strategy: i32,
    started: bool,
    finished: bool,
    window: Vec<u8>,
    /// Bytes in the window, and input that has not reached it.
    filled: usize,
    waiting: Vec<u8>,
    waiting_from: usize,
    head: Vec<u16>,
    previous: Vec<u16>,
    hash: usize,
    at: usize,
    block_start: isize,
    /// Positions whose strings wait for more bytes to be hashed.
    insert: usize,
    match_start: usize,
    match_length: usize,
    previous_length: usize,
    match_available: bool,
    block: Block,
    pub adler: u32,
    dictionary: Option<u32>,
    last_flush: i32,
    /// The stream, if nothing is to be compressed.
    stored: Option<Box<Stored>>,
}

impl Deflate {
    pub fn new(level: i32, strategy: i32, raw: bool) -> Deflate {
        Deflate {
            raw,
            level,
            strategy,
            started: false,
            finished: false,
            window: vec![0; 2 * WINDOW + MIN_LOOKAHEAD],
            filled: 0,
            waiting: Vec::new(),
            waiting_from: 0,
            head: vec![0; HASH_SIZE],
            previous: vec![0; WINDOW],
            hash: 0,
            at: 0,
            block_start: 0,
            insert: 0,
            match_start: 0,
            match_length: MIN_MATCH - 1,
            previous_length: MIN_MATCH - 1,
            match_available: false,
            block: Block::default(),
            adler: 1,
            dictionary: None,
            last_flush: NO_FLUSH,
            stored: None,
        }
    }

    /// Begins anew, with the same level and strategy.
    pub fn reset(&mut self) {
        *self = Deflate::new(self.level, self.strategy, self.raw);
    }

    /// Another level and strategy; false if it is too late for that.
    pub fn set(&mut self, level: i32, strategy: i32) -> bool {
        let same = strategy == self.strategy
            && effort(level).fast == effort(self.level).fast
            && (level == 0) == (self.level == 0);
        (self.level, self.strategy) = (level, strategy);
        same || !self.started
    }

    /// One call: takes input in and gives as much output as there is room for.
    pub fn step(&mut self, input: &[u8], room: usize, flush: i32) -> Step {
        if self.level == 0 {
            self.started = true;
            let raw = self.raw;
            let stored = self.stored.get_or_insert_with(|| Box::new(Stored::new(raw)));
            let step = stored.run(input, room, flush);
            self.adler = stored.adler;
            return step;
        }
        self.run(input, flush);
        let output = self.take(room);
        Step { taken: input.len(), output, done: self.is_done() }
    }

    /// What the stream may refer to before its own first byte.
    pub fn set_dictionary(&mut self, dictionary: &[u8]) {
        if !self.raw {
            self.dictionary = Some(super::adler(1, dictionary));
        }
        let tail = &dictionary[dictionary.len().saturating_sub(WINDOW)..];
        self.waiting.extend_from_slice(tail);
        self.fill();
        while self.lookahead() >= MIN_MATCH {
            let until = self.filled - (MIN_MATCH - 1);
            self.start_hash();
            while self.at < until {
                self.insert_string(self.at);
                self.at += 1;
            }
            self.fill();
            if self.waiting_from == self.waiting.len() {
                break;
            }
        }
        self.insert = self.lookahead();
        self.at += self.lookahead();
        self.block_start = self.at as isize;
        self.match_length = MIN_MATCH - 1;
        self.previous_length = MIN_MATCH - 1;
        self.match_available = false;
    }

    fn start_hash(&mut self) {
        self.hash = usize::from(self.window[self.at]);
        self.update_hash(self.window[self.at + 1]);
    }

    /// Takes input in.
    fn run(&mut self, input: &[u8], flush: i32) {
        // A flush that is asked for again, with nothing new, does nothing.
        if self.finished || input.is_empty() && self.last_flush == flush && flush != FINISH {
            return;
        }
        self.last_flush = flush;
        if !self.started && !self.raw {
            self.header();
        }
        self.started = true;
        if !self.raw {
            self.adler = super::adler(self.adler, input);
        }
        self.waiting.extend_from_slice(input);
        if self.strategy == HUFFMAN_ONLY {
            self.run_literals();
        } else if effort(self.level).fast {
            self.run_fast(flush);
        } else {
            self.run_lazy(flush);
        }
        if self.waiting_from == self.waiting.len() {
            self.waiting.clear();
            self.waiting_from = 0;
        }
        match flush {
            NO_FLUSH => {}
            FINISH => {
                self.flush_block(true);
                if !self.raw {
                    self.block.bytes(&self.adler.to_be_bytes());
                }
                self.finished = true;
            }
            _ => {
                if self.block.symbols() > 0 {
                    self.flush_block(false);
                }
                self.block.stored(&[], false);
                if flush == FULL_FLUSH {
                    self.head.fill(0);
                    if self.lookahead() == 0 {
                        self.at = 0;
                        self.filled = 0;
                        self.block_start = 0;
                        self.insert = 0;
                    }
                }
            }
        }
    }

    /// Moves output that waits; says how much.
    fn take(&mut self, room: usize) -> Vec<u8> {
        self.block.take(room)
    }

    /// Whether the stream has ended and all of it was taken.
    fn is_done(&self) -> bool {
        self.finished && self.block.is_drained()
    }

    fn header(&mut self) {
        let flags = match self.level {
            _ if self.strategy >= HUFFMAN_ONLY => 0,
            ..2 => 0,
            2..6 => 1,
            6 => 2,
            _ => 3,
        };
        let mut header: u32 = 0x78 << 8 | flags << 6 | if self.dictionary.is_some() { 0x20 } else { 0 };
        header += 31 - header % 31;
        self.block.bytes(&(header as u16).to_be_bytes());
        if let Some(sum) = self.dictionary {
            self.block.bytes(&sum.to_be_bytes());
        }
    }

    fn lookahead(&self) -> usize {
        self.filled - self.at
    }

    /// Moves input into the window, sliding it when the second half is reached.
    fn fill(&mut self) {
        loop {
            if self.at >= WINDOW + MAX_DISTANCE {
                self.window.copy_within(WINDOW..2 * WINDOW, 0);
                self.match_start = self.match_start.wrapping_sub(WINDOW);
                self.at -= WINDOW;
                self.filled -= WINDOW;
                self.block_start -= WINDOW as isize;
                self.insert = self.insert.min(self.at);
                for entry in self.head.iter_mut().chain(&mut self.previous) {
                    *entry = entry.saturating_sub(WINDOW as u16);
                }
            }
            let room = 2 * WINDOW - self.filled;
            let rest = &self.waiting[self.waiting_from..];
            if rest.is_empty() {
                return;
            }
            let n = rest.len().min(room);
            self.window[self.filled..self.filled + n].copy_from_slice(&rest[..n]);
            self.filled += n;
            self.waiting_from += n;
            self.hash_waiting();
            if self.lookahead() >= MIN_LOOKAHEAD {
                return;
            }
        }
    }

    /// Hashes strings that were too short before.
    fn hash_waiting(&mut self) {
        if self.lookahead() + self.insert < MIN_MATCH {
            return;
        }
        let mut position = self.at - self.insert;
        self.hash = usize::from(self.window[position]);
        self.update_hash(self.window[position + 1]);
        while self.insert > 0 {
            self.update_hash(self.window[position + MIN_MATCH - 1]);
            self.previous[position & MASK] = self.head[self.hash];
            self.head[self.hash] = position as u16;
            position += 1;
            self.insert -= 1;
            if self.lookahead() + self.insert < MIN_MATCH {
                break;
            }
        }
    }

    fn update_hash(&mut self, byte: u8) {
        self.hash = (self.hash << HASH_SHIFT ^ usize::from(byte)) & (HASH_SIZE - 1);
    }

    /// Enters the string at a position; returns the last one with its hash, or 0.
    fn insert_string(&mut self, position: usize) -> usize {
        self.update_hash(self.window[position + MIN_MATCH - 1]);
        let head = self.head[self.hash];
        self.previous[position & MASK] = head;
        self.head[self.hash] = position as u16;
        usize::from(head)
    }

    /// The longest match along a chain that is longer than `best`.
    fn longest_match(&mut self, mut candidate: usize, mut best: usize, effort: &Effort) -> usize {
        let mut chain = effort.chain;
        if best >= effort.good {
            chain >>= 2;
        }
        let nice = effort.nice.min(self.lookahead());
        let limit = self.at.saturating_sub(MAX_DISTANCE);
        let here = self.at;
        loop {
            let (w, c) = (&self.window, candidate);
            if w[c + best] == w[here + best]
                && w[c + best - 1] == w[here + best - 1]
                && w[c] == w[here]
                && w[c + 1] == w[here + 1]
            {
                let length = (0..MAX_MATCH).take_while(|&i| w[c + i] == w[here + i]).count();
                if length > best {
                    self.match_start = c;
                    best = length;
                    if length >= nice {
                        break;
                    }
                }
            }
            candidate = usize::from(self.previous[candidate & MASK]);
            chain -= 1;
            if candidate <= limit || chain == 0 {
                break;
            }
        }
        best.min(self.lookahead())
    }

    /// More input in the window; false when there is not enough to go on.
    fn ready(&mut self, flush: i32) -> bool {
        if self.lookahead() < MIN_LOOKAHEAD {
            self.fill();
            if self.lookahead() < MIN_LOOKAHEAD && flush == NO_FLUSH {
                return false;
            }
        }
        self.lookahead() > 0
    }

    fn run_fast(&mut self, flush: i32) {
        let effort = effort(self.level);
        while self.ready(flush) {
            let mut head = 0;
            if self.lookahead() >= MIN_MATCH {
                head = self.insert_string(self.at);
            }
            if head != 0 && self.at - head <= MAX_DISTANCE {
                self.match_length = self.longest_match(head, MIN_MATCH - 1, &effort);
            }
            let full;
            if self.match_length >= MIN_MATCH {
                full = self.block.pair(self.at - self.match_start, self.match_length);
                let end = self.at + self.match_length;
                if self.match_length <= effort.lazy && self.filled - end >= MIN_MATCH {
                    while self.at + 1 < end {
                        self.at += 1;
                        self.insert_string(self.at);
                    }
                    self.at += 1;
                } else {
                    self.at = end;
                    self.start_hash();
                }
                self.match_length = 0;
            } else {
                full = self.block.literal(self.window[self.at]);
                self.at += 1;
            }
            if full {
                self.flush_block(false);
            }
        }
        if flush != NO_FLUSH {
            self.insert = self.at.min(MIN_MATCH - 1);
        }
    }

    fn run_lazy(&mut self, flush: i32) {
        let effort = effort(self.level);
        while self.ready(flush) {
            let mut head = 0;
            if self.lookahead() >= MIN_MATCH {
                head = self.insert_string(self.at);
            }
            self.previous_length = self.match_length;
            let previous_match = self.match_start;
            self.match_length = MIN_MATCH - 1;
            if head != 0 && self.previous_length < effort.lazy && self.at - head <= MAX_DISTANCE {
                self.match_length = self.longest_match(head, self.previous_length, &effort);
                let far = self.match_length == MIN_MATCH && self.at - self.match_start > TOO_FAR;
                if self.match_length <= 5 && (self.strategy == FILTERED || far) {
                    self.match_length = MIN_MATCH - 1;
                }
            }
            if self.previous_length >= MIN_MATCH && self.match_length <= self.previous_length {
                let last = self.at + self.lookahead() - MIN_MATCH;
                let distance = (self.at - 1).wrapping_sub(previous_match);
                let full = self.block.pair(distance, self.previous_length);
                for _ in 0..self.previous_length - 2 {
                    self.at += 1;
                    if self.at <= last {
                        self.insert_string(self.at);
                    }
                }
                self.match_available = false;
                self.match_length = MIN_MATCH - 1;
                self.at += 1;
                if full {
                    self.flush_block(false);
                }
            } else if self.match_available {
                if self.block.literal(self.window[self.at - 1]) {
                    self.flush_block(false);
                }
                self.at += 1;
            } else {
                self.match_available = true;
                self.at += 1;
            }
        }
        // With more to come, the last byte may still begin a match.
        if flush != NO_FLUSH {
            if self.match_available {
                self.block.literal(self.window[self.at - 1]);
                self.match_available = false;
            }
            self.insert = self.at.min(MIN_MATCH - 1);
        }
    }

    fn run_literals(&mut self) {
        loop {
            if self.lookahead() == 0 {
                self.fill();
                if self.lookahead() == 0 {
                    break;
                }
            }
            self.match_length = 0;
            let full = self.block.literal(self.window[self.at]);
            self.at += 1;
            if full {
                self.flush_block(false);
            }
        }
        self.insert = 0;
    }

    fn flush_block(&mut self, last: bool) {
        let content = usize::try_from(self.block_start).ok().map(|start| &self.window[start..self.at]);
        let length = (self.at as isize - self.block_start) as usize;
        self.block.flush(content, length, last);
        self.block_start = self.at as isize;
    }
}
