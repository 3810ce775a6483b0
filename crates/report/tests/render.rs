//! The renderers on reports with hostile text in every place.

use sojourner_report::render::{dot, html, json, junit, markdown, sarif, text};
use sojourner_report::story::{Actor, Event, Place, Segment, Span, Story};
use sojourner_report::{
    Audit, Breach, By, Masses, Report, SCHEMA, Sample, Step, Store, UnknownAt, Unsupported, Verdict,
    Violation,
};

const NASTY: &str = "<script>\"'&]]>\\ \u{1}\n%n";

fn report(verdict: Verdict) -> Report {
    let step = Step {
        alternative: 1,
        of: 2,
        by: By::Chance,
        probability: 0.25,
        site: "Bank.java:31".into(),
        what: NASTY.into(),
        action: None,
        state: NASTY.into(),
    };
    Report {
        schema: SCHEMA.into(),
        version: "1".into(),
        system: NASTY.into(),
        property: Some(NASTY.into()),
        java: None,
        verdict,
        ending: "exhausted".into(),
        strategy: "bfs".into(),
        seed: 7,
        states: 10,
        transitions: 12,
        searches: Vec::new(),
        expanded: 5,
        depth: 3,
        frontier: 0,
        masses: Some(Masses { verified: 0.5, violating: 0.25, unknown: 0.25, excluded: 0.0 }),
        nothing_checked: false,
        decisions: false,
        unknown_at: Vec::new(),
        samples: vec![Sample(5, 0.25), Sample(10, 0.5)],
        sample_seconds: vec![0.5, 1.25],
        violations: vec![Violation {
            kind: "invariant".into(),
            message: NASTY.into(),
            token: "s1AAAA".into(),
            probability: 0.25,
            story: None,
            length: 2,
            steps: vec![step.clone(), Step { site: "a place".into(), ..step }],
        }],
        violating_states: 1,
        unsupported: vec![Unsupported { feature: NASTY.into(), states: 2 }],
        store: Store::Fingerprint { collision_bound: 1e-30 },
        seconds: 0.5,
        peak_memory_bytes: 1_000_000,
        command: None,
        date: None,
        audit: Some(Audit {
            merges: 3,
            replays: 2,
            restores: 1,
            runs: 4,
            steps: 50,
            breaches: vec![Breach { what: NASTY.into(), token: "s1AAAA".into() }],
        }),
        notes: vec![NASTY.into()],
    }
}

#[test]
fn json_is_read_back_as_it_was_written() {
    for masses in [None, Some(Masses { verified: 1.0, violating: 0.0, unknown: 0.0, excluded: 0.0 })] {
        let mut report = report(Verdict::Violated);
        report.masses = masses;
        let again: Report = serde_json::from_str(&json::render(&report)).unwrap();
        assert_eq!(again, report);
    }
}

/// A checker of nesting and quoting, enough for what we write: every tag is closed, attributes are
/// quoted, and no bare `<`, `&` or control character is left in text.
fn well_formed(xml: &str) -> Result<(), String> {
    let mut open: Vec<String> = Vec::new();
    let mut rest = xml;
    while let Some(at) = rest.find('<') {
        let (before, tag) = rest.split_at(at);
        for part in before.split('&').skip(1) {
            let known = ["amp;", "lt;", "gt;", "quot;", "#39;"].iter().any(|e| part.starts_with(e));
            known.then_some(()).ok_or_else(|| format!("a bare & before {part:.20}"))?;
        }
        if before.chars().any(|c| c.is_control() && c != '\n' && c != '\t') {
            return Err("a control character".into());
        }
        let end = tag.find('>').ok_or("an open tag at the end")?;
        let inside = &tag[1..end];
        if let Some(name) = inside.strip_prefix('/') {
            let expected = open.pop();
            (expected.as_deref() == Some(name))
                .then_some(())
                .ok_or(format!("</{name}> closes {expected:?}"))?;
        } else if !inside.starts_with('?') && !inside.ends_with('/') {
            if inside.matches('"').count() % 2 == 1 {
                return Err(format!("quotes in <{inside}>"));
            }
            open.push(inside.split([' ', '\n']).next().unwrap_or("").to_string());
        }
        rest = &tag[end + 1..];
    }
    open.is_empty().then_some(()).ok_or(format!("left open: {open:?}"))
}

