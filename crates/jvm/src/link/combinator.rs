//! The combinators of `MethodHandles`, each a kind of adapter.

mod clauses;

pub(crate) use clauses::Clauses;

use super::assemble::{Code, op};
use super::convert;
use super::handle::{HANDLE_TYPE, Type, bound, child, invoke};
use crate::classfile::Kind;
use crate::heap::ObjRef;
use crate::machine::{Machine, Trap, raise};

const OBJECT: &str = "Ljava/lang/Object;";
const THROWABLE: &str = "Ljava/lang/Throwable;";

fn load(c: &mut Code<'_>, of: &Type, i: usize) {
    c.load(&of.params[i], of.locals()[i]);
}

fn load_range(c: &mut Code<'_>, of: &Type, range: std::ops::Range<usize>) {
    for i in range {
        load(c, of, i);
    }
}

fn bad<T>(text: impl Into<String>) -> Result<T, Trap> {
    raise("java/lang/IllegalArgumentException", text)
}

impl Machine {
    fn mismatch<T>(&self, what: &str, a: &Type, b: &Type) -> Result<T, Trap> {
        bad(format!("{what}: {}, {}", self.type_text(&a.text()), self.type_text(&b.text())))
    }

    /// That a bound value is, or widens to, a primitive; the words are those of the JDK's `Wrapper.convert`.
    pub(crate) fn check_primitive(&self, value: ObjRef, primitive: &str) -> Result<(), Trap> {
        let own = self.state.heap.class(value);
        if convert::unwrapped(&self.class(own).name).is_some_and(|inner| convert::widens(inner, primitive)) {
            return Ok(());
        }
        let wanted = convert::wrapper(primitive).expect("a primitive").replace('/', ".");
        let text = format!("class {wanted} is not compatible with class {}", self.class_java_name(own));
        raise("java/lang/ClassCastException", text)
    }

    pub(crate) fn insert_arguments(
        &mut self,
        target: ObjRef,
        at: usize,
        values: &[ObjRef],
    ) -> Result<ObjRef, Trap> {
        let inner = self.handle_type(target)?;
        if values.is_empty() {
            return Ok(target);
        }
        if values.len() > inner.params.len() {
            return bad("too many values to insert");
        }
        if at + values.len() > inner.params.len() {
            return bad("no argument type to append");
        }
        for (value, param) in values.iter().zip(&inner.params[at..]) {
            if convert::is_primitive(param) {
                if value.is_null() {
                    let text = "Cannot invoke \"Object.getClass()\" because \"x\" is null";
                    return raise("java/lang/NullPointerException", text);
                }
                self.check_primitive(*value, param)?;
            } else if !value.is_null() {
                let class = self.load_descriptor(param)?;
                let own = self.state.heap.class(*value);
                if !self.is_subclass(own, class) {
                    let (a, b) = (self.class_java_name(own), self.class_java_name(class));
                    return raise("java/lang/ClassCastException", format!("Cannot cast {a} to {b}"));
                }
            }
        }
        let mut outer = inner.clone();
        outer.params.drain(at..at + values.len());
        let count = values.len();
        let key = format!("insert {at} {count} {}", inner.text());
        let shape = outer.clone();
        let adapter = self.adapter(key, &outer, move |c| {
            child(c, 0);
            load_range(c, &shape, 0..at);
            for i in 0..count {
                bound(c, i + 1, &inner.params[at + i]);
            }
            load_range(c, &shape, at..shape.params.len());
            invoke(c, &inner);
            c.ret(&inner.result);
        })?;
        let mut parts = vec![target];
        parts.extend_from_slice(values);
        self.new_handle(&outer, adapter, &parts)
    }

