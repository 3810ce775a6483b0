//! States and steps in words, and the heuristics.

use super::{JavaSystem, Pending};
use crate::class::{MethodId, Origin};
use crate::heap::ObjRef;
use crate::machine::Machine;
use crate::machine::thread::{Status, Thread};

impl JavaSystem {
    /// The heuristics, by their place in `HEURISTICS`; larger is better. Those that look at the way a
    /// state was reached see the way on which it was first met.
    pub(super) fn value_of_state(&mut self, heuristic: usize) -> f64 {
        self.guided |= matches!(heuristic, 1 | 2);
        match heuristic {
            // Groce and Visser's: schedules that switch often.
            1 => f64::from(self.machine.state.position.way.switches),
            // Musuvathi and Qadeer's: most faults need few switches.
            2 => -f64::from(self.machine.state.position.way.switches),
            3 => self.new_sites(),
            _ => self.most_blocked(),
        }
    }

    /// How many threads stand where none has stood before, in the states valued so far.
    fn new_sites(&mut self) -> f64 {
        let m = &self.machine;
        let tops = m.state.threads.iter().filter(|t| t.is_alive()).filter_map(|t| t.top());
        let sites: Vec<(u32, u32)> = tops.map(|f| (f.method.0, f.pc)).collect();
        sites.into_iter().filter(|&site| self.covered.insert(site)).count() as f64
    }

    /// Poulding's heuristic: live threads that cannot run.
    fn most_blocked(&self) -> f64 {
        let m = &self.machine;
        let alive = m.state.threads.iter().filter(|t| t.is_alive()).count();
        let runnable = (0..m.state.threads.len()).filter(|&at| m.is_enabled(at)).count();
        alive as f64 - runnable as f64
    }

    pub(super) fn state_text(&mut self) -> String {
        let labels = if self.machine.run.labels.watching { self.machine.labels_now() } else { 0 };
        let m = &self.machine;
        let mut lines = Vec::new();
        for at in 0..m.state.threads.len() {
            let thread = &m.state.threads[at];
            if thread.is_alive() {
                lines.push(format!("{} {}{}", m.thread_name(at), m.status_text(at), m.place(at)));
            }
        }
        let names = m.run.labels.names().iter().enumerate().filter(|(bit, _)| labels >> bit & 1 == 1);
        let names: Vec<&str> = names.map(|(_, name)| name.as_str()).collect();
        if !names.is_empty() {
            lines.push(format!("[{}]", names.join(", ")));
        }
        lines.join("\n")
    }

    pub(super) fn step_text(&mut self, alternative: u32) -> String {
        let m = &self.machine;
        match &self.machine.state.position.pending {
            Pending::Thread(list) => {
                let (at, timed_out) = list[alternative as usize];
                let at = at as usize;
                let how = match (timed_out, m.deadline(at)) {
                    (true, Some(_)) => " times out",
                    (true, None) => " wakes for no reason",
                    _ => "",
                };
                format!("{}{how}{}", m.thread_name(at), m.place(at))
            }
            Pending::Value(choice) => {
                let who = m.thread_name(m.state.current);
                match choice.decides() {
                    _ if choice.len() == 1 => format!("{who} goes on{}", m.place(m.state.current)),
                    None => format!(
                        "{who} draws {alternative} of {} (probability {:.4}){}",
                        choice.len(),
                        choice.probability(alternative),
                        m.place(m.state.current)
                    ),
                    Some(_) => {
                        format!("{who} takes {alternative} of {}{}", choice.len(), m.place(m.state.current))
                    }
                }
            }
            Pending::Label => {
                format!("{} goes on{}", m.thread_name(m.state.current), m.place(m.state.current))
            }
            Pending::Over(_) => "the end".to_owned(),
        }
    }
}

impl Machine {
    /// The innermost frame of the program itself, or the innermost at all.
    pub fn user_frame(&self, thread: &Thread) -> Option<(MethodId, u32)> {
        thread
            .frames
            .iter()
            .rev()
            .find(|f| self.class(self.method(f.method).class).origin == Origin::User)
            .or(thread.frames.last())
            .map(|f| (f.method, f.pc))
    }

