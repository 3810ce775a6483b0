//! Helpful NullPointerException messages (JEP 358): which expression was null, in `java`'s words.
//!
//! The message is made when somebody asks for it, from the innermost element of the exception's
//! trace. A small data flow over the method finds, for each operand, the one instruction that
//! pushed it; where paths with different sources meet there is none, and nothing is said of it.

use super::Machine;
use super::mirror::java_type;
use crate::bytecode::{Code, Flow, Insn, Item, Op, Operand};
use crate::class::MethodId;
use crate::classfile::descriptor::MethodDescriptor;
use crate::classfile::{ClassFile, Constant, Kind, LocalVariable, MethodInfo};

/// How deep an expression is described.
const DETAIL: u32 = 5;

impl Machine {
    /// What was null at an instruction; none where no null could have been the cause.
    pub fn explain_null(&self, method: MethodId, pc: u32) -> Option<String> {
        let m = self.method(method);
        let file = self.class(m.class).file.clone()?;
        let info = file.methods.get(m.index as usize)?;
        let attribute = file.code(info).ok()??;
        let code = attribute.decode().ok()?;
        let variables = attribute.local_variables().unwrap_or_default();
        let flow = Sources::of(&file, &code);
        Explainer { file: &file, info, code: &code, variables, flow }.message(pc as usize)
    }
}

/// Before each instruction: the source of every stack slot, and the locals written so far.
struct Sources {
    before: Vec<Option<State>>,
}

#[derive(Clone, PartialEq)]
struct State {
    /// The instruction that pushed a slot, where there is only one.
    stack: Vec<Option<u32>>,
    written: Vec<u64>,
}

impl Sources {
    fn of(file: &ClassFile, code: &Code) -> Sources {
        let mut before: Vec<Option<State>> = vec![None; code.insns.len()];
        let mut todo = vec![(0usize, State { stack: Vec::new(), written: vec![0; 4] })];
        while let Some((at, state)) = todo.pop() {
            let Some(place) = before.get_mut(at) else { continue };
            let state = match place {
                None => state,
                Some(old) => {
                    let merged = merge(old, &state);
                    if merged == *old {
                        continue;
                    }
                    merged
                }
            };
            *place = Some(state.clone());
            for handler in &code.handlers {
                if (handler.start..handler.end).contains(&(at as u32)) {
                    todo.push((
                        handler.target as usize,
                        State { stack: vec![None], written: state.written.clone() },
                    ));
                }
            }
            let insn = code.insns[at];
            let Some(after) = step(file, &insn, at, state) else { continue };
            match insn.op.flow() {
                Flow::Next => todo.push((at + 1, after)),
                Flow::Branch | Flow::Goto => {
                    if insn.op.flow() == Flow::Branch {
                        todo.push((at + 1, after.clone()));
                    }
                    if let Operand::Branch(target) = insn.operand {
                        todo.push((target as usize, after));
                    }
                }
                Flow::Switch => {
                    if let Operand::Switch(index) = insn.operand {
                        for target in code.switches[index as usize].targets() {
                            todo.push((target as usize, after.clone()));
                        }
                    }
                }
                Flow::Return | Flow::Throw => {}
            }
        }
        Sources { before }
    }
}

fn merge(a: &State, b: &State) -> State {
    let stack = a.stack.iter().zip(&b.stack).map(|(x, y)| if x == y { *x } else { None }).collect();
    let written = a.written.iter().zip(&b.written).map(|(x, y)| x | y).collect();
    State { stack, written }
}

/// The slots that an item stands for.
fn slots(file: &ClassFile, insn: &Insn, item: Item, popped: bool) -> Option<usize> {
    Some(match item {
        Item::L | Item::D => 2,
        Item::Pool => pool_slots(file, insn, popped)?,
        _ => 1,
    })
}

fn pool_slots(file: &ClassFile, insn: &Insn, popped: bool) -> Option<usize> {
    let wide = |descriptor: &str| usize::from(Kind::of(descriptor).slots());
    let call = |descriptor: &str| {
        let parsed = MethodDescriptor::parse(descriptor).ok()?;
        let slots =
            if popped { parsed.arg_slots() } else { parsed.result_kind().map_or(0, |kind| kind.slots()) };
        Some(usize::from(slots))
    };
    match (insn.op, insn.operand) {
        (Op::Multianewarray, Operand::MultiNewArray { dims, .. }) => Some(dims as usize),
        (Op::Ldc, _) => Some(1),
        (Op::Ldc2, _) => Some(2),
        (Op::Getstatic | Op::Putstatic | Op::Getfield | Op::Putfield, Operand::Const(index)) => {
            Some(wide(file.pool.member(index).ok()?.descriptor))
        }
        (Op::Invokedynamic, Operand::Const(index)) => call(file.pool.dynamic(index).ok()?.descriptor),
        (_, Operand::Const(index)) => call(file.pool.member(index).ok()?.descriptor),
        _ => None,
    }
}

