//! What `java` writes when a method of a record is linked: handles composed of the getters.
//!
//! Both JDKs compose `equals` and `hashCode` alike. For `toString` JDK 17 formats a list of texts, and JDK 25 joins the
//! components as a call site would. JDK 17 also composes the call of the bootstrap method itself. Known gap: the handles that `equals` chooses
//! between are composed anew after thirty calls, which is not followed.

use super::forms::{FormId, Forms, basic};
use super::joins::{self, Join};
use super::replay::{Draws, Replay};
use crate::machine::Machine;

/// Classes of JDK 17 that are not in its archive, for any method of a record, and for `equals` alone.
const OLD: [&str; 9] = [
    "java/lang/runtime/ObjectMethods",
    "java/lang/invoke/MethodHandleImpl$Makers",
    "java/lang/invoke/MethodHandleImpl$Makers$1",
    "java/lang/invoke/MethodHandleImpl$Makers$2",
    "java/lang/invoke/MethodHandleImpl$Makers$3",
    "java/lang/invoke/DirectMethodHandle$EnsureInitialized",
    "java/lang/runtime/ObjectMethods$1",
    "java/lang/invoke/DirectMethodHandle$1",
    "java/util/Formatter$FixedString",
];
const OLD_EQUALS: [&str; 7] = [
    "java/util/AbstractList$SubList",
    "java/util/AbstractList$RandomAccessSubList",
    "java/util/AbstractList$Itr",
    "java/util/AbstractList$ListItr",
    "java/util/AbstractList$SubList$1",
    "java/lang/invoke/MethodHandleImpl$CountingWrapper",
    "jdk/internal/org/objectweb/asm/Edge",
];
/// And what it draws for objects of its own.
const OLD_OBJECTS: usize = 3;
const STREAM_FLAGS: &str = "[Ljava/util/stream/StreamOpFlag$Type;";

/// The most arguments of a bootstrap method that are handed over one by one.
const MOST_ARGUMENTS: usize = 6;

impl Replay {
    /// A method of a record whose components have these types.
    pub(super) fn record_method(&mut self, m: &Machine, draws: &mut Draws, name: &str, components: &[&str]) {
        self.forms.direct("invokeStatic", b"LLLLLL", b'L');
        if !std::mem::replace(&mut self.has_records, true) {
            if self.forms.old {
                self.spend(draws, OLD_OBJECTS);
            }
            self.forms.direct("invokeStaticInit", b"LLLLLL", b'L');
        }
        self.forms.delegate(b"LLLLLL", b'L');
        let getters: Vec<FormId> = components.iter().map(|c| getter(&mut self.forms, m, c)).collect();
        if self.forms.old {
            bootstrap(&mut self.forms, getters.len());
            let fixed = OLD.len() - usize::from(name != "toString");
            OLD[..fixed].iter().for_each(|class| self.touch_named(draws, class));
        }
        start(&mut self.forms);
        if !self.forms.old {
            self.touch_named(draws, STREAM_FLAGS);
            self.forms.constants_by_reflection();
        }
        match name {
            "toString" if self.forms.old => formatted(&mut self.forms, &getters),
            "toString" => self.joined(components, &getters),
            "hashCode" => hash_code(&mut self.forms, &getters),
            "equals" => {
                if self.forms.old {
                    OLD_EQUALS.iter().for_each(|class| self.touch_named(draws, class));
                }
                equals(&mut self.forms, &getters);
            }
            _ => {}
        }
    }

    fn joined(&mut self, components: &[&str], getters: &[FormId]) {
        if getters.is_empty() {
            let constant = self.forms.special("constant_L", b"", b'L', "L", 1);
            self.forms.drop(constant, 0, b"L");
            return;
        }
        let site = Join { operands: components.to_vec(), texts: vec![true; components.len() + 1] };
        let joined = joins::join(&mut self.forms, &mut self.joins, &site);
        let all = self.forms.filter(joined, &apart(getters));
        self.forms.all_the_same(all);
    }
}

/// Filters of which no two are one and the same.
fn apart(filters: &[FormId]) -> Vec<Option<(FormId, u32)>> {
    filters.iter().enumerate().map(|(i, &filter)| Some((filter, i as u32))).collect()
}

/// A handle that reads a field.
fn getter(forms: &mut Forms, m: &Machine, component: &str) -> FormId {
    let kind = basic(component);
    let is_cast = kind == b'L' && {
        let class = component.strip_prefix('L').and_then(|c| c.strip_suffix(';')).unwrap_or(component);
        let class = m.program.class_index.get(class);
        component != "Ljava/lang/Object;" && !class.is_some_and(|&c| m.class(c).is_interface())
    };
    let name = match (component.as_bytes()[0], forms.old) {
        (b'Z', true) => "getBoolean",
        (b'B', true) => "getByte",
        (b'C', true) => "getChar",
        (b'S', true) => "getShort",
        (b'I', true) => "getInt",
        (b'J', true) => "getLong",
        (b'F', true) => "getFloat",
        (b'D', true) => "getDouble",
        (_, true) if is_cast => "getReferenceCast",
        (_, true) => "getReference",
        (b'Z', false) => "fieldAccessZ",
        (b'B', false) => "fieldAccessB",
        (b'C', false) => "fieldAccessC",
        (b'S', false) => "fieldAccessS",
        (_, false) if is_cast => "fieldAccessCast",
        (_, false) => "fieldAccess",
    };
    forms.direct(name, b"L", kind)
}

