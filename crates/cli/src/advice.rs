//! A clear word about what does not fit: a JAVA_HOME that is none, flags that mean nothing for a system, names of nothing.

use std::path::Path;

use sojourner_jvm::jdk::Jdk;

use crate::args::JavaArgs;
use crate::output;

/// Says that JAVA_HOME is wrong, where it would have been used, and what is used instead.
pub fn java_home(named: Option<&Path>) {
    let Some(home) = std::env::var_os("JAVA_HOME").filter(|home| named.is_none() && !home.is_empty()) else {
        return;
    };
    if let Err(why) = Jdk::at(Path::new(&home)) {
        let instead = Jdk::find(None)
            .map_or(String::new(), |jdk| format!("; JDK {} in {} is used", jdk.version, jdk.home.display()));
        output::complain(&format!("warning: JAVA_HOME: {why}{instead}"));
    }
}

/// Says once where classes are kept if not in the cache, and why.
pub fn cache() {
    if let Some(why) = sojourner_jvm::source::cache_trouble() {
        output::complain(&format!("warning: {why}"));
    }
}

/// Says which flags mean nothing for a model.
pub fn without_effect(java: &JavaArgs) {
    let usual = JavaArgs::usual();
    let flags = [
        ("--class-path", java.class_path.is_some()),
        ("--jdk", java.jdk.is_some()),
        ("--allow-read", !java.allow_read.is_empty()),
        ("--heap", java.heap != usual.heap),
        ("--no-assertions", java.no_assertions),
        ("--random", java.random != usual.random),
        ("--input", !java.input.is_empty()),
        ("--spurious-wakeups", java.spurious_wakeups),
        ("--timeouts", java.timeouts.is_some()),
        ("--label", !java.labels.is_empty()),
        ("--lock-discipline", java.lock_discipline != usual.lock_discipline),
        ("arguments after --", !java.args.is_empty()),
    ];
    let given: Vec<&str> = flags.iter().filter(|(_, is_given)| *is_given).map(|(flag, _)| *flag).collect();
    if !given.is_empty() {
        let s = if given.len() == 1 { "is" } else { "are" };
        output::complain(&format!(
            "warning: {} {s} for Java programs, and without effect here",
            given.join(", ")
        ));
    }
}

/// Whether a word may be the name of a Java class: names with dots between, the last one with a capital.
pub fn is_class_name(word: &str) -> bool {
    let is_name = |part: &str| {
        part.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '$')
            && part.chars().all(|c| c.is_alphanumeric() || c == '_' || c == '$')
    };
    let last = word.rsplit('.').next().unwrap_or_default();
    word.split('.').all(is_name) && last.starts_with(char::is_uppercase)
}

/// A word that names no file, no class and no model.
pub fn names_nothing(word: &str) -> anyhow::Error {
    let is_there = Path::new(word).exists();
    let source = format!("{}.java", word.replace('.', "/"));
    if is_class_name(word) && !is_there {
        let meant = match Path::new(&source).is_file() {
            true => format!("sojourner check {source}"),
            false => format!("sojourner check --class-path CLASSES {word}"),
        };
        return anyhow::anyhow!("{word}: no class of this name is here; say where its classes are: {meant}");
    }
    let what = if is_there { "this is nothing that can be checked" } else { "there is no such file" };
    anyhow::anyhow!(
        "{word}: {what}; name a .java or .class file, a jar, a folder of classes or a project, or a main class with \
         --class-path; of a model a .mcrl2, .tra or .aut file, or one that sojourner models lists"
    )
}
