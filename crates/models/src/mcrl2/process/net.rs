//! What processes can do together.
//!
//! What some of the processes do together depends on their own states only, through all operators
//! above them. So what a *group* of processes can do in given states is found once and kept; which
//! groups are worth asking in a state is the business of [`super::groups`].

use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::derive::{Derivation, Tuples};
use super::filter::{Filter, is_part};
use super::groups::{Groups, Offer};
use super::leaf::{Act, Later, Leaf, Next, OpenStep, Step, Values};
use super::{Net, Program};
use crate::mcrl2::code::{Head, Op};
use crate::mcrl2::error::{Halt, Result};
use crate::mcrl2::numbers::Number;
use crate::mcrl2::rewrite::Rewriter;
use crate::mcrl2::terms::{FALSE, Node, TRUE};

/// How often what a group can do is kept before all is forgotten.
const MOST_KEPT: usize = 4_000_000;

/// A group that can do so much shares it between states of one shape.
const WIDE: usize = 16;

/// So many of those whose ends are not worked out are kept.
const MOST_LATER: usize = 200_000;

/// So many steps of single processes are kept before all is forgotten.
const MOST_STEPS: usize = 1 << 20;

/// Something a group can do: the label, and where its processes then are, with probabilities.
#[derive(Clone, Debug)]
pub struct Out {
    pub label: u32,
    pub branches: SmallVec<[(Number, SmallVec<[u32; 3]>); 1]>,
    /// By process, in order: where it goes, if that is still to be worked out. There are no branches then.
    pub later: Option<Arc<[End]>>,
}

/// Where a process goes.
#[derive(Clone, Debug)]
pub struct End {
    leaf: u32,
    /// The step of its state that it takes.
    step: u32,
    next: Next,
    later: Option<Later>,
}

/// An operator with what may pass above it.
#[derive(Clone, Debug)]
pub(super) struct Built {
    pub net: Net,
    /// What may pass to the operators above.
    pub filter: Filter,
    pub parts: Vec<Built>,
    /// The processes below, by bit.
    leaves: u128,
}

/// A multi-action being formed.
#[derive(Clone, Debug)]
struct Joint {
    acts: SmallVec<[JointAct; 2]>,
    parts: SmallVec<[Part; 2]>,
}

#[derive(Clone, Copy, Debug)]
struct JointAct {
    act: Act,
    /// Whose it is, and which of its actions.
    part: u8,
    nth: u8,
    /// Made by a communication of the operator at work: it does not communicate again there.
    made: bool,
}

/// What one process does in it.
#[derive(Clone, Debug)]
struct Part {
    leaf: u32,
    step: u32,
    next: Next,
    later: Option<Later>,
    open: Option<Arc<OpenStep>>,
    values: Values,
}

/// What groups can do, by their number and the states of their processes.
#[derive(Clone, Debug, Default)]
struct Kept {
    /// Of one process: by group and state.
    alone: Vec<Vec<Option<Arc<[Out]>>>>,
    pairs: FxHashMap<[u32; 3], Arc<[Out]>>,
    others: FxHashMap<SmallVec<[u32; 4]>, Arc<[Out]>>,
    count: usize,
}

impl Kept {
    fn get(&self, key: &[u32]) -> Option<&Arc<[Out]>> {
        match *key {
            [group, state] => self.alone.get(group as usize)?.get(state as usize)?.as_ref(),
            [group, a, b] => self.pairs.get(&[group, a, b]),
            _ => self.others.get(key),
        }
    }

    fn insert(&mut self, key: &[u32], outs: Arc<[Out]>) {
        self.count += 1;
        match *key {
            [group, state] => {
                let (group, state) = (group as usize, state as usize);
                if self.alone.len() <= group {
                    self.alone.resize(group + 1, Vec::new());
                }
                let states = &mut self.alone[group];
                if states.len() <= state {
                    states.resize(state + 1, None);
                }
                states[state] = Some(outs);
            }
            [group, a, b] => {
                self.pairs.insert([group, a, b], outs);
            }
            _ => {
                self.others.insert(SmallVec::from_slice(key), outs);
            }
        }
    }
}

/// A group with the states of its processes, and what it can do then.
type Found = (SmallVec<[u32; 4]>, Arc<[Out]>);

