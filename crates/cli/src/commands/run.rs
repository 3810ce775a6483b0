//! `sojourner run`: one schedule of a Java program, as `java` would run it.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use sojourner_jvm::classpath::ClassPath;
use sojourner_jvm::launch::{Launch, Request, launch, opened};
use sojourner_jvm::machine::schedule::End;
use sojourner_jvm::machine::{Console, Locale, Options};

use crate::args::RunArgs;
use crate::{advice, output};

/// The host's standard streams.
#[derive(Default)]
struct Standard {
    /// Input that was read and not yet asked for. The library's own buffer is always passed by.
    ahead: Vec<u8>,
}

impl Console for Standard {
    fn write(&mut self, error: bool, bytes: &[u8]) {
        // A reader that went away is no error of the program's.
        if error {
            let _ = std::io::stderr().write_all(bytes);
        } else {
            let _ = std::io::stdout().write_all(bytes);
            let _ = std::io::stdout().flush();
        }
    }

    fn read(&mut self, buffer: &mut [u8]) -> usize {
        if self.ahead.is_empty() {
            self.read_part();
        }
        let n = buffer.len().min(self.ahead.len());
        buffer[..n].copy_from_slice(&self.ahead[..n]);
        self.ahead.drain(..n);
        n
    }

    /// What can be read now is read, and waits here.
    fn available(&mut self) -> usize {
        while self.ahead.len() < AHEAD && readable() && self.read_part() {}
        self.ahead.len()
    }
}

impl Standard {
    /// Reads once; false at the end of the input.
    fn read_part(&mut self) -> bool {
        let mut part = [0; 8192];
        let n = std::io::stdin().read(&mut part).unwrap_or(0);
        self.ahead.extend_from_slice(&part[..n]);
        n > 0
    }
}

/// How much is read before the program asks for it: as much as a pipe holds.
const AHEAD: usize = 1 << 16;

/// Whether reading standard input would not wait.
#[cfg(unix)]
fn readable() -> bool {
    use nix::poll::{PollFd, PollFlags, PollTimeout, poll};
    use std::os::fd::AsFd;
    let input = std::io::stdin();
    let mut asked = [PollFd::new(input.as_fd(), PollFlags::POLLIN)];
    poll(&mut asked, PollTimeout::ZERO).is_ok_and(|n| n > 0)
}

#[cfg(not(unix))]
fn readable() -> bool {
    false
}

/// Whether the C library has a locale: in a folder of its own, or in an archive of several.
fn is_installed(locale: &str) -> bool {
    let folder = Path::new("/usr/lib/locale");
    let short = locale.replace("UTF-8", "utf8");
    folder.join(locale).is_dir() || folder.join(short).is_dir() || folder.join("locale-archive").is_file()
}

/// Runs the program and returns its exit status, or 4 if the machine cannot run it.
pub fn run(args: RunArgs) -> anyhow::Result<u8> {
    let (main, mut program_args) = split(&args.what, args.words);
    program_args.extend(args.args);
    let request = Request {
        what: args.what,
        main,
        class_path: args.class_path,
        jdk: args.jdk,
        readable: args.allow_read,
        method: None,
    };
    advice::java_home(request.jdk.as_deref());
    let Launch { program, main_class, jdk, .. } = match launch(&request) {
        Ok(launch) => launch,
        Err(error) => {
            let Some(words) = error.as_java_says() else { return Err(error.into()) };
            output::complain(words.trim_end());
            return Ok(1);
        }
    };
    let options = Options {
        heap_bytes: args.heap as usize,
        assertions: args.assertions,
        environment: std::env::vars_os()
            .filter_map(|(key, value)| Some((key.into_string().ok()?, value.into_string().ok()?)))
            .collect(),
        locale: Locale::of(|name| std::env::var(name).ok(), is_installed),
        properties: [
            properties(&program.class_path.named, &main_class, &program_args, &args.define),
            opened(&args.add_opens, &request.what, jdk.feature),
        ]
        .concat(),
        ..Options::default()
    };
    match program.run(options, Box::new(Standard::default()), &main_class, &program_args)? {
        End::Normal { status } | End::Exit(status) => Ok(status as u8),
        End::Deadlock => {
            output::complain("sojourner: every live thread waits for another; the program cannot go on");
            Ok(1)
        }
        End::OutOfTime => {
            output::complain("sojourner: the time limit has passed");
            Ok(3)
        }
        End::Unsupported { what, stack } => Ok(could_not(&what, &stack)),
    }
}

/// The main class, where the words after what is run begin with one, and the program's arguments. A folder needs it; in a
/// jar a word that names none of its classes is an argument, as after `java -jar`.
fn split(what: &str, mut words: Vec<String>) -> (Option<String>, Vec<String>) {
    let path = Path::new(what);
    let names_main = |word: &String| {
        let class = word.replace('.', "/");
        let opened = ClassPath::from_paths(&[path.to_path_buf()], 17);
        path.is_dir()
            || what.ends_with(".jar") && opened.is_ok_and(|jar| matches!(jar.find(&class), Ok(Some(_))))
    };
    let main = words.first().is_some_and(names_main).then(|| words.remove(0));
    (main, words)
}

/// The system properties that depend on how and where a program is started, as `java` sets them.
fn properties(
    class_path: &[PathBuf],
    main_class: &str,
    args: &[String],
    defined: &[String],
) -> Vec<(String, String)> {
    let of = |variable: &str| std::env::var(variable).ok().filter(|value| !value.is_empty());
    let directory = std::env::current_dir().ok().map(|d| d.to_string_lossy().into_owned());
    let path = std::env::join_paths(class_path).ok().map(|p| p.to_string_lossy().into_owned());
    let account = account();
    let kernel = std::fs::read_to_string("/proc/sys/kernel/osrelease").ok().map(|v| v.trim().to_owned());
    let mut command = vec![main_class.replace('/', ".")];
    command.extend_from_slice(args);
    [
        ("user.dir", directory),
        ("user.home", account.as_ref().map(|a| a.1.clone()).or_else(|| of("HOME"))),
        ("user.name", account.map(|a| a.0).or_else(|| of("USER")).or_else(|| of("LOGNAME"))),
        ("os.version", kernel),
        ("java.class.path", path),
        ("sun.java.command", Some(command.join(" "))),
    ]
    .into_iter()
    .filter_map(|(key, value)| Some((key.to_owned(), value?)))
    .chain(defined.iter().map(|text| {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        (key.to_owned(), value.to_owned())
    }))
    .collect()
}

/// The user's name and home, as the accounts' file has them: `java` does not ask the environment.
#[cfg(unix)]
fn account() -> Option<(String, String)> {
    use std::os::unix::fs::MetadataExt;
    let id = std::fs::metadata("/proc/self").ok()?.uid().to_string();
    let accounts = std::fs::read_to_string("/etc/passwd").ok()?;
    accounts.lines().find_map(|line| {
        let fields: Vec<&str> = line.split(':').collect();
        match fields[..] {
            [name, _, number, _, _, home, ..] if number == id => Some((name.to_owned(), home.to_owned())),
            _ => None,
        }
    })
}

#[cfg(not(unix))]
fn account() -> Option<(String, String)> {
    None
}

fn could_not(what: &str, stack: &[String]) -> u8 {
    output::complain(&format!("sojourner: could not run: {what} is not supported"));
    for line in stack {
        output::complain(&format!("\tat {line}"));
    }
    4
}
