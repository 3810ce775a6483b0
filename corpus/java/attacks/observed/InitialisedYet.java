// expect: assertion
// until: 17
// Whether a class is initialised is asked twice while another thread initialises it.
import java.lang.reflect.Field;
import sun.misc.Unsafe;

public class InitialisedYet {
    static class Late {
        static int value = 3;

        static {
            value++;
        }
    }

    public static void main(String[] args) throws Exception {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Unsafe unsafe = (Unsafe) field.get(null);
        Thread other = new Thread(() -> {
            int value = Late.value;
        });
        other.start();
        boolean first = unsafe.shouldBeInitialized(Late.class);
        boolean second = unsafe.shouldBeInitialized(Late.class);
        other.join();
        assert first == second;
    }
}
