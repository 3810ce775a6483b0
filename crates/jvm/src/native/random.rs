//! Random numbers. While exploring, a generator without a seed is chance: each draw of a small range is a
//! choice of the search, a real number is drawn as far as the program looks (`machine/draw.rs`), and
//! of what has too many outcomes a few are tried.
//!
//! A generator without a seed is one that was left empty by its constructor: the real ones never are.
//! A time is no seed: which one it is, is chance as well. A generator of the program's own that draws
//! the bits itself is run as it is; only the bits it takes from `Random.next` are chance. Generators of
//! other kinds (`RandomGenerator.of`) are refused by name, not run from a seed the machine chose.

mod asked;
mod longs;
mod tried;

use super::choice::{chance, choose};
use super::{Table, int, int_result, object};
use crate::class::Origin;
use crate::heap::ObjRef;
use crate::heap::times::is_recent;
use crate::machine::{Machine, Outcome, Randomness, Trap};
use asked::LookedAhead;
use smallvec::smallvec;
use sojourner_kernel::Choice;
use sojourner_terms::{Domain, Sort};
use tried::{Source, Tried, UNCOUNTED};

pub const TABLES: &[Table] = &[
    (
        "java/util/Random",
        &[
            ("<init>()V", make),
            ("<init>(J)V", make_seeded),
            ("setSeed(J)V", set_seed),
            ("writeObject(Ljava/io/ObjectOutputStream;)V", write_object),
            ("next(I)I", next_bits),
            ("nextInt()I", next_int),
            ("nextInt(I)I", next_below),
            ("nextInt(II)I", next_between),
            ("nextBoolean()Z", next_boolean),
            ("nextLong()J", next_wide),
            ("nextFloat()F", next_wide),
            ("nextDouble()D", next_wide),
            ("nextGaussian()D", next_wide),
            ("nextBytes([B)V", next_bytes),
        ],
    ),
    (
        "java/util/random/RandomGenerator",
        &[
            ("nextInt(I)I", next_below),
            ("nextInt(II)I", next_between),
            ("nextLong(J)J", next_long_below),
            ("nextLong(JJ)J", next_long_between),
            ("nextBoolean()Z", next_boolean),
            ("nextFloat()F", next_wide),
            ("nextDouble()D", next_wide),
            ("nextGaussian()D", next_wide),
        ],
    ),
    (
        "jdk/internal/util/random/RandomSupport",
        &[
            ("initialSeed()J", initial_seed),
            ("boundedNextInt(Ljava/util/random/RandomGenerator;I)I", next_below),
            ("boundedNextInt(Ljava/util/random/RandomGenerator;II)I", next_between),
            ("boundedNextLong(Ljava/util/random/RandomGenerator;J)J", next_long_below),
            ("boundedNextLong(Ljava/util/random/RandomGenerator;JJ)J", next_long_between),
        ],
    ),
    (
        "java/util/SplittableRandom",
        &[
            ("<init>()V", make),
            ("<init>(J)V", make_seeded),
            ("split()Ljava/util/SplittableRandom;", split),
            ("nextInt()I", next_int),
            ("nextLong()J", next_wide),
            ("nextBytes([B)V", next_bytes),
        ],
    ),
    ("jdk/random/L32X64MixRandom", MIXED),
    ("jdk/internal/random/L32X64MixRandom", MIXED),
    ("java/security/SecureRandom", &[("next(I)I", next_bits), ("nextBytes([B)V", next_bytes)]),
    ("java/lang/Math", &[("random()D", math_random)]),
    (
        "java/util/concurrent/ThreadLocalRandom",
        &[
            ("localInit()V", local_init),
            ("nextInt()I", next_int),
            ("nextInt(I)I", next_below),
            ("nextInt(II)I", next_between),
            ("nextBoolean()Z", next_boolean),
            ("nextLong()J", next_wide),
            ("nextDouble()D", next_wide),
            ("nextFloat()F", next_wide),
            ("nextGaussian()D", next_wide),
        ],
    ),
];

/// What `RandomGenerator.getDefault()` makes.
const MIXED: &[(&str, super::Native)] = &[
    ("<init>()V", make),
    ("<init>(J)V", make_seeded),
    ("nextInt()I", next_int),
    ("nextLong()J", next_wide),
    (
        "split(Ljava/util/random/RandomGenerator$SplittableGenerator;J)Ljava/util/random/RandomGenerator$SplittableGenerator;",
        split,
    ),
];

