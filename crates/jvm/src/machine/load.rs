//! Loading and linking: from a name to a [`Class`].
//!
//! One namespace for the JDK and the program. Linking computes layouts and virtual tables;
//! methods are pre-decoded on first call.

use super::sources::Parsed;
use super::{Machine, Trap, raise};
use crate::class::layout::{HIDDEN_FIELDS, INJECTED_FIELDS};
use crate::class::{
    Body, Class, ClassId, Field, FieldId, Method, MethodId, Origin, Sort, stable_hash, well_known,
};
use crate::classfile::descriptor::MethodDescriptor;
use crate::classfile::{Bytes, CUT_OFF, ClassFile, Constant, Kind, access};
use crate::heap::{Layout, LayoutKind, ObjRef};
use crate::reduce;
use crate::reduce::locks::Whole;
use crate::reduce::quiet::Declared;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What is thrown when a method of the JDK turns out to be none: its image is damaged, and nothing can go on.
#[derive(Debug)]
pub struct DamagedJdk(pub String);

/// What stands between the written name of a hidden class and its number.
pub const HIDDEN: &str = "+0x";

const NO_CLASS: &str = "java/lang/NoClassDefFoundError";

impl Machine {
    /// The class of this name (internal form, or an array descriptor), loaded if need be.
    pub fn load_class(&mut self, name: &str) -> Result<ClassId, Trap> {
        if let Some(&id) = self.program.class_index.get(name) {
            if let Some(bad) = &self.class(id).bad {
                return raise(NO_CLASS, bad.clone());
            }
            return Ok(id);
        }
        if let Some(component) = name.strip_prefix('[') {
            let component = self.load_descriptor(component)?;
            return Ok(self.array_of(component));
        }
        let Parsed { file, origin, module } = match self.program.sources.parsed(name) {
            Some(parsed) => parsed,
            None => self.read_class(name)?,
        };
        self.link(file, origin, module, None)
    }

    /// Finds and reads the class file of this name; other machines of the program will not read it again.
    fn read_class(&self, name: &str) -> Result<Parsed, Trap> {
        let Some(found) = self.program.sources.find(name) else { return raise(NO_CLASS, name) };
        let file = self.parse_class(found.bytes, name)?;
        if file.name().ok() != Some(name) {
            return raise(NO_CLASS, format!("{name} (wrong name: {})", file.name().unwrap_or("?")));
        }
        let parsed = Parsed { file: Arc::new(file), origin: found.origin, module: found.module };
        self.program.sources.keep(name, &parsed);
        Ok(parsed)
    }

    /// The class of a field descriptor.
    pub fn load_descriptor(&mut self, descriptor: &str) -> Result<ClassId, Trap> {
        match descriptor.as_bytes() {
            [b'L', .., b';'] => self.load_class(&descriptor[1..descriptor.len() - 1]),
            [b'[', ..] => self.load_class(descriptor),
            [letter] => well_known::primitive(*letter).ok_or(Trap::Raise(NO_CLASS, Some(descriptor.into()))),
            _ => raise(NO_CLASS, descriptor),
        }
    }

    /// The field descriptor of a class.
    pub fn descriptor_of(&self, class: ClassId) -> String {
        let class = self.class(class);
        match class.sort {
            Sort::Primitive(letter) => (letter as char).to_string(),
            Sort::Array { .. } => class.name.to_string(),
            _ => format!("L{};", class.name),
        }
    }

    /// Defines a class written by the machine or the program itself.
    pub fn define_class(
        &mut self,
        bytes: Vec<u8>,
        origin: Origin,
        nest: Option<ClassId>,
    ) -> Result<ClassId, Trap> {
        let file = self.parse_class(bytes, "Unknown")?;
        self.define_parsed(file, origin, nest)
    }

