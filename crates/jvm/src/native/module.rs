//! `java.lang.Module` and `ModuleLayer`: the JDK's modules by name, with what their declarations say.
//!
//! The module system itself is not started: how the boot layer is configured is worked out by the JDK's own code when a
//! program asks, and no other layer is made.

use super::loader::stream;
use super::{Table, object};
use crate::class::{ClassId, Origin};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::link::assemble::{ClassWriter, op};
use crate::machine::{Machine, Outcome, Trap};
use smallvec::smallvec;
use std::collections::BTreeSet;

const LAYER: &str = "java/lang/ModuleLayer";

pub const TABLES: &[Table] = &[
    (
        LAYER,
        &[
            ("boot()Ljava/lang/ModuleLayer;", boot_layer),
            ("findModule(Ljava/lang/String;)Ljava/util/Optional;", find_module),
            ("modules()Ljava/util/Set;", modules),
            ("configuration()Ljava/lang/module/Configuration;", configuration),
            ("findLoader(Ljava/lang/String;)Ljava/lang/ClassLoader;", find_loader),
        ],
    ),
    (
        "java/lang/Module",
        &[
            ("getDescriptor()Ljava/lang/module/ModuleDescriptor;", descriptor),
            ("getLayer()Ljava/lang/ModuleLayer;", layer),
            ("getPackages()Ljava/util/Set;", packages),
            ("isOpen(Ljava/lang/String;Ljava/lang/Module;)Z", is_open),
        ],
    ),
    (
        "java/lang/Module$EnableNativeAccess",
        &[("isNativeAccessEnabled(Ljava/lang/Module;)Z", has_native_access)],
    ),
    (
        "com/sun/org/apache/xalan/internal/xsltc/trax/TemplatesImpl",
        &[(
            "createModule(Ljava/lang/module/ModuleDescriptor;Ljava/lang/ClassLoader;)Ljava/lang/Module;",
            module_of_translet,
        )],
    ),
];

/// The settings by which packages of the JDK are opened to the program: `java.base/java.lang=ALL-UNNAMED` each.
pub const OPENS: &str = "jdk.module.addopens.";

/// A package that the command line or the manifest opens; otherwise what the JDK says.
fn is_open(m: &mut Machine, args: &[u64]) -> Outcome {
    let (module, package) = (object(args, 0), object(args, 1));
    if package.is_null() || !m.is_jdk_module(module) {
        return Err(Trap::Original);
    }
    let name = m.text_or_null(ObjRef(m.get_named(module, "name") as u32)).unwrap_or_default();
    let wanted = format!("{name}/{}", m.text(package));
    let opened = m
        .run
        .options
        .properties
        .iter()
        .any(|(key, value)| key.starts_with(OPENS) && value.split('=').next() == Some(&*wanted));
    if opened { Ok(1) } else { Err(Trap::Original) }
}

/// What the module's declaration in the JDK's image says, read by the JDK itself.
fn descriptor(m: &mut Machine, args: &[u64]) -> Outcome {
    let module = object(args, 0);
    if !m.is_jdk_module(module) {
        return Err(Trap::Original);
    }
    let name = m.text_or_null(ObjRef(m.get_named(module, "name") as u32)).unwrap_or_default();
    let Some((_, bytes)) = m.program.sources.modules().into_iter().find(|(n, _)| *n == name) else {
        return Err(Trap::Unsupported(format!("the declaration of module {name}")));
    };
    let class = m.load_class("java/lang/module/ModuleDescriptor")?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let stream = stream(m, Some(bytes.as_slice().to_vec()))?;
    let read = "(Ljava/io/InputStream;)Ljava/lang/module/ModuleDescriptor;";
    let read = m.find_method_named(class, "read", read).expect("declared in every JDK");
    Err(Trap::Call(read, smallvec![stream]))
}

/// The one layer there is; an object without content.
fn boot_layer(m: &mut Machine, _: &[u64]) -> Outcome {
    if m.program.boot.boot_layer.is_null() {
        let class = m.load_class(LAYER)?;
        if !m.is_initialised(class) {
            return Err(Trap::Init(class));
        }
        m.program.boot.boot_layer = m.state.heap.alloc_permanent(class, 0, 0xB007)?;
    }
    Ok(m.program.boot.boot_layer.slot())
}

fn layer(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.is_jdk_module(object(args, 0)) { boot_layer(m, args) } else { Err(Trap::Original) }
}

fn is_boot(m: &Machine, layer: ObjRef) -> bool {
    !layer.is_null() && layer == m.program.boot.boot_layer
}

fn find_module(m: &mut Machine, args: &[u64]) -> Outcome {
    if !is_boot(m, object(args, 0)) || object(args, 1).is_null() {
        return Err(Trap::Original);
    }
    let class = m.load_class("java/util/Optional")?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let name = m.text(object(args, 1));
    let found = m.declarations().resolved.contains(&name);
    let module = if found { m.jdk_module(name.into())? } else { ObjRef::NULL };
    let answer = m.new_instance(class)?;
    m.set_named(answer, "value", module.slot());
    Ok(answer.slot())
}

