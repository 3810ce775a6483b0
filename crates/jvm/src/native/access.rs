//! Who calls, and what it may access: `jdk.internal.reflect.Reflection` and `java.security.AccessController`. Reflective
//! calls themselves are in `accessor.rs`.

use super::{Table, object, zero};
use crate::class::{MethodId, Origin};
use crate::machine::load::package_of;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    (
        "jdk/internal/reflect/Reflection",
        &[
            ("getCallerClass()Ljava/lang/Class;", caller_class),
            ("getClassAccessFlags(Ljava/lang/Class;)I", access_flags),
            ("areNestMates(Ljava/lang/Class;Ljava/lang/Class;)Z", nest_mates),
            ("verifyModuleAccess(Ljava/lang/Module;Ljava/lang/Class;)Z", module_access),
            ("verifyPublicMemberAccess(Ljava/lang/Class;I)Z", public_member),
        ],
    ),
    (
        "sun/reflect/misc/MethodUtil",
        &[
            (
                "invoke(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;",
                invoke_directly,
            ),
            ("getTrampoline()Ljava/lang/reflect/Method;", no_trampoline),
        ],
    ),
    (
        "java/security/AccessController",
        &[
            ("getStackAccessControlContext()Ljava/security/AccessControlContext;", zero),
            ("getInheritedAccessControlContext()Ljava/security/AccessControlContext;", zero),
            ("getProtectionDomain(Ljava/lang/Class;)Ljava/security/ProtectionDomain;", zero),
            ("ensureMaterializedForStackWalk(Ljava/lang/Object;)V", zero),
        ],
    ),
];

/// The JDK calls management beans by a class that a loader of its own defines once more, so that a security manager
/// can tell it from the JDK. While exploring there is one namespace, and the call is made without.
fn invoke_directly(m: &mut Machine, args: &[u64]) -> Outcome {
    if !m.run.exploring {
        return Err(Trap::Original);
    }
    let class = m.load_class("java/lang/reflect/Method")?;
    let descriptor = "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object;";
    match m.find_method_named(class, "invoke", descriptor) {
        Some(invoke) => Err(Trap::Call(invoke, args.into())),
        None => Err(Trap::Original),
    }
}

fn no_trampoline(m: &mut Machine, _: &[u64]) -> Outcome {
    if m.run.exploring { Ok(0) } else { Err(Trap::Original) }
}

/// Whether a method only passes a reflective call on: who calls by reflection is the caller.
fn passes_on(m: &Machine, method: MethodId) -> bool {
    let class = m.method(method).class;
    if &*m.class(class).name == "java/lang/reflect/Method" {
        return m.method_name(method) == "invoke";
    }
    let accessors = m.program.class_index.get("jdk/internal/reflect/MethodAccessorImpl");
    accessors.is_some_and(|&accessors| m.is_subclass(class, accessors))
}

/// The class that called the method that asks.
fn caller_class(m: &mut Machine, _: &[u64]) -> Outcome {
    let mut up = 1;
    let method = loop {
        let Some(method) = m.caller(up) else { return Ok(0) };
        if !m.is_hidden_frame(method) && !passes_on(m, method) {
            break method;
        }
        up += 1;
    };
    let class = m.method(method).class;
    Ok(m.mirror(class)?.slot())
}

fn access_flags(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, 0));
    Ok(u64::from(m.class(class).flags))
}

/// Code of the program sees the packages that the JDK exports; the JDK's own modules see each other.
fn module_access(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, 1));
    Ok(u64::from(m.is_jdk_module(object(args, 0)) || m.is_exported(class)))
}

fn nest_mates(m: &mut Machine, args: &[u64]) -> Outcome {
    let (a, b) = (m.class_of_mirror(object(args, 0)), m.class_of_mirror(object(args, 1)));
    Ok(u64::from(m.nest_host(a) == m.nest_host(b)))
}

fn public_member(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, 0));
    Ok(u64::from(m.class(class).flags & 1 != 0 && args[1] & 1 != 0))
}

impl Machine {
    /// Whether a class is in a package that a program may use.
    pub fn is_exported(&mut self, class: crate::class::ClassId) -> bool {
        let class = self.class(class);
        if class.origin != Origin::Jdk || class.file.is_none() {
            return true;
        }
        let package = package_of(&class.name).to_owned();
        self.declarations().exported.contains(&package)
    }

    /// The host of a class's nest.
    pub fn nest_host(&mut self, class: crate::class::ClassId) -> crate::class::ClassId {
        if let Some(nest) = self.class(class).nest {
            return self.nest_host(nest);
        }
        let Some(file) = self.class(class).file.clone() else { return class };
        match file.nest_host() {
            Ok(Some(host)) => self.load_class_for(class, host).unwrap_or(class),
            _ => class,
        }
    }
}
