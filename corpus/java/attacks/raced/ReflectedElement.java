// expect: unsupported
// property: race
// An element that native code writes: what it writes is not known before.
import java.lang.reflect.Array;

public class ReflectedElement {
    static final int[] ALL = new int[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            Array.setInt(ALL, 0, 1);
        });
        other.start();
        Array.setInt(ALL, 0, 2);
        other.join();
    }
}
