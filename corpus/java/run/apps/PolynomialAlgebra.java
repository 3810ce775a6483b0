import java.util.*;
import java.util.stream.*;

public class PolynomialAlgebra {
    record Poly(int... c) { static Poly of(int... c) { int n = c.length; while (n > 0 && c[n - 1] == 0) n--; return new Poly(Arrays.copyOf(c, n)); }
        Poly plus(Poly o) { int[] r = new int[Math.max(c.length, o.c.length)]; for (int i = 0; i < r.length; i++) r[i] = (i < c.length ? c[i] : 0) + (i < o.c.length ? o.c[i] : 0); return of(r); }
        Poly times(Poly o) { if (c.length == 0 || o.c.length == 0) return of(); int[] r = new int[c.length + o.c.length - 1]; for (int i = 0; i < c.length; i++) for (int j = 0; j < o.c.length; j++) r[i + j] += c[i] * o.c[j]; return of(r); }
        Poly derive() { return c.length < 2 ? of() : of(IntStream.range(1, c.length).map(i -> i * c[i]).toArray()); }
        long at(int x) { long r = 0; for (int i = c.length - 1; i >= 0; i--) r = r * x + c[i]; return r; }
        @Override public String toString() { if (c.length == 0) return "0"; StringBuilder sb = new StringBuilder(); for (int i = c.length - 1; i >= 0; i--) if (c[i] != 0) sb.append(sb.length() == 0 ? (c[i] < 0 ? "-" : "") : c[i] < 0 ? " - " : " + ").append(Math.abs(c[i]) == 1 && i > 0 ? "" : Math.abs(c[i])).append(i == 0 ? "" : i == 1 ? "x" : "x^" + i); return sb.toString(); } }

    public static void main(String[] args) {
        Poly a = Poly.of(1, -3, 0, 2), b = Poly.of(-1, 1);
        System.out.println(a + " | " + b + " | " + a.plus(b) + " | " + a.times(b) + " | " + a.derive() + " | " + a.at(5) + " | " + a.plus(Poly.of(-1, 3, 0, -2)) + " | " + b.times(b).times(b));
    }
}
