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
    /// A native method that stops the run with its name.
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
    /// Sorted by class and method.
    pub natives: Vec<Reached>,
}

type Key = (String, String);

struct Walk<'a> {
    program: &'a Program,
    natives: Registry,
    files: FxHashMap<String, Option<Arc<ClassFile>>>,
    /// Classes of which there may be instances.
    live: Vec<String>,
    is_live: FxHashSet<String>,
    /// Virtual calls: the class they name, and the signature.
    calls: FxHashSet<(String, Key)>,
    seen: FxHashSet<(String, Key)>,
    initialised: FxHashSet<String>,
    todo: Vec<(String, Key)>,
    out: Vec<Reached>,
}

impl Program {
    /// The natives and intrinsics that `main` of a class (internal form) can reach.
    pub fn coverage(&self, main_class: &str) -> Coverage {
        let mut walk = Walk {
            program: self,
            natives: Registry::new(),
            files: FxHashMap::default(),
            live: Vec::new(),
            is_live: FxHashSet::default(),
            calls: FxHashSet::default(),
            seen: FxHashSet::default(),
            initialised: FxHashSet::default(),
            todo: Vec::new(),
            out: Vec::new(),
        };
        for class in ["java/lang/String", "java/lang/Class", "java/lang/Thread", main_class] {
            walk.instantiate(class);
        }
        walk.initialise(main_class);
        walk.reach(main_class, ("main".into(), "([Ljava/lang/String;)V".into()));
        while let Some((class, key)) = walk.todo.pop() {
            walk.method(&class, &key);
        }
        walk.out.sort();
        let classes = walk.files.values().filter(|f| f.is_some()).count();
        Coverage { classes, methods: walk.seen.len(), natives: walk.out }
    }
}

impl Walk<'_> {
    fn file(&mut self, name: &str) -> Option<Arc<ClassFile>> {
        if let Some(found) = self.files.get(name) {
            return found.clone();
        }
        let bytes = match self.program.image.find(name) {
            Ok(Some(bytes)) => Some(bytes),
            _ => self.program.class_path.find(name).ok().flatten().map(|f| f.bytes),
        };
        let file = bytes.and_then(|b| ClassFile::parse(b).ok()).map(Arc::new);
        self.files.insert(name.to_owned(), file.clone());
        file
    }

    /// The class and all its superclasses and interfaces.
    fn above(&mut self, name: &str) -> Vec<String> {
        let mut all = vec![name.to_owned()];
        let mut at = 0;
        while at < all.len() {
            if let Some(file) = self.file(&all[at].clone()) {
                let interfaces = file.interfaces.iter().filter_map(|&i| file.pool.class_name(i).ok());
                for next in file.super_name().ok().flatten().into_iter().chain(interfaces) {
                    if !all.iter().any(|a| a == next) {
                        all.push(next.to_owned());
                    }
                }
            }
            at += 1;
        }
        all
    }

    fn initialise(&mut self, class: &str) {
        if class.starts_with('[') || !self.initialised.insert(class.to_owned()) {
            return;
        }
        for above in self.above(class) {
            self.initialised.insert(above.clone());
            self.reach(&above, ("<clinit>".into(), "()V".into()));
        }
    }

    /// There may be instances of a class: calls seen before may arrive there.
    fn instantiate(&mut self, class: &str) {
        if class.starts_with('[') || !self.is_live.insert(class.to_owned()) {
            return;
        }
        self.live.push(class.to_owned());
        self.initialise(class);
        let above = self.above(class);
        let targets: Vec<Key> =
            self.calls.iter().filter(|(on, _)| above.contains(on)).map(|(_, key)| key.clone()).collect();
        for key in targets {
            self.reach(class, key);
        }
    }

    fn virtual_call(&mut self, class: &str, key: Key) {
        if !self.calls.insert((class.to_owned(), key.clone())) {
            return;
        }
        for live in self.live.clone() {
            if self.above(&live).iter().any(|a| a == class) {
                self.reach(&live, key.clone());
            }
        }
        self.reach(class, key);
    }

    /// A method is called; found in the class or above it.
    fn reach(&mut self, class: &str, key: Key) {
        for holder in self.above(class) {
            let Some(file) = self.file(&holder) else { continue };
            if file.find_method(&key.0, &key.1).is_some() {
                if self.seen.insert((holder.clone(), key.clone())) {
                    self.todo.push((holder, key));
                }
                return;
            }
            if key.0.starts_with('<') {
                return;
            }
        }
    }

    fn method(&mut self, class: &str, key: &Key) {
        let Some(file) = self.file(class) else { return };
        let Some(info) = file.find_method(&key.0, &key.1) else { return };
        let is_native = info.access & access::NATIVE != 0;
        let known = self.natives.covers(class, &key.0, &key.1, is_native, self.program.feature);
        let treatment = match (is_native, known) {
            (true, true) => Some(Treatment::Modelled),
            (true, false) => Some(Treatment::Refused),
            (false, true) => Some(Treatment::Replaced),
            (false, false) => None,
        };
        if let Some(treatment) = treatment {
            self.out.push(Reached {
                class: class.to_owned(),
                method: format!("{}{}", key.0, key.1),
                treatment,
            });
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
                let key = (member.name.to_owned(), member.descriptor.to_owned());
                match op {
                    Op::Invokestatic => {
                        self.initialise(member.class);
                        self.reach(member.class, key);
                    }
                    Op::Invokespecial => self.reach(member.class, key),
                    _ => self.virtual_call(member.class, key),
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
            let key = (handle.member.name.to_owned(), handle.member.descriptor.to_owned());
            match handle.kind {
                HandleKind::InvokeVirtual | HandleKind::InvokeInterface => {
                    self.virtual_call(handle.member.class, key);
                }
                HandleKind::NewInvokeSpecial => {
                    self.instantiate(handle.member.class);
                    self.reach(handle.member.class, key);
                }
                HandleKind::InvokeStatic | HandleKind::InvokeSpecial => {
                    self.initialise(handle.member.class);
                    self.reach(handle.member.class, key);
                }
                _ => self.initialise(handle.member.class),
            }
        }
    }
}
