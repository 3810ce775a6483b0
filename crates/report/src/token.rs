//! Replay tokens: what to run and which alternatives to take, as one word.
//!
//! `s1` and then, in base 64 for addresses (letters, digits, `-`, `_`; no padding): a checksum of
//! two bytes, the arguments that name the system (a count, then length and bytes of each), a digest
//! of the violation that is expected, and the run as pairs of alternative and repetitions. Numbers
//! are variable-length (seven bits a byte). A token holds everything that a replay needs, except
//! files; a mistyped one is refused by the checksum.
//!
//! `s2` has facts before the run: a count, then name and value of each. They say what the run was found
//! with (the JDK, say) and what it shows; a fact whose name is unknown is kept and means nothing, so a
//! new kind of fact needs no new version.
//!
//! Why not a crate: the encoding is the format, forty lines, and must stay as it is.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// Names of facts.
pub mod fact {
    /// The version of the JDK whose classes were run.
    pub const JDK: &str = "jdk";
    /// A digest of the program's classes, or of the model's files.
    pub const PROGRAM: &str = "program";
    /// The kind of violation the run shows.
    pub const KIND: &str = "kind";
    /// What a run against a formula does, in words.
    pub const CLAIM: &str = "claim";
}

/// A run of a system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// The arguments that name the system and the property, as on the command line.
    pub arguments: Vec<String>,
    /// A digest of the violation the run shows; 0 when nothing is expected.
    pub expects: u32,
    /// What else is known of the run, by name: see [`fact`].
    pub facts: BTreeMap<String, String>,
    /// The alternatives taken from the start.
    pub path: Vec<u32>,
}

/// A word that is not a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadToken(&'static str);

impl fmt::Display for BadToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this replay token {}; copy it whole from the report", self.0)
    }
}

impl std::error::Error for BadToken {}

const PREFIX: &str = "s1";
const WITH_FACTS: &str = "s2";
/// More facts, or longer ones, are in no token of ours.
const MOST_FACTS: u64 = 64;
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// Longer runs are refused, so that a forged token cannot eat the memory.
const LONGEST: usize = 100_000_000;

/// A digest of a violation, to recognise it when it is replayed; never 0.
pub fn digest(kind: &str, message: &str) -> u32 {
    checksum(kind.bytes().chain([0]).chain(message.bytes())).max(1)
}

/// FNV-1a, 32 bits: enough against typing errors.
fn checksum(bytes: impl Iterator<Item = u8>) -> u32 {
    bytes.fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut body = Vec::new();
        put(&mut body, self.arguments.len() as u64);
        self.arguments.iter().for_each(|argument| put_text(&mut body, argument));
        put(&mut body, u64::from(self.expects));
        if !self.facts.is_empty() {
            put(&mut body, self.facts.len() as u64);
            self.facts.iter().flat_map(|(name, value)| [name, value]).for_each(|t| put_text(&mut body, t));
        }
        for run in self.path.chunk_by(|a, b| a == b) {
            put(&mut body, u64::from(run[0]) << 1 | u64::from(run.len() > 1));
            if run.len() > 1 {
                put(&mut body, run.len() as u64);
            }
        }
        let sum = checksum(body.iter().copied());
        let mut bytes = vec![sum as u8, (sum >> 8) as u8];
        bytes.extend(body);
        f.write_str(if self.facts.is_empty() { PREFIX } else { WITH_FACTS })?;
        for group in bytes.chunks(3) {
            let word =
                group.iter().fold(0u32, |word, &b| word << 8 | u32::from(b)) << (8 * (3 - group.len()));
            for letter in 0..=group.len() {
                write!(f, "{}", LETTERS[(word >> (18 - 6 * letter)) as usize & 63] as char)?;
            }
        }
        Ok(())
    }
}

impl FromStr for Token {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Token, BadToken> {
        let text = text.trim();
        let (letters, has_facts) = match (text.strip_prefix(PREFIX), text.strip_prefix(WITH_FACTS)) {
            (Some(letters), _) => (letters, false),
            (_, Some(letters)) => (letters, true),
            _ => return Err(BadToken("does not start with s1 or s2")),
        };
        let mut bytes = Vec::with_capacity(letters.len() / 4 * 3 + 2);
        let (mut word, mut bits) = (0u32, 0);
        for letter in letters.bytes() {
            let value = LETTERS
                .iter()
                .position(|&l| l == letter)
                .ok_or(BadToken("has a letter that no token has"))?;
            word = word << 6 | value as u32;
            bits += 6;
            if bits >= 8 {
                bits -= 8;
                bytes.push((word >> bits) as u8);
                word &= (1 << bits) - 1;
            }
        }
        if word != 0 || bits >= 6 {
            return Err(BadToken("is damaged or cut short"));
        }
        let (sum, mut rest) = bytes.split_at_checked(2).ok_or(BadToken("is too short"))?;
        let expected = checksum(rest.iter().copied());
        if sum != [expected as u8, (expected >> 8) as u8] {
            return Err(BadToken("is damaged or cut short"));
        }
        decode(&mut rest, has_facts).ok_or(BadToken("is not one of this version"))
    }
}

