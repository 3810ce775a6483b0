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
    /// The modules that `java` starts a program of the class path with, in order.
    pub resolved: Vec<String>,
    /// What each module says of others.
    modules: Vec<Declared>,
}

/// What decides whether a module is there when a program of the class path is started.
#[derive(Default)]
struct Declared {
    name: String,
    /// The modules it cannot be without.
    requires: Vec<String>,
    /// It exports a package to everybody.
    has_exports: bool,
    /// Only where it is asked for by name (`ModuleResolution`, JEP 11).
    is_shy: bool,
    uses: Vec<String>,
    provides: Vec<String>,
}

/// The modules that export something to everybody, what those require, and, of the modules that
/// provide a service that one of them uses, the same.
fn resolve(modules: &[Declared]) -> Vec<String> {
    let at = |name: &String| modules.iter().position(|m| m.name == *name);
    let mut there = vec![false; modules.len()];
    let mut todo: Vec<usize> =
        (0..modules.len()).filter(|&i| modules[i].has_exports && !modules[i].is_shy).collect();
    while let Some(i) = todo.pop() {
        if std::mem::replace(&mut there[i], true) {
            continue;
        }
        todo.extend(modules[i].requires.iter().filter_map(at));
        for service in &modules[i].uses {
            todo.extend((0..modules.len()).filter(|&j| modules[j].provides.contains(service)));
        }
    }
    modules.iter().zip(there).filter(|(_, there)| *there).map(|(m, _)| m.name.clone()).collect()
}

impl Machine {
    /// The JDK's module declarations, read when first needed.
    pub fn declarations(&mut self) -> &Declarations {
        if self.program.boot.declarations.is_none() {
            let mut all = Declarations::default();
            for (name, bytes) in self.program.sources.modules() {
                all.modules.push(Declared { name, ..Declared::default() });
                read(bytes.as_slice(), &mut all);
            }
            all.resolved = resolve(&all.modules);
            self.program.boot.declarations = Some(all);
        }
        self.program.boot.declarations.as_ref().expect("just made")
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
        match name {
            "Module" => directives(&mut Input { bytes: content, at: 6 }, &pool, into)?,
            "ModuleResolution" => into.modules.last_mut()?.is_shy = content.last()? & 1 != 0,
            _ => {}
        }
    }
    Some(())
}

fn directives(r: &mut Input<'_>, pool: &[Entry<'_>], into: &mut Declarations) -> Option<()> {
    let module = into.modules.last_mut()?;
    for _ in 0..r.u16()? {
        let name = text(pool, r.u16()?)?;
        // What is static is needed for compiling only.
        let is_static = r.u16()? & 0x40 != 0;
        r.u16()?;
        if !is_static {
            module.requires.push(name.to_owned());
        }
    }
    for exports in [true, false] {
        for _ in 0..r.u16()? {
            let package = text(pool, r.u16()?)?;
            r.u16()?;
            let to = r.u16()? as usize;
            r.take(to * 2)?;
            if to == 0 {
                module.has_exports |= exports;
                let set = if exports { &mut into.exported } else { &mut into.opened };
                set.insert(package.to_owned());
            }
        }
    }
    for _ in 0..r.u16()? {
        module.uses.push(text(pool, r.u16()?)?.to_owned());
    }
    for _ in 0..r.u16()? {
        let service = text(pool, r.u16()?)?.to_owned();
        module.provides.push(service.clone());
        let list = into.provided.entry(service).or_default();
        for _ in 0..r.u16()? {
            list.push(text(pool, r.u16()?)?.to_owned());
        }
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::{Declared, resolve};

    fn module(name: &str, requires: &[&str], has_exports: bool) -> Declared {
        let requires = requires.iter().map(|s| s.to_string()).collect();
        Declared { name: name.into(), requires, has_exports, ..Declared::default() }
    }

    #[test]
    fn what_nobody_asks_for_is_not_there() {
        let modules = [
            Declared { uses: vec!["S".into()], ..module("base", &[], true) },
            module("needed", &[], false),
            module("api", &["needed"], true),
            Declared { is_shy: true, ..module("incubator", &[], true) },
            Declared { provides: vec!["S".into()], ..module("provider", &["below"], false) },
            module("below", &[], false),
            module("alone", &["base"], false),
        ];
        assert_eq!(resolve(&modules), ["base", "needed", "api", "provider", "below"]);
    }
}
