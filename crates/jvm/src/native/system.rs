//! `java.lang.System`, its properties and time.

use super::{Table, lang, object, zero};
use crate::classfile::Constant;
use crate::machine::{Machine, Outcome, Trap, raise};
use sojourner_kernel::{Choice, Decision};

/// The folder for temporary files.
pub const TEMPORARY: &str = "/tmp";

pub const TABLES: &[Table] = &[
    (
        "java/lang/System",
        &[
            ("setIn0(Ljava/io/InputStream;)V", set_in),
            ("setOut0(Ljava/io/PrintStream;)V", set_out),
            ("setErr0(Ljava/io/PrintStream;)V", set_err),
            ("currentTimeMillis()J", current_time),
            ("nanoTime()J", nano_time),
            ("arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", lang::arraycopy),
            ("identityHashCode(Ljava/lang/Object;)I", identity_hash),
            ("mapLibraryName(Ljava/lang/String;)Ljava/lang/String;", map_library),
            ("getSecurityManager()Ljava/lang/SecurityManager;", zero),
            ("setSecurityManager(Ljava/lang/SecurityManager;)V", set_security_manager),
            ("loadLibrary(Ljava/lang/String;)V", load_library),
            ("load(Ljava/lang/String;)V", load_library),
        ],
    ),
    (
        "java/lang/Runtime",
        &[
            ("loadLibrary(Ljava/lang/String;)V", runtime_load_library),
            ("load(Ljava/lang/String;)V", runtime_load_library),
        ],
    ),
    (
        "jdk/internal/util/SystemProps$Raw",
        &[
            ("vmProperties()[Ljava/lang/String;", vm_properties),
            ("platformProperties()[Ljava/lang/String;", platform_properties),
        ],
    ),
    ("java/lang/ProcessEnvironment", &[("environ()[[B", environ)]),
];

fn set_stream(m: &mut Machine, field: &str, value: u64) -> Outcome {
    let system = m.load_class("java/lang/System")?;
    let f = m.find_declared_field(system, field).expect("declared by System");
    let (statics, slot) = (m.class(system).statics, m.field(f).slot as usize);
    m.visible_at(statics, slot as u32, true)?;
    // A final field that changes: from then on it is read like any other.
    if m.run.exploring {
        m.breach("finals", format!("System.{field} is written"));
    }
    m.state.heap.put_ref(statics, slot, crate::heap::ObjRef(value as u32));
    Ok(0)
}

fn set_in(m: &mut Machine, args: &[u64]) -> Outcome {
    set_stream(m, "in", args[0])
}

fn set_out(m: &mut Machine, args: &[u64]) -> Outcome {
    set_stream(m, "out", args[0])
}

fn set_err(m: &mut Machine, args: &[u64]) -> Outcome {
    set_stream(m, "err", args[0])
}

/// There is none, so that nobody has to be asked. Newer JDKs have none either, and say so themselves.
fn set_security_manager(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.load_class("java/lang/System")?;
    match m.find_declared_field(class, "security") {
        Some(_) if !object(args, 0).is_null() => {
            Err(Trap::Unsupported("a security manager (System.setSecurityManager)".into()))
        }
        Some(_) => Ok(0),
        None => Err(Trap::Original),
    }
}

fn current_time(m: &mut Machine, _: &[u64]) -> Outcome {
    look_at_clock(m)?;
    Ok(m.millis() as u64)
}

fn nano_time(m: &mut Machine, _: &[u64]) -> Outcome {
    look_at_clock(m)?;
    Ok(m.nanos() as u64)
}

/// Time passes when others time out. It may also have passed where the program looks again and again at one place, since
/// it may be slower than any deadline that it waits for so.
pub(super) fn look_at_clock(m: &mut Machine) -> Result<(), Trap> {
    if let Some(chosen) = m.run.chosen.take() {
        if chosen == 1 {
            m.let_time_pass();
        }
        return Ok(());
    }
    m.looks_beneath("the clock");
    m.cut()?;
    if m.looks_again() { Err(Trap::Choose(Choice::decision(Decision::Data, 2))) } else { Ok(()) }
}

fn identity_hash(m: &mut Machine, args: &[u64]) -> Outcome {
    m.asks_identity(object(args, 0))?;
    Ok(super::object::identity_hash(m, object(args, 0)))
}

/// The JDK's own libraries are the machine's natives; a program's are out of reach.
fn runtime_load_library(m: &mut Machine, args: &[u64]) -> Outcome {
    load_library(m, &args[1..])
}

fn load_library(m: &mut Machine, args: &[u64]) -> Outcome {
    let of_jdk = m.caller(0).is_some_and(|c| m.class(m.method(c).class).origin == crate::class::Origin::Jdk);
    if of_jdk {
        return Ok(0);
    }
    let name = m.text_or_null(object(args, 0)).unwrap_or_default();
    // A library that is nowhere is the error that programs are prepared for.
    let path = m.run.options.properties.iter().rev().find(|(key, _)| key == "java.library.path");
    let path = path.map_or_else(|| LIBRARIES.to_owned(), |(_, value)| value.clone());
    let is_there = match name.starts_with('/') {
        true => std::path::Path::new(&name).exists(),
        false => std::env::split_paths(&path).any(|folder| folder.join(format!("lib{name}.so")).exists()),
    };
    if !is_there {
        let message = match name.starts_with('/') {
            true => format!("Can't load library: {name}"),
            false => format!("no {name} in java.library.path: {path}"),
        };
        return raise("java/lang/UnsatisfiedLinkError", message);
    }
    Err(Trap::Unsupported(format!(
        "the native library {name:?} (the program under test cannot touch the host)"
    )))
}

