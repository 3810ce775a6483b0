//! Who waits for whom, when nobody can move.

use super::JavaSystem;
use crate::machine::thread::Status;

impl JavaSystem {
    /// One line about a state in which no thread can move.
    pub(super) fn deadlock_text(&self) -> String {
        let m = &self.machine;
        let mut parts = Vec::new();
        for (at, thread) in m.state.threads.iter().enumerate() {
            if !thread.is_alive() || thread.daemon {
                continue;
            }
            let what = match thread.status {
                Status::Blocked(o) | Status::Reentering { on: o, .. } => {
                    let owner = m.state.monitors.find(o).map(|i| m.state.monitors.held[i].owner as usize);
                    match owner {
                        Some(owner) => format!(
                            "wants the lock of {}, held by {}",
                            m.object_text(o),
                            m.thread_name(owner)
                        ),
                        None => format!("wants the lock of {}", m.object_text(o)),
                    }
                }
                Status::Waiting { on, .. } => format!("waits to be notified on {}", m.object_text(on)),
                Status::Parked { .. } => "is parked".to_owned(),
                Status::Initialising(class) => {
                    format!("waits for the initialisation of {}", m.class_java_name(class))
                }
                _ => "cannot go on".to_owned(),
            };
            let place = match m.started_at(at) {
                Some((method, pc)) => match (m.source_file(method), m.line_of(method, pc)) {
                    (Some(file), Some(line)) => format!(" in the JDK, started at {file}:{line}"),
                    _ => m.place(at),
                },
                None => m.place(at),
            };
            parts.push(format!("{} {what}{place}", m.thread_name(at)));
        }
        parts.join("; ")
    }
}
