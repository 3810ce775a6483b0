//! Monitors: who holds which lock. Free monitors are not in the table.

use super::thread::Status;
use super::{Machine, Trap, raise};
use crate::heap::ObjRef;
use sojourner_kernel::system::footprint::Kind;

/// A monitor that is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub object: ObjRef,
    pub owner: u32,
    pub count: u32,
    /// Its contribution to the hash, if that is known.
    pub hash: u128,
}

/// All held monitors; few at any time, so a list.
#[derive(Default, Clone, Debug)]
pub struct Monitors {
    pub held: Vec<Held>,
}

impl Monitors {
    #[inline]
    pub fn find(&self, object: ObjRef) -> Option<usize> {
        self.held.iter().rposition(|h| h.object == object)
    }

    /// Whether anybody holds the monitor.
    #[inline]
    pub fn is_held(&self, object: ObjRef) -> bool {
        self.held.iter().any(|h| h.object == object)
    }
}

impl Machine {
    /// An instruction takes a monitor.
    pub(super) fn enter_at(&mut self, object: ObjRef) -> Result<(), Trap> {
        self.asks_identity(object)?;
        if self.run.exploring {
            self.visible_enter(object)?;
        }
        self.monitor_enter(object)
    }

    /// An instruction gives a monitor back.
    pub(super) fn exit_at(&mut self, object: ObjRef) -> Result<(), Trap> {
        self.shows_exit()?;
        self.monitor_exit(object)
    }

    /// A monitor is about to be given back: a scheduling point where others can tell that it was held until then.
    pub(super) fn shows_exit(&mut self) -> Result<(), Trap> {
        if self.run.unreduced || self.run.derived.visible_exits {
            self.visible_anyway()?;
        }
        Ok(())
    }

    /// Whether an exception gives a monitor back without the scheduling point that others could tell: leaving frames is
    /// no instruction that could be begun again.
    pub(super) fn hides_exit(&self, object: ObjRef) -> bool {
        self.run.exploring
            && self.run.multi
            && self.run.derived.visible_exits
            && !self.is_silent()
            && self.state.heap.is_shared(object)
            && self.monitor_count(object) == 1
    }

    /// Takes a monitor, or blocks the thread.
    pub fn monitor_enter(&mut self, object: ObjRef) -> Result<(), Trap> {
        let me = self.state.current as u32;
        match self.state.monitors.find(object) {
            None => {
                self.log_monitors();
                self.state.monitors.held.push(Held { object, owner: me, count: 1, hash: 0 });
                self.note_attempt(false);
                if self.run.recorder.is_some() {
                    self.record_monitor(object, true);
                }
                Ok(())
            }
            Some(at) if self.state.monitors.held[at].owner == me => {
                self.log_monitors();
                self.state.monitors.held[at].count += 1;
                self.state.monitors.held[at].hash = 0;
                Ok(())
            }
            Some(_) => {
                self.set_status(Status::Blocked(object));
                self.note_attempt(true);
                Err(Trap::Block)
            }
        }
    }

    /// Whether a thread has tried in vain to take the monitor that it stands before: from then on, until it has it, it is
    /// seen as blocked. Known only where somebody looks.
    pub fn has_tried(&self, at: usize) -> bool {
        self.state.heap.get(self.state.threads[at].object, self.program.known.thread_tried.0) != 0
    }

    fn note_attempt(&mut self, failed: bool) {
        if self.run.derived.visible_exits && self.has_tried(self.state.current) != failed {
            let thread = self.state.threads[self.state.current].object;
            self.state.heap.put(thread, self.program.known.thread_tried.0, u64::from(failed));
        }
    }

    /// Releases a monitor once.
    pub fn monitor_exit(&mut self, object: ObjRef) -> Result<(), Trap> {
        match self.state.monitors.find(object) {
            Some(at) if self.state.monitors.held[at].owner == self.state.current as u32 => {
                self.log_monitors();
                self.state.monitors.held[at].count -= 1;
                self.state.monitors.held[at].hash = 0;
                if self.state.monitors.held[at].count == 0 {
                    self.touches_as(object, super::trail::LOCK, Kind::Release);
                    self.state.monitors.held.remove(at);
                    if self.run.recorder.is_some() {
                        self.record_monitor(object, false);
                    }
                }
                Ok(())
            }
            _ => raise("java/lang/IllegalMonitorStateException", "current thread is not owner"),
        }
    }

    /// How often the current thread holds the monitor.
    pub fn monitor_count(&self, object: ObjRef) -> u32 {
        match self.state.monitors.find(object) {
            Some(at) if self.state.monitors.held[at].owner == self.state.current as u32 => {
                self.state.monitors.held[at].count
            }
            _ => 0,
        }
    }

    /// Gives the monitor up whatever the count, for `wait`.
    pub fn monitor_release_all(&mut self, object: ObjRef) -> u32 {
        let Some(at) = self.state.monitors.find(object) else { return 0 };
        self.log_monitors();
        self.state.monitors.held.remove(at).count
    }

    /// Takes a free monitor with a count, after `wait`.
    pub fn monitor_take(&mut self, object: ObjRef, count: u32) {
        self.log_monitors();
        self.state.monitors.held.push(Held { object, owner: self.state.current as u32, count, hash: 0 });
        if self.run.recorder.is_some() {
            self.record_monitor(object, true);
        }
    }
}
