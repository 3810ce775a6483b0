//! The verifier against the reference: random method bodies, each in a class of its own, are defined by a real
//! `java` (as class files of version 49, whose verifier infers types as ours does). In the fragment that is
//! generated, types of references never decide, so both must agree on every case; of bodies with a damaged
//! byte, ours may accept more (it looks at kinds only) but must accept whatever `java` accepts.

use sojourner_jvm::bytecode::analysis::{Frames, Signature};
use sojourner_jvm::classfile::ClassFile;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::source::compile_into;
use std::process::Command;

const HARNESS: &str = r#"
import java.io.*;
import java.nio.file.*;

public class Verify extends ClassLoader {
    public static void main(String[] args) throws Exception {
        StringBuilder out = new StringBuilder();
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(Path.of(args[0]))))) {
            while (in.available() > 0) {
                byte[] bytes = in.readNBytes(in.readInt());
                try {
                    Class<?> c = new Verify().defineClass(null, bytes, 0, bytes.length);
                    Class.forName(c.getName(), true, c.getClassLoader());
                    out.append("ok\n");
                } catch (VerifyError | ClassFormatError e) {
                    out.append(e.toString().replace('\n', ' ')).append('\n');
                }
            }
        }
        System.out.print(out);
    }
}
"#;

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % sides.max(1)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.roll(from.len())]
    }
}

const LOCALS: u8 = 5;
const KINDS: [char; 5] = ['I', 'J', 'F', 'D', 'A'];

/// A body under construction: blocks that begin and end with an empty stack, and jumps between them.
struct Body {
    dice: Dice,
    bytes: Vec<u8>,
    blocks: Vec<usize>,
    /// Where a jump's two bytes lie, and to which block it goes.
    jumps: Vec<(usize, usize, usize)>,
    stack: usize,
    deepest: usize,
    /// What the locals hold when the code is read from top to bottom; jumps make this a guess.
    kinds: [char; LOCALS as usize],
}

impl Body {
    /// A local of this kind, rarely of another.
    fn local(&mut self, kind: char) -> Option<u8> {
        let fits: Vec<u8> = (0..LOCALS).filter(|&l| self.kinds[l as usize] == kind).collect();
        match self.dice.roll(30) {
            0 => Some(self.dice.roll(LOCALS as usize) as u8),
            _ => (!fits.is_empty()).then(|| self.dice.pick(&fits)),
        }
    }

    fn op(&mut self, op: u8, pops: usize, pushes: usize) {
        self.bytes.push(op);
        self.stack = self.stack + pushes - pops;
        self.deepest = self.deepest.max(self.stack);
    }

    fn push(&mut self, kind: char) {
        let local = if self.dice.roll(2) == 0 { self.local(kind) } else { None };
        let (constant, load, slots) = match kind {
            'I' => (3, 0x15, 1),
            'J' => (9, 0x16, 2),
            'F' => (11, 0x17, 1),
            'D' => (14, 0x18, 2),
            _ => (1, 0x19, 1),
        };
        self.op(if local.is_some() { load } else { constant }, 0, slots);
        self.bytes.extend(local);
    }

    /// Takes a value off the stack, mostly into a local.
    fn drop(&mut self, kind: char) {
        let (store, slots) = match kind {
            'I' => (0x36, 1),
            'J' => (0x37, 2),
            'F' => (0x38, 1),
            'D' => (0x39, 2),
            _ => (0x3a, 1),
        };
        if self.dice.roll(4) == 0 {
            self.op(if slots == 2 { 0x58 } else { 0x57 }, slots, 0);
        } else {
            self.op(store, slots, 0);
            let local = self.dice.roll(LOCALS as usize - slots + 1);
            self.bytes.push(local as u8);
            self.kinds[local] = kind;
            if slots == 2 {
                self.kinds[local + 1] = ' ';
            }
            if local > 0 && matches!(self.kinds[local - 1], 'J' | 'D') {
                self.kinds[local - 1] = ' ';
            }
        }
    }

