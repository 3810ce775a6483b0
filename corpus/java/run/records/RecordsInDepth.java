import java.lang.annotation.*;
import java.util.*;
import java.util.stream.*;
public class RecordsInDepth {
    @Retention(RetentionPolicy.RUNTIME) @interface Mark {
        String value() default "";
    }
    record Range(@Mark("low") int lo, int hi) implements Iterable<Integer>, Comparable<Range> {
        static int made;
        static final Range EMPTY = new Range(0, 0);
        Range {
            if (lo > hi) throw new IllegalArgumentException("%d > %d".formatted(lo, hi));
            made++;
        }
        Range(int hi) {
            this(0, hi);
        }
        int size() {
            return hi - lo;
        }
        public Iterator<Integer> iterator() {
            return IntStream.range(lo, hi).iterator();
        }
        public int compareTo(Range o) {
            return Comparator.comparingInt(Range::lo).thenComparingInt(Range::hi).compare(this, o);
        }
        @Override public int lo() {
            return lo;
        }
        Range with(int lo) {
            return new Range(lo, hi);
        }
    }
    record Pair<A, B>(A first, B second) {
        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }
        <C> Pair<A, C> mapSecond(java.util.function.Function<? super B, ? extends C> f) {
            return new Pair<>(first, f.apply(second));
        }
    }
    record Arr(int[] xs, double d, float f, long l, char c, byte b, short s, boolean z, String t, Object o) {
    }
    record Empty() {
    }
    record Deep(Deep inner, List<Pair<String, Integer>> ps) {
    }
    record Custom(String s) {
        @Override public boolean equals(Object o) {
            return o instanceof Custom c && c.s.equalsIgnoreCase(s);
        }
        @Override public int hashCode() {
            return s.toLowerCase().hashCode();
        }
        @Override public String toString() {
            return "<" + s + ">";
        }
    }
    interface Shape {
        double area();
    }
    record Sq(double s) implements Shape {
        public double area() {
            return s * s;
        }
    }
    record Copy(List<String> l) {
        Copy(List<String> l) {
            this.l = List.copyOf(l);
        }
    }
    public static void main(String[] a) throws Exception {
        Range r = new Range(2, 5);
        System.out.println(r + " " + r.size() + " " + r.equals(new Range(2, 5)) + " " + r.hashCode() + new Range(3) + Range.EMPTY + Range.made + r.with(1));
        for (int i : r) System.out.print(i + " ");
        try {
            new Range(3, 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new TreeSet<>(List.of(r, new Range(1), new Range(2, 3))));
        Pair<String, Integer> p = new Pair<>("k", 1);
        System.out.println(p.mapSecond(x -> x + 0.5) + " " + Pair.twin(null) + Pair.twin(null).hashCode() + p.equals(new Pair<>("k", 1)) + new Pair<>(1, 2).hashCode());
        Arr x = new Arr(null, -0.0, 0f, 1L << 40, 'c', (byte) -1, (short) 3, true, null, List.of());
        System.out.println(x + " " + x.hashCode() + x.equals(new Arr(null, -0.0, 0f, 1L << 40, 'c', (byte) -1, (short) 3, true, null, List.of())) + x.equals(new Arr(null, 0.0, 0f, 1L << 40, 'c', (byte) -1, (short) 3, true, null, List.of())));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode() + new Deep(new Deep(null, List.of()), List.of(p)) + new Custom("A").equals(new Custom("a")) + new HashSet<>(List.of(new Custom("q"))).contains(new Custom("Q")) + new Custom("z"));
        List<String> src = new ArrayList<>(List.of("a"));
        Copy c = new Copy(src);
        src.add("b");
        System.out.println(c + " " + ((Object) new Sq(3) instanceof Shape s ? s.area() : 0));
        System.out.println(Range.class.isRecord() + " " + Range.class.getRecordComponents()[0].getAnnotation(Mark.class) + Range.class.getSuperclass() + java.lang.reflect.Modifier.toString(Range.class.getModifiers()) + Arrays.toString(Pair.class.getRecordComponents()) + Range.class.getDeclaredConstructor(int.class, int.class).newInstance(1, 9));
        record Local(int n) {
            int twice() {
                return n * 2;
            }
        }
        System.out.println(Stream.of(1, 2, 3).map(Local::new).mapToInt(Local::twice).sum() + " " + Stream.of(new Pair<>("b", 2), new Pair<>("a", 2), new Pair<>("c", 1)).sorted(Comparator.comparing((Pair<String, Integer> q) -> q.second()).thenComparing(Pair::first)).map(Pair::first).collect(Collectors.joining()) + Stream.of("x", "yy", "x").collect(Collectors.groupingBy(t -> new Pair<>(t, t.length()), LinkedHashMap::new, Collectors.counting())));
    }
}
