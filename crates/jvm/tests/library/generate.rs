//! Small programs around the library, written at random: two threads that look at texts of locks and tasks, reflect,
//! log, read annotations, make enums, iterate, serialise, are called back, submit, fork, initialise classes, keep stack
//! traces and intern texts. The main thread joins both and prints what is left.
//!
//! A family has its own declarations, what is done once before the threads start so that the first use is not part of
//! every run, and statements. Code that the library calls back is `step(k)`, two accesses with a gap between them.

use super::more::MORE;

/// Statements around one part of the library.
pub struct Family {
    pub name: &'static str,
    /// The first JDK that has it.
    since: u32,
    declarations: &'static str,
    /// Others, one each.
    more: &'static [&'static str],
    warm: &'static str,
    statements: &'static [&'static str],
}

const fn family(
    name: &'static str,
    declarations: &'static str,
    warm: &'static str,
    statements: &'static [&'static str],
) -> Family {
    Family { name, since: 17, declarations, more: &[], warm, statements }
}

/// A family with several declarations.
pub const fn several(
    name: &'static str,
    more: &'static [&'static str],
    warm: &'static str,
    statements: &'static [&'static str],
) -> Family {
    Family { name, since: 17, declarations: "", more, warm, statements }
}

const FAMILIES: &[Family] = &[
    family(
        "lock texts",
        "static final java.util.concurrent.locks.ReentrantLock LOCK = new java.util.concurrent.locks.ReentrantLock();",
        "LOCK.toString();",
        &[
            "LOCK.lock(); x++; LOCK.unlock();",
            "s = s * 3 + (LOCK.toString().contains(\"Unlocked\") ? 1 : 2);",
            "s = s * 3 + (\"\" + LOCK).length() % 3;",
            "s = s * 3 + (String.valueOf((Object) LOCK).contains(\"main\") ? 1 : 0);",
        ],
    ),
    family(
        "semaphore texts",
        "static final java.util.concurrent.Semaphore SEM = new java.util.concurrent.Semaphore(1);\n\
         static final java.util.concurrent.CountDownLatch LATCH = new java.util.concurrent.CountDownLatch(1);",
        "SEM.toString();",
        &[
            "SEM.acquire(); step(1); SEM.release();",
            "s = s * 3 + (SEM.toString().endsWith(\"1]\") ? 1 : 2);",
            "x++; LATCH.countDown();",
            "s = s * 3 + x; s = s * 3 + (LATCH.toString().endsWith(\"0]\") ? 1 : 2);",
        ],
    ),
    family(
        "tasks",
        "static final java.util.concurrent.FutureTask<Integer> TASK = new java.util.concurrent.FutureTask<>(() -> ++x) {\n\
           protected void done() { step(2); }\n};",
        "TASK.toString();",
        &[
            "TASK.run();",
            "TASK.cancel(false);",
            "if (TASK.isDone()) s = s * 3 + 1;",
            "{ String text = TASK.toString(); s = s * 3 + (text.contains(\"Completed\") ? 1 : text.endsWith(\"[Not completed]\") ? 2 : 0); }",
            "if (TASK.isCancelled()) s = s * 3 + 2; else s = s * 3 + x;",
        ],
    ),
    family(
        "enums",
        "enum Colour { RED, BLUE; int n = ++x; Colour() { step(1); } }",
        "java.util.EnumSet.noneOf(Thread.State.class);",
        &[
            "s = s * 3 + Colour.class.getEnumConstants().length;",
            "s = s * 3 + java.util.EnumSet.allOf(Colour.class).size();",
            "s = s * 3 + Enum.valueOf(Colour.class, \"RED\").ordinal();",
            "Colour.BLUE.n++;",
            "s = s * 3 + x;",
        ],
    ),
    family(
        "annotations",
        "enum Kind { ONE; Kind() { step(1); } }\n\
         @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)\n\
         @interface Mark { Kind value(); }\n\
         @Mark(Kind.ONE) static class Marked { @Mark(Kind.ONE) public void m() {} }\n\
         @Deprecated static class Other {}",
        "Other.class.getAnnotation(Deprecated.class);",
        &[
            "if (Marked.class.getAnnotation(Mark.class).value() == Kind.ONE) s = s * 3 + 1;",
            "s = s * 3 + Marked.class.getMethod(\"m\").getAnnotations().length;",
            "s = s * 3 + Marked.class.getAnnotations().length;",
            "s = s * 3 + x;",
            "x++;",
        ],
    ),
    family(
        "bundles",
        "public static class Words extends java.util.ListResourceBundle {\n\
         public Words() { step(1); }\n protected Object[][] getContents() { step(2); return new Object[][] {{\"a\", \"b\"}}; } }",
        "try { java.util.ResourceBundle.getBundle(\"none\"); } catch (java.util.MissingResourceException e) { y = 0; }",
        &[
            "s = s * 3 + java.util.ResourceBundle.getBundle(NAME + \"$Words\").getString(\"a\").length();",
            "java.util.ResourceBundle.getBundle(NAME + \"$Words\");",
            "s = s * 3 + x;",
            "x++;",
        ],
    ),
    family(
        "loggers",
        "static final java.util.logging.Logger LOG = log();\nstatic java.util.logging.Logger kept, kept2;\n\
         static java.util.logging.Logger log() { java.util.logging.Logger log = java.util.logging.Logger.getLogger(\"a\");\n\
         log.setUseParentHandlers(false); log.addHandler(new java.util.logging.Handler() {\n\
         public void publish(java.util.logging.LogRecord r) { step(1); } public void flush() {} public void close() {} }); return log; }",
        "LOG.severe(\"warm\"); x = 0; java.util.logging.LogManager.getLogManager().getLogger(\"b\");",
        &[
            "LOG.severe(\"a\");",
            "x++; kept = java.util.logging.Logger.getLogger(\"b\");",
            "s = s * 3 + x; if (java.util.logging.LogManager.getLogManager().getLogger(\"b\") == null) s = s * 3 + 1;",
            "s = s * 3 + x;",
        ],
    ),
    family(
        "serialised",
        "static class Thing implements java.io.Serializable { private Object writeReplace() { step(1); return \"a\"; } }\n\
         static final java.util.concurrent.Semaphore OUT = new java.util.concurrent.Semaphore(1);\n\
         static int written(Object o) throws java.io.IOException { java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream();\n\
         new java.io.ObjectOutputStream(b).writeObject(o); return java.util.Arrays.hashCode(b.toByteArray()); }",
        "int free = written(OUT); written(\"a\"); y = free; written(new Thing()); x = 0;",
        &[
            "written(new Thing());",
            "OUT.acquire(); x++; OUT.release();",
            "s = s * 3 + (written(OUT) == y ? 1 : 2);",
            "s = s * 3 + x;",
        ],
    ),
    family(
        "iterators",
        "static final java.util.List<Integer> COW = new java.util.concurrent.CopyOnWriteArrayList<>(java.util.List.of(1, 2));\n\
         static final java.util.List<Integer> PLAIN = new java.util.ArrayList<>(java.util.List.of(1, 2));\n\
         static final java.util.Map<Integer, Integer> MAP = new java.util.concurrent.ConcurrentHashMap<>(java.util.Map.of(1, 1));\n\
         static final java.util.Queue<Integer> FREE = new java.util.concurrent.ConcurrentLinkedQueue<>(java.util.List.of(1));\n\
         static int sum(Iterable<Integer> all) { int sum = 0; try { for (int k : all) sum = sum * 3 + k; } catch (RuntimeException e) { return -1; } return sum; }",
        "sum(COW);",
        &[
            "COW.add(3);",
            "COW.remove(0);",
            "s = s * 5 + sum(COW);",
            "PLAIN.add(3);",
            "s = s * 5 + sum(PLAIN);",
            "MAP.put(2, 1);",
            "MAP.remove(1);",
            "s = s * 5 + sum(MAP.keySet());",
            "FREE.add(2); FREE.poll();",
            "s = s * 5 + sum(FREE);",
        ],
    ),
    family(
        "queues",
        "static final java.util.concurrent.ArrayBlockingQueue<Integer> ARRAY = new java.util.concurrent.ArrayBlockingQueue<>(2);\n\
         static final java.util.concurrent.LinkedBlockingQueue<Integer> LINKED = new java.util.concurrent.LinkedBlockingQueue<>();\n\
         static final Integer[] INTO = {7, 7, 7};",
        "ARRAY.add(1); LINKED.add(1);",
        &[
            "ARRAY.offer(2);",
            "ARRAY.toArray(INTO);",
            "s = s * 3 + (INTO[0] == 1 ? 1 : 0); s = s * 3 + (INTO[1] == null ? 1 : INTO[1] == 2 ? 2 : 0);",
            "LINKED.toArray(INTO);",
            "LINKED.add(2); LINKED.poll();",
            "{ int sum = 0; for (int k : ARRAY) sum += k; s = s * 3 + sum; }",
            "s = s * 3 + LINKED.size();",
        ],
    ),
    family(
        "called back",
        "static final java.util.concurrent.ConcurrentHashMap<String, Integer> CALLS = new java.util.concurrent.ConcurrentHashMap<>();\n\
         static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> { step(1); return 1; });\n\
         static final ClassValue<Integer> VALUE = new ClassValue<>() { protected Integer computeValue(Class<?> c) { step(1); return x; } };\n\
         static final java.util.concurrent.PriorityBlockingQueue<Integer> SORTED = new java.util.concurrent.PriorityBlockingQueue<>(2, (a, b) -> { step(1); return a - b; });\n\
         static class Hashed { public int hashCode() { step(1); return 1; } public boolean equals(Object o) { step(2); return true; } public String toString() { step(1); return \"a\"; } }",
        "new java.util.HashSet<Object>().add(\"a\"); VALUE.get(Object.class); x = 0;",
        &[
            "CALLS.computeIfAbsent(\"a\", k -> { step(1); return x; });",
            "CALLS.merge(\"a\", 1, (a, b) -> { step(1); return a + b; });",
            "s = s * 3 + LOCAL.get();",
            "s = s * 3 + VALUE.get(String.class);",
            "SORTED.add(2); SORTED.add(1);",
            "new java.util.HashSet<Object>().add(new Hashed());",
            "s = s * 3 + (\"\" + new Hashed()).length();",
            "s = s * 3 + x;",
        ],
    ),
    family(
        "lookups",
        "static class Aliases extends java.util.HashMap<String, String> { public String get(Object k) { step(1); return \"UTC\"; }\n\
         public String getOrDefault(Object k, String d) { return get(k); } }\n\
         static class Wanted extends java.util.AbstractList<java.util.Locale> {\n\
         public java.util.Locale get(int i) { step(1); return java.util.Locale.FRANCE; } public int size() { return 1; } }\n\
         static final java.util.Locale.Builder BUILDER = new java.util.Locale.Builder();",
        "java.time.ZoneId.of(\"UTC\"); java.util.Locale.lookup(java.util.List.of(new java.util.Locale.LanguageRange(\"fr\")), java.util.List.of(java.util.Locale.FRANCE));",
        &[
            "java.time.ZoneId.of(\"home\", new Aliases());",
            "java.util.Locale.lookup(java.util.List.of(new java.util.Locale.LanguageRange(\"fr\")), new Wanted());",
            "x++; BUILDER.setLanguage(\"fr\");",
            "s = s * 3 + x; s = s * 3 + BUILDER.build().getLanguage().length();",
            "s = s * 3 + x;",
        ],
    ),
    family(
        "futures",
        "static final java.util.concurrent.CompletableFuture<Integer> FUTURE = new java.util.concurrent.CompletableFuture<>();",
        "FUTURE.getNow(0); FUTURE.toString();",
        &[
            "if (FUTURE.complete(1)) s = s * 3 + 1;",
            "FUTURE.thenAccept(k -> step(k));",
            "FUTURE.cancel(false);",
            "s = s * 3 + (FUTURE.isDone() ? 1 : 0);",
            "s = s * 3 + FUTURE.toString().length() % 5;",
            "s = s * 3 + x;",
        ],
    ),
    family(
        "pools",
        "static final java.util.concurrent.ThreadPoolExecutor POOL = new java.util.concurrent.ThreadPoolExecutor(1, 1, 1,\n\
         java.util.concurrent.TimeUnit.SECONDS, new java.util.concurrent.LinkedBlockingQueue<>(), task -> { Thread t = new Thread(task); t.setDaemon(true); return t; });",
        "POOL.toString();",
        &[
            "POOL.submit(() -> step(1)).get();",
            "s = s * 3 + (POOL.toString().contains(\"completed tasks = 1\") ? 1 : 0);",
            "s = s * 3 + x;",
        ],
    ),
    family(
        "forks",
        "static class Sum extends java.util.concurrent.RecursiveTask<Integer> { protected Integer compute() { step(1); return 1; } }",
        "new Sum().isDone();",
        &["s = s * 3 + new Sum().invoke();", "s = s * 3 + x;", "step(2);"],
    ),
    family(
        "initialised",
        "static class One { static int k = x; static { step(1); } }\nstatic class Two { static int k = One.k + x; }\n\
         static class Fails { static int k = 6 / (x & 1); }",
        "",
        &[
            "s = s * 3 + One.k;",
            "s = s * 3 + Two.k;",
            "s = s * 3 + Fails.k;",
            "Class.forName(NAME + \"$One\");",
            "x++;",
        ],
    ),
    family(
        "traces",
        "static volatile Exception made = new Exception();\nstatic void one() { made = new Exception(); }\nstatic void two() { made = new Exception(); }",
        "made.getStackTrace();",
        &[
            "one();",
            "two();",
            "s = s * 3 + made.getStackTrace()[0].getMethodName().length();",
            "made.fillInStackTrace();",
            "s = s * 3 + made.getStackTrace()[0].getLineNumber();",
        ],
    ),
    family(
        "interned",
        "static final String FIRST = new StringBuilder(\"int\").append(\"erned\").toString(), SECOND = new StringBuilder(\"int\").append(\"erned\").toString();",
        "",
        &[
            "FIRST.intern();",
            "SECOND.intern();",
            "x = FIRST.intern() == FIRST ? 1 : 2;",
            "s = s * 3 + x;",
            "synchronized (SECOND.intern()) { step(1); }",
        ],
    ),
    family(
        "reflected",
        "private static int hidden;\nstatic final java.lang.reflect.Field FIELD = field();\n\
         static java.lang.reflect.Field field() { try { return Class.forName(NAME).getDeclaredField(\"hidden\"); } catch (Exception e) { throw new IllegalStateException(e); } }\n\
         static final java.util.concurrent.locks.ReentrantLock HELD = new java.util.concurrent.locks.ReentrantLock();",
        "FIELD.setInt(null, 0); HELD.getClass().getMethod(\"is\" + \"Locked\").invoke(HELD);",
        &[
            "FIELD.setInt(null, FIELD.getInt(null) + 1);",
            "hidden++;",
            "s = s * 3 + FIELD.getInt(null);",
            "HELD.lock(); x++; HELD.unlock();",
            "s = s * 3 + x; if ((boolean) HELD.getClass().getMethod(\"is\" + \"Locked\").invoke(HELD)) s = s * 3 + 1;",
            "x++; FIELD.setAccessible(true);",
        ],
    ),
    family(
        "threads",
        "static final InheritableThreadLocal<Integer> HEIR = new InheritableThreadLocal<>() { protected Integer childValue(Integer k) { step(1); return k; } };\n\
         static int number(String name) { return Integer.parseInt(name.substring(7)); }",
        "new Thread().getName();",
        &[
            "HEIR.set(1); new Thread();",
            "x = 1; s = s * 3 + number(new Thread().getName()) % 3;",
            "x = 2; s = s * 3 + number(new Thread().getName()) % 3;",
            "s = s * 3 + x;",
            "{ Thread t = new Thread(() -> step(1)); t.start(); t.join(); }",
        ],
    ),
    family(
        "other locks",
        "static final java.util.concurrent.locks.ReentrantReadWriteLock RW = new java.util.concurrent.locks.ReentrantReadWriteLock();\n\
         static final java.util.concurrent.locks.StampedLock STAMPED = new java.util.concurrent.locks.StampedLock();\n\
         static final java.util.concurrent.atomic.LongAdder ADDER = new java.util.concurrent.atomic.LongAdder();",
        "RW.toString(); STAMPED.toString(); ADDER.sum();",
        &[
            "RW.writeLock().lock(); x++; RW.writeLock().unlock();",
            "RW.readLock().lock(); s = s * 3 + x; RW.readLock().unlock();",
            "s = s * 3 + (RW.toString().contains(\"Write locks = 0\") ? 1 : 2);",
            "{ long stamp = STAMPED.writeLock(); step(1); STAMPED.unlockWrite(stamp); }",
            "{ long stamp = STAMPED.tryOptimisticRead(); int seen = x; s = s * 3 + (STAMPED.validate(stamp) ? seen : 5); }",
            "ADDER.increment();",
            "s = s * 3 + ADDER.intValue();",
        ],
    ),
    Family {
        name: "virtual threads",
        since: 21,
        declarations: "static final java.util.concurrent.locks.ReentrantLock CARRIED = new java.util.concurrent.locks.ReentrantLock();",
        more: &["static final Object HELD = new Object();"],
        warm: "Thread.ofVirtual().unstarted(() -> {});",
        statements: &[
            "{ Thread t = Thread.ofVirtual().start(() -> { synchronized (HELD) { step(1); } }); s = s * 7 + t.getState().ordinal(); t.join(); }",
            "{ Thread t = Thread.ofVirtual().start(() -> { if (Thread.interrupted()) step(5); }); t.interrupt(); t.join(); }",
            "{ Thread t = Thread.ofVirtual().start(() -> { java.util.concurrent.locks.LockSupport.park(); step(1); }); java.util.concurrent.locks.LockSupport.unpark(t); t.join(); }",
            "synchronized (HELD) { step(2); }",
            "{ ThreadLocal<Integer> mine = new ThreadLocal<>(); Thread t = Thread.ofVirtual().start(() -> mine.set(x)); t.join(); s = s * 3 + (mine.get() == null ? 1 : 2); }",
            "Thread.startVirtualThread(() -> step(1)).join();",
            "CARRIED.lock(); step(1); CARRIED.unlock();",
            "s = s * 3 + x;",
            "Thread.startVirtualThread(() -> { CARRIED.lock(); step(1); CARRIED.unlock(); }).join();",
        ],
    },
];

