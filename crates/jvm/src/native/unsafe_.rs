//! `jdk.internal.misc.Unsafe`: an offset names a slot.
//!
//! For arrays the offset is `BASE + index * element size`; for objects and static storage it is
//! `BASE + slot * 8`. Fences do nothing under sequential consistency; every access to a shared
//! object is a scheduling point while exploring.

use super::{Table, nothing, object};
use crate::class::{ClassId, FieldId, Sort};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap, raise};

const BASE: i64 = 16;

macro_rules! accessors {
    ($(($letter:literal, $name:literal, $get:ident, $put:ident)),*) => {
        &[
            $(
                (concat!("get", $name, "(Ljava/lang/Object;J)", $letter), $get),
                (concat!("get", $name, "Volatile(Ljava/lang/Object;J)", $letter), $get),
                (concat!("get", $name, "Acquire(Ljava/lang/Object;J)", $letter), $get),
                (concat!("get", $name, "Opaque(Ljava/lang/Object;J)", $letter), $get),
                (concat!("put", $name, "(Ljava/lang/Object;J", $letter, ")V"), $put),
                (concat!("put", $name, "Volatile(Ljava/lang/Object;J", $letter, ")V"), $put),
                (concat!("put", $name, "Release(Ljava/lang/Object;J", $letter, ")V"), $put),
                (concat!("put", $name, "Opaque(Ljava/lang/Object;J", $letter, ")V"), $put),
            )*
        ]
    };
}

