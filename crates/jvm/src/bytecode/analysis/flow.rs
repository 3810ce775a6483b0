//! Forward: the kinds of all slots, joined where paths meet, until nothing changes.
//!
//! States are kept only where paths can meet (targets of jumps and handlers); everything between is walked.
//! Locals of different kinds join to "unusable"; stacks must agree.

use super::super::{Code, CodeError, Flow, Insn, Item, Op, Operand};
use super::effect::{self, Args};
use super::{BUDGET, Cover, Rows, Signature, UNREACHED};
use crate::classfile::ConstantPool;
use crate::classfile::descriptor::{Kind, MethodDescriptor};

/// What a slot holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Slot {
    Unusable,
    Int,
    Float,
    Ref,
    Long,
    LongEnd,
    Double,
    DoubleEnd,
}

impl Slot {
    fn of(kind: Kind) -> Slot {
        match kind {
            Kind::Int => Slot::Int,
            Kind::Float => Slot::Float,
            Kind::Ref => Slot::Ref,
            Kind::Long => Slot::Long,
            Kind::Double => Slot::Double,
        }
    }

    /// The filler behind the first half of a wide value.
    fn end(self) -> Option<Slot> {
        match self {
            Slot::Long => Some(Slot::LongEnd),
            Slot::Double => Some(Slot::DoubleEnd),
            _ => None,
        }
    }

    fn is_end(self) -> bool {
        matches!(self, Slot::LongEnd | Slot::DoubleEnd)
    }
}

type Fault = &'static str;

/// The slots of a frame: locals, then the stack so far.
struct Frame {
    slots: Vec<Slot>,
    locals: usize,
    limit: usize,
    /// A local changed since the handlers were told.
    news: bool,
}

struct Forward<'a> {
    code: &'a Code,
    pool: &'a ConstantPool,
    cover: &'a Cover,
    result: Option<Kind>,
    /// Where paths meet: 0 for no, else an index into `states` plus one.
    meets: Vec<u32>,
    states: Vec<State>,
    /// All states, one behind the other; a state keeps the depth it was first reached with.
    arena: Vec<Slot>,
    work: Vec<u32>,
    queued: Vec<bool>,
    budget: usize,
}

/// A range of the arena; empty when nothing has arrived yet.
#[derive(Debug, Clone, Copy, Default)]
struct State {
    start: usize,
    end: usize,
    reached: bool,
}

/// The depth and the references before every instruction.
pub(super) fn forward(
    code: &Code,
    signature: Signature<'_>,
    pool: &ConstantPool,
    cover: &Cover,
) -> Result<(Box<[u16]>, Rows), CodeError> {
    let start = CodeError { what: "the arguments do not fit into the locals", offset: 0 };
    let method = MethodDescriptor::parse(signature.descriptor)
        .map_err(|_| CodeError { what: "a method descriptor is malformed", offset: 0 })?;
    let mut frame = Frame::enter(signature, &method).ok_or(start)?;
    let mut flow = Forward::new(code, pool, cover, method.result_kind());
    for handler in &code.handlers {
        if handler.catch_type != 0 && pool.class_name(handler.catch_type).is_err() {
            return Err(CodeError { what: "a handler catches something that is no class", offset: 0 });
        }
    }
    let count = code.insns.len();
    let mut depth = vec![UNREACHED; count].into_boxed_slice();
    let mut refs = Rows::new(count, signature.max_locals as usize + signature.max_stack as usize)?;
    flow.arrive(0, &frame.slots, &[]).map_err(|what| CodeError { what, offset: 0 })?;
    // A walk writes down what it finds; where a state changes later, it is walked and written again.
    while let Some(at) = flow.work.pop() {
        flow.queued[at as usize] = false;
        flow.load(at, &mut frame);
        flow.walk(at, &mut frame, &mut |at, frame| {
            depth[at] = (frame.slots.len() - frame.locals) as u16;
            refs.write(at, &frame.slots, |slot| *slot == Slot::Ref);
        })?;
    }
    Ok((depth, refs))
}

