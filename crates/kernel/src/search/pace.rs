//! How often to look at the clock: about every millisecond, whatever a transition costs.

use std::time::{Duration, Instant};

/// Counts transitions and says when it is time to look at clock, memory and display.
pub(super) struct Pace {
    started: Instant,
    last: Instant,
    last_tick: Duration,
    stride: u32,
    left: u32,
}

impl Pace {
    pub(super) fn new() -> Pace {
        let now = Instant::now();
        Pace { started: now, last: now, last_tick: Duration::ZERO, stride: 1, left: 1 }
    }

    /// Called once per transition; true when it is time to look.
    #[inline]
    pub(super) fn is_due(&mut self) -> bool {
        self.left -= 1;
        self.left == 0
    }

    /// The time since the start; adapts how many transitions pass until the next look.
    pub(super) fn look(&mut self) -> Duration {
        let now = Instant::now();
        let since = now - self.last;
        self.last = now;
        if since < Duration::from_micros(500) {
            self.stride = (self.stride * 2).min(1 << 14);
        } else if since > Duration::from_millis(2) {
            self.stride = (self.stride / 2).max(1);
        }
        self.left = self.stride;
        now - self.started
    }

    /// Whether a tenth of a second has passed since the last tick.
    pub(super) fn ticks(&mut self, elapsed: Duration) -> bool {
        let due = elapsed.saturating_sub(self.last_tick) >= Duration::from_millis(100);
        if due {
            self.last_tick = elapsed;
        }
        due
    }

    /// So much time had been taken before.
    pub(super) fn goes_on_from(&mut self, elapsed: Duration) {
        let now = Instant::now();
        self.started = now.checked_sub(elapsed).unwrap_or(now);
        (self.last, self.last_tick) = (now, elapsed);
    }

    /// When this much time will have been taken.
    pub(super) fn moment(&self, after: Duration) -> Option<Instant> {
        self.started.checked_add(after)
    }

    pub(super) fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }
}
