//! What the JDK's archive has: classes that are linked when the JVM starts, and forms that the JDK was built with.
//!
//! The archive is made of the classes that `lib/classlist` names; the forms are the methods of a few classes of the
//! image that hold nothing else. Both are read when a hash is first asked for. Known gap: the hashes in the archive are
//! not read, so the order of a table whose keys are classes of the JDK is that of some run.

use super::forms::{Forms, basic};
use crate::classfile::descriptor::MethodDescriptor;
use crate::machine::Machine;
use rustc_hash::FxHashSet;

#[derive(Default)]
pub struct Archive {
    classes: FxHashSet<Box<str>>,
    /// Lambdas, as the list of classes writes them.
    lambdas: FxHashSet<Box<str>>,
    is_old: bool,
}

/// Classes that making the archive itself brings into it, besides those of the list: in both JDKs, in 17, in 25.
const UNLISTED: &[&str] = &[
    "java/util/AbstractMap$1",
    "java/util/Collections$UnmodifiableMap",
    "java/util/DoubleSummaryStatistics",
    "java/util/IntSummaryStatistics",
    "java/util/LongSummaryStatistics",
    "java/util/function/DoubleConsumer",
    "java/util/function/LongConsumer",
    "java/util/function/ToDoubleFunction",
    "java/util/function/ToIntFunction",
    "java/util/function/ToLongFunction",
    "java/util/stream/Collectors$1OptionalBox",
    "java/util/stream/Collectors$1PairBox",
    "jdk/internal/jmod/JmodFile$Entry",
    "jdk/internal/module/ModuleHashes$Builder",
    "jdk/internal/module/SystemModules$default",
];
const UNLISTED_OLD: &[&str] = &[
    "java/lang/ClassValue",
    "java/lang/ClassValue$ClassValueMap",
    "java/lang/ClassValue$Entry",
    "java/lang/ClassValue$Identity",
    "java/lang/ClassValue$Version",
    "java/lang/invoke/ClassSpecializer$Factory$1Var",
    "java/lang/invoke/GenerateJLIClassesHelper",
    "java/lang/invoke/GenerateJLIClassesHelper$HolderClassBuilder",
    "java/lang/invoke/MethodHandleImpl$2",
    "java/lang/invoke/MethodHandleImpl$ArrayAccess",
    "java/lang/invoke/MethodHandleImpl$ArrayAccessor",
    "java/lang/invoke/MethodHandleImpl$ArrayAccessor$1",
    "java/lang/invoke/MethodHandleImpl$BindCaller",
    "java/lang/invoke/MethodHandleImpl$BindCaller$1",
    "java/lang/invoke/MethodHandleImpl$CasesHolder",
    "java/lang/invoke/MethodHandleImpl$LoopClauses",
    "java/lang/invoke/MethodHandleImpl$WrappedMember",
    "java/util/AbstractMap$1$1",
    "java/util/Collections$CopiesList",
    "java/util/TreeMap$KeyIterator",
    "java/util/TreeMap$KeySet",
    "java/util/TreeMap$ValueIterator",
    "java/util/TreeMap$Values",
    "java/util/TreeSet",
    "java/util/function/BiPredicate",
    "java/util/spi/CalendarNameProvider",
    "jdk/internal/module/SystemModuleFinders$3",
    "sun/text/spi/JavaTimeDateTimePatternProvider",
];
const UNLISTED_NEW: &[&str] = &[
    "java/io/IOException",
    "java/lang/Module$ReflectionData",
    "java/lang/WeakPairMap",
    "java/lang/WeakPairMap$Pair",
    "java/lang/WeakPairMap$Pair$Lookup",
    "java/nio/file/FileSystemException",
    "java/nio/file/InvalidPathException",
    "java/nio/file/NoSuchFileException",
    "java/util/AbstractMap$KeyIterator",
    "java/util/function/DoublePredicate",
    "java/util/function/IntConsumer",
    "java/util/function/IntPredicate",
    "java/util/function/LongPredicate",
    "jdk/internal/module/SystemModuleFinders$2",
    "sun/nio/fs/UnixException",
];

const HOLDERS: [&str; 4] = ["DirectMethodHandle", "DelegatingMethodHandle", "Invokers", "LambdaForm"];
const SPECIES: &str = "java/lang/invoke/BoundMethodHandle$Species_";

impl Archive {
    pub fn new(m: &Machine) -> Archive {
        let list = m.program.sources.file("lib/classlist").unwrap_or_default();
        let mut archive = Archive { is_old: m.program.boot.feature < 25, ..Archive::default() };
        for line in String::from_utf8_lossy(&list).lines() {
            match line.split_once(' ') {
                Some(("@lambda-proxy", lambda)) => _ = archive.lambdas.insert(lambda.into()),
                _ if line.starts_with(['@', '#']) => {}
                Some((name, _)) => _ = archive.classes.insert(name.into()),
                None => _ = archive.classes.insert(line.into()),
            }
        }
        // Without a list there is no archive that is known.
        if !archive.classes.is_empty() {
            let others = if archive.is_old { UNLISTED_OLD } else { UNLISTED_NEW };
            archive.classes.extend(UNLISTED.iter().chain(others).map(|&name| name.into()));
        }
        archive
    }

    /// Whether a class, or an array class, comes with a hash.
    pub fn has(&self, name: &str) -> bool {
        match name.strip_prefix('[') {
            None => self.classes.contains(name) || !name.contains('/') && is_primitive(name),
            Some(element) if element.len() == 1 => true,
            Some("Ljava/lang/Object;" | "Ljava/lang/String;") => true,
            Some("Ljava/lang/Class;" | "Ljava/lang/Integer;" | "Ljava/lang/Runnable;" | "[I") => self.is_old,
            Some("Ljava/util/stream/StreamOpFlag$Type;") => true,
            Some(_) => false,
        }
    }

    pub fn has_lambda(&self, lambda: &str) -> bool {
        self.lambdas.contains(lambda)
    }

    /// The forms that the JDK was built with.
    pub fn forms(&self, m: &Machine) -> Forms {
        let mut built_in = FxHashSet::default();
        for holder in HOLDERS {
            let name = format!("java/lang/invoke/{holder}$Holder");
            let Some(bytes) = m.program.sources.resource_of(true, &format!("{name}.class")) else { continue };
            let Ok(file) = m.parse_class(bytes, &name) else { continue };
            for method in &file.methods {
                let (Ok(name), Ok(descriptor)) =
                    (file.pool.utf8(method.name), file.pool.utf8(method.descriptor))
                else {
                    continue;
                };
                let Ok(types) = MethodDescriptor::parse(descriptor) else { continue };
                let takes: String = types.params().map(|p| basic(p) as char).collect();
                built_in.insert(format!("{name} {takes}_{}", basic(types.result) as char));
            }
        }
        built_in.extend(self.classes.iter().filter_map(|c| Some(c.strip_prefix(SPECIES)?.to_owned())));
        Forms::new(self.is_old, built_in)
    }
}

fn is_primitive(name: &str) -> bool {
    matches!(name, "int" | "long" | "boolean" | "double" | "char" | "byte" | "short" | "float" | "void")
}
