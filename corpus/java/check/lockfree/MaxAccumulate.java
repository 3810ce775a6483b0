// expect: verified
// args: 2
// larger: 3
// pair: MaxCheckThenSet
// Threads. accumulateAndGet retries until its function was applied to the current value: the maximum is exact.
import java.util.concurrent.atomic.AtomicInteger;

public class MaxAccumulate {
    public static void main(String[] args) throws InterruptedException {
        AtomicInteger max = new AtomicInteger();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            int value = i + 1;
            threads[i] = new Thread(() -> max.accumulateAndGet(value, Math::max));
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert max.get() == threads.length;
    }
}