    fn statement(&mut self) {
        let kind = self.dice.pick(&KINDS);
        match self.dice.roll(7) {
            0 => {
                self.push(kind);
                self.drop(kind);
            }
            1 => {
                self.push('I');
                let (op, to, slots) =
                    self.dice.pick(&[(0x85, 'J', 2), (0x86, 'F', 1), (0x87, 'D', 2), (0x91, 'I', 1)]);
                self.op(op, 1, slots);
                self.drop(to);
            }
            2 => {
                let (op, kind, slots) = self.dice.pick(&[
                    (0x60, 'I', 1),
                    (0x61, 'J', 2),
                    (0x62, 'F', 1),
                    (0x63, 'D', 2),
                    (0x94, 'J', 2),
                ]);
                self.push(kind);
                self.push(kind);
                let result = if op == 0x94 { 1 } else { slots };
                self.op(op, 2 * slots, result);
                self.drop(if op == 0x94 { 'I' } else { kind });
            }
            3 => {
                // A shuffle over two values, mostly narrow ones, then as many pops as slots are there.
                let wide = self.dice.roll(4) == 0;
                let narrow = self.dice.pick(&['I', 'F', 'A']);
                self.push(if wide { kind } else { narrow });
                let second = if wide { self.dice.pick(&KINDS) } else { narrow };
                self.push(second);
                let before = self.stack;
                let (op, more) = self.dice.pick(&[
                    (0x59, 1),
                    (0x5a, 1),
                    (0x5b, 1),
                    (0x5c, 2),
                    (0x5d, 2),
                    (0x5e, 2),
                    (0x5f, 0),
                ]);
                self.op(op, 0, more);
                for _ in 0..before + more {
                    let pop = self.stack > 1 && self.dice.roll(2) == 0;
                    if self.stack > 0 {
                        self.op(if pop { 0x58 } else { 0x57 }, 1 + pop as usize, 0);
                    }
                }
            }
            4 => {
                if let Some(local) = self.local('I') {
                    self.bytes.extend([0x84, local, 1]);
                }
            }
            5 => {
                self.push('J');
                self.push('A');
                self.op(0xb8, 3, 2);
                self.bytes.extend([0, 12]);
                self.drop('D');
            }
            _ => {
                self.push('A');
                let (op, pops, pushes) = self.dice.pick(&[(0xc2, 1, 0), (0xc3, 1, 0)]);
                self.op(op, pops, pushes);
            }
        }
    }

    fn jump(&mut self, op: u8, target: usize) {
        let at = self.bytes.len();
        self.bytes.extend([op, 0, 0]);
        self.jumps.push((at, at + 1, target));
    }
}

struct Case {
    class: Vec<u8>,
    damaged: bool,
}

fn case(seed: u64) -> Case {
    let mut body = Body {
        dice: Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1),
        bytes: Vec::new(),
        blocks: Vec::new(),
        jumps: Vec::new(),
        stack: 0,
        deepest: 1,
        kinds: [' '; LOCALS as usize],
    };
    let (params, held) = body.dice.pick(&[
        ("", ""),
        ("I", "I"),
        ("J", "J"),
        ("Ljava/lang/Object;I", "AI"),
        ("FD", "FD"),
        ("DLjava/lang/Object;", "D A"),
    ]);
    body.kinds.iter_mut().zip(held.chars()).for_each(|(to, kind)| *to = kind);
    let count = 1 + body.dice.roll(4);
    for block in 0..count {
        body.blocks.push(body.bytes.len());
        for _ in 0..body.dice.roll(5) {
            body.statement();
        }
        let target = body.dice.roll(count);
        match body.dice.roll(5) {
            0 => {
                body.push('I');
                body.stack -= 1;
                body.jump(0x99, target);
            }
            1 => {
                body.push('A');
                body.stack -= 1;
                body.jump(0xc6, target);
            }
            2 if block > 0 => body.jump(0xa7, target),
            _ => {}
        }
    }
    let result = body.dice.pick(&['V', 'V', 'V', 'I', 'J', 'F', 'D', 'A']);
    let returns = match result {
        'I' => 0xac,
        'J' => 0xad,
        'F' => 0xae,
        'D' => 0xaf,
        'A' => 0xb0,
        _ => 0xb1,
    };
    if result != 'V' {
        body.push(result);
    }
    body.bytes.push(returns);
    // A handler of one pop over some blocks, behind everything else.
    let handler = body.bytes.len();
    let mut exceptions = Vec::new();
    if body.dice.roll(2) == 0 {
        let first = body.dice.roll(count);
        let (start, end) = (body.blocks[first], handler);
        if body.dice.roll(2) == 0 {
            body.bytes.push(0x57);
        } else {
            body.bytes.extend([0x3a, 1]);
        }
        body.stack = 0;
        body.statement();
        let back = body.dice.roll(count);
        body.jump(0xa7, back);
        exceptions.push((start as u16, end as u16, handler as u16));
    }
    for (from, at, target) in std::mem::take(&mut body.jumps) {
        let delta = (body.blocks[target] as i64 - from as i64) as i16;
        body.bytes[at..at + 2].copy_from_slice(&delta.to_be_bytes());
    }
    let damaged = body.dice.roll(3) == 0;
    if damaged {
        let at = body.dice.roll(body.bytes.len());
        body.bytes[at] = body.dice.roll(202) as u8;
    }
    let tight = body.dice.roll(10) == 0;
    let stack = body.deepest - tight as usize;
    let result = if result == 'A' { "Ljava/lang/Object;".to_string() } else { result.to_string() };
    let class = class_file(&body.bytes, &exceptions, stack as u16, &format!("({params}){result}"));
    Case { class, damaged }
}

