//! Instructions with an open value among their operands.
//!
//! An instruction that computes has its result put in place of its operands, as a term. One that looks at a value (a branch, a
//! switch, an index, a length) learns what it needs to know, gets numbers for operands that say just that, and is
//! executed as it is: so there is no second interpreter, only one that is told what to compute with.

use super::super::{Machine, Trap};
use super::may_be_token;
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;
use sojourner_terms::{Cast, Op, Sort, Term};

/// Targets of a switch that are distinguished, beyond which its key is settled.
const TARGETS: usize = 1 << 12;

/// The slots, counted from the top of the stack, in which an instruction has numbers that it looks at.
#[inline(always)]
fn operands(op: Quick) -> &'static [usize] {
    use Quick::*;
    match op {
        Iadd | Isub | Imul | Idiv | Irem | Iand | Ior | Ixor | Ishl | Ishr | Iushr => &[1, 2],
        Ladd | Lsub | Lmul | Ldiv | Lrem | Land | Lor | Lxor | Lcmp => &[2, 4],
        Lshl | Lshr | Lushr => &[1, 3],
        Ineg | I2l | I2b | I2c | I2s | I2f | I2d => &[1],
        Lneg | L2i | L2f | L2d => &[2],
        Fadd | Fsub | Fmul | Fdiv | Frem | Fcmpl | Fcmpg => &[1, 2],
        Dadd | Dsub | Dmul | Ddiv | Drem | Dcmpl | Dcmpg => &[2, 4],
        Fneg | F2i | F2l | F2d => &[1],
        Dneg | D2i | D2l | D2f => &[2],
        Ifeq | Ifne | Iflt | Ifge | Ifgt | Ifle | Switch | NewArray => &[1],
        IfIcmpeq | IfIcmpne | IfIcmplt | IfIcmpge | IfIcmpgt | IfIcmple => &[1, 2],
        IntLoad | LongLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => &[1],
        IntStore | ByteStore | ShortStore => &[1, 2],
        LongStore => &[2, 3],
        RefStore => &[2],
        PutField | PutFieldNarrow | PutStatic => &[1],
        PutField2 | PutStatic2 => &[2],
        Checked => &[1, 2, 4],
        InvokeStatic | InvokeStaticReady | InvokeVirtual => &[1, 2, 3, 4],
        MultiArraySlow | InvokeDynamic | InvokeHandle => &[1, 2, 3, 4, 5, 6, 7, 8],
        _ => &[],
    }
}

impl Machine {
    /// Whether an instruction has an open value among the operands that it looks at.
    ///
    /// # Safety
    /// `sp` and `locals` are those of the current frame, whose operands are there (`machine/interp.rs`).
    #[inline(always)]
    pub(in crate::machine) unsafe fn opens(
        &self,
        op: Quick,
        i: &Instr,
        sp: *const u64,
        locals: *const u64,
    ) -> bool {
        // SAFETY: the caller's promise; what lies below the operands is the frame's own or the local variables'.
        unsafe {
            if matches!(op, Quick::Iinc | Quick::CheckedIinc) {
                return may_be_token(*locals.add(i.a as usize));
            }
            match op {
                Quick::IfAcmpeq | Quick::IfAcmpne => return self.run.open.boxed,
                Quick::ArrayLength => return self.run.open.blur.is_some() || self.run.open.texts,
                Quick::ByteLoad | Quick::ByteStore if self.run.open.texts => return true,
                Quick::InvokeStatic | Quick::InvokeStaticReady if self.run.open.texts => return true,
                Quick::InvokeVirtual if self.run.open.blur.is_some() || self.run.open.texts => return true,
                _ => {}
            }
            operands(op).iter().any(|&below| {
                let at = sp.sub(below);
                at >= locals && may_be_token(*at)
            })
        }
    }

    pub(super) fn slot(&self, below: usize) -> u64 {
        self.state.threads[self.state.current].stack[self.slot_at(below)]
    }

    fn set_slot(&mut self, below: usize, word: u64) {
        let at = self.slot_at(below);
        self.state.threads[self.state.current].stack[at] = word;
    }

    fn set_int(&mut self, below: usize, value: i32) {
        self.set_slot(below, u64::from(value as u32));
    }

