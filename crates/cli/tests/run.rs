//! `run`, `coverage` and `disassemble` as a user meets them: right and wrong ways to name a program.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A fresh folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("run-{name}"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Standard output, standard error and exit code of the command in a folder.
fn sojourner(folder: &Path, words: &[&str]) -> (String, String, i32) {
    let output =
        Command::new(env!("CARGO_BIN_EXE_sojourner")).args(words).current_dir(folder).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr), output.status.code().unwrap_or(-1))
}

const GREETING: &str = "package a.b;
class Helper { static String greet(String who) { return \"hello \" + who; } }
public class Greeting {
    public static void main(String[] args) {
        System.out.println(Helper.greet(args.length == 0 ? \"nobody\" : args[0]));
    }
}
";

/// A folder with the greeting's source, and its classes in `classes`.
fn greeting(name: &str) -> PathBuf {
    let folder = folder(name);
    std::fs::write(folder.join("Greeting.java"), GREETING).unwrap();
    let jdk = sojourner_jvm::jdk::Jdk::all().into_iter().find(|j| j.javac().is_some()).expect("a JDK");
    let compiled = Command::new(jdk.javac().unwrap())
        .args(["-d", "classes", "Greeting.java"])
        .current_dir(&folder)
        .status()
        .unwrap();
    assert!(compiled.success());
    folder
}

#[test]
fn a_program_is_named_in_many_ways() {
    let folder = greeting("ways");
    for words in [
        &["run", "Greeting.java", "--", "you"][..],
        &["run", "Greeting.java", "you"],
        &["run", "classes", "a.b.Greeting", "you"],
        &["run", "-cp", "classes", "a.b.Greeting", "you"],
        &["run", "classes/a/b/Greeting.class", "--", "you"],
        &["run", "classes", "a.b.Greeting", "--", "you"],
        &["run", "-cp", "classes", "a.b.Greeting", "--", "you"],
        &["run", "-classpath", "classes", "a.b.Greeting", "--", "you"],
    ] {
        assert_eq!(sojourner(&folder, words), ("hello you\n".into(), String::new(), 0), "{words:?}");
    }
    let other = folder.join("dîr ü");
    std::fs::create_dir_all(&other).unwrap();
    std::fs::write(other.join("Zwei.java"), GREETING.replace("Greeting", "Zwei")).unwrap();
    assert_eq!(sojourner(&folder, &["run", "dîr ü/Zwei.java"]).0, "hello nobody\n");
}

#[test]
fn what_cannot_be_run_is_said_in_a_line() {
    let folder = greeting("wrong");
    std::fs::write(folder.join("text.txt"), "hello").unwrap();
    std::fs::write(folder.join("junk.class"), "hello").unwrap();
    std::fs::write(folder.join("junk.jar"), "hello").unwrap();
    for (words, part) in [
        (&["run", "missing.java"][..], "missing.java is not there"),
        (&["run", "missing.class"], "missing.class is not there"),
        (&["run", "junk.class"], "does not begin with CAFEBABE"),
        (&["run", "classes"], "name its main class too"),
        (&["run", "Greeting.java", "--jdk", "classes"], "is not a JDK"),
        (&["coverage", "no.Such"], "no.Such is not on the class path"),
        (&["disassemble", "text.txt"], "text.txt is not on the class path"),
    ] {
        let (out, err, code) = sojourner(&folder, words);
        assert_eq!((out.as_str(), code), ("", 2), "{words:?}: {err}");
        assert!(err.starts_with("error: ") && err.contains(part), "{words:?}: {err}");
        assert_eq!(err.matches("malformed").count().min(2) / 2, 0, "said once: {err}");
    }
}

/// What `java` refuses to start is refused in its words, with its status.
#[test]
fn a_class_that_java_would_not_start_is_refused_as_java_does() {
    let folder = greeting("launcher");
    std::fs::write(folder.join("text.txt"), "hello").unwrap();
    std::fs::write(folder.join("junk.jar"), "hello").unwrap();
    std::fs::write(
        folder.join("cut.class"),
        &std::fs::read(folder.join("classes/a/b/Greeting.class")).unwrap()[..99],
    )
    .unwrap();
    std::fs::rename(folder.join("cut.class"), folder.join("classes/cut.class")).unwrap();
    std::fs::write(folder.join("None.java"), "class None { void f() {} }").unwrap();
    std::fs::write(folder.join("Hidden.java"), "class Hidden { private static void main(String[] a) {} }")
        .unwrap();
    std::fs::write(folder.join("Broken.java"), "class Broken { int x = \"s\"; }").unwrap();
    let no_class = |name: &str| {
        format!(
            "Error: Could not find or load main class {name}\nCaused by: java.lang.ClassNotFoundException: {name}\n"
        )
    };
    // Newer ones also look for a `main` of an instance and without parameters.
    let newer = sojourner_jvm::jdk::Jdk::find(None).is_ok_and(|jdk| jdk.feature >= 22);
    let no_main = |name: &str, why: &str| match newer {
        true => format!("error: can't find main(String[]) or main() method in class: {name}\n"),
        false => format!("error: {why}\n"),
    };
    for (words, said) in [
        (&["run", "missing.jar"][..], "Error: Unable to access jarfile missing.jar\n".to_owned()),
        (&["run", "junk.jar"], "Error: Invalid or corrupt jarfile junk.jar\n".to_owned()),
        (&["run", "text"], no_class("text")),
        (&["run", "None.java"], no_main("None", "can't find main(String[]) method in class: None")),
        (&["run", "Hidden.java"], no_main("Hidden", "'main' method is not declared 'public static'")),
        (
            &["run", "Broken.java"],
            "Broken.java:1: error: incompatible types: String cannot be converted to int\n\
             class Broken { int x = \"s\"; }\n                       ^\n1 error\nerror: compilation failed\n"
                .to_owned(),
        ),
        (&["run", "classes", "no.Such"], no_class("no.Such")),
        (
            &["run", "classes", "a.b.Helper"],
            "Error: Main method not found in class a.b.Helper, please define the main method as:\n   \
             public static void main(String[] args)\nor a JavaFX application class must extend \
             javafx.application.Application\n"
                .to_owned(),
        ),
        (
            &["run", "-cp", "classes", "cut"],
            "Error: LinkageError occurred while loading main class cut\n\t\
             java.lang.ClassFormatError: Truncated class file\n"
                .to_owned(),
        ),
    ] {
        assert_eq!(sojourner(&folder, words), (String::new(), said, 1), "{words:?}");
    }
    // A file that is no archive is passed over where it is one place of many.
    let (out, err, code) = sojourner(&folder, &["run", "-cp", "junk.jar:classes", "a.b.Greeting"]);
    assert_eq!((out.as_str(), err.as_str(), code), ("hello nobody\n", "", 0));
}

/// Options before the program are understood as `java` spells them; behind it they are the program's.
#[test]
fn options_may_be_spelled_as_java_does() {
    let folder = folder("spelled");
    let program = "class Asked { public static void main(String[] args) { assert args.length > 1 : \"few\";\n\
                   System.out.println(System.getProperty(\"a.b\") + System.getProperty(\"c\") + String.join(\",\", args)\n\
                   + (Runtime.getRuntime().maxMemory() <= 64 << 20)); } }\n";
    std::fs::write(folder.join("Asked.java"), program).unwrap();
    let run = |words: &[&str]| sojourner(&folder, words);
    let words = ["run", "-Xmx64m", "-Da.b=x=y", "-Dc", "Asked.java", "p", "q", "--", "-ea"];
    assert_eq!(run(&words), ("x=yp,q,-eatrue\n".into(), String::new(), 0));
    let (_, err, code) = run(&["run", "-ea", "Asked.java"]);
    assert!(err.contains("java.lang.AssertionError: few") && code == 1, "{err}");
}

/// What `--allow-read` names can be read in all the usual ways, by `run` and `check`; what else there is cannot, and
/// nothing can be written.
#[test]
fn files_can_be_read_where_that_is_allowed() {
    let folder = folder("readable");
    std::fs::create_dir_all(folder.join("data/inner")).unwrap();
    std::fs::write(folder.join("data/words.txt"), "one two\nthree\n").unwrap();
    std::fs::write(folder.join("data/inner/numbers"), "1 2 3").unwrap();
    std::fs::write(folder.join("secret.txt"), "s").unwrap();
    let program = r#"
import java.io.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;
public class Reads {
    public static void main(String[] args) throws Exception {
        Path words = Path.of("data", "words.txt");
        try (BufferedReader reader = new BufferedReader(new FileReader("data/words.txt"))) {
            System.out.println(reader.readLine() + ";" + reader.readLine() + ";" + reader.readLine());
        }
        try (Scanner scanner = new Scanner(new File("data/inner/numbers"))) {
            System.out.println(scanner.nextInt() + scanner.nextInt() + scanner.nextInt());
        }
        System.out.println(Files.readAllLines(words) + " " + Files.size(words) + " " + new File("data").isDirectory());
        try (Stream<Path> all = Files.walk(Path.of("data"))) {
            System.out.println(all.map(Path::toString).sorted().collect(Collectors.joining(" ")));
        }
        try (RandomAccessFile file = new RandomAccessFile("data/words.txt", "r")) {
            file.seek(8);
            System.out.println(file.readLine());
        }
        try {
            Files.readString(Path.of("data/none"));
        } catch (NoSuchFileException missing) {
            System.out.println(missing);
        }
        if (args.length > 0) System.out.println(Files.readString(Path.of(args[0])));
        if (args.length > 1) Files.writeString(Path.of(args[1]), "written");
    }
}
"#;
    std::fs::write(folder.join("Reads.java"), program).unwrap();
    let (out, err, code) = sojourner(&folder, &["run", "--allow-read", "data", "Reads.java"]);
    let expected = "one two;three;null\n6\n[one two, three] 14 true\n\
                    data data/inner data/inner/numbers data/words.txt\nthree\n\
                    java.nio.file.NoSuchFileException: data/none\n";
    assert_eq!((out.as_str(), err.as_str(), code), (expected, "", 0));
    let (_, err, code) = sojourner(&folder, &["run", "Reads.java"]);
    assert!(code == 4 && err.contains("--allow-read names what it may read"), "{code}: {err}");
    for around in ["secret.txt", "data/../secret.txt"] {
        let (_, err, code) = sojourner(&folder, &["run", "--allow-read", "data", "Reads.java", "--", around]);
        assert!(code == 4 && err.contains(around), "{code}: {err}");
    }
    let words = ["run", "--allow-read", "data", "Reads.java", "--", "data/words.txt", "data/new.txt"];
    let (_, err, code) = sojourner(&folder, &words);
    assert!(code == 4 && err.contains("cannot touch the host") && !folder.join("data/new.txt").exists());
    let (out, _, code) = sojourner(&folder, &["check", "--allow-read", "data", "Reads.java"]);
    assert!(code == 0 && out.contains("verified 1"), "{code}: {out}");
    let (_, err, code) = sojourner(&folder, &["run", "--allow-read", "none", "Reads.java"]);
    assert!(code == 2 && err.contains("--allow-read none"), "{code}: {err}");
}

/// What has no `main` cannot be run, but looked at.
#[test]
fn a_class_without_main_can_be_looked_at() {
    let folder = folder("no-main");
    let program =
        "package p; class Other {} class Part { static double half(double x) { return Math.sin(x) / 2; } }";
    std::fs::write(folder.join("Part.java"), program).unwrap();
    let (out, err, code) = sojourner(&folder, &["disassemble", "Part.java"]);
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(out.contains("class p.Part") && out.contains("half"), "{out}");
    let (out, err, code) = sojourner(&folder, &["coverage", "Part.java"]);
    assert_eq!((err.as_str(), code), ("", 0));
    assert!(out.starts_with("p.Part has no main: what all of its methods can reach\n"), "{out}");
    assert!(out.contains("replaced  java.lang.Math.sin(D)D"), "{out}");
    let (_, err, code) = sojourner(&folder, &["run", "Part.java"]);
    assert_eq!(code, 1);
    assert!(err.starts_with("error: can't find main(String[])"), "{err}");
}

#[test]
fn coverage_says_what_is_modelled_and_what_is_refused() {
    let folder = greeting("coverage");
    let program = r#"
        public class Reach {
            static native void own();
            public static void main(String[] args) throws Exception {
                int[] numbers = {1, 2};
                System.arraycopy(numbers, 0, numbers, 1, 1);
                new Thread(() -> System.out.println(Math.sin(numbers[0]))).start();
                if (args.length > 9) {
                    own();
                    new java.io.File("x").delete();
                    new ProcessBuilder("ls").start();
                }
            }
        }
    "#;
    std::fs::write(folder.join("Reach.java"), program).unwrap();
    let (out, err, code) = sojourner(&folder, &["coverage", "Reach.java"]);
    assert_eq!((err.as_str(), code), ("", 0));
    let reached: Vec<&str> = out.lines().skip(1).collect();
    for line in [
        "modelled  java.lang.Object.hashCode()I",
        "modelled  java.lang.System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V",
        "modelled  java.lang.Thread.start0()V",
        "replaced  java.lang.Math.sin(D)D",
        "refused   Reach.own()V",
        "modelled  java.io.UnixFileSystem.delete0(Ljava/io/File;)Z",
        "refused   java.lang.ProcessImpl.forkAndExec(I[B[B[BI[BI[B[IZ)I",
    ] {
        assert!(reached.contains(&line), "{line} in {out}");
    }
    // The first line counts them.
    let count = |word: &str| reached.iter().filter(|line| line.starts_with(word)).count();
    let counts = format!(
        ": {} natives modelled, {} methods replaced, {} natives refused",
        count("modelled "),
        count("replaced "),
        count("refused ")
    );
    let first = out.lines().next().unwrap();
    assert!(first.contains(" classes, ") && first.ends_with(&counts), "{first}");
    assert_eq!(count("modelled ") + count("replaced ") + count("refused "), reached.len());

    // A program that does none of this reaches none of it.
    let tiny =
        "public class Tiny { static native void own(); public static void main(String[] a) { own(); } }";
    std::fs::write(folder.join("Tiny.java"), tiny).unwrap();
    let (out, _, _) = sojourner(&folder, &["coverage", "Tiny.java"]);
    assert!(out.contains("\nrefused   Tiny.own()V\n"), "{out}");
    assert!(
        !out.contains("java.io.") && !out.contains("Thread.start0") && !out.contains("Math.sin"),
        "{out}"
    );
    // As with `java`, where no library has it.
    let said = "Exception in thread \"main\" java.lang.UnsatisfiedLinkError: 'void Tiny.own()'\n\tat Tiny.own(Native \
                Method)\n\tat Tiny.main(Tiny.java:1)\n";
    assert_eq!(sojourner(&folder, &["run", "Tiny.java"]), (String::new(), said.to_owned(), 1));
}

/// Each kind of what a program may not touch is refused by name, with the place in the program.
#[test]
fn what_touches_the_host_is_refused_by_name() {
    let folder = greeting("refusals");
    for (name, body, part) in [
        ("Files", "new java.io.FileInputStream(\"/etc/hostname\").read();", "file"),
        ("Exists", "System.out.println(new java.io.File(\"/etc\").exists());", "file"),
        ("Processes", "new ProcessBuilder(\"ls\").start();", "process"),
        ("Network", "new java.net.ServerSocket(0);", "network"),
        ("Libraries", "System.load(\"/tmp/none.so\");", "librar"),
    ] {
        let text = format!(
            "public class {name} {{ public static void main(String[] a) throws Exception {{\n{body}\n}} }}"
        );
        std::fs::write(folder.join(format!("{name}.java")), text).unwrap();
        let (out, err, code) = sojourner(&folder, &["run", &format!("{name}.java")]);
        assert_eq!((out.as_str(), code), ("", 4), "{name}: {err}");
        assert!(err.starts_with("sojourner: could not run: "), "{name}: {err}");
        assert!(err.lines().next().unwrap().contains(part), "{name}: {err}");
        assert!(err.contains(&format!("at {name}.main({name}.java:2)")), "{name}: {err}");
    }
}

#[test]
fn a_class_is_disassembled() {
    let folder = greeting("disassemble");
    let (out, _, code) = sojourner(&folder, &["disassemble", "classes", "a.b.Greeting"]);
    assert_eq!(code, 0);
    for part in ["public class a.b.Greeting", "arraylength", "ifne", "invokestatic", "LineNumberTable"] {
        assert!(out.contains(part), "{part} in {out}");
    }
    assert!(sojourner(&folder, &["disassemble", "java.lang.Object"]).0.contains("class java.lang.Object"));
}

#[test]
fn what_java_is_told_of_modules_and_of_its_machine_is_understood() {
    let folder = folder("opens");
    let program = "public class Opened {
    public static void main(String[] args) throws Exception {
        try { System.loadLibrary(\"absent\"); } catch (UnsatisfiedLinkError e) { System.out.println(e.getMessage().substring(0, 9)); }
        java.lang.reflect.Field field = String.class.getDeclaredField(\"value\");
        try { field.setAccessible(true); System.out.println(((byte[]) field.get(\"ab\")).length); }
        catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName()); }
        System.out.println(Runtime.getRuntime().maxMemory());
    }
}
";
    std::fs::write(folder.join("Opened.java"), program).unwrap();
    let opens = "java.base/java.lang=ALL-UNNAMED";
    let (out, err, code) = sojourner(&folder, &["run", "-XX:+UseSerialGC", "-Xmx1g", "Opened.java"]);
    assert_eq!((&*out, code), ("no absent\nInaccessibleObjectException\n1073741824\n", 0), "{err}");
    let words =
        ["run", "--add-opens", opens, "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED", "Opened.java"];
    let (out, err, code) = sojourner(&folder, &words);
    assert!(out.starts_with("no absent\n2\n") && code == 0, "{out}{err}");
}
