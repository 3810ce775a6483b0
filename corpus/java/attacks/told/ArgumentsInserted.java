// expect: assertion
// The values bound to a method handle are taken from an array that another thread changes.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class ArgumentsInserted {
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
            .findStatic(ArgumentsInserted.class, "same", MethodType.methodType(int.class, int.class));
        int before = (int) MethodHandles.insertArguments(same, 0, 0).invokeExact();
        Thread other = new Thread(ArgumentsInserted::other);
        other.start();
        int got = (int) MethodHandles.insertArguments(same, 0, values).invokeExact();
        assert got == before : "a value in between"; //! assertion
        other.join();
    }
}
