//! Limits that hold at any moment.
//!
//! A search looks at its limits between steps, and a machine now and then within one. But a native may
//! fill gigabytes, a component may be large, a run may be long to replay and to tell; nothing that is
//! done in between can be trusted to look. So a thread of its own looks at the clock, the memory of the
//! process and the signals, and holds a *standing report*: what is to be said if the run ends now. The
//! run is first asked to end (by its own limits, by the flag of [`interrupt`]); if it has not when a
//! grace has passed, the standing report is written and the process ends, wherever the run is.
//!
//! Memory has no grace but a margin: what grows beyond the limit within a step grows fast.
//!
//! Invariant: one thread writes the result. The run calls [`claim`] before it writes and is not
//! disturbed from then on; if the watchdog was first, that call does not return.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock};
use std::time::{Duration, Instant};

use sojourner_kernel::observer as kernel;
use sojourner_kernel::search::{Ending, Limit};

use crate::{output, quantity};

/// From a limit of time, or a signal, to the end of the process.
const GRACE: Duration = Duration::from_millis(700);
/// The longest sleep between two looks at the memory, and the shortest.
const SLEEP: (Duration, Duration) = (Duration::from_millis(50), Duration::from_micros(300));
/// A process fills no more memory than this in a second.
const FASTEST: f64 = 4e9;

/// What is written when the run is ended from outside.
pub struct Last {
    pub text: String,
    /// Where to; otherwise stdout.
    pub file: Option<PathBuf>,
    /// Other files, and what is written to them.
    pub also: Vec<(PathBuf, String)>,
    pub code: u8,
}

impl Last {
    /// Only a text.
    pub fn of(text: String, file: Option<PathBuf>, code: u8) -> Last {
        Last { text, file, also: Vec::new(), code }
    }

    /// Writes all of it.
    pub fn write(&self) -> anyhow::Result<()> {
        for (file, text) in &self.also {
            output::write_bytes(file, text.as_bytes())?;
        }
        output::write(self.file.as_deref(), &self.text)
    }
}

/// Says what to write, given why the run ends.
type Standing = Box<dyn FnMut(Ending) -> Last + Send>;

struct Watchdog {
    begun: Instant,
    interrupt: Arc<AtomicBool>,
    /// Somebody writes the result.
    claimed: AtomicBool,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    deadline: Option<Instant>,
    memory: Option<u64>,
    interrupted: Option<Instant>,
    /// A search that knows its deadline itself.
    followed: Option<kernel::Standing>,
    standing: Option<Standing>,
    /// Nothing has been found out yet that is worth waiting for.
    preparing: bool,
}

static WATCHDOG: OnceLock<Watchdog> = OnceLock::new();

fn watchdog() -> &'static Watchdog {
    WATCHDOG.get_or_init(|| Watchdog {
        begun: Instant::now(),
        interrupt: Arc::default(),
        claimed: AtomicBool::new(false),
        state: Mutex::default(),
        changed: Condvar::new(),
    })
}

/// The clock runs from here. Called first of all.
pub fn start_clock() {
    watchdog();
}

/// Begins to watch over the limits, and catches Ctrl-C and SIGTERM.
pub fn begin() {
    let watchdog = watchdog();
    let set = ctrlc::set_handler(|| signalled(self::watchdog()));
    if let Err(error) = set {
        output::complain(&format!("note: Ctrl-C will end the run without a report ({error})"));
    }
    let watching = std::thread::Builder::new().name("watchdog".into()).spawn(|| watch(watchdog));
    if let Err(error) = watching {
        output::complain(&format!("note: limits are only looked at between steps ({error})"));
    }
}

/// A flag that Ctrl-C and its like raise.
pub fn interrupt() -> Arc<AtomicBool> {
    watchdog().interrupt.clone()
}

/// The time since the command began.
pub fn elapsed() -> Duration {
    watchdog().begun.elapsed()
}

/// What is left of a time that counts from the beginning of the command.
pub fn left(of: Duration) -> Duration {
    of.saturating_sub(elapsed())
}

/// How long something may take that makes the report better, and nothing else: the report comes first.
pub fn time_to_tell() -> Duration {
    let state = watchdog().lock();
    let begins = [state.deadline, state.interrupted].into_iter().flatten().min();
    begins.map_or(Duration::MAX, |at| (at + GRACE / 2).saturating_duration_since(Instant::now()))
}

