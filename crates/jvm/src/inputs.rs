//! Values to try for inputs that are too many to enumerate.
//!
//! An `int` without a bound has 2^32 values. To say that a program is right takes all of them; to find out
//! that it is wrong takes one, and that is mostly near a constant which the program compares it with. So a
//! wide input is a choice between a few values: some that are special for everybody, the constants in the
//! program's own classes and their neighbours, and one alternative more for all other values, which is not
//! followed. What is found is real; that nothing was found is never called verified.
//!
//! The values depend on the class files only, so they are the same in every machine and when a run is
//! replayed. Known gap: nothing is known of how values are computed with (`x * 3 == 7 * y`).

use crate::bytecode::{Operand, Switch};
use crate::classfile::{ClassFile, Constant, mentions};
use crate::classpath::ClassPath;
use rustc_hash::FxHashSet;

/// Classes that are looked through.
const CLASSES: usize = 300;
/// Values of a kind.
const MOST: usize = 100;
/// Texts that are put together in pairs.
const PAIRED: usize = 6;
/// The classes whose methods give such inputs.
const GIVERS: [&[u8]; 3] =
    [b"org/sosy_lab/sv_benchmarks/Verifier", b"gov/nasa/jpf/symbc/Debug", b"sojourner/Symbolic"];

/// The classes whose draws may be wide.
const GENERATORS: [&[u8]; 5] = [
    b"java/util/Random",
    b"ThreadLocalRandom",
    b"java/util/SplittableRandom",
    b"java/security/SecureRandom",
    // `Math.random`, and generators by their interface.
    b"random",
];

/// Values by kind; each once, in the order to try them.
#[derive(Debug, Default, PartialEq)]
pub struct Inputs {
    /// The program names classes that give inputs.
    pub opens: bool,
    /// The program makes boxes with `new`.
    pub makes_boxes: bool,
    /// The program names those, or generators of random numbers.
    pub draws: bool,
    whole: Vec<i64>,
    real: Vec<f64>,
    pub texts: Vec<Vec<u16>>,
}

/// The constants of a class.
#[derive(Default)]
struct Constants {
    whole: Vec<i64>,
    real: Vec<f64>,
    texts: Vec<Vec<u16>>,
}

impl Inputs {
    /// The values for a program that starts with this class; none if it takes no such inputs, and the way into it makes
    /// none (`opened`).
    pub fn of(class_path: &ClassPath, main_class: &str, opened: bool) -> Inputs {
        let classes = reached(class_path, main_class);
        let names = |class: &ClassFile, giver: &[u8]| mentions(class.pool.data(), giver);
        let asks = |class: &ClassFile| GIVERS.iter().any(|giver| names(class, giver));
        if !opened && !classes.iter().any(asks) {
            let draws = classes.iter().any(|class| GENERATORS.iter().any(|name| names(class, name)));
            let makes_boxes = classes.iter().any(makes_boxes);
            return Inputs { draws, makes_boxes, ..Inputs::default() };
        }
        let makes_boxes = classes.iter().any(makes_boxes);
        Inputs { opens: true, draws: true, makes_boxes, ..inputs(classes.iter().map(Constants::of)) }
    }

    /// Whole numbers from `low` to `high`.
    pub fn whole(&self, low: i64, high: i64) -> Vec<i64> {
        let mut values: Vec<i64> = Vec::new();
        let ends = [low, high, low.saturating_add(1), high.saturating_sub(1)];
        for value in self.whole.iter().copied().chain(ends) {
            if (low..=high).contains(&value) && !values.contains(&value) {
                values.push(value);
            }
        }
        values
    }

