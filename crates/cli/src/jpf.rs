//! `.jpf` files, the settings of Java PathFinder: what they name is checked, and every key is told with what is done about
//! it. A flag on the command line wins. The page `docs/from-jpf.md` has the table.
//!
//! Invariant: no key is passed over in silence; one that would change what is checked, and is not followed, is a warning.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use sojourner_kernel::Spec;

use crate::args::{JavaArgs, SearchArgs, TargetArgs};
use crate::output;

/// What a file asks for.
#[derive(Debug, Default)]
pub struct Jpf {
    target: Option<String>,
    arguments: Vec<String>,
    class_path: Vec<PathBuf>,
    property: Vec<String>,
    random: Option<String>,
    strategy: Option<Spec>,
    depth: Option<u32>,
    seed: Option<u64>,
    all: bool,
    /// What is done with each key, in the order of the file.
    said: Vec<String>,
}

/// Whether a word names such a file.
pub fn is_jpf(word: &str) -> bool {
    word.ends_with(".jpf")
}

impl Jpf {
    pub fn read(file: &Path) -> anyhow::Result<Jpf> {
        let mut keys = Keys::default();
        keys.read(file, 0)?;
        let mut jpf = Jpf::default();
        for at in 0..keys.order.len() {
            let (name, line) = keys.order[at].clone();
            let value = keys.value(&name, 0)?;
            let said = jpf.key(&name, &value).with_context(|| format!("{line}: {name} = {value}"))?;
            jpf.said.push(format!("{line}: {name} = {value}: {said}"));
        }
        ensure!(jpf.target.is_some(), "{}: it has no target = CLASS", file.display());
        Ok(jpf)
    }

    /// Says what is done with the keys.
    pub fn tell(&self) {
        self.said.iter().for_each(|line| output::complain(line));
    }

    /// The program, and how it is treated.
    pub fn put(&self, target: &mut TargetArgs) -> anyhow::Result<()> {
        target.system = self.target.clone().expect("it was read");
        let java = &mut target.java;
        let given = java.class_path.as_deref().map(|path| std::env::split_paths(path).collect::<Vec<_>>());
        let mut places = given.unwrap_or_default();
        places.extend(self.class_path.iter().cloned());
        if places.is_empty() {
            places.push(".".into());
        }
        let path = std::env::join_paths(places).context("classpath")?;
        java.class_path = Some(path.to_string_lossy().into_owned());
        if java.args.is_empty() {
            java.args.clone_from(&self.arguments);
        }
        if let Some(random) = self.random.as_ref().filter(|_| java.random == JavaArgs::usual().random) {
            java.random.clone_from(random);
        }
        if target.property.is_empty() {
            target.property.clone_from(&self.property);
        }
        Ok(())
    }

    /// How it is searched.
    pub fn search(&self, search: &mut SearchArgs) {
        search.strategy = search.strategy.take().or_else(|| self.strategy.clone());
        search.max_depth = search.max_depth.or(self.depth);
        search.seed = if search.seed == 0 { self.seed.unwrap_or(0) } else { search.seed };
    }

    /// Whether to go on after a violation.
    pub fn all(&self) -> bool {
        self.all
    }

    /// Takes a key; what is done with it.
    fn key(&mut self, name: &str, value: &str) -> anyhow::Result<String> {
        let yes = || value.trim().eq_ignore_ascii_case("true");
        Ok(match name {
            "target" => {
                self.target = Some(value.to_owned());
                "the class that is checked".into()
            }
            "target.args" => {
                self.arguments = list(value);
                "arguments of the program".into()
            }
            "classpath" => {
                self.class_path.extend(paths(value));
                "--class-path".into()
            }
            "sourcepath" => {
                // Sources are looked for beside classes.
                self.class_path.extend(paths(value));
                "where sources are looked for".into()
            }
            "search.class" => {
                let class = value.rsplit('.').next().unwrap_or(value);
                let Some((_, strategy)) = SEARCHES.iter().find(|(theirs, _)| *theirs == class) else {
                    return Ok(format!("warning: no search of this name; --strategy auto is taken ({OURS})"));
                };
                self.strategy = Some(strategy.parse().map_err(|why| anyhow::anyhow!("{why}"))?);
                format!("--strategy {strategy}")
            }
            "search.depth_limit" => {
                self.depth = Some(value.trim().parse().context("write a whole number")?);
                "--max-depth, exact breadth first only".into()
            }
            "search.multiple_errors" => {
                self.all |= yes();
                if yes() { "--all".into() } else { "the default".into() }
            }
            "cg.enumerate_random" => {
                let mode = if yes() { "all" } else { "seed:0" };
                self.random = Some(mode.into());
                format!("--random {mode}")
            }
            "cg.seed" => {
                self.seed = Some(value.trim().parse().context("write a whole number")?);
                "--seed".into()
            }
            "cg.randomize_choices" if value.trim() == "NONE" => "the default".into(),
            "cg.randomize_choices" => {
                "no effect on what is found; --strategy rdfs takes alternatives in random order".into()
            }
            "listener" | "listener.autoload" => {
                let said: Vec<String> = list(value).iter().map(|class| self.listener(class)).collect();
                said.join("; ")
            }
            _ => otherwise(name, value),
        })
    }

