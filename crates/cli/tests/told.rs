//! Stories that were once misread: what must stand in them so that the bug is seen from the story and the source alone.

use std::path::Path;
use std::process::{Command, Stdio};

/// The report of a program, as people read it.
fn told(name: &str, source: &str, options: &[&str]) -> String {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("told");
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{name}.java"));
    std::fs::write(&file, source).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(["check", "-q", "--config", "none"])
        .arg(&file)
        .args(options)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}{}", String::from_utf8_lossy(&output.stderr));
    text
}

#[test]
fn a_swallowed_interrupt_is_the_reason() {
    let text = told(
        "Swallowed",
        "public class Swallowed {
    static final Object lock = new Object();
    public static void main(String[] a) throws Exception {
        Thread worker = new Thread(() -> {
            while (true) {
                synchronized (lock) {
                    try { lock.wait(); return; }
                    catch (InterruptedException e) { /* goes on */ }
                }
            }
        }, \"worker\");
        worker.start();
        worker.interrupt();
        worker.join();
    }
}",
        &[],
    );
    assert!(text.contains("an interrupt is swallowed: thread \"worker\" waits for ever"), "{text}");
    assert!(text.contains("catches InterruptedException"), "{text}");
    assert!(text.contains("interrupts \"worker\""), "{text}");
    assert!(!text.contains("error[deadlock]: a notify is lost"), "{text}");
}

#[test]
fn a_compare_and_set_shows_values_and_success() {
    let text = told(
        "Swap",
        "import java.util.concurrent.atomic.AtomicInteger;
public class Swap {
    static final AtomicInteger n = new AtomicInteger();
    public static void main(String[] a) throws Exception {
        Thread other = new Thread(() -> { int seen = n.get(); n.compareAndSet(seen, seen + 1); }, \"other\");
        other.start();
        int seen = n.get();
        n.compareAndSet(seen, seen + 1);
        other.join();
        assert n.get() == 2 : n.get();
    }
}",
        &[],
    );
    assert!(text.contains("compareAndSet on Swap.n: 0 -> 1"), "{text}");
    assert!(text.contains("compareAndSet on Swap.n fails: it is 1, not 0"), "{text}");
    assert!(text.contains("AtomicInteger.get on Swap.n: 0"), "{text}");
}

#[test]
fn a_wait_on_a_condition_stands_where_it_happens() {
    let text = told(
        "Signal",
        "import java.util.concurrent.locks.*;
public class Signal {
    static final Lock lock = new ReentrantLock();
    static final Condition ready = lock.newCondition();
    public static void main(String[] a) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try { ready.await(); } catch (InterruptedException e) { } finally { lock.unlock(); }
        }, \"waiter\");
        waiter.start();
        lock.lock();
        try { ready.signal(); } finally { lock.unlock(); }
        waiter.join();
    }
}",
        &[],
    );
    assert!(text.contains("error[deadlock]: a signal is lost: thread \"waiter\" waits for ever"), "{text}");
    assert!(
        text.contains("lost signal: the one at Signal.java:12 by \"main\" came before the wait"),
        "{text}"
    );
    let (signals, waits) =
        (text.find("signals Signal.ready"), text.find("waits on Signal.ready, and frees its lock"));
    let (signals, waits) = (signals.expect("the signal"), waits.expect("the wait"));
    assert!(signals < waits, "the signal came first: {text}");
}

#[test]
fn alike_lines_are_one_and_a_story_is_short() {
    let text = told(
        "Fill",
        "public class Fill {
    static final int[] data = new int[32];
    public static void main(String[] a) throws Exception {
        Thread other = new Thread(() -> {
            for (int i = 0; i < 32; i++) data[i] = 1;
        }, \"other\");
        other.start();
        int sum = 0;
        for (int i = 0; i < 32; i++) sum += data[i];
        assert sum == 0 || sum == 32 : sum;
        other.join();
    }
}",
        &["--strategy", "random", "--for", "30s"],
    );
    let from = text.find("in this order:").expect("a story");
    let lines = text[from..].lines().skip(2).take_while(|line| !line.contains("needed order")).count();
    assert!(lines <= 16, "{lines}: {text}");
    assert!(text.contains("writes Fill.data[0.."), "a range of elements: {text}");
}