#[test]
fn junit_is_well_formed_for_every_verdict() {
    for (verdict, counts) in [
        (Verdict::Verified, "failures=\"0\" errors=\"0\""),
        (Verdict::Violated, "failures=\"1\" errors=\"0\""),
        (Verdict::Limit, "failures=\"0\" errors=\"1\""),
        (Verdict::CouldNotCheck, "failures=\"0\" errors=\"1\""),
    ] {
        let xml = junit::render(&report(verdict));
        assert_eq!(well_formed(&xml), Ok(()), "{xml}");
        assert!(xml.contains(counts), "{xml}");
    }
}

#[test]
fn nothing_breaks_out_of_the_page() {
    let page = html::render(&report(Verdict::Violated));
    assert!(!page.contains("<script>"), "{page}");
    assert!(page.contains("&lt;script&gt;"), "{page}");
    assert!(!page.contains("http"), "the page needs nothing from elsewhere");
}

#[test]
fn sarif_has_places_where_there_are_lines() {
    let log: serde_json::Value = serde_json::from_str(&sarif::render(&report(Verdict::Violated))).unwrap();
    let results = &log["runs"][0]["results"];
    assert_eq!(results.as_array().unwrap().len(), 1, "what is unsupported is no result at a place");
    let told = &log["runs"][0]["invocations"][0];
    assert_eq!(told["executionSuccessful"], false, "something was not followed");
    assert_eq!(told["toolExecutionNotifications"][0]["descriptor"]["id"], "could-not-check");
    let flow = &results[0]["codeFlows"][0]["threadFlows"][0]["locations"];
    assert_eq!(flow[0]["location"]["physicalLocation"]["region"]["startLine"], 31);
    assert_eq!(flow[1]["location"]["logicalLocations"][0]["fullyQualifiedName"], "a place");
}

/// A report of a Java program whose violation is at two places.
fn of_java(line: u32) -> Report {
    let place = |file: &str, line| Place {
        file: file.into(),
        line,
        source: Some("items = items + n;".into()),
        path: (file == "Cart.java").then(|| "src/main/java/My shop/Cart.java".into()),
    };
    let event = |step, line, what: &str| Event {
        step,
        place: Some(place("Cart.java", line)),
        operation: "write".into(),
        what: what.into(),
        instruction: None,
        folded: 1,
        matters: true,
    };
    let mut report = report(Verdict::Violated);
    report.unsupported.clear();
    report.violations[0].story = Some(Story {
        claim: "an assertion fails".into(),
        threads: vec![Actor { thread: 0, name: "main".into() }, Actor { thread: 1, name: "other".into() }],
        spans: vec![
            Span { thread: 0, place: place("Library.java", 7), label: "throws".into() },
            Span { thread: 1, place: place("Cart.java", line), label: "writes".into() },
        ],
        segments: vec![
            Segment { thread: 0, events: vec![event(1, line, "reads 0")] },
            Segment { thread: 1, events: vec![event(2, line, "writes 2")] },
            Segment { thread: 0, events: vec![event(3, line, "writes 2")] },
        ],
        needed_order: vec![],
        stuck: vec![],
        cycle: vec![],
        remarks: vec![],
        draws: vec![],
        stack_trace: vec![],
        output: String::new(),
        context_switches: 2,
        found_steps: 3,
    });
    report
}