/// Whether the draws of a generator are chance.
fn is_chance(m: &mut Machine, generator: ObjRef) -> bool {
    if !m.run.options.random.explores() || generator.is_null() {
        return false;
    }
    let class = m.state.heap.class(generator);
    match &*m.class(class).name {
        "java/util/Random" => is_empty(m, generator),
        "java/util/SplittableRandom" => m.get_named(generator, "gamma") == 0,
        "java/util/concurrent/ThreadLocalRandom" => m.run.exploring,
        name if name.ends_with("/L32X64MixRandom") => {
            m.get_named(generator, "x0") == 0 && m.get_named(generator, "x1") == 0
        }
        _ if is_a(m, generator, "java/security/SecureRandom") => m.run.exploring,
        _ if !is_a(m, generator, "java/util/Random") => false,
        // A class of the program: whose bits are they?
        _ => {
            // What is asked now may be made of one of these; if it is one itself, the program's calls the JDK's.
            let asked = m.run.instant.method;
            let asked = (m.method(asked).name, m.method(asked).descriptor);
            let is_own = |m: &mut Machine, name, descriptor| {
                let found = m.find_method_named(class, name, descriptor);
                let is_asked = found.is_some_and(|f| (m.method(f).name, m.method(f).descriptor) == asked);
                let whose = found.map(|method| m.method(method).class);
                !is_asked && whose.is_some_and(|c| m.class(c).origin != Origin::Jdk)
            };
            let bits = m.find_method_named(class, "next", "(I)I").map(|method| m.method(method).class);
            bits.is_some_and(|c| &*m.class(c).name == "java/util/Random")
                && is_empty(m, generator)
                && !MADE_OF.iter().any(|(name, descriptor)| is_own(m, name, descriptor))
        }
    }
}

/// Draws that others are made of.
const MADE_OF: &[(&str, &str)] = &[
    ("nextInt", "()I"),
    ("nextLong", "()J"),
    ("nextDouble", "()D"),
    ("nextFloat", "()F"),
    ("nextBoolean", "()Z"),
];

fn is_a(m: &Machine, object: ObjRef, name: &str) -> bool {
    let mut at = Some(m.state.heap.class(object));
    while let Some(class) = at {
        if &*m.class(class).name == name {
            return true;
        }
        at = m.class(class).superclass;
    }
    false
}

/// Whether a `java.util.Random` was made without a seed.
fn is_empty(m: &Machine, random: ObjRef) -> bool {
    m.program.known.random_seed.exists()
        && m.state.heap.get_ref(random, m.program.known.random_seed.0).is_null()
}

fn make(m: &mut Machine, args: &[u64]) -> Outcome {
    match m.run.options.random {
        Randomness::Real => Err(Trap::Original),
        Randomness::Chance | Randomness::All => make_open(m, args),
        Randomness::Seed(seed) => {
            let class = m.method(m.run.instant.method).class;
            let init = m.find_method_named(class, "<init>", "(J)V").expect("each of them has one");
            Err(Trap::Call(init, smallvec![args[0], seed, 0]))
        }
    }
}

fn make_seeded(m: &mut Machine, args: &[u64]) -> Outcome {
    let random = m.run.options.random;
    // Those have seeds of their own, and are not asked.
    let apart = is_a(m, object(args, 0), "java/security/SecureRandom");
    let explored = random == Randomness::All || random == Randomness::Chance && is_recent(args[1]);
    if !explored || !m.run.exploring || apart {
        return Err(Trap::Original);
    }
    m.seed_by_time(args[1])?;
    make_open(m, args)
}

/// What a generator without a seed would be read in as is one with the same numbers.
fn write_object(m: &mut Machine, args: &[u64]) -> Outcome {
    match m.run.options.random.explores() && is_empty(m, object(args, 0)) {
        true => Err(Trap::Unsupported("a Random without a seed is serialised".to_owned())),
        false => Err(Trap::Original),
    }
}

/// A generator without a seed. One that has more fields gets them from the constructor that takes all of its state.
fn make_open(m: &mut Machine, args: &[u64]) -> Outcome {
    let of = m.state.heap.class(object(args, 0));
    let seeds = m.find_method_named(of, "setSeed", "(J)V").map(|method| m.method(method).class);
    if m.run.exploring && seeds.is_some_and(|c| m.class(c).origin != Origin::Jdk) {
        let name = m.class_java_name(of);
        return Err(Trap::Unsupported(format!("{name}, a Random without a seed whose setSeed is its own")));
    }
    let class = m.method(m.run.instant.method).class;
    match m.find_method_named(class, "<init>", "(JJ)V") {
        Some(init) if &*m.class(class).name == "java/util/SplittableRandom" => {
            Err(Trap::Call(init, smallvec![args[0], 0, 0, 0, 0]))
        }
        _ => Ok(0),
    }
}

