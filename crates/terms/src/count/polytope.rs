//! Counting the whole points of a polytope (Barvinok 1994).
//!
//! Right-hand sides of whole rows may grow by anything below 1 without letting in a whole point. So
//! they are perturbed by random amounts: the polytope becomes simple and full-dimensional, equations
//! included, and no vertex needs a triangulation. The vertices (`vertices.rs`) have simplicial cones, each a
//! signed sum of unimodular ones (`cone.rs`), whose generating functions are summed at one modulo
//! primes (`residue.rs`; Brion's theorem). Random numbers come from a fixed seed: the same
//! system costs the same work, and the result does not depend on them.
//!
//! Gap: the number of vertices may be exponential in the number of unknowns (a cube has 2^n); about eight
//! connected unknowns are practical, more if the rows are differences.

use super::cone::{Cone, decompose};
use super::number::Number;
use super::residue::{Residues, next};
use super::system::Row;
use super::vertices::{Polytope, vertices};
use super::{Counter, Trouble};
use num_bigint::{BigInt, BigUint};
use num_traits::{One, Zero};

/// Perturbations are multiples of this part of 1.
const GRAIN: i128 = 1 << 24;

/// Seeds that are tried before giving up: one is nearly always enough.
const ATTEMPTS: u64 = 20;

/// A system in the form in which it is known: ranges from 0, unknowns and rows in order.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key {
    high: Vec<i128>,
    rows: Vec<(Vec<i128>, Option<i128>, Option<i128>)>,
}

/// What tells an unknown from others: its range, its coefficients with the sizes of their rows; and its place.
type Signature = (i128, Vec<(i128, usize)>, usize);

impl Key {
    fn new(low: &[i128], high: &[i128], rows: &[Row]) -> Result<Key, Trouble> {
        let n = low.len();
        let mut signature: Vec<Signature> = (0..n)
            .map(|v| Ok((high[v].checked_sub(low[v]).ok_or(Trouble::Large)?, Vec::new(), v)))
            .collect::<Result<_, _>>()?;
        for row in rows {
            for &(v, c) in &row.items {
                signature[v as usize].1.push((c.abs(), row.items.len()));
            }
        }
        for entry in &mut signature {
            entry.1.sort_unstable();
        }
        signature.sort();
        let mut place = vec![0; n];
        for (at, (_, _, v)) in signature.iter().enumerate() {
            place[*v] = at;
        }
        let mut dense = Vec::with_capacity(rows.len());
        for row in rows {
            let mut line = vec![0i128; n];
            let mut shift = 0i128;
            for &(v, c) in &row.items {
                line[place[v as usize]] = c;
                shift = c
                    .checked_mul(low[v as usize])
                    .and_then(|product| shift.checked_add(product))
                    .ok_or(Trouble::Large)?;
            }
            let moved = |bound: Option<i128>| {
                bound.map(|bound| bound.checked_sub(shift).ok_or(Trouble::Large)).transpose()
            };
            let (mut from, mut to) = (moved(row.low)?, moved(row.high)?);
            if line.iter().find(|c| **c != 0).is_some_and(|c| *c < 0) {
                line.iter_mut().for_each(|c| *c = -*c);
                (from, to) = (to.map(|to| -to), from.map(|from| -from));
            }
            dense.push((line, from, to));
        }
        dense.sort();
        Ok(Key { high: signature.iter().map(|(range, _, _)| *range).collect(), rows: dense })
    }
}

/// How many whole points satisfy the rows within the ranges.
pub(super) fn count(
    low: &[i128],
    high: &[i128],
    rows: &[Row],
    counter: &mut Counter,
) -> Result<BigUint, Trouble> {
    let key = Key::new(low, high, rows)?;
    if let Some((known, work)) = counter.cache.get(&key) {
        // What is known costs what it did: whether a budget suffices does not depend on earlier questions.
        counter.hits += 1;
        counter.budget.spend(*work)?;
        return Ok(known.clone());
    }
    counter.polytopes += 1;
    let before = counter.budget.left;
    let count = match solve::<i128>(&key, counter) {
        Err(Trouble::Overflow) => solve::<BigInt>(&key, counter)?,
        other => other?,
    };
    let work = before - counter.budget.left;
    counter.remember(key, &count, work);
    Ok(count)
}

