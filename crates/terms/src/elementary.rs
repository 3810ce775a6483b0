//! Elementary functions as Java's `Math` has them, rounded correctly as far as that is known.
//!
//! They are here and not in the machine, since terms have the logarithm: what a term is worth must be, to the last bit,
//! what the machine computes.

pub mod circle;
mod fast;
pub mod wide;
