//! The JDK's own data that nobody needs a scheduling point for.
//!
//! Much of what a thread reads in the JDK is reachable by all threads, and still nothing that another one does can
//! make a difference to it. While a program is explored,
//!
//! - *constant arrays* (the bytes of a string, the digits of a number, tables, the boxes of small numbers, what an
//!   immutable list holds) are written before anybody else can see them and never again, so they do not count as
//!   shared; what they refer to does;
//! - *own* fields (`Thread.threadLocals`) are read and written by the thread itself alone, as only
//!   `java.lang.ThreadLocal` knows the way: what lies behind them is shared only if it can be reached otherwise;
//! - all of that goes for objects of classes that are *immutable* once they are made, whatever their fields say:
//!   patterns of regular expressions, points in time, descriptions of classes.
//!
//! That nobody writes what is immutable or constant is checked: a write to such an array, or to a field of such an
//! object, after others can see it, breaches `constants` or `immutable/<class>` (`breach.rs`). A value that is written
//! once, before it is published, can be read at any moment with the same result, so reading is a both mover.

use super::Assumed;
use super::rows::{self, Set};
use crate::class::Origin;
use crate::class::layout::HIDDEN_FIELDS;
use crate::classfile::access;

/// How what a field refers to is set apart from what is shared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// An array that is not written once others can see it.
    Constant,
    /// Reached by the thread itself alone.
    Own,
}

const CONSTANT: &[(&str, &[&str])] = &[
    ("java/lang/String", &["value"]),
    ("java/lang/Byte$ByteCache", &["cache"]),
    ("java/lang/Character$CharacterCache", &["cache"]),
    ("java/lang/Short$ShortCache", &["cache"]),
    ("java/lang/Integer$IntegerCache", &["cache"]),
    ("java/lang/Long$LongCache", &["cache"]),
    ("java/math/BigInteger", &["mag", "posConst", "negConst", "longRadix"]),
    ("java/math/BigDecimal", &["ZERO_THROUGH_TEN", "ZERO_SCALED_BY"]),
    ("java/util/ImmutableCollections$ListN", &["elements"]),
    ("java/util/ImmutableCollections$SetN", &["elements"]),
    ("java/util/ImmutableCollections$MapN", &["table"]),
];

const OWN: &[(&str, &[&str])] = &[("java/lang/Thread", &["threadLocals"])];

/// What does not change before a thread's end, where nobody sees what comes then (`threads/exit`).
const UNTIL_THE_END: &[(&str, &[&str])] = &[("java/lang/Thread", &["target"])];

/// Classes whose objects do not change once others can see them, by the beginning of their names.
const IMMUTABLE: &[&str] = &[
    "java/util/regex/Pattern",
    "java/util/regex/CharPredicates",
    "java/util/regex/IntHashSet",
    "java/time/",
    "java/util/Locale",
    "sun/util/locale/BaseLocale",
    "sun/util/locale/LocaleExtensions",
    "java/io/ObjectStreamClass",
    "java/io/ObjectStreamField",
    "java/lang/Module",
    "java/lang/invoke/MethodType",
    "jdk/internal/math/FDBigInteger",
    // Those that stand for zero and the like are shared, and written with what they hold anyway.
    "jdk/internal/math/FloatingDecimal$",
];

/// Exceptions: objects of these are worked on.
const MUTABLE: &[&str] = &["java/time/format/DateTimeFormatterBuilder", "java/util/Locale$Builder"];

fn is_immutable(class: &str) -> bool {
    IMMUTABLE.iter().any(|start| class.starts_with(start)) && !MUTABLE.contains(&class)
}

fn names(table: &[(&str, &[&str])], class: &str, field: &str) -> bool {
    table.iter().any(|(c, fields)| *c == class && fields.contains(&field))
}

/// A field as its class file declares it.
pub struct Declared<'a> {
    pub origin: Origin,
    pub class: &'a str,
    pub name: &'a str,
    pub descriptor: &'a str,
    pub flags: u16,
    /// What is assumed of the program.
    pub assumed: &'a Assumed,
    /// The rules that are on.
    pub rules: Set,
}

