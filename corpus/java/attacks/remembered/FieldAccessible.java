// expect: assertion
// Whether a field was made accessible is to be seen.
import java.lang.reflect.Field;
import java.util.Random;

public class FieldAccessible {
    static class Other {
        private int number;
    }

    public static void main(String[] args) throws Exception {
        Field field = Other.class.getDeclaredField("number");
        Random random = new Random();
        if (random.nextBoolean()) {
            field.setAccessible(true);
        }
        random.nextBoolean();
        assert !field.isAccessible(); //! assertion
    }
}
