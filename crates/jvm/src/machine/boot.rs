//! Starting up: foundations, the JDK's first phase, the main thread.
//!
//! The module system and the Java class loaders are not started; one machine-level loader serves.

use super::thread::{Role, Status};
use super::{Console, Derived, Exit, Linked, Machine, Options, Run, State, Trap};
use crate::class::layout::{Known, Slot, WANTED};
use crate::class::{ClassId, MethodId, Symbols};
use crate::heap::ObjRef;
use crate::machine::sources::Sources;
use std::sync::Arc;

/// Why a machine could not be started.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct BootError(pub String);

impl Machine {
    /// A machine with the JDK's base started and a main thread that has not begun.
    pub fn boot(
        sources: Sources,
        feature: u32,
        options: Options,
        derived: Derived,
        console: Box<dyn Console>,
    ) -> Result<Machine, BootError> {
        let labels = super::label::Labels::new(&options.labels);
        let mut m = Machine {
            program: Linked {
                symbols: Symbols::default(),
                classes: Vec::new(),
                methods: Vec::new(),
                entries: Vec::new(),
                fields: Vec::new(),
                class_index: Default::default(),
                namespaces: Default::default(),
                sources,
                known: Known::default(),
                natives: Default::default(),
                statics: Vec::new(),
                wide: vec![0f64.to_bits(), 1f64.to_bits()],
                interned: Default::default(),
                call_sites: Vec::new(),
                link_state: Default::default(),
                boot: Default::default(),
                short_cuts: Default::default(),
            },
            state: State::new(options.heap_bytes),
            run: Run {
                granted: false,
                aside: Default::default(),
                exploring: false,
                multi: false,
                unreduced: false,
                quiet: Default::default(),
                tracing: false,
                trail: Box::default(),
                settled: Vec::new(),
                tracked_classes: Vec::new(),
                looks_outside: false,
                chosen: None,
                fuel: u32::MAX,
                starved: false,
                returned: 0,
                traces: Default::default(),
                draws: Default::default(),
                open: Default::default(),
                dispatch: Default::default(),
                options,
                derived,
                console,
                undo: Default::default(),
                saver: Default::default(),
                recorder: None,
                race: Default::default(),
                labels,
                spare_stacks: Vec::new(),
                plain: Default::default(),
                measured: Vec::new(),
                instant: Default::default(),
                tables: Default::default(),
                discipline: Default::default(),
                memory: Default::default(),
                refuted: false,
                partition: Default::default(),
                consoles: [ObjRef::NULL; 2],
            },
        };
        m.program.boot.feature = feature;
        m.program.boot.booting = true;
        m.start().map_err(|trap| {
            BootError(format!("the JDK does not start on this machine: {}", m.trap_text(&trap)))
        })?;
        m.program.boot.booted = true;
        let stream =
            |m: &mut Machine, name: &str| m.static_ref("java/lang/System", name).unwrap_or(ObjRef::NULL);
        m.run.consoles = [stream(&mut m, "out"), stream(&mut m, "err")];
        if m.run.options.torture {
            m.state.heap.torture();
        }
        Ok(m)
    }

    fn start(&mut self) -> Result<(), Trap> {
        self.load_foundations()?;
        let string = self.load_class("java/lang/String")?;
        self.program.known.string = Some(string);
        self.learn("java/lang/String");
        let class = self.load_class("java/lang/Class")?;
        self.program.known.class = Some(class);
        self.learn("java/lang/Class");
        for (name, _) in WANTED {
            if self.load_class(name).is_ok() {
                self.learn(name);
            }
        }
        self.make_main_thread()?;
        self.set_unsafe_constants()?;
        for class in [
            "java/lang/String",
            "java/lang/System",
            "java/lang/Class",
            "java/lang/ThreadGroup",
            "java/lang/Thread",
        ] {
            self.initialise(class)?;
        }
        self.make_modules()?;
        for class in ["java/lang/Module", "java/lang/reflect/Method", "java/lang/ref/Finalizer"] {
            self.initialise(class)?;
        }
        self.run_static("java/lang/System", "initPhase1", "()V")?;
        self.remember_error_stream();
        for level in 2..=4 {
            self.run_static_with("jdk/internal/misc/VM", "initLevel", "(I)V", &[level])?;
        }
        // The threads that the JDK made while starting do not count here.
        let first = crate::native::first_thread_id(self.program.boot.feature);
        self.set_static("java/lang/Thread", "threadSeqNumber", first - 1);
        self.set_static("java/lang/Thread$ThreadIdentifiers", "NEXT_TID_OFFSET", first);
        Ok(())
    }

