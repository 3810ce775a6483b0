import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** A null that meets the code behind a method reference: no explanation, since no trace shows the place. */
public class NullInMethodRefs {
    record Pair(String text, int[] numbers) {}

    static Integer nothing() {
        return null;
    }

    static void attempt(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + " passes");
        } catch (RuntimeException e) {
            System.out.println(name + " " + e);
            for (StackTraceElement element : e.getStackTrace()) {
                if (!element.getMethodName().contains("lambda$")) {
                    System.out.println("    " + element);
                }
            }
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        ToIntFunction<Integer> unbox = Integer::intValue;
        attempt("unbox", () -> unbox.applyAsInt(null));
        IntSupplier result = NullInMethodRefs::nothing;
        attempt("result", () -> result.getAsInt());
        Function<String, Integer> length = String::length;
        attempt("receiver", () -> length.apply(null));
        Function<Object, Integer> hash = Object::hashCode;
        attempt("hash", () -> hash.apply(null));

        Map<String, Integer> counts = new HashMap<>();
        counts.put("none", null);
        attempt("entries", () -> counts.entrySet().stream().mapToInt(Map.Entry::getValue).sum());
        List<Integer> holes = new ArrayList<>(Arrays.asList(1, null, 3));
        attempt("reduce", () -> holes.stream().reduce(0, Integer::sum));
        attempt("mapToInt", () -> holes.stream().mapToInt(Integer::intValue).sum());
        attempt("lambda", () -> holes.stream().mapToInt(n -> n).sum());
        attempt("sort", () -> holes.sort(Integer::compare));
        attempt("natural", () -> holes.sort(Comparator.naturalOrder()));
        BinaryOperator<Integer> sum = Integer::sum;
        attempt("operator", () -> sum.apply(null, 1));

        String missing = null;
        attempt("bound", () -> {
            Supplier<Integer> bound = missing::length;
        });
        IntFunction<int[]> make = int[]::new;
        attempt("size", () -> make.apply(-1));
        Function raw = (Function<String, Integer>) String::length;
        attempt("cast", () -> raw.apply(5));

        Class<?>[] types = {Comparator.class};
        ClassLoader loader = NullInMethodRefs.class.getClassLoader();
        var silent = (Comparator<String>) Proxy.newProxyInstance(loader, types, (p, m, a) -> null);
        try {
            silent.compare("a", "b");
        } catch (NullPointerException e) {
            System.out.println("proxy " + e.getMessage());
        }

        Pair pair = new Pair(null, null);
        attempt("component", () -> pair.text().length());
        attempt("element", () -> System.out.println(pair.numbers()[0]));
    }
}
