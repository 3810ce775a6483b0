//! Lambdas and method references: `LambdaMetafactory` as written closure classes.
//!
//! A site with captures makes an object whose fields are the captured values. A site without is
//! one permanent object, as on any JVM, so it is part of no state.

use super::assemble::ClassWriter;
use super::convert::{adapt, class_name};
use super::{CallSite, site_name};
use crate::class::{ClassId, MethodId};
use crate::classfile::descriptor::{Kind, MethodDescriptor};
use crate::classfile::{Constant, HandleKind, MemberKind, access};
use crate::machine::resolve::format_error;
use crate::machine::{Machine, Trap, raise};

/// A lambda as its call site describes it.
struct Lambda {
    /// The functional interface and the others the object implements.
    interface: String,
    markers: Vec<String>,
    name: String,
    captures: Vec<String>,
    /// Erased descriptors of the methods to implement; the first is the interface's own.
    methods: Vec<String>,
    /// The descriptor with the site's type arguments.
    instantiated: String,
    kind: HandleKind,
    class: String,
    implementation: String,
    descriptor: String,
    in_interface: bool,
    serializable: bool,
}

const SERIALIZABLE: i32 = 1;
const MARKERS: i32 = 2;
const BRIDGES: i32 = 4;

/// How the fields that hold captured values are called.
fn field_name(i: usize) -> String {
    format!("arg${}", i + 1)
}

impl Machine {
    pub(super) fn link_lambda(
        &mut self,
        owner: ClassId,
        at: (MethodId, u32),
        alternative: bool,
        (name, descriptor): (&str, &str),
        arguments: &[u16],
    ) -> Result<CallSite, Trap> {
        let lambda = self.read_lambda(owner, alternative, name, descriptor, arguments)?;
        let class_name = site_name(self, "$Lambda", at);
        let class = match self.program.class_index.get(&*class_name) {
            Some(&class) => class,
            None => {
                let host = self.class(owner).name.to_string();
                let bytes = lambda.write(&class_name, &host);
                self.define_synthetic(bytes, Some(owner))?
            }
        };
        if !self.program.boot.booting && !self.run.exploring {
            let number = self.program.link_state.lambdas.len() as u32 + 1;
            self.program.link_state.lambdas.entry(class).or_insert(number);
        }
        // Interfaces with default methods are initialised with the first object.
        let needs_init = self.class(class).all_interfaces.iter().any(|&i| self.class(i).clinit.is_some());
        if needs_init {
            self.require_init(class);
        }
        let needs_init = needs_init.then_some(class);
        if lambda.captures.is_empty() {
            let stable = crate::heap::mix64(self.class(class).stable, 0x1A3B);
            let object = self.state.heap.alloc_permanent(class, 0, stable)?;
            return Ok(CallSite::Constant { object, needs_init });
        }
        let fields =
            self.class(class).fields.iter().map(|&f| (self.field(f).slot, self.field(f).kind())).collect();
        let slots = lambda.captures.iter().map(|c| Kind::of(c).slots()).sum();
        Ok(CallSite::Closure { class, fields, slots, needs_init })
    }

    fn read_lambda(
        &mut self,
        owner: ClassId,
        alternative: bool,
        name: &str,
        descriptor: &str,
        arguments: &[u16],
    ) -> Result<Lambda, Trap> {
        let file = self.class(owner).file.clone().expect("the site is in a class file");
        let pool = &file.pool;
        let short = || Trap::Raise("java/lang/BootstrapMethodError", Some("a lambda lacks arguments".into()));
        let argument = |i: usize| arguments.get(i).copied().ok_or_else(short);
        let factory = MethodDescriptor::parse(descriptor).map_err(format_error)?;
        let handle = pool.method_handle(argument(1)?).map_err(format_error)?;
        let mut lambda = Lambda {
            interface: class_name(factory.result).to_owned(),
            markers: Vec::new(),
            name: name.to_owned(),
            captures: factory.params().map(str::to_owned).collect(),
            methods: vec![pool.method_type(argument(0)?).map_err(format_error)?.to_owned()],
            instantiated: pool.method_type(argument(2)?).map_err(format_error)?.to_owned(),
            kind: handle.kind,
            class: handle.member.class.to_owned(),
            implementation: handle.member.name.to_owned(),
            descriptor: handle.member.descriptor.to_owned(),
            in_interface: handle.member.kind == MemberKind::InterfaceMethod,
            serializable: false,
        };
        if matches!(
            lambda.kind,
            HandleKind::GetField | HandleKind::GetStatic | HandleKind::PutField | HandleKind::PutStatic
        ) {
            return raise("java/lang/invoke/LambdaConversionException", "Unsupported MethodHandle kind");
        }
        if alternative {
            let int = |i: usize| match pool.get(argument(i)?).map_err(format_error)? {
                Constant::Integer(v) => Ok(v),
                _ => Err(short()),
            };
            let flags = int(3)?;
            let mut at = 4;
            lambda.serializable = flags & SERIALIZABLE != 0;
            if flags & MARKERS != 0 {
                let count = int(at)? as usize;
                for i in 0..count {
                    lambda
                        .markers
                        .push(pool.class_name(argument(at + 1 + i)?).map_err(format_error)?.to_owned());
                }
                at += 1 + count;
            }
            if flags & BRIDGES != 0 {
                let count = int(at)? as usize;
                for i in 0..count {
                    let bridge = pool.method_type(argument(at + 1 + i)?).map_err(format_error)?.to_owned();
                    if !lambda.methods.contains(&bridge) {
                        lambda.methods.push(bridge);
                    }
                }
            }
        }
        let serializable = "java/io/Serializable";
        if lambda.serializable
            && lambda.interface != serializable
            && !lambda.markers.iter().any(|m| m == serializable)
        {
            let interface = self.load_class_for(owner, &lambda.interface)?;
            let known = self.load_class(serializable)?;
            if !self.is_subclass(interface, known) {
                lambda.markers.push(serializable.to_owned());
            }
        }
        Ok(lambda)
    }
}

