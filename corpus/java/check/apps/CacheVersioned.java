// expect: verified
// pair: CacheStale
// The cache keeps a version; a value is stored only if the version has not changed since before it was loaded. The writer
// changes the database first: a value loaded under the new version is the new value.
import java.util.concurrent.atomic.AtomicReference;

public class CacheVersioned {
    static volatile int database = 1;
    record Entry(int version, Integer value) {}

    static final AtomicReference<Entry> cache = new AtomicReference<>(new Entry(0, null));

    static void load() {
        Entry before = cache.get();
        int value = database;
        cache.compareAndSet(before, new Entry(before.version, value));
    }

    static void invalidate() {
        cache.updateAndGet(e -> new Entry(e.version + 1, null));
    }

    static Integer cached() {
        return cache.get().value;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(CacheVersioned::load);
        reader.start();
        database = 2;
        invalidate();
        reader.join();
        Integer value = cached();
        assert value == null || value == 2 : "stale for ever";
    }
}
