import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
public class TypeErasureTraps {
    static class Box<T> {
        T v;
        Box(T v) {
            this.v = v;
        }
        T get() {
            return v;
        }
        <R> Box<R> map(Function<? super T, ? extends R> f) {
            return new Box<>(f.apply(v));
        }
        boolean is(Object o) {
            return v.equals(o);
        }
    }
    static class IntBox extends Box<Integer> implements Comparable<IntBox> {
        IntBox(int i) {
            super(i);
        }
        @Override Integer get() {
            return super.get() + 1;
        }
        public int compareTo(IntBox o) {
            return v - o.v;
        }
    }
    static abstract class TypeRef<T> {
        final Type t = ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
    }
    interface Source<T> {
        T next();
        default <U> Source<U> then(Function<T, U> f) {
            return () -> f.apply(next());
        }
    }
    static <T> T[] array(IntFunction<T[]> mk, T... xs) {
        T[] r = mk.apply(xs.length);
        System.arraycopy(xs, 0, r, 0, xs.length);
        return r;
    }
    @SafeVarargs static <T> T[] same(T... ts) {
        return ts;
    }
    static <T> T[] two(T a, T b) {
        return same(a, b);
    }
    static int count(Object... os) {
        return os == null ? -1 : os.length;
    }
    static <T extends Comparable<? super T>> T clamp(T v, T lo, T hi) {
        return v.compareTo(lo) < 0 ? lo : v.compareTo(hi) > 0 ? hi : v;
    }
    static double sum(Collection<? extends Number> c) {
        double s = 0;
        for (Number n : c) s += n.doubleValue();
        return s;
    }
    static void fill(List<? super Integer> l) {
        l.add(7);
    }
    public static void main(String[] a) {
        Box<String> b = new Box<>("x");
        Box raw = b;
        raw.v = 42;
        try {
            String s = b.get();
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println((Object) b.v);
        Box<Integer> ib = new IntBox(4);
        System.out.println(ib.get() + " " + ib.map(x -> "n" + x).get() + ib.is(4) + new IntBox(1).compareTo(new IntBox(5)));
        Comparable cmp = new IntBox(1);
        try {
            cmp.compareTo("x");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new TypeRef<Map<String, List<int[]>>>() { }.t + " " + new ArrayList<String>().getClass().equals(new ArrayList<Integer>().getClass()));
        try {
            String[] t = two("a", "b");
            System.out.println(t.length);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString(array(String[]::new, "p", "q")) + count() + count((Object[]) null) + count((Object) null) + count(1, 2) + count(new int[] {1, 2}) + count((Object[]) new String[] {"a", "b", "c"}) + count(new ArrayList<>()));
        System.out.println(clamp(5, 1, 3) + clamp("m", "a", "z") + sum(List.of(1, 2.5, 3L)) + clamp(java.time.LocalDate.EPOCH, java.time.LocalDate.MIN, java.time.LocalDate.MAX));
        List<Number> ln = new ArrayList<>();
        fill(ln);
        List<Object> lo = new ArrayList<>(List.of("s"));
        fill(lo);
        System.out.println(ln + "" + lo);
        Iterator<Integer> it = List.of(1, 2).iterator();
        Source<Integer> src = it::next;
        System.out.println(src.then(x -> x * 2).then(String::valueOf).next() + src.next());
        for (Method m : IntBox.class.getDeclaredMethods()) if (m.isBridge()) System.out.println("bridge " + m.getReturnType().getSimpleName() + " " + m.getName());
        Function<Object, String> fo = Object::toString;
        Function<? super Integer, ? extends CharSequence> fw = fo;
        System.out.println(fw.apply(3).length());
        List<String>[] la = new List[2];
        Object[] oa = la;
        oa[0] = List.of(5);
        try {
            String s = la[0].get(0);
        } catch (ClassCastException e) {
            System.out.println("heap pollution");
        }
        try {
            Object[] objs = (Object[]) (Object) new int[1];
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Integer nul = null;
        try {
            int x = nul;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            int y = a.length == 0 ? nul : 0;
        } catch (NullPointerException e) {
            System.out.println("npe " + e.getMessage());
        }
    }
}
