//! `java.lang.management`: what the machine knows of itself. The beans are the JDK's; these are the natives below them.
//!
//! Known gap: memory pools and collectors are told of as none, thread dumps and diagnostic commands are refused by
//! name. While checking, what differs between runs has one answer (the number of the process is 1, all of the heap is
//! free), threads are counted as they are, and what only a run can tell is refused: processor times, loaded classes.

use super::outside::Outside;
use super::{Table, nothing, one, zero};
use crate::heap::ObjRef;
use crate::machine::thread::Status;
use crate::machine::{Machine, Outcome, Trap};

pub const TABLES: &[Table] = &[
    (
        "sun/management/VMManagementImpl",
        &[
            ("getVersion0()Ljava/lang/String;", version),
            ("initOptionalSupportFields()V", optional_support),
            ("isThreadContentionMonitoringEnabled()Z", zero),
            ("isThreadCpuTimeEnabled()Z", one),
            ("isThreadAllocatedMemoryEnabled()Z", zero),
            ("getTotalClassCount()J", class_count),
            ("getUnloadedClassCount()J", zero),
            ("getVerboseClass()Z", zero),
            ("getVerboseGC()Z", zero),
            ("getProcessId()I", process_id),
            ("getVmId()Ljava/lang/String;", vm_id),
            ("getVmArguments0()[Ljava/lang/String;", no_texts),
            ("getStartupTime()J", start_time),
            ("getUptime0()J", uptime),
            ("getAvailableProcessors()I", processors),
            ("getTotalCompileTime()J", zero),
            ("getTotalThreadCount()J", total_threads),
            ("getLiveThreadCount()I", live_threads),
            ("getPeakThreadCount()I", peak_threads),
            ("getDaemonThreadCount()I", daemon_threads),
        ],
    ),
    (
        "sun/management/ThreadImpl",
        &[
            ("getThreads()[Ljava/lang/Thread;", super::thread::threads),
            ("getThreadTotalCpuTime0(J)J", cpu_time),
            ("getThreadUserCpuTime0(J)J", cpu_time),
            ("setThreadCpuTimeEnabled0(Z)V", nothing),
            ("findMonitorDeadlockedThreads0()[Ljava/lang/Thread;", monitor_deadlock),
            ("findDeadlockedThreads0()[Ljava/lang/Thread;", deadlock),
            ("resetPeakThreadCount0()V", nothing),
        ],
    ),
    (
        "sun/management/MemoryImpl",
        &[
            ("getMemoryPools0()[Ljava/lang/management/MemoryPoolMXBean;", no_pools),
            ("getMemoryManagers0()[Ljava/lang/management/MemoryManagerMXBean;", no_managers),
            ("getMemoryUsage0(Z)Ljava/lang/management/MemoryUsage;", usage),
            ("setVerboseGC(Z)V", nothing),
        ],
    ),
    (
        "com/sun/management/internal/OperatingSystemImpl",
        &[("initialize0()V", nothing), ("getProcessCpuTime0()J", process_time)],
    ),
    // The host's limits on containers are not the program's business.
    ("jdk/internal/platform/CgroupMetrics", &[("isUseContainerSupport()Z", zero)]),
    (
        "com/sun/management/internal/DiagnosticCommandImpl",
        &[("setNotificationEnabled(Z)V", nothing), ("getDiagnosticCommands()[Ljava/lang/String;", no_texts)],
    ),
    (
        "java/lang/ProcessHandleImpl",
        &[("getCurrentPid0()J", process_id), ("isAlive0(J)J", own_start), ("initNative()V", nothing)],
    ),
];

fn plain_run(m: &Machine, what: &str) -> Result<(), Trap> {
    if m.run.exploring { Err(Trap::Unsupported(format!("{what} while checking"))) } else { Ok(()) }
}

fn version(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(m.intern(if m.program.boot.feature >= 21 { "4.0" } else { "3.0" })?.slot())
}

/// Times per thread are known as far as the whole process's is.
fn optional_support(m: &mut Machine, _: &[u64]) -> Outcome {
    let class = m.load_class("sun/management/VMManagementImpl")?;
    for field in [
        "currentThreadCpuTimeSupport",
        "otherThreadCpuTimeSupport",
        "objectMonitorUsageSupport",
        "synchronizerUsageSupport",
    ] {
        if let Some(field) = m.find_declared_field(class, field) {
            let (statics, slot) = (m.class(class).statics, m.field(field).slot as usize);
            m.state.heap.put(statics, slot, 1);
        }
    }
    Ok(0)
}

fn class_count(m: &mut Machine, _: &[u64]) -> Outcome {
    plain_run(m, "the number of loaded classes")?;
    Ok(m.program.classes.iter().filter(|c| c.file.is_some()).count() as u64)
}

fn process_id(m: &mut Machine, _: &[u64]) -> Outcome {
    m.assume_outside(Outside::Process);
    Ok(own_number(m))
}

fn own_number(m: &Machine) -> u64 {
    if m.run.exploring { 1 } else { u64::from(std::process::id()) }
}

