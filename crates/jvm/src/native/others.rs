//! The classes of other tools that programs are written against: Java PathFinder's `Verify`, `Debug` of its
//! symbolic extension, the probabilistic choices of jpf-probabilistic, and the `Verifier` of the competition
//! on software verification. `java/README.md` says what each method means here.
//!
//! Invariant: nothing of a class that is recognised is ignored in silence. A method is modelled, or is known
//! to have no effect on a verdict, or has a body of its own that says what it does ([`original`]); every
//! other one is refused by name, also one that the original gained after this was written.

use super::choice::{
    any_boolean, assume, begin, between, choose, coin, data, end_leniently, exclude, make, uniform, weights,
};
use super::{Native, Table, int, int_result, nothing, object, one, zero};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Trap, raise};
use sojourner_kernel::{Choice, Decision};
use sojourner_terms::{Domain, Sort, real};

/// Characters of an input that are followed, unless an option says how many: as many as a text of the program has, within
/// these.
const LEAST_ROOM: usize = 5;
const MOST_ROOM: usize = 12;

/// The classes that are recognised.
const RECOGNISED: &[&str] = &[
    "gov/nasa/jpf/vm/Verify",
    "gov/nasa/jpf/jvm/Verify",
    "gov/nasa/jpf/symbc/Debug",
    "org/sosy_lab/sv_benchmarks/Verifier",
    "probabilistic/Choice",
    "probabilistic/Coin",
    "probabilistic/Die",
    "probabilistic/UniformChoice",
];

/// What becomes of a method of a recognised class that no table has.
pub fn unlisted(class: &str, method: &str) -> Option<Native> {
    // Constructors and initialisers are code like any other.
    (RECOGNISED.contains(&class) && !method.starts_with('<')).then_some(refused as Native)
}

pub const TABLES: &[Table] = &[
    ("probabilistic/Choice", &[("make([D)I", make_exact)]),
    ("probabilistic/Coin", &[("flip()I", coin)]),
    ("probabilistic/Die", &[("roll()I", roll)]),
    ("probabilistic/UniformChoice", &[("make(I)I", uniform)]),
    (
        "org/sosy_lab/sv_benchmarks/Verifier",
        &[
            ("assume(Z)V", assume),
            ("nondetBoolean()Z", nondet_boolean),
            ("nondetByte()B", nondet_whole),
            ("nondetChar()C", nondet_whole),
            ("nondetShort()S", nondet_whole),
            ("nondetInt()I", nondet_whole),
            ("nondetLong()J", nondet_whole),
            ("nondetFloat()F", nondet_real),
            ("nondetDouble()D", nondet_real),
            ("nondetString()Ljava/lang/String;", nondet_text),
        ],
    ),
    (
        "gov/nasa/jpf/symbc/Debug",
        &[
            ("assume(Z)V", assume),
            ("makeSymbolicBoolean(Ljava/lang/String;)Z", nondet_boolean),
            ("makeSymbolicByte(Ljava/lang/String;)B", nondet_whole),
            ("makeSymbolicChar(Ljava/lang/String;)C", nondet_whole),
            ("makeSymbolicShort(Ljava/lang/String;)S", nondet_whole),
            ("makeSymbolicInteger(Ljava/lang/String;)I", nondet_whole),
            ("makeSymbolicLong(Ljava/lang/String;)J", nondet_whole),
            ("makeSymbolicReal(Ljava/lang/String;)D", nondet_real),
            ("makeSymbolicString(Ljava/lang/String;)Ljava/lang/String;", nondet_text),
            ("printPC(Ljava/lang/String;)V", nothing),
        ],
    ),
    ("gov/nasa/jpf/vm/Verify", VERIFY),
    ("gov/nasa/jpf/jvm/Verify", VERIFY),
];

