//! From the bytes of a `Code` attribute to [`Code`], driven by the table's formats.
//!
//! Two passes: the first reads every instruction with byte-offset targets and notes where instructions start,
//! the second turns the targets into indices and so refuses any jump into the middle of an instruction. All
//! memory is proportional to the code's length: a switch must fit in the bytes that are there.

use super::subroutine::{self, Subroutine};
use super::table::{ENCODINGS, Encoding, Flow, Format, WIDE};
use super::{Code, CodeError, Handler, Insn, Operand, Switch};
use crate::classfile::ExceptionEntry;

/// The element type of a primitive array, by the code that `newarray` uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum ArrayKind {
    Boolean = 4,
    Char = 5,
    Float = 6,
    Double = 7,
    Byte = 8,
    Short = 9,
    Int = 10,
    Long = 11,
}

impl ArrayKind {
    const ALL: [ArrayKind; 8] = [
        ArrayKind::Boolean,
        ArrayKind::Char,
        ArrayKind::Float,
        ArrayKind::Double,
        ArrayKind::Byte,
        ArrayKind::Short,
        ArrayKind::Int,
        ArrayKind::Long,
    ];

    /// The Java keyword.
    pub fn keyword(self) -> &'static str {
        ["boolean", "char", "float", "double", "byte", "short", "int", "long"][self as usize - 4]
    }
}

/// Decodes and normalises the code of a method.
pub fn decode(bytes: &[u8], exceptions: &[ExceptionEntry]) -> Result<Code, CodeError> {
    if bytes.is_empty() || bytes.len() > u16::MAX as usize {
        return Err(CodeError { what: "the code's length is not in 1..65535", offset: 0 });
    }
    let mut code = Code { insns: Vec::with_capacity(bytes.len() / 2 + 1), ..Code::default() };
    let mut starts = vec![NO_START; bytes.len() + 1];
    let mut subroutines = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let raw = read(bytes, at, &mut code.switches)?;
        starts[at] = code.insns.len() as u32;
        match raw.encoding.format {
            Format::Jsr2 | Format::Jsr4 => subroutines.push((starts[at], Subroutine::Jsr)),
            Format::Ret => subroutines.push((starts[at], Subroutine::Ret)),
            _ => {}
        }
        code.insns.push(Insn { offset: at as u16, op: raw.encoding.op, operand: raw.operand });
        at = raw.next;
    }
    starts[bytes.len()] = code.insns.len() as u32;

    resolve_targets(&mut code, &starts[..bytes.len()])?;
    code.handlers = exceptions.iter().map(|e| handler(e, &starts)).collect::<Result<_, _>>()?;
    if !subroutines.is_empty() {
        // Only what can be reached is copied, and control cannot leave it.
        return subroutine::inline(&code, &subroutines);
    }
    let last = code.insns[code.insns.len() - 1];
    if matches!(last.op.flow(), Flow::Next | Flow::Branch) && is_reachable(&code, code.insns.len() - 1) {
        return Err(CodeError { what: "control falls off the end", offset: last.offset as u32 });
    }
    Ok(code)
}

/// Whether anything leads to an instruction; asked only about a last one that does not end the method, which
/// is legal where it is dead.
fn is_reachable(code: &Code, wanted: usize) -> bool {
    let mut seen = vec![false; code.insns.len()];
    // Handlers count as reached: to find out would cost more than such code is worth.
    let mut work: Vec<usize> = code.handlers.iter().map(|h| h.target as usize).chain([0]).collect();
    while let Some(at) = work.pop() {
        if at >= seen.len() || std::mem::replace(&mut seen[at], true) {
            continue;
        }
        let insn = &code.insns[at];
        if matches!(insn.op.flow(), Flow::Next | Flow::Branch) {
            work.push(at + 1);
        }
        match insn.operand {
            Operand::Branch(target) => work.push(target as usize),
            Operand::Switch(id) => work.extend(code.switches[id as usize].targets().map(|t| t as usize)),
            _ => {}
        }
    }
    seen[wanted]
}

const NO_START: u32 = u32::MAX;

