//! `java.lang.Object`: identity, cloning, and the monitor methods.

use super::outside::Outside;
use super::{Table, object};
use crate::class::{Sort, well_known};
use crate::heap::ObjRef;
use crate::machine::thread::{Status, Wake};
use crate::machine::trail;
use crate::machine::{Machine, Outcome, Trap, raise};
use smallvec::smallvec;
use sojourner_kernel::system::footprint::Kind;

pub const TABLES: &[Table] = &[(
    "java/lang/Object",
    &[
        ("getClass()Ljava/lang/Class;", get_class),
        ("hashCode()I", hash_code),
        ("clone()Ljava/lang/Object;", clone),
        ("notify()V", notify),
        ("notifyAll()V", notify_all),
        ("wait(J)V", wait_in_java),
        ("wait0(J)V", wait),
    ],
)];

fn get_class(m: &mut Machine, args: &[u64]) -> Outcome {
    let class = m.state.heap.class(object(args, 0));
    Ok(m.mirror(class)?.slot())
}

pub fn hash_code(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(identity_hash(m, object(args, 0)))
}

/// An identity hash: from the canonical name while exploring, so that it does not depend on where an object lies; in a
/// plain run the number that `java` would draw.
pub fn identity_hash(m: &mut Machine, object: ObjRef) -> u64 {
    if object.is_null() {
        return 0;
    }
    if m.run.exploring || !m.program.boot.booted {
        match m.class(m.state.heap.class(object)).origin {
            crate::class::Origin::User => m.assume_outside(Outside::Hashes),
            _ => m.assume_for_program(Outside::Hashes),
        }
        let name = if m.run.exploring { m.state.heap.name_now(object) } else { object.slot() };
        return (crate::heap::mix64(name, 0x1D) & 0x7FFF_FFFF).max(1);
    }
    // The JDK's loaders are made before the program begins: nothing is drawn for them.
    if &*m.class(m.state.heap.class(object)).name == "jdk/internal/loader/ClassLoaderValue" {
        return (crate::heap::mix64(object.slot(), 0x1D) & 0x7FFF_FFFF).max(1);
    }
    m.drawn_hash(object)
}

fn clone(m: &mut Machine, args: &[u64]) -> Outcome {
    let original = object(args, 0);
    let class = m.state.heap.class(original);
    if let Sort::Array { component } = m.class(class).sort {
        let length = m.state.heap.len(original);
        if length > 1 && m.is_torn_array(original, false) {
            let element = match m.class(component).is_primitive() {
                true => m.descriptor_of(component),
                false => "Ljava/lang/Object;".to_owned(),
            };
            let (target, copy) = (m.cloning_loop(&element)?, m.new_array(class, length)?);
            return Err(Trap::Call(target, smallvec![original.slot(), 0, copy.slot(), 0, length as u64]));
        }
        m.visible_at(original, trail::WHOLE, false)?;
        let copy = m.new_array(class, m.state.heap.len(original))?;
        let words = m.state.heap.content(original).to_vec();
        // One of the two may have a tail and the other not.
        let content = m.state.heap.content_mut(copy);
        let shared = words.len().min(content.len());
        content[..shared].copy_from_slice(&words[..shared]);
        return Ok(copy.slot());
    }
    if !m.is_subclass(class, well_known::CLONEABLE) {
        return raise("java/lang/CloneNotSupportedException", m.class_java_name(class));
    }
    if m.is_torn_object(original) {
        let (target, copy) = (m.field_loop()?, m.new_instance(class)?);
        return Err(Trap::Call(target, smallvec![original.slot(), copy.slot(), 0]));
    }
    m.visible_at(original, trail::WHOLE, false)?;
    let copy = m.new_instance(class)?;
    let words = m.state.heap.content(original).to_vec();
    m.state.heap.content_mut(copy).copy_from_slice(&words);
    Ok(copy.slot())
}

