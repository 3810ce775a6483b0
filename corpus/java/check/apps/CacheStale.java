// expect: assertion
// pair: CacheVersioned
// The reader loads the old value, the writer changes it and invalidates the cache, the reader stores the old value.
import java.util.concurrent.atomic.AtomicReference;

public class CacheStale {
    static volatile int database = 1;
    static final AtomicReference<Integer> cache = new AtomicReference<>();

    static void load() {
        int value = database;
        cache.set(value);
    }

    static void invalidate() {
        cache.set(null);
    }

    static Integer cached() {
        return cache.get();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(CacheStale::load);
        reader.start();
        database = 2;
        invalidate();
        reader.join();
        Integer value = cached();
        assert value == null || value == 2 : "stale for ever"; //! assertion
    }
}
