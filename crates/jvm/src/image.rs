//! The JDK's `lib/modules` file (the jimage format): classes and resources of all modules, mapped into memory.
//!
//! The file is an index by perfect hashing (a redirect table, an offset table, packed locations, strings)
//! followed by the contents. A class is found without knowing its module through the `/packages/...` entries.
//! Contents are handed out as parts of the mapping, nothing is copied unless it is compressed. The format is
//! an implementation detail of the JDK; it has not changed between 9 and 25, and the magic number and version
//! are checked. Known gap: `compact-cp` compression (jlink --compress=1) is refused by name; big-endian images
//! are refused.

mod compressed;

use crate::classfile::Bytes;
use std::collections::BTreeSet;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// Why an image, or something in it, cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum ImageError {
    #[error("cannot read {path}: {source}")]
    Io { path: PathBuf, source: std::io::Error },
    #[error("{path} is not a usable Java image: {what}")]
    Malformed { path: PathBuf, what: &'static str },
    #[error("a resource in the Java image is compressed with \"{0}\", which is not supported")]
    Compression(String),
    #[error("a resource in the Java image is damaged: {0}")]
    Damaged(&'static str),
}

/// An open `lib/modules`.
pub struct Image {
    path: PathBuf,
    map: Arc<memmap2::Mmap>,
    slots: u32,
    redirect: usize,
    offsets: usize,
    locations: Range<usize>,
    strings: Range<usize>,
    contents: usize,
    modules: OnceLock<Vec<String>>,
}

/// The name of something in the image: `/module/parent/base.extension`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Entry<'a> {
    pub module: &'a str,
    /// The package with slashes; may be empty.
    pub parent: &'a str,
    pub base: &'a str,
    /// Without the dot; may be empty.
    pub extension: &'a str,
    place: Place,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Place {
    offset: u64,
    compressed: u64,
    size: u64,
}

impl Entry<'_> {
    /// The class in internal form; `None` when the entry is not a class that a program can name.
    pub fn class_name(&self) -> Option<String> {
        let named = self.extension == "class" && self.base != "module-info" && !self.parent.is_empty();
        named.then(|| format!("{}/{}", self.parent, self.base))
    }

    /// Length before compression.
    pub fn size(&self) -> u64 {
        self.place.size
    }
}

const MAGIC: u32 = 0xcafe_dada;
const SEED: u32 = 0x0100_0193;
const HEADER: usize = 28;

impl Image {
    /// Opens and checks an image.
    pub fn open(path: &Path) -> Result<Image, ImageError> {
        let io = |source| ImageError::Io { path: path.to_path_buf(), source };
        let file = std::fs::File::open(path).map_err(io)?;
        // SAFETY: the mapping is private and read-only. The JDK's image is replaced, not rewritten, by
        // package managers; truncating it in place under a running JVM would end that JVM in the same way.
        let map = unsafe { memmap2::Mmap::map(&file) }.map_err(io)?;
        Image::from_map(path, Arc::new(map))
    }

