//! The same programs on the real `java`: many runs of each in one process, every run with classes of
//! its own.

use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::source::compile_into;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

const DRIVER: &str = r#"
import java.io.*;
import java.net.*;
import java.nio.file.*;

public class RealRuns {
    public static void main(String[] args) throws Exception {
        PrintStream console = System.out;
        URL[] classes = { Path.of(args[0]).toUri().toURL() };
        int runs = Integer.parseInt(args[1]);
        for (int program = 2; program < args.length; program++) {
            for (int run = 0; run < runs; run++) {
                ByteArrayOutputStream output = new ByteArrayOutputStream();
                System.setOut(new PrintStream(output, true));
                try (URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader())) {
                    loader.setDefaultAssertionStatus(true);
                    Class<?> main = loader.loadClass(args[program]);
                    main.getMethod("main", String[].class).invoke(null, (Object) new String[0]);
                }
                console.println(args[program] + "\t" + output.toString().trim());
            }
        }
        console.flush();
        System.exit(0);
    }
}
"#;

/// What each program printed, and how often.
pub fn outputs(jdk: &Jdk, classes: &Path, programs: &[&str], runs: u32) -> BTreeMap<(String, String), u32> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("real-driver");
    std::fs::create_dir_all(&folder).unwrap();
    let source = folder.join("RealRuns.java");
    std::fs::write(&source, DRIVER).unwrap();
    let driver = compile_into(&folder.join("classes"), &[source], None, jdk).unwrap();
    let output = Command::new(jdk.java().unwrap())
        .arg("-cp")
        .arg(&driver.classes)
        .arg("RealRuns")
        .arg(classes)
        .arg(runs.to_string())
        .args(programs)
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut seen = BTreeMap::new();
    for (program, printed) in text.lines().filter_map(|line| line.split_once('\t')) {
        *seen.entry((program.to_owned(), printed.to_owned())).or_default() += 1;
    }
    seen
}
