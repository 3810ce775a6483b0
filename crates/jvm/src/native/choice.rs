//! Choices a program makes: our API, and the classes of others that it may use instead. Random numbers
//! are in `native/random.rs`.
//!
//! While exploring, a draw is a choice of the search: the native asks (`Trap::Choose`) and is
//! executed again with the answer. In a plain run it draws.

use super::{Table, int, int_result, nothing, object, one, zero};
use crate::heap::ObjRef;
use crate::machine::{Machine, Outcome, Randomness, Trap, raise};
use sojourner_kernel::{Choice, Decision};

/// Alternatives a single draw may have.
pub(super) const MOST: i64 = 1 << 16;

pub const TABLES: &[Table] = &[
    (
        "sojourner/Choice",
        &[
            ("make([D)I", make),
            ("coin()Z", coin),
            ("coin(D)Z", biased_coin),
            ("die()I", die),
            ("uniform(I)I", uniform),
            ("any(I)I", any),
            ("anyInt(II)I", any_int),
            ("anyBoolean()Z", any_boolean),
            ("anyOf([Ljava/lang/Object;)Ljava/lang/Object;", any_of),
        ],
    ),
    ("sojourner/Check", &[("assume(Z)V", assume)]),
    ("sojourner/Atomic", &[("begin()V", begin), ("end()V", end)]),
    (
        "sojourner/Label",
        &[("set(Ljava/lang/String;Z)V", set_label), ("mark(Ljava/lang/String;)V", mark_label)],
    ),
    ("probabilistic/Choice", &[("make([D)I", make_exact)]),
    ("probabilistic/Coin", &[("flip()I", coin)]),
    ("probabilistic/Die", &[("roll()I", roll)]),
    ("probabilistic/UniformChoice", &[("make(I)I", uniform)]),
    (
        "org/sosy_lab/sv_benchmarks/Verifier",
        &[
            ("assume(Z)V", assume),
            ("nondetBoolean()Z", any_boolean),
            ("nondetByte()B", nondet_byte),
            ("nondetChar()C", nondet_wide),
            ("nondetShort()S", nondet_wide),
            ("nondetInt()I", nondet_wide),
            ("nondetLong()J", nondet_wide),
            ("nondetFloat()F", nondet_real),
            ("nondetDouble()D", nondet_real),
            ("nondetString()Ljava/lang/String;", nondet_text),
        ],
    ),
    (
        "gov/nasa/jpf/vm/Verify",
        &[
            ("getBoolean()Z", any_boolean),
            ("getBoolean(Z)Z", get_boolean),
            ("getInt(II)I", verify_int),
            ("getIntFromList([I)I", int_from_list),
            ("getLongFromList([J)J", long_from_list),
            ("getFloatFromList([F)F", int_from_list),
            ("getDoubleFromList([D)D", long_from_list),
            ("random(I)I", verify_random),
            ("randomBool()Z", any_boolean),
            ("ignoreIf(Z)V", ignore_if),
            ("terminateSearch()V", refused),
            ("breakTransition(Ljava/lang/String;)V", break_transition),
            ("breakTransition(Ljava/lang/String;II)I", break_with_value),
            ("beginAtomic()V", begin),
            ("endAtomic()V", end_leniently),
            ("isRunningInJPF()Z", one),
            ("vmIsMatchingStates()Z", one),
            ("isTraceReplay()Z", zero),
            ("getCounter(I)I", refused),
            ("incrementCounter(I)I", refused),
            ("getValue(Ljava/lang/String;)I", refused),
            ("getBitInBitSet(II)Z", refused),
            ("getInt(Ljava/lang/String;)I", refused),
            ("getDouble(Ljava/lang/String;)D", refused),
            ("getObject(Ljava/lang/String;)Ljava/lang/Object;", refused),
            ("randomObject(Ljava/lang/String;)Ljava/lang/Object;", refused),
            ("getHeuristicSearchValue()I", refused),
            ("isShared(Ljava/lang/Object;)Z", refused),
            ("isCalledFromClass(Ljava/lang/String;)Z", refused),
            ("getProperty(Ljava/lang/String;)Ljava/lang/String;", refused),
            ("getFieldAttribute(Ljava/lang/Object;Ljava/lang/String;)I", refused),
            ("getBitFlip(JII)J", refused),
            ("getBitFlip(JI)J", refused),
            ("getBitFlip(II)I", refused),
            ("getBitFlip(SI)S", refused),
            ("getBitFlip(CI)C", refused),
            ("getBitFlip(BI)B", refused),
            ("busyWait(J)V", nothing),
            ("currentTimeMillis()J", current_time),
        ],
    ),
];

