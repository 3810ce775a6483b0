//! The constant pool: where each constant lies, and views that resolve the indices between them.

use super::reader::Reader;
use super::{Bytes, ClassError, utf8};

/// A constant as written; numbers in it are pool indices unless they say otherwise.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Constant {
    Utf8,
    Integer(i32),
    Float(f32),
    Long(i64),
    Double(f64),
    Class(u16),
    String(u16),
    Member { kind: MemberKind, class: u16, name_and_type: u16 },
    NameAndType { name: u16, descriptor: u16 },
    MethodHandle { kind: u8, member: u16 },
    MethodType(u16),
    Dynamic { bootstrap: u16, name_and_type: u16 },
    InvokeDynamic { bootstrap: u16, name_and_type: u16 },
    Module(u16),
    Package(u16),
}

/// What a member reference refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MemberKind {
    Field,
    Method,
    InterfaceMethod,
}

/// A reference to a field or method by names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MemberRef<'a> {
    pub kind: MemberKind,
    /// The class in internal form, or an array descriptor.
    pub class: &'a str,
    pub name: &'a str,
    pub descriptor: &'a str,
}

/// A name with its descriptor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct NameAndType<'a> {
    pub name: &'a str,
    pub descriptor: &'a str,
}

/// A dynamically computed constant or call site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dynamic<'a> {
    /// An index into the bootstrap methods of the class.
    pub bootstrap: u16,
    pub name: &'a str,
    pub descriptor: &'a str,
}

/// What a method handle does (JVMS table 5.4.3.5-A).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum HandleKind {
    GetField = 1,
    GetStatic,
    PutField,
    PutStatic,
    InvokeVirtual,
    InvokeStatic,
    InvokeSpecial,
    NewInvokeSpecial,
    InvokeInterface,
}

/// A method handle constant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MethodHandle<'a> {
    pub kind: HandleKind,
    pub member: MemberRef<'a>,
}

/// The constants of a class.
#[derive(Debug, Clone)]
pub struct ConstantPool {
    bytes: Bytes,
    index: Index,
}

/// Where the constants are, without the bytes themselves.
#[derive(Debug, Clone)]
pub(crate) struct Index {
    /// Of each constant's tag; 0 for index 0 and the second half of a long or double.
    offsets: Box<[u32]>,
    /// The few texts that are not plain UTF-8, by index.
    decoded: Vec<(u16, Option<Box<str>>)>,
}

const UTF8: u8 = 1;

/// Finds the constants. The reader stands at the count.
pub(crate) fn scan(r: &mut Reader<'_>) -> Result<Index, ClassError> {
    let count = r.u16()? as usize;
    if count == 0 {
        return Err(ClassError::new("its constant pool has no size", r.at()));
    }
    // A constant takes three bytes at least, and the two-slot ones nine.
    let mut offsets = Vec::with_capacity(count.min(r.left()));
    let mut decoded = Vec::new();
    offsets.push(0);
    while offsets.len() < count {
        let at = r.at();
        offsets.push(at as u32);
        let tag = r.u8()?;
        match tag {
            UTF8 => {
                let length = r.u16()? as usize;
                let text = r.take(length)?;
                if !utf8::is_plain(text) {
                    if utf8::units(text).is_none() {
                        return Err(ClassError::new("a text is not modified UTF-8", at));
                    }
                    decoded
                        .push(((offsets.len() - 1) as u16, utf8::decode(text).map(String::into_boxed_str)));
                }
            }
            3 | 4 | 9..=12 | 17 | 18 => drop(r.take(4)?),
            5 | 6 => {
                r.take(8)?;
                if offsets.len() == count {
                    return Err(ClassError::new("a long constant lacks its second slot", at));
                }
                offsets.push(0);
            }
            7 | 8 | 16 | 19 | 20 => drop(r.take(2)?),
            15 => drop(r.take(3)?),
            _ => return Err(ClassError::new("a constant of an unknown type", at)),
        }
    }
    Ok(Index { offsets: offsets.into(), decoded })
}

impl Index {
    /// The bytes of a text constant, for the reading of attribute names during parsing.
    pub fn text<'a>(&self, data: &'a [u8], index: u16) -> Option<&'a [u8]> {
        let at = *self.offsets.get(index as usize)? as usize;
        if at == 0 || data[at] != UTF8 {
            return None;
        }
        let length = u16::from_be_bytes([data[at + 1], data[at + 2]]) as usize;
        Some(&data[at + 3..at + 3 + length])
    }

    pub fn finish(self, bytes: Bytes) -> ConstantPool {
        ConstantPool { bytes, index: self }
    }
}

