// expect: verified
// property: race
// pair: LruReadLocked
// A get() of a map in access order takes the write lock.
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LruLocked {
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
        lock.writeLock().lock();
        try {
            return map.get(key);
        } finally {
            lock.writeLock().unlock();
        }
    }

    public static void main(String[] args) {
        LruLocked cache = new LruLocked();
        cache.put(1, "one");
        cache.put(2, "two");
        new Thread(() -> cache.get(1)).start();
        String one = cache.get(1);
        assert one.equals("one");
    }
}
