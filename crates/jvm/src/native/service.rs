//! `java.util.ServiceLoader` without module layers: what the JDK's modules provide, and what
//! `META-INF/services` on the class path names.

use super::class::find_by_java_name;
use super::{Table, object};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};
use smallvec::smallvec;

pub const TABLES: &[Table] = &[
    ("java/util/ServiceLoader", &[("inExplicitModule(Ljava/lang/Class;)Z", in_explicit_module)]),
    (
        "java/lang/Class",
        &[("forName(Ljava/lang/Module;Ljava/lang/String;)Ljava/lang/Class;", for_name_in_module)],
    ),
    (
        "java/util/ServiceLoader$ModuleServicesLookupIterator",
        &[("iteratorFor(Ljava/lang/ClassLoader;)Ljava/util/Iterator;", module_providers)],
    ),
    (
        "java/util/ServiceLoader$LazyClassPathLookupIterator",
        &[("nextProviderClass()Ljava/lang/Class;", next_class)],
    ),
];

fn in_explicit_module(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, args.len() - 1));
    Ok(u64::from(m.class(class).origin == crate::class::Origin::Jdk))
}

fn for_name_in_module(m: &mut Machine, args: &[u64]) -> Outcome {
    let (module, name) = (object(args, 0), object(args, 1));
    if module.is_null() || name.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let name = m.text(name);
    match find_by_java_name(m, &name) {
        Ok(class) => {
            let own = m.module_of(class)?;
            let fits = own == module || m.is_jdk_module(own) && m.is_jdk_module(module);
            Ok(if fits { m.mirror(class)?.slot() } else { 0 })
        }
        Err(Trap::Raise("java/lang/ClassNotFoundException", _)) => Ok(0),
        Err(trap) => Err(trap),
    }
}

/// The service a lookup iterator is for, as an internal name.
fn service(m: &Machine, iterator: ObjRef) -> String {
    let loader = ObjRef(m.get_named(iterator, "this$0") as u32);
    let service = ObjRef(m.get_named(loader, "service") as u32);
    m.class(m.class_of_mirror(service)).name.to_string()
}

fn module_providers(m: &mut Machine, args: &[u64]) -> Outcome {
    let mut objects = Vec::new();
    let list = m.load_class("java/util/ArrayList")?;
    // All of the JDK's modules count as the boot loader's.
    if object(args, 1).is_null() {
        let service = service(m, object(args, 0));
        let provider = m.load_class("jdk/internal/module/ServicesCatalog$ServiceProvider")?;
        let names = m.declarations().provided.get(&service).cloned().unwrap_or_default();
        for name in names {
            let entry = m.new_instance(provider)?;
            let module = m.program.boot.jdk_module;
            m.set_named(entry, "module", module.slot());
            let name = m.intern(&name.replace('/', "."))?;
            m.set_named(entry, "providerName", name.slot());
            objects.push(entry);
        }
    }
    let elements = m.object_array("java/lang/Object", &objects)?;
    let array = m.new_instance(list)?;
    m.set_named(array, "elementData", elements);
    m.set_named(array, "size", objects.len() as u64);
    let iterator = m.find_method_named(list, "iterator", "()Ljava/util/Iterator;").expect("a list has one");
    Err(Trap::Call(iterator, smallvec![array.slot()]))
}

/// Whether the providers are looked for through one of the JDK's own loaders.
fn is_built_in(m: &Machine, iterator: ObjRef) -> bool {
    let services = ObjRef(m.get_named(iterator, "this$0") as u32);
    let loader = ObjRef(m.get_named(services, "loader") as u32);
    loader.is_null() || m.class(m.state.heap.class(loader)).name.starts_with("jdk/internal/loader/")
}

/// The next class that the class path names for a service.
fn next_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let iterator = object(args, 0);
    let service = service(m, iterator);
    let file = format!("META-INF/services/{}", service.replace('/', "."));
    // In a plain run the JDK's own code reads the files: it has words for what is wrong with them. (While exploring that
    // would leave what is read in the state.) That most services have none is told without a look through the class path.
    if !m.run.exploring
        && (m.program.sources.resource_of(false, &file).is_some() || !is_built_in(m, iterator))
    {
        return Err(Trap::Original);
    }
    let mut names: Vec<String> = Vec::new();
    for bytes in m.program.sources.resources(&file) {
        for line in String::from_utf8_lossy(bytes.as_slice()).lines() {
            let name = line.split('#').next().unwrap_or("").trim();
            if !name.is_empty() && !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
    }
    m.visible(iterator)?;
    let next = m.get_named(iterator, "vmNext") as usize;
    let Some(name) = names.get(next) else { return Ok(0) };
    let class = find_by_java_name(m, name);
    if let Err(Trap::Load(_) | Trap::Init(_) | Trap::Cut) = class {
        // It is asked again.
        return Err(class.expect_err("it was looked at"));
    }
    m.set_named(iterator, "vmNext", next as u64 + 1);
    let class = class?;
    Ok(m.mirror(class)?.slot())
}
