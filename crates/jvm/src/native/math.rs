//! Elementary functions.
//!
//! `java` computes `Math.sin` and its like with routines that are within a hair of correct rounding; ours round correctly
//! (`crates/terms/src/elementary.rs`).
//! `StrictMath` is fdlibm by specification: newer JDKs have it in Java; for JDK 17 it is the `libm` crate, a
//! descendant of fdlibm, and `fdlibm` where that differs.
//!
//! Known gap: agreement in the last bit is tested on the corpus, not proved. Of 100,000 arguments the last bit differs
//! from that of `java` on x86 for 122 (sin), 107 (cos), 265 (tan), 227 (exp), 52 (pow); with JDK 25 also for 195 (cbrt)
//! and 15 (tanh). `java`'s routines there are rounded a little less well than ours, each in a way of its own.

pub(crate) mod fdlibm;

use super::Table;
use crate::machine::{Machine, Outcome};
use sojourner_terms::elementary::{circle, wide};

macro_rules! unary {
    ($($name:ident => $e:expr;)*) => {
        $(fn $name(_: &mut Machine, args: &[u64]) -> Outcome {
            let f: fn(f64) -> f64 = $e;
            Ok(f(f64::from_bits(args[0])).to_bits())
        })*
    };
}

unary! {
    sin => circle::sin;
    cos => circle::cos;
    tan => circle::tan;
    exp => wide::exp;
    log => wide::log;
    log10 => wide::log10;
    tanh => wide::tanh;
    sqrt => f64::sqrt;
    strict_sin => fdlibm::sin;
    strict_cos => fdlibm::cos;
    strict_tan => libm::tan;
    strict_asin => libm::asin;
    strict_acos => libm::acos;
    strict_atan => libm::atan;
    strict_log => fdlibm::log;
    strict_log10 => fdlibm::log10;
    strict_sinh => fdlibm::sinh;
    strict_cosh => fdlibm::cosh;
    strict_tanh => fdlibm::tanh;
    strict_expm1 => libm::expm1;
    strict_log1p => fdlibm::log1p;
}

/// The JDK leaves these to `StrictMath`, which is linked by that.
macro_rules! strict {
    ($($name:ident => $e:expr;)*) => {
        $(fn $name(m: &mut Machine, args: &[u64]) -> Outcome {
            if !m.run.plain.identities.is_strict {
                m.run.plain.identities.is_strict = true;
                m.note_named(&["java/lang/StrictMath"]);
            }
            let f: fn(f64) -> f64 = $e;
            Ok(f(f64::from_bits(args[0])).to_bits())
        })*
    };
}

strict! {
    floor => f64::floor;
    ceil => f64::ceil;
    rint => f64::round_ties_even;
}

pub const TABLES: &[Table] = &[
    (
        "java/lang/Math",
        &[
            ("sin(D)D", sin),
            ("cos(D)D", cos),
            ("tan(D)D", tan),
            ("exp(D)D", exp),
            ("log(D)D", log),
            ("log10(D)D", log10),
            ("sqrt(D)D", sqrt),
            ("floor(D)D", floor),
            ("ceil(D)D", ceil),
            ("rint(D)D", rint),
            ("round(D)J", round),
            ("round(F)I", round_float),
            ("pow(DD)D", pow),
            ("fma(DDD)D", fma),
            ("fma(FFF)F", fma_float),
        ],
    ),
    ("java/lang/StrictMath", &[("sqrt(D)D", sqrt), ("IEEEremainder(DD)D", remainder)]),
];

/// What newer versions of `java` no longer compute as their Java code does.
pub const SINCE_25: &[Table] = &[("java/lang/Math", &[("cbrt(D)D", cbrt), ("tanh(D)D", tanh)])];

/// What only old JDKs have as native methods: in newer ones the Java code is exact.
pub const NATIVE_ONLY: &[Table] = &[(
    "java/lang/StrictMath",
    &[
        ("sin(D)D", strict_sin),
        ("cos(D)D", strict_cos),
        ("tan(D)D", strict_tan),
        ("asin(D)D", strict_asin),
        ("acos(D)D", strict_acos),
        ("atan(D)D", strict_atan),
        ("atan2(DD)D", strict_atan2),
        ("log(D)D", strict_log),
        ("log10(D)D", strict_log10),
        ("sinh(D)D", strict_sinh),
        ("cosh(D)D", strict_cosh),
        ("tanh(D)D", strict_tanh),
        ("expm1(D)D", strict_expm1),
        ("log1p(D)D", strict_log1p),
    ],
)];