/// A cast to a class: the method of `Class`, bound.
fn cast(forms: &mut Forms) -> FormId {
    let cast = forms.direct("invokeSpecial", b"LL", b'L');
    forms.bind(cast, 0)
}

/// An array of so many objects.
fn collector(forms: &mut Forms, count: usize) -> FormId {
    let new_array = forms.direct("invokeStatic", b"LI", b'L');
    let new_array = forms.bind(new_array, 0);
    cast(forms);
    forms.filter_result(new_array, b'L');
    forms.intrinsic("invokeStatic", b"LI", b'L');
    forms.intrinsic("invokeStatic", b"LIL", b'V');
    forms.intrinsic("invokeStatic", b"L", b'I');
    forms.special("collector", &vec![b'L'; count], b'L', "L", 3)
}

/// JDK 17 calls the bootstrap method with its arguments one by one, or if there are many, from an array.
fn bootstrap(forms: &mut Forms, components: usize) {
    let arguments = 3 + 2 + components;
    let is_spread = 2 + components > MOST_ARGUMENTS;
    if is_spread {
        forms.spread_invoker(arguments);
    } else {
        forms.invoke("invoke_MT", &vec![b'L'; arguments], b'L');
    }
    let method = forms.direct("invokeStatic", b"LLLLLL", b'L');
    let collector = collector(forms, components);
    let mut method = forms.collect(method, 5, collector);
    let cast = cast(forms);
    let getters: Vec<usize> = (5..arguments).collect();
    let alike: &[&[usize]] =
        if is_spread { &[&[0], &[1, 4], &[2], &[3], &getters] } else { &[&[3], &[4], &getters] };
    for at in alike.iter().filter(|at| !at.is_empty()) {
        method = forms.filter_run(method, at, cast);
    }
}

/// What the JDK's class needs when it is initialised.
fn start(forms: &mut Forms) {
    zero(forms);
    truth(forms);
    forms.direct("invokeStatic", b"LL", b'I');
    forms.direct("invokeStaticInit", b"LL", b'I');
    if forms.old {
        forms.direct("invokeVirtual", b"LL", b'I');
        forms.direct("invokeVirtual", b"L", b'I');
        forms.direct("invokeVirtual", b"L", b'L');
        forms.direct("invokeStatic", b"LL", b'L');
        forms.delegate(b"LL", b'L');
    } else {
        forms.direct("invokeSpecial", b"LL", b'I');
    }
    for kind in [b'I', b'J', b'F', b'D'] {
        forms.direct("invokeStatic", &[kind, kind], b'I');
        forms.direct("invokeStaticInit", &[kind, kind], b'I');
        forms.direct("invokeStatic", &[kind], b'I');
        forms.direct("invokeStatic", &[kind], b'L');
    }
    forms.direct("invokeStatic", b"L", b'I');
    forms.direct("invokeStatic", b"L", b'L');
}

/// False or zero.
fn zero(forms: &mut Forms) -> FormId {
    if forms.old { forms.simple("zero_I", b"", b'I') } else { forms.special("constant_I", b"", b'I', "I", 1) }
}

fn truth(forms: &mut Forms) -> FormId {
    if forms.old {
        let identity = forms.simple("identity_I", b"I", b'I');
        forms.bind(identity, 0)
    } else {
        zero(forms)
    }
}

fn formatted(forms: &mut Forms, getters: &[FormId]) {
    // The formatter's patterns have a lambda that captures nothing.
    forms.constant_lambda();
    let mut texts = Vec::new();
    for &getter in getters {
        let stringify = forms.direct("invokeStatic", &[forms.gives(getter)], b'L');
        texts.push(forms.filter(stringify, &[Some((getter, 0))]));
    }
    let format = forms.direct("invokeStatic", b"LL", b'L');
    let format = forms.bind(format, 0);
    let collector = collector(forms, getters.len());
    let format = forms.collect(format, 0, collector);
    if getters.is_empty() {
        forms.drop(format, 0, b"L");
    } else {
        let all = forms.filter(format, &apart(&texts));
        forms.all_the_same(all);
    }
}

fn hash_code(forms: &mut Forms, getters: &[FormId]) {
    let zero = zero(forms);
    let mut sum = forms.drop(zero, 0, b"L");
    for &getter in getters {
        let hasher = forms.direct("invokeStatic", &[forms.gives(getter)], b'I');
        let hash = forms.filter(hasher, &[Some((getter, 0))]);
        let combine = forms.direct("invokeStatic", b"II", b'I');
        let both = forms.filter(combine, &apart(&[sum, hash]));
        sum = forms.all_the_same(both);
    }
}

fn equals(forms: &mut Forms, getters: &[FormId]) {
    let no = zero(forms);
    forms.drop(no, 0, b"LL");
    let yes = truth(forms);
    let same = forms.drop(yes, 0, b"LL");
    let is_instance = forms.direct("invokeSpecial", b"LL", b'I');
    let is_instance = forms.bind(is_instance, 0);
    forms.drop(is_instance, 0, b"L");
    for &getter in getters {
        let value = forms.gives(getter);
        let equal = forms.direct("invokeStatic", &[value, value], b'I');
        forms.filter(equal, &[Some((getter, 0)), Some((getter, 0))]);
        forms.guard(b"LL", b'I');
    }
    forms.guard(b"LL", b'I');
    // What compares two records is made to take a record and any object.
    let cast = cast(forms);
    let compared = if getters.is_empty() { same } else { forms.guard(b"LL", b'I') };
    forms.filter(compared, &[None, Some((cast, 0))]);
}
