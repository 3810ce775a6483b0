//! `sojourner.toml`: what need not be written each time.
//!
//! A key is a flag without its dashes. Keys at the top are for every command that has the flag, those of a table with the
//! name of a command (`[test]`) for that one, those of `[profiles.NAME]` are for `--with NAME`. The file becomes words
//! before those of the command line, so nothing behind the command line knows of it. A flag that is given wins, also over
//! a key that it excludes. The file is looked for in the folder and in those above it, and its paths start where it is.
//!
//! Invariant: a key that means nothing is an error, with its line, whichever command reads the file.

use std::any::TypeId;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::parser::ValueSource;
use clap::{Arg, ArgMatches};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The name of the file.
pub const FILE: &str = "sojourner.toml";

/// Names another file, or none if it is empty.
pub const VARIABLE: &str = "SOJOURNER_CONFIG";

/// The commands that read it. Tokens and checkpoints hold their own words.
pub const COMMANDS: [&str; 8] =
    ["check", "test", "compare", "quantify", "graph", "run", "coverage", "disassemble"];

/// Flags of one call only.
const NEVER: [&str; 11] = [
    "help",
    "version",
    "config",
    "with",
    "output",
    "checkpoint",
    "force",
    "list",
    "ask",
    "strategies",
    "assumed",
];

/// Flags whose values are paths with something beside them; those that are nothing else are known by their type.
const PATHS: [&str; 2] = ["class-path", "profile"];

/// Flags of a Java program that say nothing of a model.
pub const JAVA_HEADING: &str = "Java programs";

/// The keys of a file that a command takes, with their words.
pub struct Used {
    /// Where they are from, for people.
    pub file: PathBuf,
    pub keys: Vec<Key>,
}

/// A key with its words.
pub struct Key {
    pub name: String,
    pub words: Vec<OsString>,
    pub line: usize,
}

impl Used {
    /// The words, for a person.
    pub fn shown(&self) -> String {
        let words = self.keys.iter().flat_map(|key| &key.words).map(|word| word.to_string_lossy());
        format!("{}: {}", self.file.display(), words.collect::<Vec<_>>().join(" "))
    }
}

/// What the file says for a command line that was understood without it; nothing if there is no file.
pub fn of(command: &clap::Command, matches: &ArgMatches) -> anyhow::Result<Option<Used>> {
    let Some((name, inside)) = matches.subcommand() else { return Ok(None) };
    if !COMMANDS.contains(&name) {
        return Ok(None);
    }
    let with = inside.get_one::<String>("with");
    let Some(file) = find(inside.get_one::<PathBuf>("config").map(PathBuf::as_path))? else {
        if let Some(with) = with {
            bail!("--with {with}: there is no {FILE} here or above; sojourner init writes one");
        }
        return Ok(None);
    };
    let text =
        std::fs::read_to_string(&file).with_context(|| format!("{}: cannot be read", file.display()))?;
    let source = Source { file: &file, text: &text, command };
    let mut keys = source.keys(name, with.map(String::as_str))?;
    let ours = command.find_subcommand(name).expect("it was understood");
    keys.retain(|key| {
        let arg = flag(ours, &key.name).expect("a key of this command");
        is_free(ours, inside, arg) && !(is_about_java(arg) && names_models(inside))
    });
    Ok(Some(Used { file, keys }))
}

/// The file: the one that is named, or the first in this folder and those above.
pub fn find(named: Option<&Path>) -> anyhow::Result<Option<PathBuf>> {
    let variable = std::env::var_os(VARIABLE).map(PathBuf::from);
    if let Some(named) = named.map(Path::to_path_buf).or(variable) {
        if named.as_os_str().is_empty() || named == Path::new("none") {
            return Ok(None);
        }
        if !named.is_file() {
            bail!("{}: there is no such file of settings; sojourner init writes one", named.display());
        }
        return Ok(Some(named));
    }
    let Ok(here) = std::env::current_dir() else { return Ok(None) };
    let above = here.ancestors().map(|folder| folder.join(FILE)).find(|file| file.is_file());
    // In this folder it is named as people name it.
    Ok(above.map(|file| if file.parent() == Some(&here) { PathBuf::from(FILE) } else { file }))
}

