//! Stories say what the bug is: small programs, each with the sentence that whoever reads only the story needs.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Checks a program and gives what is told.
fn told(name: &str, body: &str) -> String {
    let folder: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("causes").join(name);
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{name}.java"));
    std::fs::write(
        &file,
        format!("import java.util.*;\nimport java.util.concurrent.*;\npublic class {name} {{\n{body}\n}}\n"),
    )
    .unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_sojourner"))
        .args(["check", "--quiet"])
        .arg(&file)
        .output()
        .expect("the program starts");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{text}{}", String::from_utf8_lossy(&output.stderr));
    text
}

fn says(name: &str, body: &str, sentences: &[&str]) {
    let text = told(name, body);
    for sentence in sentences {
        assert!(text.contains(sentence), "{name} does not say {sentence:?}:\n{text}");
    }
    let rows = text.lines().skip_while(|l| !l.contains("in this order:")).skip(1);
    let rows = rows.take_while(|l| {
        !l.contains("note:") && !l.contains("needed order:") && !l.contains("operations shown")
    });
    assert!(rows.count() <= 17, "{text}");
}

#[test]
fn a_loop_is_told_with_who_could_have_ended_it() {
    says(
        "Spin",
        "static boolean done;
         public static void main(String[] a) {
           new Thread(() -> { int k = 0; }, \"setter\").start();
           while (!done) { }
         }",
        &[
            "reads Spin.done: false",
            "goes round for ever",
            "it waits for Spin.done to change; \"setter\" has ended: nobody is left who could end the loop",
        ],
    );
    says(
        "Round",
        "public static void main(String[] a) {
           int n = new Random().nextInt(4);
           while (n != 3) { n = (n + 2) % 4; }
         }",
        &["goes round for ever", "the draw that this needs has the probability 0.25"],
    );
}

#[test]
fn what_was_caught_and_what_is_still_needed_are_told() {
    says(
        "Latch",
        "static void work() { throw new IllegalStateException(\"no disk\"); }
         public static void main(String[] a) throws Exception {
           CountDownLatch latch = new CountDownLatch(2);
           new Thread(() -> { try { work(); latch.countDown(); } catch (RuntimeException e) { } }, \"w1\").start();
           new Thread(latch::countDown, \"w2\").start();
           latch.await();
         }",
        &["catches IllegalStateException: no disk", "latch needs one more countDown"],
    );
    says(
        "Unlocked",
        "static java.util.concurrent.locks.ReentrantLock lock = new java.util.concurrent.locks.ReentrantLock();
         static void divide(int by) { lock.lock(); if (10 / by > 100) System.out.println(); lock.unlock(); }
         public static void main(String[] a) {
           new Thread(() -> { try { divide(0); } catch (ArithmeticException e) { } }, \"bad\").start();
           new Thread(() -> divide(5), \"good\").start();
         }",
        &["a lock is never unlocked", "\"bad\" has ended, and never unlocked Unlocked.lock"],
    );
}

#[test]
fn tasks_of_pools_are_named() {
    says(
        "Own",
        "public static void main(String[] a) throws Exception {
           ExecutorService pool = Executors.newSingleThreadExecutor();
           Future<Integer> f = pool.submit(() -> { Future<Integer> g = pool.submit(() -> 1); return g.get() + 1; });
           System.out.println(f.get());
           pool.shutdown();
         }",
        &["waits for a task that never begins", "begins the task of Own.main", "waits for the result of f"],
    );
}

#[test]
fn only_the_draws_that_matter_are_told() {
    let text = told(
        "Dice",
        "public static void main(String[] x) {
           Random r = new Random();
           boolean loud = r.nextBoolean();
           int a = r.nextInt(6), b = r.nextInt(6);
           if (loud) System.out.println(a);
           assert a + b != 10;
         }",
    );
    let rows =
        text.lines().skip_while(|l| !l.contains("in this order:")).take_while(|l| !l.contains("note:"));
    let rows: Vec<&str> = rows.collect();
    assert!(rows.iter().any(|row| row.contains("draws 5 (2 times)")), "{text}");
    assert!(!rows.iter().any(|row| row.contains("draws false") || row.contains("draws true")), "{text}");
    assert!(text.contains("2 draws that this needs have together the probability 0.027777"), "{text}");
}

#[test]
fn alike_changes_are_folded_and_the_failing_line_shows_what_it_read() {
    says(
        "Count",
        "static volatile int count;
         public static void main(String[] x) throws Exception {
           Runnable r = () -> { for (int i = 0; i < 4; i++) count++; };
           Thread a = new Thread(r, \"a\"), b = new Thread(r, \"b\");
           a.start(); b.start(); a.join(); b.join();
           assert count == 8;
         }",
        &[" times)", "reads Count.count: 7"],
    );
    says(
        "Early",
        "static int[] data = new int[8]; static boolean ready;
         public static void main(String[] x) {
           new Thread(() -> { ready = true; for (int i = 0; i < data.length; i++) data[i] = 1; }, \"writer\").start();
           int sum = 0;
           if (ready) { for (int d : data) sum += d; assert sum == 8 : sum; }
         }",
        &["reads Early.data[0..7]: 0"],
    );
}
