import java.util.Arrays;
import java.util.List;
import java.util.Objects;

public class RecordBasics {
    record Point(int x, int y) {
        static final Point ORIGIN = new Point(0, 0);

        Point {
            if (x < 0) throw new IllegalArgumentException("negative x: " + x);
        }

        Point(int both) {
            this(both, both);
        }

        double dist() {
            return Math.sqrt(x * x + y * y);
        }

        Point withX(int nx) {
            return new Point(nx, y);
        }
    }

    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z, String str, int[] arr, Object o) { }

    record Empty() { }

    record Pair<A, B>(A first, B second) {
        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }

        <C> Pair<A, C> with(C c) {
            return new Pair<>(first, c);
        }
    }

    record Name(String first, String last) implements Comparable<Name> {
        Name {
            Objects.requireNonNull(first);
            last = last == null ? "?" : last.trim();
        }

        public int compareTo(Name o) {
            return last.compareTo(o.last);
        }

        @Override
        public String first() {
            return first.toUpperCase();
        }

        @Override
        public String toString() {
            return first + " " + last;
        }
    }

    record Temp(double deg, List<String> tags) {
        Temp(double deg, String... tags) {
            this(deg, List.of(tags));
        }
    }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.x() + " " + p.y + " " + p.dist() + " " + p.equals(new Point(3, 4)) + " " + p.equals(new Point(4)) + " " + p.hashCode() + " " + Point.ORIGIN.hashCode() + " " + p.withX(9));
        try {
            new Point(-1, 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        int[] arr = {1};
        All a = new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true, "s", null, null);
        System.out.println(a);
        System.out.println(a.equals(new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true, "s", null, null)) + " " + (a.hashCode() == new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true, "s", null, null).hashCode()));
        System.out.println(new All((byte) 0, (short) 0, 'x', 0, 0, Float.NaN, -0.0, false, "", arr, arr).equals(new All((byte) 0, (short) 0, 'x', 0, 0, Float.NaN, 0.0, false, "", arr, arr)));
        System.out.println(new All((byte) 0, (short) 0, 'x', 0, 0, Float.NaN, Double.NaN, false, "", arr, arr).equals(new All((byte) 0, (short) 0, 'x', 0, 0, Float.NaN, Double.NaN, false, "", arr, arr)));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        System.out.println(Pair.twin("x") + " " + new Pair<>(1, null).with(List.of(2)) + " " + new Pair<>(null, null).hashCode() + " " + new Pair<>(null, 1).equals(new Pair<>(null, 1)) + new Pair<>("a", "b").hashCode());
        Name[] ns = {new Name("ann", " Zed "), new Name("bob", null), new Name("cy", "Ab")};
        Arrays.sort(ns);
        System.out.println(Arrays.toString(ns) + " " + ns[0].first() + " " + ns[0].equals(new Name("cy", "Ab")));
        System.out.println(new Temp(36.6, "a", "b") + " " + new Temp(1).tags().size());
        System.out.println(p instanceof Record);
        System.out.println(Arrays.stream(Point.class.getRecordComponents()).map(c -> c.getName() + ":" + c.getType()).toList());
    }
}
