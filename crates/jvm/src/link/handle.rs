//! Method handles: objects whose behaviour is a written static method.
//!
//! A handle holds its type, the id of its *adapter* and an array of what the adapter works with
//! (other handles, bound values). The adapter takes the handle itself and then the handle's
//! arguments, which is just what a call site has on the stack: invoking is a type check and a
//! static call. An adapter depends on the shape of the handle only and is shared; direct handles
//! are permanent objects.

use super::assemble::{ClassWriter, Code, op};
use super::convert;
use super::{CallSite, prefixed};
use crate::class::{ClassId, FieldId, MethodId, stable_hash};
use crate::classfile::descriptor::{Kind, MethodDescriptor};
use crate::classfile::{HandleKind, MemberKind, access};
use crate::heap::ObjRef;
use crate::machine::resolve::format_error;
use crate::machine::{Machine, Outcome, Trap, raise};

pub const HANDLE: &str = "java/lang/invoke/MethodHandle";
pub const HANDLE_TYPE: &str = "Ljava/lang/invoke/MethodHandle;";
const WRONG: &str = "java/lang/invoke/WrongMethodTypeException";
const SUPPORT: &str = "java/lang/invoke/MethodHandle$Parts";
/// The bit of `vmKind` that says a handle collects its last arguments.
const VARARGS: u64 = 1;

/// A method type as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Type {
    pub params: Vec<String>,
    pub result: String,
}

impl Type {
    pub fn parse(descriptor: &str) -> Result<Type, Trap> {
        let parsed = MethodDescriptor::parse(descriptor).map_err(format_error)?;
        Ok(Type { params: parsed.params().map(str::to_owned).collect(), result: parsed.result.to_owned() })
    }

    pub fn text(&self) -> String {
        format!("({}){}", self.params.concat(), self.result)
    }

    /// The local of each argument of an adapter, whose first local is the handle.
    pub fn locals(&self) -> Vec<u16> {
        let mut next = 1;
        self.params
            .iter()
            .map(|p| {
                let local = next;
                next += Kind::of(p).slots();
                local
            })
            .collect()
    }
}

/// What a direct handle stands for.
#[derive(Clone, Copy, Debug)]
pub struct Direct {
    pub kind: HandleKind,
    pub member: Member,
}

#[derive(Clone, Copy, Debug)]
pub enum Member {
    Method(MethodId),
    Field(FieldId),
}

/// A call of `invokeExact` or `invoke`.
#[derive(Clone, Copy, Debug)]
pub struct HandleSite {
    exact: bool,
    /// Operand slots, the handle's included.
    slots: u16,
    /// The site's method type.
    form: ObjRef,
    /// The handle type last converted from, and whether it collects.
    seen: (ObjRef, bool),
    adapter: MethodId,
}

/// Pushes part `i` of the adapter's handle, which is a handle.
pub fn child(c: &mut Code<'_>, i: usize) {
    c.load(HANDLE_TYPE, 0);
    c.int(i as i32);
    c.invoke_static(false, SUPPORT, "handle", &format!("({HANDLE_TYPE}I){HANDLE_TYPE}"));
}

/// Pushes part `i` of the adapter's handle, a bound value, as a value of this type.
pub fn bound(c: &mut Code<'_>, i: usize, descriptor: &str) {
    c.load(HANDLE_TYPE, 0);
    c.int(i as i32);
    c.invoke_static(false, SUPPORT, "object", &format!("({HANDLE_TYPE}I)Ljava/lang/Object;"));
    convert::as_type(c, "Ljava/lang/Object;", descriptor);
}

/// Calls the handle under its arguments.
pub fn invoke(c: &mut Code<'_>, of: &Type) {
    c.invoke_virtual(HANDLE, "invokeExact", &of.text());
}

fn part(m: &mut Machine, args: &[u64]) -> Outcome {
    let parts = m.state.heap.get_ref(ObjRef(args[0] as u32), m.program.known.mh_bound.0);
    Ok(m.state.heap.array_ref(parts, args[1] as usize).slot())
}

