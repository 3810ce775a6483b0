//! What the JDK's code for method handles passes as lists: Java code makes arrays of them first.
//!
//! The parts of `MethodHandles` and `StringConcatFactory` that end in LambdaForms are taken over at their last step,
//! so that all checks, and their words, are the JDK's.

use super::method_handle::{descriptor_arg, elements, ok, type_arg};
use super::{Native, Table, object};
use crate::class::MethodId;
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::link::Clauses;
use crate::link::assemble::ClassWriter;
use crate::link::handle::{HANDLE_TYPE, Type};
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    (
        "java/lang/invoke/MethodHandles",
        &[(
            "dropArguments0(Ljava/lang/invoke/MethodHandle;ILjava/util/List;)Ljava/lang/invoke/MethodHandle;",
            drop_list,
        )],
    ),
    (
        "java/lang/invoke/MethodHandleImpl",
        &[
            (
                "makeLoop(Ljava/lang/Class;Ljava/util/List;Ljava/util/List;Ljava/util/List;Ljava/util/List;Ljava/util/List;)Ljava/lang/invoke/MethodHandle;",
                loop_lists,
            ),
            (
                "makeTableSwitch(Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/invoke/MethodHandle;",
                table_switch,
            ),
        ],
    ),
    (
        "java/lang/invoke/StringConcatFactory",
        &[
            // JDK 17: the parts in order, null for an argument.
            (
                "generateMHInlineCopy(Ljava/lang/invoke/MethodType;Ljava/util/List;)Ljava/lang/invoke/MethodHandle;",
                concat_list,
            ),
            // Later: the texts before, between and after the arguments. This is the first of its strategies.
            (
                "makeSimpleConcat(Ljava/lang/invoke/MethodType;[Ljava/lang/String;)Ljava/lang/invoke/MethodHandle;",
                concat_texts,
            ),
        ],
    ),
];

const LIST: &str = "Ljava/util/List;";

/// A written method with these parameters that makes arrays of the lists among them, of this element type, and passes
/// everything on to `then`.
fn unlisted(m: &mut Machine, name: &str, params: &[(&str, &str)], then: Native) -> Result<MethodId, Trap> {
    let class_name = format!("java/lang/invoke/MethodHandles$Lists${name}");
    if let Some(&class) = m.program.class_index.get(&*class_name) {
        return Ok(m.class(class).methods[0]);
    }
    let given: String = params.iter().map(|p| p.0).collect();
    let passed: String = params
        .iter()
        .map(|(own, element)| if *own == LIST { format!("[{element}") } else { (*own).into() })
        .collect();
    let native = format!("({passed}){HANDLE_TYPE}");
    let mut w = ClassWriter::new(0, &class_name, "java/lang/Object", &[]);
    let mut c = w.method(access::STATIC, "call", &format!("({given}){HANDLE_TYPE}"));
    for (local, (own, element)) in params.iter().enumerate() {
        c.load(own, local as u16);
        if *own == LIST {
            c.int(0);
            c.new_array(element);
            c.invoke_interface("java/util/List", "toArray", "([Ljava/lang/Object;)[Ljava/lang/Object;");
            c.check_cast(&format!("[{element}"));
        }
    }
    c.invoke_static(false, &class_name, "then", &native);
    c.ret(HANDLE_TYPE);
    c.finish();
    w.bare_method(access::STATIC | access::NATIVE, "then", &native);
    let class = m.define_synthetic(w.finish(), None)?;
    m.bind_native(class, "then", then);
    Ok(m.class(class).methods[0])
}

const CLASS: &str = "Ljava/lang/Class;";

fn drop_list(m: &mut Machine, args: &[u64]) -> Outcome {
    let params = [(HANDLE_TYPE, ""), ("I", ""), (LIST, CLASS)];
    let call = unlisted(m, "Drop", &params, super::method_handle::drop_arguments)?;
    Err(Trap::Call(call, args.into()))
}

fn loop_lists(m: &mut Machine, args: &[u64]) -> Outcome {
    let handles = (LIST, HANDLE_TYPE);
    let params = [(CLASS, ""), (LIST, CLASS), handles, handles, handles, handles];
    let call = unlisted(m, "Loop", &params, loop_arrays)?;
    Err(Trap::Call(call, args.into()))
}

fn loop_arrays(m: &mut Machine, args: &[u64]) -> Outcome {
    let mut of = Type { params: Vec::new(), result: descriptor_arg(m, args, 0)? };
    for mirror in elements(m, object(args, 1))? {
        of.params.push(descriptor_arg(m, &[mirror.slot()], 0)?);
    }
    let clauses = Clauses {
        init: elements(m, object(args, 2))?,
        step: elements(m, object(args, 3))?,
        test: elements(m, object(args, 4))?,
        last: elements(m, object(args, 5))?,
    };
    ok(m.loop_handle(&of, &clauses))
}

fn table_switch(m: &mut Machine, args: &[u64]) -> Outcome {
    let cases = elements(m, object(args, 2))?;
    ok(m.switch_handle(object(args, 1), &cases))
}

fn concat_list(m: &mut Machine, args: &[u64]) -> Outcome {
    let params = [("Ljava/lang/invoke/MethodType;", ""), (LIST, "Ljava/lang/String;")];
    let call = unlisted(m, "Concat", &params, concat_parts)?;
    Err(Trap::Call(call, args.into()))
}

fn units(m: &Machine, text: ObjRef) -> Option<Vec<u16>> {
    (!text.is_null()).then(|| m.utf16(text)).filter(|text| !text.is_empty())
}

fn concat_parts(m: &mut Machine, args: &[u64]) -> Outcome {
    let params = type_arg(m, args, 0)?.params;
    let mut texts: Vec<Option<Vec<u16>>> = vec![None];
    for part in elements(m, object(args, 1))? {
        match part.is_null() {
            true => texts.push(None),
            false => *texts.last_mut().expect("never empty") = units(m, part),
        }
    }
    ok(m.concat_handle(&params, &texts))
}

fn concat_texts(m: &mut Machine, args: &[u64]) -> Outcome {
    let params = type_arg(m, args, 0)?.params;
    let texts: Vec<_> = elements(m, object(args, 1))?.into_iter().map(|text| units(m, text)).collect();
    ok(m.concat_handle(&params, &texts))
}
