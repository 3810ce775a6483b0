//! Class loaders and resources.
//!
//! The JDK's loader objects exist for programs that ask for them, and delegate to the machine. A program's own
//! loader has a namespace of its own in a plain run (`machine/namespace.rs`); while checking there is one
//! namespace, and no two loaders may define the same name.

use super::class::find_by_java_name;
use super::{Table, int, nothing, object, one};
use crate::class::{ClassId, Origin, well_known};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    (
        "java/lang/Class",
        &[
            ("getClassLoader0()Ljava/lang/ClassLoader;", loader_of_class),
            ("getClassLoader()Ljava/lang/ClassLoader;", loader_of_class),
            ("getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", class_resource),
            ("getPackage()Ljava/lang/Package;", package),
        ],
    ),
    (
        "java/lang/ClassLoader",
        &[
            ("getSystemClassLoader()Ljava/lang/ClassLoader;", system_loader),
            ("getPlatformClassLoader()Ljava/lang/ClassLoader;", platform_loader),
            ("getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", loader_resource),
            ("findBootstrapClass(Ljava/lang/String;)Ljava/lang/Class;", bootstrap_class),
            ("findLoadedClass0(Ljava/lang/String;)Ljava/lang/Class;", loaded_class),
        ],
    ),
    (
        "java/lang/Thread",
        &[
            ("getContextClassLoader()Ljava/lang/ClassLoader;", context_loader),
            ("setContextClassLoader(Ljava/lang/ClassLoader;)V", set_context_loader),
        ],
    ),
    ("jdk/internal/loader/URLClassPath", &[("<init>(Ljava/lang/String;Z)V", nothing)]),
    (
        "jdk/internal/loader/BootLoader",
        &[
            ("setBootLoaderUnnamedModule0(Ljava/lang/Module;)V", nothing),
            ("getSystemPackageLocation(Ljava/lang/String;)Ljava/lang/String;", package_location),
        ],
    ),
    (
        "jdk/internal/loader/BootLoader$PackageHelper",
        &[("findModule(Ljava/lang/String;)Ljava/lang/Module;", jdk_module)],
    ),
    (
        "jdk/internal/loader/BuiltinClassLoader",
        &[
            ("loadClassOrNull(Ljava/lang/String;Z)Ljava/lang/Class;", load_or_null),
            ("findClassOnClassPathOrNull(Ljava/lang/String;)Ljava/lang/Class;", on_class_path),
        ],
    ),
    (
        "java/lang/Module",
        &[
            ("implIsExportedOrOpen(Ljava/lang/String;Ljava/lang/Module;Z)Z", exported_or_open),
            ("getClassLoader()Ljava/lang/ClassLoader;", loader_of_module),
            ("getResourceAsStream(Ljava/lang/String;)Ljava/io/InputStream;", loader_resource),
            ("implAddExportsOrOpens(Ljava/lang/String;Ljava/lang/Module;ZZ)V", nothing),
            ("implAddReads(Ljava/lang/Module;Z)V", nothing),
            ("canRead(Ljava/lang/Module;)Z", can_read),
            ("canUse(Ljava/lang/Class;)Z", one),
            (
                "defineModule0(Ljava/lang/Module;ZLjava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V",
                nothing,
            ),
            ("addReads0(Ljava/lang/Module;Ljava/lang/Module;)V", nothing),
            ("addExports0(Ljava/lang/Module;Ljava/lang/String;Ljava/lang/Module;)V", nothing),
            ("addExportsToAll0(Ljava/lang/Module;Ljava/lang/String;)V", nothing),
            ("addExportsToAllUnnamed0(Ljava/lang/Module;Ljava/lang/String;)V", nothing),
        ],
    ),
];

const LOADERS: &str = "jdk/internal/loader/ClassLoaders";

/// A loader of the JDK's, made when first asked for.
fn builtin(m: &mut Machine, field: &str) -> Outcome {
    let class = m.load_class(LOADERS)?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    Ok(m.static_ref(LOADERS, field).unwrap_or(ObjRef::NULL).slot())
}

