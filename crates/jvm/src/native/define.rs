//! Classes that a program defines from bytes.
//!
//! Linked classes survive undoing, so whether a class is defined is told by a field of its Class object, which is part
//! of the state. While exploring, the same bytes under the same name are the same linked class again, in every state
//! in which they are defined; other bytes under a name are another class with a number behind its internal name,
//! which is made of the bytes, so that every machine has the same names.
//!
//! Known gap: while checking, two loaders of the program cannot define the same name, since there is one namespace.

use super::{Table, int, object};
use crate::class::{ClassId, Origin, stable_hash};
use crate::classfile::ClassFile;
use crate::heap::{ObjRef, mix64};
use crate::machine::{Machine, Outcome, Trap, raise};
use rustc_hash::FxHashMap;

pub const TABLES: &[Table] = &[
    (
        "jdk/internal/misc/Unsafe",
        &[(
            "defineClass0(Ljava/lang/String;[BIILjava/lang/ClassLoader;Ljava/security/ProtectionDomain;)Ljava/lang/Class;",
            define_unsafely,
        )],
    ),
    (
        "java/lang/ClassLoader",
        &[
            (
                "defineClass1(Ljava/lang/ClassLoader;Ljava/lang/String;[BIILjava/security/ProtectionDomain;Ljava/lang/String;)Ljava/lang/Class;",
                define_class,
            ),
            (
                "defineClass0(Ljava/lang/ClassLoader;Ljava/lang/Class;Ljava/lang/String;[BIILjava/security/ProtectionDomain;ZILjava/lang/Object;)Ljava/lang/Class;",
                define_for_lookup,
            ),
        ],
    ),
];

/// A class of any loader, without asking the loader.
fn define_unsafely(m: &mut Machine, args: &[u64]) -> Outcome {
    let [_, name, bytes, offset, length, loader, domain] = *args else { unreachable!("as declared") };
    if loader as u32 == 0 {
        return define_for_boot(m, name, content(m, object(args, 2), int(args, 3), int(args, 4)));
    }
    define_class(m, &[loader, name, bytes, offset, length, domain, 0])
}

/// A class that the boot loader has from now on, as if it were the JDK's.
fn define_for_boot(m: &mut Machine, name: u64, bytes: Vec<u8>) -> Outcome {
    if m.run.exploring {
        return Err(Trap::Unsupported("a class that the program defines for the boot loader".into()));
    }
    let name = m.text_or_null(ObjRef(name as u32)).unwrap_or_default().replace('.', "/");
    let file = m.parse_class(bytes, &name)?;
    let beside = m.load_class("java/lang/Object")?;
    let module = m.class(beside).module.clone();
    let class = m.define_in_module(file, Origin::Jdk, module)?;
    Ok(mark_defined(m, class, ObjRef::NULL)?.slot())
}

/// Classes made of bytes while exploring: for each name what it was made of, in the order of linkage.
#[derive(Default)]
pub struct Versions(FxHashMap<String, Vec<(u64, ClassId)>>);

fn hash_of(bytes: &[u8]) -> u64 {
    let word = |chunk: &[u8]| {
        let mut word = [0; 8];
        word[..chunk.len()].copy_from_slice(chunk);
        u64::from_le_bytes(word)
    };
    bytes.chunks(8).fold(bytes.len() as u64, |hash, chunk| mix64(hash, word(chunk)))
}

/// Whether a class made of bytes is defined in the present state.
fn is_defined(m: &Machine, class: ClassId) -> bool {
    let mirror = m.class(class).mirror;
    !mirror.is_null() && m.state.heap.get(mirror, m.program.known.class_defined.0) != 0
}

/// From now on the class is defined, by this loader.
fn mark_defined(m: &mut Machine, class: ClassId, loader: ObjRef) -> Result<ObjRef, Trap> {
    let mirror = m.mirror(class)?;
    let (slot, flag) = (m.program.known.class_loader.0, m.program.known.class_defined.0);
    m.state.heap.put_ref(mirror, slot, loader);
    m.state.heap.put(mirror, flag, 1);
    Ok(mirror)
}

/// Where the class comes from, as its loader says.
fn set_domain(m: &mut Machine, class: ClassId, domain: ObjRef) -> Result<(), Trap> {
    let (mirror, slot) = (m.mirror(class)?, m.program.known.class_domain.0);
    m.state.heap.put_ref(mirror, slot, domain);
    Ok(())
}

