//! Which processes may do something together in a state.
//!
//! From the names of actions alone follows which *groups* of processes can take part in one
//! multi-action. Most groups of more than one only ever do so by one communication between one action
//! each; those are found in a state by joining what its processes offer on the arguments. The others
//! (single processes, multi-actions that are allowed as such, several communications at once) are
//! always asked.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::derive::Tuples;
use super::filter::is_part;
use super::leaf::{Step, Values};
use super::net::Built;
use super::{Net, Proc, Program, Then};
use crate::mcrl2::error::{Halt, Result};
use crate::mcrl2::terms::{Term, Terms};

/// More different multi-actions than this are refused.
const MOST: usize = 100_000;

/// An action that a process offers: for which communication, in which place, with which arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer {
    rule: u32,
    place: u32,
    arguments: Arguments,
}

/// Arguments that are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Arguments {
    /// All known: their tuple.
    Known(u32),
    /// Some known: index into [`Groups::partial`].
    Partial(u32),
    /// Only such as are stuck without a rule.
    Stuck,
}

/// Groups of processes.
#[derive(Clone, Debug)]
pub struct Groups {
    pub all: Vec<Vec<u32>>,
    /// Those that are always asked.
    pub always: Vec<u32>,
    numbers: FxHashMap<u128, u32>,
    /// The communications: names in order.
    pub rules: Vec<Vec<u32>>,
    /// By rule and place: who offers what at present.
    offered: Vec<Vec<Vec<(u32, Arguments)>>>,
    /// Which arguments are known, and what they are.
    partial: Vec<Vec<(usize, Term)>>,
    partial_numbers: FxHashMap<Vec<(usize, Term)>, u32>,
    found: FxHashSet<u128>,
    /// The names in multi-actions that may pass all operators.
    pub(super) shown: FxHashSet<u32>,
    /// The names of what the processes do by themselves.
    pub(super) done: FxHashSet<u32>,
}

/// How a multi-action came about.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Origin {
    /// Actions beside each other, one of each process, as they do them.
    Plain,
    /// One communication between one action of each process.
    Rule(u32),
    Other,
}

/// Multi-actions as names, with the processes that take part.
type Abstract = FxHashSet<(u128, Vec<u32>, Origin)>;

impl Groups {
    pub(super) fn new(program: &Program, built: &Built) -> Result<Groups> {
        let mut alphabet = Alphabet { program, rules: Vec::new() };
        let found = alphabet.of(built)?;
        let mut sets: FxHashMap<u128, bool> = FxHashMap::default();
        let shown = found.iter().flat_map(|(_, names, _)| names.iter().copied()).collect();
        let mut done = FxHashSet::default();
        for leaf in 0..program.leaves.len() as u32 {
            done.extend(alphabet.leaf(leaf).into_iter().flat_map(|(_, names, _)| names));
        }
        for (leaves, _, origin) in found {
            let joined = matches!(origin, Origin::Rule(_));
            *sets.entry(leaves).or_insert(true) &= joined;
        }
        let mut order: Vec<u128> = sets.keys().copied().collect();
        order.sort_by_key(|s| (s.count_ones(), std::cmp::Reverse(s.reverse_bits())));
        let always = (0..order.len() as u32).filter(|&i| !sets[&order[i as usize]]).collect();
        let offered = alphabet.rules.iter().map(|r| vec![Vec::new(); r.len()]).collect();
        Ok(Groups {
            all: order.iter().map(|s| (0..128).filter(|l| s >> l & 1 == 1).collect()).collect(),
            always,
            numbers: order.iter().enumerate().map(|(i, &s)| (s, i as u32)).collect(),
            rules: alphabet.rules,
            offered,
            partial: Vec::new(),
            partial_numbers: FxHashMap::default(),
            found: FxHashSet::default(),
            shown,
            done,
        })
    }

    /// What these steps offer.
    pub fn offers(&mut self, program: &Program, terms: &Terms, steps: &[Step]) -> Vec<Offer> {
        let mut offers = Vec::new();
        let mut seen: FxHashSet<Offer> = FxHashSet::default();
        for step in steps {
            let [act] = step.acts[..] else { continue };
            let name = program.actions[act.action as usize].name;
            let arguments = match &step.open {
                None => Arguments::Known(act.arguments),
                Some(_) if step.values == Values::Unlisted => Arguments::Stuck,
                Some(open) => {
                    let places = open.arguments[0].iter().copied().enumerate();
                    let known: Vec<(usize, Term)> = places.filter(|&(_, t)| !terms.is_open(t)).collect();
                    let next = self.partial.len() as u32;
                    let index = *self.partial_numbers.entry(known).or_insert_with_key(|known| {
                        self.partial.push(known.clone());
                        next
                    });
                    Arguments::Partial(index)
                }
            };
            for (rule, names) in self.rules.iter().enumerate() {
                for (place, _) in names.iter().enumerate().filter(|(_, n)| **n == name) {
                    let offer = Offer { rule: rule as u32, place: place as u32, arguments };
                    if seen.insert(offer) {
                        offers.push(offer);
                    }
                }
            }
        }
        offers
    }