    pub(crate) fn drop_arguments(
        &mut self,
        target: ObjRef,
        at: usize,
        types: &[String],
    ) -> Result<ObjRef, Trap> {
        let inner = self.handle_type(target)?;
        if types.iter().any(|t| t == "V") {
            return bad("parameter type cannot be void");
        }
        if at > inner.params.len() {
            return bad("no argument type to append");
        }
        if types.is_empty() {
            return Ok(target);
        }
        let mut outer = inner.clone();
        outer.params.splice(at..at, types.iter().cloned());
        let count = types.len();
        let key = format!("drop {at} {count} {}", outer.text());
        let shape = outer.clone();
        let adapter = self.adapter(key, &outer, move |c| {
            child(c, 0);
            load_range(c, &shape, 0..at);
            load_range(c, &shape, at + count..shape.params.len());
            invoke(c, &inner);
            c.ret(&inner.result);
        })?;
        self.new_handle(&outer, adapter, &[target])
    }

    /// Filters apply to single arguments; null leaves an argument as it is.
    pub(crate) fn filter_arguments(
        &mut self,
        target: ObjRef,
        at: usize,
        filters: &[ObjRef],
    ) -> Result<ObjRef, Trap> {
        let inner = self.handle_type(target)?;
        if at + filters.len() > inner.params.len() {
            return bad("too many filters");
        }
        let mut outer = inner.clone();
        let mut types: Vec<Option<Type>> = Vec::new();
        for (i, &filter) in filters.iter().enumerate() {
            if filter.is_null() {
                types.push(None);
                continue;
            }
            let of = self.handle_type(filter)?;
            if of.params.len() != 1 || of.result != inner.params[at + i] {
                return self.mismatch("target and filter types do not match", &inner, &of);
            }
            outer.params[at + i] = of.params[0].clone();
            types.push(Some(of));
        }
        let mask: String = types.iter().map(|t| if t.is_some() { 'f' } else { '-' }).collect();
        let key = format!("filter {at} {mask} {} {}", inner.text(), outer.text());
        let shape = outer.clone();
        let adapter = self.adapter(key, &outer, move |c| {
            child(c, 0);
            for i in 0..shape.params.len() {
                match i.checked_sub(at).and_then(|f| Some((f, types.get(f)?.as_ref()?))) {
                    Some((f, of)) => {
                        child(c, f + 1);
                        load(c, &shape, i);
                        invoke(c, of);
                    }
                    None => load(c, &shape, i),
                }
            }
            invoke(c, &inner);
            c.ret(&inner.result);
        })?;
        let mut parts = vec![target];
        parts.extend_from_slice(filters);
        self.new_handle(&outer, adapter, &parts)
    }

    pub(crate) fn filter_return(&mut self, target: ObjRef, filter: ObjRef) -> Result<ObjRef, Trap> {
        let (inner, of) = (self.handle_type(target)?, self.handle_type(filter)?);
        let fits = match &of.params[..] {
            [] => inner.result == "V",
            [one] => *one == inner.result,
            _ => false,
        };
        if !fits {
            return self.mismatch("target and filter types do not match", &inner, &of);
        }
        let outer = Type { params: inner.params.clone(), result: of.result.clone() };
        let key = format!("filterReturn {} {}", inner.text(), of.result);
        let shape = outer.clone();
        let adapter = self.adapter(key, &outer, move |c| {
            child(c, 1);
            child(c, 0);
            load_range(c, &shape, 0..shape.params.len());
            invoke(c, &inner);
            invoke(c, &of);
            c.ret(&of.result);
        })?;
        self.new_handle(&outer, adapter, &[target, filter])
    }

    /// The combiner's result goes in front of the arguments it was computed from (`fold`), or
    /// replaces them (`collect`).
    pub(crate) fn combine_arguments(
        &mut self,
        target: ObjRef,
        at: usize,
        combiner: ObjRef,
        keep: bool,
    ) -> Result<ObjRef, Trap> {
        let (inner, of) = (self.handle_type(target)?, self.handle_type(combiner)?);
        let results = usize::from(of.result != "V");
        let fits = at + results <= inner.params.len()
            && (results == 0 || inner.params[at] == of.result)
            && (!keep || inner.params[at + results..].starts_with(&of.params));
        if !fits {
            return self.mismatch("target and combiner types must match", &inner, &of);
        }
        let mut outer = inner.clone();
        outer.params.drain(at..at + results);
        if !keep {
            outer.params.splice(at..at, of.params.iter().cloned());
        }
        let key = format!("combine {at} {keep} {} {}", inner.text(), of.text());
        let shape = outer.clone();
        let adapter = self.adapter(key, &outer, move |c| {
            let count = of.params.len();
            child(c, 1);
            load_range(c, &shape, at..at + count);
            invoke(c, &of);
            let result = (results == 1).then(|| {
                let local = c.fresh_local(&of.result);
                c.store(&of.result, local);
                local
            });
            child(c, 0);
            load_range(c, &shape, 0..at);
            if let Some(local) = result {
                c.load(&of.result, local);
            }
            load_range(c, &shape, if keep { at } else { at + count }..shape.params.len());
            invoke(c, &inner);
            c.ret(&inner.result);
        })?;
        self.new_handle(&outer, adapter, &[target, combiner])
    }

