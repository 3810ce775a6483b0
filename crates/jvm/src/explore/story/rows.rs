//! From recorded events to the lines of the story, and which of them matter.
//!
//! Consecutive operations of one thread inside one library call are one line, told by the call
//! (`locks Bank.a`, `Semaphore.acquire on Pool.free`), not by what the library does inside. A line
//! matters if it touches something that several threads touch and one of them writes, or if it waits,
//! notifies, times out or draws.

use super::names::short;
use super::round::Round;
use super::{Line, Row, Span, Stuck, Teller};
use crate::class::MethodId;
use crate::machine::record::{Event, Op, Spot, Thing, Thrown, Value};
use crate::machine::trace::Element;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// Something threads share.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Share {
    Spot(Thing, Spot),
    Monitor(Thing),
    /// An object of the library, as a whole.
    Whole(Thing),
    /// A temporary file, by the hash of its name.
    File(u64),
}

/// A library call: where it was made, and of what.
type Call = (Option<Element>, u32, MethodId);

struct Draft {
    row: Row,
    touches: Vec<(Share, bool)>,
    call: Option<Call>,
    /// It happens in a method of the library, or of our driver of tests.
    inside: bool,
}

/// More lines than this are cut, lock operations first; a story is no longer than the second.
const MANY: usize = 12;
const MOST: usize = 15;
/// Events of the needed order.
const ORDER: usize = 6;

