import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.*;
import java.util.stream.Stream;

public class MethodRefs {
    final String tag;

    MethodRefs(String tag) {
        this.tag = tag;
    }

    MethodRefs(String a, Integer b) {
        this(a + b);
    }

    MethodRefs() {
        this("none");
    }

    static int twice(int x) {
        return 2 * x;
    }

    static long widen(long a, long b) {
        return a * b;
    }

    static String join(Object... parts) {
        return parts.length + Arrays.toString(parts);
    }

    static int count(String... s) {
        return s.length;
    }

    String hello(String n) {
        return tag + " " + n;
    }

    static <T extends Comparable<T>> int cmp(T a, T b) {
        return b.compareTo(a);
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n;
        }

        public String toString() {
            return tag + "#" + n;
        }
    }

    IntFunction<Inner> innerMaker() {
        return Inner::new;
    }

    static class Sub extends MethodRefs {
        Sub() {
            super("sub");
        }

        @Override
        String hello(String n) {
            Function<String, String> sup = super::hello;
            Function<String, String> me = this::other;
            return sup.apply(n) + me.apply("!");
        }

        String other(String x) {
            return x + x;
        }
    }

    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);
    }

    public static void main(String[] args) {
        BiFunction<Integer, Integer, Integer> sum = Integer::sum;
        System.out.println(sum.apply(3, 4));
        IntUnaryOperator tw = MethodRefs::twice;
        Function<Integer, Integer> tw2 = MethodRefs::twice;
        Function<Integer, Object> tw3 = MethodRefs::twice;
        ToLongBiFunction<Integer, Short> wid = MethodRefs::widen;
        IntBinaryOperator mx = Math::max;
        System.out.println(tw.applyAsInt(4) + " " + tw2.apply(5) + " " + tw3.apply(6) + " " + wid.applyAsLong(7, (short) 8) + " " + mx.applyAsInt(1, 9));
        Function<String, Integer> len = String::length;
        ToIntFunction<String> len2 = String::length;
        BiPredicate<String, String> eq = String::equalsIgnoreCase;
        Comparator<String> c = String::compareTo;
        BiFunction<String, Integer, Character> at = String::charAt;
        TriFunction<String, Integer, Integer, String> sub = String::substring;
        System.out.println(len.apply("abc") + len2.applyAsInt("de") + " " + eq.test("A", "a") + " " + c.compare("a", "b") + " " + at.apply("xyz", 1) + sub.apply("hello", 1, 3));
        MethodRefs m = new MethodRefs("bound");
        Function<String, String> h = m::hello;
        m = null;
        System.out.println(h.apply("there"));
        try {
            MethodRefs nul = m;
            Supplier<String> bad = nul::toString;
            System.out.println("not reached " + bad);
        } catch (NullPointerException e) {
            System.out.println("bound to null");
        }
        Supplier<MethodRefs> k0 = MethodRefs::new;
        Function<String, MethodRefs> k1 = MethodRefs::new;
        BiFunction<String, Integer, MethodRefs> k2 = MethodRefs::new;
        System.out.println(k0.get().tag + k1.apply("one").tag + k2.apply("two", 2).tag + k1.apply("outer").innerMaker().apply(5));
        IntFunction<int[]> mk = int[]::new;
        Function<Integer, String[][]> mk2 = String[][]::new;
        System.out.println(mk.apply(3).length + mk2.apply(2).length + Arrays.toString(Stream.of("p", "q").toArray(String[]::new)));
        BiFunction<Object, Object, String> v2 = MethodRefs::join;
        Supplier<String> v0 = MethodRefs::join;
        Function<Object[], String> va = MethodRefs::join;
        TriFunction<Integer, Character, Double, String> v3 = MethodRefs::join;
        System.out.println(v2.apply(1, "x") + v0.get() + va.apply(new Object[] {1, 2}) + v3.apply(1, 'c', 2.5));
        IntSupplier cs = MethodRefs::count;
        ToIntFunction<String> cs1 = MethodRefs::count;
        System.out.println(cs.getAsInt() + cs1.applyAsInt("z"));
        System.out.println(new Sub().hello("x"));
        Comparator<Integer> rev = MethodRefs::cmp;
        List<Integer> li = new ArrayList<>(List.of(3, 1, 2));
        li.sort(rev);
        System.out.println(li);
        Supplier<List<String>> als = ArrayList::new;
        Function<Integer, List<String>> als2 = ArrayList::new;
        Supplier<Map<String, Integer>> hm = HashMap::new;
        System.out.println(als.get().size() + als2.apply(10).size() + hm.get().size());
        Consumer<String> p = System.out::println;
        p.accept("printed");
        Consumer<List<String>> clear = List::clear;
        Consumer<String> drop = als.get()::add;
        drop.accept("return value dropped");
        Function<Object, String> str = Object::toString;
        Function<Integer, String> str2 = Object::toString;
        UnaryOperator<String> up = String::toUpperCase;
        DoubleFunction<String> ds = Double::toString;
        LongFunction<Object> bx = Long::valueOf;
        IntToDoubleFunction i2d = Math::sqrt;
        ToDoubleFunction<Integer> d = Integer::doubleValue;
        System.out.println(str.apply(1) + str2.apply(2) + up.apply("u") + ds.apply(1) + bx.apply(5) + i2d.applyAsDouble(16) + d.applyAsDouble(3));
        Predicate<Object> isNull = java.util.Objects::isNull;
        Predicate<String> blank = String::isBlank;
        System.out.println(isNull.or(o -> "x".equals(o)).test("x") + " " + blank.negate().and(s -> s.length() > 2).test("abc") + " " + Predicate.not(blank).test(""));
        Function<int[], Object> cl = int[]::clone;
        System.out.println(((int[]) cl.apply(new int[] {4})).length);
    }
}
