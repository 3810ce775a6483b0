// expect: assertion
// The text of a read-write lock tells its readers and writers.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class BothLocksText {
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
        Thread other = new Thread(BothLocksText::other);
        other.start();
        if (x == 1) {
            assert LOCK.toString().contains("Write locks = 0"); //! assertion
        }
        other.join();
    }
}