/// Half up, exactly.
fn round(_: &mut Machine, args: &[u64]) -> Outcome {
    Ok(half_up(f64::from_bits(args[0])) as i64 as u64)
}

fn round_float(_: &mut Machine, args: &[u64]) -> Outcome {
    Ok(u64::from(half_up(f64::from(f32::from_bits(args[0] as u32))) as i32 as u32))
}

/// What `Math.round` rounds to, before it is narrowed.
pub fn half_up(x: f64) -> f64 {
    let floor = x.floor();
    // The difference is exact.
    if x - floor >= 0.5 { floor + 1.0 } else { floor }
}

fn strict_atan2(_: &mut Machine, args: &[u64]) -> Outcome {
    Ok(fdlibm::atan2(f64::from_bits(args[0]), f64::from_bits(args[2])).to_bits())
}

fn remainder(_: &mut Machine, args: &[u64]) -> Outcome {
    Ok(libm::remainder(f64::from_bits(args[0]), f64::from_bits(args[2])).to_bits())
}

fn pow(_: &mut Machine, args: &[u64]) -> Outcome {
    let (x, y) = (f64::from_bits(args[0]), f64::from_bits(args[2]));
    // Where C and Java differ: C has pow(1, NaN) = 1 and pow(-1, +-infinity) = 1.
    let value = if y == 0.0 {
        1.0
    } else if y.is_nan() || x.is_nan() || x.abs() == 1.0 && y.is_infinite() {
        f64::NAN
    } else {
        wide::pow(x, y)
    };
    Ok(value.to_bits())
}

/// A cube root, corrected once with the exact residue, so that rounding errors all but vanish.
fn cbrt(_: &mut Machine, args: &[u64]) -> Outcome {
    Ok(cube_root(f64::from_bits(args[0])).to_bits())
}

fn cube_root(x: f64) -> f64 {
    // The cube of the root must neither overflow nor lose bits; these factors are exact.
    const FAR: f64 = (1u64 << 60) as f64;
    const ROOT_OF_FAR: f64 = (1u64 << 20) as f64;
    if x == 0.0 || !x.is_finite() {
        return x;
    }
    if x.abs() > 1e300 {
        return cube_root(x / FAR) * ROOT_OF_FAR;
    }
    if x.abs() < 1e-200 {
        return cube_root(x * FAR) / ROOT_OF_FAR;
    }
    let y = libm::cbrt(x);
    let square = y * y;
    let low = y.mul_add(y, -square);
    let cube = square * y;
    let rest = square.mul_add(y, -cube) + low * y;
    y - ((cube - x) + rest) / (3.0 * square)
}

fn fma(_: &mut Machine, args: &[u64]) -> Outcome {
    let [a, b, c] = [args[0], args[2], args[4]].map(f64::from_bits);
    Ok(a.mul_add(b, c).to_bits())
}

fn fma_float(_: &mut Machine, args: &[u64]) -> Outcome {
    let [a, b, c] = [args[0], args[1], args[2]].map(|v| f32::from_bits(v as u32));
    Ok(u64::from(a.mul_add(b, c).to_bits()))
}

#[cfg(test)]
mod tests {
    use super::cube_root;

    #[test]
    fn cube_roots_hold_for_the_largest_and_smallest_numbers() {
        for (x, root) in [(f64::MAX, 5.643803094122362E102), (1e-310, 4.641588833612774E-104), (-27.0, -3.0)]
        {
            assert_eq!(cube_root(x), root, "{x}");
        }
        assert!(cube_root(f64::NAN).is_nan() && cube_root(f64::NEG_INFINITY) == f64::NEG_INFINITY);
        assert_eq!(cube_root(-0.0).to_bits(), (-0.0f64).to_bits());
    }
}
