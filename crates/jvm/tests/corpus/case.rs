//! One program of the corpus, its directives and expected outputs (format: `corpus/java/run/README.md`).

use std::path::{Path, PathBuf};

pub struct Case {
    /// `topic/Case`.
    pub id: String,
    pub source: PathBuf,
    pub main_class: String,
    /// The oldest JDK it runs on.
    pub since: u32,
    pub args: Vec<String>,
    pub stdin: String,
    pub heap: Option<usize>,
}

impl Case {
    /// Every case below a folder, by id.
    pub fn all(corpus: &Path) -> Vec<Case> {
        let mut cases = Vec::new();
        for topic in std::fs::read_dir(corpus).unwrap().flatten().map(|e| e.path()).filter(|p| p.is_dir()) {
            for file in std::fs::read_dir(&topic).unwrap().flatten().map(|e| e.path()) {
                if file.extension().is_some_and(|e| e == "java") && file.with_extension("out").exists() {
                    cases.push(Case::read(&topic, file));
                }
            }
        }
        cases.sort_by(|a, b| a.id.cmp(&b.id));
        cases
    }

    fn read(topic: &Path, source: PathBuf) -> Case {
        let text = std::fs::read_to_string(&source).unwrap();
        let stem = |p: &Path| p.file_stem().unwrap().to_string_lossy().into_owned();
        let main_class = stem(&source);
        let id = format!("{}/{main_class}", stem(topic));
        let mut case =
            Case { id, source, main_class, since: 17, args: Vec::new(), stdin: String::new(), heap: None };
        for line in text.lines() {
            let Some((key, value)) = line.strip_prefix("// ").and_then(|l| l.split_once(": ")) else { break };
            match key {
                "jdk" => case.since = value.trim().trim_end_matches('+').parse().unwrap(),
                "args" => case.args = value.split_whitespace().map(str::to_owned).collect(),
                "stdin" => case.stdin = unescape(value),
                "heap" => case.heap = Some(bytes(value.trim())),
                other => panic!("{}: unknown directive {other}", case.id),
            }
        }
        case
    }

    /// What `java` of this version showed.
    pub fn expected(&self, version: u32) -> String {
        let own = self.source.with_extension(format!("{version}.out"));
        let path = if own.exists() { own } else { self.source.with_extension("out") };
        String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned()
    }
}

fn bytes(text: &str) -> usize {
    let (digits, unit) = text.split_at(text.len() - 1);
    let unit = match unit {
        "k" => 1 << 10,
        "m" => 1 << 20,
        "g" => 1 << 30,
        _ => panic!("a heap size like 64m, not {text}"),
    };
    digits.parse::<usize>().unwrap() * unit
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