/// Asks the search, or draws in a plain run. A single alternative is no choice.
pub(super) fn choose(m: &mut Machine, choice: Choice) -> Result<u32, Trap> {
    if choice.len() == 1 {
        return Ok(0);
    }
    if let Some(chosen) = m.chosen.take() {
        return Ok(chosen);
    }
    if m.exploring {
        return Err(Trap::Choose(choice));
    }
    let draw = m.draw();
    let mut left = (draw >> 11) as f64 / (1u64 << 53) as f64;
    if choice.groups() > 1 {
        return Ok((draw % u64::from(choice.len())) as u32);
    }
    for i in 0..choice.len() {
        left -= choice.probability(i);
        if left < 0.0 {
            return Ok(i);
        }
    }
    Ok(choice.len() - 1)
}

fn data(n: i64) -> Result<Choice, Trap> {
    if n > MOST {
        return Err(Trap::Unsupported(format!(
            "a choice between {n} values (at most {MOST} are enumerated)"
        )));
    }
    Ok(Choice::decision(Decision::Data, n as u32))
}

pub(super) fn chance(n: i64) -> Result<Choice, Trap> {
    if n > MOST {
        return Err(Trap::Unsupported(format!(
            "a random draw from {n} values (at most {MOST} are enumerated; --random seed:N runs one)"
        )));
    }
    Ok(Choice::uniform(n as u32))
}

fn weights(m: &mut Machine, args: &[u64]) -> Result<(Vec<f64>, Vec<u32>), Trap> {
    let array = object(args, 0);
    if array.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    m.settle_inside(array)?;
    let all: Vec<f64> = m.heap.elements::<f64>(array).to_vec();
    if all.iter().any(|w| !w.is_finite() || *w < 0.0) {
        return raise("java/lang/IllegalArgumentException", "a weight is negative or not finite");
    }
    // Alternatives that cannot happen are not offered.
    let kept: Vec<u32> = (0..all.len() as u32).filter(|&i| all[i as usize] > 0.0).collect();
    if kept.is_empty() {
        return raise("java/lang/IllegalArgumentException", "no alternative to choose from");
    }
    Ok((kept.iter().map(|&i| all[i as usize]).collect(), kept))
}

fn make(m: &mut Machine, args: &[u64]) -> Outcome {
    let (weights, kept) = weights(m, args)?;
    let i = choose(m, Choice::chance(&weights))?;
    Ok(u64::from(kept[i as usize]))
}

fn make_exact(m: &mut Machine, args: &[u64]) -> Outcome {
    let (w, _) = weights(m, args)?;
    if (w.iter().sum::<f64>() - 1.0).abs() > 1e-9 {
        return raise("java/lang/IllegalArgumentException", "the probabilities do not add up to 1");
    }
    make(m, args)
}

fn coin(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::from(choose(m, Choice::uniform(2))?))
}

fn biased_coin(m: &mut Machine, args: &[u64]) -> Outcome {
    let p = f64::from_bits(args[0]);
    if !(0.0..=1.0).contains(&p) {
        return raise("java/lang/IllegalArgumentException", "not a probability");
    }
    if p == 0.0 || p == 1.0 {
        return Ok(u64::from(p == 1.0));
    }
    Ok(u64::from(choose(m, Choice::chance(&[1.0 - p, p]))?))
}

