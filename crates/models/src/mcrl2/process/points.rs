//! Free variables of processes, and points shared by equal remainders.

use super::{Point, Points, Proc, Process, Then};
use crate::mcrl2::code::Code;
use crate::mcrl2::error::At;

/// So many places of a point are remembered.
const MOST_PLACES: usize = 8;

/// In which processes chance comes first.
pub(in crate::mcrl2) fn drawn_first(points: &[Point], processes: &[Process]) -> Vec<bool> {
    let mut drawn = vec![false; processes.len()];
    loop {
        let body = |p: &Process| &points[p.point as usize].body;
        let more: Vec<bool> = processes.iter().map(|p| body(p).starts_with_chance(&drawn)).collect();
        if more == drawn {
            return drawn;
        }
        drawn = more;
    }
}

impl Points {
    /// The point for a remainder.
    pub fn remainder(&mut self, body: Proc, at: At) -> u32 {
        if let Some(&point) = self.numbers.get(&body) {
            let places = &mut self.all[point as usize].places;
            if places.len() < MOST_PLACES && !places.contains(&at) {
                places.push(at);
            }
            return point;
        }
        let mut vars = Vec::new();
        self.free(&body, &mut Vec::new(), &mut vars);
        vars.sort_unstable();
        vars.dedup();
        let point = self.all.len() as u32;
        self.numbers.insert(body.clone(), point);
        self.all.push(Point { body, vars: vars.into(), places: vec![at], decided: false });
        point
    }

    /// A point of its own, which keeps the values of these variables.
    pub fn own(&mut self, body: Proc, vars: Box<[u32]>, at: At) -> u32 {
        self.all.push(Point { body, vars, places: vec![at], decided: false });
        self.all.len() as u32 - 1
    }

    /// Makes points of the parts of processes in which chance comes first: nobody rests before a draw.
    pub fn branch(&mut self, processes: &[Process]) {
        let drawn = drawn_first(&self.all, processes);
        let mut at = 0;
        while at < self.all.len() {
            let point = &self.all[at];
            let place = point.places[0];
            if point.body.starts_with_chance(&drawn) {
                let parts: Vec<Proc> = match &point.body {
                    Proc::If(_, then, other) => other.iter().chain([then]).map(|p| (**p).clone()).collect(),
                    Proc::Choice(parts) => parts.to_vec(),
                    Proc::Sum(_, _, inner) | Proc::Seq(inner, _) => vec![(**inner).clone()],
                    _ => Vec::new(),
                };
                self.all[at].decided = !parts.is_empty();
                for part in parts {
                    if !matches!(part, Proc::Call(..)) {
                        self.remainder(part, place);
                    }
                }
                self.remainder(Proc::Delta, place);
            }
            at += 1;
        }
    }

    fn free(&self, body: &Proc, bound: &mut Vec<u32>, free: &mut Vec<u32>) {
        match body {
            Proc::Delta => {}
            Proc::Act(actions) => {
                actions.iter().flat_map(|a| a.1.iter()).for_each(|c| free_in(c, bound, free));
            }
            Proc::Seq(first, then) => {
                self.free(first, bound, free);
                self.free_then(then, bound, free);
            }
            Proc::Choice(parts) => parts.iter().for_each(|p| self.free(p, bound, free)),
            Proc::Sum(vars, _, inner) => {
                let depth = bound.len();
                bound.extend(vars.iter().map(|v| v.0));
                self.free(inner, bound, free);
                bound.truncate(depth);
            }
            Proc::Dist(vars, _, weight, inner) => {
                let depth = bound.len();
                bound.extend(vars.iter().map(|v| v.0));
                free_in(weight, bound, free);
                self.free_then(inner, bound, free);
                bound.truncate(depth);
            }
            Proc::If(condition, then, other) => {
                free_in(condition, bound, free);
                self.free(then, bound, free);
                other.iter().for_each(|o| self.free(o, bound, free));
            }
            Proc::Call(_, arguments) => arguments.iter().for_each(|c| free_in(c, bound, free)),
        }
    }

    fn free_then(&self, then: &Then, bound: &mut Vec<u32>, free: &mut Vec<u32>) {
        match then {
            Then::Point(point) => {
                free.extend(self.all[*point as usize].vars.iter().filter(|v| !bound.contains(v)));
            }
            Then::Call(_, arguments) => arguments.iter().for_each(|c| free_in(c, bound, free)),
            Then::If(condition, then, other) => {
                free_in(condition, bound, free);
                self.free_then(then, bound, free);
                self.free_then(other, bound, free);
            }
        }
    }
}

pub(in crate::mcrl2) fn free_in(code: &Code, bound: &mut Vec<u32>, free: &mut Vec<u32>) {
    match code {
        Code::Slot(slot) | Code::Force(slot) => {
            if !bound.contains(slot) {
                free.push(*slot);
            }
        }
        Code::Number(_) => {}
        Code::Call(_, parts) => parts.iter().for_each(|p| free_in(p, bound, free)),
        Code::Apply(function, parts) => {
            free_in(function, bound, free);
            parts.iter().for_each(|p| free_in(p, bound, free));
        }
        Code::Let(defined, body) => {
            defined.iter().for_each(|d| free_in(&d.1, bound, free));
            let depth = bound.len();
            bound.extend(defined.iter().map(|d| d.0));
            free_in(body, bound, free);
            bound.truncate(depth);
        }
        Code::Lambda(_, captured) | Code::Forall(_, captured) | Code::Exists(_, captured) => {
            free.extend(captured.iter().filter(|s| !bound.contains(s)));
        }
        Code::SameFunction(_, pair) => {
            free_in(&pair.0, bound, free);
            free_in(&pair.1, bound, free);
        }
    }
}