    /// What there is instead of a listener.
    fn listener(&mut self, class: &str) -> String {
        let short = class.rsplit('.').next().unwrap_or(class);
        let what = match short {
            "PreciseRaceDetector" | "RaceDetector" => {
                // Naming one kind leaves out the others.
                self.property = vec!["assertion,exception,deadlock,livelock,endless,exit,race".into()];
                "data races are violations, too"
            }
            "DeadlockAnalyzer" => "every deadlock is told with who holds and who waits",
            "AssertionProperty" => "assertions are checked anyway",
            "EndlessLoopDetector" | "IdleFilter" | "IdleLoopDetector" => "endless loops are found anyway",
            "NonSharedChecker" | "LockedStackDepth" => "no equivalent; nothing is done",
            "SimpleDot" | "StateSpaceDot" => "sojourner graph --format dot writes the graph",
            "ExecTracker" | "ChoiceTracker" | "TraceStorer" | "TraceReader" | "ErrorTraceGenerator" => {
                "every violation has its story and a token for sojourner replay"
            }
            "SearchMonitor" | "SearchStats" | "BudgetChecker" => {
                "--for, --memory and other limits; the report has the figures"
            }
            "CoverageAnalyzer" => "no equivalent; nothing is done",
            _ => "warning: not known; nothing is done",
        };
        format!("{short}: {what}")
    }
}

const OURS: &str = "sojourner strategies lists ours";

/// Searches of Java PathFinder and its extensions, by the names of their classes.
const SEARCHES: [(&str, &str); 11] = [
    ("DFSearch", "dfs"),
    ("DFSHeuristic", "dfs"),
    ("BFSHeuristic", "bfs"),
    ("RandomSearch", "random"),
    ("RandomHeuristic", "random"),
    ("BeamSearch", "beam"),
    ("ProbabilityFirstSearch", "pfs"),
    ("RandomProbabilisticSearch", "rs"),
    ("SoftmaxSearch", "softmax"),
    ("EpsilonGreedySearch", "egreedy"),
    ("HighwaySearch", "highway"),
];

/// What is said of a key that nothing follows from.
fn otherwise(name: &str, value: &str) -> String {
    let starts = |prefix: &str| name.starts_with(prefix);
    match () {
        () if starts("cg.threads") || starts("vm.por") || starts("vm.shared") || starts("vm.scheduler") => {
            "no effect: scheduling points follow from what threads share (docs/reductions.md)"
        }
        () if starts("cg.boolean") => "no effect: every value is explored, in whatever order",
        () if starts("cg.") => "no effect: every choice of the program is explored",
        () if starts("report.") || starts("log.") => {
            "no effect; --format, --report and --output say how results look"
        }
        () if starts("search.match_depth") || starts("search.min_free") => {
            "no effect; --memory limits the memory"
        }
        () if starts("search.properties") || name == "search.error_message" => {
            "warning: not followed; --property says what counts as a violation"
        }
        () if starts("symbolic.") => {
            "warning: not followed; sojourner.Symbolic makes inputs of a program open (docs/open-values.md)"
        }
        () if starts("nhandler")
            || starts("peer_packages")
            || starts("native_classpath")
            || starts("boot") =>
        {
            "no effect: the classes are those of the JDK"
        }
        () if starts("jvm.") || starts("vm.") => "no effect: our machine has no such setting",
        () if starts("@using") => "no effect: extensions are not loaded",
        () if name == "target.entry" => "warning: not followed; a program starts at its main method",
        () if value.is_empty() => "no effect",
        () => "warning: not known; nothing is done",
    }
    .to_owned()
}

/// Words with commas between them.
fn list(value: &str) -> Vec<String> {
    value.split([',', ';']).map(str::trim).filter(|word| !word.is_empty()).map(String::from).collect()
}

fn paths(value: &str) -> Vec<PathBuf> {
    list(value).into_iter().flat_map(|part| std::env::split_paths(&part).collect::<Vec<_>>()).collect()
}

/// The keys of a file and those it includes; a later line replaces an earlier one.
#[derive(Default)]
struct Keys {
    values: BTreeMap<String, String>,
    /// Each key once, with the place of its last line.
    order: Vec<(String, String)>,
}