    pub(crate) fn permute_arguments(
        &mut self,
        target: ObjRef,
        outer: &Type,
        order: &[i32],
    ) -> Result<ObjRef, Trap> {
        let inner = self.handle_type(target)?;
        if order.len() != inner.params.len() {
            return bad(format!("bad reorder array: {order:?}"));
        }
        if outer.result != inner.result {
            return self.mismatch("return types do not match", &inner, outer);
        }
        for (i, &from) in order.iter().enumerate() {
            match usize::try_from(from).ok().and_then(|f| outer.params.get(f)) {
                None => {
                    let of = self.type_text(&outer.text());
                    return bad(format!("index is out of bounds for new type: {from}, {of}"));
                }
                Some(param) if *param != inner.params[i] => {
                    return self.mismatch("parameter types do not match after reorder", &inner, outer);
                }
                Some(_) => {}
            }
        }
        let (shape, order) = (outer.clone(), order.to_vec());
        let key = format!("permute {order:?} {}", outer.text());
        let adapter = self.adapter(key, outer, move |c| {
            child(c, 0);
            for &from in &order {
                load(c, &shape, from as usize);
            }
            invoke(c, &inner);
            c.ret(&inner.result);
        })?;
        self.new_handle(outer, adapter, &[target])
    }

    pub(crate) fn guard(&mut self, test: ObjRef, target: ObjRef, other: ObjRef) -> Result<ObjRef, Trap> {
        let (of, yes, no) = (self.handle_type(test)?, self.handle_type(target)?, self.handle_type(other)?);
        if yes != no {
            return self.mismatch("target and fallback types must match", &yes, &no);
        }
        if of.result != "Z" {
            return bad(format!("guard type is not a predicate {}", self.type_text(&of.text())));
        }
        if !yes.params.starts_with(&of.params) {
            return self.mismatch("target and test types must match", &yes, &of);
        }
        let key = format!("guard {} {}", of.params.len(), yes.text());
        let shape = yes.clone();
        let adapter = self.adapter(key, &yes, move |c| {
            let otherwise = c.label();
            child(c, 0);
            load_range(c, &shape, 0..of.params.len());
            invoke(c, &of);
            c.jump(op::IFEQ, otherwise);
            for i in [1, 2] {
                child(c, i);
                load_range(c, &shape, 0..shape.params.len());
                invoke(c, &shape);
                c.ret(&shape.result);
                if i == 1 {
                    c.bind(otherwise);
                }
            }
        })?;
        self.new_handle(&yes, adapter, &[test, target, other])
    }

    pub(crate) fn catch(&mut self, target: ObjRef, class: &str, handler: ObjRef) -> Result<ObjRef, Trap> {
        let (of, with) = (self.handle_type(target)?, self.handle_type(handler)?);
        let fits = with.result == of.result
            && with.params.first().is_some_and(|p| p == class)
            && of.params.starts_with(&with.params[1..]);
        if !fits {
            return self.mismatch("target and handler types must match", &of, &with);
        }
        let key = format!("catch {class} {} {}", of.text(), with.params.len());
        let (shape, caught) = (of.clone(), convert::class_name(class).to_owned());
        let adapter = self.adapter(key, &of, move |c| {
            let (start, end, handle) = (c.label(), c.label(), c.label());
            let exception = c.fresh_local(OBJECT);
            c.bind(start);
            child(c, 0);
            load_range(c, &shape, 0..shape.params.len());
            invoke(c, &shape);
            c.ret(&shape.result);
            c.bind(end);
            c.bind_handler(handle);
            c.store(OBJECT, exception);
            child(c, 1);
            c.load(OBJECT, exception);
            load_range(c, &shape, 0..with.params.len() - 1);
            invoke(c, &with);
            c.ret(&shape.result);
            c.handler(start, end, handle, Some(&caught));
        })?;
        self.new_handle(&of, adapter, &[target, handler])
    }