fn die(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::from(choose(m, Choice::uniform(6))?) + 1)
}

fn roll(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::from(choose(m, Choice::uniform(6))?))
}

fn positive(n: i32) -> Result<i64, Trap> {
    if n <= 0 {
        return raise("java/lang/IllegalArgumentException", format!("no alternative to choose from: {n}"));
    }
    Ok(i64::from(n))
}

fn uniform(m: &mut Machine, args: &[u64]) -> Outcome {
    let n = positive(int(args, 0))?;
    Ok(u64::from(choose(m, chance(n)?)?))
}

fn any(m: &mut Machine, args: &[u64]) -> Outcome {
    let n = positive(int(args, 0))?;
    Ok(u64::from(choose(m, data(n)?)?))
}

fn between(m: &mut Machine, lo: i32, hi: i32) -> Outcome {
    let n = i64::from(hi) - i64::from(lo) + 1;
    let i = choose(m, data(n)?)?;
    Ok(int_result(lo.wrapping_add(i as i32)))
}

fn any_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let (lo, hi) = (int(args, 0), int(args, 1));
    if lo > hi {
        return raise(
            "java/lang/IllegalArgumentException",
            format!("no alternative to choose from: {lo}..{hi}"),
        );
    }
    between(m, lo, hi)
}

fn any_boolean(m: &mut Machine, _: &[u64]) -> Outcome {
    Ok(u64::from(choose(m, Choice::decision(Decision::Data, 2))?))
}

fn get_boolean(m: &mut Machine, args: &[u64]) -> Outcome {
    let first = u64::from(int(args, 0) == 0);
    Ok(u64::from(choose(m, Choice::decision(Decision::Data, 2))?) ^ first)
}

fn any_of(m: &mut Machine, args: &[u64]) -> Outcome {
    let array = object(args, 0);
    if array.is_null() {
        return Err(Trap::Raise("java/lang/NullPointerException", None));
    }
    let n = positive(m.heap.len(array) as i32)?;
    let i = choose(m, data(n)?)?;
    Ok(m.heap.array_ref(array, i as usize).slot())
}

fn list_choice(m: &mut Machine, args: &[u64]) -> Result<(ObjRef, usize), Trap> {
    let array = object(args, 0);
    if array.is_null() || m.heap.len(array) == 0 {
        return Err(Trap::Unsupported("a choice from an empty list".into()));
    }
    let n = m.heap.len(array) as i64;
    let i = choose(m, data(n)?)?;
    Ok((array, i as usize))
}

fn int_from_list(m: &mut Machine, args: &[u64]) -> Outcome {
    let (array, i) = list_choice(m, args)?;
    Ok(u64::from(m.heap.elements::<u32>(array)[i]))
}

fn long_from_list(m: &mut Machine, args: &[u64]) -> Outcome {
    let (array, i) = list_choice(m, args)?;
    Ok(m.heap.elements::<u64>(array)[i])
}

