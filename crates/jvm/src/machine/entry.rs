//! The way into a program: which `main` is meant, and the main thread made ready to run it.
//!
//! Before Java 25 `main` is public, static and takes the arguments. From 25 on (JEP 512) it may lack parameters, and
//! may be an instance method: the launcher then makes an instance first. That is done by a written class whose frame
//! does not show in traces, as the launcher's does not.
//!
//! A method in place of `main` is called by such a class too, with inputs for its parameters; and so is a `main` with
//! arguments that are inputs.
//!
//! A class that cannot be started is refused with the launcher's own words.

use super::thread::Role;
use super::{Machine, Trap};
use crate::class::{ClassId, MethodId};
use crate::classfile::access;
use crate::classfile::descriptor::MethodDescriptor;
use crate::launch::method::{ELEMENTS, Method, OpenArgument};
use crate::link::assemble::{ClassWriter, Code, op};

const WITH_ARGS: &str = "([Ljava/lang/String;)V";

/// Why the main thread could not be set up.
#[derive(Debug)]
pub enum NotStarted {
    /// What `java` writes before it ends with status 1.
    Launcher(String),
    Trap(Trap),
}

impl From<Trap> for NotStarted {
    fn from(trap: Trap) -> NotStarted {
        NotStarted::Trap(trap)
    }
}

impl NotStarted {
    /// What went wrong in one line, without the launcher's advice.
    pub fn in_a_line(&self, machine: &Machine) -> String {
        match self {
            NotStarted::Trap(trap) => machine.trap_text(trap),
            NotStarted::Launcher(words) => {
                let first = words.lines().next().unwrap_or_default();
                let first = first.strip_prefix("Error: ").unwrap_or(first);
                first.split(", please").next().unwrap_or(first).to_owned()
            }
        }
    }
}

/// The launcher's advice on what a `main` looks like.
const DEFINE: &str = "define the main method as:\n   public static void main(String[] args)";

impl Machine {
    /// Sets the main thread up to run the `main` of a class.
    pub fn prepare_main(
        &mut self,
        class: &str,
        args: &[String],
        open: &[OpenArgument],
    ) -> Result<(), NotStarted> {
        let name = class.replace('/', ".");
        let id = self.load_class(&class.replace('.', "/")).map_err(|trap| not_loaded(&name, trap))?;
        let (main, takes_args) = self.main_of(id, &name).map_err(NotStarted::Launcher)?;
        let is_static = self.method(main).is_static();
        let entry =
            if is_static && open.is_empty() { main } else { self.written_entry(id, main, takes_args, open)? };
        self.program.boot.booting = false;
        let array = self.string_array(args)?;
        let slots: &[u64] = if takes_args { &[array.slot()] } else { &[] };
        self.begin_entry(id, entry, slots)
    }

    /// Sets the main thread up to call a method with inputs for its parameters.
    pub fn prepare_method(&mut self, method: &Method) -> Result<(), NotStarted> {
        let name = method.class.replace('/', ".");
        let id = self.load_class(&method.class).map_err(|trap| not_loaded(&name, trap))?;
        let entry = self.method_entry(id, method)?;
        self.program.boot.booting = false;
        self.begin_entry(id, entry, &[])
    }

    fn begin_entry(&mut self, class: ClassId, entry: MethodId, slots: &[u64]) -> Result<(), NotStarted> {
        self.state.current = 0;
        self.enter(entry, slots, Role::Call)?;
        // The class is initialised by the main thread before main's first instruction.
        if !self.is_initialised(class) {
            self.begin_init(class)?;
        }
        Ok(())
    }

    /// The `main` that the launcher would take, and whether it wants the arguments; or the launcher's words.
    fn main_of(&mut self, class: ClassId, name: &str) -> Result<(MethodId, bool), String> {
        let none = || {
            Err(format!(
                "Error: Main method not found in class {name}, please {DEFINE}\n\
                 or a JavaFX application class must extend javafx.application.Application\n"
            ))
        };
        let with_args = self.find_method_named(class, "main", WITH_ARGS);
        let without = self.find_method_named(class, "main", "()V");
        let flags = |method: MethodId| self.method(method).flags;
        if self.program.boot.feature >= 25 {
            let usable = |method: &MethodId| flags(*method) & access::PRIVATE == 0;
            return match (with_args.filter(usable), without.filter(usable)) {
                (Some(main), _) => Ok((main, true)),
                (None, Some(main)) => Ok((main, false)),
                (None, None) => none(),
            };
        }
        let Some(main) = with_args.filter(|&m| flags(m) & access::PUBLIC != 0) else {
            return if self.has_public_main(class) {
                Err(format!(
                    "Error: Main method must return a value of type void in class {name}, please \n{DEFINE}\n"
                ))
            } else {
                none()
            };
        };
        if flags(main) & access::STATIC == 0 {
            return Err(format!("Error: Main method is not static in class {name}, please {DEFINE}\n"));
        }
        Ok((main, true))
    }

