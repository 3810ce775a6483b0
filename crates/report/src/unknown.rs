//! Where the unknown mass is: which choices of the program lead to what was not explored.
//!
//! Idea: let mass 1 flow from the initial state through the searched chain (as in the kernel's push);
//! what comes to an alternative that was not explored is charged to the site of its choice. Mass that
//! meets something that could not be followed is charged to the choice before it. On cycles the flow
//! becomes smaller with every round and is cut off when little is left, so the shares are about right,
//! no bounds: they say where to look, not what is proven.
//!
//! With decisions the unknown mass depends on the scheduler; the flow is then that of a scheduler by
//! which as much as possible comes to what is unknown. That one is found by sweeps: a state's value
//! is the best of its groups, and the group that raised it last is the scheduler's choice, so that it
//! does not go round in circles. Where nothing is left to chance it would be one place of many, and
//! nothing is said. Known gap: the sweeps are few, so on large cycles the scheduler may not be the
//! worst.

use std::collections::{HashMap, VecDeque};

use sojourner_kernel::graph::Status;
use sojourner_kernel::{Ask, Graph, Site, StateId, System};

use crate::collect::tell;
use crate::report::UnknownAt;

/// Mass below this is not followed.
const NEGLIGIBLE: f64 = 1e-9;
/// How many sites are named; naming one repeats a run.
const NAMED: usize = 20;
/// How many are reported.
const KEPT: usize = 10;

/// Sweeps to find the worst scheduler.
const SWEEPS: usize = 40;

/// The places with the most unknown mass, largest first; none without chance, or if nothing is unknown.
pub fn unknown<S: System>(graph: &Graph, system: &mut S) -> Vec<UnknownAt> {
    if graph.is_empty() || graph.has_decisions() && !graph.has_chances() {
        return Vec::new();
    }
    let sites = by_site(graph);
    let total: f64 = sites.iter().map(|s| s.mass).sum();
    let mut places: Vec<UnknownAt> = Vec::new();
    for site in sites.iter().take(NAMED) {
        // A program may know the name of a site only after it was there.
        tell(system, &graph.path_to(site.example));
        let name = system.site_name(site.site);
        let share = site.mass / total;
        match places.iter_mut().find(|p| p.site == name) {
            Some(place) => place.share += share,
            None => places.push(UnknownAt { site: name, share }),
        }
    }
    places.sort_by(|a, b| b.share.total_cmp(&a.share));
    places.truncate(KEPT);
    places
}

struct AtSite {
    site: Site,
    mass: f64,
    /// A state that makes its choice there.
    example: StateId,
}

