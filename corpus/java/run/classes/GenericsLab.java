import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class GenericsLab {
    static void p(Object o) {
        System.out.println(o);
    }
    interface Monoid<T> {
        T zero();
        T plus(T a, T b);
        static <T> T sum(Monoid<T> m, Iterable<? extends T> it) {
            T r = m.zero();
            for (T t : it) r = m.plus(r, t);
            return r;
        }
    }
    enum IntSum implements Monoid<Integer> {
        I;
        public Integer zero() {
            return 0;
        }
        public Integer plus(Integer a, Integer b) {
            return a + b;
        }
    }
    static class ListM<E> implements Monoid<List<E>> {
        public List<E> zero() {
            return List.of();
        }
        public List<E> plus(List<E> a, List<E> b) {
            return Stream.concat(a.stream(), b.stream()).toList();
        }
    }
    static abstract class Shape<S extends Shape<S>> implements Comparable<S> {
        double size;
        abstract S self();
        S sized(double d) {
            size = d;
            return self();
        }
        public int compareTo(S o) {
            return Double.compare(size, o.size);
        }
        public String toString() {
            return getClass().getSimpleName() + size;
        }
    }
    static class Sq extends Shape<Sq> {
        Sq self() {
            return this;
        }
    }
    static class Ci extends Shape<Ci> {
        Ci self() {
            return this;
        }
        @Override public int compareTo(Ci o) {
            return -super.compareTo(o);
        }
    }
    static <T extends Comparable<? super T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T b = i.next();
        while (i.hasNext()) {
            T t = i.next();
            if (t.compareTo(b) > 0) b = t;
        }
        return b;
    }
    static <A, B, C> Function<A, C> comp(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }
    @SafeVarargs static <T> T[] arr(T... t) {
        return t;
    }
    static <T> T[] make(Class<T> c, int n) {
        @SuppressWarnings("unchecked") T[] r = (T[]) Array.newInstance(c, n);
        return r;
    }
    static <K, V extends Comparable<V>> List<K> top(Map<K, V> m, int n) {
        return m.entrySet().stream().sorted(Map.Entry.<K, V>comparingByValue().reversed()).limit(n).map(Map.Entry::getKey).toList();
    }
    static class Either<L, R> {
        private final L l;
        private final R r;
        private Either(L l, R r) {
            this.l = l;
            this.r = r;
        }
        static <L, R> Either<L, R> left(L l) {
            return new Either<>(l, null);
        }
        static <L, R> Either<L, R> right(R r) {
            return new Either<>(null, r);
        }
        <T> Either<L, T> map(Function<? super R, ? extends T> f) {
            return r == null ? left(l) : right(f.apply(r));
        }
        <T> Either<L, T> flatMap(Function<? super R, Either<L, T>> f) {
            return r == null ? left(l) : f.apply(r);
        }
        <T> T fold(Function<? super L, ? extends T> a, Function<? super R, ? extends T> b) {
            return r == null ? a.apply(l) : b.apply(r);
        }
    }
    static Either<String, Integer> parse(String s) {
        try {
            return Either.right(Integer.valueOf(s));
        } catch (NumberFormatException e) {
            return Either.left(e.getMessage());
        }
    }
    static class Node<T extends Comparable<T>> {
        T v;
        Node<T> l, r;
        Node(T v) {
            this.v = v;
        }
        void add(T x) {
            int c = x.compareTo(v);
            if (c < 0) {
                if (l == null) l = new Node<>(x);
                else l.add(x);
            } else if (c > 0) {
                if (r == null) r = new Node<>(x);
                else r.add(x);
            }
        }
        void visit(Consumer<? super T> c) {
            if (l != null) l.visit(c);
            c.accept(v);
            if (r != null) r.visit(c);
        }
    }
    interface A {
        default String who() {
            return "A";
        }
    }
    interface B extends A {
        default String who() {
            return "B" + A.super.who();
        }
    }
    interface C extends A {
        default String who() {
            return "C";
        }
    }
    static class D implements B, C {
        public String who() {
            return B.super.who() + C.super.who();
        }
    }
    static class Heap<T> {
        private T[] a;
        private int n;
        private final Comparator<? super T> c;
        @SuppressWarnings("unchecked") Heap(Comparator<? super T> c) {
            this.c = c;
            a = (T[]) new Object[2];
        }
        void push(T t) {
            if (n == a.length) a = Arrays.copyOf(a, n * 2);
            int i = n++;
            a[i] = t;
            while (i > 0 && c.compare(a[i], a[(i - 1) / 2]) < 0) {
                T x = a[i];
                a[i] = a[(i - 1) / 2];
                a[(i - 1) / 2] = x;
                i = (i - 1) / 2;
            }
        }
        T pop() {
            if (n == 0) throw new NoSuchElementException("heap");
            T r = a[0];
            a[0] = a[--n];
            a[n] = null;
            for (int i = 0; ; ) {
                int m = i, x = 2 * i + 1;
                if (x < n && c.compare(a[x], a[m]) < 0) m = x;
                if (x + 1 < n && c.compare(a[x + 1], a[m]) < 0) m = x + 1;
                if (m == i) return r;
                T t = a[i];
                a[i] = a[m];
                a[m] = t;
                i = m;
            }
        }
    }
    static void over(List<?> l) {
        p("list");
    }
    static void over(Collection<?> l) {
        p("coll");
    }
    static void over(Object o) {
        p("obj");
    }
    static <T extends Number & Comparable<T>> int cmp(T a, T b) {
        return a.compareTo(b) + a.intValue();
    }
    static int f(Integer... x) {
        return x == null ? -1 : x.length;
    }
    static int f(int x) {
        return 100;
    }
    static String g(long x) {
        return "long";
    }
    static String g(Integer x) {
        return "Integer";
    }
    static String g(Object x) {
        return "Object";
    }
    static String g(int... x) {
        return "varargs";
    }
    public static void main(String[] a) {
        p(Monoid.sum(IntSum.I, List.of(1, 2, 3)) + "" + Monoid.sum(new ListM<String>(), List.of(List.of("a"), List.of("b", "c"))));
        p(max(List.of(new Sq().sized(2), new Sq().sized(5))) + "" + max(List.of(new Ci().sized(2), new Ci().sized(5))) + max(EnumSet.allOf(Thread.State.class)));
        p(comp((String s) -> s.length(), n -> n * 2.5).apply("four"));
        p(arr(1, 2.0, "x").getClass() + "" + arr("a").getClass() + make(String.class, 2).length);
        p(top(Map.of("a", 3, "b", 9, "c", 5), 2));
        p(parse("12").map(x -> x + 1).flatMap(x -> parse(x + "0")).fold(e -> "E" + e, v -> "V" + v) + parse("zz").map(x -> x + 1).fold(e -> "E" + e, v -> "V" + v));
        Node<String> root = new Node<>("m");
        for (String s : "q d x a f z".split(" ")) root.add(s);
        StringBuilder sb = new StringBuilder();
        root.visit(sb::append);
        p(sb);
        p(new D().who());
        Heap<String> h = new Heap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : List.of("ccc", "a", "bb", "b", "dddd")) h.push(s);
        p(h.pop() + h.pop() + h.pop() + h.pop() + h.pop());
        try {
            h.pop();
        } catch (NoSuchElementException e) {
            p(e.getMessage());
        }
        over(new ArrayList<>());
        over(new HashSet<>());
        over("s");
        p(cmp(5, 7) + f() + f(1) + f(1, 2) + f((Integer[]) null) + f((Integer) null == null ? null : 0, 3));
        byte by = 1;
        p(g(by) + g('c') + g(1L) + g((Integer) 5) + g(1.5f) + g());
        try {
            List<Integer> li = new ArrayList<>();
            ((List) li).add("str");
            Integer i = li.get(0);
        } catch (ClassCastException e) {
            p(e.getMessage());
        }
        try {
            Object[] oa = new Integer[1];
            oa[0] = "s";
        } catch (ArrayStoreException e) {
            p(e.getMessage());
        }
        try {
            Comparable<Object> c = (Comparable<Object>) (Comparable) "x";
            c.compareTo(5);
        } catch (ClassCastException e) {
            p(e.getMessage());
        }
        try {
            new TreeMap<Object, Object>(Map.of("a", 1)).get(5);
        } catch (ClassCastException e) {
            p(e.getMessage());
        }
        for (Method m : Arrays.stream(Ci.class.getDeclaredMethods()).sorted(Comparator.comparing(Method::toString)).toList()) p(m + " " + m.isBridge());
        Map<String, Map<Integer, List<? super Number>>> deep = new TreeMap<>();
        deep.computeIfAbsent("k", k -> new TreeMap<>()).computeIfAbsent(1, k -> new ArrayList<>()).add(3.5);
        p(deep);
        Supplier<? extends List<? extends Number>> sup = () -> List.of(1, 2.5);
        double tot = 0;
        for (Number n : sup.get()) tot += n.doubleValue();
        p(tot);
        Function<Object, ? super Integer> fo = Object::hashCode;
        p(fo.apply("a"));
        Optional<? extends CharSequence> oc = Optional.of("cs");
        p(oc.map(CharSequence::length).get());
        BiFunction<Double, Double, Double> pw = Math::pow;
        p(pw.andThen(Math::sqrt).apply(2.0, 4.0));
        Callback<String> cb = new Callback<>() {
            int n;
            public void on(String s) {
                p(s + ++n);
            }
        };
        cb.on("a");
        cb.on("b");
        p(((Supplier<Runnable>) () -> () -> p("nested")).get() != null);
        Iterator<Integer> fib = new Iterator<>() {
            int x = 0, y = 1;
            public boolean hasNext() {
                return true;
            }
            public Integer next() {
                int r = x;
                x = y;
                y += r;
                return r;
            }
        };
        p(Stream.generate(fib::next).limit(10).map(String::valueOf).collect(Collectors.joining(",")));
        Iterable<Integer> it = () -> List.of(1, 2).iterator();
        for (int i : it) p(i);
        int total = 0;
        for (var e : Map.of("q", 1).entrySet()) total += e.getValue();
        p(total);
    }
    interface Callback<T> {
        void on(T t);
    }
}
