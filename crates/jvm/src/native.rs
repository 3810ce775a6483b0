//! Native methods and intrinsics: what the machine does instead of the JDK's own code.
//!
//! One file per class or small family under `native/`; each has a table of methods. An entry also
//! replaces a method that has bytecode, where that code would pollute states or reach for the
//! host. A native never runs Java code itself: it returns `Trap::Call` (its result is that of the
//! call), or `Trap::Init`, or writes an adapter class.

mod access;
mod accessor;
mod array;
mod big_integer;
mod channels;
mod choice;
mod class;
mod console;
mod define;
mod digest;
mod files;
mod handle_lists;
mod lang;
pub(crate) mod loader;
mod lookup;
mod management;
pub mod math;
mod measure;
mod member_name;
mod members;
pub mod memory;
mod method_handle;
mod misc;
pub mod missing;
pub mod module;
mod module_info;
pub(crate) mod network;
mod nio;
pub(crate) mod object;
mod options;
mod others;
pub mod outside;
mod paths;
mod pool;
mod proxy;
mod random;
pub(crate) mod reference;
pub mod resource;
mod runtime;
mod security;
mod service;
mod stack;
mod system;
mod temporary;
mod thread;
mod throwable;
mod unsafe_;
mod var_handle;
mod zip;

pub use thread::first_id as first_thread_id;
pub use var_handle::METHODS as VAR_HANDLE_METHODS;

use crate::class::MethodId;
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome};
use rustc_hash::FxHashMap;

/// A native method: argument slots (receiver first; long and double take two) to a result.
pub type Native = fn(&mut Machine, &[u64]) -> Outcome;

/// The natives of one class: `name(descriptor)` to function.
pub type Table = (&'static str, &'static [(&'static str, Native)]);

/// All natives by class.
pub struct Registry {
    by_class: FxHashMap<&'static str, Vec<(&'static str, Native)>>,
    /// Those that replace native methods only, never Java code.
    native_only: FxHashMap<&'static str, Vec<(&'static str, Native)>>,
}

impl Registry {
    pub fn new() -> Registry {
        let mut by_class: FxHashMap<&'static str, Vec<(&'static str, Native)>> = FxHashMap::default();
        let tables = [
            access::TABLES,
            accessor::TABLES,
            array::TABLES,
            big_integer::TABLES,
            channels::TABLES,
            digest::TABLES,
            choice::TABLES,
            measure::TABLES,
            others::TABLES,
            class::TABLES,
            console::TABLES,
            define::TABLES,
            files::TABLES,
            paths::TABLES,
            lang::TABLES,
            lookup::TABLES,
            loader::TABLES,
            management::TABLES,
            math::TABLES,
            members::TABLES,
            member_name::TABLES,
            handle_lists::TABLES,
            method_handle::TABLES,
            memory::TABLES,
            module::TABLES,
            misc::TABLES,
            network::TABLES,
            nio::TABLES,
            object::TABLES,
            options::TABLES,
            pool::TABLES,
            proxy::TABLES,
            random::TABLES,
            reference::TABLES,
            resource::TABLES,
            runtime::TABLES,
            security::TABLES,
            service::TABLES,
            system::TABLES,
            thread::TABLES,
            stack::TABLES,
            throwable::TABLES,
            unsafe_::TABLES,
            var_handle::TABLES,
            zip::TABLES,
        ];
        for (class, methods) in tables.into_iter().flatten() {
            by_class.entry(class).or_default().extend_from_slice(methods);
        }
        let native_only =
            math::NATIVE_ONLY.iter().map(|(class, methods)| (*class, methods.to_vec())).collect();
        Registry { by_class, native_only }
    }

    /// The native for a method, if there is one.
    pub fn find(&self, machine: &Machine, method: MethodId) -> Option<Native> {
        let m = machine.method(method);
        let (name, descriptor) = (machine.method_name(method), machine.method_descriptor(method));
        let class = &*machine.class(m.class).name;
        self.lookup(class, name, descriptor, m.is_native(), machine.program.boot.feature)
    }

    /// Whether there is a native for a method of a JDK with this feature version.
    pub fn covers(&self, class: &str, name: &str, descriptor: &str, is_native: bool, feature: u32) -> bool {
        self.lookup(class, name, descriptor, is_native, feature).is_some()
    }

    fn lookup(
        &self,
        class: &str,
        name: &str,
        descriptor: &str,
        is_native: bool,
        feature: u32,
    ) -> Option<Native> {
        let table = self.by_class.get(class).into_iter();
        let more = self.native_only.get(class).filter(|_| is_native).into_iter();
        let since = if feature >= 25 { math::SINCE_25 } else { &[] };
        let newer = since.iter().find(|t| t.0 == class).map(|t| t.1).into_iter();
        table
            .chain(more)
            .flatten()
            .chain(newer.flatten())
            .find(|(key, _)| key.strip_prefix(name).is_some_and(|rest| rest == descriptor))
            .map(|(_, native)| *native)
            // Set-up of native code, of which there is none.
            .or_else(|| {
                let sets_up = is_native && matches!(name, "registerNatives" | "initIDs" | "initNative");
                sets_up.then_some(nothing as Native)
            })
            .or_else(|| others::unlisted(class, name))
    }

    /// Every class with natives, for listings.
    pub fn all(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.by_class.iter().flat_map(|(class, methods)| methods.iter().map(move |m| (*class, m.0)))
    }
}

