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
        sojourner_jvm::launch::Request { what, main, class_path, jdk, readable: Vec::new() }
    }
}

/// The options of `java` that `run` has under other names, where they come before the program: `-ea`, `-Xmx64m`,
/// `-Dkey=value`, and `-jar`, which needs no word here.
pub fn as_java_spells(words: Vec<OsString>) -> Vec<OsString> {
    const TAKE_A_VALUE: [&str; 7] =
        ["--jdk", "--heap", "--define", "--class-path", "-c", "-cp", "-classpath"];
    if words.get(1).is_none_or(|word| word != "run") {
        return words;
    }
    let mut spelled: Vec<OsString> = words[..2].to_vec();
    let (mut before, mut is_value) = (true, false);
    for word in &words[2..] {
        let text = word.to_str().unwrap_or_default();
        before &= is_value || text.starts_with('-') && text != "--";
        let is_option = before && !is_value;
        is_value = is_option && TAKE_A_VALUE.contains(&text);
        match text {
            "-ea" | "-enableassertions" if is_option => spelled.push("--assertions".into()),
            "-jar" if is_option => {}
            _ if is_option && text.starts_with("-Xmx") => {
                spelled.push(format!("--heap={}", &text["-Xmx".len()..]).into());
            }
            _ if is_option && text.starts_with("-D") => {
                spelled.push(format!("--define={}", &text["-D".len()..]).into());
            }
            _ => spelled.push(word.clone()),
        }
    }
    spelled
}
