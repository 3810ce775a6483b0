//! The Java machine: class files to a linked program to a machine that can be saved, restored,
//! hashed and steered.
//!
//! From the bottom up: [`classfile`], [`bytecode`], [`image`], [`classpath`], [`jdk`] and
//! [`source`] read; [`class`] and [`code`] are the linked program; [`heap`] and [`machine`] run
//! it; [`native`] and [`link`] stand in for the JVM's own parts; [`explore`] is the machine as a system, and [`reduce`]
//! what it leaves out; [`faithful`] is what a plain run shows beyond what the language says. Searching is the kernel's.

pub mod api;
pub mod bytecode;
pub mod class;
pub mod classfile;
pub mod classpath;
pub mod code;
pub mod coverage;
pub mod explore;
pub mod faithful;
pub mod heap;
pub mod image;
pub mod inputs;
pub mod jdk;
pub mod launch;
pub mod link;
pub mod machine;
pub mod native;
pub mod program;
pub mod reduce;
pub mod run;
pub mod source;
