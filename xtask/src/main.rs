//! Chores of the project that are not part of the product: `cargo xtask <chore>`.

mod bless;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "xtask", about = "Chores of the Sojourner project")]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run the Java corpus on the real JDKs and write the expected outputs.
    Bless(bless::Arguments),
}

fn main() -> anyhow::Result<()> {
    match Arguments::parse().chore {
        Chore::Bless(arguments) => bless::run(&arguments),
    }
}
