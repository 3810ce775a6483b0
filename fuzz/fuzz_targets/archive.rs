//! Any bytes as a jar: list and unpack everything.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sojourner_jvm::classpath::{Manifest, Zip};
use std::io::Cursor;

fuzz_target!(|bytes: &[u8]| {
    let Ok(mut zip) = Zip::open(Cursor::new(bytes)) else { return };
    for index in 0..zip.entries().len().min(1000) {
        if let Ok(content) = zip.read(index) {
            let _ = Manifest::parse(&content).main_class();
        }
    }
});
