// expect: assertion
// until: 17
// After 15 calls by reflection JDK 17 writes a class that makes them, which stack traces show.
import java.lang.reflect.Method;

public class AccessorWritten {
    public static int depth() {
        return new Throwable().getStackTrace().length;
    }

    public static void main(String[] args) throws Exception {
        Method method = AccessorWritten.class.getMethod("depth");
        int first = (Integer) method.invoke(null);
        for (int i = 0; i < 20; i++) {
            assert (Integer) method.invoke(null) == first; //! assertion
        }
    }
}
