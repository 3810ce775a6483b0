// expect: assertion
// pair: PermitTimeoutChecked
// The result of tryAcquire with a timeout is ignored: after a timeout the thread is inside without a permit.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PermitTimeout {
    static final Semaphore mutex = new Semaphore(1);
    static final AtomicInteger inside = new AtomicInteger();

    static void enter() {
        try {
            mutex.tryAcquire(1, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        int now = inside.incrementAndGet();
        assert now == 1 : "two threads inside"; //! assertion
        inside.decrementAndGet();
        mutex.release();
    }

    public static void main(String[] args) {
        new Thread(PermitTimeout::enter).start();
        enter();
    }
}
