//! Our machine against `java -Xint`: the same classes, CPU time of each, and the ratio.
//!
//! CPU time (user and system of the whole process, best of a few runs) because machines are shared; start-up is
//! part of it for both. An interpreter is compared with an interpreter: `java` with its compilers is far away.
//! Both must print the same, or the figures mean nothing.

use crate::bless::jdk::Jdk;
use crate::bless::project_root;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Where the workloads live, from the root of the project.
const WORKLOADS: &str = "benches/java";

#[derive(clap::Args)]
pub struct Arguments {
    /// Versions of the JDKs to measure with.
    #[arg(long, default_values_t = [17, 25])]
    jdk: Vec<u32>,
    /// Only workloads whose name starts with this text; may be repeated.
    #[arg(long)]
    only: Vec<String>,
    /// Runs of each, of which the best counts.
    #[arg(long, default_value_t = 3)]
    runs: usize,
    /// Our program (default: target/release/sojourner).
    #[arg(long)]
    sojourner: Option<PathBuf>,
}

/// What one process used.
pub struct Usage {
    pub cpu: Duration,
    pub peak_kib: u64,
    pub output: String,
}

pub fn run(arguments: &Arguments) -> Result<()> {
    let root = project_root()?;
    let ours = arguments.sojourner.clone().unwrap_or_else(|| root.join("target/release/sojourner"));
    if !ours.exists() {
        bail!("{} does not exist; build it with `cargo build --release`", ours.display());
    }
    let mut sources: Vec<PathBuf> = std::fs::read_dir(root.join(WORKLOADS))?
        .map(|entry| Ok(entry?.path()))
        .collect::<Result<Vec<_>>>()?
        .into_iter()
        .filter(|path| path.extension().is_some_and(|e| e == "java"))
        .collect();
    sources.sort();
    for &version in &arguments.jdk {
        let jdk = Jdk::find(version, None)?;
        let classes = root.join(format!("target/bench-java/classes{version}"));
        jdk.compile(&sources.iter().map(PathBuf::as_path).collect::<Vec<_>>(), &classes)?;
        println!("JDK {version}           ours s  -Xint s   ratio   ours MiB  java MiB");
        for source in &sources {
            let name = source.file_stem().and_then(|n| n.to_str()).context("a name")?;
            if !arguments.only.is_empty() && !arguments.only.iter().any(|o| name.starts_with(o.as_str())) {
                continue;
            }
            let (a, b) = compare(&ours, &jdk, &classes, name, arguments.runs)?;
            println!(
                "{name:16} {:9.3} {:8.3} {:7.2} {:10.1} {:9.1}",
                a.cpu.as_secs_f64(),
                b.cpu.as_secs_f64(),
                a.cpu.as_secs_f64() / b.cpu.as_secs_f64(),
                a.peak_kib as f64 / 1024.0,
                b.peak_kib as f64 / 1024.0,
            );
        }
    }
    Ok(())
}

/// The best run of each machine, the two taking turns.
fn compare(ours: &Path, jdk: &Jdk, classes: &Path, name: &str, runs: usize) -> Result<(Usage, Usage)> {
    let mut best: Option<(Usage, Usage)> = None;
    for _ in 0..runs.max(1) {
        let mut command = Command::new(ours);
        command.arg("run").arg("--jdk").arg(jdk.home()).arg("--class-path").arg(classes).arg(name);
        let a = measure(command, &[0])?;
        let mut command = Command::new(jdk.home().join("bin/java"));
        command.arg("-Xint").arg("-cp").arg(classes).arg(name);
        let b = measure(command, &[0])?;
        if a.output != b.output {
            bail!("{name}: we print {:?}, java prints {:?}", a.output, b.output);
        }
        best = Some(match best {
            None => (a, b),
            Some((x, y)) => (if a.cpu < x.cpu { a } else { x }, if b.cpu < y.cpu { b } else { y }),
        });
    }
    best.context("at least one run")
}

/// Runs a process to its end, which should be by one of these exit codes, and asks the system what it used.
pub fn measure(mut command: Command, exits: &[i32]) -> Result<Usage> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("starting {:?}", command.get_program()))?;
    let output = std::io::read_to_string(child.stdout.take().context("a pipe")?)?;
    let mut status = 0;
    // SAFETY: `rusage` is plain numbers, for which zeros are valid; `wait4` writes to the two places it is
    // given, and the child is ours and not waited for anywhere else.
    let (usage, waited) = unsafe {
        let mut usage: libc::rusage = std::mem::zeroed();
        let waited = libc::wait4(child.id() as libc::pid_t, &mut status, 0, &mut usage);
        (usage, waited)
    };
    let exit = libc::WIFEXITED(status).then(|| libc::WEXITSTATUS(status));
    if waited < 0 || !exit.is_some_and(|exit| exits.contains(&exit)) {
        bail!("{:?} failed with status {status}", command);
    }
    let time = |t: libc::timeval| Duration::new(t.tv_sec as u64, t.tv_usec as u32 * 1000);
    Ok(Usage { cpu: time(usage.ru_utime) + time(usage.ru_stime), peak_kib: usage.ru_maxrss as u64, output })
}
