//! The command line, as data. What a flag means is said here once; plans are made from it in
//! `commands`.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use sojourner_jvm::machine::Cuts;
use sojourner_jvm::machine::label::Rule;
use sojourner_kernel::Spec;
use sojourner_kernel::search::Reduction;
use sojourner_kernel::store::StoreKind;
use sojourner_report::compare::Until;

use crate::quantity;

/// Explores every choice a system can make, and says what it found: a violation with its story, a
/// proof that there is none, or exactly how much of the probability mass is verified.
#[derive(Parser)]
#[command(name = "sojourner", version, after_help = EXAMPLES, subcommand_required = true)]
pub struct Sojourner {
    #[command(subcommand)]
    pub command: Command,
}

const EXAMPLES: &str = "\
Examples:
  sojourner check examples/java/Bank.java         a Java program: find its deadlock
  sojourner check builtin:philosophers?n=5        find the deadlock, with the steps that lead to it
  sojourner check builtin:biased-die --strategy pfs --until-progress 0.999
  sojourner check model.tra --property 'never crash' --json
  sojourner graph builtin:diamond?width=4 --format dot -o diamond.dot
  sojourner replay s1...                          show a violation again, step by step

Exit codes: 0 verified, 1 violation, 2 bad input, 3 a limit ended the run, 4 could not check,
101 a bug of this program.";

impl Sojourner {
    /// Reads the command line; a message and exit code 2 if it is wrong. `-cp` is understood as
    /// `java` does, which the usual rules for short flags would not allow.
    pub fn read() -> Sojourner {
        Sojourner::parse_from(with_class_path(as_java_spells(std::env::args_os().collect()).into_iter()))
    }
}

