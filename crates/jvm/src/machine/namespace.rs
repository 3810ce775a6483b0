//! Namespaces: which class a name means depends on the loader of the class that uses it (JVMS 5.3).
//!
//! The JDK's own three loaders share namespace 0, where the machine loads by itself. Every loader that the program
//! makes has a namespace of its own, numbered when it first defines or is asked for a class. A class it defines goes
//! by an internal name with the namespace's number behind it, so that names inside the machine stay unique; Java never
//! sees the number. When code of such a class names another one, the loader's `loadClass` runs, as Java code on the
//! thread's own stack, and what it returns is kept: the loader is asked once for each name.
//!
//! A class that is in no namespace 0 is looked for by Java code too, because its frames are in the exception's trace.
//!
//! Namespaces are linkage and survive undoing; hence there are none while checking, where a program's loader shares
//! namespace 0 and what would need another is refused by name.
//! A descriptor in a class file means what its class's loader says; the types of method handles are descriptors of
//! internal names, which mean the same everywhere.
//! Known gap: handlers and loader constraints do not ask.

use super::thread::Role;
use super::{Exit, Machine, Outcome, Trap, raise};
use crate::class::{ClassId, Origin};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::link::assemble::ClassWriter;
use crate::native::{int, object};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// What stands between the written name of a class and the number of its namespace.
pub const SPACE: &str = "+@";

#[derive(Default)]
pub struct Namespaces {
    /// Loaders that the program made; namespace `i + 1` is that of the `i`th.
    loaders: Vec<ObjRef>,
    /// What names mean there.
    index: FxHashMap<u32, FxHashMap<String, ClassId>>,
}

/// A class that a loader must be asked for.
#[derive(Debug, Clone, PartialEq)]
pub struct Wanted {
    pub space: u32,
    /// Internal form.
    pub name: String,
    /// A class names it, so that not finding it is a linkage error; otherwise `Class.forName` does.
    pub linking: bool,
}

const ASK: &str = "java/lang/ClassLoader$$Ask";
const LOADER: &str = "Ljava/lang/ClassLoader;";
const TEXT: &str = "Ljava/lang/String;";

impl Machine {
    /// The namespace of a loader object, which is not null.
    pub fn space_of(&mut self, loader: ObjRef) -> u32 {
        if let Some(at) = self.program.namespaces.loaders.iter().position(|&l| l == loader) {
            return at as u32 + 1;
        }
        let class = self.state.heap.class(loader);
        let builtin = self.program.class_index.get("jdk/internal/loader/BuiltinClassLoader").copied();
        if self.run.exploring || builtin.is_some_and(|b| self.is_subclass(class, b)) {
            return 0;
        }
        self.program.namespaces.loaders.push(loader);
        self.program.boot.pinned.push(loader);
        self.program.namespaces.loaders.len() as u32
    }

    /// What a name means in a namespace other than 0, if its loader was asked before.
    pub fn known_in(&self, space: u32, name: &str) -> Option<ClassId> {
        self.program.namespaces.index.get(&space)?.get(name).copied()
    }

    /// Keeps what a name means in a namespace.
    pub fn keep_in(&mut self, space: u32, name: &str, class: ClassId) {
        if space != 0 {
            self.program.namespaces.index.entry(space).or_default().insert(name.to_owned(), class);
        }
    }

    /// The class a name in the code of `owner` means.
    pub fn load_class_for(&mut self, owner: ClassId, name: &str) -> Result<ClassId, Trap> {
        let class = self.class(owner);
        let (space, origin) = (class.space, class.origin);
        if space != 0 {
            return self.load_class_in(space, name);
        }
        match self.load_class(name) {
            Err(Trap::Raise("java/lang/NoClassDefFoundError", Some(missing)))
                if origin == Origin::User && missing == name =>
            {
                if self.has_own_loader(owner) {
                    let name = name.replace('/', ".");
                    return Err(Trap::Unsupported(format!(
                        "finding {name} by a class loader of the program's"
                    )));
                }
                if self.run.exploring || !self.program.boot.booted {
                    return raise("java/lang/NoClassDefFoundError", missing);
                }
                Err(Trap::Load(Wanted { space: 0, name: missing, linking: true }.into()))
            }
            other => other,
        }
    }

    /// The class of a field descriptor in the class file of `owner`.
    pub fn load_descriptor_for(&mut self, owner: ClassId, descriptor: &str) -> Result<ClassId, Trap> {
        match descriptor.as_bytes() {
            [b'L', .., b';'] => self.load_class_for(owner, &descriptor[1..descriptor.len() - 1]),
            [b'[', ..] => self.load_class_for(owner, descriptor),
            _ => self.load_descriptor(descriptor),
        }
    }

