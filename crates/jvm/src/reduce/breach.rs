//! Finding in the search itself that a rule does not hold in a program.
//!
//! Three kinds of evidence, each as the module of its rules argues:
//!
//! - `rows.rs`: somebody outside of a row's bodies names one of its fields, or calls a body that is not for everybody.
//! - Values that are taken not to change once others can see them (final fields, objects of classes that are
//!   immutable, constant arrays) are written all the same.
//! - Who watches threads themselves ([`STATES`], [`TRACES`]) sees where they stand, which no field tells.

use super::rows::{Callers, ROWS, Set};
use crate::class::{ClassId, FieldId, MethodId, Origin, Sort};
use crate::classfile::access;
use crate::heap::ObjRef;
use crate::machine::Machine;
use rustc_hash::FxHashSet;
use std::sync::OnceLock;

/// What a method is to the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// Rows whose bodies it is among.
    pub listed: Set,
    /// Rows by which only their bodies may call it.
    pub inner: Set,
    /// Rows by which only the JDK's own classes for concurrency may.
    pub concurrent: Set,
    /// Whoever calls it sees threads, or changes what was looked up before the program began.
    pub tells: Tells,
}

/// What a call reveals or changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tells {
    #[default]
    Nothing,
    /// Whether threads wait.
    States,
    /// Where threads stand.
    Traces,
    /// What the JDK has looked up (`explore/settle.rs`).
    Settings,
    /// A time that the JDK has kept for itself (`reduce/waits.rs`).
    Times,
}

impl Part {
    /// Whether calls of the method are to be looked at.
    pub fn is_watched(&self) -> bool {
        self.tells != Tells::Nothing || !self.inner.is_empty() || !self.concurrent.is_empty()
    }
}

/// Methods that tell whether other threads wait.
const STATES: &[(&str, &[&str])] = &[("java/lang/Thread", &["getState", "threadState"])];

/// Methods that tell where other threads stand.
const TRACES: &[(&str, &[&str])] = &[
    ("java/lang/Thread", &["getStackTrace", "asyncGetStackTrace", "getAllStackTraces"]),
    ("sun/management/ThreadImpl", &["getThreadInfo", "dumpAllThreads", "findDeadlockedThreads"]),
];

/// Methods that tell a time which code that waits has kept.
const TIMES: &[(&str, &[&str])] = &[("java/util/TimerTask", &["scheduledExecutionTime"])];

/// Families of rules that keep threads from standing, or waiting, in the middle of something.
const STEPS: &[&str] = &[
    "locks",
    "threads",
    "tasks",
    "prints",
    "lookups",
    "initialisers",
    "bookkeeping",
    "discipline",
    "monitors",
];
/// Those of them by which no thread is seen to wait or not to.
const PLAIN: &[&str] = &["discipline"];

/// Methods that change what initialisers and lookups of the JDK go by.
const CHANGERS: &[(&str, &[&str])] = &[
    (
        "java/lang/System",
        &["setProperty", "setProperties", "clearProperty", "getProperties", "setSecurityManager"],
    ),
    ("java/util/Locale", &["setDefault"]),
    ("java/util/TimeZone", &["setDefault"]),
    ("java/security/Security", &["insertProviderAt", "addProvider", "removeProvider", "setProperty"]),
    ("java/time/zone/ZoneRulesProvider", &["registerProvider", "refresh"]),
    ("java/util/ResourceBundle", &["clearCache"]),
    ("java/net/URL", &["setURLStreamHandlerFactory"]),
    ("java/lang/Thread", &["setContextClassLoader"]),
];

/// Whether a table or a rule names the class: most classes are in none.
fn is_named(class_name: &str) -> bool {
    static NAMED: OnceLock<FxHashSet<&str>> = OnceLock::new();
    let all = || {
        let tables = [CHANGERS, STATES, TIMES, TRACES].into_iter().flatten().map(|(class, _)| *class);
        let bodies = ROWS.iter().flat_map(|row| row.bodies.iter().map(|bodies| bodies.class));
        let fields = ROWS.iter().flat_map(|row| row.fields.iter().map(|(class, _)| *class));
        tables.chain(bodies).chain(fields).collect()
    };
    NAMED.get_or_init(all).contains(class_name)
}

