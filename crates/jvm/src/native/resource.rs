//! Resources by their addresses: `getResource`, `getResources`, and where a class comes from.
//!
//! The address is the one `java` tells: of a file in a folder of the class path, of an entry of a jar, of a part of
//! a module of the JDK. Files in folders of the class path can be opened by it (`files.rs`) and entries of its jars:
//! they are the program's own.
//! A program's own loader asks its parent and then itself (`findResource`), by the JDK's own code.

use super::loader::resource_name;
use super::{Table, object};
use crate::class::Origin;
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::link::assemble::{ClassWriter, op};
use crate::machine::{Machine, Outcome, Trap};
use smallvec::{SmallVec, smallvec};

pub const TABLES: &[Table] = &[
    (
        "java/lang/ClassLoader",
        &[
            ("getResource(Ljava/lang/String;)Ljava/net/URL;", one),
            ("getResources(Ljava/lang/String;)Ljava/util/Enumeration;", all),
        ],
    ),
    (
        "jdk/internal/loader/BootLoader",
        &[
            ("findResource(Ljava/lang/String;Ljava/lang/String;)Ljava/net/URL;", of_module),
            ("findResource(Ljava/lang/String;)Ljava/net/URL;", one_of_jdk),
            ("findResources(Ljava/lang/String;)Ljava/util/Enumeration;", all_of_jdk),
        ],
    ),
    ("sun/net/www/protocol/jar/JarURLConnection", &[("getInputStream()Ljava/io/InputStream;", entry_stream)]),
    (
        "java/lang/Package",
        &[
            ("getSpecificationTitle()Ljava/lang/String;", specification_title),
            ("getSpecificationVersion()Ljava/lang/String;", specification_version),
            ("getSpecificationVendor()Ljava/lang/String;", specification_vendor),
            ("getImplementationTitle()Ljava/lang/String;", implementation_title),
            ("getImplementationVersion()Ljava/lang/String;", implementation_version),
            ("getImplementationVendor()Ljava/lang/String;", implementation_vendor),
        ],
    ),
    ("java/lang/Class", &[("getProtectionDomain()Ljava/security/ProtectionDomain;", domain)]),
];

const URL: &str = "java/net/URL";
const VECTOR: &str = "java/util/Vector";

