// expect: assertion
// args: 2
// larger: 3
// pair: MapPutIfAbsent
// Threads. containsKey and put are two steps: two threads both believe to be the first.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapCheckThenPut {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> owners = new ConcurrentHashMap<>();
        AtomicInteger winners = new AtomicInteger();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> {
                if (!owners.containsKey("seat")) {
                    owners.put("seat", id);
                    winners.incrementAndGet();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert winners.get() == 1; //! assertion
    }
}
