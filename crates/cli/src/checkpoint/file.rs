//! The file of a checkpoint: frames with checksums, appended by a thread of its own.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufReader, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// The first line of every checkpoint.
const MAGIC: &[u8] = b"sojourner checkpoint 2\n";

/// How that line begins in every version.
const ANY_VERSION: &[u8] = b"sojourner checkpoint ";

const HEAD: u8 = b'H';
pub const BLOCK: u8 = b'B';
pub const NOTES: u8 = b'N';
/// What came before is void; the payload says what is assumed from here on.
pub const ANEW: u8 = b'A';

/// Kind, length, checksum.
const FRAME: usize = 1 + 4 + 8;

/// No frame is larger, so a damaged length is not believed.
const MOST: u32 = 1 << 30;

/// How often the disk is asked to keep what was written.
const SYNC: Duration = Duration::from_secs(2);

/// Blocks that may wait for a slow disk; then the search waits too.
const WAITING: usize = 16;

fn checksum(kind: u8, payload: &[u8]) -> u64 {
    xxh3_64_with_seed(payload, u64::from(kind))
}

fn frame(kind: u8, payload: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(FRAME + payload.len());
    bytes.push(kind);
    bytes.extend((payload.len() as u32).to_le_bytes());
    bytes.extend(checksum(kind, payload).to_le_bytes());
    bytes.extend_from_slice(payload);
    bytes
}

/// Reads the next frame; `None` at the end, and where it is torn.
fn next_frame(input: &mut impl Read) -> Option<(u8, Vec<u8>)> {
    let mut head = [0; FRAME];
    input.read_exact(&mut head).ok()?;
    let kind = head[0];
    let len = u32::from_le_bytes(head[1..5].try_into().ok()?);
    let sum = u64::from_le_bytes(head[5..].try_into().ok()?);
    if len > MOST {
        return None;
    }
    let mut payload = Vec::new();
    input.take(u64::from(len)).read_to_end(&mut payload).ok()?;
    (payload.len() == len as usize && checksum(kind, &payload) == sum).then_some((kind, payload))
}

