//! Sources compiled by the JDKs on this machine, then read back.

use sojourner_jvm::bytecode::{self, Op};
use sojourner_jvm::classfile::ClassFile;
use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::source::{SourceError, compile_into};
use std::path::{Path, PathBuf};

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("sojourner-sources-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn file(&self, name: &str, content: &str) -> PathBuf {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, content).unwrap();
        path
    }

    fn cache(&self) -> PathBuf {
        self.0.join("cache")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn jdk() -> Jdk {
    Jdk::all().into_iter().find(|jdk| jdk.javac().is_some()).expect("the tests need a JDK with javac")
}

fn class(folder: &Path, name: &str) -> ClassFile {
    let path = ClassPath::from_paths(&[folder.to_path_buf()], 17).unwrap();
    let bytes = path.find(name).unwrap().unwrap().bytes;
    ClassFile::parse(bytes).unwrap()
}

#[test]
fn a_source_is_compiled_once_and_its_main_found() {
    let folder = Folder::new("once");
    let text = "package p; class Other { static void f() {} }\n\
                class Later { public static void main(String[] a) { System.out.println(\"hi\"); } }";
    let source = folder.file("p/Thing.java", text);
    let sources = [source.clone()];
    let first = compile_into(&folder.cache(), &sources, None, &jdk()).unwrap();
    assert_eq!((first.cached, first.main_class.as_deref()), (false, Some("p/Later")));
    let again = compile_into(&folder.cache(), &sources, None, &jdk()).unwrap();
    assert_eq!((again.cached, &again.classes), (true, &first.classes));
    std::fs::write(&source, format!("{text}\n")).unwrap();
    let changed = compile_into(&folder.cache(), &sources, None, &jdk()).unwrap();
    assert!(!changed.cached && changed.classes != first.classes);
    assert_eq!(std::fs::read_dir(folder.cache()).unwrap().count(), 2, "nothing half-done is left");
}

#[test]
fn errors_of_the_compiler_are_passed_on() {
    let folder = Folder::new("errors");
    let source = folder.file("Bad.java", "class Bad { int x = \"no\"; }");
    let error = compile_into(&folder.cache(), &[source], None, &jdk()).unwrap_err();
    assert!(matches!(&error, SourceError::Javac(text) if text.contains("Bad.java:1")), "{error}");
    let gone = compile_into(&folder.cache(), &[folder.0.join("Gone.java")], None, &jdk()).unwrap_err();
    assert!(gone.to_string().contains("Gone.java"), "{gone}");
}

#[test]
fn neighbours_and_the_class_path_are_found() {
    let folder = Folder::new("neighbours");
    let jdk = jdk();
    folder.file("q/Friend.java", "package q; public class Friend { public static int n() { return 1; } }");
    let main = "package q; public class App { public static void main(String[] a) { Friend.n(); } }";
    let app = folder.file("q/App.java", main);
    let both = compile_into(&folder.cache(), std::slice::from_ref(&app), None, &jdk).unwrap();
    assert_eq!(both.main_class.as_deref(), Some("q/App"));
    assert_eq!(class(&both.classes, "q/Friend").name().unwrap(), "q/Friend");

    let lib = folder.file("lib/r/Lib.java", "package r; public class Lib { public static final int N = 3; }");
    let lib = compile_into(&folder.cache(), &[lib], None, &jdk).unwrap();
    let user = folder.file("User.java", "class User { static int f() { return r.Lib.N; } }");
    let with = compile_into(&folder.cache(), &[user], lib.classes.to_str(), &jdk).unwrap();
    assert_eq!(with.main_class, None);
}

#[test]
fn what_the_compiler_wrote_is_read() {
    let folder = Folder::new("attributes");
    let text = "import java.util.*;\n\
        public sealed interface Shape permits Shape.Disc, Shape.Box {\n\
          @Deprecated record Disc(double r, List<String> names) implements Shape {}\n\
          final class Box implements Shape {\n\
            static final long LIMIT = 5_000_000_000L; static final String TEXT = \"\\u0000\\ud83d\\ude00\";\n\
            int f(int n) throws java.io.IOException {\n\
              int sum = 0;\n\
              try { for (int i = 0; i < n; i++) sum += i; } catch (RuntimeException e) { throw e; }\n\
              finally { sum++; }\n\
              Runnable run = new Runnable() { public void run() { } };\n\
              return switch (n) { case 1 -> 2; case 100000 -> 3; default -> sum; };\n\
            }\n\
          }\n\
        }";
    let source = folder.file("Shape.java", text);
    let out = compile_into(&folder.cache(), &[source], None, &jdk()).unwrap();

    let shape = class(&out.classes, "Shape");
    assert!(shape.is_interface());
    assert_eq!(shape.source_file().unwrap(), Some("Shape.java"));
    assert_eq!(shape.permitted_subclasses().unwrap().unwrap(), ["Shape$Disc", "Shape$Box"]);
    assert_eq!(shape.nest_members().unwrap().len(), 3);

    let disc = class(&out.classes, "Shape$Disc");
    let components = disc.record_components().unwrap().unwrap();
    assert_eq!((components[0].name, components[0].descriptor), ("r", "D"));
    assert_eq!(components[1].signature, Some("Ljava/util/List<Ljava/lang/String;>;"));
    assert!(disc.is_deprecated() && !disc.annotations().declared.is_empty());
    assert_eq!(disc.nest_host().unwrap(), Some("Shape"));
    assert!(!disc.bootstrap_methods().unwrap().is_empty());

    let inside = class(&out.classes, "Shape$Box");
    let values: Vec<_> = inside.fields.iter().filter_map(|f| inside.constant_value(f)).collect();
    assert_eq!(inside.pool.get(values[0]).unwrap(), sojourner_jvm::classfile::Constant::Long(5_000_000_000));
    assert_eq!(inside.pool.string(values[1]).unwrap(), [0, 0xd83d, 0xde00]);
    let f = inside.find_method("f", "(I)I").unwrap();
    assert_eq!(inside.exceptions(f).unwrap(), ["java/io/IOException"]);
    let attribute = inside.code(f).unwrap().unwrap();
    assert!(attribute.local_variables().unwrap().iter().any(|v| v.name == "sum" && v.descriptor == "I"));
    assert_eq!(attribute.line_numbers().unwrap()[0], (0, 7));
    let code = attribute.decode().unwrap();
    assert!(code.insns.iter().any(|i| i.op == Op::Lookupswitch) && code.handlers.len() >= 2);

    let anonymous = class(&out.classes, "Shape$Box$1");
    let enclosing = anonymous.enclosing_method().unwrap().unwrap();
    assert_eq!((enclosing.class, enclosing.method), ("Shape$Box", Some(("f", "(I)I"))));
    assert!(anonymous.inner_classes().unwrap().iter().any(|c| c.inner == "Shape$Box$1" && c.name.is_none()));

    let listing = bytecode::disassemble(&inside);
    for part in ["final class Shape$Box implements Shape {", "lookupswitch", "iinc", "line 7: 0"] {
        assert!(listing.contains(part), "{part} in\n{listing}");
    }
}
