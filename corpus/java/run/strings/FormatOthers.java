import java.util.Formattable;
import java.util.Formatter;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Locale;

public class FormatOthers {
    record P(int x) implements Formattable {
        public void formatTo(Formatter f, int flags, int width, int precision) {
            f.format("P<%d w%d p%d f%d>", x, width, precision, flags);
        }
    }

    static void f(String fmt, Object... args) {
        try {
            System.out.println("[" + String.format(Locale.ROOT, fmt, args) + "]");
        } catch (IllegalFormatException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        f("%s|%10s|%-10s|%.2s|%5.1s|%S", "str", "str", "str", "str", "str", "str");
        f("%s %s %s %s", null, 1, List.of(1, 2), 'c');
        f("%b %b %b %B %5b|%.1b", true, null, "x", false, true, true);
        f("%c %c %C %5c|%-3c| %c", 'a', 66, 'c', 'd', 'e', 0x1F600);
        f("%h %h %H", "hello", null, "hi");
        f("%n%%%5%|%-5%|");
        f("%2$s %1$s %1$s %<s %s", "a", "b");
        f("%s %<s %s %2$s %s", "a", "b", "c");
        f("%5$s", "a");
        f("%s %s %s", new P(3), 1, 2);
        f("%-10.3s|%#S", new P(4), new P(5));
        f("%y", 1);
        f("%d", 1.5);
        f("%c", "str");
        f("%c", 0x110000);
        f("%,s", "x");
        f("%-5", 1);
        f("%-05d", 1);
        f("%+x", 1);
        f("%#d", 1);
        f("%5n");
        f("%.3c", 'x');
        f("%");
        f("100%");
        f("%1$tY-%1$tm-%1$td %1$tH:%1$tM:%1$tS", java.time.LocalDateTime.of(2020, 2, 29, 13, 5, 9));
        f("%tF %<tT %<tB %<ta %<tj %<tp", java.time.LocalDateTime.of(1999, 12, 31, 23, 59, 58));
        StringBuilder sb = new StringBuilder();
        try (Formatter fm = new Formatter(sb, Locale.ROOT)) {
            fm.format("%d-", 1).format("%s", "x");
        }
        System.out.println(sb);
        System.out.printf("%s %d%n", "printf", 5).println("chained");
        System.out.println(String.format(Locale.US, "%,.2f %s", 12345.678, Locale.US));
        System.out.println(String.format(Locale.GERMANY, "%,.2f", 12345.678));
    }
}
