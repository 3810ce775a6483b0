//! Accesses that no instruction makes: by variable handles, by `Unsafe`, by other native methods.
//!
//! Handles and `Unsafe` say exactly what they access. What another native method accesses of the arrays and objects it
//! is handed is not known before it runs: it counts as all of it. While it runs, the heap itself tells what it
//! accesses (`heap/witness.rs`), which is compared with what other threads stand before.

use super::{Raced, Standing};
use crate::class::{Body, FieldId, MethodId};
use crate::code::Quick;
use crate::heap::witness::WHOLE;
use crate::heap::{LayoutKind, ObjRef};
use crate::machine::Machine;
use crate::machine::record::Spot;
use crate::machine::thread::Frame;
use crate::native::memory::block_at;

const UNSAFE: &str = "jdk/internal/misc/Unsafe";

/// Native methods that only read what they are handed: class, and the method unless it is any.
const READERS: &[(&str, &str)] = &[
    ("java/lang/Object", "clone"),
    ("java/lang/StringCoding", ""),
    ("java/util/zip/Adler32", ""),
    ("java/util/zip/CRC32", ""),
    ("java/util/zip/CRC32C", ""),
];

/// What a method of `Unsafe` does to one variable: it writes, it has no memory order, the bytes of its type (0: a
/// reference).
fn of_unsafe(name: &str) -> Option<(bool, bool, usize)> {
    const VERBS: [&str; 6] = ["compareAndExchange", "compareAndSet", "getAndAdd", "getAndSet", "get", "put"];
    const TYPES: [(&str, usize); 9] = [
        ("Boolean", 1),
        ("Byte", 1),
        ("Short", 2),
        ("Char", 2),
        ("Int", 4),
        ("Float", 4),
        ("Long", 8),
        ("Double", 8),
        ("Reference", 0),
    ];
    let (verb, rest) = VERBS.iter().find_map(|verb| Some((*verb, name.strip_prefix(verb)?)))?;
    let (size, order) = TYPES.iter().find_map(|(of, size)| Some((*size, rest.strip_prefix(of)?)))?;
    let is_plain = matches!(verb, "get" | "put") && order.is_empty();
    (["", "Volatile", "Acquire", "Release", "Opaque"].contains(&order)).then_some((
        verb != "get",
        is_plain,
        size,
    ))
}

impl Machine {
    /// What a thread accesses when it goes on, other than by an instruction.
    pub(super) fn other_accesses(&mut self, at: usize, out: &mut Vec<Standing>) {
        if let Some(ahead) = self.handle_access(at) {
            let span = (ahead.from, ahead.to);
            let spot = ahead.field.map_or_else(|| self.place_in(ahead.object, span.0), Spot::Field);
            let (write, plain) = (ahead.write, ahead.plain);
            out.push(Standing { object: ahead.object, span, spot, write, plain, native: None });
            return;
        }
        let Some(frame) = self.state.threads[at].frames.last() else { return };
        let Some(method) = self.native_ahead(frame) else { return };
        let slots = u32::from(self.method(method).arg_slots);
        let Some(base) = frame.sp.checked_sub(slots) else { return };
        let words = self.state.threads[at].stack[base as usize..frame.sp as usize].to_vec();
        match self.unsafe_access(method, &words) {
            Some(exact) => out.extend(exact),
            None => self.handed(method, &words, out),
        }
    }

    /// The native method that a frame is about to call.
    fn native_ahead(&self, frame: &Frame) -> Option<MethodId> {
        let i = *self.program.methods[frame.method.0 as usize].code.get(frame.pc as usize)?;
        use Quick::*;
        let calls = matches!(
            i.op,
            InvokeVirtual
                | InvokeExact
                | InvokeStatic
                | InvokeStaticReady
                | InvokeInterface
                | InvokeVirtualSlow
                | InvokeSpecialSlow
                | InvokeStaticSlow
                | InvokeInterfaceSlow
        );
        let method = if calls { self.called(frame)? } else { return None };
        matches!(self.method(method).body, Body::Native(_)).then_some(method)
    }

    /// The access of a method of `Unsafe`, if the method is one that accesses one variable.
    fn unsafe_access(&mut self, method: MethodId, words: &[u64]) -> Option<Option<Standing>> {
        if &*self.class(self.method(method).class).name != UNSAFE {
            return None;
        }
        let (write, plain, size) = of_unsafe(self.method_name(method))?;
        let (object, offset) = (ObjRef(*words.get(1)? as u32), *words.get(2)?);
        let (object, offset) = match object.is_null() {
            true => block_at(self, offset).ok()?,
            false => (object, (offset as usize).checked_sub(16)?),
        };
        let span = match self.state.heap.layout(self.state.heap.class(object)).kind {
            LayoutKind::Array { .. } => (offset, offset + if size == 0 { 4 } else { size }),
            LayoutKind::Object { .. } => (offset / 8 * 8, offset / 8 * 8 + 8),
        };
        if !self.state.heap.is_shared(object) {
            return Some(None);
        }
        let spot = self.place_in(object, span.0);
        let is_final =
            matches!(spot, Spot::Field(f) if self.field(f).flags & crate::classfile::access::FINAL != 0);
        let plain = plain && !is_final;
        Some(Some(Standing { object, span, spot, write, plain, native: None }))
    }

