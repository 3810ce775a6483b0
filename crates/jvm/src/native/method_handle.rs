//! `java.lang.invoke.MethodHandle`, `MethodHandles` and `CallSite`: arguments to the linkage.

use super::lookup::not_null;
use super::{Table, int, object};
use crate::class::{ClassId, well_known};
use crate::heap::ObjRef;
use crate::link::assemble::op;
use crate::link::handle::Type;
use crate::machine::{Machine, Outcome, Trap, raise};
use smallvec::smallvec;

const NPE: &str = "java/lang/NullPointerException";

macro_rules! mh {
    ($name:literal, $params:literal) => {
        concat!($name, "(", $params, ")Ljava/lang/invoke/MethodHandle;")
    };
}

pub const TABLES: &[Table] = &[
    (
        "java/lang/invoke/MethodHandle",
        &[
            (mh!("asType", "Ljava/lang/invoke/MethodType;"), as_type),
            (mh!("viewAsType", "Ljava/lang/invoke/MethodType;Z"), as_type),
            (mh!("asSpreader", "Ljava/lang/Class;I"), spread_last),
            (mh!("asSpreader", "ILjava/lang/Class;I"), spread_at),
            (mh!("asCollector", "Ljava/lang/Class;I"), collect_last),
            (mh!("asCollector", "ILjava/lang/Class;I"), collect_at),
            (mh!("asVarargsCollector", "Ljava/lang/Class;"), as_varargs),
            (mh!("withVarargs", "Z"), with_varargs),
            (mh!("asFixedArity", ""), fixed_arity),
            ("isVarargsCollector()Z", is_varargs),
            (mh!("bindTo", "Ljava/lang/Object;"), bind_to),
            ("invokeWithArguments([Ljava/lang/Object;)Ljava/lang/Object;", with_arguments),
        ],
    ),
    (
        "java/lang/invoke/MethodHandles",
        &[
            (mh!("insertArguments", "Ljava/lang/invoke/MethodHandle;I[Ljava/lang/Object;"), insert),
            (
                mh!("dropArgumentsTrusted", "Ljava/lang/invoke/MethodHandle;I[Ljava/lang/Class;"),
                drop_arguments,
            ),
            (mh!("dropReturn", "Ljava/lang/invoke/MethodHandle;"), drop_return),
            (
                mh!("filterArguments", "Ljava/lang/invoke/MethodHandle;I[Ljava/lang/invoke/MethodHandle;"),
                filter_arguments,
            ),
            (
                mh!("filterArgument", "Ljava/lang/invoke/MethodHandle;ILjava/lang/invoke/MethodHandle;"),
                filter_argument,
            ),
            (
                mh!("filterReturnValue", "Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;"),
                filter_return,
            ),
            (mh!("foldArguments", "Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;"), fold),
            (
                mh!("foldArguments", "Ljava/lang/invoke/MethodHandle;ILjava/lang/invoke/MethodHandle;"),
                fold_at,
            ),
            (
                mh!("collectArguments", "Ljava/lang/invoke/MethodHandle;ILjava/lang/invoke/MethodHandle;"),
                collect_arguments,
            ),
            (
                mh!("collectReturnValue", "Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;"),
                collect_return,
            ),
            (
                mh!("permuteArguments", "Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;[I"),
                permute,
            ),
            (
                mh!(
                    "guardWithTest",
                    "Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;"
                ),
                guard,
            ),
            (
                mh!(
                    "catchException",
                    "Ljava/lang/invoke/MethodHandle;Ljava/lang/Class;Ljava/lang/invoke/MethodHandle;"
                ),
                catch,
            ),
            (
                mh!("tryFinally", "Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodHandle;"),
                try_finally,
            ),
            (mh!("constant", "Ljava/lang/Class;Ljava/lang/Object;"), constant),
            (mh!("identity", "Ljava/lang/Class;"), identity),
            (mh!("zero", "Ljava/lang/Class;"), zero_handle),
            (mh!("empty", "Ljava/lang/invoke/MethodType;"), empty),
            (mh!("arrayElementGetter", "Ljava/lang/Class;"), array_get),
            (mh!("arrayElementSetter", "Ljava/lang/Class;"), array_set),
            (mh!("arrayConstructor", "Ljava/lang/Class;"), array_new),
            (mh!("arrayLength", "Ljava/lang/Class;"), array_length),
            (mh!("throwException", "Ljava/lang/Class;Ljava/lang/Class;"), throw),
            (
                mh!("explicitCastArguments", "Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;"),
                explicit_cast,
            ),
            (mh!("exactInvoker", "Ljava/lang/invoke/MethodType;"), exact_invoker),
            (mh!("invoker", "Ljava/lang/invoke/MethodType;"), invoker),
            (mh!("spreadInvoker", "Ljava/lang/invoke/MethodType;I"), spread_invoker),
            (
                mh!(
                    "varHandleInvoker",
                    "Ljava/lang/invoke/VarHandle$AccessMode;Ljava/lang/invoke/MethodType;"
                ),
                var_invoker,
            ),
            (
                mh!(
                    "varHandleExactInvoker",
                    "Ljava/lang/invoke/VarHandle$AccessMode;Ljava/lang/invoke/MethodType;"
                ),
                var_invoker,
            ),
        ],
    ),
    (
        "java/lang/invoke/CallSite",
        &[
            (mh!("makeDynamicInvoker", ""), dynamic_invoker),
            (mh!("makeUninitializedCallSite", "Ljava/lang/invoke/MethodType;"), uninitialised),
        ],
    ),
    (
        "java/lang/invoke/MethodHandleNatives",
        &[
            (
                "setCallSiteTargetNormal(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V",
                set_target,
            ),
            (
                "setCallSiteTargetVolatile(Ljava/lang/invoke/CallSite;Ljava/lang/invoke/MethodHandle;)V",
                set_target,
            ),
        ],
    ),
    (
        "java/lang/invoke/VarHandle",
        &[(mh!("toMethodHandle", "Ljava/lang/invoke/VarHandle$AccessMode;"), var_to_handle)],
    ),
];

