// expect: verified
// args: 2
// larger: 3
// pair: QueueCheckThenRemove
// Threads, one element less. poll() tests and removes in one step: exactly one thread gets nothing.
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class QueuePoll {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        AtomicInteger empty = new AtomicInteger();
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 1; i < threads.length; i++) {
            queue.add(i);
        }
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                if (queue.poll() == null) {
                    empty.incrementAndGet();
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        assert empty.get() == 1;
    }
}