/// The options of `java` that `run` has under other names, where they come before the program: `-ea`, `-Xmx64m`,
/// `-Dkey=value`, and `-jar`, which needs no word here.
fn as_java_spells(words: Vec<OsString>) -> Vec<OsString> {
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

/// The words with `-cp` written out, up to `--`.
pub fn with_class_path(words: impl Iterator<Item = OsString>) -> impl Iterator<Item = OsString> {
    let mut ours = true;
    words.map(move |word| {
        ours &= word != "--";
        if ours && (word == "-cp" || word == "-classpath") { "--class-path".into() } else { word }
    })
}

#[derive(Subcommand)]
// Parsed once: its size does not matter.
#[allow(clippy::large_enum_variant)]
pub enum Command {
    /// Search a system for violations
    Check(Box<CheckArgs>),
    /// Go on with a check that was killed or stopped, from its checkpoint
    Resume(ResumeArgs),
    /// Compare strategies by many trials
    Compare(Box<CompareArgs>),
    /// Write the searched system as a graph
    Graph(GraphArgs),
    /// Run a violation again from its token
    Replay(ReplayArgs),
    /// Write a violation of a Java program as a JUnit 5 test
    ExportTest(ExportTestArgs),
    /// Run a Java program, one schedule, as `java` would
    Run(RunArgs),
    /// List the natives and intrinsics a Java program reaches, and what becomes of them
    Coverage(InspectArgs),
    /// Print the instructions of a class
    Disassemble(InspectArgs),
    /// List the search strategies
    Strategies,
    /// List the built-in systems
    Models,
}

impl Command {
    /// Whether it searches, within limits.
    pub fn has_limits(&self) -> bool {
        matches!(self, Command::Check(_) | Command::Resume(_) | Command::Compare(_) | Command::Graph(_))
    }
}

/// What to explore. A replay token holds exactly these arguments, so everything that changes the
/// behaviour of the system belongs here.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "System")]
pub struct TargetArgs {
    /// A .java, .class or jar file, or with --cp a main class; a .mcrl2, .tra or .aut file; or a
    /// built-in system such as builtin:diamond?width=10
    #[arg(value_name = "SYSTEM")]
    pub system: String,

    /// What must hold: deadlock-free, never P, always P (P such as "goal | !hole"), or a formula with X, F, G, U;
    /// or only these kinds of violations, with commas between them: assertion, exception, exception:CLASS,
    /// deadlock, race, livelock, endless, exit, overflow; may be repeated
    #[arg(long, value_name = "PROPERTY")]
    pub property: Vec<String>,

    /// What to look for, may be repeated: deadlock, 'action error(_)' (transitions of .mcrl2 and .aut
    /// files are actions; _ is any value), 'action a then action b'
    #[arg(long, value_name = "GOAL")]
    pub find: Vec<String>,

    #[command(flatten)]
    pub java: JavaArgs,
}

impl TargetArgs {
    /// The same, with what was assumed when a path was found.
    pub fn assuming(&self, word: &str) -> TargetArgs {
        let mut same = self.clone();
        same.java.assumed = Some(word.to_owned()).filter(|word| !word.is_empty());
        same
    }

    /// What is checked, for a person: the property, and what is looked for.
    pub fn claim(&self) -> Option<String> {
        let finds = self.find.iter().map(|find| format!("find {find}"));
        let claims: Vec<String> = self.property.iter().cloned().chain(finds).collect();
        (!claims.is_empty()).then(|| claims.join("; "))
    }

    /// The files that belong to the system: results must not overwrite them.
    pub fn files(&self) -> Vec<PathBuf> {
        let system = PathBuf::from(&self.system);
        let beside = ["tra", "lab", "sta"].map(|ending| system.with_extension(ending));
        let is_model = system.extension().is_some_and(|e| e == "tra");
        let class_path =
            self.java.class_path.iter().flat_map(|path| std::env::split_paths(path).collect::<Vec<_>>());
        let read = self.java.allow_read.iter().cloned();
        let beside = beside.into_iter().filter(|_| is_model);
        std::iter::once(system).chain(beside).chain(class_path).chain(read).collect()
    }

    /// The arguments again, as a replay token keeps them.
    pub fn words(&self) -> Vec<String> {
        let mut words = vec![self.system.clone()];
        words.extend(self.property.iter().flat_map(|p| ["--property".to_string(), p.clone()]));
        words.extend(self.find.iter().flat_map(|find| ["--find".to_string(), find.clone()]));
        words.extend(self.java.words());
        words
    }
}

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

    /// The values of wide nondeterministic inputs (Verifier.nondetInt and its like), as LOW..HIGH,
    /// both included; without it some values are tried, and the rest is not checked
    #[arg(long, value_name = "RANGE", value_parser = quantity::range, allow_hyphen_values = true)]
    pub input: Option<(i64, i64)>,

    /// Object.wait and LockSupport.park may also return for no reason (Java allows it; most programs guard
    /// against it)
    #[arg(long)]
    pub spurious_wakeups: bool,

    /// When timed waits and sleeps may end by their time
    #[arg(long, value_enum, default_value = "any")]
    pub timeouts: TimeoutsWord,

    /// A label for formulas, and when it holds: NAME=field:Class.field (a static boolean),
    /// NAME=entered:Class.method, returned:Class.method, thrown:Class; sojourner.Label sets others
    #[arg(long = "label", value_name = "RULE", value_parser = Rule::parse)]
    pub labels: Vec<Rule>,

    /// Which schedules are left out because others show the same
    #[arg(long, value_enum)]
    pub reduction: Option<ReductionWord>,

    /// Accesses to shared fields and arrays are no scheduling points where a lock protects them, which the search
    /// checks on the way; not proved in use yet (docs/reductions-discipline.md)
    #[arg(long)]
    pub lock_discipline: bool,

    /// What was assumed of the program when a path was found: in replay tokens
    #[arg(long, value_name = "WORD", hide = true)]
    pub assumed: Option<String>,

    /// Arguments of the Java program
    #[arg(last = true, value_name = "ARGS")]
    pub args: Vec<String>,
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

impl JavaArgs {
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
    fn words(&self) -> Vec<String> {
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
        if self.heap != 256_000_000 {
            words.extend(["--heap".to_string(), self.heap.to_string()]);
        }
        if self.no_assertions {
            words.push("--no-assertions".to_string());
        }
        if self.random != "chance" && !self.random.is_empty() {
            words.extend(["--random".to_string(), self.random.clone()]);
        }
        if let Some((low, high)) = self.input {
            words.extend(["--input".to_string(), format!("{low}..{high}")]);
        }
        if self.spurious_wakeups {
            words.push("--spurious-wakeups".to_string());
        }
        if self.timeouts == TimeoutsWord::Idle {
            words.extend(["--timeouts".to_string(), self.timeouts.word().to_string()]);
        }
        for rule in &self.labels {
            words.extend(["--label".to_string(), rule.to_string()]);
        }
        if let Some(reduction) = self.reduction {
            words.extend(["--reduction".to_string(), reduction.word().to_string()]);
        }
        if self.lock_discipline {
            words.push("--lock-discipline".to_string());
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

/// How to search, and where to stop.
#[derive(Args, Debug)]
#[command(next_help_heading = "Search and limits")]
pub struct SearchArgs {
    /// How to search: name, or name:parameter=value,... ("sojourner strategies" lists them)
    #[arg(long, short, value_name = "STRATEGY", default_value = "auto")]
    pub strategy: Spec,

    /// The seed of all randomness of the search
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,

    /// Stop after this many transitions
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_transitions: Option<u64>,

    /// Stop after this many states
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_states: Option<u64>,

    /// Stop after this many states were expanded: all their successors looked at
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_expanded: Option<u64>,

    /// Do not look further than this many steps from the start
    #[arg(long, value_name = "N")]
    pub max_depth: Option<u32>,

    /// Stop after this time: 500ms, 60s, 5m, 1h
    #[arg(long = "for", value_name = "TIME", value_parser = quantity::time)]
    pub time: Option<Duration>,

    /// Stop when the process holds this much memory: 500M, 2G (otherwise three quarters of what the
    /// machine has free)
    #[arg(long, value_name = "SIZE", value_parser = quantity::size)]
    pub memory: Option<u64>,

    /// How states are told apart
    #[arg(long, value_enum, default_value_t = StoreWord::Fingerprint)]
    pub store: StoreWord,
}

impl SearchArgs {
    /// The strategy to take: where the order has to be breadth first, `auto` is `bfs`.
    pub fn strategy(&self, breadth_first: bool) -> Spec {
        if self.strategy.info().name == "auto" && breadth_first {
            Spec::named("bfs").expect("listed")
        } else {
            self.strategy.clone()
        }
    }
}

impl CheckArgs {
    /// The strategy to take. Depth is exact, and workers can be used, only breadth first; orders of
    /// steps can be left out only depth first.
    pub fn strategy(&self) -> Spec {
        let reduces = self.target.java.reduction().of_search() != Reduction::Off;
        if reduces && self.search.strategy.info().name == "auto" && self.workers == 1 {
            return Spec::named("dfs").expect("listed");
        }
        self.search.strategy(self.workers > 1 || self.search.max_depth.is_some())
    }
}

#[derive(Args)]
#[command(after_help = CHECK_EXAMPLES)]
pub struct CheckArgs {
    #[command(flatten)]
    pub target: TargetArgs,

    #[command(flatten)]
    pub search: SearchArgs,

    /// Sample the verified mass every N transitions
    #[arg(long, help_heading = "Search and limits", value_name = "N", value_parser = quantity::positive)]
    pub progress_every: Option<u64>,

    /// Stop when this share of the probability mass is verified
    #[arg(long, help_heading = "Search and limits", value_name = "P", value_parser = quantity::share)]
    pub until_progress: Option<f64>,

    /// Do not compute the verified mass
    #[arg(long, help_heading = "Search and limits", conflicts_with_all = ["progress_every", "until_progress"])]
    pub no_progress: bool,

    /// Go on after a violation, and report all of them
    #[arg(long, help_heading = "Search and limits")]
    pub all: bool,

    /// Run the system on this many threads, breadth first; the result is that of bfs
    #[arg(long, help_heading = "Search and limits", value_name = "N", default_value_t = 1, value_parser = quantity::workers)]
    pub workers: usize,

    /// Check the checker too: a fifth of the budget goes into taking again what the search rests on (states met by several
    /// runs, replays, saving and restoring, and runs without a reduction); the report says how much was
    #[arg(long, help_heading = "Search and limits", conflicts_with = "checkpoint")]
    pub audit: bool,

    /// Keep what was done in this file, so that "sojourner resume FILE" can go on if the run is killed
    #[arg(long, help_heading = "Search and limits", value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,

    /// Begin anew although --checkpoint names a checkpoint that could be gone on with
    #[arg(long, help_heading = "Search and limits", requires = "checkpoint")]
    pub force: bool,

    /// Print the result as JSON; the same as --format json
    #[arg(long, help_heading = "Result", conflicts_with = "format")]
    pub json: bool,

    /// The form of the result
    #[arg(long, help_heading = "Result", value_enum, default_value_t = Format::Text)]
    pub format: Format,

    /// Write the result to a file instead of stdout
    #[arg(long, help_heading = "Result", short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Show no progress on stderr
    #[arg(long, help_heading = "Result", short)]
    pub quiet: bool,
}

const CHECK_EXAMPLES: &str = "\
Examples:
  sojourner check examples/java/Bank.java                      a deadlock in a Java program
  sojourner check -cp classes Main -- 5                        a compiled one, with an argument
  sojourner check builtin:lost-update                          a lost update, in two processes
  sojourner check builtin:lost-update --all --json             every one of them, as JSON
  sojourner check builtin:grid?holes=0.05 --strategy dfs       a walk into a hole
  sojourner check builtin:biased-die --progress-every 5 --max-transitions 100
  sojourner check builtin:counters?processes=4,limit=99 --for 10s --memory 1G
  sojourner check examples/models/mdp.tra --property 'never crash'
  sojourner check examples/mcrl2/lifts.mcrl2 --find 'action error(_)'";

/// Going on from a checkpoint. The command is in the file; limits and the form of the result may be
/// others.
#[derive(Args)]
#[command(after_help = RESUME_EXAMPLES)]
pub struct ResumeArgs {
    /// The file that was given to check --checkpoint
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Stop after this time in all, the time before included
    #[arg(long = "for", value_name = "TIME", value_parser = quantity::time, help_heading = "Other limits than before")]
    pub time: Option<Duration>,

    /// Stop when the process holds this much memory
    #[arg(long, value_name = "SIZE", value_parser = quantity::size, help_heading = "Other limits than before")]
    pub memory: Option<u64>,

    /// Stop after this many transitions in all
    #[arg(long, value_name = "N", value_parser = quantity::count, help_heading = "Other limits than before")]
    pub max_transitions: Option<u64>,

    /// Stop after this many states in all
    #[arg(long, value_name = "N", value_parser = quantity::count, help_heading = "Other limits than before")]
    pub max_states: Option<u64>,

    /// Stop after this many states were expanded in all
    #[arg(long, value_name = "N", value_parser = quantity::count, help_heading = "Other limits than before")]
    pub max_expanded: Option<u64>,

    /// Stop when this share of the probability mass is verified
    #[arg(long, value_name = "P", value_parser = quantity::share, help_heading = "Other limits than before")]
    pub until_progress: Option<f64>,

    /// Print the result as JSON
    #[arg(long, help_heading = "Result", conflicts_with = "format")]
    pub json: bool,

    /// The form of the result
    #[arg(long, help_heading = "Result", value_enum)]
    pub format: Option<Format>,

    /// Write the result to a file instead of stdout
    #[arg(long, help_heading = "Result", short, value_name = "FILE")]
    pub output: Option<PathBuf>,

    /// Show no progress on stderr
    #[arg(long, help_heading = "Result", short)]
    pub quiet: bool,
}

const RESUME_EXAMPLES: &str = "\
Examples:
  sojourner check Server.java --for 8h --checkpoint night.sojourn
  sojourner resume night.sojourn                  after a crash, a kill or Ctrl-C
  sojourner resume night.sojourn --for 16h        on for as long again";

/// Many trials of many strategies on many programs.
#[derive(Args)]
#[command(after_help = COMPARE_EXAMPLES)]
pub struct CompareArgs {
    /// The programs and models, as for check; with arguments of its own: 'Bank.java -- 3 1'
    #[arg(value_name = "SYSTEM", required = true, help_heading = "System")]
    pub systems: Vec<String>,

    /// What must hold, as for check
    #[arg(long, value_name = "PROPERTY", help_heading = "System")]
    pub property: Vec<String>,

    /// What to look for, as for check; may be repeated
    #[arg(long, value_name = "GOAL", help_heading = "System")]
    pub find: Vec<String>,

    #[command(flatten)]
    pub java: JavaArgs,

    /// The strategies, with commas between them: dfs,guided,nmcs:level=1,depth=8
    #[arg(long, short, value_name = "LIST", required = true, help_heading = "Trials")]
    pub strategies: Vec<String>,

    /// How many trials of each strategy on each program
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = quantity::positive, help_heading = "Trials")]
    pub trials: u64,

    /// What a trial is to reach: first-violation, progress:P (so much mass verified), or end
    #[arg(long, value_name = "GOAL", default_value = "first-violation", help_heading = "Trials")]
    pub until: Until,

    /// The seed of the first trial; the next ones have the next seeds
    #[arg(long, value_name = "N", default_value_t = 0, help_heading = "Trials")]
    pub seed: u64,

    /// How many trials run at the same time
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = quantity::workers, help_heading = "Trials")]
    pub workers: usize,

    #[command(flatten)]
    pub limits: LimitArgs,

    /// The form of the comparison
    #[arg(long, value_enum, default_value_t = CompareFormat::Text, help_heading = "Result")]
    pub format: CompareFormat,

    /// Write the comparison to a file instead of stdout
    #[arg(long, short, value_name = "FILE", help_heading = "Result")]
    pub output: Option<PathBuf>,

    /// Also write box plots and curves to this SVG file
    #[arg(long, value_name = "FILE", help_heading = "Result")]
    pub svg: Option<PathBuf>,

    /// Also write box plots and curves to this PNG file
    #[cfg(feature = "png")]
    #[arg(long, value_name = "FILE", help_heading = "Result")]
    pub png: Option<PathBuf>,

    /// Show no progress on stderr
    #[arg(long, short, help_heading = "Result")]
    pub quiet: bool,
}

