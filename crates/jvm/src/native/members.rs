//! The members of a class as reflection shows them: Field, Method, Constructor, RecordComponent and
//! Parameter objects, filled from the class file.

use super::class::{bytes_or_null, class_array};
use super::{Table, int, object};
use crate::class::{ClassId, FieldId, MethodId};
use crate::classfile::access;
use crate::classfile::descriptor::MethodDescriptor;
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap, raise};

pub const TABLES: &[Table] = &[
    (
        "java/lang/Class",
        &[
            ("getDeclaredFields0(Z)[Ljava/lang/reflect/Field;", declared_fields),
            ("getDeclaredMethods0(Z)[Ljava/lang/reflect/Method;", declared_methods),
            ("getDeclaredConstructors0(Z)[Ljava/lang/reflect/Constructor;", declared_constructors),
            ("getDeclaredClasses0()[Ljava/lang/Class;", declared_classes),
            ("getRecordComponents0()[Ljava/lang/reflect/RecordComponent;", record_components),
            ("getPermittedSubclasses0()[Ljava/lang/Class;", permitted_subclasses),
            ("getNestMembers0()[Ljava/lang/Class;", nest_members),
            ("getRawTypeAnnotations()[B", class_type_annotations),
        ],
    ),
    (
        "java/lang/reflect/Executable",
        &[
            ("getParameters0()[Ljava/lang/reflect/Parameter;", parameters),
            ("getTypeAnnotationBytes0()[B", method_type_annotations),
        ],
    ),
    ("java/lang/reflect/Field", &[("getTypeAnnotationBytes0()[B", field_type_annotations)]),
];

impl Machine {
    /// Sets a field of an object by its name, wherever in the class it is declared; a field that this
    /// JDK does not have is passed over.
    pub fn set_named(&mut self, object: ObjRef, name: &str, value: u64) {
        let mut at = Some(self.state.heap.class(object));
        while let Some(class) = at {
            if let Some(field) = self.find_declared_field(class, name) {
                let (slot, letter) = (self.field(field).slot as usize, self.field(field).letter);
                if matches!(letter, b'L' | b'[') {
                    self.state.heap.put_ref(object, slot, ObjRef(value as u32));
                } else {
                    self.state.heap.put(object, slot, value);
                }
                return;
            }
            at = self.class(class).superclass;
        }
    }

    /// A field of an object by its name; zero where there is none.
    pub fn get_named(&self, object: ObjRef, name: &str) -> u64 {
        let mut at = Some(self.state.heap.class(object));
        while let Some(class) = at {
            if let Some(field) = self.find_declared_field(class, name) {
                return self.state.heap.get(object, self.field(field).slot as usize);
            }
            at = self.class(class).superclass;
        }
        0
    }

    /// The method that a Method or Constructor object stands for.
    pub fn reflected_method(&self, executable: ObjRef) -> Result<MethodId, Trap> {
        let class = self.class_of_mirror(ObjRef(self.get_named(executable, "clazz") as u32));
        let index = self.get_named(executable, "slot") as u16;
        let found = self.class(class).methods.iter().copied().find(|&m| self.method(m).index == index);
        found.ok_or(Trap::Raise("java/lang/InternalError", Some("a method of unknown origin".into())))
    }

    /// An interned string, or null.
    fn name_or_null(&mut self, text: Option<&str>) -> Result<u64, Trap> {
        text.map_or(Ok(0), |t| Ok(self.intern(t)?.slot()))
    }

    /// A new `java.lang.reflect.Field`.
    pub fn field_object(&mut self, field: FieldId) -> Result<ObjRef, Trap> {
        let class = self.load_class("java/lang/reflect/Field")?;
        let object = self.new_instance(class)?;
        let f = self.field(field);
        let (owner, flags, index) = (f.class, f.flags, f.index);
        let (name, descriptor) =
            (self.program.symbols.text(f.name).clone(), self.program.symbols.text(f.descriptor).clone());
        let is_static = f.is_static();
        let ty = self.load_descriptor_for(owner, &descriptor)?;
        let ty = self.mirror(ty)?;
        let clazz = self.mirror(owner)?;
        let name = self.intern(&name)?;
        self.set_named(object, "clazz", clazz.slot());
        self.set_named(object, "slot", u64::from(index.unwrap_or(u16::MAX)));
        self.set_named(object, "name", name.slot());
        self.set_named(object, "type", ty.slot());
        self.set_named(object, "modifiers", u64::from(flags & 0x50DF));
        if let (Some(file), Some(index)) = (self.class(owner).file.clone(), index) {
            let info = &file.fields[index as usize];
            let signature = self.name_or_null(file.field_signature(info).ok().flatten())?;
            self.set_named(object, "signature", signature);
            let annotations = bytes_or_null(self, file.field_annotations(info).declared)?;
            self.set_named(object, "annotations", annotations);
            // Finals of records and hidden classes, and static finals, cannot be written even by force.
            let is_record = file.record_components().ok().flatten().is_some();
            let hidden = self.class(owner).nest.is_some();
            let trusted = flags & access::FINAL != 0 && (is_static || is_record || hidden);
            self.set_named(object, "trustedFinal", u64::from(trusted));
        }
        Ok(object)
    }

