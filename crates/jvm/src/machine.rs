//! The virtual machine: one value that holds a whole Java program and its state.
//!
//! No locks, futures or host threads inside. Three parts: the [`Linked`] program, which is only added to; the [`State`],
//! which the program can see and a search goes back to; and the [`Run`], which executes and is no state.

pub mod boot;
pub mod clock;
pub mod disk;
pub mod draw;
pub mod entry;
pub mod explain;
pub mod init;
pub mod interp;
pub mod invoke;
pub mod label;
pub mod load;
pub mod mirror;
pub mod monitor;
pub mod namespace;
pub mod open;
pub mod race;
pub mod record;
pub mod resolve;
pub mod schedule;
pub mod short;
pub mod sources;
pub mod state;
pub mod strings;
pub mod thread;
pub mod throw;
pub mod trace;
pub mod trail;

use crate::class::{Class, ClassId, Field, FieldId, Method, MethodId, Symbols};
use crate::heap::ObjRef;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use sojourner_kernel::property::{Kinds, Unasked};
use std::sync::Arc;

pub use init::Init;
pub use monitor::Monitors;
pub use state::State;
pub use thread::{Frame, Status, Thread, ThreadId};

/// Why an instruction or a native method did not simply complete.
#[derive(Debug, Clone, PartialEq)]
pub enum Trap {
    /// A Java exception.
    Throw(ObjRef),
    /// A Java exception to be made: class (internal form) and message.
    Raise(&'static str, Option<String>),
    /// This class must be initialised; then the instruction is executed again.
    Init(ClassId),
    /// A loader must be asked for a class; then the instruction is executed again.
    Load(Box<namespace::Wanted>),
    /// A native's result is that of this call.
    Call(MethodId, SmallVec<[u64; 8]>),
    /// The thread cannot go on now (its status says why); the instruction is executed again.
    Block,
    /// A native asks to be executed again because frames were pushed.
    Again,
    /// The first open value is about to be made: the instruction is executed again by who knows such values.
    Reopen,
    /// A scheduling point before this instruction.
    Cut,
    /// Labels have changed: the search must see the state before the thread goes on.
    Labelled,
    /// A choice the search must make; the instruction is executed again with the answer.
    Choose(sojourner_kernel::Choice),
    /// Something the machine cannot do, by name.
    Unsupported(String),
    /// A violation of this kind, with a message.
    Fault(&'static str, String),
    /// The path is of no interest (an assumption does not hold).
    Prune,
    /// A native declines: the method's own bytecode is to run.
    Original,
    /// `System.exit`.
    Exit(i32),
    /// The heap is full.
    Full,
}

impl From<crate::heap::HeapFull> for Trap {
    fn from(_: crate::heap::HeapFull) -> Trap {
        Trap::Full
    }
}

/// A Java exception with a message, as a trap.
pub fn raise<T>(class: &'static str, message: impl Into<String>) -> Result<T, Trap> {
    Err(Trap::Raise(class, Some(message.into())))
}

/// The result of a native method: the slot value (anything for void), or a trap.
pub type Outcome = Result<u64, Trap>;

/// Where a run of a thread ended.
#[derive(Debug, Clone, PartialEq)]
pub enum Exit {
    /// The thread has no frames left.
    Done,
    /// The thread cannot go on now.
    Blocked,
    /// It stands before a visible operation.
    Cut,
    /// Labels have changed: the search must see the state before the thread goes on.
    Labelled,
    /// It stands before a choice.
    Choice(sojourner_kernel::Choice),
    /// The time slice is used up.
    Fuel,
    /// From here on there may be open values.
    Reopened,
    /// The program asked to end.
    Halt(i32),
    /// An assumption does not hold.
    Pruned,
    /// A violation of this kind, with a message.
    Fault(&'static str, String),
    /// An exception left the thread's last frame.
    Uncaught(ObjRef),
    /// Something the machine cannot do, by name.
    Unsupported(String),
}

/// A static field as the code refers to it.
#[derive(Clone, Copy, Debug)]
pub struct StaticSite {
    pub class: ClassId,
    pub field: FieldId,
    pub statics: ObjRef,
    pub slot: u16,
    pub letter: u8,
    pub is_final: bool,
}

/// What `java.util.Random` and its like do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Randomness {
    /// What the JDK does: a plain run.
    Real,
    /// Every outcome of an unseeded generator is explored, with its probability.
    Chance,
    /// The same for generators with a seed.
    All,
    /// Unseeded generators start from this seed.
    Seed(u64),
}

impl Randomness {
    /// Whether outcomes are explored, and not only one of them.
    pub fn explores(self) -> bool {
        matches!(self, Randomness::Chance | Randomness::All)
    }

    /// `chance`, `all` or `seed:N`.
    pub fn parse(text: &str) -> Result<Randomness, String> {
        match text.split_once(':') {
            None if text == "chance" => Ok(Randomness::Chance),
            None if text == "all" => Ok(Randomness::All),
            Some(("seed", n)) => {
                n.parse().map(Randomness::Seed).map_err(|_| format!("\"{n}\" is not a whole number"))
            }
            _ => Err(format!("\"{text}\" is none of \"chance\", \"all\" and \"seed:N\"")),
        }
    }
}

/// Which operations are scheduling points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Cuts {
    /// Every access to the heap, every native method and every initialisation of a class, once a
    /// second thread is alive: what the other is compared with.
    All,
    /// Operations that another thread could see.
    #[default]
    Shared,
}

/// What the JDK learns of the host's language and encoding.
#[derive(Debug, Clone)]
pub struct Locale {
    pub language: String,
    pub country: Option<String>,
    /// The JDK's name for the encoding of the standard streams.
    pub encoding: String,
}

impl Default for Locale {
    fn default() -> Locale {
        Locale { language: "en".into(), country: None, encoding: "UTF-8".into() }
    }
}

impl Locale {
    /// The locale that the environment names, as the C library understands it; one it does not have is `C`.
    pub fn of(variable: impl Fn(&str) -> Option<String>, installed: impl Fn(&str) -> bool) -> Locale {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        let name = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let (place, charset) = match name.split_once('.') {
            Some((place, charset)) => (place, charset.split('@').next().unwrap_or("")),
            None => (name.as_str(), ""),
        };
        let plain = charset.to_ascii_lowercase().replace('-', "");
        let known =
            place == "C" && plain == "utf8" || !matches!(place, "" | "C" | "POSIX") && installed(&name);
        if !known {
            let encoding = "ANSI_X3.4-1968".into();
            return Locale { language: "en".into(), country: Some("US".into()), encoding };
        }
        let encoding = match &*plain {
            "utf8" => "UTF-8".to_owned(),
            "" => "ISO-8859-1".to_owned(),
            _ => charset.to_owned(),
        };
        let (language, country) = match place.split_once('_') {
            _ if place == "C" => ("en", None),
            Some((language, country)) => (language, Some(country.to_owned())),
            None => (place, None),
        };
        Locale { language: language.to_owned(), country, encoding }
    }
}

/// How the program under test is to be treated.
#[derive(Debug, Clone)]
pub struct Options {
    pub heap_bytes: usize,
    /// Words of stack a thread may use.
    pub stack_words: usize,
    pub assertions: bool,
    pub random: Randomness,
    /// What a data race is, while exploring.
    pub races: race::Races,
    /// The kinds of violations that are looked for, while exploring.
    pub kinds: Kinds,
    /// Where word is left of others.
    pub unasked: Unasked,
    /// Names for facts about states, while exploring.
    pub labels: Vec<label::Rule>,
    /// Names under which amounts and values are measured, while exploring; others are not looked at.
    pub measures: Vec<String>,
    pub cuts: Cuts,
    /// `Object.wait` and `LockSupport.park` may end without a reason, while exploring.
    pub spurious: bool,
    /// Backward jumps and calls that one transition may make before it counts as one that cannot be
    /// followed. Shared, so that a search may be impatient at first.
    pub patience: std::sync::Arc<std::sync::atomic::AtomicU32>,
    /// Every step of the JDK's locks is one, also where they could be taken together; while exploring.
    pub lock_steps: bool,
    /// A timeout comes only when nothing else can happen, the earliest first; while exploring.
    pub patient: bool,
    /// The range of wide nondeterministic inputs, both ends included.
    pub input: Option<(i64, i64)>,
    /// The same for inputs with names.
    pub named_inputs: Vec<(String, (i64, i64))>,
    /// How many characters of a string that is an input are followed.
    pub string_length: Option<usize>,
    /// Inputs are equally likely within their ranges; otherwise the environment decides.
    pub uniform_inputs: bool,
    /// How likely the values of inputs with these names are.
    pub profile: Vec<(String, sojourner_terms::Usage)>,
    /// From so many objects on, those there are at the first choice become part of the base image.
    pub large: usize,
    /// System properties beyond the usual ones.
    pub properties: Vec<(String, String)>,
    pub environment: Vec<(String, String)>,
    pub locale: Locale,
    /// Collect at every allocation and at every call, or at many of them: the torture build.
    pub torture: bool,
    /// Save, go back, come again and rehash at every call of a plain run.
    pub rehash: bool,
    /// Both of these without exception: by default they become rarer in long programs.
    pub unsparing: bool,
    /// When a plain run is to be given up.
    pub deadline: Option<std::time::Instant>,
    /// Plain accesses under locks are no scheduling points (`reduce/discipline.rs`); while exploring.
    pub discipline: bool,
    /// What the runs of this check have taught, shared by all its machines.
    pub knowledge: Arc<crate::reduce::Knowledge>,
}

/// What an exploration derives from the options, the program and what is known of it when it begins; a plain run
/// has the default.
#[derive(Debug, Clone)]
pub struct Derived {
    /// The rules that are on (`reduce/rows.rs`).
    pub rules: crate::reduce::Set,
    /// The program might intern strings.
    pub interns: bool,
    /// What the JDK looks up for itself is part of other steps (`reduce/lookups.rs`).
    pub silent_lookups: bool,
    /// What the JDK needs is initialised before the program begins (`explore/settle.rs`).
    pub settles: bool,
    /// Final fields do not change.
    pub steady_finals: bool,
    /// Giving a monitor back is a scheduling point: somebody sees whether threads wait for it.
    pub visible_exits: bool,
    /// Classes of the JDK whose looks at the clock are for waiting.
    pub waits: Vec<&'static str>,
    /// What is assumed of the program.
    pub assumed: crate::reduce::Assumed,
    /// The clock stands while the machine boots, so that every machine of a search is the same.
    pub steady: bool,
    /// Constants of the program: values to try for wide inputs.
    pub inputs: Arc<crate::inputs::Inputs>,
}

impl Default for Derived {
    fn default() -> Derived {
        Derived {
            rules: Default::default(),
            interns: false,
            silent_lookups: false,
            settles: false,
            steady_finals: true,
            visible_exits: false,
            waits: Vec::new(),
            assumed: Default::default(),
            steady: false,
            inputs: Arc::default(),
        }
    }
}

/// The patience of a machine that is in no hurry.
pub const PATIENCE: u32 = 1 << 28;

impl Default for Options {
    fn default() -> Options {
        Options {
            heap_bytes: 1 << 30,
            stack_words: 1 << 19,
            assertions: false,
            random: Randomness::Real,
            races: race::Races::Ignored,
            kinds: Kinds::default(),
            unasked: Unasked::default(),
            measures: Vec::new(),
            labels: Vec::new(),
            cuts: Cuts::Shared,
            spurious: false,
            patience: std::sync::Arc::new(PATIENCE.into()),
            patient: false,
            lock_steps: false,
            input: None,
            named_inputs: Vec::new(),
            string_length: None,
            uniform_inputs: false,
            profile: Vec::new(),
            large: 2000,
            properties: Vec::new(),
            environment: Vec::new(),
            locale: Locale::default(),
            torture: false,
            rehash: false,
            unsparing: false,
            deadline: None,
            discipline: true,
            knowledge: Arc::default(),
        }
    }
}

/// Where a program's output goes.
pub trait Console {
    fn write(&mut self, error: bool, bytes: &[u8]);
    /// Reads standard input; zero bytes at its end.
    fn read(&mut self, buffer: &mut [u8]) -> usize;
    /// Bytes of standard input that can be read without waiting, as far as known.
    fn available(&mut self) -> usize {
        0
    }
}

/// A whole Java program and its state, and what executes it.
pub struct Machine {
    pub program: Linked,
    pub state: State,
    pub run: Run,
}

/// The linked program: derived from class files, only ever added to, never undone.
pub struct Linked {
    pub symbols: Symbols,
    pub classes: Vec<Class>,
    pub methods: Vec<Method>,
    /// By method id: what the interpreter wants of it.
    pub entries: Vec<invoke::Entry>,
    pub fields: Vec<Field>,
    pub class_index: FxHashMap<Arc<str>, ClassId>,
    pub namespaces: namespace::Namespaces,
    pub sources: crate::machine::sources::Sources,
    pub known: crate::class::layout::Known,
    pub natives: crate::native::Registry,
    pub statics: Vec<StaticSite>,
    pub wide: Vec<u64>,
    /// Literals: permanent objects, one of a text.
    pub interned: FxHashMap<Box<[u16]>, ObjRef>,
    pub call_sites: Vec<crate::link::CallSite>,
    pub link_state: crate::link::LinkState,
    pub boot: crate::native::Boot,
    pub short_cuts: short::Layouts,
}

/// What executes: the instruction at hand, caches, books, settings. Nothing here is state.
pub struct Run {
    /// The first visible operation of this transition may proceed.
    pub granted: bool,
    /// A search drives the machine: visible operations are scheduling points.
    pub exploring: bool,
    /// More than one thread is alive.
    pub multi: bool,
    /// Nothing is taken to be private: see [`Cuts::All`].
    pub unreduced: bool,
    /// Instructions whose scheduling points are left out.
    pub quiet: rustc_hash::FxHashMap<(crate::class::MethodId, u32), crate::reduce::locks::Quiet>,
    /// What transitions touch is written down.
    pub tracing: bool,
    pub trail: Box<trail::Trail>,
    /// By class id: initialised when the base image was frozen.
    pub settled: Vec<bool>,
    /// Classes whose initialisation is part of the state: all but those initialised at boot.
    pub tracked_classes: Vec<ClassId>,
    /// The clock was looked at, or garbage was to be collected, since a run without choices was last compared with
    /// where it was: it may wait for what happens outside of it.
    pub looks_outside: bool,
    /// The search's answer to the last `Trap::Choose`.
    pub chosen: Option<u32>,
    pub fuel: u32,
    /// Why the interpreter loop is left.
    pub aside: interp::Aside,
    /// The fuel ended before a call, which was not made.
    pub starved: bool,
    /// The value the last frame of a thread returned.
    pub returned: u64,
    // What words of the state are keys of.
    pub traces: trace::Traces,
    pub draws: draw::Draws,
    pub open: Box<open::Opened>,
    pub dispatch: resolve::DispatchCache,
    pub options: Options,
    pub derived: Derived,
    pub console: Box<dyn Console>,
    pub undo: state::UndoLog,
    pub saver: state::Saver,
    /// Writes down what threads do, while a run is told; none while searching.
    pub recorder: Option<Box<record::Recorder>>,
    pub race: race::Watch,
    /// What names stand for; which of them hold is state.
    pub labels: label::Labels,
    /// What was measured in the present step.
    pub measured: Vec<sojourner_kernel::system::capability::Measured>,
    pub spare_stacks: Vec<Box<[u64]>>,
    /// What natives keep.
    pub plain: crate::native::Plain,
    pub instant: crate::native::Instant,
    pub tables: crate::native::Tables,
    /// Which plain accesses are no scheduling points.
    pub discipline: Box<crate::reduce::discipline::Discipline>,
    /// What steps need of the heap.
    pub memory: crate::reduce::memory::Memory,
    /// Something that is assumed has turned out to be wrong in this very step.
    pub refuted: bool,
    /// Which locations silent code and others have touched, as far as this machine has seen.
    pub partition: crate::reduce::partition::Partition,
    /// The streams that end in the console.
    pub consoles: [ObjRef; 2],
}

impl Machine {
    /// A rule does not hold in this program: the step is to be broken off.
    #[cold]
    pub fn breach(&mut self, rule: &str, why: String) {
        if self.run.derived.assumed.is_refutable() && self.run.derived.assumed.allows(rule) {
            self.break_off(rule, &why);
        }
    }

