// expect: assertion
// Reading and setting by an updater are two steps.
import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

public class UpdaterSets {
    volatile int count;
    static final AtomicIntegerFieldUpdater<UpdaterSets> COUNT =
        AtomicIntegerFieldUpdater.newUpdater(UpdaterSets.class, "count");

    public static void main(String[] args) throws Exception {
        UpdaterSets it = new UpdaterSets();
        Thread other = new Thread(() -> COUNT.incrementAndGet(it));
        other.start();
        COUNT.set(it, COUNT.get(it) + 1);
        other.join();
        assert it.count == 2; //! assertion
    }
}