impl CompareArgs {
    /// The words for a comparison of one trial of this one.
    pub fn words_of_one(&self, program: &str, strategy: &str, seed: u64) -> Vec<String> {
        let mut java = self.java.clone();
        if program.contains(" -- ") {
            java.args.clear();
        }
        let mut words = vec!["compare".to_string(), program.to_string()];
        let mut option = |name: &str, value: Option<String>| {
            words.extend(value.into_iter().flat_map(|value| [format!("--{name}"), value]));
        };
        let limits = &self.limits;
        self.property.iter().for_each(|p| option("property", Some(p.clone())));
        self.find.iter().for_each(|find| option("find", Some(find.clone())));
        option("strategies", Some(strategy.to_string()));
        option("trials", Some("1".into()));
        option("until", Some(self.until.to_string()));
        option("seed", Some(seed.to_string()));
        option("workers", Some("1".into()));
        option("max-transitions", limits.max_transitions.map(|n| n.to_string()));
        option("max-states", limits.max_states.map(|n| n.to_string()));
        option("max-expanded", limits.max_expanded.map(|n| n.to_string()));
        option("max-depth", limits.max_depth.map(|n| n.to_string()));
        option("for", limits.time.map(|t| format!("{}s", t.as_secs_f64())));
        option("memory", limits.memory.map(|n| n.to_string()));
        option("store", limits.store.to_possible_value().map(|v| v.get_name().to_string()));
        option("format", Some("json".into()));
        words.push("--quiet".into());
        words.extend(java.words());
        words
    }
}

