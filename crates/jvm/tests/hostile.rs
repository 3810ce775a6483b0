//! Damaged class files: thousands of mutations of real ones. Any outcome but a panic, a hang or a flood of
//! memory is right, and enough of them must still be read for the test to mean something.

#[path = "hostile/counting.rs"]
mod counting;
#[path = "hostile/mutate.rs"]
mod mutate;

use counting::{NOW, PEAK};
use mutate::{Dice, mutate};
use sojourner_jvm::bytecode::analysis::{Frames, Signature};
use sojourner_jvm::bytecode::disassemble;
use sojourner_jvm::classfile::ClassFile;
use sojourner_jvm::image::Image;
use sojourner_jvm::jdk::Jdk;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Everything a user of the readers would do; how far it came.
fn exercise(bytes: Vec<u8>) -> (bool, usize) {
    let Ok(class) = ClassFile::parse(bytes) else { return (false, 0) };
    let _ = (class.inner_classes(), class.enclosing_method(), class.nest_host(), class.nest_members());
    let _ = (class.permitted_subclasses(), class.record_components(), class.bootstrap_methods());
    let _ = (class.source_file(), class.signature(), class.annotations());
    for index in 0..class.pool.len() as u16 {
        let _ = (class.pool.get(index), class.pool.utf8(index), class.pool.string(index));
        let _ = (class.pool.member(index), class.pool.dynamic(index), class.pool.method_handle(index));
    }
    let mut analysed = 0;
    for method in &class.methods {
        let _ = (class.exceptions(method), class.method_parameters(method), class.method_signature(method));
        let Ok(Some(attribute)) = class.code(method) else { continue };
        let _ = (attribute.line_numbers(), attribute.local_variables());
        let (Ok(code), Ok(descriptor)) = (attribute.decode(), class.pool.utf8(method.descriptor)) else {
            continue;
        };
        let (max_stack, max_locals) = (attribute.max_stack, attribute.max_locals);
        let signature = Signature { descriptor, is_static: method.is_static(), max_stack, max_locals };
        analysed += Frames::of(&code, signature, &class.pool).is_ok() as usize;
    }
    let _ = disassemble(&class);
    (true, analysed)
}

#[test]
fn damaged_classes_are_refused_without_panic_hang_or_flood() {
    let jdk = Jdk::all().into_iter().next().expect("the tests need a JDK");
    let image = Image::open(&jdk.modules()).unwrap();
    let seeds: Vec<Vec<u8>> = image
        .classes()
        .iter()
        .filter(|(_, module)| module == "java.base")
        .step_by(61)
        .map(|(name, _)| image.find(name).unwrap().unwrap().to_vec())
        .filter(|bytes| bytes.len() < 12_000)
        .collect();
    assert!(seeds.len() > 50);
    let cases: usize = std::env::var("SOJOURNER_FUZZ_CASES").map_or(4_000, |n| n.parse().unwrap());
    let mut dice = Dice(0x5eed_0001);
    let (mut read, mut analysed) = (0, 0);
    for case in 0..cases {
        let mut bytes = seeds[dice.roll(seeds.len())].clone();
        mutate(&mut dice, &mut bytes, &seeds[case % seeds.len()]);
        let start = Instant::now();
        PEAK.store(NOW.load(Relaxed), Relaxed);
        let before = NOW.load(Relaxed);
        let outcome = std::panic::catch_unwind(|| exercise(bytes.clone()));
        let peak = PEAK.load(Relaxed) - before;
        let path = || {
            let path = std::env::temp_dir().join("sojourner-hostile.class");
            let _ = std::fs::write(&path, &bytes);
            path
        };
        let Ok((is_read, methods)) = outcome else { panic!("case {case} panics: {}", path().display()) };
        assert!(start.elapsed() < Duration::from_secs(10), "case {case} hangs: {}", path().display());
        assert!(peak < 128 << 20, "case {case} takes {peak} bytes: {}", path().display());
        read += is_read as usize;
        analysed += methods;
    }
    assert!(read > cases / 10 && analysed > cases, "{read} read, {analysed} methods analysed");
    assert!(read < cases * 9 / 10, "the mutations do damage: {read}");
}

#[test]
fn every_truncation_is_refused() {
    let jdk = Jdk::all().into_iter().next().expect("the tests need a JDK");
    let image = Image::open(&jdk.modules()).unwrap();
    let whole = image.find("java/lang/Runnable").unwrap().unwrap();
    for length in 0..whole.len() {
        assert!(ClassFile::parse(&whole[..length]).is_err(), "{length} of {}", whole.len());
    }
    let mut longer = whole.to_vec();
    longer.push(0);
    assert!(ClassFile::parse(longer).is_err());
}
