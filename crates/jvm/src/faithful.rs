//! What only a plain run needs (`sojourner run`): to look like `java` where the language leaves it open. Identity hashes
//! as the JVM draws them, and the order in which reflection lists methods.
//!
//! Invariant: a search never comes here. While exploring, hashes are made of names and methods stand in the order of
//! their class file, so the feature `faithful` can be left out, and no verdict changes: `otherwise` takes the place of
//! this folder then, and a plain run shows what some JVM could show. What a checked program can see as well stays
//! elsewhere: the last bits of elementary functions (`native/math.rs`), compressed bytes (`native/zip.rs`).

#[cfg(feature = "faithful")]
pub mod identity;
#[cfg(feature = "faithful")]
pub mod method_order;

#[cfg(not(feature = "faithful"))]
mod otherwise;
#[cfg(not(feature = "faithful"))]
pub use otherwise::{identity, method_order};
