import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class ProducerConsumerLogs {
    static class Buffer<T> {
        private final Queue<T> q = new LinkedList<>();
        private final int cap;
        private boolean closed;
        Buffer(int cap) {
            this.cap = cap;
        }
        synchronized void put(T t) throws InterruptedException {
            while (q.size() == cap) wait();
            q.add(t);
            notifyAll();
        }
        synchronized Optional<T> take() throws InterruptedException {
            while (q.isEmpty() && !closed) wait();
            Optional<T> r = Optional.ofNullable(q.poll());
            notifyAll();
            return r;
        }
        synchronized void close() {
            closed = true;
            notifyAll();
        }
    }
    static class Counter {
        private int n;
        synchronized int inc() {
            return ++n;
        }
        int get() {
            synchronized (this) {
                return n;
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Buffer<Integer> b = new Buffer<>(3);
        AtomicLong sum = new AtomicLong();
        Counter c = new Counter();
        List<Thread> ts = new ArrayList<>();
        for (int p = 0; p < 3; p++) {
            int base = p * 100;
            Thread t = new Thread(() -> { try { for (int i = 0; i < 20; i++) b.put(base + i); } catch (InterruptedException e) { Thread.currentThread().interrupt(); } }, "prod-" + p);
            ts.add(t);
            t.start();
        }
        List<Thread> cs = new ArrayList<>();
        for (int k = 0; k < 2; k++) {
            Thread t = new Thread(() -> { try { for (Optional<Integer> v = b.take(); v.isPresent(); v = b.take()) { sum.addAndGet(v.get()); c.inc(); } } catch (InterruptedException e) { System.out.println("interrupted"); } });
            cs.add(t);
            t.start();
        }
        for (Thread t : ts) t.join();
        b.close();
        for (Thread t : cs) t.join();
        System.out.println(sum + " " + c.get());
        ConcurrentHashMap<String, LongAdder> words = new ConcurrentHashMap<>();
        ExecutorService ex = Executors.newFixedThreadPool(4);
        List<Callable<Void>> jobs = new ArrayList<>();
        for (String s : List.of("a b c", "b c", "c", "a a a")) jobs.add(() -> { for (String w : s.split(" ")) words.computeIfAbsent(w, k -> new LongAdder()).increment(); return null; });
        for (Future<Void> f : ex.invokeAll(jobs)) f.get();
        ex.shutdown();
        System.out.println(new TreeMap<>(words));
        Object a1 = new Object(), a2 = new Object();
        int[] shared = {0};
        Thread x = new Thread(() -> { for (int i = 0; i < 1000; i++) synchronized (a1) { synchronized (a2) { shared[0]++; } } }), y = new Thread(() -> { for (int i = 0; i < 1000; i++) synchronized (a1) { synchronized (a2) { shared[0]--; } } });
        x.start();
        y.start();
        x.join();
        y.join();
        System.out.println(shared[0]);
        Thread d = new Thread(() -> { while (true) try { Thread.sleep(1000); } catch (InterruptedException e) { } });
        d.setDaemon(true);
        d.start();
        Thread lost = new Thread(() -> { throw new IllegalStateException("worker died"); }, "doomed");
        lost.start();
        lost.join();
        System.out.println(lost.getState() + " main ends");
        throw new RuntimeException("main too");
    }
}
