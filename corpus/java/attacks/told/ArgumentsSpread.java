// expect: assertion
// A method handle takes its arguments from an array that another thread changes.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ArgumentsSpread {
    static final Object[] values = {0};

    static int same(int value) {
        return value;
    }

    static void other() {
        values[0] = 1;
        values[0] = 0;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle same = MethodHandles.lookup()
            .findStatic(ArgumentsSpread.class, "same", MethodType.methodType(int.class, int.class));
        Object before = same.invokeWithArguments(0);
        Thread other = new Thread(ArgumentsSpread::other);
        other.start();
        Object got = same.invokeWithArguments(values);
        assert got.equals(before) : "a value in between"; //! assertion
        other.join();
    }
}
