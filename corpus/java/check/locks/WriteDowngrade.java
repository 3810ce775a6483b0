// expect: verified
// args: 2
// larger: 3
// pair: ReadUpgrade
// Threads. The read lock is given back before the write lock is taken, the condition is tested again, and the writer
// keeps a read lock while it gives the write lock back.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteDowngrade {
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    static Object cached;
    static int computed;

    static void get() {
        lock.readLock().lock();
        if (cached == null) {
            lock.readLock().unlock();
            lock.writeLock().lock();
            if (cached == null) {
                computed++;
                cached = "value";
            }
            lock.readLock().lock();
            lock.writeLock().unlock();
        }
        assert cached == "value" && computed == 1;
        lock.readLock().unlock();
    }

    public static void main(String[] args) {
        for (int i = 1; i < Integer.parseInt(args[0]); i++) {
            new Thread(WriteDowngrade::get).start();
        }
        get();
    }
}