/// The flag of a command with this name.
fn flag<'a>(command: &'a clap::Command, name: &str) -> Option<&'a Arg> {
    command.get_arguments().find(|arg| arg.get_long() == Some(name) && !NEVER.contains(&name))
}

/// Whether the value of a flag is a path.
fn is_path(arg: &Arg) -> bool {
    arg.get_value_parser().type_id() == TypeId::of::<PathBuf>()
        || arg.get_long().is_some_and(|name| PATHS.contains(&name))
}

fn is_about_java(arg: &Arg) -> bool {
    arg.get_help_heading() == Some(JAVA_HEADING)
}

/// Whether the flag, and those it excludes, were left out on the command line.
fn is_free(command: &clap::Command, given: &ArgMatches, arg: &Arg) -> bool {
    let is_given = |arg: &Arg| given.value_source(arg.get_id().as_str()) == Some(ValueSource::CommandLine);
    let excludes =
        |a: &Arg, b: &Arg| command.get_arg_conflicts_with(a).iter().any(|c| c.get_id() == b.get_id());
    !command
        .get_arguments()
        .filter(|other| is_given(other))
        .any(|other| other.get_id() == arg.get_id() || excludes(other, arg) || excludes(arg, other))
}

/// Whether all systems that are named are models.
fn names_models(given: &ArgMatches) -> bool {
    let one = given.try_get_one::<String>("system").ok().flatten();
    let many = given.try_get_many::<String>("systems").ok().flatten();
    let mut words = one.into_iter().chain(many.into_iter().flatten()).peekable();
    words.peek().is_some() && words.all(|word| crate::target::is_model(word))
}

struct Source<'a> {
    file: &'a Path,
    text: &'a str,
    command: &'a clap::Command,
}

