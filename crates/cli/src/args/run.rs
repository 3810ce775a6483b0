//! The words of `sojourner run`, `coverage` and `disassemble`, and how `java` spells those of `run`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;

use crate::quantity;

/// A Java program and its arguments.
#[derive(Args, Debug)]
pub struct RunArgs {
    /// A .java or .class file, a jar, a folder of classes, or, with -cp, the name of a main class
    #[arg(value_name = "WHAT")]
    pub what: String,

    /// The main class in a folder or jar, then arguments of the program
    #[arg(value_name = "WORDS")]
    pub words: Vec<String>,

    /// Where the program's classes are, as for `java -cp`
    #[arg(long = "class-path", short = 'c', visible_alias = "cp", value_name = "PATH")]
    pub class_path: Option<String>,

    /// The JDK to use (otherwise JAVA_HOME, PATH, the usual folders)
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,

    /// Let the program read this file, or what is below this folder; may be repeated
    #[arg(long, value_name = "PATH")]
    pub allow_read: Vec<PathBuf>,

    /// How much heap the program may use
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = quantity::size)]
    pub heap: u64,

    /// Enable assertions
    #[arg(long, visible_alias = "ea")]
    pub assertions: bool,

    /// A system property, as for `java -D`; may be repeated
    #[arg(long, value_name = "KEY=VALUE")]
    pub define: Vec<String>,

    /// Open a package of the JDK to the program, as for `java`: java.base/java.lang=ALL-UNNAMED; may be repeated
    #[arg(long, value_name = "MODULE/PACKAGE=ALL-UNNAMED")]
    pub add_opens: Vec<String>,

    /// As for `java`; all packages can be called here, so that this changes nothing
    #[arg(long, value_name = "MODULE/PACKAGE=ALL-UNNAMED")]
    pub add_exports: Vec<String>,

    /// Arguments of the program, also such as begin with a dash
    #[arg(last = true)]
    pub args: Vec<String>,
}

/// A Java program or class to look at.
#[derive(Args, Debug)]
pub struct InspectArgs {
    /// A .java or .class file, a jar, a folder, or the name of a class
    #[arg(value_name = "WHAT")]
    pub what: String,

    /// The class meant in a folder or jar
    #[arg(value_name = "CLASS")]
    pub main: Option<String>,

    /// Where the program's classes are, as for `java -cp`
    #[arg(long = "class-path", short = 'c', visible_alias = "cp", value_name = "PATH")]
    pub class_path: Option<String>,

    /// The JDK to use (otherwise JAVA_HOME, PATH, the usual folders)
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,
}

impl InspectArgs {
    /// What is to be looked at.
    pub fn request(self) -> sojourner_jvm::launch::Request {
        let InspectArgs { what, main, class_path, jdk, .. } = self;
        sojourner_jvm::launch::Request { what, main, class_path, jdk, readable: Vec::new(), method: None }
    }
}

/// The options of `java` that `run` has under other names, where they come before the program: `-ea`, `-Xmx64m`,
/// `-Dkey=value`, and `-jar`, which needs no word here. What begins with a dash after the program is for the program,
/// unless it is one of our own options; after a jar that `-jar` names everything is.
pub fn as_java_spells(words: Vec<OsString>) -> Vec<OsString> {
    if words.get(1).is_none_or(|word| word != "run") {
        return words;
    }
    let mut spelled: Vec<OsString> = words[..2].to_vec();
    let (mut before, mut is_value, mut is_jar, mut is_over) = (true, false, false, false);
    for word in &words[2..] {
        let text = word.to_str().unwrap_or_default();
        let was_before = before;
        before &= is_value || text.starts_with('-') && text != "--";
        let is_option = before && !is_value;
        let is_own = !is_over && OURS.iter().any(|(own, _)| text.split('=').next() == Some(own));
        if !was_before && !is_over && !is_value && text != "--" {
            let is_for_program = is_jar || text.starts_with('-') && !is_own;
            if is_for_program {
                spelled.push("--".into());
                is_over = true;
            }
        }
        is_over |= text == "--";
        let takes_value = || OURS.iter().any(|(own, takes)| *takes && *own == text);
        is_value = (is_option || is_own && !is_over) && !is_value && takes_value();
        match text {
            _ if is_option && is_assertions(text) => spelled.push("--assertions".into()),
            "-jar" if is_option => is_jar = true,
            _ if is_option && text.starts_with("-Xmx") => {
                spelled.push(format!("--heap={}", in_bytes(&text["-Xmx".len()..])).into());
            }
            _ if is_option && text.starts_with("-D") => {
                spelled.push(format!("--define={}", &text["-D".len()..]).into());
            }
            // How the machine of `java` is tuned.
            _ if is_option && is_tuning(text) => {}
            _ => spelled.push(word.clone()),
        }
    }
    spelled
}