fn one(m: &mut Machine, args: &[u64]) -> Outcome {
    if is_own_loader(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    first(m, args)
}

/// Whether a loader's class is the program's.
pub(super) fn is_own_loader(m: &Machine, loader: ObjRef) -> bool {
    !loader.is_null() && m.class(m.state.heap.class(loader)).origin == Origin::User
}

fn first(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = resource_name(m, object(args, 1))?;
    match m.program.sources.places(&name).first() {
        None => Ok(0),
        Some(place) => call(m, std::slice::from_ref(place), false),
    }
}

/// A resource of one of the JDK's modules.
fn of_module(m: &mut Machine, args: &[u64]) -> Outcome {
    first(m, args)
}

/// What loaders without a parent find before they look themselves.
fn one_of_jdk(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = resource_name(m, object(args, 0))?;
    match places_in_jdk(m, &name).first() {
        None => Ok(0),
        Some(place) => call(m, std::slice::from_ref(place), false),
    }
}

fn all_of_jdk(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = resource_name(m, object(args, 0))?;
    let places = places_in_jdk(m, &name);
    call(m, &places, true)
}

fn places_in_jdk(m: &Machine, name: &str) -> Vec<String> {
    m.program.sources.places(name).into_iter().filter(|place| place.starts_with("jrt:")).collect()
}

fn all(m: &mut Machine, args: &[u64]) -> Outcome {
    if is_own_loader(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    let name = resource_name(m, object(args, 1))?;
    let places = m.program.sources.places(&name);
    call(m, &places, true)
}

/// Calls a written method that makes the addresses, or an enumeration of them.
fn call(m: &mut Machine, places: &[String], listed: bool) -> Outcome {
    m.note_named(&[crate::faithful::identity::RESOURCES]);
    if places.iter().any(|place| place.starts_with("jrt:")) {
        m.note_named(&["sun/net/www/protocol/jrt/Handler"]);
    }
    let count = places.len();
    let written = format!("java/lang/ClassLoader$$Addresses{count}");
    let text = "Ljava/lang/String;";
    let (method, result) =
        if listed { ("all", "Ljava/util/Enumeration;") } else { ("one", "Ljava/net/URL;") };
    let descriptor = |result: &str| format!("({}){result}", text.repeat(count));
    let class = match m.program.class_index.get(&*written) {
        Some(&class) => class,
        None => {
            let mut writer = ClassWriter::new(access::FINAL, &written, "java/lang/Object", &[]);
            let mut code = writer.method(access::STATIC, "all", &descriptor("Ljava/util/Enumeration;"));
            code.new_object(VECTOR);
            code.op(op::DUP);
            code.invoke_special(false, VECTOR, "<init>", "()V");
            for local in 0..count {
                code.op(op::DUP);
                make(&mut code, local as u16);
                code.invoke_virtual(VECTOR, "addElement", "(Ljava/lang/Object;)V");
            }
            code.invoke_virtual(VECTOR, "elements", "()Ljava/util/Enumeration;");
            code.ret("Ljava/util/Enumeration;");
            code.finish();
            if count == 1 {
                let mut code = writer.method(access::STATIC, "one", &descriptor("Ljava/net/URL;"));
                make(&mut code, 0);
                code.ret("Ljava/net/URL;");
                code.finish();
            }
            let host = m.load_class("java/lang/ClassLoader")?;
            m.define_synthetic(writer.finish(), Some(host))?
        }
    };
    let mut texts: SmallVec<[u64; 8]> = SmallVec::new();
    for place in places {
        // Interned: these objects have no other owner while the next is made.
        texts.push(m.intern(place)?.slot());
    }
    let method = m.find_method_named(class, method, &descriptor(result)).expect("just written");
    Err(Trap::Call(method, texts.into_iter().collect()))
}

/// Where the program's class comes from, if the program asks; the JDK gets its own answer.
fn domain(m: &mut Machine, args: &[u64]) -> Outcome {
    const WRITTEN: &str = "java/lang/ClassLoader$$Domain";
    const DOMAIN: &str = "java/security/ProtectionDomain";
    const SOURCE: &str = "java/security/CodeSource";
    const MAKES: &str = "(Ljava/lang/String;Ljava/lang/ClassLoader;)Ljava/security/ProtectionDomain;";
    let class = m.class_of_mirror(object(args, 0));
    let told = m.state.heap.get_ref(object(args, 0), m.program.known.class_domain.0);
    if !told.is_null() {
        return Ok(told.slot());
    }
    let asks = m.caller(0).is_some_and(|method| {
        let class = m.class(m.method(method).class);
        let host = class.nest.map_or(class, |nest| m.class(nest));
        // These warn, and tell of whom.
        class.origin == Origin::User
            || matches!(&*host.name, "sun/misc/Unsafe" | "java/lang/System" | "java/lang/Module")
    });
    if !asks {
        return Err(Trap::Original);
    }
    let (origin, module) = (m.class(class).origin, m.class(class).module.clone());
    let folder = match (origin, module) {
        (Origin::User, _) => {
            let file = format!("{}.class", m.class(class).name);
            let Some(place) = m.program.sources.places(&file).into_iter().next() else {
                return Err(Trap::Original);
            };
            let folder = &place[..place.len() - encoded(&file).len()];
            folder.strip_prefix("jar:").map_or(folder, |jar| jar.trim_end_matches("!/")).to_owned()
        }
        (Origin::Jdk, Some(module)) if !m.of_boot_loader(&module) => format!("jrt:/{module}"),
        _ => return Err(Trap::Original),
    };
    let written = match m.program.class_index.get(WRITTEN) {
        Some(&written) => written,
        None => {
            let mut writer = ClassWriter::new(access::FINAL, WRITTEN, "java/lang/Object", &[]);
            let mut code = writer.method(access::STATIC, "of", MAKES);
            code.new_object(DOMAIN);
            code.op(op::DUP);
            code.new_object(SOURCE);
            code.op(op::DUP);
            make(&mut code, 0);
            code.zero("[Ljava/security/cert/Certificate;");
            code.invoke_special(
                false,
                SOURCE,
                "<init>",
                "(Ljava/net/URL;[Ljava/security/cert/Certificate;)V",
            );
            code.zero("Ljava/security/PermissionCollection;");
            code.load("Ljava/lang/ClassLoader;", 1);
            code.zero("[Ljava/security/Principal;");
            code.invoke_special(
                false,
                DOMAIN,
                "<init>",
                "(Ljava/security/CodeSource;Ljava/security/PermissionCollection;Ljava/lang/ClassLoader;[Ljava/security/Principal;)V",
            );
            code.ret("Ljava/security/ProtectionDomain;");
            code.finish();
            let host = m.load_class("java/lang/ClassLoader")?;
            m.define_synthetic(writer.finish(), Some(host))?
        }
    };
    let text = m.intern(&folder)?.slot();
    let loader = super::loader::app_loader(m)?;
    let of = m.find_method_named(written, "of", MAKES).expect("just written");
    Err(Trap::Call(of, smallvec![text, loader]))
}

/// A new address of the text in a local variable.
fn make(code: &mut crate::link::assemble::Code<'_>, local: u16) {
    code.new_object(URL);
    code.op(op::DUP);
    code.load("Ljava/lang/String;", local);
    code.invoke_special(false, URL, "<init>", "(Ljava/lang/String;)V");
}

/// The content of the entry of a jar that a connection is to. A plain run opens the jar, by the JDK's own code; while
/// exploring that would leave the jar's whole directory in the state.
fn entry_stream(m: &mut Machine, args: &[u64]) -> Outcome {
    if !m.run.exploring {
        return Err(Trap::Original);
    }
    let url = ObjRef(m.get_named(object(args, 0), "url") as u32);
    let file = ObjRef(m.get_named(url, "file") as u32);
    let place = format!("jar:{}", m.text_or_null(file).unwrap_or_default());
    match m.program.sources.content(&place) {
        Some(content) => super::loader::stream(m, Some(content.as_slice().to_vec())),
        None => super::files::refused("opening the file", &place),
    }
}

macro_rules! attributes {
    ($($name:ident => $key:literal;)*) => {
        $(fn $name(m: &mut Machine, args: &[u64]) -> Outcome {
            attribute(m, object(args, 0), $key)
        })*
    };
}

attributes! {
    specification_title => "Specification-Title";
    specification_version => "Specification-Version";
    specification_vendor => "Specification-Vendor";
    implementation_title => "Implementation-Title";
    implementation_version => "Implementation-Version";
    implementation_vendor => "Implementation-Vendor";
}

/// What the manifest of the jar says that a package of the program comes from.
fn attribute(m: &mut Machine, package: ObjRef, key: &str) -> Outcome {
    let name = ObjRef(m.get_named(package, "name") as u32);
    let name = m.text_or_null(name).unwrap_or_default().replace('.', "/");
    match m.program.sources.package_attribute(&name, key) {
        Some(text) => Ok(m.new_string(&text)?.slot()),
        None => Err(Trap::Original),
    }
}

/// A path as a part of an address.
pub fn encoded(path: &str) -> String {
    let mut text = String::new();
    for byte in path.bytes() {
        if byte.is_ascii_alphanumeric() || b"/!$&'()*+,;=:@-._~".contains(&byte) {
            text.push(byte as char);
        } else {
            text.push_str(&format!("%{byte:02X}"));
        }
    }
    text
}

/// The path that a part of an address stands for.
pub fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let digits = after.get(..2).and_then(|d| std::str::from_utf8(d).ok());
        match digits.and_then(|d| u8::from_str_radix(d, 16).ok()) {
            Some(byte) if *first == b'%' => {
                bytes.push(byte);
                rest = &after[2..];
            }
            _ => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    #[test]
    fn paths_are_encoded_and_decoded() {
        for path in ["/a b/c$1.class", "/é#?", "100%", "%zz", ""] {
            assert_eq!(super::decoded(&super::encoded(path)), path);
        }
        assert_eq!(super::encoded("/a b/c$1.class"), "/a%20b/c$1.class");
        assert_eq!(super::encoded("/é#?"), "/%C3%A9%23%3F");
    }
}