/// The network, and all that was found about it so far.
#[derive(Clone, Debug)]
pub struct Network {
    pub program: Arc<Program>,
    pub rewriter: Rewriter,
    pub tuples: Tuples,
    pub leaves: Vec<Leaf>,
    built: Built,
    pub groups: Groups,
    /// By process and state: what it offers to communicate.
    offers: Vec<Vec<Option<Arc<[Offer]>>>>,
    kept: Kept,
    /// By group: what was found last, and for which states. From one state to the next most processes stay where
    /// they are.
    recent: Vec<Option<Found>>,
    /// The same by shapes of states, if none of it is worked out and all labels differ.
    shaped: FxHashMap<SmallVec<[u32; 4]>, Arc<[Out]>>,
    /// How many of those that are kept lead to what is not worked out.
    kept_later: usize,
    labels: FxHashMap<SmallVec<[Act; 2]>, u32>,
    pub label_acts: Vec<SmallVec<[Act; 2]>>,
    instances: FxHashMap<(usize, u32, u32), Arc<[Step]>>,
    /// Open steps that `instances` speaks of: they must live as long.
    open_steps: Vec<Arc<OpenStep>>,
}

impl Network {
    pub fn new(program: Arc<Program>) -> Result<Network> {
        let count = program.leaves.len();
        if count > 128 {
            return Err(Halt(format!("there are {count} processes in parallel; at most 128 are supported")));
        }
        let built = build(&program.net, &Filter::default());
        let groups = Groups::new(&program, &built)?;
        Ok(Network {
            rewriter: Rewriter::new(Arc::new(program.data.clone())),
            tuples: Tuples::default(),
            leaves: vec![Leaf::default(); count],
            built,
            offers: vec![Vec::new(); count],
            kept: Kept::default(),
            recent: vec![None; groups.all.len()],
            groups,
            shaped: FxHashMap::default(),
            kept_later: 0,
            labels: FxHashMap::default(),
            label_acts: Vec::new(),
            instances: FxHashMap::default(),
            open_steps: Vec::new(),
            program,
        })
    }

    /// A derivation for one of the processes.
    pub fn with<T>(&mut self, leaf: u32, work: impl FnOnce(&mut Derivation) -> T) -> T {
        let mut derivation = Derivation {
            program: &self.program,
            rewriter: &mut self.rewriter,
            tuples: &mut self.tuples,
            leaf: &mut self.leaves[leaf as usize],
            place: leaf,
        };
        work(&mut derivation)
    }

    /// The groups that may have something to do in a state.
    pub fn active(&mut self, state: &[u32], out: &mut Vec<u32>) -> Result<()> {
        out.clear();
        out.extend_from_slice(&self.groups.always);
        if self.leaves.iter().map(|l| l.kept).sum::<usize>() > MOST_STEPS {
            self.forget();
        }
        if self.groups.rules.is_empty() {
            return Ok(());
        }
        self.groups.clear();
        for (leaf, &at) in state.iter().enumerate() {
            let known = self.offers[leaf].get(at as usize).and_then(Clone::clone);
            let offers = match known {
                Some(offers) => offers,
                None => {
                    let steps = self.with(leaf as u32, |d| d.steps(at))?;
                    let offers: Arc<[Offer]> =
                        self.groups.offers(&self.program, &self.rewriter.terms, &steps).into();
                    if self.offers[leaf].len() <= at as usize {
                        self.offers[leaf].resize(at as usize + 1, None);
                    }
                    self.offers[leaf][at as usize] = Some(offers.clone());
                    offers
                }
            };
            self.groups.add(leaf as u32, &offers);
        }
        self.groups.join(&self.tuples, &self.rewriter.terms, out);
        Ok(())
    }

    /// What a group can do together in a state of the whole.
    pub fn together(&mut self, group: usize, state: &[u32]) -> Result<Arc<[Out]>> {
        let mut key = SmallVec::<[u32; 4]>::new();
        key.push(group as u32);
        key.extend(self.groups.all[group].iter().map(|&l| state[l as usize]));
        if let Some((of, known)) = &self.recent[group]
            && *of == key
        {
            return Ok(known.clone());
        }
        let found = match self.kept.get(&key) {
            Some(known) => known.clone(),
            None => self.find(group, state, &key)?,
        };
        self.recent[group] = Some((key, found.clone()));
        Ok(found)
    }

