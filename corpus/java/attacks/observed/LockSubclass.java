// expect: assertion
// A subclass asks whether a lock is taken.
import java.util.concurrent.locks.ReentrantLock;

public class LockSubclass {
    static volatile int x;
    static class Own extends ReentrantLock {
        boolean isFree() {
            return !super.isLocked();
        }
    }

    static final Own LOCK = new Own();

    static void other() {
        try {
            LOCK.lock();
            x = 1;
            LOCK.unlock();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LockSubclass::other);
        other.start();
        if (x == 1) {
            assert LOCK.isFree(); //! assertion
        }
        other.join();
    }
}