impl Default for Registry {
    fn default() -> Self {
        Registry::new()
    }
}

// What natives keep outside the state survives undoing and is in no fingerprint. So it is one of four: made before the
// search, of a plain run alone, of one instruction alone, or a table.

/// What the JDK was started with, made before the search or as linkage, and never undone.
#[derive(Default)]
pub struct Boot {
    /// The module objects, of the JDK and of the program: made before the search.
    pub jdk_module: ObjRef,
    pub boot_layer: ObjRef,
    /// The module objects of the JDK's other modules, by name.
    pub modules: FxHashMap<std::sync::Arc<str>, ObjRef>,
    pub user_module: ObjRef,
    pub app_loader: ObjRef,
    /// The JDK's feature version.
    pub feature: u32,
    /// The JDK is being started: its own service threads are not.
    pub booting: bool,
    /// The JDK has been started.
    pub booted: bool,
    /// What the JDK's modules declare.
    pub declarations: Option<module_info::Declarations>,
    /// Objects kept alive by the machine: of a plain run, or made before the search.
    pub pinned: Vec<ObjRef>,
}

/// What natives keep in a plain run. A search never looks at it: there all of it is in the heap, in the clock, or derived
/// from the objects themselves.
#[derive(Default)]
pub struct Plain {
    /// How often a plain run was out of memory.
    pub memory_errors: u32,
    pub started: Option<std::time::Instant>,
    pub start_millis: Option<i64>,
    /// Where draws of a plain run are.
    pub draws: Option<u64>,
    /// Memory outside the Java heap: of a plain run; while exploring it is in the heap (`native/memory.rs`).
    pub memory: memory::Memory,
    /// Identity hashes of a plain run.
    pub identities: crate::faithful::identity::Identities,
    /// Whether the shutdown hooks have been started: of a plain run; a search looks at the JDK's own field.
    pub shutting_down: bool,
    /// A class being defined whose initialiser runs, by the array that holds it.
    pub defined: Option<(ObjRef, crate::class::ClassId)>,
}

/// What is known within one instruction, and means nothing to the next transition.
#[derive(Default)]
pub struct Instant {
    /// Names of classes being loaded, for circularities.
    pub loading: Vec<String>,
    /// The native method that raises the exception being made.
    pub raising_native: Option<MethodId>,
    /// The heap was full at this instruction, garbage was collected, and it is executed once more.
    pub tried_collecting: bool,
    /// The native method being executed.
    pub method: MethodId,
    /// The class whose initialiser was just left by an exception.
    pub leaving: Option<crate::class::ClassId>,
}

/// Tables that words of the state are keys of, and what is derived from class files: only added to, so that a state means
/// the same whatever was explored before. Known gap: none of it is given back.
#[derive(Default)]
pub struct Tables {
    /// What the program was told of the world outside while exploring (`native/outside.rs`): for the report.
    pub assumed: u16,
    /// Reflective calls.
    pub adapters: accessor::Adapters,
    /// The JDK's data files in use, name and content: keyed by the number in the Java object, which says how far it was
    /// read.
    pub files: Vec<(String, std::sync::Arc<[u8]>)>,
    /// What folders of the program's own hold, as listed.
    pub listings: rustc_hash::FxHashMap<u64, Vec<String>>,
    /// Classes made of bytes while exploring: linkage; whether one is defined says its Class object.
    pub versions: define::Versions,
    /// Compression in progress: while exploring keyed by all that was done with a stream.
    pub streams: zip::Streams,
    /// Where the names of methods stand in lists.
    pub places: crate::faithful::method_order::Places,
    /// How many classes have been asked whether they name weak references, and whether one does.
    pub weak_users: (usize, bool),
}

impl Default for MethodId {
    fn default() -> Self {
        MethodId(u32::MAX)
    }
}

pub(crate) fn nothing(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(0)
}

pub(crate) fn zero(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(0)
}

pub(crate) fn one(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(1)
}

/// Argument slot `i` as a reference.
#[inline]
pub(crate) fn object(args: &[u64], i: usize) -> ObjRef {
    ObjRef(args[i] as u32)
}

/// Argument slot `i` as an int.
#[inline]
pub(crate) fn int(args: &[u64], i: usize) -> i32 {
    args[i] as i32
}

/// An int result.
#[inline]
pub(crate) fn int_result(v: i32) -> u64 {
    u64::from(v as u32)
}