/// `#12` is a static method `g` of the class itself that takes a long and an object and gives a double.
fn class_file(code: &[u8], exceptions: &[(u16, u16, u16)], stack: u16, descriptor: &str) -> Vec<u8> {
    let mut out = vec![0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 49, 0, 13];
    let mut text = |t: &str| {
        out.push(1);
        out.extend((t.len() as u16).to_be_bytes());
        out.extend(t.as_bytes());
    };
    ["Generated", "java/lang/Object", "f", descriptor, "Code", "g", "(JLjava/lang/Object;)D", "Unused"]
        .iter()
        .for_each(|t| text(t));
    out.extend([7, 0, 1, 7, 0, 2, 12, 0, 6, 0, 7, 10, 0, 9, 0, 11]);
    out.extend([0, 0x21, 0, 9, 0, 10, 0, 0, 0, 0, 0, 1]);
    out.extend([0, 9, 0, 3, 0, 4, 0, 1, 0, 5]);
    out.extend((12 + code.len() as u32 + 8 * exceptions.len() as u32).to_be_bytes());
    out.extend(stack.to_be_bytes());
    out.extend([0, LOCALS]);
    out.extend((code.len() as u32).to_be_bytes());
    out.extend(code);
    out.extend((exceptions.len() as u16).to_be_bytes());
    for (start, end, target) in exceptions {
        [*start, *end, *target, 0].iter().for_each(|n| out.extend(n.to_be_bytes()));
    }
    out.extend([0, 0, 0, 0]);
    out
}

fn ours(bytes: &[u8]) -> Result<(), String> {
    let class = ClassFile::parse(bytes).map_err(|e| e.to_string())?;
    let method = &class.methods[0];
    let attribute = class.code(method).map_err(|e| e.to_string())?.expect("it has code");
    let code = attribute.decode().map_err(|e| e.to_string())?;
    let signature = Signature {
        descriptor: class.pool.utf8(method.descriptor).map_err(|e| e.to_string())?,
        is_static: true,
        max_stack: attribute.max_stack,
        max_locals: attribute.max_locals,
    };
    Frames::of(&code, signature, &class.pool).map(drop).map_err(|e| e.to_string())
}

#[test]
fn we_accept_what_java_accepts() {
    let jdk = Jdk::all().into_iter().find(|jdk| jdk.javac().is_some()).expect("the tests need a JDK");
    let cases: u64 = std::env::var("SOJOURNER_VERIFIER_CASES").map_or(3_000, |n| n.parse().unwrap());
    let folder = std::env::temp_dir().join(format!("sojourner-verifier-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let source = folder.join("Verify.java");
    std::fs::write(&source, HARNESS).unwrap();
    let compiled = compile_into(&folder.join("cache"), &[source], None, &jdk).unwrap();
    let all: Vec<Case> = (1..=cases).map(case).collect();
    let blob: Vec<u8> = all
        .iter()
        .flat_map(|c| (c.class.len() as u32).to_be_bytes().into_iter().chain(c.class.iter().copied()))
        .collect();
    std::fs::write(folder.join("blob"), blob).unwrap();
    let output = Command::new(jdk.java().unwrap())
        .args(["-Xint", "-cp"])
        .arg(&compiled.classes)
        .arg("Verify")
        .arg(folder.join("blob"))
        .output()
        .unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let theirs = String::from_utf8_lossy(&output.stdout);
    let theirs: Vec<&str> = theirs.lines().collect();
    assert_eq!(theirs.len(), all.len(), "{}", String::from_utf8_lossy(&output.stderr));
    let (mut accepted, mut refused) = (0, 0);
    for (at, (case, their)) in all.iter().zip(theirs).enumerate() {
        let our = ours(&case.class);
        let agree = our.is_ok() == (their == "ok") || case.damaged && our.is_ok();
        assert!(agree, "case {}: ours {our:?}, java: {their}, class {:02x?}", at + 1, case.class);
        accepted += our.is_ok() as u64;
        refused += our.is_err() as u64;
    }
    assert!(accepted > cases / 10 && refused > cases / 10, "{accepted} accepted, {refused} refused");
}
