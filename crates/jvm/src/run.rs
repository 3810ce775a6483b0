//! One schedule of a program from start to end, as `java` would run it.

use crate::machine::boot::BootError;
use crate::machine::schedule::End;
use crate::machine::{Console, Options, Trap};
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
        let mut machine = self.machine(options, console)?;
        let end = match machine.prepare_main(main_class, args) {
            Ok(()) => machine.run_program(),
            Err(Trap::Unsupported(what)) => End::Unsupported { what, stack: Vec::new() },
            Err(Trap::Raise("java/lang/NoSuchMethodError", Some(text))) => return Err(BootError(text)),
            Err(trap) => {
                let text = match &trap {
                    Trap::Raise(class, why) => format!(
                        "Error: LinkageError occurred while loading main class {}\n\t{}: {}\n",
                        main_class.replace('/', "."),
                        class.replace('/', "."),
                        why.as_deref().unwrap_or_default(),
                    ),
                    _ => format!("{}\n", machine.trap_text(&trap)),
                };
                machine.print(true, text.as_bytes());
                End::Exit(1)
            }
        };
        Ok(end)
    }
}
