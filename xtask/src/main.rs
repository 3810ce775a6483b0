//! Chores of the project that are not part of the product: `cargo xtask <chore>`.

mod bench_auto;
mod bench_check;
mod bench_java;
mod bless;
mod dist;
mod experiments;
mod generate;
mod learn_jdk;
mod licences;
mod soak;
mod torture;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "xtask", about = "Chores of the Sojourner project")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Measure `auto` against single strategies.
    BenchAuto(bench_auto::Arguments),
    /// Measure how fast Java programs are checked, and what a state costs.
    BenchCheck(bench_check::Arguments),
    /// Measure our machine against `java -Xint`.
    BenchJava(bench_java::Arguments),
    /// Run the Java corpus on the real JDKs and write the expected outputs.
    Bless(bless::Arguments),
    /// Build the archive of a release: a static binary, licences, pages for man, completions, checksums.
    Dist(dist::Arguments),
    /// Run the papers' experiments and write their pages.
    Experiments(experiments::Arguments),
    /// Write random Java classes made by a seed.
    Generate(generate::Arguments),
    /// Compare our machine with `java` on generated cases, or on the corpus.
    Differential(generate::differential::Arguments),
    /// Say which bodies of a JDK the rules about scheduling points do not know.
    LearnJdk(learn_jdk::Arguments),
    /// Say which crates are under licences that are not allowed.
    Licences,
    /// Compare thousands of generated programs at every level of reduction.
    Soak(soak::Arguments),
    /// Say what is untidy, as the test does.
    Tidy,
    /// Run the corpus while garbage is collected at every allocation and call.
    Torture(torture::Arguments),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().chore {
        Chore::BenchAuto(arguments) => bench_auto::run(&arguments),
        Chore::BenchCheck(arguments) => bench_check::run(&arguments),
        Chore::BenchJava(arguments) => bench_java::run(&arguments),
        Chore::Bless(arguments) => bless::run(&arguments),
        Chore::Dist(arguments) => dist::run(&arguments),
        Chore::Experiments(arguments) => experiments::run(&arguments),
        Chore::Generate(arguments) => generate::run(&arguments),
        Chore::Differential(arguments) => generate::differential::run(&arguments),
        Chore::LearnJdk(arguments) => learn_jdk::run(&arguments),
        Chore::Licences => licences::run(),
        Chore::Soak(arguments) => soak::run(&arguments),
        Chore::Torture(arguments) => torture::run(&arguments),
        Chore::Tidy => {
            let problems = xtask::tidy::check(&xtask::root());
            anyhow::ensure!(problems.is_empty(), "untidy:\n{}", problems.join("\n"));
            Ok(())
        }
    }
}