/// Where a trial stops at the latest.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits of a trial")]
pub struct LimitArgs {
    /// Stop after this many transitions (1M if no limit is given)
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_transitions: Option<u64>,

    /// Stop after this many states
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_states: Option<u64>,

    /// Stop after this many states were expanded: all their successors looked at
    #[arg(long, value_name = "N", value_parser = quantity::count)]
    pub max_expanded: Option<u64>,

    /// Do not look further than this many steps from the start
    #[arg(long, value_name = "N")]
    pub max_depth: Option<u32>,

    /// Stop after this time; the result then depends on the machine
    #[arg(long = "for", value_name = "TIME", value_parser = quantity::time)]
    pub time: Option<Duration>,

    /// Stop when the trial, in a process of its own, holds this much memory; the result then depends on
    /// the machine
    #[arg(long, value_name = "SIZE", value_parser = quantity::size)]
    pub memory: Option<u64>,

    /// How states are told apart
    #[arg(long, value_enum, default_value_t = StoreWord::Fingerprint)]
    pub store: StoreWord,
}

const COMPARE_EXAMPLES: &str = "\
Examples:
  sojourner compare builtin:philosophers?n=17 --strategies random,rdfs,highway:width=8,highway:width=32
  sojourner compare builtin:biased-die builtin:select -s dfs,bfs,pfs,guided --until progress:0.99
  sojourner compare 'Dining.java -- 5 1' Bank.java -s beam,nmcs:depth=64 --format html -o page.html";

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum CompareFormat {
    Text,
    /// A line per trial
    Csv,
    /// All trials and all figures
    Json,
    /// Markdown tables
    Md,
    /// One page with tables, curves and box plots
    Html,
}

