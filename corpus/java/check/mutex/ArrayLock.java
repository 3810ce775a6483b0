// expect: verified
// spins
// pair: ArrayLockShort
// Each thread spins on a slot of its own and hands on to the next: as many slots as threads.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ArrayLock {
    static final AtomicIntegerArray flags = new AtomicIntegerArray(3);
    static final AtomicInteger tail = new AtomicInteger();
    static final AtomicInteger inside = new AtomicInteger();

    static void run() {
        int slot = tail.getAndIncrement() % flags.length();
        while (flags.get(slot) == 0) {
            Thread.onSpinWait();
        }
        assert inside.incrementAndGet() == 1;
        inside.decrementAndGet();
        flags.set(slot, 0);
        flags.set((slot + 1) % flags.length(), 1);
    }

    public static void main(String[] args) {
        flags.set(0, 1);
        new Thread(ArrayLock::run).start();
        new Thread(ArrayLock::run).start();
        run();
    }
}
