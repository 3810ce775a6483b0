//! How a Java program is found and treated: the group of words that every command shares which explores one.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use sojourner_jvm::machine::Cuts;
use sojourner_jvm::machine::label::Rule;
use sojourner_kernel::search::Reduction;

use crate::quantity;

/// How a Java program is found and treated.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Java programs")]
pub struct JavaArgs {
    /// Where the program's classes are, as for `java -cp`
    #[arg(long = "class-path", visible_alias = "cp", value_name = "PATH")]
    pub class_path: Option<String>,

    /// The JDK to use (otherwise JAVA_HOME, PATH, the usual folders)
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,

    /// Let the program read this file, or what is below this folder; may be repeated
    #[arg(long, value_name = "PATH")]
    pub allow_read: Vec<PathBuf>,

    /// How much heap the program may use
    #[arg(long, value_name = "SIZE", default_value = "256M", value_parser = quantity::size)]
    pub heap: u64,

    /// Run with assertions disabled
    #[arg(long)]
    pub no_assertions: bool,

    /// java.util.Random and friends: `chance` explores every outcome, `all` also those of
    /// generators with a seed, `seed:N` runs one
    #[arg(long, value_name = "MODE", default_value = "chance")]
    pub random: String,

    /// The values of inputs (Verifier.nondetInt and its like), as LOW..HIGH, both included; NAME=LOW..HIGH for
    /// the input of that name (sojourner.Symbolic, a parameter of --method). Without it, all that the type or the program
    /// allows. `args[0]=LOW..HIGH` or `args[0]=text` makes an argument of the program an input
    #[arg(long, value_name = "[NAME=]RANGE", value_parser = quantity::input, allow_hyphen_values = true)]
    pub input: Vec<quantity::Input>,

    /// How many characters of a string that is an input (Verifier.nondetString) are followed. By default as many as
    /// texts of the program have, 5 to 12
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub string_length: Option<u16>,

    /// Start this method in place of main, with inputs for its parameters: Class.method, or Class.method(int,String) if there
    /// are several of that name (docs/open-values.md)
    #[arg(long, value_name = "METHOD")]
    pub method: Option<String>,

    /// Object.wait and LockSupport.park may also return for no reason (Java allows it; most programs guard
    /// against it)
    #[arg(long)]
    pub spurious_wakeups: bool,

    /// When timed waits and sleeps may end by their time: any, unless given; a test that only fails when time runs out early
    /// is checked again with idle, unless given (docs/testing.md)
    #[arg(long, value_enum)]
    pub timeouts: Option<TimeoutsWord>,

    /// A label for formulas, and when it holds: NAME=field:Class.field (a static boolean),
    /// NAME=entered:Class.method, returned:Class.method, thrown:Class; sojourner.Label sets others
    #[arg(long = "label", value_name = "RULE", value_parser = Rule::parse)]
    pub labels: Vec<Rule>,

    /// Which schedules are left out because others show the same
    #[arg(long, value_enum)]
    pub reduction: Option<ReductionWord>,

    /// Whether accesses to shared fields and arrays are no scheduling points where a lock protects them, which the
    /// search checks on the way; off: all of them are (docs/reductions-discipline.md)
    #[arg(long, value_enum, default_value = "on")]
    pub lock_discipline: DisciplineWord,

    /// What was assumed of the program when a path was found: in replay tokens
    #[arg(long, value_name = "WORD", hide = true)]
    pub assumed: Option<String>,

    /// Arguments of the Java program
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
}

impl JavaArgs {
    /// What holds where nothing is said.
    pub fn usual() -> JavaArgs {
        JavaArgs { heap: 256_000_000, random: "chance".into(), ..JavaArgs::default() }
    }

    /// The reduction that is asked for.
    pub fn reduction(&self) -> ReductionWord {
        self.reduction.unwrap_or(ReductionWord::Escape)
    }

    /// What a search leaves out. Depth first, looking up second orders costs nothing in what is found: it
    /// is used wherever it can be, unless something else is asked for.
    pub fn left_out(&self) -> Reduction {
        self.reduction.map_or(Reduction::Sleep, ReductionWord::of_search)
    }

