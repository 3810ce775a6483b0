//! The attributes of classes, fields and methods: found by name in the first pass, read when asked for.
//!
//! Annotations are kept as the bytes of the attribute, which is what `java.lang.reflect` parses itself.
//! Unknown attributes are skipped, as the specification demands. An attribute that may appear once and appears
//! twice is an error.

use super::pool::{ConstantPool, Index};
use super::reader::Reader;
use super::{ClassError, ClassFile, FieldInfo, MethodInfo, Span, access};

/// Names of attributes during parsing, when the pool's bytes still belong to the reader.
pub(super) struct Names<'a> {
    data: &'a [u8],
    index: &'a Index,
}

impl<'a> Names<'a> {
    pub fn new(data: &'a [u8], index: &'a Index) -> Self {
        Names { data, index }
    }
}

#[derive(Debug, Clone, Default)]
pub(super) struct MemberAttributes {
    pub code: Span,
    constant_value: u16,
    signature: u16,
    exceptions: Span,
    parameters: Span,
    annotations: AnnotationSpans,
    synthetic: bool,
    deprecated: bool,
}

#[derive(Debug, Clone, Default)]
pub(super) struct ClassAttributes {
    source_file: u16,
    signature: u16,
    nest_host: u16,
    inner_classes: Span,
    enclosing_method: Span,
    nest_members: Span,
    record: Span,
    permitted: Span,
    bootstrap: Span,
    annotations: AnnotationSpans,
    synthetic: bool,
    deprecated: bool,
}

#[derive(Debug, Clone, Copy, Default)]
struct AnnotationSpans {
    declared: Span,
    parameters: Span,
    types: Span,
    default: Span,
}

/// The run-time visible annotations of something, each as the content of its attribute; empty when absent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Annotations<'a> {
    /// `RuntimeVisibleAnnotations`
    pub declared: &'a [u8],
    /// `RuntimeVisibleParameterAnnotations`
    pub parameters: &'a [u8],
    /// `RuntimeVisibleTypeAnnotations`
    pub types: &'a [u8],
    /// `AnnotationDefault`
    pub default: &'a [u8],
}

/// An entry of `InnerClasses`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InnerClass<'a> {
    pub inner: &'a str,
    /// Absent for local and anonymous classes.
    pub outer: Option<&'a str>,
    /// Absent for anonymous classes.
    pub name: Option<&'a str>,
    pub access: u16,
}

/// Where a local or anonymous class was declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EnclosingMethod<'a> {
    pub class: &'a str,
    /// Name and descriptor; absent in initialisers.
    pub method: Option<(&'a str, &'a str)>,
}

/// A component of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordComponent<'a> {
    pub name: &'a str,
    pub descriptor: &'a str,
    pub signature: Option<&'a str>,
    pub annotations: Annotations<'a>,
}

/// A bootstrap method with its static arguments, as pool indices.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BootstrapMethod {
    pub handle: u16,
    pub arguments: Box<[u16]>,
}

/// An entry of `MethodParameters`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MethodParameter<'a> {
    pub name: Option<&'a str>,
    pub access: u16,
}

/// Calls `each` with the name, the span and a reader of every attribute of a list.
pub(super) fn each<'a>(
    r: &mut Reader<'a>,
    names: &Names<'a>,
    mut each: impl FnMut(&[u8], Span, Reader<'a>) -> Result<(), ClassError>,
) -> Result<(), ClassError> {
    let count = r.u16()?;
    for _ in 0..count {
        let at = r.at();
        let name = names
            .index
            .text(names.data, r.u16()?)
            .ok_or(ClassError::new("an attribute's name is not a text constant", at))?;
        let length = r.u32()? as usize;
        let span = r.span(length)?;
        each(name, span, Reader::within(names.data, span))?;
    }
    Ok(())
}

fn once(slot: &mut Span, span: Span) -> Result<(), ClassError> {
    if !slot.is_empty() {
        return Err(ClassError::new("an attribute appears twice", span.start as usize));
    }
    if span.is_empty() {
        return Err(ClassError::new("an attribute is empty", span.start as usize));
    }
    *slot = span;
    Ok(())
}

fn once_index(slot: &mut u16, r: &mut Reader<'_>) -> Result<(), ClassError> {
    if *slot != 0 || r.left() != 2 {
        return Err(ClassError::new("an attribute appears twice or has a wrong length", r.at()));
    }
    *slot = r.u16()?;
    Ok(())
}

impl AnnotationSpans {
    fn see(&mut self, name: &[u8], span: Span) -> Result<(), ClassError> {
        match name {
            b"RuntimeVisibleAnnotations" => once(&mut self.declared, span),
            b"RuntimeVisibleParameterAnnotations" => once(&mut self.parameters, span),
            b"RuntimeVisibleTypeAnnotations" => once(&mut self.types, span),
            b"AnnotationDefault" => once(&mut self.default, span),
            _ => Ok(()),
        }
    }

