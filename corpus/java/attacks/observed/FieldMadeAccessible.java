// expect: assertion
// A field that all threads know is made accessible.
import java.lang.reflect.Field;

public class FieldMadeAccessible {
    static volatile int x;
    private static int number;

    static Field field() {
        try {
            return FieldMadeAccessible.class.getDeclaredField("number");
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e);
        }
    }

    static final Field FIELD = field();

    static void other() {
        try {
            x = 1;
            FIELD.setAccessible(true);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(FieldMadeAccessible::other);
        other.start();
        if (x == 1) {
            assert FIELD.isAccessible(); //! assertion
        }
        other.join();

    }
}
