//! Linked classes, methods and fields: what the machine executes from.
//!
//! Linking is not part of the state: a class once linked stays linked when the transition that
//! needed it is undone. Whether it is *initialised* is state, and kept by the machine.

pub mod layout;
pub mod well_known;

use crate::bytecode::{Handler, Switch};
use crate::classfile::{ClassFile, Kind};
use crate::code::Instr;
use crate::heap::ObjRef;
use crate::native::Native;
use crate::reduce::breach::Part;
use crate::reduce::locks::Whole;
use crate::reduce::rows::Set;
use rustc_hash::FxHashMap;
use std::sync::Arc;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ClassId(pub u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct MethodId(pub u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct FieldId(pub u32);

/// An interned name or descriptor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Sym(pub u32);

/// Interned texts.
#[derive(Default)]
pub struct Symbols {
    texts: Vec<Arc<str>>,
    index: FxHashMap<Arc<str>, Sym>,
}

impl Symbols {
    pub fn intern(&mut self, text: &str) -> Sym {
        if let Some(&sym) = self.index.get(text) {
            return sym;
        }
        let sym = Sym(self.texts.len() as u32);
        let text: Arc<str> = text.into();
        self.texts.push(text.clone());
        self.index.insert(text, sym);
        sym
    }

    /// The symbol of a text that has been seen before.
    pub fn find(&self, text: &str) -> Option<Sym> {
        self.index.get(text).copied()
    }

    pub fn text(&self, sym: Sym) -> &Arc<str> {
        &self.texts[sym.0 as usize]
    }
}

/// What sort of type a class id stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sort {
    Instance,
    Interface,
    Array {
        component: ClassId,
    },
    /// The descriptor letter.
    Primitive(u8),
    /// Not a Java type: the static storage of a class.
    Statics(ClassId),
}

/// Who defined a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The JDK's image.
    Jdk,
    /// The class path.
    User,
    /// Written by the machine itself (lambdas, proxies, adapters) for a class of that origin.
    Synthetic,
}

pub struct Class {
    pub id: ClassId,
    /// Internal form: `java/util/Map$Entry`, `[I`; primitives by keyword.
    pub name: Arc<str>,
    pub sym: Sym,
    pub flags: u16,
    pub sort: Sort,
    pub origin: Origin,
    /// The namespace its loader's classes live in: 0 is the JDK's own loaders'.
    pub space: u32,
    /// The module of a JDK class.
    pub module: Option<Arc<str>>,
    pub superclass: Option<ClassId>,
    pub interfaces: Box<[ClassId]>,
    /// Superclasses from Object down to this one: `supers[depth]` is the class itself.
    pub supers: Box<[ClassId]>,
    /// All interfaces, inherited ones too, sorted.
    pub all_interfaces: Box<[ClassId]>,
    pub file: Option<Arc<ClassFile>>,
    pub fields: Box<[FieldId]>,
    pub methods: Box<[MethodId]>,
    pub declared: FxHashMap<(Sym, Sym), MethodId>,
    pub vtable: Box<[MethodId]>,
    /// Instance size in slots.
    pub words: u32,
    pub refs: Box<[u16]>,
    pub statics: ObjRef,
    pub mirror: ObjRef,
    pub clinit: Option<MethodId>,
    /// The array class with this component, once made.
    pub array: Option<ClassId>,
    /// For hidden classes: the class they belong to.
    pub nest: Option<ClassId>,
    /// A hash of the name: the same in every run.
    pub stable: u64,
    /// Resolved constants by pool index, where resolution yields more than an id in the code.
    pub resolved: FxHashMap<u16, u64>,
    /// Set when linking failed after the name was known: the error is raised again.
    pub bad: Option<String>,
}

impl Class {
    pub fn is_interface(&self) -> bool {
        self.sort == Sort::Interface
    }

    pub fn is_array(&self) -> bool {
        matches!(self.sort, Sort::Array { .. })
    }

    pub fn is_primitive(&self) -> bool {
        matches!(self.sort, Sort::Primitive(_))
    }

    /// The class as Java prints it: `java.util.Map$Entry`.
    pub fn java_name(&self) -> String {
        match self.name.rsplit_once(crate::machine::load::HIDDEN) {
            Some((name, number)) => format!("{}/0x{number}", name.replace('/', ".")),
            None => match self.name.split_once(crate::machine::namespace::SPACE) {
                Some((name, rest)) => {
                    let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
                    format!("{name}{rest}").replace('/', ".")
                }
                None => self.name.replace('/', "."),
            },
        }
    }

