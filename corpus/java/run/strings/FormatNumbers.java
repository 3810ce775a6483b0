import java.util.Locale;

public class FormatNumbers {
    static void f(String fmt, Object... args) {
        System.out.println("[" + String.format(Locale.ROOT, fmt, args) + "]");
    }

    public static void main(String[] args) {
        f("%d|%5d|%-5d|%05d|%+d|%,d|%(d|% d", 42, 42, 42, 42, 42, 1234567, -42, 42);
        f("%d|%d|%d|%d", Long.MIN_VALUE, Integer.MIN_VALUE, (byte) -1, (short) 7);
        f("%x|%X|%#x|%08x|%o|%#o|%x|%x|%x", 255, 255, 255, 255, 8, 8, -1, -1L, (byte) -1);
        f("%f|%.0f|%.1f|%.2f|%10.3f|%-10.3f|%010.3f|%+.1f|%,.2f", 3.14159, 2.5, 0.25, 1.005, 3.14159, 3.14159, -3.14159, 1.0, 1234567.891);
        f("%.0f %.0f %.0f %.0f %.1f %.1f %.2f", 0.5, 1.5, 2.5, 3.5, 0.05, 0.15, 0.125);
        f("%e|%.2e|%E|%12.4e|%e|%e", 12345.678, 0.00012345, 1e100, -5.5, 0.0, Double.MIN_VALUE);
        f("%g|%.3g|%g|%g|%G", 12345.678, 0.00012345, 1e-5, 123456789.0, 1e20);
        f("%a|%a|%A", 1.0, -0.1, 255.5);
        f("%f %e %g %f %5.1f|%-9f|%09f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        f("%.3f %.10f %f", 1.5f, 0.1f, 1e30f);
        f("%(.2f %( d %(,d", -1.5, 5, -1234567);
        f("%d %,d %x", new java.math.BigInteger("123456789012345678901234567890"), new java.math.BigInteger("-9876543210987"), new java.math.BigInteger("-255"));
        f("%f %.3f %e %,.1f", new java.math.BigDecimal("123.456"), new java.math.BigDecimal("2.0005"), new java.math.BigDecimal("12345"), new java.math.BigDecimal("9999999.95"));
        f("%.20f", 0.1);
        f("%.50f", 1.0 / 3);
        f("%1.1f%%", 99.95);
        f("%5d|%-8s|%8s|%3d", 123456, "ab", "cd", -1);
        f("%d %d %d", null, 1, null);
        f("%f", (Object) null);
    }
}