#[test]
fn what_a_phaser_a_semaphore_and_a_stamped_lock_lack_is_said() {
    let of = |name: &str, body: &str| {
        let source = format!(
            "import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class {name} {{
    public static void main(String[] a) throws Exception {{
        {body}
    }}
}}"
        );
        told(name, &source, &[])
    };
    let text = of(
        "TwoOfThree",
        "Phaser phaser = new Phaser(3); new Thread(phaser::arrive).start(); phaser.arriveAndAwaitAdvance();",
    );
    assert!(text.contains("phaser needs one more arrive, and nobody is left who does it"), "{text}");
    let text = of(
        "NoPermit",
        "Semaphore free = new Semaphore(1); new Thread(free::acquireUninterruptibly).start(); free.acquire();",
    );
    assert!(text.contains("free has 0 permits left, and nobody is left who releases one"), "{text}");
    let text = of("Twice", "StampedLock lock = new StampedLock(); lock.writeLock(); lock.readLock();");
    assert!(text.contains("is locked for writing already, and nobody is left who unlocks it"), "{text}");
}

#[test]
fn a_shutdown_hook_is_called_one() {
    let text = told(
        "Hooked",
        "public class Hooked {
    static volatile boolean saved;
    public static void main(String[] a) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { assert saved; }, \"last\"));
        new Thread(() -> saved = true).start();
        System.exit(0);
    }
}",
        &[],
    );
    assert!(text.contains("\"last\" is a shutdown hook: it runs when the program is about to end"), "{text}");
}

#[test]
fn a_call_whose_time_is_over_is_told_once() {
    let text = told(
        "Hasty",
        "import java.util.concurrent.*;
public class Hasty {
    static final Semaphore free = new Semaphore(1);
    static int inside;
    static void enter() {
        try { free.tryAcquire(1, TimeUnit.SECONDS); } catch (InterruptedException e) { return; }
        inside++;
        assert inside == 1;
        inside--;
        free.release();
    }
    public static void main(String[] a) throws Exception {
        Thread other = new Thread(Hasty::enter, \"other\");
        other.start();
        enter();
        other.join();
    }
}",
        &[],
    );
    let after = text.split("times out").nth(1).expect("a time that runs out");
    assert!(!after.split("needed order").next().unwrap().contains("Semaphore.tryAcquire"), "{text}");
}

#[test]
fn what_is_done_with_files_is_told() {
    let text = told(
        "Lock",
        "import java.io.File;
public class Lock {
    static final File file = new File(\"/tmp/lock\");
    static void enter() {
        if (file.exists()) return;
        try { assert file.createNewFile(); } catch (java.io.IOException e) { throw new IllegalStateException(e); }
    }
    public static void main(String[] a) throws Exception {
        Thread other = new Thread(Lock::enter, \"other\");
        other.start();
        enter();
        other.join();
    }
}",
        &[],
    );
    assert_eq!(text.matches(" does not find /tmp/lock\n").count(), 2, "{text}");
    assert!(text.contains(" creates /tmp/lock\n") && text.contains(" finds /tmp/lock\n"), "{text}");
}

/// Two of three votes are enough: not one draw matters by itself, and yet the failure needs draws.
#[test]
fn draws_that_matter_only_together_are_named() {
    let text = told(
        "Votes",
        "import java.util.Random;
public class Votes {
    public static void main(String[] a) {
        Random random = new Random();
        int bad = 0;
        for (int i = 0; i < 3; i++) if (random.nextInt(10) == 0) bad++;
        if (bad >= 2) throw new IllegalStateException(\"vote lost\");
    }
}",
        &[],
    );
    assert!(!text.contains("no draw matters"), "{text}");
    assert!(text.contains("draws"), "{text}");
}

/// Whichever search found it, a violation has its steps.
#[test]
fn steps_are_told_by_every_search() {
    for options in [&["--json", "--all"][..], &["--json", "--strategy", "dfs"], &["--json"]] {
        let text = told(
            "Locks",
            "public class Locks {
    public static void main(String[] args) throws Exception {
        Object a = new Object(), b = new Object();
        Thread t = new Thread(() -> { synchronized (a) { synchronized (b) { } } });
        t.start();
        synchronized (b) { synchronized (a) { } }
        t.join();
    }
}",
            options,
        );
        let report: serde_json::Value = serde_json::from_str(&text).unwrap();
        let violation = &report["violations"][0];
        let steps = violation["steps"].as_array().unwrap().len() as u64;
        assert!(steps > 0 && violation["length"] == steps, "{options:?}: {violation}");
    }
}
