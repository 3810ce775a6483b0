//! The Java machine: class files to a linked program to a machine that can be saved, restored, hashed and steered.

pub mod bytecode;
pub mod classfile;
pub mod classpath;
pub mod image;
pub mod jdk;
pub mod source;