    /// A term takes the place of so many slots, and the next instruction is next.
    pub(super) fn results(&mut self, operands: usize, term: Term) {
        let word = self.word_of(term);
        let wide = matches!(self.run.open.terms.sort(term), Sort::Long | Sort::Double);
        let thread = &mut self.state.threads[self.state.current];
        let frame = thread.frames.last_mut().expect("running");
        let at = frame.sp as usize - operands;
        thread.stack[at] = word;
        if wide {
            thread.stack[at + 1] = 0;
        }
        frame.sp = (at + 1 + usize::from(wide)) as u32;
        frame.pc += 1;
    }

    fn int_at(&mut self, below: usize) -> Term {
        self.term_of(self.slot(below), Sort::Int)
    }

    fn long_at(&mut self, below: usize) -> Term {
        self.term_of(self.slot(below), Sort::Long)
    }

    /// Executes an instruction with an open value among its operands, or gives it numbers with which it is to be executed.
    /// Tells whether it is done.
    #[cold]
    pub(in crate::machine) fn open_step(&mut self, op: Quick, i: Instr) -> Result<bool, Trap> {
        use Quick::*;
        match op {
            Iadd | Isub | Imul | Iand | Ior | Ixor | Ishl | Ishr | Iushr | Idiv | Irem => {
                let (a, b) = (self.int_at(2), self.int_at(1));
                if matches!(op, Idiv | Irem) && self.divides_by_zero(b)? {
                    self.set_int(1, 0);
                    self.set_int(2, 0);
                    return Ok(false);
                }
                let result = self.binary(op, a, b);
                self.results(2, result);
            }
            Ladd | Lsub | Lmul | Land | Lor | Lxor | Ldiv | Lrem | Lcmp => {
                let (a, b) = (self.long_at(4), self.long_at(2));
                if matches!(op, Ldiv | Lrem) && self.divides_by_zero(b)? {
                    self.set_slot(2, 0);
                    self.set_slot(4, 0);
                    return Ok(false);
                }
                let result = self.binary(op, a, b);
                self.results(4, result);
            }
            Lshl | Lshr | Lushr => {
                let (a, b) = (self.long_at(3), self.int_at(1));
                let result = self.binary(op, a, b);
                self.results(3, result);
            }
            Ineg => {
                let a = self.int_at(1);
                let result = self.run.open.terms.neg(a);
                self.results(1, result);
            }
            Lneg => {
                let a = self.long_at(2);
                let result = self.run.open.terms.neg(a);
                self.results(2, result);
            }
            I2l => self.casts(Cast::IntToLong, 1),
            I2b => self.casts(Cast::ToByte, 1),
            I2c => self.casts(Cast::ToChar, 1),
            I2s => self.casts(Cast::ToShort, 1),
            L2i => self.casts(Cast::LongToInt, 2),
            Iinc => {
                let frame = *self.state.threads[self.state.current].frames.last().expect("running");
                let local = frame.base as usize + i.a as usize;
                let word = self.state.threads[self.state.current].stack[local];
                let (a, by) = (self.term_of(word, Sort::Int), self.run.open.terms.int(i.b as i32));
                let sum = self.run.open.terms.add(a, by);
                let word = self.word_of(sum);
                let thread = &mut self.state.threads[self.state.current];
                thread.stack[local] = word;
                thread.frames.last_mut().expect("running").pc += 1;
            }
            Ifeq | Ifne | Iflt | Ifge | Ifgt | Ifle => {
                let (a, zero) = (self.int_at(1), self.run.open.terms.int(0));
                let jumps = self.compares(op, a, zero)?;
                // A number with which it goes that way.
                let value = match (op, jumps) {
                    (Ifeq | Ifge | Ifle, true) | (Ifne | Iflt | Ifgt, false) => 0,
                    (Ifeq | Ifle, false) | (Ifne | Ifgt, true) => 1,
                    _ => -1,
                };
                self.set_int(1, value);
                return Ok(false);
            }
            IfIcmpeq | IfIcmpne | IfIcmplt | IfIcmpge | IfIcmpgt | IfIcmple => {
                let (a, b) = (self.int_at(2), self.int_at(1));
                let jumps = self.compares(op, a, b)?;
                let value = match (op, jumps) {
                    (IfIcmpeq | IfIcmpge | IfIcmple, true) | (IfIcmpne | IfIcmplt | IfIcmpgt, false) => 0,
                    (IfIcmpeq | IfIcmple, false) | (IfIcmpne | IfIcmpgt, true) => 1,
                    _ => -1,
                };
                self.set_int(2, value);
                self.set_int(1, 0);
                return Ok(false);
            }
            Switch => {
                let key = self.switch_key(i)?;
                self.set_int(1, key);
                return Ok(false);
            }
            IntLoad | LongLoad | RefLoad | ByteLoad | CharLoad | ShortLoad => {
                let array = ObjRef(self.slot(2) as u32);
                if op == ByteLoad && self.has_open_length(array) {
                    self.settle_text_index(1, array)?;
                    return Ok(false);
                }
                if matches!(op, IntLoad | ByteLoad | CharLoad | ShortLoad)
                    && let Some(element) = self.element_at(array)?
                {
                    self.results(2, element);
                    return Ok(true);
                }
                self.settle_index(1, 2)?;
                return Ok(false);
            }
            IntStore | ByteStore | ShortStore => {
                if op == ByteStore && self.has_open_length(ObjRef(self.slot(3) as u32)) {
                    return Err(Trap::Unsupported("a change of the characters of an input".into()));
                }
                self.settle_index(2, 3)?;
                return self.prepare_store(op);
            }
            LongStore => {
                self.settle_index(3, 4)?;
                self.run.open.stored |= self.is_token(self.slot(2));
                return self.store_number(2);
            }
            RefStore => {
                self.settle_index(2, 3)?;
                return Ok(false);
            }
            NewArray => {
                let (length, zero) = (self.int_at(1), self.run.open.terms.int(0));
                let negative = self.run.open.terms.lt(length, zero);
                if self.branch(negative)? {
                    self.set_int(1, -1);
                } else {
                    self.settle_slot(1)?;
                }
                return Ok(false);
            }
            PutField | PutField2 | PutStatic2 => {
                let below = if op == PutField { 1 } else { 2 };
                return self.store_number(below);
            }
            PutFieldNarrow | PutStatic => {
                let letter = match op {
                    PutStatic => self.program.statics[i.b as usize].letter,
                    _ => self.program.fields[i.b as usize].letter,
                };
                self.narrow_slot(letter)?;
                return self.store_number(1);
            }
            InvokeStatic | InvokeStaticReady => {
                let method = crate::class::MethodId(i.b);
                return Ok(self.parse_decimal(method)?
                    || self.compute_call(method)?
                    || self.box_open(method)?
                    || self.text_of_real(method)?);
            }
            InvokeVirtual => {
                self.print_open(i)?;
                return Ok(false);
            }
            IfAcmpeq | IfAcmpne => {
                if self.are_one_box(ObjRef(self.slot(2) as u32), ObjRef(self.slot(1) as u32))? {
                    self.set_slot(1, self.slot(2));
                }
                return Ok(false);
            }
            ArrayLength => {
                let array = ObjRef(self.slot(1) as u32);
                if let Some(length) = self.open_length(array) {
                    self.results(1, length);
                    return Ok(true);
                }
                if !array.is_null() && self.is_blurred_array(array) {
                    let place = self.place(self.state.current);
                    return Err(Trap::Unsupported(format!("the length of the text of an open value{place}")));
                }
                return Ok(false);
            }
            Checked => return self.checked(i),
            CheckedIinc => {
                self.settle_local(i.a as usize)?;
                return Ok(false);
            }
            // Lambdas keep what they capture; handles and concatenations settle what they get (`link.rs`).
            InvokeDynamic | InvokeHandle => return Ok(false),
            MultiArraySlow => {
                self.settle_slots(i.a as usize)?;
                return Ok(false);
            }
            I2f | I2d | L2f | L2d | F2i | F2l | F2d | D2i | D2l | D2f | Fneg | Dneg => self.convert(op)?,
            Fadd | Fsub | Fmul | Fdiv | Frem | Dadd | Dsub | Dmul | Ddiv | Drem => self.compute_real(op)?,
            Fcmpl | Fcmpg | Dcmpl | Dcmpg => self.compare_real(op)?,
            other => unreachable!("{other:?} looks at no number"),
        }
        Ok(true)
    }

