//! `--checkpoint FILE`: a run that survives its own death.
//!
//! The file is the journal of the run (`sojourner_kernel::journal`): a first line that names the
//! format, a head with the command and what it ran on, then blocks, each with its length and a
//! checksum. Blocks are only ever appended, ten times a second, by a thread of their own that
//! also asks the disk to keep them; so a kill at any moment leaves a file whose whole blocks are
//! right, and at most one torn at the end, which is cut off. The first line and the head are put in
//! place by renaming a finished file, so a checkpoint is there with both or not at all.
//!
//! Invariant: a file that is not wholly understood, or was made by another version, from another
//! program, another model or another JDK, is refused with its reason; nothing is guessed.

mod file;
mod identity;

pub use file::{Loaded, Writer};
pub use identity::{Identity, facts};

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use anyhow::{Context, bail, ensure};
use serde::{Deserialize, Serialize};
use sojourner_jvm::reduce::Knowledge;
use sojourner_kernel::journal::{Past, Sink};

use crate::output;

/// What a checkpoint is of.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct Head {
    /// The version of this program.
    pub version: String,
    /// The folder it was started in.
    pub folder: PathBuf,
    /// The arguments of `check`.
    pub words: Vec<String>,
    pub identity: Identity,
    /// The memory that plans may take, the same for every process of the run.
    #[serde(default)]
    pub plans: Option<u64>,
}

/// What the search leaves besides its journal: data races that were noticed.
pub type Notes = Arc<Mutex<Vec<String>>>;

/// A checkpoint being written.
pub struct Checkpoint {
    writer: Writer,
    notes: Notes,
    /// How many notes are in the file.
    noted: usize,
    /// The memory that plans may take.
    pub plans: Option<u64>,
    /// What is assumed of a Java program.
    knowledge: Arc<Knowledge>,
}

impl Checkpoint {
    /// Begins a file for a run that begins; a checkpoint that is there is replaced only if told to.
    pub fn begin(
        file: &Path,
        identity: Identity,
        notes: Notes,
        plans: Option<u64>,
        replace: bool,
        knowledge: Arc<Knowledge>,
    ) -> anyhow::Result<Checkpoint> {
        let head = Head {
            version: env!("CARGO_PKG_VERSION").into(),
            folder: std::env::current_dir().context("the current folder cannot be named")?,
            words: words()?,
            identity,
            plans,
        };
        let writer = Writer::create(file, &serde_json::to_vec(&head)?, replace)?;
        Ok(Checkpoint { writer, notes, noted: 0, plans, knowledge })
    }

    /// Goes on with a file that was read.
    pub fn go_on(
        loaded: Loaded,
        notes: Notes,
        knowledge: Arc<Knowledge>,
    ) -> anyhow::Result<(Checkpoint, Past)> {
        if let Some(word) = &loaded.assumptions {
            knowledge
                .begin_with(word)
                .map_err(|why| anyhow::anyhow!("the checkpoint cannot be used: {why}"))?;
        }
        let mut known = notes.lock().unwrap_or_else(|e| e.into_inner());
        known.extend(loaded.notes.iter().cloned());
        let noted = known.len();
        drop(known);
        let plans = loaded.plans;
        let (writer, blocks) = loaded.split()?;
        Ok((Checkpoint { writer, notes, noted, plans, knowledge }, Past::new(blocks)))
    }

    /// Waits until everything is in the file.
    pub fn close(self) {
        self.writer.close();
    }
}

impl Sink for Checkpoint {
    fn keep(&mut self, block: Vec<u8>) {
        let notes = self.notes.lock().unwrap_or_else(|e| e.into_inner());
        if notes.len() > self.noted {
            self.noted = notes.len();
            let all = serde_json::to_vec(&*notes).expect("texts are JSON");
            self.writer.append(file::NOTES, all);
        }
        drop(notes);
        self.writer.append(file::BLOCK, block);
    }

    fn begin_anew(&mut self) {
        self.writer.append(file::ANEW, self.knowledge.word().into_bytes());
    }
}

/// Reads a checkpoint, to be gone on with.
pub fn load(file: &Path) -> anyhow::Result<(Head, Loaded)> {
    let (head, mut loaded) = file::load(file)?;
    let Ok(head) = serde_json::from_slice::<Head>(&head) else {
        bail!("{}: the head of the checkpoint cannot be read; it was made by another version", file.display())
    };
    let ours = env!("CARGO_PKG_VERSION");
    ensure!(
        head.version == ours,
        "{}: the checkpoint was made by sojourner {}; this is {ours}",
        file.display(),
        head.version
    );
    loaded.plans = head.plans;
    Ok((head, loaded))
}

/// The arguments of `check`, as they were given.
fn words() -> anyhow::Result<Vec<String>> {
    let mut words = Vec::new();
    for word in crate::args::words().into_iter().skip(2) {
        match word.into_string() {
            Ok(word) => words.push(word),
            Err(word) => bail!("--checkpoint: the argument {} is not UTF-8", word.display()),
        }
    }
    Ok(words)
}

/// Says once that the file can no longer be written.
fn give_up(file: &Path, why: &std::io::Error) {
    output::complain(&format!(
        "warning: {}: the checkpoint cannot be written ({why}); the run goes on without it",
        file.display()
    ));
}
