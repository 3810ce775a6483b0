//! `quantify` against brute force: generated programs of two threads with inputs, draws, assumptions and costs. The oracle
//! plays all schedules on all inputs at once: a scheduler knows which way branches and draws went, and not what nobody has
//! looked at. It knows nothing of the machine. `SOJOURNER_SEEDS=100..400` makes other programs.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> i64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11).wrapping_rem(sides) as i64
    }
}

/// What a thread does in one step; `v` is its own variable.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// s += v
    Add,
    /// s = v
    Set,
    /// t += s
    Pass,
    /// if (s > c) v = v + 1
    Look(i64),
    /// if (v % 2 == 0) { v = c; cost 2 }
    Even(i64),
    /// v = draw below 3, cost 1
    Draw,
    /// assume v != c
    Assume(i64),
    /// if (s == c) cost 3
    Pay(i64),
}

impl Step {
    fn new(dice: &mut Dice, assumes: bool) -> Step {
        let number = dice.roll(4);
        match dice.roll(if assumes { 8 } else { 7 }) {
            0 => Step::Add,
            1 => Step::Set,
            2 => Step::Pass,
            3 => Step::Look(number),
            4 => Step::Even(number),
            5 => Step::Draw,
            6 => Step::Pay(number),
            _ => Step::Assume(number),
        }
    }

    /// In a program without chance what is drawn is one more input.
    fn java(self, chance: bool) -> String {
        let locked = |text: String| format!("synchronized (LOCK) {{ {text} }}");
        match self {
            Step::Add => locked("s += v;".into()),
            Step::Set => locked("s = v;".into()),
            Step::Pass => locked("t += s;".into()),
            Step::Look(c) => locked(format!("if (s > {c}) v = v + 1;")),
            Step::Even(c) => format!("if (v % 2 == 0) {{ v = {c}; Measure.add(\"cost\", 2); }}"),
            Step::Draw if !chance => "v = Symbolic.intIn(\"drawn\", 0, 2);".into(),
            Step::Draw => "v = random.nextInt(3); Measure.add(\"cost\", 1);".into(),
            Step::Assume(c) => format!("Check.assume(v != {c});"),
            Step::Pay(c) => locked(format!("if (s == {c}) Measure.add(\"cost\", 3);")),
        }
    }
}

/// One way the inputs and draws may have been.
#[derive(Clone, Debug)]
struct World {
    weight: f64,
    s: i64,
    t: i64,
    v: [i64; 2],
}

/// What a scheduler sees of a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    Nothing,
    Branch(bool),
    Drawn(i64),
    Excluded,
}

struct Program {
    seed: u64,
    threads: [Vec<Step>; 2],
    last: i64,
}

impl Program {
    fn new(seed: u64) -> Program {
        let mut dice = Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        (0..20).for_each(|_| {
            dice.roll(2);
        });
        let assumes = seed.is_multiple_of(2);
        let mut thread = || (0..3).map(|_| Step::new(&mut dice, assumes)).collect::<Vec<_>>();
        let threads = [thread(), thread()];
        Program { seed, threads, last: dice.roll(5) }
    }

    fn java(&self) -> String {
        self.text(
            "Both",
            true,
            &format!("Measure.value(\"total\", s + t);\n        assert s + t != {};", self.last),
        )
    }

    /// The same with inputs only, which ends in an exception for each total.
    fn java_of_ends(&self) -> String {
        self.text("Ends", false, "if (s + t < 12) throw new IllegalStateException(NAMES[s + t]);")
    }

