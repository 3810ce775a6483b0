// expect: verified
// args: 2 1
// larger: 3 2
// pair: AdderReset
// Threads, increments. A LongAdder read after all threads have ended is exact.
import java.util.concurrent.atomic.LongAdder;

public class AdderSum {
    static final LongAdder count = new LongAdder();

    static void increment() {
        count.increment();
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
        assert count.sum() == threads.length * rounds;
    }
}
