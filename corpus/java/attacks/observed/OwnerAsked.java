// expect: assertion
// A subclass asks who owns a lock.
import java.util.concurrent.locks.ReentrantLock;

public class OwnerAsked {
    static volatile int x;
    static class Own extends ReentrantLock {
        Thread owner() {
            return getOwner();
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
        Thread other = new Thread(OwnerAsked::other);
        other.start();
        if (x == 1) {
            assert LOCK.owner() == null; //! assertion
        }
        other.join();
    }
}
