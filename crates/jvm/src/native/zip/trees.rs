//! Blocks of compressed data: the symbols gathered, the codes made for them, and the bits written.
//!
//! Which of several equally good codes is chosen decides the bytes, so the rules are zlib's: a heap ordered by
//! frequency and then by depth, lengths cut to 15 (7 for the code of lengths) by moving leaves, and own codes only when
//! they are shorter than the fixed ones.

use super::inflate::ORDER;

const LITERALS: usize = 286;
const DISTANCES: usize = 30;
const LENGTHS: usize = 19;
const END: usize = 256;
/// Symbols after which a block ends.
const FULL: usize = (1 << 14) - 1;

const LENGTH_EXTRA: [u8; 29] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_EXTRA: [u8; 30] =
    [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];

/// The length code (from 0) of a match length, and what its extra bits say.
fn length_code(length: usize) -> (usize, u32) {
    if length == 258 {
        return (28, 0);
    }
    let mut base = 3;
    for (code, &extra) in LENGTH_EXTRA[..28].iter().enumerate() {
        if length < base + (1 << extra) {
            return (code, (length - base) as u32);
        }
        base += 1 << extra;
    }
    unreachable!("a match has at most 258 bytes")
}

fn distance_code(distance: usize) -> (usize, u32) {
    let mut base = 1;
    for (code, &extra) in DISTANCE_EXTRA.iter().enumerate() {
        if distance < base + (1 << extra) {
            return (code, (distance - base) as u32);
        }
        base += 1 << extra;
    }
    unreachable!("a distance is within the window")
}

/// A code under construction: frequencies become lengths and words.
struct Tree {
    length: Vec<u8>,
    word: Vec<u16>,
    /// The largest symbol in use.
    largest: usize,
}

/// The costs of a code's symbols so far: with own codes, with the fixed ones.
#[derive(Clone, Default)]
struct Cost {
    own: u64,
    fixed: u64,
}

impl Tree {
    /// Makes the code for these frequencies.
    fn build(
        mut frequency: Vec<u32>,
        fixed: Option<&[u8]>,
        extra: impl Fn(usize) -> u8,
        max_length: usize,
        cost: &mut Cost,
    ) -> Tree {
        let size = frequency.len();
        let mut heap: Vec<usize> = vec![0];
        let mut depth = vec![0u8; 2 * size + 1];
        let mut largest = None;
        for (symbol, _) in frequency.iter().enumerate().filter(|(_, f)| **f != 0) {
            heap.push(symbol);
            largest = Some(symbol);
        }
        // At least two symbols, so that every code has a bit.
        let fixed_length = |symbol: usize| fixed.map_or(0, |f| u64::from(f[symbol]));
        while heap.len() < 3 {
            let node = if largest.is_none_or(|l| l < 2) {
                let next = largest.map_or(0, |l| l + 1);
                largest = Some(next);
                next
            } else {
                0
            };
            heap.push(node);
            frequency[node] = 1;
            cost.own = cost.own.wrapping_sub(1);
            cost.fixed = cost.fixed.wrapping_sub(fixed_length(node));
        }
        let largest = largest.unwrap_or(0);
        frequency.resize(2 * size + 1, 0);
        let mut parent = vec![0usize; 2 * size + 1];
        let mut length = heap.len() - 1;
        for at in (1..=length / 2).rev() {
            sift(&mut heap, length, at, &frequency, &depth);
        }
        let mut order = Vec::new();
        let mut node = size;
        while length >= 2 {
            let least = heap[1];
            heap[1] = heap[length];
            length -= 1;
            sift(&mut heap, length, 1, &frequency, &depth);
            let next = heap[1];
            order.extend([least, next]);
            frequency[node] = frequency[least] + frequency[next];
            depth[node] = depth[least].max(depth[next]) + 1;
            (parent[least], parent[next]) = (node, node);
            heap[1] = node;
            node += 1;
            sift(&mut heap, length, 1, &frequency, &depth);
        }
        order.push(heap[1]);
        order.reverse();
        let lengths = lengths(&order, &parent, &frequency, size, largest, max_length);
        for symbol in 0..size {
            let (f, l) = (u64::from(frequency[symbol]), u64::from(lengths[symbol]));
            if l != 0 && symbol <= largest {
                let extra = u64::from(extra(symbol));
                cost.own = cost.own.wrapping_add(f * (l + extra));
                if fixed.is_some() {
                    cost.fixed = cost.fixed.wrapping_add(f * (fixed_length(symbol) + extra));
                }
            }
        }
        let word = words(&lengths);
        Tree { length: lengths, word, largest }
    }
}

/// Restores the heap below a place: rarer first, then flatter.
fn sift(heap: &mut [usize], length: usize, mut at: usize, frequency: &[u32], depth: &[u8]) {
    let smaller = |n: usize, m: usize| {
        frequency[n] < frequency[m] || frequency[n] == frequency[m] && depth[n] <= depth[m]
    };
    let value = heap[at];
    let mut child = at * 2;
    while child <= length {
        if child < length && smaller(heap[child + 1], heap[child]) {
            child += 1;
        }
        if smaller(value, heap[child]) {
            break;
        }
        heap[at] = heap[child];
        at = child;
        child *= 2;
    }
    heap[at] = value;
}

