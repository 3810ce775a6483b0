//! Models to explore without a Java machine: readers for model files, and built-in scalable
//! systems. Everything here implements [`sojourner_kernel::System`].
//!
//! A model is a pure function over *packed* states ([`Packed`]): at most 128 bits per state, no
//! allocation per step, and a fingerprint that is a bijection, so two states of a model never
//! share one. [`Walk`] turns such a function into a `System`; [`open`] finds the model a word
//! names, [`Model`] is any of them.
//!
//! What does not live here: searching, properties, the terminal.

pub mod aut;
pub mod builtin;
pub mod error;
pub mod explicit;
pub mod mcrl2;
pub mod model;
pub mod packed;
mod text;
pub mod tra;

pub use error::BadInput;
pub use explicit::{Explicit, Row};
pub use model::{ENDINGS, Model, open};
pub use packed::{Packed, Walk};
