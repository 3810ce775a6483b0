//! Engels' figures and Table 1: what tables of means do not show.
//!
//! Every number comes from `sojourner compare --format json` or `sojourner check --json`, on the
//! specifications of `examples/mcrl2` and, if a folder is named, on those that mCRL2's own project
//! publishes, with the parameters of Table 1 put in. Searches are the paper's: all successors are
//! considered, one random simulation without restarts and without memory, highways that remember
//! what their lanes passed. What is found is found on a considered successor; states are expanded
//! ones; traces follow first discovery; means are over the trials that succeeded.

mod table1;

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

const RANDOM: &str = "random:length=10000000,consider=all,runs=1,remember=nothing";
const RDFS: &str = "rdfs:consider=all,remember=states";

/// With what the experiments are run.
pub struct Setting<'a> {
    pub program: &'a Path,
    pub root: &'a Path,
    /// Trials instead of the paper's.
    pub trials: Option<u64>,
    /// A copy of mCRL2's own project.
    pub public: Option<&'a Path>,
    /// Where results are kept.
    pub keep: Option<&'a Path>,
    /// Lines of Table 1 that are left out.
    pub skip: &'a [String],
    /// Lines of Table 1 with other numbers of trials: `swp(6)=10`.
    pub row: &'a [String],
}

/// One search.
struct Trial {
    success: bool,
    expanded: f64,
    trace: f64,
}

/// A search problem: a system, what is looked for, and how many states may be expanded.
struct Problem<'a> {
    system: &'a str,
    find: &'a [&'a str],
    most: u64,
}

/// The whole of the page behind its introduction.
pub fn figures(setting: &Setting) -> Result<String> {
    let mut page = String::new();
    for figure in [diamond, back_loops, components, buffers, garage, philosophers, widths] {
        let part = figure(setting)?;
        eprintln!("{}", part.lines().nth(1).unwrap_or_default());
        page.push_str(&part);
    }
    Ok(page)
}

/// Table 1, on ours and, if a folder is named, on the published specifications.
pub fn table(setting: &Setting) -> Result<String> {
    let mut page = table1::ours(setting)?;
    if let Some(folder) = setting.public {
        page.push_str(&table1::public(setting, folder)?);
    }
    Ok(page)
}

fn highway(width: u64) -> String {
    format!("highway:width={width},remember=lanes")
}

fn ideal(width: u64) -> String {
    format!("highway:width={width},selection=ideal,remember=lanes")
}

/// A strategy as the paper calls it.
fn short(strategy: &str) -> String {
    match strategy {
        RANDOM => "random".into(),
        RDFS => "rdfs".into(),
        other => {
            let width = other.split(['=', ',']).nth(1).unwrap_or_default();
            let kind = if other.contains("ideal") { "ideal highway" } else { "highway" };
            format!("{kind} {width}")
        }
    }
}

impl Setting<'_> {
    fn trials(&self, paper: u64) -> u64 {
        self.trials.unwrap_or(paper)
    }

    fn json(&self, words: &[String]) -> Result<Value> {
        let output = Command::new(self.program)
            .args(words)
            .current_dir(self.root)
            .output()
            .with_context(|| format!("{}: cannot be run", self.program.display()))?;
        let why = String::from_utf8_lossy(&output.stderr);
        let said = serde_json::from_slice(&output.stdout);
        said.with_context(|| format!("sojourner {}: {}", words.join(" "), why.trim()))
    }

    /// The trials of each strategy.
    fn compare(&self, problem: &Problem, strategies: &[String], trials: u64) -> Result<Vec<Vec<Trial>>> {
        strategies.iter().map(|strategy| self.trials_of(problem, strategy, trials)).collect()
    }

    /// The result of a comparison, or what is kept of it.
    fn kept(&self, words: &[String], system: &str) -> Result<Value> {
        let Some(folder) = self.keep else { return self.json(words) };
        // A file goes by its text: its name may be another one every time.
        let text = std::fs::read_to_string(self.root.join(system)).unwrap_or_else(|_| system.into());
        let mut key = DefaultHasher::new();
        let words_but_system: Vec<&String> = words.iter().filter(|w| *w != system).collect();
        (text, words_but_system).hash(&mut key);
        let file = folder.join(format!("{:016x}.json", key.finish()));
        if let Ok(known) = std::fs::read(&file) {
            return serde_json::from_slice(&known).with_context(|| format!("{}: unreadable", file.display()));
        }
        let said = self.json(words)?;
        std::fs::create_dir_all(folder)?;
        let whole = folder.join(format!("{:016x}.part", key.finish()));
        std::fs::write(&whole, serde_json::to_vec(&said)?)?;
        std::fs::rename(&whole, &file).with_context(|| format!("{}: cannot be written", file.display()))?;
        Ok(said)
    }

    fn trials_of(&self, problem: &Problem, strategy: &str, trials: u64) -> Result<Vec<Trial>> {
        let mut words: Vec<String> =
            ["compare", problem.system, "--format", "json", "--quiet", "--strategies"]
                .map(String::from)
                .into();
        words.push(strategy.into());
        words.extend(["--trials".to_string(), trials.to_string()]);
        words.extend(["--max-expanded".to_string(), problem.most.to_string()]);
        for find in problem.find {
            words.extend(["--find".to_string(), find.to_string()]);
        }
        let said = self.kept(&words, problem.system)?;
        let cells = said["programs"][0]["cells"].as_array().context("cells")?;
        ensure!(cells.len() == 1, "a strategy is missing");
        let all = cells[0]["trials"].as_array().context("trials")?;
        let unclear = all.iter().filter(|t| t["ending"] == "could-not-check").count();
        ensure!(unclear == 0, "{unclear} searches met something that could not be followed");
        let trial = |t: &Value| Trial {
            success: t["success"] == true,
            expanded: t["expanded"].as_f64().unwrap_or(f64::NAN),
            trace: t["trace"].as_f64().unwrap_or(f64::NAN),
        };
        Ok(all.iter().map(trial).collect())
    }
}