#[test]
fn sarif_is_what_code_scanning_wants() {
    let log = |line| -> serde_json::Value { serde_json::from_str(&sarif::render(&of_java(line))).unwrap() };
    let (one, other) = (log(8), log(12));
    let run = &one["runs"][0];
    let result = &run["results"][0];
    let place = &result["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "src/main/java/My%20shop/Cart.java", "{result}");
    assert_eq!(place["artifactLocation"]["uriBaseId"], "%SRCROOT%");
    assert_eq!(result["relatedLocations"][0]["message"]["text"], "throws");
    let flows = result["codeFlows"][0]["threadFlows"].as_array().unwrap();
    let orders = |flow: &serde_json::Value| -> Vec<u64> {
        let places = flow["locations"].as_array().unwrap();
        places.iter().map(|place| place["executionOrder"].as_u64().unwrap()).collect()
    };
    assert_eq!((orders(&flows[0]), orders(&flows[1])), (vec![1, 3], vec![2]));
    let rule = &run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
    assert_eq!(rule["id"], result["ruleId"]);
    assert!(!rule["help"]["markdown"].as_str().unwrap().is_empty());
    // Lines above the place do not make another alert of it.
    let fingerprint = &result["partialFingerprints"]["sojournerCause/v1"];
    assert_eq!(fingerprint, &other["runs"][0]["results"][0]["partialFingerprints"]["sojournerCause/v1"]);
    assert_eq!(run["invocations"][0]["executionSuccessful"], true);
}

#[test]
fn sarif_of_an_unfinished_run_does_not_look_clean() {
    let mut report = report(Verdict::Limit);
    report.violations.clear();
    report.unsupported.clear();
    report.ending = "limit-time".into();
    let log: serde_json::Value = serde_json::from_str(&sarif::render(&report)).unwrap();
    let told = &log["runs"][0]["invocations"][0];
    assert_eq!(told["executionSuccessful"], false);
    let text = told["toolExecutionNotifications"][0]["message"]["text"].as_str().unwrap();
    assert!(text.contains("not decided: nothing wrong so far; the time limit was reached"), "{text}");
}

#[test]
fn markdown_keeps_what_it_is_given_as_text() {
    let mut report = report(Verdict::Violated);
    report.violations[0].message = "<b> | `x` ```` ".into();
    let page = markdown::render(&report);
    assert!(page.contains("&lt;b&gt; \\| \\`x\\`"), "{page}");
    assert!(page.contains("\n`````\n"), "a fence longer than what is in it: {page}");
    assert!(page.contains(": violated\n"), "{page}");
    for (verdict, word) in [(Verdict::Limit, "not decided"), (Verdict::CouldNotCheck, "could not check")] {
        assert!(markdown::render(&self::report(verdict)).contains(&format!(": {word}\n")));
    }
}

#[test]
fn dot_quotes_what_it_is_given() {
    let graph = dot::render(&report(Verdict::Violated));
    let unescaped = graph.replace("\\\\", "").replace("\\\"", "");
    assert!(unescaped.lines().all(|l| l.matches('"').count() % 2 == 0), "{graph}");
}

#[test]
fn text_tells_the_verdict_in_its_last_line() {
    for (verdict, words) in [
        (Verdict::Verified, "result: verified:"),
        (Verdict::Violated, "result: violated: 1 violation found"),
        (Verdict::Limit, "result: not decided:"),
        (Verdict::CouldNotCheck, "result: could not check"),
    ] {
        let text = text::render(&report(verdict));
        assert!(text.lines().last().unwrap().starts_with(words), "{text}");
    }
    assert!(text::render(&report(Verdict::Violated)).contains("this run has probability 0.25\n"));
}

#[test]
fn a_long_run_is_cut_in_the_middle() {
    let mut report = report(Verdict::Violated);
    let step = Step { what: "go".into(), state: "there".into(), ..report.violations[0].steps[0].clone() };
    report.violations[0].steps = vec![step; 1_000];
    let text = text::render(&report);
    assert!(text.contains("968 steps left out") && text.lines().count() < 60, "{text}");
}

#[test]
fn violations_of_one_claim_are_folded_into_the_shortest() {
    let mut report = report(Verdict::Violated);
    let mut longer = report.violations[0].clone();
    longer.steps.extend(longer.steps.clone());
    longer.length = longer.steps.len() as u64;
    longer.token = "s1LONG".into();
    let other = Violation { message: "another".into(), ..longer.clone() };
    report.violations = vec![longer.clone(), report.violations[0].clone(), longer, other];
    let text = text::render(&report);
    assert_eq!(text.matches("error[invariant]").count(), 2, "{text}");
    assert_eq!(text.matches("and 2 more like it, by other runs").count(), 1, "{text}");
    assert!(text.find("s1AAAA").unwrap() < text.find("s1LONG").unwrap(), "{text}");
    assert_eq!(text.matches("s1LONG").count(), 1, "{text}");
}

#[test]
fn text_says_what_the_masses_mean_and_where_the_unknown_is() {
    let mut report = report(Verdict::Limit);
    report.unknown_at = vec![UnknownAt { site: "Cache.java:88".into(), share: 0.61 }];
    let said = text::render(&report);
    assert!(said.contains("a violation has probability from 0.25 to 0.5,"), "{said}");
    assert!(said.contains(" 61.0 % of the unknown mass is behind Cache.java:88"), "{said}");
    report.masses = Some(Masses { verified: 0.75, violating: 0.0, unknown: 0.25, excluded: 0.0 });
    let said = text::render(&report);
    assert!(said.contains("a violation has probability at most 0.25: one minus what is verified"), "{said}");
    report.masses = Some(Masses { verified: 1.0, violating: 0.0, unknown: 0.0, excluded: 0.0 });
    assert!(!text::render(&report).contains("a violation has probability"));
}
