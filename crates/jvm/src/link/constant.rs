//! Loadable constants, and bootstrap methods the machine does not know.
//!
//! A computed constant is the static field of a written class whose initialiser calls the
//! bootstrap method; so is a call site. Initialisation is state, runs once on every path and
//! blocks other threads: what a bootstrap method does is checked like any other code.

use super::assemble::{ClassWriter, Code, op};
use super::convert;
use super::handle::{HANDLE_TYPE, Type};
use super::{CallSite, site_name};
use crate::class::{ClassId, MethodId};
use crate::classfile::{BootstrapMethod, ClassFile, Constant, Dynamic, HandleKind, access};
use crate::code::{Instr, Quick};
use crate::machine::resolve::format_error;
use crate::machine::{Machine, StaticSite, Trap, raise};

const LOOKUP: &str = "java/lang/invoke/MethodHandles$Lookup";
const SITE: &str = "Ljava/lang/invoke/CallSite;";
const FIELD: &str = "value";

impl Machine {
    /// Resolves a method type, a method handle or a computed constant for `ldc`.
    pub fn resolve_loadable(&mut self, owner: ClassId, index: u16) -> Result<Instr, Trap> {
        let file = self.class(owner).file.clone().expect("constants come from a class file");
        let push = |b: u32| Instr { op: Quick::Push, a: 0, b };
        Ok(match file.pool.get(index).map_err(format_error)? {
            Constant::MethodType(text) => {
                let descriptor = file.pool.utf8(text).map_err(format_error)?;
                let descriptor = self.descriptor_in(owner, descriptor)?;
                push(self.method_type_of(&descriptor)?.0)
            }
            Constant::MethodHandle { .. } => push(self.resolve_handle(owner, index)?.0),
            _ => {
                let class = self.constant_class(owner, index)?;
                self.static_load(class)?
            }
        })
    }

    /// The instruction that loads the field of a constant's class.
    fn static_load(&mut self, class: ClassId) -> Result<Instr, Trap> {
        let field = self.find_declared_field(class, FIELD).expect("written with this field");
        let f = self.field(field);
        let (slot, letter) = (f.slot, f.letter);
        let statics = self.class(class).statics;
        self.program.statics.push(StaticSite { class, field, statics, slot, letter, is_final: true });
        let op = if matches!(letter, b'J' | b'D') { Quick::GetStatic2 } else { Quick::GetStatic };
        Ok(Instr { op, a: 0, b: self.program.statics.len() as u32 - 1 })
    }

    /// The class whose field holds a computed constant.
    fn constant_class(&mut self, owner: ClassId, index: u16) -> Result<ClassId, Trap> {
        let file = self.class(owner).file.clone().expect("constants come from a class file");
        let host = self.class(owner).name.clone();
        let name = format!("{host}$Constant${index}");
        if let Some(&class) = self.program.class_index.get(&*name) {
            return Ok(class);
        }
        let dynamic = file.pool.dynamic(index).map_err(format_error)?;
        let bootstraps = file.bootstrap_methods().map_err(format_error)?;
        let Some(bootstrap) = bootstraps.get(dynamic.bootstrap as usize) else {
            return raise("java/lang/ClassFormatError", "a constant without a bootstrap method");
        };
        let mut w = ClassWriter::new(0, &name, "java/lang/Object", &[]);
        w.field(access::STATIC | access::FINAL, FIELD, dynamic.descriptor);
        let mut c = w.method(access::STATIC, "<clinit>", "()V");
        let descriptor = dynamic.descriptor.to_owned();
        self.write_bootstrap(&mut c, owner, &file, &dynamic, bootstrap, &descriptor, |c| {
            c.type_object(&descriptor);
            "Ljava/lang/Class;"
        })?;
        c.put_static(&name, FIELD, &descriptor);
        c.ret("V");
        c.finish();
        self.define_synthetic(w.finish(), Some(owner))
    }

