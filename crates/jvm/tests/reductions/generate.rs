//! Small concurrent programs, written at random: two or three threads of a few statements over
//! shared integers, volatiles, arrays, locks, waiting, joins, compare-and-set, interrupts, class
//! initialisation, publication, spinning, timed parking, and the locks, semaphores, latches and queues
//! of `java.util.concurrent`. The main thread joins all and prints what is left.

/// A generator of numbers that is the same everywhere (Marsaglia's xorshift).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % n
    }

    fn pick<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len() as u64) as usize]
    }
}

/// The source of a program: the class is called `name`.
pub fn program(name: &str, seed: u64) -> String {
    let mut dice = Dice::new(seed);
    // Sixteen flavours, so that every family of operations gets programs of its own.
    let flavour = seed % 16;
    let threads = if dice.below(4) == 0 { 3 } else { 2 };
    let most = match (threads, flavour) {
        (_, 10..) => 2,
        (3, _) => 2,
        _ => 4,
    };
    let mut text = format!(
        "import java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\nimport java.util.concurrent.locks.*;\n\
         public class {name} {{\n\
         static int x, y; static volatile int v; static final int[] a = new int[2], b = new int[2];\n\
         static final Object L = new Object(), M = new Object();\n\
         static final AtomicInteger n = new AtomicInteger();\n\
         static Box box; static Leak leak;\n\
         static final ReentrantLock lock = new ReentrantLock(); static final Condition c = lock.newCondition();\n\
         static final Semaphore sem = new Semaphore(1); static final CountDownLatch latch = new CountDownLatch(1);\n\
         static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);\n\
         static final ConcurrentLinkedQueue<Integer> free = new ConcurrentLinkedQueue<>();\n\
         static class Box {{ int f; final int g; Box(int k) {{ f = k; g = k + 1; }} }}\n\
         static class Leak {{ int e; final int f; Leak() {{ leak = this; e = 1; f = 1; }} }}\n\
         static class Init {{ static int k = x; static {{ y = y + 2; }} }}\n\
         static class Fails {{ static int k = 6 / v; }}\n\
         interface Quiet {{ int q = set(); default void d() {{}} static int set() {{ return ++x; }} }}\n\
         static class Loud implements Quiet {{}}\n\
         static final int[] r = new int[3];\n\
         static final Thread[] t = new Thread[3];\n"
    );
    for thread in 0..threads {
        let mut body = String::new();
        for _ in 0..1 + dice.below(most) {
            body.push_str("    ");
            body.push_str(&statement(&mut dice, flavour, thread, threads, 0));
            body.push('\n');
        }
        text.push_str(&format!(
            "static void run{thread}() {{\n  int s = 0;\n  try {{\n    never();\n{body}  }}\n  \
             catch (InterruptedException e) {{ s = s * 3 + 1; }}\n  \
             catch (IllegalMonitorStateException e) {{ s = -1; }}\n  \
             catch (LinkageError e) {{ s = -2; }}\n  r[{thread}] = s;\n}}\n"
        ));
    }
    // Every body may throw it, as far as the compiler can tell.
    text.push_str("static void never() throws InterruptedException {}\n");
    text.push_str("public static void main(String[] args) throws Exception {\n");
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}] = new Thread({name}::run{thread});\n"));
        if flavour == 9 && thread == 1 && dice.below(2) == 0 {
            text.push_str("  t[1].setDaemon(true);\n");
        }
    }
    for thread in 0..threads {
        text.push_str(&format!("  t[{thread}].start();\n"));
    }
    if dice.below(3) == 0 {
        text.push_str("  int s = 0;\n  ");
        text.push_str(&statement(&mut dice, flavour, threads, threads, 0));
        text.push('\n');
    }
    let spared = flavour == 9 && dice.below(2) == 0;
    for thread in 0..threads {
        if !(spared && thread == 1) {
            text.push_str(&format!("  t[{thread}].join();\n"));
        }
    }
    text.push_str(
        "  System.out.println(x + \" \" + y + \" \" + v + \" \" + n.get() + \" \" + a[0] + a[1] + b[0] + b[1] + \" \" \
         + r[0] + \" \" + r[1] + \" \" + r[2]);\n}\n}\n",
    );
    text
}

