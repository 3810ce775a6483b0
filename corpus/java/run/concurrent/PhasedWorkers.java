import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhasedWorkers {
    public static void main(String[] args) throws Throwable {
        int n = 3;
        AtomicIntegerArray sums = new AtomicIntegerArray(n);
        CyclicBarrier bar = new CyclicBarrier(n);
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < n; i++) { int id = i; Thread t = new Thread(() -> { try { for (int r = 1; r <= 4; r++) { sums.addAndGet(id, r * (id + 1)); bar.await(); } } catch (Exception e) { throw new RuntimeException(e); } }); ts.add(t); t.start(); }
        for (Thread t : ts) t.join();
        System.out.println(sums + " " + bar.isBroken() + bar.getParties());
        ExecutorService ex = Executors.newFixedThreadPool(2);
        CompletionService<Integer> cs = new ExecutorCompletionService<>(ex);
        for (int i = 1; i <= 5; i++) { int k = i; cs.submit(() -> k * k); }
        int total = 0;
        for (int i = 0; i < 5; i++) total += cs.take().get();
        ex.shutdown();
        System.out.println(total + " " + ex.awaitTermination(5, TimeUnit.SECONDS));
        ConcurrentHashMap<String, LongAdder> m = new ConcurrentHashMap<>();
        List<Thread> ws = new ArrayList<>();
        for (int w = 0; w < 3; w++) { Thread t = new Thread(() -> { for (String s : "a b a c a".split(" ")) m.computeIfAbsent(s, k -> new LongAdder()).increment(); }); ws.add(t); t.start(); }
        for (Thread t : ws) t.join();
        System.out.println(new TreeMap<>(m));
    }
}
