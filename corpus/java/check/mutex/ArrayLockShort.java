// expect: assertion
// spins
// pair: ArrayLock
// Each thread spins on a slot of its own and hands on to the next: two slots for three threads, so two may spin on one.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

public class ArrayLockShort {
    static final AtomicIntegerArray flags = new AtomicIntegerArray(2);
    static final AtomicInteger tail = new AtomicInteger();
    static final AtomicInteger inside = new AtomicInteger();

    static void run() {
        int slot = tail.getAndIncrement() % flags.length();
        while (flags.get(slot) == 0) {
            Thread.onSpinWait();
        }
        assert inside.incrementAndGet() == 1; //! assertion
        inside.decrementAndGet();
        flags.set(slot, 0);
        flags.set((slot + 1) % flags.length(), 1);
    }

    public static void main(String[] args) {
        flags.set(0, 1);
        new Thread(ArrayLockShort::run).start();
        new Thread(ArrayLockShort::run).start();
        run();
    }
}
