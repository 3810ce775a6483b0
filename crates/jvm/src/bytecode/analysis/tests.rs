//! What passes, what does not, and what is alive.

use super::super::decode;
use super::{Frames, Signature};
use crate::classfile::{ClassFile, ExceptionEntry};

/// A class without members: `#1` is the text `A`, `#2` the class, `#3` a long, `#5` an int,
/// `#6` the text `(JLA;)D`, `#7` a name and type, `#8` a method, `#9` the text `D`, `#10` and `#11` a field.
fn class() -> ClassFile {
    let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52, 0, 12];
    bytes.extend([1, 0, 1, b'A', 7, 0, 1, 5, 0, 0, 0, 0, 0, 0, 0, 1, 3, 0, 0, 0, 1]);
    bytes.extend([1, 0, 7]);
    bytes.extend(b"(JLA;)D");
    bytes.extend([12, 0, 1, 0, 6, 10, 0, 2, 0, 7, 1, 0, 1, b'D', 12, 0, 1, 0, 9, 9, 0, 2, 0, 10]);
    bytes.extend([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    ClassFile::parse(bytes).unwrap()
}

struct Case<'a> {
    bytes: &'a [u8],
    descriptor: &'a str,
    stack: u16,
    locals: u16,
    handlers: &'a [(u16, u16, u16)],
}

const PLAIN: Case<'static> = Case { bytes: &[], descriptor: "()V", stack: 4, locals: 4, handlers: &[] };