pub(super) fn ok(handle: Result<ObjRef, Trap>) -> Outcome {
    Ok(handle?.slot())
}

fn class_arg(m: &Machine, args: &[u64], i: usize) -> Result<ClassId, Trap> {
    let mirror = object(args, i);
    if mirror.is_null() { Err(Trap::Raise(NPE, None)) } else { Ok(m.class_of_mirror(mirror)) }
}

pub(super) fn descriptor_arg(m: &Machine, args: &[u64], i: usize) -> Result<String, Trap> {
    Ok(m.descriptor_of(class_arg(m, args, i)?))
}

pub(super) fn type_arg(m: &Machine, args: &[u64], i: usize) -> Result<Type, Trap> {
    let form = object(args, i);
    if form.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    Type::parse(&m.method_type_descriptor(form))
}

fn position(args: &[u64], i: usize) -> Result<usize, Trap> {
    usize::try_from(int(args, i))
        .or_else(|_| raise("java/lang/IllegalArgumentException", "no argument type to append"))
}

pub(super) fn elements(m: &Machine, array: ObjRef) -> Result<Vec<ObjRef>, Trap> {
    if array.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    Ok((0..m.state.heap.len(array)).map(|i| m.state.heap.array_ref(array, i)).collect())
}

fn as_type(m: &mut Machine, args: &[u64]) -> Outcome {
    let want = type_arg(m, args, 1)?;
    ok(m.as_type(object(args, 0), &want))
}

fn array_arg(m: &Machine, args: &[u64], i: usize) -> Result<String, Trap> {
    let array = descriptor_arg(m, args, i)?;
    if !array.starts_with('[') {
        let name = m.class_java_name(class_arg(m, args, i)?);
        return raise("java/lang/IllegalArgumentException", format!("not an array type: {name}"));
    }
    Ok(array)
}

fn spread_last(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = array_arg(m, args, 1)?;
    let count = position(args, 2)?;
    let arity = m.handle_type(object(args, 0))?.params.len();
    let Some(at) = arity.checked_sub(count) else {
        return raise("java/lang/IllegalArgumentException", "bad spread array length");
    };
    ok(m.spread(object(args, 0), at, &array, count))
}

fn spread_at(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = array_arg(m, args, 2)?;
    let (at, count) = (position(args, 1)?, position(args, 3)?);
    ok(m.spread(object(args, 0), at, &array, count))
}

fn collect_last(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = array_arg(m, args, 1)?;
    let arity = m.handle_type(object(args, 0))?.params.len();
    let count = position(args, 2)?;
    match arity.checked_sub(1) {
        Some(at) => ok(m.collect(object(args, 0), at, &array, count)),
        None => raise("java/lang/IllegalArgumentException", "no argument to collect into"),
    }
}

fn collect_at(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = array_arg(m, args, 2)?;
    let (at, count) = (position(args, 1)?, position(args, 3)?);
    ok(m.collect(object(args, 0), at, &array, count))
}

fn as_varargs(m: &mut Machine, args: &[u64]) -> Outcome {
    array_arg(m, args, 1)?;
    ok(m.with_varargs(object(args, 0), true))
}

fn with_varargs(m: &mut Machine, args: &[u64]) -> Outcome {
    ok(m.with_varargs(object(args, 0), int(args, 1) != 0))
}

fn fixed_arity(m: &mut Machine, args: &[u64]) -> Outcome {
    ok(m.with_varargs(object(args, 0), false))
}

