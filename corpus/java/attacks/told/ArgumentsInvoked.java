// expect: assertion
// The arguments of a call by reflection are taken from an array that another thread changes.
import java.lang.reflect.Method;

public class ArgumentsInvoked {
    static final Object[] arguments = {0};

    public static int same(int value) {
        return value;
    }

    static void other() {
        arguments[0] = 1;
        arguments[0] = 0;
    }

    public static void main(String[] args) throws Throwable {
        Method same = ArgumentsInvoked.class.getMethod("same", int.class);
        same.invoke(null, 0);
        Thread other = new Thread(ArgumentsInvoked::other);
        other.start();
        int got = (Integer) same.invoke(null, arguments);
        assert got == 0 : "an argument in between"; //! assertion
        other.join();
    }
}