fn set_seed(m: &mut Machine, args: &[u64]) -> Outcome {
    let random = object(args, 0);
    if !m.run.options.random.explores() || !is_empty(m, random) {
        return Err(Trap::Original);
    }
    if m.run.options.random == Randomness::All || is_recent(args[1]) {
        m.seed_by_time(args[1])?;
        return Ok(0);
    }
    // From here on it has one.
    let class = m.load_class("java/util/Random")?;
    let Some(reset) = m.find_method_named(class, "resetSeed", "(J)V") else { return Err(Trap::Original) };
    let scrambled = (args[1] ^ 0x5_DEEC_E66D) & ((1 << 48) - 1);
    Err(Trap::Call(reset, smallvec![args[0], scrambled, 0]))
}

impl Machine {
    /// A time becomes a seed. Which one it is, is chance; but two generators with one time have the same numbers, and
    /// those are not followed. A time that the thread has looked up since it made its last generator is another one
    /// each time: clocks go on between two looks.
    fn seed_by_time(&mut self, time: u64) -> Result<(), Trap> {
        if !self.run.exploring || !is_recent(time) {
            return Ok(());
        }
        let (me, first) = (self.state.threads[self.state.current].object, self.state.threads[0].object);
        let (timely, seed) = (self.program.known.thread_timely.0, self.program.known.thread_seed.0);
        self.visible_at(first, seed as u32, true)?;
        if self.state.heap.get(me, timely) == 0 && self.state.heap.get(first, seed) == mark(time) {
            return Err(Trap::Unsupported(
                "two generators of random numbers with the same time as a seed".to_owned(),
            ));
        }
        // Whose look it was is not known.
        let whose = match self.state.heap.get(me, timely) {
            0 => 0..self.state.threads.len(),
            _ => self.state.current..self.state.current + 1,
        };
        for at in whose {
            let thread = self.state.threads[at].object;
            self.touches(thread, timely as u32, true);
            self.state.heap.put(thread, timely, 0);
        }
        self.state.heap.put(first, seed, mark(time));
        Ok(())
    }
}

/// A time that does not move on with the clock (`heap/times.rs`).
fn mark(time: u64) -> u64 {
    crate::heap::mix64(time, 0x5EED) | 1 << 63
}

/// A seed from the time and the like, for the generators of a class.
fn initial_seed(m: &mut Machine, _: &[u64]) -> Outcome {
    match m.run.options.random {
        Randomness::Real => Err(Trap::Original),
        Randomness::Seed(seed) => Ok(seed),
        Randomness::Chance | Randomness::All => {
            let class = m.caller(0).map(|method| m.method(method).class);
            let name = class.map_or_else(String::new, |c| m.class_java_name(c));
            // Their constructors do not look at it.
            if name == "java.util.SplittableRandom" || name.ends_with(".L32X64MixRandom") {
                return Ok(0);
            }
            Err(Trap::Unsupported(format!("{name} without a seed (--random seed:N runs one)")))
        }
    }
}

/// Draws are independent: a part of a generator is a copy of the whole.
fn split(m: &mut Machine, args: &[u64]) -> Outcome {
    let whole = object(args, 0);
    if !is_chance(m, whole) {
        return Err(Trap::Original);
    }
    let part = m.new_instance(m.state.heap.class(whole))?;
    let words = m.state.heap.content(whole).to_vec();
    m.state.heap.content_mut(part).copy_from_slice(&words);
    Ok(part.slot())
}

fn next_bits(m: &mut Machine, args: &[u64]) -> Outcome {
    let generator = object(args, 0);
    let secure = is_a(m, generator, "java/security/SecureRandom") && m.run.exploring;
    if !m.run.options.random.explores() || !(secure || is_empty(m, generator)) {
        return Err(Trap::Original);
    }
    match int(args, 1) {
        bits @ 1..=16 => Ok(u64::from(choose(m, Choice::uniform(1 << bits))?)),
        _ => continuum(m, generator),
    }
}

