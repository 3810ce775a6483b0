//! Labels: names for facts about states, which formulas over Java programs are made of.
//!
//! A label is set by the program (`sojourner.Label`), or a rule given beside it says when it holds:
//! while a static boolean field is true, or in the one state in which a method has just been
//! entered, is about to return, an exception was thrown (the labels of jpf-label), or a line begins. Each such event
//! is a state of its own, and a scheduling point where there are several threads, so that no change
//! of a label is ever lost inside a transition.
//!
//! Known gaps: methods without bytecode are never seen as entered or returned; neither is the state
//! of its own there for `main`, `Thread.run` and other methods that no instruction calls: their label
//! holds in the next state.

use super::state::Position;
use super::{Machine, Outcome, Trap};
use crate::class::{FieldId, MethodId};
use crate::classfile::ClassFile;
use crate::heap::ObjRef;
use rustc_hash::FxHashMap;
use sojourner_kernel::Choice;

/// Labels there can be: they are bits of a word.
pub const MOST: usize = 64;

/// When a label holds that the program does not set itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum When {
    /// While this static field is true (or not zero).
    Field {
        class: String,
        name: String,
    },
    Entered {
        class: String,
        name: String,
    },
    Returned {
        class: String,
        name: String,
    },
    /// An exception of this class or a subclass was thrown.
    Thrown {
        class: String,
    },
    /// A line is about to be executed.
    Line {
        file: String,
        line: u16,
    },
}

/// A label, and a rule for it if there is one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    pub label: String,
    pub when: Option<When>,
}

impl Rule {
    /// `NAME`, or `NAME=field:Class.field`, `entered:Class.method`, `returned:Class.method`,
    /// `thrown:Class`, `line:File.java:88`.
    pub fn parse(text: &str) -> Result<Rule, String> {
        let Some((label, rule)) = text.split_once('=') else {
            return match text.trim() {
                "" => Err("a label needs a name".into()),
                label => Ok(Rule { label: label.into(), when: None }),
            };
        };
        let label = label.trim();
        if label.is_empty() {
            return Err(format!("\"{text}\" has no name before the ="));
        }
        let help = "write field:Class.field, entered:Class.method, returned:Class.method, thrown:Class or \
                    line:File.java:88";
        let Some((kind, what)) = rule.trim().split_once(':') else {
            return Err(format!("\"{rule}\" is no rule for a label; {help}"));
        };
        let member = || match what.rsplit_once('.') {
            Some((class, name)) if !class.is_empty() && !name.is_empty() => {
                Ok((class.replace('.', "/"), name.to_owned()))
            }
            _ => Err(format!("\"{what}\" names no class and member; {help}")),
        };
        let when = match kind {
            "field" => member().map(|(class, name)| When::Field { class, name })?,
            "entered" => member().map(|(class, name)| When::Entered { class, name })?,
            "returned" => member().map(|(class, name)| When::Returned { class, name })?,
            "line" => When::line(what).ok_or_else(|| format!("\"{what}\" is no line; {help}"))?,
            "thrown" if !what.is_empty() => When::Thrown { class: what.replace('.', "/") },
            _ => return Err(format!("\"{rule}\" is no rule for a label; {help}")),
        };
        Ok(Rule { label: label.into(), when: Some(when) })
    }
}

impl When {
    /// `File.java:88`.
    pub fn line(text: &str) -> Option<When> {
        let (file, line) = text.trim().rsplit_once(':')?;
        let line = line.parse().ok().filter(|line| *line > 0)?;
        (!file.is_empty()).then(|| When::Line { file: file.to_owned(), line })
    }
}

impl std::fmt::Display for Rule {
    /// As [`Rule::parse`] reads it.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (kind, what) = match &self.when {
            None => return f.write_str(&self.label),
            Some(When::Field { class, name }) => ("field", format!("{class}.{name}")),
            Some(When::Entered { class, name }) => ("entered", format!("{class}.{name}")),
            Some(When::Returned { class, name }) => ("returned", format!("{class}.{name}")),
            Some(When::Thrown { class }) => ("thrown", class.clone()),
            Some(When::Line { file, line }) => return write!(f, "{}=line:{file}:{line}", self.label),
        };
        write!(f, "{}={kind}:{}", self.label, what.replace('/', "."))
    }
}

/// The labels of a machine.
#[derive(Debug, Default)]
pub struct Labels {
    names: Vec<String>,
    rules: Vec<(u64, When)>,
    /// There are labels at all.
    pub watching: bool,
    /// Labels that have held in some state, for the report.
    pub seen: u64,
    /// By method, the labels of entering and of returning.
    methods: FxHashMap<MethodId, (u64, u64)>,
}

