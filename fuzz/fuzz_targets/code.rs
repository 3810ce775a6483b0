//! Any bytes as a method body: what is decoded has its targets inside, and no subroutine is left.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sojourner_jvm::bytecode::{Operand, decode};
use sojourner_jvm::classfile::ExceptionEntry;

fuzz_target!(|input: (Vec<u8>, Vec<(u16, u16, u16, u16)>)| {
    let (bytes, rows) = input;
    let row = |(start, end, target, catch_type)| ExceptionEntry { start, end, target, catch_type };
    let exceptions: Vec<ExceptionEntry> = rows.into_iter().take(64).map(row).collect();
    let Ok(code) = decode(&bytes, &exceptions) else { return };
    let inside = |target: u32| assert!((target as usize) < code.insns.len());
    for insn in &code.insns {
        match insn.operand {
            Operand::Branch(target) => inside(target),
            Operand::Switch(id) => code.switches[id as usize].targets().for_each(inside),
            _ => {}
        }
    }
    for handler in &code.handlers {
        inside(handler.target);
        assert!(handler.start < handler.end && handler.end as usize <= code.insns.len());
    }
});