    fn from_map(path: &Path, map: Arc<memmap2::Mmap>) -> Result<Image, ImageError> {
        let fault = |what| ImageError::Malformed { path: path.to_path_buf(), what };
        let word = |at: usize| {
            map.get(at..at + 4).and_then(|b| b.first_chunk()).map(|b| u32::from_le_bytes(*b)).ok_or(())
        };
        let head = (|| -> Result<[u32; 7], ()> {
            let mut head = [0; 7];
            for (i, slot) in head.iter_mut().enumerate() {
                *slot = word(i * 4)?;
            }
            Ok(head)
        })()
        .map_err(|()| fault("it is too short"))?;
        let [magic, version, _flags, _count, slots, locations_size, strings_size] = head;
        if magic != MAGIC {
            return Err(fault("its magic number is wrong"));
        }
        if version >> 16 != 1 {
            return Err(fault("its version is unknown"));
        }
        let redirect = HEADER;
        let table = slots as usize * 4;
        let offsets = redirect + table;
        let locations = offsets + table..offsets + table + locations_size as usize;
        let strings = locations.end..locations.end + strings_size as usize;
        if slots == 0 || strings.end > map.len() {
            return Err(fault("its index is longer than the file"));
        }
        Ok(Image {
            path: path.to_path_buf(),
            slots,
            redirect,
            offsets,
            contents: strings.end,
            locations,
            strings,
            modules: OnceLock::new(),
            map,
        })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The class with this internal name, e.g. `java/util/HashMap`; `None` when no module has it.
    pub fn find(&self, class: &str) -> Result<Option<Bytes>, ImageError> {
        let Some((package, base)) = class.rsplit_once('/') else { return Ok(None) };
        let Some(module) = self.module_of(package)? else { return Ok(None) };
        self.get(&Name { module: &module, parent: package, base, extension: "class" })
    }

    /// The resource with this path, e.g. `sun/util/resources/foo.properties`, in whichever module has it.
    pub fn find_resource(&self, path: &str) -> Result<Option<Bytes>, ImageError> {
        if let Some((package, _)) = path.rsplit_once('/')
            && let Some(module) = self.module_of(package)?
            && let Some(found) = self.resource(&module, path)?
        {
            return Ok(Some(found));
        }
        // Not every folder is a package (META-INF, names with dashes).
        for module in self.modules() {
            if let Some(found) = self.resource(module, path)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// The resource of a given module.
    pub fn resource(&self, module: &str, path: &str) -> Result<Option<Bytes>, ImageError> {
        let (parent, file) = path.rsplit_once('/').unwrap_or(("", path));
        // The image splits names at the last dot, but a name may also have been stored whole.
        if let Some((base, extension)) = file.rsplit_once('.')
            && let Some(found) = self.get(&Name { module, parent, base, extension })?
        {
            return Ok(Some(found));
        }
        self.get(&Name { module, parent, base: file, extension: "" })
    }

    /// The module that has the package (with slashes or dots); `None` when there is none.
    pub fn module_of(&self, package: &str) -> Result<Option<String>, ImageError> {
        let dotted = package.replace('/', ".");
        let (base, extension) = dotted.rsplit_once('.').unwrap_or((&dotted, ""));
        let name = Name { module: "packages", parent: "", base, extension };
        let content = match self.get(&name)? {
            Some(content) => content,
            // Stored with the whole package as the base name.
            None => match self.get(&Name { base: &dotted, extension: "", ..name })? {
                Some(content) => content,
                None => return Ok(None),
            },
        };
        // Pairs (is empty, module name); the module that really has the classes is the one not empty.
        for pair in content.chunks_exact(8) {
            let word = |i: usize| u32::from_le_bytes([pair[i], pair[i + 1], pair[i + 2], pair[i + 3]]);
            if word(0) == 0 {
                return Ok(self.string(word(4)).map(str::to_string));
            }
        }
        Ok(None)
    }

    /// Everything in the image, packages included, in no useful order.
    pub fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        (0..self.slots).filter_map(|slot| self.entry(slot))
    }

    /// Every class that a program can name, with its module, sorted.
    pub fn classes(&self) -> Vec<(String, String)> {
        let mut classes: Vec<_> =
            self.entries().filter_map(|e| Some((e.class_name()?, e.module.to_string()))).collect();
        classes.sort();
        classes
    }

    /// The names of all modules, sorted.
    pub fn modules(&self) -> &[String] {
        self.modules.get_or_init(|| {
            let names: BTreeSet<&str> = self
                .entries()
                .map(|e| e.module)
                .filter(|m| !m.is_empty() && *m != "packages" && *m != "modules")
                .collect();
            names.into_iter().map(str::to_string).collect()
        })
    }

    /// The content of an entry.
    pub fn content(&self, entry: &Entry<'_>) -> Result<Bytes, ImageError> {
        let place = entry.place;
        let stored = if place.compressed != 0 { place.compressed } else { place.size };
        let start = (self.contents as u64).checked_add(place.offset);
        let range = start.and_then(|start| Some(start as usize..start.checked_add(stored)? as usize));
        let bytes = range
            .and_then(|range| Bytes::mapped(&self.map, range))
            .ok_or(ImageError::Damaged("it lies outside of the file"))?;
        if place.compressed == 0 {
            return Ok(bytes);
        }
        compressed::expand(&bytes, place.size, |offset| self.string(offset)).map(Bytes::from)
    }

    fn get(&self, name: &Name<'_>) -> Result<Option<Bytes>, ImageError> {
        let slot = match self.word(self.redirect, name.hash(SEED) % self.slots) as i32 {
            0 => return Ok(None),
            seed if seed > 0 => name.hash(seed as u32) % self.slots,
            direct => (-1 - direct) as u32,
        };
        if slot >= self.slots {
            return Ok(None);
        }
        match self.entry(slot) {
            Some(entry) if name.is(&entry) => self.content(&entry).map(Some),
            _ => Ok(None),
        }
    }

    fn word(&self, table: usize, index: u32) -> u32 {
        let at = table + index as usize * 4;
        self.map.get(at..at + 4).map_or(0, |b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
    }

    /// The entry of a slot; `None` for holes and nonsense.
    fn entry(&self, slot: u32) -> Option<Entry<'_>> {
        let locations = &self.map[self.locations.clone()];
        let mut at = self.word(self.offsets, slot) as usize;
        let mut values = [0u64; 8];
        loop {
            let byte = *locations.get(at)?;
            let (kind, length) = ((byte >> 3) as usize, (byte & 7) as usize + 1);
            if kind == 0 {
                break;
            }
            let bytes = locations.get(at + 1..at + 1 + length)?;
            *values.get_mut(kind)? = bytes.iter().fold(0, |value, &b| value << 8 | b as u64);
            at += 1 + length;
        }
        let [_, module, parent, base, extension, offset, compressed, size] = values;
        let text = |offset: u64| self.string(u32::try_from(offset).ok()?);
        Some(Entry {
            module: text(module)?,
            parent: text(parent)?,
            base: text(base)?,
            extension: text(extension)?,
            place: Place { offset, compressed, size },
        })
    }

    fn string(&self, offset: u32) -> Option<&str> {
        let strings = self.map[self.strings.clone()].get(offset as usize..)?;
        // No name is longer than a class file allows; a damaged image must not cost a scan of itself each time.
        let length = strings.iter().take(u16::MAX as usize).position(|&b| b == 0)?;
        std::str::from_utf8(&strings[..length]).ok()
    }
}

impl std::fmt::Debug for Image {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Image({})", self.path.display())
    }
}

struct Name<'a> {
    module: &'a str,
    parent: &'a str,
    base: &'a str,
    extension: &'a str,
}

impl Name<'_> {
    /// The hash of `/module/parent/base.extension`, without building that text.
    fn hash(&self, seed: u32) -> u32 {
        let step = |hash: u32, text: &str| text.bytes().fold(hash, |h, b| h.wrapping_mul(SEED) ^ b as u32);
        let mut hash = seed;
        if !self.module.is_empty() {
            hash = step(step(step(hash, "/"), self.module), "/");
        }
        if !self.parent.is_empty() {
            hash = step(step(hash, self.parent), "/");
        }
        hash = step(hash, self.base);
        if !self.extension.is_empty() {
            hash = step(step(hash, "."), self.extension);
        }
        hash & 0x7fff_ffff
    }

    fn is(&self, entry: &Entry<'_>) -> bool {
        self.module == entry.module
            && self.parent == entry.parent
            && self.base == entry.base
            && self.extension == entry.extension
    }
}

#[cfg(test)]
mod tests;
