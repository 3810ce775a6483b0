// expect: verified
// args: 2
// larger: 3
// pair: MapCheckThenPut
// Threads. putIfAbsent tests and puts in one step.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapPutIfAbsent {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> owners = new ConcurrentHashMap<>();
        AtomicInteger winners = new AtomicInteger();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> {
                if (owners.putIfAbsent("seat", id) == null) {
                    winners.incrementAndGet();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert winners.get() == 1 && owners.size() == 1;
    }
}