    fn binary(&mut self, op: Quick, a: Term, b: Term) -> Term {
        use Quick::*;
        let terms = &mut self.run.open.terms;
        let op = match op {
            Iadd | Ladd => return terms.add(a, b),
            Isub | Lsub => return terms.sub(a, b),
            Lcmp => return terms.compare(a, b),
            Imul | Lmul => Op::Mul,
            Idiv | Ldiv => Op::Div,
            Irem | Lrem => Op::Rem,
            Ishl | Lshl => Op::Shl,
            Ishr | Lshr => Op::Shr,
            Iushr | Lushr => Op::Ushr,
            Iand | Land => Op::And,
            Ior | Lor => Op::Or,
            _ => Op::Xor,
        };
        terms.binary(op, a, b)
    }

    fn casts(&mut self, cast: Cast, operands: usize) {
        let a = if operands == 2 { self.long_at(2) } else { self.int_at(1) };
        let result = self.run.open.terms.cast(cast, a);
        self.results(operands, result);
    }

    fn divides_by_zero(&mut self, divisor: Term) -> Result<bool, Trap> {
        let zero = self.run.open.terms.is_zero(divisor);
        self.branch(zero)
    }

    /// Whether a conditional jump is taken.
    fn compares(&mut self, op: Quick, a: Term, b: Term) -> Result<bool, Trap> {
        use Quick::*;
        let terms = &mut self.run.open.terms;
        let condition = match op {
            Ifeq | IfIcmpeq => terms.eq(a, b),
            Ifne | IfIcmpne => terms.ne(a, b),
            Iflt | IfIcmplt => terms.lt(a, b),
            Ifge | IfIcmpge => terms.le(b, a),
            Ifgt | IfIcmpgt => terms.lt(b, a),
            _ => terms.le(a, b),
        };
        self.branch(condition)
    }