    /// `System.err` as it was at the start, to which JDK 17 writes warnings.
    fn remember_error_stream(&mut self) {
        let Some(&class) = self.program.class_index.get("java/lang/System") else { return };
        let statics = self.class(class).statics;
        let slot = |name: &str| self.find_declared_field(class, name).map(|f| self.field(f).slot as usize);
        if let (Some(from), Some(to)) = (slot("err"), slot("initialErrStream")) {
            let stream = self.state.heap.get_ref(statics, from);
            self.state.heap.put_ref(statics, to, stream);
        }
    }

    /// Writes a static field that is not a reference, if this JDK has it and its class has been loaded.
    fn set_static(&mut self, class: &str, field: &str, value: u64) {
        let Some(&class) = self.program.class_index.get(class) else { return };
        let Some(field) = self.find_declared_field(class, field) else { return };
        let (statics, slot) = (self.class(class).statics, self.field(field).slot as usize);
        if !statics.is_null() {
            self.state.heap.put(statics, slot, value);
        }
    }

    /// What `java` writes into `UnsafeConstants` once its own initialiser has put zeros there: the shape of memory
    /// outside the heap.
    fn set_unsafe_constants(&mut self) -> Result<(), Trap> {
        const NAME: &str = "jdk/internal/misc/UnsafeConstants";
        self.initialise(NAME)?;
        for (name, value) in [("ADDRESS_SIZE0", 8), ("PAGE_SIZE", 4096), ("UNALIGNED_ACCESS", 1)] {
            self.set_static(NAME, name, value);
        }
        Ok(())
    }

    /// Finds the slots of the fields the machine works with.
    fn learn(&mut self, name: &str) {
        let Some(&class) = self.program.class_index.get(name) else { return };
        for (_, fields) in WANTED.iter().filter(|w| w.0 == name) {
            for (field, place) in *fields {
                if let Some(id) = self.find_declared_field(class, field) {
                    let slot = Slot(self.field(id).slot as usize, Some(id));
                    *place(&mut self.program.known) = slot;
                }
            }
        }
    }

    /// The main thread's object exists before `Thread` is initialised, as in `java`.
    fn make_main_thread(&mut self) -> Result<(), Trap> {
        let thread_class = self.load_class("java/lang/Thread")?;
        let object = self.new_instance(thread_class)?;
        self.new_thread(object);
        self.state.threads[0].status = Status::Runnable;
        let k = self.program.known;
        self.state.heap.put(object, k.thread_vm.0, 1);
        let group_class = self.load_class("java/lang/ThreadGroup")?;
        let system = self.new_instance(group_class)?;
        let main = self.new_instance(group_class)?;
        for (group, name) in [(system, "system"), (main, "main")] {
            let name = self.intern(name)?;
            self.state.heap.put_ref(group, k.group_name.0, name);
            self.state.heap.put(group, k.group_priority.0, 10);
        }
        self.state.heap.put_ref(main, k.group_parent.0, system);
        if k.group_threads.exists() {
            self.list(system, k.group_groups, k.group_subgroups, main)?;
        }
        let name = self.intern("main")?;
        self.state.heap.put_ref(object, k.thread_name.0, name);
        if k.thread_tid.exists() {
            // JDK 25 counts two of its own threads before.
            let id = if self.program.boot.feature >= 25 { 3 } else { 1 };
            self.state.heap.put(object, k.thread_tid.0, id);
        }
        if k.thread_eetop.exists() {
            self.state.heap.put(object, k.thread_eetop.0, 1);
        }
        if k.thread_group.exists() {
            self.state.heap.put_ref(object, k.thread_group.0, main);
            self.state.heap.put(object, k.thread_priority.0, 5);
        }
        if k.thread_holder.exists() {
            let holder_class = self.load_class("java/lang/Thread$FieldHolder")?;
            let holder = self.new_instance(holder_class)?;
            self.state.heap.put_ref(object, k.thread_holder.0, holder);
            self.state.heap.put_ref(holder, k.holder_group.0, main);
            self.state.heap.put(holder, k.holder_priority.0, 5);
        }
        for slot in [k.thread_interrupt_lock, k.thread_blocker_lock] {
            if slot.exists() {
                let lock = self.new_instance(crate::class::well_known::OBJECT)?;
                self.state.heap.put_ref(object, slot.0, lock);
            }
        }
        self.set_thread_status_field(object, 0x5);
        Ok(())
    }