fn is_varargs(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(m.is_varargs(object(args, 0))))
}

fn bind_to(m: &mut Machine, args: &[u64]) -> Outcome {
    let of = m.handle_type(object(args, 0))?;
    if of.params.first().is_none_or(|p| p.len() == 1) {
        return raise("java/lang/IllegalArgumentException", "no leading reference parameter");
    }
    ok(m.insert_arguments(object(args, 0), 0, &[object(args, 1)]))
}

fn with_arguments(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = object(args, 1);
    if array.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    let count = m.state.heap.len(array);
    if count > 250 {
        return Err(Trap::Unsupported("invokeWithArguments of more than 250 arguments".into()));
    }
    let method = m.with_arguments(count)?;
    Err(Trap::Call(method, smallvec![args[0], args[1]]))
}

fn insert(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(&args[..1], 0)?;
    let values = elements(m, object(args, 2))?;
    ok(m.insert_arguments(object(args, 0), position(args, 1)?, &values))
}

pub(super) fn drop_arguments(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(&args[..1], 0)?;
    let mut types = Vec::new();
    for mirror in elements(m, object(args, 2))? {
        types.push(descriptor_arg(m, &[mirror.slot()], 0)?);
    }
    ok(m.drop_arguments(object(args, 0), position(args, 1)?, &types))
}

fn drop_return(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    let mut of = m.handle_type(object(args, 0))?;
    of.result = "V".into();
    ok(m.as_type(object(args, 0), &of))
}

fn filter_arguments(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(&args[..1], 0)?;
    let filters = elements(m, object(args, 2))?;
    ok(m.filter_arguments(object(args, 0), position(args, 1)?, &filters))
}

fn filter_argument(m: &mut Machine, args: &[u64]) -> Outcome {
    ok(m.filter_arguments(object(args, 0), position(args, 1)?, &[object(args, 2)]))
}

fn filter_return(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    ok(m.filter_return(object(args, 0), object(args, 1)))
}

fn fold(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    ok(m.combine_arguments(object(args, 0), 0, object(args, 1), true))
}

fn fold_at(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(&[args[0], args[2]], 0)?;
    ok(m.combine_arguments(object(args, 0), position(args, 1)?, object(args, 2), true))
}

fn collect_arguments(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(&[args[0], args[2]], 0)?;
    ok(m.combine_arguments(object(args, 0), position(args, 1)?, object(args, 2), false))
}

/// Of `t = target(a...)` and `filter(b..., t)` the handle of `(a..., b...)`.
fn collect_return(m: &mut Machine, args: &[u64]) -> Outcome {
    let (target, filter) = (object(args, 0), object(args, 1));
    let (inner, outer) = (m.handle_type(target)?, m.handle_type(filter)?);
    let (first, rest) = (inner.params.len(), outer.params.len() - 1);
    let both = m.combine_arguments(filter, rest, target, false)?;
    let mut of = Type { params: inner.params, result: outer.result };
    of.params.extend_from_slice(&outer.params[..rest]);
    let order: Vec<i32> = (first..first + rest).chain(0..first).map(|i| i as i32).collect();
    ok(m.permute_arguments(both, &of, &order))
}

fn permute(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    let outer = type_arg(m, args, 1)?;
    let order = m.state.heap.elements::<i32>(object(args, 2)).to_vec();
    ok(m.permute_arguments(object(args, 0), &outer, &order))
}

fn guard(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    ok(m.guard(object(args, 0), object(args, 1), object(args, 2)))
}

fn catch(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    let class = descriptor_arg(m, args, 1)?;
    ok(m.catch(object(args, 0), &class, object(args, 2)))
}

fn try_finally(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    ok(m.try_finally(object(args, 0), object(args, 1)))
}

fn constant(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = class_arg(m, args, 0)?;
    if class == well_known::VOID {
        return raise("java/lang/IllegalArgumentException", "void type");
    }
    let (value, result) = (object(args, 1), m.descriptor_of(class));
    if !value.is_null() && result.len() == 1 {
        m.check_primitive(value, &result)?;
    }
    if !value.is_null() && result.len() > 1 {
        let own = m.state.heap.class(value);
        if !m.is_subclass(own, class) {
            let (a, b) = (m.class_java_name(own), m.class_java_name(class));
            return raise("java/lang/ClassCastException", format!("Cannot cast {a} to {b}"));
        }
    }
    ok(m.constant_handle(&result, value))
}

fn identity(m: &mut Machine, args: &[u64]) -> Outcome {
    let of = descriptor_arg(m, args, 0)?;
    ok(m.empty_handle(&Type { params: vec![of.clone()], result: of }, true))
}

