//! Elementary functions.
//!
//! `java` computes `Math.sin` and its like with routines that are within a hair of correct rounding;
//! the host's C library is too, and stands in for them. `StrictMath` is fdlibm by specification: newer
//! JDKs have it in Java; for JDK 17 it is the `libm` crate, a descendant of fdlibm, with `log` and
//! `log10` (where that differs) written here after the published algorithm.
//!
//! Known gap: agreement in the last bit is tested on the corpus, not proved.

use super::Table;
use crate::machine::{Machine, Outcome};

macro_rules! unary {
    ($($name:ident => $e:expr;)*) => {
        $(fn $name(_: &mut Machine, args: &[u64]) -> Outcome {
            let f: fn(f64) -> f64 = $e;
            Ok(f(f64::from_bits(args[0])).to_bits())
        })*
    };
}

unary! {
    sin => f64::sin;
    cos => f64::cos;
    tan => f64::tan;
    exp => f64::exp;
    log => f64::ln;
    log10 => f64::log10;
    sqrt => f64::sqrt;
    floor => f64::floor;
    ceil => f64::ceil;
    rint => f64::round_ties_even;
    strict_sin => libm::sin;
    strict_cos => libm::cos;
    strict_tan => libm::tan;
    strict_asin => libm::asin;
    strict_acos => libm::acos;
    strict_atan => libm::atan;
    strict_log => fdlibm_log;
    strict_log10 => fdlibm_log10;
    strict_sinh => libm::sinh;
    strict_cosh => libm::cosh;
    strict_tanh => libm::tanh;
    strict_expm1 => libm::expm1;
    strict_log1p => libm::log1p;
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
pub const SINCE_25: &[Table] = &[("java/lang/Math", &[("cbrt(D)D", cbrt)])];

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
    Ok(libm::atan2(f64::from_bits(args[0]), f64::from_bits(args[2])).to_bits())
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
        x.powf(y)
    };
    Ok(value.to_bits())
}

/// A cube root, corrected once with the exact residue, so that rounding errors all but vanish.
fn cbrt(_: &mut Machine, args: &[u64]) -> Outcome {
    let x = f64::from_bits(args[0]);
    let y = libm::cbrt(x);
    if !y.is_normal() || !x.is_normal() {
        return Ok(y.to_bits());
    }
    let square = y * y;
    let low = y.mul_add(y, -square);
    let cube = square * y;
    let rest = square.mul_add(y, -cube) + low * y;
    Ok((y - ((cube - x) + rest) / (3.0 * square)).to_bits())
}

fn fma(_: &mut Machine, args: &[u64]) -> Outcome {
    let [a, b, c] = [args[0], args[2], args[4]].map(f64::from_bits);
    Ok(a.mul_add(b, c).to_bits())
}

fn fma_float(_: &mut Machine, args: &[u64]) -> Outcome {
    let [a, b, c] = [args[0], args[1], args[2]].map(|v| f32::from_bits(v as u32));
    Ok(u64::from(a.mul_add(b, c).to_bits()))
}

fn high(x: f64) -> i32 {
    (x.to_bits() >> 32) as i32
}

fn with_high(x: f64, high: i32) -> f64 {
    f64::from_bits(u64::from(high as u32) << 32 | x.to_bits() & 0xFFFF_FFFF)
}

/// Brings a positive finite number to a normal one and its exponent; `None` where log has a special value.
fn scaled(x: f64) -> Result<(f64, i32), f64> {
    let (hx, low) = (high(x), x.to_bits() as u32);
    let mut k = 0;
    let mut x = x;
    if hx < 0x0010_0000 {
        if (hx & 0x7FFF_FFFF) as u32 | low == 0 {
            return Err(f64::NEG_INFINITY);
        }
        if hx < 0 {
            return Err(f64::NAN);
        }
        k -= 54;
        x *= f64::from_bits(0x4350_0000_0000_0000);
    }
    if high(x) >= 0x7FF0_0000 {
        return Err(x + x);
    }
    Ok((x, k))
}

