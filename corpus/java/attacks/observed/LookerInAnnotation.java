// expect: assertion
// A class that only an annotation names asks whether a lock is taken.
import java.util.concurrent.locks.ReentrantLock;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.function.BooleanSupplier;

public class LookerInAnnotation {
    static volatile int x;
    static final ReentrantLock LOCK = new ReentrantLock();

    @Retention(RetentionPolicy.RUNTIME)
    @interface Uses {
        Class<? extends BooleanSupplier> value();
    }

    @Uses(Asks.class)
    static class Marked {
    }

    static class Asks implements BooleanSupplier {
        public boolean getAsBoolean() {
            return !LOCK.isLocked();
        }
    }

    static boolean isFree() throws Exception {
        return Marked.class.getAnnotation(Uses.class).value().getDeclaredConstructor().newInstance().getAsBoolean();
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
        Thread other = new Thread(LookerInAnnotation::other);
        other.start();
        if (x == 1) {
            assert isFree(); //! assertion
        }
        other.join();
    }
}
