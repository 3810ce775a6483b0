//! Variable handles that the JDK itself makes of Java code: those on memory segments, and those
//! that adapt another (`MethodHandles.insertCoordinates`, `filterValue` ...).
//!
//! A site that meets one goes through a written adapter, which does what `java` does: it asks the
//! handle for the method handle of the access mode (kept by the handle) and calls that. Method
//! handles of an access mode take the variable handle first.

use super::{Access, MODES, VarSite};
use crate::class::{ClassId, MethodId};
use crate::classfile::HandleKind;
use crate::classfile::access;
use crate::classfile::descriptor::{Kind, MethodDescriptor};
use crate::heap::ObjRef;
use crate::link::assemble::{ClassWriter, op};
use crate::link::handle::Type;
use crate::link::prefixed;
use crate::machine::{Machine, Trap, raise};

const VAR: &str = "java/lang/invoke/VarHandle";
const VAR_TYPE: &str = "Ljava/lang/invoke/VarHandle;";
const DESCRIPTOR: &str = "java/lang/invoke/VarHandle$AccessDescriptor";
const SEGMENT_HANDLE: &str = "java/lang/invoke/SegmentVarHandle";

impl Access {
    /// The ordinal of the `AccessType`.
    fn kind(self) -> i32 {
        match self {
            Access::Get => 0,
            Access::Set => 1,
            Access::CompareAndSet => 2,
            Access::CompareAndExchange => 3,
            _ => 4,
        }
    }
}

impl Machine {
    /// The site with an adapter for any handle that is not the machine's own.
    pub(super) fn foreign_site(&mut self, mut site: VarSite) -> Result<VarSite, Trap> {
        let (owner, name, found) = self.program.link_state.var_texts[site.text as usize].clone();
        site.cast = None;
        site.adapter = Some(self.foreign_adapter(owner, site.access, &name, &found)?);
        Ok(site)
    }

    fn foreign_adapter(
        &mut self,
        owner: ClassId,
        access: Access,
        name: &str,
        found: &str,
    ) -> Result<MethodId, Trap> {
        let key = crate::class::stable_hash(&["foreign", name, found]);
        let class_name = format!("{VAR}$Of${key:016x}");
        if let Some(&class) = self.program.class_index.get(&*class_name) {
            return Ok(self.declared_named(class, "access"));
        }
        let mode = MODES.iter().position(|m| *m == name).expect("every access has a mode") as i32;
        let have = MethodDescriptor::parse(found).map_err(crate::machine::resolve::format_error)?;
        let mut w = ClassWriter::new(0, &class_name, "java/lang/Object", &[]);
        let mut c = w.method(access::STATIC, "access", &prefixed(found, VAR_TYPE));
        let inexact = c.label();
        c.load(VAR_TYPE, 0);
        c.invoke_virtual(VAR, "hasInvokeExactBehavior", "()Z");
        c.jump(op::IFEQ, inexact);
        c.load(VAR_TYPE, 0);
        c.new_object(DESCRIPTOR);
        c.op(op::DUP);
        c.method_type(found);
        c.int(access.kind());
        c.int(mode);
        c.invoke_special(false, DESCRIPTOR, "<init>", "(Ljava/lang/invoke/MethodType;II)V");
        c.invoke_virtual(VAR, "checkAccessModeThenIsDirect", &format!("(L{DESCRIPTOR};)Z"));
        c.op(op::POP);
        c.bind(inexact);
        c.load(VAR_TYPE, 0);
        c.int(mode);
        c.invoke_virtual(VAR, "getMethodHandle", "(I)Ljava/lang/invoke/MethodHandle;");
        c.load(VAR_TYPE, 0);
        c.invoke_virtual(VAR, "asDirect", &format!("(){VAR_TYPE}"));
        let mut local = 1;
        for param in have.params() {
            c.load(param, local);
            local += Kind::of(param).slots();
        }
        c.invoke_virtual("java/lang/invoke/MethodHandle", "invoke", &prefixed(found, VAR_TYPE));
        c.ret(have.result);
        c.finish();
        let class = self.define_synthetic(w.finish(), Some(owner))?;
        Ok(self.declared_named(class, "access"))
    }

    /// `VarHandle.getMethodHandleUncached`: the method handle of an access mode.
    pub(crate) fn mode_handle(&mut self, handle: ObjRef, mode: usize) -> Result<ObjRef, Trap> {
        let (Some(access), Some(&name)) = (Access::of_mode(mode), MODES.get(mode)) else {
            return Err(Trap::Unsupported("an access mode of an unknown kind".into()));
        };
        if let Some(variable) = self.variable(handle) {
            if !self.is_access_supported(&variable, access, mode < 2) {
                return raise("java/lang/UnsupportedOperationException", name);
            }
            let of = Type::parse(&self.access_descriptor(&variable, access))?;
            return self.access_handle(None, name, &of);
        }
        let Some((method, mut of)) = self.segment_method(handle, mode)? else {
            return raise("java/lang/UnsupportedOperationException", name);
        };
        let class = self.method(method).class;
        let target = self.method_handle(HandleKind::InvokeStatic, class, method)?;
        of.params[1] = "Ljava/lang/foreign/MemorySegment;".into();
        self.as_type(target, &of)
    }

    /// The static method that performs an access of a segment's handle, if there is one.
    pub(crate) fn segment_method(
        &mut self,
        handle: ObjRef,
        mode: usize,
    ) -> Result<Option<(MethodId, Type)>, Trap> {
        let class = self.state.heap.class(handle);
        if *self.class(class).name != *SEGMENT_HANDLE {
            let class = self.class_java_name(class);
            return Err(Trap::Unsupported(format!("a variable handle of the kind {class}")));
        }
        let (Some(access), Some(&name)) = (Access::of_mode(mode), MODES.get(mode)) else { return Ok(None) };
        let form = ObjRef(self.get_named(handle, "vform") as u32);
        let mirror = ObjRef(self.get_named(form, "implClass") as u32);
        let types = ObjRef(self.get_named(form, "methodType_table") as u32);
        let erased = self.state.heap.array_ref(types, access.kind() as usize);
        let descriptor = prefixed(&self.method_type_descriptor(erased), VAR_TYPE);
        let class = self.class_of_mirror(mirror);
        let method = self.find_method_named(class, name, &descriptor);
        Ok(match method {
            Some(method) => Some((method, Type::parse(&descriptor)?)),
            None => None,
        })
    }
}