    /// Links a call site with a bootstrap method that is Java code.
    pub(super) fn link_by_bootstrap(
        &mut self,
        owner: ClassId,
        at: (MethodId, u32),
        dynamic: &Dynamic<'_>,
        bootstrap: &BootstrapMethod,
    ) -> Result<CallSite, Trap> {
        let file = self.class(owner).file.clone().expect("the site is in a class file");
        let name = site_name(self, "Site", at);
        let class = match self.program.class_index.get(&*name) {
            Some(&class) => class,
            None => {
                let mut w = ClassWriter::new(0, &name, "java/lang/Object", &[]);
                w.field(access::STATIC | access::FINAL, FIELD, SITE);
                let mut c = w.method(access::STATIC, "<clinit>", "()V");
                let descriptor = dynamic.descriptor.to_owned();
                self.write_bootstrap(&mut c, owner, &file, dynamic, bootstrap, SITE, |c| {
                    c.method_type(&descriptor);
                    "Ljava/lang/invoke/MethodType;"
                })?;
                c.put_static(&name, FIELD, SITE);
                c.ret("V");
                c.finish();
                let of = Type::parse(dynamic.descriptor)?;
                let mut c = w.method(access::STATIC, "call", dynamic.descriptor);
                c.get_static(&name, FIELD, SITE);
                c.invoke_virtual("java/lang/invoke/CallSite", "getTarget", &format!("(){HANDLE_TYPE}"));
                for (param, local) in of.params.iter().zip(of.locals()) {
                    c.load(param, local - 1);
                }
                c.invoke_virtual(super::handle::HANDLE, "invokeExact", dynamic.descriptor);
                c.ret(&of.result);
                c.finish();
                self.define_synthetic(w.finish(), Some(owner))?
            }
        };
        Ok(CallSite::Static(self.declared_named(class, "call")))
    }

