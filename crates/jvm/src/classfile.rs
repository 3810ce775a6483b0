//! Class files (JVMS chapter 4), read by hand.
//!
//! Why not a crate: a start-up parses hundreds of classes, and the crates at hand were measured to allocate
//! per constant, to fail on some classes of a Java 25 image, or to bring twenty others along. Here one pass
//! notes where each constant and attribute lies; everything else is read from the bytes when asked for, so
//! that a class costs a few allocations. The bytes are shared with the image or jar they come from.
//!
//! Invariant: no input panics, loops or allocates more than a small multiple of its length. A structural fault
//! is found by [`ClassFile::parse`]; a constant of the wrong type is found when it is asked for.

mod attributes;
mod bytes;
mod code;
pub mod descriptor;
mod pool;
mod reader;
mod utf8;

pub use attributes::{
    Annotations, BootstrapMethod, EnclosingMethod, InnerClass, MethodParameter, RecordComponent,
};
pub use bytes::Bytes;
pub use code::{CodeAttribute, ExceptionEntry, LocalVariable};
pub use descriptor::Kind;
pub use pool::{
    Constant, ConstantPool, Dynamic, HandleKind, MemberKind, MemberRef, MethodHandle, NameAndType,
};

use attributes::{ClassAttributes, MemberAttributes};
use reader::Reader;

/// What is wrong with a file that ends too early.
pub const CUT_OFF: &str = "it is cut off";

/// Why a class file is refused, and the byte at which that was noticed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("malformed class file: {what} (byte {offset})")]
pub struct ClassError {
    pub what: &'static str,
    pub offset: u32,
}

impl ClassError {
    pub(crate) fn new(what: &'static str, offset: usize) -> Self {
        ClassError { what, offset: offset as u32 }
    }
}

/// Whether the bytes of a class have this text anywhere: a look that may say yes too often, and never no.
pub fn mentions(class: &[u8], word: &[u8]) -> bool {
    memchr::memmem::find(class, word).is_some()
}

/// Access flags, shared by classes, fields and methods (some bits mean different things for each).
pub mod access {
    pub const PUBLIC: u16 = 0x0001;
    pub const PRIVATE: u16 = 0x0002;
    pub const PROTECTED: u16 = 0x0004;
    pub const STATIC: u16 = 0x0008;
    pub const FINAL: u16 = 0x0010;
    /// Methods.
    pub const SYNCHRONIZED: u16 = 0x0020;
    /// Classes.
    pub const SUPER: u16 = 0x0020;
    /// Fields.
    pub const VOLATILE: u16 = 0x0040;
    /// Methods.
    pub const BRIDGE: u16 = 0x0040;
    /// Fields.
    pub const TRANSIENT: u16 = 0x0080;
    /// Methods.
    pub const VARARGS: u16 = 0x0080;
    pub const NATIVE: u16 = 0x0100;
    pub const INTERFACE: u16 = 0x0200;
    pub const ABSTRACT: u16 = 0x0400;
    pub const STRICT: u16 = 0x0800;
    pub const SYNTHETIC: u16 = 0x1000;
    pub const ANNOTATION: u16 = 0x2000;
    pub const ENUM: u16 = 0x4000;
    /// Classes.
    pub const MODULE: u16 = 0x8000;
}

/// A parsed class file.
#[derive(Debug, Clone)]
pub struct ClassFile {
    pub minor: u16,
    pub major: u16,
    pub access: u16,
    pub this_class: u16,
    /// 0 for `java/lang/Object` and for modules.
    pub super_class: u16,
    pub interfaces: Box<[u16]>,
    pub fields: Box<[FieldInfo]>,
    pub methods: Box<[MethodInfo]>,
    pub pool: ConstantPool,
    attributes: ClassAttributes,
    /// Lines whose first instructions have a `nop` before them with the line as its operand.
    marked: Vec<u16>,
}

/// A field as declared; names are pool indices, read through [`ClassFile::pool`].
#[derive(Debug, Clone)]
pub struct FieldInfo {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    attributes: MemberAttributes,
}

/// A method as declared; names are pool indices, read through [`ClassFile::pool`].
#[derive(Debug, Clone)]
pub struct MethodInfo {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    attributes: MemberAttributes,
}

