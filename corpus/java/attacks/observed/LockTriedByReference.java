// expect: assertion
// A lock is tried by a reference to its method.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Lock;
import java.util.function.BooleanSupplier;

public class LockTriedByReference {
    static volatile int x;
    static final Lock LOCK = new ReentrantLock();
    static final BooleanSupplier TRIES = LOCK::tryLock;

    static void other() {
        try {
            LOCK.lock();
            x = 1;
            LOCK.unlock();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LockTriedByReference::other);
        other.start();
        if (x == 1) {
            assert TRIES.getAsBoolean(); //! assertion
        }
        other.join();
    }
}