    /// Writes the call of a bootstrap method; its result, of the wanted type, is left on the
    /// stack. What it throws, errors apart, becomes the cause of a BootstrapMethodError.
    #[allow(clippy::too_many_arguments)]
    fn write_bootstrap(
        &mut self,
        c: &mut Code<'_>,
        owner: ClassId,
        file: &ClassFile,
        dynamic: &Dynamic<'_>,
        bootstrap: &BootstrapMethod,
        wanted: &str,
        kind: impl FnOnce(&mut Code<'_>) -> &'static str,
    ) -> Result<(), Trap> {
        let handle = file.pool.method_handle(bootstrap.handle).map_err(format_error)?;
        if handle.kind != HandleKind::InvokeStatic {
            return Err(Trap::Unsupported("a bootstrap method that is not static".into()));
        }
        let class = self.load_class_for(owner, handle.member.class)?;
        let Some(method) = self.find_method_named(class, handle.member.name, handle.member.descriptor) else {
            return raise("java/lang/NoSuchMethodError", handle.member.name);
        };
        let is_varargs = self.method(method).flags & access::VARARGS != 0;
        let of = Type::parse(handle.member.descriptor)?;
        let (start, end, caught) = (c.label(), c.label(), c.label());
        c.bind(start);
        // The three standing arguments, as far as the method takes them.
        let mut given = 0;
        let host = self.class(owner).name.to_string();
        if of.params.is_empty()
            || of.params[0] != format!("L{LOOKUP};") && of.params[0] != "Ljava/lang/Object;"
        {
            return Err(Trap::Unsupported("a bootstrap method without a Lookup".into()));
        }
        c.new_object(LOOKUP);
        c.op(op::DUP);
        c.class(&host);
        c.invoke_special(false, LOOKUP, "<init>", "(Ljava/lang/Class;)V");
        given += 1;
        if of.params.len() > given {
            c.string(dynamic.name);
            given += 1;
        }
        if of.params.len() > given {
            let pushed = kind(c);
            convert::as_type(c, pushed, &of.params[given]);
            given += 1;
        }
        let fixed = if is_varargs { of.params.len() - 1 } else { of.params.len() };
        let mut arguments = bootstrap.arguments.iter();
        for param in of.params.iter().take(fixed).skip(given) {
            let Some(&argument) = arguments.next() else {
                return raise("java/lang/BootstrapMethodError", "a bootstrap method lacks arguments");
            };
            let pushed = self.push_constant(c, owner, file, argument)?;
            convert::as_type(c, &pushed, param);
        }
        if is_varargs && given <= fixed {
            let element = of.params[fixed][1..].to_owned();
            let rest: Vec<u16> = arguments.by_ref().copied().collect();
            c.int(rest.len() as i32);
            c.new_array(&element);
            for (i, &argument) in rest.iter().enumerate() {
                c.op(op::DUP);
                c.int(i as i32);
                let pushed = self.push_constant(c, owner, file, argument)?;
                convert::as_type(c, &pushed, &element);
                c.array_store(&element);
            }
        }
        if arguments.next().is_some() {
            return raise("java/lang/BootstrapMethodError", "a bootstrap method has too many arguments");
        }
        let in_interface = self.class(class).is_interface();
        c.invoke_static(in_interface, handle.member.class, handle.member.name, handle.member.descriptor);
        convert::as_type(c, &of.result, wanted);
        c.bind(end);
        let done = c.label();
        c.jump(op::GOTO, done);
        c.bind_handler(caught);
        let thrown = c.fresh_local("Ljava/lang/Object;");
        let wrap = c.label();
        c.store("Ljava/lang/Object;", thrown);
        c.load("Ljava/lang/Object;", thrown);
        c.instance_of("java/lang/Error");
        c.jump(op::IFEQ, wrap);
        c.load("Ljava/lang/Object;", thrown);
        c.op(op::ATHROW);
        c.bind(wrap);
        const ERROR: &str = "java/lang/BootstrapMethodError";
        c.new_object(ERROR);
        c.op(op::DUP);
        c.string("CallSite bootstrap method initialization exception");
        c.load("Ljava/lang/Object;", thrown);
        c.invoke_special(false, ERROR, "<init>", "(Ljava/lang/String;Ljava/lang/Throwable;)V");
        c.op(op::ATHROW);
        c.handler(start, end, caught, None);
        c.bind(done);
        Ok(())
    }

    /// Writes the push of a constant of another class; returns its type.
    fn push_constant(
        &mut self,
        c: &mut Code<'_>,
        owner: ClassId,
        file: &ClassFile,
        index: u16,
    ) -> Result<String, Trap> {
        let pool = &file.pool;
        Ok(match pool.get(index).map_err(format_error)? {
            Constant::Integer(v) => {
                c.int(v);
                "I".into()
            }
            Constant::Long(v) => {
                c.long(v);
                "J".into()
            }
            Constant::Float(v) => {
                c.float(v);
                "F".into()
            }
            Constant::Double(v) => {
                c.double(v);
                "D".into()
            }
            Constant::String(text) => {
                c.string_units(&pool.utf16(text).map_err(format_error)?);
                "Ljava/lang/String;".into()
            }
            Constant::Class(name) => {
                c.class(pool.utf8(name).map_err(format_error)?);
                "Ljava/lang/Class;".into()
            }
            Constant::MethodType(text) => {
                c.method_type(pool.utf8(text).map_err(format_error)?);
                "Ljava/lang/invoke/MethodType;".into()
            }
            Constant::MethodHandle { .. } => {
                let handle = pool.method_handle(index).map_err(format_error)?;
                let interface = handle.member.kind == crate::classfile::MemberKind::InterfaceMethod;
                let member = handle.member;
                c.method_handle(handle.kind, interface, member.class, member.name, member.descriptor);
                HANDLE_TYPE.into()
            }
            Constant::Dynamic { .. } => {
                let class = self.constant_class(owner, index)?;
                let descriptor = pool.dynamic(index).map_err(format_error)?.descriptor;
                let name = self.class(class).name.to_string();
                c.get_static(&name, FIELD, descriptor);
                descriptor.to_owned()
            }
            _ => return raise("java/lang/ClassFormatError", "a bootstrap argument that cannot be loaded"),
        })
    }
}
