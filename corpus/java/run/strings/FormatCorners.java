import java.util.*;
import java.math.*;
public class FormatCorners {
    static void f(String s, Object... a) {
        try {
            System.out.println("[" + String.format(Locale.ROOT, s, a) + "]");
        } catch (Exception e) {
            System.out.println(s + " => " + e);
        }
    }
    public static void main(String[] args) {
        f("%5d|%-5d|%05d|%+d|% d|%,d|%(d|%x|%X|%#x|%o|%#o", 42, 42, 42, 42, 42, 1234567, -5, 255, 255, 255, 8, 8);
        f("%e|%.3e|%E|%g|%.2g|%a|%A|%f|%.0f|%10.3f|%-10.1f|%+.2f|%,.2f|%(.1f|%010.2f", 12345.678, 0.00012, 1e100,
                0.0001, 1e-5, 1.0, -0.1, 1e10, 2.5, 3.14159, 2.05, 1.005, 1234567.891, -3.25, -3.14159);
        f("%s|%10s|%-10s|%.2s|%S|%c|%C|%b|%B|%h|%H|%n|%%", "abc", "abc", "abc", "abc", "abc", 'x', 'y', true,
                null, "hi", 255);
        f("%2$s %1$s %<s %s", "a", "b");
        f("%d", "x");
        f("%q", 1);
        f("%");
        f("%5");
        f("%-d", 1);
        f("%s");
        f("%.2d", 1);
        f("%#s", "x");
        f("%c", 0x1F600);
        f("%c", 0x110000);
        f("%+s","x");
        f("%,x", 5);
        f("%-05d", 5);
        f("%+ d", 5);
        f("%2147483648d", 5);
        f("%f %e %g %a", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE);
        f("%(f %+f %08f", Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NaN);
        f("%d %x %o %,d %+d", new BigInteger("-123456789012345678901234567890"), new BigInteger("-255"),
                BigInteger.TEN, new BigInteger("1234567890"), BigInteger.ONE);
        f("%f %.2f %e %g %s", new BigDecimal("1.2345678901234567890"), new BigDecimal("1.005"),
                new BigDecimal("12345"), new BigDecimal("0.00001"), new BigDecimal("1E+5"));
        Calendar c = new GregorianCalendar(2021, Calendar.MARCH, 5, 14, 7, 9);
        c.setTimeZone(TimeZone.getTimeZone("UTC"));
        f("%tY-%<tm-%<td %<tH:%<tM:%<tS %<tp %<tB %<tb %<tA %<ta %<tj %<te %<tI %<tl %<ty %<tC %<tD %<tF %<tT %<tr %<tR", c);
        f("%tc", c);
        f("%tZ %<tz %<ts %<tQ %<tL %<tN", c);
        f("%tY", "x");
        f("%tV", c);
        f("%-12tF|%12TB", c, c);
        f("%x %x %x %o", (byte)-1, (short)-1, -1, -1L);
        f("%d %d", (byte)-128, Long.MIN_VALUE);
        f("%s %s", new int[0].getClass(), Arrays.asList(1,null));
        f("%-8b|%.1b", "x", false);
        f("%08d|%+08d|%(08d", -42, 42, -42);
        f("%s", (Object) null);
        f("%10.4s|", "abcdefgh");
        f("%d%%", 50);
        f("%.15g|%.1f|%.3f|%.10f", 0.1, 0.25, 0.0005, 1.0/3);
        f("%.1f %.1f %.1f %.1f", 0.05, 0.15, 0.25, 0.35);
        f("%5.1e", 9.96);
        f("%g", 0.0);
        f("%g", 123456789.0);
        f("%,d", Long.MIN_VALUE);
        f("%#.0f %#e", 3.0, 1.0);
        f("%a %.2a %a %a", 0.0, 1.999, Float.MIN_VALUE, 1e-310);
        System.out.printf(Locale.GERMANY, "%,.2f %tA%n", 1234567.891, c);
        System.out.printf(Locale.FRANCE, "%,.2f %tB%n", 1234567.891, c);
        Formatter fm = new Formatter();
        fm.format("%s", new Formattable() { public void formatTo(Formatter f, int fl, int w,
                int p) { f.format("<%d %d %d>", fl, w, p); } });
        f("%-#12.3s", (Formattable) (ff, fl, w, p) -> ff.format("<%d %d %d>", fl, w, p));
        System.out.println(fm);
        System.out.println("%s-%s".formatted(1, 2) + String.join("|", List.of("a","b")) + "ab".repeat(3)
                + " x ".strip() + "a\nb\n".lines().count() + "  x\n y".indent(2) + "A".compareToIgnoreCase("b")
                + "abc".chars().sum() + "a\\tb".translateEscapes() + "x".equals(null));
    }
}
