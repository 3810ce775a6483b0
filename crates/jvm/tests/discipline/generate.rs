//! Small programs around locks, written at random: plain fields, array elements and objects that threads use mostly, but
//! not always, under the same monitors or locks; nested and re-entered ones, waiting, publication, locks
//! that are made on the way and thrown away, exceptions that leave critical sections, class initialisation,
//! interrupts, volatile flags around it all. The main thread joins, or does not, and prints what is left.

use crate::generate::Dice;

/// Statements that touch plain locations only: mostly protected by `L`, by `M` or by one thread alone.
fn plain(dice: &mut Dice, me: u64) -> String {
    let k = 1 + dice.below(3);
    let i = dice.below(2);
    match dice.below(20) {
        0 => format!("x = {k};"),
        1 => "x++;".into(),
        2 => "y = x + y;".into(),
        3 => "s = s * 3 + x;".into(),
        4 => "s = s * 3 + y;".into(),
        5 => format!("a[{i}] += {k};"),
        6 => format!("s = s * 3 + a[{i}];"),
        7 => format!("own[{me}]++;"),
        8 => "{ Box o = box; if (o != null) { o.f++; s = s * 3 + o.g; } }".into(),
        9 => "box = new Box(x);".into(),
        10 => "{ Box o = new Box(s); o.f = x; box = o; }".into(),
        11 => "System.arraycopy(a, 0, b, 0, 2);".into(),
        12 => "{ int[] c = a.clone(); s = s * 3 + c[1]; }".into(),
        13 => "s = s * 3 + (Integer) same.invoke(null, passed);".into(),
        14 => format!("passed[0] = {k};"),
        15 => "s = s * 3 + plainly.getInt(null);".into(),
        16 => format!("plainly.setInt(null, {k});"),
        17 => format!("bytes[{i}] = {k};"),
        18 => {
            "{ CRC32 c = new CRC32(); c.update(bytes, 0, 2); s = s * 3 + (int) (c.getValue() % 7); }".into()
        }
        _ => format!("if (x == {k}) y = {k}; else x = x + 1;"),
    }
}

/// What other threads can always see.
fn visible(dice: &mut Dice, me: u64, threads: u64) -> String {
    let k = 1 + dice.below(3);
    let other = (me + 1) % threads;
    match dice.below(18) {
        0 => format!("v = {k};"),
        1 => "s = s * 3 + v;".into(),
        2 => "if (v == 0) x++; else y++;".into(),
        3 => format!("if (n.compareAndSet(0, {k})) y++;"),
        4 => "n.incrementAndGet();".into(),
        5 => "fresh = new Object();".into(),
        6 => "synchronized (fresh) { x++; s = s * 3 + x; }".into(),
        7 => "{ Object o = new Object(); synchronized (o) { fresh = o; x++; v = 1; y++; } }".into(),
        8 => "s = s * 3 + Late.k;".into(),
        9 => format!("t[{other}].interrupt();"),
        11 => "Thread.sleep(1);".into(),
        12 => "java.util.concurrent.locks.LockSupport.parkNanos(1);".into(),
        13 => format!("queue.offer({k});"),
        14 => "{ Integer got = queue.poll(); s = s * 3 + (got == null ? 0 : got); }".into(),
        15 => format!("cells.compareAndSet(0, 0, {k});"),
        16 => "s = s * 3 + cells.getAndIncrement(0);".into(),
        10 => "if (v != 0) { fresh = new Object(); synchronized (fresh) { y = y + x; } }".into(),
        _ => "while (!go) { if (v != 0) break; go = true; }".into(),
    }
}