    /// Makes an object the only member in one of a thread group's lists.
    fn list(&mut self, group: ObjRef, list: Slot, count: Slot, member: ObjRef) -> Result<(), Trap> {
        let class = self.state.heap.class(member);
        let array = self.array_of(class);
        let array = self.new_array(array, 4)?;
        self.state.heap.put_array_ref(array, 0, member);
        self.state.heap.put_ref(group, list.0, array);
        self.state.heap.put(group, count.0, 1);
        Ok(())
    }

    /// One module object for the JDK and one, unnamed, for the program.
    fn make_modules(&mut self) -> Result<(), Trap> {
        let class = self.load_class("java/lang/Module")?;
        let jdk = self.new_instance(class)?;
        let user = self.new_instance(class)?;
        if let Some(field) = self.find_declared_field(class, "name") {
            let slot = self.field(field).slot as usize;
            let name = self.intern("java.base")?;
            self.state.heap.put_ref(jdk, slot, name);
        }
        self.program.boot.jdk_module = jdk;
        self.program.boot.user_module = user;
        self.program.boot.pinned.extend([jdk, user]);
        // Mirrors made so far get theirs now.
        if self.program.known.class_module.exists() {
            for i in 0..self.program.classes.len() {
                let mirror = self.program.classes[i].mirror;
                if !mirror.is_null() {
                    let module = self.module_of(ClassId(i as u32))?;
                    let slot = self.program.known.class_module.0;
                    self.state.heap.put_ref(mirror, slot, module);
                }
            }
        }
        Ok(())
    }

    pub fn module_of(&mut self, class: ClassId) -> Result<ObjRef, Trap> {
        let of = self.class(class);
        match (of.origin, of.module.clone()) {
            (crate::class::Origin::Jdk, Some(name)) => self.jdk_module(name),
            (crate::class::Origin::Jdk, None) => Ok(self.program.boot.jdk_module),
            _ => Ok(self.program.boot.user_module),
        }
    }

    /// The module object of a module of the JDK, made when first wanted.
    pub fn jdk_module(&mut self, name: Arc<str>) -> Result<ObjRef, Trap> {
        let base = self.program.boot.jdk_module;
        if &*name == "java.base" || base.is_null() {
            return Ok(base);
        }
        if let Some(&module) = self.program.boot.modules.get(&name) {
            return Ok(module);
        }
        let class = self.state.heap.class(base);
        let stable = crate::heap::mix64(crate::class::stable_hash(&[&name]), 0x30D);
        let module = self.state.heap.alloc_permanent(class, 0, stable)?;
        if let Some(field) = self.find_declared_field(class, "name") {
            let slot = self.field(field).slot as usize;
            let text = self.intern(&name)?;
            self.state.heap.fill_permanent(module)[slot] = text.slot();
        }
        self.program.boot.modules.insert(name, module);
        Ok(module)
    }

    /// Whether a module object is one of the JDK's.
    pub fn is_jdk_module(&self, module: ObjRef) -> bool {
        module == self.program.boot.jdk_module || self.program.boot.modules.values().any(|&m| m == module)
    }

    pub fn loader_of(&self, class: ClassId) -> ObjRef {
        match self.class(class).origin {
            crate::class::Origin::Jdk => ObjRef::NULL,
            _ => self.program.boot.app_loader,
        }
    }

