import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.*;
public class TimeZonesAndTransitions {
    public static void main(String[] args) {
        ZoneId ny = ZoneId.of("America/New_York"), syd = ZoneId.of("Australia/Sydney"), kath = ZoneId.of("Asia/Kathmandu");
        ZonedDateTime z = ZonedDateTime.of(2024, 3, 10, 1, 59, 59, 0, ny);
        System.out.println(z + " " + z.plusSeconds(1) + " " + z.plusHours(24) + " " + z.plusDays(1));
        ZonedDateTime gap = ZonedDateTime.of(LocalDateTime.of(2024, 3, 10, 2, 30), ny), overlap = ZonedDateTime.of(LocalDateTime.of(2024, 11, 3, 1, 30), ny);
        System.out.println(gap + " " + overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.withEarlierOffsetAtOverlap().toInstant());
        ZoneRules r = ny.getRules();
        for (ZoneOffsetTransition t : r.getTransitions().subList(0, 3)) System.out.println(t);
        System.out.println(r.nextTransition(Instant.EPOCH) + " " + r.previousTransition(Instant.parse("2024-06-01T00:00:00Z")) + " " + r.isDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")) + " " + r.getStandardOffset(Instant.EPOCH) + " " + r.getDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")) + r.getTransitionRules());
        System.out.println(r.getValidOffsets(LocalDateTime.of(2024, 11, 3, 1, 30)) + " " + r.getValidOffsets(LocalDateTime.of(2024, 3, 10, 2, 30)) + " " + r.getTransition(LocalDateTime.of(2024, 3, 10, 2, 30)));
        System.out.println(z.withZoneSameInstant(syd) + " " + z.withZoneSameLocal(kath) + " " + z.toOffsetDateTime() + " " + z.toInstant().atZone(ZoneOffset.ofHoursMinutes(-3, -30)));
        for (String s : new String[] {"Z", "UTC", "GMT+2", "UT-01:30", "+05:45", "-18:00", "Europe/Paris", "Asia/Tokyo"}) {
            ZoneId id = ZoneId.of(s);
            System.out.println(id + " " + id.getClass().getSimpleName() + " " + id.normalized() + " " + id.getRules().isFixedOffset() + " " + id.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + "/" + id.getDisplayName(TextStyle.SHORT, Locale.ENGLISH));
        }
        for (String s : new String[] {"Mars/Phobos", "+25:00", "GMT+2:3", "", "abc def"}) try {
            System.out.println(ZoneId.of(s));
        } catch (DateTimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
        DateTimeFormatter[] fs = {DateTimeFormatter.ISO_ZONED_DATE_TIME, DateTimeFormatter.RFC_1123_DATE_TIME, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.ofPattern("EEEE, d MMMM uuuu h:mm:ss a zzzz VV O xxx XX", Locale.US), DateTimeFormatter.ofPattern("E dd.MM.yy HH:mm 'Uhr' z", Locale.GERMANY), DateTimeFormatter.ofPattern("G yyyy QQQ w e c D A n N", Locale.UK), DateTimeFormatter.ofPattern("[yyyy][ HH]['x']SSSSSS ppppppH B".replace("B", ""), Locale.US), DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM).withLocale(Locale.UK), DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(Locale.FRANCE)};
        for (DateTimeFormatter f : fs) System.out.println(f.format(z) + "   <- " + f);
        for (String p : new String[] {"yyyyy", "b", "YYYY-'W'ww-e", "QQQQQ", "hh:mm", "LLLL", "'open", "[", "]", "#"}) try {
            System.out.println(p + " " + DateTimeFormatter.ofPattern(p, Locale.US).format(z));
        } catch (RuntimeException e) {
            System.out.println(p + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
        for (String s : new String[] {"2024-02-30", "2024-13-01", "2024-2-3", "garbage", "2023-02-29"}) try {
            System.out.println(LocalDate.parse(s));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage() + " @" + e.getErrorIndex() + " cause " + e.getCause());
        }
        DateTimeFormatter strict = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT), lenient = strict.withResolverStyle(ResolverStyle.LENIENT), smart = strict.withResolverStyle(ResolverStyle.SMART);
        System.out.println(LocalDate.parse("2024-02-31", lenient) + " " + LocalDate.parse("2023-02-31", smart));
        try {
            LocalDate.parse("2023-02-31", strict);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        DateTimeFormatter b = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("dd-MMM-yyyy").optionalStart().appendPattern(" HH:mm").optionalEnd().parseDefaulting(ChronoField.HOUR_OF_DAY, 7).parseDefaulting(ChronoField.MINUTE_OF_HOUR, 15).toFormatter(Locale.ENGLISH);
        System.out.println(LocalDateTime.parse("05-jAN-2021", b) + " " + LocalDateTime.parse("05-Dec-2021 23:01", b));
        System.out.println(Period.between(LocalDate.of(2020, 2, 29), LocalDate.of(2024, 3, 1)) + " " + Period.parse("P1Y14M-3W").normalized() + " " + Duration.between(z, z.plusMonths(1)) + " " + Duration.parse("PT-6H+3M7.089S") + " " + ChronoUnit.DAYS.between(z, z.plusYears(1)) + " " + ChronoUnit.HOURS.between(z, z.plusDays(1)) + " " + Duration.ofSeconds(-1, 1) + " " + Duration.ofMillis(-1500).toSeconds() + Duration.ofDays(2).plusNanos(1));
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d.plusYears(1) + " " + d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)) + " " + d.with(TemporalAdjusters.firstDayOfNextMonth()) + " " + d.with(TemporalAdjusters.next(DayOfWeek.THURSDAY)) + " " + d.with(TemporalAdjusters.nextOrSame(DayOfWeek.THURSDAY)) + " " + d.with(TemporalAdjusters.dayOfWeekInMonth(-2, DayOfWeek.MONDAY)) + " " + d.get(WeekFields.of(Locale.US).weekOfYear()) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.get(JulianFields.JULIAN_DAY) + " " + d.range(ChronoField.DAY_OF_MONTH) + " " + d.datesUntil(d.plusDays(9), Period.ofDays(3)).toList() + " " + YearMonth.from(d).lengthOfMonth() + Year.of(1900).isLeap() + MonthDay.from(d).isValidYear(2023));
        System.out.println(ThaiBuddhistDate.from(d) + " " + JapaneseDate.from(d) + " " + MinguoDate.from(d) + " " + HijrahDate.from(d) + " " + IsoChronology.INSTANCE.dateYearDay(2024, 60) + " " + Chronology.getAvailableChronologies().size());
        try {
            LocalTime.NOON.get(ChronoField.YEAR);
        } catch (DateTimeException e) {
            System.out.println(e);
        }
        try {
            LocalDate.MAX.plusDays(1);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Instant.MAX.plusNanos(1);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalDate.from(LocalTime.MIN);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            d.plus(1, ChronoUnit.HOURS);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalDate.of(2023, 2, 29);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Clock.fixed(Instant.EPOCH, ny) + " " + Clock.offset(Clock.fixed(Instant.EPOCH, ny), Duration.ofHours(3)).instant() + " " + OffsetTime.of(10, 15, 0, 0, ZoneOffset.MAX) + " " + Instant.ofEpochSecond(-1, 999_999_999) + " " + LocalTime.of(23, 59).plusMinutes(2) + " " + LocalTime.parse("10:15:30.5").truncatedTo(ChronoUnit.SECONDS) + " " + Instant.parse("2024-01-01T00:00:00.123456Z").truncatedTo(ChronoUnit.HALF_DAYS));
        System.out.println(TimeZone.getTimeZone(ny).getOffset(0) + " " + TimeZone.getTimeZone("Europe/Berlin").inDaylightTime(new Date(1720000000000L)) + " " + TimeZone.getTimeZone("Nowhere").getID() + " " + TimeZone.getTimeZone("GMT+5:30").getID() + TimeZone.getDefault().getDisplayName());
    }
}