fn share(trials: &[Trial], is_it: impl Fn(&Trial) -> bool) -> f64 {
    trials.iter().filter(|t| is_it(t)).count() as f64 / trials.len().max(1) as f64
}

/// The mean of what succeeded; nothing if nothing did.
fn mean(trials: &[Trial], read: impl Fn(&Trial) -> f64) -> Option<f64> {
    let values: Vec<f64> = trials.iter().filter(|t| t.success).map(read).collect();
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The mean of the states expanded by all trials, failed ones too.
fn mean_of_all(trials: &[Trial]) -> Option<f64> {
    (!trials.is_empty()).then(|| trials.iter().map(|t| t.expanded).sum::<f64>() / trials.len() as f64)
}

/// Wilson's 95 % interval of a rate.
fn interval(rate: f64, trials: usize) -> (f64, f64) {
    let (n, z) = (trials.max(1) as f64, 1.96f64);
    let middle = (rate + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

fn row(cells: impl IntoIterator<Item = String>) -> String {
    format!("| {} |\n", cells.into_iter().collect::<Vec<_>>().join(" | "))
}

fn head(first: &str, columns: impl IntoIterator<Item = String>) -> String {
    let columns: Vec<String> = columns.into_iter().collect();
    let line = format!("|---{}|\n", "|--:".repeat(columns.len()));
    row(std::iter::once(first.to_string()).chain(columns)) + &line
}

/// Fig. 2: how often each of the ten places is met.
fn diamond(setting: &Setting) -> Result<String> {
    let trials = setting.trials(1_000);
    let mut strategies = vec![RANDOM.to_string(), RDFS.into()];
    strategies.extend([1, 2, 4, 6, 8, 10].map(highway));
    let mut rows: Vec<Vec<String>> = strategies.iter().map(|s| vec![short(s)]).collect();
    for place in 0..10 {
        let goal = format!("action report({place})");
        let problem = Problem { system: "examples/mcrl2/diamond.mcrl2", find: &[&goal], most: 1_000 };
        for (row, trials) in rows.iter_mut().zip(setting.compare(&problem, &strategies, trials)?) {
            row.push(format!("{:.3}", share(&trials, |t| t.success)));
        }
    }
    let mut page = format!(
        "\n### Fig. 2: the places of the diamond\n\nHow often each of the ten places is met by one search, of \
         {trials}. A search that goes either way at each of nine steps meets place j with probability \
         C(9, j) / 512: 0.002, 0.018, 0.070, 0.164, 0.246 and the same backwards. A random walk has 1,000 states.\n\n"
    );
    page.push_str(&head("search", (0..10).map(|p| p.to_string())));
    rows.into_iter().for_each(|cells| page.push_str(&row(cells)));
    Ok(page)
}

/// A table of success by states expanded.
fn curve(
    setting: &Setting,
    problem: &Problem,
    strategies: &[String],
    trials: u64,
    marks: &[u64],
) -> Result<String> {
    let results = setting.compare(problem, strategies, trials)?;
    let columns = ["states", "of all", "trace", "success", "95 %"].map(String::from).into_iter();
    let mut page = head("search", marks.iter().map(|m| format!("{m}")).chain(columns));
    for (strategy, trials) in strategies.iter().zip(results) {
        let mut cells = vec![short(strategy)];
        cells.extend(
            marks.iter().map(|&m| format!("{:.3}", share(&trials, |t| t.success && t.expanded <= m as f64))),
        );
        let figure = |v: Option<f64>| v.map_or("-".into(), |v| format!("{v:.1}"));
        cells.push(figure(mean(&trials, |t| t.expanded)));
        cells.push(figure(mean_of_all(&trials)));
        cells.push(figure(mean(&trials, |t| t.trace)));
        let rate = share(&trials, |t| t.success);
        let (low, high) = interval(rate, trials.len());
        cells.extend([format!("{rate:.3}"), format!("{low:.3}-{high:.3}")]);
        page.push_str(&row(cells));
    }
    Ok(page)
}

/// Fig. 3: the deadlock behind back-loops, by states expanded.
fn back_loops(setting: &Setting) -> Result<String> {
    let trials = setting.trials(1_000);
    let mut strategies = vec![RANDOM.to_string(), RDFS.into()];
    strategies.extend([1, 2, 3, 4, 5, 8].map(highway));
    let problem = Problem { system: "examples/mcrl2/back-loops.mcrl2", find: &["deadlock"], most: 5_000 };
    Ok(format!(
        "\n### Fig. 3: back-loops, the deadlock by states expanded\n\n{trials} searches each, at most 5,000 states; \
         states and trace are means over those that succeeded, \"of all\" are the states of all searches.\n\n{}",
        curve(setting, &problem, &strategies, trials, &[10, 20, 30, 40, 50, 500])?
    ))
}

/// Fig. 4: exits found by states expanded. By linearity the mean number is the sum over the exits.
fn components(setting: &Setting) -> Result<String> {
    const MARKS: [u64; 8] = [5, 10, 15, 20, 25, 26, 50, 200];
    let trials = setting.trials(1_000);
    let mut strategies = vec![RANDOM.to_string(), RDFS.into()];
    strategies.extend([1, 2, 3, 4, 5].map(highway));
    let mut exits = vec![[0.0; MARKS.len()]; strategies.len()];
    for exit in 1..=5 {
        let goal = format!("action report({exit})");
        let problem = Problem { system: "examples/mcrl2/components.mcrl2", find: &[&goal], most: 200 };
        for (sums, trials) in exits.iter_mut().zip(setting.compare(&problem, &strategies, trials)?) {
            for (sum, mark) in sums.iter_mut().zip(MARKS) {
                *sum += share(&trials, |t| t.success && t.expanded <= mark as f64);
            }
        }
    }
    let mut page = format!(
        "\n### Fig. 4: components, exits found by states expanded\n\nThe mean number of the five exits, {trials} \
         searches each.\n\n"
    );
    page.push_str(&head("search", MARKS.map(|m| m.to_string())));
    for (strategy, sums) in strategies.iter().zip(exits) {
        page.push_str(&row(std::iter::once(short(strategy)).chain(sums.map(|s| format!("{s:.2}")))));
    }
    Ok(page)
}

/// Fig. 5 and 6: extremes of a value.
fn buffers(setting: &Setting) -> Result<String> {
    /// The states of a path.
    const PATH: u64 = 22;
    let runs = setting.trials(100).min(100);
    let again = "random:length=10000000,consider=all,remember=nothing";
    let mut page = format!(
        "\n### Fig. 5 and 6: extremes of the time in a network of buffers\n\nOur network (`buffers.mcrl2`): every \
         path has {PATH} states, the times that are possible lie between 67 and 124. Each search may expand \
         {PATH} N states; a random search begins again at the end of a path. The smallest and the largest time of a \
         search, means of {runs} searches, with the best of them.\n\n"
    );
    page.push_str(&head("N", ["search", "smallest", "best", "largest", "best"].map(String::from)));
    for n in [1, 2, 10, 100] {
        for strategy in [again.to_string(), RDFS.into(), highway(n)] {
            let (mut least, mut most) = (Vec::new(), Vec::new());
            for seed in 0..runs {
                let mut words: Vec<String> =
                    ["check", "examples/mcrl2/buffers.mcrl2", "--find", "action time(_)"]
                        .map(String::from)
                        .into();
                words.extend(["--all", "--json", "--quiet", "--no-progress", "--strategy"].map(String::from));
                words.push(strategy.clone());
                words.extend(["--seed".to_string(), seed.to_string()]);
                words.extend(["--max-expanded".to_string(), (PATH * n).to_string()]);
                let said = setting.json(&words)?;
                let times: Vec<u64> = said["violations"]
                    .as_array()
                    .into_iter()
                    .flatten()
                    .filter_map(|v| {
                        v["message"].as_str()?.strip_prefix("time(")?.split(')').next()?.parse().ok()
                    })
                    .collect();
                least.extend(times.iter().min());
                most.extend(times.iter().max());
            }
            let mean = |v: &[u64]| v.iter().sum::<u64>() as f64 / v.len().max(1) as f64;
            let name = if strategy == again { "random".into() } else { short(&strategy) };
            page.push_str(&row([
                n.to_string(),
                name,
                format!("{:.1}", mean(&least)),
                least.iter().min().map_or("-".into(), u64::to_string),
                format!("{:.1}", mean(&most)),
                most.iter().max().map_or("-".into(), u64::to_string),
            ]));
        }
    }
    Ok(page)
}

/// Fig. 7: the garage.
fn garage(setting: &Setting) -> Result<String> {
    let trials = setting.trials(1_000);
    let mut strategies = vec![RANDOM.to_string(), RDFS.into()];
    strategies.extend([1, 2, 4, 8].map(highway));
    let problem = Problem { system: "examples/mcrl2/garage.mcrl2", find: &["action crash"], most: 20_000 };
    Ok(format!(
        "\n### Fig. 7: a parking garage, the crash by states expanded\n\n{trials} searches each, at most 20,000 \
         states, on our small garage.\n\n{}",
        curve(setting, &problem, &strategies, trials, &[50, 100, 200, 400, 1_000, 4_000])?
    ))
}

/// Fig. 8, left: 17 philosophers.
fn philosophers(setting: &Setting) -> Result<String> {
    let trials = setting.trials(4_000);
    let mut strategies = vec![RANDOM.to_string(), RDFS.into()];
    strategies.extend([2, 3, 4, 5].map(highway));
    // The same system as examples/mcrl2/philosophers17.mcrl2, and quicker.
    let problem = Problem { system: "builtin:philosophers?n=17", find: &["deadlock"], most: 5_000 };
    Ok(format!(
        "\n### Fig. 8, left: 17 philosophers, at most 5,000 states\n\n{trials} searches each, on the built-in system, \
         which is that of `philosophers17.mcrl2`.\n\n{}",
        curve(setting, &problem, &strategies, trials, &[68, 200, 500, 1_000, 2_000, 5_000])?
    ))
}

/// Fig. 8, right: five philosophers, by width.
fn widths(setting: &Setting) -> Result<String> {
    let trials = setting.trials(4_000);
    let widths = [1, 2, 3, 4, 5, 8, 16, 32];
    let problem = Problem { system: "builtin:philosophers?n=5", find: &["deadlock"], most: 1_000_000 };
    let mut page = format!(
        "\n### Fig. 8, right: 5 philosophers, highways of growing width, no limit\n\n{trials} searches each, on the \
         built-in system, which is that of `philosophers5.mcrl2`; the deadlock is found in this share of them, with 95 % intervals.\n\n"
    );
    page.push_str(&head("width", ["approximate", "95 %", "ideal", "95 %"].map(String::from)));
    for width in widths {
        let both = setting.compare(&problem, &[highway(width), ideal(width)], trials)?;
        let mut cells = vec![width.to_string()];
        for trials in both {
            let rate = share(&trials, |t| t.success);
            let (low, high) = interval(rate, trials.len());
            cells.extend([format!("{rate:.4}"), format!("{low:.4}-{high:.4}")]);
        }
        page.push_str(&row(cells));
    }
    Ok(page)
}

/// A file of the user's temporary folder with this text; gone with the value.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Result<Scratch> {
        let file = std::env::temp_dir().join(format!("sojourner-{}-{name}.mcrl2", std::process::id()));
        std::fs::write(&file, text).with_context(|| format!("{}: cannot be written", file.display()))?;
        Ok(Scratch(file))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // A file left behind harms nobody.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// One line of Table 1: states, trace and success for each search.
fn line(page: &mut String, name: &str, cells: &[String]) {
    writeln!(page, "| {name} | {} |", cells.join(" | ")).expect("a string takes it");
}