/// The loader of the class path.
pub(crate) fn app_loader(m: &mut Machine) -> Outcome {
    builtin(m, "APP_LOADER")
}

fn system_loader(m: &mut Machine, _: &[u64]) -> Outcome {
    builtin(m, "APP_LOADER")
}

fn platform_loader(m: &mut Machine, _: &[u64]) -> Outcome {
    builtin(m, "PLATFORM_LOADER")
}

/// The field of the built-in loader that defines a module of the JDK, or `None` for the boot loader. The mapping is
/// part of the JDK's build and is the same from 17 to 25 but for one module.
fn loader_field(module: &str, feature: u32) -> Option<&'static str> {
    match module {
        "java.compiler"
        | "java.net.http"
        | "java.scripting"
        | "java.se"
        | "java.security.jgss"
        | "java.smartcardio"
        | "java.sql"
        | "java.sql.rowset"
        | "java.transaction.xa"
        | "java.xml.crypto"
        | "jdk.accessibility"
        | "jdk.charsets"
        | "jdk.crypto.cryptoki"
        | "jdk.dynalink"
        | "jdk.httpserver"
        | "jdk.jsobject"
        | "jdk.localedata"
        | "jdk.naming.dns"
        | "jdk.security.auth"
        | "jdk.security.jgss"
        | "jdk.xml.dom"
        | "jdk.zipfs" => Some("PLATFORM_LOADER"),
        "jdk.crypto.ec" if feature < 22 => Some("PLATFORM_LOADER"),
        "jdk.attach"
        | "jdk.compiler"
        | "jdk.crypto.ec"
        | "jdk.editpad"
        | "jdk.hotspot.agent"
        | "jdk.jartool"
        | "jdk.javadoc"
        | "jdk.jcmd"
        | "jdk.jconsole"
        | "jdk.jdeps"
        | "jdk.jdi"
        | "jdk.jdwp.agent"
        | "jdk.jlink"
        | "jdk.jpackage"
        | "jdk.jshell"
        | "jdk.jstatd"
        | "jdk.random"
        | "jdk.unsupported.desktop" => Some("APP_LOADER"),
        _ => None,
    }
}

impl Machine {
    /// Whether the boot loader defines a module of the JDK.
    pub fn of_boot_loader(&self, module: &str) -> bool {
        loader_field(module, self.program.boot.feature).is_none()
    }

    /// `module java.sql of loader 'platform'`: where a class is from, as the words of errors have it.
    pub fn whereabouts(&mut self, class: ClassId) -> String {
        let class = element_class(self, class);
        let c = self.class(class);
        let (Some(module), Origin::Jdk) = (&c.module, c.origin) else {
            return format!("unnamed module of loader {}", self.loader_text(class));
        };
        let loader = match loader_field(module, self.program.boot.feature) {
            Some("PLATFORM_LOADER") => "platform",
            Some(_) => "app",
            None => "bootstrap",
        };
        format!("module {module} of loader '{loader}'")
    }
}

/// The loader that defines a module of the JDK; null for the boot loader.
pub(super) fn loader_of_jdk_module(m: &mut Machine, module: &str) -> Outcome {
    match loader_field(module, m.program.boot.feature) {
        Some(field) => builtin(m, field),
        None => Ok(0),
    }
}

/// The loader of a module of the JDK as the program sees it. For the JDK's own code the boot loader has them all.
fn loader_told(m: &mut Machine, module: Option<&str>) -> Outcome {
    let asks = m.caller(0).map(|method| m.class(m.method(method).class).origin);
    match module.and_then(|module| loader_field(module, m.program.boot.feature)) {
        Some(field) if asks == Some(Origin::User) => builtin(m, field),
        _ => Ok(0),
    }
}

fn element_class(m: &Machine, mut class: ClassId) -> ClassId {
    while let crate::class::Sort::Array { component } = m.class(class).sort {
        class = component;
    }
    class
}

fn is_jdk(m: &Machine, class: ClassId) -> bool {
    let class = element_class(m, class);
    match m.class(class).origin {
        Origin::Jdk => true,
        Origin::User => false,
        // What the machine writes belongs to whom it was written for.
        Origin::Synthetic => m.class(class).nest.is_some_and(|n| is_jdk(m, n)),
    }
}

