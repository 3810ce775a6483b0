//! Which fields the machine adds to JDK classes, which it keeps out of the state, and where the
//! fields it works with lie.

use super::{ClassId, FieldId};

/// Fields added to JDK classes: the machine's own data in Java objects.
pub const INJECTED_FIELDS: &[(&str, &[(&str, &str)])] = &[
    (
        "java/lang/Class",
        &[
            ("vmClass", "I"),
            ("vmDefined", "I"),
            ("vmDomain", "Ljava/lang/Object;"),
            ("vmFailure", "Ljava/lang/Object;"),
        ],
    ),
    ("java/lang/Throwable", &[("vmTrace", "J")]),
    (
        "java/lang/Thread",
        &[
            ("vmThread", "I"),
            ("vmPermit", "Z"),
            ("vmLooked", "J"),
            ("vmTried", "Z"),
            ("vmTimely", "Z"),
            ("vmSeed", "J"),
        ],
    ),
    (
        "java/lang/invoke/MethodHandle",
        &[("vmKind", "I"), ("vmTarget", "J"), ("vmStable", "J"), ("vmBound", "Ljava/lang/Object;")],
    ),
    ("java/lang/invoke/VarHandle", &[("vmKind", "I")]),
    ("java/lang/invoke/MemberName", &[("vmTarget", "J")]),
    ("java/lang/reflect/Method", &[("vmMethod", "I")]),
    ("java/lang/reflect/Constructor", &[("vmMethod", "I"), ("vmInstantiate", "Ljava/lang/Class;")]),
    ("java/lang/StackFrameInfo", &[("vmMethod", "I"), ("vmPc", "I")]),
    ("java/util/ServiceLoader$LazyClassPathLookupIterator", &[("vmNext", "I")]),
    (
        "jdk/internal/reflect/DirectMethodHandleAccessor",
        &[("vmExecutable", "Ljava/lang/reflect/Executable;")],
    ),
    (
        "jdk/internal/reflect/DirectConstructorHandleAccessor",
        &[("vmExecutable", "Ljava/lang/reflect/Executable;")],
    ),
    ("java/lang/reflect/Field", &[("vmField", "I")]),
];

/// Caches that are left out of the state, so that a state in which one is filled is the same as before. Each is a function
/// of the rest of the state, whoever filled it and when: that is the argument, and it stands with the entry. No cache that
/// holds an object made by running code is here, since which object it is can be seen (`==`); such an object is state for
/// as long as the cache holds it anyway. [`is_hidden`] refuses programs that look at one of these by its address.
pub const HIDDEN_FIELDS: &[(&str, &[&str])] = &[
    // A function of the characters, computed again where it is zero.
    ("java/lang/String", &["hash", "hashIsZero"]),
    // The number of an adapter depends on the order of linkage; `vmStable`, made of its name, tells adapters apart.
    ("java/lang/invoke/MethodHandle", &["vmTarget"]),
    // Texts that are functions of the class, and interned: one object, whoever asks first.
    // The number of a class depends on the order of linkage; the Class object is another for every class.
    ("java/lang/Class", &["vmClass", "name", "packageName"]),
    // The numbers of members too; their classes and slots tell them apart.
    ("java/lang/reflect/Method", &["vmMethod"]),
    ("java/lang/reflect/Constructor", &["vmMethod"]),
    ("java/lang/reflect/Field", &["vmField"]),
];

/// Whether a field of a class is kept out of the state.
pub fn is_hidden(class: &str, field: &str) -> bool {
    HIDDEN_FIELDS.iter().any(|(c, fields)| *c == class && fields.contains(&field))
}

/// JDK methods whose shared accesses are bookkeeping (thread numbers, group counts, interning of
/// caches) done under locks or by compare-and-set: running them at one moment loses no behaviour of
/// the program.
const INDIVISIBLE: &[(&str, &[&str])] = &[
    ("java/lang/Thread", &["<init>", "start", "exit", "genThreadName", "nextThreadNum", "nextThreadID"]),
    (
        "java/lang/ThreadGroup",
        &[
            "add",
            "remove",
            "addUnstarted",
            "threadTerminated",
            "threadStartFailed",
            "getMaxPriority",
            "checkAccess",
        ],
    ),
];

pub fn is_indivisible(class: &str, method: &str) -> bool {
    INDIVISIBLE.iter().any(|(c, methods)| *c == class && methods.contains(&method))
}

