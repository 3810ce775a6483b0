//! Which natives and intrinsics a program can reach, and what the machine does with each.
//!
//! Rapid type analysis over class files, without running anything: from `main`, every method that a
//! reached instruction names, in every reached class that could be the receiver. Reflection and
//! services are not seen; calls through lambdas are, by the handles that link them. The answer is an
//! over-approximation of what ordinary calls reach.

use crate::bytecode::{Op, Operand};
use crate::classfile::{ClassFile, Constant, HandleKind, access};
use crate::native::Registry;
use crate::program::Program;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// What happens when a program calls a method that `java` itself implements.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Treatment {
    /// A native method that the machine has.
    Modelled,
    /// A Java method whose code the machine replaces.
    Replaced,
    /// A native method that stops the run with its name, or one of the program's own, which is an error in `java` too.
    Refused,
}

/// One method of the answer.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reached {
    pub class: String,
    /// Name and descriptor.
    pub method: String,
    pub treatment: Treatment,
}

/// What a program reaches.
#[derive(Debug, Clone, Default)]
pub struct Coverage {
    pub classes: usize,
    pub methods: usize,
    /// Whether the class has a `main`; otherwise all of its methods were taken for beginnings.
    pub has_main: bool,
    /// Sorted by class and method.
    pub natives: Vec<Reached>,
}

/// A name, or a method's name with its descriptor, by number.
type Id = u32;

/// Texts by number, so that the walk compares numbers.
#[derive(Default)]
struct Ids {
    numbers: FxHashMap<Arc<str>, Id>,
    texts: Vec<Arc<str>>,
}

impl Ids {
    fn of(&mut self, text: &str) -> Id {
        if let Some(&id) = self.numbers.get(text) {
            return id;
        }
        let (id, text) = (self.texts.len() as Id, Arc::<str>::from(text));
        self.texts.push(text.clone());
        self.numbers.insert(text, id);
        id
    }

    fn text(&self, id: Id) -> Arc<str> {
        self.texts[id as usize].clone()
    }
}

/// A class file that was read: where it lies in the hierarchy, and what it declares.
#[derive(Clone)]
struct Known {
    file: Arc<ClassFile>,
    /// The class and all its superclasses and interfaces.
    above: Arc<[Id]>,
    methods: Arc<FxHashSet<Id>>,
}

struct Walk<'a> {
    program: &'a Program,
    natives: Registry,
    /// Classes, and methods written `name(descriptor)`.
    ids: Ids,
    known: FxHashMap<Id, Option<Known>>,
    /// Classes of which there may be instances, and by every class those below it.
    is_live: FxHashSet<Id>,
    below: FxHashMap<Id, Vec<Id>>,
    /// Methods called virtually, by the class that the call names.
    calls: FxHashMap<Id, Vec<Id>>,
    called: FxHashSet<(Id, Id)>,
    seen: FxHashSet<(Id, Id)>,
    initialised: FxHashSet<Id>,
    todo: Vec<(Id, Id)>,
    out: Vec<Reached>,
}

impl Program {
    /// The natives and intrinsics that `main` of a class (internal form) can reach.
    pub fn coverage(&self, main_class: &str) -> Coverage {
        let mut walk = Walk {
            program: self,
            natives: Registry::new(),
            ids: Ids::default(),
            known: FxHashMap::default(),
            is_live: FxHashSet::default(),
            below: FxHashMap::default(),
            calls: FxHashMap::default(),
            called: FxHashSet::default(),
            seen: FxHashSet::default(),
            initialised: FxHashSet::default(),
            todo: Vec::new(),
            out: Vec::new(),
        };
        for class in ["java/lang/String", "java/lang/Class", "java/lang/Thread", main_class] {
            walk.instantiate(class);
        }
        walk.initialise(main_class);
        let main = walk.ids.of(main_class);
        for form in ["main([Ljava/lang/String;)V", "main()V"] {
            let form = walk.ids.of(form);
            walk.reach(main, form);
        }
        let named = |ids: &Ids, id: Id| ids.texts[id as usize].starts_with("main(");
        let has_main = walk.seen.iter().any(|&(_, method)| named(&walk.ids, method));
        if !has_main && let Some(known) = walk.known(main) {
            for &method in known.methods.iter() {
                walk.reach(main, method);
            }
        }
        while let Some((class, method)) = walk.todo.pop() {
            walk.method(class, method);
        }
        walk.out.sort();
        let classes = walk.known.values().filter(|f| f.is_some()).count();
        Coverage { classes, methods: walk.seen.len(), has_main, natives: walk.out }
    }
}

