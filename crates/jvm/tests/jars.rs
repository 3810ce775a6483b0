//! Jars made by the JDKs on this machine: their programs show what `java` shows, also of what is beside the classes.

use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::jdk::Jdk;
use sojourner_jvm::machine::{Console, Options};
use sojourner_jvm::program::Program;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex};

const MAIN: &str = r#"
package app;

import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Locale;
import java.util.Properties;
import java.util.ResourceBundle;
import java.util.ServiceLoader;

public class Main {
    public static class Service implements Runnable {
        public void run() {
            System.out.println("served");
        }
    }

    public static void main(String[] args) throws Exception {
        Package own = Main.class.getPackage();
        System.out.println(own.getName() + " " + own.getImplementationTitle() + " " + own.getImplementationVersion()
                + " " + own.getSpecificationVendor());
        URL address = Main.class.getResource("/conf/app.properties");
        System.out.println(address.getProtocol() + " " + address.getPath().endsWith("app.jar!/conf/app.properties"));
        Properties properties = new Properties();
        try (InputStream in = address.openStream()) {
            properties.load(in);
        }
        System.out.println(properties);
        try (InputStream in = Main.class.getResourceAsStream("note.txt")) {
            System.out.println(new String(in.readAllBytes(), "UTF-8"));
        }
        ResourceBundle bundle = ResourceBundle.getBundle("conf.words", Locale.FRANCE);
        System.out.println(bundle.getString("hello") + " " + bundle.getString("bye"));
        for (Runnable service : ServiceLoader.load(Runnable.class)) {
            service.run();
        }
        System.out.println(Collections.list(Main.class.getClassLoader().getResources("conf/words.properties")).size());
        URL origin = Main.class.getProtectionDomain().getCodeSource().getLocation();
        System.out.println(origin.getProtocol() + " " + origin.getPath().endsWith("/app.jar"));
        System.out.println(Main.class.getResource("/nothing"));
    }
}
"#;

struct Shown(Arc<Mutex<Vec<u8>>>);

impl Console for Shown {
    fn write(&mut self, _: bool, bytes: &[u8]) {
        self.0.lock().unwrap().extend_from_slice(bytes);
    }

    fn read(&mut self, _: &mut [u8]) -> usize {
        0
    }
}

fn run(program: &Path, arguments: &[&str], folder: &Path) -> Vec<u8> {
    let output = Command::new(program)
        .args(arguments)
        .current_dir(folder)
        .env("LC_ALL", "C.UTF-8")
        .output()
        .expect("the JDK's tools run");
    assert!(output.status.success(), "{program:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn pack(jdk: &Jdk, folder: &Path) -> PathBuf {
    for (name, content) in [
        ("app/Main.java", MAIN),
        ("classes/conf/app.properties", "key=a value\n"),
        ("classes/app/note.txt", "a note"),
        ("classes/conf/words.properties", "hello=hello\nbye=bye\n"),
        ("classes/conf/words_fr.properties", "hello=salut\n"),
        ("classes/META-INF/services/java.lang.Runnable", "app.Main$Service\n"),
        (
            "manifest.txt",
            "Main-Class: app.Main\nImplementation-Title: An App\nImplementation-Version: 1.2.3\n",
        ),
    ] {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, content).unwrap();
    }
    run(&jdk.javac().unwrap(), &["-g", "-d", "classes", "app/Main.java"], folder);
    run(&jdk.home.join("bin/jar"), &["cfm", "app.jar", "manifest.txt", "-C", "classes", "."], folder);
    folder.join("app.jar")
}

#[test]
fn what_is_in_a_jar_is_found_as_java_finds_it() {
    let mut tested = 0;
    for jdk in Jdk::all().into_iter().filter(|j| j.home.join("bin/jar").exists() && j.javac().is_some()) {
        let folder =
            std::env::temp_dir().join(format!("sojourner-jars-{}-{}", jdk.feature, std::process::id()));
        let jar = pack(&jdk, &folder);
        let expected = run(&jdk.java().unwrap(), &["-jar", "app.jar"], &folder);
        let shown = Arc::new(Mutex::new(Vec::new()));
        let class_path = ClassPath::from_paths(&[jar], jdk.feature).unwrap();
        let main = class_path.main_class().unwrap();
        let program = Program::open(&jdk, class_path).unwrap();
        let end = program.run(Options::default(), Box::new(Shown(shown.clone())), &main, &[]);
        let _ = std::fs::remove_dir_all(&folder);
        let shown = String::from_utf8_lossy(&shown.lock().unwrap()).into_owned();
        assert_eq!(shown, String::from_utf8_lossy(&expected), "JDK {}: {end:?}", jdk.feature);
        tested += 1;
    }
    assert!(tested > 0, "the tests need a JDK");
}
