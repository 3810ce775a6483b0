//! SARIF 2.1.0: one result per violation and per unsupported feature, the run as a code flow.
//!
//! Models have no source files, so locations are logical (site names) unless a site reads
//! `file:line`, which becomes a physical one.

use serde_json::{Value, json};

use crate::story::{Place, Story};
use crate::{Report, Step};

/// The report as a SARIF log.
pub fn render(report: &Report) -> String {
    let mut results: Vec<Value> = report
        .violations
        .iter()
        .map(|violation| {
            let locations: Vec<Value> =
                violation.steps.iter().map(|step| json!({ "location": location(step) })).collect();
            let mut result = json!({
                "ruleId": violation.kind,
                "level": "error",
                "message": { "text": violation.message },
                "properties": { "token": violation.token },
            });
            if let Some(last) = violation.steps.last() {
                result["locations"] = json!([location(last)]);
                result["codeFlows"] = json!([{ "threadFlows": [{ "locations": locations }] }]);
            }
            if let Some(story) = &violation.story {
                tell(&mut result, story);
            }
            result
        })
        .collect();
    results.extend(report.unsupported.iter().map(|item| {
        json!({
            "ruleId": "could-not-check",
            "level": "warning",
            "message": { "text": format!("{} (in {} states)", item.feature, item.states) },
        })
    }));
    let log = json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": { "name": "sojourner", "version": report.version } },
            "properties": { "verdict": report.verdict.word(), "system": report.system },
            "results": results,
        }],
    });
    let mut text = serde_json::to_string_pretty(&log).expect("plain data");
    text.push('\n');
    text
}

/// A Java program's violation in the program's own terms: where it happened, and a flow per thread.
fn tell(result: &mut Value, story: &Story) {
    result["message"] = json!({ "text": story.claim });
    let spans: Vec<Value> = story.spans.iter().map(|span| at(&span.place, &span.label)).collect();
    if !spans.is_empty() {
        result["locations"] = json!(spans);
    }
    // The order of what happened, over all threads.
    let mut order = 0;
    let mut flows: Vec<(u32, Vec<Value>)> = story.threads.iter().map(|a| (a.thread, Vec::new())).collect();
    for segment in &story.segments {
        for event in &segment.events {
            order += 1;
            let flow = flows.iter_mut().find(|(thread, _)| *thread == segment.thread);
            if let (Some(place), Some((_, flow))) = (&event.place, flow) {
                flow.push(json!({ "executionOrder": order, "location": at(place, &event.what) }));
            }
        }
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
    json!({
        "physicalLocation": {
            "artifactLocation": { "uri": place.file.replace(' ', "%20") },
            "region": { "startLine": place.line.max(1) },
        },
        "message": { "text": text },
    })
}

fn location(step: &Step) -> Value {
    let place = match step.site.rsplit_once(':') {
        Some((file, line)) if !file.is_empty() && line.parse::<u32>().is_ok_and(|n| n > 0) => json!({
            "artifactLocation": { "uri": file.replace(' ', "%20") },
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
