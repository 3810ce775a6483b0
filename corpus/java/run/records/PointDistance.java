import java.util.*;

public class PointDistance {
    record P(double x, double y) { double to(P o) { return Math.hypot(x - o.x, y - o.y); } P mid(P o) { return new P((x + o.x) / 2, (y + o.y) / 2); } static final P ZERO = new P(0, 0); }

    public static void main(String[] args) {
        P a = new P(3, 4);
        System.out.println(a.to(P.ZERO) + " " + a.mid(P.ZERO) + " " + new TreeMap<>(Map.of(a.x(), a)) + a.equals(new P(3.0, 4.0)));
    }
}
