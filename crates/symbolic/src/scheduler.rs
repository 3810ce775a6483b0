//! A scheduler as a result: what it picks where, checked by running the program under it again.
//!
//! Memoryless on the explored states (a state of a program holds what the run has looked at, so this is tree-like in
//! the sense of Luckow et al.), deterministic, and of equally good groups the first. Invariant: none is handed out
//! that a fresh system under its picks has not led to the same number with (`evaluate.rs`).

pub mod render;

use crate::book::{Book, Key, NodeId};
use crate::fraction;
use crate::pose::{Phase, Pose, Posed};
use crate::process::{LEAVES, OPEN, Process};
use crate::space::{Halt, Space};
use rustc_hash::{FxHashMap, FxHashSet};
use sojourner_kernel::{Ask, System};
use std::collections::VecDeque;

/// What is picked, by state and how far the run is with the question.
pub type Picks = FxHashMap<(Key, Phase), u32>;

/// A scheduler in words.
#[derive(Clone, Debug, Default)]
pub struct Scheduler {
    pub nodes: Vec<Scene>,
}

/// A state on the way, with the picks of the scheduler made.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Where in the source the choice is made.
    pub place: String,
    /// What the scheduler could do, and what it does; nothing where it has no choice.
    pub options: Vec<String>,
    pub taken: u32,
    /// How it can go on: probability (exact, and near), in words, and to which scene. No scene: the run is over, or
    /// nothing is left to decide.
    pub next: Vec<Branch>,
    /// How likely the state is under this scheduler.
    pub reached: f64,
}

#[derive(Clone, Debug)]
pub struct Branch {
    pub share: String,
    pub near: f64,
    pub words: String,
    pub to: Option<usize>,
    /// How the run ends there, if it does.
    pub end: Option<&'static str>,
}

impl Scheduler {
    /// The states in which it has something to decide.
    pub fn decisions(&self) -> usize {
        self.nodes.iter().filter(|scene| scene.options.len() > 1).count()
    }
}

/// The picks of a solution, by state.
pub fn picks(book: &Book, posed: &Posed, picks: &[u32]) -> Picks {
    let of =
        |(at, &(node, phase)): (usize, &(NodeId, Phase))| ((book.node(node).key, phase), picks[at + LEAVES]);
    posed.nodes.iter().enumerate().map(of).collect()
}

/// Explores a fresh system under the picks; what it then is a process for, and the scheduler in words (of at most so
/// many states).
pub fn replay<S: System>(
    space: &mut Space<S>,
    pose: Pose<'_>,
    picks: &Picks,
    most: usize,
) -> Result<(Process, Scheduler), Halt> {
    let mut texts: Texts = FxHashMap::default();
    let first = (NodeId::INITIAL, pose.phase(&space.book, NodeId::INITIAL, Phase::Running));
    let mut seen = FxHashSet::from_iter([first]);
    let mut todo = VecDeque::from([first]);
    while let Some((node, phase)) = todo.pop_front() {
        let Some(pick) = space.book.pick(node) else { continue };
        if phase != Phase::Running && !pose.beyond {
            continue;
        }
        let pick = pick.clone();
        let Some(&group) = picks.get(&(space.book.node(node).key, phase)) else { continue };
        // The saved state of a node is there until its last alternative is taken.
        if texts.len() < most && space.book.node(node).open > 0 {
            space.go(node);
            let site = space.system.site_name(pick.site);
            let options = match pick.groups() {
                1 => Vec::new(),
                groups => (0..groups).map(|g| step_text(&mut space.system, pick.group(g).start)).collect(),
            };
            let ways = pick.group(group).map(|a| step_text(&mut space.system, a)).collect();
            texts.insert((node, phase), (site, options, ways));
        }
        for alternative in pick.group(group) {
            let to = space.step(node, alternative)?;
            let next = (to, pose.phase(&space.book, to, phase));
            if seen.insert(next) {
                todo.push_back(next);
            }
        }
    }
    let posed = pose.of(&space.book);
    let under = under(&space.book, &posed, picks);
    let chain = posed.process.under(&under);
    let scheduler = describe(&space.book, &posed, &chain, &under, &texts);
    Ok((chain, scheduler))
}

/// By state: the place of its choice, what a scheduler could do, and how what it does can go on.
type Texts = FxHashMap<(NodeId, Phase), (String, Vec<String>, Vec<String>)>;

/// What a step means: its action, or what the system says.
pub(crate) fn step_text<S: System>(system: &mut S, alternative: u32) -> String {
    let action = system.as_actions().and_then(|actions| Some((actions.action(alternative)?, actions)));
    match action {
        Some((action, actions)) => actions.text(action),
        None => system.describe_step(alternative),
    }
}

fn under(book: &Book, posed: &Posed, picks: &Picks) -> Vec<u32> {
    let mut under = vec![0; posed.process.len()];
    for (at, &(node, phase)) in posed.nodes.iter().enumerate() {
        under[at + LEAVES] = picks.get(&(book.node(node).key, phase)).copied().unwrap_or(0);
    }
    under
}

fn describe(book: &Book, posed: &Posed, chain: &Process, under: &[u32], texts: &Texts) -> Scheduler {
    let mass = masses(chain);
    let mut number: FxHashMap<u32, usize> = FxHashMap::default();
    let mut order: Vec<u32> = Vec::new();
    if chain.initial as usize >= LEAVES {
        number.insert(chain.initial, 0);
        order.push(chain.initial);
    }
    let mut at = 0;
    while at < order.len() {
        for way in chain.ways(order[at]) {
            if way.to as usize >= LEAVES && !number.contains_key(&way.to) && order.len() < texts.len() {
                number.insert(way.to, order.len());
                order.push(way.to);
            }
        }
        at += 1;
    }
    let scene = |&at: &u32| {
        let (node, phase) = posed.nodes[at as usize - LEAVES];
        let (place, options, ways) = texts.get(&(node, phase)).cloned().unwrap_or_default();
        let pick = book.pick(node).expect("a choice");
        let range = pick.group(under[at as usize]);
        let next = chain.ways(at).iter().zip(range).enumerate().map(|(i, (way, a))| Branch {
            share: fraction::text(&pick.shares[a as usize]),
            near: pick.floats[a as usize],
            words: ways.get(i).cloned().unwrap_or_default(),
            to: number.get(&way.to).copied(),
            end: match way.to {
                0 => Some("target"),
                1 => Some("miss"),
                2 => Some("excluded"),
                OPEN => Some("not explored"),
                4 => Some("grey"),
                _ => None,
            },
        });
        Scene { place, options, taken: under[at as usize], next: next.collect(), reached: mass[at as usize] }
    };
    Scheduler { nodes: order.iter().map(scene).collect() }
}

/// How likely each node is met, at least once on acyclic parts; on cycles what has come by after some sweeps.
fn masses(chain: &Process) -> Vec<f64> {
    let mut met = vec![0.0; chain.len()];
    let mut now = vec![0.0; chain.len()];
    now[chain.initial as usize] = 1.0;
    for _ in 0..chain.len().min(2_000) + 1 {
        let mut next = vec![0.0; chain.len()];
        let mut moved = false;
        for node in 0..chain.len() {
            if now[node] < 1e-12 {
                continue;
            }
            met[node] = f64::min(1.0, met[node] + now[node]);
            for way in chain.ways(node as u32) {
                next[way.to as usize] += now[node] * chain.numbers.bounds(way.share).0;
                moved = true;
            }
        }
        if !moved {
            break;
        }
        now = next;
    }
    met
}
