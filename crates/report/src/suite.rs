//! Many tests checked one by one, as plain data, and its renderers.
//!
//! Invariant: nothing that was not decided looks like a pass. A test that a limit ended, or that could not be followed,
//! is neither passed nor failed; in JUnit XML it is an error.

pub mod html;
pub mod junit;
pub mod markdown;
pub mod sarif;
pub mod text;

use serde::{Deserialize, Serialize};

use crate::{Masses, Report, Verdict};

/// The version of the JSON form.
pub const SCHEMA: &str = "sojourner-tests-1";

/// One test that was checked under its schedules, draws and inputs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tested {
    /// The test class, as Java spells it.
    pub class: String,
    pub method: String,
    /// Which invocation of the method, from 1, where it has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invocation: Option<u32>,
    /// The invocation in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// The library it is written for: `junit5`, `junit4`, `testng`.
    pub style: String,
    pub verdict: Verdict,
    /// The kind of the violation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// What is wrong, or why it was not decided; absent if verified.
    #[serde(default)]
    pub message: Option<String>,
    /// For `sojourner replay`.
    #[serde(default)]
    pub token: Option<String>,
    /// Absent if nothing was explored.
    #[serde(default)]
    pub masses: Option<Masses>,
    pub states: u64,
    pub transitions: u64,
    /// Of the clock, starting and telling included.
    pub seconds: f64,
    /// The whole report of the check, where there was more than one run to look at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<Box<Report>>,
}

impl Tested {
    /// The name for a person: the class, the method and the invocation.
    pub fn name(&self) -> String {
        let name = format!("{}.{}", self.class, self.method);
        match (self.invocation, &self.title) {
            (None, _) => name,
            (Some(n), None) => format!("{name}[{n}]"),
            (Some(n), Some(title)) => format!("{name}[{n}: {title}]"),
        }
    }

    /// What is wrong, or why it was not decided, and what that rests on, in a line.
    pub fn line(&self) -> String {
        let message = self.message.as_deref().unwrap_or_default();
        let masses = match self.masses {
            Some(m) if self.verdict == Verdict::Limit => {
                let (verified, unknown) =
                    (super::render::share(m.verified), super::render::share_up(m.unknown));
                format!("; verified {verified}, unknown {unknown}")
            }
            _ => String::new(),
        };
        format!("{message}{masses}").chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
    }
}

/// The tests of a class path.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Suite {
    pub schema: String,
    /// The version of this program.
    pub version: String,
    /// What was looked through.
    pub path: String,
    /// The worst of the tests: violated, could not check, limit, verified.
    pub verdict: Verdict,
    pub verified: u64,
    pub violated: u64,
    pub limit: u64,
    pub could_not_check: u64,
    pub seconds: f64,
    pub tests: Vec<Tested>,
    /// Remarks for a person.
    pub notes: Vec<String>,
}

impl Suite {
    pub fn of(path: String, version: String, tests: Vec<Tested>, seconds: f64, notes: Vec<String>) -> Suite {
        let count = |verdict| tests.iter().filter(|test| test.verdict == verdict).count() as u64;
        let (verified, violated) = (count(Verdict::Verified), count(Verdict::Violated));
        let (limit, could_not_check) = (count(Verdict::Limit), count(Verdict::CouldNotCheck));
        let verdict = if violated > 0 {
            Verdict::Violated
        } else if could_not_check > 0 || tests.is_empty() {
            Verdict::CouldNotCheck
        } else if limit > 0 {
            Verdict::Limit
        } else {
            Verdict::Verified
        };
        let schema = SCHEMA.into();
        Suite {
            schema,
            version,
            path,
            verdict,
            verified,
            violated,
            limit,
            could_not_check,
            seconds,
            tests,
            notes,
        }
    }

