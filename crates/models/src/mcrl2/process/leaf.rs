//! One sequential process of the network: its states by number, and what it can do in each.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::Point;
use crate::mcrl2::numbers::Number;
use crate::mcrl2::solve::Solutions;
use crate::mcrl2::sorts::Sort;
use crate::mcrl2::terms::Term;

/// An action of a step: the action and its arguments, both by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Act {
    pub action: u32,
    pub arguments: u32,
}

/// Arguments that are not known yet.
pub const OPEN: u32 = u32::MAX;

/// Where a process goes: states with their probabilities; one state with 1 if no chance is at work.
pub type Next = SmallVec<[(Number, u32); 1]>;

/// Which values of the variables of its sums a step stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// All, or it has no sums.
    All,
    /// One of those that constructors build: its sums were written out.
    Listed,
    /// Those that constructors do not build: terms stuck without a rule, which only come by a
    /// communication. The others are [`Values::Listed`].
    Unlisted,
}

/// Where a process goes, not worked out yet: what an open step leads to for one of its solutions.
#[derive(Clone, Debug)]
pub struct Later {
    /// The open step, if it is not the one of the process' state itself.
    pub own: Option<Arc<OpenStep>>,
    pub all: Solutions,
    pub nth: u32,
    /// By how much the solutions' variables are above those of the step; others are not its own.
    pub shift: u32,
}

/// Something a process can do.
#[derive(Clone, Debug)]
pub struct Step {
    pub acts: SmallVec<[Act; 1]>,
    /// Empty if it is open, or to be worked out.
    pub next: Next,
    pub later: Option<Later>,
    /// Set if variables of sums have no values yet; the other fields then are not all known.
    pub open: Option<Arc<OpenStep>>,
    pub values: Values,
}

/// A step whose variables get their values from whoever it communicates with.
#[derive(Clone, Debug)]
pub struct OpenStep {
    pub vars: Vec<(u32, Sort)>,
    pub condition: Term,
    /// By action: its arguments, with variables.
    pub arguments: Vec<Vec<Term>>,
    pub actions: Vec<u32>,
    /// What the process is then.
    pub stack: Vec<Frame>,
    /// The line of the sum.
    pub line: u32,
}

/// A point with the values of its variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    pub point: u32,
    pub values: Vec<Term>,
}

/// The states of one process.
#[derive(Clone, Debug, Default)]
pub struct Leaf {
    /// By state: point and values, frame after frame, the present one last.
    keys: Vec<Box<[u32]>>,
    numbers: FxHashMap<Box<[u32]>, u32>,
    /// By state: what it adds to the fingerprint of the whole.
    pub hashes: Vec<u128>,
    /// By state: what it can do, once that was asked.
    pub steps: Vec<Option<Arc<[Step]>>>,
    /// How many steps that are.
    pub kept: usize,
    /// By state: the number of what it can do apart from where that leads, once it was asked.
    shapes: Vec<u32>,
    shape_numbers: FxHashMap<Box<[u32]>, u32>,
}

/// Of a state whose steps were never asked.
const UNASKED: u32 = u32::MAX;

/// The key of a process that has ended, and said so.
const DEAD: u32 = u32::MAX;

/// In a key, from here on: so many frames follow as one of several alternatives, which is what a choice becomes
/// when its draws are done.
const MARK: u32 = 1 << 30;

/// A piece of a key.
pub enum Piece<'a> {
    /// An alternative of so many frames follows.
    Mark(u32),
    /// A point with the values of its variables.
    Frame(u32, &'a [u32]),
}

/// The key of a stack that ends in one of several others.
pub fn key_of(below: &[Frame], alternatives: &[Vec<Frame>]) -> Vec<u32> {
    let mut key = Vec::new();
    let mut add = |frames: &[Frame], marked: bool| {
        if marked {
            key.push(MARK + frames.len() as u32);
        }
        for frame in frames {
            key.push(frame.point);
            key.extend(frame.values.iter().map(|v| v.0));
        }
    };
    add(below, false);
    match alternatives {
        [one] => add(one, false),
        several => several.iter().for_each(|stack| add(stack, true)),
    }
    key
}

