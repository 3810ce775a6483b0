//! Solutions of `x = G x + c` where sweeps alone come close too slowly: BiCGSTAB (van der Vorst 1992)
//! on `(I - G) x = c`, begun anew from the true residual a few times, as its own runs away from that.
//!
//! What comes out is an approximation from either side and promises nothing; who uses it has to check
//! it ([`super::chain`]). Sums are made in a fixed order, so the same system gives the same numbers.

/// Raises the accuracy of `x` with at most so many applications of `G`, which `apply` does in place.
pub(super) fn improve(mut apply: impl FnMut(&mut [f64]), c: &[f64], x: &mut [f64], applications: usize) {
    let mut left = applications;
    let mut last = f64::INFINITY;
    for _ in 0..RUNS {
        // The true residual: c - (x - G x).
        let mut residual = x.to_vec();
        apply(&mut residual);
        for ((r, c), x) in residual.iter_mut().zip(c).zip(x.iter()) {
            *r = (*r + c) - x;
        }
        let size = largest(&residual);
        if !size.is_finite() || size >= last / 2.0 || size == 0.0 {
            return;
        }
        last = size;
        let kept = x.to_vec();
        left = left.saturating_sub(1);
        left = run(&mut apply, residual, x, left);
        if !largest(x).is_finite() {
            x.copy_from_slice(&kept);
            return;
        }
        if left == 0 {
            return;
        }
    }
}

/// Times it is begun anew.
const RUNS: usize = 5;
/// By how much a run is to make the residual smaller.
const GAIN: f64 = 1e-10;

/// One run from a given residual; says how many applications are left.
fn run(apply: &mut impl FnMut(&mut [f64]), residual: Vec<f64>, x: &mut [f64], mut left: usize) -> usize {
    let n = x.len();
    let goal = largest(&residual) * GAIN;
    let shadow = residual.clone();
    let mut r = residual;
    let (mut rho, mut alpha, mut omega) = (1.0, 1.0, 1.0);
    let (mut p, mut v, mut t) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    // `into = (I - G) of`
    let mut apply_to = |of: &[f64], into: &mut [f64]| {
        into.copy_from_slice(of);
        apply(into);
        into.iter_mut().zip(of).for_each(|(into, of)| *into = of - *into);
    };
    while left >= 2 {
        left -= 2;
        let next = dot(&shadow, &r);
        let beta = next / rho * (alpha / omega);
        rho = next;
        for ((p, r), v) in p.iter_mut().zip(&r).zip(&v) {
            *p = r + beta * (*p - omega * v);
        }
        apply_to(&p, &mut v);
        alpha = rho / dot(&shadow, &v);
        if !alpha.is_finite() {
            return left;
        }
        r.iter_mut().zip(&v).for_each(|(r, v)| *r -= alpha * v);
        apply_to(&r, &mut t);
        let square = dot(&t, &t);
        omega = if square > 0.0 { dot(&t, &r) / square } else { 0.0 };
        for (((x, p), r), t) in x.iter_mut().zip(&p).zip(r.iter_mut()).zip(&t) {
            *x += alpha * p + omega * *r;
            *r -= omega * t;
        }
        if omega == 0.0 || !omega.is_finite() || largest(&r) <= goal {
            return left;
        }
    }
    0
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// The largest absolute value; not a number if one is not.
fn largest(a: &[f64]) -> f64 {
    a.iter().fold(0.0, |most, x| if x.is_nan() { f64::NAN } else { f64::max(most, x.abs()) })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rings, weakly tied together and seldom left: two directions in which a sweep comes closer by a
    /// millionth only.
    #[test]
    fn two_slow_directions() {
        let n = 400;
        let terms: Vec<Vec<(usize, f64)>> = (0..n)
            .map(|i| {
                let (ring, at) = (i / 200 * 200, i % 200);
                let tie = if at == 0 { 1e-6 } else { 0.0 };
                // Twice the tie is missing from the first one of a ring: it is left by that much.
                let on = [(ring + (at + 1) % 200, 0.75 - 2.0 * tie), (ring + (7 * at + 3) % 200, 0.25)];
                on.into_iter().chain([(200 - ring + at, tie)]).collect()
            })
            .collect();
        let sweep = |z: &mut [f64], c: f64| {
            for i in 0..n {
                z[i] = terms[i].iter().map(|&(j, p)| p * z[j]).sum::<f64>() + if i == 0 { c } else { 0.0 };
            }
        };
        let mut c = vec![0.0; n];
        sweep(&mut c, 1e-6);
        let mut x = vec![0.0; n];
        improve(|z| sweep(z, 0.0), &c, &mut x, 2000);
        let mut after = x.clone();
        sweep(&mut after, 1e-6);
        for (x, after) in x.iter().zip(&after) {
            assert!((x - after).abs() < 1e-14, "{x} and {after}");
        }
        // Half of what leaves the first ring leaves for good, half goes to the other, of which half is lost.
        assert!((x[0] - 2.0 / 3.0).abs() < 1e-3 && (x[100] - x[0]).abs() < 1e-3, "{} {}", x[0], x[100]);
    }
}