fn is_assertions(text: &str) -> bool {
    ["-ea", "-enableassertions"].iter().any(|word| text == *word || text.starts_with(&format!("{word}:")))
}

fn is_tuning(text: &str) -> bool {
    const WORDS: [&str; 6] = ["-server", "-client", "-esa", "-dsa", "-da", "-disableassertions"];
    text.starts_with("-X") || WORDS.contains(&text) || text.starts_with("-da:")
}

/// The options of `run`, and whether a value follows.
const OURS: [(&str, bool); 18] = [
    ("--add-opens", true),
    ("--add-exports", true),
    ("--jdk", true),
    ("--heap", true),
    ("--define", true),
    ("--class-path", true),
    ("--cp", true),
    ("-c", true),
    ("-cp", true),
    ("-classpath", true),
    ("--allow-read", true),
    ("--config", true),
    ("--with", true),
    ("--assertions", false),
    ("--ea", false),
    ("--help", false),
    ("-h", false),
    ("--version", false),
];

/// A size as `java` means it: `1g` is 2^30 bytes.
fn in_bytes(size: &str) -> String {
    let shift = match size.chars().last() {
        Some('k' | 'K') => 10,
        Some('m' | 'M') => 20,
        Some('g' | 'G') => 30,
        Some('t' | 'T') => 40,
        _ => return size.to_owned(),
    };
    let number = size[..size.len() - 1].parse::<u64>().ok().and_then(|n| n.checked_mul(1 << shift));
    number.map_or(size.to_owned(), |bytes| bytes.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(words: &str) -> String {
        let words = as_java_spells(words.split(' ').map(OsString::from).collect());
        words.iter().map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn words_of_java_become_ours() {
        assert_eq!(spelled("s run -Xmx1g -ea A.java"), "s run --heap=1073741824 --assertions A.java");
        assert_eq!(spelled("s run -Xmx512 A.java"), "s run --heap=512 A.java");
        assert_eq!(spelled("s check -Xmx1g -jar"), "s check -Xmx1g -jar");
        // Options before -jar, in any order, with values.
        assert_eq!(
            spelled("s run --allow-read data -Da=b -jar -ea app.jar x -y"),
            "s run --allow-read data --define=a=b --assertions app.jar -- x -y"
        );
    }

    #[test]
    fn what_tunes_the_machine_of_java_is_left_out() {
        assert_eq!(spelled("s run -XX:+UseG1GC -Xss1m -server -jar a.jar -Xmx"), "s run a.jar -- -Xmx");
        assert_eq!(spelled("s run -ea:shop... A.java -da"), "s run --assertions A.java -- -da");
        assert_eq!(
            spelled("s run --add-opens java.base/java.lang=ALL-UNNAMED -jar a.jar"),
            "s run --add-opens java.base/java.lang=ALL-UNNAMED a.jar"
        );
    }

    #[test]
    fn what_begins_with_a_dash_after_the_program_is_for_it() {
        assert_eq!(spelled("s run A.java -x --jdk 3"), "s run A.java -- -x --jdk 3");
        assert_eq!(spelled("s run A.java -5 -- -z"), "s run A.java -- -5 -- -z");
        assert_eq!(spelled("s run A.java --jdk dir x"), "s run A.java --jdk dir x");
        assert_eq!(spelled("s run classes a.Main -v"), "s run classes a.Main -- -v");
        assert_eq!(spelled("s run A.java p q -- -ea"), "s run A.java p q -- -ea");
        assert_eq!(spelled("s run -jar app.jar -- -x"), "s run app.jar -- -x");
    }
}
