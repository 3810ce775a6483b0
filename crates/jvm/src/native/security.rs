//! Security properties and seeds: the JDK's own property file, and no random devices.

use super::{Table, object, zero};
use crate::machine::{Machine, Outcome, Trap};
use smallvec::smallvec;

pub const TABLES: &[Table] = &[
    ("java/security/Security$SecPropLoader", &[("loadAll()V", load_properties)]),
    (
        "sun/security/provider/NativePRNG",
        &[(
            "initIO(Lsun/security/provider/NativePRNG$Variant;)Lsun/security/provider/NativePRNG$RandomIO;",
            zero,
        )],
    ),
    ("sun/security/provider/SeedGenerator", &[("generateSeed([B)V", seed)]),
];

/// `Security.props.load(stream of conf/security/java.security)`.
fn load_properties(m: &mut Machine, _: &[u64]) -> Outcome {
    let Some(content) = m.sources.file("conf/security/java.security") else {
        return Err(Trap::Unsupported("security properties of this JDK".into()));
    };
    let stream = super::loader::stream(m, Some(content))?;
    let props = m.static_ref("java/security/Security", "props").unwrap_or_default();
    let class = m.load_class("java/util/Properties")?;
    let load = m.find_method_named(class, "load", "(Ljava/io/InputStream;)V").expect("declared");
    Err(Trap::Call(load, smallvec![props.slot(), stream]))
}

/// A seed. While exploring it is always the same, so that runs can be repeated.
fn seed(m: &mut Machine, args: &[u64]) -> Outcome {
    let start = if m.heap.is_logging() { 0 } else { m.start_millis() as u64 ^ m.now() as u64 };
    let array = object(args, 0);
    for (i, byte) in m.heap.elements_mut::<u8>(array).iter_mut().enumerate() {
        *byte = crate::heap::mix64(start, i as u64) as u8;
    }
    Ok(0)
}
