import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.YearMonth;
import java.time.format.TextStyle;
import java.util.Locale;
import java.util.stream.IntStream;

public class CalendarPrinter {
    static void print(YearMonth ym) {
        String title = ym.getMonth().getDisplayName(TextStyle.FULL, Locale.US) + " " + ym.getYear();
        System.out.println(" ".repeat((20 - title.length()) / 2) + title);
        for (DayOfWeek d : DayOfWeek.values()) System.out.print(d.getDisplayName(TextStyle.SHORT, Locale.US).substring(0, 2) + " ");
        System.out.println();
        System.out.print("   ".repeat(ym.atDay(1).getDayOfWeek().getValue() - 1));
        for (int d = 1; d <= ym.lengthOfMonth(); d++) {
            System.out.printf("%2d ", d);
            if (ym.atDay(d).getDayOfWeek() == DayOfWeek.SUNDAY) System.out.println();
        }
        System.out.println();
    }

    static LocalDate easter(int y) {
        int a = y % 19, b = y / 100, c = y % 100, d = b / 4, e = b % 4, f = (b + 8) / 25, g = (b - f + 1) / 3, h = (19 * a + b - d - g + 15) % 30, i = c / 4, k = c % 4, l = (32 + 2 * e + 2 * i - h - k) % 7, m = (a + 11 * h + 22 * l) / 451;
        return LocalDate.of(y, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
    }

    public static void main(String[] args) {
        print(YearMonth.of(2024, 2));
        print(YearMonth.of(2023, 10));
        System.out.println(IntStream.rangeClosed(2020, 2026).mapToObj(CalendarPrinter::easter).toList());
        System.out.println(IntStream.rangeClosed(1, 12).mapToObj(m -> LocalDate.of(2026, m, 13)).filter(d -> d.getDayOfWeek() == DayOfWeek.FRIDAY).toList());
    }
}
