// expect: assertion
// A class found by its description asks whether a lock is taken.
import java.util.concurrent.locks.ReentrantLock;
import java.lang.constant.ClassDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.BooleanSupplier;

public class LookerByDescription {
    static volatile int x;
    static final ReentrantLock LOCK = new ReentrantLock();

    static boolean isFree() throws Exception {
        MethodHandles.Lookup here = MethodHandles.lookup();
        Class<?> found = (Class<?>) ClassDesc.of("LookerByDescription" + "$Asks").resolveConstantDesc(here);
        try {
            return ((BooleanSupplier) here.findConstructor(found, MethodType.methodType(void.class)).invoke()).getAsBoolean();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    static class Asks implements BooleanSupplier {
        public boolean getAsBoolean() {
            return !LOCK.isLocked();
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
        Thread other = new Thread(LookerByDescription::other);
        other.start();
        if (x == 1) {
            assert isFree(); //! assertion
        }
        other.join();
    }
}