/// fdlibm's natural logarithm: log(1+f) by a polynomial in s = f/(2+f), plus k*ln2 in two parts.
fn fdlibm_log(x: f64) -> f64 {
    const LN2_HI: f64 = f64::from_bits(0x3FE6_2E42_FEE0_0000);
    const LN2_LO: f64 = f64::from_bits(0x3DEA_39EF_3579_3C76);
    const LG: [f64; 7] = [
        f64::from_bits(0x3FE5_5555_5555_5593),
        f64::from_bits(0x3FD9_9999_9997_FA04),
        f64::from_bits(0x3FD2_4924_9422_9359),
        f64::from_bits(0x3FCC_71C5_1D8E_78AF),
        f64::from_bits(0x3FC7_4664_96CB_03DE),
        f64::from_bits(0x3FC3_9A09_D078_C69F),
        f64::from_bits(0x3FC2_F112_DF3E_5244),
    ];
    let (x, mut k) = match scaled(x) {
        Ok(scaled) => scaled,
        Err(special) => return special,
    };
    let mut hx = high(x);
    k += (hx >> 20) - 1023;
    hx &= 0x000F_FFFF;
    let i = (hx + 0x9_5F64) & 0x10_0000;
    let x = with_high(x, hx | (i ^ 0x3FF0_0000));
    k += i >> 20;
    let f = x - 1.0;
    let dk = f64::from(k);
    if (0x000F_FFFF & (2 + hx)) < 3 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HI + dk * LN2_LO };
        }
        let r = f * f * (0.5 - 0.333_333_333_333_333_3 * f);
        return if k == 0 { f - r } else { dk * LN2_HI - ((r - dk * LN2_LO) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let w = z * z;
    let t1 = w * (LG[1] + w * (LG[3] + w * LG[5]));
    let t2 = z * (LG[0] + w * (LG[2] + w * (LG[4] + w * LG[6])));
    let r = t2 + t1;
    if (hx - 0x6_147A) | (0x6_B851 - hx) > 0 {
        let hfsq = 0.5 * f * f;
        if k == 0 {
            f - (hfsq - s * (hfsq + r))
        } else {
            dk * LN2_HI - ((hfsq - (s * (hfsq + r) + dk * LN2_LO)) - f)
        }
    } else if k == 0 {
        f - s * (f - r)
    } else {
        dk * LN2_HI - ((s * (f - r) - dk * LN2_LO) - f)
    }
}

/// fdlibm's logarithm to base ten: through the natural one of the mantissa.
fn fdlibm_log10(x: f64) -> f64 {
    const IVLN10: f64 = f64::from_bits(0x3FDB_CB7B_1526_E50E);
    const LOG10_2HI: f64 = f64::from_bits(0x3FD3_4413_509F_6000);
    const LOG10_2LO: f64 = f64::from_bits(0x3D59_FEF3_11F1_2B36);
    let (x, mut k) = match scaled(x) {
        Ok(scaled) => scaled,
        Err(special) => return special,
    };
    let hx = high(x);
    k += (hx >> 20) - 1023;
    let i = i32::from(k < 0);
    let x = with_high(x, hx & 0x000F_FFFF | (0x3FF - i) << 20);
    let y = f64::from(k + i);
    let z = y * LOG10_2LO + IVLN10 * fdlibm_log(x);
    z + y * LOG10_2HI
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_close_to_the_true_ones() {
        for i in 1..2_000 {
            let x = f64::from(i) * 0.37;
            assert!((fdlibm_log(x) - x.ln()).abs() <= 2e-15 * x.ln().abs().max(0.1), "{x}");
            assert!((fdlibm_log10(x) - x.log10()).abs() <= 2e-15 * x.log10().abs().max(0.1), "{x}");
        }
        assert_eq!(fdlibm_log10(1000.0), 3.0);
        assert_eq!(fdlibm_log(1.0), 0.0);
        assert!(fdlibm_log(-1.0).is_nan() && fdlibm_log(0.0) == f64::NEG_INFINITY);
    }
}