/// Where `java` looks for libraries unless it is told otherwise.
const LIBRARIES: &str = "/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib";

fn map_library(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text(object(args, 0));
    Ok(m.new_string(&format!("lib{name}.so"))?.slot())
}

fn vm_properties(m: &mut Machine, _: &[u64]) -> Outcome {
    let mut all: Vec<String> = Vec::new();
    let feature = m.sources_feature();
    let about = m.program.sources.file("release").unwrap_or_default();
    let about = String::from_utf8_lossy(&about).into_owned();
    let release = |key: &str| {
        let value = about.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix('='));
        value.unwrap_or_default().trim_matches('"').to_owned()
    };
    let fixed = [
        ("java.home", "/java".to_owned()),
        ("java.vm.specification.name", "Java Virtual Machine Specification".into()),
        ("java.vm.specification.vendor", "Oracle Corporation".into()),
        ("java.vm.specification.version", feature.to_string()),
        // Programs that ask are told what `java` would say.
        ("java.vm.name", "OpenJDK 64-Bit Server VM".into()),
        ("java.vm.vendor", release("IMPLEMENTOR")),
        ("java.vm.version", release("JAVA_RUNTIME_VERSION")),
        ("java.vm.info", "mixed mode, sharing".into()),
        ("java.class.path", "".into()),
        ("java.class.version", format!("{}.0", feature + 44)),
        ("java.library.path", LIBRARIES.into()),
        ("sun.boot.library.path", "".into()),
        ("jdk.debug", "release".into()),
        ("java.vm.compressedOopsMode", "Zero based".into()),
        ("sun.nio.MaxDirectMemorySize", "-1".into()),
    ];
    for (key, value) in fixed {
        all.push(key.to_owned());
        all.push(value);
    }
    for (key, value) in m.run.options.properties.clone() {
        // As `java` does: what is opened is no property of the program's.
        if key.starts_with(super::module::OPENS) {
            continue;
        }
        all.push(key);
        all.push(value);
    }
    let n = all.len();
    let array = m.string_array(&all)?;
    // A null after the last pair ends the list.
    let class = m.state.heap.class(array);
    let longer = m.new_array(class, n + 2)?;
    m.state.heap.copy_refs(array, 0, longer, 0, n);
    Ok(longer.slot())
}

/// Values by the names of the constants that index the array, so that any JDK's order works.
fn platform_properties(m: &mut Machine, _: &[u64]) -> Outcome {
    let raw = m.load_class("jdk/internal/util/SystemProps$Raw")?;
    let file = m.class(raw).file.clone().expect("a loaded class");
    let locale = m.run.options.locale.clone();
    let mut values: Vec<(usize, &str)> = Vec::new();
    let mut length = 0;
    for field in &file.fields {
        let Ok(name) = file.pool.utf8(field.name) else { continue };
        let Some(Ok(Constant::Integer(index))) = file.constant_value(field).map(|c| file.pool.get(c)) else {
            continue;
        };
        let index = index as usize;
        length = length.max(index + 1);
        let Some(name) = name.strip_prefix('_').and_then(|n| n.strip_suffix("_NDX")) else { continue };
        let value = match name {
            "file_encoding" | "native_encoding" | "sun_jnu_encoding" => &locale.encoding,
            "file_separator" => "/",
            "path_separator" => ":",
            "line_separator" => "\n",
            "java_io_tmpdir" => TEMPORARY,
            "os_arch" => "amd64",
            "os_name" => "Linux",
            "os_version" => "0",
            "sun_arch_data_model" => "64",
            "sun_cpu_endian" => "little",
            "sun_io_unicode_encoding" => "UnicodeLittle",
            "user_dir" | "user_home" => "/",
            "user_name" => "user",
            "display_language" => &locale.language,
            "display_country" => match &locale.country {
                Some(country) => country,
                None => continue,
            },
            _ => continue,
        };
        values.push((index, value));
    }
    let class = m.load_class("[Ljava/lang/String;")?;
    let array = m.new_array(class, length)?;
    for (index, value) in values {
        let s = m.intern(value)?;
        m.state.heap.put_array_ref(array, index, s);
    }
    Ok(array.slot())
}

fn environ(m: &mut Machine, _: &[u64]) -> Outcome {
    m.assume_outside(super::outside::Outside::Environment);
    let class = m.load_class("[[B")?;
    let pairs = m.run.options.environment.clone();
    let array = m.new_array(class, pairs.len() * 2)?;
    for (i, (key, value)) in pairs.iter().enumerate() {
        for (j, text) in [key, value].into_iter().enumerate() {
            let bytes = m.new_array(crate::class::well_known::BYTES, text.len())?;
            m.state.heap.elements_mut::<u8>(bytes).copy_from_slice(text.as_bytes());
            m.state.heap.put_array_ref(array, 2 * i + j, bytes);
        }
    }
    Ok(array.slot())
}

impl Machine {
    /// The feature version of the JDK in use.
    pub fn sources_feature(&self) -> u32 {
        self.program.boot.feature
    }
}
