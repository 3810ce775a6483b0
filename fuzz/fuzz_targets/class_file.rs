//! Any bytes as a class file: read everything, decode and analyse every method.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sojourner_jvm::bytecode::analysis::{Frames, Signature};
use sojourner_jvm::bytecode::disassemble;
use sojourner_jvm::classfile::ClassFile;

fuzz_target!(|bytes: &[u8]| {
    let Ok(class) = ClassFile::parse(bytes) else { return };
    let _ = (class.inner_classes(), class.enclosing_method(), class.nest_members());
    let _ = (class.permitted_subclasses(), class.record_components(), class.bootstrap_methods());
    for index in 0..class.pool.len() as u16 {
        let _ = (class.pool.member(index), class.pool.dynamic(index), class.pool.method_handle(index));
        let _ = (class.pool.string(index), class.pool.class_name(index));
    }
    for method in &class.methods {
        let Ok(Some(attribute)) = class.code(method) else { continue };
        let _ = (attribute.line_numbers(), attribute.local_variables());
        let (Ok(code), Ok(descriptor)) = (attribute.decode(), class.pool.utf8(method.descriptor)) else {
            continue;
        };
        let (max_stack, max_locals) = (attribute.max_stack, attribute.max_locals);
        let signature = Signature { descriptor, is_static: method.is_static(), max_stack, max_locals };
        let _ = Frames::of(&code, signature, &class.pool);
    }
    let _ = disassemble(&class);
});
