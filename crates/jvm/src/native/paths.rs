//! `java.nio.file.Files` on files of the program's own, in the folders of its class path, and on temporary files: read as
//! streams are.
//!
//! Everything else about paths (channels, attributes, folders, writing) is left to the JDK's code and its natives.

use super::temporary::{self, Place};
use super::{Table, object};
use crate::class::ClassId;
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::link::assemble::{ClassWriter, op};
use crate::machine::{Machine, Outcome, Trap};
use smallvec::smallvec;

pub const TABLES: &[Table] = &[(
    "java/nio/file/Files",
    &[
        ("newInputStream(Ljava/nio/file/Path;[Ljava/nio/file/OpenOption;)Ljava/io/InputStream;", stream),
        ("readAllBytes(Ljava/nio/file/Path;)[B", bytes),
        ("lines(Ljava/nio/file/Path;Ljava/nio/charset/Charset;)Ljava/util/stream/Stream;", lines),
    ],
)];

/// The name of a file of the program's own that is there; the absolute path of it must be given.
fn own(m: &mut Machine, path: ObjRef) -> Option<String> {
    if path.is_null() || &*m.class(m.state.heap.class(path)).name != "sun/nio/fs/UnixPath" {
        return None;
    }
    let bytes = ObjRef(m.get_named(path, "path") as u32);
    let name = String::from_utf8(m.state.heap.bytes(bytes).to_vec()).ok()?;
    let own = m.program.sources.own_path(&name).is_some_and(|path| path.is_file());
    (own || is_temporary(m, &name)).then_some(name)
}

/// Whether a temporary file is at a path, to be read. Among several threads it could be gone when it is opened, and streams
/// say that otherwise than channels.
fn is_temporary(m: &Machine, path: &str) -> bool {
    let Place::At(names) = temporary::place(m, path) else { return false };
    let is_file = |id| m.state.disk.names(id).is_err() && temporary::permits(m, id, 4);
    !m.run.multi && m.state.disk.find(&names).is_ok_and(is_file)
}

const WRITTEN: &str = "java/nio/file/Files$Own";
const INPUT: &str = "java/io/FileInputStream";
const READER: &str = "java/io/BufferedReader";
const DECODER: &str = "java/io/InputStreamReader";
const STREAM: &str = "(Ljava/lang/String;)Ljava/io/InputStream;";
const BYTES: &str = "(Ljava/lang/String;)[B";
const LINES: &str = "(Ljava/lang/String;Ljava/nio/charset/Charset;)Ljava/util/stream/Stream;";

/// Methods that open a file and read it.
fn written(m: &mut Machine) -> Result<ClassId, Trap> {
    if let Some(&class) = m.program.class_index.get(WRITTEN) {
        return Ok(class);
    }
    let mut writer = ClassWriter::new(access::FINAL, WRITTEN, "java/lang/Object", &[]);
    for (name, form) in [("stream", STREAM), ("bytes", BYTES), ("lines", LINES)] {
        let mut code = writer.method(access::STATIC, name, form);
        if name == "lines" {
            for class in [READER, DECODER] {
                code.new_object(class);
                code.op(op::DUP);
            }
        }
        code.new_object(INPUT);
        code.op(op::DUP);
        code.load("Ljava/lang/String;", 0);
        code.invoke_special(false, INPUT, "<init>", "(Ljava/lang/String;)V");
        match name {
            "stream" => code.ret("Ljava/io/InputStream;"),
            "bytes" => {
                code.invoke_virtual(INPUT, "readAllBytes", "()[B");
                code.ret("[B");
            }
            _ => {
                let decodes = "(Ljava/io/InputStream;Ljava/nio/charset/Charset;)V";
                code.load("Ljava/nio/charset/Charset;", 1);
                code.invoke_special(false, DECODER, "<init>", decodes);
                code.invoke_special(false, READER, "<init>", "(Ljava/io/Reader;)V");
                code.invoke_virtual(READER, "lines", "()Ljava/util/stream/Stream;");
                code.ret("Ljava/util/stream/Stream;");
            }
        }
        code.finish();
    }
    m.define_synthetic(writer.finish(), None)
}

/// Calls one of them for a file of the program's own; anything else takes the JDK's way.
fn read(m: &mut Machine, args: &[u64], name: &str, form: &str) -> Outcome {
    let Some(file) = own(m, object(args, 0)) else { return Err(Trap::Original) };
    let class = written(m)?;
    let method = m.find_method_named(class, name, form).expect("just written");
    let text = m.intern(&file)?.slot();
    match name {
        "lines" => Err(Trap::Call(method, smallvec![text, args[1]])),
        _ => Err(Trap::Call(method, smallvec![text])),
    }
}

fn stream(m: &mut Machine, args: &[u64]) -> Outcome {
    // With options it is a matter of channels.
    if object(args, 1).is_null() || m.state.heap.len(object(args, 1)) > 0 {
        return Err(Trap::Original);
    }
    read(m, args, "stream", STREAM)
}

fn bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    read(m, args, "bytes", BYTES)
}

fn lines(m: &mut Machine, args: &[u64]) -> Outcome {
    if object(args, 1).is_null() {
        return Err(Trap::Original);
    }
    read(m, args, "lines", LINES)
}
