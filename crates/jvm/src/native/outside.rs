//! What a program can ask of the world outside. While exploring it gets one answer, though there are
//! others; the report says which questions were asked.

use crate::class::Origin;
use crate::machine::Machine;

/// A question with one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    Input,
    Clock,
    Environment,
    Memory,
    Processors,
    Hashes,
    Process,
    Host,
    Salt,
    References,
    Temporary,
}

const ALL: [(Outside, &str); 11] = [
    (Outside::Input, "standard input is empty"),
    (Outside::Clock, "the run begins at one fixed time, and time passes only while threads wait"),
    (Outside::Environment, "there are no environment variables"),
    (Outside::Memory, "all of the heap is free"),
    (Outside::Processors, "there are two processors"),
    (Outside::Hashes, "identity hash codes are fixed"),
    (Outside::Process, "the process has the number 1"),
    (Outside::Host, "the host is called localhost"),
    (Outside::Salt, "sets and maps that do not change have one fixed order"),
    (Outside::References, "weak references are not cleared"),
    (Outside::Temporary, "the folder for temporary files is empty at the start, and nobody else uses it"),
];

/// The answers that were given, in words.
pub fn assumptions(bits: u16) -> Vec<String> {
    ALL.iter().filter(|(which, _)| bits >> *which as u8 & 1 != 0).map(|(_, text)| text.to_string()).collect()
}

impl Machine {
    /// The program is told something that could be otherwise.
    pub fn assume_outside(&mut self, which: Outside) {
        if self.run.exploring {
            self.run.tables.assumed |= 1 << which as u8;
        }
    }

    /// The same, if it was the program that asked, and not the JDK for itself.
    pub fn assume_for_program(&mut self, which: Outside) {
        let asks = self.caller(0).map(|method| self.class(self.method(method).class).origin);
        if asks == Some(Origin::User) {
            self.assume_outside(which);
        }
    }
}