/// Java PathFinder's, in its package of today and in that of before.
const VERIFY: &[(&str, Native)] = &[
    ("getBoolean()Z", any_boolean),
    ("getBoolean(Z)Z", get_boolean),
    ("getInt(II)I", verify_int),
    ("getIntFromList([I)I", int_from_list),
    ("getLongFromList([J)J", long_from_list),
    ("getFloatFromList([F)F", int_from_list),
    ("getDoubleFromList([D)D", long_from_list),
    ("random(I)I", verify_random),
    ("randomBool()Z", any_boolean),
    ("getBitFlip(JII)J", flip_some),
    ("getBitFlip(JI)J", flip_long),
    ("getBitFlip(II)I", flip_int),
    ("getBitFlip(SI)S", flip_short),
    ("getBitFlip(CI)C", flip_char),
    ("getBitFlip(BI)B", flip_byte),
    ("ignoreIf(Z)V", ignore_if),
    ("storeTraceAndTerminateIf(ZLjava/lang/String;Ljava/lang/String;)V", terminate_if),
    ("breakTransition(Ljava/lang/String;)V", break_transition),
    ("breakTransition(Ljava/lang/String;II)I", break_with_value),
    ("beginAtomic()V", begin),
    ("endAtomic()V", end_leniently),
    ("isRunningInJPF()Z", one),
    ("vmIsMatchingStates()Z", one),
    ("isTraceReplay()Z", zero),
    ("currentTimeMillis()J", current_time),
    // Hints and notes: nothing that a verdict depends on.
    ("busyWait(J)V", nothing),
    ("interesting(Z)V", nothing),
    ("boring(Z)V", nothing),
    ("setHeuristicSearchValue(I)V", nothing),
    ("resetHeuristicSearchValue()V", nothing),
    ("addComment(Ljava/lang/String;)V", nothing),
    ("atLabel(Ljava/lang/String;)V", nothing),
    ("atLabel(I)V", nothing),
    ("instrumentPoint(Ljava/lang/String;)V", nothing),
    ("instrumentPointDeep(Ljava/lang/String;)V", nothing),
    ("instrumentPointDeepRecur(Ljava/lang/String;I)V", nothing),
    ("printPathOutput(Ljava/lang/String;)V", nothing),
    ("printPathOutput(ZLjava/lang/String;)V", nothing),
    ("storeTrace(Ljava/lang/String;Ljava/lang/String;)V", nothing),
    ("storeTraceIf(ZLjava/lang/String;Ljava/lang/String;)V", nothing),
    ("setShared(Ljava/lang/Object;Z)V", nothing),
    ("freezeSharedness(Ljava/lang/Object;Z)V", nothing),
    // Memory of the search that the program cannot read here.
    ("setCounter(II)V", nothing),
    ("resetCounter(I)V", nothing),
    ("putValue(Ljava/lang/String;I)V", nothing),
    ("setBitInBitSet(IIZ)V", nothing),
    // What the body says.
    ("assertTrue(Z)V", original),
    ("assertTrue(Ljava/lang/String;Z)V", original),
    ("print(Ljava/lang/String;)V", original),
    ("print(Ljava/lang/String;I)V", original),
    ("print(Ljava/lang/String;Z)V", original),
    ("print([Ljava/lang/String;)V", original),
    ("println()V", original),
    ("println(Ljava/lang/String;)V", original),
    ("threadPrint(Ljava/lang/String;)V", original),
    ("threadPrintln(Ljava/lang/String;)V", original),
    ("log(Ljava/lang/String;ILjava/lang/String;)V", original),
    ("log(Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;)V", original),
    ("log(Ljava/lang/String;ILjava/lang/String;[Ljava/lang/Object;)V", original),
];

fn original(_: &mut Machine, _: &[u64]) -> Outcome {
    Err(Trap::Original)
}

/// The whole search is to end here, which is no verdict.
fn terminate_if(m: &mut Machine, args: &[u64]) -> Outcome {
    if int(args, 0) != 0 { Err(refusal(m)) } else { Ok(0) }
}

fn flip_some(m: &mut Machine, args: &[u64]) -> Outcome {
    flip(m, args[0], int(args, 2), int(args, 3))
}

fn flip_long(m: &mut Machine, args: &[u64]) -> Outcome {
    flip(m, args[0], int(args, 2), 64)
}

