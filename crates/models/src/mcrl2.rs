//! mCRL2 specifications, stepped as they are: text, sorts, data, processes, states.
//!
//! A text is read ([`parse`]), typed ([`typecheck`]), and becomes a network of sequential processes
//! ([`process`]) over data that is rewritten to normal forms ([`rewrite`]). [`System`] steps it for the
//! search: a state is one number per sequential process, what a process can do in a state of its own is
//! found once, and so is what two or more of them can do together; only multi-actions that some
//! `allow` lets through are formed. Nothing is linearised, and nothing is written.
//!
//! The language is that of Groote and Mousavi, "Modeling and Analysis of Communicating Systems" (2014),
//! without time.
//!
//! Gaps: `@` and `<<` (time), `||_`, `glob`, and parallel composition below a sequential operator are
//! refused by name; functions from finite sorts are not enumerated in sums.

pub mod code;
pub mod error;
mod lexer;
pub mod numbers;
pub mod parse;
pub mod process;
pub mod rewrite;
pub mod solve;
pub mod sorts;
pub mod syntax;
pub mod system;
pub mod terms;
pub mod typecheck;
mod values;
mod view;

use std::path::Path;
use std::sync::Arc;

use crate::BadInput;
use error::{At, Wrong};
use process::Program;

pub use system::System;

/// Stack for reading a text: what is nested is gone through recursively.
const STACK: usize = 256 << 20;

/// The longest text that is read, in bytes.
const LONGEST: u64 = 16 << 20;

/// Reads and types a specification.
pub fn read(file: &Path) -> Result<Arc<Program>, BadInput> {
    let wrong =
        |problem: String, remedy: &str| BadInput::File { file: file.into(), problem, remedy: remedy.into() };
    let length = std::fs::metadata(file).map(|m| m.len()).unwrap_or(0);
    if length > LONGEST {
        return Err(wrong(format!("this text has {length} bytes"), "the longest that is read has 16 MB"));
    }
    let bytes = std::fs::read(file).map_err(|e| match e.kind() {
        std::io::ErrorKind::NotFound => wrong("there is no such file".into(), "check the path"),
        _ => wrong(format!("cannot be read ({e})"), "check the path and its permissions"),
    })?;
    // Comments in other encodings do not matter.
    let text = String::from_utf8_lossy(&bytes).into_owned();
    compile(text).map(Arc::new).map_err(|w| w.of(file))
}

/// Reads and types a text.
pub fn compile(text: String) -> Result<Program, Wrong> {
    with_stack(|| parse::parse(&text).and_then(|spec| typecheck::check(&spec)))?
}

/// Does something for which the stack of an ordinary thread may be too short.
fn with_stack<T: Send>(work: impl FnOnce() -> T + Send) -> Result<T, Wrong> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().name("mcrl2".into()).stack_size(STACK);
        match thread.spawn_scoped(scope, work).map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(result)) => Ok(result),
            Ok(Err(panic)) => std::panic::resume_unwind(panic),
            Err(e) => {
                let problem = format!("no thread could be started to read it ({e})");
                Err(Wrong::at(At::default(), problem, "try again"))
            }
        }
    })
}