fn verify_int(m: &mut Machine, args: &[u64]) -> Outcome {
    let (lo, hi) = (int(args, 0), int(args, 1));
    if lo > hi {
        return Err(Trap::Unsupported(format!("Verify.getInt({lo}, {hi})")));
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

fn nondet_byte(m: &mut Machine, _: &[u64]) -> Outcome {
    between(m, -128, 127)
}

fn nondet_wide(m: &mut Machine, _: &[u64]) -> Outcome {
    let descriptor = m.method_descriptor(m.native_state.method);
    let (least, most) = match descriptor {
        "()C" => (0, i64::from(u16::MAX)),
        "()S" => (i16::MIN.into(), i16::MAX.into()),
        "()I" => (i32::MIN.into(), i32::MAX.into()),
        _ => (i64::MIN, i64::MAX),
    };
    let wide = descriptor == "()J";
    let value = if let Some((lo, hi)) = m.options.input {
        let n = hi - lo + 1;
        lo + i64::from(choose(m, data(n)?)?)
    } else {
        let values = m.options.inputs.whole(least, most);
        values[try_one_of(m, values.len(), "; --input LOW..HIGH checks a range")?]
    };
    Ok(if wide { value as u64 } else { int_result(value as i32) })
}

fn nondet_real(m: &mut Machine, _: &[u64]) -> Outcome {
    let float = m.method_descriptor(m.native_state.method) == "()F";
    let values = m.options.inputs.real(float);
    let value = values[try_one_of(m, values.len(), "")?];
    Ok(if float { u64::from((value as f32).to_bits()) } else { value.to_bits() })
}

fn nondet_text(m: &mut Machine, _: &[u64]) -> Outcome {
    let inputs = m.options.inputs.clone();
    let text = &inputs.texts[try_one_of(m, inputs.texts.len(), "")?];
    Ok(m.new_utf16(text)?.slot())
}

/// One of so many values that are tried; the others are not checked, which `remedy` may be known against.
fn try_one_of(m: &mut Machine, n: usize, remedy: &str) -> Result<usize, Trap> {
    if !m.exploring || n == 0 {
        return Err(refusal(m));
    }
    let chosen = choose(m, Choice::decision(Decision::Data, n as u32 + 1))? as usize;
    if chosen < n {
        return Ok(chosen);
    }
    let method = m.method_signature(m.native_state.method);
    Err(Trap::Unsupported(format!("other values of {method} than the {n} that were tried{remedy}")))
}

fn refused(m: &mut Machine, _: &[u64]) -> Outcome {
    Err(refusal(m))
}

fn refusal(m: &Machine) -> Trap {
    Trap::Unsupported(m.method_signature(m.native_state.method))
}

fn assume(m: &mut Machine, args: &[u64]) -> Outcome {
    if int(args, 0) != 0 {
        return Ok(0);
    }
    if m.exploring { Err(Trap::Prune) } else { Err(Trap::Original) }
}

fn ignore_if(m: &mut Machine, args: &[u64]) -> Outcome {
    if int(args, 0) != 0 && m.exploring { Err(Trap::Prune) } else { Ok(0) }
}

fn begin(m: &mut Machine, _: &[u64]) -> Outcome {
    if !m.exploring {
        return Err(Trap::Original);
    }
    m.cut()?;
    m.enter_atomic();
    Ok(0)
}

fn end(m: &mut Machine, args: &[u64]) -> Outcome {
    if !m.exploring {
        return Err(Trap::Original);
    }
    if m.threads[m.current].atomic == 0 {
        return raise("java/lang/IllegalMonitorStateException", "not in an atomic section");
    }
    end_leniently(m, args)
}

fn end_leniently(m: &mut Machine, _: &[u64]) -> Outcome {
    if m.threads[m.current].atomic > 0 {
        m.leave_atomic();
    }
    Ok(0)
}

fn set_label(m: &mut Machine, args: &[u64]) -> Outcome {
    m.set_label(object(args, 0), int(args, 1) != 0)
}

fn mark_label(m: &mut Machine, args: &[u64]) -> Outcome {
    m.mark_label(object(args, 0))
}

fn current_time(m: &mut Machine, _: &[u64]) -> Outcome {
    m.visible_anyway()?;
    Ok(m.millis() as u64)
}

impl Machine {
    /// A number for draws of a plain run.
    fn draw(&mut self) -> u64 {
        let seed = self.native_state.draws.get_or_insert_with(|| match self.options.random {
            Randomness::Seed(seed) => seed,
            _ => std::time::SystemTime::now()
                .duration_since(std::time::UNIX_EPOCH)
                .map_or(1, |d| d.as_nanos() as u64),
        });
        *seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = *seed;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// The current thread runs alone until it leaves the section or blocks.
    pub fn enter_atomic(&mut self) {
        let at = self.current;
        self.log_thread(at);
        self.threads[at].atomic += 1;
    }

    pub fn leave_atomic(&mut self) {
        let at = self.current;
        self.log_thread(at);
        self.threads[at].atomic -= 1;
    }
}