impl<'a> Forward<'a> {
    fn new(code: &'a Code, pool: &'a ConstantPool, cover: &'a Cover, result: Option<Kind>) -> Self {
        let mut meets = vec![0; code.insns.len()];
        let mut count = 0;
        let mut meet = |at: u32| {
            if meets[at as usize] == 0 {
                count += 1;
                meets[at as usize] = count;
            }
        };
        meet(0);
        for insn in &code.insns {
            match insn.operand {
                Operand::Branch(target) => meet(target),
                Operand::Switch(id) => code.switches[id as usize].targets().for_each(&mut meet),
                _ => {}
            }
        }
        code.handlers.iter().for_each(|h| meet(h.target));
        let queued = vec![false; code.insns.len()];
        let states = vec![State::default(); count as usize];
        let (arena, work) = (Vec::new(), Vec::new());
        Forward { code, pool, cover, result, meets, states, arena, work, queued, budget: BUDGET }
    }

    /// Takes the state of a meeting point that has been reached.
    fn load(&self, at: u32, frame: &mut Frame) {
        let state = self.states[self.meets[at as usize] as usize - 1];
        frame.slots.clear();
        frame.slots.extend_from_slice(&self.arena[state.start..state.end]);
        frame.news = true;
    }

    fn spend(&mut self, slots: usize) -> Result<(), Fault> {
        self.budget = self.budget.checked_sub(slots + 1).ok_or("the method is too tangled to analyse")?;
        Ok(())
    }

    /// A path arrives at a meeting point with these slots, given in two parts.
    fn arrive(&mut self, at: u32, slots: &[Slot], more: &[Slot]) -> Result<(), Fault> {
        self.spend(slots.len())?;
        let state = &mut self.states[self.meets[at as usize] as usize - 1];
        let changed = if !state.reached {
            let start = self.arena.len();
            self.arena.extend_from_slice(slots);
            self.arena.extend_from_slice(more);
            *state = State { start, end: self.arena.len(), reached: true };
            true
        } else if state.end - state.start != slots.len() + more.len() {
            return Err("the stack has different depths where paths meet");
        } else {
            let (known, known_more) = self.arena[state.start..state.end].split_at_mut(slots.len());
            join(known, slots) | join(known_more, more)
        };
        if changed && !std::mem::replace(&mut self.queued[at as usize], true) {
            self.work.push(at);
        }
        Ok(())
    }

    /// Follows the code from a meeting point to the next.
    fn walk(
        &mut self,
        from: u32,
        frame: &mut Frame,
        note: &mut impl FnMut(usize, &Frame),
    ) -> Result<(), CodeError> {
        let code = self.code;
        let mut at = from as usize;
        loop {
            let insn = &code.insns[at];
            let fault = |what| CodeError { what, offset: insn.offset as u32 };
            note(at, frame);
            self.spend(0).map_err(fault)?;
            self.tell_handlers(at, frame, at == from as usize).map_err(fault)?;
            self.apply(insn, frame).map_err(fault)?;
            match (insn.op.flow(), insn.operand) {
                (Flow::Next, _) => {}
                (Flow::Branch, Operand::Branch(target)) => {
                    self.arrive_checked(target, frame).map_err(fault)?;
                }
                (Flow::Goto, Operand::Branch(target)) => {
                    return self.arrive_checked(target, frame).map_err(fault);
                }
                (Flow::Switch, Operand::Switch(id)) => {
                    for target in code.switches[id as usize].targets() {
                        self.arrive_checked(target, frame).map_err(fault)?;
                    }
                    return Ok(());
                }
                _ => return Ok(()),
            }
            at += 1;
            if at >= code.insns.len() {
                return Err(fault("control falls off the end"));
            }
            if self.meets[at] != 0 {
                return self.arrive_checked(at as u32, frame).map_err(fault);
            }
        }
    }

