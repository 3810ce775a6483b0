use super::*;
use crate::bytecode::analysis::{Frames, Signature};
use crate::classfile::{ClassFile, access};

fn parsed(write: impl FnOnce(&mut ClassWriter)) -> ClassFile {
    let mut w = ClassWriter::new(access::PUBLIC, "a/B", "java/lang/Object", &["java/lang/Runnable"]);
    write(&mut w);
    ClassFile::parse(w.finish()).expect("a well-formed class file")
}

/// Decodes and analyses the first method.
fn analysed(file: &ClassFile) -> (crate::bytecode::Code, Frames) {
    let info = &file.methods[0];
    let attribute = file.code(info).unwrap().unwrap();
    let code = attribute.decode().unwrap();
    let signature = Signature {
        descriptor: file.pool.utf8(info.descriptor).unwrap(),
        is_static: info.is_static(),
        max_stack: attribute.max_stack,
        max_locals: attribute.max_locals,
    };
    let frames = Frames::of(&code, signature, &file.pool).unwrap();
    (code, frames)
}

#[test]
fn names_fields_and_methods_are_read_back() {
    let file = parsed(|w| {
        w.field(access::PRIVATE, "x", "J");
        w.bare_method(access::STATIC | access::NATIVE, "n", "()V");
    });
    assert_eq!(file.name().unwrap(), "a/B");
    assert_eq!(file.super_name().unwrap(), Some("java/lang/Object"));
    assert_eq!(file.pool.class_name(file.interfaces[0]).unwrap(), "java/lang/Runnable");
    assert_eq!(file.pool.utf8(file.fields[0].name).unwrap(), "x");
    assert_eq!(file.pool.utf8(file.methods[0].name).unwrap(), "n");
}

#[test]
fn constants_are_shared_and_longs_take_two_places() {
    let file = parsed(|w| {
        let mut c = w.method(access::STATIC, "m", "()V");
        for _ in 0..2 {
            c.long(1 << 40);
            c.drop_value("J");
            c.string("päß\0\u{1F600}");
            c.drop_value("Ljava/lang/Object;");
        }
        c.ret("V");
        c.finish();
    });
    let strings: Vec<Vec<u16>> =
        (1..file.pool.len() as u16).filter_map(|i| file.pool.string(i).ok()).collect();
    assert_eq!(strings, ["päß\0\u{1F600}".encode_utf16().collect::<Vec<_>>()]);
    analysed(&file);
}

#[test]
fn branches_and_handlers_pass_the_analysis() {
    let file = parsed(|w| {
        let mut c = w.method(access::STATIC, "m", "(ILjava/lang/String;D)I");
        let (no, end, start, stop, caught) = (c.label(), c.label(), c.label(), c.label(), c.label());
        c.bind(start);
        c.load("I", 0);
        c.jump(op::IFEQ, no);
        c.load("Ljava/lang/String;", 1);
        c.invoke_virtual("java/lang/String", "length", "()I");
        c.jump(op::GOTO, end);
        c.bind(no);
        c.load("D", 2);
        c.op(op::D2I);
        c.bind(end);
        assert_eq!(c.depth(), 1);
        c.ret("I");
        c.bind(stop);
        c.bind_handler(caught);
        c.op(op::POP);
        c.int(100_000);
        c.ret("I");
        c.handler(start, stop, caught, Some("java/lang/Throwable"));
        c.finish();
    });
    let (code, frames) = analysed(&file);
    assert_eq!(code.handlers.len(), 1);
    assert_eq!(frames.depth(code.handlers[0].target as usize), Some(1));
}

#[test]
fn every_local_index_has_an_encoding() {
    let file = parsed(|w| {
        let mut c = w.method(access::STATIC, "m", "()J");
        c.long(7);
        c.store("J", 300);
        c.load("J", 300);
        c.ret("J");
        c.finish();
    });
    let (code, _) = analysed(&file);
    assert_eq!(code.insns.len(), 4);
}
