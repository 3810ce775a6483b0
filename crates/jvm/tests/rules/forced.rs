//! Programs in which a rule would be wrong: somebody gets at what it hides, mostly by `Unsafe`.
//!
//! Forced, that is with nothing to refute it, each rule loses an output that the program has: so it is the refutation
//! that keeps the rule right, and the program would show a row that hides too much. Where `x` is there, it is written
//! before what the rule hides and read before somebody looks at that, or the other way round.

/// Members of every program: reading and writing fields of the JDK.
const PEEKS: &str = r#"
    static final sun.misc.Unsafe U;
    static { try { java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); U = (sun.misc.Unsafe) f.get(null); } catch (Exception e) { throw new Error(e); } }
    static long at(Class<?> c, String f) { try { return U.objectFieldOffset(c.getDeclaredField(f)); } catch (Exception e) { throw new Error(e); } }
    static long of(Class<?> c, String f) { try { return U.staticFieldOffset(c.getDeclaredField(f)); } catch (Exception e) { throw new Error(e); } }
    static Object in(Class<?> c, String f) { try { return U.staticFieldBase(c.getDeclaredField(f)); } catch (Exception e) { throw new Error(e); } }
    static void nap(long n) { try { Thread.sleep(n); } catch (InterruptedException e) { } }
"#;

pub fn source(name: &str, body: &str) -> String {
    let (members, body) = body.split_once("---").unwrap_or(("", body));
    super::programs::source(name, &format!("{PEEKS}{members}---{body}"))
}

/// Programs that look at the states of threads: with all that this refutes they are large.
pub const LARGE: &[&str] = &["ForcedJoin", "ForcedInterrupt", "ForcedMonitors"];