impl ConstantPool {
    /// One more than the largest index.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.index.offsets.len()
    }

    pub(super) fn index(&self) -> &Index {
        &self.index
    }

    /// The whole class file.
    pub(crate) fn data(&self) -> &[u8] {
        self.bytes.as_slice()
    }

    fn offset(&self, index: u16) -> usize {
        self.index.offsets.get(index as usize).copied().unwrap_or(0) as usize
    }

    #[cold]
    fn wrong(&self, what: &'static str, index: u16) -> ClassError {
        ClassError::new(what, self.offset(index))
    }

    /// The constant at an index.
    pub fn get(&self, index: u16) -> Result<Constant, ClassError> {
        let at = self.offset(index);
        if at == 0 {
            return Err(self.wrong("no constant has this index", index));
        }
        let data = self.data();
        let short = |i: usize| u16::from_be_bytes([data[at + i], data[at + i + 1]]);
        let int = || u32::from_be_bytes([data[at + 1], data[at + 2], data[at + 3], data[at + 4]]);
        let long = || {
            let mut eight = [0; 8];
            eight.copy_from_slice(&data[at + 1..at + 9]);
            u64::from_be_bytes(eight)
        };
        let member = |kind| Constant::Member { kind, class: short(1), name_and_type: short(3) };
        Ok(match data[at] {
            UTF8 => Constant::Utf8,
            3 => Constant::Integer(int() as i32),
            4 => Constant::Float(f32::from_bits(int())),
            5 => Constant::Long(long() as i64),
            6 => Constant::Double(f64::from_bits(long())),
            7 => Constant::Class(short(1)),
            8 => Constant::String(short(1)),
            9 => member(MemberKind::Field),
            10 => member(MemberKind::Method),
            11 => member(MemberKind::InterfaceMethod),
            12 => Constant::NameAndType { name: short(1), descriptor: short(3) },
            15 => Constant::MethodHandle { kind: data[at + 1], member: short(2) },
            16 => Constant::MethodType(short(1)),
            17 => Constant::Dynamic { bootstrap: short(1), name_and_type: short(3) },
            18 => Constant::InvokeDynamic { bootstrap: short(1), name_and_type: short(3) },
            19 => Constant::Module(short(1)),
            20 => Constant::Package(short(1)),
            _ => return Err(self.wrong("a constant of an unknown type", index)),
        })
    }

    /// A text. Lone surrogates, which only string constants may have, are an error here.
    pub fn utf8(&self, index: u16) -> Result<&str, ClassError> {
        let bytes = self.raw_utf8(index)?;
        if !self.index.decoded.is_empty()
            && let Ok(found) = self.index.decoded.binary_search_by_key(&index, |d| d.0)
        {
            return self.index.decoded[found]
                .1
                .as_deref()
                .ok_or_else(|| self.wrong("a name that is not Unicode text", index));
        }
        std::str::from_utf8(bytes).map_err(|_| self.wrong("a text is not modified UTF-8", index))
    }

    fn raw_utf8(&self, index: u16) -> Result<&[u8], ClassError> {
        self.index.text(self.data(), index).ok_or_else(|| self.wrong("a text constant was expected", index))
    }

    /// The characters of a text, as Java has them.
    pub fn utf16(&self, index: u16) -> Result<Vec<u16>, ClassError> {
        utf8::units(self.raw_utf8(index)?).ok_or_else(|| self.wrong("a text is not modified UTF-8", index))
    }

    /// The name of a class constant.
    pub fn class_name(&self, index: u16) -> Result<&str, ClassError> {
        match self.get(index)? {
            Constant::Class(name) => self.utf8(name),
            _ => Err(self.wrong("a class constant was expected", index)),
        }
    }

    /// The characters of a string constant.
    pub fn string(&self, index: u16) -> Result<Vec<u16>, ClassError> {
        match self.get(index)? {
            Constant::String(text) => self.utf16(text),
            _ => Err(self.wrong("a string constant was expected", index)),
        }
    }

    /// A name with its descriptor.
    pub fn name_and_type(&self, index: u16) -> Result<NameAndType<'_>, ClassError> {
        match self.get(index)? {
            Constant::NameAndType { name, descriptor } => {
                Ok(NameAndType { name: self.utf8(name)?, descriptor: self.utf8(descriptor)? })
            }
            _ => Err(self.wrong("a name-and-type constant was expected", index)),
        }
    }

    /// A field or method reference.
    pub fn member(&self, index: u16) -> Result<MemberRef<'_>, ClassError> {
        match self.get(index)? {
            Constant::Member { kind, class, name_and_type } => {
                let NameAndType { name, descriptor } = self.name_and_type(name_and_type)?;
                Ok(MemberRef { kind, class: self.class_name(class)?, name, descriptor })
            }
            _ => Err(self.wrong("a field or method reference was expected", index)),
        }
    }

    /// A dynamic constant or call site.
    pub fn dynamic(&self, index: u16) -> Result<Dynamic<'_>, ClassError> {
        match self.get(index)? {
            Constant::Dynamic { bootstrap, name_and_type }
            | Constant::InvokeDynamic { bootstrap, name_and_type } => {
                let NameAndType { name, descriptor } = self.name_and_type(name_and_type)?;
                Ok(Dynamic { bootstrap, name, descriptor })
            }
            _ => Err(self.wrong("a dynamic constant was expected", index)),
        }
    }

    /// A method handle.
    pub fn method_handle(&self, index: u16) -> Result<MethodHandle<'_>, ClassError> {
        use HandleKind::*;
        const KINDS: [HandleKind; 9] = [
            GetField,
            GetStatic,
            PutField,
            PutStatic,
            InvokeVirtual,
            InvokeStatic,
            InvokeSpecial,
            NewInvokeSpecial,
            InvokeInterface,
        ];
        match self.get(index)? {
            Constant::MethodHandle { kind, member } => {
                let kind = KINDS
                    .get((kind as usize).wrapping_sub(1))
                    .ok_or_else(|| self.wrong("a method handle of an unknown kind", index))?;
                Ok(MethodHandle { kind: *kind, member: self.member(member)? })
            }
            _ => Err(self.wrong("a method handle was expected", index)),
        }
    }

    /// The descriptor of a method type constant.
    pub fn method_type(&self, index: u16) -> Result<&str, ClassError> {
        match self.get(index)? {
            Constant::MethodType(descriptor) => self.utf8(descriptor),
            _ => Err(self.wrong("a method type was expected", index)),
        }
    }
}