impl Keys {
    fn read(&mut self, file: &Path, depth: u32) -> anyhow::Result<()> {
        ensure!(depth < 16, "{}: files include each other", file.display());
        let bytes = std::fs::read(file).with_context(|| format!("{}: cannot be read", file.display()))?;
        let text = String::from_utf8_lossy(&bytes);
        let folder = file.parent().filter(|f| !f.as_os_str().is_empty()).unwrap_or(Path::new("."));
        self.values.insert("config_path".into(), folder.display().to_string());
        let mut lines = text.lines().enumerate();
        while let Some((number, line)) = lines.next() {
            let mut line = line.trim().to_owned();
            while line.ends_with('\\') {
                line.pop();
                line.push_str(lines.next().map_or("", |(_, more)| more.trim()));
            }
            if line.is_empty() || line.starts_with(['#', '!']) {
                continue;
            }
            let place = format!("{}:{}", file.display(), number + 1);
            let Some(at) = line.find(['=', ':']) else { bail!("{place}: no key = value") };
            let (name, value) = (line[..at].trim(), line[at + 1..].trim());
            if name == "@include" {
                let other = folder.join(value);
                self.read(&other, depth + 1)?;
                self.values.insert("config_path".into(), folder.display().to_string());
                continue;
            }
            self.put(name, value, place);
        }
        Ok(())
    }

    /// `+=` puts a value behind the one before, `+key =` in front.
    fn put(&mut self, name: &str, value: &str, place: String) {
        let old = |name: &str| self.values.get(name).map_or(String::new(), |old| old.clone());
        let (name, value) = if let Some(name) = name.strip_suffix('+') {
            let old = old(name.trim());
            (name.trim(), if old.is_empty() { value.to_owned() } else { format!("{old},{value}") })
        } else if let Some(name) = name.strip_prefix('+') {
            let old = old(name.trim());
            (name.trim(), if old.is_empty() { value.to_owned() } else { format!("{value},{old}") })
        } else {
            (name, value.to_owned())
        };
        // What config_path means depends on the file.
        let folder = self.values.get("config_path").cloned().unwrap_or_default();
        let value = value.replace("${config_path}", &folder);
        self.order.retain(|(known, _)| known != name);
        self.order.push((name.to_owned(), place));
        self.values.insert(name.to_owned(), value);
    }

    /// A value with `${key}` replaced.
    fn value(&self, name: &str, depth: u32) -> anyhow::Result<String> {
        ensure!(depth < 16, "{name} is made of itself");
        let text = self.values.get(name).cloned().unwrap_or_default();
        let mut out = String::new();
        let mut rest = &text[..];
        while let Some((before, after)) = rest.split_once("${") {
            let (key, behind) = after.split_once('}').context("${ without }")?;
            out.push_str(before);
            out.push_str(&self.value(key, depth + 1)?);
            rest = behind;
        }
        Ok(out + rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> anyhow::Result<Jpf> {
        let name = format!("sojourner-jpf-{}-{:?}", std::process::id(), std::thread::current().id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join("more.jpf"), "search.multiple_errors = true\n")?;
        let file = folder.join("app.jpf");
        std::fs::write(&file, text)?;
        let read = Jpf::read(&file);
        std::fs::remove_dir_all(&folder)?;
        read
    }

    #[test]
    fn keys_become_what_they_mean() {
        let jpf = read(
            "# a comment\n@include = more.jpf\ntarget = a.Main\ntarget.args = 3, x\\\n y\nclasspath = ${config_path}/bin;lib.jar\n\
             search.class = gov.nasa.jpf.search.heuristic.BFSHeuristic\nsearch.depth_limit=7\ncg.enumerate_random = true\n\
             listener = gov.nasa.jpf.listener.PreciseRaceDetector\nlistener += ,x.Other\nsearch.frobnicate = 1\ncg.seed=5",
        )
        .unwrap();
        assert_eq!(jpf.target.as_deref(), Some("a.Main"));
        assert_eq!(jpf.arguments, ["3", "xy"]);
        assert!(jpf.class_path[0].ends_with("bin") && jpf.class_path[1] == Path::new("lib.jar"));
        assert_eq!(jpf.strategy.as_ref().unwrap().to_string(), "bfs");
        assert_eq!(
            (jpf.depth, jpf.all, jpf.random.as_deref(), jpf.seed),
            (Some(7), true, Some("all"), Some(5))
        );
        assert!(jpf.property[0].ends_with("race"));
        let said = jpf.said.join("\n");
        assert!(
            said.contains("app.jpf:12: search.frobnicate = 1: warning: not known; nothing is done"),
            "{said}"
        );
        assert!(said.contains("Other: warning: not known"), "{said}");
        assert!(
            said.contains("search.class = gov.nasa.jpf.search.heuristic.BFSHeuristic: --strategy bfs"),
            "{said}"
        );
    }

    #[test]
    fn what_cannot_be_read_is_refused() {
        let why = |text: &str| format!("{:#}", read(text).unwrap_err());
        assert!(why("classpath = x").contains("it has no target"));
        assert!(
            why("target = A\nsearch.depth_limit = deep")
                .contains(":2: search.depth_limit = deep: write a whole number")
        );
        assert!(why("target = ${a}\na = ${target}").contains("is made of itself"));
        assert!(why("nonsense").contains(":1: no key = value"));
    }
}
