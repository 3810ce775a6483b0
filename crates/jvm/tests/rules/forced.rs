//! Programs in which a rule would be wrong: somebody gets at what it hides, mostly by `Unsafe`.
//!
//! Forced, that is with nothing to refute it, each rule loses an output that the program has: so it is the refutation
//! that keeps the rule right, and the program would show a row that hides too much. `x` is written before what
//! the rule hides, and read before somebody looks at that.

/// Members of every program: reading and writing fields of the JDK.
const PEEKS: &str = r#"
    static final sun.misc.Unsafe U;
    static { try { java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); U = (sun.misc.Unsafe) f.get(null); } catch (Exception e) { throw new Error(e); } }
    static long at(Class<?> c, String f) { try { return U.objectFieldOffset(c.getDeclaredField(f)); } catch (Exception e) { throw new Error(e); } }
"#;

pub fn source(name: &str, body: &str) -> String {
    let (members, body) = body.split_once("---").unwrap_or(("", body));
    super::programs::source(name, &format!("{PEEKS}{members}---{body}"))
}

/// Rules for which there is no such program, and why.
pub const UNFORCED: &[(&str, &str)] = &[
    (
        "locks/attempt",
        "who names the parts of a lock has it off from the beginning; OBSERVED looks by other ways",
    ),
    ("locks/release", "the same"),
    ("tasks/future", "the same"),
    ("threads/interrupt", "it takes three threads, which is too large with every step of the JDK"),
    ("threads/join", "what is one step is told by the state of the thread that joins, which is no field"),
    ("guards/pool", "a pool that starts a thread is too large with every step of the JDK"),
    ("caches/scanners", "a scanner is too large with every step of the JDK"),
    ("caches/accessors", "reflection does not give the fields of methods away"),
    ("caches/flags", "nobody gets at the flags of a format"),
    ("initialisers", "what an initialiser of the JDK writes is read by who waits for it"),
    ("bookkeeping", "counters of which nobody is told"),
    ("settled", "OBSERVED has it: a property that is set after the boot"),
    ("clock/unseen", "OBSERVED has it"),
    ("clock/nanos", "a finer clock than the one that is read"),
    ("clock/relative", "OBSERVED has it"),
];