    /// Initialises a class on the main thread, during boot.
    pub fn initialise(&mut self, class: &str) -> Result<(), Trap> {
        let id = self.load_class(class)?;
        while !self.is_initialised(id) {
            match self.begin_init(id) {
                Ok(true) => break,
                Ok(false) => self.run_to_end()?,
                Err(trap) => return Err(trap),
            }
        }
        Ok(())
    }

    /// Calls a static method to its end on the main thread, before the program runs.
    pub fn run_static(&mut self, class: &str, name: &str, descriptor: &str) -> Result<u64, Trap> {
        self.run_static_with(class, name, descriptor, &[])
    }

    pub fn run_static_with(
        &mut self,
        class: &str,
        name: &str,
        descriptor: &str,
        args: &[u64],
    ) -> Result<u64, Trap> {
        let id = self.load_class(class)?;
        let Some(method) = self.find_method_named(id, name, descriptor) else {
            return Err(Trap::Raise(
                "java/lang/NoSuchMethodError",
                Some(format!("{class}.{name}{descriptor}")),
            ));
        };
        self.initialise(class)?;
        self.run_method(method, args)
    }

    pub fn run_method(&mut self, method: MethodId, args: &[u64]) -> Result<u64, Trap> {
        self.enter(method, args, Role::Call)?;
        self.run_to_end()?;
        Ok(self.run.returned)
    }

    fn run_to_end(&mut self) -> Result<(), Trap> {
        self.run.fuel = u32::MAX;
        match self.run() {
            Exit::Done => Ok(()),
            Exit::Uncaught(e) => Err(Trap::Throw(e)),
            Exit::Unsupported(what) => {
                let stack: Vec<String> = self
                    .stack_elements(self.state.current)
                    .into_iter()
                    .take(12)
                    .map(|e| self.element_text(e))
                    .collect();
                Err(Trap::Unsupported(format!("{what}\n  at {}", stack.join("\n  at "))))
            }
            Exit::Halt(code) => Err(Trap::Exit(code)),
            Exit::Fuel => self.run_to_end(),
            other => Err(Trap::Unsupported(format!("{other:?} during start-up"))),
        }
    }

    /// A trap, for a message of ours.
    pub fn trap_text(&self, trap: &Trap) -> String {
        match trap {
            Trap::Throw(object) => {
                let class = self.class_java_name(self.state.heap.class(*object));
                let message = self.state.heap.get_ref(*object, self.program.known.throwable_message.0);
                let word = self.state.heap.get(*object, self.program.known.throwable_trace.0);
                let stack: Vec<String> = self
                    .run
                    .traces
                    .get(word)
                    .map(|t| t.iter().take(12).map(|&e| self.element_text(e)).collect())
                    .unwrap_or_default();
                let text = self.text_or_null(message).unwrap_or_default();
                format!("{class}: {text}\n  at {}", stack.join("\n  at "))
            }
            Trap::Raise(class, message) => format!("{class}: {}", message.clone().unwrap_or_default()),
            Trap::Unsupported(what) => what.clone(),
            other => format!("{other:?}"),
        }
    }

    /// An exception left a thread: prints it as `java` does. Returns whether the thread is over.
    pub fn report_uncaught(&mut self, at: usize, exception: ObjRef) -> bool {
        // `Thread.dispatchUncaughtException` prints the trace or calls the program's handler.
        if self.state.threads[at].dispatched {
            let class = self.class_java_name(self.state.heap.class(exception));
            let name =
                self.state.heap.get_ref(self.state.threads[at].object, self.program.known.thread_name.0);
            let name = self.text_or_null(name).unwrap_or_default();
            let text = format!(
                "\nException: {class} thrown from the UncaughtExceptionHandler in thread \"{name}\"\n"
            );
            self.print(true, text.as_bytes());
            return true;
        }
        self.log_thread(at);
        self.state.threads[at].dispatched = true;
        let thread = self.state.threads[at].object;
        let method = self.method_of_threads("dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
        self.state.current = at;
        method.is_none_or(|m| self.enter(m, &[thread.slot(), exception.slot()], Role::Call).is_err())
    }
}