impl Walk<'_> {
    fn known(&mut self, class: Id) -> Option<Known> {
        if let Some(found) = self.known.get(&class) {
            return found.clone();
        }
        // A class that is its own ancestor ends here.
        self.known.insert(class, None);
        let known = self.read(class);
        self.known.insert(class, known.clone());
        known
    }

    fn read(&mut self, class: Id) -> Option<Known> {
        let name = self.ids.text(class);
        let bytes = match self.program.image.find(&name) {
            Ok(Some(bytes)) => bytes,
            _ => self.program.class_path.find(&name).ok().flatten()?.bytes,
        };
        let file = Arc::new(ClassFile::parse(bytes).ok()?);
        let mut methods = FxHashSet::default();
        for info in &file.methods {
            if let (Ok(name), Ok(descriptor)) = (file.pool.utf8(info.name), file.pool.utf8(info.descriptor)) {
                methods.insert(self.ids.of(&format!("{name}{descriptor}")));
            }
        }
        let mut above = vec![class];
        let interfaces = file.interfaces.iter().filter_map(|&i| file.pool.class_name(i).ok());
        for next in file.super_name().ok().flatten().into_iter().chain(interfaces) {
            let next = self.ids.of(next);
            let further = self.known(next).map_or_else(|| Arc::from([next]), |k| k.above);
            for &id in further.iter() {
                if !above.contains(&id) {
                    above.push(id);
                }
            }
        }
        Some(Known { file, above: above.into(), methods: Arc::new(methods) })
    }

    fn above(&mut self, class: Id) -> Arc<[Id]> {
        self.known(class).map_or_else(|| Arc::from([class]), |k| k.above)
    }

    fn initialise(&mut self, class: &str) {
        let id = self.ids.of(class);
        if class.starts_with('[') || !self.initialised.insert(id) {
            return;
        }
        let initialiser = self.ids.of("<clinit>()V");
        for &above in self.above(id).iter() {
            self.initialised.insert(above);
            self.reach(above, initialiser);
        }
    }

    /// There may be instances of a class: calls seen before may arrive there.
    fn instantiate(&mut self, class: &str) {
        let id = self.ids.of(class);
        if class.starts_with('[') || !self.is_live.insert(id) {
            return;
        }
        self.initialise(class);
        for &above in self.above(id).iter() {
            self.below.entry(above).or_default().push(id);
            for method in self.calls.get(&above).cloned().unwrap_or_default() {
                self.reach(id, method);
            }
        }
    }

    fn virtual_call(&mut self, class: &str, method: Id) {
        let class = self.ids.of(class);
        if !self.called.insert((class, method)) {
            return;
        }
        self.calls.entry(class).or_default().push(method);
        for live in self.below.get(&class).cloned().unwrap_or_default() {
            self.reach(live, method);
        }
        self.reach(class, method);
    }

    /// A method is called; found in the class or above it.
    fn reach(&mut self, class: Id, method: Id) {
        let special = self.ids.texts[method as usize].starts_with('<');
        for &holder in self.above(class).iter() {
            if self.known(holder).is_some_and(|k| k.methods.contains(&method)) {
                if self.seen.insert((holder, method)) {
                    self.todo.push((holder, method));
                }
                return;
            }
            if special {
                return;
            }
        }
    }

    fn method(&mut self, class: Id, method: Id) {
        let Some(Known { file, .. }) = self.known(class) else { return };
        let (class, method) = (self.ids.text(class), self.ids.text(method));
        let Some(at) = method.find('(') else { return };
        let (name, descriptor) = method.split_at(at);
        let Some(info) = file.find_method(name, descriptor) else { return };
        let is_native = info.access & access::NATIVE != 0;
        let known = self.natives.covers(&class, name, descriptor, is_native, self.program.feature);
        let treatment = match (is_native, known) {
            (true, true) => Some(Treatment::Modelled),
            (true, false) => Some(Treatment::Refused),
            (false, true) => Some(Treatment::Replaced),
            (false, false) => None,
        };
        if let Some(treatment) = treatment {
            self.out.push(Reached { class: class.to_string(), method: method.to_string(), treatment });
            return;
        }
        let Ok(Some(attribute)) = file.code(info) else { return };
        let Ok(code) = attribute.decode() else { return };
        for insn in &code.insns {
            if let Operand::Const(index) = insn.operand {
                self.instruction(&file, insn.op, index);
            }
        }
    }

    fn instruction(&mut self, file: &ClassFile, op: Op, index: u16) {
        match op {
            Op::New => {
                if let Ok(class) = file.pool.class_name(index) {
                    self.instantiate(class);
                }
            }
            Op::Getstatic | Op::Putstatic => {
                if let Ok(member) = file.pool.member(index) {
                    self.initialise(member.class);
                }
            }
            Op::Invokestatic | Op::Invokespecial | Op::Invokevirtual | Op::Invokeinterface => {
                let Ok(member) = file.pool.member(index) else { return };
                let method = self.ids.of(&format!("{}{}", member.name, member.descriptor));
                let class = self.ids.of(member.class);
                match op {
                    Op::Invokestatic => {
                        self.initialise(member.class);
                        self.reach(class, method);
                    }
                    Op::Invokespecial => self.reach(class, method),
                    _ => self.virtual_call(member.class, method),
                }
            }
            Op::Invokedynamic => self.call_site(file, index),
            _ => {}
        }
    }

    /// The handles among a call site's static arguments are called sooner or later.
    fn call_site(&mut self, file: &ClassFile, index: u16) {
        let (Ok(site), Ok(bootstraps)) = (file.pool.dynamic(index), file.bootstrap_methods()) else { return };
        let Some(bootstrap) = bootstraps.get(site.bootstrap as usize) else { return };
        for &argument in &bootstrap.arguments {
            if !matches!(file.pool.get(argument), Ok(Constant::MethodHandle { .. })) {
                continue;
            }
            let Ok(handle) = file.pool.method_handle(argument) else { continue };
            let method = self.ids.of(&format!("{}{}", handle.member.name, handle.member.descriptor));
            let class = self.ids.of(handle.member.class);
            match handle.kind {
                HandleKind::InvokeVirtual | HandleKind::InvokeInterface => {
                    self.virtual_call(handle.member.class, method);
                }
                HandleKind::NewInvokeSpecial => {
                    self.instantiate(handle.member.class);
                    self.reach(class, method);
                }
                HandleKind::InvokeStatic | HandleKind::InvokeSpecial => {
                    self.initialise(handle.member.class);
                    self.reach(class, method);
                }
                _ => self.initialise(handle.member.class),
            }
        }
    }
}