    /// The counts in words.
    pub fn counts(&self) -> String {
        let parts = [
            (self.violated, "violated"),
            (self.could_not_check, "could not be checked"),
            (self.limit, "not decided"),
            (self.verified, "verified"),
        ];
        let parts: Vec<String> =
            parts.iter().filter(|(n, _)| *n > 0).map(|(n, what)| format!("{n} {what}")).collect();
        let s = if self.tests.len() == 1 { "" } else { "s" };
        format!("{} test{s}: {}", self.tests.len(), parts.join(", "))
    }
}

/// As JSON; the reports of the single checks are left out, as `sojourner replay` and `check` have them.
pub fn json(suite: &Suite) -> String {
    let mut plain = suite.clone();
    plain.tests.iter_mut().for_each(|test| test.report = None);
    let mut text = serde_json::to_string_pretty(&plain).expect("plain data");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    pub fn tested(method: &str, verdict: Verdict) -> Tested {
        Tested {
            class: "shop.CartTest".into(),
            method: method.into(),
            invocation: None,
            title: None,
            style: "junit5".into(),
            verdict,
            kind: (verdict == Verdict::Violated).then(|| "assertion".into()),
            message: (verdict != Verdict::Verified).then(|| "expected: <2> & \"was\" <1>\u{1b}".into()),
            token: (verdict == Verdict::Violated).then(|| "s2abc".into()),
            masses: Some(Masses { verified: 0.25, violating: 0.0, unknown: 0.75, excluded: 0.0 }),
            states: 12,
            transitions: 22,
            seconds: 0.1,
            report: None,
        }
    }

    pub fn suite() -> Suite {
        let tests = vec![
            tested("adds", Verdict::Verified),
            tested("races", Verdict::Violated),
            tested("waits", Verdict::Limit),
            tested("writes", Verdict::CouldNotCheck),
        ];
        Suite::of("target/test-classes".into(), "0.1.0".into(), tests, 1.5, vec![])
    }

    #[test]
    fn the_worst_test_decides() {
        assert_eq!(suite().verdict, Verdict::Violated);
        let of = |verdicts: &[Verdict]| {
            let tests = verdicts.iter().map(|v| tested("t", *v)).collect();
            Suite::of(String::new(), String::new(), tests, 0.0, vec![]).verdict
        };
        assert_eq!(of(&[Verdict::Verified, Verdict::Limit]), Verdict::Limit);
        assert_eq!(of(&[Verdict::Limit, Verdict::CouldNotCheck]), Verdict::CouldNotCheck);
        assert_eq!(of(&[Verdict::Verified]), Verdict::Verified);
        // Nothing was checked.
        assert_eq!(of(&[]), Verdict::CouldNotCheck);
    }

    #[test]
    fn the_json_form_can_be_read_back() {
        let back: Suite = serde_json::from_str(&json(&suite())).unwrap();
        assert_eq!(back, suite());
        let value: serde_json::Value = serde_json::from_str(&json(&suite())).unwrap();
        assert_eq!(value["tests"][1]["verdict"], "violated");
        assert_eq!(value["tests"][1]["token"], "s2abc");
        assert_eq!(value["tests"][2]["masses"]["unknown"], 0.75);
        assert!(value["tests"][0]["message"].is_null());
    }

    #[test]
    fn what_is_not_decided_does_not_look_like_a_pass() {
        let xml = junit::render(&suite());
        assert!(xml.contains("tests=\"4\" failures=\"1\" errors=\"2\""), "{xml}");
        assert!(xml.contains("&amp; &quot;was&quot; &lt;1&gt;"), "{xml}");
        assert!(!xml.contains('\u{1b}'), "{xml}");
        let page = html::render(&suite());
        assert!(page.contains("<h1>target/test-classes: <span class=\"violated\">"), "{page}");
        assert_eq!(page.matches("class=\"verified\">verified").count(), 1, "{page}");
        let table = markdown::render(&suite());
        assert!(table.contains("| not decided | `shop.CartTest.waits` |"), "{table}");
        let text = text::render(&suite(), crate::render::story::Paint::Plain);
        assert!(
            text.ends_with(
                "result: 4 tests: 1 violated, 1 could not be checked, 1 not decided, 1 verified\n"
            ),
            "{text}"
        );
    }
}
