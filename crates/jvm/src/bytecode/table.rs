//! The instruction set of the Java virtual machine as one table (JVMS chapter 6).
//!
//! A row is an operation after normalisation: its name, what it takes from the stack and leaves there
//! (bottom to top), how control leaves it, and every encoding it has in class files. The short forms
//! (`iload_0`), the wide forms and the constants (`iconst_1`, `bipush`, `sipush` are all [`Op::Iconst`] with
//! an immediate) are encodings, not operations. The decoder, the disassembler, the data flow analysis and the
//! interpreter's dispatch are all derived from these rows: `opcodes!(callback)` hands them to a macro.
//!
//! `jsr` and `ret` appear as encodings of `Goto`: the decoder inlines subroutines, so no operation is left of
//! them.

/// What an operation takes from, or leaves on, the stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Item {
    /// An int, or anything narrower.
    I,
    F,
    /// A long: two slots.
    L,
    /// A double: two slots.
    D,
    /// A reference.
    A,
    /// Single slots of any kind, named so that the shuffles (`dup_x1`, `swap` ...) are data.
    S1,
    S2,
    S3,
    S4,
    /// As the operand in the constant pool says: a field's type, the arguments or the result of a call, the
    /// type of a constant, the dimensions of an array.
    Pool,
}

/// How control leaves an operation, exceptions aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Flow {
    Next,
    /// Next or the target.
    Branch,
    Goto,
    Switch,
    Return,
    Throw,
}

/// How an operand is written in the class file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Plain,
    /// The immediate is part of the opcode.
    Fixed(i32),
    Byte,
    Short,
    /// The local's index is part of the opcode.
    Slot(u16),
    /// One byte, two when wide.
    Local,
    Iinc,
    Pool1,
    Pool2,
    /// Pool index, argument count, zero.
    Interface,
    /// Pool index, two zeros.
    Dynamic,
    Jump2,
    Jump4,
    Jsr2,
    Jsr4,
    Ret,
    TableSwitch,
    LookupSwitch,
    ArrayType,
    MultiArray,
}

/// One way an operation is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encoding {
    pub op: Op,
    pub mnemonic: &'static str,
    pub format: Format,
}

/// The prefix that widens the local index of the next instruction.
pub const WIDE: u8 = 0xc4;

