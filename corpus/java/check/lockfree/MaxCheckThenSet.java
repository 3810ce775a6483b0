// expect: assertion
// args: 2
// larger: 3
// pair: MaxAccumulate
// Threads. Check, then set: a smaller value that was compared before a larger one was set overwrites it.
import java.util.concurrent.atomic.AtomicInteger;

public class MaxCheckThenSet {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger max = new AtomicInteger();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            int value = i + 1;
            threads[i] = new Thread(() -> {
                if (max.get() < value) {
                    max.set(value);
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert max.get() == threads.length; //! assertion
    }
}
