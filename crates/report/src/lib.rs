//! The result of a run as plain data, and its renderers.