    /// Forgets what was offered.
    pub fn clear(&mut self) {
        for list in self.offered.iter_mut().flatten() {
            list.clear();
        }
    }

    /// Adds what a process offers; processes come in order.
    pub fn add(&mut self, leaf: u32, offers: &[Offer]) {
        for offer in offers {
            self.offered[offer.rule as usize][offer.place as usize].push((leaf, offer.arguments));
        }
    }

    /// Adds the groups that can communicate with what is offered.
    pub fn join(&mut self, tuples: &Tuples, terms: &Terms, out: &mut Vec<u32>) {
        let mut found = std::mem::take(&mut self.found);
        found.clear();
        let before = out.len();
        for (rule, lists) in self.offered.iter().enumerate() {
            if lists.iter().all(|l| !l.is_empty()) {
                let agree = |a: Arguments, b: Arguments| match (a, b) {
                    // What is not plain may be equal to something else, or it may not be known.
                    (Arguments::Known(a), Arguments::Known(b)) => {
                        a == b || !tuples.is_plain(a) || !tuples.is_plain(b)
                    }
                    (Arguments::Known(known), Arguments::Stuck)
                    | (Arguments::Stuck, Arguments::Known(known)) => !tuples.is_plain(known),
                    (Arguments::Stuck, _) | (_, Arguments::Stuck) => tuples.any_stuck(),
                    (Arguments::Known(known), Arguments::Partial(part))
                    | (Arguments::Partial(part), Arguments::Known(known)) => {
                        let tuple = tuples.get(known);
                        self.partial[part as usize].iter().all(|&(place, term)| {
                            tuple
                                .get(place)
                                .is_some_and(|&t| t == term || !terms.is_plain(t) || !terms.is_plain(term))
                        })
                    }
                    (Arguments::Partial(_), Arguments::Partial(_)) => true,
                };
                join(&self.rules[rule], lists, &agree, &mut SmallVec::new(), &mut |chosen| {
                    let set = chosen.iter().fold(0u128, |bits, c| bits | 1 << c.0);
                    if found.insert(set)
                        && let Some(&group) = self.numbers.get(&set)
                        && self.always.binary_search(&group).is_err()
                    {
                        out.push(group);
                    }
                });
            }
        }
        out[before..].sort_unstable();
        self.found = found;
    }
}

/// Who offers, and what.
type Chosen = SmallVec<[(u32, Arguments); 4]>;

/// All ways to take an offer from each list, of different processes, with arguments that agree.
fn join(
    names: &[u32],
    lists: &[Vec<(u32, Arguments)>],
    agree: &dyn Fn(Arguments, Arguments) -> bool,
    chosen: &mut Chosen,
    each: &mut dyn FnMut(&Chosen),
) {
    let place = chosen.len();
    let Some(list) = lists.get(place) else { return each(chosen) };
    // Places of one name are interchangeable: their processes are taken in order.
    let least = if place > 0 && names[place] == names[place - 1] { chosen[place - 1].0 + 1 } else { 0 };
    for &(leaf, offered) in list {
        if leaf >= least
            && chosen.iter().all(|&(other, arguments)| other != leaf && agree(arguments, offered))
        {
            chosen.push((leaf, offered));
            join(names, lists, agree, chosen, each);
            chosen.pop();
        }
    }
}

/// The multi-actions that processes can do, by names.
struct Alphabet<'a> {
    program: &'a Program,
    rules: Vec<Vec<u32>>,
}

