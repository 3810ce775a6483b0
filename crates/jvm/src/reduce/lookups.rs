//! What the JDK looks up for itself, without scheduling points.
//!
//! The first `String.format` of a program reads properties and locale data through reflection, service loaders and a
//! dozen caches: some ten thousand accesses to objects that all threads could reach. The same goes for finding a
//! message digest, a character set, a logger, a constructor. Each of these lookups gives the same answer whoever
//! makes it and whenever; what it leaves behind are entries of caches, made under locks or by compare-and-set so that
//! it does not matter who is first. So a lookup belongs to the step it is made in ([`Whole::Aside`]).
//!
//! Listed are methods that answer a question and nothing else: none that works on an object that a program could share
//! (a format, a calendar, a digest in use), and none that runs code of the program's, but for initialisers and
//! constructors of classes it is asked to find.
//!
//! That nobody changes an answer is checked by what silent and other code touches (`partition.rs`). A few words in a
//! program's classes ([`changes_answers`]) only tell what is not worth looking up before the program begins. Known gap:
//! what one lookup leaves behind and another one answers is not compared, so only questions may be listed.
//!
//! [`Whole::Aside`]: super::locks::Whole::Aside

use crate::classfile::mentions;

/// Methods by class; `*` stands for all, a name with `!` is left out of all.
const LOOKUPS: &[(&str, &[&str])] = &[
    ("java/lang/System", &["getProperty", "lineSeparator"]),
    ("java/lang/Boolean", &["getBoolean"]),
    ("java/lang/Integer", &["getInteger"]),
    ("java/lang/Long", &["getLong"]),
    ("sun/security/action/GetPropertyAction", &["*"]),
    ("sun/security/action/GetBooleanAction", &["*"]),
    ("sun/security/action/GetIntegerAction", &["*"]),
    ("java/util/Locale", &["*"]),
    ("java/util/ResourceBundle", &["getBundle"]),
    ("java/util/TimeZone", &["getDefault", "getDefaultRef", "setDefaultZone", "getTimeZone"]),
    ("java/util/Currency", &["getInstance"]),
    ("java/text/DecimalFormatSymbols", &["getInstance", "initialize", "initializeCurrency"]),
    ("java/text/DateFormatSymbols", &["getInstance", "getInstanceRef", "initializeData"]),
    ("java/text/NumberFormat", &["getInstance"]),
    ("java/text/SimpleDateFormat", &["<init>", "initialize", "initializeDefaultCentury"]),
    ("java/util/Calendar", &["setWeekCountData", "createCalendar"]),
    ("sun/util/calendar/ZoneInfoFile", &["*"]),
    ("sun/util/calendar/ZoneInfo", &["getTimeZone"]),
    ("sun/util/calendar/CalendarSystem", &["forName", "getGregorianCalendar"]),
    ("java/time/ZoneId", &["of", "systemDefault"]),
    ("java/time/ZoneRegion", &["ofId"]),
    ("java/time/ZoneOffset", &["ofTotalSeconds"]),
    ("java/time/zone/ZoneRulesProvider", &["getRules", "getProvider"]),
    ("java/time/format/DecimalStyle", &["of", "ofDefaultLocale"]),
    ("java/time/format/DateTimeFormatterBuilder", &["getLocalizedDateTimePattern"]),
    ("java/time/format/DateTimeTextProvider", &["getText", "getTextIterator"]),
    ("java/time/temporal/WeekFields", &["of"]),
    ("java/time/chrono/AbstractChronology", &["of", "ofLocale", "initCache"]),
    ("java/nio/charset/Charset", &["forName", "lookup", "lookup2", "defaultCharset", "isSupported"]),
    ("java/security/Security", &["*"]),
    ("java/security/Provider", &["getService", "getDefaultSecureRandomService"]),
    ("java/security/Provider$Service", &["*"]),
    ("java/security/MessageDigest", &["getInstance"]),
    ("javax/crypto/JceSecurity", &["*"]),
    ("java/util/logging/Logger", &["getLogger", "demandLogger", "getEffectiveLoggerBundle"]),
    (
        "java/util/logging/LogManager",
        &["getLogManager", "ensureLogManagerInitialized", "initializeGlobalHandlers", "getProperty"],
    ),
    ("java/util/logging/Level", &["findLevel", "parse"]),
    ("java/io/ObjectStreamClass", &["lookup"]),
    ("java/lang/invoke/MethodType", &["*"]),
    (
        "java/lang/Class",
        &["*", "!newInstance", "!forName", "!forName0", "!getEnumConstantsShared", "!enumConstantDirectory"],
    ),
    ("java/lang/reflect/Constructor", &["*", "!newInstance", "!newInstanceWithCaller"]),
    ("java/lang/reflect/Method", &["*", "!invoke"]),
    (
        "java/lang/reflect/Field",
        &[
            "copy",
            "getName",
            "getType",
            "getModifiers",
            "getFieldAccessor",
            "acquireFieldAccessor",
            "checkAccess",
        ],
    ),
    ("java/lang/reflect/AccessibleObject", &["*"]),
    ("java/lang/reflect/ProxyGenerator", &["*"]),
    ("java/lang/reflect/Proxy", &["getProxyConstructor"]),
    ("jdk/internal/reflect/Reflection", &["*"]),
    ("jdk/internal/reflect/ReflectionFactory", &["*"]),
    ("java/lang/Module", &["*"]),
    ("java/lang/ModuleLayer", &["*"]),
];