fn next_int(m: &mut Machine, args: &[u64]) -> Outcome {
    if !is_chance(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    match LookedAhead::of_int(m) {
        Some(asked) => Ok(int_result(asked.draw(m)?)),
        None => continuum(m, object(args, 0)),
    }
}

fn next_below(m: &mut Machine, args: &[u64]) -> Outcome {
    if int(args, 1) <= 0 || !is_chance(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    if let Some(open) = wide(m, Sort::Int, 0, i64::from(int(args, 1)) - 1) {
        return open;
    }
    let choice = chance(i64::from(int(args, 1)))?;
    Ok(u64::from(choose(m, choice)?))
}

/// A draw from more numbers than are enumerated, kept open.
fn wide(m: &mut Machine, sort: Sort, low: i64, high: i64) -> Option<Outcome> {
    let is_wide = i128::from(high) - i128::from(low) >= i128::from(super::choice::MOST);
    (is_wide && m.run.exploring).then(|| {
        let name = m.method_name(m.run.instant.method).to_owned();
        m.make_open(&name, sort, Domain::uniform(low, high))
    })
}

fn next_between(m: &mut Machine, args: &[u64]) -> Outcome {
    let (low, high) = (int(args, 1), int(args, 2));
    if low >= high || !is_chance(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    if let Some(open) = wide(m, Sort::Int, low.into(), i64::from(high) - 1) {
        return open;
    }
    let choice = chance(i64::from(high) - i64::from(low))?;
    Ok(int_result(low.wrapping_add(choose(m, choice)? as i32)))
}

fn long(args: &[u64], at: usize) -> i64 {
    args[at] as i64
}

fn next_long_below(m: &mut Machine, args: &[u64]) -> Outcome {
    long_between(m, object(args, 0), 0, long(args, 1))
}

fn next_long_between(m: &mut Machine, args: &[u64]) -> Outcome {
    long_between(m, object(args, 0), long(args, 1), long(args, 3))
}

fn long_between(m: &mut Machine, generator: ObjRef, low: i64, high: i64) -> Outcome {
    if low >= high || !is_chance(m, generator) {
        return Err(Trap::Original);
    }
    if let Some(open) = wide(m, Sort::Long, low, high - 1) {
        return open;
    }
    let choice = chance(high.saturating_sub(low))?;
    Ok(low.wrapping_add(i64::from(choose(m, choice)?)) as u64)
}

fn next_boolean(m: &mut Machine, args: &[u64]) -> Outcome {
    if !is_chance(m, object(args, 0)) {
        return Err(Trap::Original);
    }
    Ok(u64::from(choose(m, Choice::uniform(2))?))
}

fn next_wide(m: &mut Machine, args: &[u64]) -> Outcome {
    let generator = object(args, 0);
    if m.run.exploring && super::temporary::makes_names(m) {
        return super::temporary::number(m);
    }
    if is_chance(m, generator) { continuum(m, generator) } else { Err(Trap::Original) }
}

/// Bytes of one call that are kept open.
const OPEN_BYTES: usize = 256;

/// Each byte is an open value of its own, as those of several draws are.
fn open_bytes(m: &mut Machine, array: ObjRef) -> Outcome {
    m.open_values()?;
    for at in 0..m.state.heap.len(array) as u32 {
        let byte = sojourner_terms::Domain::uniform(i8::MIN.into(), i8::MAX.into());
        let word = m.make_open("byte", sojourner_terms::Sort::Int, byte)?;
        if m.is_token(word) {
            m.state.heap.put_element::<u8>(array, at, 0);
            m.state.heap.set_tail(array, at, word);
            m.stores_open();
        } else {
            m.state.heap.put_element::<u8>(array, at, word as u8);
            m.state.heap.set_tail(array, at, 0);
        }
    }
    Ok(0)
}

/// One outcome of very many is tried. A secure generator counts, so that names made of them differ.
fn next_bytes(m: &mut Machine, args: &[u64]) -> Outcome {
    let (generator, array) = (object(args, 0), object(args, 1));
    if array.is_null() || !is_chance(m, generator) {
        return Err(Trap::Original);
    }
    let source = source(m, generator);
    if source == Source::About {
        return continuum(m, generator);
    }
    let mut name = m.state.heap.name_now(array);
    let secure = is_a(m, generator, "java/security/SecureRandom");
    if !secure && m.state.heap.has_tail(array) && m.state.heap.len(array) <= OPEN_BYTES {
        return open_bytes(m, array);
    }
    let count = if secure { m.get_named(generator, "counter").wrapping_add(1) } else { 0 };
    if secure {
        name = crate::heap::mix64(name, count);
    }
    let mut bytes = vec![0; m.state.heap.len(array)];
    let weight = match source {
        Source::Linear => tried::linear_bytes(name, &mut bytes),
        _ => {
            bytes.iter_mut().enumerate().for_each(|(i, b)| *b = crate::heap::mix64(name, i as u64) as u8);
            2f64.powi(-8 * bytes.len().min(100) as i32).max(UNCOUNTED)
        }
    };
    if choose(m, Choice::chance(&[weight, 1.0 - weight]))? != 0 {
        return continuum(m, generator);
    }
    if secure {
        m.set_named(generator, "counter", count);
    }
    m.state.heap.elements_mut::<u8>(array).copy_from_slice(&bytes);
    Ok(0)
}

/// What a generator makes its numbers of.
fn source(m: &Machine, generator: ObjRef) -> Source {
    if generator.is_null() {
        return Source::About;
    }
    match &*m.class(m.state.heap.class(generator)).name {
        "java/util/SplittableRandom" | "java/util/concurrent/ThreadLocalRandom" => Source::Even,
        _ if is_a(m, generator, "java/security/SecureRandom") => Source::Even,
        _ if is_a(m, generator, "java/util/Random") => Source::Linear,
        _ => Source::About,
    }
}

fn math_random(m: &mut Machine, _: &[u64]) -> Outcome {
    if m.run.options.random.explores() { continuum(m, ObjRef::NULL) } else { Err(Trap::Original) }
}

/// A draw with too many outcomes to enumerate. A real number is drawn as far as the program looks. Of
/// others a few are tried (`random/tried.rs`), since a violation with one of them is a violation; the rest,
/// which is nearly all of the mass, is not checked.
fn continuum(m: &mut Machine, generator: ObjRef) -> Outcome {
    let method = m.run.instant.method;
    let whole = |m: &Machine| match m.method_name(method) {
        "random" | "nextDouble" => Some(1 << 53),
        "nextFloat" => Some(1 << 24),
        _ => None,
    };
    if let (true, Some(grid)) = (m.run.exploring, whole(m)) {
        return Ok(m.open_draw(grid));
    }
    let source = source(m, generator);
    // A long of `java.util.Random` is made of two draws that are not independent: it has 48 bits of state.
    let whole = match m.method_name(method) {
        "nextInt" => wide(m, Sort::Int, i32::MIN.into(), i32::MAX.into()),
        "nextLong" if source == Source::Even => wide(m, Sort::Long, i64::MIN, i64::MAX),
        _ => None,
    };
    if let Some(open) = whole {
        return open;
    }
    if m.run.exploring
        && source == Source::Linear
        && m.method_name(method) == "nextLong"
        && let Some(drawn) = longs::asked(m)
    {
        return drawn;
    }
    let samples: Vec<Tried> = match m.method_name(method) {
        "nextGaussian" => tried::gaussians(source),
        "nextInt" => tried::ints(),
        "nextLong" => tried::longs(source),
        _ => Vec::new(),
    };
    let rest = 1.0 - samples.iter().map(|tried| tried.weight).sum::<f64>();
    let weights: Vec<f64> = samples.iter().map(|tried| tried.weight).chain([rest]).collect();
    let chosen = choose(m, Choice::chance(&weights))? as usize;
    samples.get(chosen).map(|tried| tried.value).ok_or_else(|| {
        Trap::Unsupported(format!(
            "{}, a random draw with too many outcomes to enumerate ({}--random seed:N runs one)",
            m.method_signature(method),
            if samples.is_empty() { String::new() } else { format!("{} were tried; ", samples.len()) }
        ))
    })
}

/// A thread's own seeds come from its name, not from a counter all threads share.
fn local_init(m: &mut Machine, _: &[u64]) -> Outcome {
    if !m.run.exploring {
        return Err(Trap::Original);
    }
    let thread = m.state.threads[m.state.current].object;
    let name = m.state.heap.name_now(thread);
    let k = m.program.known;
    for (slot, value) in [
        (k.thread_random_seed, crate::heap::mix64(name, 0x5EED)),
        (k.thread_random_probe, (crate::heap::mix64(name, 0x9B0B) | 1) & 0xFFFF_FFFF),
    ] {
        if slot.exists() {
            m.state.heap.put(thread, slot.0, value);
        }
    }
    Ok(0)
}
