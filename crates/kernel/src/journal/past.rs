//! A journal read again, entry by entry.

use super::flat::Reader;
use super::{CHOICE, END, EXCLUDED, HEAD, NEW, Order, Refused, UNSUPPORTED, VIOLATION};
use crate::choice::Choice;
use crate::graph::{ShapeId, StateId};
use crate::search::ledger::Report;
use crate::store::{Key, StoreKind};
use crate::system::{Fingerprint, Stop, Violation};
use std::time::Duration;

/// The blocks of a journal, to be gone through by a resumed run ([`crate::Check::resume`]).
pub struct Past {
    blocks: Box<dyn Iterator<Item = Vec<u8>>>,
    block: Vec<u8>,
    at: usize,
    order: Order,
    choices: Vec<Choice>,
    elapsed: Duration,
    steps: u64,
}

/// What the journal says about a transition: where it led.
pub(crate) enum Entry {
    Known(StateId),
    New { stop: Stop, seen: Report },
}

impl Past {
    /// The past that these blocks tell, as a [`super::Sink`] got them.
    pub fn new(blocks: impl Iterator<Item = Vec<u8>> + 'static) -> Past {
        Past {
            blocks: Box::new(blocks),
            block: Vec::new(),
            at: 0,
            order: Order::default(),
            choices: Vec::new(),
            elapsed: Duration::ZERO,
            steps: 0,
        }
    }

    /// Whether there is an entry left.
    #[inline]
    pub(crate) fn is_ahead(&mut self) -> Result<bool, Refused> {
        if self.at < self.block.len() {
            return Ok(true);
        }
        self.turn_over()
    }

    #[cold]
    fn turn_over(&mut self) -> Result<bool, Refused> {
        let word = |block: &[u8], at: usize| {
            block.get(at..at + 8).and_then(|b| b.try_into().ok()).map(u64::from_le_bytes)
        };
        // The digest in the head is of the transitions up to the end of the block.
        if !self.block.is_empty() && word(&self.block, 8) != Some(self.order.0) {
            return Err(Refused::Diverges);
        }
        for block in self.blocks.by_ref() {
            let (Some(elapsed), Some(steps)) = (word(&block, 0), word(&block, 16)) else {
                return Err(Refused::Unreadable);
            };
            self.elapsed = Duration::from_micros(elapsed);
            self.steps = steps;
            if block.len() > HEAD {
                (self.block, self.at) = (block, HEAD);
                return Ok(true);
            }
        }
        (self.block, self.at) = (Vec::new(), 0);
        Ok(false)
    }

    /// The next entry, which must be there; `states` are known so far.
    #[inline]
    pub(crate) fn entry(
        &mut self,
        by: Option<(StateId, u32)>,
        states: u64,
        (kind, labels): (StoreKind, bool),
    ) -> Result<Entry, Refused> {
        if let Some((from, alternative)) = by {
            self.order.add(from, alternative);
        }
        let mut reader = Reader::new(&self.block);
        reader.at = self.at;
        let entry = read(&mut reader, &mut self.choices, states, kind, labels);
        self.at = reader.at;
        entry.ok_or(Refused::Unreadable)
    }

    /// The heuristic value of the state found last.
    pub(crate) fn value(&mut self) -> Result<f64, Refused> {
        let mut reader = Reader::new(&self.block);
        reader.at = self.at;
        let value = reader.float();
        self.at = reader.at;
        value.ok_or(Refused::Unreadable)
    }

    /// How long the run had taken when the present block was handed on.
    pub(crate) fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// The steps the run had taken then.
    pub(crate) fn steps(&self) -> u64 {
        self.steps
    }

    /// A choice met before, by the number of its shape.
    pub(crate) fn choice(&self, shape: ShapeId) -> Option<&Choice> {
        self.choices.get(shape.0 as usize)
    }

    pub(super) fn order(&self) -> Order {
        self.order
    }

    pub(super) fn shapes(&self) -> u32 {
        self.choices.len() as u32
    }
}

#[inline]
fn read(
    from: &mut Reader<'_>,
    choices: &mut Vec<Choice>,
    states: u64,
    kind: StoreKind,
    labels: bool,
) -> Option<Entry> {
    let head = from.number()?;
    if head != NEW {
        return Some(Entry::Known(StateId(u32::try_from(states.checked_sub(head)?).ok()?)));
    }
    let stop = match from.number()? {
        END => Stop::End,
        VIOLATION => Stop::Violation(Violation { kind: from.text()?, message: from.text()? }),
        UNSUPPORTED => Stop::Unsupported(from.text()?),
        EXCLUDED => Stop::Excluded,
        shape => {
            let at = usize::try_from(shape - CHOICE).ok()?;
            if at == choices.len() {
                choices.push(Choice::read(from)?);
            }
            Stop::Choice(choices.get(at)?.clone())
        }
    };
    let key = match kind {
        StoreKind::Fingerprint => Key::Fingerprint(Fingerprint(u128::from_le_bytes(from.array()?))),
        StoreKind::Exact => Key::Encoding(from.bytes()?.to_vec()),
    };
    let labels = if labels { from.number()? } else { 0 };
    Some(Entry::New { stop, seen: Report { key, labels } })
}
