// expect: assertion
// A lock is tried by its interface.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Lock;

public class LockTried {
    static volatile int x;
    static final Lock LOCK = new ReentrantLock();

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
        Thread other = new Thread(LockTried::other);
        other.start();
        if (x == 1) {
            assert LOCK.tryLock(); //! assertion
        }
        other.join();
    }
}