impl Teller<'_> {
    /// All lines, in order.
    pub(super) fn rows(&self, stuck: &[Stuck], round: Option<&Round>) -> Vec<Row> {
        let mut drafts: Vec<Draft> = Vec::new();
        let upto = round.map_or(self.recorder.events.len(), |round| round.from);
        for (number, event) in self.recorder.events.iter().enumerate() {
            if number == upto {
                break;
            }
            if let Some(task) = self.task(number) {
                drafts.push(task);
            }
            let call = event.via.map(|(method, _)| (event.place, event.depth, method));
            if let (Some(last), Some(call)) = (drafts.last_mut(), call)
                && last.row.thread == event.thread
                && last.call == Some(call)
                && !matches!(
                    event.op,
                    Op::Start(_)
                        | Op::Interrupt(_)
                        | Op::TimedOut
                        | Op::Spurious
                        | Op::Draw { .. }
                        | Op::File { .. }
                )
            {
                last.row.folded += 1;
                last.touches.extend(self.touched(event));
                // What a call does after its time was over is no more of a story.
                if last.row.operation != "timeout" {
                    last.row.text = self.call_text(event, Some(&last.row.text));
                }
                continue;
            }
            let mut draft = self.draft(event);
            draft.call = call.filter(|_| ["call", "wait", "timeout"].contains(&draft.row.operation));
            draft.inside = event.via.is_some() || self.is_driver(event.place);
            drafts.push(draft);
        }
        join_updates(&mut drafts);
        self.say_parts(&mut drafts);
        fold_alike(&mut drafts);
        self.mark(&mut drafts, stuck);
        let mut rows: Vec<Row> = drafts.into_iter().map(|d| d.row).collect();
        self.add_end(&mut rows, stuck);
        rows
    }

    /// The lines of one round of a loop.
    pub(super) fn rows_of_round(&self, round: &Round) -> Vec<Row> {
        let mut drafts: Vec<Draft> =
            self.recorder.events[round.from..].iter().map(|event| self.draft(event)).collect();
        drafts.iter_mut().for_each(|draft| draft.row.matters = true);
        join_updates(&mut drafts);
        fold_alike(&mut drafts);
        self.rounds(round, drafts.into_iter().map(|d| d.row).collect())
    }

    /// The line of one event.
    fn draft(&self, event: &Event) -> Draft {
        let (operation, text) = self.told(event);
        let row = Row {
            thread: event.thread,
            step: event.step,
            place: self.line(event.place),
            instruction: self.instruction(event.place),
            operation,
            text,
            folded: 1,
            matters: false,
        };
        Draft { row, touches: self.touched(event).into_iter().collect(), call: None, inside: false }
    }

    /// Whether a place is in our driver of tests, which is not what anybody wants to read about.
    pub(super) fn is_driver(&self, place: Option<Element>) -> bool {
        place.is_some_and(|(method, _)| {
            self.m.class(self.m.method(method).class).name.starts_with("sojourner/test/")
        })
    }

    /// A line for a thread of a pool that begins with a task: its first step in the program after one in the library.
    fn task(&self, number: usize) -> Option<Draft> {
        let events = &self.recorder.events;
        let event = &events[number];
        let (method, _) = event.place?;
        let before = events[..number].iter().rev().find(|e| e.thread == event.thread)?;
        // A thread of the program's own begins in the program.
        if before.place.is_some() || matches!(event.op, Op::End) || event.thread == 0 {
            return None;
        }
        let class = short(self.m, self.m.method(method).class);
        let name = self.m.method_name(method);
        let what = match name.strip_prefix("lambda$").and_then(|rest| rest.split('$').next()) {
            Some(of) => format!("the task of {class}.{of}"),
            None => format!("the task {class}.{name}"),
        };
        Some(Draft {
            row: Row {
                thread: event.thread,
                step: event.step,
                place: self.line(event.place),
                instruction: None,
                operation: "task",
                text: format!("begins {what}"),
                folded: 0,
                matters: false,
            },
            touches: Vec::new(),
            call: None,
            inside: false,
        })
    }

    /// The last line of those that are stuck, and of the one that dies.
    fn add_end(&self, rows: &mut Vec<Row>, stuck: &[Stuck]) {
        let step = self.recorder.step;
        let end = |thread, place, operation, text| Row {
            thread,
            step,
            place,
            instruction: self.instruction(self.m.standing(thread as usize).0),
            operation,
            text,
            folded: 1,
            matters: true,
        };
        for s in stuck.iter().filter(|s| !s.daemon) {
            // A wait was told already.
            let last = rows.iter().rev().find(|r| r.thread == s.thread && r.matters);
            if last.is_some_and(|r| r.operation == "wait" && r.place == s.place) {
                continue;
            }
            rows.push(end(s.thread, s.place.clone(), "stuck", s.what.clone()));
        }
        if let Some(t) = &self.recorder.thrown {
            let class = t.text.split(':').next().unwrap_or_default();
            let class = class.rsplit('.').next().unwrap_or_default();
            let text = if t.is_exception() { format!("throws {class}") } else { t.text.clone() };
            rows.push(end(t.thread, self.thrown_at(t), "throw", text));
        }
    }

    fn told(&self, event: &Event) -> (&'static str, String) {
        let name = |t: &Thing| self.names[t.0 as usize].clone();
        match &event.op {
            Op::Start(t) => ("start", format!("starts {}", self.thread(*t))),
            Op::TimedOut => ("timeout", "times out".into()),
            Op::Spurious => ("timeout", "wakes for no reason".into()),
            Op::Draw { taken, of, chance, value } => {
                let verb = if *chance { "draws" } else { "takes" };
                (
                    "draw",
                    match value {
                        Some(value) => format!("{verb} {}", self.value(value)),
                        None => format!("{verb} {} of {of}", taken + 1),
                    },
                )
            }
            Op::End => ("end", "ends".into()),
            Op::File { verb, path, .. } => ("file", format!("{verb} {path}")),
            Op::Caught(what) => ("catch", format!("catches {}", one_line(what))),
            Op::Wait { on, timed } if !self.is_join(event) => {
                let timed = if *timed { " for a time" } else { "" };
                ("wait", format!("waits on {}{timed}, and frees it", name(on)))
            }
            Op::Notify { on, all, woken } => {
                let verb = if *all { "notifies all on" } else { "notifies" };
                let whom = match woken.len() {
                    0 => "nobody waits".into(),
                    _ => {
                        let names: Vec<String> = woken.iter().map(|&w| self.thread(w)).collect();
                        format!("wakes {}", names.join(", "))
                    }
                };
                ("notify", format!("{verb} {}: {whom}", name(on)))
            }
            Op::Lock(t) if self.is_wait(event) => ("lock", format!("is awake, and locks {} again", name(t))),
            Op::Interrupt(t) => ("interrupt", format!("interrupts {}", self.thread(*t))),
            _ if self.is_condition(event, "await") => ("wait", self.call_text(event, None)),
            _ if event.via.is_some() => ("call", self.call_text(event, None)),
            Op::Swap { object, spot, expected, now, done } => {
                let place = self.spot(object, spot);
                let (expected, now) = (self.value(expected), self.value(now));
                match done {
                    true => ("write", format!("changes {place}: {expected} -> {now}")),
                    false => ("read", format!("finds {place}: {now}, not {expected}")),
                }
            }
            Op::Sleep => ("sleep", "sleeps".into()),
            Op::Lock(t) => ("lock", format!("locks {}", name(t))),
            Op::Unlock(t) => ("unlock", format!("unlocks {}", name(t))),
            Op::Access { object, spot, write, value } => {
                let place = self.spot(object, spot);
                match write {
                    true => ("write", format!("writes {place} = {}", self.value_in(value, &place))),
                    false => ("read", format!("reads {place}: {}", self.value_in(value, &place))),
                }
            }
            Op::Wait { .. } => ("call", self.call_text(event, None)),
            Op::Park => ("call", "parks".into()),
            Op::Unpark(t) => ("call", format!("unparks {}", self.thread(*t))),
        }
    }

    /// A value that is named after the place that holds it goes by its class there.
    fn value_in(&self, value: &Value, place: &str) -> String {
        let text = self.value(value);
        match value {
            Value::Thing(t) if text == place => {
                let class = short(self.m, self.recorder.things[t.0 as usize].1);
                let article =
                    if class.to_lowercase().starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
                format!("{article} {class}")
            }
            _ => text,
        }
    }

    pub(super) fn value(&self, value: &Value) -> String {
        match value {
            Value::Text(text) => text.clone(),
            Value::Thing(t) => self.names[t.0 as usize].clone(),
        }
    }

    /// A field or an element, by name.
    pub(super) fn spot(&self, object: &Thing, spot: &Spot) -> String {
        let whole = self.names[object.0 as usize].clone();
        match spot {
            Spot::Field(f) => format!("{whole}.{}", self.m.program.symbols.text(self.m.field(*f).name)),
            Spot::Element(i) => format!("{whole}[{i}]"),
            Spot::Slot(_) => whole,
        }
    }

    /// Whether it happens in a method of a `Condition` whose name begins so.
    pub(super) fn is_condition(&self, event: &Event, name: &str) -> bool {
        event.via.is_some_and(|(method, _)| {
            self.m.method_name(method).starts_with(name)
                && self.m.class(self.m.method(method).class).name.ends_with("$ConditionObject")
        })
    }

    /// Where an exception was thrown: the innermost frame whose source is there, otherwise the innermost of the program.
    pub(super) fn thrown_at(&self, thrown: &Thrown) -> Option<Line> {
        let own = || thrown.frames.iter().filter(|&&e| !self.is_driver(Some(e)));
        let with_source = own().filter_map(|&e| self.line(Some(e))).find(|l| l.path.is_some());
        let place = thrown.place.filter(|_| !thrown.frames.is_empty() || !self.is_driver(thrown.place));
        with_source.or_else(|| match own().next() {
            Some(&first) => self.line(Some(first)),
            None => self.line(place.filter(|&place| !self.is_driver(Some(place)))),
        })
    }

    fn is_wait(&self, event: &Event) -> bool {
        event.via.is_some_and(|(method, _)| {
            self.m.method_name(method).starts_with("wait")
                && &*self.m.class(self.m.method(method).class).name == "java/lang/Object"
        })
    }

    fn is_join(&self, event: &Event) -> bool {
        event.via.is_some_and(|(method, _)| {
            self.m.method_name(method) == "join"
                && &*self.m.class(self.m.method(method).class).name == "java/lang/Thread"
        })
    }

    /// A library call in words; `before` is what was said about its beginning.
    fn call_text(&self, event: &Event, before: Option<&str>) -> String {
        if let (Op::Wait { .. }, false) = (&event.op, self.is_join(event)) {
            let (_, text) = self.told(event);
            return text;
        }
        let Some((method, receiver)) = event.via else { return String::new() };
        let class = self.m.method(method).class;
        let (package, name) = (&self.m.class(class).name, self.m.method_name(method));
        let on = receiver.map(|t| self.names[t.0 as usize].clone());
        let text = match (&on, name) {
            (Some(on), "lock" | "lockInterruptibly") => format!("locks {on}"),
            (Some(on), _) if self.is_condition(event, "await") => {
                format!("waits on {on}, and frees its lock")
            }
            (Some(on), _) if self.is_condition(event, "signalAll") => format!("signals all on {on}"),
            (Some(on), _) if self.is_condition(event, "signal") => format!("signals {on}"),
            (Some(on), "tryLock") => format!("tries to lock {on}"),
            (Some(on), "unlock") => format!("unlocks {on}"),
            (Some(on), "join") if self.is_join(event) => format!("waits for {on} to end"),
            (Some(on), "wait" | "wait0") => format!("waits on {on}"),
            (Some(on), _) => format!("{}.{name} on {on}", short(self.m, class)),
            (None, _) => format!("{}.{name}", short(self.m, class)),
        };
        let is_atomic = package.starts_with("java/util/concurrent/atomic/");
        match (&event.op, before) {
            (Op::Access { write: true, value, .. }, _) if is_atomic => {
                format!("{text}, now {}", self.value(value))
            }
            (Op::Access { write: false, value, .. }, None) if is_atomic => {
                format!("{text}: {}", self.value(value))
            }
            (Op::Swap { expected, now, done, .. }, _) if is_atomic && name.contains("ompareAndSet") => {
                let (expected, now) = (self.value(expected), self.value(now));
                match done {
                    true => format!("{text}: {expected} -> {now}"),
                    false => format!("{text} fails: it is {now}, not {expected}"),
                }
            }
            (Op::Swap { now, done: true, .. }, _) if is_atomic => format!("{text}, now {}", self.value(now)),
            // What was said of the call as a whole stays.
            (_, Some(before)) => before.to_owned(),
            _ => text,
        }
    }

    fn touched(&self, event: &Event) -> Option<(Share, bool)> {
        if let Op::File { path, write, .. } = &event.op {
            return Some((Share::File(FxBuildHasher.hash_one(path)), *write));
        }
        if let Some((_, Some(receiver))) = event.via {
            return Some((Share::Whole(receiver), true));
        }
        match event.op {
            Op::Access { object, spot, write, .. } => Some((Share::Spot(object, spot), write)),
            Op::Swap { object, spot, done, .. } => Some((Share::Spot(object, spot), done)),
            Op::Lock(t) | Op::Unlock(t) => Some((Share::Monitor(t), true)),
            _ => None,
        }
    }

    /// A call that others interrupt is told in parts; one that has not returned is told so.
    fn say_parts(&self, drafts: &mut [Draft]) {
        let mut last: FxHashMap<u32, usize> = FxHashMap::default();
        for i in 0..drafts.len() {
            let thread = drafts[i].row.thread;
            let before = last.insert(thread, i);
            // A wait on a condition that others interrupt is over when its thread moves again.
            if let Some(before) = before
                && drafts[i].row.operation == "wait"
                && drafts[i].call.is_some()
                && drafts[before].call == drafts[i].call
            {
                drafts[i].row.operation = "call";
                drafts[i].row.text = format!(
                    "is awake: {} is over",
                    drafts[i]
                        .row
                        .text
                        .trim_start_matches("waits ")
                        .replacen("on", "the wait on", 1)
                        .trim_end_matches(", and frees its lock")
                );
            } else if let Some(before) = before
                && drafts[i].call.is_some()
                && drafts[before].call == drafts[i].call
                && drafts[i].row.operation == "call"
            {
                if !drafts[before].row.text.ends_with(')') && drafts[before].row.operation == "call" {
                    drafts[before].row.text.push_str(" (begins)");
                }
                drafts[i].row.text.push_str(" (goes on)");
            }
        }
        for (&thread, &i) in &last {
            let (place, depth, via) = self.m.standing(thread as usize);
            let now = via.map(|(method, _)| (place, depth, method));
            let alive = self.m.state.threads[thread as usize].is_alive();
            if alive && now.is_some() && drafts[i].call == now && drafts[i].row.operation == "call" {
                drafts[i].row.text.push_str(" (has not returned)");
            }
        }
    }

    fn mark(&self, drafts: &mut [Draft], stuck: &[Stuck]) {
        // By whom each thing is touched, up to two, and whether it is written.
        let mut shares: FxHashMap<Share, (u32, bool, bool)> = FxHashMap::default();
        for draft in drafts.iter() {
            for &(share, write) in &draft.touches {
                let entry = shares.entry(share).or_insert((draft.row.thread, false, false));
                entry.1 |= entry.0 != draft.row.thread;
                entry.2 |= write;
            }
        }
        let wanted: Vec<&String> = stuck.iter().filter_map(|s| s.wants.as_ref()).collect();
        let is_shared = |share: &Share| {
            shares.get(share).is_some_and(|s| s.1 && s.2)
                || matches!(share, Share::Monitor(t) if wanted.contains(&&self.names[t.0 as usize]))
        };
        let mut has_ended = false;
        for draft in drafts.iter_mut() {
            let told = match draft.row.operation {
                // What a pool does when it is shut down is no interrupt of the program's.
                "interrupt" => !draft.inside || self.is_own_interrupt(draft),
                "wait" | "notify" | "timeout" | "draw" => true,
                "catch" => self.is_telling_catch(draft),
                "call" => draft.call.is_some_and(|(_, _, method)| self.is_telling(method)),
                "read" | "write" | "lock" | "unlock" | "file" => true,
                _ => false,
            };
            let plain =
                matches!(draft.row.operation, "wait" | "notify" | "timeout" | "draw" | "interrupt" | "catch");
            draft.row.matters = told && (plain || draft.touches.iter().any(|(s, _)| is_shared(s)));
            let exits = ["System.exit", "Runtime.exit", "Runtime.halt"];
            if exits.iter().any(|e| draft.row.text.starts_with(e)) {
                draft.row.matters = !has_ended;
                draft.row.text = "ends the program".into();
                has_ended = true;
            } else if has_ended {
                draft.row.matters = false;
            }
            // The last line of a stuck thread is what it is stuck at, told separately.
            if !stuck.is_empty() && draft.row.text.ends_with("(has not returned)") {
                draft.row.matters = false;
            }
        }
        self.mark_last_reads(drafts);
        mark_tasks(drafts);
        let count = |drafts: &[Draft]| drafts.iter().filter(|d| d.row.matters).count();
        if count(drafts) > MANY {
            let held: Vec<&String> = stuck.iter().flat_map(|s| s.holds.iter().map(|h| &h.lock)).collect();
            for draft in drafts.iter_mut().filter(|d| matches!(d.row.operation, "lock" | "unlock")) {
                let name = draft.row.text.split_once(' ').map_or("", |p| p.1);
                draft.row.matters &= held.iter().any(|h| *h == name);
            }
        }
        // Of a longer story plain accesses go first, the earliest of them, before waits and what wakes.
        let is_plain = |d: &Draft| matches!(d.row.operation, "read" | "write");
        for only_plain in [true, false] {
            let surplus = count(drafts).saturating_sub(MOST);
            let cut = drafts.iter_mut().filter(|d| d.row.matters && (!only_plain || is_plain(d)));
            cut.take(surplus).for_each(|draft| draft.row.matters = false);
        }
    }

    /// What the thread that dies has read on the line where it does says why, also where nobody else has touched it.
    fn mark_last_reads(&self, drafts: &mut [Draft]) {
        let Some(thrown) = self.recorder.thrown.as_ref() else { return };
        let Some(line) = self.thrown_at(thrown) else { return };
        let others = self.m.state.threads.len() > 1;
        let here = drafts.iter_mut().rev().filter(|d| d.row.thread == thrown.thread);
        let reads = here.take_while(|d| {
            let place = d.row.place.as_ref();
            place.is_some_and(|p| p.line == line.line && p.file == line.file) || d.row.operation == "catch"
        });
        reads.filter(|d| others && d.row.operation == "read").take(3).for_each(|d| d.row.matters = true);
    }

    /// Whether a thread is interrupted by name, and not by a pool that has no more work for it.
    fn is_own_interrupt(&self, draft: &Draft) -> bool {
        let via = self.recorder.events.iter().find(|e| {
            e.thread == draft.row.thread && e.step == draft.row.step && matches!(e.op, Op::Interrupt(_))
        });
        via.and_then(|e| e.via).is_none_or(|(method, _)| {
            let class = &self.m.class(self.m.method(method).class).name;
            &**class == "java/lang/Thread" || class.starts_with("java/util/concurrent/Future")
        })
    }

    /// Whether the program itself has caught it, and not only to throw it on.
    fn is_telling_catch(&self, draft: &Draft) -> bool {
        let what = draft.row.text.strip_prefix("catches ").unwrap_or_default();
        let thrown = self.recorder.thrown.as_ref().filter(|t| t.thread == draft.row.thread);
        let goes_on = thrown.is_some_and(|t| {
            let class = t.text.split(':').next().unwrap_or_default();
            what.split(':').next() == class.rsplit('.').next()
        });
        draft.row.place.is_some() && !draft.inside && !goes_on
    }

    /// Whether a library call says something about what threads share; printing and starting do not.
    fn is_telling(&self, method: MethodId) -> bool {
        const TELLING: [&str; 6] = [
            "java/util/",
            "java/text/",
            "java/nio/",
            "java/lang/StringBu",
            "java/lang/AbstractStringBuilder",
            "java/lang/ref/",
        ];
        let name = &self.m.class(self.m.method(method).class).name;
        // What is done with files is told by itself.
        TELLING.iter().any(|prefix| name.starts_with(prefix)) && !name.starts_with("java/nio/file/")
    }

    /// The order that leads there: who did what first, at the switches between threads.
    pub(super) fn needed(&self, rows: &[Row], stuck: &[Stuck], cycle: &[u32]) -> Vec<String> {
        let say = |row: &Row| {
            let line = row.place.as_ref().map_or(String::new(), |l| format!(" ({})", l.line));
            let text = row.text.trim_end_matches(" (goes on)").trim_end_matches(" (begins)");
            format!("{} {text}{line}", self.thread(row.thread))
        };
        let ring: Vec<&Stuck> = stuck.iter().filter(|s| cycle.contains(&s.thread)).collect();
        let told: Vec<&Row> = rows.iter().filter(|r| r.matters).collect();
        if !ring.is_empty() {
            // The locks of the circle, in the order in which they were taken.
            let mut taken: Vec<(usize, String)> = Vec::new();
            for s in &ring {
                for h in s.holds.iter().filter(|h| ring.iter().any(|o| o.wants.as_ref() == Some(&h.lock))) {
                    let text = format!("locks {}", h.lock);
                    let row = told.iter().rposition(|r| r.thread == s.thread && r.text.starts_with(&text));
                    if let Some(row) = row {
                        taken.push((row, say(told[row])));
                    }
                }
            }
            taken.sort();
            if taken.len() > 1 {
                let mut all: Vec<String> = taken.into_iter().map(|t| t.1).collect();
                all.push("each asks for the next one's".into());
                return all;
            }
        }
        let mut picked = Vec::new();
        for pair in told.windows(2) {
            if pair[0].thread != pair[1].thread {
                for row in pair {
                    let text = say(row);
                    if picked.last() != Some(&text) {
                        picked.push(text);
                    }
                }
            }
        }
        picked.split_off(picked.len().saturating_sub(ORDER))
    }

    /// The places to look at.
    pub(super) fn spans(
        &self,
        stuck: &[Stuck],
        cycle: &[u32],
        thrown: Option<&Thrown>,
        rows: &[Row],
    ) -> Vec<Span> {
        let mut all: Vec<Span> = Vec::new();
        let mut add = |thread: u32, place: Option<&Line>, label: String| {
            if let Some(place) = place {
                all.push(Span { thread, place: place.clone(), label });
            }
        };
        let shown = |s: &&Stuck| if cycle.is_empty() { !s.daemon } else { cycle.contains(&s.thread) };
        for s in stuck.iter().filter(shown) {
            let holds: Vec<&str> = s.holds.iter().map(|h| h.lock.as_str()).collect();
            let holds =
                if holds.is_empty() { String::new() } else { format!("holds {}, ", holds.join(", ")) };
            add(s.thread, s.place.as_ref(), format!("{holds}{}", s.what));
            let few = cycle.len() <= 2;
            for h in s.holds.iter().filter(|h| few && h.place.is_some() && h.place != s.place) {
                add(s.thread, h.place.as_ref(), format!("took {} here", h.lock));
            }
        }
        if let Some(t) = thrown {
            let said = one_line(&t.text);
            let text = if t.is_exception() { format!("throws {said}") } else { said };
            add(t.thread, self.thrown_at(t).as_ref(), text);
            let other = rows.iter().rev().find(|r| r.matters && r.thread != t.thread);
            if let Some(row) = other {
                add(row.thread, row.place.as_ref(), row.text.clone());
            }
        }
        if let (true, Some(row)) =
            (stuck.is_empty() && thrown.is_none(), rows.iter().rev().find(|r| r.place.is_some()))
        {
            add(row.thread, row.place.as_ref(), row.text.clone());
        }
        all
    }
}