    /// A key of a switch that leads where the open one does.
    fn switch_key(&mut self, i: Instr) -> Result<i32, Trap> {
        let frame = self.state.threads[self.state.current].frames.last().expect("running");
        let switch = &self.program.methods[frame.method.0 as usize].switches[i.b as usize];
        let mut cases: Vec<(u32, Vec<i32>)> = Vec::new();
        let mut all: Vec<i32> = Vec::new();
        for key in switch.keys() {
            let target = switch.target(key);
            if target == switch.default_target() {
                continue;
            }
            all.push(key);
            match cases.iter_mut().find(|(t, _)| *t == target) {
                Some((_, list)) => list.push(key),
                None => cases.push((target, vec![key])),
            }
        }
        if cases.len() > TARGETS {
            self.settle_slot(1)?;
            return Ok(self.slot(1) as i32);
        }
        let key = self.int_at(1);
        let terms = &mut self.run.open.terms;
        let mut conditions: Vec<Term> = Vec::new();
        for (_, list) in &cases {
            let mut spans: Vec<(i64, i64)> = list.iter().map(|&k| (i64::from(k), i64::from(k))).collect();
            spans.sort_unstable();
            // One condition for all keys of a target: they lead to the same place.
            let each: Vec<Term> = spans.iter().map(|span| terms.within(key, &[*span])).collect();
            conditions.push(terms.any(&each));
        }
        let each: Vec<Term> = conditions.iter().map(|c| terms.not(*c)).collect();
        conditions.push(terms.all(&each));
        let at = self.choose_among(&conditions)?;
        match cases.get(at) {
            Some((_, list)) => Ok(list[0]),
            // Any that is not named.
            None => Ok((0..).find(|key| !all.contains(key)).expect("there are more ints than keys")),
        }
    }

    /// The element of an array of numbers at an index that is open, if it is a matter of looking up.
    fn element_at(&mut self, array: ObjRef) -> Result<Option<Term>, Trap> {
        if array.is_null() || !self.is_token(self.slot(1)) {
            return Ok(None);
        }
        let letter = self.element_letter(array);
        if letter == b'F' {
            return Ok(None);
        }
        let length = self.state.heap.len(array) as i64;
        let index = self.int_at(1);
        let inside = self.run.open.terms.within(index, &[(0, length - 1)]);
        if self.run.multi || length == 0 || !self.branch(inside)? {
            return Ok(None);
        }
        Ok(self.look_up(array, index, letter))
    }

    /// The letter of the type of an array's elements.
    fn element_letter(&self, array: ObjRef) -> u8 {
        match self.class(self.state.heap.class(array)).sort {
            crate::class::Sort::Array { component } => match self.class(component).sort {
                crate::class::Sort::Primitive(letter) => letter,
                _ => b'L',
            },
            _ => b'L',
        }
    }