impl Source<'_> {
    /// The keys for a command, the more special ones last; every other key is looked at, too.
    fn keys(&self, command: &str, with: Option<&str>) -> anyhow::Result<Vec<Key>> {
        let table = DeTable::parse(self.text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            self.wrong(at, error.message())
        })?;
        let mut groups: [Vec<Key>; 3] = Default::default();
        let mut profiles = Vec::new();
        for (key, value) in table.get_ref() {
            let name: &str = key.get_ref();
            match value.get_ref() {
                DeValue::Table(inside) if COMMANDS.contains(&name) => {
                    let keys = self.group(inside, &[name])?;
                    if name == command {
                        groups[1] = keys;
                    }
                }
                DeValue::Table(inside) if name == "profiles" => {
                    for (profile, value) in inside {
                        let DeValue::Table(keys) = value.get_ref() else {
                            return Err(
                                self.wrong(profile.span().start, "a profile is a table: [profiles.NAME]")
                            );
                        };
                        let keys = self.group(keys, &COMMANDS)?;
                        if with == Some(profile.get_ref()) {
                            groups[2] = keys;
                        }
                        profiles.push(profile.get_ref().to_string());
                    }
                }
                _ => groups[0].extend(self.key(key, value, &COMMANDS)?),
            }
        }
        if let Some(with) = with.filter(|with| !profiles.iter().any(|p| p == with)) {
            let has = if profiles.is_empty() { "none".into() } else { profiles.join(", ") };
            bail!("--with {with}: {} has no [profiles.{with}]; it has {has}", self.file.display());
        }
        let ours = self.command.find_subcommand(command).expect("a command");
        let mut keys: Vec<Key> = Vec::new();
        for key in groups.into_iter().flatten().filter(|key| flag(ours, &key.name).is_some()) {
            keys.retain(|before| before.name != key.name);
            keys.push(key);
        }
        Ok(keys)
    }

    fn group(&self, table: &DeTable, commands: &[&str]) -> anyhow::Result<Vec<Key>> {
        let keys = table.iter().map(|(key, value)| self.key(key, value, commands));
        keys.filter_map(Result::transpose).collect()
    }

    /// A key of one of these commands; nothing if it is a switch that is off.
    fn key(
        &self,
        key: &Spanned<std::borrow::Cow<'_, str>>,
        value: &Spanned<DeValue<'_>>,
        commands: &[&str],
    ) -> anyhow::Result<Option<Key>> {
        let name = key.get_ref().to_string();
        let commands: Vec<&clap::Command> =
            commands.iter().filter_map(|name| self.command.find_subcommand(name)).collect();
        let Some(arg) = commands.iter().find_map(|command| flag(command, &name)) else {
            return Err(self.wrong(key.span().start, &unknown(&name, &commands)));
        };
        let at = value.span().start;
        let is_switch = !arg.get_action().takes_values();
        let text =
            |value: &DeValue| self.text(arg, value).ok_or_else(|| self.wrong(at, &expects(&name, arg)));
        let values: Vec<String> = match value.get_ref() {
            DeValue::Boolean(on) if is_switch => {
                let words = vec![format!("--{name}").into()];
                return Ok(on.then(|| Key { name, words, line: self.line(at) }));
            }
            _ if is_switch => return Err(self.wrong(at, &expects(&name, arg))),
            DeValue::Array(items) => {
                items.iter().map(|item| text(item.get_ref())).collect::<Result<_, _>>()?
            }
            one => vec![text(one)?],
        };
        let is_list = matches!(arg.get_action(), clap::ArgAction::Append);
        let values = match (&name[..], is_list) {
            ("class-path", _) => vec![self.class_path(&values).map_err(|why| self.wrong(at, &why))?],
            (_, false) if values.len() != 1 => return Err(self.wrong(at, &expects(&name, arg))),
            _ => values,
        };
        let words = values.iter().map(|value| format!("--{name}={value}").into()).collect();
        Ok(Some(Key { name, words, line: self.line(at) }))
    }

    /// A value as it would be written after the flag.
    fn text(&self, arg: &Arg, value: &DeValue) -> Option<String> {
        match value {
            DeValue::String(text) if is_path(arg) => Some(self.located(text)),
            DeValue::String(text) => Some(text.to_string()),
            DeValue::Integer(number) if number.radix() == 10 => Some(number.as_str().to_owned()),
            DeValue::Float(number) => Some(number.as_str().to_owned()),
            _ => None,
        }
    }

    /// A path of the file, from the folder that the command runs in.
    fn located(&self, path: &str) -> String {
        let folder = self.file.parent().unwrap_or(Path::new(""));
        let (mark, path) = path.strip_prefix('@').map_or(("", path), |path| ("@", path));
        format!("{mark}{}", folder.join(path).display())
    }

    fn class_path(&self, places: &[String]) -> Result<String, String> {
        let joined = std::env::join_paths(places.iter().flat_map(|place| std::env::split_paths(place)))
            .map_err(|_| "a name on the class path has a separator in it".to_owned())?;
        Ok(joined.to_string_lossy().into_owned())
    }

    fn line(&self, at: usize) -> usize {
        self.text[..at.min(self.text.len())].matches('\n').count() + 1
    }

    fn wrong(&self, at: usize, why: &str) -> anyhow::Error {
        anyhow::anyhow!("{}:{}: {why}", self.file.display(), self.line(at))
    }
}

/// What a flag is to be set to.
fn expects(name: &str, arg: &Arg) -> String {
    if !arg.get_action().takes_values() {
        return format!("{name} is true or false");
    }
    let what = arg.get_value_names().and_then(|names| names.first()).map_or("TEXT", |name| name.as_str());
    match arg.get_action() {
        clap::ArgAction::Append => format!("write {name} = [\"{what}\", ...]"),
        _ => format!("write {name} = \"{what}\""),
    }
}

