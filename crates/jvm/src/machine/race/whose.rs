//! Whose business a conflict is: the program's, or what the JDK has settled for itself.
//!
//! Classes of the JDK that promise to be safe for several threads have races that are meant (caches, fields read
//! outside of a lock and looked at again): these are the JDK's own. Containers and buffers leave synchronisation to
//! whoever calls them: their races are the program's. Of all others nobody knows here which kind they are: a conflict
//! inside of them is no race that is reported, and leaves freedom from races unproven.

use super::Standing;
use crate::class::{Class, Origin};
use crate::machine::Machine;
use crate::machine::record::Spot;

/// Whose an access is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    Program,
    /// Code of the JDK of which it is not known whether it may be called by several threads at once.
    Library,
    Jdk,
}

/// The JDK's containers that leave synchronisation to their users.
const CONTAINERS: &[&str] = &[
    "java/util/AbstractList",
    "java/util/ArrayDeque",
    "java/util/ArrayList",
    "java/util/BitSet",
    "java/util/EnumMap",
    "java/util/HashMap",
    "java/util/IdentityHashMap",
    "java/util/LinkedHashMap",
    "java/util/LinkedList",
    "java/util/PriorityQueue",
    "java/util/StringJoiner",
    "java/util/TreeMap",
    "java/util/WeakHashMap",
    "java/lang/AbstractStringBuilder",
    "java/lang/StringBuilder",
];

/// Their lazily made views: whoever comes first, the result is as good.
const CACHED: &[&str] = &["keySet", "values", "entrySet", "navigableKeySet", "descendingMap"];

/// Classes, by the beginning of their names, that may be used by several threads at once and see to it themselves.
const SAFE: &[&str] = &[
    "com/sun/",
    "java/io/File",
    "java/io/ObjectStreamClass",
    "java/lang/",
    "java/math/",
    "java/net/",
    "java/nio/channels/",
    "java/nio/charset/",
    "java/nio/file/",
    "java/security/",
    "java/text/DateFormatSymbols",
    "java/text/DecimalFormatSymbols",
    "java/time/",
    "java/util/Currency",
    "java/util/Locale",
    "java/util/Random",
    "java/util/ResourceBundle",
    "java/util/Timer",
    "java/util/UUID",
    "java/util/concurrent/",
    "java/util/jar/",
    "java/util/logging/",
    "java/util/prefs/",
    "java/util/spi/",
    "javax/",
    "jdk/",
    "sun/",
];

/// Of these, those that work on arrays of their caller.
const ON_ARRAYS: &[&str] =
    &["java/lang/AbstractString", "java/lang/Character", "java/lang/String", "java/math/", "java/security/"];

/// Classes that access what they are told to, for whoever calls them.
const AGENTS: &[&str] = &[
    "java/lang/invoke/",
    "java/lang/reflect/",
    "jdk/internal/foreign/",
    "jdk/internal/misc/",
    "jdk/internal/reflect/",
    "sun/misc/Unsafe",
];

fn begins(class: &str, with: &[&str]) -> bool {
    with.iter().any(|name| class.starts_with(name))
}

/// A buffer, or what is beside it.
fn is_buffer(class: &str) -> bool {
    class.strip_prefix("java/nio/").is_some_and(|rest| !rest.contains('/'))
}

pub(super) fn is_container(class: &str) -> bool {
    let outer = class.split('$').next().unwrap_or(class);
    CONTAINERS.contains(&outer) || is_buffer(class)
}

/// Whether a JDK class between the program and a container only passes the call on.
pub(super) fn passes_on(class: &str) -> bool {
    let utility = class.starts_with("java/util/")
        && !["concurrent/", "logging/", "jar/", "zip/", "prefs/", "spi/", "ResourceBundle", "Locale"]
            .iter()
            .any(|part| class["java/util/".len()..].starts_with(part));
    utility || is_container(class) || class == "java/lang/Iterable"
}

impl Machine {
    /// Whose an access is that a thread stands before.
    pub(super) fn whose(&self, at: usize, access: &Standing) -> Whose {
        let mut is_shared_by_users = true;
        if let Spot::Field(id) = access.spot {
            let field = self.field(id);
            let owner = self.class(field.class);
            match owner.origin {
                Origin::User => return Whose::Program,
                Origin::Synthetic => return Whose::Jdk,
                Origin::Jdk => (),
            }
            if CACHED.contains(&&**self.program.symbols.text(field.name)) {
                return Whose::Jdk;
            }
            is_shared_by_users = is_container(&owner.name);
            if !is_shared_by_users && begins(&owner.name, SAFE) && !self.is_plain_mode(at) {
                return Whose::Jdk;
            }
        }
        let of_element = !matches!(access.spot, Spot::Field(_));
        for class in
            self.state.threads[at].frames.iter().rev().map(|f| self.class(self.method(f.method).class))
        {
            match self.passes(class) {
                true => (),
                false if class.origin == Origin::User && is_shared_by_users => return Whose::Program,
                false if class.origin == Origin::User => return Whose::Library,
                false => {
                    let is_callers = of_element && begins(&class.name, ON_ARRAYS);
                    let is_safe = begins(&class.name, SAFE) && !is_callers && !self.is_plain_mode(at);
                    return if is_safe { Whose::Jdk } else { Whose::Library };
                }
            }
        }
        Whose::Jdk
    }

    /// Whether a frame of this class accesses things for whoever called it.
    fn passes(&self, class: &Class) -> bool {
        match class.origin {
            Origin::User => false,
            Origin::Synthetic => true,
            Origin::Jdk => passes_on(&class.name) || begins(&class.name, AGENTS),
        }
    }

    /// Whether the program asks an atomic variable for an access without a memory order.
    fn is_plain_mode(&self, at: usize) -> bool {
        let frames = self.state.threads[at].frames.iter().rev();
        let mut frames = frames.map(|f| f.method).skip_while(|&m| {
            let class = self.class(self.method(m).class);
            class.origin != Origin::User && begins(&class.name, AGENTS)
        });
        frames.next().is_some_and(|m| {
            self.class(self.method(m).class).name.starts_with("java/util/concurrent/atomic/")
                && self.method_name(m).ends_with("Plain")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn containers_are_known_with_their_nested_classes() {
        let containers = [
            "java/util/HashMap",
            "java/util/HashMap$Node",
            "java/lang/StringBuilder",
            "java/nio/HeapByteBuffer",
        ];
        for class in containers {
            assert!(is_container(class), "{class}");
        }
        for class in
            ["java/util/concurrent/ConcurrentHashMap$Node", "java/lang/String", "java/nio/file/Files"]
        {
            assert!(!is_container(class), "{class}");
        }
        assert!(passes_on("java/util/Collections$UnmodifiableList"));
        assert!(!passes_on("java/util/concurrent/ThreadPoolExecutor"));
    }
}
