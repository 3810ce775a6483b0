import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of failed lookups and conversions, and the numbers in the names of lambdas. */
public class LookupErrorTexts {
    static class Base {
        Base(int of) {}
    }

    static class Derived extends Base {
        Derived() {
            super(1);
        }
    }

    interface Action {
        void run() throws Throwable;
    }

    int counted = 4;
    static int shared;
    final int fixed = 1;
    Object any = 5;
    String text = "text";
    volatile long wide;

    private int secret(int x) {
        return x;
    }

    static String join(Object... parts) {
        return Arrays.toString(parts);
    }

    static void tell(Action action) {
        try {
            action.run();
            System.out.println("done");
        } catch (Throwable thrown) {
            String words = thrown.toString().replaceAll("module @\\w+", "module");
            System.out.println(words + (thrown.getCause() == null ? "" : " <- " + thrown.getCause()));
        }
    }

    static String number(Object lambda) {
        return lambda.getClass().getName().replaceAll("/.*", "");
    }

    public static void main(String[] args) throws Throwable {
        // With JDK 17 the number is which lambda it is, those of the JDK counted.
        Runnable first = () -> {};
        Supplier<String> second = String::new;
        System.out.println(number(second) + " " + number(first));
        System.out.println(Stream.of("b", "c").collect(Collectors.groupingBy(x -> x)));
        Runnable later = () -> {};
        System.out.println(number(later));

        MethodHandles.Lookup lookup = MethodHandles.lookup();
        Class<?> own = LookupErrorTexts.class;
        MethodType toInt = MethodType.methodType(int.class, int.class);
        tell(() -> MethodHandles.publicLookup().findVirtual(own, "secret", toInt));
        tell(() -> lookup.findVirtual(String.class, "value", MethodType.methodType(byte[].class)));
        tell(() -> lookup.findConstructor(Runnable.class, MethodType.methodType(void.class)));
        tell(() -> lookup.findConstructor(Derived.class, MethodType.methodType(void.class, int.class)));
        tell(() -> lookup.findConstructor(Derived.class, MethodType.methodType(void.class, long.class)));
        tell(() -> lookup.findStaticGetter(own, "counted", int.class));
        tell(() -> lookup.findStaticSetter(own, "counted", int.class));
        tell(() -> lookup.findGetter(own, "shared", int.class));
        tell(() -> lookup.findSetter(own, "shared", int.class));
        tell(() -> lookup.findSetter(own, "fixed", int.class));

        MethodHandle join = lookup.findStatic(own, "join", MethodType.methodType(String.class, Object[].class));
        tell(() -> join.asCollector(int[].class, 2));
        tell(() -> System.out.println(join.asCollector(String[].class, 2).invoke("a", "b")));

        LookupErrorTexts object = new LookupErrorTexts();
        Object other = "other", number = 7;
        VarHandle any = lookup.findVarHandle(own, "any", Object.class);
        VarHandle text = lookup.findVarHandle(own, "text", String.class);
        VarHandle wide = lookup.findVarHandle(own, "wide", long.class);
        tell(() -> wide.set(other, 1L));
        tell(() -> text.set(object, number));
        tell(() -> text.compareAndSet(object, number, other));
        tell(() -> System.out.println((String) any.get(object)));

        tell(() -> Array.newInstance(int.class, new int[256]));
        tell(() -> Array.newInstance(void.class, 1, 1));
        tell(() -> Array.newInstance(Array.newInstance(int.class, new int[255]).getClass(), 0));

        // Classes of other loaders of the JDK.
        Object failure = new java.sql.SQLException("no table"), list = List.of();
        tell(() -> System.out.println((String) failure));
        tell(() -> System.out.println((Base) failure));
        tell(() -> System.out.println((java.sql.SQLException) list));
        tell(() -> System.out.println((java.net.http.HttpClient) failure));
    }
}
