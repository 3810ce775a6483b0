//! Java threads as data: frames on a private stack, and a status that says what they wait for.

use super::Machine;
use crate::class::{ClassId, MethodId};
use crate::heap::ObjRef;

/// Index into `Machine::threads`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct ThreadId(pub u32);

/// What happens when a frame returns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The result goes to the caller, which continues after its call.
    Call,
    /// The result is dropped and the caller's instruction is executed again.
    Again,
    /// A class initialiser; the caller's instruction is executed again.
    Initialiser(ClassId),
}

/// A method in progress. Locals and operands lie on the thread's stack from `base`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    pub method: MethodId,
    /// The instruction being executed: a call, while a callee runs.
    pub pc: u32,
    pub base: u32,
    /// One past the top operand; arguments of a call in progress belong to the callee.
    pub sp: u32,
    /// The monitor a synchronized method holds.
    pub lock: ObjRef,
    pub role: Role,
    /// The interpreter entered it from the frame below with nothing to do but run it, and may leave it
    /// as simply. Says how it was entered, not what it is: outside the state.
    pub plain: bool,
}

/// What a thread is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Made, not started.
    New,
    Runnable,
    /// Wants a monitor that another thread holds.
    Blocked(ObjRef),
    /// In `Object.wait` on this object; `timed` waits may end by themselves.
    Waiting {
        on: ObjRef,
        timed: bool,
        until: i64,
    },
    /// Was notified, timed out or interrupted; must take the monitor again.
    Reentering {
        on: ObjRef,
        interrupted: bool,
    },
    /// In `LockSupport.park`.
    Parked {
        timed: bool,
        until: i64,
    },
    /// In `Thread.sleep`.
    Sleeping {
        until: i64,
    },
    /// Waits for another thread to initialise a class.
    Initialising(ClassId),
    Ended,
}

/// A thread: its own data, its frames, and what is known of both.
pub struct Thread {
    pub id: ThreadId,
    own: ThreadState,
    pub frames: Vec<Frame>,
    pub stack: Box<[u64]>,
    /// Frames below this index are unchanged in this transition and need no log.
    pub logged_from: usize,
    /// What is known of frames `0..=i`, valid for indices below `hashed_to`.
    pub seals: Vec<Seal>,
    pub hashed_to: usize,
    /// The contribution to the state's hash, at the last cut.
    pub hash: u128,
    /// The number of the part that is this thread in a saved state; 0 if not known.
    pub part: crate::heap::PartId,
    /// The contribution may have changed since.
    pub stale: bool,
}

/// A thread's own data: state, but for what says otherwise. `state/fields.rs` lists it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ThreadState {
    /// The `java.lang.Thread` object.
    pub object: ObjRef,
    pub status: Status,
    /// The interrupt flag.
    pub interrupted: bool,
    /// `unpark` came before `park`.
    pub permit: bool,
    pub daemon: bool,
    /// Monitor count to restore after a wait.
    pub saved_count: u32,
    /// A timed operation has been told to time out, or a wait to end: consumed by the native that
    /// is executed again.
    pub wake: Wake,
    /// Depth of atomic sections: no scheduling points while it is positive.
    pub atomic: u32,
    /// A superclass initialisation to finish before the top frame's first instruction.
    pub pending_init: Option<ClassId>,
    /// An exception has left the last frame, and the thread is about to end by it.
    pub dying: ObjRef,
    /// Its uncaught exception has been handed to the program's handler, or reported.
    pub dispatched: bool,
    /// It is in a loop without a visible operation that it never leaves: it makes no step any more, and nobody can
    /// tell where in the loop it is.
    pub spins: bool,
    /// Where in the program it was started, for messages: not part of what a state is.
    pub started: Option<(MethodId, u32)>,
}

impl Default for ThreadState {
    fn default() -> ThreadState {
        ThreadState {
            object: ObjRef::NULL,
            status: Status::New,
            interrupted: false,
            permit: false,
            daemon: false,
            saved_count: 0,
            wake: Wake::None,
            atomic: 0,
            pending_init: None,
            dying: ObjRef::NULL,
            dispatched: false,
            spins: false,
            started: None,
        }
    }
}

impl std::ops::Deref for Thread {
    type Target = ThreadState;

    #[inline(always)]
    fn deref(&self) -> &ThreadState {
        &self.own
    }
}

impl std::ops::DerefMut for Thread {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut ThreadState {
        &mut self.own
    }
}

/// What is known of a frame at a cut.
#[derive(Clone, Copy, Debug)]
pub struct Seal {
    /// The hash of this frame and all below it.
    pub hash: u128,
    /// The number of the frame as a part of saved states; 0 if not known.
    pub part: crate::heap::PartId,
}

/// Why a blocked native is executed again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wake {
    /// It is executed for the first time.
    None,
    /// What it waited for has happened.
    Ready,
    TimedOut,
    Interrupted,
}

impl Thread {
    #[inline(always)]
    pub fn own(&self) -> ThreadState {
        self.own
    }

    pub fn is_alive(&self) -> bool {
        !matches!(self.status, Status::New | Status::Ended)
    }

    pub fn top(&self) -> Option<&Frame> {
        self.frames.last()
    }
}

impl Machine {
    pub fn current_thread(&mut self) -> &mut Thread {
        &mut self.state.threads[self.state.current]
    }

    /// Makes a machine thread for a Java thread object.
    pub fn new_thread(&mut self, object: ObjRef) -> ThreadId {
        let words = self.run.options.stack_words;
        let stack = self.run.spare_stacks.pop().unwrap_or_else(|| vec![0u64; words].into_boxed_slice());
        let id = ThreadId(self.state.threads.len() as u32);
        self.state.threads.push(Thread {
            id,
            own: ThreadState { object, ..ThreadState::default() },
            frames: Vec::new(),
            stack,
            logged_from: 0,
            seals: Vec::new(),
            hashed_to: 0,
            hash: 0,
            part: 0,
            stale: false,
        });
        self.make_stale(id.0 as usize);
        id
    }

    /// The machine thread of a Java thread object, if it was started.
    pub fn thread_of(&self, object: ObjRef) -> Option<usize> {
        let id = self.state.heap.get(object, self.program.known.thread_vm.0);
        let at = (id as usize).checked_sub(1)?;
        (self.state.threads.get(at)?.object == object).then_some(at)
    }

    /// The top frame's method, for natives that ask who calls them.
    pub fn caller(&self, up: usize) -> Option<MethodId> {
        let frames = &self.state.threads[self.state.current].frames;
        frames.len().checked_sub(1 + up).map(|i| frames[i].method)
    }
}
