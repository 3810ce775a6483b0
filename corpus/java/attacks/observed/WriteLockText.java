// expect: assertion
// The text of a write lock tells whether it is taken.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteLockText {
    static volatile int x;
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    static void other() {
        try {
            LOCK.writeLock().lock();
            x = 1;
            LOCK.writeLock().unlock();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(WriteLockText::other);
        other.start();
        if (x == 1) {
            assert LOCK.writeLock().toString().contains("Unlocked"); //! assertion
        }
        other.join();
    }
}
