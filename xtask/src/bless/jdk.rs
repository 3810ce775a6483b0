//! A real JDK on this machine: finding it, compiling with it, running on it.
//!
//! Runs are pinned to UTF-8 and UTC so that the expected outputs do not depend on who blesses.

use super::case::{Case, render};
use anyhow::{Context, Result, bail};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A JDK and its feature version.
#[derive(Debug)]
pub struct Jdk {
    pub version: u32,
    home: PathBuf,
}

impl Jdk {
    /// The JDK at `home` if given, else one of that version in JAVA_HOME or the usual folders.
    pub fn find(version: u32, home: Option<&Path>) -> Result<Jdk> {
        if let Some(home) = home {
            if release_of(home) != Some(version) {
                bail!("{} is not the home of a JDK {version}", home.display());
            }
            return Ok(Jdk { version, home: home.to_path_buf() });
        }
        let mut homes: Vec<PathBuf> = std::env::var_os("JAVA_HOME").map(PathBuf::from).into_iter().collect();
        for folder in ["/usr/lib/jvm", "/opt", "/opt/java", "/Library/Java/JavaVirtualMachines"] {
            let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path());
            homes.extend(entries.flat_map(|e| [e.join("Contents/Home"), e]));
        }
        homes
            .into_iter()
            .find(|home| home.join("bin/javac").exists() && release_of(home) == Some(version))
            .map(|home| Jdk { version, home })
            .with_context(|| format!("no JDK {version} found; name its home with --jdk{version}"))
    }

    pub fn home(&self) -> &Path {
        &self.home
    }

    fn tool(&self, name: &str) -> PathBuf {
        self.home.join("bin").join(name)
    }

    /// Compiles all `sources` in one call, with the debug tables that helpful messages need.
    pub fn compile(&self, sources: &[&Path], classes: &Path) -> Result<()> {
        if classes.exists() {
            std::fs::remove_dir_all(classes)?;
        }
        std::fs::create_dir_all(classes)?;
        // Cases for the other JDK only; javac wants at least one source.
        if sources.is_empty() {
            return Ok(());
        }
        let list = classes.join("sources.txt");
        let lines: Vec<String> = sources.iter().map(|s| format!("\"{}\"", s.display())).collect();
        std::fs::write(&list, lines.join("\n"))?;
        let status = Command::new(self.tool("javac"))
            .args([
                "-g",
                "-nowarn",
                "-Xlint:none",
                "-XDsuppressNotes",
                "-proc:none",
                "-encoding",
                "UTF-8",
                "-d",
            ])
            .arg(classes)
            .arg(format!("@{}", list.display()))
            .status()
            .context("starting javac")?;
        if !status.success() {
            bail!("javac of JDK {} refused a program", self.version);
        }
        Ok(())
    }

    /// Runs a case and renders what it showed; `lane` is a folder of its own for the captured streams.
    pub fn run(&self, case: &Case, classes: &Path, lane: &Path, limit: Duration) -> Result<String> {
        let mut command = Command::new(self.tool("java"));
        command.args(["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"]);
        command.args(case.heap.iter().map(|heap| format!("-Xmx{heap}")));
        command.arg("-cp").arg(classes).arg(&case.main_class).args(&case.args);
        let (stdout, stderr, status) = capture(command, &case.stdin, lane, limit)?;
        let exit = status.code().context("java was killed by a signal")?;
        Ok(render(&stdout, &stderr, exit))
    }
}

/// Runs a command to its end or the time limit, streams going through files so that no pipe can fill up.
pub fn capture(
    mut command: Command,
    stdin: &str,
    lane: &Path,
    limit: Duration,
) -> Result<(String, String, ExitStatus)> {
    std::fs::create_dir_all(lane)?;
    let [input, output, error] = ["stdin", "stdout", "stderr"].map(|name| lane.join(name));
    std::fs::write(&input, stdin)?;
    let mut child = command
        .env("LC_ALL", "C.UTF-8")
        .env("TZ", "UTC")
        .env_remove("JAVA_TOOL_OPTIONS")
        .env_remove("JDK_JAVA_OPTIONS")
        .current_dir(lane)
        .stdin(Stdio::from(File::open(&input)?))
        .stdout(Stdio::from(File::create(&output)?))
        .stderr(Stdio::from(File::create(&error)?))
        .spawn()
        .with_context(|| format!("starting {:?}", command.get_program()))?;
    let started = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait()? {
            break status;
        }
        if started.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            bail!("no end within {} s", limit.as_secs());
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let read = |path: &Path| -> Result<String> {
        String::from_utf8(std::fs::read(path)?).context("the output is not UTF-8")
    };
    Ok((read(&output)?, read(&error)?, status))
}

/// The feature version in a JDK's `release` file: 17 for `JAVA_VERSION="17.0.15"`.
fn release_of(home: &Path) -> Option<u32> {
    let release = std::fs::read_to_string(home.join("release")).ok()?;
    let line = release.lines().find_map(|l| l.strip_prefix("JAVA_VERSION="))?;
    line.trim_matches('"').split(['.', '-', '+']).next()?.parse().ok()
}
