// expect: assertion
// Native code sees one final static field of a class of the program set and the next one not yet.
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class FinalsHalfway {
    static class Pair {
        static final Object FIRST = new Object();
        static final Object SECOND = new Object();
    }

    public static void main(String[] args) throws Exception {
        Field found = Unsafe.class.getDeclaredField("theUnsafe");
        found.setAccessible(true);
        Unsafe unsafe = (Unsafe) found.get(null);
        Field first = Pair.class.getDeclaredField("FIRST");
        Field second = Pair.class.getDeclaredField("SECOND");
        Object base = unsafe.staticFieldBase(first);
        long one = unsafe.staticFieldOffset(first);
        long two = unsafe.staticFieldOffset(second);
        Thread other = new Thread(() -> Pair.SECOND.hashCode());
        other.start();
        if (unsafe.getObjectVolatile(base, one) != null) {
            assert unsafe.getObjectVolatile(base, two) != null; //! assertion
        }
        other.join();
    }
}
