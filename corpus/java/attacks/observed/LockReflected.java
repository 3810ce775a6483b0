// expect: assertion
// A method found by a text asks whether a lock is taken.
import java.util.concurrent.locks.ReentrantLock;

public class LockReflected {
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
        Thread other = new Thread(LockReflected::other);
        other.start();
        if (x == 1) {
            assert !(boolean) ReentrantLock.class.getMethod("is" + "Locked").invoke(LOCK); //! assertion
        }
        other.join();
    }
}