/// The token in a body whose checksum is right.
fn decode(rest: &mut &[u8], has_facts: bool) -> Option<Token> {
    let count = take(rest)?;
    let mut arguments = Vec::new();
    for _ in 0..count {
        arguments.push(take_text(rest)?);
    }
    let expects = u32::try_from(take(rest)?).ok()?;
    let mut facts = BTreeMap::new();
    if has_facts {
        let count = take(rest).filter(|&count| count <= MOST_FACTS)?;
        for _ in 0..count {
            facts.insert(take_text(rest)?, take_text(rest)?);
        }
    }
    let mut path = Vec::new();
    while !rest.is_empty() {
        let item = take(rest)?;
        let alternative = u32::try_from(item >> 1).ok()?;
        let times = if item & 1 == 1 { usize::try_from(take(rest)?).ok()? } else { 1 };
        if times > LONGEST - path.len() {
            return None;
        }
        path.resize(path.len() + times, alternative);
    }
    Some(Token { arguments, expects, facts, path })
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put(out, text.len() as u64);
    out.extend_from_slice(text.as_bytes());
}

fn take_text(rest: &mut &[u8]) -> Option<String> {
    let length = usize::try_from(take(rest)?).ok()?;
    let (text, tail) = rest.split_at_checked(length)?;
    *rest = tail;
    String::from_utf8(text.to_vec()).ok()
}

fn put(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn take(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0u64;
    for shift in (0..64).step_by(7) {
        let (&byte, tail) = rest.split_first()?;
        *rest = tail;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn token(arguments: &[&str], expects: u32, path: &[u32]) -> Token {
        let arguments = arguments.iter().map(|a| a.to_string()).collect();
        Token { arguments, expects, facts: BTreeMap::new(), path: path.into() }
    }

    #[test]
    fn facts_are_kept_also_those_nobody_knows() {
        let mut with = token(&["A.java"], 3, &[1, 0, 0]);
        with.facts.insert(fact::JDK.into(), "25.0.1".into());
        with.facts.insert("something new".into(), String::new());
        let text = with.to_string();
        assert!(text.starts_with("s2"), "{text}");
        assert_eq!(text.parse::<Token>(), Ok(with));
        let forged = text.replacen("s2", "s1", 1);
        assert_ne!(forged.parse::<Token>().map(|t| t.arguments), Ok(vec![]));
    }

    #[test]
    fn round_trips() {
        for token in [
            token(&[], 0, &[]),
            token(&["builtin:die"], 7, &[0, 1, 1, 1, 0]),
            token(&["a b", "", "--property", "G ä"], u32::MAX, &[u32::MAX, 0, 300, 300]),
            token(&["x"], 1, &[0; 100_000]),
        ] {
            let text = token.to_string();
            assert!(text.bytes().all(|b| LETTERS.contains(&b)), "{text}");
            assert_eq!(text.parse::<Token>().as_ref(), Ok(&token));
        }
        assert!(token(&["x"], 1, &[0; 100_000]).to_string().len() < 20, "repetition is cheap");
    }

    #[test]
    fn damage_is_refused() {
        let text = token(&["builtin:philosophers?n=5"], 99, &[0, 1, 2, 3]).to_string();
        let mut refused = 0;
        for at in 2..text.len() {
            for letter in ["A", "7", "_"] {
                let mut damaged = text.clone();
                damaged.replace_range(at..at + 1, letter);
                refused += u32::from(damaged == text || damaged.parse::<Token>().is_err());
            }
            assert!(text[..at].parse::<Token>().is_err(), "cut at {at}");
        }
        assert_eq!(refused, 3 * (text.len() as u32 - 2));
        for text in ["", "s1", "x1AAAA", "s1AA", "s1 AAAA", "s1\u{e9}"] {
            assert!(text.parse::<Token>().is_err(), "{text}");
        }
    }
}
