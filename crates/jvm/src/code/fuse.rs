//! Frequent sequences as one instruction: half of an interpreter's time is finding the next one.
//!
//! Only the head's operation is replaced, its operands and all that follow stay as they are, so that a jump into
//! the middle of a sequence, a handler, a line number or a reference map never notices. A fused instruction is a
//! short cut for the case where nothing special happens; otherwise it does what its head alone would have done
//! and goes on with the next instruction, which is still there.

use super::{Instr, Quick};

/// Replaces the heads of frequent sequences.
pub fn fuse(code: &mut [Instr]) {
    for at in (0..code.len()).rev() {
        fuse_at(code, at);
    }
}

/// The instruction at `at` got its quick form: sequences it belongs to can be fused now.
pub fn fuse_around(code: &mut [Instr], at: usize) {
    for head in at.saturating_sub(2)..=at {
        fuse_at(code, head);
    }
}

fn fuse_at(code: &mut [Instr], at: usize) {
    let op = |i: usize| code.get(i).map_or(Quick::Nop, |instr| first(instr.op));
    let (a, b, c) = (op(at), op(at + 1), op(at + 2));
    if let Some(fused) = three(a, b, c).or_else(|| two(a, b)) {
        code[at].op = fused;
    }
}

fn three(a: Quick, b: Quick, c: Quick) -> Option<Quick> {
    use Quick as Q;
    Some(match (a, b, c) {
        (Q::Load, Q::Load, Q::IfIcmpeq | Q::IfAcmpeq) => Q::LoadLoadIfeq,
        (Q::Load, Q::Load, Q::IfIcmpne | Q::IfAcmpne) => Q::LoadLoadIfne,
        (Q::Load, Q::Load, Q::IfIcmplt) => Q::LoadLoadIflt,
        (Q::Load, Q::Load, Q::IfIcmpge) => Q::LoadLoadIfge,
        (Q::Load, Q::Load, Q::IfIcmpgt) => Q::LoadLoadIfgt,
        (Q::Load, Q::Load, Q::IfIcmple) => Q::LoadLoadIfle,
        (Q::Load, Q::Push, Q::IfIcmpeq) => Q::LoadPushIfeq,
        (Q::Load, Q::Push, Q::IfIcmpne) => Q::LoadPushIfne,
        (Q::Load, Q::Push, Q::IfIcmplt) => Q::LoadPushIflt,
        (Q::Load, Q::Push, Q::IfIcmpge) => Q::LoadPushIfge,
        (Q::Load, Q::Push, Q::IfIcmpgt) => Q::LoadPushIfgt,
        (Q::Load, Q::Push, Q::IfIcmple) => Q::LoadPushIfle,
        (Q::Load, Q::Load, Q::IntLoad | Q::RefLoad) => Q::LoadLoadIntLoad,
        (Q::Load, Q::Load, Q::ByteLoad) => Q::LoadLoadByteLoad,
        (Q::Load, Q::Load, Q::CharLoad) => Q::LoadLoadCharLoad,
        (Q::Load, Q::Load, Q::LongLoad) => Q::LoadLoadLongLoad,
        (Q::Load, Q::Load, Q::Iadd) => Q::LoadLoadIadd,
        (Q::Load, Q::Load, Q::Isub) => Q::LoadLoadIsub,
        (Q::Load, Q::Push, Q::Iadd) => Q::LoadPushIadd,
        (Q::Load, Q::Push, Q::Iand) => Q::LoadPushIand,
        (Q::Load, Q::GetField, Q::Return1) => Q::LoadGetFieldReturn1,
        _ => return None,
    })
}

