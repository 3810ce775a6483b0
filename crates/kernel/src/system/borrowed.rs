//! A borrowed system is a system: a search that may have to begin anew gives its system to each attempt in turn.

use super::action::Actions;
use super::footprint::{Actor, Footprint};
use super::{Fingerprint, Stop, System};
use crate::choice::Site;
use crate::search::Reduction;
use crate::watch::Watch;

impl<S: System> System for &mut S {
    type Snapshot = S::Snapshot;
    const UNDO: bool = S::UNDO;
    const PORTABLE: bool = S::PORTABLE;

    #[inline]
    fn start(&mut self) -> Stop {
        (**self).start()
    }

    #[inline]
    fn step(&mut self, alternative: u32) -> Stop {
        (**self).step(alternative)
    }

    #[inline]
    fn save(&mut self) -> S::Snapshot {
        (**self).save()
    }

    #[inline]
    fn restore(&mut self, snapshot: &S::Snapshot) {
        (**self).restore(snapshot);
    }

    #[inline]
    fn mark(&mut self) {
        (**self).mark();
    }

    #[inline]
    fn undo(&mut self) {
        (**self).undo();
    }

    #[inline]
    fn fingerprint(&mut self) -> Fingerprint {
        (**self).fingerprint()
    }

    #[inline]
    fn encode(&mut self, out: &mut Vec<u8>) {
        (**self).encode(out);
    }

    fn propositions(&self) -> Vec<String> {
        (**self).propositions()
    }

    #[inline]
    fn labels(&mut self) -> u64 {
        (**self).labels()
    }

    fn shown(&mut self) -> u64 {
        (**self).shown()
    }

    fn heuristics(&self) -> Vec<String> {
        (**self).heuristics()
    }

    #[inline]
    fn heuristic(&mut self, index: usize) -> f64 {
        (**self).heuristic(index)
    }

    fn describe_state(&mut self) -> String {
        (**self).describe_state()
    }

    fn describe_step(&mut self, alternative: u32) -> String {
        (**self).describe_step(alternative)
    }

    fn actions(&mut self) -> Option<&mut dyn Actions> {
        (**self).actions()
    }

    fn set_watch(&mut self, watch: Watch) {
        (**self).set_watch(watch);
    }

    fn refine(&mut self) -> bool {
        (**self).refine()
    }

    fn assumptions(&self) -> String {
        (**self).assumptions()
    }

    fn should_end(&self) -> bool {
        (**self).should_end()
    }

    #[inline]
    fn shared(&mut self) -> Option<u128> {
        (**self).shared()
    }

    fn trace(&mut self, wanted: Reduction) -> bool {
        (**self).trace(wanted)
    }

    #[inline]
    fn footprint(&mut self, out: &mut Footprint) {
        (**self).footprint(out);
    }

    #[inline]
    fn actors(&mut self) -> Vec<u64> {
        (**self).actors()
    }

    #[inline]
    fn is_own(&mut self, alternative: u32) -> bool {
        (**self).is_own(alternative)
    }

    #[inline]
    fn cast(&mut self) -> Vec<Actor> {
        (**self).cast()
    }

    fn site_name(&self, site: Site) -> String {
        (**self).site_name(site)
    }
}

#[cfg(test)]
mod tests {
    /// What a wrapper does not pass on has the answer of a system that has no such thing: forgotten, that is a
    /// wrong answer that no compiler sees.
    #[test]
    fn wrappers_pass_on_everything() {
        let all: Vec<&str> = methods(include_str!("../system.rs"));
        assert!(all.len() > 20, "{all:?}");
        let wrappers = [
            ("borrowed.rs", include_str!("borrowed.rs"), &[][..]),
            ("watched.rs", include_str!("watched.rs"), &[]),
            // Steps do not tell what they touch: the past of actions is one place that all of them write.
            ("sought.rs", include_str!("sought.rs"), &["shared", "trace", "footprint", "cast"]),
        ];
        for (name, text, without) in wrappers {
            let own = methods(text);
            let missing: Vec<_> = all.iter().filter(|m| !own.contains(m) && !without.contains(m)).collect();
            assert!(missing.is_empty(), "{name} does not pass on {missing:?}");
        }
    }

    /// The names of the methods that a text declares.
    fn methods(text: &str) -> Vec<&str> {
        let text = text.split("#[cfg(test)]").next().unwrap_or(text);
        let names = text.lines().filter_map(|line| line.strip_prefix("    fn "));
        names.filter_map(|rest| rest.split(['(', '<']).next()).collect()
    }
}
