//! The methods of the JDK that have short cuts, and what they and those they call must be made of.

use super::Short;

/// A method, its short cut, and the bodies that the short cut stands for.
pub(super) struct Row {
    pub class: &'static str,
    pub method: &'static str,
    pub short: Short,
    /// Class, method, body.
    pub bodies: &'static [(&'static str, &'static str, &'static str)],
}

const LIST: &str = "java/util/ArrayList";
const ITERATOR: &str = "java/util/ArrayList$Itr";
const ARRAYS: &str = "java/util/Arrays";
const INTEGER: &str = "java/lang/Integer";
const OBJECTS: &str = "java/util/Objects";
const PRECONDITIONS: &str = "jdk/internal/util/Preconditions";

type Body = (&'static str, &'static str, &'static str);

const CHECK_INDEX: Body =
    (OBJECTS, "checkIndex(II)I", "iload 0, iload 1, aconstnull, invokestatic checkIndex, ireturn");
const OUT_OF_BOUNDS: Body = (
    PRECONDITIONS,
    "checkIndex(IILjava/util/function/BiFunction;)I",
    "iload 0, iflt to 5, iload 0, iload 1, ificmplt to 10, aload 2, iload 0, iload 1, \
                invokestatic outOfBoundsCheckIndex, athrow, iload 0, ireturn",
);
const ELEMENT_DATA: Body =
    (LIST, "elementData(I)Ljava/lang/Object;", "aload 0, getfield elementData, iload 1, aaload, areturn");

pub(super) const SHORT_CUTS: &[Row] = &[
    Row {
        class: LIST,
        method: "<init>()V",
        short: Short::ListNew,
        bodies: &[
            (
                LIST,
                "<init>()V",
                "aload 0, invokespecial <init>, aload 0, \
                getstatic DEFAULTCAPACITY_EMPTY_ELEMENTDATA, putfield elementData, return",
            ),
            (
                "java/util/AbstractList",
                "<init>()V",
                "aload 0, invokespecial <init>, aload 0, iconst 0, putfield modCount, return",
            ),
            ("java/util/AbstractCollection", "<init>()V", "aload 0, invokespecial <init>, return"),
            ("java/lang/Object", "<init>()V", "return"),
        ],
    },
    Row {
        class: LIST,
        method: "addAll(Ljava/util/Collection;)Z",
        short: Short::ListAddAll,
        bodies: &[
            (
                LIST,
                "addAll(Ljava/util/Collection;)Z",
                "aload 1, invokeinterface toArray, astore 2, aload 0, dup, getfield modCount, \
                iconst 1, iadd, putfield modCount, aload 2, arraylength, istore 3, iload 3, \
                ifne to 16, iconst 0, ireturn, iload 3, aload 0, getfield elementData, dup, \
                astore 4, arraylength, aload 0, getfield size, dup, istore 5, isub, \
                ificmple to 34, aload 0, iload 5, iload 3, iadd, invokevirtual grow, astore 4, \
                aload 2, iconst 0, aload 4, iload 5, iload 3, invokestatic arraycopy, aload 0, \
                iload 5, iload 3, iadd, putfield size, iconst 1, ireturn",
            ),
            (
                LIST,
                "toArray()[Ljava/lang/Object;",
                "aload 0, getfield elementData, aload 0, getfield size, invokestatic copyOf, \
                areturn",
            ),
            (
                ARRAYS,
                "copyOf([Ljava/lang/Object;I)[Ljava/lang/Object;",
                "aload 0, iload 1, aload 0, invokevirtual getClass, invokestatic copyOf, \
                areturn",
            ),
            (
                ARRAYS,
                "copyOf([Ljava/lang/Object;ILjava/lang/Class;)[Ljava/lang/Object;",
                "aload 2, ldc [Ljava/lang/Object;, ifacmpne to 6, iload 1, \
                anewarray java/lang/Object, goto to 11, aload 2, \
                invokevirtual getComponentType, iload 1, invokestatic newInstance, \
                checkcast [Ljava/lang/Object;, astore 3, aload 0, iconst 0, aload 3, iconst 0, \
                aload 0, arraylength, iload 1, invokestatic min, invokestatic arraycopy, \
                aload 3, areturn",
            ),
        ],
    },
    Row {
        class: ITERATOR,
        method: "<init>(Ljava/util/ArrayList;)V",
        short: Short::IteratorNew,
        bodies: &[
            (
                ITERATOR,
                "<init>(Ljava/util/ArrayList;)V",
                "aload 0, aload 1, putfield this$0, aload 0, invokespecial <init>, aload 0, \
                iconst -1, putfield lastRet, aload 0, aload 0, getfield this$0, \
                getfield modCount, putfield expectedModCount, return",
            ),
            ("java/lang/Object", "<init>()V", "return"),
        ],
    },
    Row {
        class: LIST,
        method: "add(Ljava/lang/Object;)Z",
        short: Short::ListAdd,
        bodies: &[
            (
                LIST,
                "add(Ljava/lang/Object;)Z",
                "aload 0, dup, getfield modCount, iconst 1, iadd, putfield modCount, aload 0, \
                aload 1, aload 0, getfield elementData, aload 0, getfield size, \
                invokevirtual add, iconst 1, ireturn",
            ),
            (
                LIST,
                "add(Ljava/lang/Object;[Ljava/lang/Object;I)V",
                "iload 3, aload 2, arraylength, ificmpne to 7, aload 0, invokevirtual grow, \
                astore 2, aload 2, iload 3, aload 1, aastore, aload 0, iload 3, iconst 1, iadd, \
                putfield size, return",
            ),
        ],
    },
    Row {
        class: LIST,
        method: "get(I)Ljava/lang/Object;",
        short: Short::ListGet,
        bodies: &[
            (
                LIST,
                "get(I)Ljava/lang/Object;",
                "iload 1, aload 0, getfield size, invokestatic checkIndex, pop, aload 0, iload 1, \
                invokevirtual elementData, areturn",
            ),
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
            (
                LIST,
                "remove(I)Ljava/lang/Object;",
                "iload 1, aload 0, getfield size, invokestatic checkIndex, pop, aload 0, \
                getfield elementData, astore 2, aload 2, iload 1, aaload, astore 3, aload 0, \
                aload 2, iload 1, invokevirtual fastRemove, aload 3, areturn",
            ),
            (
                LIST,
                "fastRemove([Ljava/lang/Object;I)V",
                "aload 0, dup, getfield modCount, iconst 1, iadd, putfield modCount, aload 0, \
                getfield size, iconst 1, isub, dup, istore 3, iload 2, ificmple to 24, aload 1, \
                iload 2, iconst 1, iadd, aload 1, iload 2, iload 3, iload 2, isub, \
                invokestatic arraycopy, aload 1, aload 0, iload 3, dupx1, putfield size, \
                aconstnull, aastore, return",
            ),
            CHECK_INDEX,
            OUT_OF_BOUNDS,
        ],
    },
    Row {
        class: LIST,
        method: "clear()V",
        short: Short::ListClear,
        bodies: &[(
            LIST,
            "clear()V",
            "aload 0, dup, getfield modCount, iconst 1, iadd, putfield modCount, aload 0, \
                getfield elementData, astore 1, aload 0, getfield size, istore 2, aload 0, \
                iconst 0, dupx1, putfield size, istore 3, iload 3, iload 2, ificmpge to 26, \
                aload 1, iload 3, aconstnull, aastore, iinc 3 by 1, goto to 17, return",
        )],
    },
    Row {
        class: ITERATOR,
        method: "hasNext()Z",
        short: Short::HasNext,
        bodies: &[(
            ITERATOR,
            "hasNext()Z",
            "aload 0, getfield cursor, aload 0, getfield this$0, getfield size, ificmpeq to 8, \
                iconst 1, goto to 9, iconst 0, ireturn",
        )],
    },
    Row {
        class: ITERATOR,
        method: "next()Ljava/lang/Object;",
        short: Short::Next,
        bodies: &[
            (
                ITERATOR,
                "next()Ljava/lang/Object;",
                "aload 0, invokevirtual checkForComodification, aload 0, getfield cursor, \
                istore 1, iload 1, aload 0, getfield this$0, getfield size, ificmplt to 14, \
                new java/util/NoSuchElementException, dup, invokespecial <init>, athrow, aload 0, \
                getfield this$0, getfield elementData, astore 2, iload 1, aload 2, arraylength, \
                ificmplt to 26, new java/util/ConcurrentModificationException, dup, \
                invokespecial <init>, athrow, aload 0, iload 1, iconst 1, iadd, putfield cursor, \
                aload 2, aload 0, iload 1, dupx1, putfield lastRet, aaload, areturn",
            ),
            (
                ITERATOR,
                "checkForComodification()V",
                "aload 0, getfield this$0, getfield modCount, aload 0, getfield expectedModCount, \
                ificmpeq to 10, new java/util/ConcurrentModificationException, dup, \
                invokespecial <init>, athrow, return",
            ),
        ],
    },
    Row {
        class: INTEGER,
        method: "compareTo(Ljava/lang/Object;)I",
        short: Short::CompareInteger,
        bodies: &[
            (
                INTEGER,
                "compareTo(Ljava/lang/Object;)I",
                "aload 0, aload 1, checkcast java/lang/Integer, invokevirtual compareTo, ireturn",
            ),
            (
                INTEGER,
                "compareTo(Ljava/lang/Integer;)I",
                "aload 0, getfield value, aload 1, getfield value, invokestatic compare, ireturn",
            ),
            (
                INTEGER,
                "compare(II)I",
                "iload 0, iload 1, ificmpge to 5, iconst -1, goto to 11, iload 0, iload 1, \
                ificmpne to 10, iconst 0, goto to 11, iconst 1, ireturn",
            ),
        ],
    },
    Row {
        class: OBJECTS,
        method: "checkIndex(II)I",
        short: Short::CheckIndex,
        bodies: &[CHECK_INDEX, OUT_OF_BOUNDS],
    },
];
