import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;
public class TimeTables {
    record Lesson(DayOfWeek day, LocalTime start, Duration length, String what) {
        LocalTime end() {
            return start.plus(length);
        }
        boolean clashes(Lesson o) {
            return day == o.day && start.isBefore(o.end()) && o.start.isBefore(end());
        }
    }
    static String human(Duration d) {
        return d.toDaysPart() + "d " + d.toHoursPart() + "h " + d.toMinutesPart() + "m " + d.toSecondsPart() + "s " + d.toMillisPart() + "ms";
    }
    public static void main(String[] args) {
        List<Lesson> ls = Stream.of("MONDAY 09:00 PT90M Maths", "MONDAY 10:15 PT45M Art", "TUESDAY 13:30 PT2H Java", "FRIDAY 08:05 PT50M Music").map(s -> s.split(" ")).map(p -> new Lesson(DayOfWeek.valueOf(p[0]), LocalTime.parse(p[1]), Duration.parse(p[2]), p[3])).toList();
        ls.forEach(l -> System.out.printf("%-9s %s-%s %-6s %s%n", l.day().getDisplayName(TextStyle.SHORT, Locale.ENGLISH), l.start(), l.end(), l.what(), ls.stream().filter(o -> o != l && l.clashes(o)).map(Lesson::what).toList()));
        LocalDate d = LocalDate.of(2023, 12, 25);
        System.out.println(d.isLeapYear() + " " + d.getDayOfYear() + " " + d.lengthOfMonth() + " " + d.getDayOfWeek().plus(10) + " " + d.withDayOfYear(1) + " " + d.minusMonths(10).plusWeeks(3) + " " + d.until(LocalDate.of(2025, 3, 1)) + " " + d.until(LocalDate.of(2025, 3, 1), ChronoUnit.WEEKS) + " " + ChronoUnit.MONTHS.between(d, d.plusDays(100)) + " " + d.compareTo(d.plusYears(2)) + " " + d.atStartOfDay().plusSeconds(86399) + " " + d.atTime(23, 59).toLocalTime().toSecondOfDay() + " " + d.toEpochDay() + " " + LocalDate.ofEpochDay(-1) + " " + LocalDate.EPOCH.minusDays(1).getDayOfWeek());
        List<LocalDate> fri13 = Stream.iterate(LocalDate.of(2023, 1, 13), x -> x.plusMonths(1)).limit(24).filter(x -> x.getDayOfWeek() == DayOfWeek.FRIDAY).toList();
        System.out.println(fri13);
        System.out.println(human(Duration.ofMillis(200_000_123)) + " | " + human(Duration.between(LocalTime.of(23, 0), LocalTime.of(1, 30))) + " | " + Duration.ofMinutes(90).multipliedBy(3).dividedBy(7) + " " + Duration.ofHours(5).dividedBy(Duration.ofMinutes(40)) + " " + Duration.ZERO.minusNanos(1) + " " + Duration.ofSeconds(3661).truncatedTo(ChronoUnit.HOURS) + " " + Duration.ofDays(1).compareTo(Duration.ofHours(24)) + Duration.ofSeconds(-90).abs() + Duration.of(3, ChronoUnit.HALF_DAYS));
        Period p = Period.of(1, 14, 40);
        System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + d.plus(p) + " " + p.negated() + " " + p.multipliedBy(2) + Period.ofWeeks(2).getDays() + Period.ZERO + Period.parse("-P1Y2M").isNegative());
        Year y = Year.of(2024);
        System.out.println(y.length() + " " + y.atDay(60) + " " + y.atMonth(2).atEndOfMonth() + " " + YearMonth.parse("2024-02").plusMonths(11) + " " + MonthDay.of(2, 29).atYear(2023) + " " + Month.FEBRUARY.minLength() + Month.of(12).plus(2) + Month.MAY.firstMonthOfQuarter());
        LocalTime t = LocalTime.of(10, 20, 30, 123_456_789);
        System.out.println(t + " " + t.truncatedTo(ChronoUnit.MILLIS) + " " + t.with(ChronoField.MINUTE_OF_HOUR, 0) + " " + t.get(ChronoField.CLOCK_HOUR_OF_AMPM) + t.get(ChronoField.AMPM_OF_DAY) + " " + t.toNanoOfDay() + " " + LocalTime.MIDNIGHT.minusNanos(1) + " " + LocalTime.ofSecondOfDay(3661) + LocalTime.of(1, 0) + t.isAfter(LocalTime.NOON) + " " + t.plusHours(20) + " " + t.format(DateTimeFormatter.ofPattern("h:mm a", Locale.US)) + t.query(TemporalQueries.precision()));
        Instant i = Instant.ofEpochSecond(1_700_000_000L, 5);
        System.out.println(i + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.toEpochMilli() + " " + i.atOffset(ZoneOffset.ofHours(-5)) + " " + i.compareTo(Instant.EPOCH) + " " + Instant.parse("2007-12-03T10:15:30.00Z").getNano() + " " + i.until(i.plusSeconds(7200), ChronoUnit.HOURS) + i.isSupported(ChronoUnit.MONTHS) + " " + Instant.MIN + Instant.EPOCH.minusMillis(1));
        OffsetDateTime o = OffsetDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneOffset.of("+05:30"));
        System.out.println(o + " " + o.toInstant() + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + o.isEqual(o.withOffsetSameInstant(ZoneOffset.UTC)) + o.equals(o.withOffsetSameInstant(ZoneOffset.UTC)) + " " + o.toZonedDateTime());
        for (String s : new String[] {"2024-02-30T10:00", "24:00", "2024-W05", "10:60"}) for (String k : new String[] {"dt", "t"}) try {
            System.out.println(k.equals("dt") ? LocalDateTime.parse(s) : LocalTime.parse(s));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage());
        }
        try {
            i.plus(1, ChronoUnit.MONTHS);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalDate.of(2024, 13, 1);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            DayOfWeek.of(0);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        Calendar c = new GregorianCalendar(2024, Calendar.JANUARY, 31);
        c.add(Calendar.MONTH, 1);
        System.out.println(c.get(Calendar.DAY_OF_MONTH) + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.WEEK_OF_YEAR) + " " + c.getTime() + " " + c.isSet(Calendar.HOUR));
        c.roll(Calendar.DAY_OF_MONTH, 5);
        System.out.println(c.toInstant() + " " + new Date(0) + " " + new Date(0).toInstant());
    }
}