fn modules(m: &mut Machine, args: &[u64]) -> Outcome {
    if !is_boot(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    let mut all = Vec::new();
    for name in m.declarations().resolved.clone() {
        all.push(m.jdk_module(name.into())?);
    }
    let array = m.object_array("java/lang/Object", &all)?;
    let class = m.load_class("java/util/Set")?;
    let of = m.find_method_named(class, "of", "([Ljava/lang/Object;)Ljava/util/Set;").expect("declared");
    Err(Trap::Call(of, smallvec![array]))
}

const WRITTEN: &str = "java/lang/ModuleLayer$$Boot";
const FINDER: &str = "Ljava/lang/module/ModuleFinder;";
const CONFIGURATION: &str = "Ljava/lang/module/Configuration;";
const SET: &str = "([Ljava/lang/Object;)Ljava/util/Set;";
const PACKAGES: &str = "(Ljava/lang/Module;)Ljava/util/Set;";

/// A class whose field is the configuration of the boot layer: the JDK's modules that a program on the class path gets,
/// and what they need.
fn written(m: &mut Machine) -> Result<ClassId, Trap> {
    let class = match m.program.class_index.get(WRITTEN) {
        Some(&class) => class,
        None => {
            let mut writer = ClassWriter::new(access::FINAL, WRITTEN, "java/lang/Object", &[]);
            writer.field(access::STATIC | access::FINAL, "configuration", CONFIGURATION);
            let mut code = writer.method(access::STATIC, "<clinit>", "()V");
            let finder = code.fresh_local(FINDER);
            code.invoke_static(true, "java/lang/module/ModuleFinder", "ofSystem", &format!("(){FINDER}"));
            code.store(FINDER, finder);
            code.load(FINDER, finder);
            code.load(FINDER, finder);
            let roots = format!("({FINDER})Ljava/util/Set;");
            code.invoke_static(false, "jdk/internal/module/DefaultRoots", "compute", &roots);
            code.zero("Ljava/io/PrintStream;");
            let made = format!("({FINDER}Ljava/util/Collection;Ljava/io/PrintStream;){CONFIGURATION}");
            code.invoke_static(false, "jdk/internal/module/Modules", "newBootLayerConfiguration", &made);
            code.put_static(WRITTEN, "configuration", CONFIGURATION);
            code.ret("V");
            code.finish();
            let mut code = writer.method(access::STATIC, "configuration", &format!("(){CONFIGURATION}"));
            code.get_static(WRITTEN, "configuration", CONFIGURATION);
            code.ret(CONFIGURATION);
            code.finish();
            let mut code = writer.method(access::STATIC, "packages", PACKAGES);
            let descriptor = "java/lang/module/ModuleDescriptor";
            code.load("Ljava/lang/Module;", 0);
            code.invoke_virtual("java/lang/Module", "getDescriptor", &format!("()L{descriptor};"));
            code.invoke_virtual(descriptor, "packages", "()Ljava/util/Set;");
            code.ret("Ljava/util/Set;");
            code.finish();
            let mut code = writer.method(access::STATIC, "set", SET);
            code.new_object("java/util/HashSet");
            code.op(op::DUP);
            code.load("[Ljava/lang/Object;", 0);
            code.invoke_static(false, "java/util/Arrays", "asList", "([Ljava/lang/Object;)Ljava/util/List;");
            code.invoke_special(false, "java/util/HashSet", "<init>", "(Ljava/util/Collection;)V");
            code.ret("Ljava/util/Set;");
            code.finish();
            let host = m.load_class(LAYER)?;
            m.define_synthetic(writer.finish(), Some(host))?
        }
    };
    Ok(class)
}

fn find_loader(m: &mut Machine, args: &[u64]) -> Outcome {
    if !is_boot(m, object(args, 0)) || object(args, 1).is_null() {
        return Err(Trap::Original);
    }
    let name = m.text(object(args, 1));
    if !m.declarations().resolved.contains(&name) {
        return Err(Trap::Original);
    }
    super::loader::loader_of_jdk_module(m, &name)
}

fn configuration(m: &mut Machine, args: &[u64]) -> Outcome {
    if !is_boot(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    let class = written(m)?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let read = m.find_method_named(class, "configuration", &format!("(){CONFIGURATION}"));
    Err(Trap::Call(read.expect("just written"), smallvec![]))
}

fn packages(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = written(m)?;
    if object(args, 0) == m.program.boot.user_module {
        return packages_so_far(m, class);
    }
    if !m.is_jdk_module(object(args, 0)) {
        return Err(Trap::Original);
    }
    let of = m.find_method_named(class, "packages", PACKAGES).expect("just written");
    // Its initialiser has nothing to do with this, and what it works out need not be.
    Err(Trap::Call(of, smallvec![args[0]]))
}

/// The packages of the classes that the program has loaded: its module has no declaration that names them.
fn packages_so_far(m: &mut Machine, written: ClassId) -> Outcome {
    let own =
        |class: &&crate::class::Class| class.origin == Origin::User && class.space == 0 && !class.is_array();
    let name = |class: &crate::class::Class| class.name.rsplit_once('/').map(|p| p.0.replace('/', "."));
    let names: BTreeSet<String> = m.program.classes.iter().filter(own).filter_map(name).collect();
    let names = m.string_array(&names.into_iter().collect::<Vec<_>>())?;
    let of = m.find_method_named(written, "set", SET).expect("just written");
    Err(Trap::Call(of, smallvec![names.slot()]))
}

/// The JDK's own modules may call restricted methods.
fn has_native_access(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.is_jdk_module(object(args, 0)) { Ok(1) } else { Err(Trap::Original) }
}

/// A compiled style sheet has a layer with one module for itself. No program can get hold of it, so
/// the loader's unnamed module serves as well.
fn module_of_translet(m: &mut Machine, args: &[u64]) -> Outcome {
    let loader = object(args, 2);
    if loader.is_null() {
        return Err(Trap::Original);
    }
    Ok(m.get_named(loader, "unnamedModule"))
}