    fn text(&self, class: &str, chance: bool, end: &str) -> String {
        let [first, second] = [0, 1].map(|of: usize| {
            let steps = self.threads[of].iter().map(|step| format!("            {}\n", step.java(chance)));
            steps.collect::<String>()
        });
        let seed = self.seed;
        let names: Vec<String> = (0..12).map(|total| format!("\"total {total}.\"")).collect();
        let names = names.join(", ");
        format!(
            "import java.util.Random;
import sojourner.*;

public class {class}{seed} {{
    static final Object LOCK = new Object();
    static final String[] NAMES = {{{names}}};
    static int s, t;
    public static void main(String[] args) throws Exception {{
        s = Symbolic.intIn(\"s\", 0, 2);
        Random random = new Random();
        Thread other = new Thread(() -> {{
            int v = Symbolic.intIn(\"y\", 1, 3);
{second}        }});
        other.start();
        {{
            int v = Symbolic.intIn(\"x\", 0, 3);
{first}        }}
        other.join();
        {end}
    }}
}}
"
        )
    }

    fn worlds(&self) -> Vec<World> {
        let mut worlds = Vec::new();
        for (s, x, y) in (0..3).flat_map(|s| (0..4).flat_map(move |x| (1..4).map(move |y| (s, x, y)))) {
            worlds.push(World { weight: 1.0 / 36.0, s, t: 0, v: [x, y] });
        }
        worlds
    }

    /// One step of a thread in a world: what is seen, what it costs, and what comes of it.
    fn step(&self, step: Step, of: usize, world: &World) -> Vec<(Seen, i64, World)> {
        let mut next = world.clone();
        let v = world.v[of];
        let (seen, cost) = match step {
            Step::Add => {
                next.s += v;
                (Seen::Nothing, 0)
            }
            Step::Set => {
                next.s = v;
                (Seen::Nothing, 0)
            }
            Step::Pass => {
                next.t += world.s;
                (Seen::Nothing, 0)
            }
            Step::Look(c) => {
                next.v[of] += i64::from(world.s > c);
                (Seen::Branch(world.s > c), 0)
            }
            Step::Even(c) if v % 2 == 0 => {
                next.v[of] = c;
                (Seen::Branch(true), 2)
            }
            Step::Even(_) => (Seen::Branch(false), 0),
            Step::Pay(c) => (Seen::Branch(world.s == c), if world.s == c { 3 } else { 0 }),
            Step::Assume(c) if v == c => (Seen::Excluded, 0),
            Step::Assume(_) => (Seen::Branch(false), 0),
            Step::Draw => {
                let drawn = |value: i64| {
                    let mut next = world.clone();
                    (next.weight, next.v[of]) = (world.weight / 3.0, value);
                    (Seen::Drawn(value), 1, next)
                };
                return (0..3).map(drawn).collect();
            }
        };
        vec![(seen, cost, next)]
    }

    /// The best that a scheduler makes of what it knows: worth of ends, and of runs that are excluded.
    fn best(
        &self,
        worlds: Vec<World>,
        at: [usize; 2],
        cost: i64,
        most: bool,
        worth: &dyn Fn(&World, i64) -> f64,
        gone: f64,
    ) -> f64 {
        let mut best: Option<f64> = None;
        for of in 0..2 {
            let Some(&step) = self.threads[of].get(at[of]) else { continue };
            let mut groups: BTreeMap<(Seen, i64), Vec<World>> = BTreeMap::new();
            for world in &worlds {
                for (seen, cost, next) in self.step(step, of, world) {
                    groups.entry((seen, cost)).or_default().push(next);
                }
            }
            let mut then = at;
            then[of] += 1;
            let value = groups.into_iter().map(|((seen, more), worlds)| match seen {
                Seen::Excluded => gone * worlds.iter().map(|w| w.weight).sum::<f64>(),
                _ => self.best(worlds, then, cost + more, most, worth, gone),
            });
            let value: f64 = value.sum();
            best = Some(best.map_or(value, |known| if most { known.max(value) } else { known.min(value) }));
        }
        best.unwrap_or_else(|| worlds.iter().map(|world| world.weight * worth(world, cost)).sum())
    }

    /// The best quotient of worth by what is kept, or none if nothing can be kept: by bisection, since with a price of x for
    /// what is excluded a scheduler reaches x exactly if some quotient does.
    fn answer(&self, most: bool, worth: &dyn Fn(&World, i64) -> f64, high: f64) -> Option<f64> {
        let value = |gone: f64| self.best(self.worlds(), [0, 0], 0, most, worth, gone);
        let kept = self.best(self.worlds(), [0, 0], 0, false, &|_, _| 0.0, 1.0);
        if kept > 1.0 - 1e-12 {
            return None;
        }
        let (mut low, mut high) = (0.0, high);
        for _ in 0..200 {
            let middle = (low + high) / 2.0;
            // Some scheduler is above (most), or none is below (least): the answer is not below.
            let above = if most { value(middle) > middle + 1e-15 } else { value(middle) >= middle - 1e-15 };
            if above { low = middle } else { high = middle }
        }
        Some((low + high) / 2.0)
    }
}

impl Program {
    /// The totals that runs can end with, of any inputs, draws and schedule.
    fn totals(&self) -> BTreeSet<i64> {
        let mut totals = BTreeSet::new();
        let mut todo: Vec<(World, [usize; 2])> = self.worlds().into_iter().map(|w| (w, [0, 0])).collect();
        while let Some((world, at)) = todo.pop() {
            let mut is_over = true;
            for of in 0..2 {
                let Some(&step) = self.threads[of].get(at[of]) else { continue };
                is_over = false;
                let mut then = at;
                then[of] += 1;
                let next = self.step(step, of, &world).into_iter();
                todo.extend(next.filter(|next| next.0 != Seen::Excluded).map(|next| (next.2, then)));
            }
            if is_over {
                totals.insert(world.s + world.t);
            }
        }
        totals
    }
}

fn seeds(few: std::ops::Range<u64>) -> std::ops::Range<u64> {
    match std::env::var("SOJOURNER_SEEDS") {
        Err(_) => few,
        Ok(text) => {
            let (from, to) = text.split_once("..").expect("FROM..TO");
            from.parse().expect("a number")..to.parse::<u64>().expect("a number")
        }
    }
}

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("schedules");
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// What is known of open values is a place that branches touch: no reduction loses or invents an end.
#[test]
fn all_reductions_end_as_brute_force_does() {
    let (folder, mut wrong, mut count) = (folder(), Vec::new(), 0);
    for seed in seeds(1..7) {
        let program = Program::new(seed);
        let file = folder.join(format!("Ends{seed}.java"));
        std::fs::write(&file, program.java_of_ends()).expect("a file");
        let wanted: BTreeSet<i64> = program.totals().into_iter().filter(|total| *total < 12).collect();
        for reduction in ["none", "sleep", "dpor"] {
            let output = Command::new(env!("CARGO_BIN_EXE_sojourner"))
                .args(["check", "--all", "--json", "--strategy", "dfs", "--reduction", reduction])
                .arg(&file)
                .output()
                .expect("the program starts");
            let text = String::from_utf8_lossy(&output.stdout);
            let is_total = |total: &i64| text.contains(&format!("IllegalStateException: total {total}."));
            let found: BTreeSet<i64> = (0..12).filter(is_total).collect();
            let code = if wanted.is_empty() { 0 } else { 1 };
            if found != wanted || output.status.code() != Some(code) {
                wrong.push(format!(
                    "{seed}, {reduction}: {wanted:?}, not {found:?}, {:?}\n{}",
                    output.status,
                    program.java_of_ends()
                ));
            }
        }
        count += 1;
    }
    println!("{count} programs with inputs at three levels of reduction");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn quantify(program: &Program, folder: &Path, questions: &[String]) -> Vec<Value> {
    let file = folder.join(format!("Both{}.java", program.seed));
    std::fs::write(&file, program.java()).expect("a file");
    let output = Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .arg("quantify")
        .arg(&file)
        .arg("--json")
        .args(questions.iter().flat_map(|question| ["--ask", question]))
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout);
    let whole: Value =
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}: {text} {output:?}", program.java()));
    whole["answers"].as_array().expect("a list").clone()
}

#[test]
fn numbers_are_those_of_brute_force() {
    let (folder, mut count) = (folder(), 0);
    let mut wrong = Vec::new();
    for seed in seeds(1..7) {
        count += 1;
        let program = Program::new(seed);
        let mut questions: Vec<String> =
            ["Pmax=? [F failure]", "Pmin=? [F failure]", "Emax[cost]", "Emin[cost]"].map(String::from).into();
        questions.extend((0..4).map(|end| format!("Pmax=? [total = {end}]")));
        questions.push("D[total]".into());
        let answers = quantify(&program, &folder, &questions);
        let fails = |world: &World, _: i64| f64::from(world.s + world.t == program.last);
        let costs = |_: &World, cost: i64| cost as f64;
        let mut wanted = vec![
            program.answer(true, &fails, 1.0),
            program.answer(false, &fails, 1.0),
            program.answer(true, &costs, 100.0),
            program.answer(false, &costs, 100.0),
        ];
        for end in 0..4 {
            wanted.push(program.answer(true, &|world: &World, _| f64::from(world.s + world.t == end), 1.0));
        }
        for ((question, answer), wanted) in questions.iter().zip(&answers).zip(&wanted) {
            let found = (answer["lower"].as_f64(), answer["upper"].as_f64());
            let agrees = match (wanted, found) {
                // Nothing is left to ask about.
                (None, _) => true,
                (Some(wanted), (Some(low), Some(high))) => {
                    (low - wanted).abs() < 1e-9 && (high - wanted).abs() < 1e-9
                }
                (Some(_), _) => false,
            };
            if !agrees {
                wrong.push(format!(
                    "{seed}, {question}: {wanted:?}, not {found:?} {}\n{}",
                    answer["notes"],
                    program.java()
                ));
            }
        }
        // Of the distribution, each value has the bounds of its own questions.
        for row in answers[8]["distribution"].as_array().expect("a distribution") {
            let Some(end) = row[0].as_i64() else { continue };
            let is_end = |world: &World, _: i64| f64::from(world.s + world.t == end);
            let (least, largest) = (program.answer(false, &is_end, 1.0), program.answer(true, &is_end, 1.0));
            let (low, high) = (row[1][0].as_f64().expect("a number"), row[1][1].as_f64().expect("a number"));
            let (Some(least), Some(largest)) = (least, largest) else { continue };
            if (low - least).abs() > 1e-9 || (high - largest).abs() > 1e-9 {
                wrong.push(format!(
                    "{seed}, D[total] of {end}: {least}..{largest}, not {low}..{high}\n{}",
                    program.java()
                ));
            }
        }
    }
    println!("{count} programs with inputs and draws");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
