// expect: assertion
// pair: TryBeforeWrite
// Who does not get the lock takes it that nothing has been written yet; but it is held for a moment longer.
import java.util.concurrent.locks.ReentrantLock;

public class TryAfterWrite {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean written;

    public static void main(String[] args) {
        new Thread(() -> {
            lock.lock();
            written = true;
            lock.unlock();
        }).start();
        boolean seen = written;
        if (lock.tryLock()) {
            lock.unlock();
        } else {
            assert !seen : "the lock was taken, and it was written"; //! assertion
        }
    }
}
