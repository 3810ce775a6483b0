import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.LongBinaryOperator;
import java.util.function.Supplier;

public class Captures {
    int field = 5;
    static int stat = 7;

    Supplier<String> inst(int p, long q, double r, boolean z, char c, byte b, short s, float f, String str, int[] arr) {
        return () -> field + p + q + r + " " + z + c + b + s + f + str + arr[0] + stat;
    }

    IntSupplier thisOnly() {
        return () -> ++field;
    }

    Supplier<Supplier<Supplier<Integer>>> deep(int x) {
        int y = x + 1;
        return () -> {
            int z = y + 1;
            return () -> {
                int w = z + x;
                return () -> w + y + field;
            };
        };
    }

    static Function<Integer, Integer> fact;

    interface Rec<T> {
        T apply(Rec<T> self, int n);
    }

    static <T> Supplier<T> lazy(Supplier<T> s) {
        Object[] cache = new Object[1];
        boolean[] done = {false};
        return () -> {
            if (!done[0]) {
                cache[0] = s.get();
                done[0] = true;
            }
            @SuppressWarnings("unchecked") T t = (T) cache[0];
            return t;
        };
    }

    public static void main(String[] args) {
        Captures c = new Captures();
        int[] arr = {1};
        Supplier<String> s = c.inst(1, 2L, 3.5, true, 'x', (byte) 4, (short) 5, 6.5f, "str", arr);
        System.out.println(s.get());
        c.field = 50;
        arr[0] = 99;
        stat = 8;
        System.out.println(s.get());
        IntSupplier t = c.thisOnly();
        System.out.println(t.getAsInt() + t.getAsInt());
        System.out.println(c.deep(10).get().get().get());
        List<Supplier<Integer>> sups = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int j = i * i;
            sups.add(() -> j);
        }
        for (String w : List.of("a", "bb")) sups.add(w::length);
        System.out.println(sups.stream().map(Supplier::get).toList());
        fact = n -> n <= 1 ? 1 : n * fact.apply(n - 1);
        System.out.println(fact.apply(10));
        Rec<Long> fib = (self, n) -> n < 2 ? (long) n : self.apply(self, n - 1) + self.apply(self, n - 2);
        System.out.println(fib.apply(fib, 20));
        int[] calls = {0};
        Supplier<Integer> l = lazy(() -> ++calls[0]);
        System.out.println(l.get() + l.get() + calls[0]);
        DoubleUnaryOperator half = d -> d / 2;
        System.out.println(half.andThen(Math::sqrt).compose(d -> d * 4).applyAsDouble(8));
        LongBinaryOperator mod = (a, b) -> a % b;
        System.out.println(mod.applyAsLong(-17, 5));
        IntFunction<IntFunction<Integer>> curried = a -> b -> a * 10 + b;
        System.out.println(curried.apply(4).apply(2));
        Runnable r = () -> { };
        r.run();
        Object o = (Runnable & java.io.Serializable) () -> System.out.println("intersection");
        ((Runnable) o).run();
        System.out.println(o instanceof java.io.Serializable);
        Runnable same1 = null;
        for (int i = 0; i < 2; i++) {
            Runnable q = () -> { };
            if (i == 1) System.out.println(q == same1);
            same1 = q;
        }
        var anon = new Object() {
            int count = 0;

            Runnable inc() {
                return () -> count++;
            }
        };
        Runnable inc = anon.inc();
        inc.run();
        inc.run();
        System.out.println(anon.count);
    }
}