    /// ` at Main.java:12`, or nothing.
    pub fn place(&self, at: usize) -> String {
        let Some((method, pc)) = self.state.threads.get(at).and_then(|t| self.user_frame(t)) else {
            return String::new();
        };
        match (self.source_file(method), self.line_of(method, pc)) {
            (Some(file), Some(line)) => format!(" at {file}:{line}"),
            _ => format!(" in {}", self.element_text((method, pc))),
        }
    }

    /// Where the program started a thread that is in no method of the program now.
    pub fn started_at(&self, at: usize) -> Option<(MethodId, u32)> {
        let user = |method| self.class(self.method(method).class).origin == Origin::User;
        let thread = &self.state.threads[at];
        if thread.frames.iter().any(|f| user(f.method)) {
            return None;
        }
        thread.started.filter(|s| user(s.0))
    }

    pub fn thread_name(&self, at: usize) -> String {
        let object = self.state.threads[at].object;
        if object.is_null() {
            return format!("thread {at}");
        }
        let name = self.state.heap.get_ref(object, self.program.known.thread_name.0);
        match self.text_or_null(name) {
            Some(text) if !text.is_empty() => text,
            _ => format!("thread {at}"),
        }
    }

    /// `a Fork`, `class Main`.
    pub fn object_text(&self, object: ObjRef) -> String {
        let class = self.state.heap.class(object);
        if Some(class) == self.program.known.class {
            return format!("class {}", self.class_java_name(self.class_of_mirror(object)));
        }
        format!("a {}", self.class_java_name(class))
    }

    pub fn status_text(&self, at: usize) -> String {
        match self.state.threads[at].status {
            Status::New => "is new".into(),
            Status::Runnable => "can run".into(),
            Status::Blocked(o) => format!("wants the lock of {}", self.object_text(o)),
            Status::Waiting { on, .. } => format!("waits on {}", self.object_text(on)),
            Status::Reentering { on, .. } => {
                format!("was woken and wants the lock of {}", self.object_text(on))
            }
            Status::Parked { .. } => "is parked".into(),
            Status::Sleeping { .. } => "sleeps".into(),
            Status::Initialising(c) => format!("waits for the initialisation of {}", self.class_java_name(c)),
            Status::Ended => "has ended".into(),
        }
    }

    /// `java.lang.AssertionError: text at Main.java:5`.
    pub fn exception_text(&self, exception: ObjRef) -> String {
        let class = self.class_java_name(self.state.heap.class(exception));
        let message =
            self.text_or_null(self.state.heap.get_ref(exception, self.program.known.throwable_message.0));
        let word = self.state.heap.get(exception, self.program.known.throwable_trace.0);
        let place = self.run.traces.get(word).and_then(|trace| {
            let user = |e: &&(MethodId, u32)| self.class(self.method(e.0).class).origin == Origin::User;
            let &(method, pc) = trace.iter().find(user).or(trace.first())?;
            Some(format!(" at {}:{}", self.source_file(method)?, self.line_of(method, pc)?))
        });
        match message {
            Some(message) => format!("{class}: {message}{}", place.unwrap_or_default()),
            None => format!("{class}{}", place.unwrap_or_default()),
        }
    }

    /// Whether the program has installed a handler for exceptions that leave this thread.
    pub fn has_uncaught_handler(&mut self, at: usize) -> bool {
        let thread = self.state.threads[at].object;
        let Ok(class) = self.load_class("java/lang/Thread") else { return false };
        let own = self
            .find_declared_field(class, "uncaughtExceptionHandler")
            .map(|f| self.state.heap.get_ref(thread, self.field(f).slot as usize));
        let default = self
            .find_declared_field(class, "defaultUncaughtExceptionHandler")
            .map(|f| self.state.heap.get_ref(self.class(class).statics, self.field(f).slot as usize));
        if own.is_some_and(|o| !o.is_null()) || default.is_some_and(|o| !o.is_null()) {
            return true;
        }
        // A group of the program's own may override `uncaughtException`.
        let mut group = self.group_of(thread);
        while !group.is_null() {
            let class = self.state.heap.class(group);
            let handles = self.find_method_named(
                class,
                "uncaughtException",
                "(Ljava/lang/Thread;Ljava/lang/Throwable;)V",
            );
            if handles.is_some_and(|m| self.class(self.method(m).class).origin == Origin::User) {
                return true;
            }
            group = self.state.heap.get_ref(group, self.program.known.group_parent.0);
        }
        false
    }
}
