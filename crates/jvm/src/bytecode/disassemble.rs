//! Text in the manner of `javap -c`, from the same table as everything else.

use super::decode::{ArrayKind, read};
use super::table::Format;
use super::{CodeError, Operand, Switch};
use crate::classfile::descriptor::{MethodDescriptor, split};
use crate::classfile::{
    ClassError, ClassFile, CodeAttribute, Constant, ConstantPool, MemberKind, MemberRef, MethodInfo, access,
};
use std::fmt::Write;

/// The class as text. Faults in single methods are written where they are, since the reader wants the rest.
pub fn disassemble(class: &ClassFile) -> String {
    let mut out = String::new();
    let name = class.name().unwrap_or("?");
    if let Ok(Some(source)) = class.source_file() {
        let _ = writeln!(out, "Compiled from \"{source}\"");
    }
    let _ = write!(out, "{}{}", class_words(class.access), dots(name));
    if !class.is_interface()
        && let Ok(Some(parent)) = class.super_name()
        && parent != "java/lang/Object"
    {
        let _ = write!(out, " extends {}", dots(parent));
    }
    let interfaces: Vec<String> =
        class.interfaces.iter().filter_map(|&i| class.pool.class_name(i).ok()).map(dots).collect();
    if !interfaces.is_empty() {
        let word = if class.is_interface() { "extends" } else { "implements" };
        let _ = write!(out, " {word} {}", interfaces.join(","));
    }
    out.push_str(" {\n");
    for field in &class.fields {
        let descriptor = class.pool.utf8(field.descriptor).unwrap_or("?");
        let name = class.pool.utf8(field.name).unwrap_or("?");
        let _ = writeln!(out, "  {}{} {name};", words(field.access, false), java_type(descriptor));
    }
    for method in &class.methods {
        out.push('\n');
        method_text(class, method, &mut out);
    }
    out.push_str("}\n");
    out
}

fn method_text(class: &ClassFile, method: &MethodInfo, out: &mut String) {
    let name = class.pool.utf8(method.name).unwrap_or("?");
    let descriptor = class.pool.utf8(method.descriptor).unwrap_or("()V");
    let _ = writeln!(out, "  {};", heading(class, method, name, descriptor));
    let code = match class.code(method) {
        Ok(None) => return,
        Ok(Some(code)) => code,
        Err(fault) => {
            let _ = writeln!(out, "    {fault}");
            return;
        }
    };
    out.push_str("    Code:\n");
    if let Err(fault) = code_text(class, &code, out) {
        let _ = writeln!(out, "      {fault}");
    }
    if !code.exceptions.is_empty() {
        out.push_str("    Exception table:\n       from    to  target type\n");
        for e in &code.exceptions {
            let caught = match e.catch_type {
                0 => "any".to_string(),
                class_index => format!("Class {}", class.pool.class_name(class_index).unwrap_or("?")),
            };
            let _ = writeln!(out, "      {:>5} {:>5} {:>5}   {caught}", e.start, e.end, e.target);
        }
    }
    if let Ok(lines) = code.line_numbers()
        && !lines.is_empty()
    {
        out.push_str("    LineNumberTable:\n");
        for (offset, line) in lines {
            let _ = writeln!(out, "      line {line}: {offset}");
        }
    }
}

fn heading(class: &ClassFile, method: &MethodInfo, name: &str, descriptor: &str) -> String {
    let flags = words(method.access, true);
    let Ok(types) = MethodDescriptor::parse(descriptor) else { return format!("{flags}{name}{descriptor}") };
    let params: Vec<String> = types.params().map(java_type).collect();
    let head = match name {
        "<clinit>" => return format!("{flags}{{}}"),
        "<init>" => dots(class.name().unwrap_or("?")),
        _ => format!("{} {name}", java_type(types.result)),
    };
    let thrown: Vec<String> = class.exceptions(method).unwrap_or_default().into_iter().map(dots).collect();
    let throws = if thrown.is_empty() { String::new() } else { format!(" throws {}", thrown.join(", ")) };
    format!("{flags}{head}({}){throws}", params.join(", "))
}

fn code_text(class: &ClassFile, code: &CodeAttribute<'_>, out: &mut String) -> Result<(), CodeError> {
    let mut at = 0;
    let mut switches = Vec::new();
    while at < code.bytes.len() {
        let raw = read(code.bytes, at, &mut switches)?;
        let name = match (raw.wide, raw.encoding.mnemonic) {
            (true, mnemonic) => format!("{mnemonic}_w"),
            (false, mnemonic) => mnemonic.to_string(),
        };
        let mut operand = match raw.operand {
            _ if matches!(raw.encoding.format, Format::Fixed(_) | Format::Slot(_)) => String::new(),
            Operand::None => String::new(),
            Operand::Local(local) => local.to_string(),
            Operand::Imm(value) => value.to_string(),
            Operand::Iinc { local, by } => format!("{local}, {by}"),
            Operand::Branch(target) => target.to_string(),
            Operand::NewArray(kind) => ArrayKind::keyword(kind).to_string(),
            Operand::MultiNewArray { class: index, dims } => {
                format!("#{index},  {dims}{}", comment(class, index))
            }
            Operand::Const(index) if raw.encoding.format == Format::Interface => {
                let count = code.bytes.get(at + 3).copied().unwrap_or(0);
                format!("#{index},  {count}{}", comment(class, index))
            }
            Operand::Const(index) if raw.encoding.format == Format::Dynamic => {
                format!("#{index},  0{}", comment(class, index))
            }
            Operand::Const(index) => format!("#{index}{}", comment(class, index)),
            Operand::Switch(_) => String::new(),
        };
        if let Some(switch) = switches.pop() {
            operand = switch_text(&switch);
        }
        let line = format!("    {at:>6}: {name:<13} {operand}");
        let _ = writeln!(out, "{}", line.trim_end());
        at = raw.next;
    }
    Ok(())
}