    /// As [`Forward::arrive`], for a jump: the stack must agree in every slot.
    fn arrive_checked(&mut self, at: u32, frame: &Frame) -> Result<(), Fault> {
        self.arrive(at, &frame.slots, &[])?;
        let state = self.states[self.meets[at as usize] as usize - 1];
        if self.arena[state.start + frame.locals..state.end].contains(&Slot::Unusable) {
            return Err("the stack has different kinds where paths meet");
        }
        Ok(())
    }

    /// Every state that an exception can leave must reach the handlers: at the start of a walk or a range, and
    /// whenever a local has changed.
    fn tell_handlers(&mut self, at: usize, frame: &mut Frame, first: bool) -> Result<(), Fault> {
        let cover = self.cover;
        let targets = cover.targets(at);
        let entered = first || at == 0 || cover.region.get(at) != cover.region.get(at - 1);
        if targets.is_empty() || !(entered || frame.news) {
            return Ok(());
        }
        frame.news = false;
        if frame.limit == frame.locals {
            return Err("no room on the stack for the exception");
        }
        let locals = &frame.slots[..frame.locals];
        targets.iter().try_for_each(|&target| self.arrive(target, locals, &[Slot::Ref]))
    }

    fn apply(&mut self, insn: &Insn, frame: &mut Frame) -> Result<(), Fault> {
        let (pops, pushes) = (insn.op.pops(), insn.op.pushes());
        if matches!(pops.first(), Some(Item::S1)) {
            return frame.shuffle(pops.len(), pushes);
        }
        let effect = effect::of(insn, self.pool)?;
        for item in pops.iter().rev() {
            match item_kind(*item) {
                Some(kind) => frame.pop(kind)?,
                None => frame.pop_args(&effect.args)?,
            }
        }
        match insn.operand {
            Operand::Local(local) => match (pops.first(), pushes.first()) {
                (Some(item), _) => frame.store(local, item_kind(*item).ok_or("unknown kind")?)?,
                (_, Some(item)) => frame.check_local(local, item_kind(*item).ok_or("unknown kind")?)?,
                _ => {}
            },
            Operand::Iinc { local, .. } => frame.check_local(local, Kind::Int)?,
            _ => {}
        }
        if insn.op.flow() == Flow::Return {
            let returned = pops.first().and_then(|item| item_kind(*item));
            if returned != self.result {
                return Err("the return is not of the method's type");
            }
        }
        for item in pushes {
            match item_kind(*item) {
                Some(kind) => frame.push(kind)?,
                None => effect.result.map_or(Ok(()), |kind| frame.push(kind))?,
            }
        }
        debug_assert!(insn.op != Op::Return || pushes.is_empty());
        Ok(())
    }
}

/// Joins `new` into `known`; true when `known` changed. Halves of a wide value go together.
fn join(known: &mut [Slot], new: &[Slot]) -> bool {
    let mut changed = false;
    for (known, new) in known.iter_mut().zip(new) {
        if known != new && *known != Slot::Unusable {
            *known = Slot::Unusable;
            changed = true;
        }
    }
    changed
}

fn item_kind(item: Item) -> Option<Kind> {
    match item {
        Item::I => Some(Kind::Int),
        Item::F => Some(Kind::Float),
        Item::L => Some(Kind::Long),
        Item::D => Some(Kind::Double),
        Item::A => Some(Kind::Ref),
        _ => None,
    }
}

impl Frame {
    fn enter(signature: Signature<'_>, method: &MethodDescriptor<'_>) -> Option<Frame> {
        let locals = signature.max_locals as usize;
        let mut slots = Vec::with_capacity(locals + signature.max_stack as usize);
        if !signature.is_static {
            slots.push(Slot::Ref);
        }
        for param in method.params() {
            let slot = Slot::of(Kind::of(param));
            slots.push(slot);
            slots.extend(slot.end());
        }
        if slots.len() > locals {
            return None;
        }
        slots.resize(locals, Slot::Unusable);
        Some(Frame { slots, locals, limit: locals + signature.max_stack as usize, news: true })
    }

    fn push(&mut self, kind: Kind) -> Result<(), Fault> {
        let slot = Slot::of(kind);
        self.slots.push(slot);
        self.slots.extend(slot.end());
        if self.slots.len() > self.limit { Err("the stack overflows") } else { Ok(()) }
    }

