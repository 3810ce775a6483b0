//! Classes with fixed ids: primitives and their arrays, made before anything is loaded.

use super::ClassId;

/// Keyword, descriptor letter, shift of the element size; the id is the position.
pub const PRIMITIVES: [(&str, u8, u8); 9] = [
    ("boolean", b'Z', 0),
    ("char", b'C', 1),
    ("float", b'F', 2),
    ("double", b'D', 3),
    ("byte", b'B', 0),
    ("short", b'S', 1),
    ("int", b'I', 2),
    ("long", b'J', 3),
    ("void", b'V', 0),
];

pub const BOOLEAN: ClassId = ClassId(0);
pub const CHAR: ClassId = ClassId(1);
pub const FLOAT: ClassId = ClassId(2);
pub const DOUBLE: ClassId = ClassId(3);
pub const BYTE: ClassId = ClassId(4);
pub const SHORT: ClassId = ClassId(5);
pub const INT: ClassId = ClassId(6);
pub const LONG: ClassId = ClassId(7);
pub const VOID: ClassId = ClassId(8);
// Nine primitives, then `java/lang/Object`, its three companions, then the primitive arrays.
pub const OBJECT: ClassId = ClassId(9);
pub const CLONEABLE: ClassId = ClassId(11);
pub const SERIALIZABLE: ClassId = ClassId(13);
pub const BOOLEANS: ClassId = ClassId(15);
pub const CHARS: ClassId = ClassId(16);
pub const FLOATS: ClassId = ClassId(17);
pub const DOUBLES: ClassId = ClassId(18);
pub const BYTES: ClassId = ClassId(19);
pub const SHORTS: ClassId = ClassId(20);
pub const INTS: ClassId = ClassId(21);
pub const LONGS: ClassId = ClassId(22);

/// The primitive type of a descriptor letter.
pub fn primitive(letter: u8) -> Option<ClassId> {
    PRIMITIVES.iter().position(|p| p.1 == letter).map(|i| ClassId(i as u32))
}
