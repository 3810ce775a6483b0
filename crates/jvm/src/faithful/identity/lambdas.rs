//! What `java` writes when a lambda or method reference is linked: a class, a form to call what it stands for, and one
//! to make the object.

use super::forms::basic;
use super::replay::{Draws, Replay};
use crate::class::{ClassId, Origin};
use crate::classfile::descriptor::MethodDescriptor;
use crate::classfile::{ClassFile, Constant, HandleKind, MethodHandle, access};
use crate::machine::Machine;

/// The call site of a lambda.
pub(super) struct Site<'a> {
    pub owner: ClassId,
    /// Whether the class of the site is initialised.
    pub is_ready: bool,
    pub name: &'a str,
    pub descriptor: &'a str,
    pub types: &'a MethodDescriptor<'a>,
}

/// What JDK 25 needs besides to write a lambda that boxes or unboxes a value, or one that can be serialised.
const BOXING: [&str; 2] = [
    "java/lang/invoke/TypeConvertingMethodAdapter$1",
    "java/lang/invoke/TypeConvertingMethodAdapter$BoxHolder",
];
const SERIALIZATION: [&str; 9] = [
    "java/lang/invoke/InnerClassLambdaMetafactory$SerializationSupport",
    "java/lang/invoke/InnerClassLambdaMetafactory$4",
    "java/lang/classfile/constantpool/ConstantValueEntry",
    "java/lang/classfile/constantpool/StringEntry",
    "jdk/internal/classfile/impl/AbstractPoolEntry$StringEntryImpl",
    "sun/invoke/util/BytecodeDescriptor",
    "java/lang/classfile/constantpool/IntegerEntry",
    "jdk/internal/classfile/impl/AbstractPoolEntry$IntegerEntryImpl",
    BOXING[0],
];

fn is_object(descriptor: &str) -> bool {
    descriptor.starts_with(['L', '['])
}

impl Replay {
    /// Whether a lambda boxes or unboxes, and then the classes that do it.
    fn writer_classes(
        &mut self,
        draws: &mut Draws,
        handle: &MethodHandle,
        wanted: &MethodDescriptor,
        seen: &MethodDescriptor,
        captured: usize,
    ) {
        let has_receiver = !matches!(handle.kind, HandleKind::InvokeStatic | HandleKind::NewInvokeSpecial);
        let takes = std::iter::repeat_n("L", usize::from(has_receiver)).chain(wanted.params()).skip(captured);
        let gives = if handle.kind == HandleKind::NewInvokeSpecial { "L" } else { wanted.result };
        if takes.zip(seen.params()).any(|(to, from)| is_object(to) != is_object(from))
            || gives != "V" && seen.result != "V" && is_object(gives) != is_object(seen.result)
        {
            BOXING.iter().for_each(|class| self.touch_named(draws, class));
        }
    }

    pub(super) fn lambda(
        &mut self,
        m: &mut Machine,
        draws: &mut Draws,
        file: &ClassFile,
        site: &Site,
        arguments: &[u16],
    ) -> Option<()> {
        let [declared, implementation, instantiated, ..] = *arguments else { return None };
        let declared = file.pool.method_type(declared).ok()?;
        let instantiated = file.pool.method_type(instantiated).ok()?;
        let handle = file.pool.method_handle(implementation).ok()?;
        let member = &handle.member;
        let wanted = MethodDescriptor::parse(member.descriptor).ok()?;
        for types in
            [&MethodDescriptor::parse(declared).ok()?, &wanted, &MethodDescriptor::parse(instantiated).ok()?]
        {
            self.touch_types(draws, types);
        }
        self.touch_named(draws, member.class);
        let alternative = match arguments.get(3).map(|&flags| file.pool.get(flags)) {
            Some(Ok(Constant::Integer(flags))) => Some(flags),
            _ => None,
        };
        let serializable = alternative.is_some_and(|flags| flags & 1 != 0);
        if alternative.is_some() && self.forms.old {
            self.forms.invoke("invokeExact_MT", b"LLLL", b'L');
        }
        let own_name = m.class(site.owner).name.clone();
        let host = if m.class(site.owner).space == 0 { m.load_class(member.class).ok() } else { None };
        // What the VM knows to be one method is called like a private one.
        let method = host.and_then(|host| m.find_method_named(host, member.name, member.descriptor));
        let fixed = method.is_some_and(|method| {
            let of = m.class(m.method(method).class).flags | host.map_or(0, |h| m.class(h).flags);
            m.method(method).flags & (access::PRIVATE | access::FINAL) != 0 || of & access::FINAL != 0
        });
        let in_interface = m.class(site.owner).is_interface();
        let mut takes: Vec<u8> = wanted.params().map(basic).collect();
        let mut gives = basic(wanted.result);
        let (kind, written) = match handle.kind {
            HandleKind::InvokeStatic => ("invokeStatic", "REF_invokeStatic"),
            HandleKind::NewInvokeSpecial => {
                gives = b'L';
                ("newInvokeSpecial", "REF_newInvokeSpecial")
            }
            HandleKind::InvokeInterface if fixed && in_interface => {
                ("invokeSpecialIFC", "REF_invokeInterface")
            }
            HandleKind::InvokeInterface if fixed => ("invokeSpecial", "REF_invokeInterface"),
            HandleKind::InvokeInterface => ("invokeInterface", "REF_invokeInterface"),
            HandleKind::InvokeVirtual if fixed => ("invokeSpecial", "REF_invokeVirtual"),
            HandleKind::InvokeVirtual => ("invokeVirtual", "REF_invokeVirtual"),
            _ if in_interface => ("invokeSpecialIFC", "REF_invokeSpecial"),
            _ => ("invokeSpecial", "REF_invokeSpecial"),
        };
        if !matches!(handle.kind, HandleKind::InvokeStatic | HandleKind::NewInvokeSpecial) {
            takes.insert(0, b'L');
        }
        self.forms.direct(kind, &takes, gives);
        if handle.kind == HandleKind::InvokeStatic {
            let is_ready = match host {
                Some(host) if host == site.owner => site.is_ready,
                Some(host) => m.class(host).origin != Origin::User || self.is_linked(host),
                None => true,
            };
            if !is_ready {
                self.forms.direct("invokeStaticInit", &takes, gives);
            }
        }
        let text = format!(
            "{own_name} {} {} {declared} {written} {} {} {} {instantiated}",
            site.name, site.descriptor, member.class, member.name, member.descriptor
        );
        if !self.archive.has_lambda(&text) {
            let interface = site.types.result.strip_prefix('L').and_then(|i| i.strip_suffix(';'))?;
            if let Some(&interface) = m.program.class_index.get(interface) {
                self.link(m, draws, interface);
            }
            self.forms.written += 1;
            if !self.forms.old {
                let seen = MethodDescriptor::parse(instantiated).ok()?;
                self.writer_classes(draws, &handle, &wanted, &seen, site.types.params().count());
                if serializable {
                    SERIALIZATION.iter().for_each(|class| self.touch_named(draws, class));
                }
            }
        }
        let captured: Vec<u8> = site.types.params().map(basic).collect();
        if !captured.is_empty() {
            self.forms.direct("newInvokeSpecial", &captured, b'L');
        } else {
            self.forms.constant_lambda();
        }
        Some(())
    }
}
