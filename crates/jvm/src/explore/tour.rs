//! Noticing an endless loop, and a name for it that is the same wherever it was noticed.
//!
//! That a run goes round is noticed where a slice of it ended, which depends on what was done before: on
//! garbage that had to be collected, say. The loop does not. So once it is known that the run has come back
//! to a state, it goes round once more and stops at every backward jump, call and scheduling point; the
//! loop's name is the first of these places, by file and line. Invariant: all places of the loop are seen,
//! or none is named.
//!
//! A *probe* is a tour on suspicion: after a long while without a choice, a run goes on stop by stop, and if
//! it comes back to where it was it is a loop. So short loops are noticed long before the states at the
//! ends of slices agree.
//!
//! Known gap: a loop with very many such places has no place in its name.

use super::laps::Laps;
use super::{JavaSystem, Turn};
use crate::class::MethodId;
use rustc_hash::FxHashSet;
use sojourner_kernel::{Stop, Violation};

/// Stops on the way round before the tour is given up.
const LONGEST: u32 = 200_000;

/// Stops of a probe, for each slice that went before, and how often it compares states.
const PROBE: u32 = 1 << 12;
const LOOKS: u32 = 1 << 11;

/// On the way round a loop once more.
pub(super) struct Tour {
    /// The state in which the loop was noticed, where its thread stood in it, and the sum that tells it.
    thread: usize,
    stands: Stand,
    sum: u128,
    stops: u32,
    /// How many stops there may be.
    most: u32,
    /// How often the state may yet be compared, if it is not known that there is a loop.
    looks: Option<u32>,
    places: FxHashSet<(MethodId, u32)>,
    /// Whether the run had looked at the clock or the collector before a probe.
    outside: bool,
    /// All places were seen.
    whole: bool,
}

/// Depth of the stack, method and instruction.
type Stand = (usize, u32, u32);

impl JavaSystem {
    /// Whether the run has come back to a state it was in since the last choice, or is to be broken
    /// off. A state is kept at growing intervals, and compared with those of the laps right after it.
    pub(super) fn comes_round(&mut self, at: usize) -> bool {
        if self.tour.is_some() {
            return self.tours(at);
        }
        self.laps.count += 1;
        if self.laps.count.is_multiple_of(Laps::WARM_UP) && self.watch.is_over() {
            return true;
        }
        self.laps.is_watched() && self.has_been_here(at)
    }

    /// The same after a long lap, which is always worth a look.
    pub(super) fn comes_round_slowly(&mut self, at: usize) -> bool {
        if self.tour.is_some() {
            return self.tours(at);
        }
        self.laps.count += 1;
        self.watch.is_over() || self.has_been_here(at)
    }

    /// Whether the run is to stop because it has been here before: not at once, it goes round once more.
    fn has_been_here(&mut self, at: usize) -> bool {
        let now = self.sum_of_lap(at);
        if self.laps.is_round(now) {
            self.begin_tour(at, now);
        } else if self.laps.is_kept() {
            self.machine.run.looks_outside = false;
        }
        false
    }

    /// What tells the state of a lap from others.
    fn sum_of_lap(&mut self, at: usize) -> u128 {
        let now = crate::heap::fold(self.machine.seal(), at as u64);
        // The thread runs on: its top frame changes, and what it drops is garbage.
        self.machine.select_thread(at);
        now
    }

    /// Thread `at` goes round for ever without a visible operation. The others go on all the same, and if it is a daemon
    /// they may end the program; where nobody else can move, nothing ever happens again.
    pub(super) fn spins(&mut self, at: usize) -> Turn {
        let others = self.machine.movers().iter().any(|&(other, _)| other as usize != at);
        if !others || self.watch.has_broken() || self.machine.run.looks_outside {
            return self.livelock(at);
        }
        self.tour = None;
        self.machine.log_thread(at);
        self.machine.state.threads[at].spins = true;
        self.settle_threads(Some(at))
    }

