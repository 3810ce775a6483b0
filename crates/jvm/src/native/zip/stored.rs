//! Streams of level 0: blocks of bytes as they are, cut where zlib cuts them.
//!
//! The cuts depend on the room in the caller's array, since zlib copies straight from input to output where it can:
//! a block is written when it is worth it (half the window), when it is the last, or when a flush asks for it and it
//! fits. What does not go out at once waits in the window.

use super::deflate::{FINISH, NO_FLUSH};

const WINDOW: usize = 1 << 15;
/// Room for blocks that wait for room in the output.
const PENDING: usize = 1 << 16;
const LONGEST: usize = 65_535;
/// The three bits of a block's kind, filled up to a byte, and its length twice.
const HEAD: usize = 5;

#[derive(Clone)]
pub struct Stored {
    raw: bool,
    begun: bool,
    /// The last block is written, or waits.
    finished: bool,
    trailed: bool,
    /// Bytes taken in that are in no block yet, and where in the window the next one goes.
    left: Vec<u8>,
    next: usize,
    /// Output that waits for room.
    pending: Vec<u8>,
    last_flush: Option<i32>,
    pub adler: u32,
}

/// What became of a call: bytes taken in, bytes put out, and whether the stream has ended.
pub struct Step {
    pub taken: usize,
    pub output: Vec<u8>,
    pub done: bool,
}

impl Stored {
    pub fn new(raw: bool) -> Stored {
        Stored {
            raw,
            begun: false,
            finished: false,
            trailed: raw,
            left: Vec::new(),
            next: 0,
            pending: Vec::new(),
            last_flush: None,
            adler: 1,
        }
    }

    pub fn run(&mut self, input: &[u8], room: usize, flush: i32) -> Step {
        let mut step = Step { taken: 0, output: Vec::new(), done: false };
        if room == 0 {
            return step;
        }
        let before = self.last_flush.replace(flush);
        if !self.begun && !self.raw {
            self.pending.extend([0x78, 0x01]);
        }
        self.begun = true;
        if !self.pending.is_empty() {
            self.drain(&mut step, room);
            if step.output.len() == room {
                self.last_flush = None;
                return step;
            }
        } else if input.is_empty() && before == Some(flush) && flush != FINISH {
            return step;
        }
        if !input.is_empty() || !self.left.is_empty() || flush != NO_FLUSH && !self.finished {
            let flushed = self.blocks(&mut step, input, room, flush);
            if flushed {
                self.block(&[], false);
            }
            self.drain(&mut step, room);
            if step.output.len() == room {
                self.last_flush = None;
            }
        }
        if self.finished && self.pending.is_empty() {
            if !self.trailed && step.output.len() < room {
                self.trailed = true;
                self.pending.extend(self.adler.to_be_bytes());
                self.drain(&mut step, room);
            }
            step.done = self.trailed && self.pending.is_empty();
        }
        step
    }

    /// Cuts blocks; whether the mark of a flush is to follow.
    fn blocks(&mut self, step: &mut Step, input: &[u8], room: usize, flush: i32) -> bool {
        // Straight to the output.
        let mut last = false;
        while !last {
            let Some(have) = (room - step.output.len()).checked_sub(HEAD) else { break };
            let all = self.left.len() + input.len() - step.taken;
            let length = LONGEST.min(all).min(have);
            let short = length == 0 && flush != FINISH || flush == NO_FLUSH || length != all;
            if length < WINDOW && short {
                break;
            }
            last = flush == FINISH && length == all;
            step.output.extend(head(length, last));
            let waiting = self.left.len().min(length);
            step.output.extend(self.left.drain(..waiting));
            let direct = &input[step.taken..step.taken + length - waiting];
            step.output.extend_from_slice(direct);
            step.taken += direct.len();
        }
        self.take(&input[..step.taken]);
        if step.taken > 0 {
            // The window keeps them too, though they are written.
            self.next = match step.taken {
                WINDOW.. => WINDOW,
                taken if 2 * WINDOW - self.next <= taken => self.next - WINDOW + taken,
                taken => self.next + taken,
            };
        }
        if last {
            self.finished = true;
            return false;
        }
        let rest = input.len() - step.taken;
        if flush != NO_FLUSH && flush != FINISH && rest == 0 && self.left.is_empty() {
            return true;
        }
        // The rest into the window, and from there into a block that waits, if that is worth it.
        let mut space = 2 * WINDOW - self.next;
        if rest > space && self.next - self.left.len() >= WINDOW {
            self.next -= WINDOW;
            space += WINDOW;
        }
        let more = &input[step.taken..step.taken + rest.min(space)];
        self.left.extend_from_slice(more);
        self.next += more.len();
        self.take(more);
        step.taken += more.len();
        let drained = step.taken == input.len();
        let have = (PENDING - HEAD).min(LONGEST);
        let left = self.left.len();
        let asked = (left > 0 || flush == FINISH) && flush != NO_FLUSH && drained && left <= have;
        if left >= have.min(WINDOW) || asked {
            let length = left.min(have);
            last = flush == FINISH && drained && length == left;
            let content: Vec<u8> = self.left.drain(..length).collect();
            self.block(&content, last);
        }
        self.finished |= last;
        false
    }

    fn take(&mut self, bytes: &[u8]) {
        if !self.raw {
            self.adler = super::adler(self.adler, bytes);
        }
    }

    fn block(&mut self, content: &[u8], last: bool) {
        self.pending.extend(head(content.len(), last));
        self.pending.extend_from_slice(content);
    }

    fn drain(&mut self, step: &mut Step, room: usize) {
        let n = self.pending.len().min(room - step.output.len());
        step.output.extend(self.pending.drain(..n));
    }
}

fn head(length: usize, last: bool) -> [u8; HEAD] {
    let [a, b] = (length as u16).to_le_bytes();
    [u8::from(last), a, b, !a, !b]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_one_block_where_there_is_room() {
        let mut stream = Stored::new(false);
        let step = stream.run(b"abc", 100, FINISH);
        assert_eq!(step.output, [0x78, 1, 1, 3, 0, 0xFC, 0xFF, b'a', b'b', b'c', 2, 0x4D, 1, 0x27]);
        assert!(step.done && step.taken == 3);
    }

    /// Whatever the room, the content comes out.
    #[test]
    fn little_room_changes_the_cuts_only() {
        let content: Vec<u8> = (0..200_000u32).map(|i| ((i * 7) >> 3) as u8).collect();
        for room in [1, 7, 512, 40_000, 300_000] {
            let mut stream = Stored::new(true);
            let (mut taken, mut output) = (0, Vec::new());
            for _ in 0..500_000 {
                let step = stream.run(&content[taken..], room, FINISH);
                taken += step.taken;
                assert!(step.output.len() <= room);
                output.extend(step.output);
                if step.done {
                    break;
                }
            }
            let (mut at, mut back, mut last) = (0, Vec::new(), false);
            while !last {
                last = output[at] == 1;
                let length = usize::from(output[at + 1]) | usize::from(output[at + 2]) << 8;
                back.extend_from_slice(&output[at + HEAD..at + HEAD + length]);
                at += HEAD + length;
            }
            assert!(back == content && at == output.len(), "room {room}");
        }
    }
}