    /// A new `java.lang.reflect.Method`, or Constructor for `<init>`.
    pub fn method_object(&mut self, method: MethodId) -> Result<ObjRef, Trap> {
        let m = self.method(method);
        let (owner, flags, index) = (m.class, m.flags, m.index);
        let name = self.method_name(method).to_owned();
        let descriptor = self.method_descriptor(method).to_owned();
        let is_constructor = name == "<init>";
        let kind = if is_constructor { "java/lang/reflect/Constructor" } else { "java/lang/reflect/Method" };
        let class = self.load_class(kind)?;
        let object = self.new_instance(class)?;
        let parsed = MethodDescriptor::parse(&descriptor)
            .map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string())))?;
        let mut params = Vec::new();
        for param in parsed.params() {
            params.push(self.load_descriptor_for(owner, param)?);
        }
        let params = class_array(self, &params)?;
        let clazz = self.mirror(owner)?;
        self.set_named(object, "clazz", clazz.slot());
        self.set_named(object, "slot", u64::from(index));
        self.set_named(object, "parameterTypes", params);
        self.set_named(object, "modifiers", u64::from(flags & 0x1FFF));
        if !is_constructor {
            let name = self.intern(&name)?;
            self.set_named(object, "name", name.slot());
            let result = self.load_descriptor_for(owner, parsed.result)?;
            let result = self.mirror(result)?;
            self.set_named(object, "returnType", result.slot());
        }
        let mut exceptions = Vec::new();
        if let Some(file) = self.class(owner).file.clone() {
            let info = &file.methods[index as usize];
            for name in file.exceptions(info).unwrap_or_default() {
                exceptions.push(self.load_class_for(owner, name)?);
            }
            let signature = self.name_or_null(file.method_signature(info).ok().flatten())?;
            self.set_named(object, "signature", signature);
            let annotations = file.method_annotations(info);
            for (field, bytes) in [
                ("annotations", annotations.declared),
                ("parameterAnnotations", annotations.parameters),
                ("annotationDefault", annotations.default),
            ] {
                let bytes = bytes_or_null(self, bytes)?;
                self.set_named(object, field, bytes);
            }
        }
        let exceptions = class_array(self, &exceptions)?;
        self.set_named(object, "exceptionTypes", exceptions);
        Ok(object)
    }

    /// An object array of a class.
    pub fn object_array(&mut self, class: &str, objects: &[ObjRef]) -> Outcome {
        let class = self.load_class(&format!("[L{class};"))?;
        let array = self.new_array(class, objects.len())?;
        for (i, &o) in objects.iter().enumerate() {
            self.state.heap.put_array_ref(array, i, o);
        }
        Ok(array.slot())
    }
}

fn this(m: &Machine, args: &[u64]) -> ClassId {
    m.class_of_mirror(object(args, 0))
}

fn declared_fields(m: &mut Machine, args: &[u64]) -> Outcome {
    let (class, public) = (this(m, args), int(args, 1) != 0);
    let mut objects = Vec::new();
    for field in m.class(class).fields.clone() {
        let f = m.field(field);
        if f.index.is_some() && (!public || f.flags & access::PUBLIC != 0) {
            objects.push(m.field_object(field)?);
        }
    }
    m.object_array("java/lang/reflect/Field", &objects)
}

fn declared(m: &mut Machine, args: &[u64], constructors: bool) -> Result<Vec<ObjRef>, Trap> {
    let (class, public) = (this(m, args), int(args, 1) != 0);
    let mut objects = Vec::new();
    for method in m.listed_methods(class) {
        let wanted = match m.method_name(method) {
            "<init>" => constructors,
            "<clinit>" => false,
            _ => !constructors,
        };
        if wanted && (!public || m.method(method).flags & access::PUBLIC != 0) {
            objects.push(m.method_object(method)?);
        }
    }
    Ok(objects)
}

fn declared_methods(m: &mut Machine, args: &[u64]) -> Outcome {
    let objects = declared(m, args, false)?;
    m.object_array("java/lang/reflect/Method", &objects)
}

fn declared_constructors(m: &mut Machine, args: &[u64]) -> Outcome {
    let objects = declared(m, args, true)?;
    m.object_array("java/lang/reflect/Constructor", &objects)
}