/// Rules that are on, the first of which is meant; the name of the program; its text.
pub const FORCED: &[(&[&str], &str, &str)] = &[
    (
        &["pools/settings"],
        "ForcedSettings",
        "static volatile int y;
         ---
         long core = at(ThreadPoolExecutor.class, \"corePoolSize\");
         ThreadPoolExecutor p = new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
         Thread a = go(() -> { x = 1; y = p.getCorePoolSize(); });
         int seen = x; U.putIntVolatile(p, core, 1); a.join(); System.out.println(seen + \" \" + y);",
    ),
    (
        &["prints/console"],
        "ForcedPrint",
        "long text = at(java.io.PrintStream.class, \"textOut\"); long next = at(java.io.BufferedWriter.class, \"nextChar\");
         Object w = U.getObject(System.err, text);
         Thread a = go(() -> System.err.print(\"abc\"));
         int i = U.getIntVolatile(w, next); a.join(); System.out.println(i);",
    ),
    (
        &["locals/threads"],
        "ForcedLocals",
        "static final ThreadLocal<Integer> mine = new ThreadLocal<>();
         ---
         long locals = at(Thread.class, \"threadLocals\");
         Thread a = go(() -> { x = 1; mine.set(1); });
         int seen = x; Object o = U.getObjectVolatile(a, locals); System.out.println(seen + \" \" + (o == null));",
    ),
    (
        &["guards/array-queue"],
        "ForcedArrayQueue",
        "long put = at(ArrayBlockingQueue.class, \"putIndex\"); long count = at(ArrayBlockingQueue.class, \"count\");
         ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2); Thread a = go(() -> q.offer(1));
         int i = U.getIntVolatile(q, put); int n = U.getIntVolatile(q, count); System.out.println(i + \" \" + n);",
    ),
    (
        &["guards/linked-queue"],
        "ForcedLinkedQueue",
        "static long in(Object node) { return at(node.getClass(), \"next\"); }
         ---
         long last = at(LinkedBlockingQueue.class, \"last\"); long head = at(LinkedBlockingQueue.class, \"head\");
         LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
         Object h = U.getObject(q, head); long next = in(h); Thread a = go(() -> q.offer(1));
         boolean linked = U.getObjectVolatile(h, next) != null; boolean first = U.getObjectVolatile(q, last) == h;
         System.out.println(linked + \" \" + first);",
    ),
    (
        &["guards/linked-deque"],
        "ForcedLinkedDeque",
        "long first = at(LinkedBlockingDeque.class, \"first\"); long count = at(LinkedBlockingDeque.class, \"count\");
         LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(); Thread a = go(() -> q.offerFirst(1));
         boolean is = U.getObjectVolatile(q, first) != null; int n = U.getIntVolatile(q, count);
         System.out.println(is + \" \" + n);",
    ),
    (
        &["guards/priority-queue"],
        "ForcedPriorityQueue",
        "long size = at(PriorityBlockingQueue.class, \"size\"); long queue = at(PriorityBlockingQueue.class, \"queue\");
         PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();
         Object[] all = (Object[]) U.getObject(q, queue); Thread a = go(() -> q.offer(1));
         boolean is = all[0] != null; int n = U.getIntVolatile(q, size); System.out.println(is + \" \" + n);",
    ),
    (
        &["guards/delay-queue"],
        "ForcedDelays",
        "static class D implements Delayed { public long getDelay(TimeUnit u) { return 0; }
           public int compareTo(Delayed o) { return 0; } }
         ---
         DelayQueue<D> q = new DelayQueue<>(); Object in = U.getObject(q, at(DelayQueue.class, \"q\"));
         long mods = at(PriorityQueue.class, \"modCount\"); long size = at(PriorityQueue.class, \"size\");
         Thread a = go(() -> q.offer(new D()));
         int m = U.getIntVolatile(in, mods); int n = U.getIntVolatile(in, size); System.out.println(m + \" \" + n);",
    ),
    (
        &["guards/timer-queue"],
        "ForcedTimer",
        "static class F extends FutureTask<Object> implements RunnableScheduledFuture<Object> { F() { super(() -> 1); }
           public boolean isPeriodic() { return false; } public long getDelay(TimeUnit u) { return 0; }
           public int compareTo(Delayed o) { return 0; } }
         ---
         BlockingQueue<Runnable> q = new ScheduledThreadPoolExecutor(1).getQueue();
         long size = at(q.getClass(), \"size\"); Object[] all = (Object[]) U.getObject(q, at(q.getClass(), \"queue\"));
         F f = new F(); Thread a = go(() -> q.offer(f));
         int n = U.getIntVolatile(q, size); boolean is = all[0] != null; System.out.println(n + \" \" + is);",
    ),
    (
        &["guards/barrier"],
        "ForcedBarrier",
        "long count = at(CyclicBarrier.class, \"count\"); CyclicBarrier c = new CyclicBarrier(1);
         Thread a = go(() -> { try { c.await(); } catch (Exception e) { } });
         System.out.println(U.getIntVolatile(c, count));",
    ),
    (
        &["guards/read-locks", "locks/attempt"],
        "ForcedReaders",
        "ReentrantReadWriteLock l = new ReentrantReadWriteLock();
         Object s = U.getObject(l, at(ReentrantReadWriteLock.class, \"sync\"));
         Class<?> c = s.getClass().getSuperclass(); long first = at(c, \"firstReader\"), holds = at(c, \"firstReaderHoldCount\");
         Thread a = go(() -> l.readLock().lock());
         boolean is = U.getObjectVolatile(s, first) != null; int n = U.getIntVolatile(s, holds);
         System.out.println(is + \" \" + n);",
    ),
    (
        &["threads/exit"],
        "ForcedExit",
        "long target = at(Thread.class, \"target\"); Thread a = go(() -> x = 1);
         int seen = x; Object o = U.getObjectVolatile(a, target); System.out.println(seen + \" \" + (o == null));",
    ),
    (
        &["caches/numbers"],
        "ForcedNumbers",
        "java.math.BigInteger i = new java.math.BigInteger(\"12345678901234567890\");
         long cache = at(java.math.BigInteger.class, \"bitLengthPlusOne\");
         Thread a = go(() -> { x = 1; i.bitLength(); });
         int seen = x; int n = U.getIntVolatile(i, cache); System.out.println(seen + \" \" + n);",
    ),
    (
        &["caches/boot"],
        "ForcedBoot",
        "static volatile String y;
         ---
         java.lang.reflect.Field f = System.class.getDeclaredField(\"lineSeparator\");
         Object base = U.staticFieldBase(f); long at = U.staticFieldOffset(f);
         Thread a = go(() -> { x = 1; y = System.lineSeparator(); });
         int seen = x; U.putObjectVolatile(base, at, \"!\"); a.join(); U.putObjectVolatile(base, at, \"\\n\");
         System.out.println(seen + \" \" + y.equals(\"!\"));",
    ),
    (
        &["lookups"],
        "ForcedLookup",
        "static volatile String y;
         ---
         Thread a = go(() -> { x = 1; y = System.getProperty(\"k\"); });
         int seen = x; System.setProperty(\"k\", \"v\"); a.join(); System.out.println(seen + \" \" + y);",
    ),
    (
        &["immutable"],
        "ForcedImmutable",
        "static volatile long y;
         ---
         java.time.Duration d = java.time.Duration.ofSeconds(5); long at = 8;
         java.lang.reflect.Field f = java.time.Duration.class.getDeclaredField(\"seconds\");
         long o = U.objectFieldOffset(f);
         Thread a = go(() -> { x = 1; y = d.getSeconds(); });
         int seen = x; U.putLongVolatile(d, o, 9); a.join(); System.out.println(seen + \" \" + y);",
    ),
    (
        &["finals"],
        "ForcedFinal",
        "static class F { final int f; F(int f) { this.f = f; } } static volatile long y;
         ---
         F o = new F(5); long at = at(F.class, \"f\");
         Thread a = go(() -> { x = 1; y = o.f; });
         int seen = x; U.putIntVolatile(o, at, 9); a.join(); System.out.println(seen + \" \" + y);",
    ),
    (
        &["constants"],
        "ForcedConstant",
        "static volatile long y;
         ---
         String s = \"ab\".concat(\"c\"); long at = at(String.class, \"value\"); byte[] bytes = (byte[]) U.getObject(s, at);
         Thread a = go(() -> { x = 1; y = s.charAt(0); });
         int seen = x; bytes[0] = 'z'; a.join(); System.out.println(seen + \" \" + y);",
    ),
    (
        &["discipline"],
        "ForcedDiscipline",
        "Thread a = go(() -> { x = 1; n = 1; }); int seen = x; System.out.println(seen + \" \" + n);",
    ),
];