/// A generator of numbers that is the same everywhere (Steele, Lea and Flood: SplitMix).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// How many families there are.
pub const COUNT: usize = FAMILIES.len() + MORE.len();

/// The family of a seed.
pub fn family_of(seed: u64) -> &'static Family {
    let at = (seed % COUNT as u64) as usize;
    FAMILIES.get(at).unwrap_or_else(|| &MORE[at - FAMILIES.len()])
}

/// The source of a program, unless the JDK is too old for it; the class is called `name`.
pub fn program(name: &str, seed: u64, feature: u32) -> Option<String> {
    let mut dice = Dice(seed.wrapping_mul(31));
    let family = family_of(seed);
    if family.since > feature {
        return None;
    }
    let mut text = format!(
        "public class {name} {{\nstatic final String NAME = \"{name}\";\nstatic int x, y;\nstatic final int[] r = new int[2];\n\
         static void step(int k) {{ int was = x; x = was + k; }}\n{}\n{}\n",
        family.declarations,
        family.more.join("\n")
    );
    for thread in 0..2 {
        text.push_str(&format!("static void run{thread}() {{\n  int s = 0;\n  try {{\n"));
        for _ in 0..1 + dice.below(2) {
            text.push_str(&format!("    {}\n", family.statements[dice.below(family.statements.len())]));
        }
        text.push_str(&format!(
            "  }} catch (Exception e) {{\n    s = s * 3 + 7;\n  }} catch (LinkageError e) {{\n    s = s * 3 - 2;\n  }}\n  r[{thread}] = s;\n}}\n"
        ));
    }
    text.push_str(&format!(
        "public static void main(String[] args) throws Exception {{\n  {}\n  Thread other = new Thread({name}::run0);\n  \
         other.start();\n  run1();\n  other.join();\n  System.out.println(x + \" \" + r[0] + \" \" + r[1]);\n}}\n}}\n",
        family.warm
    ));
    Some(text)
}
