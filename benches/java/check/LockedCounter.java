import java.util.concurrent.locks.ReentrantLock;

/** A counter behind a ReentrantLock. Arguments: threads, increments each. */
public class LockedCounter {
    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    void increment() {
        lock.lock();
        try {
            value++;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        int times = args.length > 1 ? Integer.parseInt(args[1]) : 2;
        LockedCounter counter = new LockedCounter();
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < times; k++) {
                    counter.increment();
                }
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert counter.value == n * times;
    }
}
