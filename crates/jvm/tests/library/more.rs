//! More families: iterators and texts of the collections, synchronizers, executors, fork/join, timers, states and traces of
//! other threads, handles, references, groups.

use super::generate::{Family, several};

/// Calls of the program are seen in the middle of what the library does with them.
const SUM: &str = "static int sum(Iterable<Integer> all) { int sum = 0; try { for (int k : all) sum = sum * 3 + k; } catch (RuntimeException e) { return -1; } return sum; }";

pub const MORE: &[Family] = &[
    several(
        "linked iterators",
        &[
            "static final java.util.LinkedList<Integer> LINKED = new java.util.LinkedList<>(java.util.List.of(1, 2));",
            "static final java.util.ArrayDeque<Integer> DEQUE = new java.util.ArrayDeque<>(java.util.List.of(1, 2));",
            SUM,
        ],
        "sum(LINKED); sum(DEQUE);",
        &[
            "LINKED.add(3);",
            "LINKED.removeFirst();",
            "s = s * 5 + sum(LINKED);",
            "DEQUE.addFirst(3);",
            "DEQUE.pollLast();",
            "s = s * 5 + sum(DEQUE);",
            "s = s * 5 + LINKED.toString().length() + DEQUE.toString().length();",
        ],
    ),
    several(
        "map iterators",
        &[
            "static final java.util.Map<Integer, Integer> HASHED = new java.util.HashMap<>(java.util.Map.of(1, 1));",
            "static final java.util.Map<Integer, Integer> ORDERED = new java.util.LinkedHashMap<>(java.util.Map.of(1, 1));",
            "static final java.util.Map<Integer, Integer> TREE = new java.util.TreeMap<>((a, b) -> { step(1); return a - b; });",
            SUM,
        ],
        "sum(HASHED.keySet()); sum(ORDERED.values()); TREE.put(1, 1); x = 0;",
        &[
            "HASHED.put(2, 2);",
            "s = s * 5 + sum(HASHED.keySet());",
            "ORDERED.remove(1);",
            "s = s * 5 + sum(ORDERED.values());",
            "TREE.put(2, 2);",
            "s = s * 5 + sum(TREE.keySet());",
            "HASHED.forEach((a, b) -> step(a));",
            "s = s * 5 + HASHED.toString().length();",
        ],
    ),
    several(
        "old collections",
        &[
            "static final java.util.Vector<Integer> VECTOR = new java.util.Vector<>(java.util.List.of(1, 2));",
            "static final java.util.Hashtable<Integer, Integer> TABLE = new java.util.Hashtable<>(java.util.Map.of(1, 1));",
            "static final java.util.List<Integer> LOCKED = java.util.Collections.synchronizedList(new java.util.ArrayList<>(java.util.List.of(1)));",
            SUM,
        ],
        "sum(VECTOR); sum(TABLE.keySet()); sum(LOCKED);",
        &[
            "VECTOR.add(3);",
            "s = s * 5 + sum(VECTOR);",
            "{ int n = 0; for (var all = VECTOR.elements(); all.hasMoreElements();) n = n * 3 + all.nextElement(); s = s * 5 + n; }",
            "TABLE.put(2, 2);",
            "s = s * 5 + sum(TABLE.keySet());",
            "LOCKED.add(2);",
            "s = s * 5 + sum(LOCKED);",
            "synchronized (LOCKED) { s = s * 5 + sum(LOCKED); step(1); }",
        ],
    ),
    several(
        "blocking iterators",
        &[
            "static final java.util.concurrent.LinkedBlockingDeque<Integer> DEQUE = new java.util.concurrent.LinkedBlockingDeque<>(java.util.List.of(1, 2));",
            "static final java.util.concurrent.PriorityBlockingQueue<Integer> HEAP = new java.util.concurrent.PriorityBlockingQueue<>(java.util.List.of(1, 2));",
            SUM,
        ],
        "sum(DEQUE); sum(HEAP);",
        &[
            "DEQUE.offerFirst(3);",
            "DEQUE.pollLast();",
            "s = s * 5 + sum(DEQUE);",
            "HEAP.add(0);",
            "HEAP.poll();",
            "s = s * 5 + sum(HEAP);",
            "s = s * 5 + HEAP.toString().length();",
        ],
    ),
    several(
        "free iterators",
        &[
            "static final java.util.concurrent.ConcurrentSkipListMap<Integer, Integer> SKIP = new java.util.concurrent.ConcurrentSkipListMap<>(java.util.Map.of(1, 1));",
            "static final java.util.concurrent.ConcurrentLinkedDeque<Integer> FREE = new java.util.concurrent.ConcurrentLinkedDeque<>(java.util.List.of(1));",
            "static final java.util.Set<Integer> COPIED = new java.util.concurrent.CopyOnWriteArraySet<>(java.util.List.of(1));",
            SUM,
        ],
        "sum(SKIP.keySet()); sum(FREE); sum(COPIED);",
        &[
            "SKIP.put(2, 2);",
            "SKIP.remove(1);",
            "s = s * 5 + sum(SKIP.keySet());",
            "FREE.addFirst(2);",
            "FREE.pollLast();",
            "s = s * 5 + sum(FREE);",
            "COPIED.add(2);",
            "s = s * 5 + sum(COPIED);",
        ],
    ),
    several(
        "changed in bulk",
        &["static final java.util.List<Integer> ALL = new java.util.ArrayList<>(java.util.List.of(2, 1));"],
        "ALL.removeIf(k -> k > 5);",
        &[
            "ALL.removeIf(k -> { step(1); return k == 1; });",
            "ALL.replaceAll(k -> { step(1); return k + x; });",
            "ALL.sort((a, b) -> { step(1); return a - b; });",
            "ALL.forEach(k -> step(k));",
            "s = s * 5 + ALL.stream().mapToInt(k -> k + x).sum();",
            "s = s * 5 + ALL.size();",
            "ALL.add(3);",
        ],
    ),
    several(
        "exchanged",
        &[
            "static final java.util.concurrent.SynchronousQueue<Integer> HAND = new java.util.concurrent.SynchronousQueue<>();",
            "static final java.util.concurrent.Phaser PHASER = new java.util.concurrent.Phaser(1);",
        ],
        "PHASER.toString(); HAND.poll();",
        &[
            "s = s * 3 + (HAND.offer(1) ? 1 : 2);",
            "{ Integer got = HAND.poll(); s = s * 3 + (got == null ? 1 : 2); }",
            "s = s * 3 + PHASER.arrive();",
            "s = s * 3 + PHASER.getPhase();",
            "s = s * 3 + PHASER.toString().length() % 5;",
            "PHASER.register(); step(1); PHASER.arriveAndDeregister();",
            "step(1); s = s * 3 + x;",
        ],
    ),
    several(
        "executors",
        &[
            "static final java.util.concurrent.ScheduledThreadPoolExecutor TIMED = new java.util.concurrent.ScheduledThreadPoolExecutor(1, task -> { Thread t = new Thread(task); t.setDaemon(true); return t; });",
            "static java.util.concurrent.Future<Integer> kept = java.util.concurrent.CompletableFuture.completedFuture(1);",
        ],
        "TIMED.toString();",
        &[
            "kept = TIMED.schedule(() -> { step(1); return 2; }, 1, java.util.concurrent.TimeUnit.MILLISECONDS);",
            "s = s * 3 + (kept.isDone() ? 1 : 2);",
            "kept.cancel(true);",
            "s = s * 3 + (kept.isCancelled() ? 1 : 2);",
            "TIMED.execute(() -> step(1)); s = s * 3 + x;",
            "s = s * 3 + kept.get();",
        ],
    ),
    several(
        "chained futures",
        &[
            "static final java.util.concurrent.CompletableFuture<Integer> ONE = new java.util.concurrent.CompletableFuture<>(), TWO = new java.util.concurrent.CompletableFuture<>();",
        ],
        "ONE.isDone();",
        &[
            "ONE.complete(1);",
            "TWO.completeExceptionally(new IllegalStateException());",
            "TWO.complete(2);",
            "ONE.thenCombine(TWO, (a, b) -> { step(a); return a + b; });",
            "ONE.handle((k, e) -> { step(k == null ? 5 : k); return 1; });",
            "s = s * 3 + (ONE.isDone() ? 1 : 2) + (TWO.isCompletedExceptionally() ? 3 : 6);",
            "s = s * 3 + ONE.getNow(7);",
            "s = s * 3 + TWO.join();",
        ],
    ),
    several(
        "forked",
        &[
            "static class Half extends java.util.concurrent.RecursiveTask<Integer> { protected Integer compute() { step(1); return x; } }",
            "static final Half SHARED = new Half();",
        ],
        "SHARED.isDone();",
        &[
            "SHARED.complete(2);",
            "SHARED.cancel(false);",
            "s = s * 3 + (SHARED.isDone() ? 1 : 2);",
            "SHARED.quietlyInvoke(); s = s * 3 + x;",
            "s = s * 3 + (SHARED.isCompletedAbnormally() ? 1 : 2);",
            "{ Integer raw = SHARED.getRawResult(); s = s * 3 + (raw == null ? 0 : raw); }",
        ],
    ),
    several(
        "timers",
        &["static final java.util.Timer TIMER = new java.util.Timer(true);"],
        "TIMER.purge();",
        &[
            "TIMER.schedule(new java.util.TimerTask() { public void run() { step(1); } }, 1);",
            "TIMER.cancel();",
            "s = s * 3 + x;",
            "step(2);",
        ],
    ),
    several(
        "watched",
        &[
            "static final Object LOCK = new Object();",
            "static Thread other(Thread me) { Thread[] all = new Thread[8]; int n = Thread.enumerate(all); for (int i = 0; i < n; i++) if (all[i] != me) return all[i]; return me; }",
        ],
        "other(Thread.currentThread()).getState();",
        &[
            "synchronized (LOCK) { step(1); }",
            "s = s * 7 + other(Thread.currentThread()).getState().ordinal();",
            "s = s * 7 + (other(Thread.currentThread()).isAlive() ? 1 : 2);",
            "synchronized (LOCK) { LOCK.wait(1); } s = s * 3 + x;",
            "other(Thread.currentThread()).interrupt();",
            "s = s * 3 + (Thread.interrupted() ? 1 : 2);",
        ],
    ),
    several(
        "traced",
        &[
            "static Thread first;",
            "static int pure(int k) { int r = 0; for (int i = 0; i < k; i++) r += i; return r; }",
            "static int place(Thread t) { for (StackTraceElement e : t.getStackTrace()) if (e.getMethodName().equals(\"step\")) return 1; return 2; }",
            "static int deep() { return StackWalker.getInstance().walk(all -> (int) all.count()); }",
        ],
        "first = Thread.currentThread(); place(first); deep();",
        &[
            "step(1);",
            "s = s * 3 + place(first);",
            "s = s * 3 + deep();",
            "s = s * 3 + pure(3);",
            "s = s * 3 + Thread.currentThread().getStackTrace().length;",
        ],
    ),
    several(
        "handles",
        &[
            "static int plain;",
            "static final java.lang.invoke.VarHandle HANDLE = handle();",
            "static java.lang.invoke.VarHandle handle() { try { return java.lang.invoke.MethodHandles.lookup().findStaticVarHandle(java.lang.invoke.MethodHandles.lookup().lookupClass(), \"plain\", int.class); } catch (ReflectiveOperationException e) { throw new IllegalStateException(e); } }",
            "static final java.util.concurrent.atomic.AtomicIntegerArray MANY = new java.util.concurrent.atomic.AtomicIntegerArray(2);",
        ],
        "HANDLE.getVolatile();",
        &[
            "HANDLE.setVolatile((int) HANDLE.getVolatile() + 1);",
            "plain++;",
            "s = s * 3 + (int) HANDLE.getAndAdd(1);",
            "if (HANDLE.compareAndSet(0, 5)) s = s * 3 + 1;",
            "MANY.getAndUpdate(0, k -> { step(1); return k + 1; });",
            "s = s * 3 + MANY.toString().length() + MANY.get(0);",
            "s = s * 3 + plain;",
        ],
    ),
    several(
        "read in",
        &[
            "static class Thing implements java.io.Serializable { int k = 1; private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException { in.defaultReadObject(); step(1); } private Object readResolve() { step(2); return this; } }",
            "static byte[] bytes(Object o) throws java.io.IOException { java.io.ByteArrayOutputStream b = new java.io.ByteArrayOutputStream(); new java.io.ObjectOutputStream(b).writeObject(o); return b.toByteArray(); }",
            "static byte[] written; static final java.util.ArrayList<Integer> LIST = new java.util.ArrayList<>(java.util.List.of(1));",
        ],
        "written = bytes(new Thing()); bytes(LIST); new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(written)).readObject(); x = 0;",
        &[
            "new java.io.ObjectInputStream(new java.io.ByteArrayInputStream(written)).readObject();",
            "s = s * 3 + bytes(LIST).length % 7;",
            "LIST.add(2);",
            "s = s * 3 + x;",
        ],
    ),
    several(
        "interfaces",
        &[
            "interface Quiet { int K = first(); static int first() { step(1); return x; } }",
            "interface Loud { int K = Quiet.first(); default int m() { return 1; } }",
            "static class Above { static int k = x; static { step(1); } }",
            "static class Below extends Above implements Quiet, Loud { static int j = k + x; }",
        ],
        "",
        &[
            "s = s * 3 + Below.j;",
            "s = s * 3 + Quiet.K;",
            "new Below().m();",
            "s = s * 3 + Above.k;",
            "Class.forName(NAME + \"$Below\", true, Thread.currentThread().getContextClassLoader());",
            "x++;",
        ],
    ),
];
