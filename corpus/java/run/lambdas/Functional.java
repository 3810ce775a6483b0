import java.util.*;
import java.util.function.*;

public class Functional {
    static <T, R> List<R> map(List<T> l, Function<? super T, ? extends R> f) { List<R> r = new ArrayList<>(); for (T t : l) r.add(f.apply(t)); return r; }
    static <T> T fold(List<T> l, T z, BinaryOperator<T> f) { T a = z; for (T t : l) a = f.apply(a, t); return a; }
    static <T> Predicate<T> all(List<Predicate<T>> ps) { return ps.stream().reduce(x -> true, Predicate::and); }
    static IntUnaryOperator adder(int n) { return x -> x + n; }
    static Supplier<Integer> counter() { int[] c = {0}; return () -> c[0]++; }
    static <A, B, C> Function<B, C> partial(BiFunction<A, B, C> f, A a) { return b -> f.apply(a, b); }
    static <T> Function<T, T> fix(UnaryOperator<Function<T, T>> g) { return x -> g.apply(fix(g)).apply(x); }

    public static void main(String[] args) {
        System.out.println(map(List.of(1, 2, 3), x -> x * 1.5) + " " + fold(List.of("a", "b"), "", String::concat) + " " + all(List.<Predicate<Integer>>of(x -> x > 1, x -> x < 5)).test(3) + " " + adder(3).andThen(adder(4)).applyAsInt(1));
        Supplier<Integer> c1 = counter(), c2 = counter();
        System.out.println(c1.get() + c1.get() + c2.get() + c1.get() + " " + Functional.<Integer, Integer, Integer>partial(Math::max, 5).apply(3) + " " + Functional.<String, Integer, String>partial(String::repeat, "ab").apply(2));
        System.out.println(RecursiveHolder.fact.apply(5) + " " + LambdaFields.CUBE.applyAsInt(3));
        Function<Integer, Integer> f = fix(self -> n -> n <= 1 ? 1 : n * self.apply(n - 1));
        System.out.println(f.apply(6));
        Map<String, BinaryOperator<Integer>> ops = new TreeMap<>(Map.of("+", Integer::sum, "-", (a, b) -> a - b, "*", (a, b) -> a * b, "max", Math::max));
        ops.forEach((k, op) -> System.out.print(k + "=" + op.apply(7, 3) + " "));
        System.out.println();
        }
        static class RecursiveHolder { static Function<Integer, Integer> fact = n -> n == 0 ? 1 : n * RecursiveHolder.fact.apply(n - 1); }
        static class LambdaFields { static final IntUnaryOperator CUBE = x -> x * x * x;
    }
}