fn resolve_targets(code: &mut Code, starts: &[u32]) -> Result<(), CodeError> {
    let mut switch_at = 0;
    for insn in &mut code.insns {
        match &mut insn.operand {
            Operand::Branch(target) => *target = index(starts, *target, insn.offset)?,
            Operand::Switch(_) => {
                // Switches were pushed in code order.
                let offset = insn.offset;
                match &mut code.switches[switch_at] {
                    Switch::Table { targets, default, .. } => {
                        for t in targets.iter_mut() {
                            *t = index(starts, *t, offset)?;
                        }
                        *default = index(starts, *default, offset)?;
                    }
                    Switch::Lookup { pairs, default } => {
                        for (_, t) in pairs.iter_mut() {
                            *t = index(starts, *t, offset)?;
                        }
                        *default = index(starts, *default, offset)?;
                    }
                }
                switch_at += 1;
            }
            _ => {}
        }
    }
    Ok(())
}

fn index(starts: &[u32], target: u32, from: u16) -> Result<u32, CodeError> {
    match starts.get(target as usize) {
        Some(&at) if at != NO_START => Ok(at),
        _ => Err(CodeError { what: "a jump does not land on an instruction", offset: from as u32 }),
    }
}

fn handler(entry: &ExceptionEntry, starts: &[u32]) -> Result<Handler, CodeError> {
    let find = |pc: u16| starts.get(pc as usize).copied().filter(|&at| at != NO_START);
    let fault = |what| CodeError { what, offset: entry.start as u32 };
    let (start, end) = find(entry.start)
        .zip(find(entry.end))
        .filter(|(start, end)| start < end)
        .ok_or(fault("an exception range does not cover whole instructions"))?;
    let target = find(entry.target)
        .filter(|_| (entry.target as usize) < starts.len() - 1)
        .ok_or(fault("an exception handler does not start at an instruction"))?;
    Ok(Handler { start, end, target, catch_type: entry.catch_type })
}

/// An instruction as written: targets are byte offsets (not checked), a switch sits last in the vector.
pub(super) struct Raw {
    pub encoding: Encoding,
    pub operand: Operand,
    pub wide: bool,
    pub next: usize,
}

/// Reads the instruction at `at`.
pub(super) fn read(bytes: &[u8], at: usize, switches: &mut Vec<Switch>) -> Result<Raw, CodeError> {
    let fault = |what| CodeError { what, offset: at as u32 };
    let mut cursor = Cursor { bytes, at };
    let truncated = fault("the last instruction is cut off");
    let mut byte = cursor.u8().ok_or(truncated.clone())?;
    let wide = byte == WIDE;
    if wide {
        byte = cursor.u8().ok_or(truncated.clone())?;
    }
    let encoding = ENCODINGS[byte as usize].ok_or(fault("this byte is no opcode"))?;
    if wide && !matches!(encoding.format, Format::Local | Format::Iinc | Format::Ret) {
        return Err(fault("this opcode has no wide form"));
    }
    let jump = |delta: i32| (at as i64 + delta as i64).try_into().unwrap_or(u32::MAX);
    let operand = (|| {
        Some(Ok(match encoding.format {
            Format::Plain => Operand::None,
            Format::Fixed(value) => Operand::Imm(value),
            Format::Byte => Operand::Imm(cursor.u8()? as i8 as i32),
            Format::Short => Operand::Imm(cursor.u16()? as i16 as i32),
            Format::Slot(local) => Operand::Local(local),
            Format::Local | Format::Ret => Operand::Local(cursor.local(wide)?),
            Format::Iinc if wide => Operand::Iinc { local: cursor.u16()?, by: cursor.u16()? as i16 },
            Format::Iinc => Operand::Iinc { local: cursor.u8()? as u16, by: cursor.u8()? as i8 as i16 },
            Format::Pool1 => Operand::Const(cursor.u8()? as u16),
            Format::Pool2 => Operand::Const(cursor.u16()?),
            Format::Interface | Format::Dynamic => {
                let index = cursor.u16()?;
                cursor.u16()?;
                Operand::Const(index)
            }
            Format::Jump2 | Format::Jsr2 => Operand::Branch(jump(cursor.u16()? as i16 as i32)),
            Format::Jump4 | Format::Jsr4 => Operand::Branch(jump(cursor.i32()?)),
            Format::TableSwitch | Format::LookupSwitch => {
                cursor.at = (cursor.at + 3) & !3;
                Operand::Switch(switches.len() as u32)
            }
            Format::ArrayType => {
                let code = cursor.u8()?;
                match ArrayKind::ALL.into_iter().find(|k| *k as u8 == code) {
                    Some(kind) => Operand::NewArray(kind),
                    None => return Some(Err(fault("newarray of an unknown type"))),
                }
            }
            Format::MultiArray => {
                let (class, dims) = (cursor.u16()?, cursor.u8()?);
                if dims == 0 {
                    return Some(Err(fault("an array of no dimensions")));
                }
                Operand::MultiNewArray { class, dims }
            }
        }))
    })();
    let operand = operand.ok_or(truncated.clone())??;
    match encoding.format {
        Format::TableSwitch => switches.push(cursor.table(jump).ok_or(truncated)?.map_err(fault)?),
        Format::LookupSwitch => switches.push(cursor.lookup(jump).ok_or(truncated)?.map_err(fault)?),
        _ => {}
    }
    Ok(Raw { encoding, operand, wide, next: cursor.at })
}

