//! The vertices of a simple polytope, by pivoting on integer dictionaries.
//!
//! The polytope is given by constraints a_i x <= b_i, the first n of which are -x_j <= b_j. A
//! dictionary writes every slack as an affine function of the n slacks that are 0 at a vertex, over a
//! common denominator (Edmonds' and Bareiss' exact pivoting: the denominator is the determinant of the
//! tight constraints, and every entry is a minor). Right-hand sides are perturbed by the caller such
//! that no two bases share a vertex; where they do nevertheless, that is seen as a slack of 0 and told
//! as [`Trouble::Tie`]. So every vertex has n neighbours, one pivot away each, and a search along them
//! finds all: the effort goes with the number of vertices, not of bases.

use super::number::Number;
use super::{Budget, Trouble};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// Constraints in n unknowns: `normals[i] x <= bounds[i]`.
pub(super) struct Polytope<T> {
    pub dimension: usize,
    pub normals: Vec<Vec<T>>,
    pub bounds: Vec<T>,
}

#[derive(Clone)]
struct Dictionary<T> {
    /// The constraints that are tight, one for each column.
    tight: SmallVec<[u16; 8]>,
    /// The other constraints, one for each row.
    slack: Vec<u16>,
    /// A row has its constant first, then its columns.
    entries: Vec<T>,
    denominator: T,
}

/// A vertex: which constraints are tight, and its coordinates over a common denominator.
pub(super) struct Vertex<T> {
    pub tight: SmallVec<[u16; 8]>,
    pub point: Vec<T>,
    pub denominator: T,
}

/// What is done with a vertex.
pub(super) type Visit<'a, T> = dyn FnMut(Vertex<T>, &mut Budget) -> Result<(), Trouble> + 'a;

impl<T: Number> Dictionary<T> {
    fn new(polytope: &Polytope<T>) -> Result<Dictionary<T>, Trouble> {
        let n = polytope.dimension;
        let slack: Vec<u16> = (n..polytope.normals.len()).map(|i| i as u16).collect();
        let mut entries = Vec::with_capacity(slack.len() * (n + 1));
        for &i in &slack {
            // x_j = s_j - b_j.
            let normal = &polytope.normals[i as usize];
            let mut constant = polytope.bounds[i as usize].clone();
            for (entry, bound) in normal.iter().zip(&polytope.bounds) {
                constant = constant.add(&entry.mul(bound)?)?;
            }
            entries.push(constant);
            for entry in normal {
                entries.push(entry.neg()?);
            }
        }
        Ok(Dictionary { tight: (0..n as u16).collect(), slack, entries, denominator: T::of(1) })
    }

    fn width(&self) -> usize {
        self.tight.len() + 1
    }

    fn at(&self, row: usize, column: usize) -> &T {
        &self.entries[row * self.width() + column]
    }

    /// Makes the slack of a row tight and lets that of a column (from 1) go.
    fn pivot(&mut self, row: usize, column: usize) -> Result<(), Trouble> {
        let width = self.width();
        let pivot: SmallVec<[T; 9]> = self.entries[row * width..(row + 1) * width].iter().cloned().collect();
        let p = &pivot[column];
        let turned = p.sign() < 0;
        for q in 0..self.slack.len() {
            if q == row {
                continue;
            }
            let line = &mut self.entries[q * width..(q + 1) * width];
            let factor = line[column].clone();
            let idle = factor.sign() == 0;
            for (k, entry) in line.iter_mut().enumerate() {
                if k == column {
                    continue;
                }
                let mut value =
                    if idle { entry.mul(p)? } else { entry.mul(p)?.sub(&factor.mul(&pivot[k])?)? };
                value = value.quotient(&self.denominator);
                *entry = if turned { value.neg()? } else { value };
            }
            line[column] = if turned { factor.neg()? } else { factor };
        }
        let line = &mut self.entries[row * width..(row + 1) * width];
        for (k, entry) in line.iter_mut().enumerate() {
            let value = if k == column { self.denominator.clone() } else { pivot[k].neg()? };
            *entry = if turned { value.neg()? } else { value };
        }
        self.denominator = p.size();
        std::mem::swap(&mut self.tight[column - 1], &mut self.slack[row]);
        Ok(())
    }