    pub(crate) fn try_finally(&mut self, target: ObjRef, cleanup: ObjRef) -> Result<ObjRef, Trap> {
        let (of, with) = (self.handle_type(target)?, self.handle_type(cleanup)?);
        let extra = if of.result == "V" { 1 } else { 2 };
        let fits = with.result == of.result
            && with.params.first().is_some_and(|p| p == THROWABLE)
            && with.params.len() >= extra
            && (extra == 1 || with.params[1] == of.result)
            && of.params.starts_with(&with.params[extra..]);
        if !fits {
            return self.mismatch("target and cleanup types must match", &of, &with);
        }
        let key = format!("finally {} {}", of.text(), with.params.len());
        let shape = of.clone();
        let adapter = self.adapter(key, &of, move |c| {
            let (start, end, handle) = (c.label(), c.label(), c.label());
            let exception = c.fresh_local(OBJECT);
            let result = c.fresh_local(if extra == 2 { &shape.result } else { "I" });
            c.bind(start);
            child(c, 0);
            load_range(c, &shape, 0..shape.params.len());
            invoke(c, &shape);
            if extra == 2 {
                c.store(&shape.result, result);
            }
            c.bind(end);
            child(c, 1);
            c.op(op::ACONST_NULL);
            if extra == 2 {
                c.load(&shape.result, result);
            }
            load_range(c, &shape, 0..with.params.len() - extra);
            invoke(c, &with);
            c.ret(&shape.result);
            c.bind_handler(handle);
            c.store(OBJECT, exception);
            child(c, 1);
            c.load(OBJECT, exception);
            if extra == 2 {
                c.zero(&shape.result);
            }
            load_range(c, &shape, 0..with.params.len() - extra);
            invoke(c, &with);
            c.drop_value(&shape.result);
            c.load(OBJECT, exception);
            c.op(op::ATHROW);
            c.handler(start, end, handle, None);
        })?;
        self.new_handle(&of, adapter, &[target, cleanup])
    }

    /// A handle that returns a bound value.
    pub(crate) fn constant_handle(&mut self, result: &str, value: ObjRef) -> Result<ObjRef, Trap> {
        let of = Type { params: Vec::new(), result: result.to_owned() };
        let text = result.to_owned();
        let adapter = self.adapter(format!("constant {result}"), &of, move |c| {
            bound(c, 0, &text);
            c.ret(&text);
        })?;
        self.new_handle(&of, adapter, &[value])
    }

    /// A handle that ignores its arguments and returns zero or null, or (`identity`) its argument.
    pub(crate) fn empty_handle(&mut self, of: &Type, identity: bool) -> Result<ObjRef, Trap> {
        let shape = of.clone();
        self.permanent_handle(format!("empty {identity} {}", of.text()), of, false, move |c| {
            if identity {
                load(c, &shape, 0);
            } else if shape.result != "V" {
                c.zero(&shape.result);
            }
            c.ret(&shape.result);
        })
    }

    pub(crate) fn throw_handle(&mut self, result: &str, class: &str) -> Result<ObjRef, Trap> {
        let of = Type { params: vec![class.to_owned()], result: result.to_owned() };
        self.permanent_handle(format!("throw {}", of.text()), &of, false, |c| {
            c.load(OBJECT, 1);
            c.op(op::ATHROW);
        })
    }

