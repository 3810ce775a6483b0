//! Models as functions over states of at most 128 bits.
//!
//! The whole state is one integer, so a snapshot is a copy, an undo mark is a push, and the
//! fingerprint can be a bijection of the state: two states that stop alike (which the store mixes
//! in) never share one.

use sojourner_kernel::system::action::{ActionId, Actions, Declared, declared_in};
use sojourner_kernel::system::capability::{Describe, Exact, Heuristics, Labels, Undo};
use sojourner_kernel::{Capabilities, Fingerprint, Site, Stop, System};

/// A model whose states are integers. All methods are pure: the same state gives the same answer.
pub trait Packed {
    /// The initial state.
    fn initial(&self) -> u128;

    /// How the state looks to the search: a choice, an end, a violation.
    fn stop(&self, state: u128) -> Stop;

    /// The state that `alternative` of the state's choice leads to.
    fn next(&self, state: u128, alternative: u32) -> u128;

    /// The names of the propositions, at most 64.
    fn propositions(&self) -> Vec<String> {
        Vec::new()
    }

    /// The propositions that hold, bit `i` for the `i`th.
    fn labels(&self, _state: u128) -> u64 {
        0
    }

    /// The names of the heuristics.
    fn heuristics(&self) -> Vec<String> {
        Vec::new()
    }

    /// The value of a heuristic; larger is more promising.
    fn heuristic(&self, _state: u128, _index: usize) -> f64 {
        0.0
    }

    /// The state, for a person.
    fn describe_state(&self, state: u128) -> String {
        state.to_string()
    }

    /// What an alternative means, for a person.
    fn describe_step(&self, state: u128, alternative: u32) -> String {
        format!("to {}", self.describe_state(self.next(state, alternative)))
    }

    /// The texts of the actions, by number; empty if transitions are not named by actions.
    fn actions(&self) -> &[String] {
        &[]
    }

    /// The action of an alternative, as an index into [`Packed::actions`].
    fn action(&self, _state: u128, _alternative: u32) -> Option<u32> {
        None
    }

    /// Whether the initial state is but the draw of where runs start.
    fn draws_start(&self) -> bool {
        false
    }

    /// The name of a choice site.
    fn site_name(&self, site: Site) -> String {
        format!("site {}", site.0)
    }
}

/// A system that walks through a packed model.
#[derive(Debug, Clone)]
pub struct Walk<P> {
    model: P,
    state: u128,
    marks: Vec<u128>,
}

impl<P: Packed> Walk<P> {
    /// A walk that stands at the initial state of `model`.
    pub fn new(model: P) -> Walk<P> {
        let state = model.initial();
        Walk { model, state, marks: Vec::new() }
    }

    /// The model that is walked through.
    pub fn model(&self) -> &P {
        &self.model
    }
}

/// A bijection of 128 bits whose every output bit depends on every input bit. Fixed for ever:
/// checkpoints and tests rely on it.
pub fn spread(state: u128) -> u128 {
    const A: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
    const B: u128 = 0xda94_2042_e4dd_58b5_c2b2_ae3d_27d4_eb4f;
    let mut x = state ^ A;
    x = (x ^ (x >> 67)).wrapping_mul(A);
    x = (x ^ (x >> 61)).wrapping_mul(B);
    x ^ (x >> 64)
}

impl<P: Packed> System for Walk<P> {
    type Snapshot = u128;

    fn start(&mut self) -> Stop {
        self.marks.clear();
        self.state = self.model.initial();
        self.model.stop(self.state)
    }

    fn step(&mut self, alternative: u32) -> Stop {
        self.state = self.model.next(self.state, alternative);
        self.model.stop(self.state)
    }

    fn save(&mut self) -> u128 {
        self.state
    }

    fn restore(&mut self, snapshot: &u128) {
        self.state = *snapshot;
    }

    fn fingerprint(&mut self) -> Fingerprint {
        Fingerprint(spread(self.state))
    }
}

impl<P: Packed> Capabilities for Walk<P> {
    sojourner_kernel::capable!(Undo, Exact, Labels, Heuristics, Describe);

    fn as_actions(&mut self) -> Option<&mut dyn Actions> {
        if self.model.actions().is_empty() { None } else { Some(self) }
    }
}

impl<P: Packed> Undo for Walk<P> {
    fn mark(&mut self) {
        self.marks.push(self.state);
    }

    fn undo(&mut self) {
        self.state = self.marks.pop().expect("undo without a mark");
    }
}

impl<P: Packed> Exact for Walk<P> {
    fn encode(&mut self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.state.to_le_bytes());
    }
}

impl<P: Packed> Labels for Walk<P> {
    fn propositions(&self) -> Vec<String> {
        self.model.propositions()
    }

    fn labels(&mut self) -> u64 {
        self.model.labels(self.state)
    }
}

impl<P: Packed> Heuristics for Walk<P> {
    fn heuristics(&self) -> Vec<String> {
        self.model.heuristics()
    }

    fn heuristic(&mut self, index: usize) -> f64 {
        self.model.heuristic(self.state, index)
    }
}

impl<P: Packed> Describe for Walk<P> {
    fn describe_state(&mut self) -> String {
        self.model.describe_state(self.state)
    }

    fn describe_step(&mut self, alternative: u32) -> String {
        self.model.describe_step(self.state, alternative)
    }

    fn site_name(&self, site: Site) -> String {
        self.model.site_name(site)
    }
}

impl<P: Packed> Actions for Walk<P> {
    fn action(&mut self, alternative: u32) -> Option<ActionId> {
        self.model.action(self.state, alternative).map(ActionId)
    }

    fn draws_start(&self) -> bool {
        self.model.draws_start()
    }

    fn is_drawn_first(&self) -> bool {
        let initial = self.model.initial();
        let has_choice = matches!(self.model.stop(initial), Stop::Choice(_));
        has_choice && !self.model.actions().is_empty() && self.model.action(initial, 0).is_none()
    }

    fn text(&self, action: ActionId) -> String {
        self.model.actions().get(action.0 as usize).cloned().unwrap_or_default()
    }

    fn declared(&self) -> Vec<Declared> {
        let mut declared: Vec<Declared> = self.model.actions().iter().flat_map(|a| declared_in(a)).collect();
        declared.sort();
        declared.dedup();
        declared
    }
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn every_input_bit_reaches_both_ends_of_the_fingerprint() {
        for base in [0u128, 1, 0xdead_beef, u128::MAX / 3] {
            for bit in 0..128 {
                let change = spread(base) ^ spread(base ^ (1 << bit));
                assert!((change as u32).count_ones() >= 4, "low bits, base {base:x} bit {bit}: {change:x}");
                assert!(((change >> 96) as u32).count_ones() >= 1, "high bits, base {base:x} bit {bit}");
            }
        }
    }
}