impl Lambda {
    fn write(&self, name: &str, host: &str) -> Vec<u8> {
        let mut interfaces = vec![&*self.interface];
        for marker in &self.markers {
            if !interfaces.contains(&&**marker) {
                interfaces.push(marker);
            }
        }
        let mut w = ClassWriter::new(access::FINAL, name, "java/lang/Object", &interfaces);
        for (i, capture) in self.captures.iter().enumerate() {
            w.field(access::PRIVATE | access::FINAL, &field_name(i), capture);
        }
        for method in &self.methods {
            self.write_method(&mut w, name, method);
        }
        if self.serializable {
            self.write_replace(&mut w, name, host);
        }
        w.finish()
    }

    fn write_method(&self, w: &mut ClassWriter, own: &str, descriptor: &str) {
        let declared = MethodDescriptor::parse(descriptor).expect("read from a class file");
        let seen = MethodDescriptor::parse(&self.instantiated).expect("read from a class file");
        let wanted = MethodDescriptor::parse(&self.descriptor).expect("read from a class file");
        let mut c = w.method(access::PUBLIC, &self.name, descriptor);
        // What the implementation takes, the receiver first where it has one.
        let receiver = format!("L{};", self.class);
        let receiver = if self.class.starts_with('[') { &self.class } else { &receiver };
        let mut targets: Vec<&str> = Vec::new();
        match self.kind {
            HandleKind::InvokeStatic => {}
            HandleKind::NewInvokeSpecial => {
                c.new_object(&self.class);
                c.op(super::assemble::op::DUP);
            }
            _ => targets.push(receiver),
        }
        targets.extend(wanted.params());
        for (i, capture) in self.captures.iter().enumerate() {
            c.load("Ljava/lang/Object;", 0);
            c.get_field(own, &field_name(i), capture);
            // The captured receiver of a method reference may be typed as a supertype.
            if let Some(to) = targets.get(i) {
                adapt(&mut c, capture, to, capture);
            }
        }
        let mut local = 1;
        for (i, (from, as_seen)) in declared.params().zip(seen.params()).enumerate() {
            c.load(from, local);
            local += Kind::of(from).slots();
            if let Some(to) = targets.get(self.captures.len() + i) {
                adapt(&mut c, from, to, as_seen);
            }
        }
        let (class, name, d) = (&*self.class, &*self.implementation, &*self.descriptor);
        let result = match self.kind {
            HandleKind::NewInvokeSpecial => {
                c.invoke_special(false, class, "<init>", d);
                receiver
            }
            HandleKind::InvokeStatic => {
                c.invoke_static(self.in_interface, class, name, d);
                wanted.result
            }
            HandleKind::InvokeSpecial => {
                c.invoke_special(self.in_interface, class, name, d);
                wanted.result
            }
            HandleKind::InvokeInterface => {
                c.invoke_interface(class, name, d);
                wanted.result
            }
            _ if self.in_interface => {
                c.invoke_interface(class, name, d);
                wanted.result
            }
            _ => {
                c.invoke_virtual(class, name, d);
                wanted.result
            }
        };
        if declared.result == "V" {
            c.drop_value(result);
        } else {
            adapt(&mut c, result, declared.result, declared.result);
        }
        c.ret(declared.result);
        c.finish();
    }

    /// Serialization replaces the object by a description that the host class reads back.
    fn write_replace(&self, w: &mut ClassWriter, own: &str, host: &str) {
        use super::assemble::op;
        const FORM: &str = "java/lang/invoke/SerializedLambda";
        let mut c = w.method(access::PRIVATE | access::FINAL, "writeReplace", "()Ljava/lang/Object;");
        c.new_object(FORM);
        c.op(op::DUP);
        c.class(host);
        for text in [&*self.interface, &self.name, &self.methods[0]] {
            c.string(text);
        }
        c.int(self.kind as i32);
        for text in [&*self.class, &self.implementation, &self.descriptor, &self.instantiated] {
            c.string(text);
        }
        c.int(self.captures.len() as i32);
        c.new_array("Ljava/lang/Object;");
        for (i, capture) in self.captures.iter().enumerate() {
            c.op(op::DUP);
            c.int(i as i32);
            c.load("Ljava/lang/Object;", 0);
            c.get_field(own, &field_name(i), capture);
            super::convert::box_value(&mut c, capture);
            c.array_store("Ljava/lang/Object;");
        }
        let text = "Ljava/lang/String;";
        c.invoke_special(
            false,
            FORM,
            "<init>",
            &format!("(Ljava/lang/Class;{text}{text}{text}I{text}{text}{text}{text}[Ljava/lang/Object;)V"),
        );
        c.ret("Ljava/lang/Object;");
        c.finish();
    }
}