/// Appends frames.
pub struct Writer {
    /// Taken when the writer is closed.
    frames: Option<SyncSender<Vec<u8>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Puts a new file with this head in place. A checkpoint that is there is only replaced if that is
    /// wanted, and any other file never.
    pub fn create(path: &Path, head: &[u8], replace: bool) -> anyhow::Result<Writer> {
        let cannot = || format!("{}: the checkpoint cannot be written", path.display());
        if path.is_dir() {
            bail!("{}: the checkpoint cannot be written: this is a folder", path.display());
        }
        match File::open(path) {
            Ok(there) => {
                lock(&there, path)?;
                refuse(&there, path, replace)?;
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(cannot),
        }
        let mut name = path.file_name().unwrap_or_default().to_os_string();
        name.push(format!(".{}.new", std::process::id()));
        let fresh = path.with_file_name(name);
        let begun = (|| {
            let mut file = File::create(&fresh)?;
            file.write_all(MAGIC)?;
            file.write_all(&frame(HEAD, head))?;
            file.sync_all()?;
            std::fs::rename(&fresh, path)?;
            Ok::<_, std::io::Error>(file)
        })();
        let file = match begun {
            Ok(file) => file,
            Err(error) => {
                let _ = std::fs::remove_file(&fresh);
                return Err(error).with_context(cannot);
            }
        };
        sync_folder(path);
        lock(&file, path)?;
        Ok(Writer::on(file, path.to_path_buf()))
    }

    fn on(file: File, path: PathBuf) -> Writer {
        let (frames, waiting) = sync_channel(WAITING);
        let thread = std::thread::spawn(move || write(file, &path, &waiting));
        Writer { frames: Some(frames), thread: Some(thread) }
    }

    /// Appends a frame, soon.
    pub fn append(&mut self, kind: u8, payload: Vec<u8>) {
        if let Some(frames) = &self.frames {
            // If the thread has given up, it has said so.
            let _ = frames.send(frame(kind, &payload));
        }
    }

    /// Waits until all is written.
    pub fn close(mut self) {
        self.finish();
    }

    fn finish(&mut self) {
        self.frames = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.finish();
    }
}

/// Writes frames as they come, and asks the disk to keep them every few seconds and at the end.
fn write(mut file: File, path: &Path, frames: &Receiver<Vec<u8>>) {
    let mut synced = Instant::now();
    let mut dirty = false;
    loop {
        match frames.recv_timeout(SYNC) {
            Ok(frame) => {
                if let Err(error) = file.write_all(&frame) {
                    // What was written of it is torn, and will be cut off; nothing may follow.
                    return super::give_up(path, &error);
                }
                dirty = true;
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if dirty && synced.elapsed() >= SYNC {
            if let Err(error) = file.sync_data() {
                return super::give_up(path, &error);
            }
            (synced, dirty) = (Instant::now(), false);
        }
    }
    if dirty && let Err(error) = file.sync_data() {
        super::give_up(path, &error);
    }
}

/// Makes the new name of a file lasting, where the system can.
fn sync_folder(path: &Path) {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// What is there may be dear to somebody: hours of work, or something else altogether.
fn refuse(there: &File, path: &Path, replace: bool) -> anyhow::Result<()> {
    let name = path.display();
    let about = there.metadata().with_context(|| format!("{name}: cannot be read"))?;
    if !about.is_file() {
        bail!("{name}: the checkpoint cannot be written: this is not an ordinary file");
    }
    let mut begins = Vec::new();
    there.take(ANY_VERSION.len() as u64).read_to_end(&mut begins)?;
    if begins.is_empty() {
        return Ok(());
    }
    if begins != ANY_VERSION {
        bail!("{name}: this is not a checkpoint, and is not overwritten; name another file");
    }
    if !replace {
        bail!(
            "{name}: a checkpoint is there; go on with it by `sojourner resume {name}`, or begin anew with --force"
        );
    }
    Ok(())
}

/// Two runs must not write one checkpoint.
fn lock(file: &File, path: &Path) -> anyhow::Result<()> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => {
            bail!("{}: another run is writing this checkpoint", path.display())
        }
        // Where files cannot be locked, nothing is lost but this protection.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

/// A checkpoint that was read through once: its whole frames are right up to `end`.
pub struct Loaded {
    path: PathBuf,
    file: File,
    /// Where the first frame after the head begins, and where the last whole one ends.
    begin: u64,
    end: u64,
    pub notes: Vec<String>,
    /// What is assumed of the program, if something was refuted.
    pub assumptions: Option<String>,
    /// The memory that plans may take, from the head.
    pub plans: Option<u64>,
    /// Whether a torn end was found.
    pub torn: bool,
}

/// Reads a checkpoint: its head, and where its whole frames end.
pub fn load(path: &Path) -> anyhow::Result<(Vec<u8>, Loaded)> {
    let name = path.display();
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .open(path)
        .with_context(|| format!("{name}: the checkpoint cannot be opened"))?;
    lock(&file, path)?;
    let mut input = BufReader::with_capacity(1 << 20, &file);
    let mut magic = [0; MAGIC.len()];
    if input.read_exact(&mut magic).is_err() || magic != MAGIC {
        let ours = magic.starts_with(ANY_VERSION);
        let why = if ours { "it was made by another version" } else { "it is some other file" };
        bail!("{name}: this is not a checkpoint that can be read: {why}");
    }
    let Some((HEAD, head)) = next_frame(&mut input) else {
        bail!("{name}: the head of the checkpoint is damaged; the run must be started anew");
    };
    let mut begin = (MAGIC.len() + FRAME + head.len()) as u64;
    let (mut end, mut notes, mut assumptions) = (begin, Vec::new(), None);
    while let Some((kind, payload)) = next_frame(&mut input) {
        match kind {
            BLOCK => {}
            NOTES => notes = serde_json::from_slice(&payload).unwrap_or_default(),
            ANEW => {
                assumptions = Some(String::from_utf8_lossy(&payload).into_owned());
                begin = end + (FRAME + payload.len()) as u64;
            }
            _ => bail!("{name}: the checkpoint has a part of unknown kind; it was made by another version"),
        }
        end += (FRAME + payload.len()) as u64;
    }
    let len = file.metadata().with_context(|| format!("{name}: cannot be read"))?.len();
    let path = path.to_path_buf();
    Ok((head, Loaded { path, file, begin, end, notes, assumptions, plans: None, torn: len > end }))
}

impl Loaded {
    /// How many bytes of it are right.
    pub fn bytes(&self) -> u64 {
        self.end
    }

    /// Cuts off a torn end; what follows is appended there, and what was there is read again.
    pub fn split(self) -> anyhow::Result<(Writer, impl Iterator<Item = Vec<u8>> + 'static)> {
        let Loaded { path, mut file, begin, end, .. } = self;
        let cannot = || format!("{}: the checkpoint cannot be gone on with", path.display());
        let mut past = File::open(&path).with_context(cannot)?;
        past.seek(SeekFrom::Start(begin)).with_context(cannot)?;
        file.set_len(end).with_context(cannot)?;
        file.seek(SeekFrom::Start(end)).with_context(cannot)?;
        let mut input = BufReader::with_capacity(1 << 20, past.take(end - begin));
        let blocks = std::iter::from_fn(move || next_frame(&mut input))
            .filter(|(kind, _)| *kind == BLOCK)
            .map(|(_, block)| block);
        Ok((Writer::on(file, path), blocks))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scratch(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("sojourner-file-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder.join(name)
    }

    fn blocks(path: &Path) -> Vec<Vec<u8>> {
        let (head, loaded) = load(path).unwrap();
        assert_eq!(head, b"head");
        let (writer, blocks) = loaded.split().unwrap();
        let blocks = blocks.collect();
        writer.close();
        blocks
    }

    #[test]
    fn a_file_cut_anywhere_gives_its_whole_blocks_and_is_gone_on_with() {
        let path = scratch("cut");
        let mut writer = Writer::create(&path, b"head", true).unwrap();
        let all: Vec<Vec<u8>> = (1..9u8).map(|n| vec![n; usize::from(n) * 7]).collect();
        all.iter().for_each(|block| writer.append(BLOCK, block.clone()));
        writer.close();
        let whole = std::fs::read(&path).unwrap();
        let begin = MAGIC.len() + FRAME + 4;
        let mut most = 0;
        for cut in begin..=whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let read = blocks(&path);
            assert_eq!(read, all[..read.len()], "cut at {cut}");
            assert!(read.len() >= most, "cut at {cut}");
            most = read.len();
            // The torn end is gone, and more can be appended.
            let (_, loaded) = load(&path).unwrap();
            assert!(!loaded.torn);
            let (mut writer, past) = loaded.split().unwrap();
            drop(past);
            writer.append(BLOCK, vec![99; 3]);
            writer.close();
            let mut expected = read;
            expected.push(vec![99; 3]);
            assert_eq!(blocks(&path), expected);
        }
        assert_eq!(most, all.len());
        for cut in 0..begin {
            std::fs::write(&path, &whole[..cut]).unwrap();
            assert!(load(&path).is_err(), "cut at {cut}");
        }
    }

    #[test]
    fn what_came_before_a_new_beginning_is_not_read() {
        let path = scratch("anew");
        let mut writer = Writer::create(&path, b"head", false).unwrap();
        writer.append(BLOCK, vec![1; 9]);
        writer.append(ANEW, b"word".to_vec());
        writer.append(BLOCK, vec![2; 9]);
        writer.close();
        assert_eq!(load(&path).unwrap().1.assumptions.as_deref(), Some("word"));
        assert_eq!(blocks(&path), [vec![2; 9]]);
    }

    #[test]
    fn a_changed_byte_ends_what_is_believed() {
        let path = scratch("changed");
        let mut writer = Writer::create(&path, b"head", true).unwrap();
        (0..4u8).for_each(|n| writer.append(BLOCK, vec![n; 20]));
        writer.close();
        let whole = std::fs::read(&path).unwrap();
        let begin = MAGIC.len() + FRAME + 4;
        for at in begin..whole.len() {
            let mut damaged = whole.clone();
            damaged[at] ^= 0x10;
            std::fs::write(&path, damaged).unwrap();
            assert_eq!(blocks(&path).len(), (at - begin) / (FRAME + 20), "changed at {at}");
        }
    }

    #[test]
    fn two_runs_do_not_write_one_file() {
        let path = scratch("both");
        let writer = Writer::create(&path, b"head", true).unwrap();
        let message = load(&path).map(|_| ()).unwrap_err().to_string();
        assert!(message.contains("another run is writing"), "{message}");
        assert!(Writer::create(&path, b"other", true).is_err());
        writer.close();
        assert!(load(&path).is_ok());
    }

    #[test]
    fn what_is_there_is_not_overwritten() {
        let path = scratch("there");
        let why = |replace| Writer::create(&path, b"head", replace).map(|_| ()).unwrap_err().to_string();
        std::fs::write(&path, "the thesis of somebody\n").unwrap();
        for replace in [false, true] {
            assert!(why(replace).contains("this is not a checkpoint, and is not overwritten"));
        }
        assert_eq!(std::fs::read(&path).unwrap(), b"the thesis of somebody\n");
        std::fs::write(&path, "").unwrap();
        Writer::create(&path, b"head", false).unwrap().close();
        assert!(why(false).contains("sojourner resume"), "{}", why(false));
        Writer::create(&path, b"other", true).unwrap().close();
        assert_eq!(load(&path).unwrap().0, b"other");
    }
}
