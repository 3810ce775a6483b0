//! The JDK's `FutureTask` in fewer steps.
//!
//! A task is what its `state` says; the rest of the steps of running one and of waiting for one are taken together while a
//! program is explored:
//!
//! - *Setting the result*: between `COMPLETING` and the end others can only wait a little, or be told that the task is
//!   done, which they are afterwards too.
//! - *Waking those who wait*, once the state is final: who joins them meanwhile looks at the state again before it
//!   sleeps, and who sleeps is one that is slow to wake up. What `done()` does is not part of it.
//! - *Claiming the task*: whoever changes the state between the look at it and the claim can as well do so before,
//!   as it is looked at again before the task is called.
//! - *Giving up the claim* of a task that has its result: nobody asks any more who runs it, as it cannot be
//!   cancelled.
//! - *Waiting*: until a thread is in the list of those who wait, it looks at the state in vain and leaves no trace, and
//!   looks again when it is in. Going to sleep belongs to the look before it: whatever wakes a thread that sleeps keeps
//!   one awake that is about to. The look whether it is interrupted is a step of its own: the task may be done and the
//!   thread interrupted since it looked at the state.
//!
//! Known gap: permits left over from a wake-up, as with locks; a program that parks by itself has every step.

use super::locks::Quiet;
use super::rows::{self, Set};
use crate::bytecode::{Code, Op, Operand};
use crate::classfile::ConstantPool;

/// The scheduling points of `FutureTask` that are left out.
pub fn lighten(class: &str, method: &str, code: &Code, pool: &ConstantPool, rules: Set) -> Vec<(u32, Quiet)> {
    if class != "java/util/concurrent/FutureTask" || !rules.has(rows::FUTURE) {
        return Vec::new();
    }
    let member = |at: usize| match code.insns[at].operand {
        Operand::Const(index) => pool.member(index).ok().map(|m| (m.class, m.name)),
        _ => None,
    };
    let all = 0..code.insns.len();
    let calls = |callee: &'static str| {
        let is_call = |op| matches!(op, Op::Invokevirtual | Op::Invokestatic);
        all.clone().filter(move |&at| {
            is_call(code.insns[at].op) && member(at).is_some_and(|(_, name)| name == callee)
        })
    };
    let touches = |field: &'static str| {
        let is_access = |op| matches!(op, Op::Getfield | Op::Putfield);
        all.clone().filter(move |&at| {
            is_access(code.insns[at].op) && member(at).is_some_and(|(_, name)| name == field)
        })
    };
    let mut found: Vec<(usize, Quiet)> = Vec::new();
    match method {
        "set" | "setException" => found.extend(calls("setRelease").map(|at| (at, Quiet::Always))),
        "finishCompletion" => {
            for field in ["waiters", "thread", "next"] {
                found.extend(touches(field).map(|at| (at, Quiet::Always)));
            }
            found.extend(calls("weakCompareAndSet").map(|at| (at, Quiet::Always)));
            found.extend(calls("unpark").map(|at| (at, Quiet::Inside)));
        }
        "run" => {
            found.extend(calls("compareAndSet").map(|at| (at, Quiet::Always)));
            let claim = calls("compareAndSet").next().unwrap_or(usize::MAX);
            found.extend(touches("runner").map(|at| (at, Quiet::Settled)));
            // The last look, not the one before the call.
            let looks: Vec<usize> = touches("state").filter(|&at| at > claim).skip(1).collect();
            found.extend(looks.into_iter().map(|at| (at, Quiet::Settled)));
        }
        "awaitDone" => {
            let Some(joins) = calls("weakCompareAndSet").next() else { return Vec::new() };
            let (Op::Istore, Operand::Local(joined)) =
                (code.insns[joins + 1].op, code.insns[joins + 1].operand)
            else {
                return Vec::new();
            };
            let Some(look) = touches("state").next().filter(|&at| at < joins) else { return Vec::new() };
            found.extend([(joins, Quiet::Always), (look, Quiet::Until(joined))]);
            found.extend(calls("park").map(|at| (at, Quiet::Inside)));
        }
        _ => {}
    }
    found.into_iter().map(|(at, how)| (at as u32, how)).collect()
}
