//! A method in place of `main`: `--method 'Flap.check(int,int)'`. Its parameters are inputs of the check.
//!
//! A parameter is called what the source calls it, as far as the class file says so, otherwise `arg0`, `arg1`, and so on.
//! How the method is called is the business of `machine/entry.rs`.

use crate::classfile::descriptor::MethodDescriptor;
use crate::classfile::{ClassFile, MethodInfo, access};
use crate::classpath::ClassPath;

/// Elements of an array parameter that are followed unless a range of its length is given.
pub const ELEMENTS: i64 = 4;
/// Elements that may be asked for.
pub const MOST_ELEMENTS: i64 = 1000;

/// A method to start, and what it takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Method {
    /// Internal form.
    pub class: String,
    pub name: String,
    pub descriptor: String,
    pub is_static: bool,
    pub parameters: Vec<Parameter>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: String,
    pub descriptor: String,
}

/// A program argument that is an input: `args[0]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenArgument {
    pub at: usize,
    /// The decimal text of a number from this range; none: any text.
    pub range: Option<(i64, i64)>,
}

/// What a user wrote: a class if there is one, a name, and the types of parameters if there are any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spelled {
    pub class: Option<String>,
    name: String,
    types: Option<Vec<String>>,
}

impl Spelled {
    pub fn parse(text: &str) -> Result<Spelled, String> {
        let wrong = || format!("'{text}' is no method; write Class.method, or Class.method(int,String)");
        let text = text.trim();
        let (path, types) = match text.split_once('(') {
            None => (text, None),
            Some((path, rest)) => {
                let inside = rest.strip_suffix(')').ok_or_else(wrong)?.trim();
                let all = inside.split(',').map(|t| t.trim().replace("...", "[]").replace(' ', ""));
                let all: Vec<String> = if inside.is_empty() { Vec::new() } else { all.collect() };
                if all.iter().any(String::is_empty) {
                    return Err(wrong());
                }
                (path.trim(), Some(all))
            }
        };
        let is_name =
            |part: &str| !part.is_empty() && part.chars().all(|c| c.is_alphanumeric() || "_$".contains(c));
        if !path.split('.').all(is_name) {
            return Err(wrong());
        }
        let (class, name) = match path.rsplit_once('.') {
            Some((class, name)) => (Some(class.to_owned()), name),
            None => (None, path),
        };
        Ok(Spelled { class, name: name.to_owned(), types })
    }

    /// The method that is meant, of a class in internal form; an error says what is there instead.
    pub fn find(&self, class_path: &ClassPath, class: &str) -> Result<Method, String> {
        let shown = class.replace(['/', '$'], ".");
        let mut files: Vec<ClassFile> = Vec::new();
        let mut next = Some(class.to_owned());
        // Inherited ones of the program's own classes too.
        while let Some(name) = next {
            let Some(found) = class_path.find(&name).ok().flatten() else { break };
            let file = ClassFile::parse(found.bytes).map_err(|why| format!("{shown}: {why}"))?;
            next = file.super_name().ok().flatten().map(str::to_owned);
            files.push(file);
        }
        if files.is_empty() {
            return Err(format!("the class {shown} is not among the program's own"));
        }
        let mut alike: Vec<(usize, &MethodInfo)> = Vec::new();
        for (at, file) in files.iter().enumerate() {
            for method in file.methods.iter().filter(|m| m.access & access::SYNTHETIC == 0) {
                let is_new = !alike.iter().any(|(of, known)| {
                    text(&files[*of], known.name) == text(file, method.name)
                        && text(&files[*of], known.descriptor) == text(file, method.descriptor)
                });
                if is_new && (at == 0 || method.access & access::PRIVATE == 0) {
                    alike.push((at, method));
                }
            }
        }
        let spell = |(of, method): &(usize, &MethodInfo)| {
            let file = &files[*of];
            format!("{}({})", text(file, method.name), types(text(file, method.descriptor)).join(","))
        };
        let is_plain =
            |(of, method): &&(usize, &MethodInfo)| !text(&files[*of], method.name).starts_with('<');
        let all: Vec<String> = alike.iter().filter(is_plain).map(spell).collect();
        alike.retain(|(of, method)| text(&files[*of], method.name) == self.name);
        if alike.is_empty() {
            return Err(format!("{shown} has no method {}; it has {}", self.name, listed(&all)));
        }
        let named: Vec<String> = alike.iter().map(spell).collect();
        if let Some(wanted) = &self.types {
            alike.retain(|(of, method)| {
                let has = types(text(&files[*of], method.descriptor));
                has.len() == wanted.len() && has.iter().zip(wanted).all(|(a, b)| is_type(a, b))
            });
        }
        match alike[..] {
            [(of, method)] => chosen(&files, of, method, class),
            [] => Err(format!(
                "{shown} has no method {}({}); it has {}",
                self.name,
                self.types.as_deref().unwrap_or_default().join(","),
                listed(&named)
            )),
            _ => Err(format!(
                "{shown} has several methods {}; name one with the types of its parameters: {}",
                self.name,
                listed(&named)
            )),
        }
    }
}