/// Hands all rows to the macro named: `Op (pops => pushes) Flow { byte "mnemonic" Format, ... }`.
#[macro_export]
macro_rules! opcodes {
    ($callback:ident) => {
        $callback! {
            Nop             (=>)        Next   { 0x00 "nop" Plain }
            AconstNull      (=> A)      Next   { 0x01 "aconst_null" Plain }
            Iconst          (=> I)      Next   { 0x02 "iconst_m1" Fixed(-1), 0x03 "iconst_0" Fixed(0),
                                                 0x04 "iconst_1" Fixed(1), 0x05 "iconst_2" Fixed(2),
                                                 0x06 "iconst_3" Fixed(3), 0x07 "iconst_4" Fixed(4),
                                                 0x08 "iconst_5" Fixed(5),
                                                 0x10 "bipush" Byte, 0x11 "sipush" Short }
            Lconst          (=> L)      Next   { 0x09 "lconst_0" Fixed(0), 0x0a "lconst_1" Fixed(1) }
            Fconst          (=> F)      Next   { 0x0b "fconst_0" Fixed(0), 0x0c "fconst_1" Fixed(1),
                                                 0x0d "fconst_2" Fixed(2) }
            Dconst          (=> D)      Next   { 0x0e "dconst_0" Fixed(0), 0x0f "dconst_1" Fixed(1) }
            Ldc             (=> Pool)   Next   { 0x12 "ldc" Pool1, 0x13 "ldc_w" Pool2 }
            Ldc2            (=> Pool)   Next   { 0x14 "ldc2_w" Pool2 }

            Iload           (=> I)      Next   { 0x15 "iload" Local, 0x1a "iload_0" Slot(0), 0x1b "iload_1" Slot(1),
                                                 0x1c "iload_2" Slot(2), 0x1d "iload_3" Slot(3) }
            Lload           (=> L)      Next   { 0x16 "lload" Local, 0x1e "lload_0" Slot(0), 0x1f "lload_1" Slot(1),
                                                 0x20 "lload_2" Slot(2), 0x21 "lload_3" Slot(3) }
            Fload           (=> F)      Next   { 0x17 "fload" Local, 0x22 "fload_0" Slot(0), 0x23 "fload_1" Slot(1),
                                                 0x24 "fload_2" Slot(2), 0x25 "fload_3" Slot(3) }
            Dload           (=> D)      Next   { 0x18 "dload" Local, 0x26 "dload_0" Slot(0), 0x27 "dload_1" Slot(1),
                                                 0x28 "dload_2" Slot(2), 0x29 "dload_3" Slot(3) }
            Aload           (=> A)      Next   { 0x19 "aload" Local, 0x2a "aload_0" Slot(0), 0x2b "aload_1" Slot(1),
                                                 0x2c "aload_2" Slot(2), 0x2d "aload_3" Slot(3) }
            Iaload          (A I => I)  Next   { 0x2e "iaload" Plain }
            Laload          (A I => L)  Next   { 0x2f "laload" Plain }
            Faload          (A I => F)  Next   { 0x30 "faload" Plain }
            Daload          (A I => D)  Next   { 0x31 "daload" Plain }
            Aaload          (A I => A)  Next   { 0x32 "aaload" Plain }
            Baload          (A I => I)  Next   { 0x33 "baload" Plain }
            Caload          (A I => I)  Next   { 0x34 "caload" Plain }
            Saload          (A I => I)  Next   { 0x35 "saload" Plain }

            Istore          (I =>)      Next   { 0x36 "istore" Local, 0x3b "istore_0" Slot(0), 0x3c "istore_1" Slot(1),
                                                 0x3d "istore_2" Slot(2), 0x3e "istore_3" Slot(3) }
            Lstore          (L =>)      Next   { 0x37 "lstore" Local, 0x3f "lstore_0" Slot(0), 0x40 "lstore_1" Slot(1),
                                                 0x41 "lstore_2" Slot(2), 0x42 "lstore_3" Slot(3) }
            Fstore          (F =>)      Next   { 0x38 "fstore" Local, 0x43 "fstore_0" Slot(0), 0x44 "fstore_1" Slot(1),
                                                 0x45 "fstore_2" Slot(2), 0x46 "fstore_3" Slot(3) }
            Dstore          (D =>)      Next   { 0x39 "dstore" Local, 0x47 "dstore_0" Slot(0), 0x48 "dstore_1" Slot(1),
                                                 0x49 "dstore_2" Slot(2), 0x4a "dstore_3" Slot(3) }
            Astore          (A =>)      Next   { 0x3a "astore" Local, 0x4b "astore_0" Slot(0), 0x4c "astore_1" Slot(1),
                                                 0x4d "astore_2" Slot(2), 0x4e "astore_3" Slot(3) }
            Iastore         (A I I =>)  Next   { 0x4f "iastore" Plain }
            Lastore         (A I L =>)  Next   { 0x50 "lastore" Plain }
            Fastore         (A I F =>)  Next   { 0x51 "fastore" Plain }
            Dastore         (A I D =>)  Next   { 0x52 "dastore" Plain }
            Aastore         (A I A =>)  Next   { 0x53 "aastore" Plain }
            Bastore         (A I I =>)  Next   { 0x54 "bastore" Plain }
            Castore         (A I I =>)  Next   { 0x55 "castore" Plain }
            Sastore         (A I I =>)  Next   { 0x56 "sastore" Plain }

            Pop             (S1 =>)                         Next { 0x57 "pop" Plain }
            Pop2            (S1 S2 =>)                      Next { 0x58 "pop2" Plain }
            Dup             (S1 => S1 S1)                   Next { 0x59 "dup" Plain }
            DupX1           (S1 S2 => S2 S1 S2)             Next { 0x5a "dup_x1" Plain }
            DupX2           (S1 S2 S3 => S3 S1 S2 S3)       Next { 0x5b "dup_x2" Plain }
            Dup2            (S1 S2 => S1 S2 S1 S2)          Next { 0x5c "dup2" Plain }
            Dup2X1          (S1 S2 S3 => S2 S3 S1 S2 S3)    Next { 0x5d "dup2_x1" Plain }
            Dup2X2          (S1 S2 S3 S4 => S3 S4 S1 S2 S3 S4) Next { 0x5e "dup2_x2" Plain }
            Swap            (S1 S2 => S2 S1)                Next { 0x5f "swap" Plain }

            Iadd            (I I => I)  Next   { 0x60 "iadd" Plain }
            Ladd            (L L => L)  Next   { 0x61 "ladd" Plain }
            Fadd            (F F => F)  Next   { 0x62 "fadd" Plain }
            Dadd            (D D => D)  Next   { 0x63 "dadd" Plain }
            Isub            (I I => I)  Next   { 0x64 "isub" Plain }
            Lsub            (L L => L)  Next   { 0x65 "lsub" Plain }
            Fsub            (F F => F)  Next   { 0x66 "fsub" Plain }
            Dsub            (D D => D)  Next   { 0x67 "dsub" Plain }
            Imul            (I I => I)  Next   { 0x68 "imul" Plain }
            Lmul            (L L => L)  Next   { 0x69 "lmul" Plain }
            Fmul            (F F => F)  Next   { 0x6a "fmul" Plain }
            Dmul            (D D => D)  Next   { 0x6b "dmul" Plain }
            Idiv            (I I => I)  Next   { 0x6c "idiv" Plain }
            Ldiv            (L L => L)  Next   { 0x6d "ldiv" Plain }
            Fdiv            (F F => F)  Next   { 0x6e "fdiv" Plain }
            Ddiv            (D D => D)  Next   { 0x6f "ddiv" Plain }
            Irem            (I I => I)  Next   { 0x70 "irem" Plain }
            Lrem            (L L => L)  Next   { 0x71 "lrem" Plain }
            Frem            (F F => F)  Next   { 0x72 "frem" Plain }
            Drem            (D D => D)  Next   { 0x73 "drem" Plain }
            Ineg            (I => I)    Next   { 0x74 "ineg" Plain }
            Lneg            (L => L)    Next   { 0x75 "lneg" Plain }
            Fneg            (F => F)    Next   { 0x76 "fneg" Plain }
            Dneg            (D => D)    Next   { 0x77 "dneg" Plain }
            Ishl            (I I => I)  Next   { 0x78 "ishl" Plain }
            Lshl            (L I => L)  Next   { 0x79 "lshl" Plain }
            Ishr            (I I => I)  Next   { 0x7a "ishr" Plain }
            Lshr            (L I => L)  Next   { 0x7b "lshr" Plain }
            Iushr           (I I => I)  Next   { 0x7c "iushr" Plain }
            Lushr           (L I => L)  Next   { 0x7d "lushr" Plain }
            Iand            (I I => I)  Next   { 0x7e "iand" Plain }
            Land            (L L => L)  Next   { 0x7f "land" Plain }
            Ior             (I I => I)  Next   { 0x80 "ior" Plain }
            Lor             (L L => L)  Next   { 0x81 "lor" Plain }
            Ixor            (I I => I)  Next   { 0x82 "ixor" Plain }
            Lxor            (L L => L)  Next   { 0x83 "lxor" Plain }
            Iinc            (=>)        Next   { 0x84 "iinc" Iinc }

            I2l             (I => L)    Next   { 0x85 "i2l" Plain }
            I2f             (I => F)    Next   { 0x86 "i2f" Plain }
            I2d             (I => D)    Next   { 0x87 "i2d" Plain }
            L2i             (L => I)    Next   { 0x88 "l2i" Plain }
            L2f             (L => F)    Next   { 0x89 "l2f" Plain }
            L2d             (L => D)    Next   { 0x8a "l2d" Plain }
            F2i             (F => I)    Next   { 0x8b "f2i" Plain }
            F2l             (F => L)    Next   { 0x8c "f2l" Plain }
            F2d             (F => D)    Next   { 0x8d "f2d" Plain }
            D2i             (D => I)    Next   { 0x8e "d2i" Plain }
            D2l             (D => L)    Next   { 0x8f "d2l" Plain }
            D2f             (D => F)    Next   { 0x90 "d2f" Plain }
            I2b             (I => I)    Next   { 0x91 "i2b" Plain }
            I2c             (I => I)    Next   { 0x92 "i2c" Plain }
            I2s             (I => I)    Next   { 0x93 "i2s" Plain }
            Lcmp            (L L => I)  Next   { 0x94 "lcmp" Plain }
            Fcmpl           (F F => I)  Next   { 0x95 "fcmpl" Plain }
            Fcmpg           (F F => I)  Next   { 0x96 "fcmpg" Plain }
            Dcmpl           (D D => I)  Next   { 0x97 "dcmpl" Plain }
            Dcmpg           (D D => I)  Next   { 0x98 "dcmpg" Plain }

            Ifeq            (I =>)      Branch { 0x99 "ifeq" Jump2 }
            Ifne            (I =>)      Branch { 0x9a "ifne" Jump2 }
            Iflt            (I =>)      Branch { 0x9b "iflt" Jump2 }
            Ifge            (I =>)      Branch { 0x9c "ifge" Jump2 }
            Ifgt            (I =>)      Branch { 0x9d "ifgt" Jump2 }
            Ifle            (I =>)      Branch { 0x9e "ifle" Jump2 }
            IfIcmpeq        (I I =>)    Branch { 0x9f "if_icmpeq" Jump2 }
            IfIcmpne        (I I =>)    Branch { 0xa0 "if_icmpne" Jump2 }
            IfIcmplt        (I I =>)    Branch { 0xa1 "if_icmplt" Jump2 }
            IfIcmpge        (I I =>)    Branch { 0xa2 "if_icmpge" Jump2 }
            IfIcmpgt        (I I =>)    Branch { 0xa3 "if_icmpgt" Jump2 }
            IfIcmple        (I I =>)    Branch { 0xa4 "if_icmple" Jump2 }
            IfAcmpeq        (A A =>)    Branch { 0xa5 "if_acmpeq" Jump2 }
            IfAcmpne        (A A =>)    Branch { 0xa6 "if_acmpne" Jump2 }
            Ifnull          (A =>)      Branch { 0xc6 "ifnull" Jump2 }
            Ifnonnull       (A =>)      Branch { 0xc7 "ifnonnull" Jump2 }
            Goto            (=>)        Goto   { 0xa7 "goto" Jump2, 0xc8 "goto_w" Jump4,
                                                 0xa8 "jsr" Jsr2, 0xc9 "jsr_w" Jsr4, 0xa9 "ret" Ret }
            Tableswitch     (I =>)      Switch { 0xaa "tableswitch" TableSwitch }
            Lookupswitch    (I =>)      Switch { 0xab "lookupswitch" LookupSwitch }
            Ireturn         (I =>)      Return { 0xac "ireturn" Plain }
            Lreturn         (L =>)      Return { 0xad "lreturn" Plain }
            Freturn         (F =>)      Return { 0xae "freturn" Plain }
            Dreturn         (D =>)      Return { 0xaf "dreturn" Plain }
            Areturn         (A =>)      Return { 0xb0 "areturn" Plain }
            Return          (=>)        Return { 0xb1 "return" Plain }

            Getstatic       (=> Pool)   Next   { 0xb2 "getstatic" Pool2 }
            Putstatic       (Pool =>)   Next   { 0xb3 "putstatic" Pool2 }
            Getfield        (A => Pool) Next   { 0xb4 "getfield" Pool2 }
            Putfield        (A Pool =>) Next   { 0xb5 "putfield" Pool2 }
            Invokevirtual   (A Pool => Pool) Next { 0xb6 "invokevirtual" Pool2 }
            Invokespecial   (A Pool => Pool) Next { 0xb7 "invokespecial" Pool2 }
            Invokestatic    (Pool => Pool)   Next { 0xb8 "invokestatic" Pool2 }
            Invokeinterface (A Pool => Pool) Next { 0xb9 "invokeinterface" Interface }
            Invokedynamic   (Pool => Pool)   Next { 0xba "invokedynamic" Dynamic }
            New             (=> A)      Next   { 0xbb "new" Pool2 }
            Newarray        (I => A)    Next   { 0xbc "newarray" ArrayType }
            Anewarray       (I => A)    Next   { 0xbd "anewarray" Pool2 }
            Arraylength     (A => I)    Next   { 0xbe "arraylength" Plain }
            Athrow          (A =>)      Throw  { 0xbf "athrow" Plain }
            Checkcast       (A => A)    Next   { 0xc0 "checkcast" Pool2 }
            Instanceof      (A => I)    Next   { 0xc1 "instanceof" Pool2 }
            Monitorenter    (A =>)      Next   { 0xc2 "monitorenter" Plain }
            Monitorexit     (A =>)      Next   { 0xc3 "monitorexit" Plain }
            Multianewarray  (Pool => A) Next   { 0xc5 "multianewarray" MultiArray }
        }
    };
}

