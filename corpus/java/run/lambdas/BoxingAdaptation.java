import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class BoxingAdaptation {
    static long widen(long x) { return x + 1; }
    static Integer nul() { return null; }
    static int prim(Integer x) { return x * 2; }
    static double mix(int a, double b) { return a * b; }

    public static void main(String[] args) {
        Function<Integer, Long> a = BoxingAdaptation::widen;
        IntFunction<Object> b = BoxingAdaptation::widen;
        ToIntFunction<Integer> c = BoxingAdaptation::prim;
        IntUnaryOperator d = BoxingAdaptation::prim;
        BiFunction<Integer, Double, Double> e = BoxingAdaptation::mix;
        BiFunction<Integer, Float, Object> g = (x, y) -> x + y;
        Supplier<Object> h = BoxingAdaptation::nul;
        IntSupplier i = BoxingAdaptation::nul;
        Consumer<Integer> j = BoxingAdaptation::prim;
        Function<Character, Integer> k = Character::getNumericValue;
        Function<Object, Boolean> l = "x"::equals;
        BinaryOperator<Integer> m = Math::max;
        Comparator<Integer> n = Integer::compare;
        System.out.println(a.apply(1) + " " + b.apply(2) + " " + c.applyAsInt(3) + " " + d.applyAsInt(4) + " " + e.apply(2, 1.5) + " " + g.apply(1, 2f) + " " + h.get() + " " + k.apply('7') + " " + l.apply("x") + " " + m.apply(3, 9) + " " + n.compare(1, 2));
        j.accept(5);
        try { i.getAsInt(); } catch (NullPointerException x) { System.out.println("npe unboxing"); }
        try { c.applyAsInt(null); } catch (NullPointerException x) { System.out.println("npe arg"); }
        System.out.println(Stream.of(1, 2, 3).mapToInt(Integer::intValue).mapToObj(Integer::toBinaryString).map(String::length).reduce(0, Integer::sum));
        @SuppressWarnings({"unchecked", "rawtypes"}) Function<Object, Object> raw = (Function) (Function<String, Integer>) String::length;
        try { raw.apply(5); } catch (ClassCastException x) { System.out.println("cce"); }
    }
}