/// The method, if its parameters can be inputs and there is an object to call it on.
fn chosen(files: &[ClassFile], of: usize, method: &MethodInfo, class: &str) -> Result<Method, String> {
    let file = &files[of];
    let (name, descriptor) = (text(file, method.name), text(file, method.descriptor));
    let shown = format!("{}.{name}", class.replace(['/', '$'], "."));
    if !method.has_code() {
        return Err(format!("{shown} has no body; name a method that has one"));
    }
    let parsed = MethodDescriptor::parse(descriptor).map_err(|why| format!("{shown}: {why}"))?;
    let names = names(file, method, &parsed);
    let mut parameters = Vec::new();
    for (parameter, name) in parsed.params().zip(names) {
        let element = parameter.strip_prefix('[').unwrap_or(parameter);
        let is_input = element == "Ljava/lang/String;" || element.len() == 1;
        if !is_input {
            return Err(format!(
                "the parameter {name} of {shown} is a {}; inputs are numbers, booleans, characters, strings and arrays \
                 of them: write a main that makes one of inputs (sojourner.Symbolic) and calls the method",
                java_type(parameter)
            ));
        }
        parameters.push(Parameter { name, descriptor: parameter.to_owned() });
    }
    let is_static = method.access & access::STATIC != 0;
    if !is_static {
        let own = &files[0];
        if own.access & (access::ABSTRACT | access::INTERFACE) != 0 {
            return Err(format!(
                "{shown} is an instance method, and its class is abstract; name a class below it"
            ));
        }
        if own.find_method("<init>", "()V").is_none() {
            return Err(format!(
                "{shown} is an instance method, and its class has no constructor without parameters; write a main that \
                 makes the object and calls the method on inputs (sojourner.Symbolic)"
            ));
        }
    }
    Ok(Method {
        class: class.to_owned(),
        name: name.to_owned(),
        descriptor: descriptor.to_owned(),
        is_static,
        parameters,
    })
}

/// What the parameters of a method are called.
fn names(file: &ClassFile, method: &MethodInfo, parsed: &MethodDescriptor<'_>) -> Vec<String> {
    let variables = file.code(method).ok().flatten();
    let variables = variables.as_ref().and_then(|code| code.local_variables().ok()).unwrap_or_default();
    let mut slot = u16::from(method.access & access::STATIC == 0);
    let mut names: Vec<String> = Vec::new();
    for (at, parameter) in parsed.params().enumerate() {
        let known = variables.iter().find(|v| v.index == slot && v.start == 0 && v.descriptor == parameter);
        let name = known.map_or_else(|| format!("arg{at}"), |v| v.name.to_owned());
        names.push(name);
        slot += crate::classfile::Kind::of(parameter).slots();
    }
    names
}

fn text(file: &ClassFile, index: u16) -> &str {
    file.pool.utf8(index).unwrap_or_default()
}

fn listed(all: &[String]) -> String {
    if all.is_empty() { "none".into() } else { all.join(", ") }
}

/// The types of a method's parameters, as Java writes them.
fn types(descriptor: &str) -> Vec<String> {
    MethodDescriptor::parse(descriptor)
        .map(|parsed| parsed.params().map(java_type).collect())
        .unwrap_or_default()
}

/// Whether a type that is written in full or by its last name is this one.
fn is_type(full: &str, written: &str) -> bool {
    full == written || full.rsplit('.').next() == Some(written)
}

fn java_type(descriptor: &str) -> String {
    let element = descriptor.trim_start_matches('[');
    let name = match element {
        "B" => "byte".to_owned(),
        "C" => "char".to_owned(),
        "D" => "double".to_owned(),
        "F" => "float".to_owned(),
        "I" => "int".to_owned(),
        "J" => "long".to_owned(),
        "S" => "short".to_owned(),
        "Z" => "boolean".to_owned(),
        _ => element.trim_start_matches('L').trim_end_matches(';').replace(['/', '$'], "."),
    };
    name + &"[]".repeat(descriptor.len() - element.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings() {
        let spelled = |text: &str| Spelled::parse(text).unwrap();
        let two = spelled("shop.Cart.add( int , java.lang.String... )");
        assert_eq!(two.class.as_deref(), Some("shop.Cart"));
        assert_eq!(
            (two.name.as_str(), two.types.unwrap()),
            ("add", vec!["int".into(), "java.lang.String[]".into()])
        );
        assert_eq!(spelled("check()").types, Some(Vec::new()));
        assert_eq!((spelled("check").class, spelled("check").types), (None, None));
        for wrong in ["", "a.", ".a", "a(", "a(int,)", "a(int))b", "a b"] {
            assert!(Spelled::parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn types_as_java_writes_them() {
        assert_eq!(types("(IJ[Ljava/lang/String;[[D)V"), ["int", "long", "java.lang.String[]", "double[][]"]);
        assert!(is_type("java.lang.String[]", "String[]") && !is_type("int", "long"));
    }
}