macro_rules! known {
    ($($class:literal { $($field:ident: $name:literal),* $(,)? })*) => {
        /// Fields the machine reads and writes, found once when the JDK is loaded. A field this
        /// JDK does not have is none.
        #[derive(Default, Clone, Copy)]
        pub struct Known {
            pub string: Option<ClassId>,
            pub class: Option<ClassId>,
            $($(pub $field: Slot,)*)*
        }

        /// Class, field name and where to put the answer.
        pub const WANTED: &[(&str, &[(&str, fn(&mut Known) -> &mut Slot)])] = &[
            $(($class, &[$(($name, |k| &mut k.$field)),*]),)*
        ];
    };
}

/// A field's slot; `usize::MAX` where the JDK does not have it.
#[derive(Clone, Copy, Debug)]
pub struct Slot(pub usize, pub Option<FieldId>);

impl Default for Slot {
    fn default() -> Slot {
        Slot(usize::MAX, None)
    }
}

impl Slot {
    pub fn exists(self) -> bool {
        self.0 != usize::MAX
    }
}

known! {
    "java/lang/String" { string_value: "value", string_coder: "coder", string_hash: "hash" }
    "java/lang/Class" {
        class_vm: "vmClass", class_defined: "vmDefined", class_domain: "vmDomain", class_failure: "vmFailure", class_component: "componentType", class_module: "module",
        class_loader: "classLoader",
        class_name: "name", class_primitive: "primitive", class_modifiers: "modifiers", class_data: "classData",
    }
    "java/lang/Throwable" {
        throwable_message: "detailMessage", throwable_cause: "cause", throwable_trace: "vmTrace",
        throwable_backtrace: "backtrace", throwable_depth: "depth", throwable_stack: "stackTrace",
        throwable_suppressed: "suppressedExceptions",
    }
    "java/util/Random" { random_seed: "seed" }
    "java/lang/Thread" {
        thread_random_seed: "threadLocalRandomSeed", thread_random_probe: "threadLocalRandomProbe",
        thread_vm: "vmThread", thread_name: "name", thread_tid: "tid", thread_eetop: "eetop",
        thread_holder: "holder", thread_group: "group", thread_daemon: "daemon", thread_status: "threadStatus",
        thread_priority: "priority", thread_interrupted: "interrupted", thread_target: "target",
        thread_loader: "contextClassLoader", thread_permit: "vmPermit", thread_looked: "vmLooked", thread_tried: "vmTried", thread_timely: "vmTimely", thread_seed: "vmSeed", thread_acc: "inheritedAccessControlContext",
        thread_interrupt_lock: "interruptLock", thread_blocker_lock: "blockerLock", thread_scoped: "scopedValueBindings",
        thread_locals: "threadLocals", thread_inheritable: "inheritableThreadLocals",
        thread_handler: "uncaughtExceptionHandler",
    }
    "java/lang/Thread$FieldHolder" {
        holder_group: "group", holder_task: "task", holder_stack: "stackSize", holder_priority: "priority",
        holder_daemon: "daemon", holder_status: "threadStatus",
    }
    "java/lang/ThreadGroup" {
        group_name: "name", group_parent: "parent", group_priority: "maxPriority",
        group_threads: "threads", group_count: "nthreads", group_groups: "groups", group_subgroups: "ngroups",
    }
    "java/lang/ref/Reference" { referent: "referent", reference_queue: "queue", reference_next: "next" }
    "java/lang/StackTraceElement" {
        ste_class: "declaringClass", ste_method: "methodName", ste_file: "fileName", ste_line: "lineNumber",
        ste_module: "moduleName", ste_version: "moduleVersion", ste_loader: "classLoaderName",
        ste_class_object: "declaringClassObject", ste_format: "format",
    }
    "java/lang/Integer" { integer_value: "value" }
    "java/lang/Long" { long_value: "value" }
    "java/lang/Float" { float_value: "value" }
    "java/lang/Double" { double_value: "value" }
    "java/lang/Short" { short_value: "value" }
    "java/lang/Byte" { byte_value: "value" }
    "java/lang/Character" { char_value: "value" }
    "java/lang/Boolean" { boolean_value: "value" }
    "java/lang/invoke/MethodHandle" { mh_kind: "vmKind", mh_target: "vmTarget", mh_stable: "vmStable", mh_bound: "vmBound", mh_type: "type" }
    "java/lang/invoke/MethodType" { mt_result: "rtype", mt_params: "ptypes" }
    "java/lang/invoke/VarHandle" { vh_kind: "vmKind" }
    "java/lang/reflect/Method" {
        method_vm: "vmMethod", method_class: "clazz", method_slot: "slot", method_name: "name",
    }
    "java/lang/reflect/Constructor" { constructor_vm: "vmMethod", constructor_class: "clazz", constructor_slot: "slot" }
    "java/lang/reflect/Field" { field_vm: "vmField", field_class: "clazz", field_slot: "slot" }
}
