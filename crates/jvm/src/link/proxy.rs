//! Dynamic proxies: `java.lang.reflect.Proxy` as written classes.
//!
//! A proxy class shows in stack traces, as on `java`, so it counts as one of the program's own. Its
//! Method objects are found by its initialiser, through reflection. Known gap: where interfaces
//! declare the same method with different `throws` clauses, the first one's holds.

use super::assemble::{ClassWriter, Code, op};
use super::convert;
use crate::class::{ClassId, MethodId, Origin, stable_hash, well_known};
use crate::classfile::access;
use crate::classfile::descriptor::{Kind, MethodDescriptor};
use crate::machine::load::package_of;
use crate::machine::{Machine, Trap, raise};

const OBJECT: &str = "Ljava/lang/Object;";
const METHOD: &str = "Ljava/lang/reflect/Method;";
const HANDLER: &str = "Ljava/lang/reflect/InvocationHandler;";
const PROXY: &str = "java/lang/reflect/Proxy";

/// A method a proxy passes on.
struct Passed {
    /// The class named in the Method object.
    class: String,
    name: String,
    descriptor: String,
    exceptions: Vec<String>,
}

impl Machine {
    /// The proxy class for these interfaces.
    pub(crate) fn proxy_class(&mut self, interfaces: &[ClassId]) -> Result<ClassId, Trap> {
        if let Some(&class) = self.program.link_state.proxies.get(interfaces) {
            return Ok(class);
        }
        let bad = |text: String| raise("java/lang/IllegalArgumentException", text);
        for (i, &interface) in interfaces.iter().enumerate() {
            let name = self.class_java_name(interface);
            if !self.class(interface).is_interface() {
                return bad(format!("{name} is not an interface"));
            }
            if interfaces[..i].contains(&interface) {
                return bad(format!("repeated interface: {name}"));
            }
        }
        let name = self.proxy_name(interfaces)?;
        let methods = self.proxy_methods(interfaces);
        let bytes = self.write_proxy(&name, interfaces, &methods);
        let class = self.define_class(bytes, Origin::User, interfaces.first().copied())?;
        self.program.link_state.proxies.insert(interfaces.into(), class);
        Ok(class)
    }

    /// Numbered as `java` does in a plain run; while exploring, by what the class is, so that no
    /// name depends on the order of exploration.
    fn proxy_name(&mut self, interfaces: &[ClassId]) -> Result<String, Trap> {
        let mut package = None;
        for &interface in interfaces {
            if self.class(interface).flags & access::PUBLIC == 0 {
                let own = package_of(&self.class(interface).name).to_owned();
                if package.as_ref().is_some_and(|p| *p != own) {
                    return raise(
                        "java/lang/IllegalArgumentException",
                        "cannot have non-public interfaces in different packages",
                    );
                }
                package = Some(own);
            }
        }
        let prefix = match package.as_deref() {
            None => "jdk/proxy1/".to_owned(),
            Some("") => String::new(),
            Some(package) => format!("{package}/"),
        };
        let number = if self.run.exploring {
            let names: Vec<&str> = interfaces.iter().map(|&i| &*self.class(i).name).collect();
            // Above all numbers that a count reaches.
            stable_hash(&names) | 1 << 63
        } else {
            self.program.link_state.proxies.len() as u64
        };
        Ok(format!("{prefix}$Proxy{number}"))
    }

    fn proxy_methods(&self, interfaces: &[ClassId]) -> Vec<Passed> {
        let object = |name: &str, descriptor: &str| Passed {
            class: "java/lang/Object".into(),
            name: name.into(),
            descriptor: descriptor.into(),
            exceptions: Vec::new(),
        };
        let mut all = vec![
            object("hashCode", "()I"),
            object("equals", &format!("({OBJECT})Z")),
            object("toString", "()Ljava/lang/String;"),
        ];
        for &interface in interfaces {
            let mut from = vec![interface];
            from.extend(self.class(interface).all_interfaces.iter().copied().filter(|&i| i != interface));
            for declaring in from {
                for &mid in self.class(declaring).methods.iter() {
                    if let Some(passed) = self.passed(declaring, mid)
                        && !all.iter().any(|p| (&p.name, &p.descriptor) == (&passed.name, &passed.descriptor))
                    {
                        all.push(passed);
                    }
                }
            }
        }
        all
    }

    fn passed(&self, declaring: ClassId, mid: MethodId) -> Option<Passed> {
        let method = self.method(mid);
        let name = self.method_name(mid);
        if method.flags & (access::STATIC | access::PRIVATE) != 0 || name.starts_with('<') {
            return None;
        }
        let file = self.class(declaring).file.as_ref()?;
        let exceptions = file.exceptions(&file.methods[method.index as usize]).unwrap_or_default();
        Some(Passed {
            class: self.class(declaring).name.to_string(),
            name: name.to_owned(),
            descriptor: self.method_descriptor(mid).to_owned(),
            exceptions: exceptions.into_iter().map(str::to_owned).collect(),
        })
    }

