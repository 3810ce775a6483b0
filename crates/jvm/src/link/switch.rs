//! Pattern switches: `SwitchBootstraps` as written static methods `(selector, restart) -> index`.

use super::assemble::{ClassWriter, op};
use super::convert;
use super::{CallSite, site_name};
use crate::class::{ClassId, MethodId};
use crate::classfile::descriptor::MethodDescriptor;
use crate::classfile::{ClassFile, Constant, access};
use crate::machine::resolve::format_error;
use crate::machine::{Machine, Trap, raise};

const OBJECT: &str = "Ljava/lang/Object;";

/// A case label.
#[derive(Debug, Clone, PartialEq)]
enum Label {
    Class(String),
    Text(Vec<u16>),
    Int(i32),
    /// An enum constant: class and name.
    Enum(String, String),
    /// A primitive type, by its descriptor: a component of a record pattern.
    Primitive(String),
}

impl Machine {
    pub(super) fn link_switch(
        &mut self,
        owner: ClassId,
        at: (MethodId, u32),
        by_enum: bool,
        descriptor: &str,
        arguments: &[u16],
    ) -> Result<CallSite, Trap> {
        let file = self.class(owner).file.clone().expect("the site is in a class file");
        let parsed = MethodDescriptor::parse(descriptor).map_err(format_error)?;
        let params: Vec<&str> = parsed.params().collect();
        let [selector, "I"] = params[..] else {
            return raise(
                "java/lang/IllegalArgumentException",
                format!("Illegal invocation type {descriptor}"),
            );
        };
        let mut labels = Vec::new();
        for &argument in arguments {
            labels.push(match read_label(&file, argument)? {
                Label::Text(text) if by_enum => {
                    Label::Enum(convert::class_name(selector).to_owned(), String::from_utf16_lossy(&text))
                }
                label => label,
            });
        }
        // Without preview features a primitive is matched by its own type only, which always fits.
        let primitive = convert::is_primitive(selector);
        if labels.iter().any(|l| match l {
            Label::Primitive(descriptor) => descriptor != selector,
            _ => primitive,
        }) {
            return Err(Trap::Unsupported("primitive types in patterns (a preview feature)".into()));
        }
        let name = site_name(self, "Switch", at);
        let class = match self.program.class_index.get(&*name) {
            Some(&class) => class,
            None => {
                let bytes = self.write_switch(owner, &name, descriptor, &labels)?;
                self.define_synthetic(bytes, Some(owner))?
            }
        };
        Ok(CallSite::Static(self.declared_named(class, "select")))
    }

    fn write_switch(
        &mut self,
        owner: ClassId,
        name: &str,
        descriptor: &str,
        labels: &[Label],
    ) -> Result<Vec<u8>, Trap> {
        let mut w = ClassWriter::new(0, name, "java/lang/Object", &[]);
        let mut c = w.method(access::STATIC, "select", descriptor);
        let present = c.label();
        let restart = if matches!(descriptor.as_bytes()[1], b'J' | b'D') { 2 } else { 1 };
        let primitive = !matches!(descriptor.as_bytes()[1], b'L' | b'[');
        c.load("I", restart);
        c.int(labels.len() as i32 + 1);
        c.invoke_static(false, "java/util/Objects", "checkIndex", "(II)I");
        c.op(op::POP);
        if !primitive {
            c.load(OBJECT, 0);
            c.jump(op::IFNONNULL, present);
            c.int(-1);
            c.ret("I");
            c.bind(present);
        }
        for (i, label) in labels.iter().enumerate() {
            let next = c.label();
            c.load("I", restart);
            c.int(i as i32);
            c.jump(op::IF_ICMPGT, next);
            match label {
                Label::Primitive(_) => {}
                Label::Class(class) => {
                    c.load(OBJECT, 0);
                    c.instance_of(class);
                    c.jump(op::IFEQ, next);
                }
                Label::Text(text) => {
                    c.string_units(text);
                    c.load(OBJECT, 0);
                    c.invoke_virtual("java/lang/String", "equals", "(Ljava/lang/Object;)Z");
                    c.jump(op::IFEQ, next);
                }
                Label::Int(value) => {
                    let (other, test) = (c.label(), c.label());
                    c.load(OBJECT, 0);
                    c.instance_of("java/lang/Number");
                    c.jump(op::IFEQ, other);
                    c.load(OBJECT, 0);
                    c.check_cast("java/lang/Number");
                    c.invoke_virtual("java/lang/Number", "intValue", "()I");
                    c.jump(op::GOTO, test);
                    c.bind(other);
                    c.load(OBJECT, 0);
                    c.instance_of("java/lang/Character");
                    c.jump(op::IFEQ, next);
                    c.load(OBJECT, 0);
                    c.check_cast("java/lang/Character");
                    c.invoke_virtual("java/lang/Character", "charValue", "()C");
                    c.bind(test);
                    c.int(*value);
                    c.jump(op::IF_ICMPNE, next);
                }
                Label::Enum(class, constant) => {
                    // A constant that has gone since compilation matches nothing.
                    let id = self.load_class_for(owner, class)?;
                    let descriptor = format!("L{class};");
                    let (n, d) =
                        (self.program.symbols.intern(constant), self.program.symbols.intern(&descriptor));
                    if self.find_field(id, n, d).is_none() {
                        c.bind(next);
                        continue;
                    }
                    c.load(OBJECT, 0);
                    c.instance_of(class);
                    c.jump(op::IFEQ, next);
                    c.load(OBJECT, 0);
                    c.get_static(class, constant, &descriptor);
                    c.jump(op::IF_ACMPNE, next);
                }
            }
            c.int(i as i32);
            c.ret("I");
            c.bind(next);
        }
        c.int(labels.len() as i32);
        c.ret("I");
        c.finish();
        Ok(w.finish())
    }
}

