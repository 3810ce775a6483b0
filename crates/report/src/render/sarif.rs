//! SARIF 2.1.0: one result per violation and per unsupported feature, the run as a code flow.
//!
//! Models have no source files, so locations are logical (site names) unless a site reads
//! `file:line`, which becomes a physical one.

use serde_json::{Value, json};

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
