//! The bodies of a JDK that the rules about scheduling points were not argued for: rule, class and digest, a line each.
//!
//! `cargo run -p sojourner-jvm --example unknown_bodies -- PATH`; `cargo xtask learn-jdk` puts them in the table.

use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::program::Program;
use sojourner_jvm::reduce::fit::unknown;
use std::path::Path;

fn main() {
    let path = std::env::args().nth(1).expect("the folder of a JDK");
    let jdk = Jdk::find(Some(Path::new(&path))).expect("a JDK");
    let program = Program::open(&jdk, ClassPath::default()).expect("an image");
    for body in unknown(|name| program.class_of_jdk(name)) {
        println!("{} {} {:#018x}", body.row, body.class, body.digest);
    }
}