    /// A descriptor of a field or method in the class file of `owner`, with the internal names of what it names.
    pub fn descriptor_in(&mut self, owner: ClassId, descriptor: &str) -> Result<String, Trap> {
        if self.class(owner).space == 0 {
            return Ok(descriptor.to_owned());
        }
        let mut text = String::new();
        let mut rest = descriptor;
        while let Some(first) = rest.chars().next() {
            let length = match first {
                'L' => rest.find(';').map_or(rest.len(), |end| end + 1),
                _ => first.len_utf8(),
            };
            let (part, after) = rest.split_at(length);
            match first {
                'L' => {
                    let class = self.load_descriptor_for(owner, part)?;
                    text.push_str(&self.descriptor_of(class));
                }
                _ => text.push_str(part),
            }
            rest = after;
        }
        Ok(text)
    }

    /// A superclass or interface that a class of this namespace names.
    pub fn load_above(&mut self, space: u32, name: &str) -> Result<ClassId, Trap> {
        if space == 0 { self.load_class(name) } else { self.load_class_in(space, name) }
    }

    fn load_class_in(&mut self, space: u32, name: &str) -> Result<ClassId, Trap> {
        if let Some(class) = self.known_in(space, name) {
            return Ok(class);
        }
        if let Some(component) = name.strip_prefix('[') {
            let component = match component.as_bytes() {
                [b'L', .., b';'] => self.load_class_in(space, &component[1..component.len() - 1])?,
                [b'[', ..] => self.load_class_in(space, component)?,
                _ => self.load_descriptor(component)?,
            };
            return Ok(self.array_of(component));
        }
        // What the machine writes goes by names that no loader knows.
        if let Some(&class) = self.program.class_index.get(name)
            && (name.contains(SPACE) || self.class(class).origin == Origin::Synthetic)
        {
            return Ok(class);
        }
        Err(Trap::Load(Wanted { space, name: name.to_owned(), linking: true }.into()))
    }

    /// Whether a class was defined by a loader that the program made, in namespace 0 since this is a search: such a
    /// loader would be asked for the classes that its classes name.
    fn has_own_loader(&self, class: ClassId) -> bool {
        let mirror = self.class(class).mirror;
        if mirror.is_null() {
            return false;
        }
        let loader = self.state.heap.get_ref(mirror, self.program.known.class_loader.0);
        !loader.is_null() && self.class(self.state.heap.class(loader)).origin != Origin::Jdk
    }

    /// The class a handler names, without asking: an exception that is caught by it has met it before, or has it
    /// among its superclasses.
    pub fn caught_class(&mut self, owner: ClassId, name: &str, thrown: ClassId) -> Option<ClassId> {
        if self.class(owner).space == 0 {
            return self.load_class(name).ok();
        }
        let space = self.class(owner).space;
        self.load_class_in(space, name).ok().or_else(|| {
            let above = self.class(thrown).supers.iter();
            above.copied().find(|&c| self.class(c).written_name() == name)
        })
    }

    /// Lets a loader look for a class; then the instruction is executed again.
    pub(super) fn ask_loader(&mut self, wanted: &Wanted) -> Option<Exit> {
        match self.enter_loader(wanted) {
            Ok(()) => None,
            Err(trap) => self.trap(trap),
        }
    }

    fn enter_loader(&mut self, wanted: &Wanted) -> Result<(), Trap> {
        let loader = match wanted.space {
            0 => ObjRef(crate::native::loader::app_loader(self)? as u32),
            space => self.program.namespaces.loaders[space as usize - 1],
        };
        let class = match self.program.class_index.get(ASK) {
            Some(&class) => class,
            None => self.write_ask()?,
        };
        let name = self.intern(&wanted.name.replace('/', "."))?;
        let how = if wanted.linking { "link" } else { "find" };
        let method = self.find_method_named(class, how, &format!("({LOADER}{TEXT})V")).expect("written");
        if !wanted.linking {
            let native = self.run.instant.method;
            self.run.tables.adapters.stand_ins.insert(method, native);
        }
        self.enter(method, &[loader.slot(), name.slot()], Role::Again)
    }

