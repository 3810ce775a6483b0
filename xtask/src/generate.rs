//! Java programs made by a seed, to compare our machine with `java` in bulk.
//!
//! Idea: two families. Single instructions on edge values say exactly which operation is wrong; small random methods
//! (loops, switches, exceptions, arrays, strings, calls) find what single instructions cannot. Every case is one
//! static method and prints one line `<id> <result>`, so that two machines are compared line by line.
//! Invariant: the same seed and number give the same files; every case ends after a bounded number of steps and
//! depends on nothing but its own source.
//! Known gap: one thread, no reflection, no classes of the library beyond strings and boxes; the corpus has those.

pub mod differential;
mod instructions;
mod programs;

use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Arguments {
    /// Where everything random comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many cases, over all classes.
    #[arg(long, default_value_t = 1000)]
    cases: usize,
    /// How many cases in one class.
    #[arg(long, default_value_t = CASES_PER_CLASS)]
    per_class: usize,
    /// The folder to write the sources to.
    #[arg(short, long)]
    output: PathBuf,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let classes = write(arguments.seed, arguments.cases, arguments.per_class, &arguments.output)?;
    println!("{} cases in {} classes", arguments.cases, classes.len());
    Ok(())
}

/// The number of cases in one class, small enough for the limits of a class file.
pub const CASES_PER_CLASS: usize = 200;

/// Writes the classes and says their names. Every second class holds single instructions, the others programs.
pub fn write(seed: u64, cases: usize, per_class: usize, folder: &Path) -> Result<Vec<String>> {
    std::fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    let mut names = Vec::new();
    for (index, first) in (0..cases).step_by(per_class.max(1)).enumerate() {
        let count = per_class.max(1).min(cases - first);
        let instructions = index % 2 == 0;
        let name = format!("Gen{}{seed}x{index}", if instructions { "Op" } else { "Prog" });
        let mut random = Random(seed.wrapping_mul(1_000_003) ^ index as u64);
        let source = match instructions {
            true => instructions::class(&name, first, count, &mut random),
            false => programs::class(&name, first, count, &mut random),
        };
        std::fs::write(folder.join(format!("{name}.java")), source)?;
        names.push(name);
    }
    Ok(names)
}

/// A class whose `main` calls `c<id>()` for every case and prints what it returns or throws.
fn frame(name: &str, first: usize, count: usize, members: &str) -> String {
    let mut text = format!("public class {name} {{\n{members}\n");
    text.push_str("    static Object call(int id) {\n        switch (id) {\n");
    for id in first..first + count {
        let _ = writeln!(text, "            case {id}: return c{id}();");
    }
    text.push_str("            default: throw new AssertionError(id);\n        }\n    }\n\n");
    let _ = write!(
        text,
        "    static String show(Object o) {{
        if (o instanceof Float f) return \"f\" + Integer.toHexString(Float.floatToIntBits(f));
        if (o instanceof Double d) return \"d\" + Long.toHexString(Double.doubleToLongBits(d));
        if (o instanceof Character c) return \"c\" + (int) c;
        return String.valueOf(o);
    }}

    public static void main(String[] args) {{
        for (int id = {first}; id < {}; id++) {{
            String line;
            try {{
                line = show(call(id));
            }} catch (RuntimeException | StackOverflowError e) {{
                line = \"! \" + e;
            }}
            System.out.println(id + \" \" + line);
        }}
    }}
}}
",
        first + count
    );
    text
}

/// SplitMix64: eight lines, and the same numbers on every machine for ever.
pub struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn pick<'a, T: ?Sized>(&mut self, options: &[&'a T]) -> &'a T {
        options[self.below(options.len())]
    }

    /// True once in `n` times.
    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(seed: u64, folder: &Path) -> Vec<String> {
        let names = write(seed, 450, CASES_PER_CLASS, folder).unwrap();
        names.iter().map(|n| std::fs::read_to_string(folder.join(format!("{n}.java"))).unwrap()).collect()
    }

    #[test]
    fn the_seed_decides_everything() {
        let folder = std::env::temp_dir().join(format!("sojourner-generate-{}", std::process::id()));
        let (first, again, other) = (sources(7, &folder), sources(7, &folder), sources(8, &folder));
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(first, again);
        assert_ne!(first, other);
        assert_eq!(first.len(), 3);
        assert!((0..450).all(|id| first.iter().any(|s| s.contains(&format!(" c{id}() ")))));
    }
}