/// Why a key is none, and what was meant.
fn unknown(name: &str, commands: &[&clap::Command]) -> String {
    let mut known: Vec<&str> = commands
        .iter()
        .flat_map(|command| command.get_arguments())
        .filter(|arg| !arg.is_hide_set())
        .filter_map(Arg::get_long)
        .filter(|name| !NEVER.contains(name))
        .collect();
    known.sort_unstable();
    known.dedup();
    let meant = match name {
        "budget" | "time" | "timeout" | "limit" => Some("for"),
        "classpath" | "class_path" | "cp" => Some("class-path"),
        "properties" => Some("property"),
        "labels" => Some("label"),
        "profiles" => Some("[profiles.NAME] as a table, or profile"),
        _ => {
            known.iter().copied().filter(|key| distance(key, name) <= 2).min_by_key(|key| distance(key, name))
        }
    };
    let commands: Vec<&str> = commands.iter().map(|command| command.get_name()).collect();
    match (meant, NEVER.contains(&name)) {
        (_, true) => format!("{name} belongs on the command line, not into a file"),
        (Some(meant), _) => format!("unknown key {name}; did you mean {meant}?"),
        (None, _) => format!("unknown key {name}; keys of {} are {}", commands.join(", "), known.join(", ")),
    }
}

/// How many letters have to be changed, added or left out (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let above = row[j + 1];
            row[j + 1] = (diagonal + usize::from(x != *y)).min(above + 1).min(row[j] + 1);
            diagonal = above;
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    fn keys(text: &str, command: &str, with: Option<&str>) -> Result<Vec<String>, String> {
        let commands = crate::args::Sojourner::command();
        let source = Source { file: Path::new("sojourner.toml"), text, command: &commands };
        let keys = source.keys(command, with).map_err(|error| error.to_string())?;
        Ok(keys.iter().flat_map(|key| &key.words).map(|word| word.to_string_lossy().into_owned()).collect())
    }

    #[test]
    fn the_more_special_key_wins() {
        let text = "for = \"60s\"\nlabel = [\"a=field:A.b\", \"c=entered:D.e\"]\nno-assertions = true\nall = false\n\
                    [test]\nfor = \"5s\"\njobs = 2\n[profiles.ci]\nfor = \"9m\"\n";
        let labels = ["--label=a=field:A.b", "--label=c=entered:D.e", "--no-assertions"];
        assert_eq!(keys(text, "check", None).unwrap(), [&["--for=60s"][..], &labels].concat());
        let test = keys(text, "test", None).unwrap();
        assert_eq!(test, [&labels[..], &["--for=5s", "--jobs=2"]].concat());
        assert_eq!(keys(text, "check", Some("ci")).unwrap().last().unwrap(), "--for=9m");
        assert_eq!(keys(text, "coverage", None).unwrap(), Vec::<String>::new());
    }

    #[test]
    fn what_means_nothing_is_told_with_its_line() {
        let why = |text: &str| keys(text, "check", None).unwrap_err();
        assert_eq!(
            why("seed = 1\n\nstrattegy = \"dfs\"\n"),
            "sojourner.toml:3: unknown key strattegy; did you mean strategy?"
        );
        assert_eq!(why("budget = 3\n"), "sojourner.toml:1: unknown key budget; did you mean for?");
        assert!(why("quux-quux = 1").starts_with("sojourner.toml:1: unknown key quux-quux; keys of check, "));
        assert!(
            why("[test]\nall = true")
                .starts_with("sojourner.toml:2: unknown key all; keys of test are allow-read, ")
        );
        assert_eq!(
            why("output = \"x\""),
            "sojourner.toml:1: output belongs on the command line, not into a file"
        );
        assert_eq!(why("seed = true"), "sojourner.toml:1: write seed = \"N\"");
        assert_eq!(why("all = 1"), "sojourner.toml:1: all is true or false");
        assert!(why("seed = [1, 2]").contains(":1: write seed"));
        assert!(why("seed = 1\nseed = 2\n").starts_with("sojourner.toml:2: "));
        assert!(why("seed = \n").starts_with("sojourner.toml:1: "));
        let why = keys("[profiles.a]\nseed = 1", "check", Some("b")).unwrap_err();
        assert!(why.contains("it has a"), "{why}");
    }

    #[test]
    fn class_paths_are_lists() {
        let words = keys("class-path = [\"a\", \"b/*\"]", "check", None).unwrap();
        let joined = std::env::join_paths(["a", "b/*"]).unwrap();
        assert_eq!(words, [format!("--class-path={}", joined.to_string_lossy())]);
    }
}