impl MethodInfo {
    /// Whether the class file has code for this method.
    pub fn has_code(&self) -> bool {
        !self.attributes.code.is_empty()
    }

    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
}

impl FieldInfo {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
}

/// Where an attribute's content lies in the class file; empty when it is absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Span {
    start: u32,
    end: u32,
}

impl Span {
    fn is_empty(self) -> bool {
        self.start == self.end
    }
}

impl ClassFile {
    /// Reads the structure of a class file.
    pub fn parse(bytes: impl Into<Bytes>) -> Result<ClassFile, ClassError> {
        let bytes = bytes.into();
        let data = bytes.as_slice();
        if data.len() > u32::MAX as usize / 2 {
            return Err(ClassError::new("it is longer than a class file can be", 0));
        }
        let mut r = Reader::new(data);
        if r.u32()? != 0xcafe_babe {
            return Err(ClassError::new("it does not begin with CAFEBABE", 0));
        }
        let minor = r.u16()?;
        let major = r.u16()?;
        if major < 45 {
            return Err(ClassError::new("its version is older than Java 1.0", 6));
        }
        let pool = pool::scan(&mut r)?;
        let access = r.u16()?;
        let this_class = r.u16()?;
        let super_class = r.u16()?;
        let interfaces = r.u16s()?;
        let names = attributes::Names::new(data, &pool);
        let fields = members(&mut r, &names)?
            .map(|(access, name, descriptor, attributes)| FieldInfo { access, name, descriptor, attributes })
            .collect();
        let methods = members(&mut r, &names)?
            .map(|(access, name, descriptor, attributes)| MethodInfo { access, name, descriptor, attributes })
            .collect();
        let attributes = attributes::class_attributes(&mut r, &names)?;
        if r.at() != data.len() {
            return Err(ClassError::new("bytes are left over at its end", r.at()));
        }
        let pool = pool.finish(bytes);
        let class = ClassFile {
            minor,
            major,
            access,
            this_class,
            super_class,
            interfaces,
            fields,
            methods,
            pool,
            attributes,
            marked: Vec::new(),
        };
        class.check_members()?;
        Ok(class)
    }

    /// The names that everybody asks for are there, so that later lookups of them cannot fail; code is where it
    /// belongs.
    fn check_members(&self) -> Result<(), ClassError> {
        self.name()?;
        self.super_name()?;
        for &interface in &self.interfaces {
            self.pool.class_name(interface)?;
        }
        for field in &self.fields {
            self.pool.utf8(field.name)?;
            descriptor::check_field(self.pool.utf8(field.descriptor)?)?;
        }
        for method in &self.methods {
            self.pool.utf8(method.name)?;
            descriptor::check_method(self.pool.utf8(method.descriptor)?)?;
            let bodiless = method.access & (access::NATIVE | access::ABSTRACT) != 0;
            if bodiless == method.has_code() {
                return Err(ClassError::new("a method has code and must not, or must and has not", 0));
            }
        }
        Ok(())
    }

    /// The binary name in internal form, e.g. `java/util/Map$Entry`.
    pub fn name(&self) -> Result<&str, ClassError> {
        self.pool.class_name(self.this_class)
    }

    /// The superclass, `None` for `java/lang/Object`.
    pub fn super_name(&self) -> Result<Option<&str>, ClassError> {
        if self.super_class == 0 { Ok(None) } else { self.pool.class_name(self.super_class).map(Some) }
    }

    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    /// The method with this name and descriptor, if the class itself declares it.
    pub fn find_method(&self, name: &str, descriptor: &str) -> Option<&MethodInfo> {
        self.methods.iter().find(|m| {
            self.pool.utf8(m.name).is_ok_and(|n| n == name)
                && self.pool.utf8(m.descriptor).is_ok_and(|d| d == descriptor)
        })
    }
}

type Member = (u16, u16, u16, MemberAttributes);

fn members<'a>(
    r: &mut Reader<'a>,
    names: &attributes::Names<'a>,
) -> Result<impl Iterator<Item = Member> + use<>, ClassError> {
    let count = r.u16()?;
    let mut members = Vec::with_capacity((count as usize).min(r.left() / 8));
    for _ in 0..count {
        let (access, name, descriptor) = (r.u16()?, r.u16()?, r.u16()?);
        members.push((access, name, descriptor, attributes::member_attributes(r, names)?));
    }
    Ok(members.into_iter())
}