/// One statement of thread `me`; `depth` counts the locks around it.
fn statement(dice: &mut Dice, me: u64, threads: u64, depth: u32) -> String {
    let flavour = dice.below(12);
    if flavour < 2 || depth >= 2 {
        return plain(dice, me);
    }
    if flavour < 4 {
        return visible(dice, me, threads);
    }
    let mut inside = String::new();
    for _ in 0..1 + dice.below(2) {
        inside.push_str(&match dice.below(4) {
            0 => statement(dice, me, threads, depth + 1),
            _ => plain(dice, me),
        });
    }
    match flavour {
        4..=6 => format!("synchronized (L) {{ {inside} }}"),
        7 => format!("synchronized (M) {{ {inside} }}"),
        8 => format!("lock.lock(); try {{ {inside} }} finally {{ lock.unlock(); }}"),
        9 => format!(
            "try {{ synchronized (L) {{ {inside} if (x > 1) throw new RuntimeException(); y++; }} }} \
             catch (RuntimeException e) {{ s++; }}"
        ),
        10 => match dice.below(4) {
            0 => format!("synchronized (L) {{ while (x == 0) L.wait(); {inside} }}"),
            1 => format!("synchronized (L) {{ {inside} x = 1; L.notifyAll(); }}"),
            2 => format!("synchronized (L) {{ L.wait(1); {inside} }}"),
            _ => format!("synchronized (L) {{ {inside} L.notify(); {inside} }}"),
        },
        _ => format!("synchronized (L) {{ synchronized (M) {{ {inside} }} }}"),
    }
}

/// The source of a program: the class is called `name`.
pub fn program(name: &str, seed: u64) -> String {
    let mut dice = Dice::new(seed ^ 0xD15C);
    let threads = if dice.below(4) == 0 { 3 } else { 2 };
    let most = if threads == 3 { 2 } else { 3 };
    let mut text = format!(
        "import java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\n\
         import java.util.concurrent.locks.*;\nimport java.lang.reflect.*;\nimport java.util.zip.CRC32;\n\
         public class {name} {{\n\
         public static int z; public static int same(int k) {{ return k; }}\n\
         static final Object[] passed = {{0}}; static final byte[] bytes = new byte[2];\n\
         static final Method same; static final Field plainly;\n\
         static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);\n\
         static final AtomicIntegerArray cells = new AtomicIntegerArray(1);\n\
         static {{ try {{ same = {name}.class.getMethod(\"same\", int.class); same.invoke(null, 0);\n\
         plainly = {name}.class.getField(\"z\"); plainly.getInt(null); plainly.setInt(null, 0);\n\
         }} catch (ReflectiveOperationException e) {{ throw new Error(e); }} }}\n\
         static int x, y; static volatile int v; static boolean go;\n\
         static final int[] a = new int[2], b = new int[2], own = new int[4];\n\
         static final Object L = new Object(), M = new Object(); static volatile Object fresh = new Object();\n\
         static final AtomicInteger n = new AtomicInteger(); static Box box;\n\
         static final ReentrantLock lock = new ReentrantLock();\n\
         static class Box {{ int f; final int g; Box(int k) {{ f = k; g = k + 1; }} }}\n\
         static class Late {{ static int k = x; static {{ y = y + 2; }} }}\n\
         static final int[] r = new int[3]; static final Thread[] t = new Thread[3];\n"
    );
    for thread in 0..threads {
        let mut body = String::new();
        for _ in 0..1 + dice.below(most) {
            body.push_str(&format!("    {}\n", statement(&mut dice, thread, threads, 0)));
        }
        text.push_str(&format!(
            "static void run{thread}() {{\n  int s = 0;\n  try {{\n    never();\n{body}  }}\n  \
             catch (InterruptedException e) {{ s = s * 3 + 1; }}\n  \
             catch (ReflectiveOperationException e) {{ s = -1; }}\n  r[{thread}] = s;\n}}\n"
        ));
    }
    text.push_str("static void never() throws InterruptedException, ReflectiveOperationException {}\n");
    text.push_str("public static void main(String[] args) throws Exception {\n  int s = 0;\n");
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}] = new Thread({name}::run{thread});\n"));
    }
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}].start();\n"));
    }
    if dice.below(3) == 0 {
        text.push_str(&format!("  {}\n", statement(&mut dice, 3, threads, 0)));
    }
    let spared = if dice.below(4) == 0 { dice.below(threads) } else { threads };
    for thread in (0..threads).filter(|&thread| thread != spared) {
        text.push_str(&format!("  t[{thread}].join();\n"));
    }
    text.push_str(
        "  System.out.println(s + \" \" + x + \" \" + y + \" \" + v + \" \" + n.get() + \" \" + a[0] + a[1] + b[0] + b[1] \
         + \" \" + own[0] + own[1] + \" \" + (box == null ? -1 : box.f) + \" \" + r[0] + \" \" + r[1] + \" \" + r[2] \
         + \" \" + z + bytes[0] + bytes[1] + passed[0] + cells + queue.peek());\n}\n}\n",
    );
    text
}