/// A class of these bytes that is not defined yet in this state, if one was linked in another.
fn linked_before(m: &Machine, name: &str, hash: u64) -> Option<ClassId> {
    let versions = m.run.tables.versions.0.get(name)?;
    versions.iter().find(|&&(h, class)| h == hash && !is_defined(m, class)).map(|v| v.1)
}

fn keep(m: &mut Machine, name: &str, hash: u64, class: ClassId) {
    m.run.tables.versions.0.entry(name.to_owned()).or_default().push((hash, class));
}

fn content(m: &Machine, bytes: ObjRef, offset: i32, length: i32) -> Vec<u8> {
    m.state.heap.bytes(bytes)[offset as usize..(offset + length) as usize].to_vec()
}

fn define_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let (loader, name) = (object(args, 0), object(args, 1));
    let bytes = content(m, object(args, 2), int(args, 3), int(args, 4));
    let hash = hash_of(&bytes);
    let wanted = m.text_or_null(name).map(|n| n.replace('.', "/"));
    let file = m.parse_class(bytes, wanted.as_deref().unwrap_or("Unknown"))?;
    let name = file.name().unwrap_or_default().to_owned();
    if wanted.is_some_and(|wanted| wanted != name) {
        let wanted = m.text(object(args, 1)).replace('.', "/");
        return raise("java/lang/NoClassDefFoundError", format!("{wanted} (wrong name: {name})"));
    }
    let space = m.space_of(loader);
    if space != 0 {
        if m.known_in(space, &name).is_some() {
            return raise("java/lang/LinkageError", duplicate_text(m, loader, &name));
        }
        let class = m.define_in(space, file)?;
        set_domain(m, class, object(args, 5))?;
        return Ok(mark_defined(m, class, loader)?.slot());
    }
    let class = match m.run.exploring {
        true => {
            // What others see of it is in the Class object.
            m.visible_anyway()?;
            define_again(m, file, hash, loader, Origin::User)?
        }
        false => match m.program.class_index.get(&*name) {
            Some(&other) => return Err(clash(m, other, &name, loader)?),
            None => m.define_parsed(file, Origin::User, None)?,
        },
    };
    set_domain(m, class, object(args, 5))?;
    Ok(mark_defined(m, class, loader)?.slot())
}

/// While exploring: the class, which may have been linked in another state.
fn define_again(
    m: &mut Machine,
    file: ClassFile,
    hash: u64,
    loader: ObjRef,
    origin: Origin,
) -> Result<ClassId, Trap> {
    let name = file.name().unwrap_or_default().to_owned();
    let versions = m.run.tables.versions.0.get(&name).cloned().unwrap_or_default();
    if let Some(&(_, other)) = versions.iter().find(|v| is_defined(m, v.1)) {
        return Err(clash(m, other, &name, loader)?);
    }
    if let Some(class) = linked_before(m, &name, hash) {
        return Ok(class);
    }
    let class = match m.program.class_index.get(&*name) {
        None => m.define_parsed(file, origin, None)?,
        Some(&other) if versions.is_empty() => return Err(clash(m, other, &name, loader)?),
        // Only the JDK makes classes that nobody names; a program's name would mean one or the other.
        Some(_) if m.class(m.state.heap.class(loader)).origin == Origin::Jdk => {
            m.define_version(file, hash)?
        }
        Some(_) => {
            let name = name.replace('/', ".");
            return Err(Trap::Unsupported(format!("a class {name} of other bytes in another schedule")));
        }
    };
    keep(m, &name, hash, class);
    Ok(class)
}

/// There is a class of that name: its loader must not define it again, and no other one can here.
fn clash(m: &mut Machine, other: ClassId, name: &str, loader: ObjRef) -> Result<Trap, Trap> {
    let mirror = m.mirror(other)?;
    if m.state.heap.get_ref(mirror, m.program.known.class_loader.0) == loader {
        return Ok(Trap::Raise("java/lang/LinkageError", Some(duplicate_text(m, loader, name))));
    }
    let what = format!("a second class {} by a class loader of the program's", name.replace('/', "."));
    Ok(Trap::Unsupported(what))
}