    fn pop(&mut self, kind: Kind) -> Result<(), Fault> {
        let slot = Slot::of(kind);
        let count = kind.slots() as usize;
        if self.slots.len() - self.locals < count {
            return Err("the stack underflows");
        }
        let top = self.slots.len() - count;
        if self.slots[top] != slot || slot.end().is_some_and(|end| self.slots[top + 1] != end) {
            return Err("the stack holds a value of another kind");
        }
        self.slots.truncate(top);
        Ok(())
    }

    fn pop_args(&mut self, args: &Args<'_>) -> Result<(), Fault> {
        match args {
            Args::None => Ok(()),
            Args::One(kind) => self.pop(*kind),
            Args::Ints(count) => (0..*count).try_for_each(|_| self.pop(Kind::Int)),
            Args::Method(method) => {
                // Compared from the bottom up, since a descriptor is read from the front.
                let count = method.arg_slots() as usize;
                if self.slots.len() - self.locals < count {
                    return Err("the stack underflows");
                }
                let base = self.slots.len() - count;
                let mut at = base;
                for param in method.params() {
                    let slot = Slot::of(Kind::of(param));
                    if self.slots[at] != slot || slot.end().is_some_and(|end| self.slots[at + 1] != end) {
                        return Err("an argument is of another kind");
                    }
                    at += Kind::of(param).slots() as usize;
                }
                self.slots.truncate(base);
                Ok(())
            }
        }
    }

    fn check_local(&self, local: u16, kind: Kind) -> Result<(), Fault> {
        let (at, slot) = (local as usize, Slot::of(kind));
        if at + kind.slots() as usize > self.locals {
            return Err("no such local variable");
        }
        if self.slots[at] != slot || slot.end().is_some_and(|end| self.slots[at + 1] != end) {
            return Err("the local variable holds a value of another kind");
        }
        Ok(())
    }

    fn store(&mut self, local: u16, kind: Kind) -> Result<(), Fault> {
        let (at, slot) = (local as usize, Slot::of(kind));
        if at + kind.slots() as usize > self.locals {
            return Err("no such local variable");
        }
        let before = (self.slots[at], at + 1 < self.locals && self.slots[at + 1].is_end());
        if before == (slot, slot.end().is_some()) {
            return Ok(());
        }
        self.news = true;
        self.write(at, slot);
        if let Some(end) = slot.end() {
            self.write(at + 1, end);
            self.slots[at] = slot;
        }
        Ok(())
    }

    /// Overwrites a local; the other half of a wide value that lay there is lost.
    fn write(&mut self, at: usize, slot: Slot) {
        if self.slots[at].is_end() && at > 0 {
            self.slots[at - 1] = Slot::Unusable;
        }
        if self.slots[at].end().is_some() && at + 1 < self.locals {
            self.slots[at + 1] = Slot::Unusable;
        }
        self.slots[at] = slot;
    }

    /// Rearranges the top slots as the table says; no half of a wide value may end up alone.
    fn shuffle(&mut self, taken: usize, pushes: &[Item]) -> Result<(), Fault> {
        if self.slots.len() - self.locals < taken {
            return Err("the stack underflows");
        }
        let base = self.slots.len() - taken;
        let mut top = [Slot::Unusable; 4];
        top[..taken].copy_from_slice(&self.slots[base..]);
        if top[0].is_end() {
            return Err("half of a wide value is moved");
        }
        self.slots.truncate(base);
        self.slots.extend(pushes.iter().map(|item| top[*item as usize - Item::S1 as usize]));
        if self.slots.len() > self.limit {
            return Err("the stack overflows");
        }
        let moved = &self.slots[base..];
        let whole = (0..moved.len()).all(|i| match moved[i].end() {
            Some(end) => moved.get(i + 1) == Some(&end),
            None => !moved[i].is_end() || i > 0 && moved[i - 1].end() == Some(moved[i]),
        });
        if whole { Ok(()) } else { Err("half of a wide value is moved") }
    }
}