    /// The name in the class file, which classes of other namespaces may have too.
    pub fn written_name(&self) -> &str {
        self.name.split(crate::machine::namespace::SPACE).next().unwrap_or(&self.name)
    }

    pub fn depth(&self) -> usize {
        self.supers.len() - 1
    }
}

pub struct Field {
    pub id: FieldId,
    pub class: ClassId,
    pub name: Sym,
    pub descriptor: Sym,
    pub flags: u16,
    /// The descriptor's first letter.
    pub letter: u8,
    /// Slot in the instance, or in the class's static storage.
    pub slot: u16,
    /// Index in the class file; none for fields the machine added.
    pub index: Option<u16>,
    /// Accesses are no scheduling points.
    pub is_quiet: bool,
    /// Because objects of its class are taken not to change once others can see them.
    pub is_immutable: bool,
    /// Rules that hide what it holds in between.
    pub covered: Set,
}

impl Field {
    pub fn kind(&self) -> Kind {
        match self.letter {
            b'J' => Kind::Long,
            b'D' => Kind::Double,
            b'F' => Kind::Float,
            b'L' | b'[' => Kind::Ref,
            _ => Kind::Int,
        }
    }

    pub fn is_static(&self) -> bool {
        self.flags & crate::classfile::access::STATIC != 0
    }
}

/// How a method is executed.
#[derive(Clone, Copy)]
pub enum Body {
    /// Not looked at yet.
    Unprepared,
    Code,
    Native(Native),
    /// No code: a call raises AbstractMethodError.
    Abstract,
    /// A native method nobody wrote: a call is "could not check".
    Missing,
}

pub struct Method {
    pub id: MethodId,
    pub class: ClassId,
    pub name: Sym,
    pub descriptor: Sym,
    pub flags: u16,
    pub body: Body,
    /// Slots of the arguments, the receiver included.
    pub arg_slots: u16,
    pub max_locals: u16,
    pub max_stack: u16,
    pub result: Option<Kind>,
    pub code: Box<[Instr]>,
    pub switches: Box<[Switch]>,
    pub handlers: Box<[Handler]>,
    /// Index in the virtual table, or none.
    pub vindex: Option<u32>,
    /// Index in the class file.
    pub index: u16,
    /// Its shared accesses are JDK bookkeeping that behaves as if done at one moment: no scheduling
    /// points inside.
    pub whole: Whole,
    /// What it is to the rules about scheduling points.
    pub part: Part,
    /// A hash of class, name and descriptor: the same in every run.
    pub stable: u64,
    pub maps: Option<Arc<crate::bytecode::analysis::Frames>>,
    /// Byte offset of each instruction, for line numbers.
    pub offsets: Box<[u16]>,
}

impl Method {
    pub fn is_static(&self) -> bool {
        self.flags & crate::classfile::access::STATIC != 0
    }

    pub fn is_synchronized(&self) -> bool {
        self.flags & crate::classfile::access::SYNCHRONIZED != 0
    }

    pub fn is_native(&self) -> bool {
        self.flags & crate::classfile::access::NATIVE != 0
    }

    pub fn is_abstract(&self) -> bool {
        self.flags & crate::classfile::access::ABSTRACT != 0
    }
}

/// A hash of a text that is the same in every run.
pub fn stable_hash(parts: &[&str]) -> u64 {
    let mut h = 0xcbf2_9ce4_8422_2325u64;
    for part in parts {
        for chunk in part.as_bytes().chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            h = stirred(h, u64::from_le_bytes(word) ^ chunk.len() as u64);
        }
        h = stirred(h, 0xFF);
    }
    h
}

/// Takes a word into a hash. Digests of the JDK's method bodies are kept in the sources (`reduce/digests.rs`,
/// `machine/short/bodies.rs`), so these constants never change, whatever the hash of states becomes.
fn stirred(hash: u64, word: u64) -> u64 {
    let folded = |a: u64, b: u64| {
        let product = u128::from(a) * u128::from(b);
        (product as u64) ^ ((product >> 64) as u64)
    };
    const K: [u64; 3] = [0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0xD6E8_FEB8_6659_FD93];
    folded(hash ^ K[0], folded(word ^ K[1], K[2]) ^ K[1]) ^ word.rotate_left(32)
}
