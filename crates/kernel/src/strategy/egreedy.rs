//! Epsilon-greedy search (Tang, section 4.6, Alg. 4.6).
//!
//! With probability epsilon like `rs`, else like `pfs`. Departure: transitions, not states. The
//! largest path probability waiting never rises, whoever was taken, so the queue of `pfs` serves. A
//! transition waits in both queue and urn; what one gave is skipped when the other gives it too, and
//! both are cleaned when more than half is stale.

use super::pfs::for_each_weight;
use super::radix::Falling;
use super::urn::{Item, Urn};
use super::{Needs, Offered, Strategy};
use crate::graph::{Graph, StateId};
use crate::rng::Rng;

/// Mostly the most probable path, at times a random one.
#[derive(Clone, Debug)]
pub struct EpsilonGreedy {
    epsilon: f64,
    queue: Falling<Item>,
    urn: Urn,
    /// Transitions not yet taken.
    waiting: u64,
    /// The weight of the one named last.
    named: f64,
    rng: Rng,
}

/// Stale entries below this many are not worth a cleaning.
const FEW: u64 = 1 << 12;

impl EpsilonGreedy {
    pub fn new(epsilon: f64, seed: u64) -> EpsilonGreedy {
        let rng = Rng::new(seed);
        EpsilonGreedy { epsilon, queue: Falling::new(), urn: Urn::new(), waiting: 0, named: 1.0, rng }
    }

    fn clean(&mut self, graph: &Graph) {
        let most = 2 * self.waiting + FEW;
        let waits = |(state, alternative): Item| graph.target(state, alternative).is_none();
        if self.urn.len() > most {
            self.urn.retain(waits);
        }
        if self.queue.len() > most {
            self.queue.retain(waits);
        }
    }
}

impl Strategy for EpsilonGreedy {
    fn offer(&mut self, offered: &Offered<'_>, graph: &Graph) {
        for_each_weight(offered, graph, |alternative, weight| {
            let item = (offered.state, alternative);
            self.urn.add(item, weight);
            self.queue.add(weight, item);
            self.waiting += 1;
        });
    }

    fn next(&mut self, graph: &Graph) -> Option<(StateId, u32)> {
        self.clean(graph);
        let random = self.rng.unit() < self.epsilon;
        loop {
            let (weight, item) = match random {
                true => self.urn.draw(&mut self.rng).map(|drawn| (drawn.weight, drawn.item))?,
                false => self.queue.pop()?,
            };
            if graph.target(item.0, item.1).is_none() {
                self.waiting -= 1;
                self.named = weight;
                return Some(item);
            }
        }
    }

    fn soon(&self, ahead: usize, _graph: &Graph) -> Option<Item> {
        match self.epsilon < 0.5 {
            true => self.queue.peek(ahead),
            false => self.urn.peek(ahead).map(|drawn| drawn.item),
        }
    }

    fn prefetch(&mut self) {
        self.urn.prefetch();
    }

    fn path_probability(&self) -> f64 {
        self.named
    }

    fn frontier(&self) -> u64 {
        self.waiting
    }

    fn needs(&self) -> Needs {
        Needs { path_probability: true, keeps_probability: true, tells_soon: true, heuristic: None }
    }

    fn bytes(&self) -> u64 {
        self.urn.bytes() + self.queue.bytes()
    }
}