fn two(a: Quick, b: Quick) -> Option<Quick> {
    use Quick as Q;
    Some(match (a, b) {
        (Q::Load, Q::Load) => Q::LoadLoad,
        (Q::Load, Q::Push) => Q::LoadPush,
        (Q::Load, Q::Store) => Q::LoadStore,
        (Q::Load, Q::GetField) => Q::LoadGetField,
        (Q::Load, Q::GetField2) => Q::LoadGetField2,
        (Q::Load, Q::ArrayLength) => Q::LoadArrayLength,
        (Q::Load, Q::Dup) => Q::LoadDup,
        (Q::Load, Q::Return1) => Q::LoadReturn1,
        (Q::Load, Q::Ifeq | Q::Ifnull) => Q::LoadIfeq,
        (Q::Load, Q::Ifne | Q::Ifnonnull) => Q::LoadIfne,
        (Q::Load, Q::Iflt) => Q::LoadIflt,
        (Q::Load, Q::Ifge) => Q::LoadIfge,
        (Q::Load, Q::Ifgt) => Q::LoadIfgt,
        (Q::Load, Q::Ifle) => Q::LoadIfle,
        (Q::Load, Q::IfIcmpeq | Q::IfAcmpeq) => Q::LoadIcmpeq,
        (Q::Load, Q::IfIcmpne | Q::IfAcmpne) => Q::LoadIcmpne,
        (Q::Load, Q::IfIcmplt) => Q::LoadIcmplt,
        (Q::Load, Q::IfIcmpge) => Q::LoadIcmpge,
        (Q::Load, Q::IfIcmpgt) => Q::LoadIcmpgt,
        (Q::Load, Q::IfIcmple) => Q::LoadIcmple,
        (Q::Push, Q::IfIcmpeq) => Q::PushIcmpeq,
        (Q::Push, Q::IfIcmpne) => Q::PushIcmpne,
        (Q::Push, Q::IfIcmplt) => Q::PushIcmplt,
        (Q::Push, Q::IfIcmpge) => Q::PushIcmpge,
        (Q::Push, Q::IfIcmpgt) => Q::PushIcmpgt,
        (Q::Push, Q::IfIcmple) => Q::PushIcmple,
        (Q::Load, Q::Iadd) => Q::LoadIadd,
        (Q::Load, Q::Isub) => Q::LoadIsub,
        (Q::Load, Q::Imul) => Q::LoadImul,
        (Q::Load, Q::IntLoad | Q::RefLoad) => Q::LoadIntLoad,
        (Q::Push, Q::Iadd) => Q::PushIadd,
        (Q::Push, Q::Isub) => Q::PushIsub,
        (Q::Push, Q::Imul) => Q::PushImul,
        (Q::Push, Q::Iand) => Q::PushIand,
        (Q::Push, Q::Ishl) => Q::PushIshl,
        (Q::Push, Q::Ishr) => Q::PushIshr,
        (Q::Push, Q::Iushr) => Q::PushIushr,
        (Q::Push, Q::Irem) => Q::PushIrem,
        (Q::Push, Q::Store) => Q::PushStore,
        (Q::Iadd, Q::Store) => Q::IaddStore,
        (Q::Store, Q::Load) => Q::StoreLoad,
        (Q::Iinc, Q::Goto) => Q::IincGoto,
        (Q::Load2, Q::Load2) => Q::Load2Load2,
        (Q::Load2, Q::PushLong) => Q::Load2PushLong,
        (Q::Load2, Q::Ladd) => Q::Load2Ladd,
        (Q::Ladd, Q::Store2) => Q::LaddStore2,
        (Q::Lcmp, Q::Ifeq) => Q::LcmpIfeq,
        (Q::Lcmp, Q::Ifne) => Q::LcmpIfne,
        (Q::Lcmp, Q::Iflt) => Q::LcmpIflt,
        (Q::Lcmp, Q::Ifge) => Q::LcmpIfge,
        (Q::Lcmp, Q::Ifgt) => Q::LcmpIfgt,
        (Q::Lcmp, Q::Ifle) => Q::LcmpIfle,
        (Q::Dadd, Q::Store2) => Q::DaddStore2,
        _ => return None,
    })
}