/// `Lookup.defineClass` and `Lookup.defineHiddenClass`.
fn define_for_lookup(m: &mut Machine, args: &[u64]) -> Outcome {
    const NESTMATE: i32 = 1;
    const HIDDEN: i32 = 2;
    let (loader, lookup, bytes) = (object(args, 0), m.class_of_mirror(object(args, 1)), object(args, 3));
    let data = object(args, 9);
    let (initialise, flags) = (int(args, 7) != 0, int(args, 8));
    // Executed again after initialisation: then it is there.
    let pending = std::mem::take(&mut m.run.plain.defined);
    let class = match pending.filter(|&(at, _)| at == bytes && !m.run.exploring) {
        Some((_, class)) => class,
        None => {
            let content = content(m, bytes, int(args, 4), int(args, 5));
            let hash = hash_of(&content);
            let name = m.text_or_null(object(args, 2)).unwrap_or_default().replace('.', "/");
            let file = m.parse_class(content, &name)?;
            match (flags & HIDDEN != 0, m.run.exploring) {
                (true, true) => define_hidden_again(m, file, hash, lookup, flags & NESTMATE != 0)?,
                (true, false) => m.define_hidden(file, lookup, flags & NESTMATE != 0, None)?,
                (false, true) => define_again(m, file, hash, loader, m.class(lookup).origin)?,
                (false, false) if m.class(lookup).space != 0 => m.define_in(m.class(lookup).space, file)?,
                (false, false) => m.define_parsed(file, m.class(lookup).origin, None)?,
            }
        }
    };
    set_domain(m, class, object(args, 6))?;
    let mirror = m.mirror(class)?;
    let slot = m.program.known.class_loader.0;
    m.state.heap.put_ref(mirror, slot, loader);
    if m.program.known.class_data.exists() && !data.is_null() {
        let slot = m.program.known.class_data.0;
        m.state.heap.put_ref(mirror, slot, data);
    }
    if initialise && !m.is_initialised(class) {
        // While exploring it is found again by its bytes, as it is not marked yet.
        m.run.plain.defined = Some((bytes, class));
        return Err(Trap::Init(class));
    }
    // Not before: initialising is a scheduling point of its own.
    m.visible_anyway()?;
    Ok(mark_defined(m, class, loader)?.slot())
}

/// While exploring: a hidden class of these bytes, one for each time that they are defined in one state.
fn define_hidden_again(
    m: &mut Machine,
    file: ClassFile,
    hash: u64,
    lookup: ClassId,
    nestmate: bool,
) -> Result<ClassId, Trap> {
    // The same bytes beside another class are another class.
    let beside = mix64(hash, stable_hash(&[&m.class(lookup).name]));
    let hash = mix64(beside, u64::from(nestmate));
    let name = file.name().unwrap_or_default().to_owned();
    if let Some(class) = linked_before(m, &name, hash) {
        return Ok(class);
    }
    let so_far = m.run.tables.versions.0.get(&name).map_or(0, |v| v.iter().filter(|v| v.0 == hash).count());
    let class = m.define_hidden(file, lookup, nestmate, Some(mix64(hash, so_far as u64)))?;
    keep(m, &name, hash, class);
    Ok(class)
}

/// What `java` says when a loader defines a class twice.
fn duplicate_text(m: &mut Machine, loader: ObjRef, name: &str) -> String {
    let name = name.replace('/', ".");
    let class = m.class_java_name(m.state.heap.class(loader));
    let given = ObjRef(m.get_named(loader, "name") as u32);
    let hash = super::object::identity_hash(m, loader);
    let who = match m.text_or_null(given) {
        Some(given) => format!("'{given}' @{hash:x}"),
        None => format!("{class} @{hash:x}"),
    };
    let parent = ObjRef(m.get_named(loader, "parent") as u32);
    let parent =
        match m.text_or_null(ObjRef(if parent.is_null() { 0 } else { m.get_named(parent, "name") as u32 })) {
            Some(parent) => format!(", parent loader '{parent}'"),
            None if parent.is_null() => ", parent loader 'bootstrap'".into(),
            None => String::new(),
        };
    format!(
        "loader {who} attempted duplicate class definition for {name}. \
         ({name} is in unnamed module of loader {who}{parent})"
    )
}