impl Alphabet<'_> {
    fn of(&mut self, built: &Built) -> Result<Abstract> {
        let sorted = |mut names: Vec<u32>| {
            names.sort_unstable();
            names
        };
        let found: Abstract = match &built.net {
            Net::Leaf(leaf) => self.leaf(*leaf),
            Net::Par(_) => {
                let mut all = Abstract::default();
                for part in &built.parts {
                    let list = self.of(part)?;
                    let mut more = Vec::new();
                    for a in &all {
                        for b in &list {
                            let both = sorted([&a.1[..], &b.1[..]].concat());
                            if built.filter.passes(&both) {
                                let plain = a.2 == Origin::Plain && b.2 == Origin::Plain;
                                more.push((
                                    a.0 | b.0,
                                    both,
                                    if plain { Origin::Plain } else { Origin::Other },
                                ));
                            }
                        }
                        if more.len() > MOST * 4 {
                            return Err(too_many());
                        }
                    }
                    all.extend(more);
                    all.extend(list);
                    if all.len() > MOST {
                        return Err(too_many());
                    }
                }
                all
            }
            Net::Allow(sets, _) => self
                .of(&built.parts[0])?
                .into_iter()
                .filter(|a| a.1.is_empty() || sets.contains(&a.1))
                .collect(),
            Net::Block(names, _) => self
                .of(&built.parts[0])?
                .into_iter()
                .filter(|a| !a.1.iter().any(|n| names.contains(n)))
                .collect(),
            Net::Hide(names, _) => {
                let inner = self.of(&built.parts[0])?.into_iter();
                inner
                    .map(|(leaves, before, origin)| {
                        let after: Vec<u32> = before.iter().filter(|n| !names.contains(n)).copied().collect();
                        let changed = after.len() != before.len();
                        (leaves, after, if changed { origin.changed() } else { origin })
                    })
                    .collect()
            }
            Net::Rename(pairs, _) => {
                let rename = |&n: &u32| pairs.iter().find(|p| p.0 == n).map_or(n, |p| p.1);
                let inner = self.of(&built.parts[0])?.into_iter();
                inner
                    .map(|(leaves, before, origin)| {
                        let after = sorted(before.iter().map(rename).collect());
                        let changed = after != before;
                        (leaves, after, if changed { origin.changed() } else { origin })
                    })
                    .collect()
            }
            Net::Comm(rules, _) => {
                let mut todo: Vec<(u128, Vec<u32>, Origin)> = self.of(&built.parts[0])?.into_iter().collect();
                let first = self.rules.len() as u32;
                self.rules.extend(rules.iter().map(|r| r.0.clone()));
                let mut all = Abstract::default();
                while let Some((leaves, names, origin)) = todo.pop() {
                    for (index, (from, to)) in rules.iter().enumerate() {
                        if is_part(from, &names) {
                            let mut rest = names.clone();
                            for name in from {
                                let at = rest.iter().position(|n| n == name).expect("it is a part");
                                rest.remove(at);
                            }
                            let is_whole = rest.is_empty();
                            rest.push(*to);
                            let origin = match origin {
                                Origin::Plain if is_whole => Origin::Rule(first + index as u32),
                                _ => Origin::Other,
                            };
                            todo.push((leaves, sorted(rest), origin));
                        }
                    }
                    all.insert((leaves, names, origin));
                }
                all
            }
        };
        Ok(found.into_iter().filter(|a| built.filter.passes(&a.1)).collect())
    }

    fn leaf(&self, leaf: u32) -> Abstract {
        let mut names = FxHashSet::default();
        let (mut points, mut todo) = (FxHashSet::default(), Vec::new());
        self.then(&self.program.leaves[leaf as usize].start, &mut todo);
        while let Some(point) = todo.pop() {
            if points.insert(point) {
                self.body(&self.program.points[point as usize].body, &mut names, &mut todo);
            }
        }
        let origin = |names: &[u32]| if names.len() == 1 { Origin::Plain } else { Origin::Other };
        names.into_iter().map(|names| (1 << leaf, names.clone(), origin(&names))).collect()
    }

    fn body(&self, body: &Proc, names: &mut FxHashSet<Vec<u32>>, todo: &mut Vec<u32>) {
        match body {
            Proc::Delta => {}
            Proc::Act(actions) => {
                let mut all: Vec<u32> =
                    actions.iter().map(|a| self.program.actions[a.0 as usize].name).collect();
                all.sort_unstable();
                names.insert(all);
            }
            Proc::Seq(first, then) => {
                self.body(first, names, todo);
                self.then(then, todo);
            }
            Proc::Choice(parts) => parts.iter().for_each(|p| self.body(p, names, todo)),
            Proc::Sum(_, _, inner) => self.body(inner, names, todo),
            Proc::Dist(_, _, _, then) => self.then(then, todo),
            Proc::If(_, then, other) => {
                self.body(then, names, todo);
                other.iter().for_each(|o| self.body(o, names, todo));
            }
            Proc::Call(process, _) => todo.push(self.program.processes[*process as usize].point),
        }
    }

    fn then(&self, then: &Then, todo: &mut Vec<u32>) {
        match then {
            Then::Point(point) => todo.push(*point),
            Then::Call(process, _) => todo.push(self.program.processes[*process as usize].point),
            Then::If(_, yes, no) => {
                self.then(yes, todo);
                self.then(no, todo);
            }
        }
    }
}

impl Origin {
    /// After its names have changed: what communicated did so before.
    fn changed(self) -> Origin {
        match self {
            Origin::Plain => Origin::Other,
            other => other,
        }
    }
}

fn too_many() -> Halt {
    Halt(format!("more than {MOST} different multi-actions could be formed; restrict them with allow"))
}