pub const TABLES: &[Table] = &[
    (
        "jdk/internal/misc/Unsafe",
        accessors![
            ("Z", "Boolean", get_byte, put_boolean),
            ("B", "Byte", get_byte, put_byte),
            ("S", "Short", get_short, put_short),
            ("C", "Char", get_char, put_char),
            ("I", "Int", get_int, put_int),
            ("J", "Long", get_long, put_long),
            ("F", "Float", get_int, put_int),
            ("D", "Double", get_long, put_long),
            ("Ljava/lang/Object;", "Reference", get_reference, put_reference)
        ],
    ),
    (
        "jdk/internal/misc/Unsafe",
        &[
            ("compareAndSetInt(Ljava/lang/Object;JII)Z", cas_int),
            ("compareAndSetLong(Ljava/lang/Object;JJJ)Z", cas_long),
            (
                "compareAndSetReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Z",
                cas_reference,
            ),
            ("compareAndExchangeInt(Ljava/lang/Object;JII)I", cae_int),
            ("compareAndExchangeLong(Ljava/lang/Object;JJJ)J", cae_long),
            (
                "compareAndExchangeReference(Ljava/lang/Object;JLjava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;",
                cae_reference,
            ),
            ("getAndAddInt(Ljava/lang/Object;JI)I", get_and_add_int),
            ("getAndAddLong(Ljava/lang/Object;JJ)J", get_and_add_long),
            ("getAndSetInt(Ljava/lang/Object;JI)I", get_and_set_int),
            ("getAndSetLong(Ljava/lang/Object;JJ)J", get_and_set_long),
            (
                "getAndSetReference(Ljava/lang/Object;JLjava/lang/Object;)Ljava/lang/Object;",
                get_and_set_reference,
            ),
            ("loadFence()V", nothing),
            ("storeFence()V", nothing),
            ("fullFence()V", nothing),
            ("arrayBaseOffset0(Ljava/lang/Class;)I", array_base),
            ("arrayIndexScale0(Ljava/lang/Class;)I", array_scale),
            ("objectFieldOffset0(Ljava/lang/reflect/Field;)J", field_offset),
            ("objectFieldOffset1(Ljava/lang/Class;Ljava/lang/String;)J", field_offset_named),
            ("staticFieldOffset0(Ljava/lang/reflect/Field;)J", field_offset),
            ("staticFieldBase0(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_base),
            ("shouldBeInitialized0(Ljava/lang/Class;)Z", should_initialise),
            ("ensureClassInitialized0(Ljava/lang/Class;)V", ensure_initialised),
            ("allocateInstance(Ljava/lang/Class;)Ljava/lang/Object;", allocate),
            ("throwException(Ljava/lang/Throwable;)V", throw),
            ("copyMemory0(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy_memory),
            ("copySwapMemory0(Ljava/lang/Object;JLjava/lang/Object;JJJ)V", copy_swap_memory),
            ("setMemory0(Ljava/lang/Object;JJB)V", set_memory),
        ],
    ),
];

/// The object an access goes to, after the scheduling point it may need.
fn target(m: &mut Machine, args: &[u64], write: bool) -> Result<(ObjRef, usize), Trap> {
    let o = object(args, 1);
    if o.is_null() && m.run.exploring {
        let (block, offset) = super::memory::block_at(m, args[2])?;
        m.visible_at(block, crate::machine::trail::WHOLE, write)?;
        return Ok((block, offset));
    }
    if o.is_null() {
        return Ok((o, args[2] as usize));
    }
    let offset = (args[2] as i64) - BASE;
    let part = match m.state.heap.layout(m.state.heap.class(o)).kind {
        // It may be wider than an element.
        crate::heap::LayoutKind::Array { shift: 0..=2, refs: false } => crate::machine::trail::WHOLE,
        crate::heap::LayoutKind::Array { shift, .. } => (offset >> shift) as u32,
        _ => (offset >> 3) as u32,
    };
    m.visible_at(o, part, write)?;
    if offset < 0 || offset as usize >= m.state.heap.size_of(o) * 8 {
        return raise("java/lang/InternalError", "an Unsafe access outside of its object");
    }
    Ok((o, offset as usize))
}

fn is_array(m: &Machine, o: ObjRef) -> bool {
    // Memory outside the heap is bytes, like an array.
    o.is_null() || m.class(m.state.heap.class(o)).is_array()
}

/// Reads `N` bytes at an offset, little endian.
fn read<const N: usize>(m: &mut Machine, o: ObjRef, offset: usize) -> Result<[u8; N], Trap> {
    if o.is_null() {
        let Some(bytes) = super::memory::memory(m)?.at(offset as u64, N) else {
            return raise("java/lang/InternalError", "an access outside of allocated memory");
        };
        return Ok(bytes.try_into().expect("as many bytes as asked for"));
    }
    m.settle_inside(o)?;
    let words = m.state.heap.content(o);
    let mut out = [0; N];
    for (i, byte) in out.iter_mut().enumerate() {
        let at = offset + i;
        let Some(word) = words.get(at / 8) else {
            return raise("java/lang/InternalError", "an Unsafe access outside of its object");
        };
        *byte = (word >> (8 * (at % 8))) as u8;
    }
    Ok(out)
}

fn write(m: &mut Machine, o: ObjRef, offset: usize, bytes: &[u8]) -> Result<(), Trap> {
    if o.is_null() {
        let Some(place) = super::memory::memory(m)?.at(offset as u64, bytes.len()) else {
            return raise("java/lang/InternalError", "an access outside of allocated memory");
        };
        place.copy_from_slice(bytes);
        return Ok(());
    }
    let words = m.state.heap.content_mut(o);
    for (i, byte) in bytes.iter().enumerate() {
        let at = offset + i;
        let Some(word) = words.get_mut(at / 8) else {
            return raise("java/lang/InternalError", "an Unsafe access outside of its object");
        };
        let shift = 8 * (at % 8);
        *word = *word & !(0xFF << shift) | u64::from(*byte) << shift;
    }
    Ok(())
}

fn get_byte(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, false)?;
    Ok(u64::from(i32::from(read::<1>(m, o, at)?[0] as i8) as u32))
}

fn get_short(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, false)?;
    Ok(u64::from(i32::from(i16::from_le_bytes(read(m, o, at)?)) as u32))
}

