import java.util.*;
import java.util.stream.*;
public class MatrixDeterminants {
    static final class Frac implements Comparable<Frac> {
        final long n, d;
        static final Frac ZERO = new Frac(0, 1), ONE = new Frac(1, 1);
        Frac(long n, long d) {
            if (d == 0) throw new ArithmeticException("zero denominator");
            long g = gcd(Math.abs(n), Math.abs(d));
            if (d < 0) g = -g;
            this.n = n / g;
            this.d = d / g;
        }
        static long gcd(long a, long b) {
            return b == 0 ? Math.max(a, 1) : gcd(b, a % b);
        }
        Frac plus(Frac o) {
            return new Frac(Math.addExact(Math.multiplyExact(n, o.d), Math.multiplyExact(o.n, d)), Math.multiplyExact(d, o.d));
        }
        Frac times(Frac o) {
            return new Frac(n * o.n, d * o.d);
        }
        Frac neg() {
            return new Frac(-n, d);
        }
        Frac inv() {
            return new Frac(d, n);
        }
        public int compareTo(Frac o) {
            return Long.compare(n * o.d, o.n * d);
        }
        @Override public boolean equals(Object o) {
            return o instanceof Frac f && f.n == n && f.d == d;
        }
        @Override public int hashCode() {
            return Objects.hash(n, d);
        }
        @Override public String toString() {
            return d == 1 ? "" + n : n + "/" + d;
        }
    }
    static Frac det(Frac[][] a) {
        int n = a.length;
        Frac r = Frac.ONE;
        Frac[][] m = Arrays.stream(a).map(Frac[]::clone).toArray(Frac[][]::new);
        for (int c = 0; c < n; c++) {
            int p = c;
            while (p < n && m[p][c].equals(Frac.ZERO)) p++;
            if (p == n) return Frac.ZERO;
            if (p != c) {
                Frac[] t = m[p];
                m[p] = m[c];
                m[c] = t;
                r = r.neg();
            }
            r = r.times(m[c][c]);
            Frac inv = m[c][c].inv();
            for (int i = c + 1; i < n; i++) {
                Frac k = m[i][c].times(inv).neg();
                for (int j = c; j < n; j++) m[i][j] = m[i][j].plus(k.times(m[c][j]));
            }
        }
        return r;
    }
    static Frac[][] hilbert(int n) {
        return IntStream.range(0, n).mapToObj(i -> IntStream.range(0, n).mapToObj(j -> new Frac(1, i + j + 1)).toArray(Frac[]::new)).toArray(Frac[][]::new);
    }
    static double[][] lu(double[][] a) {
        int n = a.length;
        double[][] m = new double[n][];
        for (int i = 0; i < n; i++) m[i] = a[i].clone();
        for (int k = 0; k < n; k++) for (int i = k + 1; i < n; i++) {
            m[i][k] /= m[k][k];
            for (int j = k + 1; j < n; j++) m[i][j] -= m[i][k] * m[k][j];
        }
        return m;
    }
    public static void main(String[] args) {
        for (int n = 1; n <= 4; n++) System.out.println(n + ": " + det(hilbert(n)));
        try {
            System.out.println(det(hilbert(9)));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.deepToString(hilbert(3)));
        System.out.println(Arrays.deepToString(lu(new double[][] {{2, 1, 1}, {4, 3, 3}, {8, 7, 9}})));
        TreeSet<Frac> farey = new TreeSet<>();
        for (int d = 1; d <= 7; d++) for (int k = 0; k <= d; k++) farey.add(new Frac(k, d));
        System.out.println(farey + " " + farey.size() + " " + farey.higher(new Frac(1, 2)) + " " + farey.headSet(new Frac(1, 4), true));
        System.out.println(new Frac(6, -8) + " " + new Frac(1, 3).hashCode() + " " + Stream.of(new Frac(1, 2), new Frac(1, 3), new Frac(1, 6)).reduce(Frac.ZERO, Frac::plus));
        new Frac(1, 0);
    }
}