fn frames(case: Case<'_>) -> Result<Frames, &'static str> {
    let row = |&(start, end, target)| ExceptionEntry { start, end, target, catch_type: 0 };
    let handlers: Vec<ExceptionEntry> = case.handlers.iter().map(row).collect();
    let code = decode(case.bytes, &handlers).unwrap();
    let (max_stack, max_locals) = (case.stack, case.locals);
    let signature = Signature { descriptor: case.descriptor, is_static: true, max_stack, max_locals };
    Frames::of(&code, signature, &class().pool).map_err(|e| e.what)
}

fn refused(bytes: &[u8], why: &str) {
    let error = frames(Case { bytes, ..PLAIN }).unwrap_err();
    assert!(error.contains(why), "{error}, not {why}");
}

#[test]
fn depth_and_references_are_known_everywhere() {
    // aload_0; lload_1; dup2; pop2; pop2; areturn (a static method of (A, long))
    let bytes = [0x2a, 0x1f, 0x5c, 0x58, 0x58, 0xb0];
    let found = frames(Case { bytes: &bytes, descriptor: "(LA;J)LA;", stack: 5, ..PLAIN }).unwrap();
    let depths: Vec<_> = (0..6).map(|at| found.depth(at).unwrap()).collect();
    assert_eq!(depths, [0, 1, 3, 5, 3, 1]);
    assert!(found.is_ref(0, 0) && !found.is_ref(0, 1));
    assert!(!found.is_ref(1, 0), "the local is dead after its last use");
    assert!(found.is_ref(1, 4) && !found.is_ref(2, 5), "the stack begins at slot 4");
    assert!(found.is_live(1, 1) && !found.is_live(1, 2), "a long lives in its first slot");
}

#[test]
fn unreachable_code_is_told_apart() {
    let found = frames(Case { bytes: &[0xb1, 0xb1], ..PLAIN }).unwrap();
    assert_eq!((found.depth(0), found.depth(1)), (Some(0), None));
}

#[test]
fn stacks_and_kinds_are_verified() {
    refused(&[0x57, 0xb1], "underflow");
    refused(&[3, 3, 3, 3, 3, 0xb1], "overflow");
    refused(&[3, 0xb0], "another kind");
    refused(&[3, 0xac], "return is not");
    refused(&[1, 0xb0], "return is not");
    refused(&[0x1a, 0xb1], "another kind");
    refused(&[3, 0x36, 4, 0xb1], "no such local");
    refused(&[9, 0x42, 0xb1], "no such local");
    refused(&[9, 0x57, 0xb1], "half");
    refused(&[9, 0x5f, 0xb1], "half");
    refused(&[9, 3, 0x5f, 0xb1], "half");
    refused(&[9, 0x5a, 0xb1], "half");
    refused(&[9, 0x40, 3, 0x3d, 0x1f, 0xb1], "another kind");
    // A stack that grows in a loop.
    refused(&[3, 0xa7, 0xff, 0xff], "different depths");
    // ifeq over one push: int or reference on the stack.
    refused(&[3, 0x99, 0, 7, 3, 0xa7, 0, 4, 1, 0x57, 0xb1], "different kinds");
}

#[test]
fn constants_are_verified() {
    refused(&[0x12, 3, 0xb1], "wrong size");
    refused(&[0x14, 0, 5, 0xb1], "wrong size");
    refused(&[0x12, 1, 0xb1], "cannot be loaded");
    refused(&[0xbb, 0, 5, 0xb1], "not a class");
    refused(&[0xb8, 0, 2, 0xb1], "not a method");
    refused(&[0xb2, 0, 8, 0xb1], "not a field");
    refused(&[3, 0xc5, 0, 2, 1, 0xb1], "more dimensions");
    refused(&[9, 3, 0xb8, 0, 8, 0xb1], "argument");
    let call = [9, 1, 0xb8, 0, 8, 0xaf];
    let found = frames(Case { bytes: &call, descriptor: "()D", ..PLAIN }).unwrap();
    assert_eq!((found.depth(2), found.depth(3)), (Some(3), Some(2)));
    let field = [0xb2, 0, 11, 0xb3, 0, 11, 0xb1];
    assert_eq!(frames(Case { bytes: &field, ..PLAIN }).unwrap().depth(1), Some(2));
}

#[test]
fn handlers_see_the_locals_of_the_whole_range() {
    // 0: aconst_null; 1: astore_0; 2: new A; 5: pop; 6: iconst_0; 7: istore_0; 8: new A; 11: pop; 12: return
    // 13: pop; 14: aload_0; 15: pop; 16: return; covered 2..12, where local 0 changes its kind.
    let bytes = [1, 0x4b, 0xbb, 0, 2, 0x57, 3, 0x3b, 0xbb, 0, 2, 0x57, 0xb1, 0x57, 0x2a, 0x57, 0xb1];
    let case = |handlers| Case { bytes: &bytes, handlers, ..PLAIN };
    assert!(frames(case(&[(2, 12, 13)])).unwrap_err().contains("another kind"));
    let found = frames(case(&[(2, 5, 13)])).unwrap();
    assert!(found.is_live(2, 0) && found.is_ref(2, 0), "the handler reads it");
    assert!(!found.is_live(3, 0), "behind the range it is dead");
    assert_eq!(found.depth(9), Some(1));
    let none = Case { stack: 0, bytes: &[0xb1, 0x57, 0xb1], handlers: &[(0, 1, 1)], ..PLAIN };
    assert!(frames(none).unwrap_err().contains("no room"));
}

#[test]
fn a_loop_keeps_what_it_reads_alive() {
    // 0: iconst_0; 1: istore_0; 2: iconst_5; 3: istore_1; 4: iinc 0 1; 7: iload_0; 8: iload_1; 9: if_icmplt 4; 12: return
    let bytes = [3, 0x3b, 8, 0x3c, 0x84, 0, 1, 0x1a, 0x1b, 0xa1, 0xff, 0xfb, 0xb1];
    let found = frames(Case { bytes: &bytes, ..PLAIN }).unwrap();
    let live: Vec<u64> = (0..9).map(|at| found.live(at)[0]).collect();
    assert_eq!(live, [0, 0, 1, 1, 3, 3, 3, 3, 0]);
}

#[test]
fn large_frames_work_and_absurd_ones_are_refused() {
    // wide aload 300; areturn
    let bytes = [0xc4, 0x19, 1, 0x2c, 0xb0];
    let store = [1, 0xc4, 0x3a, 1, 0x2c, 0xc4, 0x19, 1, 0x2c, 0xb0];
    let case = |bytes| Case { bytes, descriptor: "()LA;", locals: 301, ..PLAIN };
    assert!(frames(case(&bytes)).unwrap_err().contains("another kind"));
    let found = frames(case(&store)).unwrap();
    assert!(found.is_ref(2, 300) && found.is_ref(3, 301));
    let mut long = vec![0; 60_000];
    long.push(0xb1);
    let absurd = Case { bytes: &long, locals: u16::MAX, stack: u16::MAX, ..PLAIN };
    assert!(frames(absurd).unwrap_err().contains("too large"));
}

#[test]
fn inlined_subroutines_pass() {
    // 0: iconst_0; 1: istore_0; 2: iload_0; 3: jsr 15; 6: ireturn; 7: astore_3 (any of 0..6); 8: jsr 15;
    // 11: aload_3; 12: athrow; 13: nop; 14: return; 15: astore_2; 16: iinc 0 1; 19: jsr 24; 22: ret 2;
    // 24: astore_1; 25: ret 1
    let bytes = [
        3, 0x3b, 0x1a, 0xa8, 0, 12, 0xac, 0x4e, 0xa8, 0, 7, 0x2d, 0xbf, 0, 0xac, 0x4d, 0x84, 0, 1, 0xa8, 0,
        5, 0xa9, 2, 0x4c, 0xa9, 1,
    ];
    let handlers = [(2, 6, 7)];
    let case = Case { bytes: &bytes, descriptor: "()I", handlers: &handlers, ..PLAIN };
    let found = frames(case).unwrap();
    assert_eq!(found.depth(2), Some(0));
    let code = decode(&bytes, &[ExceptionEntry { start: 2, end: 6, target: 7, catch_type: 0 }]).unwrap();
    // The nested subroutine exists once for each of the two ways into the outer one.
    assert_eq!(code.insns.iter().filter(|i| i.offset == 24).count(), 2);
    assert!((0..code.insns.len()).all(|at| found.depth(at).is_some()), "what is left is all reachable");
}

#[test]
fn thousands_of_nested_handlers_are_refused_in_time() {
    let count = 2_000u16;
    let mut bytes = vec![0u8; count as usize * 2];
    bytes.push(0xb1);
    // Each covers all that is left and has a target of its own.
    let handlers: Vec<(u16, u16, u16)> = (0..count).map(|i| (i, count * 2 - i, count * 2 - i)).collect();
    let error = frames(Case { bytes: &bytes, handlers: &handlers, ..PLAIN }).unwrap_err();
    assert!(error.contains("too many exception handlers") || error.contains("depths"), "{error}");
}