/// Rules that are on, the first of which is meant; the name of the program; its text.
pub const FORCED: &[(&[&str], &str, &str)] = &[
    (
        &["locks/attempt"],
        "ForcedAttempt",
        "long state = at(AbstractQueuedSynchronizer.class, \"state\"); long owner = at(AbstractOwnableSynchronizer.class, \"exclusiveOwnerThread\");
         ReentrantLock l = new ReentrantLock(); Object sync = U.getObject(l, at(ReentrantLock.class, \"sync\"));
         Thread a = go(() -> l.lock());
         int s = U.getIntVolatile(sync, state); boolean free = U.getObjectVolatile(sync, owner) == null; a.join();
         System.out.println(s + \" \" + free);",
    ),
    (
        &["locks/release", "locks/attempt", "finals"],
        "ForcedRelease",
        "long state = at(AbstractQueuedSynchronizer.class, \"state\");
         ReentrantLock l = new ReentrantLock(); Object sync = U.getObject(l, at(ReentrantLock.class, \"sync\"));
         Thread a = go(() -> { l.lock(); x = 1; l.unlock(); });
         int seen = x; int s = U.getIntVolatile(sync, state); a.join(); System.out.println(seen + \" \" + s);",
    ),
    (
        &["locks/readers"],
        "ForcedReaders",
        "ReentrantReadWriteLock l = new ReentrantReadWriteLock(); Object sync = U.getObject(l, at(ReentrantReadWriteLock.class, \"sync\"));
         Class<?> c = sync.getClass().getSuperclass(); long first = at(c, \"firstReader\"); long count = at(c, \"firstReaderHoldCount\");
         Thread a = go(() -> l.readLock().lock());
         boolean is = U.getObjectVolatile(sync, first) != null; int n = U.getIntVolatile(sync, count); a.join();
         System.out.println(is + \" \" + n);",
    ),
    (
        // Only a stack shows that a thread is in the middle of looking whether another one lives.
        &["threads/join", "monitors"],
        "ForcedJoin",
        "Thread t = new Thread(() -> { });
         Thread a = go(() -> { try { t.join(0); } catch (InterruptedException e) { } });
         boolean inside = false; for (StackTraceElement e : a.getStackTrace()) inside |= e.getMethodName().equals(\"join\");
         System.out.println(inside);",
    ),
    (
        &["threads/interrupt"],
        "ForcedInterrupt",
        "Thread a = go(() -> { if (Thread.interrupted()) { x = 1; LockSupport.park(); } }); Thread b = go(() -> a.interrupt());
         int seen = x; boolean waits = a.getState() == Thread.State.WAITING; System.out.println(seen + \" \" + waits);",
    ),
    (
        &["threads/exit"],
        "ForcedExit",
        "long target = at(Thread.class, \"target\"); Thread a = go(() -> x = 1); a.join();
         System.out.println(U.getObject(a, target) == null);",
    ),
    (
        &["tasks/future", "finals", "immutable", "constants", "initialisers", "lookups"],
        "ForcedFuture",
        "long state = at(FutureTask.class, \"state\"); FutureTask<Integer> t = new FutureTask<>(() -> 1); Thread a = go(t);
         int s = U.getIntVolatile(t, state); a.join(); System.out.println(s);",
    ),
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
        &["lookups"],
        "ForcedLookup",
        "Locale.setDefault(Locale.US);
         Thread a = go(() -> { x = 1; Locale.setDefault(Locale.FRANCE); });
         int seen = x; boolean is = Locale.getDefault() == Locale.FRANCE; a.join(); System.out.println(seen + \" \" + is);",
    ),
    (
        &["initialisers"],
        "ForcedInitialiser",
        "long empty = of(OptionalLong.class, \"EMPTY\"); Object statics = in(OptionalLong.class, \"EMPTY\");
         Thread a = go(() -> { x = 1; OptionalLong.empty(); });
         int seen = x; Object o = U.getObjectVolatile(statics, empty); System.out.println(seen + \" \" + (o == null));",
    ),
    (
        &["bookkeeping"],
        "ForcedBookkeeping",
        "long names = of(Thread.class, \"threadInitNumber\"), ids = of(Thread.class, \"threadSeqNumber\"); Object statics = in(Thread.class, \"threadSeqNumber\");
         Thread a = go(() -> new Thread());
         int n = U.getIntVolatile(statics, names); long k = U.getLongVolatile(statics, ids); a.join();
         System.out.println(n + \" \" + k);",
    ),
    (
        &["immutable"],
        "ForcedImmutable",
        "long seconds = at(java.time.Duration.class, \"seconds\"); java.time.Duration d = java.time.Duration.ofSeconds(1);
         Thread a = go(() -> { x = 1; U.putLongVolatile(d, seconds, 5); });
         int seen = x; long k = d.getSeconds(); a.join(); System.out.println(seen + \" \" + k);",
    ),
    (
        &["constants"],
        "ForcedConstant",
        "long value = at(String.class, \"value\"); String s = new StringBuilder(\"a\").append(x).toString();
         Thread a = go(() -> { x = 1; U.putByteVolatile(U.getObject(s, value), 16, (byte) 'b'); });
         int seen = x; char c = s.charAt(0); a.join(); System.out.println(seen + \" \" + c);",
    ),
    (
        &["finals"],
        "ForcedFinal",
        "static class Kept { final int k; Kept(int k) { this.k = k; } }
         ---
         long k = at(Kept.class, \"k\"); Kept kept = new Kept(1);
         Thread a = go(() -> { x = 1; U.putIntVolatile(kept, k, 5); });
         int seen = x; int was = kept.k; a.join(); System.out.println(seen + \" \" + was);",
    ),
    (
        &["settled"],
        "ForcedSettled",
        "System.setProperty(\"java.util.concurrent.ForkJoinPool.common.parallelism\", \"7\");
         System.out.println(ForkJoinPool.getCommonPoolParallelism());",
    ),
    (
        &["discipline"],
        "ForcedDiscipline",
        "static int k;
         ---
         Thread a = go(() -> { n = 1; k = 1; });
         int first = n, second = k; a.join(); System.out.println(first + \" \" + second);",
    ),
    (
        &["memory"],
        "ForcedMemory",
        "static void fill() { try { byte[] a = new byte[40 << 20]; a[0] = 1; if (a[a.length - 1] == 0) n = 1; } catch (OutOfMemoryError e) { x = 1; } }
         ---
         Thread a = go(() -> fill()); fill(); a.join(); System.out.println(x);",
    ),
    (
        &["monitors"],
        "ForcedMonitors",
        "Object lock = new Object();
         Thread a = go(() -> { synchronized (lock) { } }); Thread b = go(() -> { synchronized (lock) { } });
         System.out.println(b.getState() == Thread.State.BLOCKED);",
    ),
    (
        &["interns"],
        "ForcedInterned",
        "String s = new StringBuilder(\"for\").append(\"ced\").toString(), t = new StringBuilder(\"for\").append(\"ced\").toString();
         Thread a = go(() -> s.intern());
         boolean first = t.intern() == t; a.join(); System.out.println(first);",
    ),
    (
        &["clock/unseen", "clock/nanos", "clock/relative"],
        "ForcedUnseen",
        "Thread a = go(() -> nap(5)); nap(2); a.join(); System.out.println(System.nanoTime() % 1_000_000_000);",
    ),
    (
        &["clock/nanos", "clock/relative"],
        "ForcedNanos",
        "Thread a = go(() -> LockSupport.parkNanos(500_000)); LockSupport.parkNanos(250_000); a.join();
         Thread b = go(() -> x = 1); int seen = x; b.join();
         long before = System.currentTimeMillis(); LockSupport.parkNanos(300_000);
         System.out.println(System.currentTimeMillis() - before);",
    ),
    (
        &["clock/relative"],
        "ForcedRelative",
        "Thread a = go(() -> nap(5)); nap(2); a.join(); Thread b = go(() -> x = 1); int seen = x; b.join();
         System.out.println(System.nanoTime() % 1_000_000_000);",
    ),
];
