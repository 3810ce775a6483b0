//! `java.lang.reflect.Array`: elements by index, whatever the element type.

use super::{Table, int, lang, object};
use crate::class::{ClassId, Sort, well_known};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap, raise};
use smallvec::smallvec;

pub const TABLES: &[Table] = &[(
    "java/lang/reflect/Array",
    &[
        ("getLength(Ljava/lang/Object;)I", length),
        ("get(Ljava/lang/Object;I)Ljava/lang/Object;", get),
        ("getBoolean(Ljava/lang/Object;I)Z", get_boolean),
        ("getByte(Ljava/lang/Object;I)B", get_byte),
        ("getChar(Ljava/lang/Object;I)C", get_char),
        ("getShort(Ljava/lang/Object;I)S", get_short),
        ("getInt(Ljava/lang/Object;I)I", get_int),
        ("getLong(Ljava/lang/Object;I)J", get_long),
        ("getFloat(Ljava/lang/Object;I)F", get_float),
        ("getDouble(Ljava/lang/Object;I)D", get_double),
        ("set(Ljava/lang/Object;ILjava/lang/Object;)V", set),
        ("setBoolean(Ljava/lang/Object;IZ)V", set_boolean),
        ("setByte(Ljava/lang/Object;IB)V", set_byte),
        ("setChar(Ljava/lang/Object;IC)V", set_char),
        ("setShort(Ljava/lang/Object;IS)V", set_short),
        ("setInt(Ljava/lang/Object;II)V", set_int),
        ("setLong(Ljava/lang/Object;IJ)V", set_long),
        ("setFloat(Ljava/lang/Object;IF)V", set_float),
        ("setDouble(Ljava/lang/Object;ID)V", set_double),
        ("newArray(Ljava/lang/Class;I)Ljava/lang/Object;", new_array),
        ("multiNewArray(Ljava/lang/Class;[I)Ljava/lang/Object;", multi_new_array),
    ],
)];

const MISMATCH: &str = "argument type mismatch";

/// The array and its component, or the exception that `java` throws for something else.
fn array(m: &Machine, args: &[u64]) -> Result<(ObjRef, ClassId), Trap> {
    let o = object(args, 0);
    if o.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    match m.class(m.state.heap.class(o)).sort {
        Sort::Array { component } => Ok((o, component)),
        _ => raise("java/lang/IllegalArgumentException", "Argument is not an array"),
    }
}

fn element(m: &mut Machine, args: &[u64]) -> Result<(ObjRef, usize, u8, ClassId), Trap> {
    let (o, component) = array(m, args)?;
    m.visible(o)?;
    let (index, length) = (int(args, 1), m.state.heap.len(o));
    if index as u32 as usize >= length {
        return Err(Trap::Raise("java/lang/ArrayIndexOutOfBoundsException", None));
    }
    let letter = match m.class(component).sort {
        Sort::Primitive(letter) => letter,
        _ => b'L',
    };
    Ok((o, index as usize, letter, component))
}

/// An element as a slot.
fn read(m: &Machine, o: ObjRef, index: usize, letter: u8) -> u64 {
    match letter {
        b'Z' | b'B' => u64::from(i32::from(m.state.heap.elements::<i8>(o)[index]) as u32),
        b'C' => u64::from(m.state.heap.elements::<u16>(o)[index]),
        b'S' => u64::from(i32::from(m.state.heap.elements::<i16>(o)[index]) as u32),
        b'J' | b'D' => m.state.heap.elements::<u64>(o)[index],
        _ => u64::from(m.state.heap.elements::<u32>(o)[index]),
    }
}

fn write(m: &mut Machine, o: ObjRef, index: usize, letter: u8, slot: u64) {
    match letter {
        b'Z' => m.state.heap.elements_mut::<u8>(o)[index] = slot as u8 & 1,
        b'B' => m.state.heap.elements_mut::<u8>(o)[index] = slot as u8,
        b'C' | b'S' => m.state.heap.elements_mut::<u16>(o)[index] = slot as u16,
        b'J' | b'D' => m.state.heap.elements_mut::<u64>(o)[index] = slot,
        _ => m.state.heap.elements_mut::<u32>(o)[index] = slot as u32,
    }
}

/// A primitive value in a wider type (JLS 5.1.2), if that is a widening.
pub fn widen(from: u8, to: u8, slot: u64) -> Option<u64> {
    let int = slot as i32;
    Some(match (from, to) {
        _ if from == to => slot,
        (b'B', b'S' | b'I') | (b'S' | b'C', b'I') => slot,
        (b'B' | b'S' | b'C' | b'I', b'J') => i64::from(int) as u64,
        (b'B' | b'S' | b'C' | b'I', b'F') => u64::from((int as f32).to_bits()),
        (b'B' | b'S' | b'C' | b'I', b'D') => f64::from(int).to_bits(),
        (b'J', b'F') => u64::from((slot as i64 as f32).to_bits()),
        (b'J', b'D') => (slot as i64 as f64).to_bits(),
        (b'F', b'D') => f64::from(f32::from_bits(slot as u32)).to_bits(),
        _ => return None,
    })
}

