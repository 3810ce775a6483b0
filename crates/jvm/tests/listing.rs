//! The disassembler against javap: offsets, mnemonics and operands of every instruction agree.

use sojourner_jvm::bytecode::disassemble;
use sojourner_jvm::bytecode::table::{ENCODINGS, Format, WIDE};
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

/// A constant pool with one of everything that instructions name; the numbers are those that `operand` uses.
fn pool() -> Vec<u8> {
    let mut pool = 23u16.to_be_bytes().to_vec();
    let text = |pool: &mut Vec<u8>, text: &str| {
        pool.push(1);
        pool.extend((text.len() as u16).to_be_bytes());
        pool.extend(text.as_bytes());
    };
    let pair = |pool: &mut Vec<u8>, tag: u8, a: u16, b: u16| {
        pool.push(tag);
        pool.extend(a.to_be_bytes());
        pool.extend(b.to_be_bytes());
    };
    text(&mut pool, "Forms"); // 1
    pool.extend([7, 0, 1]); // 2
    text(&mut pool, "java/lang/Object"); // 3
    pool.extend([7, 0, 3]); // 4
    text(&mut pool, "m"); // 5
    text(&mut pool, "()V"); // 6
    text(&mut pool, "Code"); // 7
    pair(&mut pool, 12, 5, 6); // 8
    pair(&mut pool, 10, 4, 8); // 9: a method
    pair(&mut pool, 11, 4, 8); // 10: of an interface
    text(&mut pool, "f"); // 11
    text(&mut pool, "I"); // 12
    pair(&mut pool, 12, 11, 12); // 13
    pair(&mut pool, 9, 2, 13); // 14: a field
    pool.extend([5, 0, 0, 0, 0, 0, 0, 0, 7]); // 15 and 16: a long
    pair(&mut pool, 18, 0, 8); // 17: a dynamic call
    text(&mut pool, "BootstrapMethods"); // 18
    pool.extend([15, 6, 0, 9]); // 19
    pool.extend([3, 0, 0, 0, 5]); // 20: an int
    text(&mut pool, "[[I"); // 21
    pool.extend([7, 0, 21]); // 22
    pool
}

/// Writes one instruction at the end of the code; jumps go to the first one.
fn write(code: &mut Vec<u8>, byte: u8, wide: bool) {
    let encoding = ENCODINGS[byte as usize].expect("in the table");
    let at = code.len() as i32;
    if wide {
        code.push(WIDE);
    }
    code.push(byte);
    let jump = |from: i32| (-from).to_be_bytes();
    match encoding.format {
        Format::Plain | Format::Fixed(_) | Format::Slot(_) => {}
        Format::Byte => code.push(0xF9),
        Format::Short => code.extend([0xFE, 0x0C]),
        Format::Local | Format::Ret if wide => code.extend([1, 44]),
        Format::Local | Format::Ret => code.push(200),
        Format::Iinc if wide => code.extend([1, 44, 0xFE, 0x0C]),
        Format::Iinc => code.extend([9, 0xFB]),
        Format::Pool1 => code.push(20),
        Format::Pool2 => code.extend(match encoding.mnemonic {
            "ldc_w" => [0, 20],
            "ldc2_w" => [0, 15],
            name if name.contains("field") || name.contains("static") && !name.starts_with("invoke") => {
                [0, 14]
            }
            name if name.starts_with("invoke") => [0, 9],
            _ => [0, 4],
        }),
        Format::Interface => code.extend([0, 10, 1, 0]),
        Format::Dynamic => code.extend([0, 17, 0, 0]),
        Format::Jump2 | Format::Jsr2 => code.extend(&jump(at)[2..]),
        Format::Jump4 | Format::Jsr4 => code.extend(jump(at)),
        Format::ArrayType => code.push(10),
        Format::MultiArray => code.extend([0, 22, 2]),
        Format::TableSwitch | Format::LookupSwitch => {
            code.resize(code.len().next_multiple_of(4), 0);
            let words: &[i32] = match encoding.format {
                Format::TableSwitch => &[-at, -1, 1, -at, -at, -at],
                _ => &[-at, 2, -5, -at, 70_000, -at],
            };
            words.iter().for_each(|word| code.extend(word.to_be_bytes()));
        }
    }
}

/// A class with one method in which every instruction of the table stands in every form it has.
fn every_form() -> (Vec<u8>, usize) {
    let (mut code, mut count) = (Vec::new(), 0);
    for byte in 0..=u8::MAX {
        let Some(encoding) = ENCODINGS[byte as usize] else { continue };
        write(&mut code, byte, false);
        count += 1;
        if matches!(encoding.format, Format::Local | Format::Iinc | Format::Ret) {
            write(&mut code, byte, true);
            count += 1;
        }
    }
    let mut class = vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 52];
    class.extend(pool());
    class.extend([0, 0x21, 0, 2, 0, 4, 0, 0, 0, 0, 0, 1]); // public, itself, its parent; one method
    class.extend([0, 9, 0, 5, 0, 6, 0, 1, 0, 7]);
    class.extend((12 + code.len() as u32).to_be_bytes());
    class.extend([0, 9, 2, 0]);
    class.extend((code.len() as u32).to_be_bytes());
    class.extend(&code);
    class.extend([0, 0, 0, 0]);
    class.extend([0, 1, 0, 18, 0, 0, 0, 6, 0, 1, 0, 19, 0, 0]);
    (class, count)
}

#[test]
fn every_form_of_every_instruction_reads_as_javap_writes_it() {
    let jdk = Jdk::all().into_iter().next().expect("the tests need a JDK");
    let (bytes, count) = every_form();
    let folder = std::env::temp_dir().join(format!("sojourner-forms-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("Forms.class"), &bytes).unwrap();
    let output = Command::new(jdk.home.join("bin/javap"))
        .args(["-c", "-p"])
        .arg(folder.join("Forms.class"))
        .output()
        .unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let listing = disassemble(&ClassFile::parse(bytes.as_slice()).unwrap());
    let (ours, theirs) = (instructions(&listing), instructions(&String::from_utf8_lossy(&output.stdout)));
    // 201 opcodes, twelve forms that `wide` makes, and the seven lines inside of the two switches.
    assert_eq!((count, ours.len()), (213, 213 + 7), "{listing}");
    for (our, their) in ours.iter().zip(&theirs) {
        // Later ones do not say where a subroutine is, or who called it.
        let is_left_out =
            ["jsr", "jsr_w", "ret", "ret_w"].iter().any(|op| their.ends_with(&format!(": {op}")));
        let is_short = jdk.feature > 17 && is_left_out;
        let our = if is_short { our.rsplit_once(' ').expect("a target").0 } else { our };
        assert_eq!(our, their);
    }
    assert_eq!(ours.len(), theirs.len());
    for part in [
        "// Field f:I",
        "// Method java/lang/Object.m:()V",
        "// InterfaceMethod java/lang/Object.m:()V",
        "// int 5",
        "// long 7l",
        "// class java/lang/Object",
        "// InvokeDynamic #0:m:()V",
        "iload_w       300",
        "iinc_w        300, -500",
        "newarray      int",
        "#22,  2",
    ] {
        assert!(listing.contains(part), "{part} in {listing}");
    }
}