fn loader_of_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(object(args, 0));
    if is_jdk(m, class) {
        let module = m.class(element_class(m, class)).module.clone();
        return loader_told(m, module.as_deref());
    }
    let own = element_class(m, class);
    let mirror = m.mirror(own)?;
    let loader = m.state.heap.get(mirror, m.program.known.class_loader.0);
    if loader != 0 { Ok(loader) } else { builtin(m, "APP_LOADER") }
}

/// The JDK's own code, which on newer versions reads the loader's field: it is filled first.
fn package(m: &mut Machine, args: &[u64]) -> Outcome {
    let (mirror, slot) = (object(args, 0), m.program.known.class_loader.0);
    if m.state.heap.get(mirror, slot) == 0 {
        let loader = loader_of_class(m, args)?;
        m.state.heap.put_ref(mirror, slot, ObjRef(loader as u32));
    }
    Err(Trap::Original)
}

fn loader_of_module(m: &mut Machine, args: &[u64]) -> Outcome {
    let module = object(args, 0);
    if module == m.program.boot.user_module {
        return builtin(m, "APP_LOADER");
    }
    if m.is_jdk_module(module) {
        let name = m.text_or_null(ObjRef(m.get_named(module, "name") as u32));
        return loader_told(m, name.as_deref());
    }
    Ok(m.get_named(module, "loader"))
}

fn context_loader(m: &mut Machine, args: &[u64]) -> Outcome {
    if !m.run.derived.settles {
        // The program sets loaders, or what else the JDK goes by.
        m.visible_anyway()?;
    }
    let loader = m.state.heap.get(object(args, 0), m.program.known.thread_loader.0);
    let is_set = loader != 0 || !m.program.boot.booted || !is_main(m, object(args, 0));
    if is_set { Ok(loader) } else { builtin(m, "APP_LOADER") }
}

/// The main thread's loader is found when somebody asks for it: that it has none cannot be told from that.
fn set_context_loader(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.program.boot.booted && args[1] == 0 && is_main(m, object(args, 0)) {
        return Err(Trap::Unsupported("a main thread without a context class loader".into()));
    }
    Err(Trap::Original)
}

fn is_main(m: &Machine, thread: ObjRef) -> bool {
    m.state.threads.first().is_some_and(|main| main.object == thread)
}

fn bootstrap_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let found = find(m, object(args, 0), true)?;
    let hidden = found != 0 && !by_boot_loader(m, m.class_of_mirror(ObjRef(found as u32)));
    Ok(if hidden { 0 } else { found })
}

/// Whether the boot loader has a class.
pub(super) fn by_boot_loader(m: &Machine, class: ClassId) -> bool {
    let module = m.class(element_class(m, class)).module.as_deref();
    is_jdk(m, class) && module.is_none_or(|module| m.of_boot_loader(module))
}

/// A class by its name: the JDK's only, or any. Null if there is none.
fn find(m: &mut Machine, name: ObjRef, jdk_only: bool) -> Outcome {
    if name.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let name = m.text(name);
    match find_by_java_name(m, &name) {
        Ok(class) if jdk_only && !is_jdk(m, class) => Ok(0),
        Ok(class) => Ok(m.mirror(class)?.slot()),
        Err(Trap::Raise("java/lang/ClassNotFoundException", _)) => Ok(0),
        Err(trap) => Err(trap),
    }
}

fn loaded_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let (loader, name) = (object(args, 0), object(args, 1));
    if m.is_of_program(m.state.heap.class(loader)) {
        // Others may define classes in it.
        m.visible_anyway()?;
    }
    let name = m.text(name).replace('.', "/");
    let space = m.space_of(loader);
    if space != 0 {
        return match m.known_in(space, &name) {
            Some(class) => Ok(m.mirror(class)?.slot()),
            None => Ok(0),
        };
    }
    let Some(&class) = m.program.class_index.get(&*name) else { return Ok(0) };
    let mirror = m.mirror(class)?;
    let own = m.state.heap.get_ref(mirror, m.program.known.class_loader.0);
    Ok(if own == loader && !own.is_null() { mirror.slot() } else { 0 })
}

