//! `sojourner run`: one schedule of a Java program, as `java` would run it.

use std::io::{Read, Write};
use std::path::PathBuf;

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
    let request = Request { what: args.what, main: args.main, class_path: args.class_path, jdk: args.jdk };
    let Launch { program, main_class, .. } = launch(&request)?;
    let options = Options {
        heap_bytes: args.heap as usize,
        assertions: args.assertions,
        environment: std::env::vars_os()
            .filter_map(|(key, value)| Some((key.into_string().ok()?, value.into_string().ok()?)))
            .collect(),
        properties: properties(&program.class_path.named, &main_class, &args.args),
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

/// The system properties that depend on how and where a program is started, as `java` sets them.
fn properties(class_path: &[PathBuf], main_class: &str, args: &[String]) -> Vec<(String, String)> {
    let of = |variable: &str| std::env::var(variable).ok().filter(|value| !value.is_empty());
    let directory = std::env::current_dir().ok().map(|d| d.to_string_lossy().into_owned());
    let path = std::env::join_paths(class_path).ok().map(|p| p.to_string_lossy().into_owned());
    let mut command = vec![main_class.replace('/', ".")];
    command.extend_from_slice(args);
    [
        ("user.dir", directory),
        ("user.home", of("HOME")),
        ("user.name", of("USER").or_else(|| of("LOGNAME"))),
        ("java.class.path", path),
        ("sun.java.command", Some(command.join(" "))),
    ]
    .into_iter()
    .filter_map(|(key, value)| Some((key.to_owned(), value?)))
    .collect()
}

fn could_not(what: &str, stack: &[String]) -> u8 {
    output::complain(&format!("sojourner: could not run: {what} is not supported"));
    for line in stack {
        output::complain(&format!("\tat {line}"));
    }
    4
}
