//! A Java program whose output is part of its state, so that every output of every run is seen.
//!
//! What a path prints does not count for a check, and two paths with different outputs may meet in
//! one state. Here they do not: the text so far is folded into the fingerprint.

use sojourner_jvm::explore::{JavaState, JavaSystem};
use sojourner_jvm::machine::Console;
use sojourner_kernel::system::capability::{Exact, Interruptible, Output, Refinable, Undo};
use sojourner_kernel::{Capabilities, Fingerprint, Stop, System, Watch};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

type Text = Arc<Mutex<Vec<u8>>>;

struct Kept(Text);

impl Console for Kept {
    fn write(&mut self, error: bool, bytes: &[u8]) {
        if !error {
            self.0.lock().unwrap().extend_from_slice(bytes);
        }
    }

    fn read(&mut self, _buffer: &mut [u8]) -> usize {
        0
    }
}

pub struct Printing {
    inner: JavaSystem,
    text: Text,
    marks: Vec<Vec<u8>>,
    watch: Watch,
    /// What was printed when a run ended.
    pub outputs: Arc<Mutex<BTreeSet<String>>>,
}

impl Printing {
    pub fn new(mut inner: JavaSystem, outputs: Arc<Mutex<BTreeSet<String>>>) -> Printing {
        let text = Text::default();
        inner.set_console(Box::new(Kept(text.clone())));
        Printing { inner, text, marks: Vec::new(), watch: Watch::default(), outputs }
    }

    fn seen(&self, stop: Stop) -> Stop {
        if stop == Stop::End && !self.watch.has_broken() {
            let text = String::from_utf8_lossy(&self.text.lock().unwrap()).trim().to_owned();
            self.outputs.lock().unwrap().insert(text);
        }
        stop
    }
}

impl System for Printing {
    type Snapshot = (JavaState, Vec<u8>);

    fn start(&mut self) -> Stop {
        self.text.lock().unwrap().clear();
        let stop = self.inner.start();
        self.seen(stop)
    }

    fn step(&mut self, alternative: u32) -> Stop {
        let stop = self.inner.step(alternative);
        self.seen(stop)
    }

    fn save(&mut self) -> Self::Snapshot {
        (self.inner.save(), self.text.lock().unwrap().clone())
    }

    fn restore(&mut self, snapshot: &Self::Snapshot) {
        self.marks.clear();
        self.inner.restore(&snapshot.0);
        self.text.lock().unwrap().clone_from(&snapshot.1);
    }

    fn fingerprint(&mut self) -> Fingerprint {
        let mut fingerprint = self.inner.fingerprint().0;
        for byte in self.text.lock().unwrap().iter() {
            fingerprint =
                (fingerprint ^ u128::from(*byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013B);
            fingerprint ^= fingerprint >> 67;
        }
        Fingerprint(fingerprint)
    }
}

impl Capabilities for Printing {
    fn inner(&mut self) -> Option<&mut dyn Capabilities> {
        Some(&mut self.inner)
    }

    fn as_undo(&mut self) -> Option<&mut dyn Undo> {
        Some(self)
    }

    fn as_exact(&mut self) -> Option<&mut dyn Exact> {
        Some(self)
    }

    /// The console is its own, and not where the machine looks for what was printed.
    fn as_output(&mut self) -> Option<&mut dyn Output> {
        None
    }

    fn as_interruptible(&mut self) -> Option<&mut dyn Interruptible> {
        Some(self)
    }

    fn as_refinable(&mut self) -> Option<&mut dyn Refinable> {
        Some(self)
    }
}

impl Undo for Printing {
    fn mark(&mut self) {
        self.inner.mark();
        self.marks.push(self.text.lock().unwrap().clone());
    }

    fn undo(&mut self) {
        self.inner.undo();
        *self.text.lock().unwrap() = self.marks.pop().expect("a mark to undo to");
    }
}

impl Exact for Printing {
    fn encode(&mut self, out: &mut Vec<u8>) {
        self.inner.encode(out);
        out.extend_from_slice(&self.text.lock().unwrap());
    }
}

impl Interruptible for Printing {
    fn set_watch(&mut self, watch: Watch) {
        self.watch = watch.clone();
        self.inner.set_watch(watch);
    }
}

impl Refinable for Printing {
    fn refine(&mut self) -> bool {
        let refined = self.inner.refine();
        if refined {
            self.inner.set_console(Box::new(Kept(self.text.clone())));
        }
        refined
    }

    fn assumptions(&self) -> String {
        self.inner.assumptions()
    }
}
