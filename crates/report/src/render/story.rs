//! The story of a violation for a person: claim, places, the interleaving in a column per thread, what
//! order is needed, who waits for whom.

use std::fmt::Write;

use crate::story::{Event, Place, Story};

/// Whether control codes for colour may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paint {
    Plain,
    Colour,
}

/// One colour a thread, distinct on light and dark backgrounds.
const COLOURS: [&str; 6] = ["36", "33", "35", "32", "34", "31"];
/// Wider tables become lists.
const WIDTH: usize = 116;
const MOST_COLUMNS: usize = 4;
/// Lines of a stack trace and of output that are shown.
const TRACE: usize = 12;
const OUTPUT: usize = 8;

impl Paint {
    fn thread(self, story: &Story, thread: u32, text: &str) -> String {
        let at = story.threads.iter().position(|a| a.thread == thread).unwrap_or(0);
        self.with(COLOURS[at % COLOURS.len()], text)
    }

    /// Text in bold.
    pub fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    fn with(self, code: &str, text: &str) -> String {
        match self {
            Paint::Plain => text.to_owned(),
            Paint::Colour => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}

/// Everything between the claim and the replay line.
pub fn tell(story: &Story, steps: usize, paint: Paint) -> String {
    let mut text = String::new();
    places(&mut text, story, paint);
    columns(&mut text, story, paint);
    for remark in &story.remarks {
        writeln!(text, "  note: {}", clean(remark)).unwrap();
    }
    circle(&mut text, story, paint);
    order(&mut text, story, steps);
    if !story.draws.is_empty() {
        let draws = folded(&story.draws);
        let (shown, more) = first(&draws, OUTPUT);
        writeln!(text, "  drawn: {}{more}", clean(&shown.join("; "))).unwrap();
    }
    if !story.stack_trace.is_empty() {
        text.push_str("  stack trace:\n");
        let (shown, more) = first(&story.stack_trace, TRACE);
        for line in shown {
            writeln!(text, "    {}", clean(&line.replace('\t', "    "))).unwrap();
        }
        if !more.is_empty() {
            writeln!(text, "       {more}").unwrap();
        }
    }
    if !story.output.is_empty() {
        let lines: Vec<&str> = story.output.lines().collect();
        let from = lines.len().saturating_sub(OUTPUT);
        let cut = if from > 0 { format!(" (last {OUTPUT} lines of {})", lines.len()) } else { String::new() };
        writeln!(text, "  output{cut}:").unwrap();
        for line in &lines[from..] {
            writeln!(text, "    | {}", clean(line)).unwrap();
        }
    }
    text
}

/// What a program printed must not steer the terminal.
pub(super) fn clean(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { '?' } else { c }).collect()
}

/// The same line several times in a row is one.
fn folded(lines: &[String]) -> Vec<String> {
    let fold = |same: &[String]| match same.len() {
        1 => same[0].clone(),
        n => format!("{} ({n} times)", same[0]),
    };
    lines.chunk_by(|a, b| a == b).map(fold).collect()
}

fn first(all: &[String], most: usize) -> (&[String], String) {
    let more = all.len().saturating_sub(most);
    let text = if more > 0 { format!(" ... and {more} more") } else { String::new() };
    (&all[..all.len().min(most)], text)
}

fn name(story: &Story, thread: u32) -> String {
    let actor = story.threads.iter().find(|a| a.thread == thread);
    actor.map_or_else(|| format!("thread {thread}"), |a| format!("\"{}\"", clean(&a.name)))
}

fn places(text: &mut String, story: &Story, paint: Paint) {
    for span in &story.spans {
        let Place { file, line, source, .. } = &span.place;
        writeln!(text, "  --> {}:{line}", clean(file)).unwrap();
        let number = line.to_string();
        let label = format!("{} {}", name(story, span.thread), clean(&span.label));
        let label = paint.thread(story, span.thread, &label);
        match source {
            Some(source) => {
                let source = clean(source);
                let marks = "^".repeat(source.chars().count().clamp(1, 60));
                writeln!(text, "  {number:>5} | {source}").unwrap();
                writeln!(text, "  {:>5} | {} {label}", "", paint.thread(story, span.thread, &marks)).unwrap();
            }
            None => writeln!(text, "        {label}").unwrap(),
        }
    }
}

/// The lines of a segment that matter, and how many do not.
fn told(events: &[Event]) -> Vec<&Event> {
    events.iter().filter(|e| e.matters).collect()
}

fn columns(text: &mut String, story: &Story, paint: Paint) {
    let rows: Vec<(u32, &Event)> =
        story.segments.iter().flat_map(|s| told(&s.events).into_iter().map(|e| (s.thread, e))).collect();
    if rows.is_empty() {
        return;
    }
    let several =
        story.segments.iter().filter_map(|s| told(&s.events).first().and_then(|e| e.place.as_ref()));
    let mut files: Vec<&str> = several.map(|p| p.file.as_str()).collect();
    files.sort_unstable();
    files.dedup();
    let cell = |e: &Event| {
        let place = match &e.place {
            Some(p) if files.len() > 1 => format!("{}:{} ", clean(&p.file), p.line),
            Some(p) => format!("{:>4} ", p.line),
            None => "     ".into(),
        };
        format!("{place}{}", clean(&e.what))
    };
    let mut actors: Vec<u32> = rows.iter().map(|r| r.0).collect();
    actors.sort_unstable();
    actors.dedup();
    let width = |thread: u32| {
        let cells = rows.iter().filter(|r| r.0 == thread).map(|r| cell(r.1).chars().count());
        cells.chain([name(story, thread).chars().count() + 5]).max().unwrap_or(0) + 3
    };
    let widths: Vec<usize> = actors.iter().map(|&t| width(t)).collect();
    text.push_str("  in this order:\n");
    if actors.len() > MOST_COLUMNS || widths.iter().sum::<usize>() > WIDTH {
        let wide = actors.iter().map(|&t| name(story, t).chars().count()).max().unwrap_or(0);
        for (thread, event) in rows {
            let who = format!("{:<wide$}", name(story, thread));
            writeln!(text, "    {} {}", paint.thread(story, thread, &who), cell(event)).unwrap();
        }
        return;
    }
    let line = |cells: &mut dyn Iterator<Item = (usize, u32, String)>| {
        let mut whole = String::from("   ");
        let mut blank = 0;
        for (width, thread, cell) in cells {
            if cell.is_empty() {
                blank += width;
                continue;
            }
            whole.push_str(&" ".repeat(blank));
            blank = width - cell.chars().count();
            whole.push_str(&paint.thread(story, thread, &cell));
        }
        whole
    };
    let head = &mut widths.iter().zip(&actors).map(|(&w, &t)| (w, t, format!("     {}", name(story, t))));
    writeln!(text, "{}", line(head)).unwrap();
    for (thread, event) in rows {
        let row = &mut widths
            .iter()
            .zip(&actors)
            .map(|(&w, &t)| (w, t, if t == thread { cell(event) } else { String::new() }));
        writeln!(text, "{}", line(row)).unwrap();
    }
}

fn circle(text: &mut String, story: &Story, paint: Paint) {
    for &thread in &story.cycle {
        let Some(stuck) = story.stuck.iter().find(|s| s.thread == thread) else { continue };
        let (Some(wants), Some(owner)) = (&stuck.wants, stuck.owner) else { continue };
        let who = paint.thread(story, thread, &name(story, thread));
        let whose = paint.thread(story, owner, &name(story, owner));
        let holder = story.stuck.iter().find(|s| s.thread == owner);
        let taken =
            holder.and_then(|s| s.holds.iter().find(|h| &h.lock == wants)).and_then(|h| h.place.as_ref());
        let at =
            |p: Option<&Place>| p.map_or(String::new(), |p| format!(" at {}:{}", clean(&p.file), p.line));
        let since = match taken {
            Some(place) => {
                format!("held by {whose} since{}", at(Some(place)).trim_start_matches(" at").to_owned())
            }
            None => format!("kept by {whose}"),
        };
        writeln!(text, "  circle: {who} wants {}{}, {since}", clean(wants), at(stuck.place.as_ref()))
            .unwrap();
    }
}

/// The needed order in at most two lines; of a longer one the first events and the last are told.
fn needed(text: &mut String, order: &[String]) {
    const HEAD: &str = "  needed order: ";
    let order: Vec<String> = order.iter().map(|event| clean(event)).collect();
    let lines = |events: &[String]| {
        let mut lines = vec![HEAD.to_owned()];
        for (i, event) in events.iter().enumerate() {
            let piece = if i == 0 { event.clone() } else { format!(" -> {event}") };
            let last = lines.last_mut().expect("there is one");
            if i > 0 && last.chars().count() + piece.chars().count() > WIDTH {
                lines.push(format!("{}{}", " ".repeat(HEAD.len() - 3), &piece[1..]));
            } else {
                last.push_str(&piece);
            }
        }
        lines
    };
    // As many as fit, with two at the end, or one: what comes last brings it about.
    let kept = |(n, end): (usize, usize)| {
        let (first, last) = (&order[..n], &order[order.len() - end..]);
        lines(&[first, &[format!("({} more)", order.len() - end - n)], last].concat())
    };
    let most = order.len();
    let fewer =
        (1..most.saturating_sub(2)).rev().map(|n| (n, 2)).chain([(1, 1)]).filter(|(n, end)| n + end < most);
    let all = lines(&order);
    let shown = if all.len() <= 2 { None } else { fewer.map(kept).find(|lines| lines.len() <= 2) };
    for line in shown.unwrap_or(all) {
        writeln!(text, "{line}").unwrap();
    }
}

fn order(text: &mut String, story: &Story, steps: usize) {
    if !story.needed_order.is_empty() {
        needed(text, &story.needed_order);
    }
    let events = story.segments.iter().flat_map(|s| &s.events);
    let (all, kept) =
        events.fold((0, 0), |(all, kept), e| (all + e.folded as usize, kept + usize::from(e.matters)));
    let found =
        if story.found_steps > steps { format!(", {} as found", story.found_steps) } else { String::new() };
    let s = |n: usize| if n == 1 { "" } else { "s" };
    let shown = if kept > 0 { format!("{kept} of {all} operations shown; ") } else { String::new() };
    writeln!(
        text,
        "                {shown}{steps} step{}{found}, {} context switch{}",
        s(steps),
        story.context_switches,
        if story.context_switches == 1 { "" } else { "es" },
    )
    .unwrap();
}
