// expect: assertion
// A format asks a lock for its text.
import java.util.concurrent.locks.ReentrantLock;

public class LockFormatted {
    static volatile int x;
    static final ReentrantLock LOCK = new ReentrantLock();

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
        Thread other = new Thread(LockFormatted::other);
        other.start();
        if (x == 1) {
            assert String.format("%s", LOCK).contains("Unlocked"); //! assertion
        }
        other.join();
    }
}