    /// Reads a class file; one that is damaged, or of a later Java than the JDK's, is refused as `java` does.
    pub fn parse_class(&self, bytes: impl Into<Bytes>, name: &str) -> Result<ClassFile, Trap> {
        let bytes = bytes.into();
        if bytes.as_slice().len() < 8 {
            return raise("java/lang/ClassFormatError", "Truncated class file");
        }
        let version = |at: usize| bytes.as_slice().get(at..at + 2).map(|b| u16::from_be_bytes([b[0], b[1]]));
        if let Some(magic) = bytes.as_slice().get(..4).map(|b| u32::from_be_bytes([b[0], b[1], b[2], b[3]]))
            && magic != 0xCAFE_BABE
        {
            let text = format!("Incompatible magic value {magic} in class file {name}");
            return raise("java/lang/ClassFormatError", text);
        }
        if let (Some(minor), Some(major)) = (version(4), version(6)) {
            let newest = self.program.boot.feature as u16 + 44;
            if major > newest || major == newest && minor != 0 && minor != u16::MAX {
                let text = format!(
                    "{name} has been compiled by a more recent version of the Java Runtime (class file version \
                     {major}.{minor}), this version of the Java Runtime only recognizes class file versions up to \
                     {newest}.0"
                );
                return raise("java/lang/UnsupportedClassVersionError", text);
            }
        }
        ClassFile::parse(bytes).map_err(|e| {
            let text = match e.what {
                CUT_OFF => "Truncated class file".to_owned(),
                _ => format!("{e} in class file {name}"),
            };
            Trap::Raise("java/lang/ClassFormatError", Some(text))
        })
    }

    /// Defines a class that has been read.
    pub fn define_parsed(
        &mut self,
        file: ClassFile,
        origin: Origin,
        nest: Option<ClassId>,
    ) -> Result<ClassId, Trap> {
        let module = nest.and_then(|n| self.class(n).module.clone());
        self.define_unless_there(file, origin, module, nest)
    }

    /// Defines a class of one of the JDK's modules.
    pub fn define_in_module(
        &mut self,
        file: ClassFile,
        origin: Origin,
        module: Option<Arc<str>>,
    ) -> Result<ClassId, Trap> {
        self.define_unless_there(file, origin, module, None)
    }

