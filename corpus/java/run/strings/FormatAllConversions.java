import java.math.*;
import java.util.*;
public class FormatAllConversions {
    static void f(String fmt, Object... args) {
        try {
            System.out.println(fmt + " -> [" + String.format(Locale.ROOT, fmt, args) + "]");
        } catch (RuntimeException e) {
            System.out.println(fmt + " !! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    static class Fm implements Formattable {
        public void formatTo(Formatter fm, int flags, int width, int precision) {
            StringBuilder b = new StringBuilder("Fm<");
            if ((flags & FormattableFlags.ALTERNATE) != 0) b.append('#');
            if ((flags & FormattableFlags.LEFT_JUSTIFY) != 0) b.append('-');
            if ((flags & FormattableFlags.UPPERCASE) != 0) b.append('U');
            b.append(width).append(',').append(precision).append('>');
            fm.format(b.toString());
        }
    }
    public static void main(String[] a) {
        for (String s : new String[] {"%d", "%5d", "%-5d|", "%05d", "%+d", "% d", "%,d", "%(d", "%(,015d", "%x", "%X", "%#x", "%o", "%#o", "%08X"}) {
            f(s, 1234567);
            f(s, -1234567);
            f(s, (byte) -3);
            f(s, Long.MIN_VALUE);
            f(s, new BigInteger("-123456789012345678901234567890"));
        }
        for (String s : new String[] {"%f", "%.0f", "%#.0f", "%10.3f", "%-12.2f|", "%+.1f", "%,.2f", "%(.2f", "%012.4f", "%e", "%.0e", "%E", "%g", "%.3g", "%G", "%a", "%.2a", "%A", "% .3f", "%,(20.3f"}) {
            f(s, 12345.6789);
            f(s, -0.0);
            f(s, Double.NaN);
            f(s, Double.NEGATIVE_INFINITY);
            f(s, 1e-10);
            f(s, 1e20f);
            f(s, 0.00012345);
            if (!s.toLowerCase().contains("a")) f(s, new BigDecimal("-98765.432100"));
        }
        for (String s : new String[] {"%s", "%S", "%10s", "%-10s|", "%.2s", "%10.3S", "%#s", "%b", "%B", "%.1b", "%c", "%C"}) {
            f(s, "abcdef");
            f(s, (Object) null);
            f(s, 'q');
            f(s, true);
            f(s, new Fm());
            f(s, List.of(1, 2));
        }
        f("%h %H %h", "abcdef", "abcdef", (Object) null);
        f("%c", 0x1F600);
        f("%c", 65);
        f("%c", -1);
        f("%5c|", 'x');
        f("%-5c|", 'x');
        f("%n%%|%5%|%-5%|");
        f("%2$s %1$s %<s %s %s", "a", "b");
        f("%3$s", "a");
        f("%s %s", "a");
        f("%");
        f("%q", 1);
        f("%-d", 1);
        f("%-05d", 1);
        f("%+ d", 1);
        f("%,x", 1);
        f("%#d", 1);
        f("%.2d", 1);
        f("%.2c", 'a');
        f("%d", "x");
        f("%f", 1);
        f("%c", "s");
        f("%1.2%");
        f("%<s", 1);
        f("%99$s", 1);
        f("%-n");
        f("%5n");
        f("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tZ", new GregorianCalendar(2024, Calendar.FEBRUARY, 29, 13, 5, 9));
        f("%tA %<ta %<tB %<tb %<th %<tC %<ty %<tj %<te %<tk %<tl %<tI %<tp %<Tp %<tR %<tT %<tr %<tD %<tF %<tc %<ts %<tQ %<tN %<tz", new Date(1700000000123L));
        f("%tq", new Date(0));
        f("%tY", "x");
        System.out.printf("%s%n", String.format("%,d", 1234567890123L));
        System.out.println("%d items at %.2f".formatted(3, 9.999));
        StringBuilder sb = new StringBuilder();
        try (Formatter fm = new Formatter(sb, Locale.GERMANY)) {
            fm.format("%,.2f|%,d|%e", 1234567.891, 9876543, 12.5).format("|%tB", new GregorianCalendar(2020, 2, 1));
            System.out.println(fm.locale() + " " + fm.out());
        }
        Formatter closed = new Formatter();
        closed.close();
        try {
            closed.format("x");
        } catch (FormatterClosedException e) {
            System.out.println(e);
        }
        System.out.println(String.format(Locale.FRANCE, "%,.3f", 1234567.891).codePoints().boxed().toList());
        System.out.println(String.format(Locale.forLanguageTag("hi-IN-u-nu-deva"), "%d %05d", 123, 42));
        System.out.println(String.format(Locale.forLanguageTag("ar-EG"), "%d %,d", 123, 4200));
        System.out.println(String.format((Locale) null, "%,d %.2f", 12345, 1.5));
    }
}
