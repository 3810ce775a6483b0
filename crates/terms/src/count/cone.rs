//! Simplicial cones as signed sums of unimodular ones.
//!
//! Barvinok's decomposition in the dual (Barvinok 1994; Brion's polarization trick, see De Loera et
//! al. 2004): a cone is given by the normals of its facets. If their determinant is not 1, there is a
//! whole vector w = sum alpha_i c_i with all |alpha_i| < 1; the cone of normals is the sum, with the
//! signs of the alpha_i, of those in which w stands for c_i, up to cones of lower dimension, whose
//! duals contain lines and count for nothing. The new determinants are |alpha_i| times the old one.
//! A short w comes from reducing the lattice of all alpha (Lenstra, Lenstra, Lovasz) in doubles; what
//! is taken is checked exactly, and a vector with all |alpha_i| <= 1/2 is always at hand (any that is
//! not whole, reduced modulo 1), so rounding can cost time but never a wrong count.

use super::number::Number;
use super::{Budget, Trouble};

/// Normals as rows, the adjugate (inverse times determinant), and the determinant, above 0.
#[derive(Clone)]
pub(super) struct Cone<T> {
    pub rows: Vec<T>,
    pub adjugate: Vec<T>,
    pub determinant: T,
}

/// A vector with its shares.
type Shared<T> = (Vec<T>, Vec<T>);

/// What is done with a unimodular cone and its sign.
pub(super) type Emit<'a, T> = dyn FnMut(bool, &Cone<T>) -> Result<(), Trouble> + 'a;

impl<T: Number> Cone<T> {
    /// The cone with these normals, which are independent.
    pub fn new(normals: &[&[T]]) -> Result<Cone<T>, Trouble> {
        let n = normals.len();
        let unit: Vec<T> = (0..n * n).map(|at| T::of(i128::from(at % (n + 1) == 0))).collect();
        let mut cone = Cone { rows: unit.clone(), adjugate: unit, determinant: T::of(1) };
        let mut free: Vec<usize> = (0..n).collect();
        for normal in normals {
            let shares = cone.shares(normal)?;
            let at = free.iter().position(|&row| shares[row].sign() != 0).ok_or(Trouble::Tie)?;
            let row = free.swap_remove(at);
            cone = cone.with(row, normal, &shares)?;
        }
        Ok(cone)
    }

    /// The alpha of a vector, times the determinant.
    fn shares(&self, vector: &[T]) -> Result<Vec<T>, Trouble> {
        let n = vector.len();
        let mut shares = vec![T::of(0); n];
        for (k, entry) in vector.iter().enumerate().filter(|(_, entry)| entry.sign() != 0) {
            for (j, share) in shares.iter_mut().enumerate() {
                *share = share.add(&entry.mul(&self.adjugate[k * n + j])?)?;
            }
        }
        Ok(shares)
    }

    /// The cone with another normal, whose shares are given; that of the row is not 0.
    fn with(&self, row: usize, vector: &[T], shares: &[T]) -> Result<Cone<T>, Trouble> {
        let n = vector.len();
        let mut rows = self.rows.clone();
        rows[row * n..(row + 1) * n].clone_from_slice(vector);
        let pivot = &shares[row];
        let turned = pivot.sign() < 0;
        let mut adjugate = Vec::with_capacity(n * n);
        for k in 0..n {
            let kept = &self.adjugate[k * n + row];
            for (j, share) in shares.iter().enumerate() {
                let entry = if j == row {
                    kept.clone()
                } else {
                    let first = self.adjugate[k * n + j].mul(pivot)?;
                    first.sub(&kept.mul(share)?)?.quotient(&self.determinant)
                };
                adjugate.push(if turned { entry.neg()? } else { entry });
            }
        }
        Ok(Cone { rows, adjugate, determinant: pivot.size() })
    }

    /// A vector all of whose shares are below the determinant, with its shares.
    fn short(&self) -> Result<Shared<T>, Trouble> {
        let n = integer_root(self.rows.len());
        let mut best: Option<(Vec<T>, Vec<T>, T)> = None;
        let mut offer = |vector: Vec<T>, shares: Vec<T>| {
            let largest = shares.iter().map(T::size).max().expect("a dimension");
            if largest.sign() > 0 && largest < self.determinant && best.as_ref().is_none_or(|b| largest < b.2)
            {
                best = Some((vector, shares, largest));
            }
        };
        if self.determinant > T::of(3) {
            for (vector, shares) in self.reduced(n)? {
                offer(vector, shares);
            }
        }
        if let Some((vector, shares, _)) = best {
            return Ok((vector, shares));
        }
        // A row of the inverse that is not whole, each share brought to at most one half.
        let two = T::of(2);
        for k in 0..n {
            let row = &self.adjugate[k * n..(k + 1) * n];
            let mut vector: Vec<T> = (0..n).map(|j| T::of(i128::from(j == k))).collect();
            let mut shares = Vec::with_capacity(n);
            for (i, share) in row.iter().enumerate() {
                // The nearest whole number: ceil((2 share - det) / (2 det)).
                let twice = share.mul(&two)?.sub(&self.determinant)?;
                let nearest = twice.ceiling(&self.determinant.mul(&two)?);
                shares.push(share.sub(&nearest.mul(&self.determinant)?)?);
                if nearest.sign() != 0 {
                    for (j, entry) in vector.iter_mut().enumerate() {
                        *entry = entry.sub(&nearest.mul(&self.rows[i * n + j])?)?;
                    }
                }
            }
            if shares.iter().any(|share| share.sign() != 0) {
                return Ok((vector, shares));
            }
        }
        unreachable!("the inverse of a matrix with determinant above 1 is not whole")
    }