impl Machine {
    /// What a method of the JDK is to the rules that are on.
    pub fn part_of(&self, class: ClassId, class_name: &str, method: &str, flags: u16) -> Part {
        let mut part = Part::default();
        if self.class(class).origin != Origin::Jdk || !is_named(class_name) {
            return part;
        }
        let names =
            |table: &[(&str, &[&str])]| table.iter().any(|(c, m)| *c == class_name && m.contains(&method));
        if names(CHANGERS) {
            part.tells = Tells::Settings;
        }
        if names(STATES) {
            part.tells = Tells::States;
        }
        if names(TIMES) {
            part.tells = Tells::Times;
        }
        if self.run.options.cuts == crate::machine::Cuts::All {
            return part;
        }
        if names(TRACES) {
            part.tells = Tells::Traces;
        }
        for at in self.run.derived.rules.rows() {
            for bodies in ROWS[at].bodies.iter().filter(|b| b.class == class_name && b.has(method)) {
                part.listed.add(at);
                match bodies.callers {
                    Callers::Bodies if method != "<clinit>" => part.inner.add(at),
                    Callers::Public
                        if flags & (access::PUBLIC | access::PROTECTED) == 0 && !method.starts_with('<') =>
                    {
                        part.inner.add(at);
                    }
                    Callers::Strict if flags & access::PUBLIC == 0 && !method.starts_with('<') => {
                        part.inner.add(at);
                    }
                    Callers::Concurrent
                        if matches!(method, "park" | "parkNanos" | "parkUntil" | "unpark") =>
                    {
                        part.concurrent.add(at);
                    }
                    _ => {}
                }
            }
        }
        part
    }

    /// The rules that hide values of a field.
    pub fn covering(&self, class: ClassId, class_name: &str, field: &str) -> Set {
        let mut set = Set::default();
        if self.class(class).origin == Origin::Jdk && is_named(class_name) {
            let covers = |at: &usize| {
                ROWS[*at].fields.iter().any(|(c, fields)| *c == class_name && fields.contains(&field))
            };
            self.run.derived.rules.rows().filter(covers).for_each(|at| set.add(at));
        }
        set
    }

    /// A method that is watched is about to be called by the top frame.
    #[cold]
    pub fn watch_call(&mut self, mid: MethodId) {
        if !self.run.derived.assumed.is_refutable() {
            return;
        }
        let part = self.method(mid).part;
        let Some(caller) = self.state.threads[self.state.current].frames.last().map(|f| f.method) else {
            return;
        };
        let listed = self.method(caller).part.listed;
        let mut wrong = part.inner.without(listed);
        if !part.concurrent.is_empty() && !self.waits_in_loops(caller) {
            wrong.0 |= part.concurrent.0;
        }
        // A pool looks whether a thread that it was given is new.
        let is_looked_at = self.run.exploring && self.state.threads.len() > 1 && !self.is_trusted(caller);
        if is_looked_at && matches!(part.tells, Tells::States | Tells::Traces) {
            let why = format!("{} is called", self.method_signature(mid));
            self.breach_steps(&why, part.tells == Tells::Traces);
        }
        if self.run.exploring && part.tells == Tells::Times {
            let why = format!("{} is called", self.method_signature(mid));
            self.breach(crate::machine::clock::RELATIVE, why);
        }
        let changes = match &*self.program.symbols.text(self.method(mid).name).clone() {
            // The JDK reads properties there, and gives its own threads loaders.
            "getProperties" | "setContextClassLoader" => !self.is_trusted(caller),
            _ => true,
        };
        if self.run.exploring && part.tells == Tells::Settings && self.run.derived.settles && changes {
            let why = format!("{} is called", self.method_signature(mid));
            self.breach("settled", why);
        }
        // While the JDK boots there is nobody whose steps could be seen.
        if !wrong.is_empty() && self.run.exploring {
            let why = format!("{} calls {}", self.method_signature(caller), self.method_signature(mid));
            self.breach_all(wrong, &why);
        }
    }

    /// Native code tells the program where other threads stand, whoever asks it to.
    pub fn watches_threads(&mut self, what: &str) {
        let is_refutable = self.run.derived.assumed.is_refutable();
        if is_refutable && self.run.exploring && self.state.threads.len() > 1 {
            self.breach_steps(&format!("{what} is asked for"), false);
        }
    }

    /// Somebody looks at threads: rules by which they do not stand, or wait, in the middle of something do not hold.
    fn breach_steps(&mut self, why: &str, traces: bool) {
        let cuts = self.run.options.cuts;
        let is_on = |f: &&&str| match cuts {
            // Attempts to take a monitor are no steps of their own there either, until somebody looks.
            crate::machine::Cuts::All => **f == "monitors",
            _ => traces || !PLAIN.contains(f),
        };
        for family in STEPS.iter().filter(is_on) {
            self.breach(family, why.to_owned());
        }
    }

    /// Whether a method is the JDK's own, and not one by which programs call others.
    fn is_trusted(&self, method: MethodId) -> bool {
        let class = self.class(self.method(method).class);
        let calls_for_others =
            class.name.contains("/reflect/") || class.name.starts_with("java/lang/invoke/");
        class.origin == Origin::Jdk && !calls_for_others
    }

    /// Whether a method is one of the JDK's that wait in loops.
    fn waits_in_loops(&self, method: MethodId) -> bool {
        let class = self.class(self.method(method).class);
        let direct = |package: &str| class.name.strip_prefix(package).is_some_and(|rest| !rest.contains('/'));
        class.origin == Origin::Jdk
            && (class.name.starts_with("java/util/concurrent/") || direct("java/lang/"))
    }

