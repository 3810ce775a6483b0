import java.util.List;
import java.util.Optional;
import java.util.function.*;

public class Composition {
    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }

    static <T> Function<T, T> repeat(Function<T, T> f, int n) {
        Function<T, T> r = Function.identity();
        for (int i = 0; i < n; i++) r = r.andThen(f);
        return r;
    }

    static <A, B, C> Function<A, Function<B, C>> curry(BiFunction<A, B, C> f) {
        return a -> b -> f.apply(a, b);
    }

    static <T, R> Function<T, R> memo(Function<T, R> f) {
        java.util.Map<T, R> m = new java.util.TreeMap<>();
        return t -> m.computeIfAbsent(t, f);
    }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().apply(7) + " " + compose(inc, Object::toString).apply(9) + " " + repeat(dbl, 10).apply(1));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> "r" + x).apply(1, 2) + curry(add).apply(10).apply(20));
        int[] calls = {0};
        Function<Integer, Integer> slow = memo(x -> {
            calls[0]++;
            return x * x;
        });
        System.out.println(slow.apply(4) + slow.apply(4) + slow.apply(5) + " calls " + calls[0]);
        Predicate<Integer> even = x -> x % 2 == 0, big = x -> x > 10;
        System.out.println(List.of(4, 11, 12).stream().map(x -> even.and(big).test(x) + "/" + even.or(big).test(x) + "/" + even.negate().test(x)).toList());
        System.out.println(Predicate.isEqual("a").test("a") + " " + Predicate.isEqual(null).test("a"));
        BinaryOperator<String> shorter = BinaryOperator.minBy(java.util.Comparator.comparing(String::length));
        System.out.println(shorter.apply("abc", "de") + BinaryOperator.maxBy(java.util.Comparator.<String>naturalOrder()).apply("a", "b"));
        Consumer<StringBuilder> a = sb -> sb.append("a"), b = sb -> sb.append("b");
        StringBuilder sb = new StringBuilder();
        a.andThen(b).andThen(a).accept(sb);
        System.out.println(sb);
        try {
            a.andThen(x -> { throw new IllegalStateException("stop"); }).andThen(b).accept(sb);
        } catch (IllegalStateException e) {
            System.out.println(sb + e.getMessage());
        }
        IntPredicate p = x -> x > 3;
        System.out.println(p.negate().or(x -> x == 9).test(9) + " " + IntUnaryOperator.identity().andThen(x -> x - 1).compose(x -> x * 3).applyAsInt(4));
        BooleanSupplier t = () -> true;
        ObjIntConsumer<String> oic = (s, i) -> System.out.println(s.repeat(i));
        oic.accept("xy", 3);
        BiConsumer<String, Integer> bc = (s, i) -> System.out.print(s + i + " ");
        bc.andThen((s, i) -> System.out.println(i + s)).accept("q", 1);
        UnaryOperator<UnaryOperator<String>> twice = f -> x -> f.apply(f.apply(x));
        System.out.println(twice.apply(s -> "<" + s + ">").apply("v") + t.getAsBoolean());
        try {
            inc.andThen(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        System.out.println(Optional.of(3).map(inc.andThen(dbl)).filter(big).isPresent());
    }
}
