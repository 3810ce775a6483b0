// expect: verified
// args: 2 1
// larger: 3 2
// pair: CasCounterBlind
// Threads, increments. The loop retries until nobody came between; each failure is another thread's success.
import java.util.concurrent.atomic.AtomicInteger;

public class CasCounter {
    static final AtomicInteger count = new AtomicInteger();

    static void increment() {
        int seen;
        do {
            seen = count.get();
        } while (!count.compareAndSet(seen, seen + 1));
    }

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[1]);
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int j = 0; j < rounds; j++) {
                    increment();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert count.get() == threads.length * rounds;
    }
}
