//! Security properties and seeds: the JDK's own property file, and no random devices.

use super::{Table, object, zero};
use crate::classfile::access;
use crate::link::assemble::{ClassWriter, op};
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
    (
        "sun/security/provider/SeedGenerator",
        &[("generateSeed([B)V", seed), ("getSystemEntropy()[B", entropy)],
    ),
    (
        "sun/security/provider/SeedGenerator$URLSeedGenerator",
        &[("init()V", super::nothing), ("getSeedBytes([B)V", own_seed)],
    ),
    ("javax/crypto/JceSecurity", &[("setupJurisdictionPolicies()V", allow_all)]),
];

/// What the JDK's own policy files say (`conf/security/policy/unlimited`): everything is allowed, nothing exempt. A
/// written method does it, instead of a search through folders.
fn allow_all(m: &mut Machine, _: &[u64]) -> Outcome {
    const WRITTEN: &str = "javax/crypto/JceSecurity$$Policy";
    const SECURITY: &str = "javax/crypto/JceSecurity";
    const PERMISSIONS: &str = "javax/crypto/CryptoPermissions";
    const ALL: &str = "javax/crypto/CryptoAllPermission";
    let class = match m.program.class_index.get(WRITTEN) {
        Some(&class) => class,
        None => {
            let mut writer = ClassWriter::new(access::FINAL, WRITTEN, "java/lang/Object", &[]);
            let mut code = writer.method(access::STATIC, "set", "()V");
            for field in ["defaultPolicy", "exemptPolicy"] {
                code.new_object(PERMISSIONS);
                code.op(op::DUP);
                code.invoke_special(false, PERMISSIONS, "<init>", "()V");
                code.put_static(SECURITY, field, &format!("L{PERMISSIONS};"));
            }
            code.get_static(SECURITY, "defaultPolicy", &format!("L{PERMISSIONS};"));
            code.get_static(ALL, "INSTANCE", &format!("L{ALL};"));
            code.invoke_virtual(PERMISSIONS, "add", "(Ljava/security/Permission;)V");
            code.ret("V");
            code.finish();
            let host = m.load_class(SECURITY)?;
            m.define_synthetic(writer.finish(), Some(host))?
        }
    };
    let set = m.find_method_named(class, "set", "()V").expect("just written");
    Err(Trap::Call(set, smallvec![]))
}

/// `Security.props.load(stream of conf/security/java.security)`.
fn load_properties(m: &mut Machine, _: &[u64]) -> Outcome {
    let Some(content) = m.program.sources.file("conf/security/java.security") else {
        return Err(Trap::Unsupported("security properties of this JDK".into()));
    };
    let stream = super::loader::stream(m, Some(content))?;
    let props = m.static_ref("java/security/Security", "props").unwrap_or_default();
    let class = m.load_class("java/util/Properties")?;
    let load = m.find_method_named(class, "load", "(Ljava/io/InputStream;)V").expect("declared");
    Err(Trap::Call(load, smallvec![props.slot(), stream]))
}

/// As many bytes as the JDK's digest of the system's state has.
fn entropy(m: &mut Machine, _: &[u64]) -> Outcome {
    let array = m.new_array(crate::class::well_known::BYTES, 20)?;
    seed(m, &[array.slot()])?;
    Ok(array.slot())
}

fn own_seed(m: &mut Machine, args: &[u64]) -> Outcome {
    seed(m, &args[1..])
}

/// A seed. While exploring it is always the same, so that runs can be repeated.
fn seed(m: &mut Machine, args: &[u64]) -> Outcome {
    let start = if m.run.exploring { 0 } else { m.millis() as u64 ^ m.nanos() as u64 };
    let array = object(args, 0);
    for (i, byte) in m.state.heap.elements_mut::<u8>(array).iter_mut().enumerate() {
        *byte = crate::heap::mix64(start, i as u64) as u8;
    }
    Ok(0)
}