fn get_char(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, false)?;
    Ok(u64::from(u16::from_le_bytes(read(m, o, at)?)))
}

fn load_int(m: &mut Machine, o: ObjRef, at: usize) -> Result<u32, Trap> {
    Ok(u32::from_le_bytes(read(m, o, at)?))
}

fn get_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, false)?;
    Ok(u64::from(load_int(m, o, at)?))
}

fn load_long(m: &mut Machine, o: ObjRef, at: usize) -> Result<u64, Trap> {
    if at.is_multiple_of(8)
        && !o.is_null()
        && let Some(&word) = m.state.heap.content(o).get(at / 8)
    {
        return Ok(word);
    }
    Ok(u64::from_le_bytes(read(m, o, at)?))
}

fn get_long(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, false)?;
    load_long(m, o, at)
}

fn load_reference(m: &Machine, o: ObjRef, at: usize) -> ObjRef {
    if is_array(m, o) { m.state.heap.array_ref(o, at / 4) } else { m.state.heap.get_ref(o, at / 8) }
}

fn store_reference(m: &mut Machine, o: ObjRef, at: usize, value: ObjRef) {
    if is_array(m, o) {
        m.state.heap.put_array_ref(o, at / 4, value)
    } else {
        m.state.heap.put_ref(o, at / 8, value)
    }
}

fn get_reference(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, false)?;
    Ok(load_reference(m, o, at).slot())
}

fn store_narrow(m: &mut Machine, o: ObjRef, at: usize, slot: u64, bytes: &[u8]) -> Outcome {
    if is_array(m, o) {
        write(m, o, at, bytes)?;
    } else {
        m.state.heap.put(o, at / 8, slot);
    }
    Ok(0)
}

fn put_boolean(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    store_narrow(m, o, at, args[4] & 1, &[(args[4] & 1) as u8])
}

fn put_byte(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    let v = args[4] as i8;
    store_narrow(m, o, at, u64::from(i32::from(v) as u32), &v.to_le_bytes())
}

fn put_short(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    let v = args[4] as i16;
    store_narrow(m, o, at, u64::from(i32::from(v) as u32), &v.to_le_bytes())
}

fn put_char(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    let v = args[4] as u16;
    store_narrow(m, o, at, u64::from(v), &v.to_le_bytes())
}

fn store_int(m: &mut Machine, o: ObjRef, at: usize, v: u32) -> Outcome {
    store_narrow(m, o, at, u64::from(v), &v.to_le_bytes())
}

fn put_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    store_int(m, o, at, args[4] as u32)
}

fn store_long(m: &mut Machine, o: ObjRef, at: usize, v: u64) -> Outcome {
    if at.is_multiple_of(8) && !o.is_null() {
        m.state.heap.touch(o);
        m.state.heap.content_mut(o)[at / 8] = v;
        return Ok(0);
    }
    write(m, o, at, &v.to_le_bytes())?;
    Ok(0)
}

fn put_long(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    store_long(m, o, at, args[4])
}

fn put_reference(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    store_reference(m, o, at, object(args, 4));
    Ok(0)
}

/// As [`target`], for an operation that writes only if what is there is as expected.
fn target_if(
    m: &mut Machine,
    args: &[u64],
    expected: impl Fn(&mut Machine, ObjRef, usize) -> bool,
) -> Result<(ObjRef, usize), Trap> {
    let o = object(args, 1);
    let offset = (args[2] as i64) - BASE;
    let inside = !o.is_null() && offset >= 0 && (offset as usize) < m.state.heap.content(o).len() * 8;
    let write = !m.run.tracing || !inside || expected(m, o, offset as usize);
    target(m, args, write)
}

fn cae_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let same = |m: &mut Machine, o, at| load_int(m, o, at).is_ok_and(|old| old == args[4] as u32);
    let (o, at) = target_if(m, args, same)?;
    let old = load_int(m, o, at)?;
    if old == args[4] as u32 {
        store_int(m, o, at, args[5] as u32)?;
    }
    Ok(u64::from(old))
}