    /// Whether a class has a public static `main` of the arguments, whatever it returns.
    fn has_public_main(&self, class: ClassId) -> bool {
        let wanted = access::PUBLIC | access::STATIC;
        self.class(class).methods.iter().any(|&method| {
            self.method_name(method) == "main"
                && self.method_descriptor(method).starts_with("([Ljava/lang/String;)")
                && self.method(method).flags & wanted == wanted
        })
    }

    /// What `java` says of a main class whose public methods name classes that are not there: its launcher looks at
    /// all of them.
    pub fn missing_in_signatures(&mut self, class: &str) -> Option<String> {
        let id = self.load_class(&class.replace('.', "/")).ok()?;
        let methods = self.class(id).methods.clone();
        for &method in methods.iter().filter(|&&m| self.method(m).flags & access::PUBLIC != 0) {
            if self.method_name(method).starts_with('<') {
                continue;
            }
            let descriptor = self.method_descriptor(method);
            let Ok(parsed) = MethodDescriptor::parse(descriptor) else { continue };
            for part in parsed.params().chain([parsed.result]) {
                let element = part.trim_start_matches('[');
                let Some(name) = element.strip_prefix('L').and_then(|n| n.strip_suffix(';')) else {
                    continue;
                };
                if !self.program.class_index.contains_key(name) && self.program.sources.find(name).is_none() {
                    return Some(format!(
                        "Error: Unable to initialize main class {}\nCaused by: java.lang.NoClassDefFoundError: {name}\n",
                        class.replace('/', "."),
                    ));
                }
            }
        }
        None
    }

    /// A static method that makes an instance, if `main` wants one, and calls it.
    fn written_entry(
        &mut self,
        class: ClassId,
        main: MethodId,
        takes_args: bool,
        open: &[OpenArgument],
    ) -> Result<MethodId, NotStarted> {
        let is_static = self.method(main).is_static();
        if !is_static {
            self.check_instance_main(class, main)?;
        }
        let name = self.class(class).name.clone();
        let descriptor = self.method_descriptor(main).to_owned();
        let mut writer = ClassWriter::new(access::FINAL, &format!("{name}$$Launch"), "java/lang/Object", &[]);
        let mut code = writer.method(access::STATIC, "launch", &descriptor);
        for argument in open {
            code.load("[Ljava/lang/String;", 0);
            code.int(argument.at as i32);
            code.string(&format!("args[{}]", argument.at));
            match argument.range {
                None => {
                    code.invoke_static(false, SYMBOLIC, "anyText", "(Ljava/lang/String;)Ljava/lang/String;")
                }
                Some((low, high)) => {
                    code.long(low);
                    code.long(high);
                    code.invoke_static(false, ENTRY, "number", "(Ljava/lang/String;JJ)Ljava/lang/String;");
                }
            }
            code.array_store("Ljava/lang/String;");
        }
        if !is_static {
            new_instance(&mut code, &name);
        }
        if takes_args {
            code.load("[Ljava/lang/String;", 0);
        }
        match is_static {
            true => code.invoke_static(false, &name, "main", &descriptor),
            false => code.invoke_virtual(&name, "main", &descriptor),
        }
        code.ret("V");
        code.finish();
        let written = self.define_synthetic(writer.finish(), Some(class))?;
        Ok(self.find_method_named(written, "launch", &descriptor).expect("just written"))
    }

    /// A static method that calls another one with inputs for its parameters, on a new object if it wants one.
    fn method_entry(&mut self, class: ClassId, method: &Method) -> Result<MethodId, NotStarted> {
        let is_interface = self.class(class).flags & access::INTERFACE != 0;
        let name = format!("{}$$Launch", method.class);
        let mut writer = ClassWriter::new(access::FINAL, &name, "java/lang/Object", &[]);
        let mut code = writer.method(access::STATIC, "launch", "()V");
        if !method.is_static {
            new_instance(&mut code, &method.class);
        }
        for parameter in &method.parameters {
            match parameter.descriptor.strip_prefix('[') {
                None => push_input(&mut code, &parameter.name, &parameter.descriptor),
                Some(element) => {
                    let length = format!("{}.length", parameter.name);
                    let given = self.run.options.named_inputs.iter().rev().find(|given| given.0 == length);
                    let of_profile = self.run.options.profile.iter().find(|given| given.0 == length);
                    let most = given
                        .map(|given| given.1.1)
                        .or(of_profile.map(|given| given.1.ends().1))
                        .unwrap_or(ELEMENTS);
                    push_array(&mut code, &parameter.name, element, most.max(0) as i32);
                }
            }
        }
        match method.is_static {
            true => code.invoke_static(is_interface, &method.class, &method.name, &method.descriptor),
            false => code.invoke_virtual(&method.class, &method.name, &method.descriptor),
        }
        let result = method.descriptor.rsplit(')').next().unwrap_or("V");
        if result != "V" {
            code.drop_value(result);
        }
        code.ret("V");
        code.finish();
        let written = self.define_synthetic(writer.finish(), Some(class))?;
        Ok(self.find_method_named(written, "launch", "()V").expect("just written"))
    }

