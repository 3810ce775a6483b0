//! The renderers, one file each; all are pure functions of a [`crate::Report`]. [`FORMS`] lists them: a new one is a file
//! and a line there, and every front end offers it.

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
    /// Read by people: painted on a terminal, and without words too long to paste.
    pub is_for_people: bool,
    pub render: fn(&Report, Paint) -> String,
}

/// For people.
pub const TEXT: Form = Form { name: "text", about: "", is_for_people: true, render: text::render_with };
/// For scripts.
pub const JSON: Form = plain("json", "", |report, _| json::render(report));

/// All forms, the usual one first.
pub static FORMS: [Form; 7] = [
    TEXT,
    JSON,
    plain("sarif", "", |report, _| sarif::render(report)),
    plain("junit", "", |report, _| junit::render(report)),
    plain("html", "", |report, _| html::render(report)),
    plain("markdown", "For the summary of a build", |report, _| markdown::render(report)),
    plain("dot", "The violating runs as a graph", |report, _| dot::render(report)),
];

const fn plain(name: &'static str, about: &'static str, render: fn(&Report, Paint) -> String) -> Form {
    Form { name, about, is_for_people: false, render }
}