    /// The arguments again, as a replay token keeps them.
    pub fn words(&self) -> Vec<String> {
        let mut words = Vec::new();
        if let Some(path) = &self.class_path {
            words.extend(["--cp".to_string(), path.clone()]);
        }
        if let Some(jdk) = &self.jdk {
            words.extend(["--jdk".to_string(), jdk.display().to_string()]);
        }
        for path in &self.allow_read {
            words.extend(["--allow-read".to_string(), path.display().to_string()]);
        }
        if self.heap != JavaArgs::usual().heap {
            words.extend(["--heap".to_string(), self.heap.to_string()]);
        }
        if self.no_assertions {
            words.push("--no-assertions".to_string());
        }
        if self.random != "chance" && !self.random.is_empty() {
            words.extend(["--random".to_string(), self.random.clone()]);
        }
        for input in &self.input {
            words.extend(["--input".to_string(), input.to_string()]);
        }
        if let Some(length) = self.string_length {
            words.extend(["--string-length".to_string(), length.to_string()]);
        }
        if let Some(method) = &self.method {
            words.extend(["--method".to_string(), method.clone()]);
        }
        if self.spurious_wakeups {
            words.push("--spurious-wakeups".to_string());
        }
        if self.timeouts == Some(TimeoutsWord::Idle) {
            words.extend(["--timeouts".to_string(), TimeoutsWord::Idle.word().to_string()]);
        }
        for rule in &self.labels {
            words.extend(["--label".to_string(), rule.to_string()]);
        }
        if let Some(reduction) = self.reduction {
            words.extend(["--reduction".to_string(), reduction.word().to_string()]);
        }
        if self.lock_discipline == DisciplineWord::Off {
            words.extend(["--lock-discipline".to_string(), "off".to_string()]);
        }
        if let Some(assumed) = &self.assumed {
            words.extend(["--assumed".to_string(), assumed.clone()]);
        }
        if !self.args.is_empty() {
            words.push("--".to_string());
            words.extend(self.args.iter().cloned());
        }
        words
    }
}

/// What time does to a program that runs as fast or as slowly as it likes.
#[derive(ValueEnum, Clone, Copy, Debug, Default, PartialEq)]
pub enum TimeoutsWord {
    /// At any moment: a program may be slower than any timeout
    #[default]
    Any,
    /// Only when no thread can move otherwise, the earliest first: the program takes no time
    Idle,
}

impl TimeoutsWord {
    pub fn word(self) -> &'static str {
        match self {
            TimeoutsWord::Any => "any",
            TimeoutsWord::Idle => "idle",
        }
    }
}

/// Whether plain accesses under locks are left out.
#[derive(ValueEnum, Clone, Copy, Debug, Default, PartialEq)]
pub enum DisciplineWord {
    /// Until the search finds an access without the lock
    #[default]
    On,
    Off,
}

/// Each level leaves out more; all find the same violations and the same ends.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum ReductionWord {
    /// Nothing: every access to the heap is a scheduling point
    None,
    /// Steps that no other thread can see are no scheduling points (the default)
    Escape,
    /// Also, of two independent steps, the second order is looked up and not run (strategy dfs, and
    /// the default there)
    Sleep,
    /// Also, orders of independent steps are not explored at all (strategy dfs)
    Dpor,
}

impl ReductionWord {
    pub fn word(self) -> &'static str {
        match self {
            ReductionWord::None => "none",
            ReductionWord::Escape => "escape",
            ReductionWord::Sleep => "sleep",
            ReductionWord::Dpor => "dpor",
        }
    }

    /// Which operations are scheduling points.
    pub fn cuts(self) -> Cuts {
        if self == ReductionWord::None { Cuts::All } else { Cuts::Shared }
    }

    /// What the search leaves out.
    pub fn of_search(self) -> Reduction {
        match self {
            ReductionWord::None | ReductionWord::Escape => Reduction::Off,
            ReductionWord::Sleep => Reduction::Sleep,
            ReductionWord::Dpor => Reduction::Dpor,
        }
    }
}
