//! The methods of the JDK that have short cuts, and what they and those they call must be made of: a digest of
//! the instructions (`Machine::body_digest`).

use super::Short;

/// A method, its short cut, and the bodies that the short cut stands for.
pub(super) struct Row {
    pub class: &'static str,
    pub method: &'static str,
    pub short: Short,
    pub bodies: &'static [Body],
}

/// Class, method, digest of what it is made of.
type Body = (&'static str, &'static str, u64);

const LIST: &str = "java/util/ArrayList";
const ITERATOR: &str = "java/util/ArrayList$Itr";
const ARRAYS: &str = "java/util/Arrays";
const INTEGER: &str = "java/lang/Integer";
const OBJECTS: &str = "java/util/Objects";
const PRECONDITIONS: &str = "jdk/internal/util/Preconditions";

const CHECK_INDEX: Body = (OBJECTS, "checkIndex(II)I", 0xB367_7B08_0C54_13BA);
const OUT_OF_BOUNDS: Body =
    (PRECONDITIONS, "checkIndex(IILjava/util/function/BiFunction;)I", 0xFF7A_4951_8D76_867F);
const ELEMENT_DATA: Body = (LIST, "elementData(I)Ljava/lang/Object;", 0x64A5_6514_6455_B296);

pub(super) const SHORT_CUTS: &[Row] = &[
    Row {
        class: LIST,
        method: "<init>()V",
        short: Short::ListNew,
        bodies: &[
            (LIST, "<init>()V", 0xD5A6_E24F_50D6_C03A),
            ("java/util/AbstractList", "<init>()V", 0xC83E_19AA_B677_F6BE),
            ("java/util/AbstractCollection", "<init>()V", 0xE99F_3047_0E17_1AEF),
            ("java/lang/Object", "<init>()V", 0xBEFC_4B85_1922_449F),
        ],
    },
    Row {
        class: LIST,
        method: "addAll(Ljava/util/Collection;)Z",
        short: Short::ListAddAll,
        bodies: &[
            (LIST, "addAll(Ljava/util/Collection;)Z", 0x8874_BDCC_32B2_4BD1),
            (LIST, "toArray()[Ljava/lang/Object;", 0xF4FA_1256_1D61_737D),
            (ARRAYS, "copyOf([Ljava/lang/Object;I)[Ljava/lang/Object;", 0xD961_8072_B14F_6492),
            (
                ARRAYS,
                "copyOf([Ljava/lang/Object;ILjava/lang/Class;)[Ljava/lang/Object;",
                0x20E1_FA75_11C4_A663,
            ),
        ],
    },
    Row {
        class: ITERATOR,
        method: "<init>(Ljava/util/ArrayList;)V",
        short: Short::IteratorNew,
        bodies: &[
            (ITERATOR, "<init>(Ljava/util/ArrayList;)V", 0x90B6_6E11_45BD_76E2),
            ("java/lang/Object", "<init>()V", 0xBEFC_4B85_1922_449F),
        ],
    },
    Row {
        class: LIST,
        method: "add(Ljava/lang/Object;)Z",
        short: Short::ListAdd,
        bodies: &[
            (LIST, "add(Ljava/lang/Object;)Z", 0xBE3F_A312_5CD9_1941),
            (LIST, "add(Ljava/lang/Object;[Ljava/lang/Object;I)V", 0x4579_B9B0_AA66_5849),
        ],
    },
    Row {
        class: LIST,
        method: "get(I)Ljava/lang/Object;",
        short: Short::ListGet,
        bodies: &[
            (LIST, "get(I)Ljava/lang/Object;", 0x48B9_A71F_DFFA_E6A6),
            CHECK_INDEX,
            OUT_OF_BOUNDS,
            ELEMENT_DATA,
        ],
    },
    Row {
        class: LIST,
        method: "remove(I)Ljava/lang/Object;",
        short: Short::ListRemove,
        bodies: &[
            (LIST, "remove(I)Ljava/lang/Object;", 0xA1CE_2F92_8376_016E),
            (LIST, "fastRemove([Ljava/lang/Object;I)V", 0x9DBC_B9BC_7D6C_D166),
            CHECK_INDEX,
            OUT_OF_BOUNDS,
        ],
    },
    Row {
        class: LIST,
        method: "clear()V",
        short: Short::ListClear,
        bodies: &[(LIST, "clear()V", 0xA061_74F0_8FCC_5020)],
    },
    Row {
        class: ITERATOR,
        method: "hasNext()Z",
        short: Short::HasNext,
        bodies: &[(ITERATOR, "hasNext()Z", 0x6AA6_AE2D_703D_C6E0)],
    },
    Row {
        class: ITERATOR,
        method: "next()Ljava/lang/Object;",
        short: Short::Next,
        bodies: &[
            (ITERATOR, "next()Ljava/lang/Object;", 0xE25C_6151_0951_C8C2),
            (ITERATOR, "checkForComodification()V", 0xBFBD_005A_E83A_C339),
        ],
    },
    Row {
        class: INTEGER,
        method: "compareTo(Ljava/lang/Object;)I",
        short: Short::CompareInteger,
        bodies: &[
            (INTEGER, "compareTo(Ljava/lang/Object;)I", 0xBB80_EFC1_1AAE_8FB0),
            (INTEGER, "compareTo(Ljava/lang/Integer;)I", 0x18F3_2088_30A0_9AE3),
            (INTEGER, "compare(II)I", 0xCE37_81D6_1708_41CA),
        ],
    },
    Row {
        class: OBJECTS,
        method: "checkIndex(II)I",
        short: Short::CheckIndex,
        bodies: &[CHECK_INDEX, OUT_OF_BOUNDS],
    },
];
