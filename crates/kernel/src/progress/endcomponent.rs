//! Maximal end components: sets of states in which a scheduler can stay for ever.
//!
//! The standard refinement (Baier and Katoen, section 10.6.3), inside one strongly connected
//! component. A group with an unexplored alternative leaves the set: nobody knows where to.

use super::component::NONE;
use super::scc;
use super::view::View;
use smallvec::SmallVec;

/// A component after its end components are collapsed: parts that have one value each.
pub(super) struct Parts {
    parts: Vec<Part>,
    /// The part of each member, by position in the component.
    part_of: Vec<u32>,
}

struct Part {
    states: SmallVec<[u32; 1]>,
    /// The groups (state, group) that may leave the part.
    exits: SmallVec<[(u32, u32); 2]>,
}

impl Parts {
    pub(super) fn len(&self) -> usize {
        self.parts.len()
    }

    pub(super) fn states(&self, part: usize) -> &[u32] {
        &self.parts[part].states
    }

    pub(super) fn exits(&self, part: usize) -> &[(u32, u32)] {
        &self.parts[part].exits
    }

    /// The part that the member at a position is in.
    #[inline]
    pub(super) fn of(&self, position: u32) -> usize {
        self.part_of[position as usize] as usize
    }
}

impl Part {
    fn single<V: View>(view: &V, s: u32) -> Part {
        Part { states: SmallVec::from_elem(s, 1), exits: (0..view.groups(s)).map(|g| (s, g)).collect() }
    }
}

/// Splits a component into its maximal end components and the other states, in the given order.
pub(super) fn collapse<V: View>(view: &V, component: &[u32], local: &[u32]) -> Parts {
    let n = component.len();
    // The candidate set each member is in; `NONE` once it is in no end component.
    let mut set = vec![0u32; n];
    let stays = |set: &[u32], i: u32, g: u32| {
        let (s, own) = (component[i as usize], set[i as usize]);
        view.all_in(s, g, |target| {
            target.is_some_and(|t| {
                let j = local[t as usize];
                j != NONE && set[j as usize] == own
            })
        })
    };
    let mut sets = 1;
    let cores = loop {
        // A state without a group that stays is in no end component.
        let mut left: Vec<u32> = (0..n as u32).filter(|&i| set[i as usize] != NONE).collect();
        let whole = left.len();
        loop {
            let before = left.len();
            left.retain(|&i| {
                let keep = (0..view.groups(component[i as usize])).any(|g| stays(&set, i, g));
                if !keep {
                    set[i as usize] = NONE;
                }
                keep
            });
            left.reverse();
            if left.len() == before {
                break;
            }
        }
        // What remains falls apart into the components of its staying groups.
        let mut found: Vec<Vec<u32>> = Vec::new();
        scc::each(
            n,
            left.iter().copied(),
            |i| view.alternatives(component[i as usize]),
            |i, a| {
                let s = component[i as usize];
                let t = local[view.target(s, a)? as usize];
                let inside = t != NONE && set[t as usize] == set[i as usize];
                (inside && stays(&set, i, view.group_of(s, a))).then_some(t)
            },
            |c| found.push(c.to_vec()),
        );
        for (new, part) in found.iter().enumerate() {
            part.iter().for_each(|&i| set[i as usize] = new as u32);
        }
        if left.len() == whole && found.len() == sets {
            break found;
        }
        sets = found.len();
    };
    let mut core_of = vec![NONE; n];
    for (c, core) in cores.iter().enumerate() {
        core.iter().for_each(|&i| core_of[i as usize] = c as u32);
    }
    let mut parts = Vec::new();
    let mut part_of = vec![NONE; n];
    for i in 0..n as u32 {
        if part_of[i as usize] != NONE {
            continue;
        }
        let part = parts.len() as u32;
        part_of[i as usize] = part;
        let c = core_of[i as usize];
        if c == NONE {
            parts.push(Part::single(view, component[i as usize]));
            continue;
        }
        let core = &cores[c as usize];
        let mut exits = SmallVec::new();
        for &j in core {
            part_of[j as usize] = part;
            let s = component[j as usize];
            exits.extend((0..view.groups(s)).filter(|&g| !stays(&core_of, j, g)).map(|g| (s, g)));
        }
        parts.push(Part { states: core.iter().map(|&j| component[j as usize]).collect(), exits });
    }
    Parts { parts, part_of }
}