fn step(file: &ClassFile, insn: &Insn, at: usize, mut state: State) -> Option<State> {
    if let (Op::Istore | Op::Lstore | Op::Fstore | Op::Dstore | Op::Astore, Operand::Local(local)) =
        (insn.op, insn.operand)
    {
        let wide = usize::from(matches!(insn.op, Op::Lstore | Op::Dstore));
        for slot in usize::from(local)..=usize::from(local) + wide {
            if state.written.len() <= slot / 64 {
                state.written.resize(slot / 64 + 1, 0);
            }
            state.written[slot / 64] |= 1 << (slot % 64);
        }
    }
    if insn.op == Op::Checkcast {
        return Some(state);
    }
    let shuffles = insn.op.pops().first() == Some(&Item::S1);
    if shuffles {
        let n = insn.op.pops().len();
        let from = state.stack.len().checked_sub(n)?;
        let taken = state.stack.split_off(from);
        for item in insn.op.pushes() {
            let index = match item {
                Item::S1 => 0,
                Item::S2 => 1,
                Item::S3 => 2,
                _ => 3,
            };
            state.stack.push(taken[index]);
        }
        return Some(state);
    }
    for &item in insn.op.pops() {
        let n = slots(file, insn, item, true)?;
        let left = state.stack.len().checked_sub(n)?;
        state.stack.truncate(left);
    }
    for &item in insn.op.pushes() {
        let n = slots(file, insn, item, false)?;
        state.stack.resize(state.stack.len() + n, Some(at as u32));
    }
    Some(state)
}

struct Explainer<'a> {
    file: &'a ClassFile,
    info: &'a MethodInfo,
    code: &'a Code,
    variables: Vec<LocalVariable<'a>>,
    flow: Sources,
}