    /// Whether an instance can be made whose `main` is to be called.
    fn check_instance_main(&mut self, class: ClassId, main: MethodId) -> Result<(), NotStarted> {
        let shown = self.class(self.method(main).class).name.replace('/', ".");
        let words = |text: String| Err(NotStarted::Launcher(text));
        if self.class(class).flags & access::ABSTRACT != 0 {
            return words(format!(
                "Error: abstract class {shown} can not be instantiated\nplease use a concrete class\n"
            ));
        }
        if self.is_inner(class) {
            return words(format!(
                "Error: non-static inner class {shown} constructor can not be invoked \nmake inner class static or move inner class out to separate source file\n"
            ));
        }
        let key = (self.program.symbols.intern("<init>"), self.program.symbols.intern("()V"));
        let constructor = self.class(class).declared.get(&key).copied();
        if constructor.is_none_or(|c| self.method(c).flags & access::PRIVATE != 0) {
            return words(format!(
                "Error: no non-private zero argument constructor found in class {shown}\n\
                 remove private from existing constructor or define as:\n   public {shown}()\n"
            ));
        }
        Ok(())
    }

    /// Whether a class is a member of another and needs an instance of it.
    fn is_inner(&self, class: ClassId) -> bool {
        let Some(file) = self.class(class).file.as_ref() else { return false };
        let own = self.class(class).written_name();
        let entries = file.inner_classes().unwrap_or_default();
        entries.iter().any(|e| e.inner == own && e.outer.is_some() && e.access & access::STATIC == 0)
    }
}

/// The classes whose methods make inputs.
const SYMBOLIC: &str = "sojourner/Symbolic";
const ENTRY: &str = "sojourner/Entry";

fn new_instance(code: &mut Code<'_>, class: &str) {
    code.new_object(class);
    code.op(op::DUP);
    code.invoke_special(false, class, "<init>", "()V");
}

/// Pushes an input of this type.
fn push_input(code: &mut Code<'_>, name: &str, descriptor: &str) {
    code.string(name);
    let mut whole = |low: i32, high: i32| {
        code.int(low);
        code.int(high);
        code.invoke_static(false, SYMBOLIC, "intIn", "(Ljava/lang/String;II)I");
    };
    match descriptor {
        "B" => whole(i8::MIN.into(), i8::MAX.into()),
        "C" => whole(0, u16::MAX.into()),
        "S" => whole(i16::MIN.into(), i16::MAX.into()),
        "I" => whole(i32::MIN, i32::MAX),
        "J" => {
            code.long(i64::MIN);
            code.long(i64::MAX);
            code.invoke_static(false, SYMBOLIC, "longIn", "(Ljava/lang/String;JJ)J");
        }
        "Z" => code.invoke_static(false, SYMBOLIC, "bool", "(Ljava/lang/String;)Z"),
        "F" => code.invoke_static(false, SYMBOLIC, "anyFloat", "(Ljava/lang/String;)F"),
        "D" => code.invoke_static(false, SYMBOLIC, "anyDouble", "(Ljava/lang/String;)D"),
        _ => code.invoke_static(false, SYMBOLIC, "anyText", "(Ljava/lang/String;)Ljava/lang/String;"),
    }
}

/// Pushes an array of inputs, of at most so many.
fn push_array(code: &mut Code<'_>, name: &str, element: &str, most: i32) {
    code.string(&format!("{name}.length"));
    code.int(most);
    code.invoke_static(false, ENTRY, "length", "(Ljava/lang/String;I)I");
    code.new_array(element);
    for at in 0..most {
        let beyond = code.label();
        code.op(op::DUP);
        code.op(op::ARRAYLENGTH);
        code.int(at + 1);
        code.jump(op::IF_ICMPLT, beyond);
        code.op(op::DUP);
        code.int(at);
        push_input(code, &format!("{name}[{at}]"), element);
        code.array_store(element);
        code.bind(beyond);
    }
}

/// What the launcher says of a class that could not be loaded.
fn not_loaded(name: &str, trap: Trap) -> NotStarted {
    let Trap::Raise(class, why) = &trap else { return NotStarted::Trap(trap) };
    let (class, why) = (class.replace('/', "."), why.as_deref().unwrap_or_default());
    NotStarted::Launcher(if class == "java.lang.NoClassDefFoundError" {
        format!("Error: Could not find or load main class {name}\nCaused by: {class}: {why}\n")
    } else {
        format!("Error: LinkageError occurred while loading main class {name}\n\t{class}: {why}\n")
    })
}
