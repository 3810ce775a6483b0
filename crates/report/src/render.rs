//! The renderers of one check, one file each; all are pure functions of a [`crate::Report`]. [`FORMS`] lists them: a new
//! one is a file and a line there, and every command offers it by its name and by the ending of a file. Comparisons and
//! suites of tests have renderers of their own (`compare/`, `suite/`).

pub mod columns;
pub mod dot;
pub mod html;
pub mod json;
pub mod junit;
pub mod markdown;
pub mod sarif;
pub mod story;
pub mod text;
pub(crate) mod words;

pub use words::{bytes, count, escape, share, share_up};

use crate::Report;
use story::Paint;

/// A form that a report can have.
#[derive(Debug)]
pub struct Form {
    /// The word that asks for it.
    pub name: &'static str,
    /// What it is, where the name does not say it.
    pub about: &'static str,
    /// The ending of files of this form.
    pub ending: &'static str,
    /// Read by people: painted on a terminal, and without words too long to paste.
    pub is_for_people: bool,
    pub render: fn(&Report, Paint) -> String,
}

/// For people.
pub const TEXT: Form =
    Form { name: "text", about: "", ending: "txt", is_for_people: true, render: text::render_with };
/// For scripts.
pub const JSON: Form = plain("json", "", "json", |report, _| json::render(report));

/// All forms, the usual one first.
pub static FORMS: [Form; 7] = [
    TEXT,
    JSON,
    plain("sarif", "", "sarif", |report, _| sarif::render(report)),
    plain("junit", "", "xml", |report, _| junit::render(report)),
    plain("html", "", "html", |report, _| html::render(report)),
    plain("markdown", "For the summary of a build", "md", |report, _| markdown::render(report)),
    plain("dot", "The violating runs as a graph", "dot", |report, _| dot::render(report)),
];

const fn plain(
    name: &'static str,
    about: &'static str,
    ending: &'static str,
    render: fn(&Report, Paint) -> String,
) -> Form {
    Form { name, about, ending, is_for_people: false, render }
}

/// The form that the ending of a file's name asks for.
pub fn form_of(ending: &str) -> Option<&'static Form> {
    FORMS.iter().find(|form| form.ending == ending)
}
