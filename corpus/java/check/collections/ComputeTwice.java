// expect: assertion
// args: 2
// larger: 3
// pair: ComputeOnce
// Threads. get, compute, put: the value is computed twice and two threads go on with different values.
import java.util.concurrent.ConcurrentHashMap;

public class ComputeTwice {
    static Object get(ConcurrentHashMap<Integer, Object> cache) {
        Object value = cache.get(7);
        if (value == null) {
            value = new Object();
            cache.put(7, value);
        }
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<Integer, Object> cache = new ConcurrentHashMap<>();
        Object[] seen = new Object[Integer.parseInt(args[0])];
        Thread[] threads = new Thread[seen.length];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> seen[id] = get(cache));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        for (Object o : seen) {
            assert o == seen[0]; //! assertion
        }
    }
}