/// The lengths of the codes, none above the greatest allowed. `order` has the root first and the rarest leaves last.
fn lengths(
    order: &[usize],
    parent: &[usize],
    frequency: &[u32],
    size: usize,
    largest: usize,
    max_length: usize,
) -> Vec<u8> {
    let mut depth = vec![0usize; parent.len()];
    let mut counts = [0usize; 16];
    let mut overflow = 0isize;
    for &node in &order[1..] {
        let mut bits = depth[parent[node]] + 1;
        if bits > max_length {
            bits = max_length;
            overflow += 1;
        }
        depth[node] = bits;
        if node <= largest && node < size {
            counts[bits] += 1;
        }
    }
    if overflow > 0 {
        while overflow > 0 {
            let mut bits = max_length - 1;
            while counts[bits] == 0 {
                bits -= 1;
            }
            counts[bits] -= 1;
            counts[bits + 1] += 2;
            counts[max_length] -= 1;
            overflow -= 2;
        }
        let mut rarest = order.iter().rev().filter(|&&node| node <= largest && node < size);
        for bits in (1..=max_length).rev() {
            for _ in 0..counts[bits] {
                let &leaf = rarest.next().expect("as many leaves as lengths");
                depth[leaf] = bits;
            }
        }
    }
    (0..size).map(|symbol| if frequency[symbol] == 0 { 0 } else { depth[symbol] as u8 }).collect()
}

/// The words of a code, first bit lowest.
fn words(lengths: &[u8]) -> Vec<u16> {
    let mut counts = [0u16; 16];
    lengths.iter().filter(|&&l| l != 0).for_each(|&l| counts[usize::from(l)] += 1);
    let mut next = [0u16; 16];
    for bits in 1..16 {
        next[bits] = (next[bits - 1] + counts[bits - 1]) << 1;
    }
    let mut words = vec![0; lengths.len()];
    for (word, &length) in words.iter_mut().zip(lengths).filter(|(_, l)| **l != 0) {
        *word = next[usize::from(length)].reverse_bits() >> (16 - length);
        next[usize::from(length)] += 1;
    }
    words
}

/// The lengths of the fixed codes.
fn fixed_lengths() -> ([u8; 288], [u8; 30]) {
    let mut literals = [8u8; 288];
    literals[144..256].fill(9);
    literals[256..280].fill(7);
    (literals, [5; 30])
}

/// The block being gathered and the output of those before.
#[derive(Clone, Default)]
pub struct Block {
    /// Distance (0 for a literal) and literal or match length.
    symbols: Vec<(u16, u16)>,
    output: Vec<u8>,
    taken: usize,
    held: u64,
    bits: u32,
}

impl Block {
    /// Adds a literal; says whether the block is full.
    pub fn literal(&mut self, byte: u8) -> bool {
        self.symbols.push((0, u16::from(byte)));
        self.symbols.len() == FULL
    }

    /// Adds a match.
    pub fn pair(&mut self, distance: usize, length: usize) -> bool {
        self.symbols.push((distance as u16, length as u16));
        self.symbols.len() == FULL
    }

    pub fn symbols(&self) -> usize {
        self.symbols.len()
    }

    pub fn take(&mut self, room: usize) -> Vec<u8> {
        let end = (self.taken + room).min(self.output.len());
        let part = self.output[self.taken..end].to_vec();
        self.taken = end;
        if self.is_drained() {
            self.output.clear();
            self.taken = 0;
        }
        part
    }

    pub fn is_drained(&self) -> bool {
        self.taken == self.output.len()
    }

    fn send(&mut self, value: u32, count: u32) {
        self.held |= u64::from(value) << self.bits;
        self.bits += count;
        while self.bits >= 8 {
            self.output.push(self.held as u8);
            self.held >>= 8;
            self.bits -= 8;
        }
    }

    fn align(&mut self) {
        if self.bits > 0 {
            self.output.push(self.held as u8);
        }
        (self.held, self.bits) = (0, 0);
    }

