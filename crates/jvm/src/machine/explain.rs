//! Helpful NullPointerException messages.

use super::Machine;

impl Machine {
    /// What was null at the current instruction, in `java`'s words.
    pub fn helpful_message(&mut self) -> Option<String> {
        None
    }
}