    /// What a group can do, if that was not asked for these states before.
    fn find(&mut self, group: usize, state: &[u32], key: &[u32]) -> Result<Arc<[Out]>> {
        if let Some(known) = self.shape(group, state).and_then(|s| self.shaped.get(&s)) {
            return Ok(known.clone());
        }
        let wanted = self.groups.all[group].iter().fold(0u128, |bits, &l| bits | 1 << l);
        let built = std::mem::replace(
            &mut self.built,
            Built { net: Net::Par(Vec::new()), filter: Filter::default(), parts: Vec::new(), leaves: 0 },
        );
        let had_stuck = self.tuples.any_stuck();
        let mut joints = self.joints(&built, wanted, state);
        if joints.is_ok() && !had_stuck && self.tuples.any_stuck() {
            // The first stuck terms: steps that wait for such were not looked at.
            joints = self.joints(&built, wanted, state);
        }
        self.built = built;
        let mut outs: Vec<Out> = Vec::new();
        let mut by_label: FxHashMap<u32, SmallVec<[usize; 2]>> = FxHashMap::default();
        for joint in joints? {
            if joint.parts.len() == self.groups.all[group].len() {
                for joint in self.enumerate(joint)? {
                    let mut out = self.out(joint)?;
                    let same = by_label.entry(out.label).or_default();
                    if !same.is_empty() {
                        // Where they lead tells them apart.
                        self.arrive(&mut out, state)?;
                        for &other in same.iter() {
                            self.arrive(&mut outs[other], state)?;
                        }
                    }
                    if !same.iter().any(|&o| outs[o].branches == out.branches) {
                        same.push(outs.len());
                        outs.push(out);
                    }
                }
            }
        }
        let later = outs.iter().filter(|o| o.later.is_some()).count();
        if self.kept.count > MOST_KEPT || self.kept_later + later > MOST_LATER {
            self.kept = Kept::default();
            self.shaped.clear();
            self.kept_later = 0;
        }
        self.kept_later += later;
        let outs: Arc<[Out]> = outs.into();
        if self.is_shared(&outs, state)?
            && let Some(shape) = self.shape(group, state)
        {
            self.shaped.insert(shape, outs.clone());
            return Ok(outs);
        }
        self.kept.insert(key, outs.clone());
        Ok(outs)
    }

    fn out(&mut self, mut joint: Joint) -> Result<Out> {
        let mut acts: SmallVec<[Act; 2]> = joint.acts.iter().map(|a| a.act).collect();
        let program = self.program.clone();
        acts.sort_by_key(|a| (&program.names[program.actions[a.action as usize].name as usize], *a));
        let label = match self.labels.get(&acts) {
            Some(&label) => label,
            None => {
                let label = self.label_acts.len() as u32;
                self.label_acts.push(acts.clone());
                self.labels.insert(acts, label);
                label
            }
        };
        joint.parts.sort_by_key(|p| p.leaf);
        if joint.parts.iter().any(|p| p.later.is_some()) {
            let ends = joint.parts.into_iter();
            let ends = ends.map(|p| End { leaf: p.leaf, step: p.step, next: p.next, later: p.later });
            return Ok(Out { label, branches: SmallVec::new(), later: Some(ends.collect()) });
        }
        let mut branches: SmallVec<[(Number, SmallVec<[u32; 3]>); 1]> = SmallVec::new();
        branches.push((Number::ONE, SmallVec::new()));
        for part in &joint.parts {
            let mut more = SmallVec::new();
            for (weight, states) in &branches {
                for (chance, state) in &part.next {
                    let mut states = states.clone();
                    states.push(*state);
                    more.push((weight.multiply(chance)?, states));
                }
            }
            branches = more;
        }
        Ok(Out { label, branches, later: None })
    }

    /// Works out where something leads, if that was put off.
    fn arrive(&mut self, out: &mut Out, state: &[u32]) -> Result<()> {
        if let Some(ends) = out.later.take() {
            let states = self.ends(&ends, state)?.into_iter().map(|(_, state)| state).collect();
            out.branches.push((Number::ONE, states));
        }
        Ok(())
    }

