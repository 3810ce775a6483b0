//! Damaged and malicious jars: thousands of them, made by changing good ones. Any outcome but a panic, a hang or a flood
//! of memory is right, and enough of them must still be read for the test to mean something. `SOJOURNER_JAR_CASES` sets
//! how many.

#[path = "hostile/counting.rs"]
mod counting;
#[path = "hostile/jar.rs"]
mod jar;

use counting::{NOW, PEAK};
use jar::{Dice, Entry, archive, damage};
use sojourner_jvm::classpath::ClassPath;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Everything a run would ask of a jar; how many of its entries could be read.
fn exercise(file: &PathBuf, bytes: &[u8]) -> usize {
    std::fs::write(file, bytes).unwrap();
    let Ok(path) = ClassPath::from_paths(std::slice::from_ref(file), 17) else { return 0 };
    let _ = (path.main_class(), path.manifest_of("p"), path.places().count());
    let mut read = 0;
    for class in path.classes().unwrap_or_default() {
        read += usize::from(matches!(path.find(&class), Ok(Some(_))));
    }
    for name in ["META-INF/MANIFEST.MF", "p/data.bin", "../up", "/root", "", "a//b", "nothing", "p/"] {
        read += usize::from(matches!(path.resource(name), Ok(Some(_))));
        let _ = path.resources(name);
    }
    read
}

/// The counters are for one test at a time.
static ALONE: Mutex<()> = Mutex::new(());

/// Exercises a jar within bounds of time and memory.
fn check(what: &str, file: &PathBuf, bytes: &[u8]) -> usize {
    let (before, started) = (NOW.load(Relaxed), Instant::now());
    PEAK.store(before, Relaxed);
    let read = exercise(file, bytes);
    let (peak, took) = (PEAK.load(Relaxed) - before, started.elapsed());
    assert!(took < Duration::from_secs(20), "{what} took {took:?}");
    // The largest entry that is unpacked at all, twice, and what a small jar needs.
    assert!(peak < 600 << 20, "{what} took {peak} bytes");
    read
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

const MANIFEST: &[u8] = b"Manifest-Version: 1.0\r\nMain-Class: p.Main\r\nMulti-Release: true\r\nClass-Path: other.jar\r\n\r\nName: p/\r\nSealed: true\r\n\r\n";

fn good() -> Vec<Entry> {
    let mut entries = vec![
        Entry::new("META-INF/MANIFEST.MF", MANIFEST),
        Entry::new("p/Main.class", &[0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61, 0, 1]),
        Entry::new("p/data.bin", &(0..60_000u32).flat_map(|i| (i / 7).to_le_bytes()).collect::<Vec<_>>()),
        Entry::new("p/", b""),
        Entry::new("META-INF/versions/11/p/Main.class", &[1; 300]),
    ];
    entries[1].stored = true;
    entries
}

#[test]
fn damaged_jars_are_refused_without_panic_hang_or_flood() {
    let _alone = ALONE.lock();
    let cases: u64 = std::env::var("SOJOURNER_JAR_CASES").ok().and_then(|v| v.parse().ok()).unwrap_or(1_500);
    let file = file("damaged.jar");
    let plain = archive(&good(), false);
    let wide = archive(&good(), true);
    assert!(check("the good one", &file, &plain) >= 3 && check("the wide one", &file, &wide) >= 3);
    let (mut read, mut refused) = (0, 0);
    for seed in 0..cases {
        let mut dice = Dice::new(seed);
        let mut bytes = if seed % 3 == 0 { wide.clone() } else { plain.clone() };
        damage(&mut bytes, &mut dice);
        match check(&format!("case {seed}"), &file, &bytes) {
            0 => refused += 1,
            _ => read += 1,
        }
    }
    assert!(read > cases / 20 && refused > cases / 20, "{read} read, {refused} refused");
}

#[test]
fn strange_names_and_manifests_are_taken_for_what_they_are() {
    let _alone = ALONE.lock();
    let file = file("strange.jar");
    for name in [
        "",
        "/",
        "//",
        "../up",
        "/root",
        "a//b",
        "a/../b",
        "\\",
        "\0",
        "a\nb.class",
        ".class",
        "p/Main.class",
    ] {
        let mut entries = good();
        entries.push(Entry::new(name, b"second"));
        check(&format!("name {name:?}"), &file, &archive(&entries, false));
        // Names are keys: nothing is found that was not asked for by its own name.
        let path = ClassPath::from_paths(std::slice::from_ref(&file), 17).unwrap();
        assert!(path.resource("etc/passwd").unwrap().is_none(), "{name:?}");
    }
    let long = [b"Main-Class: ".to_vec(), vec![b'x'; 1 << 20], b"\n\n".to_vec()].concat();
    let folded = b"Main-Class: p.\r\n Ma\r\n in\r\n".repeat(20_000);
    let manifests: [&[u8]; 12] = [
        b"",
        b"\n",
        b" leading",
        b"Main-Class",
        b"Main-Class:",
        b"Main-Class: a\rMain-Class: b\r",
        b"\xff\xfe\x00M",
        b"Main-Class: \xc3\x28\n",
        b"Class-Path: /dev/zero ./nothing/ http://x/ file:///dev/null\n\n",
        b": value\n",
        &long,
        &folded,
    ];
    for (i, manifest) in manifests.into_iter().enumerate() {
        let mut entries = good();
        entries[0] = Entry::new("META-INF/MANIFEST.MF", manifest);
        check(&format!("manifest {i}"), &file, &archive(&entries, false));
    }
}

#[test]
fn bombs_and_lies_about_sizes_stay_small() {
    let _alone = ALONE.lock();
    let file = file("bomb.jar");
    let mut bomb = Entry::new("p/Bomb.class", &vec![0; 64 << 20]);
    for claimed in [0, 1, 1 << 10, 64 << 20, (64 << 20) + 1, u32::MAX - 1] {
        bomb.claimed = Some(claimed);
        let read =
            check(&format!("claimed {claimed}"), &file, &archive(&[good().remove(0), bomb.clone()], false));
        assert_eq!(read, if claimed == 64 << 20 { 2 } else { 1 }, "{claimed}");
    }
    // Many entries that share one content.
    let many: Vec<Entry> = (0..20_000).map(|i| Entry::new(&format!("p/C{i}.class"), b"x")).collect();
    assert_eq!(check("many", &file, &archive(&many, true)), 20_000);
}