struct Cursor<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cursor<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let taken = self.bytes.get(self.at..)?.first_chunk::<N>()?;
        self.at += N;
        Some(*taken)
    }

    fn u8(&mut self) -> Option<u8> {
        self.take::<1>().map(|b| b[0])
    }

    fn u16(&mut self) -> Option<u16> {
        self.take().map(u16::from_be_bytes)
    }

    fn i32(&mut self) -> Option<i32> {
        self.take().map(i32::from_be_bytes)
    }

    fn local(&mut self, wide: bool) -> Option<u16> {
        if wide { self.u16() } else { self.u8().map(u16::from) }
    }

    /// Whether `count` more items of `size` bytes are there: asked before memory is set aside for them.
    fn has(&self, count: i64, size: i64) -> Option<()> {
        (count * size <= self.bytes.len() as i64 - self.at as i64).then_some(())
    }

    fn table(&mut self, jump: impl Fn(i32) -> u32) -> Option<Result<Switch, &'static str>> {
        let default = jump(self.i32()?);
        let low = self.i32()?;
        let high = self.i32()?;
        if low > high {
            return Some(Err("a tableswitch without keys"));
        }
        let count = high as i64 - low as i64 + 1;
        self.has(count, 4)?;
        let targets = (0..count).map(|_| self.i32().map(&jump)).collect::<Option<_>>()?;
        Some(Ok(Switch::Table { low, targets, default }))
    }

    fn lookup(&mut self, jump: impl Fn(i32) -> u32) -> Option<Result<Switch, &'static str>> {
        let default = jump(self.i32()?);
        let count = self.i32()?;
        if count < 0 {
            return Some(Err("a lookupswitch of negative length"));
        }
        self.has(count as i64, 8)?;
        let pairs = (0..count)
            .map(|_| Some((self.i32()?, jump(self.i32()?))))
            .collect::<Option<Box<[(i32, u32)]>>>()?;
        if pairs.windows(2).any(|w| w[0].0 >= w[1].0) {
            return Some(Err("the keys of a lookupswitch are not sorted"));
        }
        Some(Ok(Switch::Lookup { pairs, default }))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Op;
    use super::*;

    fn ok(bytes: &[u8]) -> Vec<(Op, Operand)> {
        decode(bytes, &[]).unwrap().insns.iter().map(|i| (i.op, i.operand)).collect()
    }

    fn fails(bytes: &[u8], what: &str) {
        let error = decode(bytes, &[]).unwrap_err();
        assert!(error.what.contains(what), "{error}");
    }

    #[test]
    fn short_wide_and_constant_forms_become_one() {
        assert_eq!(ok(&[0x1b, 0xb1])[0], (Op::Iload, Operand::Local(1)));
        assert_eq!(ok(&[0x15, 9, 0xb1])[0], (Op::Iload, Operand::Local(9)));
        assert_eq!(ok(&[0xc4, 0x15, 1, 2, 0xb1])[0], (Op::Iload, Operand::Local(258)));
        assert_eq!(ok(&[0x02, 0xb1])[0], (Op::Iconst, Operand::Imm(-1)));
        assert_eq!(ok(&[0x10, 0xff, 0xb1])[0], (Op::Iconst, Operand::Imm(-1)));
        assert_eq!(ok(&[0x11, 0x80, 0, 0xb1])[0], (Op::Iconst, Operand::Imm(-32768)));
        assert_eq!(ok(&[0x12, 7, 0xb1])[0], (Op::Ldc, Operand::Const(7)));
        assert_eq!(ok(&[0x13, 0, 7, 0xb1])[0], (Op::Ldc, Operand::Const(7)));
        let iinc = ok(&[0xc4, 0x84, 1, 0, 0xff, 0, 0xb1])[0];
        assert_eq!(iinc, (Op::Iinc, Operand::Iinc { local: 256, by: -256 }));
        assert_eq!(ok(&[0x84, 1, 0xff, 0xb1])[0].1, Operand::Iinc { local: 1, by: -1 });
    }

    #[test]
    fn branches_name_instructions() {
        let code = ok(&[0x11, 0, 0, 0xa7, 0xff, 0xfd]);
        assert_eq!(code[1], (Op::Goto, Operand::Branch(0)));
        assert_eq!(ok(&[0xc8, 0, 0, 0, 0])[0], (Op::Goto, Operand::Branch(0)));
    }

    #[test]
    fn switches_find_their_keys() {
        // 0: iconst_0, 1: tableswitch 5..6, 24: return
        let table =
            [3, 0xaa, 0, 0, 0, 0, 0, 23, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 23, 255, 255, 255, 255, 177];
        let code = decode(&table, &[]).unwrap();
        assert_eq!([4, 5, 6, 7].map(|k| code.switches[0].target(k)), [2, 2, 0, 2]);
        // 0: iconst_0, 1: lookupswitch of 1 key, 20: return
        let lookup = [3, 0xab, 0, 0, 0, 0, 0, 19, 0, 0, 0, 1, 255, 255, 255, 255, 255, 255, 255, 255, 177];
        let code = decode(&lookup, &[]).unwrap();
        assert_eq!([-1, 0].map(|k| code.switches[0].target(k)), [0, 2]);
    }

    #[test]
    fn malformed_code_is_an_error_value() {
        fails(&[], "length");
        fails(&[0xfe], "no opcode");
        fails(&[0xc4], "cut off");
        fails(&[0x10], "cut off");
        fails(&[0xc4, 0x60, 0xb1], "no wide form");
        fails(&[0x03], "falls off");
        fails(&[0x03, 0x99, 0, 4, 0xb1, 0x03], "falls off");
        assert_eq!(ok(&[0xb1, 0x03]).len(), 2, "dead code may end as it likes");
        fails(&[0xa7, 0, 1], "does not land");
        fails(&[0xa7, 0x80, 0], "does not land");
        fails(&[0xa7, 0, 3], "does not land");
        fails(&[0xbc, 3, 0xb1], "unknown type");
        fails(&[0xc5, 0, 1, 0, 0xb1], "no dimensions");
        let huge = [0xaa, 0, 0, 0, 0, 0, 0, 0, 0x80, 0, 0, 0, 0x7f, 255, 255, 255, 0xb1];
        fails(&huge, "cut off");
    }

    #[test]
    fn handlers_must_cover_instructions() {
        let entry = |start, end, target| [ExceptionEntry { start, end, target, catch_type: 0 }];
        let bytes = [0x10, 1, 0x57, 0xb1];
        let code = decode(&bytes, &entry(0, 4, 3)).unwrap();
        assert_eq!(code.handlers, [Handler { start: 0, end: 3, target: 2, catch_type: 0 }]);
        for bad in [entry(1, 4, 3), entry(0, 1, 3), entry(0, 5, 3), entry(0, 4, 4), entry(2, 2, 3)] {
            assert!(decode(&bytes, &bad).is_err());
        }
    }
}
