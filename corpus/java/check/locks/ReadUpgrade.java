// expect: deadlock
// pair: WriteDowngrade
// A read lock cannot be upgraded: the writer waits for all readers, among them itself.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadUpgrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static Object cached;

    static Object get() {
        lock.readLock().lock();
        try {
            if (cached == null) {
                lock.writeLock().lock(); //! deadlock
                cached = "value";
                lock.writeLock().unlock();
            }
            return cached;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        new Thread(ReadUpgrade::get).start();
    }
}