fn flip_int(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(int_result(flip(m, args[0], int(args, 1), 32)? as i32))
}

fn flip_short(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(int_result((flip(m, args[0], int(args, 1), 16)? as i16).into()))
}

fn flip_char(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(int_result((flip(m, args[0], int(args, 1), 16)? as u16).into()))
}

fn flip_byte(m: &mut Machine, args: &[u64]) -> Outcome {
    Ok(int_result((flip(m, args[0], int(args, 1), 8)? as i8).into()))
}

/// The value with exactly so many of its lowest bits inverted: a decision between all ways to do that.
fn flip(m: &mut Machine, value: u64, flips: i32, bits: i32) -> Outcome {
    if !(0..=7).contains(&flips) || !(1..=64).contains(&bits) || flips > bits {
        return Err(Trap::Unsupported(format!("Verify.getBitFlip of {flips} of {bits} bits")));
    }
    let ways = |n: i32, k: i32| (0..i128::from(k)).fold(1, |c, i| c * (i128::from(n) - i) / (i + 1));
    let mut left = i128::from(choose(m, data(ways(bits, flips))?)?);
    let (mut mask, mut open) = (0u64, flips);
    for bit in 0..bits {
        // The ways in which this bit is inverted come first.
        let with = if open > 0 { ways(bits - bit - 1, open - 1) } else { 0 };
        if left < with {
            mask |= 1 << bit;
            open -= 1;
        } else {
            left -= with;
        }
    }
    Ok(value ^ mask)
}

fn make_exact(m: &mut Machine, args: &[u64]) -> Outcome {
    let (w, _) = weights(m, args)?;
    if (w.iter().sum::<f64>() - 1.0).abs() > 1e-9 {
        return raise("java/lang/IllegalArgumentException", "the probabilities do not add up to 1");
    }
    make(m, args)
}

fn roll(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::from(choose(m, Choice::uniform(6))?))
}

fn get_boolean(m: &mut Machine, args: &[u64]) -> Outcome {
    let first = u64::from(int(args, 0) == 0);
    Ok(u64::from(choose(m, Choice::decision(Decision::Data, 2))?) ^ first)
}

fn list_choice(m: &mut Machine, args: &[u64]) -> Result<(ObjRef, usize), Trap> {
    let array = object(args, 0);
    if array.is_null() || m.state.heap.len(array) == 0 {
        return Err(Trap::Unsupported("a choice from an empty list".into()));
    }
    let n = m.state.heap.len(array) as i128;
    let i = choose(m, data(n)?)?;
    Ok((array, i as usize))
}

fn int_from_list(m: &mut Machine, args: &[u64]) -> Outcome {
    let (array, i) = list_choice(m, args)?;
    Ok(u64::from(m.state.heap.elements::<u32>(array)[i]))
}

fn long_from_list(m: &mut Machine, args: &[u64]) -> Outcome {
    let (array, i) = list_choice(m, args)?;
    Ok(m.state.heap.elements::<u64>(array)[i])
}

fn verify_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let (lo, hi) = (int(args, 0), int(args, 1));
    if lo > hi {
        return Err(Trap::Unsupported(format!("Verify.getInt({lo}, {hi})")));
    }
    if m.run.exploring && i64::from(hi) - i64::from(lo) >= super::choice::MOST {
        return m.make_open("getInt", Sort::Int, Domain::environment(lo.into(), hi.into()));
    }
    between(m, lo, hi)
}

fn verify_random(m: &mut Machine, args: &[u64]) -> Outcome {
    let hi = int(args, 0);
    if hi < 0 {
        return Err(Trap::Unsupported(format!("Verify.random({hi})")));
    }
    between(m, 0, hi)
}

fn break_with_value(m: &mut Machine, args: &[u64]) -> Outcome {
    verify_int(m, &args[1..])
}

fn break_transition(m: &mut Machine, _: &[u64]) -> Outcome {
    m.cut()?;
    Ok(0)
}

