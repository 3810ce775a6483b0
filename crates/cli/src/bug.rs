//! Our own bugs: a panic ends the process with code 101, says so in plain words, and gives a token
//! that repeats the whole run (a run is determined by its arguments). A damaged JDK ends the process too, but as what it
//! is: bad input.

use sojourner_jvm::machine::load::DamagedJdk;
use sojourner_report::Token;

use crate::output;

/// The word in front of the arguments of a token that stands for a whole command.
pub const WHOLE_RUN: &str = "--whole-run";

/// Makes panics speak to the user.
pub fn install() {
    let standard = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if let Some(DamagedJdk(where_)) = panic.payload().downcast_ref() {
            output::complain(&format!(
                "error: the JDK is damaged, install it again or name another with --jdk ({where_})"
            ));
            std::process::exit(2);
        }
        standard(panic);
        let arguments = std::iter::once(WHOLE_RUN.to_string())
            .chain(crate::args::words().into_iter().skip(1).map(|a| a.to_string_lossy().into_owned()))
            .collect();
        let token = Token { arguments, expects: 0, facts: Default::default(), path: Vec::new() };
        output::complain(
            "this is a bug of sojourner, not of your system; please report it with the lines above",
        );
        output::complain(&format!("replay: sojourner replay {token}"));
        // A worker's panic must not leave the others running, nor be taken for a verdict.
        std::process::exit(101);
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    const CHILD: &str = "SOJOURNER_TEST_PANICS";

    /// Runs a test of this module in a process of its own, in which it panics.
    fn child(name: &str) -> std::process::Output {
        std::process::Command::new(std::env::current_exe().unwrap())
            .args([name, "--exact", "--nocapture"])
            .env(CHILD, "1")
            .output()
            .unwrap()
    }

    #[test]
    fn a_damaged_jdk_is_bad_input() {
        if std::env::var_os(CHILD).is_some() {
            install();
            std::panic::panic_any(DamagedJdk("java.lang.Object.wait: it is cut off".into()));
        }
        let output = child("bug::tests::a_damaged_jdk_is_bad_input");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{text}");
        assert!(text.starts_with("error: the JDK is damaged") && text.lines().count() == 1, "{text}");
    }

    #[test]
    fn a_panic_ends_with_101_and_a_token_of_the_whole_run() {
        if std::env::var_os(CHILD).is_some() {
            install();
            panic!("on purpose");
        }
        let name = "bug::tests::a_panic_ends_with_101_and_a_token_of_the_whole_run";
        let output = child(name);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(101), "{text}");
        assert!(text.contains("this is a bug of sojourner"), "{text}");
        let token = text.lines().find_map(|l| l.strip_prefix("replay: sojourner replay ")).expect("a token");
        let token: Token = token.parse().unwrap();
        assert_eq!(token.arguments, [WHOLE_RUN, name, "--exact", "--nocapture"]);
    }
}
