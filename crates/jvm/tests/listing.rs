//! The disassembler against javap: offsets, mnemonics and operands of every instruction agree.

use sojourner_jvm::bytecode::disassemble;
use sojourner_jvm::classfile::ClassFile;
use sojourner_jvm::image::Image;
use sojourner_jvm::jdk::Jdk;
use std::path::PathBuf;
use std::process::Command;

/// The instructions of a listing without comments and spacing.
fn instructions(listing: &str) -> Vec<String> {
    let is_code = |line: &&str| {
        let head = line.trim_start().split(' ').next().unwrap_or("");
        head.strip_suffix(':').is_some_and(|n| n == "default" || n.parse::<i64>().is_ok())
    };
    listing
        .lines()
        .filter(is_code)
        .map(|line| line.split(" //").next().unwrap_or(""))
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect()
}

#[test]
fn instructions_read_as_javap_writes_them() {
    let jdk = Jdk::all().into_iter().next().expect("the tests need a JDK");
    let javap = jdk.home.join("bin/javap");
    assert!(javap.is_file(), "the tests need a full JDK");
    let image = Image::open(&jdk.modules()).unwrap();
    let folder = std::env::temp_dir().join(format!("sojourner-listing-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let chosen: Vec<(PathBuf, Vec<u8>)> = image
        .classes()
        .iter()
        .filter(|(_, module)| module == "java.base")
        .step_by(131)
        .enumerate()
        .map(|(i, (name, _))| {
            (folder.join(format!("{i}.class")), image.find(name).unwrap().unwrap().to_vec())
        })
        .collect();
    let mut ours = Vec::new();
    for (path, bytes) in &chosen {
        std::fs::write(path, bytes).unwrap();
        ours.extend(instructions(&disassemble(&ClassFile::parse(bytes.as_slice()).unwrap())));
    }
    let output = Command::new(javap).args(["-c", "-p"]).args(chosen.iter().map(|c| &c.0)).output().unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let theirs = instructions(&String::from_utf8_lossy(&output.stdout));
    assert!(theirs.len() > 5_000, "{}", theirs.len());
    for (at, (our, their)) in ours.iter().zip(&theirs).enumerate() {
        assert_eq!(our, their, "at line {at}");
    }
    assert_eq!(ours.len(), theirs.len());
}
