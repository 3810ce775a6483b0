//! fdlibm's functions, as `StrictMath` has them by specification, written after the published algorithms.
//!
//! Here is what JDK 17 has as native methods and the `libm` crate, a descendant of fdlibm, computes in another way:
//! the last bit is part of the specification. JDK 25 has all of them in Java.

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

const LN2_HI: f64 = f64::from_bits(0x3FE6_2E42_FEE0_0000);
const LN2_LO: f64 = f64::from_bits(0x3DEA_39EF_3579_3C76);
/// The polynomial of both logarithms.
const LG: [f64; 7] = [
    f64::from_bits(0x3FE5_5555_5555_5593),
    f64::from_bits(0x3FD9_9999_9997_FA04),
    f64::from_bits(0x3FD2_4924_9422_9359),
    f64::from_bits(0x3FCC_71C5_1D8E_78AF),
    f64::from_bits(0x3FC7_4664_96CB_03DE),
    f64::from_bits(0x3FC3_9A09_D078_C69F),
    f64::from_bits(0x3FC2_F112_DF3E_5244),
];

/// fdlibm's natural logarithm: log(1+f) by a polynomial in s = f/(2+f), plus k*ln2 in two parts.
pub fn log(x: f64) -> f64 {
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

/// The logarithm of 1 + x: k and f with 1 + x = 2^k * (1 + f), and what was lost in the sum as a correction.
pub fn log1p(x: f64) -> f64 {
    let hx = high(x);
    let size = hx & 0x7FFF_FFFF;
    if size >= 0x7FF0_0000 {
        return if x == f64::NEG_INFINITY { f64::NAN } else { x + x };
    }
    if hx < 0 && size >= 0x3FF0_0000 {
        return if x == -1.0 { f64::NEG_INFINITY } else { f64::NAN };
    }
    if size < 0x3E20_0000 {
        return if size < 0x3C90_0000 { x } else { x - x * x * 0.5 };
    }
    // Between the roots of a half and of two, less one, nothing is scaled. The bounds are of high words.
    let near = hx < 0x3FDA_827A && (hx > 0 || hx <= 0xBFD2_BEC3_u32 as i32);
    let (mut k, mut f, mut lost, mut rest) = (0, x, 0.0, 1);
    if !near {
        let sum = if hx < 0x4340_0000 { 1.0 + x } else { x };
        let top = high(sum);
        k = (top >> 20) - 1023;
        if hx < 0x4340_0000 {
            lost = if k > 0 { 1.0 - (sum - x) } else { x - (sum - 1.0) } / sum;
        }
        rest = top & 0x000F_FFFF;
        let scaled = if rest < 0x6_A09E {
            with_high(sum, rest | 0x3FF0_0000)
        } else {
            k += 1;
            let scaled = with_high(sum, rest | 0x3FE0_0000);
            rest = (0x0010_0000 - rest) >> 2;
            scaled
        };
        f = scaled - 1.0;
    }
    let dk = f64::from(k);
    let half_square = 0.5 * f * f;
    if rest == 0 {
        if f == 0.0 {
            return if k == 0 { 0.0 } else { dk * LN2_HI + (lost + dk * LN2_LO) };
        }
        let r = half_square * (1.0 - 0.666_666_666_666_666_6 * f);
        return if k == 0 { f - r } else { dk * LN2_HI - ((r - (dk * LN2_LO + lost)) - f) };
    }
    let s = f / (2.0 + f);
    let z = s * s;
    let r = z * LG.iter().rev().fold(0.0, |sum, &term| term + z * sum);
    if k == 0 {
        f - (half_square - s * (half_square + r))
    } else {
        dk * LN2_HI - ((half_square - (s * (half_square + r) + (dk * LN2_LO + lost))) - f)
    }
}

/// The first versions of fdlibm, which old JDKs use, turn an angle near the upright once more left of it and so lose a
/// bit; otherwise the `libm` crate computes the same.
pub fn atan2(y: f64, x: f64) -> f64 {
    const PI_LOW: f64 = 1.224_646_799_147_353_2e-16;
    let exponent = |v: f64| (v.to_bits() >> 52 & 0x7FF) as i32;
    // The difference of the high words, which is one of exponents and a few more bits.
    let steep = ((high(y) & 0x7FFF_FFFF) - (high(x) & 0x7FFF_FFFF)) >> 20 > 60;
    let ordinary = y.is_finite() && x.is_finite() && exponent(y) != 0;
    if !(x < 0.0 && steep && ordinary) {
        return libm::atan2(y, x);
    }
    let angle = std::f64::consts::FRAC_PI_2 + 0.5 * PI_LOW;
    let turned = std::f64::consts::PI - (angle - PI_LOW);
    if y < 0.0 { -turned } else { turned }
}

/// fdlibm's logarithm to base ten: through the natural one of the mantissa.
pub fn log10(x: f64) -> f64 {
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
    let z = y * LOG10_2LO + IVLN10 * log(x);
    z + y * LOG10_2HI
}

/// The hyperbolic sine, from `expm1` where that is exact enough.
pub fn sinh(x: f64) -> f64 {
    let size = x.abs();
    let half = if x < 0.0 { -0.5 } else { 0.5 };
    if !x.is_finite() {
        x + x
    } else if size < 22.0 {
        if size < POWER_28 {
            return x;
        }
        let t = libm::expm1(size);
        if size < 1.0 { half * (2.0 * t - t * t / (t + 1.0)) } else { half * (t + t / (t + 1.0)) }
    } else {
        half_exp(size, half)
    }
}

pub fn cosh(x: f64) -> f64 {
    let size = x.abs();
    if !x.is_finite() {
        x * x
    } else if high(size) < 0x3FD6_2E43 {
        let t = libm::expm1(size);
        let w = 1.0 + t;
        if high(size) < 0x3C80_0000 { w } else { 1.0 + (t * t) / (w + w) }
    } else if size < 22.0 {
        let t = libm::exp(size);
        0.5 * t + 0.5 / t
    } else {
        half_exp(size, 0.5)
    }
}

/// `half` times e^x, also where e^x itself is too large.
fn half_exp(size: f64, half: f64) -> f64 {
    if high(size) < 0x4086_2E42 {
        return half * libm::exp(size);
    }
    let root = libm::exp(0.5 * size);
    half * root * root
}

pub fn tanh(x: f64) -> f64 {
    let size = x.abs();
    if x.is_nan() {
        return x;
    }
    let z = if size >= 22.0 {
        1.0
    } else if high(size) < 0x3C80_0000 {
        return x * (1.0 + x);
    } else if size >= 1.0 {
        1.0 - 2.0 / (libm::expm1(2.0 * size) + 2.0)
    } else {
        let t = libm::expm1(-2.0 * size);
        -t / (t + 2.0)
    };
    if x < 0.0 { -z } else { z }
}

/// 2^-28.
const POWER_28: f64 = f64::from_bits(0x3E30_0000_0000_0000);

pub fn sin(x: f64) -> f64 {
    match reduced(x) {
        Some((0, y, z)) => kernel_sin(y, z),
        Some((1, y, z)) => kernel_cos(y, z),
        Some((2, y, z)) => -kernel_sin(y, z),
        Some((_, y, z)) => -kernel_cos(y, z),
        None => libm::sin(x),
    }
}

pub fn cos(x: f64) -> f64 {
    match reduced(x) {
        Some((0, y, z)) => kernel_cos(y, z),
        Some((1, y, z)) => -kernel_sin(y, z),
        Some((2, y, z)) => -kernel_cos(y, z),
        Some((_, y, z)) => kernel_sin(y, z),
        None => libm::cos(x),
    }
}

/// The quadrant and the rest in two parts, by as many parts of pi/2 as it takes; `None` for numbers so large that
/// this does not do.
fn reduced(x: f64) -> Option<(i32, f64, f64)> {
    /// pi/2 in pieces of 33 bits, each followed by what is left.
    const PIECES: [(f64, f64); 3] = [
        (f64::from_bits(0x3FF9_21FB_5440_0000), f64::from_bits(0x3DD0_B461_1A62_6331)),
        (f64::from_bits(0x3DD0_B461_1A60_0000), f64::from_bits(0x3BA3_198A_2E03_7073)),
        (f64::from_bits(0x3BA3_198A_2E00_0000), f64::from_bits(0x397B_839A_2520_49C1)),
    ];
    let size = x.abs();
    if high(size) <= 0x3FE9_21FB {
        return Some((0, x, 0.0));
    }
    if high(size) > 0x4139_21FB {
        return None;
    }
    let n = (size * std::f64::consts::FRAC_2_PI + 0.5) as i32;
    let count = f64::from(n);
    let exponent = high(size) >> 20;
    let mut r = size - count * PIECES[0].0;
    let mut w = count * PIECES[0].1;
    let mut y = r - w;
    for (piece, lost) in PIECES[1..].iter().zip([16, 49]) {
        if exponent - (high(y) >> 20 & 0x7FF) <= lost {
            break;
        }
        let t = r;
        let part = count * piece.0;
        r = t - part;
        w = count * piece.1 - ((t - r) - part);
        y = r - w;
    }
    let z = (r - y) - w;
    Some(if x < 0.0 { (-n & 3, -y, -z) } else { (n & 3, y, z) })
}

/// The sine of y + z, |y| up to pi/4.
fn kernel_sin(y: f64, z: f64) -> f64 {
    const S: [f64; 6] = [
        f64::from_bits(0xBFC5_5555_5555_5549),
        f64::from_bits(0x3F81_1111_1110_F8A6),
        f64::from_bits(0xBF2A_01A0_19C1_61D5),
        f64::from_bits(0x3EC7_1DE3_57B1_FE7D),
        f64::from_bits(0xBE5A_E5E6_8A2B_9CEB),
        f64::from_bits(0x3DE5_D93A_5ACF_D57C),
    ];
    if high(y.abs()) < 0x3E40_0000 {
        return y;
    }
    let square = y * y;
    let cube = square * y;
    let r = S[1] + square * (S[2] + square * (S[3] + square * (S[4] + square * S[5])));
    if z == 0.0 {
        y + cube * (S[0] + square * r)
    } else {
        y - ((square * (0.5 * z - cube * r) - z) - cube * S[0])
    }
}

/// The cosine of y + z, |y| up to pi/4: a part of y squared is taken from one exactly.
fn kernel_cos(y: f64, z: f64) -> f64 {
    const C: [f64; 6] = [
        f64::from_bits(0x3FA5_5555_5555_554C),
        f64::from_bits(0xBF56_C16C_16C1_5177),
        f64::from_bits(0x3EFA_01A0_19CB_1590),
        f64::from_bits(0xBE92_7E4F_809C_52AD),
        f64::from_bits(0x3E21_EE9E_BDB4_B1C4),
        f64::from_bits(0xBDA8_FAE9_BE88_38D4),
    ];
    let top = high(y.abs());
    if top < 0x3E40_0000 {
        return 1.0;
    }
    let square = y * y;
    let r = square
        * (C[0] + square * (C[1] + square * (C[2] + square * (C[3] + square * (C[4] + square * C[5])))));
    if top < 0x3FD3_3333 {
        return 1.0 - (0.5 * square - (square * r - y * z));
    }
    let quarter = if top > 0x3FE9_0000 { 0.28125 } else { with_high(0.0, top - 0x0020_0000) };
    let half = 0.5 * square - quarter;
    (1.0 - quarter) - (half - (square * r - y * z))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_close_to_the_true_ones() {
        for i in 1..2_000 {
            let x = f64::from(i) * 0.37;
            assert!((log(x) - x.ln()).abs() <= 2e-15 * x.ln().abs().max(0.1), "{x}");
            assert!((log10(x) - x.log10()).abs() <= 2e-15 * x.log10().abs().max(0.1), "{x}");
        }
        assert_eq!(log10(1000.0), 3.0);
        assert_eq!(log(1.0), 0.0);
        assert!(log(-1.0).is_nan() && log(0.0) == f64::NEG_INFINITY);
    }

    #[test]
    fn the_logarithm_of_one_more_and_the_angle_near_the_upright_are_those_of_java() {
        for i in -900..2_000 {
            let x = f64::from(i) * 0.0011;
            assert!((log1p(x) - x.ln_1p()).abs() <= 1e-15 * x.ln_1p().abs().max(0.1), "{x}");
        }
        assert!(log1p(-1.0) == f64::NEG_INFINITY && log1p(-2.0).is_nan() && log1p(1e300) == 1e300f64.ln());
        // As JDK 17 shows it; the value rounded correctly is one less in the last place.
        assert_eq!(atan2(1e300, -2.5).to_bits(), std::f64::consts::FRAC_PI_2.to_bits() + 1);
        assert_eq!(atan2(-1e300, -2.5), -atan2(1e300, -2.5));
        assert_eq!(atan2(1.0, -1.0), 3.0 * std::f64::consts::FRAC_PI_4);
    }

    #[test]
    fn circular_and_hyperbolic_functions_are_close_to_the_true_ones() {
        for i in -2_000..2_000 {
            let x = f64::from(i) * 0.0371;
            let close = |ours: f64, true_one: f64| (ours - true_one).abs() <= 1e-15 * true_one.abs().max(1.0);
            assert!(close(sin(x), x.sin()) && close(cos(x), x.cos()), "{x}");
            assert!(close(sinh(x), x.sinh()) && close(cosh(x), x.cosh()) && close(tanh(x), x.tanh()), "{x}");
        }
        assert!(sinh(800.0).is_infinite() && cosh(-800.0).is_infinite() && tanh(f64::NAN).is_nan());
        assert!(sin(f64::INFINITY).is_nan() && (sin(1e22) - 1e22f64.sin()).abs() < 1e-15);
    }
}