    /// Two methods that call `loadClass` and hand over what it returns; the one for linking turns a missing class
    /// into the error of the class that names it.
    fn write_ask(&mut self) -> Result<ClassId, Trap> {
        let mut w = ClassWriter::new(0, ASK, "java/lang/Object", &[]);
        let flags = access::STATIC | access::NATIVE;
        w.bare_method(flags, "found", &format!("({LOADER}{TEXT}Ljava/lang/Class;I)V"));
        w.bare_method(flags, "missing", &format!("({TEXT}Ljava/lang/Throwable;)V"));
        for how in ["find", "link"] {
            let mut c = w.method(access::STATIC, how, &format!("({LOADER}{TEXT})V"));
            let (start, end, caught) = (c.label(), c.label(), c.label());
            c.load(LOADER, 0);
            c.load(TEXT, 1);
            c.bind(start);
            c.load(LOADER, 0);
            c.load(TEXT, 1);
            c.invoke_virtual("java/lang/ClassLoader", "loadClass", &format!("({TEXT})Ljava/lang/Class;"));
            c.bind(end);
            c.int(i32::from(how == "link"));
            c.invoke_static(false, ASK, "found", &format!("({LOADER}{TEXT}Ljava/lang/Class;I)V"));
            c.ret("V");
            if how == "link" {
                c.bind_handler(caught);
                let exception = c.fresh_local("Ljava/lang/Throwable;");
                c.store("Ljava/lang/Throwable;", exception);
                c.load(TEXT, 1);
                c.load("Ljava/lang/Throwable;", exception);
                c.invoke_static(false, ASK, "missing", &format!("({TEXT}Ljava/lang/Throwable;)V"));
                c.ret("V");
                c.handler(start, end, caught, Some("java/lang/ClassNotFoundException"));
            }
            c.finish();
        }
        let class = self.define_synthetic(w.finish(), None)?;
        self.bind_native(class, "found", found);
        self.bind_native(class, "missing", missing);
        Ok(class)
    }

    /// The name the program gave to a class's loader, or null.
    pub fn loader_name(&self, class: ClassId) -> ObjRef {
        match self.class(class).space {
            0 => ObjRef::NULL,
            space => {
                ObjRef(self.get_named(self.program.namespaces.loaders[space as usize - 1], "name") as u32)
            }
        }
    }

    /// How `java` names the loader of a class in messages: `'app'`, `Loader @1b2c3d`.
    pub fn loader_text(&mut self, class: ClassId) -> String {
        let space = self.class(class).space;
        if space == 0 {
            return "'app'".to_owned();
        }
        let loader = self.program.namespaces.loaders[space as usize - 1];
        let hash = crate::native::object::identity_hash(self, loader);
        let given = ObjRef(self.get_named(loader, "name") as u32);
        match self.text_or_null(given) {
            Some(given) => format!("'{given}' @{hash:x}"),
            None => format!("{} @{hash:x}", self.class_java_name(self.state.heap.class(loader))),
        }
    }
}

/// A descriptor of internal names as a class file has it.
pub fn written(descriptor: &str) -> Cow<'_, str> {
    if !descriptor.contains(SPACE) {
        return descriptor.into();
    }
    let mut text = String::new();
    for part in descriptor.split_inclusive(';') {
        match part.split_once(SPACE) {
            Some((name, _)) => text.extend([name, ";"]),
            None => text.push_str(part),
        }
    }
    text.into()
}

/// A loader has answered; a class of another name, or none, is no answer.
fn found(m: &mut Machine, args: &[u64]) -> Outcome {
    let (loader, mirror) = (object(args, 0), object(args, 2));
    let name = m.text(object(args, 1));
    let class = (!mirror.is_null()).then(|| m.class_of_mirror(mirror));
    match class.filter(|&c| m.class_java_name(c) == name) {
        Some(class) => {
            let space = m.space_of(loader);
            m.keep_in(space, &name.replace('.', "/"), class);
            Ok(0)
        }
        None => {
            let (error, name) = match int(args, 3) {
                0 => ("java/lang/ClassNotFoundException", name),
                _ => ("java/lang/NoClassDefFoundError", name.replace('.', "/")),
            };
            Err(Trap::Throw(m.make_exception(error, Some(name))?))
        }
    }
}

fn missing(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text(object(args, 0)).replace('.', "/");
    let error = m.make_exception("java/lang/NoClassDefFoundError", Some(name))?;
    let slot = m.program.known.throwable_cause.0;
    m.state.heap.put_ref(error, slot, object(args, 1));
    Err(Trap::Throw(error))
}

#[cfg(test)]
mod tests {
    #[test]
    fn descriptors_lose_the_numbers_of_namespaces() {
        for (internal, written) in [
            ("(La/B+@3;I[Lc/D+@12;Le/F;)La/B+@3;", "(La/B;I[Lc/D;Le/F;)La/B;"),
            ("La/B+@3;", "La/B;"),
            ("(IJ)V", "(IJ)V"),
        ] {
            assert_eq!(super::written(internal), written);
        }
    }
}
