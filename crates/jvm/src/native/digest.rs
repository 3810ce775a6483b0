//! Message digests: the functions over one block that `java` has routines of its own for.
//!
//! They compute what their Java code does to the digest's state (FIPS 180-4, RFC 1321); only the words of the message
//! schedule, which every block begins anew, are not left in their array. A program that looks for a hash with leading
//! zeros would take minutes instead of seconds. While exploring, and where an argument is out of range, the Java code
//! runs.

use super::{Table, int, object};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    ("sun/security/provider/MD5", &[("implCompress0([BI)V", md5)]),
    ("sun/security/provider/SHA", &[("implCompress0([BI)V", sha1)]),
    ("sun/security/provider/SHA2", &[("implCompress0([BI)V", sha256)]),
    ("sun/security/provider/SHA5", &[("implCompress0([BI)V", sha512)]),
];

/// One block of the input, and the array of the digest's state; none where the Java code must decide.
fn block<const N: usize>(m: &mut Machine, args: &[u64]) -> Result<([u8; N], ObjRef), Trap> {
    let (this, input, at) = (object(args, 0), object(args, 1), int(args, 2));
    if m.run.exploring || input.is_null() || at < 0 {
        return Err(Trap::Original);
    }
    let state = ObjRef(m.get_named(this, "state") as u32);
    let bytes = m.state.heap.bytes(input).get(at as usize..at as usize + N);
    match bytes.and_then(|bytes| bytes.try_into().ok()) {
        Some(bytes) if !state.is_null() => Ok((bytes, state)),
        _ => Err(Trap::Original),
    }
}

fn words32<const N: usize>(m: &Machine, state: ObjRef) -> Result<[u32; N], Trap> {
    m.state.heap.elements::<u32>(state).try_into().map_err(|_| Trap::Original)
}

fn add32(m: &mut Machine, state: ObjRef, sums: &[u32]) {
    for (word, sum) in m.state.heap.elements_mut::<u32>(state).iter_mut().zip(sums) {
        *word = word.wrapping_add(*sum);
    }
}

/// The number that is given by the fraction of a root of the n-th prime: what the constants of SHA-2 are.
const PRIMES: [u64; 80] = {
    let mut primes = [2; 80];
    let (mut count, mut n) = (1, 3);
    while count < 80 {
        let (mut i, mut is_prime) = (0, true);
        while i < count && primes[i] * primes[i] <= n {
            is_prime &= n % primes[i] != 0;
            i += 1;
        }
        if is_prime {
            primes[count] = n;
            count += 1;
        }
        n += 2;
    }
    primes
};

/// The first 64 bits of the fraction of a cube root: the largest `x` with `x^3 <= p * 2^192`.
const fn cube_root_fraction(p: u64) -> u64 {
    // The whole part is at most 7, so 67 bits; tried from the highest on.
    let mut x: u128 = 0;
    let mut bit = 67;
    while bit > 0 {
        bit -= 1;
        let tried = x | 1 << bit;
        if cube_fits(tried, p) {
            x = tried;
        }
    }
    x as u64
}

/// Whether the cube of a number of 67 bits is at most `p * 2^192`, by words of 32 bits.
const fn cube_fits(x: u128, p: u64) -> bool {
    let digits = [x as u32 as u64, (x >> 32) as u32 as u64, (x >> 64) as u32 as u64];
    let square = multiply(&[digits[0], digits[1], digits[2], 0, 0, 0, 0, 0, 0], &digits);
    let cube = multiply(&square, &digits);
    // Bits from 192 on are words from the sixth on.
    let above = cube[6] | cube[7] << 32;
    let mut rest = cube[8];
    let mut i = 0;
    while i < 6 {
        rest |= if above == p { cube[i] } else { 0 };
        i += 1;
    }
    above < p && cube[8] == 0 || above == p && rest == 0
}

const fn multiply(a: &[u64; 9], b: &[u64; 3]) -> [u64; 9] {
    let mut product = [0u64; 9];
    let mut i = 0;
    while i < 9 {
        let (mut carry, mut j) = (0, 0);
        while i + j < 9 {
            let factor = if j < 3 { b[j] } else { 0 };
            let sum = product[i + j] + a[i] * factor + carry;
            product[i + j] = sum & 0xFFFF_FFFF;
            carry = sum >> 32;
            j += 1;
        }
        i += 1;
    }
    product
}

const CONSTANTS: [u64; 80] = {
    let mut constants = [0; 80];
    let mut i = 0;
    while i < 80 {
        constants[i] = cube_root_fraction(PRIMES[i]);
        i += 1;
    }
    constants
};

fn sha256(m: &mut Machine, args: &[u64]) -> Outcome {
    let (bytes, state) = block::<64>(m, args)?;
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = words32::<8>(m, state)?;
    let mut w = [0u32; 64];
    for (word, four) in w.iter_mut().zip(bytes.chunks_exact(4)) {
        *word = u32::from_be_bytes(four.try_into().expect("four"));
    }
    for i in 16..64 {
        let (x, y) = (w[i - 15], w[i - 2]);
        let low = x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3;
        let high = y.rotate_right(17) ^ y.rotate_right(19) ^ y >> 10;
        w[i] = w[i - 16].wrapping_add(low).wrapping_add(w[i - 7]).wrapping_add(high);
    }
    for (word, constant) in w.iter().zip(CONSTANTS) {
        let mixed = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let first = h
            .wrapping_add(mixed)
            .wrapping_add(e & f ^ !e & g)
            .wrapping_add((constant >> 32) as u32)
            .wrapping_add(*word);
        let mixed = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let second = mixed.wrapping_add(a & b ^ a & c ^ b & c);
        (h, g, f, e) = (g, f, e, d.wrapping_add(first));
        (d, c, b, a) = (c, b, a, first.wrapping_add(second));
    }
    add32(m, state, &[a, b, c, d, e, f, g, h]);
    Ok(0)
}