fn cas_int(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(cae_int(m, args)? as u32 == args[4] as u32))
}

fn cae_long(m: &mut Machine, args: &[u64]) -> Outcome {
    let same = |m: &mut Machine, o, at| load_long(m, o, at).is_ok_and(|old| old == args[4]);
    let (o, at) = target_if(m, args, same)?;
    let old = load_long(m, o, at)?;
    if old == args[4] {
        store_long(m, o, at, args[6])?;
    }
    Ok(old)
}

fn cas_long(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(cae_long(m, args)? == args[4]))
}

/// What was there, and whether it was what was expected.
fn exchange_reference(m: &mut Machine, args: &[u64]) -> Result<(ObjRef, bool), Trap> {
    // A box may turn out to be the one that is expected.
    let same = |m: &mut Machine, o, at| m.run.open.on || load_reference(m, o, at) == object(args, 4);
    let (o, at) = target_if(m, args, same)?;
    let old = load_reference(m, o, at);
    let is_expected = m.meant_reference(old, object(args, 4))? == old;
    if is_expected {
        store_reference(m, o, at, object(args, 5));
    }
    Ok((old, is_expected))
}

fn cae_reference(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(exchange_reference(m, args)?.0.slot())
}

fn cas_reference(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(exchange_reference(m, args)?.1))
}

fn get_and_add_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    let old = load_int(m, o, at)?;
    store_int(m, o, at, old.wrapping_add(args[4] as u32))?;
    Ok(u64::from(old))
}

fn get_and_add_long(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    let old = load_long(m, o, at)?;
    store_long(m, o, at, old.wrapping_add(args[4]))?;
    Ok(old)
}

fn get_and_set_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    let old = load_int(m, o, at)?;
    store_int(m, o, at, args[4] as u32)?;
    Ok(u64::from(old))
}

fn get_and_set_long(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    let old = load_long(m, o, at)?;
    store_long(m, o, at, args[4])?;
    Ok(old)
}

fn get_and_set_reference(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    let old = load_reference(m, o, at);
    store_reference(m, o, at, object(args, 4));
    Ok(old.slot())
}

fn array_base(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(BASE as u64)
}

fn array_scale(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, 1));
    match m.state.heap.layout(class).kind {
        crate::heap::LayoutKind::Array { shift, .. } => Ok(1 << shift),
        _ => raise("java/lang/InvalidClassException", "not an array class"),
    }
}

fn field_offset(m: &mut Machine, args: &[u64]) -> Outcome {
    let field = m.reflected_field(object(args, 1))?;
    offset_of(m, field)
}

/// What is no part of the state cannot be looked at.
fn offset_of(m: &Machine, field: FieldId) -> Outcome {
    let f = m.field(field);
    let (class, name) = (&*m.class(f.class).name, &**m.program.symbols.text(f.name));
    if m.run.exploring && crate::class::layout::is_hidden(class, name) {
        let class = class.replace('/', ".");
        return Err(Trap::Unsupported(format!("a look at the cache {class}.{name} by its address")));
    }
    Ok((BASE + i64::from(f.slot) * 8) as u64)
}

fn field_offset_named(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, 1));
    let name = m.text(object(args, 2));
    let mut at = Some(class);
    while let Some(c) = at {
        if let Some(field) = m.find_declared_field(c, &name) {
            return offset_of(m, field);
        }
        at = m.class(c).superclass;
    }
    raise("java/lang/InternalError", name)
}

fn static_base(m: &mut Machine, args: &[u64]) -> Outcome {
    let field = m.reflected_field(object(args, 1))?;
    Ok(m.class(m.field(field).class).statics.slot())
}

fn should_initialise(m: &mut Machine, args: &[u64]) -> Outcome {
    m.visible_anyway()?;
    let class = m.class_of_mirror(object(args, 1));
    Ok(u64::from(!m.is_initialised(class)))
}