    /// A reduced basis of the lattice of shares: vectors with their shares.
    fn reduced(&self, n: usize) -> Result<Vec<Shared<T>>, Trouble> {
        let mut basis: Vec<Shared<T>> = (0..n)
            .map(|k| {
                let unit = (0..n).map(|j| T::of(i128::from(j == k))).collect();
                (unit, self.adjugate[k * n..(k + 1) * n].to_vec())
            })
            .collect();
        let scale = self.determinant.approximate();
        let float = |shares: &[T]| -> Vec<f64> { shares.iter().map(|s| s.approximate() / scale).collect() };
        let mut floats: Vec<Vec<f64>> = basis.iter().map(|(_, shares)| float(shares)).collect();
        let mut orthogonal: Vec<Vec<f64>> = vec![vec![0.0; n]; n];
        let mut mu = vec![vec![0.0; n]; n];
        let mut norms = vec![0.0; n];
        let mut at = 1;
        let mut known = 0;
        for _ in 0..60 * n {
            if at >= n {
                break;
            }
            // Gram and Schmidt up to the row that is looked at.
            for (i, vector) in floats.iter().enumerate().take(at + 1).skip(known.min(at)) {
                orthogonal[i] = vector.clone();
                for (j, norm) in norms.iter().enumerate().take(i) {
                    mu[i][j] = dot(vector, &orthogonal[j]) / norm;
                    let (before, rest) = orthogonal.split_at_mut(i);
                    rest[0].iter_mut().zip(&before[j]).for_each(|(x, y)| *x -= mu[i][j] * y);
                }
                norms[i] = dot(&orthogonal[i], &orthogonal[i]).max(f64::MIN_POSITIVE);
            }
            known = at + 1;
            for j in (0..at).rev() {
                let times = mu[at][j].round();
                if times == 0.0 || times.abs() > 1e15 {
                    continue;
                }
                let factor = T::of(times as i128);
                let (before, rest) = basis.split_at_mut(at);
                for (x, y) in rest[0].0.iter_mut().zip(&before[j].0) {
                    *x = x.sub(&factor.mul(y)?)?;
                }
                for (x, y) in rest[0].1.iter_mut().zip(&before[j].1) {
                    *x = x.sub(&factor.mul(y)?)?;
                }
                let (before, rest) = mu.split_at_mut(at);
                for (x, y) in rest[0][..j].iter_mut().zip(&before[j][..j]) {
                    *x -= times * y;
                }
                mu[at][j] -= times;
            }
            floats[at] = float(&basis[at].1);
            if norms[at] >= (0.75 - mu[at][at - 1] * mu[at][at - 1]) * norms[at - 1] {
                at += 1;
            } else {
                basis.swap(at, at - 1);
                floats.swap(at, at - 1);
                known = at - 1;
                at = (at - 1).max(1);
            }
        }
        Ok(basis)
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

fn integer_root(square: usize) -> usize {
    (0..).find(|n| n * n >= square).expect("a root")
}

/// Calls `emit` with the unimodular cones whose signed sum the cone is.
pub(super) fn decompose<T: Number>(
    cone: Cone<T>,
    budget: &mut Budget,
    emit: &mut Emit<T>,
) -> Result<(), Trouble> {
    let n = integer_root(cone.rows.len()) as u64;
    let mut stack = vec![(true, cone)];
    while let Some((positive, cone)) = stack.pop() {
        budget.spend(n * n)?;
        if cone.determinant.is_one() {
            emit(positive, &cone)?;
            continue;
        }
        budget.spend(4 * n * n * n)?;
        let (mut vector, mut shares) = cone.short()?;
        if shares.iter().all(|share| share.sign() <= 0) {
            for entry in vector.iter_mut().chain(shares.iter_mut()) {
                *entry = entry.neg()?;
            }
        }
        for (row, share) in shares.iter().enumerate() {
            let sign = share.sign();
            if sign != 0 {
                stack.push((positive == (sign > 0), cone.with(row, &vector, &shares)?));
            }
        }
    }
    Ok(())
}
