//! A walk from the top left to the bottom right of a grid, one step right or down at a time.
//! Decisions pick the direction, chance may slip the other way, throw the walker back to the start
//! (cycles), or pick the direction altogether; some cells may be holes. Many paths meet in a cell.

use sojourner_kernel::{Choice, Decision, Site, Stop, Violation};

use super::{Values, draw_unit};
use crate::packed::Packed;

#[derive(Debug, Clone)]
pub struct Grid {
    width: u64,
    height: u64,
    holes: f64,
    seed: u64,
    /// Where both directions are open.
    inside: (Choice, Vec<Move>),
    /// On the last row and on the last column.
    only_right: (Choice, Vec<Move>),
    only_down: (Choice, Vec<Move>),
}

#[derive(Debug, Clone, Copy, PartialEq)]
enum Move {
    Right,
    Down,
    Back,
}

/// A choice between distributions of moves; impossible moves are left out.
fn offer(groups: &[&[(Move, f64)]]) -> (Choice, Vec<Move>) {
    let possible: Vec<Vec<(Move, f64)>> =
        groups.iter().map(|g| g.iter().copied().filter(|(_, w)| *w > 0.0).collect()).collect();
    let moves = possible.iter().flatten().map(|(m, _)| *m).collect();
    let weights: Vec<Vec<f64>> = possible.iter().map(|g| g.iter().map(|(_, w)| *w).collect()).collect();
    let choice = match &weights[..] {
        [one] => Choice::chance(one),
        several if several.iter().all(|g| g.len() == 1) => {
            Choice::decision(Decision::Data, several.len() as u32)
        }
        several => Choice::grouped(Decision::Data, &several.iter().map(Vec::as_slice).collect::<Vec<_>>()),
    };
    (choice, moves)
}

impl Grid {
    pub(super) fn new(v: &Values) -> Result<Grid, String> {
        use Move::{Back, Down, Right};
        let (slip, right) = (v.real("slip"), v.real("right"));
        let reset = if v.is("choice", "decision") { 0.0 } else { v.real("reset") };
        let stay = 1.0 - reset;
        let inside = match v.get("choice") {
            "chance" => offer(&[&[(Right, stay * right), (Down, stay * (1.0 - right)), (Back, reset)]]),
            "decision" => offer(&[&[(Right, 1.0)], &[(Down, 1.0)]]),
            _ => offer(&[
                &[(Right, stay * (1.0 - slip)), (Down, stay * slip), (Back, reset)],
                &[(Down, stay * (1.0 - slip)), (Right, stay * slip), (Back, reset)],
            ]),
        };
        Ok(Grid {
            width: v.count("width"),
            height: v.count("height"),
            holes: v.real("holes"),
            seed: v.count("seed"),
            inside,
            only_right: offer(&[&[(Right, stay), (Back, reset)]]),
            only_down: offer(&[&[(Down, stay), (Back, reset)]]),
        })
    }

    fn is_goal(&self, state: u128) -> bool {
        parts(state) == (self.width - 1, self.height - 1)
    }

    fn is_hole(&self, state: u128) -> bool {
        self.holes > 0.0 && state != 0 && !self.is_goal(state) && {
            let (x, y) = parts(state);
            draw_unit(self.seed, x, y) < self.holes
        }
    }

    fn offered(&self, state: u128) -> &(Choice, Vec<Move>) {
        let (x, y) = parts(state);
        if y + 1 == self.height {
            &self.only_right
        } else if x + 1 == self.width {
            &self.only_down
        } else {
            &self.inside
        }
    }
}

fn parts(state: u128) -> (u64, u64) {
    (state as u64, (state >> 64) as u64)
}

impl Packed for Grid {
    fn initial(&self) -> u128 {
        0
    }

    fn stop(&self, state: u128) -> Stop {
        if self.is_goal(state) {
            return Stop::End;
        }
        if self.is_hole(state) {
            let (x, y) = parts(state);
            return Stop::Violation(Violation {
                kind: "hole".into(),
                message: format!("({x}, {y}) is a hole"),
            });
        }
        Stop::Choice(self.offered(state).0.clone())
    }

    fn next(&self, state: u128, alternative: u32) -> u128 {
        match self.offered(state).1[alternative as usize] {
            Move::Right => state + 1,
            Move::Down => state + (1 << 64),
            Move::Back => 0,
        }
    }

    fn propositions(&self) -> Vec<String> {
        vec!["goal".into(), "hole".into()]
    }

    fn labels(&self, state: u128) -> u64 {
        u64::from(self.is_goal(state)) | u64::from(self.is_hole(state)) << 1
    }

    fn heuristics(&self) -> Vec<String> {
        vec!["closer".into()]
    }

    fn heuristic(&self, state: u128, _index: usize) -> f64 {
        let (x, y) = parts(state);
        (x + y) as f64
    }

    fn describe_state(&self, state: u128) -> String {
        let (x, y) = parts(state);
        format!("({x}, {y})")
    }

    fn describe_step(&self, state: u128, alternative: u32) -> String {
        let (choice, moves) = self.offered(state);
        let name = |m: Move| match m {
            Move::Right => "right",
            Move::Down => "down",
            Move::Back => "back to the start",
        };
        let done = name(moves[alternative as usize]);
        let group = (0..choice.groups()).map(|g| choice.group(g)).find(|g| g.contains(&alternative));
        match group {
            Some(group) if choice.groups() > 1 && group.start != alternative => {
                format!("aim {}, slip {done}", name(moves[group.start as usize]))
            }
            _ => done.into(),
        }
    }

    fn site_name(&self, _site: Site) -> String {
        "a step on the grid".into()
    }
}
