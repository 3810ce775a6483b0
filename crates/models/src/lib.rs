//! Readers for model files, and built-in scalable systems; all implement `sojourner_kernel::System`.
