import java.util.*;
import java.util.stream.*;
public class GeometryHull {
    record P(double x, double y) implements Comparable<P> {
        P minus(P o) {
            return new P(x - o.x, y - o.y);
        }
        double cross(P o) {
            return x * o.y - y * o.x;
        }
        public int compareTo(P o) {
            int c = Double.compare(x, o.x);
            return c != 0 ? c : Double.compare(y, o.y);
        }
        static double orient(P a, P b, P c) {
            return b.minus(a).cross(c.minus(a));
        }
    }
    static List<P> hull(Collection<P> ps) {
        List<P> s = new ArrayList<>(new TreeSet<>(ps));
        if (s.size() < 3) return s;
        List<P> h = new ArrayList<>();
        for (int pass = 0; pass < 2; pass++) {
            int start = h.size();
            for (P p : s) {
                while (h.size() >= start + 2 && P.orient(h.get(h.size() - 2), h.get(h.size() - 1), p) <= 0) h.remove(h.size() - 1);
                h.add(p);
            }
            h.remove(h.size() - 1);
            Collections.reverse(s);
        }
        return h;
    }
    static double area(List<P> h) {
        return IntStream.range(0, h.size()).mapToDouble(i -> h.get(i).cross(h.get((i + 1) % h.size()))).sum() / 2;
    }
    static boolean inside(List<P> h, P q) {
        return IntStream.range(0, h.size()).allMatch(i -> P.orient(h.get(i), h.get((i + 1) % h.size()), q) >= 0);
    }
    public static void main(String[] a) {
        Random r = new Random(12);
        List<P> ps = Stream.generate(() -> new P(r.nextInt(100), r.nextInt(100))).limit(60).toList();
        List<P> h = hull(ps);
        System.out.println(h.size() + " " + area(h));
        h.forEach(p -> System.out.printf(Locale.ROOT, "(%.0f,%.0f) ", p.x(), p.y()));
        System.out.println(inside(h, new P(50, 50)) + " " + inside(h, new P(-1, 5)) + " " + ps.stream().allMatch(p -> inside(h, p)) + hull(List.of(new P(1, 1))) + hull(List.of(new P(0, 0), new P(2, 2), new P(1, 1))) + new P(0.0, -0.0).equals(new P(0.0, 0.0)) + new P(Double.NaN, 1).equals(new P(Double.NaN, 1)) + new P(1, 2).hashCode());
    }
}