    /// Handles on arrays: `get`, `set`, `new`, `length`.
    pub(crate) fn array_handle(&mut self, array: &str, what: &'static str) -> Result<ObjRef, Trap> {
        let element = array[1..].to_owned();
        let (params, result) = match what {
            "get" => (vec![array, "I"], &*element),
            "set" => (vec![array, "I", &element], "V"),
            "new" => (vec!["I"], array),
            _ => (vec![array], "I"),
        };
        let of = Type { params: params.into_iter().map(str::to_owned).collect(), result: result.to_owned() };
        let shape = of.clone();
        self.permanent_handle(format!("array {what} {array}"), &of, false, move |c| {
            load_range(c, &shape, 0..shape.params.len());
            match what {
                "get" => c.array_load(&element),
                "set" => c.array_store(&element),
                "new" => c.new_array(&element),
                _ => c.op(op::ARRAYLENGTH),
            }
            c.ret(&shape.result);
        })
    }

    /// Arguments `at..at + count` come as one array.
    pub(crate) fn spread(
        &mut self,
        target: ObjRef,
        at: usize,
        array: &str,
        count: usize,
    ) -> Result<ObjRef, Trap> {
        let inner = self.handle_type(target)?;
        if at + count > inner.params.len() {
            return bad("bad spread array length");
        }
        let element = array[1..].to_owned();
        for param in &inner.params[at..at + count] {
            if !self.can_convert(&element, param)? {
                let (a, b) = (self.type_text(&inner.text()), self.simple_type(array));
                return raise(
                    "java/lang/invoke/WrongMethodTypeException",
                    format!("cannot convert MethodHandle{a} to a spreader of {b}"),
                );
            }
        }
        let mut outer = inner.clone();
        outer.params.splice(at..at + count, [array.to_owned()]);
        let key = format!("spread {at} {array} {}", inner.text());
        let shape = outer.clone();
        let adapter = self.adapter(key, &outer, move |c| {
            let (bad, good) = (c.label(), c.label());
            load(c, &shape, at);
            if count == 0 {
                c.jump(op::IFNULL, good);
                load(c, &shape, at);
            }
            c.op(op::ARRAYLENGTH);
            c.int(count as i32);
            c.jump(op::IF_ICMPNE, bad);
            c.jump(op::GOTO, good);
            c.bind(bad);
            const ERROR: &str = "java/lang/IllegalArgumentException";
            c.new_object(ERROR);
            c.op(op::DUP);
            c.string("array is not of length ");
            c.int(count as i32);
            c.invoke_static(false, "java/lang/String", "valueOf", "(I)Ljava/lang/String;");
            c.invoke_virtual("java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;");
            c.invoke_special(false, ERROR, "<init>", "(Ljava/lang/String;)V");
            c.op(op::ATHROW);
            c.bind(good);
            child(c, 0);
            load_range(c, &shape, 0..at);
            for i in 0..count {
                load(c, &shape, at);
                c.int(i as i32);
                c.array_load(&element);
                convert::as_type(c, &element, &inner.params[at + i]);
            }
            load_range(c, &shape, at + 1..shape.params.len());
            invoke(c, &inner);
            c.ret(&inner.result);
        })?;
        self.new_handle(&outer, adapter, &[target])
    }

    /// `count` arguments are put in an array for the argument at `at`.
    pub(crate) fn collect(
        &mut self,
        target: ObjRef,
        at: usize,
        array: &str,
        count: usize,
    ) -> Result<ObjRef, Trap> {
        let inner = self.handle_type(target)?;
        if at >= inner.params.len() {
            return bad("bad collect position");
        }
        let (given, taken) = (self.load_descriptor(array)?, self.load_descriptor(&inner.params[at])?);
        if !self.is_subclass(given, taken) {
            let (of, class) = (self.type_text(&inner.text()), self.class_java_name(given));
            return bad(format!("array type not assignable to argument: MethodHandle{of}, class {class}"));
        }
        let element = array[1..].to_owned();
        let mut outer = inner.clone();
        outer.params.splice(at..=at, std::iter::repeat_n(element.clone(), count));
        let key = format!("collect {at} {array} {count} {}", inner.text());
        let shape = outer.clone();
        let adapter = self.adapter(key, &outer, move |c| {
            child(c, 0);
            load_range(c, &shape, 0..at);
            c.int(count as i32);
            c.new_array(&element);
            for i in 0..count {
                c.op(op::DUP);
                c.int(i as i32);
                load(c, &shape, at + i);
                c.array_store(&element);
            }
            load_range(c, &shape, at + count..shape.params.len());
            invoke(c, &inner);
            c.ret(&inner.result);
        })?;
        self.new_handle(&outer, adapter, &[target])
    }

