//! `sojourner run`: one schedule of a Java program, as `java` would run it.

use std::io::{Read, Write};

use sojourner_jvm::launch::{Launch, Request, launch};
use sojourner_jvm::machine::schedule::End;
use sojourner_jvm::machine::{Console, Options};

use crate::args::RunArgs;
use crate::output;

/// The host's standard streams.
struct Standard;

impl Console for Standard {
    fn write(&mut self, error: bool, bytes: &[u8]) {
        // A reader that went away is no error of the program's.
        if error {
            let _ = std::io::stderr().write_all(bytes);
        } else {
            let _ = std::io::stdout().write_all(bytes);
            let _ = std::io::stdout().flush();
        }
    }

    fn read(&mut self, buffer: &mut [u8]) -> usize {
        std::io::stdin().read(buffer).unwrap_or(0)
    }
}

/// Runs the program and returns its exit status, or 4 if the machine cannot run it.
pub fn run(args: RunArgs) -> anyhow::Result<u8> {
    let request = Request { what: args.what, class_path: args.class_path, jdk: args.jdk };
    let Launch { program, main_class, .. } = launch(&request)?;
    let options = Options {
        heap_bytes: args.heap as usize,
        assertions: args.assertions,
        environment: std::env::vars().collect(),
        ..Options::default()
    };
    match program.run(options, Box::new(Standard), &main_class, &args.args)? {
        End::Normal { status } | End::Exit(status) => Ok(status as u8),
        End::Deadlock => {
            output::complain("sojourner: every live thread waits for another; the program cannot go on");
            Ok(1)
        }
        End::OutOfTime => {
            output::complain("sojourner: the time limit has passed");
            Ok(3)
        }
        End::Unsupported { what, stack } => Ok(could_not(&what, &stack)),
    }
}

fn could_not(what: &str, stack: &[String]) -> u8 {
    output::complain(&format!("sojourner: could not run: {what} is not supported"));
    for line in stack {
        output::complain(&format!("\tat {line}"));
    }
    4
}
