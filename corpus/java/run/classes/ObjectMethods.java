import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class ObjectMethods {
    static class Point implements Comparable<Point>, Cloneable {
        final int x, y;
        int[] data = {1, 2};

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Point p = (Point) o;
            return x == p.x && y == p.y;
        }

        @Override
        public int hashCode() {
            return Objects.hash(x, y);
        }

        @Override
        public String toString() {
            return "(" + x + "," + y + ")";
        }

        @Override
        public int compareTo(Point o) {
            return x != o.x ? Integer.compare(x, o.x) : Integer.compare(y, o.y);
        }

        @Override
        public Point clone() {
            try {
                return (Point) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class NoClone {
        Object tryClone() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    public static void main(String[] args) {
        Point a = new Point(1, 2), b = new Point(1, 2), c = new Point(2, 1);
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + a.equals(null) + " " + a.equals("x") + " " + (a == b) + " " + a.hashCode() + " " + c.hashCode());
        Set<Point> set = new HashSet<>(java.util.List.of(a, c));
        System.out.println(set.contains(b) + " " + set.add(b) + " " + set.size());
        Map<Point, String> m = new HashMap<>();
        m.put(a, "first");
        m.put(b, "second");
        System.out.println(m.get(a) + m.size());
        System.out.println(a.compareTo(c) + " " + c.compareTo(a) + " " + a.compareTo(b));
        Point d = a.clone();
        d.data[0] = 99;
        System.out.println(d + " " + a.data[0] + " " + (d != a) + " " + (d.data == a.data) + " " + (d.getClass() == Point.class));
        try {
            new NoClone().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        Object o1 = new Object(), o2 = new Object();
        System.out.println(o1.equals(o1) + " " + o1.equals(o2) + " " + (o1.hashCode() == o1.hashCode()) + " " + (o1.hashCode() == System.identityHashCode(o1)) + " " + System.identityHashCode(null));
        System.out.println(a.hashCode() != System.identityHashCode(a) || a.hashCode() == 994);
        System.out.println(o1.toString().startsWith("java.lang.Object@") + " " + o1.toString().equals("java.lang.Object@" + Integer.toHexString(o1.hashCode())));
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(null, a) + " " + Objects.hashCode(null) + " " + Objects.toString(null, "def") + " " + Objects.requireNonNullElse(null, "else") + " " + Objects.isNull(a) + " " + Objects.compare(1, 2, Integer::compare) + " " + Objects.hash(1, "a", null) + " " + Objects.hash());
        int[] arr = {1, 2, 3};
        int[] copy = arr.clone();
        copy[0] = 9;
        int[][] deep = {{1}, {2}};
        int[][] shallow = deep.clone();
        shallow[0][0] = 7;
        shallow[1] = null;
        System.out.println(arr[0] + " " + deep[0][0] + " " + (deep[1] != null) + " " + arr.equals(arr.clone()));
        System.out.println(a.getClass() == b.getClass());
        System.out.println(int[].class + " " + new String[0][0].getClass() + " " + Point.class + " " + Runnable.class + " " + int.class);
    }
}
