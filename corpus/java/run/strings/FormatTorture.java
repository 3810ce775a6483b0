import java.math.*;
import java.util.*;
public class FormatTorture {
    static void f(String s, Object... a) {
        try {
            System.out.println(s + " => [" + String.format(Locale.ROOT, s, a) + "]");
        } catch (Exception e) {
            System.out.println(s + " !! " + e);
        }
    }
    record Pt(int x, int y) implements Formattable {
        public void formatTo(Formatter fm, int flags, int w, int p) {
            StringBuilder sb = new StringBuilder("<");
            if ((flags & FormattableFlags.ALTERNATE) != 0) sb.append('#');
            if ((flags & FormattableFlags.UPPERCASE) != 0) sb.append('^');
            if ((flags & FormattableFlags.LEFT_JUSTIFY) != 0) sb.append('-');
            fm.format("%s%d;%d w%d p%d>", sb, x, y, w, p);
        }
    }
    public static void main(String[] x) {
        f("%d %5d %-5d| %05d %+d % d %(d %,d", 1, 2, 3, 4, 5, 6, -7, 8900000);
        f("%o %x %X %#o %#x %08X", 8, 255, 255, 8, 255, -1);
        f("%x %x %x", (byte) -1, (short) -1, -1L);
        f("%d %x %+d", new BigInteger("-123456789012345678901234567890"), BigInteger.valueOf(-255), BigInteger.TEN);
        f("%f %.0f %.1f %10.3f|%-10.3f|%010.3f %+.2f %(.2f %,.2f", 1.5, 2.5, 0.05, Math.PI, Math.E, -1.0, 3.0, -4.0, 1234567.891);
        f("%e %.0e %.3E %g %.3g %g %g %g", 12345.678, 12345.678, 0.00012, 0.0001, 123456.789, 1e-5, 1e10, 0.0);
        f("%a %a %a %A %a %a", 1.0, -0.5, 0.1, 255.0, Double.MIN_VALUE, Double.POSITIVE_INFINITY);
        f("%.3a %.0a", 1.999, 1.5);
        f("%f %e %g %5.1f|%-9f|%09f", Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.NaN, Double.NaN, Double.NEGATIVE_INFINITY);
        f("%(f %+f % f", Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
        f("%s %S %10s|%-10s|%.3s %10.2s|", "abc", "straße", "r", "l", "truncate", "xyz");
        f("%s %s %s %s", null, new int[0].length, List.of(1), Optional.empty());
        f("%b %B %b %b %.2b", true, null, "x", false, true);
        f("%c %C %c %c %5c|%-5c|", 'a', 'b', 0x1F600, (byte) 65, 'z', 'y');
        f("%h %H %h %h", "hello", "hello", null, 42);
        f("%n%%%5%|%-5%|");
        f("%2$s %1$s %2$s %<s %s %s", "a", "b");
        f("%1$tY-%1$tm-%1$td %1$tH:%1$tM:%1$tS", new GregorianCalendar(2024, Calendar.FEBRUARY, 29, 23, 59, 58));
        f("%tA %<ta %<tB %<tb %<tj %<te %<ty %<tC %<tp %<tI %<tl %<tk %<tD %<tF %<tT %<tr %<tR %<tL %<tN", java.time.LocalDateTime.of(2023, 1, 5, 7, 8, 9, 123456789));
        f("%TB %Tp", java.time.LocalDate.of(2020, 12, 1), java.time.LocalTime.NOON);
        f("%tZ %<tz %<ts %<tQ", java.time.ZonedDateTime.of(2020, 6, 1, 12, 0, 0, 0, java.time.ZoneId.of("Europe/Paris")));
        f("%tH", java.time.LocalDate.of(2020, 1, 1));
        f("%d", "s");
        f("%d", 1.0);
        f("%f", 1);
        f("%c", "s");
        f("%c", -5);
        f("%z", 1);
        f("%", 1);
        f("%5", 1);
        f("%-d", 1);
        f("%-5.2d", 1);
        f("%#d", 1);
        f("%,x", 1);
        f("%+s", "a");
        f("%0d", 1);
        f("%-05d", 1);
        f("%+ d", 1);
        f("%s %s", "one");
        f("%3$s", 1, 2);
        f("%<s");
        f("%#s", "a");
        f("%.2c", 'a');
        f("%,e", 1.0);
        f("%(x", 1);
        f("%+x", 1);
        f("%++d", 1);
        f("%tq", 1L);
        f("%t", 1L);
        f("%.3n");
        f("%5n");
        f("%0$s", "a");
        f("%99999999999d", 1);
        f("%s %#s %S %-12.4s|", new Pt(1, 2), new Pt(3, 4), new Pt(5, 6), new Pt(7, 8));
        f("%+x %(x % x", BigInteger.TEN, BigInteger.TEN.negate(), BigInteger.TEN);
        f("%.2f %10.3e %g %s %.0f", new BigDecimal("12345.675"), new BigDecimal("1E-10"), new BigDecimal("0.00001234"), new BigDecimal("1E+3"), new BigDecimal("0.5"));
        f("%,.3f %(,.1f %+,d", new BigDecimal("-9876543.21055"), new BigDecimal("-1234567.89"), new BigInteger("12345678901"));
        f("%.15f %.17f %.20f %.1f %.2f %.3f", 0.1, 0.1, 0.1, 0.25, 0.125, 2.0005);
        f("%.1f %.1f %.1f %.0f %.0f %.0f", 0.15, 0.35, 0.45, 0.5, 1.5, 2.5);
        f("%f %f", Float.MAX_VALUE, 1.1f);
        f("%.3e %e", 9.9996e10, 0.0);
        f("%g %.1g %.10g", 99999.95, 9.99, 1e-4);
        System.out.println(String.format(Locale.GERMANY, "%,.2f %,d %e", 1234567.891, 1234567, 1.5) + String.format(Locale.US, "|%,.2f %tB", 1234.5, java.time.LocalDate.of(2021, 3, 1)) + String.format(Locale.FRANCE, "|%,d %tA", 1234567, java.time.LocalDate.of(2021, 3, 1)) + String.format((Locale) null, "|%,d %.2f", 12345, 1.5));
        Formatter fm = new Formatter(new StringBuilder("pre:"), Locale.ROOT);
        fm.format("%s-%s", 1, 2).format("%n");
        System.out.print(fm);
        fm.close();
        try {
            fm.format("x");
        } catch (FormatterClosedException e) {
            System.out.println(e);
        }
        System.out.printf("%s%n", String.join("|", "a", "b"));
        System.out.println("%d items".formatted(3));
        System.out.printf(Locale.ROOT, "%-20s|%20s|%n", "left", "right");
        System.out.println(String.format("%s %s", new Object[]{"arr", "ay"}) + String.format("%s", (Object) new String[0].getClass().getSimpleName()));
        System.out.println(String.format("%1$s %1$S %1$h %1$10s|%1$-10s|", "Dup") + String.format("%-1s%1s", "", ""));
    }
}