/// A message of several lines as one.
pub(super) fn one_line(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.strip_suffix(':').unwrap_or(&text).to_owned()
}

/// Lines of one thread at one place that say the same of the same thing, or of the next element of an array, are one.
fn fold_alike(drafts: &mut Vec<Draft>) {
    let mut folded: Vec<Draft> = Vec::with_capacity(drafts.len());
    for draft in drafts.drain(..) {
        match folded.last_mut().and_then(|last| alike(&last.row, &draft.row).map(|text| (last, text))) {
            Some((last, text)) => {
                last.row.text = text;
                last.row.folded += draft.row.folded;
                last.touches.extend(draft.touches);
            }
            None => folded.push(draft),
        }
    }
    *drafts = folded;
}

/// A task is told if something of it is.
fn mark_tasks(drafts: &mut [Draft]) {
    let mut told: Vec<u32> = Vec::new();
    for draft in drafts.iter_mut().rev() {
        let thread = draft.row.thread;
        if draft.row.operation == "task" {
            draft.row.matters = told.contains(&thread);
            told.retain(|t| *t != thread);
        } else if draft.row.matters && !told.contains(&thread) {
            told.push(thread);
        }
    }
}

/// How two lines read as one: `writes data[0..31] = 1`.
fn alike(first: &Row, next: &Row) -> Option<String> {
    let same = first.thread == next.thread && first.place == next.place && first.operation == next.operation;
    if !same || !matches!(first.operation, "read" | "write" | "draw" | "call" | "file") {
        return None;
    }
    if first.text == next.text && first.operation != "draw" {
        return Some(first.text.clone());
    }
    if let Some(text) = times(&first.text, &next.text) {
        return Some(text);
    }
    if first.instruction != next.instruction {
        return None;
    }
    // The same but for the index, which is the next one.
    let split = |text: &str| -> Option<(String, String, String)> {
        let (head, rest) = text.split_once('[')?;
        let (index, tail) = rest.split_once(']')?;
        Some((head.to_owned(), index.to_owned(), tail.to_owned()))
    };
    let ((head, range, tail), (head2, index, tail2)) = (split(&first.text)?, split(&next.text)?);
    let (from, to) = range.split_once("..").unwrap_or((&range, &range));
    let (to, index) = (to.parse::<u32>().ok()?, index.parse::<u32>().ok()?);
    (head == head2 && tail == tail2 && to + 1 == index).then(|| format!("{head}[{from}..{index}]{tail}"))
}

