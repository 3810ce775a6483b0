//! `java.lang.Class` objects.

use super::{Machine, Trap};
use crate::class::{ClassId, Origin, Sort, stable_hash};
use crate::heap::ObjRef;

impl Machine {
    /// The Class object of a class; permanent, made when first asked for.
    pub fn mirror(&mut self, class: ClassId) -> Result<ObjRef, Trap> {
        let mirror = self.class(class).mirror;
        if !mirror.is_null() {
            return Ok(mirror);
        }
        let Some(class_class) = self.program.known.class else {
            return Err(Trap::Unsupported("class objects before java.lang.Class is loaded".into()));
        };
        let name = crate::heap::mix64(self.class(class).stable, 0xC1A5);
        let object = self.state.heap.alloc_permanent(class_class, 0, name)?;
        self.program.classes[class.0 as usize].mirror = object;
        let known = self.program.known;
        let component = match self.class(class).sort {
            Sort::Array { component } => self.mirror(component)?,
            _ => ObjRef::NULL,
        };
        let is_primitive = self.class(class).is_primitive();
        let module = self.module_of(class)?;
        let loader = self.loader_of(class);
        let flags = self.class(class).flags;
        let words = self.state.heap.fill_permanent(object);
        words[known.class_vm.0] = u64::from(class.0) + 1;
        if known.class_component.exists() {
            words[known.class_component.0] = component.slot();
        }
        if known.class_primitive.exists() {
            words[known.class_primitive.0] = u64::from(is_primitive);
        }
        if known.class_modifiers.exists() {
            words[known.class_modifiers.0] = u64::from(flags);
        }
        if known.class_module.exists() {
            words[known.class_module.0] = module.slot();
        }
        if known.class_loader.exists() {
            words[known.class_loader.0] = loader.slot();
        }
        Ok(object)
    }

    /// The class a Class object stands for.
    pub fn class_of_mirror(&self, mirror: ObjRef) -> ClassId {
        ClassId((self.state.heap.get(mirror, self.program.known.class_vm.0) - 1) as u32)
    }

    /// The name as `Class.getName` has it.
    pub fn class_java_name(&self, class: ClassId) -> String {
        let number = self.program.link_state.lambda_number(class).map(|number| number.to_string());
        let class = self.class(class);
        let name = class.java_name();
        match name.split_once("$$Lambda$") {
            // In `java` the number is an address; here it stands for the place of the lambda.
            Some((host, place)) if class.origin == Origin::Synthetic => {
                let address = 0x8_0000_0000 | stable_hash(&[&class.name]) & 0xFFFF_FFF8;
                let number = number.or_else(|| place.split('_').next().map(str::to_owned));
                let number = number.filter(|_| self.program.boot.feature < 21);
                let number = number.map_or(String::new(), |number| format!("${number}"));
                format!("{host}$$Lambda{number}/0x{address:016x}")
            }
            _ => name,
        }
    }

    /// `void Foo.bar(int, java.lang.String)` without modifiers: how errors name methods.
    pub fn method_signature(&self, method: crate::class::MethodId) -> String {
        let m = self.method(method);
        let descriptor = self.method_descriptor(method);
        let parsed = crate::classfile::descriptor::MethodDescriptor::parse(descriptor);
        let Ok(parsed) = parsed else { return self.method_text(method) };
        let params: Vec<String> = parsed.params().map(java_type).collect();
        format!(
            "{} {}.{}({})",
            java_type(parsed.result),
            self.class_java_name(m.class),
            self.method_name(method),
            params.join(", ")
        )
    }
}

/// A descriptor of a reference as `Class.getName` has it.
pub fn java_name(descriptor: &str) -> String {
    let name = descriptor.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(descriptor);
    name.replace('/', ".")
}

/// A field descriptor as Java source has it.
pub fn java_type(descriptor: &str) -> String {
    let dims = descriptor.bytes().take_while(|&b| b == b'[').count();
    let element = &descriptor[dims..];
    let mut name = match element.as_bytes() {
        [b'L', ..] => {
            // Without the number of its namespace.
            let name = &element[1..element.len() - 1];
            name.split(super::namespace::SPACE).next().unwrap_or(name).replace('/', ".")
        }
        [letter] => crate::class::well_known::PRIMITIVES
            .iter()
            .find(|p| p.1 == *letter)
            .map_or_else(|| element.to_owned(), |p| p.0.to_owned()),
        _ => element.to_owned(),
    };
    for _ in 0..dims {
        name.push_str("[]");
    }
    name
}
