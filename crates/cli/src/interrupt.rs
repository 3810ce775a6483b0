//! Ctrl-C: the first one ends the run with its report, the second one ends the process.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::output;

/// A flag that Ctrl-C raises.
pub fn flag() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    let set = ctrlc::set_handler(move || {
        if raised.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        output::complain("\nstopping; press Ctrl-C again to end without a report");
    });
    if let Err(error) = set {
        output::complain(&format!("note: Ctrl-C will end the run without a report ({error})"));
    }
    flag
}
