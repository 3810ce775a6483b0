//! JDK internals that a start touches and that mean nothing here.

use super::{Table, nothing, one, zero};
use crate::machine::{Machine, Outcome};

pub const TABLES: &[Table] = &[
    (
        "jdk/internal/misc/VM",
        &[
            ("initialize()V", nothing),
            ("initializeFromArchive(Ljava/lang/Class;)V", nothing),
            ("latestUserDefinedLoader0()Ljava/lang/ClassLoader;", zero),
            ("getNanoTimeAdjustment(J)J", nano_adjustment),
            ("isSupportedClassFileVersion(II)Z", one),
            ("isJavaLangInvokeInited()Z", one),
            ("getRuntimeArguments()[Ljava/lang/String;", no_strings),
            ("getuid()J", zero),
            ("geteuid()J", zero),
            ("getgid()J", zero),
            ("getegid()J", zero),
        ],
    ),
    (
        "jdk/internal/misc/CDS",
        &[
            ("isDumpingClassList0()Z", zero),
            ("isDumpingArchive0()Z", zero),
            ("isSharingEnabled0()Z", zero),
            ("getCDSConfigStatus()I", zero),
            ("getRandomSeedForDumping()J", zero),
            ("initializeFromArchive(Ljava/lang/Class;)V", nothing),
            ("needsClassInitBarrier0(Ljava/lang/Class;)Z", zero),
        ],
    ),
    ("jdk/internal/misc/Signal", &[("findSignal0(Ljava/lang/String;)I", minus_one), ("handle0(IJ)J", zero)]),
    ("java/lang/Terminator", &[("setup()V", nothing), ("teardown()V", nothing)]),
    ("jdk/internal/misc/OSEnvironment", &[("initialize()V", nothing)]),
    ("java/lang/ProcessImpl", &[("init()V", nothing)]),
    ("java/io/ObjectStreamClass", &[("hasStaticInitializer(Ljava/lang/Class;)Z", has_initialiser)]),
    ("jdk/internal/loader/BootLoader", &[("loadLibrary(Ljava/lang/String;)V", nothing)]),
    ("java/util/TimeZone", &[("getSystemTimeZoneID(Ljava/lang/String;)Ljava/lang/String;", time_zone)]),
    (
        "jdk/internal/loader/NativeLibraries",
        &[("findBuiltinLib(Ljava/lang/String;)Ljava/lang/String;", zero)],
    ),
    // How often and how long classes were loaded is for tools outside.
    (
        "jdk/internal/perf/PerfCounter",
        &[
            ("<init>(Ljava/lang/String;I)V", nothing),
            ("get()J", zero),
            ("set(J)V", nothing),
            ("add(J)V", nothing),
            ("increment()V", nothing),
            ("addTime(J)V", nothing),
            ("addElapsedTimeFrom(J)V", nothing),
        ],
    ),
    // Addresses written as numbers work; of names only the host's own (`native/network.rs`).
    (
        "java/net/InetAddress",
        &[("init()V", nothing), ("isIPv4Available()Z", one), ("isIPv6Supported()Z", zero)],
    ),
    ("java/net/Inet4Address", &[("init()V", nothing)]),
    ("java/net/Inet6Address", &[("init()V", nothing)]),
    ("java/net/InetAddressImplFactory", &[("isIPv6Supported()Z", zero)]),
    // Points, rectangles and colours work; the user's settings for people with disabilities are the host's.
    ("java/awt/Toolkit", &[("initAssistiveTechnologies()V", nothing), ("initIDs()V", nothing)]),
    // Limits of channels, which are asked for where no channel is opened.
    ("sun/nio/ch/IOUtil", &[("initIDs()V", nothing), ("iovMax()I", vectors), ("writevMax()J", vector_bytes)]),
    ("sun/nio/ch/FileDispatcherImpl", &[("init0()V", nothing)]),
    ("sun/nio/ch/UnixFileDispatcherImpl", &[("allocationGranularity0()J", granularity)]),
    (
        "sun/nio/ch/FileChannelImpl",
        &[("initIDs()J", granularity), ("maxDirectTransferSize0()I", vector_bytes)],
    ),
    ("jdk/internal/misc/PreviewFeatures", &[("isPreviewEnabled()Z", zero)]),
    ("jdk/internal/vm/ContinuationSupport", &[("isSupported0()Z", zero)]),
];

fn vectors(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(1024)
}

fn vector_bytes(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(i32::MAX as u64)
}

fn granularity(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(4096)
}

fn has_initialiser(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.class_of_mirror(super::object(args, 0));
    Ok(u64::from(m.class(class).clinit.is_some()))
}

fn no_strings(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(m.string_array(&[])?.slot())
}

fn minus_one(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(super::int_result(-1))
}

fn nano_adjustment(m: &mut Machine, args: &[u64]) -> Outcome {
    super::system::look_at_clock(m)?;
    let total = m.wall_nanos();
    let offset = i128::from(args[0] as i64) * 1_000_000_000;
    Ok((total - offset) as i64 as u64)
}

/// The zone that the environment names, or none: UTC then.
fn time_zone(m: &mut Machine, _: &[u64]) -> Outcome {
    let zone = m.run.options.environment.iter().find(|v| v.0 == "TZ").map(|v| v.1.clone());
    let zone = zone.unwrap_or_else(|| "UTC".into());
    Ok(m.new_string(zone.trim_start_matches(':'))?.slot())
}