/// For each state the group that a scheduler takes who is after the unknown; empty if nobody decides.
fn worst(graph: &Graph) -> Vec<u32> {
    if !graph.has_decisions() {
        return Vec::new();
    }
    let mut value = vec![0.0f64; graph.len()];
    let mut choice = vec![0u32; graph.len()];
    for sweep in 0..SWEEPS {
        let mut changed = false;
        for state in (0..graph.len() as u32).rev().map(StateId) {
            let Some(shape) = graph.shape(state) else {
                if sweep == 0 && graph.status(state) == Status::Unsupported {
                    value[state.index()] = 1.0;
                }
                continue;
            };
            if !graph.is_expanded(state) {
                value[state.index()] = 1.0;
                continue;
            }
            for g in 0..shape.groups() {
                let of =
                    |a: u32| shape.probability(a) * graph.target(state, a).map_or(1.0, |t| value[t.index()]);
                let sum: f64 = shape.group(g).map(of).sum();
                if sum > value[state.index()] * (1.0 + 1e-9) {
                    (value[state.index()], choice[state.index()]) = (sum, g);
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    choice
}

fn by_site(graph: &Graph) -> Vec<AtSite> {
    let worst = worst(graph);
    let mut pending = vec![0.0f64; graph.len()];
    let mut queue = VecDeque::from([StateId::INITIAL]);
    pending[0] = 1.0;
    let mut found: HashMap<Site, AtSite> = HashMap::new();
    let mut charge = |state: StateId, mass: f64| {
        if let Some(shape) = graph.shape(state) {
            let site = shape.site();
            found.entry(site).or_insert(AtSite { site, mass: 0.0, example: state }).mass += mass;
        }
    };
    let mut work = 20 * graph.transitions() + 1_000_000;
    while let Some(state) = queue.pop_front() {
        let mass = std::mem::take(&mut pending[state.index()]);
        let Some(shape) = graph.shape(state) else { continue };
        if !graph.is_expanded(state) {
            charge(state, mass);
            continue;
        }
        let taken = match worst.get(state.index()) {
            Some(&group) => shape.group(group),
            None => 0..shape.len(),
        };
        for alternative in taken {
            let target = graph.target(state, alternative);
            let part = mass * shape.probability(alternative);
            match target {
                None => charge(state, part),
                Some(to) if graph.status(to) == Status::Unsupported => charge(state, part),
                Some(to) if graph.shape(to).is_some() => {
                    let waiting = &mut pending[to.index()];
                    // What is too little to follow waits until more comes.
                    if *waiting < NEGLIGIBLE && *waiting + part >= NEGLIGIBLE {
                        queue.push_back(to);
                    }
                    *waiting += part;
                }
                Some(_) => {}
            }
            work = work.saturating_sub(1);
        }
        if work == 0 {
            break;
        }
    }
    let mut sites: Vec<AtSite> = found.into_values().collect();
    sites.sort_by(|a, b| b.mass.total_cmp(&a.mass).then(a.site.cmp(&b.site)));
    sites
}

#[cfg(test)]
mod tests {
    use super::*;
    use sojourner_kernel::{Check, Choice, Decision, Model, Modelled, Spec};

    /// From 0 by chance to 1 (0.75) or 2 (0.25), which each choose at a site of their own: 1 between
    /// an end and itself, 2 between an end and a long way.
    struct Fork;

    impl Model for Fork {
        type State = u32;

        fn initial(&self) -> u32 {
            0
        }

        fn choice(&self, state: &u32) -> Option<Choice> {
            match state {
                0 => Some(Choice::chance(&[0.75, 0.25]).at(Site(7))),
                99 => None,
                1 => Some(Choice::uniform(2).at(Site(1))),
                _ => Some(Choice::uniform(2).at(Site(2))),
            }
        }

        fn next(&self, state: &u32, alternative: u32) -> u32 {
            match (state, alternative) {
                (0, a) => a + 1,
                (_, 0) => 99,
                (1, _) => 1,
                (n, _) => n + 1,
            }
        }
    }

    fn places(transitions: u64) -> Vec<UnknownAt> {
        let outcome = Check::new(Modelled::new(Fork)).max_transitions(transitions).run();
        unknown(&outcome.graph, &mut Modelled::new(Fork))
    }

    #[test]
    fn unknown_mass_is_charged_to_the_choice_that_leads_there() {
        let named = |site: u32, share: f64| UnknownAt { site: format!("site {site}"), share };
        // Nothing was taken yet: all of it is behind the first choice.
        assert_eq!(places(0), [named(7, 1.0)]);
        assert_eq!(places(2), [named(1, 0.75), named(2, 0.25)]);
    }

    /// From 0 a scheduler goes to 1 or to 2; 1 ends, or with probability a tenth goes a long way at
    /// site 5, and 2 does so with nine tenths, at site 6. Either may go back to 0 first.
    struct Pick;

    impl Model for Pick {
        type State = u32;

        fn initial(&self) -> u32 {
            0
        }

        fn choice(&self, state: &u32) -> Option<Choice> {
            match state {
                0 => Some(Choice::decision(Decision::Data, 2).at(Site(1))),
                1 => Some(Choice::chance(&[0.9, 0.1]).at(Site(5))),
                2 => Some(Choice::chance(&[0.1, 0.9]).at(Site(6))),
                3 => None,
                _ => Some(Choice::decision(Decision::Data, 2).at(Site(7))),
            }
        }

        fn next(&self, state: &u32, alternative: u32) -> u32 {
            match (state, alternative) {
                (0, a) => a + 1,
                (1 | 2, 0) => 3,
                (1 | 2, _) => 4,
                (n, 0) => n + 1,
                _ => 0,
            }
        }
    }

    #[test]
    fn with_decisions_it_is_the_mass_of_the_worst_scheduler() {
        let outcome =
            Check::new(Modelled::new(Pick)).strategy(Spec::named("bfs").unwrap()).max_transitions(6).run();
        let places = unknown(&outcome.graph, &mut Modelled::new(Pick));
        assert_eq!(places, [UnknownAt { site: "site 7".into(), share: 1.0 }]);
        // Before the way on is known, the unknown is behind the choice of the second.
        let outcome =
            Check::new(Modelled::new(Pick)).strategy(Spec::named("bfs").unwrap()).max_transitions(4).run();
        let places = unknown(&outcome.graph, &mut Modelled::new(Pick));
        assert_eq!(places[0], UnknownAt { site: "site 6".into(), share: 1.0 });
    }

    #[test]
    fn mass_on_a_cycle_goes_on_until_it_is_out() {
        // State 1 is complete, so all that is unknown is behind the long way.
        let places = places(6);
        assert_eq!(places.len(), 1);
        assert_eq!(places[0].site, "site 2");
        assert!((places[0].share - 1.0).abs() < 1e-12, "{places:?}");
    }
}
