// expect: assertion
// A text that a lock is part of tells whether it is taken.
import java.util.concurrent.locks.ReentrantLock;

public class LockJoinedText {
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
        Thread other = new Thread(LockJoinedText::other);
        other.start();
        if (x == 1) {
            assert ("" + LOCK).contains("Unlocked"); //! assertion
        }
        other.join();
    }
}