/// The same change or draw again: `changes n: 0 -> 4 (4 times)`, `draws 1 (5 times)`.
fn times(first: &str, next: &str) -> Option<String> {
    let (plain, count) = match first.strip_suffix(" times)").and_then(|rest| rest.rsplit_once(" (")) {
        Some((plain, count)) => (plain, count.parse::<u32>().ok()?),
        None => (first, 1),
    };
    if plain == next && next.starts_with("draws ") {
        return Some(format!("{plain} ({} times)", count + 1));
    }
    let parts = |text: &str| -> Option<(String, String, String)> {
        let (what, change) = text.strip_prefix("changes ")?.split_once(": ")?;
        let (from, to) = change.split_once(" -> ")?;
        Some((what.to_owned(), from.to_owned(), to.to_owned()))
    };
    let ((what, from, middle), (same, again, to)) = (parts(plain)?, parts(next)?);
    (what == same && middle == again).then(|| format!("changes {what}: {from} -> {to} ({} times)", count + 1))
}

/// A read and the write that follows it at the same place of the source are one change.
fn join_updates(drafts: &mut Vec<Draft>) {
    let mut joined: Vec<Draft> = Vec::with_capacity(drafts.len());
    for mut draft in drafts.drain(..) {
        if let Some(text) = joined.last().and_then(|read| update(read, &draft)) {
            let read = joined.pop().expect("it is the last");
            draft.row.text = text;
            draft.row.step = read.row.step;
            draft.row.instruction = read.row.instruction;
            draft.row.folded += read.row.folded;
        }
        joined.push(draft);
    }
    *drafts = joined;
}

/// How the change reads that a read and the write after it are, if they are one.
fn update(read: &Draft, write: &Draft) -> Option<String> {
    let same = read.row.operation == "read"
        && write.row.operation == "write"
        && read.row.thread == write.row.thread
        && read.row.place == write.row.place
        && read.touches.first().map(|t| t.0) == write.touches.first().map(|t| t.0);
    let old = read.row.text.rsplit_once(": ").filter(|_| same)?.1;
    let (what, new) = write.row.text.strip_prefix("writes ")?.split_once(" = ")?;
    Some(format!("changes {what}: {old} -> {new}"))
}
