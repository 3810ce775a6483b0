//! Linkage that `java` does with LambdaForms and the machine does itself: invokedynamic, method
//! handles, variable handles, dynamic constants.
//!
//! The common way is to write a small class (`link/assemble.rs`) and let the rest of the machine
//! treat it like any other: analysis, collection, hashing and quickening need no special case.
//! Linkage is not state: a site once linked stays linked when the transition that needed it is
//! undone. So that no state depends on the order of exploration, written classes are named after
//! the place that needs them, never by a counter, and those without an initialiser count as
//! initialised from the start.

pub mod assemble;
mod combinator;
pub(crate) mod concat;
mod constant;
pub mod convert;
pub(crate) mod copying;
pub mod handle;
mod lambda;
mod method_type;
mod proxy;
mod record;
mod switch;
pub mod var_handle;

pub(crate) use combinator::Clauses;

use crate::class::{ClassId, MethodId, Origin};
use crate::classfile::{HandleKind, Kind};
use crate::code::{Instr, Quick};
use crate::heap::ObjRef;
use crate::machine::resolve::format_error;
use crate::machine::{Init, Machine, Trap, raise};
use crate::native::Native;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// A linked call site.
#[derive(Clone, Debug)]
pub enum CallSite {
    /// Calls a static method with the operands on the stack.
    Static(MethodId),
    /// The string that is interned for this one.
    Literal(ObjRef),
    /// Always the same object.
    Constant { object: ObjRef, needs_init: Option<ClassId> },
    /// Makes an object whose fields (slot, kind) are the operands.
    Closure { class: ClassId, fields: Box<[(u16, Kind)]>, slots: u16, needs_init: Option<ClassId> },
    /// Joins the operands to a string.
    Concat(Arc<concat::Recipe>),
    /// Accesses a variable through a VarHandle.
    Var(var_handle::VarSite),
    /// Calls a method handle.
    Handle(handle::HandleSite),
}

/// What linkage keeps outside the state.
#[derive(Default)]
pub struct LinkState {
    /// Recipes of written concatenation methods.
    pub(crate) recipes: FxHashMap<MethodId, Arc<concat::Recipe>>,
    /// The recipe of the class being written.
    new_recipe: Option<Arc<concat::Recipe>>,
    /// Method types by parameters and result.
    method_types: FxHashMap<Box<[ClassId]>, ObjRef>,
    /// Variables that handles exist for, and the handles.
    variables: Vec<var_handle::Variable>,
    var_objects: FxHashMap<var_handle::Variable, ObjRef>,
    /// Class, method and descriptor of the sites that access variables.
    var_texts: Vec<(ClassId, Arc<str>, Arc<str>)>,
    /// Adapters by key, and permanent handles by key.
    adapters: FxHashMap<String, MethodId>,
    handles: FxHashMap<String, ObjRef>,
    /// What the adapters of direct handles stand for.
    directs: FxHashMap<MethodId, handle::Direct>,
    /// Proxy classes by interfaces.
    proxies: FxHashMap<Box<[ClassId]>, ClassId>,
    /// The classes of lambdas by the order in which a plain run came to them; with JDK 17 their names tell it.
    lambdas: FxHashMap<ClassId, u32>,
    /// Buffers, kept to save allocations.
    text: Vec<u16>,
    bytes: Vec<u8>,
}

impl LinkState {
    /// Which lambda since the program began a class is of.
    pub fn lambda_number(&self, class: ClassId) -> Option<u32> {
        self.lambdas.get(&class).copied()
    }

    /// Calls `f` with every object the linkage holds.
    pub fn each_ref(&self, _f: impl FnMut(ObjRef)) {}
}

/// The name of a class written for an instruction: the same whoever comes there first.
fn site_name(m: &Machine, what: &str, (method, pc): (MethodId, u32)) -> String {
    let method = m.method(method);
    format!("{}${what}${}_{pc}", m.class(method.class).name, method.index)
}

/// A method descriptor with one more parameter in front.
fn prefixed(descriptor: &str, param: &str) -> String {
    format!("({param}{}", &descriptor[1..])
}

