//! The way into a program: which `main` is meant, and the main thread made ready to run it.
//!
//! Before Java 25 `main` is public, static and takes the arguments. From 25 on (JEP 512) it may lack parameters, and
//! may be an instance method: the launcher then makes an instance first. That is done by a written class whose frame
//! does not show in traces, as the launcher's does not.

use super::thread::Role;
use super::{Machine, Trap};
use crate::class::{ClassId, MethodId};
use crate::classfile::access;
use crate::link::assemble::{ClassWriter, op};

const WITH_ARGS: &str = "([Ljava/lang/String;)V";

impl Machine {
    /// Sets the main thread up to run the `main` of a class.
    pub fn prepare_main(&mut self, class: &str, args: &[String]) -> Result<(), Trap> {
        let id = self.load_class(&class.replace('.', "/"))?;
        let Some((main, takes_args)) = self.main_of(id) else {
            let text = format!("{} has no main method", class.replace('/', "."));
            return Err(Trap::Raise("java/lang/NoSuchMethodError", Some(text)));
        };
        let is_static = self.method(main).is_static();
        let entry = if is_static { main } else { self.instance_entry(id, main, takes_args)? };
        self.native_state.booting = false;
        let array = self.string_array(args)?;
        self.current = 0;
        let slots: &[u64] = if takes_args { &[array.slot()] } else { &[] };
        self.enter(entry, slots, Role::Call)?;
        // The class is initialised by the main thread before main's first instruction.
        if !self.is_initialised(id) {
            self.begin_init(id)?;
        }
        Ok(())
    }

    /// The `main` that the launcher would take, and whether it wants the arguments.
    fn main_of(&mut self, class: ClassId) -> Option<(MethodId, bool)> {
        let with_args = self.find_method_named(class, "main", WITH_ARGS);
        let without = self.find_method_named(class, "main", "()V");
        let flags = |method: MethodId| self.method(method).flags;
        if self.native_state.feature < 25 {
            let classic = access::PUBLIC | access::STATIC;
            return with_args.filter(|&m| flags(m) & classic == classic).map(|m| (m, true));
        }
        let usable = |method: &MethodId| flags(*method) & access::PRIVATE == 0;
        with_args.filter(usable).map(|m| (m, true)).or_else(|| Some((without.filter(usable)?, false)))
    }

    /// A static method that makes an instance and calls its `main`.
    fn instance_entry(&mut self, class: ClassId, main: MethodId, takes_args: bool) -> Result<MethodId, Trap> {
        let constructor = self.find_method_named(class, "<init>", "()V");
        let usable = constructor.is_some_and(|c| self.method(c).flags & access::PRIVATE == 0);
        let name = self.class(class).name.clone();
        if !usable || self.class(class).flags & access::ABSTRACT != 0 {
            let text =
                format!("{} has no main method that can be called: its constructor is out of reach", name);
            return Err(Trap::Raise("java/lang/NoSuchMethodError", Some(text)));
        }
        let descriptor = self.method_descriptor(main).to_owned();
        let mut writer = ClassWriter::new(access::FINAL, &format!("{name}$$Launch"), "java/lang/Object", &[]);
        let mut code = writer.method(access::STATIC, "launch", &descriptor);
        code.new_object(&name);
        code.op(op::DUP);
        code.invoke_special(false, &name, "<init>", "()V");
        if takes_args {
            code.load("[Ljava/lang/String;", 0);
        }
        code.invoke_virtual(&name, "main", &descriptor);
        code.ret("V");
        code.finish();
        let written = self.define_synthetic(writer.finish(), Some(class))?;
        Ok(self.find_method_named(written, "launch", &descriptor).expect("just written"))
    }
}