/// One statement of thread `me`; `depth` counts the locks around it.
fn statement(dice: &mut Dice, flavour: u64, me: u64, threads: u64, depth: u32) -> String {
    let k = 1 + dice.below(3);
    let i = dice.below(2);
    let plain = |dice: &mut Dice| -> String {
        match dice.below(7) {
            0 => format!("x = {k};"),
            1 => "x++;".into(),
            2 => "y = x + 1;".into(),
            3 => "s = s * 3 + x;".into(),
            4 => "v = x;".into(),
            5 => "s = s * 3 + v;".into(),
            _ => format!("if (x == {k}) y = {k}; else x = y;"),
        }
    };
    if dice.below(4) == 0 {
        return plain(dice);
    }
    let other = (me + 1 + dice.below(threads)) % threads;
    let locked = |dice: &mut Dice, inside: String| {
        let lock = dice.pick(&["L", "L", "M"]);
        format!("synchronized ({lock}) {{ {inside} }}")
    };
    match flavour {
        0 => plain(dice),
        1 => match dice.below(3) {
            0 if depth < 2 => {
                let inside = statement(dice, flavour, me, threads, depth + 1);
                locked(dice, inside)
            }
            1 if depth < 2 => {
                let inside = plain(dice);
                locked(dice, inside)
            }
            _ => plain(dice),
        },
        2 => match dice.below(7) {
            0 => format!("a[{i}] = {k};"),
            1 => format!("a[{i}]++;"),
            2 => "{ int[] c = a.clone(); s = s * 3 + c[0] + 2 * c[1]; }".into(),
            3 => "System.arraycopy(a, 0, b, 0, 2);".into(),
            4 => format!("java.util.Arrays.fill(a, {k});"),
            5 => "System.arraycopy(b, 0, a, 0, 2); b[0] = 1;".into(),
            _ => "s = s * 3 + a[x & 1];".into(),
        },
        3 => match dice.below(5) {
            0 => "n.incrementAndGet();".into(),
            1 => format!("if (n.compareAndSet({i}, {k})) s = s * 3 + 1;"),
            2 => "s = s * 3 + n.get();".into(),
            3 => "n.set(n.get() + 1);".into(),
            _ => format!("s = s * 3 + n.getAndSet({k});"),
        },
        4 => match dice.below(6) {
            0 => "synchronized (L) { if (x == 0) L.wait(); }".into(),
            1 => "synchronized (L) { x = 1; L.notify(); }".into(),
            2 => "synchronized (L) { x = 1; L.notifyAll(); }".into(),
            3 => "synchronized (L) { L.wait(1); s = s * 3 + x; }".into(),
            4 => "synchronized (L) { L.notify(); }".into(),
            _ => "synchronized (L) { while (x == 0) L.wait(); x = 0; }".into(),
        },
        5 => match dice.below(7) {
            0 => format!("t[{other}].interrupt();"),
            1 => "if (Thread.interrupted()) s = s * 3 + 1;".into(),
            2 => "Thread.sleep(1);".into(),
            3 => "synchronized (L) { L.wait(); }".into(),
            4 => "synchronized (L) { L.notify(); }".into(),
            5 => format!("if (t[{other}].isInterrupted()) x = {k};"),
            _ => "LockSupport.park(); s = s * 3 + 1;".into(),
        },
        6 => match dice.below(5) {
            0 => "s = s * 3 + Init.k;".into(),
            1 => "x = Init.k + 1;".into(),
            2 => "s = s * 3 + Fails.k;".into(),
            3 => "new Loud();".into(),
            _ => format!("v = {k};"),
        },
        7 => match dice.below(5) {
            0 => "box = new Box(x);".into(),
            1 => "{ Box o = box; if (o != null) s = s * 3 + o.f + o.g; }".into(),
            2 => "new Leak();".into(),
            3 => "{ Leak o = leak; if (o != null) s = s * 9 + o.e * 3 + o.f; }".into(),
            _ => format!("{{ Box o = box; if (o != null) o.f = {k}; }}"),
        },
        8 => match dice.below(10) {
            0 if other < me => format!("t[{other}].join();"),
            1 => format!("if (t[{other}].isAlive()) s = s * 3 + 1;"),
            2 => format!("LockSupport.unpark(t[{other}]);"),
            3 => "LockSupport.park(); s = s * 3 + x;".into(),
            4 => format!("t[{other}].join(1);"),
            5 => "s = s * 3 + Thread.activeCount();".into(),
            6 => "s = s * 3 + (new Thread().getId() < new Thread().getId() ? 1 : 0);".into(),
            7 => "new Thread(() -> n.incrementAndGet()).start();".into(),
            8 => format!("if (t[{other}].getState() == Thread.State.TERMINATED) s = s * 3 + 1;"),
            _ => plain(dice),
        },
        10 => match dice.below(6) {
            0 | 1 => {
                let inside = plain(dice);
                format!("lock.lock(); try {{ {inside} }} finally {{ lock.unlock(); }}")
            }
            2 => "if (lock.tryLock()) { x++; lock.unlock(); } else s = s * 3 + 1;".into(),
            3 => "lock.lock(); try { if (x == 0) c.await(); } finally { lock.unlock(); }".into(),
            4 => "lock.lock(); try { x = 1; c.signal(); } finally { lock.unlock(); }".into(),
            _ => plain(dice),
        },
        11 => match dice.below(4) {
            0 | 1 => {
                let inside = plain(dice);
                format!("sem.acquire(); {inside} sem.release();")
            }
            2 => "if (sem.tryAcquire()) { s = s * 3 + 1; sem.release(); }".into(),
            _ => "s = s * 3 + sem.availablePermits();".into(),
        },
        12 => match dice.below(4) {
            0 => "latch.countDown();".into(),
            1 => "latch.await(); s = s * 3 + x;".into(),
            2 => "s = s * 3 + (int) latch.getCount();".into(),
            _ => plain(dice),
        },
        13 => match dice.below(5) {
            0 => "while (v == 0) Thread.onSpinWait();".into(),
            1 => format!("v = {k};"),
            2 => "while (v == 0 && n.get() == 0) { } s = s * 3 + x;".into(),
            3 => "n.incrementAndGet();".into(),
            _ => plain(dice),
        },
        14 => match dice.below(7) {
            0 => "LockSupport.parkNanos(5); s = s * 3 + x;".into(),
            1 => format!("LockSupport.unpark(t[{other}]);"),
            2 => "{ long b = System.nanoTime(); LockSupport.parkNanos(5); if (System.nanoTime() - b >= 5) s++; }".into(),
            3 => "synchronized (L) { L.wait(1); if (v == 0) s++; }".into(),
            4 => "synchronized (L) { v = 1; L.notifyAll(); }".into(),
            5 => "{ long b = System.nanoTime(); x++; if (System.nanoTime() - b > 0) s = s * 3 + 1; }".into(),
            _ => plain(dice),
        },
        15 => match dice.below(6) {
            0 => format!("if (!q.offer({k})) s = s * 3 + 1;"),
            1 => "{ Integer o = q.poll(); if (o != null) s = s * 3 + o; }".into(),
            2 => format!("free.add({k});"),
            3 => "{ Integer o = free.poll(); if (o != null) s = s * 3 + o; }".into(),
            4 => "s = s * 3 + q.size();".into(),
            _ => plain(dice),
        },
        _ => match dice.below(7) {
            0 => format!("assert x != {k} : \"x\";"),
            1 => format!("if (y == {k}) throw new IllegalStateException(\"y\");"),
            2 => format!("if (x == {k}) Runtime.getRuntime().halt(y & 1);"),
            3 => "L.notify();".into(),
            4 => format!("x = {k}; if (s == 0) throw new IllegalStateException(\"s\");"),
            5 => format!("y = {k}; Runtime.getRuntime().halt(0);"),
            _ => plain(dice),
        },
    }
}
