// expect: assertion
// args: 3
// larger: 4
// pair: SemaphoreMutex
// Threads. A release in the cleanup as well as in the body adds a permit that never was: two threads get in.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class SemaphoreDoubleRelease {
    public static void main(String[] args) {
        Semaphore mutex = new Semaphore(1);
        AtomicInteger inside = new AtomicInteger();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(() -> {
                mutex.acquireUninterruptibly();
                try {
                    int now = inside.incrementAndGet();
                    assert now == 1 : "two threads inside"; //! assertion
                    inside.decrementAndGet();
                    mutex.release();
                } finally {
                    mutex.release();
                }
            }).start();
        }
    }
}
