//! The renderers, one file each; all are pure functions of a [`crate::Report`].

pub mod dot;
pub mod html;
pub mod json;
pub mod junit;
pub mod sarif;
pub mod story;
pub mod text;
mod words;

pub use words::{bytes, count, escape, share, share_up};