/// What a fused instruction was before.
pub fn first(op: Quick) -> Quick {
    use Quick as Q;
    match op {
        Q::LoadLoadIfeq
        | Q::LoadLoadIfne
        | Q::LoadLoadIflt
        | Q::LoadLoadIfge
        | Q::LoadLoadIfgt
        | Q::LoadLoadIfle
        | Q::LoadPushIfeq
        | Q::LoadPushIfne
        | Q::LoadPushIflt
        | Q::LoadPushIfge
        | Q::LoadPushIfgt
        | Q::LoadPushIfle
        | Q::LoadLoadIntLoad
        | Q::LoadLoadByteLoad
        | Q::LoadLoadCharLoad
        | Q::LoadLoadLongLoad
        | Q::LoadLoadIadd
        | Q::LoadLoadIsub
        | Q::LoadIcmpeq
        | Q::LoadIcmpne
        | Q::LoadIcmplt
        | Q::LoadIcmpge
        | Q::LoadIcmpgt
        | Q::LoadIcmple
        | Q::LoadPushIadd
        | Q::LoadPushIand
        | Q::LoadGetFieldReturn1
        | Q::LoadLoad
        | Q::LoadPush
        | Q::LoadStore
        | Q::LoadGetField
        | Q::LoadGetField2
        | Q::LoadArrayLength
        | Q::LoadDup
        | Q::LoadReturn1
        | Q::LoadIfeq
        | Q::LoadIfne
        | Q::LoadIflt
        | Q::LoadIfge
        | Q::LoadIfgt
        | Q::LoadIfle
        | Q::LoadIadd
        | Q::LoadIsub
        | Q::LoadImul
        | Q::LoadIntLoad => Q::Load,
        Q::PushIcmpeq
        | Q::PushIcmpne
        | Q::PushIcmplt
        | Q::PushIcmpge
        | Q::PushIcmpgt
        | Q::PushIcmple
        | Q::PushIadd
        | Q::PushIsub
        | Q::PushImul
        | Q::PushIand
        | Q::PushIshl
        | Q::PushIshr
        | Q::PushIushr
        | Q::PushIrem
        | Q::PushStore => Q::Push,
        Q::IaddStore => Q::Iadd,
        Q::StoreLoad => Q::Store,
        Q::IincGoto => Q::Iinc,
        Q::Load2Load2 | Q::Load2PushLong | Q::Load2Ladd => Q::Load2,
        Q::LaddStore2 => Q::Ladd,
        Q::DaddStore2 => Q::Dadd,
        Q::LcmpIfeq | Q::LcmpIfne | Q::LcmpIflt | Q::LcmpIfge | Q::LcmpIfgt | Q::LcmpIfle => Q::Lcmp,
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(op: Quick) -> Instr {
        Instr { op, a: 1, b: 2 }
    }

    #[test]
    fn only_heads_change() {
        let before = [Quick::Load, Quick::Load, Quick::IfIcmplt, Quick::Iinc, Quick::Goto, Quick::Load];
        let mut code = before.map(plain);
        fuse(&mut code);
        assert_eq!(
            code.map(|i| i.op),
            [
                Quick::LoadLoadIflt,
                Quick::LoadIcmplt,
                Quick::IfIcmplt,
                Quick::IincGoto,
                Quick::Goto,
                Quick::Load
            ]
        );
        assert_eq!(code.map(|i| first(i.op)), before);
        assert!(code.iter().all(|i| (i.a, i.b) == (1, 2)));
    }

    #[test]
    fn a_sequence_is_fused_once_its_last_part_is_resolved() {
        let mut code = [Quick::Load, Quick::GetFieldSlow, Quick::Return1].map(plain);
        fuse(&mut code);
        assert_eq!(code[0].op, Quick::Load);
        code[1].op = Quick::GetField;
        fuse_around(&mut code, 1);
        assert_eq!(code.map(|i| i.op), [Quick::LoadGetFieldReturn1, Quick::GetField, Quick::Return1]);
    }

    #[test]
    fn nothing_reaches_past_the_end() {
        let mut code = [plain(Quick::Load)];
        fuse(&mut code);
        assert_eq!(code[0].op, Quick::Load);
    }
}
