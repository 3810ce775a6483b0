//! `MethodType` objects: interned by the machine as permanent objects, so that no state depends on
//! which types some thread has asked for before.

use super::convert;
use crate::class::{ClassId, well_known};
use crate::classfile::descriptor::{Kind, MethodDescriptor};
use crate::heap::ObjRef;
use crate::machine::resolve::format_error;
use crate::machine::{Machine, Trap};

impl Machine {
    /// The interned method type of these classes.
    pub fn method_type(&mut self, params: &[ClassId], result: ClassId) -> Result<ObjRef, Trap> {
        let mut key: Vec<ClassId> = params.to_vec();
        key.push(result);
        if let Some(&found) = self.program.link_state.method_types.get(&key[..]) {
            return Ok(found);
        }
        let mut descriptor = String::from("(");
        for &param in params {
            descriptor.push_str(&self.descriptor_of(param));
        }
        descriptor.push(')');
        descriptor.push_str(&self.descriptor_of(result));
        let mirrors = params.iter().map(|&p| self.mirror(p)).collect::<Result<Vec<_>, _>>()?;
        let result_mirror = self.mirror(result)?;
        let class = self.load_class("java/lang/invoke/MethodType")?;
        let array_class = self.load_class("[Ljava/lang/Class;")?;
        let stable = crate::class::stable_hash(&["MethodType", &descriptor]);
        let array =
            self.state.heap.alloc_permanent(array_class, params.len(), crate::heap::mix64(stable, 1))?;
        let words = self.state.heap.fill_permanent(array);
        for (i, mirror) in mirrors.iter().enumerate() {
            words[i / 2] |= mirror.slot() << (32 * (i % 2));
        }
        let object = self.state.heap.alloc_permanent(class, 0, crate::heap::mix64(stable, 2))?;
        let known = self.program.known;
        let words = self.state.heap.fill_permanent(object);
        words[known.mt_result.0] = result_mirror.slot();
        words[known.mt_params.0] = array.slot();
        self.program.link_state.method_types.insert(key.into(), object);
        let form = self.method_type_form(object, params, result)?;
        if let Some(field) = self.find_declared_field(class, "form") {
            let slot = self.field(field).slot as usize;
            self.state.heap.fill_permanent(object)[slot] = form.slot();
        }
        Ok(object)
    }

    /// What MethodType asks of its form: the erased type, counts of slots and primitives.
    fn method_type_form(&mut self, of: ObjRef, params: &[ClassId], result: ClassId) -> Result<ObjRef, Trap> {
        let erase = |m: &Machine, class: ClassId| {
            if m.class(class).is_primitive() { class } else { well_known::OBJECT }
        };
        let erased: Vec<ClassId> = params.iter().map(|&p| erase(self, p)).collect();
        let erased_result = erase(self, result);
        let class = self.load_class("java/lang/invoke/MethodTypeForm")?;
        if erased != params || erased_result != result {
            let erased = self.method_type(&erased, erased_result)?;
            let own = self.state.heap.class(erased);
            let field = self.find_declared_field(own, "form").expect("every JDK's method types have a form");
            return Ok(self.state.heap.get_ref(erased, self.field(field).slot as usize));
        }
        let slots: u16 = params.iter().map(|&p| Kind::of(&self.descriptor_of(p)).slots()).sum();
        // The result counts too, `void` as well.
        let primitives = params.iter().chain([&result]).filter(|&&p| self.class(p).is_primitive()).count();
        let stable = crate::heap::mix64(self.state.heap.name_of(of), 3);
        let form = self.state.heap.alloc_permanent(class, 0, stable)?;
        for (name, value) in [
            ("parameterSlotCount", u64::from(slots)),
            ("primitiveCount", primitives as u64),
            ("erasedType", of.slot()),
            ("basicType", of.slot()),
        ] {
            if let Some(field) = self.find_declared_field(class, name) {
                let slot = self.field(field).slot as usize;
                self.state.heap.fill_permanent(form)[slot] = value;
            }
        }
        Ok(form)
    }