fn zero_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    let of = descriptor_arg(m, args, 0)?;
    ok(m.empty_handle(&Type { params: Vec::new(), result: of }, false))
}

fn empty(m: &mut Machine, args: &[u64]) -> Outcome {
    let of = type_arg(m, args, 0)?;
    ok(m.empty_handle(&of, false))
}

fn array_get(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = array_arg(m, args, 0)?;
    ok(m.array_handle(&array, "get"))
}

fn array_set(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = array_arg(m, args, 0)?;
    ok(m.array_handle(&array, "set"))
}

fn array_new(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = array_arg(m, args, 0)?;
    ok(m.array_handle(&array, "new"))
}

fn array_length(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = array_arg(m, args, 0)?;
    ok(m.array_handle(&array, "length"))
}

fn throw(m: &mut Machine, args: &[u64]) -> Outcome {
    let (result, class) = (descriptor_arg(m, args, 0)?, descriptor_arg(m, args, 1)?);
    ok(m.throw_handle(&result, &class))
}

fn explicit_cast(m: &mut Machine, args: &[u64]) -> Outcome {
    not_null(args, 0)?;
    let want = type_arg(m, args, 1)?;
    ok(m.explicit_cast(object(args, 0), &want))
}

fn exact_invoker(m: &mut Machine, args: &[u64]) -> Outcome {
    let of = type_arg(m, args, 0)?;
    ok(m.invoker_handle(&of, true))
}

fn invoker(m: &mut Machine, args: &[u64]) -> Outcome {
    let of = type_arg(m, args, 0)?;
    ok(m.invoker_handle(&of, false))
}

fn spread_invoker(m: &mut Machine, args: &[u64]) -> Outcome {
    let of = type_arg(m, args, 0)?;
    let fixed = position(args, 1)?;
    let Some(count) = of.params.len().checked_sub(fixed) else {
        return raise("java/lang/IllegalArgumentException", "bad argument count");
    };
    let invoker = m.invoker_handle(&of, false)?;
    ok(m.spread(invoker, fixed + 1, "[Ljava/lang/Object;", count))
}

fn mode_name(m: &mut Machine, mode: ObjRef) -> Result<String, Trap> {
    if mode.is_null() {
        return Err(Trap::Raise(NPE, None));
    }
    let class = m.state.heap.class(mode);
    let field = m.find_declared_field(class, "methodName").expect("an access mode has a method name");
    let name = m.state.heap.get_ref(mode, m.field(field).slot as usize);
    Ok(m.text(name))
}

fn var_invoker(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = mode_name(m, object(args, 0))?;
    let of = type_arg(m, args, 1)?;
    ok(m.access_handle(None, &name, &of))
}

fn var_to_handle(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(variable) = m.variable(object(args, 0)) else { return Err(Trap::Original) };
    let name = mode_name(m, object(args, 1))?;
    let Some(access) = crate::link::var_handle::Access::named(&name) else {
        return Err(Trap::Unsupported("an access mode of an unknown kind".into()));
    };
    let of = Type::parse(&m.access_descriptor(&variable, access))?;
    ok(m.access_handle(Some(object(args, 0)), &name, &of))
}

/// The target of a call site that has none yet.
fn uninitialised(m: &mut Machine, args: &[u64]) -> Outcome {
    const STATE: &str = "java/lang/IllegalStateException";
    let of = type_arg(m, args, args.len() - 1)?;
    ok(m.permanent_handle(format!("uninitialised {}", of.text()), &of, false, |c| {
        c.new_object(STATE);
        c.op(op::DUP);
        c.string("uninitialized call site");
        c.invoke_special(false, STATE, "<init>", "(Ljava/lang/String;)V");
        c.op(op::ATHROW);
    }))
}

/// The slot of a call site's target.
fn target_slot(m: &mut Machine) -> Result<usize, Trap> {
    let class = m.load_class("java/lang/invoke/CallSite")?;
    match m.find_declared_field(class, "target") {
        Some(field) => Ok(m.field(field).slot as usize),
        None => Err(Trap::Unsupported("call sites of this JDK".into())),
    }
}

fn set_target(m: &mut Machine, args: &[u64]) -> Outcome {
    let slot = target_slot(m)?;
    m.visible_at(object(args, 0), slot as u32, true)?;
    // The field is declared final, and is not.
    if m.run.exploring {
        m.breach("finals", "the target of a call site is written".to_owned());
    }
    m.state.heap.put_ref(object(args, 0), slot, object(args, 1));
    Ok(0)
}

fn dynamic_invoker(m: &mut Machine, args: &[u64]) -> Outcome {
    let site = object(args, 0);
    let slot = target_slot(m)?;
    let target = m.state.heap.get_ref(site, slot);
    let of = m.handle_type(target)?;
    ok(m.dynamic_invoker(site, &of))
}