impl Leaf {
    /// The number of a state, and whether it is new.
    pub fn number(&mut self, key: Vec<u32>) -> (u32, bool) {
        if let Some(&number) = self.numbers.get(key.as_slice()) {
            return (number, false);
        }
        let number = self.keys.len() as u32;
        let key: Box<[u32]> = key.into();
        self.keys.push(key.clone());
        self.numbers.insert(key, number);
        self.hashes.push(0);
        self.steps.push(None);
        (number, true)
    }

    /// Keeps what a state can do.
    pub fn keep(&mut self, state: u32, steps: Arc<[Step]>) {
        self.kept += steps.len() + 1;
        if self.shapes.len() <= state as usize {
            self.shapes.resize(self.keys.len(), UNASKED);
        }
        if self.shapes[state as usize] == UNASKED {
            let next = self.shape_numbers.len() as u32;
            let number = *self.shape_numbers.entry(shape_of(&steps).into()).or_insert(next);
            self.shapes[state as usize] = number;
        }
        self.steps[state as usize] = Some(steps);
    }

    /// The number of what a state can do apart from where that leads, if it was asked.
    pub fn shape(&self, state: u32) -> Option<u32> {
        self.shapes.get(state as usize).copied().filter(|&s| s != UNASKED)
    }

    /// Forgets what the states can do.
    pub fn forget(&mut self) {
        self.steps.iter_mut().for_each(|s| *s = None);
        self.kept = 0;
    }

    /// The pieces of the key of a state that is not dead.
    pub fn parts<'a>(&'a self, points: &'a [Point], state: u32) -> impl Iterator<Item = Piece<'a>> {
        let mut key = &self.keys[state as usize][..];
        std::iter::from_fn(move || {
            let (&first, rest) = key.split_first()?;
            if first >= MARK {
                key = rest;
                return Some(Piece::Mark(first - MARK));
            }
            let (values, rest) = rest.split_at(points[first as usize].vars.len());
            key = rest;
            Some(Piece::Frame(first, values))
        })
    }

    /// The stacks that a state is a choice of; none if the process is dead.
    pub fn stacks(&self, points: &[Point], state: u32) -> Vec<Vec<Frame>> {
        if self.is_dead(state) {
            return Vec::new();
        }
        let mut below = Vec::new();
        let mut stacks: Vec<Vec<Frame>> = Vec::new();
        for part in self.parts(points, state) {
            match part {
                Piece::Mark(_) => stacks.push(below.clone()),
                Piece::Frame(point, values) => {
                    let frame = Frame { point, values: values.iter().map(|&v| Term(v)).collect() };
                    stacks.last_mut().unwrap_or(&mut below).push(frame);
                }
            }
        }
        if stacks.is_empty() { vec![below] } else { stacks }
    }

    /// The key of the state behind `Terminate`.
    pub fn dead() -> Vec<u32> {
        vec![DEAD]
    }

    /// Whether the process has ended, and has not said so yet.
    pub fn has_ended(&self, state: u32) -> bool {
        self.keys[state as usize].is_empty()
    }

    pub fn is_dead(&self, state: u32) -> bool {
        *self.keys[state as usize] == [DEAD]
    }

    pub fn states(&self) -> usize {
        self.keys.len()
    }
}

/// Steps without where they lead: equal for states that can do the same.
fn shape_of(steps: &[Step]) -> Vec<u32> {
    let mut shape = Vec::new();
    for step in steps {
        shape.push(step.values as u32);
        match &step.open {
            None => {
                shape.extend([0, step.acts.len() as u32]);
                shape.extend(step.acts.iter().flat_map(|a| [a.action, a.arguments]));
            }
            Some(open) => {
                shape.extend([1, open.vars.len() as u32, open.condition.0, open.actions.len() as u32]);
                shape.extend(open.vars.iter().flat_map(|v| [v.0, v.1.0]));
                shape.extend(&open.actions);
                for arguments in &open.arguments {
                    shape.push(arguments.len() as u32);
                    shape.extend(arguments.iter().map(|t| t.0));
                }
            }
        }
    }
    shape
}
