//! Small programs for rules about scheduling points: the body of `main`, in which `a` and `b` are threads to be made.

/// Rules, the name of the program, its text.
pub type Tried = (&'static [&'static str], &'static str, &'static str);

/// Programs that are too large with every step inside of the JDK.
pub const LARGE: &[&str] = &["Pool", "Scanned", "Reflected", "Formatted"];

/// A whole class. What is before `---` are members.
pub fn source(name: &str, body: &str) -> String {
    let (members, body) = body.split_once("---").unwrap_or(("", body));
    format!(
        "import java.util.*;\nimport java.util.concurrent.*;\nimport java.util.concurrent.atomic.*;\n\
         import java.util.concurrent.locks.*;\npublic class {name} {{\n\
         static volatile int x;\nstatic int n;\n{members}\n\
         static Thread go(Runnable r) {{ Thread t = new Thread(r); t.start(); return t; }}\n\
         public static void main(String[] args) throws Exception {{\n{body}\n}}\n}}\n"
    )
}

/// What each rule leaves out, and which of the rules a program is about.
pub const PROGRAMS: &[Tried] = &[
    (
        &["locks/attempt", "locks/release", "threads/join", "bookkeeping", "finals", "discipline", "monitors", "interns"],
        "Locked",
        "ReentrantLock l = new ReentrantLock();
         Thread a = go(() -> { l.lock(); n++; l.unlock(); });
         l.lock(); n += 2; l.unlock(); a.join(); System.out.println(n);",
    ),
    (
        &["locks/attempt", "locks/release"],
        "Counted",
        "Semaphore s = new Semaphore(0); CountDownLatch c = new CountDownLatch(1);
         Thread a = go(() -> { s.acquireUninterruptibly(); x++; c.countDown(); });
         s.release(); int seen = x; c.await(); System.out.println(seen + \" \" + x);",
    ),
    (
        &["locks/readers", "locks/attempt"],
        "ReadWrite",
        "ReentrantReadWriteLock l = new ReentrantReadWriteLock();
         Thread a = go(() -> { l.readLock().lock(); x = n; l.readLock().unlock(); });
         l.writeLock().lock(); n = 1; l.writeLock().unlock(); a.join(); System.out.println(x);",
    ),
    (
        &["threads/interrupt"],
        "Interrupted",
        "Thread a = go(() -> { x = Thread.interrupted() ? 1 : 2; });
         a.interrupt(); a.join(); System.out.println(x);",
    ),
    (
        &["tasks/future"],
        "Future",
        "FutureTask<Integer> t = new FutureTask<>(() -> x + 1);
         Thread a = go(t); x = 5; System.out.println(t.get());",
    ),
    (
        &["discipline"],
        "ArrayQueue",
        "ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
         Thread a = go(() -> { q.offer(1); });
         Integer got = q.poll(); a.join(); System.out.println(got + \" \" + q.size());",
    ),
    (
        &["discipline"],
        "LinkedQueue",
        "LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
         Thread a = go(() -> { q.offer(1); });
         Integer got = q.poll(); a.join(); System.out.println(got + \" \" + q.size());",
    ),
    (
        &["discipline"],
        "LinkedDeque",
        "LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>();
         Thread a = go(() -> { q.offerFirst(1); });
         Integer got = q.pollLast(); a.join(); System.out.println(got + \" \" + q.size());",
    ),
    (
        &["discipline"],
        "PriorityQueues",
        "PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(); q.offer(2);
         Thread a = go(() -> { q.offer(1); });
         Integer got = q.poll(); a.join(); System.out.println(got + \" \" + q.size());",
    ),
    (
        &["discipline"],
        "Delays",
        "static class D implements Delayed { public long getDelay(TimeUnit u) { return 0; }
           public int compareTo(Delayed o) { return 0; } }
         ---
         DelayQueue<D> q = new DelayQueue<>();
         Thread a = go(() -> { q.offer(new D()); });
         D got = q.poll(); a.join(); System.out.println((got == null) + \" \" + q.size());",
    ),
    (
        &["prints/console", "lookups", "initialisers", "constants", "immutable"],
        "Prints",
        "Thread a = go(() -> System.out.println(\"a\" + java.time.Duration.ofSeconds(x)));
         x = 1; System.out.println(\"b\"); a.join();",
    ),
    (
        &["locals/threads"],
        "Locals",
        "static final ThreadLocal<Integer> mine = new ThreadLocal<>();
         ---
         Thread a = go(() -> { mine.set(1); x += mine.get(); });
         mine.set(2); x += mine.get(); a.join(); System.out.println(x + \" \" + mine.get());",
    ),
    (
        &["pools/settings", "settled"],
        "Settings",
        "ThreadPoolExecutor p = new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
         Thread a = go(() -> x = p.getCorePoolSize()); int mine = x + p.getMaximumPoolSize(); a.join();
         System.out.println(mine + \" \" + x);",
    ),
    (
        &["pools/settings", "settled"],
        "Pool",
        "ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
         p.execute(() -> { x = 1; });
         int seen = x; p.shutdown(); System.out.println(seen);",
    ),
    (
        &["memory"],
        "Allocated",
        "Thread a = go(() -> { byte[] all = new byte[1 << 20]; x = all[5] + 1; });
         byte[] mine = new byte[1 << 20]; int seen = x + mine[7]; a.join(); System.out.println(seen + \" \" + x);",
    ),
    (
        &["threads/exit", "threads/join"],
        "Ended",
        "Thread a = go(() -> x = 1); int seen = x; a.join(); System.out.println(seen + \" \" + x);",
    ),
    (
        &["clock/unseen", "clock/nanos", "clock/relative"],
        "Slept",
        "static void nap() { try { Thread.sleep(5); } catch (InterruptedException e) { } }
         ---
         Thread a = go(() -> { nap(); x = 1; }); int seen = x; a.join(); System.out.println(seen);",
    ),
    (
        &["discipline"],
        "Numbers",
        "java.math.BigInteger i = new java.math.BigInteger(\"12345678901234567890\");
         java.math.BigDecimal d = new java.math.BigDecimal(i);
         Thread a = go(() -> x = i.bitLength() + d.precision());
         int mine = i.bitLength() + i.bitCount() + d.precision(); a.join(); System.out.println(x + \" \" + mine);",
    ),
    (
        &["discipline"],
        "Scanned",
        "Thread a = go(() -> x = new Scanner(\"7\").nextInt());
         int mine = x; a.join(); System.out.println(mine + \" \" + x);",
    ),
    (
        &["discipline"],
        "Reflected",
        "java.lang.reflect.Method m = Math.class.getMethod(\"abs\", int.class);
         Thread a = go(() -> { try { x = (Integer) m.invoke(null, -3); } catch (Exception e) { x = 9; } });
         int mine = x + (Integer) m.invoke(null, -4); a.join(); System.out.println(mine + \" \" + x);",
    ),
    (
        &["discipline"],
        "Formatted",
        "Thread a = go(() -> x = 1); int mine = x;
         String s = String.format(\"%-3d|%n\", mine); a.join(); System.out.println(s.length() + \" \" + mine);",
    ),
];

/// A rule, or the beginning of its name, and a program in which somebody could tell.
pub const OBSERVED: &[(&str, &str, &str)] = &[
    (
        "locks/attempt",
        "LockTold",
        "ReentrantLock l = new ReentrantLock();
         Thread a = go(() -> { l.lock(); l.unlock(); });
         boolean held = String.valueOf((Object) l).contains(\"Unlocked\"); a.join(); System.out.println(held);",
    ),
    (
        "tasks/future",
        "TaskTold",
        "FutureTask<Integer> t = new FutureTask<>(() -> 1);
         Thread a = go(t); String s = \"\" + t; a.join(); System.out.println(s.contains(\"ompleted\"));",
    ),
    (
        "locks",
        "StateTold",
        "ReentrantLock l = new ReentrantLock(); l.lock();
         Thread a = go(() -> { l.lock(); l.unlock(); });
         System.out.println(a.getState() != Thread.State.TERMINATED); l.unlock(); a.join();",
    ),
    (
        "settled",
        "Changed",
        "java.lang.reflect.Method m = System.class.getMethod(\"set\".concat(\"Property\"), String.class, String.class);
         m.invoke(null, \"a\", \"b\");
         Thread a = go(() -> x = 1); System.out.println(x); a.join();",
    ),
    (
        "clock/unseen",
        "Looked",
        "static void nap(long n) { try { Thread.sleep(n); } catch (InterruptedException e) { } }
         ---
         Thread a = go(() -> nap(5)); Thread b = go(() -> nap(2)); b.join(); x = 1;
         long before = System.nanoTime(); a.join(); System.out.println(System.nanoTime() - before);",
    ),
    (
        "clock/relative",
        "HowLate",
        "static void nap(long n) { try { Thread.sleep(n); } catch (InterruptedException e) { } }
         ---
         Thread a = go(() -> nap(3)); nap(2); x = 1;
         System.out.println(System.currentTimeMillis() % 10); a.join();",
    ),
];