    /// Whole bytes, between blocks.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.align();
        self.output.extend_from_slice(bytes);
    }

    /// A block that is not compressed.
    pub fn stored(&mut self, content: &[u8], last: bool) {
        self.send(u32::from(last), 3);
        self.align();
        let length = content.len() as u16;
        self.output.extend(length.to_le_bytes());
        self.output.extend((!length).to_le_bytes());
        self.output.extend_from_slice(content);
    }

    /// Ends the block, in the shortest of the three forms.
    pub fn flush(&mut self, content: Option<&[u8]>, length: usize, last: bool) {
        let symbols = std::mem::take(&mut self.symbols);
        let (mut literals, mut distances) = (vec![0u32; LITERALS], vec![0u32; DISTANCES]);
        for &(distance, value) in &symbols {
            if distance == 0 {
                literals[usize::from(value)] += 1;
            } else {
                literals[257 + length_code(usize::from(value)).0] += 1;
                distances[distance_code(usize::from(distance)).0] += 1;
            }
        }
        literals[END] = 1;
        let (fixed_literals, fixed_distances) = fixed_lengths();
        let mut cost = Cost::default();
        let literal_extra = |symbol: usize| if symbol > END { LENGTH_EXTRA[symbol - 257] } else { 0 };
        let literals = Tree::build(literals, Some(&fixed_literals), literal_extra, 15, &mut cost);
        let distances =
            Tree::build(distances, Some(&fixed_distances), |symbol| DISTANCE_EXTRA[symbol], 15, &mut cost);
        let runs: Vec<Vec<(usize, u32)>> =
            [&literals, &distances].map(|tree| runs(&tree.length[..=tree.largest])).into_iter().collect();
        let mut frequency = vec![0u32; LENGTHS];
        runs.iter().flatten().for_each(|run| frequency[run.0] += 1);
        let lengths = Tree::build(frequency, None, run_extra, 7, &mut cost);
        let used = (3..LENGTHS).rev().find(|&i| lengths.length[ORDER[i]] != 0).unwrap_or(2);
        cost.own = cost.own.wrapping_add(3 * (used as u64 + 1) + 5 + 5 + 4);

        let fixed_bytes = (cost.fixed + 3 + 7) >> 3;
        let best = fixed_bytes.min((cost.own + 3 + 7) >> 3);
        if let Some(content) = content.filter(|_| length as u64 + 4 <= best) {
            self.stored(content, last);
        } else if fixed_bytes == best {
            self.send(2 | u32::from(last), 3);
            let (l, d) = (words(&fixed_literals), words(&fixed_distances));
            self.compress(&symbols, (&fixed_literals, &l), (&fixed_distances, &d));
        } else {
            self.send(4 | u32::from(last), 3);
            self.send(literals.largest as u32 + 1 - 257, 5);
            self.send(distances.largest as u32, 5);
            self.send(used as u32 + 1 - 4, 4);
            for &symbol in &ORDER[..=used] {
                self.send(u32::from(lengths.length[symbol]), 3);
            }
            for &(symbol, rest) in runs.iter().flatten() {
                self.send(u32::from(lengths.word[symbol]), u32::from(lengths.length[symbol]));
                self.send(rest, u32::from(run_extra(symbol)));
            }
            self.compress(&symbols, (&literals.length, &literals.word), (&distances.length, &distances.word));
        }
        if last {
            self.align();
        }
    }

    fn compress(
        &mut self,
        symbols: &[(u16, u16)],
        (literal_lengths, literal_words): (&[u8], &[u16]),
        (distance_lengths, distance_words): (&[u8], &[u16]),
    ) {
        for &(distance, value) in symbols {
            if distance == 0 {
                let at = usize::from(value);
                self.send(u32::from(literal_words[at]), u32::from(literal_lengths[at]));
                continue;
            }
            let (code, rest) = length_code(usize::from(value));
            self.send(u32::from(literal_words[257 + code]), u32::from(literal_lengths[257 + code]));
            self.send(rest, u32::from(LENGTH_EXTRA[code]));
            let (code, rest) = distance_code(usize::from(distance));
            self.send(u32::from(distance_words[code]), u32::from(distance_lengths[code]));
            self.send(rest, u32::from(DISTANCE_EXTRA[code]));
        }
        self.send(u32::from(literal_words[END]), u32::from(literal_lengths[END]));
    }
}

fn run_extra(symbol: usize) -> u8 {
    match symbol {
        16 => 2,
        17 => 3,
        18 => 7,
        _ => 0,
    }
}

/// The lengths of a code as runs: symbol of the code of lengths, and what its extra bits say.
fn runs(lengths: &[u8]) -> Vec<(usize, u32)> {
    let mut runs = Vec::new();
    let mut previous = None;
    let mut count = 0;
    let (mut most, mut least) = if lengths[0] == 0 { (138, 3) } else { (7, 4) };
    for (i, &length) in lengths.iter().enumerate() {
        let next = lengths.get(i + 1).copied();
        count += 1;
        if count < most && next == Some(length) {
            continue;
        }
        let value = usize::from(length);
        if count < least {
            runs.extend((0..count).map(|_| (value, 0)));
        } else if length != 0 {
            if previous != Some(length) {
                runs.push((value, 0));
                count -= 1;
            }
            runs.push((16, count - 3));
        } else if count <= 10 {
            runs.push((17, count - 3));
        } else {
            runs.push((18, count - 11));
        }
        count = 0;
        previous = Some(length);
        (most, least) = match next {
            Some(0) => (138, 3),
            next if next == Some(length) => (6, 3),
            _ => (7, 4),
        };
    }
    runs
}