    /// The processes with the states they go to from a state of the whole; chance is never put off.
    pub fn ends(&mut self, ends: &[End], state: &[u32]) -> Result<SmallVec<[(u32, u32); 3]>> {
        let mut states = SmallVec::new();
        for end in ends {
            let here = state[end.leaf as usize];
            let next = match &end.later {
                Some(later) => self.with(end.leaf, |d| d.arrive(here, end.step, later))?,
                None => {
                    // What is shared by states of one shape leads elsewhere for each.
                    let steps = self.with(end.leaf, |d| d.steps(here))?;
                    let step = &steps[end.step as usize];
                    if step.open.is_none() { step.next.clone() } else { end.next.clone() }
                }
            };
            states.push((end.leaf, next[0].1));
        }
        Ok(states)
    }

    /// Whether all that a group can do is the same for states of one shape, and worth sharing.
    fn is_shared(&mut self, outs: &[Out], state: &[u32]) -> Result<bool> {
        if outs.len() < WIDE || self.tuples.any_stuck() {
            return Ok(false);
        }
        for out in outs {
            let Some(ends) = &out.later else { return Ok(false) };
            for end in ends.iter() {
                let shared = match &end.later {
                    Some(later) => later.own.is_none(),
                    None => {
                        let steps = self.with(end.leaf, |d| d.steps(state[end.leaf as usize]))?;
                        steps[end.step as usize].open.is_none()
                    }
                };
                if !shared {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// The shapes of the states that the processes of a group are in, if they are known.
    fn shape(&self, group: usize, state: &[u32]) -> Option<SmallVec<[u32; 4]>> {
        let mut key = SmallVec::new();
        key.push(group as u32);
        for &leaf in &self.groups.all[group] {
            key.push(self.leaves[leaf as usize].shape(state[leaf as usize])?);
        }
        Some(key)
    }

    /// Forgets all that can be found again.
    fn forget(&mut self) {
        self.kept = Kept::default();
        self.shaped.clear();
        self.recent.iter_mut().for_each(|r| *r = None);
        self.kept_later = 0;
        self.instances.clear();
        self.open_steps.clear();
        self.offers.iter_mut().for_each(Vec::clear);
        self.leaves.iter_mut().for_each(Leaf::forget);
    }

    fn name(&self, act: &JointAct) -> u32 {
        self.program.actions[act.act.action as usize].name
    }

    fn names(&self, joint: &Joint) -> SmallVec<[u32; 4]> {
        self.sorted(joint.acts.iter().map(|a| &a.act))
    }

    /// The names of actions, in order.
    fn sorted<'a>(&self, acts: impl Iterator<Item = &'a Act>) -> SmallVec<[u32; 4]> {
        let mut names: SmallVec<[u32; 4]> =
            acts.map(|a| self.program.actions[a.action as usize].name).collect();
        names.sort_unstable();
        names
    }

    /// All multi-actions of some of the wanted processes that may pass an operator.
    fn joints(&mut self, built: &Built, wanted: u128, state: &[u32]) -> Result<Vec<Joint>> {
        if built.leaves & wanted == 0 {
            return Ok(Vec::new());
        }
        Ok(match &built.net {
            Net::Leaf(leaf) => {
                let steps = self.with(*leaf, |d| d.steps(state[*leaf as usize]))?;
                let any_stuck = self.tuples.any_stuck();
                let steps = steps.iter().zip(0..);
                let steps = steps.filter(|(s, _)| s.values != Values::Unlisted || any_stuck);
                let passes = |step: &Step| built.filter.passes(&self.sorted(step.acts.iter()));
                steps.filter(|(s, _)| passes(s)).map(|(step, nth)| single(*leaf, nth, step)).collect()
            }
            Net::Par(_) => {
                let mut all: Vec<Joint> = Vec::new();
                for part in &built.parts {
                    let list = self.joints(part, wanted, state)?;
                    let before = all.len();
                    for joint in list {
                        for index in 0..before {
                            let both = all[index].acts.iter().chain(&joint.acts).map(|a| &a.act);
                            if built.filter.passes(&self.sorted(both)) {
                                all.push(merge(&all[index], &joint));
                            }
                        }
                        all.push(joint);
                    }
                }
                all
            }
            Net::Allow(sets, _) => {
                let list = self.joints(&built.parts[0], wanted, state)?;
                list.into_iter()
                    .filter(|j| {
                        let names = self.names(j);
                        names.is_empty() || sets.iter().any(|s| s[..] == names[..])
                    })
                    .collect()
            }
            Net::Block(names, _) => {
                let list = self.joints(&built.parts[0], wanted, state)?;
                list.into_iter().filter(|j| !self.names(j).iter().any(|n| names.contains(n))).collect()
            }
            Net::Hide(names, _) => {
                let mut list = self.joints(&built.parts[0], wanted, state)?;
                for joint in &mut list {
                    let kept =
                        joint.acts.iter().filter(|a| !names.contains(&self.name(a))).copied().collect();
                    joint.acts = kept;
                }
                list
            }
            Net::Rename(pairs, _) => {
                let mut list = self.joints(&built.parts[0], wanted, state)?;
                for joint in &mut list {
                    for index in 0..joint.acts.len() {
                        let act = joint.acts[index];
                        if let Some(&(_, to)) = pairs.iter().find(|p| p.0 == self.name(&act)) {
                            joint.acts[index].act.action = self.renamed(act.act.action, to)?;
                        }
                    }
                }
                list
            }
            Net::Comm(rules, _) => {
                let list = self.joints(&built.parts[0], wanted, state)?;
                let mut all = Vec::new();
                for joint in list {
                    self.communicate(joint, rules, &built.filter, &mut all)?;
                }
                all
            }
        })
    }

    /// The action of another name with the same sorts.
    fn renamed(&self, action: u32, name: u32) -> Result<u32> {
        let sorts = &self.program.actions[action as usize].sorts;
        let found = self.program.actions.iter().position(|a| a.name == name && a.sorts == *sorts);
        found.map(|f| f as u32).ok_or_else(|| {
            let (from, to) = (self.program.actions[action as usize].name, name);
            let (from, to) = (&self.program.names[from as usize], &self.program.names[to as usize]);
            Halt(format!("{from} cannot become {to}: {to} is not declared with the same sorts"))
        })
    }

    /// Lets actions communicate: whatever can, does, once.
    fn communicate(
        &mut self,
        mut joint: Joint,
        rules: &[(Vec<u32>, u32)],
        above: &Filter,
        out: &mut Vec<Joint>,
    ) -> Result<()> {
        let mut names: SmallVec<[u32; 4]> =
            joint.acts.iter().filter(|a| !a.made).map(|a| self.name(a)).collect();
        names.sort_unstable();
        for (from, to) in rules {
            if !is_part(from, &names) {
                continue;
            }
            let mut tuples = Vec::new();
            self.choose(&joint, from, &mut Vec::new(), &mut tuples);
            let mut undecided: Option<Vec<usize>> = None;
            let mut stuck: Vec<(JointAct, u32)> = Vec::new();
            for tuple in &tuples {
                let sorts = |i: usize| &self.program.actions[joint.acts[i].act.action as usize].sorts;
                if tuple.iter().any(|&i| sorts(i) != sorts(tuple[0])) {
                    continue;
                }
                let known: Vec<u32> = tuple
                    .iter()
                    .filter(|&&i| joint.parts[joint.acts[i].part as usize].open.is_none())
                    .map(|&i| joint.acts[i].act.arguments)
                    .collect();
                let waits = |&&i: &&usize| {
                    let part = &joint.parts[joint.acts[i].part as usize];
                    part.open.is_some() && part.values == Values::Unlisted
                };
                if let Some(&waiting) = tuple.iter().find(waits) {
                    let given = known.iter().find(|&&k| !self.tuples.is_plain(k));
                    stuck.extend(given.map(|&given| (joint.acts[waiting], given)));
                    continue;
                }
                if known.windows(2).any(|w| w[0] != w[1])
                    && !self.agree(&joint, tuple, !above.passes(from))?
                {
                    continue;
                }
                if known.len() == tuple.len() {
                    let mut done = joint.clone();
                    done.acts[tuple[0]].act.action = self.renamed(done.acts[tuple[0]].act.action, *to)?;
                    done.acts[tuple[0]].made = true;
                    let mut gone = tuple[1..].to_vec();
                    gone.sort_unstable();
                    for index in gone.into_iter().rev() {
                        done.acts.remove(index);
                    }
                    return self.communicate(done, rules, above, out);
                }
                undecided.get_or_insert_with(|| tuple.clone());
            }
            for &(act, given) in &stuck {
                for step in self.instances(&joint, act.part, act.nth, given)?.iter() {
                    self.communicate(close(&joint, act.part, step), rules, above, out)?;
                }
            }
            if !stuck.is_empty() {
                return Ok(());
            }
            let Some(tuple) = undecided else { continue };
            let is_open = |&&i: &&usize| joint.parts[joint.acts[i].part as usize].open.is_some();
            let first_open = *tuple.iter().find(is_open).expect("one of them is open");
            let known = tuple.iter().find(|i| !is_open(i)).map(|&i| joint.acts[i].act.arguments);
            // If not communicating leads nowhere, the arguments must be those of the others.
            let must = tuples.len() == 1 && !above.passes(from);
            let act = joint.acts[first_open];
            let second_open = tuple.iter().filter(is_open).nth(1).map(|&i| joint.acts[i]);
            if let (Some(other), None, true) = (second_open, known, must)
                && other.part != act.part
            {
                for (step, with) in self.both(&joint, act, other)? {
                    let closed = close(&close(&joint, act.part, &step), other.part, &with);
                    self.communicate(closed, rules, above, out)?;
                }
                return Ok(());
            }
            let given = known.filter(|_| must).map(|arguments| (act, vec![arguments]));
            let given = given.or_else(|| {
                let mut open = tuple.iter().filter(is_open);
                open.find_map(|&i| Some((joint.acts[i], self.partners(&joint, i, rules, above)?)))
            });
            let Some((act, given)) = given else {
                for step in self.all_of(&joint, act.part)?.iter() {
                    self.communicate(close(&joint, act.part, step), rules, above, out)?;
                }
                return Ok(());
            };
            for arguments in given {
                for step in self.instances(&joint, act.part, act.nth, arguments)?.iter() {
                    self.communicate(close(&joint, act.part, step), rules, above, out)?;
                }
            }
            return Ok(());
        }
        joint.acts.iter_mut().for_each(|a| a.made = false);
        out.push(joint);
        Ok(())
    }

    /// Whether actions whose arguments are known, but not the same, have equal arguments. `must` says that
    /// they lead nowhere if they do not.
    fn agree(&mut self, joint: &Joint, tuple: &[usize], must: bool) -> Result<bool> {
        let part = |i: usize| &joint.parts[joint.acts[i].part as usize];
        let known: Vec<usize> = tuple.iter().copied().filter(|&i| part(i).open.is_none()).collect();
        let program = self.program.clone();
        let data = &program.data;
        for pair in known.windows(2) {
            let (one, other) = (joint.acts[pair[0]].act, joint.acts[pair[1]].act);
            let (a, b) = (one.arguments, other.arguments);
            if a == b {
                continue;
            }
            if self.tuples.is_plain(a) && self.tuples.is_plain(b) {
                return Ok(false);
            }
            self.rewriter.begin();
            let (xs, ys) = (self.tuples.get(a).to_vec(), self.tuples.get(b).to_vec());
            let mut same = TRUE;
            for ((&x, &y), &sort) in xs.iter().zip(&ys).zip(&program.actions[one.action as usize].sorts) {
                let equal = self.rewriter.equal_of(data, sort, x, y)?;
                same = self.rewriter.and(same, equal);
            }
            let is_listed = pair.iter().any(|&i| part(i).values == Values::Listed);
            match same {
                TRUE => {}
                FALSE => return Ok(false),
                // A step that waits for what is stuck is beside those that were listed.
                _ if is_listed && must => return Ok(false),
                _ => {
                    let shown: String = self.rewriter.show(same).chars().take(200).collect();
                    let name = &program.names[program.actions[one.action as usize].name as usize];
                    return Err(Halt(format!(
                        "whether {name} communicates depends on {shown}, which is neither true nor false"
                    )));
                }
            }
        }
        Ok(true)
    }

    /// The arguments that an open action can have, since it must communicate: those of its partners. Nothing if it
    /// may pass by itself, or if some of them are not known.
    fn partners(
        &self,
        joint: &Joint,
        open: usize,
        rules: &[(Vec<u32>, u32)],
        above: &Filter,
    ) -> Option<Vec<u32>> {
        let name = self.name(&joint.acts[open]);
        if above.passes(&[name]) {
            return None;
        }
        let mut given = Vec::new();
        for (from, _) in rules.iter().filter(|r| r.0.contains(&name)) {
            let mut tuples = Vec::new();
            self.choose(joint, from, &mut Vec::new(), &mut tuples);
            for tuple in tuples.iter().filter(|t| t.contains(&open)) {
                let sorts = |i: usize| &self.program.actions[joint.acts[i].act.action as usize].sorts;
                if tuple.iter().any(|&i| sorts(i) != sorts(open)) {
                    continue;
                }
                let is_known = |&&i: &&usize| joint.parts[joint.acts[i].part as usize].open.is_none();
                let known = joint.acts[*tuple.iter().find(is_known)?].act.arguments;
                if !self.tuples.is_plain(known) {
                    return None;
                }
                if !given.contains(&known) {
                    given.push(known);
                }
            }
        }
        Some(given)
    }

    /// All ways to choose actions with these names.
    fn choose(&self, joint: &Joint, names: &[u32], chosen: &mut Vec<usize>, out: &mut Vec<Vec<usize>>) {
        let Some((&name, rest)) = names.split_first() else {
            out.push(chosen.clone());
            return;
        };
        // Names are in order: several actions of one name are chosen in one order only.
        let start = match chosen.last() {
            Some(&last) if self.name(&joint.acts[last]) == name => last + 1,
            _ => 0,
        };
        for index in start..joint.acts.len() {
            let act = &joint.acts[index];
            if !act.made && self.name(act) == name && !chosen.contains(&index) {
                chosen.push(index);
                self.choose(joint, rest, chosen, out);
                chosen.pop();
            }
        }
    }

    /// The steps of an open part when one of its actions has these arguments.
    fn instances(&mut self, joint: &Joint, part: u8, nth: u8, arguments: u32) -> Result<Arc<[Step]>> {
        let part = &joint.parts[part as usize];
        let open = part.open.clone().expect("the part is open");
        let key = (Arc::as_ptr(&open) as usize, u32::from(nth), arguments);
        if let Some(known) = self.instances.get(&key) {
            return Ok(known.clone());
        }
        let steps: Arc<[Step]> =
            self.with(part.leaf, |d| d.instantiate(&open, nth as usize, arguments))?.into();
        if self.instances.len() > MOST_KEPT {
            self.instances.clear();
            self.open_steps.clear();
        }
        self.instances.insert(key, steps.clone());
        self.open_steps.push(open);
        Ok(steps)
    }

    /// The steps of two open parts whose actions have the same arguments: both are solved at once.
    fn both(&mut self, joint: &Joint, a: JointAct, b: JointAct) -> Result<Vec<(Step, Step)>> {
        let (first, second) = (&joint.parts[a.part as usize], &joint.parts[b.part as usize]);
        let one = first.open.clone().expect("the part is open");
        let mut other: OpenStep = second.open.as_deref().expect("the part is open").clone();
        let program = self.program.clone();
        let data = &program.data;
        self.rewriter.begin();
        // The variables of the other one get numbers of their own.
        let above = one.vars.iter().map(|v| v.0).max().unwrap_or(0);
        let mut renamed = Vec::new();
        for (var, sort) in &mut other.vars {
            let fresh = self.rewriter.terms.intern(Node::Var(*var + above, *sort));
            renamed.push((*var, fresh));
            *var += above;
        }
        other.condition = self.rewriter.substitute(data, other.condition, &renamed)?;
        let values =
            other.arguments.iter_mut().flatten().chain(other.stack.iter_mut().flat_map(|f| &mut f.values));
        for value in values {
            *value = self.rewriter.substitute(data, *value, &renamed)?;
        }
        let mut condition = self.rewriter.and(one.condition, other.condition);
        for (&x, &y) in one.arguments[a.nth as usize].iter().zip(&other.arguments[b.nth as usize]) {
            let same = self.rewriter.apply(data, Head::op(Op::Eq), &[x, y])?;
            condition = self.rewriter.and(same, condition);
        }
        let vars: Vec<_> = one.vars.iter().chain(&other.vars).copied().collect();
        self.rewriter.next_var = vars.iter().map(|v| v.0).max().unwrap_or(0);
        let found = self
            .rewriter
            .solutions(data, &vars, condition)
            .map_err(|halt| Halt(format!("sums on lines {} and {}: {}", one.line, other.line, halt.0)))?;
        let (first, second) = (first.leaf, second.leaf);
        let other = Arc::new(other);
        let mut pairs = Vec::with_capacity(found.len());
        for nth in 0..found.len() {
            let step = self.with(first, |d| d.solved(&one, &found, nth, 0))?;
            pairs.push((step, self.with(second, |d| d.solved(&other, &found, nth, above))?));
        }
        Ok(pairs)
    }

    /// All steps of an open part.
    fn all_of(&mut self, joint: &Joint, part: u8) -> Result<Arc<[Step]>> {
        let part = &joint.parts[part as usize];
        let open = part.open.clone().expect("the part is open");
        let key = (Arc::as_ptr(&open) as usize, u32::MAX, u32::MAX);
        if let Some(known) = self.instances.get(&key) {
            return Ok(known.clone());
        }
        self.rewriter.begin();
        let steps: Arc<[Step]> = self.with(part.leaf, |d| d.write_out(&open, open.condition))?.into();
        self.instances.insert(key, steps.clone());
        self.open_steps.push(open);
        Ok(steps)
    }

    /// A multi-action for all values of what is still open.
    fn enumerate(&mut self, joint: Joint) -> Result<Vec<Joint>> {
        if joint.parts.iter().any(|p| p.open.is_some() && p.values == Values::Unlisted) {
            return Ok(Vec::new());
        }
        let Some(part) = joint.parts.iter().position(|p| p.open.is_some()) else { return Ok(vec![joint]) };
        let steps = self.all_of(&joint, part as u8)?;
        let mut all = Vec::new();
        for step in steps.iter() {
            all.append(&mut self.enumerate(close(&joint, part as u8, step))?);
        }
        Ok(all)
    }
}

fn single(leaf: u32, nth: u32, step: &Step) -> Joint {
    let acts = step.acts.iter().enumerate();
    Joint {
        acts: acts.map(|(nth, &act)| JointAct { act, part: 0, nth: nth as u8, made: false }).collect(),
        parts: [Part {
            leaf,
            step: nth,
            next: step.next.clone(),
            later: step.later.clone(),
            open: step.open.clone(),
            values: step.values,
        }]
        .into_iter()
        .collect(),
    }
}

fn merge(a: &Joint, b: &Joint) -> Joint {
    let mut both = a.clone();
    let offset = a.parts.len() as u8;
    both.acts.extend(b.acts.iter().map(|act| JointAct { part: act.part + offset, ..*act }));
    both.parts.extend(b.parts.iter().cloned());
    both
}

/// The same with values for what one process does. What the operators made of its actions stays.
fn close(joint: &Joint, part: u8, step: &Step) -> Joint {
    let mut closed = joint.clone();
    for act in closed.acts.iter_mut().filter(|a| a.part == part) {
        act.act.arguments = step.acts[act.nth as usize].arguments;
    }
    closed.parts[part as usize].next = step.next.clone();
    closed.parts[part as usize].later = step.later.clone();
    closed.parts[part as usize].open = None;
    closed
}

fn build(net: &Net, filter: &Filter) -> Built {
    let below = filter.below(net);
    let parts: Vec<Built> = match net {
        Net::Leaf(_) => Vec::new(),
        Net::Par(parts) => parts.iter().map(|p| build(p, &below)).collect(),
        Net::Allow(_, inner)
        | Net::Block(_, inner)
        | Net::Hide(_, inner)
        | Net::Rename(_, inner)
        | Net::Comm(_, inner) => {
            vec![build(inner, &below)]
        }
    };
    let leaves = match net {
        Net::Leaf(leaf) => 1 << leaf,
        _ => parts.iter().fold(0, |bits, p| bits | p.leaves),
    };
    let shallow = match net {
        Net::Leaf(leaf) => Net::Leaf(*leaf),
        Net::Par(_) => Net::Par(Vec::new()),
        Net::Allow(sets, _) => Net::Allow(sets.clone(), Box::new(Net::Par(Vec::new()))),
        Net::Block(names, _) => Net::Block(names.clone(), Box::new(Net::Par(Vec::new()))),
        Net::Hide(names, _) => Net::Hide(names.clone(), Box::new(Net::Par(Vec::new()))),
        Net::Rename(pairs, _) => Net::Rename(pairs.clone(), Box::new(Net::Par(Vec::new()))),
        Net::Comm(rules, _) => Net::Comm(rules.clone(), Box::new(Net::Par(Vec::new()))),
    };
    Built { net: shallow, filter: filter.clone(), parts, leaves }
}
