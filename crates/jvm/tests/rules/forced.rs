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
];
