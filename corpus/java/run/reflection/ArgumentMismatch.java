import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** Arguments that do not fit, and what is told as the cause. */
public class ArgumentMismatch {
    public ArgumentMismatch(long id, String name, int[] marks) {}

    public static void take(int number, List<String> list, Object[] rest) {}

    public static void flag(boolean on, char letter, double wide, byte small) {}

    interface Action {
        void run() throws Exception;
    }

    static void tell(Action action) {
        try {
            action.run();
            System.out.println("fits");
        } catch (Exception e) {
            System.out.println(e + " <- " + e.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        Method take = ArgumentMismatch.class.getMethod("take", int.class, List.class, Object[].class);
        Method flag =
                ArgumentMismatch.class.getMethod("flag", boolean.class, char.class, double.class, byte.class);
        Constructor<?> make = ArgumentMismatch.class.getConstructor(long.class, String.class, int[].class);
        List<String> list = new ArrayList<>();
        tell(() -> take.invoke(null, 1, list, new Integer[0]));
        tell(() -> take.invoke(null, "1", list, null));
        tell(() -> take.invoke(null, 1L, list, null));
        tell(() -> take.invoke(null, 'c', list, null));
        tell(() -> take.invoke(null, true, list, null));
        tell(() -> take.invoke(null, null, list, null));
        tell(() -> take.invoke(null, 1, "list", null));
        tell(() -> take.invoke(null, 1, list, new int[0]));
        tell(() -> take.invoke(null, 1, list));
        tell(() -> flag.invoke(null, 1, 'c', 1.0, (byte) 1));
        tell(() -> flag.invoke(null, true, 99, 1.0, (byte) 1));
        tell(() -> flag.invoke(null, true, 'c', 1f, (byte) 1));
        tell(() -> flag.invoke(null, true, 'c', 7L, 1));
        tell(() -> flag.invoke(null, list, 'c', 7L, (byte) 1));
        tell(() -> make.newInstance(1, "n", null));
        tell(() -> make.newInstance("1", "n", null));
        tell(() -> make.newInstance(1.5, "n", null));
        tell(() -> make.newInstance(1, 'n', null));
        tell(() -> make.newInstance(1, "n", new long[0]));
        tell(() -> make.newInstance());
    }
}