macro_rules! define {
    ($( $op:ident ( $($pop:ident)* => $($push:ident)* ) $flow:ident
        { $( $byte:literal $mnemonic:literal $format:ident $(($arg:literal))? ),+ } )*) => {
        /// A normalised operation of the Java virtual machine.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Op { $($op),* }

        impl Op {
            /// All operations in the order of their numbers.
            pub const ALL: &'static [Op] = &[$(Op::$op),*];

            /// What is taken from the stack, bottom first.
            #[inline]
            pub const fn pops(self) -> &'static [Item] {
                const TABLE: &[&[Item]] = &[$(&[$(Item::$pop),*]),*];
                TABLE[self as usize]
            }

            /// What is left on the stack, bottom first.
            #[inline]
            pub const fn pushes(self) -> &'static [Item] {
                const TABLE: &[&[Item]] = &[$(&[$(Item::$push),*]),*];
                TABLE[self as usize]
            }

            /// How control leaves.
            #[inline]
            pub const fn flow(self) -> Flow {
                const TABLE: &[Flow] = &[$(Flow::$flow),*];
                TABLE[self as usize]
            }

            /// The mnemonic of the longest-standing encoding, for messages.
            pub const fn mnemonic(self) -> &'static str {
                const TABLE: &[&[&str]] = &[$(&[$($mnemonic),+]),*];
                TABLE[self as usize][0]
            }
        }

        /// What each byte means; `None` for the bytes that are no opcode, and for [`WIDE`].
        pub static ENCODINGS: [Option<Encoding>; 256] = {
            let mut table = [None; 256];
            $($(
                assert!(table[$byte].is_none(), "two rows claim one byte");
                table[$byte] = Some(Encoding {
                    op: Op::$op, mnemonic: $mnemonic, format: Format::$format $(($arg))?,
                });
            )+)*
            table
        };
    };
}

opcodes!(define);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_201_opcodes_of_the_specification_are_there() {
        for byte in 0..=255u8 {
            let expected = byte <= 0xc9 && byte != WIDE;
            assert_eq!(ENCODINGS[byte as usize].is_some(), expected, "{byte:#x}");
        }
        assert_eq!(Op::ALL.len() - 1, Op::Multianewarray as usize);
    }
}