impl Labels {
    pub fn new(rules: &[Rule]) -> Labels {
        let mut labels = Labels { watching: !rules.is_empty(), ..Labels::default() };
        for rule in rules {
            let at = labels.names.iter().position(|n| *n == rule.label).unwrap_or_else(|| {
                labels.names.push(rule.label.clone());
                labels.names.len() - 1
            });
            assert!(at < MOST, "more than {MOST} labels");
            if let Some(when) = &rule.when {
                labels.rules.push((1 << at, when.clone()));
            }
        }
        labels
    }

    pub fn names(&self) -> &[String] {
        &self.names
    }
}

impl Machine {
    /// The labels that hold now.
    pub fn labels_now(&mut self) -> u64 {
        let mut now = self.state.position.held | self.state.position.moment;
        for at in 0..self.run.labels.rules.len() {
            let (bit, When::Field { class, name }) = &self.run.labels.rules[at] else { continue };
            let Some(&id) = self.program.class_index.get(class.as_str()) else { continue };
            let bit = *bit;
            let name = name.clone();
            if let Some(field) = self.find_declared_field(id, &name)
                && self.field(field).is_static()
                && self.state.heap.get(self.class(id).statics, self.field(field).slot as usize) != 0
            {
                now |= bit;
            }
        }
        self.run.labels.seen |= now;
        now
    }

    /// What is wrong with a rule, if something is: it would never hold. Loads the classes that rules
    /// speak of, so it is to be asked on a machine that is not explored.
    pub fn wrong_label_rule(&mut self) -> Option<String> {
        for at in 0..self.run.labels.rules.len() {
            let (class, name, is_field) = match self.run.labels.rules[at].1.clone() {
                When::Field { class, name } => (class, name, true),
                When::Entered { class, name } | When::Returned { class, name } => (class, name, false),
                When::Thrown { class } => (class, String::new(), false),
                When::Line { .. } => continue,
            };
            let told = class.replace('/', ".");
            let Ok(id) = self.load_class(&class) else {
                return Some(format!(
                    "there is no class {told}; write it with its package, Outer$Inner if it is nested"
                ));
            };
            if is_field {
                let Some(field) = self.find_declared_field(id, &name) else {
                    return Some(format!("class {told} declares no field {name}"));
                };
                if !self.field(field).is_static() {
                    return Some(format!(
                        "{told}.{name} is a field of each object, and only a static one can be a label; let the \
                         program say so where it changes, with sojourner.Label, or take a method: \
                         entered:{told}.METHOD"
                    ));
                }
            } else if !name.is_empty() {
                let methods = &self.class(id).methods;
                if !methods.iter().any(|&m| **self.program.symbols.text(self.method(m).name) == *name) {
                    return Some(format!("class {told} declares no method {name}"));
                }
            }
        }
        None
    }

    /// Looks up the rules for a method that is about to be executed for the first time. Tells
    /// whether there are any.
    pub fn find_method_labels(&mut self, mid: MethodId) -> bool {
        if !self.run.labels.watching {
            return false;
        }
        let method = self.method(mid);
        let (class, name) = (&self.class(method.class).name, self.program.symbols.text(method.name));
        let (mut entered, mut returned) = (0, 0);
        for (bit, when) in &self.run.labels.rules {
            match when {
                When::Entered { class: c, name: n } if **c == **class && **n == **name => entered |= bit,
                When::Returned { class: c, name: n } if **c == **class && **n == **name => returned |= bit,
                _ => {}
            }
        }
        if entered | returned == 0 {
            return false;
        }
        self.run.labels.methods.insert(mid, (entered, returned));
        true
    }

    /// The labels of entering and returning from a method.
    pub fn method_labels(&self, mid: MethodId) -> (u64, u64) {
        if !self.run.labels.watching || !self.run.exploring {
            return (0, 0);
        }
        self.run.labels.methods.get(&mid).copied().unwrap_or_default()
    }

    /// A method with a label for its return is about to return.
    pub fn label_returned(&mut self, mid: MethodId) -> Result<(), Trap> {
        match self.method_labels(mid).1 {
            0 => Ok(()),
            bits => self.label_event(|at| at.moment |= bits),
        }
    }

    /// Changes labels at an instruction that will be executed again once the search has seen it.
    fn label_event(&mut self, change: impl FnOnce(&mut Position)) -> Result<(), Trap> {
        if self.run.chosen.take().is_some() {
            return Ok(());
        }
        self.visible_anyway()?;
        change(&mut self.state.position);
        Err(Trap::Choose(Choice::uniform(1)))
    }