    /// `MethodHandles.explicitCastArguments`.
    pub(crate) fn explicit_cast(&mut self, target: ObjRef, outer: &Type) -> Result<ObjRef, Trap> {
        let inner = self.handle_type(target)?;
        if inner.params.len() != outer.params.len() {
            let (a, b) = (self.type_text(&inner.text()), self.type_text(&outer.text()));
            return raise(
                "java/lang/invoke/WrongMethodTypeException",
                format!("cannot explicitly cast MethodHandle{a} to {b}"),
            );
        }
        let key = format!("explicit {} {}", inner.text(), outer.text());
        let shape = outer.clone();
        let adapter = self.adapter(key, outer, move |c| {
            child(c, 0);
            for i in 0..shape.params.len() {
                load(c, &shape, i);
                convert::explicit(c, &shape.params[i], &inner.params[i]);
            }
            invoke(c, &inner);
            convert::explicit(c, &inner.result, &shape.result);
            c.ret(&shape.result);
        })?;
        self.new_handle(outer, adapter, &[target])
    }

    /// A handle that performs an access of a variable; with `open`, of the one given first.
    pub(crate) fn access_handle(
        &mut self,
        handle: Option<ObjRef>,
        name: &str,
        of: &Type,
    ) -> Result<ObjRef, Trap> {
        const VAR: &str = "Ljava/lang/invoke/VarHandle;";
        let mut outer = of.clone();
        if handle.is_none() {
            outer.params.insert(0, VAR.into());
        }
        let key = format!("access {} {name} {}", handle.is_none(), of.text());
        let (shape, inner, name, is_open) = (outer.clone(), of.text(), name.to_owned(), handle.is_none());
        let adapter = self.adapter(key, &outer, move |c| {
            if !is_open {
                bound(c, 0, VAR);
            }
            load_range(c, &shape, 0..shape.params.len());
            c.invoke_virtual("java/lang/invoke/VarHandle", &name, &inner);
            c.ret(&shape.result);
        })?;
        self.new_handle(&outer, adapter, &handle.into_iter().collect::<Vec<_>>())
    }

    /// A handle that calls whatever a call site's target is at that time.
    pub(crate) fn dynamic_invoker(&mut self, site: ObjRef, of: &Type) -> Result<ObjRef, Trap> {
        const SITE: &str = "Ljava/lang/invoke/CallSite;";
        let shape = of.clone();
        let adapter = self.adapter(format!("dynamic {}", of.text()), of, move |c| {
            bound(c, 0, SITE);
            c.invoke_virtual("java/lang/invoke/CallSite", "getTarget", &format!("(){HANDLE_TYPE}"));
            load_range(c, &shape, 0..shape.params.len());
            invoke(c, &shape);
            c.ret(&shape.result);
        })?;
        self.new_handle(of, adapter, &[site])
    }

    /// A static method `(MethodHandle, Object[]) -> Object`: `invokeWithArguments` of `count`.
    pub(crate) fn with_arguments(&mut self, count: usize) -> Result<crate::class::MethodId, Trap> {
        let generic = Type { params: vec![OBJECT.into(); count], result: OBJECT.into() };
        let of = Type { params: vec![format!("[{OBJECT}")], result: OBJECT.into() };
        debug_assert_eq!(Kind::of(&of.params[0]), Kind::Ref);
        self.adapter(format!("withArguments {count}"), &of, move |c| {
            c.load(HANDLE_TYPE, 0);
            for i in 0..count {
                c.load(OBJECT, 1);
                c.int(i as i32);
                c.array_load(OBJECT);
            }
            c.invoke_virtual(super::handle::HANDLE, "invoke", &generic.text());
            c.ret(OBJECT);
        })
    }
}
