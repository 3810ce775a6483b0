import java.time.*;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.*;
import java.util.Locale;

public class LocalDates {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d + " " + d.plusYears(1) + " " + d.plusMonths(12) + " " + d.minusDays(60) + " " + d.plusWeeks(1) + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.getMonth() + " " + d.toEpochDay());
        System.out.println(d.with(TemporalAdjusters.firstDayOfMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)) + " " + d.withDayOfMonth(1) + " " + d.with(ChronoField.DAY_OF_WEEK, 1));
        LocalDate e = LocalDate.parse("2023-12-25");
        System.out.println(ChronoUnit.DAYS.between(e, d) + " " + Period.between(e, d) + " " + e.until(d, ChronoUnit.WEEKS) + " " + e.isBefore(d) + " " + e.compareTo(d) + " " + e.equals(LocalDate.of(2023, Month.DECEMBER, 25)) + " " + e.datesUntil(LocalDate.of(2023, 12, 28)).toList());
        LocalTime t = LocalTime.of(23, 59, 30);
        System.out.println(t + " " + t.plusMinutes(1) + " " + t.plusNanos(1500) + " " + LocalTime.MIDNIGHT + " " + LocalTime.NOON.minusHours(13) + " " + t.truncatedTo(ChronoUnit.HOURS) + " " + t.toSecondOfDay() + " " + LocalTime.parse("10:15"));
        LocalDateTime dt = LocalDateTime.of(d, t);
        System.out.println(dt + " " + dt.plusSeconds(31) + " " + dt.toLocalDate() + " " + dt.format(DateTimeFormatter.ISO_DATE) + " " + dt.format(DateTimeFormatter.ofPattern("yyyy/MM/dd HH:mm:ss", Locale.ROOT)) + " " + dt.format(DateTimeFormatter.ofPattern("EEE d MMM uuuu h:mm a", Locale.US)) + " " + dt.format(DateTimeFormatter.ofPattern("EEEE, MMMM dd", Locale.ENGLISH)));
        System.out.println(LocalDateTime.parse("03.04.2005 06:07", DateTimeFormatter.ofPattern("dd.MM.yyyy HH:mm")) + " " + LocalDate.parse("20200131", DateTimeFormatter.BASIC_ISO_DATE) + " " + LocalDate.ofYearDay(2023, 100) + " " + LocalDate.ofEpochDay(0) + " " + LocalDate.MIN.getYear() + " " + YearMonth.of(2023, 2).atEndOfMonth() + " " + Year.isLeap(1900) + " " + MonthDay.of(2, 29));
        for (String bad : new String[] {"2023-02-30", "nonsense", "2023-13-01", "2023-1-1"}) {
            try {
                System.out.println(LocalDate.parse(bad));
            } catch (DateTimeParseException x) {
                System.out.println(x.getMessage());
            }
        }
        try {
            LocalDate.of(2023, 2, 29);
        } catch (DateTimeException x) {
            System.out.println(x.getMessage());
        }
        try {
            t.get(ChronoField.YEAR);
        } catch (UnsupportedTemporalTypeException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(Period.of(1, 14, 40).normalized() + " " + Period.parse("P1Y2M3D").toTotalMonths() + " " + d.plus(Period.ofMonths(1)) + " " + Period.ZERO + " " + DayOfWeek.MONDAY.plus(10) + " " + Month.JANUARY.minus(1) + " " + Month.FEBRUARY.maxLength());
        System.out.println(LocalDate.of(2024, 1, 31).plusMonths(1) + " " + LocalDate.of(2023, 3, 31).minusMonths(1) + " " + d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.range(ChronoField.DAY_OF_MONTH));
    }
}