    /// Only thread `at` can move, and it goes round for ever.
    pub(super) fn livelock(&mut self, at: usize) -> Turn {
        let place = self.place_of_loop();
        if self.watch.has_broken() {
            // Whatever is answered is thrown away.
            return Turn::Stop(self.over(Stop::End));
        }
        if self.machine.run.looks_outside {
            // Time stands while a thread runs, and garbage stays: what it waits for may well happen.
            let what = format!("a loop that waits for the clock or the collector{}", self.machine.place(at));
            return Turn::Stop(self.over(Stop::Unsupported(what)));
        }
        if let Some(first) = self.machine.earliest() {
            // While it goes round, time passes.
            return match first[..] {
                [(next, timed_out)] => Turn::Next(next as usize, timed_out),
                _ => Turn::Stop(self.choose_thread(at, first)),
            };
        }
        // With other threads about, it is them it waits for.
        let kind = if self.machine.state.threads.len() > 1 { "livelock" } else { "endless" };
        let message = format!("a loop that nothing can end{place}");
        Turn::Stop(self.over(Stop::Violation(Violation { kind: kind.into(), message })))
    }

    /// The loop was noticed with thread `at` in this state: the tour begins.
    pub(super) fn begin_tour(&mut self, at: usize, sum: u128) {
        let stands = self.stands(at);
        let mut places = FxHashSet::default();
        places.extend(self.machine.user_frame(&self.machine.state.threads[at]));
        // Whether the slice ended before a call stays known: the call has yet to be made, and a stop before it is no way round.
        let tour = Tour {
            thread: at,
            stands,
            sum,
            stops: 0,
            most: LONGEST,
            looks: None,
            places,
            outside: false,
            whole: false,
        };
        self.tour = Some(tour);
    }

    /// So many slices are over without a choice: perhaps this is a loop.
    pub(super) fn begin_probe(&mut self, at: usize, slices: u32) {
        let sum = self.sum_of_lap(at);
        self.begin_tour(at, sum);
        if let Some(tour) = &mut self.tour {
            (tour.most, tour.looks) = (PROBE.saturating_mul(slices).min(LONGEST), Some(LOOKS));
            tour.outside = std::mem::take(&mut self.machine.run.looks_outside);
        }
    }

    /// A stop on the tour; whether the run is over: it is back where the loop was noticed, or the loop is
    /// too long for a name.
    pub(super) fn tours(&mut self, at: usize) -> bool {
        let stands = self.stands(at);
        let place = self.machine.user_frame(&self.machine.state.threads[at]);
        let Some(tour) = &mut self.tour else { return true };
        tour.places.extend(place);
        tour.stops += 1;
        let may_be_back = (at, stands) == (tour.thread, tour.stands);
        let (sum, is_late) = (tour.sum, tour.stops.is_multiple_of(1 << 10) && self.watch.is_over());
        let mut gives_up = tour.stops >= tour.most;
        if let (Some(looks), true) = (&mut tour.looks, may_be_back) {
            gives_up |= *looks == 0;
            *looks = looks.saturating_sub(1);
        }
        if is_late {
            return true;
        }
        if gives_up {
            let was_known = tour.looks.is_none();
            if !was_known {
                self.machine.run.looks_outside |= tour.outside;
                self.tour = None;
            }
            return was_known;
        }
        let is_back = may_be_back && self.sum_of_lap(at) == sum;
        if let Some(tour) = &mut self.tour {
            tour.whole = is_back;
        }
        is_back
    }

    /// How far the machine runs until it looks again: on a tour to the next jump or call. A call is
    /// stopped at before it is made, and then made.
    pub(super) fn slice(&mut self) -> u32 {
        let starved = std::mem::take(&mut self.machine.run.starved);
        if self.tour.is_some() { u32::from(starved) } else { super::SLICE }
    }

    /// ` at Main.java:12`: the first place of the loop, if all of them were seen.
    pub(super) fn place_of_loop(&mut self) -> String {
        let Some(tour) = self.tour.take().filter(|tour| tour.whole) else { return String::new() };
        let m = &self.machine;
        let places = tour.places.iter().map(|&(method, pc)| {
            let line = m.line_of(method, pc);
            (line.is_none(), m.source_file(method), line, m.element_text((method, pc)))
        });
        match places.min() {
            Some((false, Some(file), Some(line), _)) => format!(" at {file}:{line}"),
            Some((.., text)) => format!(" in {text}"),
            None => String::new(),
        }
    }

    fn stands(&self, at: usize) -> Stand {
        let frames = &self.machine.state.threads[at].frames;
        frames.last().map_or((0, 0, 0), |frame| (frames.len(), frame.method.0, frame.pc))
    }
}
