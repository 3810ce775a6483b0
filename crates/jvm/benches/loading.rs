//! How long the classes of `java.base` take to be read, decoded and analysed: `cargo bench -p sojourner-jvm
//! --bench loading [jar ...]`. CPU time, best of five rounds; jars named on the command line are measured whole.

use sojourner_jvm::bytecode::analysis::{Frames, Signature};
use sojourner_jvm::classfile::{Bytes, ClassFile};
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::image::Image;
use sojourner_jvm::jdk::Jdk;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// CPU time of this thread where the system tells it, else the time of day: machines are shared.
fn now(start: Instant) -> Duration {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let spent = stat.and_then(|text| text.split(' ').next()?.parse().ok());
    spent.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

fn main() {
    for jdk in Jdk::all() {
        let image = Image::open(&jdk.modules()).expect("the image opens");
        let start = Instant::now();
        let names: Vec<String> =
            image.classes().into_iter().filter(|(_, module)| module == "java.base").map(|c| c.0).collect();
        let listed = start.elapsed();
        let (found, classes) = best(|| {
            names
                .iter()
                .map(|n| image.find(n).expect("it is readable").expect("it is there"))
                .collect::<Vec<_>>()
        });
        println!(
            "JDK {} java.base: {} classes listed in {listed:.1?}, found in {found:.1?}",
            jdk.version,
            names.len()
        );
        measure(&classes);
    }
    for jar in std::env::args().skip(1).filter(|a| !a.starts_with('-')) {
        let path = ClassPath::from_paths(&[PathBuf::from(&jar)], 25).expect("the jar opens");
        let names = path.classes().expect("it can be listed");
        let start = Instant::now();
        let classes: Vec<Bytes> =
            names.iter().map(|n| path.find(n).expect("it is readable").expect("it is there").bytes).collect();
        println!("{jar}: {} classes unpacked in {:.1?}", names.len(), start.elapsed());
        measure(&classes);
    }
}

fn best<T>(mut f: impl FnMut() -> T) -> (Duration, T) {
    let mut rounds: Vec<(Duration, T)> = (0..5)
        .map(|_| {
            let clock = Instant::now();
            let start = now(clock);
            let value = f();
            (now(clock) - start, value)
        })
        .collect();
    rounds.sort_by_key(|round| round.0);
    rounds.swap_remove(0)
}

fn measure(classes: &[Bytes]) {
    let bytes: usize = classes.iter().map(|c| c.len()).sum();
    let (parsing, parsed) =
        best(|| classes.iter().map(|c| ClassFile::parse(c.clone()).expect("it parses")).collect::<Vec<_>>());
    let methods: Vec<_> = parsed
        .iter()
        .flat_map(|class| class.methods.iter().map(move |method| (class, method)))
        .filter_map(|(class, method)| Some((class, method, class.code(method).expect("it has code")?)))
        .collect();
    let (decoding, codes) =
        best(|| methods.iter().map(|m| m.2.decode().expect("it decodes")).collect::<Vec<_>>());
    let (analysis, _) = best(|| {
        for ((class, method, attribute), code) in methods.iter().zip(&codes) {
            let signature = Signature {
                descriptor: class.pool.utf8(method.descriptor).expect("it has a descriptor"),
                is_static: method.is_static(),
                max_stack: attribute.max_stack,
                max_locals: attribute.max_locals,
            };
            if let Err(fault) = Frames::of(code, signature, &class.pool) {
                println!(
                    "  {}.{}: {fault}",
                    class.name().unwrap_or("?"),
                    class.pool.utf8(method.name).unwrap_or("?")
                );
            }
        }
    });
    let insns: usize = codes.iter().map(|c| c.insns.len()).sum();
    println!(
        "  {:.1} MB parsed in {parsing:.1?}; {} methods, {insns} instructions decoded in {decoding:.1?}, analysed in {analysis:.1?}",
        bytes as f64 / 1e6,
        methods.len(),
    );
}
