//! The options of the virtual machine that libraries ask for, to know how `java` lays out objects and which instructions
//! it uses: as `java` without options has them on this host. Others are refused by name.

use super::{Table, nothing, object};
use crate::machine::{Machine, Outcome, Trap};

const FLAG: &str = "com/sun/management/internal/Flag";
const ORIGIN: &str = "com/sun/management/VMOption$Origin";

pub const TABLES: &[Table] = &[(
    FLAG,
    &[("initialize()V", nothing), ("getFlag(Ljava/lang/String;)Lcom/sun/management/internal/Flag;", flag)],
)];

enum Value {
    Yes(bool),
    Number(i64),
    /// There is no such option, or it is locked.
    None,
}

fn value(name: &str) -> Option<(Value, &'static str)> {
    Some(match name {
        "UseCompressedOops" | "UseCompressedClassPointers" | "UseG1GC" => (Value::Yes(true), "ERGONOMIC"),
        "UseSerialGC" | "UseParallelGC" | "UseZGC" | "UseShenandoahGC" => (Value::Yes(false), "DEFAULT"),
        "ObjectAlignmentInBytes" => (Value::Number(8), "DEFAULT"),
        "UseFMA" => (Value::Yes(has_fma()), "DEFAULT"),
        "UseXmmI2F" => (Value::Yes(is_amd()), "DEFAULT"),
        "MaxVectorSize" => (Value::Number(vector_bytes()), "DEFAULT"),
        // Of experimental compilers nothing is told unless they are unlocked, and of other processors nothing.
        "UseJVMCICompiler" | "EnableJVMCI" | "UseSVE" => (Value::None, "DEFAULT"),
        _ => return None,
    })
}

/// `java` uses other conversions of numbers on processors of this maker.
fn is_amd() -> bool {
    std::fs::read_to_string("/proc/cpuinfo").is_ok_and(|text| text.contains("AuthenticAMD"))
}

#[cfg(target_arch = "x86_64")]
fn has_fma() -> bool {
    std::arch::is_x86_feature_detected!("fma")
}

#[cfg(target_arch = "x86_64")]
fn vector_bytes() -> i64 {
    match () {
        () if std::arch::is_x86_feature_detected!("avx512f") => 64,
        () if std::arch::is_x86_feature_detected!("avx2") => 32,
        () => 16,
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn has_fma() -> bool {
    true
}

#[cfg(not(target_arch = "x86_64"))]
fn vector_bytes() -> i64 {
    16
}

fn flag(m: &mut Machine, args: &[u64]) -> Outcome {
    let name = m.text_or_null(object(args, 0)).unwrap_or_default();
    // What hangs on the processor would make a search another one on another host.
    if m.run.exploring && matches!(&*name, "UseFMA" | "UseXmmI2F" | "MaxVectorSize") {
        return Err(Trap::Unsupported(format!("the option {name} of the virtual machine, while checking")));
    }
    let Some((value, origin)) = value(&name) else {
        return Err(Trap::Unsupported(format!("the option {name} of the virtual machine")));
    };
    for class in [FLAG, ORIGIN, "java/lang/Boolean", "java/lang/Long"] {
        let class = m.load_class(class)?;
        if !m.is_initialised(class) {
            return Err(Trap::Init(class));
        }
    }
    let value = match value {
        Value::None => return Ok(0),
        Value::Yes(yes) => m.static_ref("java/lang/Boolean", if yes { "TRUE" } else { "FALSE" }),
        Value::Number(number) => {
            let class = m.load_class("java/lang/Long")?;
            let boxed = m.new_instance(class)?;
            m.set_named(boxed, "value", number as u64);
            Some(boxed)
        }
    };
    let value = value.expect("every JDK has these constants");
    let class = m.load_class(FLAG)?;
    let made = m.new_instance(class)?;
    m.set_named(made, "value", value.slot());
    m.set_named(made, "name", args[0]);
    let origin = m.static_ref(ORIGIN, origin).expect("every JDK has these origins");
    m.set_named(made, "origin", origin.slot());
    Ok(made.slot())
}