fn load_or_null(m: &mut Machine, args: &[u64]) -> Outcome {
    let app = builtin(m, "APP_LOADER")?;
    find(m, object(args, 1), args[0] as u32 != app as u32)
}

/// A class of the program's, for the loader of the class path.
fn on_class_path(m: &mut Machine, args: &[u64]) -> Outcome {
    let app = builtin(m, "APP_LOADER")?;
    if args[0] as u32 != app as u32 {
        return Ok(0);
    }
    let found = find(m, object(args, 1), false)?;
    let own = found != 0 && !is_jdk(m, m.class_of_mirror(ObjRef(found as u32)));
    Ok(if own { found } else { 0 })
}

/// A stream over a resource's bytes, or null.
pub(super) fn stream(m: &mut Machine, bytes: Option<Vec<u8>>) -> Outcome {
    let Some(bytes) = bytes else { return Ok(0) };
    let class = m.load_class("java/io/ByteArrayInputStream")?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let array = m.new_array(well_known::BYTES, bytes.len())?;
    m.state.heap.elements_mut::<u8>(array).copy_from_slice(&bytes);
    let stream = m.new_instance(class)?;
    m.set_named(stream, "buf", array.slot());
    m.set_named(stream, "count", bytes.len() as u64);
    Ok(stream.slot())
}

pub(super) fn resource_name(m: &Machine, name: ObjRef) -> Result<String, Trap> {
    if name.is_null() { Err(Trap::Raise("java/lang/NullPointerException", None)) } else { Ok(m.text(name)) }
}

fn class_resource(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = element_class(m, m.class_of_mirror(object(args, 0)));
    if m.class(class).space != 0 {
        return Err(Trap::Original);
    }
    let name = resource_name(m, object(args, 1))?;
    let full = match name.strip_prefix('/') {
        Some(absolute) => absolute.to_owned(),
        None => match m.class(class).name.rsplit_once('/') {
            Some((package, _)) => format!("{package}/{name}"),
            None => name,
        },
    };
    let found =
        m.program.sources.resource_of(is_jdk(m, class), &full).or_else(|| m.program.sources.resource(&full));
    stream(m, found.map(|b| b.as_slice().to_vec()))
}

fn loader_resource(m: &mut Machine, args: &[u64]) -> Outcome {
    if super::resource::is_own_loader(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    let name = resource_name(m, object(args, 1))?;
    let found = m.program.sources.resource(name.trim_start_matches('/'));
    stream(m, found.map(|b| b.as_slice().to_vec()))
}

fn jdk_module(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(m.program.boot.jdk_module.slot())
}

fn package_location(m: &mut Machine, args: &[u64]) -> Outcome {
    let package = m.text(object(args, 0)).replace('.', "/");
    let module = m
        .program
        .classes
        .iter()
        .find(|c| c.origin == Origin::Jdk && c.name.rsplit_once('/').is_some_and(|p| p.0 == package));
    match module.and_then(|c| c.module.clone()) {
        Some(module) => Ok(m.intern(&format!("jrt:/{module}"))?.slot()),
        None => Ok(0),
    }
}

/// The JDK's modules read each other; that of the program reads all and is read by none of them.
fn can_read(m: &mut Machine, args: &[u64]) -> Outcome {
    let (this, other) = (object(args, 0), object(args, 1));
    if other.is_null() {
        return Err(Trap::Original);
    }
    Ok(u64::from(!m.is_jdk_module(this) || m.is_jdk_module(other)))
}

/// A JDK package is exported and opened as its module says; to the JDK itself all are open.
fn exported_or_open(m: &mut Machine, args: &[u64]) -> Outcome {
    let (this, package, other, open) = (object(args, 0), object(args, 1), object(args, 2), int(args, 3) != 0);
    if !m.is_jdk_module(this) || m.is_jdk_module(other) {
        return Ok(1);
    }
    let package = m.text(package).replace('.', "/");
    let declared = m.declarations();
    Ok(u64::from(declared.opened.contains(&package) || !open && declared.exported.contains(&package)))
}
