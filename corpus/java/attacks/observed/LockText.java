// expect: assertion
// The text of a lock tells whether it is taken.
import java.util.concurrent.locks.ReentrantLock;

public class LockText {
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
        Thread other = new Thread(LockText::other);
        other.start();
        if (x == 1) {
            assert LOCK.toString().contains("Unlocked"); //! assertion
        }
        other.join();
    }
}
