// expect: assertion
// Native code gets at the static fields of a class of the JDK while another thread has yet to initialise it.
import java.lang.reflect.Field;
import java.util.OptionalLong;
import sun.misc.Unsafe;

public class InitialiserHalfway {
    static volatile int x;

    public static void main(String[] args) throws Exception {
        Field found = Unsafe.class.getDeclaredField("theUnsafe");
        found.setAccessible(true);
        Unsafe unsafe = (Unsafe) found.get(null);
        Field field = OptionalLong.class.getDeclaredField("EMPTY");
        long offset = unsafe.staticFieldOffset(field);
        Object base = unsafe.staticFieldBase(field);
        Thread other = new Thread(() -> {
            x = 1;
            OptionalLong.empty();
        });
        other.start();
        if (x == 1) {
            assert unsafe.getObjectVolatile(base, offset) != null; //! assertion
        }
        other.join();
    }
}