    /// The index of an access becomes a number, if it is within the array; otherwise it becomes one that is not.
    fn settle_index(&mut self, below: usize, array: usize) -> Result<(), Trap> {
        if !self.is_token(self.slot(below)) {
            return Ok(());
        }
        let array = ObjRef(self.slot(array) as u32);
        if array.is_null() {
            self.set_int(below, 0);
            return Ok(());
        }
        let length = self.state.heap.len(array) as i64;
        let index = self.int_at(below);
        let terms = &mut self.run.open.terms;
        let inside = terms.within(index, &[(0, length - 1)]);
        if self.branch(inside)? {
            self.settle_slot(below)
        } else {
            // Which one it is shows in the message only.
            self.set_int(below, i32::try_from(length).unwrap_or(-1));
            Ok(())
        }
    }

    /// Before a value is stored in an array of a narrow type: it fits there, and there is room for it.
    fn prepare_store(&mut self, op: Quick) -> Result<bool, Trap> {
        if !self.is_token(self.slot(1)) {
            return Ok(false);
        }
        let array = ObjRef(self.slot(3) as u32);
        if array.is_null() {
            self.set_int(1, 0);
            return Ok(false);
        }
        if !self.state.heap.has_tail(array) {
            self.settle_slot(1)?;
            return Ok(false);
        }
        let letter = self.element_letter(array);
        debug_assert!(op != Quick::IntStore || letter == b'I' || letter == b'F', "as the analysis has it");
        self.narrow_slot(letter)?;
        self.store_number(1)
    }

    /// The value on top of the stack as a variable of this type has it.
    fn narrow_slot(&mut self, letter: u8) -> Result<(), Trap> {
        let Some(term) = self.token_term(self.slot(1)) else { return Ok(()) };
        let terms = &mut self.run.open.terms;
        let narrow = match letter {
            b'B' => terms.cast(Cast::ToByte, term),
            b'C' => terms.cast(Cast::ToChar, term),
            b'S' => terms.cast(Cast::ToShort, term),
            b'Z' => {
                let one = terms.int(1);
                terms.binary(Op::And, term, one)
            }
            _ => term,
        };
        let word = self.word_of(narrow);
        self.set_slot(1, word);
        Ok(())
    }

    /// A token is about to be written to the heap. Where labels are rules on fields, they want numbers.
    fn store_number(&mut self, below: usize) -> Result<bool, Trap> {
        if self.run.labels.watching {
            self.settle_slot(below)?;
        }
        self.run.open.stored |= self.is_token(self.slot(below));
        Ok(false)
    }

    /// Arithmetic whose result must fit.
    fn checked(&mut self, i: Instr) -> Result<bool, Trap> {
        // Precisely only where it is easily said what fits; otherwise with numbers.
        let op = super::super::interp::overflow::checked_op(i);
        let wide = matches!(op, Quick::Ladd | Quick::Lsub | Quick::Lmul | Quick::Ldiv | Quick::Lneg);
        let width = if wide { 2 } else { 1 };
        let sort = if wide { Sort::Long } else { Sort::Int };
        let unary = matches!(op, Quick::Ineg | Quick::Lneg);
        let is_open = (1..=if unary { 1 } else { 2 }).any(|n| self.is_token(self.slot(n * width)));
        if !is_open {
            return Ok(false);
        }
        let b = self.term_of(self.slot(width), sort);
        let zero = self.run.open.terms.number(sort, 0);
        let a = if unary { zero } else { self.term_of(self.slot(2 * width), sort) };
        let sign = match op {
            Quick::Iadd | Quick::Ladd => 1,
            Quick::Isub | Quick::Lsub | Quick::Ineg | Quick::Lneg => -1,
            _ => {
                self.settle_slot(width)?;
                self.settle_slot(2 * width)?;
                return Ok(false);
            }
        };
        let (low, high) = sort.range();
        let terms = &mut self.run.open.terms;
        let fits = terms.row(&[(1, a), (sign, b)], Some(i128::from(low)), Some(i128::from(high)));
        if !self.branch(fits)? && self.is_for_program() {
            let text = format!("{} and {}", self.run.open.terms.show(a), self.run.open.terms.show(b));
            let place = self.place(self.state.current);
            let kind = if wide { "long" } else { "int" };
            let what = if sign > 0 { "sum" } else { "difference" };
            return Err(Trap::Fault(
                "overflow",
                format!("the {what} of {text} does not fit in {kind}{place}"),
            ));
        }
        let terms = &mut self.run.open.terms;
        let result = if sign > 0 { terms.add(a, b) } else { terms.sub(a, b) };
        self.results(if unary { width } else { 2 * width }, result);
        Ok(true)
    }
}