    /// A rule does not hold, and the run is broken off, unless nothing is to be refuted any more.
    pub fn break_off(&mut self, rule: &str, why: &str) {
        if self.run.derived.assumed.is_refutable() {
            self.run.options.knowledge.breach(rule, why.to_owned());
            self.run.refuted = true;
            // So that it ends soon.
            self.run.fuel = if self.run.exploring { 0 } else { self.run.fuel };
        }
    }

    #[inline(always)]
    pub fn class(&self, id: ClassId) -> &Class {
        &self.program.classes[id.0 as usize]
    }

    #[inline(always)]
    pub fn method(&self, id: MethodId) -> &Method {
        &self.program.methods[id.0 as usize]
    }

    #[inline(always)]
    pub fn field(&self, id: FieldId) -> &Field {
        &self.program.fields[id.0 as usize]
    }

    pub fn method_name(&self, id: MethodId) -> &str {
        self.program.symbols.text(self.method(id).name)
    }

    pub fn method_descriptor(&self, id: MethodId) -> &str {
        self.program.symbols.text(self.method(id).descriptor)
    }

    /// `java/util/List.add(Ljava/lang/Object;)Z`, for messages and tables.
    pub fn method_text(&self, id: MethodId) -> String {
        let method = self.method(id);
        format!("{}.{}{}", self.class(method.class).name, self.method_name(id), self.method_descriptor(id))
    }