/// A whole number of the type that the method returns: from the range that was asked for, as far as the type
/// has it, or one of those that are tried.
fn nondet_whole(m: &mut Machine, args: &[u64]) -> Outcome {
    let letter = result(m);
    let (least, most) = match letter {
        'B' => (i8::MIN.into(), i8::MAX.into()),
        'C' => (0, i64::from(u16::MAX)),
        'S' => (i16::MIN.into(), i16::MAX.into()),
        'I' => (i32::MIN.into(), i32::MAX.into()),
        _ => (i64::MIN, i64::MAX),
    };
    if m.run.exploring {
        let name = input_name(m, args);
        let range = m.run.options.input.unwrap_or((least, most));
        if range.0 > most || range.1 < least {
            let method = m.method_signature(m.run.instant.method);
            let (low, high) = range;
            return Err(Trap::Unsupported(format!("{method}, which has no value in --input {low}..{high}")));
        }
        let sort = if letter == 'J' { Sort::Long } else { Sort::Int };
        return open_input(m, &name, sort, range.0.max(least), range.1.min(most));
    }
    let value = match m.run.options.input {
        Some((low, high)) if low > most || high < least => {
            let method = m.method_signature(m.run.instant.method);
            return Err(Trap::Unsupported(format!("{method}, which has no value in --input {low}..{high}")));
        }
        Some((low, high)) => any_between(m, low.max(least), high.min(most))?,
        None if letter == 'B' => any_between(m, least, most)?,
        None => {
            let values = m.run.derived.inputs.whole(least, most);
            values[try_one_of(m, values.len(), "; --input LOW..HIGH checks a range")?]
        }
    };
    Ok(if letter == 'J' { value as u64 } else { int_result(value as i32) })
}

/// A decision between two; equally likely where inputs are.
fn nondet_boolean(m: &mut Machine, args: &[u64]) -> Outcome {
    if !m.run.options.uniform_inputs || !m.run.exploring {
        return any_boolean(m, args);
    }
    let name = input_name(m, args);
    open_input(m, &name, Sort::Int, 0, 1)
}

/// The name that the program gives an input, or that of the method.
fn input_name(m: &mut Machine, args: &[u64]) -> String {
    match args.first() {
        Some(_) if !object(args, 0).is_null() => m.text(object(args, 0)),
        _ => m.method_name(m.run.instant.method).to_owned(),
    }
}

/// What is given for an input of this name; `a[]` is given for all elements of `a`. The last one counts.
fn for_input<'a, T>(given: &'a [(String, T)], name: &str) -> Option<&'a T> {
    let find = |name: &str| given.iter().rev().find(|given| given.0 == name).map(|given| &given.1);
    let of_all = || {
        let (array, index) = name.strip_suffix(']')?.rsplit_once('[')?;
        let is_index = !index.is_empty() && index.bytes().all(|b| b.is_ascii_digit());
        if is_index { find(&format!("{array}[]")) } else { None }
    };
    find(name).or_else(of_all)
}

/// Whether a range or a profile is given for an input.
pub(super) fn is_bounded(m: &Machine, name: &str) -> bool {
    for_input(&m.run.options.named_inputs, name).is_some()
        || for_input(&m.run.options.profile, name).is_some()
}

/// A real number or a text by name.
pub(super) fn nondet_any(m: &mut Machine, args: &[u64]) -> Outcome {
    if result(m) == 'L' { nondet_text(m, args) } else { nondet_real(m, args) }
}

/// An input from a range, kept open.
pub(super) fn open_input(m: &mut Machine, name: &str, sort: Sort, low: i64, high: i64) -> Outcome {
    let (mut low, mut high) = (low, high);
    if let Some(range) = for_input(&m.run.options.named_inputs, name) {
        if range.0 > high || range.1 < low {
            let (from, to) = *range;
            return Err(Trap::Unsupported(format!(
                "input {name}, which has no value in --input {name}={from}..{to}"
            )));
        }
        (low, high) = (low.max(range.0), high.min(range.1));
    }
    if let Some(usage) = for_input(&m.run.options.profile, name) {
        let (from, to) = usage.ends();
        if from < low || to > high {
            return Err(Trap::Unsupported(format!(
                "input {name} from {low} to {high}, to which the usage profile gives values from {from} to {to}"
            )));
        }
        let usage = usage.clone();
        let domain = m.usage_of(name, &usage)?;
        return m.make_open(name, sort, domain);
    }
    let domain = match m.run.options.uniform_inputs {
        true => Domain::uniform(low, high),
        false => Domain::environment(low, high),
    };
    m.make_open(name, sort, domain)
}