    /// An instruction of a method has been found to name a field.
    pub fn watch_site(&mut self, method: MethodId, field: FieldId, writes: bool) {
        let (covered, flags) = (self.field(field).covered, self.field(field).flags);
        let outside = covered.without(self.method(method).part.listed);
        if !outside.is_empty() {
            let why = format!("{} accesses {}", self.method_signature(method), self.field_text(field));
            self.breach_all(outside, &why);
        }
        let is_made = self.method_name(method).starts_with('<');
        if writes && flags & access::FINAL != 0 && !is_made && self.run.derived.steady_finals {
            self.breach("finals", format!("{} is written", self.field_text(field)));
        }
    }

    /// Native code gets at a part of a shared object on behalf of the top frame's method.
    #[cold]
    pub fn watch_native(&mut self, object: ObjRef, part: u32, write: bool) {
        if !self.run.derived.assumed.is_refutable() || self.run.options.cuts == crate::machine::Cuts::All {
            return;
        }
        let class = self.state.heap.class(object);
        if let Sort::Array { .. } = self.class(class).sort {
            return;
        }
        // `Unsafe` itself acts for who calls it.
        let acts_for_others = |f: &&crate::machine::Frame| {
            let class = self.class(self.method(f.method).class);
            class.origin == Origin::Jdk
                && matches!(&*class.name, "jdk/internal/misc/Unsafe" | "sun/misc/Unsafe")
        };
        let mut frames = self.state.threads[self.state.current].frames.iter().rev();
        let caller = frames.find(|f| !acts_for_others(f)).map(|f| f.method);
        let listed = caller.map_or(Set::default(), |caller| self.method(caller).part.listed);
        let (holder, is_static) = match self.class(class).sort {
            Sort::Statics(of) => (of, true),
            _ => (class, false),
        };
        // Reflection on fields initialises the class first, and waits for who does.
        let reflects =
            |caller| self.class(self.method(caller).class).name.starts_with("jdk/internal/reflect/");
        // A method of the class itself runs when it is initialised, or by who does that.
        let is_inside = |caller| self.method(caller).class == holder;
        let waits = caller.is_some_and(|caller| reflects(caller) || is_inside(caller));
        let may_begin = is_static && self.may_begin(holder) && !waits;
        if may_begin {
            self.watch_initialiser(holder);
        }
        let mut at = Some(holder);
        while let Some(class) = at {
            for index in 0..self.class(class).fields.len() {
                let field = self.class(class).fields[index];
                let f = self.field(field);
                let is_it = part == crate::machine::trail::WHOLE || u32::from(f.slot) == part;
                if f.is_static() != is_static || !is_it {
                    continue;
                }
                let (outside, is_final, is_steady) =
                    (f.covered.without(listed), f.flags & access::FINAL != 0, f.is_immutable);
                if !outside.is_empty() {
                    let why = format!("{} is accessed by native code", self.field_text(field));
                    self.breach_all(outside, &why);
                }
                // What is done to an object as a whole (a reference is cleared) spares its final fields.
                let write = write && part != crate::machine::trail::WHOLE;
                if write && is_final && self.run.derived.steady_finals {
                    self.breach("finals", format!("{} is written", self.field_text(field)));
                }
                if may_begin && is_final {
                    self.breach("finals", format!("{} is accessed by native code", self.field_text(field)));
                }
                if write && is_steady {
                    self.wrote_immutable(field);
                }
            }
            at = self.class(class).superclass.filter(|_| !is_static);
        }
    }

    /// Native code and handles get at static fields without waiting for the thread that initialises their class, so
    /// that they can tell that it is not one step. A class that was initialised before the search began is the same
    /// for everybody.
    fn watch_initialiser(&mut self, class: ClassId) {
        if self.class(class).origin == Origin::Jdk {
            let why = format!("static fields of {} are accessed by native code", self.class_java_name(class));
            let rule = format!("initialisers/{}", self.class(class).name);
            self.breach(&rule, why);
        }
    }

    /// Whether another thread may be the one that initialises a class, now or in another run.
    fn may_begin(&self, class: ClassId) -> bool {
        let is_own = self.state.init[class.0 as usize] == crate::machine::Init::By(self.state.current as u32);
        !is_own && !self.stays_initialised(class)
    }

    /// A field of an object that is taken to be immutable is written although others can see the object.
    #[cold]
    pub fn wrote_immutable(&mut self, field: FieldId) {
        let rule = format!("immutable/{}", self.class(self.field(field).class).name);
        self.breach(&rule, format!("{} is written", self.field_text(field)));
    }

    /// An array that is taken to be constant is written although others can see it.
    #[cold]
    pub fn wrote_constant(&mut self) {
        let top = self.state.threads[self.state.current].frames.last().map(|f| f.method);
        let by = top.map_or(String::new(), |method| format!(" by {}", self.method_signature(method)));
        self.breach("constants", format!("a constant array is written{by}"));
    }

    fn field_text(&self, field: FieldId) -> String {
        let f = self.field(field);
        format!("{}.{}", self.class_java_name(f.class), self.program.symbols.text(f.name))
    }

    fn breach_all(&mut self, rows: Set, why: &str) {
        for at in rows.rows() {
            self.breach(ROWS[at].name, why.to_owned());
        }
    }
}
