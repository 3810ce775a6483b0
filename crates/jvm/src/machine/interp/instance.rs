//! Which instance of the loop runs: one that logs nothing for plain runs, one for searches, and one for searches in which
//! values may be open (`machine/open.rs`). What one of them does not need is not compiled into it.

use super::super::{Exit, Machine};

impl Machine {
    /// Runs the current thread until it cannot or should not go on.
    pub fn run(&mut self) -> Exit {
        // What is to be undone or restored is logged by the checking loop only.
        let logged = self.run.exploring || self.run.options.rehash;
        loop {
            let exit = match (logged, self.run.open.on) {
                (false, _) => self.run_loop::<false, false>(),
                (true, false) => self.run_loop::<true, false>(),
                (true, true) => self.run_loop::<true, true>(),
            };
            if exit != Exit::Reopened {
                return exit;
            }
        }
    }
}