fn any_between(m: &mut Machine, low: i64, high: i64) -> Result<i64, Trap> {
    let choice = data(i128::from(high) - i128::from(low) + 1)?;
    Ok(low + i64::from(choose(m, choice)?))
}

/// The letter of the type that the method being executed returns.
fn result(m: &Machine) -> char {
    let descriptor = m.method_descriptor(m.run.instant.method);
    descriptor.split(')').nth(1).and_then(|t| t.chars().next()).unwrap_or('V')
}

/// A float or a double, any that there is: NaN and infinities too, unless a range was asked for.
fn nondet_real(m: &mut Machine, args: &[u64]) -> Outcome {
    let float = result(m) == 'F';
    if m.run.exploring {
        let name = input_name(m, args);
        let sort = if float { Sort::Float } else { Sort::Double };
        let named = for_input(&m.run.options.named_inputs, &name).copied();
        let key = |value: i64| match float {
            true => real::key_of_float(value as f32),
            false => real::key_of_double(value as f64),
        };
        // Both zeros compare as 0.
        let least = |low: i64| if low == 0 { key(0) - 1 } else { key(low) };
        let range = named.or(m.run.options.input).map_or(sort.range(), |(low, high)| (least(low), key(high)));
        // Nobody says how likely its values are, also where whole numbers are equally likely.
        return m.make_open(&name, sort, Domain::environment(range.0, range.1));
    }
    let values = m.run.derived.inputs.real(float);
    let value = values[try_one_of(m, values.len(), "")?];
    Ok(if float { u64::from((value as f32).to_bits()) } else { value.to_bits() })
}

/// A string of any length with any characters; those whose characters all need one byte come first.
fn nondet_text(m: &mut Machine, args: &[u64]) -> Outcome {
    if m.run.exploring {
        m.open_values()?;
        let name = input_name(m, args);
        let wide = choose(m, Choice::decision(Decision::Data, 2))? == 1;
        let longest = m.run.derived.inputs.texts.iter().map(Vec::len).max().unwrap_or(0);
        let room = m.run.options.string_length.unwrap_or(longest.clamp(LEAST_ROOM, MOST_ROOM));
        return Ok(m.make_open_string(&name, room, wide)?.slot());
    }
    let inputs = m.run.derived.inputs.clone();
    let text = &inputs.texts[try_one_of(m, inputs.texts.len(), "")?];
    Ok(m.new_utf16(text)?.slot())
}

/// One of so many values that are tried; the others are not checked, which `remedy` may be known against.
fn try_one_of(m: &mut Machine, n: usize, remedy: &str) -> Result<usize, Trap> {
    if !m.run.exploring || n == 0 {
        return Err(refusal(m));
    }
    let chosen = choose(m, Choice::decision(Decision::Data, n as u32 + 1))? as usize;
    if chosen < n {
        return Ok(chosen);
    }
    let method = m.method_signature(m.run.instant.method);
    Err(Trap::Unsupported(format!("other values of {method} than the {n} that were tried{remedy}")))
}

/// Something of a recognised class that is not modelled: refused by name, never skipped in silence.
pub(super) fn refused(m: &mut Machine, _: &[u64]) -> Outcome {
    Err(refusal(m))
}

fn refusal(m: &Machine) -> Trap {
    Trap::Unsupported(format!("{}, which is not modelled", m.method_signature(m.run.instant.method)))
}

fn ignore_if(m: &mut Machine, args: &[u64]) -> Outcome {
    if int(args, 0) != 0 && m.run.exploring { exclude(m) } else { Ok(0) }
}

fn current_time(m: &mut Machine, _: &[u64]) -> Outcome {
    m.visible_anyway()?;
    Ok(m.millis() as u64)
}