impl Machine {
    /// Defines a class the machine wrote. Without an initialiser it needs no initialisation.
    pub fn define_synthetic(&mut self, bytes: Vec<u8>, host: Option<ClassId>) -> Result<ClassId, Trap> {
        let class = self.define_class(bytes, Origin::Synthetic, host)?;
        if self.class(class).clinit.is_none() {
            self.run.tracked_classes.retain(|&c| c != class);
            self.state.init[class.0 as usize] = Init::Done;
        }
        Ok(class)
    }

    /// Makes the initialisation of a written class count after all, for what it inherits.
    fn require_init(&mut self, class: ClassId) {
        if self.state.init[class.0 as usize] == Init::Done && !self.run.tracked_classes.contains(&class) {
            self.state.init[class.0 as usize] = Init::No;
            self.run.tracked_classes.push(class);
        }
    }

    /// The method of this name that a class declares itself; written classes do not overload.
    fn declared_named(&self, class: ClassId, name: &str) -> MethodId {
        let found = self.class(class).methods.iter().copied().find(|&m| self.method_name(m) == name);
        found.unwrap_or_else(|| panic!("sojourner bug: a written class lacks its method {name}"))
    }

    /// Gives a native method of a written class its body.
    pub(crate) fn bind_native(&mut self, class: ClassId, name: &str, native: Native) {
        let method = self.declared_named(class, name);
        self.program.methods[method.0 as usize].body = crate::class::Body::Native(native);
    }

    /// Links an `invokedynamic` instruction.
    pub fn link_dynamic(
        &mut self,
        owner: ClassId,
        index: u16,
        method: MethodId,
        pc: u32,
    ) -> Result<Instr, Trap> {
        let file = self.class(owner).file.clone().expect("the site is in a class file");
        let dynamic = file.pool.dynamic(index).map_err(format_error)?;
        let bootstraps = file.bootstrap_methods().map_err(format_error)?;
        let Some(bootstrap) = bootstraps.get(dynamic.bootstrap as usize) else {
            return raise("java/lang/ClassFormatError", "a call site without a bootstrap method");
        };
        let handle = file.pool.method_handle(bootstrap.handle).map_err(format_error)?;
        if self.class(owner).space != 0 {
            // The bootstrap method's class is asked for, even where the machine does its work.
            self.load_class_for(owner, handle.member.class)?;
        }
        let (name, descriptor) = (dynamic.name, dynamic.descriptor);
        let (at, arguments) = ((method, pc), &bootstrap.arguments[..]);
        let site = match (handle.kind, handle.member.class, handle.member.name) {
            (
                HandleKind::InvokeStatic,
                "java/lang/invoke/LambdaMetafactory",
                "metafactory" | "altMetafactory",
            ) => {
                let alternative = handle.member.name == "altMetafactory";
                self.link_lambda(owner, at, alternative, (name, descriptor), arguments)?
            }
            (
                HandleKind::InvokeStatic,
                "java/lang/invoke/StringConcatFactory",
                "makeConcatWithConstants" | "makeConcat",
            ) => {
                let with_constants = handle.member.name == "makeConcatWithConstants";
                self.link_concat(owner, at, with_constants, descriptor, arguments)?
            }
            (HandleKind::InvokeStatic, "java/lang/runtime/ObjectMethods", "bootstrap") => {
                self.link_record_method(owner, at, (name, descriptor), arguments)?
            }
            (HandleKind::InvokeStatic, "java/lang/runtime/SwitchBootstraps", "typeSwitch" | "enumSwitch") => {
                self.link_switch(owner, at, handle.member.name == "enumSwitch", descriptor, arguments)?
            }
            _ => self.link_by_bootstrap(owner, at, &dynamic, bootstrap)?,
        };
        self.note_site(owner, index);
        if let CallSite::Constant { object, needs_init: None } = site {
            return Ok(Instr { op: Quick::Push, a: 0, b: object.0 });
        }
        self.program.call_sites.push(site);
        Ok(Instr { op: Quick::InvokeDynamic, a: 0, b: self.program.call_sites.len() as u32 - 1 })
    }