impl Machine {
    /// The adapter for a key, written if it is new.
    pub(crate) fn adapter(
        &mut self,
        key: String,
        of: &Type,
        write: impl FnOnce(&mut Code<'_>),
    ) -> Result<MethodId, Trap> {
        if let Some(&adapter) = self.program.link_state.adapters.get(&key) {
            return Ok(adapter);
        }
        self.handle_support()?;
        let mut name = format!("{HANDLE}$Adapter${:016x}", stable_hash(&[&key]));
        while self.program.class_index.contains_key(&*name) {
            name.push('_');
        }
        let mut w = ClassWriter::new(0, &name, "java/lang/Object", &[]);
        let mut c = w.method(access::STATIC, "invoke", &prefixed(&of.text(), HANDLE_TYPE));
        write(&mut c);
        c.finish();
        let class = self.define_synthetic(w.finish(), None)?;
        let adapter = self.declared_named(class, "invoke");
        self.program.link_state.adapters.insert(key, adapter);
        Ok(adapter)
    }

    fn handle_support(&mut self) -> Result<(), Trap> {
        if self.program.class_index.contains_key(SUPPORT) {
            return Ok(());
        }
        let mut w = ClassWriter::new(0, SUPPORT, "java/lang/Object", &[]);
        let flags = access::STATIC | access::NATIVE;
        w.bare_method(flags, "handle", &format!("({HANDLE_TYPE}I){HANDLE_TYPE}"));
        w.bare_method(flags, "object", &format!("({HANDLE_TYPE}I)Ljava/lang/Object;"));
        let class = self.define_synthetic(w.finish(), None)?;
        self.bind_native(class, "handle", part);
        self.bind_native(class, "object", part);
        Ok(())
    }

    /// The class of all handles the machine makes.
    fn handle_class(&mut self) -> Result<ClassId, Trap> {
        const NAME: &str = "java/lang/invoke/MethodHandle$Adapted";
        if let Some(&class) = self.program.class_index.get(NAME) {
            return Ok(class);
        }
        let above = self.load_class(HANDLE)?;
        let w = ClassWriter::new(access::FINAL, NAME, HANDLE, &[]);
        self.define_synthetic(w.finish(), Some(above))
    }

    /// A new handle.
    pub(crate) fn new_handle(
        &mut self,
        of: &Type,
        adapter: MethodId,
        parts: &[ObjRef],
    ) -> Result<ObjRef, Trap> {
        let form = self.method_type_of(&of.text())?;
        let class = self.handle_class()?;
        let object = self.new_instance(class)?;
        let mut array = ObjRef::NULL;
        if !parts.is_empty() {
            let array_class = self.array_of(crate::class::well_known::OBJECT);
            array = self.new_array(array_class, parts.len())?;
            for (i, &part) in parts.iter().enumerate() {
                self.state.heap.put_array_ref(array, i, part);
            }
        }
        let known = self.program.known;
        self.state.heap.put_ref(object, known.mh_type.0, form);
        self.state.heap.put_ref(object, known.mh_bound.0, array);
        self.state.heap.put(object, known.mh_target.0, u64::from(adapter.0));
        self.state.heap.put(object, known.mh_stable.0, self.method(adapter).stable);
        Ok(object)
    }

    /// A handle without parts: permanent, one for its key.
    pub(crate) fn permanent_handle(
        &mut self,
        key: String,
        of: &Type,
        varargs: bool,
        write: impl FnOnce(&mut Code<'_>),
    ) -> Result<ObjRef, Trap> {
        let name = format!("{key} {varargs}");
        if let Some(&handle) = self.program.link_state.handles.get(&name) {
            return Ok(handle);
        }
        let adapter = self.adapter(key, of, write)?;
        let form = self.method_type_of(&of.text())?;
        let class = self.handle_class()?;
        let object = self.state.heap.alloc_permanent(class, 0, stable_hash(&["MethodHandle", &name]))?;
        let (known, stable) = (self.program.known, self.method(adapter).stable);
        let words = self.state.heap.fill_permanent(object);
        words[known.mh_type.0] = form.slot();
        words[known.mh_target.0] = u64::from(adapter.0);
        words[known.mh_stable.0] = stable;
        words[known.mh_kind.0] = u64::from(varargs) * VARARGS;
        self.program.link_state.handles.insert(name, object);
        Ok(object)
    }

    /// The same handle, collecting its last arguments or not.
    pub(crate) fn with_varargs(&mut self, handle: ObjRef, varargs: bool) -> Result<ObjRef, Trap> {
        if self.is_varargs(handle) == varargs {
            return Ok(handle);
        }
        let class = self.handle_class()?;
        let copy = self.new_instance(class)?;
        let known = self.program.known;
        for slot in [known.mh_type, known.mh_bound] {
            let value = self.state.heap.get_ref(handle, slot.0);
            self.state.heap.put_ref(copy, slot.0, value);
        }
        for slot in [known.mh_target, known.mh_stable] {
            let value = self.state.heap.get(handle, slot.0);
            self.state.heap.put(copy, slot.0, value);
        }
        self.state.heap.put(copy, known.mh_kind.0, u64::from(varargs) * VARARGS);
        Ok(copy)
    }

    pub(crate) fn is_varargs(&self, handle: ObjRef) -> bool {
        self.state.heap.get(handle, self.program.known.mh_kind.0) & VARARGS != 0
    }

    /// What a handle stands for, if it is a direct one.
    pub(crate) fn direct(&self, handle: ObjRef) -> Option<Direct> {
        let adapter = MethodId(self.state.heap.get(handle, self.program.known.mh_target.0) as u32);
        self.program.link_state.directs.get(&adapter).copied()
    }

    /// Remembers what a direct handle stands for.
    fn note_direct(&mut self, handle: ObjRef, kind: HandleKind, member: Member) -> ObjRef {
        let adapter = MethodId(self.state.heap.get(handle, self.program.known.mh_target.0) as u32);
        self.program.link_state.directs.insert(adapter, Direct { kind, member });
        handle
    }

    /// The type of a handle.
    pub(crate) fn handle_type(&self, handle: ObjRef) -> Result<Type, Trap> {
        let form = self.state.heap.get_ref(handle, self.program.known.mh_type.0);
        if form.is_null() {
            return Err(Trap::Unsupported("a method handle that the machine did not make".into()));
        }
        Type::parse(&self.method_type_descriptor(form))
    }

    /// A handle on a method, as `kind` calls it; `class` is the type of the receiver.
    pub(crate) fn method_handle(
        &mut self,
        kind: HandleKind,
        class: ClassId,
        method: MethodId,
    ) -> Result<ObjRef, Trap> {
        let m = self.method(method);
        let varargs = m.flags & access::VARARGS != 0;
        let owner = self.class(m.class).name.to_string();
        let in_interface = self.class(m.class).is_interface();
        let (name, descriptor) =
            (self.method_name(method).to_owned(), self.method_descriptor(method).to_owned());
        let mut of = Type::parse(&self.descriptor_in(self.method(method).class, &descriptor)?)?;
        let receiver = self.descriptor_of(class);
        match kind {
            HandleKind::InvokeStatic => {}
            HandleKind::NewInvokeSpecial => of.result = receiver.clone(),
            _ => of.params.insert(0, receiver.clone()),
        }
        let key = format!("direct {} {owner}.{name}{descriptor} {receiver}", kind as u8);
        let (shape, target) = (of.clone(), class);
        let made = self.class(target).name.to_string();
        let handle = self.permanent_handle(key, &of, varargs, move |c| {
            if kind == HandleKind::NewInvokeSpecial {
                c.new_object(&made);
                c.op(op::DUP);
            }
            for (param, local) in shape.params.iter().zip(shape.locals()) {
                c.load(param, local);
            }
            match kind {
                HandleKind::InvokeStatic => c.invoke_static(in_interface, &owner, &name, &descriptor),
                HandleKind::InvokeSpecial | HandleKind::NewInvokeSpecial => {
                    c.invoke_special(in_interface, &owner, &name, &descriptor);
                }
                _ if in_interface => c.invoke_interface(&owner, &name, &descriptor),
                _ => c.invoke_virtual(&owner, &name, &descriptor),
            }
            c.ret(&shape.result);
        })?;
        Ok(self.note_direct(handle, kind, Member::Method(method)))
    }

    /// A handle that reads or writes a field.
    pub(crate) fn field_handle(
        &mut self,
        class: ClassId,
        field: FieldId,
        write: bool,
    ) -> Result<ObjRef, Trap> {
        let f = self.field(field);
        let (owner, is_static) = (self.class(f.class).name.to_string(), f.is_static());
        let name = self.program.symbols.text(f.name).to_string();
        let descriptor = self.program.symbols.text(f.descriptor).to_string();
        let value = self.descriptor_in(self.field(field).class, &descriptor)?;
        let mut of = Type { params: Vec::new(), result: value.clone() };
        if !is_static {
            of.params.push(self.descriptor_of(class));
        }
        if write {
            of.params.push(value);
            of.result = "V".into();
        }
        let key = format!("field {is_static} {write} {owner}.{name} {}", of.text());
        let shape = of.clone();
        let handle = self.permanent_handle(key, &of, false, move |c| {
            for (param, local) in shape.params.iter().zip(shape.locals()) {
                c.load(param, local);
            }
            match (is_static, write) {
                (true, false) => c.get_static(&owner, &name, &descriptor),
                (true, true) => c.put_static(&owner, &name, &descriptor),
                (false, false) => c.get_field(&owner, &name, &descriptor),
                (false, true) => c.put_field(&owner, &name, &descriptor),
            }
            c.ret(&shape.result);
        })?;
        let kind = match (is_static, write) {
            (true, false) => HandleKind::GetStatic,
            (true, true) => HandleKind::PutStatic,
            (false, false) => HandleKind::GetField,
            (false, true) => HandleKind::PutField,
        };
        Ok(self.note_direct(handle, kind, Member::Field(field)))
    }

    /// A handle that calls its first argument, itself a handle of this type.
    pub(crate) fn invoker_handle(&mut self, of: &Type, exact: bool) -> Result<ObjRef, Trap> {
        let mut whole = of.clone();
        whole.params.insert(0, HANDLE_TYPE.into());
        let (shape, inner) = (whole.clone(), of.text());
        let key = format!("invoker {exact} {inner}");
        self.permanent_handle(key, &whole, false, move |c| {
            for (param, local) in shape.params.iter().zip(shape.locals()) {
                c.load(param, local);
            }
            c.invoke_virtual(HANDLE, if exact { "invokeExact" } else { "invoke" }, &inner);
            c.ret(&shape.result);
        })
    }

    /// The handle of a method handle constant.
    pub(super) fn resolve_handle(&mut self, owner: ClassId, index: u16) -> Result<ObjRef, Trap> {
        let file = self.class(owner).file.clone().expect("constants come from a class file");
        let handle = file.pool.method_handle(index).map_err(format_error)?;
        let member = handle.member;
        let class = self.load_class_for(owner, member.class)?;
        if member.kind == MemberKind::Field {
            let (name, descriptor) =
                (self.program.symbols.intern(member.name), self.program.symbols.intern(member.descriptor));
            let Some(field) = self.find_field(class, name, descriptor) else {
                return raise("java/lang/NoSuchFieldError", member.name);
            };
            let write = matches!(handle.kind, HandleKind::PutField | HandleKind::PutStatic);
            return self.field_handle(class, field, write);
        }
        if member.class == HANDLE && matches!(member.name, "invoke" | "invokeExact") {
            let of = Type::parse(&self.descriptor_in(owner, member.descriptor)?)?;
            return self.invoker_handle(&of, member.name == "invokeExact");
        }
        match self.find_method_named(class, member.name, member.descriptor) {
            Some(method) => self.method_handle(handle.kind, class, method),
            None => raise("java/lang/NoSuchMethodError", format!("{}.{}", member.class, member.name)),
        }
    }

    /// Links a call of a method of MethodHandle; none if it is an ordinary one.
    pub(super) fn link_handle_site(
        &mut self,
        owner: ClassId,
        name: &str,
        descriptor: &str,
    ) -> Result<Option<u32>, Trap> {
        let exact = match name {
            "invokeExact" => true,
            // Values are passed as they are, which the conversion of like to like does.
            "invoke" | "invokeBasic" => false,
            "linkToVirtual" | "linkToStatic" | "linkToSpecial" | "linkToInterface" => {
                return Err(Trap::Unsupported(format!("the JDK's internal method handle call {name}")));
            }
            _ => return Ok(None),
        };
        let (slots, _) = Machine::descriptor_shape(descriptor);
        let form = self.descriptor_in(owner, descriptor)?;
        let form = self.method_type_of(&form)?;
        let seen = (ObjRef::NULL, false);
        let site = HandleSite { exact, slots: slots + 1, form, seen, adapter: MethodId::default() };
        self.program.call_sites.push(CallSite::Handle(site));
        Ok(Some(self.program.call_sites.len() as u32 - 1))
    }

    /// Executes a call of a handle.
    pub(super) fn invoke_handle_site(&mut self, at: u32, mut site: HandleSite) -> Result<(), Trap> {
        let thread = &self.state.threads[self.state.current];
        let sp = thread.frames.last().expect("running").sp;
        let handle = ObjRef(thread.stack[(sp - u32::from(site.slots)) as usize] as u32);
        if handle.is_null() {
            return Err(Trap::Raise("java/lang/NullPointerException", None));
        }
        let form = self.state.heap.get_ref(handle, self.program.known.mh_type.0);
        if form == site.form {
            let target = MethodId(self.state.heap.get(handle, self.program.known.mh_target.0) as u32);
            return self.call(target);
        }
        if site.exact {
            let (have, want) = (self.method_type_descriptor(form), self.method_type_descriptor(site.form));
            let (have, want) = (self.type_text(&have), self.type_text(&want));
            let text = match self.program.boot.feature {
                ..=17 => format!("expected {have} but found {want}"),
                _ => format!("handle's method type {have} but found {want}"),
            };
            return raise(WRONG, text);
        }
        let seen = (form, self.is_varargs(handle));
        if site.seen != seen {
            let have = self.handle_type(handle)?;
            let want = Type::parse(&self.method_type_descriptor(site.form))?;
            site.adapter = self.conversion(&have, &want, seen.1, None)?;
            site.seen = seen;
            self.program.call_sites[at as usize] = CallSite::Handle(site);
        }
        self.call(site.adapter)
    }

    /// `MethodHandle.asType`.
    pub(crate) fn as_type(&mut self, handle: ObjRef, want: &Type) -> Result<ObjRef, Trap> {
        let have = self.handle_type(handle)?;
        if have == *want {
            return Ok(handle);
        }
        let adapter = self.conversion(&have, want, self.is_varargs(handle), Some(0))?;
        self.new_handle(want, adapter, &[handle])
    }

    /// An adapter that calls a handle of one type as another: the handle is the adapter's own
    /// (an inexact call) or one of its parts (`asType`).
    fn conversion(
        &mut self,
        have: &Type,
        want: &Type,
        varargs: bool,
        target: Option<usize>,
    ) -> Result<MethodId, Trap> {
        let collects = varargs && self.must_collect(have, want)?;
        let arity = have.params.len();
        let fits = if collects { want.params.len() + 1 >= arity } else { want.params.len() == arity };
        let mut wanted_of_each: Vec<String> = have.params.clone();
        if collects && fits {
            let array = wanted_of_each.pop().expect("a collector has an array");
            wanted_of_each.resize(want.params.len(), array[1..].to_owned());
        }
        let mut possible = fits && self.can_convert(&have.result, &want.result)?;
        for (from, to) in want.params.iter().zip(&wanted_of_each) {
            possible = possible && self.can_convert(from, to)?;
        }
        if !possible {
            let (have, want) = (self.type_text(&have.text()), self.type_text(&want.text()));
            return raise(WRONG, format!("cannot convert MethodHandle{have} to {want}"));
        }
        let key = format!("convert {target:?} {collects} {} {}", have.text(), want.text());
        let (have, from) = (have.clone(), want.clone());
        self.adapter(key, want, move |c| {
            match target {
                Some(i) => child(c, i),
                None => c.load(HANDLE_TYPE, 0),
            }
            let locals = from.locals();
            let fixed = if collects { have.params.len() - 1 } else { have.params.len() };
            for ((given, &local), wanted) in from.params.iter().zip(&locals).zip(&have.params).take(fixed) {
                c.load(given, local);
                convert::as_type(c, given, wanted);
            }
            if collects {
                let element = &have.params[fixed][1..];
                c.int((from.params.len() - fixed) as i32);
                c.new_array(element);
                for (i, (given, &local)) in from.params.iter().zip(&locals).skip(fixed).enumerate() {
                    c.op(op::DUP);
                    c.int(i as i32);
                    c.load(given, local);
                    convert::as_type(c, given, element);
                    c.array_store(element);
                }
            }
            invoke(c, &have);
            convert::as_type(c, &have.result, &from.result);
            c.ret(&from.result);
        })
    }

    /// Whether a collecting handle must make an array for a call of this type.
    fn must_collect(&mut self, have: &Type, want: &Type) -> Result<bool, Trap> {
        if have.params.len() != want.params.len() {
            return Ok(true);
        }
        match (have.params.last(), want.params.last()) {
            (Some(array), Some(given)) if !convert::is_primitive(given) => {
                let (array, given) = (self.load_descriptor(array)?, self.load_descriptor(given)?);
                Ok(!self.is_subclass(given, array))
            }
            _ => Ok(true),
        }
    }
}