fn check_owner(m: &Machine, o: ObjRef) -> Result<(), Trap> {
    if m.monitor_count(o) == 0 {
        return raise("java/lang/IllegalMonitorStateException", "current thread is not owner");
    }
    Ok(())
}

fn notify(m: &mut Machine, args: &[u64]) -> Outcome {
    let o = object(args, 0);
    check_owner(m, o)?;
    let waiting: Vec<usize> = (0..m.state.threads.len())
        .filter(|&at| matches!(m.state.threads[at].status, Status::Waiting { on, .. } if on == o))
        .collect();
    shows_wakeup(m, waiting.len())?;
    m.touches_waiters(o);
    // Before it is chosen who: an interrupt of any of them is in the way.
    for &at in &waiting {
        m.touches_thread(at, trail::PERMIT, true);
    }
    let at = match waiting.len() {
        0 => return Ok(0),
        // Which waiter is woken is the JVM's choice, so it is a choice of the search.
        n if n > 1 && m.run.exploring => match m.run.chosen.take() {
            Some(chosen) => waiting[chosen as usize],
            None => {
                return Err(Trap::Choose(sojourner_kernel::Choice::decision(
                    sojourner_kernel::Decision::Thread,
                    n as u32,
                )));
            }
        },
        _ => waiting[0],
    };
    m.set_status_of(at, Status::Reentering { on: o, interrupted: false });
    Ok(0)
}

fn notify_all(m: &mut Machine, args: &[u64]) -> Outcome {
    let o = object(args, 0);
    check_owner(m, o)?;
    let is_woken = |t: &crate::machine::Thread| matches!(t.status, Status::Waiting { on, .. } if on == o);
    shows_wakeup(m, m.state.threads.iter().filter(|t| is_woken(t)).count())?;
    m.touches_waiters(o);
    m.notify_all_on(o);
    Ok(0)
}

/// Waking somebody is visible: an interrupt that comes before it ends the wait otherwise than one that comes after, and
/// who interrupts may have waited for what this thread did since it took the monitor.
fn shows_wakeup(m: &mut Machine, waiting: usize) -> Result<(), Trap> {
    match waiting {
        _ if m.run.chosen.is_some() => Ok(()),
        // Those there were may be gone since the thread stopped here: the grant is used up all the same.
        0 => {
            m.run.granted = false;
            Ok(())
        }
        _ => m.cut(),
    }
}

/// Where newer JDKs have Java code around the native method, a trace shows it; while exploring it would only take time.
fn wait_in_java(m: &mut Machine, args: &[u64]) -> Outcome {
    let below = if m.run.exploring { None } else { m.find_method_named(well_known::OBJECT, "wait0", "(J)V") };
    if below.is_some() { Err(Trap::Original) } else { wait(m, args) }
}

fn wait(m: &mut Machine, args: &[u64]) -> Outcome {
    let (o, millis) = (object(args, 0), args[1] as i64);
    match std::mem::replace(&mut m.current_thread().wake, Wake::None) {
        Wake::None => {}
        Wake::Interrupted => {
            m.clear_interrupt();
            return Err(Trap::Raise("java/lang/InterruptedException", None));
        }
        Wake::Ready | Wake::TimedOut => return Ok(0),
    }
    if millis < 0 {
        return raise("java/lang/IllegalArgumentException", "timeout value is negative");
    }
    check_owner(m, o)?;
    m.visible_at(o, trail::WAITERS, true)?;
    m.touches_thread(m.state.current, trail::PERMIT, false);
    m.touches_clock(false);
    if m.looks_at_interrupt() {
        m.clear_interrupt();
        return Err(Trap::Raise("java/lang/InterruptedException", None));
    }
    let until = m.state.clock.saturating_add(millis.saturating_mul(1_000_000));
    m.touches_as(o, trail::LOCK, Kind::Release);
    let count = m.monitor_release_all(o);
    m.current_thread().saved_count = count;
    m.set_status(Status::Waiting { on: o, timed: millis > 0, until });
    Err(Trap::Block)
}
