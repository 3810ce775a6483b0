//! `sojourner export-test`: a violation of a Java program as a plain JUnit 5 test.
//!
//! The test starts the program in a JVM of its own, so that threads that never end do not stay behind.
//! If one thread alone makes the violation and nothing is drawn, every run shows it and one is enough.
//! Otherwise the order would have to be forced where the threads switch, inside the program's own
//! methods; plain Java cannot stop a thread there without changing the program, so the test repeats the
//! program, documents the order, and says that it may pass by luck.
//!
//! Known gap: no order is forced yet, also where latches in a test could.

use std::fmt::Write;

use anyhow::{Context, bail};
use sojourner_kernel::{Stop, System, Violation};
use sojourner_report::collect::tell;
use sojourner_report::{Story, Token};

use crate::args::ExportTestArgs;
use crate::commands::replay;
use crate::target::{self, JavaTarget, Visit};
use crate::{output, story};

/// Runs of a program whose order is not forced.
const TRIES: u32 = 500;

/// Writes the test; what it cannot do is said on stderr too.
pub fn run(arguments: &ExportTestArgs) -> anyhow::Result<u8> {
    let (token, inside) = replay::read(&arguments.token)?;
    let target = target::resolve(&inside)?;
    let Some(program) = target.java() else {
        bail!("only a violation of a Java program can become a JUnit test")
    };
    let found = target.visit(Ending { path: &token.path }).context("the token's run shows no violation")?;
    let story = story::of_run(program, &token.path, &found)?
        .context("this violation is one of a property, which a test of the program alone cannot see")?;
    let text = write_test(program, &inside.system, &token, &found, &story);
    if !is_certain(&story) {
        output::complain(&format!(
            "note: the order cannot be forced from outside the program; the test runs it {TRIES} times and may pass by luck"
        ));
    }
    output::write(arguments.output.as_deref(), &text)?;
    Ok(0)
}

struct Ending<'a> {
    path: &'a [u32],
}

impl Visit for Ending<'_> {
    type Out = Option<Violation>;

    fn visit<S: System<Snapshot: Send + Sync>>(self, fresh: impl Fn() -> S + Sync) -> Option<Violation> {
        match tell(&mut fresh(), self.path).1 {
            Stop::Violation(found) => Some(found),
            _ => None,
        }
    }
}

/// Whether every run of the program shows the violation: one thread, nothing drawn.
fn is_certain(story: &Story) -> bool {
    story.context_switches == 0 && story.draws.is_empty()
}

/// The words that start the program with `java`.
fn command(program: &JavaTarget, system: &str) -> Vec<String> {
    let mut words = vec!["-ea".to_owned()];
    if program.launch.source.is_some() {
        words.push(system.to_owned());
    } else {
        let places = program.launch.program.class_path.places().map(|p| p.display().to_string());
        words.extend(["-cp".to_owned(), places.collect::<Vec<_>>().join(":")]);
        words.push(program.launch.main_class.replace('/', "."));
    }
    words.extend(program.args.iter().cloned());
    words
}

fn write_test(program: &JavaTarget, system: &str, token: &Token, found: &Violation, story: &Story) -> String {
    let main = program.launch.main_class.rsplit('/').next().unwrap_or("Main").replace('$', "_");
    let name = format!("{main}{}Test", capital(&found.kind));
    let words: Vec<String> = command(program, system).iter().map(|w| format!("{w:?}")).collect();
    let certain = is_certain(story);
    let mut t = String::new();
    t.push_str("import static org.junit.jupiter.api.Assertions.assertEquals;\nimport static org.junit.jupiter.api.Assertions.assertTrue;\n\n");
    t.push_str("import java.nio.file.Files;\nimport java.nio.file.Path;\nimport java.util.ArrayList;\nimport java.util.List;\nimport java.util.concurrent.TimeUnit;\n\nimport org.junit.jupiter.api.Test;\n\n");
    writeln!(t, "/**\n * {}: {}.", comment(&found.kind), comment(&story.claim)).unwrap();
    t.push_str(" *\n");
    if !story.needed_order.is_empty() {
        t.push_str(" * Needed order:\n");
        for event in &story.needed_order {
            writeln!(t, " * - {}", comment(event)).unwrap();
        }
    }
    for draw in &story.draws {
        writeln!(t, " * Drawn: {}", comment(draw)).unwrap();
    }
    t.push_str(match certain {
        true => " * One thread alone does this, so every run shows it.\n",
        false => {
            " * The order is NOT forced: the threads switch inside the program's own methods, where plain Java cannot\n * stop them without changing the program. The program is repeated instead, and the test may pass by luck.\n"
        }
    });
    writeln!(t, " * The exact run: sojourner replay {token}\n */").unwrap();
    writeln!(t, "class {name} {{").unwrap();
    writeln!(t, "    private static final int TRIES = {};", if certain { 1 } else { TRIES }).unwrap();
    t.push_str(BODY_HEAD);
    writeln!(t, "        List<String> command = new ArrayList<>(List.of({}));", words.join(", ")).unwrap();
    t.push_str(BODY);
    t
}

const BODY_HEAD: &str = r#"
    @Test
    void endsWithoutAnErrorEveryTime() throws Exception {
"#;

const BODY: &str = r#"        command.add(0, Path.of(System.getProperty("java.home"), "bin", "java").toString());
        Path log = Files.createTempFile("program", ".log");
        for (int run = 1; run <= TRIES; run++) {
            Process program = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()).start();
            boolean ended = program.waitFor(10, TimeUnit.SECONDS);
            program.destroyForcibly().waitFor();
            String output = Files.readString(log);
            assertTrue(ended, "run " + run + " does not end\n" + output);
            assertEquals(0, program.exitValue(), "run " + run + "\n" + output);
            assertTrue(!output.contains("Exception in thread"), "run " + run + "\n" + output);
        }
        Files.delete(log);
    }
}
"#;

/// Text that cannot leave a comment, nor be taken for a Unicode escape.
fn comment(text: &str) -> String {
    text.replace("*/", "* /").replace('\\', "/").replace(['\n', '\r'], " ")
}

fn capital(word: &str) -> String {
    let mut letters = word.chars().filter(char::is_ascii_alphabetic);
    letters.next().map(|c| c.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
