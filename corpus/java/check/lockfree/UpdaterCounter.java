// expect: verified
// args: 2 1
// larger: 3 2
// pair: UpdaterMixed
// Threads, increments. A field updater is as atomic as an AtomicInteger.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterCounter {
    static final AtomicIntegerFieldUpdater<UpdaterCounter> COUNT =
        AtomicIntegerFieldUpdater.newUpdater(UpdaterCounter.class, "count");
    static final UpdaterCounter INSTANCE = new UpdaterCounter();
    volatile int count;

    static void increment() {
        COUNT.incrementAndGet(INSTANCE);
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
        assert INSTANCE.count == threads.length * rounds;
    }
}
