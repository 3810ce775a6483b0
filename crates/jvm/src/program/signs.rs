//! What a program could do, as far as its classes tell by the names in them.
//!
//! Looked at are the classes that the first one names, and those that they name. If one of them could find others by a
//! text (`Class.forName` and its like), all classes on the class path are; if there are too many, the answer is what
//! costs most and loses nothing.

use super::MOST;
use crate::classfile::{Bytes, ClassFile, Constant, mentions};
use crate::classpath::ClassPath;
use crate::explore::settle;
use crate::reduce::{fields, locks, lookups, prints};
use rustc_hash::FxHashSet;

/// Words of classes that find other classes by a text; besides, there is `Class.forName`.
const FINDERS: &[&str] =
    &["loadClass", "findClass", "ServiceLoader", "ObjectInputStream", "getBundle", "ClassLoader"];

/// The name of `String.intern` as a constant of a class: its length, and the text.
const INTERN: &[u8] = b"\x00\x06intern";

/// What classes might do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// They might look inside of the JDK's locks.
    pub looks_inside_locks: bool,
    /// They might try locks and go on if they are taken.
    pub tries_locks: bool,
    /// They might change the settings of pools.
    pub tunes_pools: bool,
    /// They might make print streams.
    pub makes_streams: bool,
    /// They might change what the JDK looks up for itself.
    pub changes_answers: bool,
    /// They might intern strings.
    pub interns: bool,
    /// What they are likely to look up, by bit.
    pub uses: u8,
}

impl Signs {
    pub(super) fn of(class_path: &ClassPath, main_class: &str) -> Signs {
        let mut signs = Signs::default();
        let classes = reached(class_path, main_class).or_else(|| all(class_path));
        let Some(classes) = classes else {
            return Signs {
                looks_inside_locks: true,
                tries_locks: true,
                tunes_pools: true,
                makes_streams: true,
                changes_answers: true,
                interns: true,
                uses: u8::MAX,
            };
        };
        for class in &classes {
            signs.tries_locks |= locks::tries(class);
            let class = class.as_slice();
            signs.tunes_pools |= fields::tunes_pools(class);
            signs.looks_inside_locks |= locks::is_told_apart(class);
            signs.makes_streams |= prints::makes_streams(class);
            signs.changes_answers |= lookups::changes_answers(class);
            signs.uses |= settle::likely(class);
            signs.interns |= mentions(class, INTERN);
        }
        signs
    }
}

/// Whether one of the classes has all of these words among its constants; none if they are not known.
pub(super) fn names_all(class_path: &ClassPath, main_class: &str, words: &[&str]) -> Option<bool> {
    let classes = reached(class_path, main_class).or_else(|| all(class_path))?;
    let has = |class: &Bytes, word: &str| {
        // As class files write it: a tag, the length, the text.
        let mut constant = vec![1, (word.len() >> 8) as u8, word.len() as u8];
        constant.extend_from_slice(word.as_bytes());
        mentions(class.as_slice(), &constant)
    };
    Some(classes.iter().any(|class| words.iter().all(|word| has(class, word))))
}

/// All classes on the class path, unless there are too many or one cannot be read.
fn all(class_path: &ClassPath) -> Option<Vec<Bytes>> {
    let names = class_path.classes().ok().filter(|names| names.len() <= MOST)?;
    names.iter().map(|name| Some(class_path.find(name).ok()??.bytes)).collect()
}

/// The classes that the first one names, and those that they name; none if there might be others.
fn reached(class_path: &ClassPath, main_class: &str) -> Option<Vec<Bytes>> {
    let mut seen: FxHashSet<String> = FxHashSet::from_iter([main_class.to_owned()]);
    let mut classes = vec![class_path.find(main_class).ok()??.bytes];
    let mut next = 0;
    while next < classes.len() {
        let finds = |word: &&str| mentions(classes[next].as_slice(), word.as_bytes());
        if classes.len() > MOST || FINDERS.iter().any(finds) {
            return None;
        }
        let file = ClassFile::parse(classes[next].clone()).ok()?;
        let pool = &file.pool;
        let finds = |index: u16| {
            matches!(pool.get(index), Ok(Constant::Member { .. }))
                && pool.member(index).is_ok_and(|m| m.class == "java/lang/Class" && m.name == "forName")
        };
        if (1..pool.len() as u16).any(finds) {
            return None;
        }
        let is_class = |&index: &u16| matches!(pool.get(index), Ok(Constant::Class(_)));
        for index in (1..pool.len() as u16).filter(is_class) {
            let name = pool.class_name(index).ok()?;
            if seen.insert(name.to_owned())
                && let Some(found) = class_path.find(name).ok()?
            {
                classes.push(found.bytes);
            }
        }
        next += 1;
    }
    Some(classes)
}