fn length(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, _) = array(m, args)?;
    Ok(m.state.heap.len(o) as u64)
}

fn get(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, index, letter, _) = element(m, args)?;
    let slot = read(m, o, index, letter);
    if letter == b'L' { Ok(slot) } else { box_value(m, letter, slot) }
}

/// The box class of a primitive and its descriptor letter.
pub fn box_class(letter: u8) -> &'static str {
    match letter {
        b'Z' => "java/lang/Boolean",
        b'B' => "java/lang/Byte",
        b'C' => "java/lang/Character",
        b'S' => "java/lang/Short",
        b'I' => "java/lang/Integer",
        b'J' => "java/lang/Long",
        b'F' => "java/lang/Float",
        _ => "java/lang/Double",
    }
}

/// The result is `Box.valueOf(value)`.
pub fn box_value(m: &mut Machine, letter: u8, slot: u64) -> Outcome {
    let name = box_class(letter);
    let class = m.load_class(name)?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let descriptor = format!("({})L{name};", letter as char);
    let method = m.find_method_named(class, "valueOf", &descriptor).expect("every box has valueOf");
    let mut args = smallvec![slot];
    if matches!(letter, b'J' | b'D') {
        args.push(0);
    }
    Err(Trap::Call(method, args))
}

fn get_as(m: &mut Machine, args: &[u64], to: u8) -> Outcome {
    let (o, index, letter, _) = element(m, args)?;
    match widen(letter, to, read(m, o, index, letter)) {
        Some(slot) if letter != b'L' => Ok(slot),
        _ => raise("java/lang/IllegalArgumentException", MISMATCH),
    }
}

fn set_as(m: &mut Machine, args: &[u64], from: u8) -> Outcome {
    let (o, index, letter, _) = element(m, args)?;
    match widen(from, letter, args[2]) {
        Some(slot) if letter != b'L' => {
            write(m, o, index, letter, slot);
            Ok(0)
        }
        _ => raise("java/lang/IllegalArgumentException", MISMATCH),
    }
}

macro_rules! typed {
    ($($letter:literal $get:ident $set:ident)*) => {
        $(
            fn $get(m: &mut Machine, args: &[u64]) -> Outcome {
                get_as(m, args, $letter)
            }
            fn $set(m: &mut Machine, args: &[u64]) -> Outcome {
                set_as(m, args, $letter)
            }
        )*
    };
}

typed! {
    b'Z' get_boolean set_boolean
    b'B' get_byte set_byte
    b'C' get_char set_char
    b'S' get_short set_short
    b'I' get_int set_int
    b'J' get_long set_long
    b'F' get_float set_float
    b'D' get_double set_double
}

fn set(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, index, letter, component) = element(m, args)?;
    let value = object(args, 2);
    if letter == b'L' {
        if !value.is_null() && !m.is_subclass(m.state.heap.class(value), component) {
            return raise("java/lang/IllegalArgumentException", "array element type mismatch");
        }
        m.state.heap.put_array_ref(o, index, value);
        return Ok(0);
    }
    let unboxed = if value.is_null() { None } else { lang::unboxed(m, value) };
    match unboxed.and_then(|(from, slot)| widen(from, letter, slot)) {
        Some(slot) => {
            write(m, o, index, letter, slot);
            Ok(0)
        }
        None => raise("java/lang/IllegalArgumentException", MISMATCH),
    }
}

fn new_array(m: &mut Machine, args: &[u64]) -> Outcome {
    let (component, length) = (object(args, 0), int(args, 1));
    if component.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let component = m.class_of_mirror(component);
    let is_deepest = m.class(component).name.bytes().take_while(|&b| b == b'[').count() == 255;
    if is_deepest || Some(component) == well_known::primitive(b'V') {
        return Err(Trap::Raise("java/lang/IllegalArgumentException", None));
    }
    if length < 0 {
        return raise("java/lang/NegativeArraySizeException", length.to_string());
    }
    let class = m.array_of(component);
    Ok(m.new_array(class, length as usize)?.slot())
}

fn multi_new_array(m: &mut Machine, args: &[u64]) -> Outcome {
    let (component, dims) = (object(args, 0), object(args, 1));
    if component.is_null() || dims.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let dims: Vec<i32> = m.state.heap.elements::<i32>(dims).to_vec();
    let mut class = m.class_of_mirror(component);
    if dims.is_empty() {
        return raise("java/lang/IllegalArgumentException", "Empty dimensions array");
    }
    // An array type has at most 255 dimensions, and `void` has none.
    let depth = m.class(class).name.bytes().take_while(|&b| b == b'[').count() + dims.len();
    if depth > 255 || Some(class) == well_known::primitive(b'V') {
        return Err(Trap::Raise("java/lang/IllegalArgumentException", None));
    }
    if let Some(&negative) = dims.iter().find(|d| **d < 0) {
        return raise("java/lang/NegativeArraySizeException", negative.to_string());
    }
    for _ in &dims {
        class = m.array_of(class);
    }
    Ok(m.nested_array(class, &dims)?.slot())
}