fn sha512(m: &mut Machine, args: &[u64]) -> Outcome {
    let (bytes, state) = block::<128>(m, args)?;
    let words: [u64; 8] = m.state.heap.elements::<u64>(state).try_into().map_err(|_| Trap::Original)?;
    let [mut a, mut b, mut c, mut d, mut e, mut f, mut g, mut h] = words;
    let mut w = [0u64; 80];
    for (word, eight) in w.iter_mut().zip(bytes.chunks_exact(8)) {
        *word = u64::from_be_bytes(eight.try_into().expect("eight"));
    }
    for i in 16..80 {
        let (x, y) = (w[i - 15], w[i - 2]);
        let low = x.rotate_right(1) ^ x.rotate_right(8) ^ x >> 7;
        let high = y.rotate_right(19) ^ y.rotate_right(61) ^ y >> 6;
        w[i] = w[i - 16].wrapping_add(low).wrapping_add(w[i - 7]).wrapping_add(high);
    }
    for (word, constant) in w.iter().zip(CONSTANTS) {
        let mixed = e.rotate_right(14) ^ e.rotate_right(18) ^ e.rotate_right(41);
        let first =
            h.wrapping_add(mixed).wrapping_add(e & f ^ !e & g).wrapping_add(constant).wrapping_add(*word);
        let mixed = a.rotate_right(28) ^ a.rotate_right(34) ^ a.rotate_right(39);
        let second = mixed.wrapping_add(a & b ^ a & c ^ b & c);
        (h, g, f, e) = (g, f, e, d.wrapping_add(first));
        (d, c, b, a) = (c, b, a, first.wrapping_add(second));
    }
    for (word, sum) in m.state.heap.elements_mut::<u64>(state).iter_mut().zip([a, b, c, d, e, f, g, h]) {
        *word = word.wrapping_add(sum);
    }
    Ok(0)
}

fn sha1(m: &mut Machine, args: &[u64]) -> Outcome {
    let (bytes, state) = block::<64>(m, args)?;
    let [mut a, mut b, mut c, mut d, mut e] = words32::<5>(m, state)?;
    let mut w = [0u32; 80];
    for (word, four) in w.iter_mut().zip(bytes.chunks_exact(4)) {
        *word = u32::from_be_bytes(four.try_into().expect("four"));
    }
    for i in 16..80 {
        w[i] = (w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).rotate_left(1);
    }
    for (i, word) in w.iter().enumerate() {
        let (mixed, constant) = match i / 20 {
            0 => (b & c | !b & d, 0x5A82_7999),
            1 => (b ^ c ^ d, 0x6ED9_EBA1),
            2 => (b & c | b & d | c & d, 0x8F1B_BCDC),
            _ => (b ^ c ^ d, 0xCA62_C1D6_u32),
        };
        let next =
            a.rotate_left(5).wrapping_add(mixed).wrapping_add(e).wrapping_add(constant).wrapping_add(*word);
        (e, d, c, b, a) = (d, c, b.rotate_left(30), a, next);
    }
    add32(m, state, &[a, b, c, d, e]);
    Ok(0)
}

fn md5(m: &mut Machine, args: &[u64]) -> Outcome {
    const TURNS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
    let (bytes, state) = block::<64>(m, args)?;
    let [mut a, mut b, mut c, mut d] = words32::<4>(m, state)?;
    let mut w = [0u32; 16];
    for (word, four) in w.iter_mut().zip(bytes.chunks_exact(4)) {
        *word = u32::from_le_bytes(four.try_into().expect("four"));
    }
    for i in 0..64 {
        let (mixed, at) = match i / 16 {
            0 => (b & c | !b & d, i),
            1 => (d & b | !d & c, 5 * i + 1),
            2 => (b ^ c ^ d, 3 * i + 5),
            _ => (c ^ (b | !d), 7 * i),
        };
        // The sines are far from where their rounding could matter.
        let constant = ((i as f64 + 1.0).sin().abs() * 4_294_967_296.0) as u32;
        let sum = a.wrapping_add(mixed).wrapping_add(constant).wrapping_add(w[at % 16]);
        let next = b.wrapping_add(sum.rotate_left(TURNS[i / 16][i % 4]));
        (a, d, c, b) = (d, c, b, next);
    }
    add32(m, state, &[a, b, c, d]);
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_constants_are_those_of_the_standard() {
        assert_eq!(CONSTANTS[0], 0x428A_2F98_D728_AE22);
        assert_eq!(CONSTANTS[1], 0x7137_4491_23EF_65CD);
        assert_eq!(CONSTANTS[63] >> 32, 0xC671_78F2);
        assert_eq!(CONSTANTS[79], 0x6C44_198C_4A47_5817);
    }
}
