//! How many hashes `java` has drawn for what has happened.
//!
//! Events are gone through in the order in which they happened, each in its thread's generator. A class counts once, by
//! its name. Known gap: classes of the same name from several loaders are taken for one.

use super::archive::Archive;
use super::forms::{Forms, basic};
use super::joins::{self, Join, Joins};
use super::{Event, Generators, RESOURCES, lambdas};
use crate::class::{ClassId, MethodId, Origin};
use crate::classfile::descriptor::MethodDescriptor;
use crate::heap::ObjRef;
use crate::machine::Machine;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

pub struct Replay {
    pub(super) archive: Archive,
    pub(super) forms: Forms,
    pub(super) joins: Joins,
    /// The hashes of classes that did not come with one, by name.
    hashes: FxHashMap<Arc<str>, u32>,
    linked: FxHashSet<ClassId>,
    /// Whether a method of a record, or a switch over patterns, has been linked, and whether modules have been looked into.
    pub(super) has_records: bool,
    has_switches: bool,
    has_opened: bool,
}

/// The modifiers that modules have.
const MODIFIERS: usize = 4;

/// What JDK 25 draws for objects of its own when it links its first switch over patterns.
const SWITCHING: usize = 12;

/// What JDK 25 needs to write a class that holds values of a handle.
const SPECIALIZER: [&str; 11] = [
    "java/lang/invoke/ClassSpecializer$Factory$1",
    "java/lang/invoke/ClassSpecializer$Factory$1$1",
    "java/lang/invoke/ClassSpecializer$Factory$1$1Var",
    "java/lang/invoke/ClassSpecializer$Factory$1$2",
    "java/lang/invoke/ClassSpecializer$Factory$1$3",
    "java/lang/invoke/ClassSpecializer$Factory$1$4",
    "java/lang/invoke/ClassSpecializer$Factory$1$5",
    "java/lang/invoke/ClassSpecializer$Factory$1$5$1",
    "java/lang/classfile/attribute/ExceptionsAttribute",
    "jdk/internal/classfile/impl/AbstractAttributeMapper$ExceptionsMapper",
    "jdk/internal/classfile/impl/UnboundAttribute$UnboundExceptionsAttribute",
];

/// Where draws go.
pub(super) struct Draws<'a> {
    pub generators: &'a mut Generators,
    pub thread: u32,
}

impl Replay {
    pub fn new(m: &Machine) -> Replay {
        let archive = Archive::new(m);
        let forms = archive.forms(m);
        Replay {
            archive,
            forms,
            joins: Joins::default(),
            hashes: FxHashMap::default(),
            linked: FxHashSet::default(),
            has_records: false,
            has_switches: false,
            has_opened: false,
        }
    }

    pub fn event(&mut self, m: &mut Machine, generators: &mut Generators, thread: u32, event: Event) {
        let mut draws = Draws { generators, thread };
        match event {
            Event::Link(class) => self.link(m, &mut draws, class),
            Event::Named(RESOURCES) => self.open(&mut draws),
            Event::Named(name) => self.touch_named(&mut draws, name),
            Event::Accessor(method) => {
                let written = self.forms.written;
                self.accessor(m, &mut draws, method);
                self.settle(&mut draws, written);
            }
            Event::Site { owner, index, is_ready } => {
                let written = self.forms.written;
                // A site that cannot be read was not linked either.
                let _ = self.site(m, &mut draws, owner, index, is_ready);
                self.settle(&mut draws, written);
            }
        }
    }

    /// Draws for the classes that have been written since, and for those that write them.
    fn settle(&mut self, draws: &mut Draws, since: usize) {
        self.spend(draws, self.forms.written - since);
        if self.forms.has_new_species && !self.forms.old {
            SPECIALIZER.iter().for_each(|class| self.touch_named(draws, class));
        }
    }

    /// Newer JDKs call a method by reflection through a handle. Known gap: only methods without arguments that return an
    /// object are followed; that is how the constants of an enum are asked for.
    fn accessor(&mut self, m: &Machine, draws: &mut Draws, method: MethodId) {
        if let Ok(types) = MethodDescriptor::parse(m.method_descriptor(method)) {
            self.touch_types(draws, &types);
        }
        let descriptor = m.method_descriptor(method);
        if m.method(method).is_static() && (descriptor.starts_with("()L") || descriptor.starts_with("()[")) {
            self.forms.constants_by_reflection();
        }
    }

    /// The hash of a class object; none for other objects.
    pub fn class_hash(
        &mut self,
        m: &Machine,
        generators: &mut Generators,
        thread: u32,
        object: ObjRef,
    ) -> Option<u32> {
        if Some(m.state.heap.class(object)) != m.program.known.class {
            return None;
        }
        let class = m.class_of_mirror(object);
        let name = m.class(class).name.clone();
        if self.archive.has(&name) {
            return Some(((crate::heap::mix64(m.class(class).stable, 0x1D) & 0x7FFF_FFFF) as u32).max(1));
        }
        self.touch(&mut Draws { generators, thread }, &name);
        self.hashes.get(&name).copied()
    }

