//! The `Code` attribute: the body of a method with its exception table and debug tables.

use super::attributes::{self, Names};
use super::reader::Reader;
use super::{ClassError, ClassFile, MethodInfo, Span};
use crate::bytecode::{self, Code, CodeError};

/// The body of a method, as written.
#[derive(Debug, Clone)]
pub struct CodeAttribute<'a> {
    pub max_stack: u16,
    pub max_locals: u16,
    pub bytes: &'a [u8],
    pub exceptions: Vec<ExceptionEntry>,
    class: &'a ClassFile,
    lines: Vec<Span>,
    variables: Vec<Span>,
}

/// A row of the exception table; byte offsets, the end exclusive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ExceptionEntry {
    pub start: u16,
    pub end: u16,
    pub target: u16,
    /// A class constant; 0 catches everything.
    pub catch_type: u16,
}

/// A named local variable over the byte offsets `start..end`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LocalVariable<'a> {
    pub start: u32,
    pub end: u32,
    pub name: &'a str,
    pub descriptor: &'a str,
    pub index: u16,
}

impl ClassFile {
    /// The body of a method; `None` for abstract and native ones.
    pub fn code(&self, method: &MethodInfo) -> Result<Option<CodeAttribute<'_>>, ClassError> {
        if !method.has_code() {
            return Ok(None);
        }
        let data = self.pool.data();
        let mut r = Reader::within(data, method.attributes.code);
        let (max_stack, max_locals) = (r.u16()?, r.u16()?);
        let length = r.u32()? as usize;
        let bytes = r.take(length)?;
        let count = r.u16()? as usize;
        let rows = r.take(count * 8)?;
        let short = |row: &[u8], i: usize| u16::from_be_bytes([row[i], row[i + 1]]);
        let exceptions = rows
            .chunks_exact(8)
            .map(|row| ExceptionEntry {
                start: short(row, 0),
                end: short(row, 2),
                target: short(row, 4),
                catch_type: short(row, 6),
            })
            .collect();
        let (mut lines, mut variables) = (Vec::new(), Vec::new());
        attributes::each(&mut r, &Names::new(data, self.pool.index()), |name, span, _| {
            match name {
                b"LineNumberTable" => lines.push(span),
                b"LocalVariableTable" => variables.push(span),
                _ => {}
            }
            Ok(())
        })?;
        if r.left() != 0 {
            return Err(ClassError::new("bytes are left over at the end of a method", r.at()));
        }
        Ok(Some(CodeAttribute { max_stack, max_locals, bytes, exceptions, class: self, lines, variables }))
    }
}

impl ClassFile {
    /// Code of these lines begins with a `nop` from now on, wherever it is decoded.
    pub fn mark_lines(&mut self, lines: Vec<u16>) {
        self.marked = lines;
    }

    /// The lines for which the class has code.
    pub fn lines(&self) -> Vec<u16> {
        let mut lines = Vec::new();
        for method in &self.methods {
            let Ok(Some(code)) = self.code(method) else { continue };
            lines.extend(code.line_numbers().unwrap_or_default().iter().map(|row| row.1));
        }
        lines.sort_unstable();
        lines.dedup();
        lines
    }
}

impl<'a> CodeAttribute<'a> {
    /// The instructions, normalised.
    pub fn decode(&self) -> Result<Code, CodeError> {
        let mut code = bytecode::decode(self.bytes, &self.exceptions)?;
        if !self.class.marked.is_empty() {
            let rows = self.line_numbers().unwrap_or_default();
            code.mark(|offset| {
                let row = rows.iter().find(|row| row.0 == offset && self.class.marked.contains(&row.1))?;
                Some(row.1)
            });
        }
        Ok(code)
    }

    /// The line of an instruction, by its byte offset; `None` without debug information. Where rows contradict
    /// each other the choice is that of the reference machine: the first exact row, else the last of the nearest.
    pub fn line(&self, offset: u16) -> Result<Option<u16>, ClassError> {
        let table = self.line_numbers()?;
        let exact = table.iter().find(|row| row.0 == offset);
        let nearest = || table.iter().filter(|row| row.0 < offset).max_by_key(|row| row.0);
        Ok(exact.or_else(nearest).map(|row| row.1))
    }

    /// The line number table, sorted by byte offset; empty without debug information.
    pub fn line_numbers(&self) -> Result<Vec<(u16, u16)>, ClassError> {
        let mut table = Vec::new();
        for &span in &self.lines {
            let mut r = Reader::within(self.class.pool.data(), span);
            for _ in 0..r.u16()? {
                table.push((r.u16()?, r.u16()?));
            }
        }
        // Stable: rows of one offset keep their order.
        table.sort_by_key(|row| row.0);
        Ok(table)
    }

    /// The local variable table; empty without `-g`.
    pub fn local_variables(&self) -> Result<Vec<LocalVariable<'a>>, ClassError> {
        let mut table = Vec::new();
        for &span in &self.variables {
            let mut r = Reader::within(self.class.pool.data(), span);
            for _ in 0..r.u16()? {
                let (start, length) = (r.u16()? as u32, r.u16()? as u32);
                let (name, descriptor, index) = (r.u16()?, r.u16()?, r.u16()?);
                let name = self.class.pool.utf8(name)?;
                let descriptor = self.class.pool.utf8(descriptor)?;
                table.push(LocalVariable { start, end: start + length, name, descriptor, index });
            }
        }
        Ok(table)
    }
}
