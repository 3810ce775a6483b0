//! One self-contained page: no script, no other file, safe with any text in names and messages.

use std::fmt::Write;

use crate::render::{bytes, columns, count, escape, share, share_up, text};
use crate::{By, Report, Verdict};

const STYLE: &str = "body{font:15px/1.5 system-ui,sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222;background:#fff}\
h1{font-size:1.4em}h2{font-size:1.1em;margin-top:2em}table{border-collapse:collapse}td,th{padding:.2em .8em .2em 0;text-align:left;vertical-align:top}\
th,.run td{font-weight:600;border-bottom:1px solid #8884}.run td{font-weight:400}.facts{white-space:pre-wrap}.name{min-width:13em}.state{white-space:pre-line;min-width:12em}code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}pre{font:13px/1.4 ui-monospace,monospace}pre,.wide{overflow-x:auto}h1,h2,p,li{overflow-wrap:anywhere}\
details{margin:.5em 0}.bar{display:flex;height:1.2em;border:1px solid #999;margin:.5em 0}.bar div{min-width:0}.v{background:#3a8f4d}.x{background:#b8322a}.u{background:#ddd}\
.verified{color:#256b35}.violated{color:#b8322a}.limit,.could-not-check{color:#8a5a00}\
.t0{color:#00707a}.t1{color:#8a5a00}.t2{color:#8a3a9a}.t3{color:#256b35}.t4{color:#2a50b8}.t5{color:#b8322a}\
@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}.u{background:#444}.verified{color:#6cc07c}.violated{color:#ff7a6e}.limit,.could-not-check{color:#e0a84a}\
.t0{color:#5cc8d2}.t1{color:#e0b45a}.t2{color:#d08ae0}.t3{color:#6cc07c}.t4{color:#8aa8ff}.t5{color:#ff7a6e}}";

/// The report as a page.
pub fn render(report: &Report) -> String {
    let mut page = begin(&escape(&report.system), report.verdict.word(), headline(report));
    page.push_str(&body(report));
    page.push_str("</html>\n");
    page
}

/// The beginning of a page: its title, and beside it a headline in the colour of a verdict.
pub(crate) fn begin(title: &str, verdict: &str, headline: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}: {verdict}</title>\n<style>{STYLE}{}</style>\n\
         <h1>{title}: <span class=\"{verdict}\">{headline}</span></h1>\n",
        columns::STYLE
    )
}

/// What a page says of a run.
pub(crate) fn body(report: &Report) -> String {
    let mut page = String::new();
    if let Some(property) = &report.property {
        writeln!(page, "<p>Property: <code>{}</code></p>", escape(property)).unwrap();
    }
    if let Some(java) = &report.java {
        writeln!(page, "<p class=\"facts\">{}</p>", escape(text::facts(report, java).trim_end())).unwrap();
    }
    if report.nothing_checked {
        page.push_str("<p><strong>Nothing was checked: the assumptions exclude every run.</strong></p>\n");
    }
    if let Some(m) = report.masses {
        page.push_str("<div class=\"bar\">");
        for (class, value) in [("v", m.verified), ("x", m.violating), ("u", m.unknown)] {
            write!(page, "<div class=\"{class}\" style=\"width:{:.4}%\"></div>", 100.0 * value).unwrap();
        }
        writeln!(
            page,
            "</div>\n<p>verified {}, violating {}, unknown {}{}</p>",
            share(m.verified),
            share(m.violating),
            share_up(m.unknown),
            if report.decisions { " (over the worst scheduler)" } else { "" }
        )
        .unwrap();
        if m.excluded > 0.0 {
            writeln!(page, "<p>{}</p>", escape(&text::excluded(report, m))).unwrap();
        }
        let bound = text::bound(report, m);
        if !bound.is_empty() {
            page.push_str("<ul>\n");
            bound.lines().for_each(|line| writeln!(page, "<li>{}", escape(line.trim())).unwrap());
            page.push_str("</ul>\n");
        }
    }
    for (violation, more) in text::folded(&report.violations) {
        let claim = violation.story.as_ref().map_or(&violation.message, |told| &told.claim);
        writeln!(page, "<h2>{}: {}</h2>", escape(&violation.kind), escape(claim)).unwrap();
        if let Some(told) = &violation.story {
            page.push_str(&columns::tell(told, violation.steps.len()));
            let summary = format!("{} steps, with the state after each", violation.steps.len());
            writeln!(page, "<details><summary>{summary}</summary>").unwrap();
        }
        page.push_str("<div class=\"wide\"><table><tr><th>step<th>by<th>what<th>state</tr>\n");
        for (i, step) in violation.steps.iter().enumerate() {
            let by = match step.by {
                By::Nobody => String::new(),
                By::Chance => share(step.probability),
                By::Thread => "thread".into(),
                By::Data => "data".into(),
                By::Branch => "branch".into(),
            };
            let (what, state) = (escape(&step.what), escape(&step.state));
            writeln!(page, "<tr><td>{}<td>{by}<td>{what}<td class=\"state\">{state}</tr>", i + 1).unwrap();
        }
        let end = if violation.story.is_some() { "</details>" } else { "" };
        writeln!(page, "</table></div>{end}").unwrap();
        if more > 0 {
            writeln!(page, "<p>and {} more like it, by other runs</p>", count(more)).unwrap();
        }
        writeln!(page, "<p><code>sojourner replay {}</code></p>", escape(&violation.token)).unwrap();
    }
    if !report.unsupported.is_empty() && report.java.is_none() {
        page.push_str("<h2>Could not check</h2>\n<ul>\n");
        for item in &report.unsupported {
            writeln!(page, "<li>{} (in {} states)", escape(&item.feature), count(item.states)).unwrap();
        }
        page.push_str("</ul>\n");
    }
    if !report.samples.is_empty() {
        page.push_str("<h2>Progress</h2>\n<table><tr><th>transitions<th>seconds<th>verified</tr>\n");
        for (i, sample) in report.samples.iter().enumerate() {
            let seconds = report.sample_seconds.get(i).map_or(String::new(), |s| format!("{s:.3}"));
            writeln!(page, "<tr><td>{}<td>{seconds}<td>{}</tr>", count(sample.0), sample.1).unwrap();
        }
        page.push_str("</table>\n");
    }
    page.push_str("<h2>Run</h2>\n<table class=\"run\">\n");
    for (name, value) in [
        ("strategy", escape(&report.strategy)),
        ("seed", report.seed.to_string()),
        ("ending", escape(&report.ending)),
        ("states", count(report.states)),
        ("transitions", count(report.transitions)),
        ("depth", count(report.depth.into())),
        ("time", format!("{:.2} s", report.seconds)),
        ("memory", bytes(report.peak_memory_bytes)),
        ("version", escape(&report.version)),
        (
            "command",
            report
                .command
                .as_ref()
                .map_or("not known".into(), |words| format!("<code>{}</code>", escape(words))),
        ),
        ("date", report.date.as_ref().map_or("not known".into(), |date| escape(date))),
    ] {
        writeln!(page, "<tr><th>{name}<td>{value}</tr>").unwrap();
    }
    page.push_str("</table>\n");
    for note in &report.notes {
        writeln!(page, "<p>{}</p>", escape(note)).unwrap();
    }
    page
}

fn headline(report: &Report) -> &'static str {
    match report.verdict {
        Verdict::Verified => "verified",
        Verdict::Violated => "violated",
        Verdict::Limit => "not decided",
        Verdict::CouldNotCheck => "could not check",
    }
}
