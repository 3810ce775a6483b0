//! What counts always: looking at points one by one, and bounds by cutting boxes.
//!
//! A box in which intervals decide the condition is counted as a whole; another is cut in two at its
//! longest side. The size of boxes where it surely holds is a lower bound, that of boxes where it
//! may hold an upper one, after every cut (Moore 1966; longest by its share of the whole side). Boxes of few points are enumerated.

use super::{Budget, Count, Reason, Trouble};
use crate::term::plan::Plan;
use crate::term::{Sym, Term, Terms};
use num_bigint::BigUint;
use num_traits::Zero;
use std::cmp::Ordering;
use std::collections::BinaryHeap;

/// Boxes of at most so many points are enumerated.
const POINTS: u128 = 64;

pub(super) fn volume(sides: &[(i64, i64)]) -> Option<u128> {
    sides.iter().try_fold(1u128, |volume, (low, high)| {
        volume.checked_mul((i128::from(*high) - i128::from(*low) + 1) as u128)
    })
}

/// Calls `found` with every point of a box at which all atoms hold.
pub(super) fn enumerate(
    terms: &Terms,
    plan: &Plan,
    atoms: &[Term],
    syms: &[Sym],
    sides: &[(i64, i64)],
    budget: &mut Budget,
    found: &mut dyn FnMut(&[i64]),
) -> Result<(), Trouble> {
    let mut point: Vec<i64> = sides.iter().map(|side| side.0).collect();
    let mut values = Vec::with_capacity(plan.len());
    loop {
        budget.spend(2 + plan.len() as u64)?;
        let at = |sym: Sym| point[syms.binary_search(&sym).expect("a symbol of the component")];
        plan.run(terms, &at, &mut values);
        if atoms.iter().all(|atom| plan.value(*atom, &values) == 1) {
            found(&point);
        }
        let Some(next) = (0..point.len()).find(|&i| point[i] < sides[i].1) else { return Ok(()) };
        point[next] += 1;
        point.iter_mut().zip(sides).take(next).for_each(|(value, side)| *value = side.0);
    }
}

struct Cell {
    size: BigUint,
    sides: Vec<(i64, i64)>,
}

impl PartialEq for Cell {
    fn eq(&self, other: &Cell) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Cell {}

impl PartialOrd for Cell {
    fn partial_cmp(&self, other: &Cell) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Cell {
    fn cmp(&self, other: &Cell) -> Ordering {
        self.size.cmp(&other.size).then_with(|| other.sides.cmp(&self.sides))
    }
}

/// Bounds for the number of points of a conjunction, after at most so many cuts.
pub(super) fn bounds(
    terms: &Terms,
    atoms: &[Term],
    syms: &[Sym],
    sides: &[(i64, i64)],
    cuts: u64,
    why: Reason,
) -> Count {
    let plan = Plan::new(terms, atoms);
    let size = |sides: &[(i64, i64)]| -> BigUint {
        sides
            .iter()
            .map(|(low, high)| BigUint::from((i128::from(*high) - i128::from(*low) + 1) as u128))
            .product()
    };
    let mut intervals = Vec::new();
    let mut holds = |sides: &[(i64, i64)]| {
        let side = |sym: Sym| sides[syms.binary_search(&sym).expect("a symbol of the component")];
        plan.bound(terms, &side, &mut intervals);
        let decided = atoms.iter().map(|atom| plan.bounds(*atom, &intervals));
        decided.fold((true, true), |(sure, possible), (low, high)| (sure && low == 1, possible && high == 1))
    };
    let (mut sure, mut open) = (BigUint::zero(), BigUint::zero());
    let mut heap = BinaryHeap::new();
    let mut todo = vec![sides.to_vec()];
    let mut left = cuts;
    let mut unlimited = Budget::new(u64::MAX);
    loop {
        for sides in todo.drain(..) {
            let points = size(&sides);
            match holds(&sides) {
                (true, _) => sure += points,
                (false, false) => {}
                _ if volume(&sides).is_some_and(|volume| volume <= POINTS) => {
                    let done =
                        enumerate(terms, &plan, atoms, syms, &sides, &mut unlimited, &mut |_| sure += 1u32);
                    debug_assert!(done.is_ok());
                }
                _ => {
                    open += &points;
                    heap.push(Cell { size: points, sides });
                }
            }
        }
        if left == 0 {
            break;
        }
        let Some(cell) = heap.pop() else { break };
        left -= 1;
        open -= &cell.size;
        // The longest side, as a share of what it was: a draw of 2^24 values says as much as one of 2^53.
        let length = |side: (i64, i64)| (i128::from(side.1) - i128::from(side.0)) as f64;
        let share = |i: usize| length(cell.sides[i]) / length(sides[i]).max(1.0);
        let longer = |i: &usize, j: &usize| share(*i).total_cmp(&share(*j)).then(j.cmp(i));
        let longest = (0..cell.sides.len()).max_by(longer).expect("a side");
        let (low, high) = cell.sides[longest];
        let middle = (i128::from(low) + i128::from(high)).div_euclid(2) as i64;
        for half in [(low, middle), (middle + 1, high)] {
            let mut sides = cell.sides.clone();
            sides[longest] = half;
            todo.push(sides);
        }
    }
    if open.is_zero() {
        Count::Exact(sure)
    } else if sure.is_zero() && open == size(sides) {
        Count::GaveUp(why)
    } else {
        Count::Bounds(sure.clone(), sure + open)
    }
}
