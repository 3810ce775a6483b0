//! The words of `sojourner init` and `sojourner doctor`: the first minute.

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
