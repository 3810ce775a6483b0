//! `sojourner export-test`: a violation of a Java program as a plain JUnit 5 test.
//!
//! The test starts the program in a JVM of its own, so that threads that never end do not stay behind.
//! If one thread alone makes the violation and nothing is drawn, every run shows it and one is enough.
//! Otherwise the threads switch inside the program's own methods, where a latch cannot be put without
//! changing the program. So the test holds threads there by breakpoints of the Java debugger (part of
//! every JDK), which act as the latches: a thread stands before an instruction of the program until all
//! that comes before it in the story has happened (`export_test/forced.java`).
//!
//! What that cannot force is said in the test: values drawn, which waiter a notify wakes, when a timed
//! wait ends, switches inside methods of the JDK.

use std::collections::HashMap;
use std::fmt::Write;

use anyhow::{Context, bail, ensure};
use sojourner_kernel::{Stop, System, Violation};
use sojourner_report::collect::tell;
use sojourner_report::story::Event;
use sojourner_report::{Story, Token};

use crate::args::ExportTestArgs;
use crate::commands::replay;
use crate::target::{JavaTarget, Visit};
use crate::{output, story};

/// Runs of a program of which something is left to chance.
const TRIES: u32 = 20;

/// Writes the test; what it cannot do is said on stderr too.
pub fn run(arguments: &ExportTestArgs) -> anyhow::Result<u8> {
    let (token, inside) = replay::read(&arguments.token)?;
    let target = replay::find(&inside)?;
    let Some(program) = target.java() else {
        bail!("only a violation of a Java program can become a JUnit test")
    };
    let found = target.visit(Ending { path: &token.path }).context("the token's run shows no violation")?;
    ensure!(
        found.kind != "race",
        "a data race shows in no single run of the program, so no test can fail by it; `sojourner replay` shows the two \
         accesses"
    );
    let story = story::of_run(program, &token.path, &found)?
        .context("this violation is one of a property, which a test of the program alone cannot see")?;
    let text = write_test(program, &inside.system, &token, &found, &story);
    for left in left_to_chance(&story) {
        output::complain(&format!("note: the test cannot force {left}; it may pass by luck"));
    }
    if let Some(file) = &arguments.output {
        let is_used = inside
            .files()
            .iter()
            .any(|used| std::fs::canonicalize(used).ok() == std::fs::canonicalize(file).ok());
        ensure!(
            !(file.exists() && is_used),
            "-o {}: this is the program itself; name another file",
            file.display()
        );
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

/// What a test cannot force, in words.
fn left_to_chance(story: &Story) -> Vec<&'static str> {
    let events = || story.segments.iter().flat_map(|s| &s.events).filter(|e| e.matters);
    let mut all = Vec::new();
    if !story.draws.is_empty() {
        all.push("the values drawn");
    }
    if events().any(|e| e.operation == "notify" && e.what.contains("wakes")) {
        all.push("which waiter a notify wakes");
    }
    if events().any(|e| e.operation == "timeout") {
        all.push("when a timed wait ends");
    }
    let inside = |e: &Event| e.what.ends_with("(begins)") || e.what.ends_with("(goes on)");
    if story.context_switches > 0 && (order(story).len() < 2 || events().any(inside)) {
        all.push("switches inside methods of the JDK");
    }
    if goes_on(story) {
        all.push("where a thread stands that the run leaves in the middle");
    }
    all
}

/// Whether a thread is left in the middle while others go on to the violation: there is no instruction
/// of it in the run at which it could be held.
fn goes_on(story: &Story) -> bool {
    let Some(last) = story.segments.last() else { return false };
    story.threads.iter().map(|a| a.thread).filter(|&t| t != last.thread).any(|thread| {
        let mut own = story.segments.iter().filter(|s| s.thread == thread).flat_map(|s| &s.events).peekable();
        let is_stuck = story.stuck.iter().any(|s| s.thread == thread);
        own.peek().is_some() && !is_stuck && !own.any(|e| e.operation == "end")
    })
}

/// The instructions of the program at which threads may have to stand, in order: thread,
/// instruction, and the number of the segment.
fn order(story: &Story) -> Vec<String> {
    let name = |thread: u32| story.threads.iter().find(|a| a.thread == thread).map(|a| a.name.as_str());
    let mut rows = Vec::new();
    let mut begun = false;
    let mut segment = 0;
    let mut last = None;
    // Where each thread was told to be last: a call has many operations and is one instruction.
    let mut stands: HashMap<u32, &str> = HashMap::new();
    for (thread, event) in story.segments.iter().flat_map(|s| s.events.iter().map(|e| (s.thread, e))) {
        let Some(instruction) = event.instruction.as_deref() else { continue };
        // The test sets its breakpoints when the first thread is started, not before.
        if !begun {
            begun = event.operation == "start";
            stands.insert(thread, instruction);
            if begun {
                rows.push(format!("{}|{instruction}|0", name(thread).unwrap_or("main")));
            }
            continue;
        }
        // A thread that wakes, or gets a lock at last, executes no instruction anew.
        let anew = !matches!(event.operation.as_str(), "timeout" | "throw" | "end")
            && !event.what.starts_with("is awake")
            && stands.insert(thread, instruction) != Some(instruction);
        let (Some(name), true) = (name(thread), anew) else { continue };
        segment += u32::from(last.is_some_and(|l| l != thread));
        last = Some(thread);
        rows.push(format!("{name}|{instruction}|{segment}"));
    }
    rows
}

fn write_test(program: &JavaTarget, system: &str, token: &Token, found: &Violation, story: &Story) -> String {
    let main = program.launch.main_class.rsplit('/').next().unwrap_or("Main").replace('$', "_");
    let name = format!("{main}{}Test", capital(&found.kind));
    let left = left_to_chance(story);
    let mut t = String::new();
    t.push_str(IMPORTS);
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
    if is_certain(story) {
        t.push_str(" * One thread alone does this, so every run shows it.\n");
    } else {
        t.push_str(
            " * The order is forced: breakpoints of the Java debugger (module jdk.jdi) hold the threads.\n",
        );
    }
    for left in &left {
        writeln!(
            t,
            " * NOT forced: {left}. The program is run several times, and the test may pass by luck."
        )
        .unwrap();
    }
    writeln!(t, " * The exact run: sojourner replay {token}\n */").unwrap();
    writeln!(t, "class {name} {{").unwrap();
    writeln!(t, "    private static final int TRIES = {};", if left.is_empty() { 1 } else { TRIES }).unwrap();
    let places = || program.launch.program.class_path.places().map(|p| p.display().to_string());
    let (source, class_path) = match program.launch.source.is_some() {
        true => (format!("{system:?}"), "null".to_owned()),
        false => ("null".to_owned(), format!("{:?}", places().collect::<Vec<_>>().join(":"))),
    };
    let mut words = vec![program.launch.main_class.replace('/', ".")];
    words.extend(program.args.iter().cloned());
    writeln!(t, "    private static final String SOURCE = {source}, CLASS_PATH = {class_path};").unwrap();
    writeln!(t, "    private static final String MAIN = {:?};", words.join(" ")).unwrap();
    t.push_str(
        "    /** Thread, class, method, descriptor, offset of the instruction, number of the segment; the first start first. */\n",
    );
    t.push_str("    private static final String[] ORDER = {\n");
    for row in order(story) {
        writeln!(t, "        {row:?},").unwrap();
    }
    t.push_str("    };\n");
    t.push_str(include_str!("export_test/forced.java"));
    t
}

const IMPORTS: &str = "import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.jdi.*;
import com.sun.jdi.connect.LaunchingConnector;
import com.sun.jdi.event.*;
import com.sun.jdi.request.*;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

";

/// Text that cannot leave a comment, nor be taken for a Unicode escape.
fn comment(text: &str) -> String {
    text.replace("*/", "* /").replace('\\', "/").replace(['\n', '\r'], " ")
}

fn capital(word: &str) -> String {
    let mut letters = word.chars().filter(char::is_ascii_alphabetic);
    letters.next().map(|c| c.to_ascii_uppercase()).into_iter().chain(letters).collect()
}
