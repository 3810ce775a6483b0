// expect: assertion
// A builder asks a lock for its text.
import java.util.concurrent.locks.ReentrantLock;

public class LockInBuilder {
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
        Thread other = new Thread(LockInBuilder::other);
        other.start();
        if (x == 1) {
            assert new StringBuilder().append(LOCK).indexOf("Unlocked") > 0; //! assertion
        }
        other.join();
    }
}
