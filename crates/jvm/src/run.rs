//! One schedule of a program from start to end, as `java` would run it.

use crate::machine::boot::BootError;
use crate::machine::entry::NotStarted;
use crate::machine::schedule::End;
use crate::machine::{Console, Derived, Options, Trap};
use crate::program::Program;

impl Program {
    /// Runs `main` of a class (internal form) to the end of the program.
    pub fn run(
        &self,
        options: Options,
        console: Box<dyn Console>,
        main_class: &str,
        args: &[String],
    ) -> Result<End, BootError> {
        let mut machine = self.machine(options, Derived::default(), console)?;
        machine.follow_identities();
        let words = match machine.missing_in_signatures(main_class) {
            Some(words) => words,
            None => match machine.prepare_main(main_class, args, &[]) {
                Ok(()) => return Ok(machine.run_program()),
                Err(NotStarted::Trap(Trap::Unsupported(what))) => {
                    return Ok(End::Unsupported { what, stack: Vec::new() });
                }
                Err(NotStarted::Trap(trap)) => format!("{}\n", machine.trap_text(&trap)),
                Err(NotStarted::Launcher(words)) => words,
            },
        };
        machine.print(true, words.as_bytes());
        Ok(End::Exit(1))
    }
}
