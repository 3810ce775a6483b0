//! Native methods that the machine does not have, and what is said of them.
//!
//! Those of the JDK end the run with a name; where they would touch the host, with the name of what they would do. Those
//! of the program were never linked, since no library is ever loaded: calling one is the error that `java` has for it.

use crate::class::MethodId;
use crate::machine::{Machine, Outcome, raise};

/// By the beginning of the class's name, what its native methods do to the host.
const HOST: &[(&str, &str)] = &[
    ("java/lang/Process", "starting or watching a process"),
    ("java/net/", "the network"),
    ("jdk/net/", "the network"),
    ("sun/net/", "the network"),
    ("sun/nio/ch/File", "reading or writing files"),
    ("sun/nio/ch/UnixFile", "reading or writing files"),
    ("sun/nio/ch/", "the network"),
    ("sun/nio/fs/", "reading or writing files"),
    ("java/io/", "reading or writing files"),
    ("jdk/internal/loader/NativeLibraries", "native libraries"),
];

impl Machine {
    /// What a run that ends at a native method is said to need.
    pub fn missing_native(&self, method: MethodId) -> String {
        let class = &*self.class(self.method(method).class).name;
        let text = self.method_text(method);
        match HOST.iter().find(|(begins, _)| class.starts_with(begins)) {
            Some((_, what)) => format!("{what} ({text}; the program under test cannot touch the host)"),
            None => format!("native method {text}"),
        }
    }
}

/// A native method of the program.
pub fn unlinked(m: &mut Machine, _: &[u64]) -> Outcome {
    let signature = m.method_signature(m.run.instant.method);
    raise("java/lang/UnsatisfiedLinkError", format!("'{signature}'"))
}

#[cfg(test)]
mod tests {
    use super::HOST;

    #[test]
    fn what_is_special_comes_before_what_is_general() {
        for (at, (begins, _)) in HOST.iter().enumerate() {
            assert!(
                !HOST[..at].iter().any(|(other, _)| begins.starts_with(other)),
                "{begins} is never found"
            );
        }
    }
}
