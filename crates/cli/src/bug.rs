//! Our own bugs: a panic ends the process with code 101, says so in plain words, and gives a token
//! that repeats the whole run (a run is determined by its arguments).

use sojourner_report::Token;

use crate::output;

/// The word in front of the arguments of a token that stands for a whole command.
pub const WHOLE_RUN: &str = "--whole-run";

/// Makes panics speak to the user.
pub fn install() {
    let standard = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        standard(panic);
        let arguments = std::iter::once(WHOLE_RUN.to_string())
            .chain(std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned()))
            .collect();
        let token = Token { arguments, expects: 0, path: Vec::new() };
        output::complain(
            "this is a bug of sojourner, not of your system; please report it with the lines above",
        );
        output::complain(&format!("replay: sojourner replay {token}"));
        // A worker's panic must not leave the others running, nor be taken for a verdict.
        std::process::exit(101);
    }));
}