    fn view<'a>(&self, data: &'a [u8]) -> Annotations<'a> {
        let slice = |span: Span| &data[span.start as usize..span.end as usize];
        Annotations {
            declared: slice(self.declared),
            parameters: slice(self.parameters),
            types: slice(self.types),
            default: slice(self.default),
        }
    }
}

pub(super) fn member_attributes<'a>(
    r: &mut Reader<'a>,
    names: &Names<'a>,
) -> Result<MemberAttributes, ClassError> {
    let mut out = MemberAttributes::default();
    each(r, names, |name, span, mut content| match name {
        b"Code" => once(&mut out.code, span),
        b"ConstantValue" => once_index(&mut out.constant_value, &mut content),
        b"Signature" => once_index(&mut out.signature, &mut content),
        b"Exceptions" => once(&mut out.exceptions, span),
        b"MethodParameters" => once(&mut out.parameters, span),
        b"Synthetic" => {
            out.synthetic = true;
            Ok(())
        }
        b"Deprecated" => {
            out.deprecated = true;
            Ok(())
        }
        _ => out.annotations.see(name, span),
    })?;
    Ok(out)
}

pub(super) fn class_attributes<'a>(
    r: &mut Reader<'a>,
    names: &Names<'a>,
) -> Result<ClassAttributes, ClassError> {
    let mut out = ClassAttributes::default();
    each(r, names, |name, span, mut content| match name {
        b"SourceFile" => once_index(&mut out.source_file, &mut content),
        b"Signature" => once_index(&mut out.signature, &mut content),
        b"NestHost" => once_index(&mut out.nest_host, &mut content),
        b"InnerClasses" => once(&mut out.inner_classes, span),
        b"EnclosingMethod" => once(&mut out.enclosing_method, span),
        b"NestMembers" => once(&mut out.nest_members, span),
        b"Record" => once(&mut out.record, span),
        b"PermittedSubclasses" => once(&mut out.permitted, span),
        b"BootstrapMethods" => once(&mut out.bootstrap, span),
        b"Synthetic" => {
            out.synthetic = true;
            Ok(())
        }
        b"Deprecated" => {
            out.deprecated = true;
            Ok(())
        }
        _ => out.annotations.see(name, span),
    })?;
    Ok(out)
}

fn optional(pool: &ConstantPool, index: u16) -> Result<Option<&str>, ClassError> {
    if index == 0 { Ok(None) } else { pool.utf8(index).map(Some) }
}

