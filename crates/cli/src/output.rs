//! Writing results. A reader that goes away (`| head`) is no error of ours: the rest is not written
//! and the exit code is what it would have been.
//!
//! A file is looked at before the run ([`prepare`]) and written beside itself, then renamed: it is there
//! whole or as it was. If it cannot be written after all, the result goes to stdout, so that hours of
//! work are not lost to a full disk, nor to a pipe that nobody reads.

use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};

use anyhow::{Context, bail, ensure};
use sojourner_report::render::story::Paint;

use crate::watchdog;

/// Writes to the file, or to stdout when there is none.
pub fn write(file: Option<&Path>, text: &str) -> anyhow::Result<()> {
    let Some(file) = file else {
        return forgive(
            std::io::stdout().write_all(text.as_bytes()).and_then(|()| std::io::stdout().flush()),
        );
    };
    let written = write_in_time(file, text.as_bytes());
    if written.is_err() {
        complain(&format!("warning: {}: cannot be written; the result goes to stdout", file.display()));
        write(None, text)?;
    }
    written
}

/// Writes a file. A pipe may have nobody who reads it: where time is limited, so is the waiting for them.
fn write_in_time(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let is_special = std::fs::metadata(file).is_ok_and(|m| !m.is_file());
    let Some(time) = watchdog::time_to_write().filter(|_| is_special) else {
        return write_bytes(file, bytes);
    };
    let (done, waits) = std::sync::mpsc::channel();
    let (to, what) = (file.to_path_buf(), bytes.to_vec());
    std::thread::spawn(move || done.send(write_bytes(&to, &what)));
    match waits.recv_timeout(time) {
        Ok(written) => written,
        Err(_) => bail!("{}: nobody reads it", cannot(file)),
    }
}

/// Writes a file whole, or leaves what is there.
pub fn write_bytes(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let mut out = Whole::create(file)?;
    out.write_all(bytes).with_context(|| cannot(file))?;
    out.finish()
}

/// Says before the run that a file could not be written after it, and that it is not one of those the
/// run reads or writes itself, nor a program or a specification of anybody's.
pub fn prepare(file: Option<&Path>, others: &[PathBuf]) -> anyhow::Result<()> {
    const SOURCES: [&str; 4] = ["class", "jar", "java", "mcrl2"];
    let Some(file) = file else { return Ok(()) };
    ensure!(!file.is_dir(), "{}: cannot be written: this is a folder", file.display());
    let is_source = file.extension().is_some_and(|e| SOURCES.iter().any(|source| e == *source));
    ensure!(
        !(is_source && file.exists()),
        "{}: the result would overwrite a program or a specification; name another file",
        file.display()
    );
    for other in others {
        let same = match (std::fs::canonicalize(file), std::fs::canonicalize(other)) {
            (Ok(a), Ok(b)) => a == b,
            _ => file == other.as_path(),
        };
        ensure!(!same, "{}: the result would overwrite what the run uses; name another file", file.display());
    }
    // Opening a pipe would wait for who reads it.
    let is_special = std::fs::metadata(file).is_ok_and(|m| !m.is_file());
    if !is_special {
        Whole::create(file)?.give_up();
    }
    Ok(())
}

/// Files that are being written beside what they will be.
fn asides() -> MutexGuard<'static, Vec<PathBuf>> {
    static ASIDES: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
    ASIDES.lock().unwrap_or_else(|e| e.into_inner())
}

/// The process ends in the middle of what it does: removes what is half written.
pub fn leave_nothing_behind() {
    for aside in asides().drain(..) {
        let _ = std::fs::remove_file(aside);
    }
}

fn cannot(file: &Path) -> String {
    format!("{}: cannot be written", file.display())
}

/// A file being written beside the one it will be; dropped, it leaves nothing.
pub struct Whole {
    /// The name it will have.
    file: PathBuf,
    /// The name it has; none where it is written in place.
    aside: Option<PathBuf>,
    out: File,
    /// In place: whether what was there is gone.
    emptied: bool,
}

impl Whole {
    pub fn create(file: &Path) -> anyhow::Result<Whole> {
        // A link stays one; what it leads to is written.
        let file = std::fs::canonicalize(file).unwrap_or_else(|_| file.to_path_buf());
        let there = std::fs::metadata(&file).ok();
        let is_special = there.as_ref().is_some_and(|m| !m.is_file());
        if there.is_some() && !is_special {
            // What may not be written may not be replaced either.
            OpenOptions::new().append(true).open(&file).with_context(|| cannot(&file))?;
        }
        let Some(name) = file.file_name() else {
            bail!("{}: this is not the name of a file", file.display())
        };
        let mut name = name.to_os_string();
        name.push(format!(".{}.new", std::process::id()));
        let aside = file.with_file_name(name);
        if !is_special {
            match File::create(&aside) {
                Ok(out) => {
                    asides().push(aside.clone());
                    if let Some(there) = there {
                        let _ = out.set_permissions(there.permissions());
                    }
                    return Ok(Whole { file, aside: Some(aside), out, emptied: false });
                }
                // In a folder where nothing can be made, a file may still be written.
                Err(error) if there.is_none() => return Err(error).with_context(|| cannot(&file)),
                Err(_) => {}
            }
        }
        let out = OpenOptions::new().append(true).open(&file).with_context(|| cannot(&file))?;
        Ok(Whole { file, aside: None, out, emptied: false })
    }

    /// Puts it in place.
    pub fn finish(mut self) -> anyhow::Result<()> {
        let file = std::mem::take(&mut self.file);
        match self.aside.take() {
            None => self.out.flush().with_context(|| cannot(&file)),
            Some(aside) => {
                let mut asides = asides();
                asides.retain(|a| *a != aside);
                let done = self.out.flush().and_then(|()| std::fs::rename(&aside, &file));
                if done.is_err() {
                    let _ = std::fs::remove_file(&aside);
                }
                done.with_context(|| cannot(&file))
            }
        }
    }

    /// Leaves what is there.
    pub fn give_up(self) {}
}

impl Write for Whole {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        if self.aside.is_none() {
            // In place: what was there goes when something comes.
            if !std::mem::replace(&mut self.emptied, true) && self.out.metadata()?.is_file() {
                self.out.set_len(0)?;
            }
        }
        self.out.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.out.flush()
    }
}

impl Drop for Whole {
    fn drop(&mut self) {
        if let Some(aside) = self.aside.take() {
            asides().retain(|a| *a != aside);
            let _ = std::fs::remove_file(aside);
        }
    }
}

/// Whether results may have colour: on a terminal that can show it, and nowhere else.
pub fn paint(file: Option<&Path>) -> Paint {
    let plain = std::env::var_os("NO_COLOR").is_some_and(|v| !v.is_empty())
        || std::env::var_os("TERM").is_some_and(|t| t == "dumb");
    if file.is_none() && !plain && std::io::stdout().is_terminal() { Paint::Colour } else { Paint::Plain }
}

/// Lets a closed pipe pass.
pub fn forgive(written: std::io::Result<()>) -> anyhow::Result<()> {
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other.context("stdout: cannot be written"),
    }
}

/// A line on stderr; if even that is gone, nothing can be said.
pub fn complain(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}
