//! The words of `sojourner init`, `doctor`, `completions` and `man`: the first minute.

use std::path::PathBuf;

use clap::Args;

#[derive(Args)]
pub struct InitArgs {
    /// The folder of the project
    #[arg(value_name = "DIR", default_value = ".")]
    pub folder: PathBuf,

    /// Write over a file that is there
    #[arg(long)]
    pub force: bool,
}

#[derive(Args)]
pub struct DoctorArgs {
    /// Look at this JDK, too
    #[arg(long, value_name = "DIR")]
    pub jdk: Option<PathBuf>,

    /// As JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(Args)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    pub shell: clap_complete::Shell,
}

#[derive(Args)]
pub struct ManArgs {
    /// The folder to write the pages to
    #[arg(value_name = "DIR")]
    pub folder: PathBuf,
}
