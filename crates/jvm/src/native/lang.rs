//! Strings, numbers and arrays: the small natives of `java.lang`.

use super::{Table, int, object, one, zero};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    ("java/lang/String", &[("intern()Ljava/lang/String;", intern)]),
    ("java/lang/StringUTF16", &[("isBigEndian()Z", zero)]),
    ("java/lang/Float", &[("floatToRawIntBits(F)I", identity), ("intBitsToFloat(I)F", identity)]),
    ("java/lang/Double", &[("doubleToRawLongBits(D)J", identity), ("longBitsToDouble(J)D", identity)]),
    ("java/util/concurrent/atomic/AtomicLong", &[("VMSupportsCS8()Z", one)]),
];

fn intern(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(m.intern_object(object(args, 0))?.slot())
}

fn identity(_: &mut Machine, args: &[u64]) -> Outcome {
    Ok(args[0])
}

/// `System.arraycopy`, with all its checks.
pub fn arraycopy(m: &mut Machine, args: &[u64]) -> Outcome {
    use crate::class::Sort;
    let (src, from, dst, to, len) =
        (object(args, 0), int(args, 1), object(args, 2), int(args, 3), int(args, 4));
    if src.is_null() || dst.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let (sc, dc) = (m.state.heap.class(src), m.state.heap.class(dst));
    let (Sort::Array { component: a }, Sort::Array { component: b }) = (m.class(sc).sort, m.class(dc).sort)
    else {
        let (name, which, other) =
            if m.class(sc).is_array() { (dc, "destination", "") } else { (sc, "source", "") };
        let _ = other;
        return Err(Trap::Raise(
            "java/lang/ArrayStoreException",
            Some(format!("arraycopy: {which} type {} is not an array", m.class_java_name(name))),
        ));
    };
    let (pa, pb) = (m.class(a).is_primitive(), m.class(b).is_primitive());
    if (pa || pb) && a != b {
        let text = match (pa, pb) {
            (true, true) => format!(
                "arraycopy: type mismatch: can not copy {}[] into {}[]",
                m.class_java_name(a),
                m.class_java_name(b)
            ),
            (true, false) => {
                format!(
                    "arraycopy: type mismatch: can not copy {}[] into object array[]",
                    m.class_java_name(a)
                )
            }
            _ => format!(
                "arraycopy: type mismatch: can not copy object array[] into {}[]",
                m.class_java_name(b)
            ),
        };
        return Err(Trap::Raise("java/lang/ArrayStoreException", Some(text)));
    }
    let (sl, dl) = (m.state.heap.len(src) as i64, m.state.heap.len(dst) as i64);
    let oob = |text: String| Err(Trap::Raise("java/lang/ArrayIndexOutOfBoundsException", Some(text)));
    let is_out = from < 0
        || to < 0
        || len < 0
        || i64::from(from) + i64::from(len) > sl
        || i64::from(to) + i64::from(len) > dl;
    let kind = match (is_out, pa) {
        (false, _) => String::new(),
        (true, true) => format!("{}[", m.class_java_name(a)),
        (true, false) => "object array[".to_owned(),
    };
    if from < 0 {
        return oob(format!("arraycopy: source index {from} out of bounds for {kind}{sl}]"));
    }
    if to < 0 {
        return oob(format!("arraycopy: destination index {to} out of bounds for {kind}{dl}]"));
    }
    if len < 0 {
        return oob(format!("arraycopy: length {len} is negative"));
    }
    if i64::from(from) + i64::from(len) > sl {
        let end = i64::from(from) + i64::from(len);
        return oob(format!("arraycopy: last source index {end} out of bounds for {kind}{sl}]"));
    }
    if i64::from(to) + i64::from(len) > dl {
        let end = i64::from(to) + i64::from(len);
        return oob(format!("arraycopy: last destination index {end} out of bounds for {kind}{dl}]"));
    }
    if len == 0 {
        return Ok(0);
    }
    let (is_read, is_written) = (m.is_torn_array(src, false), m.is_torn_array(dst, true));
    let is_torn = is_read && is_written || len > 1 && (is_read || is_written);
    if is_torn && (pa || a == b || m.is_subclass(a, b)) {
        let element = if pa { m.descriptor_of(a) } else { "Ljava/lang/Object;".to_owned() };
        let target = m.copying_loop(&element, src == dst && to > from)?;
        return Err(Trap::Call(target, args.into()));
    }
    // One scheduling point for both.
    let whole = crate::machine::trail::WHOLE;
    if m.state.heap.is_shared(src) {
        m.visible_at(src, whole, false)?;
        m.touches(dst, whole, true);
    } else {
        m.visible_at(dst, whole, true)?;
    }
    let (from, to, len) = (from as usize, to as usize, len as usize);
    m.works(8 * len);
    if pa {
        let crate::heap::LayoutKind::Array { shift, .. } = m.state.heap.layout(sc).kind else { return Ok(0) };
        m.state.heap.copy_elements(src, from << shift, dst, to << shift, len << shift);
        if !m.state.heap.copy_tails(src, from, dst, to, len) {
            return Err(Trap::Unsupported("open values copied to a long array".into()));
        }
        return Ok(0);
    }
    if a == b || m.is_subclass(a, b) {
        m.state.heap.copy_refs(src, from, dst, to, len);
        return Ok(0);
    }
    for i in 0..len {
        let value = m.state.heap.array_ref(src, from + i);
        if !value.is_null() && !m.is_subclass(m.state.heap.class(value), b) {
            let text = format!(
                "arraycopy: element type mismatch: can not cast one of the elements of {}[] to the type of the destination array, {}",
                m.class_java_name(a),
                m.class_java_name(b)
            );
            return Err(Trap::Raise("java/lang/ArrayStoreException", Some(text)));
        }
        m.state.heap.put_array_ref(dst, to + i, value);
    }
    Ok(0)
}

/// The value in a box, with its type letter; none if the object is no box.
pub fn unboxed(m: &Machine, o: ObjRef) -> Option<(u8, u64)> {
    let k = m.program.known;
    let name = &*m.class(m.state.heap.class(o)).name;
    let (letter, slot) = match name.strip_prefix("java/lang/")? {
        "Integer" => (b'I', k.integer_value),
        "Long" => (b'J', k.long_value),
        "Float" => (b'F', k.float_value),
        "Double" => (b'D', k.double_value),
        "Short" => (b'S', k.short_value),
        "Byte" => (b'B', k.byte_value),
        "Character" => (b'C', k.char_value),
        "Boolean" => (b'Z', k.boolean_value),
        _ => return None,
    };
    Some((letter, m.state.heap.get(o, slot.0)))
}