impl Declared<'_> {
    fn has(&self, flags: u16) -> bool {
        self.flags & flags == flags
    }

    /// Whether what the field refers to is set apart.
    pub fn apart(&self) -> Option<Apart> {
        let is_jdk = self.origin == Origin::Jdk;
        let is_array = self.descriptor.starts_with('[');
        let is_table = is_jdk && self.has(access::STATIC | access::FINAL) && self.descriptor.len() == 2;
        // What javac makes for enums, of anybody.
        let is_made = self.has(access::STATIC | access::FINAL | access::SYNTHETIC)
            && (self.name == "$VALUES" || self.name.starts_with("$SwitchMap$"));
        let is_inside = self.is_immutable();
        let is_named = is_jdk && names(CONSTANT, self.class, self.name);
        if is_array && (is_table || is_made || is_inside || is_named) && self.assumed.allows("constants") {
            return Some(Apart::Constant);
        }
        (is_jdk && self.rules.has(rows::LOCALS) && names(OWN, self.class, self.name)).then_some(Apart::Own)
    }

    /// Whether the field is one of an object that is taken not to change once others can see it.
    pub fn is_immutable(&self) -> bool {
        self.origin == Origin::Jdk && !self.has(access::STATIC) && self.is_of_immutable()
    }

    fn is_of_immutable(&self) -> bool {
        let rule = || format!("immutable/{}", self.class);
        is_immutable(self.class) && self.assumed.allows(&rule())
    }

    /// Whether accesses to the field are no scheduling points.
    pub fn is_quiet(&self) -> bool {
        self.origin == Origin::Jdk
            && (names(HIDDEN_FIELDS, self.class, self.name)
                || self.rules.has(rows::LOCALS) && names(OWN, self.class, self.name)
                || self.rules.has(rows::EXIT) && names(UNTIL_THE_END, self.class, self.name)
                || self.is_immutable()
                || self.class == "jdk/internal/access/SharedSecrets" && self.has(access::STATIC))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field<'a>(
        origin: Origin,
        class: &'a str,
        name: &'a str,
        descriptor: &'a str,
        flags: u16,
    ) -> Declared<'a> {
        static ALL: std::sync::OnceLock<Assumed> = std::sync::OnceLock::new();
        let assumed = ALL.get_or_init(Assumed::default);
        Declared { origin, class, name, descriptor, flags, assumed, rules: Set(u32::MAX) }
    }

    #[test]
    fn constant_arrays_are_the_jdks_tables_and_what_enums_are_made_of() {
        let table = access::STATIC | access::FINAL;
        let made = table | access::SYNTHETIC;
        let apart =
            |origin, class, name, descriptor, flags| field(origin, class, name, descriptor, flags).apart();
        assert_eq!(
            apart(Origin::Jdk, "java/lang/String", "value", "[B", access::FINAL),
            Some(Apart::Constant)
        );
        assert_eq!(apart(Origin::Jdk, "java/lang/Integer", "DigitTens", "[B", table), Some(Apart::Constant));
        assert_eq!(apart(Origin::User, "App", "$VALUES", "[LApp;", made), Some(Apart::Constant));
        assert_eq!(
            apart(Origin::User, "App", "table", "[I", table),
            None,
            "a program may write what it likes"
        );
        assert_eq!(apart(Origin::Jdk, "java/lang/Shutdown", "hooks", "[Ljava/lang/Runnable;", table), None);
        assert_eq!(apart(Origin::User, "java/lang/String", "value", "[B", access::FINAL), None);
        let locals = "Ljava/lang/ThreadLocal$ThreadLocalMap;";
        assert_eq!(apart(Origin::Jdk, "java/lang/Thread", "threadLocals", locals, 0), Some(Apart::Own));
        assert_eq!(apart(Origin::Jdk, "java/lang/Thread", "inheritableThreadLocals", locals, 0), None);
    }

    #[test]
    fn quiet_fields_are_the_jdks_caches() {
        assert!(field(Origin::Jdk, "java/lang/String", "hash", "I", 0).is_quiet());
        assert!(
            field(Origin::Jdk, "jdk/internal/access/SharedSecrets", "any", "L;", access::STATIC).is_quiet()
        );
        assert!(field(Origin::Jdk, "java/util/regex/Pattern$Node", "next", "L;", 0).is_quiet());
        assert!(!field(Origin::Jdk, "java/util/regex/Matcher", "first", "I", 0).is_quiet());
        assert!(
            !field(Origin::Jdk, "java/time/format/DateTimeFormatterBuilder", "active", "L;", 0).is_quiet()
        );
        assert!(!field(Origin::Jdk, "java/util/HashMap", "table", "[L;", 0).is_quiet());
        assert!(!field(Origin::User, "java/lang/String", "hash", "I", 0).is_quiet());
    }
}
