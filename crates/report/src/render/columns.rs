//! The story of a violation as a part of a page: the places, and what happened as a table with a column a thread beside
//! the source. On a narrow screen the columns become a list, each line with the name of its thread.

use std::fmt::Write;

use crate::render::escape;
use crate::render::story::clean;
use crate::story::{Event, Place, Story};

/// The style of what is written here.
pub const STYLE: &str = ".story{border-collapse:collapse;margin:.5em 0;width:100%}.story td,.story th{padding:.15em .6em;border-bottom:1px solid #8883;font-size:14px}\
.story .n{opacity:.6;font-size:12px;margin-right:.5em}.story .src{font:12px ui-monospace,monospace;opacity:.75}.place{margin:.5em 0}.place code{display:block;padding:.3em .6em;border-left:3px solid #b8322a;background:#8881}\
@media(max-width:600px){.story,.story tbody,.story tr,.story td{display:block}.story thead,.story td:empty{display:none}.story td{border:0;padding:.1em 0}.story tr{border-bottom:1px solid #8883;padding:.2em 0}.story td[data-t]::before{content:attr(data-t) \": \";font-weight:600}}\
@media print{body{color:#000;background:#fff}details{display:block}.bar{-webkit-print-color-adjust:exact;print-color-adjust:exact}}";

/// Threads that have a colour of their own; the next ones begin anew.
const COLOURS: usize = 6;

/// Everything below the claim.
pub fn tell(story: &Story, steps: usize) -> String {
    let mut page = String::new();
    for span in &story.spans {
        let label = format!("{} {}", name(story, span.thread), span.label);
        writeln!(
            page,
            "<div class=\"place\">{} <span class=\"{}\">{}</span>{}</div>",
            escape(&at(&span.place)),
            class(story, span.thread),
            text(&label),
            source(&span.place).map_or(String::new(), |line| format!("<code>{line}</code>"))
        )
        .unwrap();
    }
    table(&mut page, story);
    for remark in &story.remarks {
        writeln!(page, "<p><strong>{}</strong></p>", text(remark)).unwrap();
    }
    for &thread in &story.cycle {
        let stuck = story.stuck.iter().find(|s| s.thread == thread);
        let Some((stuck, wants, owner)) = stuck.and_then(|s| Some((s, s.wants.as_ref()?, s.owner?))) else {
            continue;
        };
        let place = stuck.place.as_ref().map_or(String::new(), |p| format!(" at {}", at(p)));
        let line = format!("{} wants {wants}{place}, which {} has", name(story, thread), name(story, owner));
        writeln!(page, "<p>{}</p>", text(&line)).unwrap();
    }
    if !story.needed_order.is_empty() {
        page.push_str("<p>Needed order:</p>\n<ol>\n");
        story.needed_order.iter().for_each(|event| writeln!(page, "<li>{}", text(event)).unwrap());
        page.push_str("</ol>\n");
    }
    if !story.draws.is_empty() {
        writeln!(page, "<p>Drawn: {}</p>", text(&story.draws.join("; "))).unwrap();
    }
    let (all, kept) = counts(story);
    let switches = story.context_switches;
    let es = if switches == 1 { "" } else { "es" };
    writeln!(page, "<p>{kept} of {all} operations shown, {steps} steps, {switches} context switch{es}</p>")
        .unwrap();
    let trace: Vec<String> =
        story.stack_trace.iter().map(|line| clean(&line.replace('\t', "    "))).collect();
    folded(&mut page, "Stack trace", &trace.join("\n"));
    let output: Vec<String> = story.output.lines().map(clean).collect();
    folded(&mut page, "Output of the program", &output.join("\n"));
    page
}

fn counts(story: &Story) -> (u64, usize) {
    let events = || story.segments.iter().flat_map(|s| &s.events);
    (events().map(|e| u64::from(e.folded)).sum(), events().filter(|e| e.matters).count())
}

fn folded(page: &mut String, title: &str, body: &str) {
    if !body.is_empty() {
        writeln!(page, "<details><summary>{title}</summary><pre>{}</pre></details>", escape(body)).unwrap();
    }
}

fn table(page: &mut String, story: &Story) {
    let rows: Vec<(u32, &Event)> = story
        .segments
        .iter()
        .flat_map(|s| s.events.iter().filter(|e| e.matters).map(|e| (s.thread, e)))
        .collect();
    let mut actors: Vec<u32> = rows.iter().map(|row| row.0).collect();
    actors.sort_unstable();
    actors.dedup();
    if actors.is_empty() {
        return;
    }
    let has_source = rows.iter().any(|(_, event)| event.place.as_ref().is_some_and(|p| p.source.is_some()));
    page.push_str("<table class=\"story\"><thead><tr>");
    for &thread in &actors {
        write!(page, "<th class=\"{}\">{}</th>", class(story, thread), text(&name(story, thread))).unwrap();
    }
    page.push_str(if has_source {
        "<th>source</th></tr></thead><tbody>\n"
    } else {
        "</tr></thead><tbody>\n"
    });
    for (thread, event) in rows {
        page.push_str("<tr>");
        for &actor in &actors {
            if actor != thread {
                page.push_str("<td></td>");
                continue;
            }
            let place = event.place.as_ref();
            let line =
                place.map_or(String::new(), |p| format!("<span class=\"n\">{}</span>", escape(&at(p))));
            let (class, name) = (class(story, actor), text(&name(story, actor)));
            write!(page, "<td class=\"{class}\" data-t=\"{name}\">{line}{}</td>", text(&event.what)).unwrap();
        }
        if has_source {
            let line = event.place.as_ref().and_then(source).unwrap_or_default();
            write!(page, "<td class=\"src\">{line}</td>").unwrap();
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody></table>\n");
}

fn at(place: &Place) -> String {
    format!("{}:{}", clean(&place.file), place.line)
}

fn source(place: &Place) -> Option<String> {
    place.source.as_ref().map(|line| text(line))
}

fn text(words: &str) -> String {
    escape(&clean(words))
}

fn name(story: &Story, thread: u32) -> String {
    let actor = story.threads.iter().find(|a| a.thread == thread);
    actor.map_or_else(|| format!("thread {thread}"), |a| a.name.clone())
}

fn class(story: &Story, thread: u32) -> String {
    let at = story.threads.iter().position(|a| a.thread == thread).unwrap_or(0);
    format!("t{}", at % COLOURS)
}