    /// The hash of a class is needed.
    pub(super) fn touch(&mut self, draws: &mut Draws, name: &Arc<str>) {
        if !self.archive.has(name) && !self.hashes.contains_key(name) {
            self.hashes.insert(name.clone(), draws.generators.draw(draws.thread));
        }
    }

    pub(super) fn touch_named(&mut self, draws: &mut Draws, name: &str) {
        if !self.archive.has(name) && !self.hashes.contains_key(name) {
            self.touch(draws, &name.into());
        }
    }

    /// A method type is made, and its classes are hashed.
    pub(super) fn touch_types(&mut self, draws: &mut Draws, types: &MethodDescriptor) {
        for descriptor in std::iter::once(types.result).chain(types.params()) {
            match descriptor.as_bytes()[0] {
                b'L' => self.touch_named(draws, &descriptor[1..descriptor.len() - 1]),
                b'[' => self.touch_named(draws, descriptor),
                _ => {}
            }
        }
    }

    /// A module is looked for in a table, by a hash of what it declares: its modifiers are constants of enums.
    fn open(&mut self, draws: &mut Draws) {
        if !std::mem::replace(&mut self.has_opened, true) {
            if self.forms.old {
                self.touch_named(draws, "jdk/internal/jimage/ImageLocation");
            } else {
                let written = self.forms.written;
                self.forms.constants_by_reflection();
                self.settle(draws, written);
            }
            self.spend(draws, MODIFIERS);
        }
    }

    /// So many hashes for objects of the JDK's own.
    pub(super) fn spend(&mut self, draws: &mut Draws, count: usize) {
        for _ in 0..count {
            draws.generators.draw(draws.thread);
        }
    }

    /// Supers first, then interfaces, then the class.
    pub(super) fn link(&mut self, m: &Machine, draws: &mut Draws, id: ClassId) {
        let class = m.class(id);
        if class.origin == Origin::Synthetic || class.is_array() || !self.linked.insert(id) {
            return;
        }
        if class.origin == Origin::Jdk && self.archive.has(&class.name) {
            return;
        }
        if class.origin == Origin::Jdk
            && class.module.as_ref().is_some_and(|module| !m.of_boot_loader(module))
        {
            self.open(draws);
            self.touch_named(draws, "jdk/internal/module/ModulePatcher$PatchedModuleReader");
            self.touch_named(draws, "sun/net/www/protocol/jrt/Handler");
        }
        for &other in class.superclass.iter().chain(class.interfaces.iter()) {
            self.link(m, draws, other);
        }
        self.touch(draws, &class.name);
    }

    pub(super) fn is_linked(&self, class: ClassId) -> bool {
        self.linked.contains(&class)
    }

    /// A call site is linked: none if it is not understood.
    fn site(
        &mut self,
        m: &mut Machine,
        draws: &mut Draws,
        owner: ClassId,
        index: u16,
        is_ready: bool,
    ) -> Option<()> {
        let file = m.class(owner).file.clone()?;
        let dynamic = file.pool.dynamic(index).ok()?;
        let bootstraps = file.bootstrap_methods().ok()?;
        let bootstrap = bootstraps.get(dynamic.bootstrap as usize)?;
        let handle = file.pool.method_handle(bootstrap.handle).ok()?;
        let types = MethodDescriptor::parse(dynamic.descriptor).ok()?;
        self.touch_types(draws, &types);
        match (handle.member.class, handle.member.name) {
            ("java/lang/invoke/StringConcatFactory", name) => {
                let operands: Vec<&str> = types.params().collect();
                let recipe = match bootstrap.arguments.first() {
                    Some(&first) if name == "makeConcatWithConstants" => file.pool.string(first).ok()?,
                    _ => vec![1; operands.len()],
                };
                joins::join(&mut self.forms, &mut self.joins, &Join::new(operands, &recipe));
            }
            ("java/lang/invoke/LambdaMetafactory", _) => {
                let lambda = lambdas::Site {
                    owner,
                    is_ready,
                    name: dynamic.name,
                    descriptor: dynamic.descriptor,
                    types: &types,
                };
                self.lambda(m, draws, &file, &lambda, &bootstrap.arguments)?;
            }
            ("java/lang/runtime/SwitchBootstraps", _) => {
                if !std::mem::replace(&mut self.has_switches, true) {
                    self.spend(draws, SWITCHING);
                }
                self.forms.written += 1;
                self.forms.direct("invokeStatic", b"LI", b'I');
            }
            ("java/lang/runtime/ObjectMethods", _) => {
                let mut components = Vec::new();
                for &getter in bootstrap.arguments.get(2..)? {
                    components.push(file.pool.method_handle(getter).ok()?.member.descriptor);
                }
                self.record_method(m, draws, dynamic.name, &components);
            }
            _ => {}
        }
        let takes: Vec<u8> = types.params().map(basic).collect();
        self.forms.link(&takes, basic(types.result));
        Some(())
    }
}