    /// What a thread hands to a native method: arrays, and the object of a copy. Memory outside the heap, by address.
    fn handed(&mut self, method: MethodId, words: &[u64], out: &mut Vec<Standing>) {
        let class = self.class(self.method(method).class).name.clone();
        let name = self.method_name(method).to_owned();
        let reads = READERS.iter().any(|r| *r.0 == *class && (r.1.is_empty() || r.1 == name));
        let takes_objects = &*class == "java/lang/Object" && name == "clone";
        for at in self.reference_words(method) {
            let mut object = ObjRef(words.get(at).copied().unwrap_or(0) as u32);
            if object.is_null() && &*class == UNSAFE {
                let address = words.get(at + 1).copied().unwrap_or(0);
                object = block_at(self, address).map_or(ObjRef::NULL, |block| block.0);
            }
            if object.is_null() || !self.state.heap.is_shared(object) {
                continue;
            }
            if takes_objects || self.class(self.state.heap.class(object)).is_array() {
                let (span, spot) = ((0, usize::MAX), Spot::Slot(0));
                out.push(Standing { object, span, spot, write: !reads, plain: true, native: Some(method) });
            }
        }
    }

    /// Which words of a method's arguments are references.
    fn reference_words(&self, method: MethodId) -> Vec<usize> {
        let m = self.method(method);
        let mut at = usize::from(!m.is_static());
        let mut all: Vec<usize> = (0..at).collect();
        let mut rest = self.method_descriptor(method).trim_start_matches('(');
        while let Some(first) = rest.chars().next().filter(|&c| c != ')') {
            let inner = rest.trim_start_matches('[');
            if matches!(first, 'L' | '[') {
                all.push(at);
            }
            let length =
                if inner.starts_with('L') { inner.find(';').map_or(inner.len(), |e| e + 1) } else { 1 };
            at += 1 + usize::from(matches!(first, 'J' | 'D'));
            rest = &inner[length..];
        }
        all
    }

    /// The element or field at a place in an object's content.
    pub(super) fn place_in(&self, object: ObjRef, from: usize) -> Spot {
        match self.state.heap.layout(self.state.heap.class(object)).kind {
            LayoutKind::Array { shift, .. } => Spot::Element((from >> shift) as u32),
            LayoutKind::Object { .. } => {
                let slot = (from / 8) as u32;
                self.field_in_slot(object, slot).map_or(Spot::Slot(slot), Spot::Field)
            }
        }
    }

    fn field_in_slot(&self, object: ObjRef, slot: u32) -> Option<FieldId> {
        let class = self.state.heap.class(object);
        self.fields_of(class).find(|&f| u32::from(self.field(f).slot) == slot)
    }

    /// A native method has run: whether another thread stands before an access to what it has accessed. In words.
    pub fn race_of_native(&mut self, method: MethodId) -> Option<String> {
        let is_exact = |m: &Machine| {
            &*m.class(m.method(method).class).name == UNSAFE && of_unsafe(m.method_name(method)).is_some()
        };
        let seen = self.state.heap.witness.seen();
        if seen.is_empty() || is_exact(self) {
            return None;
        }
        let others = self.accesses_of_others();
        if others.is_empty() {
            return None;
        }
        for (object, part, write) in seen {
            if object.is_null() || !self.state.heap.is_shared(object) {
                continue;
            }
            let is_array = self.class(self.state.heap.class(object)).is_array();
            let span = match is_array || part == WHOLE {
                true => (0, usize::MAX),
                false => (part as usize * 8, part as usize * 8 + 8),
            };
            let spot = if is_array { Spot::Slot(0) } else { self.place_in(object, span.0) };
            let mine = Standing { object, span, spot, write, plain: true, native: Some(method) };
            let me = self.state.current;
            for (other, theirs) in &others {
                if let Some(Raced::Unproven(what)) = self.compare((me, &mine), (*other, theirs)) {
                    return Some(what);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::of_unsafe;

    #[test]
    fn names_of_unsafe_say_what_they_do() {
        assert_eq!(of_unsafe("getInt"), Some((false, true, 4)));
        assert_eq!(of_unsafe("putReferenceRelease"), Some((true, false, 0)));
        assert_eq!(of_unsafe("getAndAddLong"), Some((true, false, 8)));
        assert_eq!(of_unsafe("compareAndSetReference"), Some((true, false, 0)));
        assert_eq!(of_unsafe("getIntUnaligned"), None);
        assert_eq!(of_unsafe("copyMemory0"), None);
    }
}