fn switch_text(switch: &Switch) -> String {
    let (pairs, default, range): (Vec<(i32, u32)>, u32, String) = match switch {
        Switch::Table { low, targets, default } => {
            let keys = (*low..).zip(targets.iter().copied());
            (keys.collect(), *default, format!("{low} to {}", *low as i64 + targets.len() as i64 - 1))
        }
        Switch::Lookup { pairs, default } => (pairs.to_vec(), *default, format!("{}", pairs.len())),
    };
    let mut text = format!("{{ // {range}\n");
    for (key, target) in pairs {
        let _ = writeln!(text, "              {key:>10}: {target}");
    }
    let _ = write!(text, "              {:>10}: {default}\n          }}", "default");
    text
}

/// What a pool index means, as javap writes it behind the instruction.
fn comment(class: &ClassFile, index: u16) -> String {
    match describe(class, index) {
        Ok(text) => format!("  // {text}"),
        Err(fault) => format!("  // {fault}"),
    }
}

fn describe(class: &ClassFile, index: u16) -> Result<String, ClassError> {
    let pool = &class.pool;
    let here = class.name()?;
    Ok(match pool.get(index)? {
        Constant::Utf8 => pool.utf8(index)?.to_string(),
        Constant::Integer(value) => format!("int {value}"),
        Constant::Float(value) => format!("float {value}f"),
        Constant::Long(value) => format!("long {value}l"),
        Constant::Double(value) => format!("double {value}d"),
        Constant::Class(_) => format!("class {}", quoted(pool.class_name(index)?)),
        Constant::String(_) => {
            let text = String::from_utf16_lossy(&pool.string(index)?);
            format!("String {}", text.escape_debug())
        }
        Constant::Member { .. } => {
            let member = pool.member(index)?;
            let word = match member.kind {
                MemberKind::Field => "Field",
                MemberKind::Method => "Method",
                MemberKind::InterfaceMethod => "InterfaceMethod",
            };
            format!("{word} {}", member_text(&member, here))
        }
        Constant::MethodHandle { .. } => handle_text(pool, index)?,
        Constant::MethodType(_) => format!("MethodType {}", pool.method_type(index)?),
        Constant::Dynamic { .. } => dynamic_text(pool, index, "Dynamic")?,
        Constant::InvokeDynamic { .. } => dynamic_text(pool, index, "InvokeDynamic")?,
        Constant::NameAndType { .. } => {
            let nat = pool.name_and_type(index)?;
            format!("NameAndType {}:{}", nat.name, nat.descriptor)
        }
        Constant::Module(name) => format!("module {}", pool.utf8(name)?),
        Constant::Package(name) => format!("package {}", pool.utf8(name)?),
    })
}

fn handle_text(pool: &ConstantPool, index: u16) -> Result<String, ClassError> {
    let handle = pool.method_handle(index)?;
    Ok(format!("MethodHandle {:?} {}", handle.kind, member_text(&handle.member, "")))
}

fn dynamic_text(pool: &ConstantPool, index: u16, word: &str) -> Result<String, ClassError> {
    let dynamic = pool.dynamic(index)?;
    Ok(format!("{word} #{}:{}:{}", dynamic.bootstrap, dynamic.name, dynamic.descriptor))
}

fn member_text(member: &MemberRef<'_>, here: &str) -> String {
    let name =
        if member.name.starts_with('<') { format!("\"{}\"", member.name) } else { member.name.to_string() };
    if member.class == here {
        format!("{name}:{}", member.descriptor)
    } else {
        format!("{}.{name}:{}", quoted(member.class), member.descriptor)
    }
}

fn quoted(class: &str) -> String {
    if class.starts_with('[') { format!("\"{class}\"") } else { class.to_string() }
}

fn dots(name: &str) -> String {
    name.replace('/', ".")
}

fn java_type(descriptor: &str) -> String {
    let Some((descriptor, _)) = split(descriptor) else {
        return if descriptor == "V" { "void".into() } else { descriptor.into() };
    };
    let element = descriptor.trim_start_matches('[');
    let base = match element.as_bytes()[0] {
        b'B' => "byte".into(),
        b'C' => "char".into(),
        b'D' => "double".into(),
        b'F' => "float".into(),
        b'I' => "int".into(),
        b'J' => "long".into(),
        b'S' => "short".into(),
        b'Z' => "boolean".into(),
        _ => dots(&element[1..element.len() - 1]),
    };
    base + &"[]".repeat(descriptor.len() - element.len())
}

fn class_words(flags: u16) -> String {
    let mut out = String::new();
    if flags & access::PUBLIC != 0 {
        out.push_str("public ");
    }
    if flags & access::INTERFACE != 0 {
        return out + "interface ";
    }
    if flags & access::FINAL != 0 {
        out.push_str("final ");
    }
    if flags & access::ABSTRACT != 0 {
        out.push_str("abstract ");
    }
    out + "class "
}

fn words(flags: u16, method: bool) -> String {
    let common = [
        (access::PUBLIC, "public "),
        (access::PRIVATE, "private "),
        (access::PROTECTED, "protected "),
        (access::STATIC, "static "),
        (access::FINAL, "final "),
    ];
    let field = [(access::VOLATILE, "volatile "), (access::TRANSIENT, "transient ")];
    let own = [
        (access::SYNCHRONIZED, "synchronized "),
        (access::NATIVE, "native "),
        (access::ABSTRACT, "abstract "),
    ];
    let rest: &[(u16, &str)] = if method { &own } else { &field };
    common.iter().chain(rest).filter(|(bit, _)| flags & bit != 0).map(|(_, word)| *word).collect()
}
