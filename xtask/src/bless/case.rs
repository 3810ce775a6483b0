//! One program of the corpus: its source, its directives, its expected outputs.
//!
//! Directives are `// key: value` lines at the very top of the source:
//! `jdk: 21+`, `args: a b`, `stdin: text with \n`, `heap: 64m`.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// A program and how it wants to be run.
#[derive(Debug)]
pub struct Case {
    /// `topic/Case`.
    pub id: String,
    pub source: PathBuf,
    pub main_class: String,
    /// The oldest JDK that can compile and run it.
    pub since: u32,
    pub args: Vec<String>,
    pub stdin: String,
    pub heap: Option<String>,
}

impl Case {
    /// Every case below `corpus`, in the order of their ids.
    pub fn all(corpus: &Path) -> Result<Vec<Case>> {
        let mut cases = Vec::new();
        for topic in std::fs::read_dir(corpus).with_context(|| format!("reading {}", corpus.display()))? {
            let topic = topic?.path();
            if !topic.is_dir() {
                continue;
            }
            for file in std::fs::read_dir(&topic)? {
                let file = file?.path();
                if file.extension().is_some_and(|e| e == "java") {
                    cases.push(Case::read(&topic, &file)?);
                }
            }
        }
        cases.sort_by(|a, b| a.id.cmp(&b.id));
        Ok(cases)
    }

    /// A program without directives that is not part of the corpus.
    pub fn plain(main_class: &str) -> Case {
        Case {
            id: main_class.to_owned(),
            source: PathBuf::new(),
            main_class: main_class.to_owned(),
            since: 17,
            args: Vec::new(),
            stdin: String::new(),
            heap: None,
        }
    }

    fn read(topic: &Path, source: &Path) -> Result<Case> {
        let text =
            std::fs::read_to_string(source).with_context(|| format!("reading {}", source.display()))?;
        let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let main_class = name(source);
        let id = format!("{}/{main_class}", name(topic));
        let mut case = Case { id, source: source.to_path_buf(), ..Case::plain(&main_class) };
        case.read_directives(&text).with_context(|| format!("in {}", source.display()))?;
        Ok(case)
    }

    fn read_directives(&mut self, text: &str) -> Result<()> {
        for line in text.lines() {
            let Some((key, value)) = line.strip_prefix("// ").and_then(|l| l.split_once(": ")) else {
                break;
            };
            match key {
                "jdk" => {
                    self.since = value.trim().trim_end_matches('+').parse().context("`jdk:` wants `21+`")?
                }
                "args" => self.args = value.split_whitespace().map(str::to_owned).collect(),
                "stdin" => self.stdin = unescape(value),
                "heap" => self.heap = Some(value.trim().to_owned()),
                _ => bail!("unknown directive `{key}` (known: jdk, args, stdin, heap)"),
            }
        }
        Ok(())
    }

    pub fn runs_on(&self, version: u32) -> bool {
        version >= self.since
    }

    fn expected(&self, version: Option<u32>) -> PathBuf {
        self.source.with_extension(match version {
            Some(version) => format!("{version}.out"),
            None => "out".to_owned(),
        })
    }

    /// The stored output for a version: its own file where there is one.
    pub fn load(&self, version: u32) -> Result<String> {
        let own = self.expected(Some(version));
        let path = if own.exists() { own } else { self.expected(None) };
        std::fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))
    }

    /// No expected output yet, or an older one than the source.
    pub fn is_stale(&self) -> bool {
        let modified = |path: &Path| path.metadata().and_then(|m| m.modified()).ok();
        match (modified(&self.source), modified(&self.expected(None))) {
            (Some(source), Some(expected)) => source > expected,
            _ => true,
        }
    }

    /// Brings one expected output to `shown`; the version's own file exists only if `differs`.
    /// Says whether the stored state was another; with `check` nothing is written.
    pub fn store(&self, shown: &str, version: Option<(u32, bool)>, check: bool) -> Result<bool> {
        let path = self.expected(version.map(|(number, _)| number));
        let wanted = version.is_none_or(|(_, differs)| differs);
        let stored = std::fs::read_to_string(&path).ok();
        let changed = stored.as_deref() != wanted.then_some(shown);
        if !check {
            match wanted {
                true => std::fs::write(&path, shown)?,
                false if changed => std::fs::remove_file(&path)?,
                false => (),
            }
        }
        Ok(changed)
    }
}

/// What a run showed, in the form of the `.out` files.
pub fn render(stdout: &str, stderr: &str, exit: i32) -> String {
    let mut shown = stdout.to_owned();
    let mut section = |head: String, body: &str| {
        if !shown.is_empty() && !shown.ends_with('\n') {
            shown.push('\n');
        }
        shown.push_str(&head);
        shown.push('\n');
        shown.push_str(body);
    };
    if !stderr.is_empty() {
        section("--- stderr".into(), stderr);
    }
    if exit != 0 {
        section(format!("--- exit {exit}"), "");
    }
    shown
}

/// The first `@` with 6 to 8 hexadecimal digits behind it: what `Object.toString` prints, often equal in two runs
/// of one machine and yet no property of the program.
pub fn identity_hash(shown: &str) -> Option<&str> {
    shown.match_indices('@').find_map(|(at, _)| {
        let tail = &shown[at + 1..];
        let word = tail.find(|c: char| !c.is_ascii_alphanumeric()).map_or(tail, |end| &tail[..end]);
        let hexadecimal = word.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        ((6..=8).contains(&word.len()) && hexadecimal).then(|| &shown[at..at + 1 + word.len()])
    })
}

fn unescape(value: &str) -> String {
    let mut text = String::new();
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match (c, c == '\\') {
            (_, false) => text.push(c),
            (_, true) => match chars.next() {
                Some('n') => text.push('\n'),
                Some('r') => text.push('\r'),
                Some('t') => text.push('\t'),
                Some(other) => text.push(other),
                None => text.push('\\'),
            },
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_follow_the_output() {
        assert_eq!(render("a\n", "", 0), "a\n");
        assert_eq!(render("a", "b\n", 3), "a\n--- stderr\nb\n--- exit 3\n");
        assert_eq!(render("", "", 1), "--- exit 1\n");
    }

    #[test]
    fn identity_hashes_are_seen() {
        assert_eq!(identity_hash("x [I@3f99bd52, y"), Some("@3f99bd52"));
        assert_eq!(identity_hash("a@example.org b@12 @Deprecated @c0ffee1x"), None);
    }

    #[test]
    fn directives_end_at_the_first_other_line() {
        let mut case = Case::plain("Main");
        case.read_directives("// jdk: 21+\n// stdin: a\\nb\n\n// heap: 1m\n").unwrap();
        assert_eq!((case.since, case.stdin.as_str(), case.heap), (21, "a\nb", None));
    }
}
