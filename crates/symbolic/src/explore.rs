//! Orders of exploring a space for a question: all of it, or (`guided`) what matters most for the answer.

pub mod guided;

use crate::book::NodeId;
use crate::space::{Halt, Space};
use sojourner_kernel::System;

/// When the next look at the answer is worth its price: looks cost as much as what is explored so far, so they are
/// made when that has grown by half.
#[derive(Debug)]
pub struct Pace {
    next: u64,
}

impl Pace {
    pub fn new(first: u64) -> Pace {
        Pace { next: first }
    }

    /// Whether it is time, at this many transitions.
    pub fn is_time(&mut self, transitions: u64) -> bool {
        let due = transitions >= self.next;
        if due {
            self.next = transitions + transitions / 2 + 1;
        }
        due
    }
}

/// Explores everything, breadth first; ends early when `enough` says so.
pub fn all<S: System>(
    space: &mut Space<S>,
    first: u64,
    mut enough: impl FnMut(&Space<S>) -> bool,
) -> Result<(), Halt> {
    let mut pace = Pace::new(first);
    let mut at = 0;
    while at < space.book.len() {
        let node = NodeId(at as u32);
        if space.book.node(node).open > 0 {
            let alternatives = space.book.pick(node).map_or(0, |p| p.alternatives());
            for alternative in 0..alternatives {
                space.step(node, alternative)?;
            }
            if pace.is_time(space.book.transitions) && enough(space) {
                return Ok(());
            }
        }
        at += 1;
    }
    Ok(())
}