impl Explainer<'_> {
    fn message(&self, pc: usize) -> Option<String> {
        let insn = self.code.insns.get(pc)?;
        let (action, slot) = self.action(insn)?;
        let mut cause = String::new();
        if self.describe(pc, slot, DETAIL, false, &mut cause) {
            let words = if self.is_call(pc, slot) { "the return value of " } else { "" };
            return Some(format!("{action} because {words}\"{cause}\" is null"));
        }
        Some(action)
    }

    /// What failed, and how far below the top of the stack the null lies.
    fn action(&self, insn: &Insn) -> Option<(String, usize)> {
        let text = match insn.op {
            Op::Iaload
            | Op::Laload
            | Op::Faload
            | Op::Daload
            | Op::Aaload
            | Op::Baload
            | Op::Caload
            | Op::Saload => {
                return Some((format!("Cannot load from {} array", element(insn.op)), 1));
            }
            Op::Iastore | Op::Fastore | Op::Aastore | Op::Bastore | Op::Castore | Op::Sastore => {
                return Some((format!("Cannot store to {} array", element(insn.op)), 2));
            }
            Op::Lastore | Op::Dastore => {
                return Some((format!("Cannot store to {} array", element(insn.op)), 3));
            }
            Op::Arraylength => "Cannot read the array length",
            Op::Athrow => "Cannot throw exception",
            Op::Monitorenter => "Cannot enter synchronized block",
            Op::Monitorexit => "Cannot exit synchronized block",
            _ => {
                let Operand::Const(index) = insn.operand else { return None };
                let member = self.file.pool.member(index).ok()?;
                return match insn.op {
                    Op::Getfield => Some((format!("Cannot read field \"{}\"", member.name), 0)),
                    Op::Putfield => {
                        let slots = usize::from(Kind::of(member.descriptor).slots());
                        Some((format!("Cannot assign field \"{}\"", member.name), slots))
                    }
                    // The null is further inside, where there are no words.
                    Op::Invokevirtual if member.class.starts_with("java/lang/invoke/") => None,
                    Op::Invokevirtual | Op::Invokespecial | Op::Invokeinterface
                        if member.name != "<init>" =>
                    {
                        let slots = MethodDescriptor::parse(member.descriptor).ok()?.arg_slots();
                        Some((format!("Cannot invoke \"{}\"", self.method_name(index)?), usize::from(slots)))
                    }
                    _ => None,
                };
            }
        };
        Some((text.to_owned(), 0))
    }

    fn source(&self, pc: usize, slot: usize) -> Option<usize> {
        let state = self.flow.before.get(pc)?.as_ref()?;
        let at = state.stack.len().checked_sub(slot + 1)?;
        state.stack[at].map(|source| source as usize)
    }

    fn is_call(&self, pc: usize, slot: usize) -> bool {
        self.source(pc, slot).is_some_and(|at| {
            matches!(
                self.code.insns[at].op,
                Op::Invokevirtual | Op::Invokespecial | Op::Invokestatic | Op::Invokeinterface
            )
        })
    }

    /// Writes the expression whose value is in a slot; false if there are no words for it.
    #[allow(clippy::only_used_in_recursion)]
    fn describe(&self, pc: usize, slot: usize, detail: u32, inner: bool, out: &mut String) -> bool {
        if detail == 0 {
            return false;
        }
        let Some(at) = self.source(pc, slot) else { return false };
        let insn = &self.code.insns[at];
        match (insn.op, insn.operand) {
            (Op::AconstNull, _) => out.push_str("null"),
            (Op::Iconst, Operand::Imm(value)) => out.push_str(&value.to_string()),
            (Op::Iload | Op::Aload, Operand::Local(local)) => out.push_str(&self.local(at, local)),
            (Op::Getstatic, Operand::Const(index)) => {
                let Ok(member) = self.file.pool.member(index) else { return false };
                out.push_str(&format!("{}.{}", short_class(member.class), member.name));
            }
            (Op::Getfield, Operand::Const(index)) => {
                let Ok(member) = self.file.pool.member(index) else { return false };
                if self.describe(at, 0, detail - 1, inner, out) {
                    out.push('.');
                }
                out.push_str(member.name);
            }
            (
                Op::Invokevirtual | Op::Invokespecial | Op::Invokestatic | Op::Invokeinterface,
                Operand::Const(index),
            ) => {
                let Some(name) = self.method_name(index) else { return false };
                out.push_str(&name);
            }
            (
                Op::Iaload
                | Op::Laload
                | Op::Faload
                | Op::Daload
                | Op::Aaload
                | Op::Baload
                | Op::Caload
                | Op::Saload,
                _,
            ) => {
                if !self.describe(at, 1, detail - 1, inner, out) {
                    out.push_str("<array>");
                }
                out.push('[');
                if !self.describe(at, 0, detail, true, out) {
                    out.push_str("...");
                }
                out.push(']');
            }
            _ => return false,
        }
        true
    }

    /// A local by its name in the debug tables, or by its number.
    fn local(&self, at: usize, local: u16) -> String {
        let offset = u32::from(self.code.insns[at].offset);
        let named = self.variables.iter().find(|v| v.index == local && (v.start..v.end).contains(&offset));
        if let Some(variable) = named {
            return variable.name.to_owned();
        }
        let is_static = self.info.is_static();
        if !is_static && local == 0 {
            return "this".to_owned();
        }
        let written = self.flow.before[at]
            .as_ref()
            .and_then(|s| s.written.get(usize::from(local) / 64))
            .is_some_and(|w| w >> (local % 64) & 1 != 0);
        if !written && let Some(number) = self.parameter_at(local) {
            return format!("<parameter{number}>");
        }
        format!("<local{local}>")
    }

    /// The number, from one, of the parameter that starts in this slot.
    fn parameter_at(&self, local: u16) -> Option<usize> {
        let descriptor = self.file.pool.utf8(self.info.descriptor).ok()?;
        let mut slot = u16::from(!self.info.is_static());
        for (i, param) in MethodDescriptor::parse(descriptor).ok()?.params().enumerate() {
            let size = Kind::of(param).slots();
            if (slot..slot + size).contains(&local) {
                return Some(i + 1);
            }
            slot += size;
        }
        None
    }

    fn method_name(&self, index: u16) -> Option<String> {
        if !matches!(self.file.pool.get(index), Ok(Constant::Member { .. })) {
            return None;
        }
        let member = self.file.pool.member(index).ok()?;
        let parsed = MethodDescriptor::parse(member.descriptor).ok()?;
        let params: Vec<String> = parsed.params().map(short_type).collect();
        Some(format!("{}.{}({})", short_class(member.class), member.name, params.join(", ")))
    }
}

fn element(op: Op) -> &'static str {
    match op {
        Op::Iaload | Op::Iastore => "int",
        Op::Laload | Op::Lastore => "long",
        Op::Faload | Op::Fastore => "float",
        Op::Daload | Op::Dastore => "double",
        Op::Baload | Op::Bastore => "byte/boolean",
        Op::Caload | Op::Castore => "char",
        Op::Saload | Op::Sastore => "short",
        _ => "object",
    }
}

/// A class of the pool as Java writes it, the two most frequent ones without their package.
fn short_class(name: &str) -> String {
    if name.starts_with('[') { name.replace('/', ".") } else { short_type(&format!("L{name};")) }
}

fn short_type(descriptor: &str) -> String {
    let text = java_type(descriptor);
    let (element, dims) = text.split_at(text.find('[').unwrap_or(text.len()));
    match element {
        "java.lang.Object" => format!("Object{dims}"),
        "java.lang.String" => format!("String{dims}"),
        _ => text,
    }
}