    fn define_unless_there(
        &mut self,
        file: ClassFile,
        origin: Origin,
        module: Option<Arc<str>>,
        nest: Option<ClassId>,
    ) -> Result<ClassId, Trap> {
        let name = file.name().map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string())))?;
        if self.program.class_index.contains_key(name) {
            return raise("java/lang/LinkageError", format!("duplicate class definition: {name}"));
        }
        self.link(Arc::new(file), origin, module, nest)
    }

    /// Defines a class of a loader that the program made.
    pub fn define_in(&mut self, space: u32, file: ClassFile) -> Result<ClassId, Trap> {
        let name = file.name().map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string())))?;
        let (name, unique) = (name.to_owned(), format!("{name}{}{space}", super::namespace::SPACE));
        let class = self.link_as(unique, Arc::new(file), Origin::User, space, None, None)?;
        self.keep_in(space, &name, class);
        Ok(class)
    }

    /// Defines a class whose name another one has in other states.
    pub fn define_version(&mut self, file: ClassFile, number: u64) -> Result<ClassId, Trap> {
        let name = file.name().map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string())))?;
        let unique = format!("{name}{}{number}", super::namespace::SPACE);
        self.link_as(unique, Arc::new(file), Origin::User, 0, None, None)
    }

    /// Defines a hidden class: one that no other class can name. Its own name gets a suffix, the number if given.
    pub fn define_hidden(
        &mut self,
        file: ClassFile,
        lookup: ClassId,
        nestmate: bool,
        number: Option<u64>,
    ) -> Result<ClassId, Trap> {
        let name = file.name().map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string())))?;
        let number = number.unwrap_or(self.program.classes.len() as u64);
        let unique = format!("{name}{HIDDEN}{number:016x}");
        let (origin, module) = (self.class(lookup).origin, self.class(lookup).module.clone());
        let space = self.class(lookup).space;
        self.link_as(unique, Arc::new(file), origin, space, module, nestmate.then_some(lookup))
    }

    /// Makes the primitives and the classes with fixed ids.
    pub fn load_foundations(&mut self) -> Result<(), Trap> {
        for (keyword, letter, _) in well_known::PRIMITIVES {
            let id = self.blank_class(keyword, Sort::Primitive(letter));
            self.program.classes[id.0 as usize].flags = access::PUBLIC | access::FINAL | access::ABSTRACT;
        }
        for name in ["java/lang/Object", "java/lang/Cloneable", "java/io/Serializable"] {
            self.load_class(name)?;
        }
        for i in 0..8 {
            self.array_of(ClassId(i));
        }
        assert_eq!(self.program.class_index["[J"], well_known::LONGS);
        Ok(())
    }

    fn blank_class(&mut self, name: &str, sort: Sort) -> ClassId {
        let id = ClassId(self.program.classes.len() as u32);
        let name: Arc<str> = name.into();
        let stable = stable_hash(&[&name]);
        let sym = self.program.symbols.intern(&name);
        self.program.classes.push(Class {
            id,
            name: name.clone(),
            sym,
            flags: 0,
            sort,
            origin: Origin::Jdk,
            space: 0,
            module: Some("java.base".into()),
            superclass: None,
            interfaces: Box::default(),
            supers: Box::default(),
            all_interfaces: Box::default(),
            file: None,
            fields: Box::default(),
            methods: Box::default(),
            declared: FxHashMap::default(),
            vtable: Box::default(),
            words: 0,
            refs: Box::default(),
            statics: ObjRef::NULL,
            mirror: ObjRef::NULL,
            clinit: None,
            array: None,
            nest: None,
            stable,
            resolved: FxHashMap::default(),
            bad: None,
        });
        self.state.init.push(super::Init::Done);
        self.state.heap.add_layout(
            id,
            Layout {
                kind: LayoutKind::Object { words: 0, refs: Box::default(), hidden: Box::default() },
                apart: Box::default(),
                stable,
            },
        );
        if !matches!(sort, Sort::Statics(_)) {
            self.program.class_index.insert(name, id);
        }
        id
    }

    /// The array class with this component.
    pub fn array_of(&mut self, component: ClassId) -> ClassId {
        if let Some(array) = self.class(component).array {
            return array;
        }
        let name = format!("[{}", self.descriptor_of(component));
        let id = self.blank_class(&name, Sort::Array { component });
        let element = self.class(component);
        let (flags, origin, module) = (element.flags, element.origin, element.module.clone());
        let space = element.space;
        let (shift, refs) = match element.sort {
            Sort::Primitive(letter) => {
                (well_known::PRIMITIVES.iter().find(|p| p.1 == letter).expect("primitive").2, false)
            }
            _ => (2, true),
        };
        let object = self.class(well_known::OBJECT);
        let (vtable, words) = (object.vtable.clone(), object.words);
        let class = &mut self.program.classes[id.0 as usize];
        class.flags = (flags & (access::PUBLIC | access::PRIVATE | access::PROTECTED))
            | access::FINAL
            | access::ABSTRACT;
        class.origin = origin;
        class.space = space;
        class.module = module;
        class.superclass = Some(well_known::OBJECT);
        class.supers = Box::new([well_known::OBJECT, id]);
        class.interfaces = Box::new([well_known::CLONEABLE, well_known::SERIALIZABLE]);
        class.all_interfaces = class.interfaces.clone();
        class.vtable = vtable;
        class.words = words;
        let stable = class.stable;
        let kind = LayoutKind::Array { shift, refs };
        self.state.heap.set_layout(id, Layout { kind, apart: Box::default(), stable });
        self.program.classes[component.0 as usize].array = Some(id);
        id
    }

    fn link(
        &mut self,
        file: Arc<ClassFile>,
        origin: Origin,
        module: Option<Arc<str>>,
        nest: Option<ClassId>,
    ) -> Result<ClassId, Trap> {
        let name = file.name().map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string())))?;
        let space = nest.map_or(0, |n| self.class(n).space);
        self.link_as(name.to_owned(), file, origin, space, module, nest)
    }

    fn link_as(
        &mut self,
        name: String,
        file: Arc<ClassFile>,
        origin: Origin,
        space: u32,
        module: Option<Arc<str>>,
        nest: Option<ClassId>,
    ) -> Result<ClassId, Trap> {
        let bad =
            |e: crate::classfile::ClassError| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string()));
        let file = if origin == Origin::User { self.with_marked_lines(file) } else { file };
        if self.run.instant.loading.contains(&name) {
            return raise("java/lang/ClassCircularityError", name);
        }
        self.run.instant.loading.push(name.clone());
        let supers = self.load_supers(&file, space);
        self.run.instant.loading.pop();
        let (superclass, interfaces) = supers?;

        let is_interface = file.access & access::INTERFACE != 0;
        let id = self.blank_class(&name, if is_interface { Sort::Interface } else { Sort::Instance });
        let statics_id = self.blank_class(&format!("{name}#static"), Sort::Statics(id));

        let mut all: Vec<ClassId> = interfaces.clone();
        for &i in interfaces.iter().chain(superclass.iter()) {
            all.extend_from_slice(&self.class(i).all_interfaces);
        }
        if is_interface {
            all.push(id);
        }
        all.sort_unstable();
        all.dedup();
        let mut chain = superclass.map_or(Vec::new(), |s| self.class(s).supers.to_vec());
        chain.push(id);
        {
            let class = &mut self.program.classes[id.0 as usize];
            class.flags = file.access;
            class.origin = origin;
            class.space = space;
            class.module = module;
            class.superclass = superclass;
            class.interfaces = interfaces.into();
            class.supers = chain.into();
            class.all_interfaces = all.into();
            class.nest = nest;
        }
        self.link_fields(id, statics_id, &file)?;
        self.link_methods(id, &file).map_err(bad)?;
        self.link_vtable(id);
        self.program.classes[id.0 as usize].file = Some(file);
        let class = self.class(id);
        let trivial = class.clinit.is_none();
        // A class without an initialiser still initialises its superclass first.
        let done = trivial
            && class.superclass.is_none_or(|s| self.state.init[s.0 as usize] == super::Init::Done)
            && class
                .all_interfaces
                .iter()
                .all(|i| *i == id || self.state.init[i.0 as usize] == super::Init::Done);
        if self.state.heap.is_logging() {
            self.run.tracked_classes.push(id);
        }
        // Where it matters when a class is linked, its first use shall be seen.
        let at_once = done && !self.state.heap.is_logging() && !self.run.plain.identities.are_followed;
        self.state.init[id.0 as usize] = if at_once { super::Init::Done } else { super::Init::No };
        Ok(id)
    }

    fn load_supers(&mut self, file: &ClassFile, space: u32) -> Result<(Option<ClassId>, Vec<ClassId>), Trap> {
        let bad =
            |e: crate::classfile::ClassError| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string()));
        // `java` asks a program's loader for the interfaces first.
        for &index in file.interfaces.iter().filter(|_| space != 0) {
            self.load_above(space, file.pool.class_name(index).map_err(bad)?)?;
        }
        let superclass = match file.super_name().map_err(bad)? {
            Some(name) => {
                let id = self.load_above(space, name)?;
                if self.class(id).is_interface() {
                    return raise(
                        "java/lang/IncompatibleClassChangeError",
                        format!("class {} has interface {} as super class", file.name().unwrap_or("?"), name),
                    );
                }
                Some(id)
            }
            None => None,
        };
        let mut interfaces = Vec::new();
        for &index in &file.interfaces {
            let name = file.pool.class_name(index).map_err(bad)?;
            interfaces.push(self.load_above(space, name)?);
        }
        Ok((superclass, interfaces))
    }

    fn link_fields(&mut self, id: ClassId, statics_id: ClassId, file: &ClassFile) -> Result<(), Trap> {
        let name = self.class(id).name.clone();
        let superclass = self.class(id).superclass.map(|s| self.class(s));
        let mut words = superclass.map_or(0, |s| s.words);
        let mut refs: Vec<u16> = superclass.map_or(Vec::new(), |s| s.refs.to_vec());
        let mut hidden: Vec<u16> = match self.class(id).superclass.map(|s| &self.state.heap.layout(s).kind) {
            Some(LayoutKind::Object { hidden, .. }) => hidden.to_vec(),
            _ => Vec::new(),
        };
        let mut apart =
            self.class(id).superclass.map_or(Vec::new(), |s| self.state.heap.layout(s).apart.to_vec());
        let mut static_apart = Vec::new();
        let origin = self.class(id).origin;
        let is_reduced = self.run.options.cuts != super::Cuts::All;
        let (assumed, rules) = (self.run.derived.assumed.clone(), self.run.derived.rules);
        let mut statics = 0u16;
        let mut static_refs: Vec<u16> = Vec::new();
        let mut static_hidden: Vec<u16> = Vec::new();
        let mut constants = Vec::new();
        let mut ids = Vec::new();
        let hidden_names = HIDDEN_FIELDS.iter().find(|h| h.0 == &*name).map_or(&[][..], |h| h.1);
        let injected = INJECTED_FIELDS.iter().find(|h| h.0 == &*name).map_or(&[][..], |h| h.1);
        let declared = file.fields.iter().enumerate().map(|(i, f)| {
            let name = file.pool.utf8(f.name).unwrap_or("?").to_owned();
            let descriptor = file.pool.utf8(f.descriptor).unwrap_or("I").to_owned();
            (Some(i), f.access, name, descriptor, file.constant_value(f))
        });
        let added =
            injected.iter().map(|(name, d)| (None, access::SYNTHETIC, name.to_string(), d.to_string(), None));
        for (index, flags, field_name, descriptor, constant) in declared.chain(added).collect::<Vec<_>>() {
            let letter = descriptor.as_bytes()[0];
            let is_ref = matches!(letter, b'L' | b'[');
            let is_static = flags & access::STATIC != 0;
            let is_hidden = hidden_names.contains(&field_name.as_str());
            let declared = Declared {
                origin,
                class: &name,
                name: &field_name,
                descriptor: &descriptor,
                flags,
                assumed: &assumed,
                rules,
            };
            let is_immutable = is_reduced && declared.is_immutable();
            let covered = self.covering(id, &name, &field_name);
            let is_quiet = is_reduced && declared.is_quiet();
            let set_apart = declared.apart().filter(|_| is_reduced);
            let slot = if is_static {
                let slot = statics;
                statics += 1;
                if is_ref {
                    static_refs.push(slot);
                }
                if is_hidden {
                    static_hidden.push(slot);
                }
                static_apart.extend(set_apart.map(|how| (slot, how)));
                if let Some(constant) = constant {
                    constants.push((slot, constant));
                }
                slot
            } else {
                if words >= u32::from(u16::MAX) {
                    return raise("java/lang/ClassFormatError", "too many fields");
                }
                let slot = words as u16;
                words += 1;
                if is_ref {
                    refs.push(slot);
                }
                if is_hidden {
                    hidden.push(slot);
                }
                apart.extend(set_apart.map(|how| (slot, how)));
                slot
            };
            let fid = FieldId(self.program.fields.len() as u32);
            let (name, descriptor) =
                (self.program.symbols.intern(&field_name), self.program.symbols.intern(&descriptor));
            self.program.fields.push(Field {
                id: fid,
                class: id,
                name,
                descriptor,
                flags,
                letter,
                slot,
                index: index.map(|i| i as u16),
                is_quiet,
                is_immutable,
                covered,
            });
            ids.push(fid);
        }
        let stable = self.class(id).stable;
        let object = LayoutKind::Object { words, refs: refs.clone().into(), hidden: hidden.into() };
        self.state.heap.set_layout(id, Layout { kind: object, apart: apart.into(), stable });
        let kind = LayoutKind::Object {
            words: u32::from(statics),
            refs: static_refs.into(),
            hidden: static_hidden.into(),
        };
        let static_stable = self.class(statics_id).stable;
        self.state
            .heap
            .set_layout(statics_id, Layout { kind, apart: static_apart.into(), stable: static_stable });
        let class = &mut self.program.classes[id.0 as usize];
        class.words = words;
        class.refs = refs.into();
        class.fields = ids.into();
        // Static storage is permanent; constants are in it from the start.
        let storage = self.state.heap.alloc_permanent(statics_id, 0, static_stable)?;
        self.program.classes[id.0 as usize].statics = storage;
        for (slot, constant) in constants {
            let value = match file.pool.get(constant) {
                Ok(Constant::Integer(v)) => u64::from(v as u32),
                Ok(Constant::Float(v)) => u64::from(v.to_bits()),
                Ok(Constant::Long(v)) => v as u64,
                Ok(Constant::Double(v)) => v.to_bits(),
                Ok(Constant::String(text)) => {
                    let text = file
                        .pool
                        .utf16(text)
                        .map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(e.to_string())))?;
                    self.intern_utf16(&text)?.slot()
                }
                _ => return raise("java/lang/ClassFormatError", "a constant value of the wrong type"),
            };
            self.state.heap.fill_permanent(storage)[slot as usize] = value;
        }
        Ok(())
    }

    fn link_methods(&mut self, id: ClassId, file: &ClassFile) -> Result<(), crate::classfile::ClassError> {
        let class_name = self.class(id).name.clone();
        let is_quiet_jdk = self.run.options.cuts != super::Cuts::All && self.class(id).origin == Origin::Jdk;
        let mut ids = Vec::with_capacity(file.methods.len());
        for (index, info) in file.methods.iter().enumerate() {
            let (name, text) = (file.pool.utf8(info.name)?, file.pool.utf8(info.descriptor)?);
            let descriptor = MethodDescriptor::parse(text)?;
            let mid = MethodId(self.program.methods.len() as u32);
            let is_static = info.access & access::STATIC != 0;
            let sym = (self.program.symbols.intern(name), self.program.symbols.intern(text));
            let args = descriptor.arg_slots() + u16::from(!is_static);
            self.program.entries.push(super::invoke::Entry::unprepared(args));
            self.program.methods.push(Method {
                id: mid,
                class: id,
                name: sym.0,
                descriptor: sym.1,
                flags: info.access,
                body: Body::Unprepared,
                arg_slots: args,
                max_locals: 0,
                max_stack: 0,
                result: descriptor.result_kind(),
                code: Box::default(),
                switches: Box::default(),
                handlers: Box::default(),
                vindex: None,
                index: index as u16,
                whole: if is_quiet_jdk {
                    reduce::whole(&self.run.derived, &class_name, name, text)
                } else {
                    Whole::No
                },
                part: self.part_of(id, &class_name, name, info.access),
                stable: stable_hash(&[&class_name, name, text]),
                maps: None,
                offsets: Box::default(),
            });
            ids.push(mid);
            let class = &mut self.program.classes[id.0 as usize];
            class.declared.insert(sym, mid);
            if name == "<clinit>" && text == "()V" {
                class.clinit = Some(mid);
            }
        }
        self.program.classes[id.0 as usize].methods = ids.into();
        Ok(())
    }

    fn link_vtable(&mut self, id: ClassId) {
        let class = self.class(id);
        if class.is_interface() {
            // Calls on an interface type may name Object's methods.
            self.program.classes[id.0 as usize].vtable = self.class(well_known::OBJECT).vtable.clone();
            return;
        }
        let mut vtable: Vec<MethodId> =
            class.superclass.map_or(Vec::new(), |s| self.class(s).vtable.to_vec());
        let package = package_of(&class.name).to_owned();
        for mid in class.methods.clone() {
            let method = self.method(mid);
            if method.flags & (access::STATIC | access::PRIVATE) != 0
                || self.method_name(mid).starts_with('<')
            {
                continue;
            }
            let key = (method.name, method.descriptor);
            let mut index = None;
            for (at, &inherited) in vtable.iter().enumerate() {
                let above = self.method(inherited);
                if (above.name, above.descriptor) != key {
                    continue;
                }
                let visible = above.flags & (access::PUBLIC | access::PROTECTED) != 0
                    || package_of(&self.class(above.class).name) == package;
                if visible {
                    index = Some(at);
                    break;
                }
            }
            let at = index.unwrap_or_else(|| {
                vtable.push(mid);
                vtable.len() - 1
            });
            // Overriding applies to every slot with this signature that is visible here.
            for (slot, entry) in vtable.iter_mut().enumerate() {
                let above = self.method(*entry);
                if slot == at
                    || (above.name, above.descriptor) == key
                        && (above.flags & (access::PUBLIC | access::PROTECTED) != 0
                            || package_of(&self.class(above.class).name) == package)
                {
                    *entry = mid;
                }
            }
            self.program.methods[mid.0 as usize].vindex = Some(at as u32);
        }
        // Interface methods without an implementation get a slot too ("miranda" methods), so that
        // a virtual call on an abstract class finds them.
        for &interface in self.class(id).all_interfaces.clone().iter() {
            for imid in self.class(interface).methods.clone() {
                let m = self.method(imid);
                if m.flags & (access::STATIC | access::PRIVATE) != 0
                    || self.method_name(imid).starts_with('<')
                {
                    continue;
                }
                let key = (m.name, m.descriptor);
                let slot = vtable.iter().position(|&v| {
                    let above = self.method(v);
                    (above.name, above.descriptor) == key
                });
                match slot {
                    Some(slot) if self.class(self.method(vtable[slot]).class).is_interface() => {
                        if let Ok(best) = self.most_specific_default(id, imid) {
                            vtable[slot] = best;
                        }
                    }
                    Some(_) => {}
                    None => vtable.push(self.most_specific_default(id, imid).unwrap_or(imid)),
                }
            }
        }
        self.program.classes[id.0 as usize].vtable = vtable.into();
    }

    /// Decodes a method on its first call.
    pub fn prepare(&mut self, mid: MethodId) -> Result<(), Trap> {
        let method = self.method(mid);
        if let Some(native) = self.program.natives.find(self, mid) {
            self.program.methods[mid.0 as usize].body = Body::Native(native);
            return Ok(());
        }
        if method.is_native() {
            let own = self.class(method.class).origin == Origin::User;
            self.program.methods[mid.0 as usize].body =
                if own { Body::Native(crate::native::missing::unlinked) } else { Body::Missing };
            return Ok(());
        }
        if method.is_abstract() {
            self.program.methods[mid.0 as usize].body = Body::Abstract;
            return Ok(());
        }
        self.prepare_code(mid)?;
        let torture = self.run.options.torture | self.run.options.rehash | self.find_method_labels(mid);
        let method = &mut self.program.methods[mid.0 as usize];
        method.body = Body::Code;
        let is_plain = method.whole == Whole::No && !method.part.is_watched();
        if !method.is_synchronized() && is_plain && !torture {
            let words = u32::from(method.max_locals) + u32::from(method.max_stack) + super::invoke::MARGIN;
            self.program.entries[mid.0 as usize].need = words;
            self.find_short_cut(mid);
        }
        Ok(())
    }

    /// Decodes a method's own bytecode, once.
    pub fn prepare_code(&mut self, mid: MethodId) -> Result<(), Trap> {
        let method = self.method(mid);
        if !method.code.is_empty() {
            return Ok(());
        }
        let class = self.class(method.class);
        let Some(file) = class.file.clone() else {
            return raise("java/lang/AbstractMethodError", self.method_text(mid));
        };
        let index = method.index as usize;
        let trusted = class.origin == Origin::Jdk;
        let info = &file.methods[index];
        let verify = |text: String| Trap::Raise("java/lang/VerifyError", Some(text));
        let where_ = self.method_text(mid);
        let attribute = file
            .code(info)
            .map_err(|e| Trap::Raise("java/lang/ClassFormatError", Some(format!("{where_}: {e}"))))?
            .ok_or_else(|| {
                Trap::Raise("java/lang/ClassFormatError", Some(format!("{where_} has no code")))
            })?;
        let mut code = attribute.decode().map_err(|e| verify(format!("{where_}: {e}")))?;
        let maps = if trusted {
            None
        } else {
            let analysis =
                self.analyse(&file, info, &attribute, &code).map_err(|e| verify(format!("{where_}: {e}")))?;
            Some(Arc::new(analysis))
        };
        let slots = method.arg_slots;
        if trusted {
            let class = self.class(method.class).name.clone();
            crate::code::spin::shorten(&class, &mut code);
            let rules = self.run.derived.rules;
            if !rules.is_empty() {
                let name = self.method_name(mid);
                let quiet = reduce::lighten(&class, name, &mut code, &file.pool, rules);
                self.run.quiet.extend(quiet.into_iter().map(|(at, how)| ((mid, at), how)));
            }
        }
        let checked = self.checks_overflow(mid);
        let method = &mut self.program.methods[mid.0 as usize];
        if attribute.max_locals < slots {
            return Err(verify(format!("{where_}: arguments do not fit in its locals")));
        }
        method.max_locals = attribute.max_locals;
        method.max_stack = attribute.max_stack;
        method.code = crate::code::translate(&code);
        if checked {
            super::interp::overflow::check(&mut method.code);
        }
        method.offsets = code.insns.iter().map(|i| i.offset).collect();
        method.switches = code.switches.into();
        method.handlers = code.handlers.into();
        method.maps = maps;
        let entry = &mut self.program.entries[mid.0 as usize];
        entry.code = method.code.as_mut_ptr();
        entry.locals = method.max_locals;
        Ok(())
    }

    /// The reference maps of a method, analysed on demand.
    pub fn maps(&mut self, mid: MethodId) -> Arc<crate::bytecode::analysis::Frames> {
        if let Some(maps) = &self.method(mid).maps {
            return maps.clone();
        }
        let file =
            self.class(self.method(mid).class).file.clone().expect("a method with code has a class file");
        let info = &file.methods[self.method(mid).index as usize];
        let attribute = file.code(info).ok().flatten().expect("decoded before");
        let code = attribute.decode().expect("decoded before");
        let analysis = self.analyse(&file, info, &attribute, &code).unwrap_or_else(|e| {
            // The program's own methods are analysed before they run. To do so with the JDK's would cost as much as
            // its start, and there is no way back from here.
            std::panic::panic_any(DamagedJdk(format!("{}: {e}", self.method_text(mid))))
        });
        let analysis = Arc::new(analysis);
        self.program.methods[mid.0 as usize].maps = Some(analysis.clone());
        analysis
    }

    /// What the locals of a frame hold, be it read again or not; none of it is gone (`dead_slots`).
    pub fn dead_refs(&self, frame: &super::thread::Frame, words: &[u64]) -> Vec<ObjRef> {
        let Some(maps) = self.maps_with_dead(frame.method) else { return Vec::new() };
        (0..words.len())
            .filter(|&slot| maps.is_ref(frame.pc as usize, slot as u16))
            .map(|slot| ObjRef(words[slot] as u32))
            .collect()
    }

    /// The locals of a frame that hold a reference and are not read again.
    pub fn dead_ref_slots(&self, frame: &super::thread::Frame, words: usize) -> Vec<usize> {
        let Some(maps) = self.maps_with_dead(frame.method) else { return Vec::new() };
        let pc = frame.pc as usize;
        let locals = words.min(usize::from(self.method(frame.method).max_locals));
        let is_dead = |slot: &usize| maps.is_ref(pc, *slot as u16) && !maps.is_live(pc, *slot as u16);
        (0..locals).filter(is_dead).collect()
    }

    fn maps_with_dead(&self, method: MethodId) -> Option<crate::bytecode::analysis::Frames> {
        let method = self.method(method);
        let file = self.class(method.class).file.as_ref()?;
        let info = &file.methods[method.index as usize];
        let attribute = file.code(info).ok().flatten()?;
        let code = attribute.decode().ok()?;
        let signature = self.signature(file, info, &attribute);
        crate::bytecode::analysis::Frames::with_dead(&code, signature, &file.pool).ok()
    }

    fn analyse(
        &self,
        file: &ClassFile,
        info: &crate::classfile::MethodInfo,
        attribute: &crate::classfile::CodeAttribute<'_>,
        code: &crate::bytecode::Code,
    ) -> Result<crate::bytecode::analysis::Frames, crate::bytecode::CodeError> {
        let signature = self.signature(file, info, attribute);
        crate::bytecode::analysis::Frames::of(code, signature, &file.pool)
    }

    fn signature<'a>(
        &self,
        file: &'a ClassFile,
        info: &crate::classfile::MethodInfo,
        attribute: &crate::classfile::CodeAttribute<'_>,
    ) -> crate::bytecode::analysis::Signature<'a> {
        crate::bytecode::analysis::Signature {
            descriptor: file.pool.utf8(info.descriptor).unwrap_or("()V"),
            is_static: info.is_static(),
            max_stack: attribute.max_stack,
            max_locals: attribute.max_locals,
        }
    }

    /// The slots an argument list takes, `this` not counted, and the kind of result.
    pub fn descriptor_shape(descriptor: &str) -> (u16, Option<Kind>) {
        MethodDescriptor::parse(descriptor).map_or((0, None), |d| (d.arg_slots(), d.result_kind()))
    }
}

/// `java/util` of `java/util/List`.
pub fn package_of(name: &str) -> &str {
    name.rsplit_once('/').map_or("", |p| p.0)
}