/// Packages that do nothing else.
const PACKAGES: &[&str] = &[
    "sun/util/locale/",
    "sun/util/resources/",
    "sun/util/cldr/",
    "sun/text/resources/",
    "sun/security/jca/",
    "sun/nio/cs/StandardCharsets",
    "jdk/internal/module/",
    "jdk/internal/loader/",
];

/// Whether a method of the JDK is such a lookup.
pub fn is_lookup(class: &str, method: &str) -> bool {
    if PACKAGES.iter().any(|package| class.starts_with(package)) {
        return !changes(method) && !class.starts_with("sun/util/locale/InternalLocaleBuilder");
    }
    let Some((_, methods)) = LOOKUPS.iter().find(|(c, _)| *c == class) else { return false };
    let is_left_out = methods.iter().any(|m| m.strip_prefix('!') == Some(method));
    methods.contains(&method) || methods.contains(&"*") && !is_left_out && !changes(method)
}

/// Whether a method is by its name no question: then it is no lookup, unless it is listed by name.
fn changes(method: &str) -> bool {
    const VERBS: &[&str] = &[
        "set", "trySet", "add", "implAdd", "insert", "remove", "put", "clear", "register", "append", "change",
    ];
    VERBS.iter().any(|verb| method.starts_with(verb))
}

/// Words in a class file of the program by which it could change what lookups answer.
const WORDS: &[&str] = &[
    "setProperty",
    "setProperties",
    "clearProperty",
    "getProperties",
    "setDefault",
    "setSecurityManager",
    "insertProviderAt",
    "addProvider",
    "removeProvider",
    "java/util/spi/",
    "java/text/spi/",
    "java/nio/charset/spi/",
    "java/time/zone/",
    "clearCache",
];

/// Whether a class of the program might change what lookups answer.
pub fn changes_answers(class: &[u8]) -> bool {
    WORDS.iter().any(|word| mentions(class, word.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lookups_are_questions_and_not_work_on_objects() {
        assert!(is_lookup("java/util/Locale", "getDefault"));
        assert!(is_lookup("java/lang/Class", "getDeclaredConstructor"));
        assert!(is_lookup("sun/util/locale/provider/LocaleProviderAdapter", "getAdapter"));
        assert!(!is_lookup("java/lang/Class", "newInstance"), "it runs a constructor of the program's");
        assert!(!is_lookup("java/lang/reflect/Method", "invoke"));
        assert!(!is_lookup("java/text/SimpleDateFormat", "format"), "formats can be shared, wrongly");
        assert!(!is_lookup("java/security/MessageDigest", "update"));
        assert!(!is_lookup("java/util/HashMap", "get"));
        assert!(!is_lookup("java/util/Locale", "setDefault"), "it changes an answer");
        assert!(!is_lookup("java/lang/reflect/Method", "setAccessible"));
        assert!(!is_lookup("java/security/Security", "addProvider"));
        assert!(!is_lookup("sun/util/locale/InternalLocaleBuilder", "getBaseLocale"), "it is worked on");
        assert!(is_lookup("java/util/TimeZone", "setDefaultZone"), "listed by name");
    }

    #[test]
    fn words_are_found_in_the_bytes_of_a_class() {
        assert!(changes_answers(b"..setDefault.."));
        assert!(!changes_answers(b"java/util/Locale getDefault"));
        assert!(!changes_answers(b""));
    }
}
