import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

public class GenericsBridges {
    static abstract class Shape<T extends Number> implements Comparable<Shape<T>> {
        abstract T size();

        T scaled(T by) {
            return by;
        }

        public int compareTo(Shape<T> o) {
            return Double.compare(size().doubleValue(), o.size().doubleValue());
        }
    }

    static class IntShape extends Shape<Integer> {
        final int n;

        IntShape(int n) {
            this.n = n;
        }

        @Override
        Integer size() {
            return n;
        }

        @Override
        Integer scaled(Integer by) {
            return n * by;
        }
    }

    static class Covariant implements Cloneable {
        Object self() {
            return "object";
        }

        CharSequence text() {
            return "base";
        }
    }

    static class Covariant2 extends Covariant {
        @Override
        String self() {
            return "string";
        }

        @Override
        StringBuilder text() {
            return new StringBuilder("sub");
        }
    }

    static class Box<T> {
        private T v;

        Box(T v) {
            this.v = v;
        }

        <R> Box<R> map(Function<? super T, ? extends R> f) {
            return new Box<>(f.apply(v));
        }

        T get() {
            return v;
        }

        void set(T t) {
            v = t;
        }
    }

    static class StrBox extends Box<String> {
        StrBox(String s) {
            super(s);
        }

        @Override
        void set(String s) {
            super.set(s + "!");
        }
    }

    static <T extends Comparable<? super T>> T maxOf(List<? extends T> l) {
        T best = null;
        for (T t : l) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static double sum(List<? extends Number> l) {
        double s = 0;
        for (Number n : l) s += n.doubleValue();
        return s;
    }

    static void fill(List<? super Integer> l) {
        for (int i = 0; i < 3; i++) l.add(i);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Shape<Integer> s = new IntShape(3);
        System.out.println(s.size() + " " + s.scaled(4) + " " + s.compareTo(new IntShape(5)));
        Comparable raw = s;
        try {
            raw.compareTo("x");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            ((Shape) s).scaled(1.5);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Covariant c = new Covariant2();
        System.out.println(c.self() + " " + c.text() + " " + c.text().getClass().getSimpleName());
        Box<String> b = new StrBox("a");
        b.set("b");
        System.out.println(b.get() + b.map(String::length).get() + b.map(x -> x + x).map(x -> x.charAt(0)).get());
        try {
            ((Box) b).set(1);
        } catch (ClassCastException e) {
            System.out.println("bridge cast");
        }
        System.out.println(maxOf(List.of(3, 8, 5)) + maxOf(List.of("x", "yy")) + sum(List.of(1, 2.5, 3L)));
        List<Number> nums = new ArrayList<>();
        fill(nums);
        List<Object> objs = new ArrayList<>();
        fill(objs);
        System.out.println(nums + "" + objs);
        Comparator<IntShape> cmp = Comparator.naturalOrder();
        System.out.println(cmp.compare(new IntShape(1), new IntShape(0)));
        int bridges = 0;
        for (var m : IntShape.class.getDeclaredMethods()) if (m.isBridge()) bridges++;
        System.out.println(bridges);
    }
}
