//! Methods of records: `ObjectMethods` as written static methods.
//!
//! `equals` compares the last component first, as the JDK's nested guards do; it shows when a
//! component's own `equals` has effects.

use super::assemble::{ClassWriter, Code, op};
use super::{CallSite, site_name};
use crate::class::{ClassId, MethodId};
use crate::classfile::descriptor::MethodDescriptor;
use crate::classfile::{Constant, access};
use crate::machine::resolve::format_error;
use crate::machine::{Machine, Trap, raise};

const OBJECT: &str = "Ljava/lang/Object;";

/// A component: the field that holds it and its type.
type Component = (String, String);

impl Machine {
    pub(super) fn link_record_method(
        &mut self,
        owner: ClassId,
        at: (MethodId, u32),
        (name, descriptor): (&str, &str),
        arguments: &[u16],
    ) -> Result<CallSite, Trap> {
        let file = self.class(owner).file.clone().expect("the site is in a class file");
        let pool = &file.pool;
        let [class, names, getters @ ..] = arguments else {
            return raise("java/lang/BootstrapMethodError", "a record method lacks arguments");
        };
        let record = match pool.get(*class).map_err(format_error)? {
            Constant::Class(_) => pool.class_name(*class).map_err(format_error)?.to_owned(),
            _ => return Err(Trap::Unsupported("a record method with a computed class".into())),
        };
        let names = String::from_utf16_lossy(&pool.string(*names).map_err(format_error)?);
        let names: Vec<&str> = if names.is_empty() { Vec::new() } else { names.split(';').collect() };
        let mut components: Vec<Component> = Vec::new();
        for &getter in getters {
            let handle = pool.method_handle(getter).map_err(format_error)?;
            components.push((handle.member.name.to_owned(), handle.member.descriptor.to_owned()));
        }
        if name == "toString" && names.len() != components.len() {
            return raise("java/lang/IllegalArgumentException", "Name list and accessor list do not match");
        }
        let class_name = site_name(self, "Record", at);
        let class = match self.program.class_index.get(&*class_name) {
            Some(&class) => class,
            None => {
                let mut w = ClassWriter::new(0, &class_name, "java/lang/Object", &[]);
                let c = w.method(access::STATIC, name, descriptor);
                match name {
                    "equals" => write_equals(c, &record, &components),
                    "hashCode" => write_hash_code(c, &record, &components),
                    "toString" => {
                        let parsed = MethodDescriptor::parse(descriptor).map_err(format_error)?;
                        let join = format!(
                            "({}){}",
                            components.iter().map(|c| c.1.as_str()).collect::<String>(),
                            parsed.result
                        );
                        write_to_string(c, &record, &components, &class_name, &join);
                    }
                    _ => return raise("java/lang/IllegalArgumentException", name),
                }
                if name == "toString" {
                    self.write_join(owner, &mut w, &record, &names, &components)?;
                }
                let class = self.define_synthetic(w.finish(), Some(owner))?;
                if name == "toString" {
                    self.bind_concat(class);
                }
                class
            }
        };
        Ok(CallSite::Static(self.declared_named(class, name)))
    }

    /// The method that joins the components' texts: `Point[x=1, y=2]`.
    fn write_join(
        &mut self,
        owner: ClassId,
        w: &mut ClassWriter,
        record: &str,
        names: &[&str],
        components: &[Component],
    ) -> Result<(), Trap> {
        let class = self.load_class_for(owner, record)?;
        let descriptor = self.descriptor_of(class);
        let simple = self.simple_type(&descriptor);
        let mut recipe = format!("{simple}[");
        for (i, name) in names.iter().enumerate() {
            recipe.push_str(if i == 0 { "" } else { ", " });
            recipe.push_str(name);
            recipe.push_str("=\u{1}");
        }
        recipe.push(']');
        let recipe: Vec<u16> = recipe.encode_utf16().collect();
        let operands: Vec<&str> = components.iter().map(|c| c.1.as_str()).collect();
        self.write_concat(w, &recipe, &[], &operands)
    }
}

fn get(c: &mut Code<'_>, record: &str, local: u16, component: &Component) {
    c.load(OBJECT, local);
    c.get_field(record, &component.0, &component.1);
}

fn write_equals(mut c: Code<'_>, record: &str, components: &[Component]) {
    let (no, yes) = (c.label(), c.label());
    c.load(OBJECT, 0);
    c.load(OBJECT, 1);
    c.jump(op::IF_ACMPEQ, yes);
    c.load(OBJECT, 1);
    c.instance_of(record);
    c.jump(op::IFEQ, no);
    for component in components.iter().rev() {
        get(&mut c, record, 0, component);
        get(&mut c, record, 1, component);
        match &*component.1 {
            "Z" | "B" | "C" | "S" | "I" => c.jump(op::IF_ICMPNE, no),
            "J" => {
                c.op(op::LCMP);
                c.jump(op::IFNE, no);
            }
            "F" => {
                c.invoke_static(false, "java/lang/Float", "compare", "(FF)I");
                c.jump(op::IFNE, no);
            }
            "D" => {
                c.invoke_static(false, "java/lang/Double", "compare", "(DD)I");
                c.jump(op::IFNE, no);
            }
            _ => {
                let descriptor = format!("({OBJECT}{OBJECT})Z");
                c.invoke_static(false, "java/util/Objects", "equals", &descriptor);
                c.jump(op::IFEQ, no);
            }
        }
    }
    c.bind(yes);
    c.int(1);
    c.ret("Z");
    c.bind(no);
    c.int(0);
    c.ret("Z");
    c.finish();
}

fn write_hash_code(mut c: Code<'_>, record: &str, components: &[Component]) {
    c.int(0);
    for component in components {
        c.int(31);
        c.op(op::IMUL);
        get(&mut c, record, 0, component);
        let d = &*component.1;
        match super::convert::wrapper(d) {
            Some(wrapper) => c.invoke_static(false, wrapper, "hashCode", &format!("({d})I")),
            None => c.invoke_static(false, "java/util/Objects", "hashCode", &format!("({OBJECT})I")),
        }
        c.op(op::IADD);
    }
    c.ret("I");
    c.finish();
}

fn write_to_string(mut c: Code<'_>, record: &str, components: &[Component], own: &str, join: &str) {
    for component in components {
        get(&mut c, record, 0, component);
    }
    c.invoke_static(false, own, "concat", join);
    c.ret("Ljava/lang/String;");
    c.finish();
}