    /// Real numbers, as a float or a double has them.
    pub fn real(&self, float: bool) -> Vec<f64> {
        let (least, most) = if float { (1e-45, f64::from(f32::MAX)) } else { (f64::from_bits(1), f64::MAX) };
        let ends = [least, most, -most, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
        let round = |v: f64| if float { f64::from(v as f32) } else { v };
        let mut values: Vec<f64> = Vec::new();
        for value in self.real.iter().copied().chain(ends).map(round) {
            if !values.iter().any(|v| v.to_bits() == value.to_bits()) {
                values.push(value);
            }
        }
        values
    }
}

/// The program's classes that the first one names, and those that they name, in this order. What is wrong
/// with a class is told when it is loaded.
pub(crate) fn reached(class_path: &ClassPath, main_class: &str) -> Vec<ClassFile> {
    let read = |name: &str| ClassFile::parse(class_path.find(name).ok()??.bytes).ok();
    let mut seen: FxHashSet<String> = FxHashSet::from_iter([main_class.to_owned()]);
    let mut classes: Vec<ClassFile> = read(main_class).into_iter().collect();
    let mut next = 0;
    while next < classes.len() && classes.len() < CLASSES {
        let pool = &classes[next].pool;
        let is_class = |&index: &u16| matches!(pool.get(index), Ok(Constant::Class(_)));
        let named = (1..pool.len() as u16).filter(is_class).filter_map(|index| pool.class_name(index).ok());
        let new: Vec<String> = named.map(str::to_owned).filter(|name| seen.insert(name.clone())).collect();
        classes.extend(new.iter().filter_map(|name| read(name)));
        next += 1;
    }
    classes
}

/// Whether a class may make a box that is not one of `valueOf`.
fn makes_boxes(class: &ClassFile) -> bool {
    const BOXES: [&str; 5] = ["Integer", "Long", "Short", "Byte", "Character"];
    (1..class.pool.len() as u16).any(|index| {
        let Ok(Constant::Member { .. }) = class.pool.get(index) else { return false };
        class.pool.member(index).is_ok_and(|member| {
            let name = member.class.strip_prefix("java/lang/").unwrap_or("");
            // By reflection they may be made as well.
            member.name == "<init>" && BOXES.contains(&name) || member.class.starts_with("java/lang/reflect/")
        })
    })
}

impl Constants {
    fn of(class: &ClassFile) -> Constants {
        let mut all = Constants::default();
        let pool = &class.pool;
        for index in 1..pool.len() as u16 {
            match pool.get(index) {
                Ok(Constant::Integer(v)) => all.whole.push(v.into()),
                Ok(Constant::Long(v)) => all.whole.push(v),
                Ok(Constant::Float(v)) => all.real.push(v.into()),
                Ok(Constant::Double(v)) => all.real.push(v),
                Ok(Constant::String(_)) => all.texts.extend(pool.string(index)),
                _ => {}
            }
        }
        for method in &class.methods {
            let Ok(Some(code)) = class.code(method) else { continue };
            let Ok(code) = code.decode() else { continue };
            all.whole.extend(code.insns.iter().filter_map(|insn| match insn.operand {
                Operand::Imm(v) => Some(i64::from(v)),
                _ => None,
            }));
            for switch in &code.switches {
                match switch {
                    Switch::Table { low, targets, .. } => {
                        all.whole.extend((0..targets.len() as i64).map(|n| i64::from(*low) + n).take(MOST))
                    }
                    Switch::Lookup { pairs, .. } => all.whole.extend(pairs.iter().map(|p| i64::from(p.0))),
                }
            }
        }
        // Small ones are the ones to begin with.
        all.whole.sort_unstable_by_key(|v| (v.unsigned_abs(), *v < 0));
        all.texts.sort_by_key(Vec::len);
        all
    }
}

/// The values for classes with these constants, the nearest class first.
fn inputs(classes: impl Iterator<Item = Constants>) -> Inputs {
    let mut whole = vec![0, 1, -1, 2, 3, 10, 100, -2];
    let mut real = vec![0.0, 1.0, -1.0, 0.5, 2.0, -0.0];
    let mut texts: Vec<Vec<u16>> = ["", "a", "abc"].map(|t| t.encode_utf16().collect()).into();
    let special = texts.len();
    for constants in classes {
        whole.extend(constants.whole);
        real.extend(constants.real);
        texts.extend(constants.texts);
    }
    // Neighbours come last: of a large program there is room for the constants only.
    let (whole, mut texts) = (first(whole), first(texts));
    let near = |v: &i64| [v.saturating_add(1), v.saturating_sub(1), v.saturating_neg()];
    let whole = first(whole.iter().copied().chain(whole.iter().flat_map(near)).collect());
    let beside = |v: &f64| [v.next_up(), v.next_down(), -*v];
    let same = whole.iter().map(|&v| v as f64);
    let real = first_real(real.iter().copied().chain(real.iter().flat_map(beside)).chain(same).collect());
    let few = texts[special..texts.len().min(special + PAIRED)].to_vec();
    texts.extend(few.iter().flat_map(|a| few.iter().map(move |b| [&a[..], &b[..]].concat())));
    Inputs { opens: false, draws: false, makes_boxes: false, whole, real, texts: first(texts) }
}

/// The first ones, each once.
fn first<T: PartialEq>(values: Vec<T>) -> Vec<T> {
    let mut out: Vec<T> = Vec::new();
    for value in values {
        if out.len() < MOST && !out.contains(&value) {
            out.push(value);
        }
    }
    out
}

fn first_real(values: Vec<f64>) -> Vec<f64> {
    first(values.into_iter().map(f64::to_bits).collect()).into_iter().map(f64::from_bits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn inputs(whole: &[i64], real: &[f64], texts: &[&str]) -> Inputs {
        let texts = texts.iter().map(|t| t.encode_utf16().collect()).collect();
        super::inputs([Constants { whole: whole.into(), real: real.into(), texts }].into_iter())
    }

    #[test]
    fn constants_come_with_their_neighbours_and_each_value_once() {
        let values = inputs(&[4711, -50], &[], &[]).whole(i32::MIN.into(), i32::MAX.into());
        for wanted in [0, 1, -1, 4710, 4711, 4712, -4711, 50, -49, i64::from(i32::MIN), i64::from(i32::MAX)] {
            assert!(values.contains(&wanted), "{wanted} in {values:?}");
        }
        let mut once = values.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), values.len());
    }

    #[test]
    fn values_fit_the_kind() {
        let inputs = inputs(&[70_000, 65_535], &[], &[]);
        let chars = inputs.whole(0, 65_535);
        assert!(chars.iter().all(|v| (0..=65_535).contains(v)) && chars.contains(&65_535));
        assert!(!inputs.real(true).iter().any(|v| v.is_finite() && f64::from(*v as f32) != *v));
    }

    #[test]
    fn there_are_not_too_many() {
        let many: Vec<i64> = (0..10_000).map(|n| n * 7).collect();
        assert!(inputs(&many, &[], &[]).whole(i64::MIN, i64::MAX).len() <= MOST + 4);
    }

    #[test]
    fn texts_are_put_together() {
        let inputs = inputs(&[], &[1.5], &["foo", "bar"]);
        let texts: Vec<String> = inputs.texts.iter().map(|t| String::from_utf16_lossy(t)).collect();
        assert!(["", "foo", "bar", "foobar"].iter().all(|t| texts.iter().any(|u| u == t)), "{texts:?}");
        assert!(inputs.real(false).contains(&1.5) && inputs.real(false).iter().any(|v| v.is_nan()));
    }
}