    /// The method type of a descriptor.
    pub fn method_type_of(&mut self, descriptor: &str) -> Result<ObjRef, Trap> {
        let parsed = MethodDescriptor::parse(descriptor).map_err(format_error)?;
        let params = parsed.params().map(|p| self.load_descriptor(p)).collect::<Result<Vec<_>, _>>()?;
        let result = self.load_descriptor(parsed.result)?;
        self.method_type(&params, result)
    }

    /// The classes of a method type object: parameters and result.
    pub fn method_type_classes(&self, object: ObjRef) -> (Vec<ClassId>, ClassId) {
        let params = self.state.heap.get_ref(object, self.program.known.mt_params.0);
        let classes = (0..self.state.heap.len(params))
            .map(|i| self.class_of_mirror(self.state.heap.array_ref(params, i)))
            .collect();
        (classes, self.class_of_mirror(self.state.heap.get_ref(object, self.program.known.mt_result.0)))
    }

    /// The descriptor of a method type object.
    pub fn method_type_descriptor(&self, object: ObjRef) -> String {
        let (params, result) = self.method_type_classes(object);
        let mut text = String::from("(");
        for param in params {
            text.push_str(&self.descriptor_of(param));
        }
        text.push(')');
        text + &self.descriptor_of(result)
    }

    /// A descriptor as `MethodType.toString` shows it: `(String,int)void`.
    pub fn type_text(&self, descriptor: &str) -> String {
        let Ok(parsed) = MethodDescriptor::parse(descriptor) else { return descriptor.to_owned() };
        let params: Vec<String> = parsed.params().map(|p| self.simple_type(p)).collect();
        format!("({}){}", params.join(","), self.simple_type(parsed.result))
    }

    /// A type by its simple name.
    pub fn simple_type(&self, descriptor: &str) -> String {
        let full = crate::machine::mirror::java_type(descriptor);
        let element = descriptor.trim_start_matches('[');
        let name = convert::class_name(element);
        let inner =
            self.program.class_index.get(name).and_then(|&id| self.class(id).file.clone()).and_then(|file| {
                let inner = file.inner_classes().ok()?;
                let name = name.split(crate::machine::namespace::SPACE).next()?;
                inner.iter().find(|i| i.inner == name).map(|i| i.name.unwrap_or("").to_owned())
            });
        match inner {
            Some(simple) => simple + &"[]".repeat(descriptor.len() - element.len()),
            None => full.rsplit('.').next().unwrap_or(&full).to_owned(),
        }
    }

    /// Whether `asType` converts a value of one type to another (`MethodHandle.asType`).
    pub fn can_convert(&mut self, from: &str, to: &str) -> Result<bool, Trap> {
        const OBJECT: &str = "Ljava/lang/Object;";
        if from == to || from == "V" || to == "V" {
            return Ok(true);
        }
        Ok(match (convert::is_primitive(from), convert::is_primitive(to)) {
            (true, true) => convert::widens(from, to),
            (true, false) => {
                let wrapper = convert::wrapper(from).expect("a primitive");
                to == OBJECT || self.is_assignable_by_name(wrapper, to)?
            }
            (false, true) => {
                let wrapper = convert::wrapper(to).expect("a primitive");
                from == OBJECT
                    || self.is_assignable_by_name(wrapper, from)?
                    || convert::unwrapped(convert::class_name(from))
                        .is_some_and(|inner| convert::widens(inner, to))
            }
            (false, false) => true,
        })
    }

    fn is_assignable_by_name(&mut self, class: &str, to: &str) -> Result<bool, Trap> {
        let (class, to) = (self.load_class(class)?, self.load_descriptor(to)?);
        Ok(self.is_subclass(class, to))
    }

    /// Whether a handle of one method type can be used as another.
    pub fn can_convert_all(&mut self, have: &str, want: &str) -> Result<bool, Trap> {
        let have = MethodDescriptor::parse(have).map_err(format_error)?;
        let want = MethodDescriptor::parse(want).map_err(format_error)?;
        let (to, from): (Vec<&str>, Vec<&str>) = (have.params().collect(), want.params().collect());
        if to.len() != from.len() || !self.can_convert(have.result, want.result)? {
            return Ok(false);
        }
        for (from, to) in from.iter().zip(to) {
            if !self.can_convert(from, to)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