    /// The row that becomes 0 first as the slack of a column grows, among those not below 0.
    fn leaving(&self, column: usize) -> Result<Option<usize>, Trouble> {
        let mut best: Option<usize> = None;
        for row in 0..self.slack.len() {
            if self.at(row, column).sign() >= 0 || self.at(row, 0).sign() < 0 {
                continue;
            }
            let Some(other) = best else {
                best = Some(row);
                continue;
            };
            // c / -t < c' / -t'
            let first = self.at(row, 0).mul(self.at(other, column))?;
            let second = self.at(other, 0).mul(self.at(row, column))?;
            match first.cmp(&second) {
                std::cmp::Ordering::Greater => best = Some(row),
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Equal => return Err(Trouble::Tie),
            }
        }
        Ok(best)
    }

    /// A first vertex: the violated constraints are satisfied one after the other. False if there is none.
    fn start(&mut self, budget: &mut Budget) -> Result<bool, Trouble> {
        let width = self.width();
        while let Some(constraint) =
            (0..self.slack.len()).find(|&row| self.at(row, 0).sign() < 0).map(|row| self.slack[row])
        {
            loop {
                budget.spend((self.entries.len() * 2) as u64)?;
                let Some(row) = self.slack.iter().position(|&c| c == constraint) else { break };
                if self.at(row, 0).sign() >= 0 {
                    break;
                }
                let rising = (1..width).filter(|&column| self.at(row, column).sign() > 0);
                let Some(column) = rising.max_by(|a, b| self.at(row, *a).cmp(self.at(row, *b))) else {
                    return Ok(false);
                };
                let leaving = self.leaving(column)?;
                let own = match leaving {
                    None => true,
                    Some(other) => {
                        // -c / t < c' / -t'
                        let first = self.at(row, 0).mul(self.at(other, column))?;
                        let second = self.at(other, 0).mul(self.at(row, column))?;
                        first < second
                    }
                };
                self.pivot(if own { row } else { leaving.expect("there is one") }, column)?;
            }
        }
        Ok(true)
    }

    fn vertex(&self, polytope: &Polytope<T>) -> Result<Vertex<T>, Trouble> {
        let n = polytope.dimension;
        let mut point = vec![T::of(0); n];
        for (row, &constraint) in self.slack.iter().enumerate() {
            if self.at(row, 0).sign() <= 0 {
                return Err(Trouble::Tie);
            }
            if usize::from(constraint) < n {
                point[usize::from(constraint)] = self.at(row, 0).clone();
            }
        }
        for (coordinate, bound) in point.iter_mut().zip(&polytope.bounds) {
            *coordinate = coordinate.sub(&bound.mul(&self.denominator)?)?;
        }
        Ok(Vertex { tight: self.tight.clone(), point, denominator: self.denominator.clone() })
    }
}

/// Calls `visit` with every vertex.
pub(super) fn vertices<T: Number>(
    polytope: &Polytope<T>,
    budget: &mut Budget,
    visit: &mut Visit<T>,
) -> Result<(), Trouble> {
    let mut first = Dictionary::new(polytope)?;
    if !first.start(budget)? {
        return Ok(());
    }
    let sorted = |tight: &SmallVec<[u16; 8]>| {
        let mut key = tight.clone();
        key.sort_unstable();
        key
    };
    let mut seen: FxHashSet<SmallVec<[u16; 8]>> = FxHashSet::default();
    seen.insert(sorted(&first.tight));
    let mut stack = vec![first];
    while let Some(dictionary) = stack.pop() {
        visit(dictionary.vertex(polytope)?, budget)?;
        for column in 1..dictionary.width() {
            budget.spend(2 * dictionary.slack.len() as u64)?;
            let row = dictionary.leaving(column)?.ok_or(Trouble::Tie)?;
            let mut key = dictionary.tight.clone();
            key[column - 1] = dictionary.slack[row];
            key.sort_unstable();
            if seen.insert(key) {
                budget.spend(dictionary.entries.len() as u64)?;
                let mut next = dictionary.clone();
                next.pivot(row, column)?;
                stack.push(next);
            }
        }
    }
    Ok(())
}
