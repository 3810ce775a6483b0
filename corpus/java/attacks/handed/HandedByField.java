// expect: assertion
// A field written by reflection hands an object on.
import java.lang.reflect.Field;

public class HandedByField {
    static int[] shared;

    public static void main(String[] args) throws Exception {
        int[] count = new int[1];
        Field field = HandedByField.class.getDeclaredField("shared");
        field.set(null, count);
        Thread other = new Thread(() -> shared[0]++);
        other.start();
        count[0]++;
        other.join();
        assert count[0] == 2; //! assertion
    }
}
