// expect: verified
// args: 2
// larger: 3
// pair: ComputeTwice
// Threads. computeIfAbsent runs the function at most once for a key; all threads get the same value.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class ComputeOnce {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Object> cache = new ConcurrentHashMap<>();
        AtomicInteger computed = new AtomicInteger();
        Object[] seen = new Object[Integer.parseInt(args[0])];
        Thread[] threads = new Thread[seen.length];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> seen[id] = cache.computeIfAbsent(7, k -> {
                computed.incrementAndGet();
                return new Object();
            }));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert computed.get() == 1;
        for (Object o : seen) {
            assert o == seen[0] && o != null;
        }
    }
}
