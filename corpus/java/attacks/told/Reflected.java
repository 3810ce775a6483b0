// expect: assertion
// An element is read by reflection from an array that another thread changes.
import java.lang.reflect.Array;

public class Reflected {
    static final int[] values = new int[2];

    static void other() {
        values[1] = 1;
        values[1] = 0;
    }

    public static void main(String[] args) throws Throwable {
        int before = Array.getInt(values, 1);
        Thread other = new Thread(Reflected::other);
        other.start();
        assert Array.getInt(values, 1) == before : "read in between"; //! assertion
        other.join();
    }
}
