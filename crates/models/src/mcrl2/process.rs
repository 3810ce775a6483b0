//! Processes, ready to be stepped: sequential ones as trees of places to be, and the network of them.
//!
//! A *point* is a place in a sequential process where it can rest: a process with all its parameters,
//! or what is left behind an action with the variables that occur in it. A state of a sequential
//! process is a stack of points with values. Which places are points follows the normal form of
//! Groote, Ponse and Usenko ("Linearization in parallel pCRL", 2001) as the official tools make it, so
//! that numbers of states can be compared: equal remainders are one point, a condition directly behind
//! the first action of a summand is decided with that action, and what stands behind a process that
//! cannot end is dropped.
//!
//! Gap: behind a process call that is not the last, the official tools keep the variables of the
//! caller where we keep the values of the arguments; the numbers of states may then differ, either way,
//! between systems that are strongly bisimilar.

pub mod derive;
pub mod filter;
pub mod groups;
pub mod leaf;
pub mod net;
pub(super) mod points;
mod settle;
mod shown;

pub(super) use points::{drawn_first, free_in};

use std::collections::HashMap;

use super::code::{Code, Data};
use super::error::At;
use super::sorts::Sort;
use super::typecheck::Typing;

/// A sequential process expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Proc {
    /// Actions that happen together; none is `tau`.
    Act(Box<[(u32, Box<[Code]>)]>),
    Delta,
    /// One process, and then another.
    Seq(Box<Proc>, Box<Then>),
    Choice(Box<[Proc]>),
    Sum(Box<[(u32, Sort)]>, u32, Box<Proc>),
    Dist(Box<[(u32, Sort)]>, u32, Box<Code>, Box<Then>),
    If(Box<Code>, Box<Proc>, Option<Box<Proc>>),
    Call(u32, Box<[Code]>),
}

impl Proc {
    /// Whether there is a draw in it, apart from what it leads to.
    pub fn has_chance(&self) -> bool {
        match self {
            Proc::Dist(..) => true,
            Proc::Choice(parts) => parts.iter().any(Proc::has_chance),
            Proc::Sum(_, _, inner) | Proc::Seq(inner, _) => inner.has_chance(),
            Proc::If(_, then, other) => then.has_chance() || other.as_ref().is_some_and(|o| o.has_chance()),
            Proc::Act(_) | Proc::Delta | Proc::Call(..) => false,
        }
    }

    /// Whether chance comes first, in one of the alternatives at least; given the processes that it is first in.
    pub fn starts_with_chance(&self, processes: &[bool]) -> bool {
        match self {
            Proc::Dist(..) => true,
            Proc::Choice(parts) => parts.iter().any(|p| p.starts_with_chance(processes)),
            Proc::Sum(_, _, inner) | Proc::Seq(inner, _) => inner.starts_with_chance(processes),
            Proc::If(_, then, other) => {
                then.starts_with_chance(processes)
                    || other.as_ref().is_some_and(|o| o.starts_with_chance(processes))
            }
            Proc::Call(process, _) => processes[*process as usize],
            Proc::Act(_) | Proc::Delta => false,
        }
    }
}

/// What comes behind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Then {
    /// A point, with the variables that occur in it.
    Point(u32),
    /// A process with arguments.
    Call(u32, Box<[Code]>),
    /// Decided at once.
    If(Code, Box<Then>, Box<Then>),
}

/// A place where a process can rest.
#[derive(Clone, Debug)]
pub struct Point {
    pub body: Proc,
    /// The variables whose values it keeps.
    pub vars: Box<[u32]>,
    /// Where it starts: equal remainders are one point.
    pub places: Vec<At>,
    /// Whether chance comes first in some of its alternatives: these are resolved at once, nobody rests here.
    pub decided: bool,
}

/// A process equation.
#[derive(Clone, Debug)]
pub struct Process {
    pub name: Box<str>,
    pub at: At,
    pub params: Box<[u32]>,
    pub point: u32,
    pub ends: bool,
}

/// An action with the sorts of its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// Index into [`Program::names`].
    pub name: u32,
    pub sorts: Vec<Sort>,
}

/// Processes in parallel, and operators on their actions. Names of actions are numbers.
#[derive(Clone, Debug)]
pub enum Net {
    /// Index into [`Program::leaves`].
    Leaf(u32),
    Par(Vec<Net>),
    Allow(Vec<Vec<u32>>, Box<Net>),
    Block(Vec<u32>, Box<Net>),
    Hide(Vec<u32>, Box<Net>),
    Rename(Vec<(u32, u32)>, Box<Net>),
    Comm(Vec<(Vec<u32>, u32)>, Box<Net>),
}

/// A sequential process of the network, with what its variables are at the start: assignments, one
/// level of calls after another.
#[derive(Clone, Debug)]
pub struct Leaf {
    pub start: Then,
    pub levels: Vec<Vec<(u32, Code)>>,
}

/// A whole specification.
#[derive(Clone, Debug)]
pub struct Program {
    pub data: Data,
    pub names: Vec<Box<str>>,
    pub actions: Vec<Action>,
    pub processes: Vec<Process>,
    pub points: Vec<Point>,
    /// The points of remainders, by what they are.
    pub remainders: HashMap<Proc, u32>,
    pub leaves: Vec<Leaf>,
    pub net: Net,
    /// Whether there is a draw somewhere.
    pub has_chance: bool,
    /// The number of variables.
    pub slots: u32,
    /// What a reader must know of the text, with the line.
    pub notes: Vec<String>,
    /// What names mean, for values that a person writes.
    pub(super) typing: Typing,
}

/// Points being collected: equal remainders are one point.
#[derive(Debug, Default)]
pub struct Points {
    pub all: Vec<Point>,
    pub numbers: HashMap<Proc, u32>,
}