    /// Whether a value of class `from` may be used where `to` is wanted.
    #[inline]
    pub fn is_subclass(&self, from: ClassId, to: ClassId) -> bool {
        if from == to {
            return true;
        }
        let target = self.class(to);
        let source = self.class(from);
        match target.sort {
            crate::class::Sort::Instance => source.supers.get(target.depth()) == Some(&to),
            crate::class::Sort::Interface => source.all_interfaces.binary_search(&to).is_ok(),
            _ => self.is_subarray(from, to),
        }
    }

    /// Whether an object, which is not null, is an instance of a class.
    #[inline(always)]
    pub fn is_instance(&self, object: ObjRef, class: ClassId) -> bool {
        self.is_subclass(self.state.heap.class(object), class)
    }

    fn is_subarray(&self, from: ClassId, to: ClassId) -> bool {
        use crate::class::Sort::Array;
        match (self.class(from).sort, self.class(to).sort) {
            (Array { component: a }, Array { component: b }) => {
                !self.class(a).is_primitive() && !self.class(b).is_primitive() && self.is_subclass(a, b)
            }
            _ => false,
        }
    }

    /// The key that names objects allocated at the present instruction.
    #[inline]
    pub fn allocation_key(&self) -> u64 {
        if !self.state.heap.is_logging() {
            return 0;
        }
        self.key_of_site()
    }
}
