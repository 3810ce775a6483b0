// expect: race
// property: race
// pair: LruLocked
// A map in access order changes its links when it is read, so a read lock is not enough.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LruReadLocked {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<Integer, String> map = new LinkedHashMap<>(4, 0.75f, true);

    void put(int key, String value) {
        lock.writeLock().lock();
        try {
            map.put(key, value);
        } finally {
            lock.writeLock().unlock();
        }
    }

    String get(int key) {
        lock.readLock().lock();
        try {
            return map.get(key); //! race
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) {
        LruReadLocked cache = new LruReadLocked();
        cache.put(1, "one");
        cache.put(2, "two");
        new Thread(() -> cache.get(1)).start();
        String one = cache.get(1);
        assert one.equals("one");
    }
}
