//! SARIF 2.1.0 for code scanning: one result per violation, its schedule as a code flow with a thread flow a thread, rules
//! with help, and what ended the run as a notification of the invocation.
//!
//! Invariant: a run that did not decide is an invocation that was not successful; no results do not look clean then.
//! Paths start at the folder of the repository where sources were found. Fingerprints are made of what stands at the
//! places of a violation, not of line numbers, so that they outlive edits elsewhere in the file.
//!
//! Models have no source files, so locations are logical (site names) unless a site reads `file:line`.

use serde_json::{Value, json};
use sojourner_kernel::property::Told;

use crate::render::text::verdict_line;
use crate::story::{Place, Span, Story};
use crate::{Report, Step, Verdict, Violation};

/// Places of a thread flow at most; the ones that matter are kept.
const MOST: usize = 500;

/// The report as a SARIF log.
pub fn render(report: &Report) -> String {
    log(&[report], &report.version, verdicts(&[report]))
}

/// Several reports as one run.
pub fn log(reports: &[&Report], version: &str, notifications: Vec<Value>) -> String {
    let mut kinds: Vec<&str> = reports.iter().flat_map(|r| &r.violations).map(|v| &v.kind[..]).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let results: Vec<Value> = reports
        .iter()
        .flat_map(|report| report.violations.iter().map(|violation| result(report, violation, &kinds)))
        .collect();
    let is_whole = notifications.is_empty();
    let verdict = reports.first().map_or("could-not-check", |report| report.verdict.word());
    let system = reports.first().map_or("", |report| &report.system);
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "sojourner",
                "version": version,
                "rules": kinds.iter().map(|kind| rule(kind)).collect::<Vec<_>>(),
                "notifications": [
                    descriptor("not-decided", "NotDecided", "A limit ended the check", "Give it more time or memory (--for, --memory), or a smaller program."),
                    descriptor("could-not-check", "CouldNotCheck", "Something could not be followed", "The message names what is not modelled; docs/limits.md says what is."),
                ],
            } },
            "automationDetails": { "id": format!("sojourner/{}/", system.replace('/', "-")) },
            "columnKind": "utf16CodeUnits",
            "invocations": [{ "executionSuccessful": is_whole, "toolExecutionNotifications": notifications }],
            "properties": { "verdict": verdict, "system": system },
            "results": results,
        }],
    });
    let mut text = serde_json::to_string_pretty(&log).expect("plain data");
    text.push('\n');
    text
}

/// What keeps reports from being answers.
fn verdicts(reports: &[&Report]) -> Vec<Value> {
    let mut all = Vec::new();
    for report in reports {
        let is_limited = report.verdict == Verdict::Limit || report.ending.starts_with("limit-");
        if is_limited || report.ending == "interrupted" {
            all.push(notification("not-decided", &format!("{}: {}", report.system, verdict_line(report))));
        }
        for item in &report.unsupported {
            let text = format!("{}: {} (in {} states)", report.system, item.feature, item.states);
            all.push(notification("could-not-check", &text));
        }
        if report.verdict == Verdict::CouldNotCheck && report.unsupported.is_empty() {
            all.push(notification(
                "could-not-check",
                &format!("{}: {}", report.system, verdict_line(report)),
            ));
        }
    }
    all
}

/// A notification that the check is not an answer.
pub fn notification(id: &str, text: &str) -> Value {
    json!({ "descriptor": { "id": id }, "level": "error", "message": { "text": text } })
}

fn result(report: &Report, violation: &Violation, kinds: &[&str]) -> Value {
    let mut result = json!({
        "ruleId": violation.kind,
        "ruleIndex": kinds.iter().position(|kind| *kind == violation.kind),
        "level": "error",
        "message": { "text": violation.message },
        "partialFingerprints": { "sojournerCause/v1": fingerprint(report, violation) },
        "properties": { "token": violation.token },
    });
    let locations: Vec<Value> =
        violation.steps.iter().take(MOST).map(|step| json!({ "location": location(step) })).collect();
    if let Some(last) = violation.steps.last() {
        result["locations"] = json!([location(last)]);
        result["codeFlows"] = json!([{ "threadFlows": [{ "locations": locations }] }]);
    }
    if let Some(story) = &violation.story {
        tell(&mut result, story, &violation.token);
    }
    result
}

/// The same for the same cause, also after lines were added above it.
fn fingerprint(report: &Report, violation: &Violation) -> String {
    let mut parts = vec![violation.kind.clone()];
    match &violation.story {
        Some(story) if !story.spans.is_empty() => {
            let mut places: Vec<String> = story
                .spans
                .iter()
                .map(|span| {
                    let place = &span.place;
                    let text = place.source.clone().unwrap_or_else(|| place.line.to_string());
                    format!("{}\n{text}", place.path.as_ref().unwrap_or(&place.file))
                })
                .collect();
            places.sort();
            places.dedup();
            parts.extend(places);
        }
        _ => parts.extend([report.system.clone(), violation.message.clone()]),
    }
    // FNV-1a: the same on every machine and in every version.
    let bytes = parts.iter().flat_map(|part| part.bytes().chain([0]));
    let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |h, b| (h ^ u64::from(b)).wrapping_mul(0x100_0000_01b3));
    format!("{hash:016x}")
}