/// Reads a label from the pool. Enum constants of other types come as nested dynamic constants:
/// `EnumDesc.of(ClassDesc.of("Colour"), "RED")`.
fn read_label(file: &ClassFile, index: u16) -> Result<Label, Trap> {
    let pool = &file.pool;
    Ok(match pool.get(index).map_err(format_error)? {
        Constant::Class(name) => Label::Class(pool.utf8(name).map_err(format_error)?.to_owned()),
        Constant::String(text) => Label::Text(pool.utf16(text).map_err(format_error)?),
        Constant::Integer(value) => Label::Int(value),
        Constant::Dynamic { .. } => {
            if let Some(descriptor) = primitive_class(file, index)? {
                return Ok(Label::Primitive(descriptor));
            }
            let unknown = || Trap::Unsupported("a switch label computed by a bootstrap method".into());
            let outer = invoked(file, index)?.ok_or_else(unknown)?;
            match (&*outer.0, &outer.1[..]) {
                ("java/lang/Enum$EnumDesc.of", &[class, name]) => {
                    let class = invoked(file, class)?.ok_or_else(unknown)?;
                    let ("java/lang/constant/ClassDesc.of", &[text]) = (&*class.0, &class.1[..]) else {
                        return Err(unknown());
                    };
                    let class = String::from_utf16_lossy(&pool.string(text).map_err(format_error)?);
                    let name = String::from_utf16_lossy(&pool.string(name).map_err(format_error)?);
                    Label::Enum(class.replace('.', "/"), name)
                }
                _ => return Err(unknown()),
            }
        }
        _ => return Err(Trap::Unsupported("a switch label of this type".into())),
    })
}

/// The descriptor of a primitive class made by `ConstantBootstraps.primitiveClass`: the constant's name.
fn primitive_class(file: &ClassFile, index: u16) -> Result<Option<String>, Trap> {
    let dynamic = file.pool.dynamic(index).map_err(format_error)?;
    let bootstraps = file.bootstrap_methods().map_err(format_error)?;
    let Some(bootstrap) = bootstraps.get(dynamic.bootstrap as usize) else { return Ok(None) };
    let member = file.pool.method_handle(bootstrap.handle).map_err(format_error)?.member;
    let known = (member.class, member.name) == ("java/lang/invoke/ConstantBootstraps", "primitiveClass");
    Ok(known.then(|| dynamic.name.to_owned()))
}

/// The method (`class.name`) and arguments of a constant made by `ConstantBootstraps.invoke`.
fn invoked(file: &ClassFile, index: u16) -> Result<Option<(String, Vec<u16>)>, Trap> {
    let dynamic = file.pool.dynamic(index).map_err(format_error)?;
    let bootstraps = file.bootstrap_methods().map_err(format_error)?;
    let Some(bootstrap) = bootstraps.get(dynamic.bootstrap as usize) else { return Ok(None) };
    let handle = file.pool.method_handle(bootstrap.handle).map_err(format_error)?;
    if (handle.member.class, handle.member.name) != ("java/lang/invoke/ConstantBootstraps", "invoke") {
        return Ok(None);
    }
    let Some((&target, rest)) = bootstrap.arguments.split_first() else { return Ok(None) };
    let target = file.pool.method_handle(target).map_err(format_error)?.member;
    Ok(Some((format!("{}.{}", target.class, target.name), rest.to_vec())))
}
