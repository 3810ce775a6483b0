//! Which multi-actions are worth forming below an operator: those that the operators above may let
//! through.
//!
//! A filter answers for names only, and for parts of multi-actions: `send` passes below
//! `allow({transfer}, comm({send|receive -> transfer}, ...))`, since a `receive` may join it. It may let
//! too much through (the operators themselves decide), never too little.

use smallvec::SmallVec;

use super::Net;

/// More multi-actions than this are not listed; everything passes then.
const MOST: usize = 20_000;

/// What may still become something allowed.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Multi-actions, names in order, of which a part may be there; none if all pass.
    whole: Option<Vec<Vec<u32>>>,
    /// The names in any of them, in order.
    members: Vec<u32>,
    /// Names that may be there any number of times: they are hidden above.
    free: Vec<u32>,
    blocked: Vec<u32>,
}

impl Filter {
    fn new(whole: Option<Vec<Vec<u32>>>, free: Vec<u32>, blocked: Vec<u32>) -> Filter {
        let mut members: Vec<u32> = whole.iter().flatten().flatten().copied().collect();
        members.sort_unstable();
        members.dedup();
        Filter { whole, members, free, blocked }
    }

    /// The filter for the operand of an operator below this one.
    pub fn below(&self, net: &Net) -> Filter {
        let without =
            |names: &[u32], gone: &[u32]| names.iter().filter(|n| !gone.contains(n)).copied().collect();
        match net {
            Net::Leaf(_) | Net::Par(_) => self.clone(),
            Net::Allow(sets, _) => {
                let whole = sets.iter().filter(|s| self.passes(s)).cloned().collect();
                Filter::new(Some(whole), Vec::new(), Vec::new())
            }
            Net::Block(names, _) => {
                let mut below = self.clone();
                below.blocked.extend(names);
                below.free = without(&below.free, names);
                below
            }
            Net::Hide(names, _) => {
                let mut below = self.clone();
                below.blocked = without(&below.blocked, names);
                below.free.extend(names);
                below
            }
            Net::Rename(pairs, _) => {
                let before = |name: u32| -> Vec<u32> {
                    let stays = !pairs.iter().any(|p| p.0 == name);
                    pairs.iter().filter(|p| p.1 == name).map(|p| p.0).chain(stays.then_some(name)).collect()
                };
                let all = |names: &[u32]| names.iter().flat_map(|&n| before(n)).collect();
                let whole = self.whole.as_ref().and_then(|whole| {
                    // A name that cannot come from here may still come from beside.
                    expand(whole, |name| match before(name).as_slice() {
                        [] => vec![Vec::new()],
                        names => names.iter().map(|&n| vec![n]).collect(),
                    })
                });
                Filter::new(whole, all(&self.free), all(&self.blocked))
            }
            Net::Comm(rules, _) => {
                let before = |name: u32| -> Vec<Vec<u32>> {
                    let from = rules.iter().filter(|r| r.1 == name).map(|r| r.0.clone());
                    from.chain([vec![name]]).collect()
                };
                let consumed: Vec<u32> = rules.iter().flat_map(|r| r.0.iter().copied()).collect();
                let mut free = self.free.clone();
                free.extend(rules.iter().filter(|r| self.free.contains(&r.1)).flat_map(|r| r.0.iter()));
                let whole = self.whole.as_ref().and_then(|whole| expand(whole, before));
                Filter::new(whole, free, without(&self.blocked, &consumed))
            }
        }
    }

    /// Whether a multi-action, or more that it is a part of, may be let through. Names are in order.
    pub fn passes(&self, names: &[u32]) -> bool {
        if names.iter().any(|n| self.blocked.contains(n)) {
            return false;
        }
        let Some(whole) = &self.whole else { return true };
        let counted: SmallVec<[u32; 8]> = names.iter().filter(|n| !self.free.contains(n)).copied().collect();
        match counted[..] {
            [] => true,
            [one] => self.members.binary_search(&one).is_ok(),
            _ => {
                counted.iter().all(|n| self.members.binary_search(n).is_ok())
                    && whole.iter().any(|w| is_part(&counted, w))
            }
        }
    }
}

/// Whether all of a multi-action is in another; names are in order.
pub fn is_part(part: &[u32], whole: &[u32]) -> bool {
    let mut rest = whole.iter();
    part.iter().all(|name| rest.by_ref().any(|w| w == name))
}

/// All ways to replace each name by one of several multi-actions.
fn expand(whole: &[Vec<u32>], before: impl Fn(u32) -> Vec<Vec<u32>>) -> Option<Vec<Vec<u32>>> {
    let mut all: Vec<Vec<u32>> = Vec::new();
    for names in whole {
        let mut expanded: Vec<Vec<u32>> = vec![Vec::new()];
        for &name in names {
            let ways = before(name);
            expanded = expanded.iter().flat_map(|e| ways.iter().map(|w| [&e[..], w].concat())).collect();
            if expanded.len() > MOST {
                return None;
            }
        }
        all.append(&mut expanded);
        if all.len() > MOST {
            return None;
        }
    }
    for names in &mut all {
        names.sort_unstable();
    }
    all.sort();
    all.dedup();
    Some(all)
}
