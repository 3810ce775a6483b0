import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class PolynomialsAndComplex {
    record C(double re, double im) {
        static final C ZERO = new C(0, 0), I = new C(0, 1);
        C plus(C o) {
            return new C(re + o.re, im + o.im);
        }
        C minus(C o) {
            return new C(re - o.re, im - o.im);
        }
        C times(C o) {
            return new C(re * o.re - im * o.im, re * o.im + im * o.re);
        }
        C over(C o) {
            double d = o.re * o.re + o.im * o.im;
            return new C((re * o.re + im * o.im) / d, (im * o.re - re * o.im) / d);
        }
        double abs() {
            return Math.hypot(re, im);
        }
        static C exp(C z) {
            double e = Math.exp(z.re);
            return new C(e * Math.cos(z.im), e * Math.sin(z.im));
        }
        @Override public String toString() {
            return String.format(Locale.ROOT, "%.4f%+.4fi", re + 0.0, im + 0.0);
        }
    }
    static C[] fft(C[] a) {
        int n = a.length;
        if (n == 1) return a;
        if (Integer.bitCount(n) != 1) throw new IllegalArgumentException("not a power of 2: " + n);
        C[] e = new C[n / 2], o = new C[n / 2];
        for (int i = 0; i < n / 2; i++) {
            e[i] = a[2 * i];
            o[i] = a[2 * i + 1];
        }
        e = fft(e);
        o = fft(o);
        C[] r = new C[n];
        for (int k = 0; k < n / 2; k++) {
            C t = C.exp(new C(0, -2 * Math.PI * k / n)).times(o[k]);
            r[k] = e[k].plus(t);
            r[k + n / 2] = e[k].minus(t);
        }
        return r;
    }
    static final class Poly {
        final double[] c;
        Poly(double... c) {
            int n = c.length;
            while (n > 1 && c[n - 1] == 0) n--;
            this.c = Arrays.copyOf(c, n);
        }
        Poly times(Poly o) {
            double[] r = new double[c.length + o.c.length - 1];
            for (int i = 0; i < c.length; i++) for (int j = 0; j < o.c.length; j++) r[i + j] += c[i] * o.c[j];
            return new Poly(r);
        }
        Poly plus(Poly o) {
            double[] r = Arrays.copyOf(c, Math.max(c.length, o.c.length));
            for (int i = 0; i < o.c.length; i++) r[i] += o.c[i];
            return new Poly(r);
        }
        Poly d() {
            return c.length == 1 ? new Poly(0) : new Poly(IntStream.range(1, c.length).mapToDouble(i -> i * c[i]).toArray());
        }
        double at(double x) {
            double v = 0;
            for (int i = c.length - 1; i >= 0; i--) v = v * x + c[i];
            return v;
        }
        double newton(double x) {
            Poly dp = d();
            for (int i = 0; i < 50; i++) x -= at(x) / dp.at(x);
            return x;
        }
        @Override public String toString() {
            StringBuilder s = new StringBuilder();
            for (int i = c.length - 1; i >= 0; i--) if (c[i] != 0 || c.length == 1) {
                s.append(s.length() == 0 ? c[i] < 0 ? "-" : "" : c[i] < 0 ? " - " : " + ");
                double m = Math.abs(c[i]);
                s.append(m == 1 && i > 0 ? "" : m == Math.rint(m) ? "" + (long) m : "" + m).append(i == 0 ? "" : i == 1 ? "x" : "x^" + i);
            }
            return s.toString();
        }
    }
    public static void main(String[] a) {
        Poly p = new Poly(-6, 11, -6, 1);
        System.out.println(p + " ; " + p.d() + " ; " + p.times(new Poly(1, 1)) + " ; " + p.plus(new Poly(0, 0, 0, -1)) + " ; " + new Poly(0) + " ; " + p.at(2.5) + " " + p.newton(3.7) + " " + p.newton(0.1));
        C[] f = fft(IntStream.of(1, 1, 1, 1, 0, 0, 0, 0).mapToObj(x -> new C(x, 0)).toArray(C[]::new));
        System.out.println(Arrays.toString(f));
        try {
            fft(new C[6]);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        C z = C.ZERO;
        int n = 0;
        while (z.abs() < 2 && n < 100) {
            z = z.times(z).plus(new C(-0.4, 0.6));
            n++;
        }
        System.out.println(n + " " + z + " " + C.I.times(C.I) + new C(1, 2).over(new C(3, -4)) + C.exp(new C(0, Math.PI)));
        DoubleUnaryOperator g = Math::sin;
        double h = 0;
        for (int i = 0; i < 1000; i++) h += g.applyAsDouble((i + 0.5) * Math.PI / 1000) * Math.PI / 1000;
        System.out.println(h);
    }
}
