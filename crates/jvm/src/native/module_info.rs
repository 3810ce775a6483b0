//! What the JDK's modules declare: exports, opens, provided services (JVMS 4.7.25).

use crate::machine::Machine;
use rustc_hash::FxHashMap;

/// The declarations of all modules, as far as programs can notice them.
#[derive(Default)]
pub struct Declarations {
    /// Packages (internal form) exported to everybody.
    pub exported: rustc_hash::FxHashSet<String>,
    /// Packages opened to everybody (`sun.misc` and `sun.reflect` of `jdk.unsupported`).
    pub opened: rustc_hash::FxHashSet<String>,
    /// Implementations (internal form) by service, in the order of the modules.
    pub provided: FxHashMap<String, Vec<String>>,
}

impl Machine {
    /// The JDK's module declarations, read when first needed.
    pub fn declarations(&mut self) -> &Declarations {
        if self.native_state.declarations.is_none() {
            let mut all = Declarations::default();
            for (_, bytes) in self.sources.modules() {
                read(bytes.as_slice(), &mut all);
            }
            self.native_state.declarations = Some(all);
        }
        self.native_state.declarations.as_ref().expect("just made")
    }
}

struct Input<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Input<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let part = self.bytes.get(self.at..self.at.checked_add(n)?)?;
        self.at += n;
        Some(part)
    }

    fn u16(&mut self) -> Option<u16> {
        self.take(2).map(|b| u16::from_be_bytes([b[0], b[1]]))
    }

    fn u32(&mut self) -> Option<u32> {
        self.take(4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]))
    }
}

/// Constants by index: a text, or the index of one.
enum Entry<'a> {
    Text(&'a str),
    Points(u16),
    Other,
}

fn text<'a>(pool: &[Entry<'a>], index: u16) -> Option<&'a str> {
    match pool.get(index as usize)? {
        Entry::Text(text) => Some(text),
        Entry::Points(to) => match pool.get(*to as usize)? {
            Entry::Text(text) => Some(text),
            _ => None,
        },
        Entry::Other => None,
    }
}

fn read(bytes: &[u8], into: &mut Declarations) -> Option<()> {
    let mut r = Input { bytes, at: 8 };
    let count = r.u16()? as usize;
    let mut pool = vec![Entry::Other];
    while pool.len() < count {
        let entry = match r.take(1)?[0] {
            1 => {
                let n = r.u16()? as usize;
                Entry::Text(std::str::from_utf8(r.take(n)?).ok()?)
            }
            7 | 8 | 16 | 19 | 20 => Entry::Points(r.u16()?),
            3 | 4 | 9..=12 | 17 | 18 => {
                r.take(4)?;
                Entry::Other
            }
            15 => {
                r.take(3)?;
                Entry::Other
            }
            5 | 6 => {
                r.take(8)?;
                pool.push(Entry::Other);
                Entry::Other
            }
            _ => return None,
        };
        pool.push(entry);
    }
    // Flags, class, superclass; no interfaces, fields or methods.
    r.take(6 + 6)?;
    for _ in 0..r.u16()? {
        let name = text(&pool, r.u16()?)?;
        let length = r.u32()? as usize;
        let content = r.take(length)?;
        if name == "Module" {
            directives(&mut Input { bytes: content, at: 6 }, &pool, into)?;
        }
    }
    Some(())
}

fn directives(r: &mut Input<'_>, pool: &[Entry<'_>], into: &mut Declarations) -> Option<()> {
    let requires = r.u16()? as usize;
    r.take(requires * 6)?;
    for exports in [true, false] {
        for _ in 0..r.u16()? {
            let package = text(pool, r.u16()?)?;
            r.u16()?;
            let to = r.u16()? as usize;
            r.take(to * 2)?;
            if to == 0 {
                let set = if exports { &mut into.exported } else { &mut into.opened };
                set.insert(package.to_owned());
            }
        }
    }
    let uses = r.u16()? as usize;
    r.take(uses * 2)?;
    for _ in 0..r.u16()? {
        let service = text(pool, r.u16()?)?.to_owned();
        let list = into.provided.entry(service).or_default();
        for _ in 0..r.u16()? {
            list.push(text(pool, r.u16()?)?.to_owned());
        }
    }
    Some(())
}
