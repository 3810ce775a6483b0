//! The strongly connected components of Engels' appendix: the start leads into each of `count`
//! complete graphs of `size` states, whose last state has the exit. Five of five have 31 states
//! and 110 transitions; 27 states when the exits share one end, as mCRL2 itself counts.

use sojourner_kernel::{Choice, Decision, Site, Stop};

use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Sccs {
    count: u64,
    size: u64,
    one_end: bool,
    chance: bool,
}

#[derive(Clone, Copy)]
enum Place {
    Start,
    /// Component and position, both from 1.
    Inside(u64, u64),
    /// The end of a component, 0 when they share it.
    Exit(u64),
}

fn pack(place: Place) -> u128 {
    match place {
        Place::Start => 0,
        Place::Inside(id, at) => u128::from(id) << 64 | u128::from(at) << 2 | 1,
        Place::Exit(id) => u128::from(id) << 64 | 2,
    }
}

fn place(state: u128) -> Place {
    match state & 3 {
        0 => Place::Start,
        1 => Place::Inside((state >> 64) as u64, state as u64 >> 2),
        _ => Place::Exit((state >> 64) as u64),
    }
}

impl Sccs {
    pub fn new(count: u64, size: u64, one_end: bool, chance: bool) -> Sccs {
        Sccs { count, size, one_end, chance }
    }
}

impl Packed for Sccs {
    fn initial(&self) -> u128 {
        0
    }

    fn stop(&self, state: u128) -> Stop {
        let (moves, site) = match place(state) {
            Place::Start => (self.count, 0),
            Place::Inside(_, at) => (self.size - 1 + u64::from(at == self.size), 1),
            Place::Exit(_) => return Stop::End,
        };
        let choice = match self.chance {
            true => Choice::uniform(moves as u32),
            false => Choice::decision(Decision::Data, moves as u32),
        };
        Stop::Choice(choice.at(Site(site)))
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        let alternative = u64::from(alternative);
        pack(match place(state) {
            Place::Start => Place::Inside(alternative + 1, 1),
            Place::Inside(id, at) if alternative + 1 < at => Place::Inside(id, alternative + 1),
            Place::Inside(id, _) if alternative + 1 < self.size => Place::Inside(id, alternative + 2),
            Place::Inside(id, _) => Place::Exit(if self.one_end { 0 } else { id }),
            Place::Exit(_) => unreachable!("an end offers no choice"),
        })
    }

    fn propositions(&self) -> Vec<String> {
        vec!["exit".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        u64::from(matches!(place(state), Place::Exit(_)))
    }

    fn describe_state(&self, state: u128) -> String {
        match place(state) {
            Place::Start => "start".into(),
            Place::Inside(id, at) => format!("component {id}, state {at}"),
            Place::Exit(0) => "end".into(),
            Place::Exit(id) => format!("end of component {id}"),
        }
    }

    fn site_name(&self, site: Site) -> String {
        ["the start", "inside a component"][site.0.min(1) as usize].into()
    }
}
