//! Small programs about who wakes whom, written at random: one or two threads wait (for a notify, a permit, a time,
//! another's end, with and without a timeout), and one or two others notify, interrupt, unpark, look or end, each
//! perhaps only if it has seen how far the others are. What came first shows in how a wait ended.

use super::generate::Dice;

fn pick<'a>(dice: &mut Dice, of: &[&'a str]) -> &'a str {
    of[dice.below(of.len() as u64) as usize]
}

/// The source of a program: the class is called `name`.
pub fn program(name: &str, seed: u64) -> String {
    let mut dice = Dice::new(seed ^ 0x77A6);
    let waiters = 1 + dice.below(2);
    let wakers = if waiters == 2 { 1 } else { 1 + dice.below(2) };
    let mut text = format!(
        "import java.util.concurrent.locks.LockSupport;\n\
         public class {name} {{\n\
         static final Object L = new Object();\n\
         static volatile int phase, seen;\n\
         static final int[] r = new int[2];\n\
         static final Thread[] t = new Thread[4];\n\
         static void never() throws InterruptedException {{}}\n"
    );
    for waiter in 0..waiters {
        let mut body = String::new();
        for _ in 0..1 + dice.below(2) {
            body.push_str(&format!("    {}\n", wait(&mut dice, waiter, waiters)));
        }
        text.push_str(&format!(
            "static void run{waiter}() {{\n  int s = 1;\n  try {{\n    never();\n{body}  }}\n  \
             catch (InterruptedException e) {{ s = s * 5 + 2; }}\n  \
             if (Thread.interrupted()) s = s * 5 + 3;\n  r[{waiter}] = s;\n}}\n"
        ));
    }
    for waker in waiters..waiters + wakers {
        let mut body = String::new();
        for _ in 0..1 + dice.below(2) {
            body.push_str(&format!("  {}\n", guarded(&mut dice, waiters)));
        }
        text.push_str(&format!("static void run{waker}() {{\n{body}}}\n"));
    }
    text.push_str("public static void main(String[] args) throws Exception {\n");
    let threads = waiters + wakers;
    let daemons = dice.below(2) == 0;
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}] = new Thread({name}::run{thread});\n"));
        if daemons && thread < waiters {
            text.push_str(&format!("  t[{thread}].setDaemon(true);\n"));
        }
    }
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}].start();\n"));
    }
    text.push_str(&format!("  {}\n", guarded(&mut dice, waiters)));
    for thread in if daemons { waiters } else { 0 }..threads {
        text.push_str(&format!("  t[{thread}].join();\n"));
    }
    if daemons && dice.below(2) == 0 {
        text.push_str("  t[0].join();\n");
    }
    text.push_str("  System.out.println(phase + \" \" + seen + \" \" + r[0] + \" \" + r[1]);\n}\n}\n");
    text
}

/// One way to wait, for thread `me` of those who wait.
fn wait(dice: &mut Dice, me: u64, waiters: u64) -> String {
    let told = pick(dice, &["", "phase = 1; "]);
    match dice.below(8) {
        0 | 1 => format!("synchronized (L) {{ {told}L.wait(); }}"),
        2 => format!("synchronized (L) {{ {told}L.wait(1); }}"),
        3 => format!("{told}LockSupport.park();"),
        4 => format!("{told}LockSupport.parkNanos(1);"),
        5 => format!("{told}Thread.sleep(1);"),
        6 => format!("{told}t[{}].join();", if me == 0 { waiters } else { 0 }),
        _ => format!("{told}t[{}].join(1);", if me == 0 { waiters } else { 0 }),
    }
}

/// One thing to do to those who wait, perhaps only after a look.
fn guarded(dice: &mut Dice, waiters: u64) -> String {
    let act = act(dice, waiters);
    match dice.below(3) {
        0 => format!("if (phase == {}) {{ {act} }}", 1 + dice.below(2)),
        _ => act,
    }
}

fn act(dice: &mut Dice, waiters: u64) -> String {
    let whom = dice.below(waiters);
    let (before, after) = (pick(dice, &["", "phase = 1; "]), pick(dice, &["", "phase = 2; "]));
    match dice.below(8) {
        0 | 1 => format!("synchronized (L) {{ {before}L.notify(); {after}}}"),
        2 => format!("synchronized (L) {{ {before}L.notifyAll(); {after}}}"),
        3 | 4 => format!("{before}t[{whom}].interrupt(); {after}"),
        5 => format!("{before}LockSupport.unpark(t[{whom}]); {after}"),
        6 => format!("if (t[{whom}].isInterrupted()) {{ {before}seen = 1; }} {after}"),
        _ => format!("{before}if (t[{whom}].isAlive()) seen = 2; {after}"),
    }
}