    fn write_proxy(&self, name: &str, interfaces: &[ClassId], methods: &[Passed]) -> Vec<u8> {
        let names: Vec<&str> = interfaces.iter().map(|&i| &*self.class(i).name).collect();
        let public = if interfaces.iter().all(|&i| self.class(i).flags & access::PUBLIC != 0) {
            access::PUBLIC
        } else {
            0
        };
        let mut w = ClassWriter::new(public | access::FINAL, name, PROXY, &names);
        let mut c = w.method(access::PUBLIC, "<init>", &format!("({HANDLER})V"));
        c.load(OBJECT, 0);
        c.load(OBJECT, 1);
        c.invoke_special(false, PROXY, "<init>", &format!("({HANDLER})V"));
        c.ret("V");
        c.finish();
        for (i, method) in methods.iter().enumerate() {
            w.field(access::PRIVATE | access::STATIC | access::FINAL, &format!("m{i}"), METHOD);
            write_passing(&mut w, name, i, method);
        }
        let mut c = w.method(access::STATIC, "<clinit>", "()V");
        for (i, method) in methods.iter().enumerate() {
            write_lookup(&mut c, method);
            c.put_static(name, &format!("m{i}"), METHOD);
        }
        c.ret("V");
        c.finish();
        w.finish()
    }
}

/// Pushes the Method object.
fn write_lookup(c: &mut Code<'_>, method: &Passed) {
    let parsed = MethodDescriptor::parse(&method.descriptor).expect("read from a class file");
    let params: Vec<&str> = parsed.params().collect();
    c.class(&method.class);
    c.string(&method.name);
    c.int(params.len() as i32);
    c.new_array("Ljava/lang/Class;");
    for (i, param) in params.iter().enumerate() {
        c.op(op::DUP);
        c.int(i as i32);
        c.type_object(param);
        c.array_store("Ljava/lang/Class;");
    }
    let descriptor = format!("(Ljava/lang/String;[Ljava/lang/Class;){METHOD}");
    c.invoke_virtual("java/lang/Class", "getDeclaredMethod", &descriptor);
}

fn write_passing(w: &mut ClassWriter, own: &str, i: usize, method: &Passed) {
    let parsed = MethodDescriptor::parse(&method.descriptor).expect("read from a class file");
    let params: Vec<&str> = parsed.params().collect();
    let mut c = w.method(access::PUBLIC | access::FINAL, &method.name, &method.descriptor);
    let (start, end, known, unknown) = (c.label(), c.label(), c.label(), c.label());
    c.bind(start);
    c.load(OBJECT, 0);
    c.get_field(PROXY, "h", HANDLER);
    c.load(OBJECT, 0);
    c.get_static(own, &format!("m{i}"), METHOD);
    if params.is_empty() {
        c.op(op::ACONST_NULL);
    } else {
        c.int(params.len() as i32);
        c.new_array(OBJECT);
        let mut local = 1;
        for (i, param) in params.iter().enumerate() {
            c.op(op::DUP);
            c.int(i as i32);
            c.load(param, local);
            local += Kind::of(param).slots();
            convert::box_value(&mut c, param);
            c.array_store(OBJECT);
        }
    }
    let descriptor = format!("({OBJECT}{METHOD}[{OBJECT}){OBJECT}");
    c.invoke_interface("java/lang/reflect/InvocationHandler", "invoke", &descriptor);
    let result = parsed.result;
    match convert::wrapper(result) {
        _ if result == "V" => c.op(op::POP),
        Some(wrapper) => {
            c.check_cast(wrapper);
            convert::unbox_value(&mut c, result);
        }
        None => c.check_cast(convert::class_name(result)),
    }
    c.ret(result);
    c.bind(end);
    // What may leave as it is, then everything else.
    c.bind_handler(known);
    c.op(op::ATHROW);
    c.bind_handler(unknown);
    let thrown = c.fresh_local(OBJECT);
    c.store(OBJECT, thrown);
    const ERROR: &str = "java/lang/reflect/UndeclaredThrowableException";
    c.new_object(ERROR);
    c.op(op::DUP);
    c.load(OBJECT, thrown);
    c.invoke_special(false, ERROR, "<init>", "(Ljava/lang/Throwable;)V");
    c.op(op::ATHROW);
    for class in ["java/lang/Error", "java/lang/RuntimeException"] {
        c.handler(start, end, known, Some(class));
    }
    for class in &method.exceptions {
        c.handler(start, end, known, Some(class));
    }
    c.handler(start, end, unknown, None);
    c.finish();
}

impl Machine {
    /// Whether a class is a proxy class.
    pub(crate) fn is_proxy_class(&self, class: ClassId) -> bool {
        class != well_known::OBJECT && self.program.link_state.proxies.values().any(|&c| c == class)
    }
}
