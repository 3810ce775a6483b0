//! `System.out.println` in one step.
//!
//! Inside of its lock a `PrintStream` hands a text through a chain of writers and buffers, in about a hundred
//! accesses to shared objects. Nobody else can touch those without the lock, so taking it, writing and giving it
//! back is one step: any other thread's step in between can as well come before or after (Lipton 1975). If the lock
//! is taken, by `synchronized (System.out)` say, the thread waits in the middle of the step.
//!
//! That is so for the standard streams, whose chain ends in the console. A stream that the program makes itself may end
//! in an object that others look at: if it makes one ([`makes_streams`]), each access is a step, as with
//! `--reduction none`. Arrays that are printed are read element by element, since others may write them.

use crate::classfile::{ClassFile, Constant, mentions};

const STREAM: &str = "java/io/PrintStream";

/// Whether a method of the JDK prints in one step.
pub fn is_one_step(class: &str, method: &str, descriptor: &str) -> bool {
    class == STREAM
        && matches!(
            (method, descriptor),
            ("write" | "writeln", "(Ljava/lang/String;)V") | ("newLine", "()V") | ("write", "(I)V")
        )
}

/// Whether a class of the program makes a print stream, or is one; also if that cannot be told.
pub fn makes_streams(class: &[u8]) -> bool {
    let name = STREAM.as_bytes();
    if !mentions(class, name) {
        return false;
    }
    let Ok(file) = ClassFile::parse(class.to_vec()) else { return true };
    let makes = |index: u16| {
        matches!(file.pool.get(index), Ok(Constant::Member { .. }))
            && file.pool.member(index).is_ok_and(|m| m.class == STREAM && m.name == "<init>")
    };
    file.super_name().is_ok_and(|name| name == Some(STREAM)) || (1..file.pool.len() as u16).any(makes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_printed_in_one_step_and_arrays_are_not() {
        assert!(is_one_step(STREAM, "writeln", "(Ljava/lang/String;)V"));
        assert!(!is_one_step(STREAM, "writeln", "([C)V"));
        assert!(!is_one_step(STREAM, "write", "([BII)V"));
        assert!(!is_one_step("my/PrintStream", "writeln", "(Ljava/lang/String;)V"));
    }

    #[test]
    fn what_is_no_class_makes_no_streams_or_may() {
        assert!(!makes_streams(b""));
        assert!(makes_streams(b"java/io/PrintStream"), "it cannot be told");
    }
}