fn solve<T: Number>(key: &Key, counter: &mut Counter) -> Result<BigUint, Trouble> {
    for attempt in 0..ATTEMPTS {
        match attempt_with::<T>(key, attempt, counter) {
            Err(Trouble::Tie) => {}
            other => return other,
        }
    }
    Err(Trouble::Large)
}

fn attempt_with<T: Number>(key: &Key, attempt: u64, counter: &mut Counter) -> Result<BigUint, Trouble> {
    let n = key.high.len();
    let mut seed = 0x5EED_0000 + attempt;
    let mut perturbed = |bound: i128| -> Result<T, Trouble> {
        let extra = 1 + (next(&mut seed) % (GRAIN as u64 - 1)) as i128;
        T::of(bound).mul(&T::of(GRAIN))?.add(&T::of(extra))
    };
    let unit =
        |j: usize, value: i128| -> Vec<T> { (0..n).map(|k| T::of(if k == j { value } else { 0 })).collect() };
    let (mut normals, mut bounds) = (Vec::new(), Vec::new());
    for j in 0..n {
        normals.push(unit(j, -1));
        bounds.push(perturbed(0)?);
    }
    for (j, high) in key.high.iter().enumerate() {
        normals.push(unit(j, 1));
        bounds.push(perturbed(*high)?);
    }
    for (line, low, high) in &key.rows {
        if let Some(high) = high {
            normals.push(line.iter().map(|c| T::of(*c)).collect());
            bounds.push(perturbed(*high)?);
        }
        if let Some(low) = low {
            normals.push(line.iter().map(|c| T::of(-*c)).collect());
            bounds.push(perturbed(-*low)?);
        }
    }
    if normals.len() > usize::from(u16::MAX) {
        return Err(Trouble::Large);
    }
    let most = key.high.iter().fold(BigUint::one(), |most, high| most * BigUint::from((high + 1) as u128));
    let mut residues = Residues::new(n, &most, 0x1A3B_DA00 + attempt)?;
    let polytope = Polytope { dimension: n, normals, bounds };
    let width = (residues.len() * n * n) as u64;
    let (mut empty, mut cones) = (true, 0);
    vertices(&polytope, &mut counter.budget, &mut |vertex, budget| {
        empty = false;
        // Inner normals: c x >= c v.
        let mut inner: Vec<Vec<T>> = Vec::with_capacity(n);
        for &constraint in &vertex.tight {
            inner.push(
                polytope.normals[usize::from(constraint)].iter().map(T::neg).collect::<Result<_, _>>()?,
            );
        }
        let cone = Cone::new(&inner.iter().map(Vec::as_slice).collect::<Vec<_>>())?;
        let denominator = vertex.denominator.mul(&T::of(GRAIN))?;
        let mut spent = 0;
        decompose(cone, budget, &mut |positive, cone| {
            let mut apex = Vec::with_capacity(n);
            for row in cone.rows.chunks(n) {
                let mut value = T::of(0);
                for (entry, coordinate) in row.iter().zip(&vertex.point) {
                    if entry.sign() != 0 {
                        value = value.add(&entry.mul(coordinate)?)?;
                    }
                }
                apex.push(value.ceiling(&denominator));
            }
            cones += 1;
            spent += width;
            residues.cone(positive, &cone.adjugate, &apex)
        })?;
        budget.spend(spent)
    })?;
    counter.cones += cones;
    let count = if empty { BigUint::zero() } else { residues.value() };
    if count > most {
        unreachable!("more points than the box has: a defect of the counter");
    }
    Ok(count)
}