impl ClassFile {
    fn reader(&self, span: Span) -> Reader<'_> {
        Reader::within(self.pool.data(), span)
    }

    fn class_list(&self, span: Span) -> Result<Vec<&str>, ClassError> {
        if span.is_empty() {
            return Ok(Vec::new());
        }
        self.reader(span).u16s()?.iter().map(|&class| self.pool.class_name(class)).collect()
    }

    /// The file name given to the compiler.
    pub fn source_file(&self) -> Result<Option<&str>, ClassError> {
        optional(&self.pool, self.attributes.source_file)
    }

    /// The generic signature of the class.
    pub fn signature(&self) -> Result<Option<&str>, ClassError> {
        optional(&self.pool, self.attributes.signature)
    }

    pub fn annotations(&self) -> Annotations<'_> {
        self.attributes.annotations.view(self.pool.data())
    }

    pub fn is_synthetic(&self) -> bool {
        self.attributes.synthetic || self.access & access::SYNTHETIC != 0
    }

    pub fn is_deprecated(&self) -> bool {
        self.attributes.deprecated
    }

    /// Every nested class that the class mentions, and itself when it is nested.
    pub fn inner_classes(&self) -> Result<Vec<InnerClass<'_>>, ClassError> {
        let span = self.attributes.inner_classes;
        if span.is_empty() {
            return Ok(Vec::new());
        }
        let mut r = self.reader(span);
        let count = r.u16()?;
        (0..count)
            .map(|_| {
                let (inner, outer, name, access) = (r.u16()?, r.u16()?, r.u16()?, r.u16()?);
                Ok(InnerClass {
                    inner: self.pool.class_name(inner)?,
                    outer: if outer == 0 { None } else { Some(self.pool.class_name(outer)?) },
                    name: optional(&self.pool, name)?,
                    access,
                })
            })
            .collect()
    }

    /// The method a local or anonymous class was declared in.
    pub fn enclosing_method(&self) -> Result<Option<EnclosingMethod<'_>>, ClassError> {
        let span = self.attributes.enclosing_method;
        if span.is_empty() {
            return Ok(None);
        }
        let mut r = self.reader(span);
        let (class, method) = (r.u16()?, r.u16()?);
        let class = self.pool.class_name(class)?;
        if method == 0 {
            return Ok(Some(EnclosingMethod { class, method: None }));
        }
        let nat = self.pool.name_and_type(method)?;
        Ok(Some(EnclosingMethod { class, method: Some((nat.name, nat.descriptor)) }))
    }

    /// The host of the nest that the class says it belongs to.
    pub fn nest_host(&self) -> Result<Option<&str>, ClassError> {
        match self.attributes.nest_host {
            0 => Ok(None),
            host => self.pool.class_name(host).map(Some),
        }
    }

    pub fn nest_members(&self) -> Result<Vec<&str>, ClassError> {
        self.class_list(self.attributes.nest_members)
    }

    /// The permitted subclasses; `None` when the class is not sealed.
    pub fn permitted_subclasses(&self) -> Result<Option<Vec<&str>>, ClassError> {
        let span = self.attributes.permitted;
        if span.is_empty() { Ok(None) } else { self.class_list(span).map(Some) }
    }

    /// The components; `None` when the class is no record.
    pub fn record_components(&self) -> Result<Option<Vec<RecordComponent<'_>>>, ClassError> {
        let span = self.attributes.record;
        if span.is_empty() {
            return Ok(None);
        }
        let names = Names::new(self.pool.data(), self.pool.index());
        let mut r = self.reader(span);
        let count = r.u16()?;
        let components = (0..count).map(|_| {
            let (name, descriptor) = (r.u16()?, r.u16()?);
            let attributes = member_attributes(&mut r, &names)?;
            Ok(RecordComponent {
                name: self.pool.utf8(name)?,
                descriptor: self.pool.utf8(descriptor)?,
                signature: optional(&self.pool, attributes.signature)?,
                annotations: attributes.annotations.view(self.pool.data()),
            })
        });
        components.collect::<Result<_, _>>().map(Some)
    }

    /// What `invokedynamic` and dynamic constants refer to.
    pub fn bootstrap_methods(&self) -> Result<Vec<BootstrapMethod>, ClassError> {
        let span = self.attributes.bootstrap;
        if span.is_empty() {
            return Ok(Vec::new());
        }
        let mut r = self.reader(span);
        let count = r.u16()?;
        (0..count).map(|_| Ok(BootstrapMethod { handle: r.u16()?, arguments: r.u16s()? })).collect()
    }

    /// The pool index of a field's constant value.
    pub fn constant_value(&self, field: &FieldInfo) -> Option<u16> {
        Some(field.attributes.constant_value).filter(|&index| index != 0)
    }

    pub fn field_signature(&self, field: &FieldInfo) -> Result<Option<&str>, ClassError> {
        optional(&self.pool, field.attributes.signature)
    }

    pub fn field_annotations(&self, field: &FieldInfo) -> Annotations<'_> {
        field.attributes.annotations.view(self.pool.data())
    }

    pub fn method_signature(&self, method: &MethodInfo) -> Result<Option<&str>, ClassError> {
        optional(&self.pool, method.attributes.signature)
    }

    pub fn method_annotations(&self, method: &MethodInfo) -> Annotations<'_> {
        method.attributes.annotations.view(self.pool.data())
    }

    /// The checked exceptions of the `throws` clause.
    pub fn exceptions(&self, method: &MethodInfo) -> Result<Vec<&str>, ClassError> {
        self.class_list(method.attributes.exceptions)
    }

    /// Names and flags of the parameters, where the compiler kept them; `None` when it did not.
    pub fn method_parameters(
        &self,
        method: &MethodInfo,
    ) -> Result<Option<Vec<MethodParameter<'_>>>, ClassError> {
        let span = method.attributes.parameters;
        if span.is_empty() {
            return Ok(None);
        }
        let mut r = self.reader(span);
        let count = r.u8()?;
        let parameters = (0..count).map(|_| {
            let (name, access) = (r.u16()?, r.u16()?);
            Ok(MethodParameter { name: optional(&self.pool, name)?, access })
        });
        parameters.collect::<Result<_, _>>().map(Some)
    }
}

impl MethodInfo {
    pub fn is_synthetic(&self) -> bool {
        self.attributes.synthetic || self.access & access::SYNTHETIC != 0
    }

    pub fn is_deprecated(&self) -> bool {
        self.attributes.deprecated
    }
}

impl FieldInfo {
    pub fn is_synthetic(&self) -> bool {
        self.attributes.synthetic || self.access & access::SYNTHETIC != 0
    }

    pub fn is_deprecated(&self) -> bool {
        self.attributes.deprecated
    }
}
