// expect: assertion
// The text of a read lock tells its readers.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockText {
    static volatile int x;
    static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();

    static void other() {
        try {
            LOCK.readLock().lock();
            x = 1;
            LOCK.readLock().unlock();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ReadLockText::other);
        other.start();
        if (x == 1) {
            assert LOCK.readLock().toString().contains("[Read locks = 0]"); //! assertion
        }
        other.join();
    }
}