    /// The class file, with the lines marked that labels are about.
    pub fn with_marked_lines(&self, file: std::sync::Arc<ClassFile>) -> std::sync::Arc<ClassFile> {
        if !self.run.labels.rules.iter().any(|(_, when)| matches!(when, When::Line { .. })) {
            return file;
        }
        let source = file.source_file().ok().flatten();
        let lines: Vec<u16> =
            self.run.labels.rules.iter().filter_map(|(_, when)| of_line(when, source)).collect();
        if lines.is_empty() {
            return file;
        }
        let mut marked = ClassFile::clone(&file);
        marked.mark_lines(lines);
        std::sync::Arc::new(marked)
    }

    /// A marked line is about to be executed.
    pub fn label_line(&mut self, line: u32) -> Result<(), Trap> {
        if !self.run.exploring {
            return Ok(());
        }
        let frame = self.state.threads[self.state.current].frames.last().expect("running");
        let class = self.method(frame.method).class;
        let file = self.class(class).file.clone();
        let source = file.as_ref().and_then(|file| file.source_file().ok().flatten());
        let is_it = |when: &When| of_line(when, source).is_some_and(|of| u32::from(of) == line);
        let bits =
            self.run.labels.rules.iter().filter(|(_, when)| is_it(when)).fold(0, |all, (bit, _)| all | bit);
        if bits == 0 { Ok(()) } else { self.label_event(|at| at.moment |= bits) }
    }

    /// The labels of throwing an exception, put on the next state.
    pub fn label_thrown(&mut self, exception: ObjRef) -> bool {
        let mut bits = 0;
        for at in 0..self.run.labels.rules.len() {
            let (bit, When::Thrown { class }) = &self.run.labels.rules[at] else { continue };
            let (bit, thrown) = (*bit, self.state.heap.class(exception));
            if let Some(&class) = self.program.class_index.get(class.as_str())
                && self.is_subclass(thrown, class)
            {
                bits |= bit;
            }
        }
        self.state.position.moment |= bits;
        bits != 0
    }

    /// Whether a label follows this static field.
    pub fn is_labelled_field(&self, field: FieldId) -> bool {
        let field = self.field(field);
        let (class, name) = (&self.class(field.class).name, self.program.symbols.text(field.name));
        self.run.labels.rules.iter().any(
            |(_, when)| matches!(when, When::Field { class: c, name: n } if **c == **class && **n == **name),
        )
    }

    fn label_bit(&self, name: ObjRef) -> Option<u64> {
        if !self.run.labels.watching || !self.run.exploring {
            return None;
        }
        let name = self.text_or_null(name)?;
        self.run.labels.names.iter().position(|n| *n == name).map(|at| 1 << at)
    }

    /// `Label.set`: a label holds from here on, or no longer.
    pub fn set_label(&mut self, name: ObjRef, holds: bool) -> Outcome {
        if let Some(bit) = self.label_bit(name) {
            self.label_event(|at| at.held = at.held & !bit | if holds { bit } else { 0 })?;
        }
        Ok(0)
    }

    /// `Label.mark`: a label holds in this state only.
    pub fn mark_label(&mut self, name: ObjRef) -> Outcome {
        if let Some(bit) = self.label_bit(name) {
            self.label_event(|at| at.moment |= bit)?;
        }
        Ok(0)
    }
}

/// The line that a rule is about, if it is one of this source file.
fn of_line(when: &When, source: Option<&str>) -> Option<u16> {
    match when {
        When::Line { file, line } if source == file.rsplit('/').next() => Some(*line),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_read_or_refused_with_the_remedy() {
        let rule = |text: &str| Rule::parse(text).map(|r| (r.label, r.when));
        let of = |s: &str| s.to_owned();
        assert_eq!(rule("p"), Ok((of("p"), None)));
        assert_eq!(
            rule("p=field:a.b.C.ready"),
            Ok((of("p"), Some(When::Field { class: of("a/b/C"), name: of("ready") })))
        );
        assert_eq!(
            rule("in = entered:Main$Inner.run"),
            Ok((of("in"), Some(When::Entered { class: of("Main$Inner"), name: of("run") })))
        );
        assert_eq!(
            rule("npe=thrown:java.lang.NullPointerException"),
            Ok((of("npe"), Some(When::Thrown { class: of("java/lang/NullPointerException") })))
        );
        for text in
            ["p", "t=line:A.java:88", "p=field:a.b.C.ready", "q=thrown:E", "r=returned:A.m", "s=entered:A.m"]
        {
            assert_eq!(Rule::parse(text).unwrap().to_string(), text);
        }
        for (text, part) in [
            ("", "needs a name"),
            ("=field:A.b", "no name before"),
            ("p=A.b", "write field:Class.field"),
            ("p=field:b", "names no class and member"),
            ("p=called:A.b", "write field:Class.field"),
            ("p=thrown:", "write field:Class.field"),
            ("p=line:A.java", "is no line"),
            ("p=line:A.java:0", "is no line"),
        ] {
            let message = rule(text).unwrap_err();
            assert!(message.contains(part), "{text}: {message}");
        }
    }
}
