//! Whether a JDK is made of the bodies that the rules were argued for.
//!
//! The digest of a row's bodies in a class is one over their names, descriptors, flags, instructions with all that
//! these name, switches and handlers; not over line numbers and the order of the constant pool, which differ between
//! builds of the same text. The JDK's image is looked at once for a program, before its first machine is made.

use super::Assumed;
use super::digests::KNOWN;
use super::rows::{self, Bodies, ROWS, Row, Set};
use super::waits::{self, WAITS};
use crate::bytecode::Operand;
use crate::class::stable_hash;
use crate::classfile::{Bytes, ClassFile, Constant, MethodInfo, access};
use crate::program::signs::Signs;
use std::fmt::Write;

/// Which rules fit a JDK.
#[derive(Clone, Debug, Default)]
pub struct Fit {
    pub rows: Set,
    /// Those that do not: the row, and the class with another text, which may be missing.
    pub others: Vec<(usize, &'static str)>,
    /// Classes whose looks at the clock are for waiting (`waits.rs`).
    pub waits: Vec<&'static str>,
}

/// A body that is not known: the row, the class, the digest of what the class has.
pub struct Unknown {
    pub row: &'static str,
    pub class: &'static str,
    pub digest: u64,
}

impl Fit {
    /// Looks at a JDK through its class files.
    pub fn of(find: impl Fn(&str) -> Option<Bytes>) -> Fit {
        let mut fit = Fit::default();
        for (at, row) in ROWS.iter().enumerate().filter(|(_, row)| hides_something(&find, row)) {
            let is_known =
                |bodies: &&Bodies| digest_of(&find, bodies).is_some_and(|d| knows(row.name, bodies.class, d));
            match row.bodies.iter().find(|bodies| !is_known(bodies)) {
                None => fit.rows.add(at),
                Some(other) => fit.others.push((at, other.class)),
            }
        }
        let is_known = |b: &&Bodies| digest_of(&find, b).is_some_and(|d| knows(waits::RULE, b.class, d));
        fit.waits = WAITS.iter().filter(is_known).map(|bodies| bodies.class).collect();
        fit
    }
}

impl Fit {
    /// The rules to begin with: those that fit, that runs have not refuted, and that the names in a program's classes do
    /// not make look hopeless. Nothing rests on the names: they save searches that would be thrown away.
    pub fn rows_for(&self, assumed: &Assumed, signs: Signs) -> Set {
        let mut set = Set::default();
        for at in self.rows.rows() {
            let is_hopeless = match at {
                rows::ATTEMPT => signs.looks_inside_locks,
                rows::RELEASE => signs.looks_inside_locks || signs.tries_locks,
                rows::FUTURE => signs.looks_inside_locks,
                rows::SETTINGS => signs.tunes_pools,
                _ => false,
            };
            if (!is_hopeless || assumed.is_forced()) && assumed.allows(ROWS[at].name) {
                set.add(at);
            }
        }
        // Giving back is part of what the attempts are.
        if !set.has(rows::ATTEMPT) {
            set = set.without(Set(1 << rows::RELEASE));
        }
        set
    }
}

/// The bodies of a JDK that no rule was argued for.
pub fn unknown(find: impl Fn(&str) -> Option<Bytes>) -> Vec<Unknown> {
    let mut all = Vec::new();
    for row in ROWS {
        for bodies in row.bodies.iter().filter(|_| hides_something(&find, row)) {
            let digest = digest_of(&find, bodies).unwrap_or(0);
            if !knows(row.name, bodies.class, digest) {
                all.push(Unknown { row: row.name, class: bodies.class, digest });
            }
        }
    }
    for bodies in WAITS {
        if let Some(digest) = digest_of(&find, bodies).filter(|&d| !knows(waits::RULE, bodies.class, d)) {
            all.push(Unknown { row: waits::RULE, class: bodies.class, digest });
        }
    }
    all
}

fn knows(row: &str, class: &str, digest: u64) -> bool {
    KNOWN.iter().any(|(r, c, digests)| *r == row && *c == class && digests.contains(&digest))
}

/// Whether a JDK has what a row is about: fields that another version does not have are not hidden there.
fn hides_something(find: &impl Fn(&str) -> Option<Bytes>, row: &Row) -> bool {
    let has_one = |class: &str, names: &[&str]| {
        find(class).is_some_and(|bytes| match ClassFile::parse(bytes) {
            Ok(f) => f.fields.iter().any(|x| f.pool.utf8(x.name).is_ok_and(|n| names.contains(&n))),
            // What cannot be read is told as a text that is not known.
            Err(_) => true,
        })
    };
    row.fields.is_empty() || row.fields.iter().any(|(class, names)| has_one(class, names))
}

/// The digest of a row's bodies in a class; none if there is no such class or it cannot be read.
fn digest_of(find: &impl Fn(&str) -> Option<Bytes>, bodies: &Bodies) -> Option<u64> {
    let file = ClassFile::parse(find(bodies.class)?).ok()?;
    let mut texts = Vec::new();
    for method in &file.methods {
        let name = file.pool.utf8(method.name).ok()?;
        if bodies.has(name) {
            texts.push(text(&file, method)?);
        }
    }
    // Whose methods and fields it inherits is part of the argument.
    texts.sort();
    texts.push(format!("extends {}", file.super_name().ok()?.unwrap_or("")));
    Some(stable_hash(&texts.iter().map(String::as_str).collect::<Vec<_>>()))
}

/// A method as a text.
fn text(file: &ClassFile, method: &MethodInfo) -> Option<String> {
    const FLAGS: u16 = access::STATIC | access::SYNCHRONIZED | access::NATIVE | access::ABSTRACT;
    let pool = &file.pool;
    let (name, descriptor) = (pool.utf8(method.name).ok()?, pool.utf8(method.descriptor).ok()?);
    let mut text = format!("{name}{descriptor} {:x}:", method.access & FLAGS);
    let Some(attribute) = file.code(method).ok()? else { return Some(text) };
    let code = attribute.decode().ok()?;
    for insn in &code.insns {
        write!(text, "{:?} ", insn.op).ok()?;
        match insn.operand {
            Operand::Const(index) => constant(file, index, &mut text)?,
            other => write!(text, "{other:?}").ok()?,
        }
        text.push(';');
    }
    for switch in &code.switches {
        write!(text, "{switch:?};").ok()?;
    }
    for handler in &code.handlers {
        let catches = pool.class_name(handler.catch_type).ok();
        write!(text, "{}-{} {} {catches:?};", handler.start, handler.end, handler.target).ok()?;
    }
    Some(text)
}

/// Appends a constant as a text.
fn constant(file: &ClassFile, index: u16, text: &mut String) -> Option<()> {
    let pool = &file.pool;
    match pool.get(index).ok()? {
        Constant::Member { .. } => {
            let member = pool.member(index).ok()?;
            text.extend([member.class, ".", member.name, member.descriptor]);
        }
        Constant::Class(_) => text.push_str(pool.class_name(index).ok()?),
        Constant::String(at) => text.push_str(pool.utf8(at).unwrap_or("a text")),
        Constant::Integer(value) => write!(text, "{value}").ok()?,
        Constant::Long(value) => write!(text, "{value}").ok()?,
        Constant::Float(value) => write!(text, "{}", value.to_bits()).ok()?,
        Constant::Double(value) => write!(text, "{}", value.to_bits()).ok()?,
        // Call sites: what is linked there is code of its own.
        other => text.push_str(format!("{other:?}").split_whitespace().next().unwrap_or("")),
    }
    Some(())
}