fn declared_classes(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = this(m, args);
    let mut classes = Vec::new();
    if let Some(file) = m.class(class).file.clone() {
        let own = m.class(class).written_name().to_owned();
        for entry in file.inner_classes().unwrap_or_default() {
            if entry.outer == Some(&*own) && entry.name.is_some() {
                classes.push(m.load_class_for(class, entry.inner)?);
            }
        }
    }
    class_array(m, &classes)
}

fn record_components(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = this(m, args);
    let Some(file) = m.class(class).file.clone() else { return Ok(0) };
    let Ok(Some(components)) = file.record_components() else { return Ok(0) };
    let component_class = m.load_class("java/lang/reflect/RecordComponent")?;
    let mut objects = Vec::new();
    for component in components {
        let object = m.new_instance(component_class)?;
        let clazz = m.mirror(class)?;
        m.set_named(object, "clazz", clazz.slot());
        let name = m.intern(component.name)?;
        m.set_named(object, "name", name.slot());
        let ty = m.load_descriptor_for(class, component.descriptor)?;
        let ty = m.mirror(ty)?;
        m.set_named(object, "type", ty.slot());
        let descriptor = format!("(){}", component.descriptor);
        let sym = (m.program.symbols.intern(component.name), m.program.symbols.intern(&descriptor));
        if let Some(&accessor) = m.class(class).declared.get(&sym)
            && !m.method(accessor).is_static()
        {
            let accessor = m.method_object(accessor)?;
            m.set_named(object, "accessor", accessor.slot());
        }
        let signature = m.name_or_null(component.signature)?;
        m.set_named(object, "signature", signature);
        let bytes = bytes_or_null(m, component.annotations.declared)?;
        m.set_named(object, "annotations", bytes);
        let bytes = bytes_or_null(m, component.annotations.types)?;
        m.set_named(object, "typeAnnotations", bytes);
        objects.push(object);
    }
    m.object_array("java/lang/reflect/RecordComponent", &objects)
}

fn permitted_subclasses(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(file) = m.class(this(m, args)).file.clone() else { return Ok(0) };
    let Ok(Some(names)) = file.permitted_subclasses() else { return Ok(0) };
    let mut classes = Vec::new();
    for name in names {
        // Classes that cannot be loaded are left out.
        if let Ok(class) = m.load_class_for(this(m, args), name) {
            classes.push(class);
        }
    }
    class_array(m, &classes)
}

fn nest_members(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = this(m, args);
    let host = m.nest_host(class);
    let mut classes = vec![host];
    if let Some(file) = m.class(host).file.clone() {
        for name in file.nest_members().unwrap_or_default() {
            let member = m.load_class_for(host, name)?;
            if member != host {
                classes.push(member);
            }
        }
    }
    class_array(m, &classes)
}

fn class_type_annotations(m: &mut Machine, args: &[u64]) -> Outcome {
    let Some(file) = m.class(this(m, args)).file.clone() else { return Ok(0) };
    bytes_or_null(m, file.annotations().types)
}

fn method_type_annotations(m: &mut Machine, args: &[u64]) -> Outcome {
    let method = m.reflected_method(object(args, 0))?;
    let Some(file) = m.class(m.method(method).class).file.clone() else { return Ok(0) };
    let info = &file.methods[m.method(method).index as usize];
    bytes_or_null(m, file.method_annotations(info).types)
}

fn field_type_annotations(m: &mut Machine, args: &[u64]) -> Outcome {
    let field = m.reflected_field(object(args, 0))?;
    let Some(file) = m.class(m.field(field).class).file.clone() else { return Ok(0) };
    let Some(index) = m.field(field).index else { return Ok(0) };
    bytes_or_null(m, file.field_annotations(&file.fields[index as usize]).types)
}

fn parameters(m: &mut Machine, args: &[u64]) -> Outcome {
    let executable = object(args, 0);
    let method = m.reflected_method(executable)?;
    let Some(file) = m.class(m.method(method).class).file.clone() else { return Ok(0) };
    let info = &file.methods[m.method(method).index as usize];
    let listed = match file.method_parameters(info) {
        Ok(Some(listed)) => listed,
        Ok(None) => return Ok(0),
        Err(_) => {
            return raise("java/lang/reflect/MalformedParametersException", "Invalid constant pool index");
        }
    };
    let class = m.load_class("java/lang/reflect/Parameter")?;
    let mut objects = Vec::new();
    for (i, parameter) in listed.iter().enumerate() {
        let object = m.new_instance(class)?;
        let name = m.name_or_null(parameter.name)?;
        m.set_named(object, "name", name);
        m.set_named(object, "modifiers", u64::from(parameter.access));
        m.set_named(object, "executable", executable.slot());
        m.set_named(object, "index", i as u64);
        objects.push(object);
    }
    m.object_array("java/lang/reflect/Parameter", &objects)
}