    /// Executes a linked `invokedynamic`; the operands are on the current frame's stack.
    pub fn invoke_dynamic(&mut self, site: u32) -> Result<(), Trap> {
        match &self.program.call_sites[site as usize] {
            CallSite::Static(method) => {
                let method = *method;
                self.call(method)
            }
            CallSite::Concat(recipe) => {
                let recipe = recipe.clone();
                if let Some(string) = self.concatenate_open(&recipe)? {
                    self.complete(recipe.slots, string.slot());
                    return Ok(());
                }
                self.settle_operands(recipe.slots)?;
                self.collect_if_due();
                let thread = &self.state.threads[self.state.current];
                let sp = thread.frames.last().expect("running").sp as usize;
                let mut slots: smallvec::SmallVec<[u64; 16]> = smallvec::SmallVec::new();
                slots.extend_from_slice(&thread.stack[sp - recipe.slots..sp]);
                let string = self.concatenate(&recipe, &slots)?;
                self.complete(recipe.slots, string.slot());
                if self.is_large_allocation(0) { self.after_allocation() } else { Ok(()) }
            }
            CallSite::Closure { class, fields, slots, needs_init } => {
                let (class, slots) = (*class, usize::from(*slots));
                if let Some(class) = *needs_init
                    && !self.is_initialised(class)
                {
                    return Err(Trap::Init(class));
                }
                let fields = fields.clone();
                self.store_operands(slots)?;
                self.collect_if_due();
                let object = self.new_instance(class)?;
                let thread = &self.state.threads[self.state.current];
                let mut at = thread.frames.last().expect("running").sp as usize - slots;
                for &(slot, kind) in fields.iter() {
                    let value = self.state.threads[self.state.current].stack[at];
                    match kind {
                        Kind::Ref => self.state.heap.put_ref(object, slot as usize, ObjRef(value as u32)),
                        _ => self.state.heap.put(object, slot as usize, value),
                    }
                    at += usize::from(kind.slots());
                }
                self.complete(slots, object.slot());
                Ok(())
            }
            CallSite::Literal(object) => {
                let object = self.literal(*object)?;
                self.complete(0, object.slot());
                Ok(())
            }
            CallSite::Var(_) | CallSite::Handle(_) => unreachable!("not a dynamic call"),
            CallSite::Constant { object, needs_init } => {
                let object = *object;
                if let Some(class) = *needs_init
                    && !self.is_initialised(class)
                {
                    return Err(Trap::Init(class));
                }
                self.complete(0, object.slot());
                Ok(())
            }
        }
    }

    #[inline]
    pub fn collect_if_due(&mut self) {
        if self.state.heap.wants_collection() {
            self.collect_garbage();
        }
    }

    /// Replaces the top slots by a one-slot result and goes on to the next instruction.
    fn complete(&mut self, slots: usize, result: u64) {
        let thread = &mut self.state.threads[self.state.current];
        let frame = thread.frames.last_mut().expect("running");
        let at = frame.sp as usize - slots;
        thread.stack[at] = result;
        frame.sp = at as u32 + 1;
        frame.pc += 1;
    }

    /// Links a call of a method of MethodHandle or VarHandle; none if it is an ordinary one.
    pub fn link_polymorphic(
        &mut self,
        owner: ClassId,
        class: &str,
        name: &str,
        descriptor: &str,
    ) -> Result<Option<u32>, Trap> {
        match class {
            "java/lang/invoke/VarHandle" => self.link_var_site(owner, name, descriptor),
            _ => self.link_handle_site(owner, name, descriptor),
        }
    }

    /// Executes a linked signature-polymorphic call.
    pub fn invoke_handle(&mut self, site: u32) -> Result<(), Trap> {
        match self.program.call_sites[site as usize] {
            CallSite::Var(var) => {
                // A reference, an index and two values.
                self.settle_operands(6)?;
                self.invoke_var_site(site, var)
            }
            CallSite::Handle(handle) => {
                self.settle_stack()?;
                self.invoke_handle_site(site, handle)
            }
            _ => unreachable!("only handle calls are linked as such"),
        }
    }
}