fn ensure_initialised(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, 1));
    if m.is_initialised(class) { Ok(0) } else { Err(Trap::Init(class)) }
}

fn allocate(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, 1));
    if m.class(class).sort != Sort::Instance || m.class(class).flags & crate::classfile::access::ABSTRACT != 0
    {
        return raise("java/lang/InstantiationException", m.class_java_name(class));
    }
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    Ok(m.new_instance(class)?.slot())
}

fn throw(_: &mut Machine, args: &[u64]) -> Outcome {
    Err(Trap::Throw(object(args, 1)))
}

fn copy_memory(m: &mut Machine, args: &[u64]) -> Outcome {
    let n = args[7] as usize;
    let ((src, from), (dst, to)) = (place(m, args, 1)?, place(m, args, 4)?);
    if src.is_null() || dst.is_null() {
        let bytes = read_all(m, src, from, n)?;
        write(m, dst, to, &bytes)?;
        return Ok(0);
    }
    m.settle_inside(src)?;
    m.visible(if m.state.heap.is_shared(src) { src } else { dst })?;
    m.touches(dst, crate::machine::trail::WHOLE, true);
    m.state.heap.copy_elements(src, from, dst, to, n);
    Ok(0)
}

/// An object argument and the offset that follows it. Where that is null it is an address, or while exploring the
/// block that lies there.
fn place(m: &mut Machine, args: &[u64], i: usize) -> Result<(ObjRef, usize), Trap> {
    let (o, at) = (object(args, i), args[i + 1]);
    match (o.is_null(), m.run.exploring) {
        (false, _) => Ok((o, at as usize - BASE as usize)),
        (true, true) => super::memory::block_at(m, at),
        (true, false) => Ok((o, at as usize)),
    }
}

fn read_all(m: &mut Machine, o: ObjRef, from: usize, n: usize) -> Result<Vec<u8>, Trap> {
    (from..from + n).map(|at| Ok(read::<1>(m, o, at)?[0])).collect()
}

/// Copies units of `args[9]` bytes, each with its bytes reversed.
fn copy_swap_memory(m: &mut Machine, args: &[u64]) -> Outcome {
    let ((src, from), (dst, to)) = (place(m, args, 1)?, place(m, args, 4)?);
    if m.run.exploring {
        m.visible(if m.state.heap.is_shared(src) { src } else { dst })?;
        m.touches(dst, crate::machine::trail::WHOLE, true);
    }
    let (bytes, unit) = (args[7] as usize, (args[9] as usize).max(1));
    let mut copy = read_all(m, src, from, bytes)?;
    for chunk in copy.chunks_mut(unit) {
        chunk.reverse();
    }
    write(m, dst, to, &copy)?;
    Ok(0)
}

fn set_memory(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, at) = target(m, args, true)?;
    m.touches(o, crate::machine::trail::WHOLE, true);
    let bytes = vec![args[6] as u8; args[4] as usize];
    write(m, o, at, &bytes)?;
    Ok(0)
}

impl Machine {
    /// The field a `java.lang.reflect.Field` stands for.
    pub fn reflected_field(&mut self, field: ObjRef) -> Result<crate::class::FieldId, Trap> {
        let id = self.state.heap.get(field, self.program.known.field_vm.0);
        if id != 0 {
            return Ok(crate::class::FieldId(id as u32 - 1));
        }
        let mirror = self.state.heap.get_ref(field, self.program.known.field_class.0);
        let class: ClassId = self.class_of_mirror(mirror);
        let slot = self.state.heap.get(field, self.program.known.field_slot.0) as u16;
        let found = self.class(class).fields.iter().copied().find(|&f| self.field(f).index == Some(slot));
        found.ok_or(Trap::Raise("java/lang/InternalError", Some("a Field of unknown origin".into())))
    }
}