/// How long a result may take to be written where that depends on others; none without a limit.
pub fn time_to_write() -> Option<Duration> {
    let state = watchdog().lock();
    let begins = [state.deadline, state.interrupted].into_iter().flatten().min()?;
    Some((begins + GRACE).saturating_duration_since(Instant::now()).max(GRACE))
}

/// Sets the limits; the time counts from the beginning of the command.
pub fn limit(time: Option<Duration>, memory: Option<u64>) {
    let watchdog = watchdog();
    let mut state = watchdog.lock();
    state.deadline = time.and_then(|time| watchdog.begun.checked_add(time));
    state.memory = memory;
    watchdog.changed.notify_all();
}

/// Before there is anything to report: what to write if the run ends now, without a grace.
pub fn prepares(standing: impl FnMut(Ending) -> Last + Send + 'static) {
    let mut state = watchdog().lock();
    state.standing = Some(Box::new(standing));
    state.preparing = true;
}

/// What to write if the run has to be ended.
pub fn stands(standing: impl FnMut(Ending) -> Last + Send + 'static) {
    let mut state = watchdog().lock();
    state.standing = Some(Box::new(standing));
    state.preparing = false;
}

/// Follows a search, which may know better when its time is over: one that is taken up again counts the
/// time before.
pub fn follow(standing: kernel::Standing) {
    watchdog().lock().followed = Some(standing);
}

/// The caller writes the result from now on. Does not return if the watchdog does.
pub fn claim() {
    if watchdog().claimed.swap(true, Ordering::SeqCst) {
        loop {
            std::thread::park();
        }
    }
}

/// Ctrl-C, or SIGTERM.
fn signalled(watchdog: &Watchdog) {
    if watchdog.interrupt.swap(true, Ordering::SeqCst) || watchdog.claimed.load(Ordering::SeqCst) {
        output::leave_nothing_behind();
        std::process::exit(130);
    }
    let mut state = watchdog.lock();
    state.interrupted = Some(Instant::now());
    // Without a standing report nothing is lost.
    if state.standing.is_none() {
        std::process::exit(130);
    }
    watchdog.changed.notify_all();
    drop(state);
    // A terminal that takes no more text must not keep the next signal waiting.
    std::thread::spawn(|| output::complain("\nstopping; press Ctrl-C again to end without a report"));
}

impl Watchdog {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(|e| e.into_inner())
    }
}

impl State {
    /// Why the run has to be ended now, or how long it may be left alone.
    fn look(&self) -> Result<Duration, Ending> {
        let now = Instant::now();
        let grace = if self.preparing { Duration::ZERO } else { GRACE };
        let mut sleep = SLEEP.0;
        let deadline = self.deadline.or_else(|| self.followed.as_ref()?.read().deadline);
        for (begins, ending) in
            [(self.interrupted, Ending::Interrupted), (deadline, Ending::Limit(Limit::Time))]
        {
            let Some(at) = begins.and_then(|at| at.checked_add(grace)) else { continue };
            match at.checked_duration_since(now) {
                None | Some(Duration::ZERO) => return Err(ending),
                Some(left) => sleep = sleep.min(left),
            }
        }
        if let (Some(most), Some(held)) = (self.memory, quantity::resident()) {
            let most = margin(most);
            if held > most {
                return Err(Ending::Limit(Limit::Memory));
            }
            let full = Duration::from_secs_f64((most - held) as f64 / FASTEST);
            sleep = sleep.min(full.max(SLEEP.1));
        }
        Ok(sleep)
    }
}

/// The memory at which a run is ended from outside: it ends by itself at its limit, and needs a little
/// for its last figures.
fn margin(limit: u64) -> u64 {
    limit.saturating_add(limit / 16)
}

fn watch(watchdog: &'static Watchdog) {
    let mut state = watchdog.lock();
    loop {
        let looked = match &state.standing {
            Some(_) => state.look(),
            None => Ok(SLEEP.0),
        };
        match looked {
            Ok(sleep) => {
                state = watchdog.changed.wait_timeout(state, sleep).unwrap_or_else(|e| e.into_inner()).0;
            }
            Err(ending) => {
                if watchdog.claimed.swap(true, Ordering::SeqCst) {
                    return;
                }
                let Some(mut standing) = state.standing.take() else { return };
                let last = standing(ending);
                drop(state);
                let code = match last.write() {
                    Ok(()) => last.code,
                    Err(error) => {
                        output::complain(&format!("error: {error:#}"));
                        2
                    }
                };
                output::leave_nothing_behind();
                std::process::exit(code.into());
            }
        }
        if watchdog.claimed.load(Ordering::SeqCst) {
            return;
        }
    }
}
