//! Where the unknown mass is: which choices of the program lead to what was not explored.
//!
//! Idea: let mass 1 flow from the initial state through the searched chain (as in the kernel's push);
//! what comes to an alternative that was not explored is charged to the site of its choice. Mass that
//! meets something that could not be followed is charged to the choice before it. On cycles the flow
//! becomes smaller with every round and is cut off when little is left, so the shares are about right,
//! no bounds: they say where to look, not what is proven. Known gap: only for chains; with decisions
//! the unknown mass depends on the scheduler.

use std::collections::{HashMap, VecDeque};

use sojourner_kernel::graph::Status;
use sojourner_kernel::{Graph, Site, StateId, System};

use crate::collect::tell;
use crate::report::UnknownAt;

/// Mass below this is not followed.
const NEGLIGIBLE: f64 = 1e-9;
/// How many sites are named; naming one repeats a run.
const NAMED: usize = 20;
/// How many are reported.
const KEPT: usize = 10;

/// The places with the most unknown mass, largest first; none with decisions, or if nothing is unknown.
pub fn unknown<S: System>(graph: &Graph, system: &mut S) -> Vec<UnknownAt> {
    if graph.has_decisions() || graph.is_empty() {
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

fn by_site(graph: &Graph) -> Vec<AtSite> {
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
        for (alternative, target) in graph.targets_of(state).enumerate() {
            let part = mass * shape.probability(alternative as u32);
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
    use sojourner_kernel::{Check, Choice, Model, Modelled};

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

    #[test]
    fn mass_on_a_cycle_goes_on_until_it_is_out() {
        // State 1 is complete, so all that is unknown is behind the long way.
        let places = places(6);
        assert_eq!(places.len(), 1);
        assert_eq!(places[0].site, "site 2");
        assert!((places[0].share - 1.0).abs() < 1e-12, "{places:?}");
    }
}
