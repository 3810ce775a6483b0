// expect: assertion
// A handle found by a text asks whether a lock is taken.
import java.util.concurrent.locks.ReentrantLock;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class LockByHandle {
    static volatile int x;
    static final ReentrantLock LOCK = new ReentrantLock();

    static boolean isFree() {
        try {
            MethodType type = MethodType.methodType(boolean.class);
            MethodHandle asks = MethodHandles.lookup().findVirtual(ReentrantLock.class, "is" + "Locked", type);
            return !(boolean) asks.invokeExact(LOCK);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

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
        Thread other = new Thread(LockByHandle::other);
        other.start();
        if (x == 1) {
            assert isFree(); //! assertion
        }
        other.join();
    }
}