/// What a rule or a notification is.
fn descriptor(id: &str, name: &str, what: &str, help: &str) -> Value {
    // A name that is the identifier says nothing; validators ask for a name of its own.
    let name = match name.split_at_checked(1) {
        Some((first, rest)) if name == id => format!("{}{rest}", first.to_uppercase()),
        _ => name.to_owned(),
    };
    json!({
        "id": id,
        "name": name,
        "shortDescription": { "text": format!("{what}.") },
        "fullDescription": { "text": format!("{what}. {help}") },
        "help": { "text": help, "markdown": help },
    })
}

/// A kind of violation, as a rule.
fn rule(kind: &str) -> Value {
    let (what, help) = match Told::of(kind) {
        Some(told) => (told.title, told.help),
        None => ("What was asked for does not hold", "The code flow leads to the state that refutes it."),
    };
    let help = format!("{help} 'sojourner replay TOKEN --step' goes through the run step by step.");
    let mut letters = kind.chars();
    let name: String = letters.next().iter().flat_map(|c| c.to_uppercase()).chain(letters).collect();
    let mut rule = descriptor(kind, &name, what, &help);
    rule["defaultConfiguration"] = json!({ "level": "error" });
    rule["properties"] = json!({ "tags": ["concurrency", "correctness"], "precision": "very-high", "problem.severity": "error" });
    rule
}

/// A Java program's violation in the program's own terms: where it happened, and a flow per thread.
fn tell(result: &mut Value, story: &Story, token: &str) {
    let replay = if token.len() < 1000 { format!("\nsojourner replay {token}") } else { String::new() };
    result["message"] = json!({ "text": format!("{}{replay}", story.claim) });
    // One that is in the repository first: what is thrown inside a library is no place for an alert.
    let (inside, outside): (Vec<&Span>, Vec<&Span>) =
        story.spans.iter().partition(|span| span.place.path.is_some());
    let mut spans = inside.into_iter().chain(outside).map(|span| at(&span.place, &span.label));
    if let Some(first) = spans.next() {
        // Code scanning shows the first; the others are where it comes from.
        result["locations"] = json!([first]);
        let others: Vec<Value> = spans
            .enumerate()
            .map(|(id, mut place)| {
                place["id"] = json!(id + 1);
                place
            })
            .collect();
        if !others.is_empty() {
            result["relatedLocations"] = json!(others);
        }
    }
    let events = || story.segments.iter().flat_map(|s| s.events.iter().map(move |event| (s.thread, event)));
    let is_long = events().filter(|(_, event)| event.place.is_some()).count() > MOST;
    // The order of what happened, over all threads.
    let mut order = 0;
    let mut flows: Vec<(u32, Vec<Value>)> = story.threads.iter().map(|a| (a.thread, Vec::new())).collect();
    for (thread, event) in events() {
        order += 1;
        let Some((_, flow)) = flows.iter_mut().find(|(t, _)| *t == thread) else { continue };
        let Some(place) = &event.place else { continue };
        if is_long && !event.matters || flow.len() >= MOST {
            continue;
        }
        let importance = if event.matters { "essential" } else { "unimportant" };
        let location = at(place, &event.what);
        flow.push(json!({ "executionOrder": order, "importance": importance, "location": location }));
    }
    let flows: Vec<Value> = flows
        .into_iter()
        .filter(|(_, locations)| !locations.is_empty())
        .map(|(thread, locations)| {
            let name = story.threads.iter().find(|a| a.thread == thread).map_or("", |a| &a.name);
            json!({ "id": format!("T{thread} {name}"), "locations": locations })
        })
        .collect();
    if !flows.is_empty() {
        result["codeFlows"] = json!([{ "threadFlows": flows }]);
    }
}

fn at(place: &Place, text: &str) -> Value {
    let mut region = json!({ "startLine": place.line.max(1) });
    if let Some(source) = &place.source {
        region["snippet"] = json!({ "text": source });
    }
    json!({
        "physicalLocation": {
            "artifactLocation": artifact(place.path.as_deref().unwrap_or(&place.file)),
            "region": region,
        },
        "message": { "text": text },
    })
}

/// A file from the root of the sources.
fn artifact(path: &str) -> Value {
    let mut uri = String::new();
    for byte in path.replace('\\', "/").bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'_' | b'-' | b'~' | b'$' => {
                uri.push(byte.into())
            }
            _ => uri.push_str(&format!("%{byte:02X}")),
        }
    }
    match uri.starts_with('/') {
        true => json!({ "uri": format!("file://{uri}") }),
        false => json!({ "uri": uri, "uriBaseId": "%SRCROOT%" }),
    }
}

fn location(step: &Step) -> Value {
    let place = match step.site.rsplit_once(':') {
        Some((file, line)) if !file.is_empty() && line.parse::<u32>().is_ok_and(|n| n > 0) => json!({
            "artifactLocation": artifact(file),
            "region": { "startLine": line.parse::<u32>().unwrap_or(1) },
        }),
        _ => {
            return json!({
                "logicalLocations": [{ "fullyQualifiedName": step.site }],
                "message": { "text": step.what },
            });
        }
    };
    json!({ "physicalLocation": place, "message": { "text": step.what } })
}