/// The number of the process and the name of its host.
fn vm_id(m: &mut Machine, args: &[u64]) -> Outcome {
    let pid = process_id(m, args)?;
    let host = super::network::host_name(m);
    Ok(m.new_string(&format!("{pid}@{host}"))?.slot())
}

/// The time a process was started, which must not be negative for one that is alive.
fn own_start(m: &mut Machine, args: &[u64]) -> Outcome {
    if args[0] != own_number(m) {
        return Err(Trap::Unsupported("asking about another process".into()));
    }
    start_time(m, args)
}

fn start_time(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(m.start_millis() as u64)
}

fn uptime(m: &mut Machine, _: &[u64]) -> Outcome {
    super::system::look_at_clock(m)?;
    Ok((m.nanos() / 1_000_000) as u64)
}

fn processors(_: &mut Machine, _: &[u64]) -> Outcome {
    Ok(2)
}

fn total_threads(m: &mut Machine, _: &[u64]) -> Outcome {
    m.visible_anyway()?;
    Ok(m.state.threads.len() as u64)
}

fn live_threads(m: &mut Machine, _: &[u64]) -> Outcome {
    m.visible_anyway()?;
    Ok(m.state.threads.iter().filter(|t| t.is_alive()).count() as u64)
}

/// Known gap: those that live now; a plain run does not note how many there were.
fn peak_threads(m: &mut Machine, args: &[u64]) -> Outcome {
    plain_run(m, "the largest number of threads so far")?;
    live_threads(m, args)
}

fn daemon_threads(m: &mut Machine, _: &[u64]) -> Outcome {
    m.visible_anyway()?;
    Ok(m.state.threads.iter().filter(|t| t.is_alive() && t.daemon).count() as u64)
}

/// Time passes for all threads alike.
fn cpu_time(m: &mut Machine, _: &[u64]) -> Outcome {
    plain_run(m, "processor time")?;
    Ok(m.nanos().max(1) as u64)
}

fn process_time(m: &mut Machine, args: &[u64]) -> Outcome {
    cpu_time(m, args)
}

fn monitor_deadlock(m: &mut Machine, _: &[u64]) -> Outcome {
    waiting_in_circles(m, false)
}

fn deadlock(m: &mut Machine, _: &[u64]) -> Outcome {
    waiting_in_circles(m, true)
}

/// The thread that another waits for: who holds the monitor it wants, or the lock it is parked at.
fn holder(m: &Machine, at: usize, with_locks: bool) -> Option<usize> {
    match m.state.threads[at].status {
        Status::Blocked(object) => {
            m.state.monitors.held.iter().find(|h| h.object == object).map(|h| h.owner as usize)
        }
        Status::Parked { .. } if with_locks => {
            let lock = ObjRef(m.get_named(m.state.threads[at].object, "parkBlocker") as u32);
            let owner = if lock.is_null() { 0 } else { m.get_named(lock, "exclusiveOwnerThread") };
            if owner == 0 { None } else { m.thread_of(ObjRef(owner as u32)) }
        }
        _ => None,
    }
}

/// The threads that wait for each other, or null if none do.
fn waiting_in_circles(m: &mut Machine, with_locks: bool) -> Outcome {
    m.visible_anyway()?;
    let mut found = Vec::new();
    for start in 0..m.state.threads.len() {
        let mut at = holder(m, start, with_locks);
        for _ in 0..m.state.threads.len() {
            match at {
                Some(next) if next == start => {
                    found.push(m.state.threads[start].object);
                    break;
                }
                Some(next) => at = holder(m, next, with_locks),
                None => break,
            }
        }
    }
    if found.is_empty() { Ok(0) } else { m.object_array("java/lang/Thread", &found) }
}

fn no_texts(m: &mut Machine, _: &[u64]) -> Outcome {
    none_of(m, "[Ljava/lang/String;")
}

fn no_pools(m: &mut Machine, _: &[u64]) -> Outcome {
    none_of(m, "[Ljava/lang/management/MemoryPoolMXBean;")
}

fn no_managers(m: &mut Machine, _: &[u64]) -> Outcome {
    none_of(m, "[Ljava/lang/management/MemoryManagerMXBean;")
}

fn none_of(m: &mut Machine, array: &str) -> Outcome {
    let class = m.load_class(array)?;
    Ok(m.new_array(class, 0)?.slot())
}

/// `new MemoryUsage(init, used, committed, max)`; memory outside the heap is told of as nothing.
fn usage(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.load_class("java/lang/management/MemoryUsage")?;
    if !m.is_initialised(class) {
        return Err(Trap::Init(class));
    }
    let limit = m.state.heap.limit_bytes() as u64;
    let used = if args[1] as i32 != 0 && !m.run.exploring {
        (m.state.heap.used_bytes() as u64).min(limit)
    } else {
        0
    };
    m.assume_outside(Outside::Memory);
    let made = m.new_instance(class)?;
    for (field, value) in [("init", 0), ("used", used), ("committed", limit), ("max", limit)] {
        m.set_named(made, field, value);
    }
    Ok(made.slot())
}