#[derive(Args)]
pub struct GraphArgs {
    #[command(flatten)]
    pub target: TargetArgs,

    #[command(flatten)]
    pub search: SearchArgs,

    /// The form of the graph
    #[arg(long, help_heading = "Result", value_enum, default_value_t = GraphFormat::Dot)]
    pub format: GraphFormat,

    /// Write to a file instead of stdout; for tra, .lab and .sta files are written beside it
    #[arg(long, help_heading = "Result", short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Args)]
pub struct ExportTestArgs {
    /// The token of a report, or @FILE that holds one
    #[arg(value_name = "TOKEN")]
    pub token: String,

    /// Write to a file instead of stdout; the class is named after the program and the kind of violation
    #[arg(long, short, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

#[derive(Args)]
pub struct ReplayArgs {
    /// The token of a report, or @FILE that holds one
    #[arg(value_name = "TOKEN")]
    pub token: String,

    /// Where the program or model is now, if not where it was for the check
    #[arg(long, value_name = "PATH")]
    pub system: Option<String>,

    /// Where the program's classes are now
    #[arg(long = "class-path", visible_alias = "cp", value_name = "PATH")]
    pub class_path: Option<String>,

    /// The JDK to use, if not the one the token names
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,

    /// Stop after each step and show what else could have happened
    #[arg(long, conflicts_with = "json")]
    pub step: bool,

    /// Print the run as JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum Format {
    Text,
    Json,
    Sarif,
    Junit,
    Html,
    /// The violating runs as a graph
    Dot,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum GraphFormat {
    /// Graphviz
    Dot,
    /// PRISM's explicit files
    Tra,
    /// Aldebaran, for mCRL2 and CADP
    Aut,
    /// JSON lines: a line per state and per transition
    Jsonl,
    /// A line per transition: source, probability, target, * for a final target (Tang)
    Listing,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq)]
pub enum StoreWord {
    /// By 128-bit fingerprints; the report bounds the probability of a mistake
    Fingerprint,
    /// In full; needs more memory
    Exact,
}

impl From<StoreWord> for StoreKind {
    fn from(word: StoreWord) -> StoreKind {
        match word {
            StoreWord::Fingerprint => StoreKind::Fingerprint,
            StoreWord::Exact => StoreKind::Exact,
        }
    }
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
