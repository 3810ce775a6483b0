//! `java.lang.reflect.Proxy`.

use super::{Table, object};
use crate::class::ClassId;
use crate::classfile::HandleKind;
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap, raise};
use smallvec::smallvec;

const NPE: &str = "java/lang/NullPointerException";

pub const TABLES: &[Table] = &[(
    "java/lang/reflect/Proxy",
    &[
        (
            "newProxyInstance(Ljava/lang/ClassLoader;[Ljava/lang/Class;Ljava/lang/reflect/InvocationHandler;)Ljava/lang/Object;",
            new_instance,
        ),
        ("getProxyClass(Ljava/lang/ClassLoader;[Ljava/lang/Class;)Ljava/lang/Class;", proxy_class),
        ("isProxyClass(Ljava/lang/Class;)Z", is_proxy),
        ("getInvocationHandler(Ljava/lang/Object;)Ljava/lang/reflect/InvocationHandler;", handler),
        (
            "invokeDefault(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;",
            invoke_default,
        ),
    ],
)];

fn class_for(m: &mut Machine, loader: ObjRef, interfaces: ObjRef) -> Result<ClassId, Trap> {
    // It would be asked for the interfaces, and may do as it likes.
    if m.run.exploring && !loader.is_null() && m.is_of_program(m.state.heap.class(loader)) {
        return Err(Trap::Unsupported("a proxy for a class loader of the program's own".into()));
    }
    if interfaces.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    let mut classes = Vec::new();
    for i in 0..m.state.heap.len(interfaces) {
        let mirror = m.state.heap.array_ref(interfaces, i);
        if mirror.is_null() {
            return Err(Trap::Raise(NPE, None));
        }
        classes.push(m.class_of_mirror(mirror));
    }
    m.proxy_class(&classes)
}

fn handler_slot(m: &mut Machine) -> Result<usize, Trap> {
    let proxy = m.load_class("java/lang/reflect/Proxy")?;
    let field = m.find_declared_field(proxy, "h").expect("a proxy has a handler");
    Ok(m.field(field).slot as usize)
}

fn new_instance(m: &mut Machine, args: &[u64]) -> Outcome {
    if object(args, 2).is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    let class = class_for(m, object(args, 0), object(args, 1))?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let slot = handler_slot(m)?;
    let proxy = m.new_instance(class)?;
    m.state.heap.put_ref(proxy, slot, object(args, 2));
    Ok(proxy.slot())
}

fn proxy_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = class_for(m, object(args, 0), object(args, 1))?;
    Ok(m.mirror(class)?.slot())
}

fn is_proxy(m: &mut Machine, args: &[u64]) -> Outcome {
    if object(args, 0).is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    let class = m.class_of_mirror(object(args, 0));
    Ok(u64::from(m.is_proxy_class(class)))
}

fn handler(m: &mut Machine, args: &[u64]) -> Outcome {
    let proxy = object(args, 0);
    if proxy.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    if !m.is_proxy_class(m.state.heap.class(proxy)) {
        return raise("java/lang/IllegalArgumentException", "not a proxy instance");
    }
    let slot = handler_slot(m)?;
    Ok(m.state.heap.get_ref(proxy, slot).slot())
}

/// `InvocationHandler.invokeDefault`: the interface's own code, called on the proxy.
fn invoke_default(m: &mut Machine, args: &[u64]) -> Outcome {
    let (proxy, method, given) = (object(args, 0), object(args, 1), object(args, 2));
    if proxy.is_null() || method.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    if !m.is_proxy_class(m.state.heap.class(proxy)) {
        return raise("java/lang/IllegalArgumentException", "'proxy' is not a proxy instance");
    }
    let (target, class) = super::lookup::reflected(m, method, false)?;
    if m.method(target).is_abstract() || !m.class(class).is_interface() {
        let text = m.method_signature(target);
        return raise("java/lang/IllegalArgumentException", format!("\"{text}\" is not a default method"));
    }
    let handle = m.method_handle(HandleKind::InvokeSpecial, class, target)?;
    let bound = m.insert_arguments(handle, 0, &[proxy])?;
    let bound = m.with_varargs(bound, false)?;
    let array_class = m.array_of(crate::class::well_known::OBJECT);
    let given = if given.is_null() { m.new_array(array_class, 0)? } else { given };
    let count = m.state.heap.len(given);
    if count + 1 != m.handle_type(handle)?.params.len() {
        return raise("java/lang/IllegalArgumentException", "wrong number of arguments");
    }
    let call = m.with_arguments(count)?;
    Err(Trap::Call(call, smallvec![bound.slot(), given.slot()]))
}
