import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.chrono.*;
import java.util.*;
public class TimeCorners {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d.plusYears(1) + " " + d.with(TemporalAdjusters.firstInMonth(DayOfWeek.TUESDAY)) + " "
                + d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR)
                + d.isLeapYear() + d.lengthOfMonth());
        System.out.println(Period.between(LocalDate.of(1999,12,31), d) + " "
                + ChronoUnit.DAYS.between(LocalDate.EPOCH, d) + " " + Duration.ofSeconds(-3661, 5_000_000)
                + Duration.parse("P2DT3H4.5S").toMillis());
        ZonedDateTime z = ZonedDateTime.of(2024,3,31,1,59,59,0,ZoneId.of("Europe/Berlin"));
        System.out.println(z + " " + z.plusSeconds(1) + " " + z.plusDays(1) + " "
                + z.withZoneSameInstant(ZoneId.of("America/New_York")) + " " + z.toInstant() + z.getOffset());
        System.out.println(ZonedDateTime.of(2024,10,27,2,30,0,0,ZoneId.of("Europe/Berlin")).withLaterOffsetAtOverlap());
        for (String p : new String[]{"yyyy-MM-dd","EEE, d MMM yyyy","EEEE dd. MMMM uuuu","yy/M/d","QQQ yyyy","D","w","e","G","yyyyMMdd"}) System.out.println(p + " -> " + d.format(DateTimeFormatter.ofPattern(p, Locale.US)));
        LocalDateTime dt = LocalDateTime.of(2023, 7, 4, 15, 6, 7, 89_000_000);
        for (String p : new String[]{"HH:mm:ss.SSS","hh:mm a","h 'o''clock' a","H:m:s n","A","kk:KK","[HH][ss]","ppppH", "B"}) try {
            System.out.println(p + " -> " + dt.format(DateTimeFormatter.ofPattern(p, Locale.US)));
        } catch (Exception e) {
            System.out.println(p + e);
        }
        System.out.println(z.format(DateTimeFormatter.RFC_1123_DATE_TIME) + " "
                + z.format(DateTimeFormatter.ISO_WEEK_DATE) + " " + dt.format(DateTimeFormatter.BASIC_ISO_DATE)
                + z.format(DateTimeFormatter.ISO_OFFSET_DATE_TIME));
        System.out.println(z.format(DateTimeFormatter.ofPattern("VV z zzzz O XXX xx Z", Locale.US)));
        for (FormatStyle fs : FormatStyle.values()) System.out.println(d.format(DateTimeFormatter.ofLocalizedDate(fs).withLocale(Locale.US)) + " / " + d.format(DateTimeFormatter.ofLocalizedDate(fs).withLocale(Locale.GERMANY)) + " / " + d.format(DateTimeFormatter.ofLocalizedDate(fs).withLocale(Locale.FRANCE)));
        for (String bad : new String[]{"2024-02-30","2024-13-01","abc","2024-1-1"}) try {
            System.out.println(LocalDate.parse(bad));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage() + " @" + e.getErrorIndex() + " " + e.getCause());
        }
        try {
            LocalDate.of(2023,2,29);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(YearMonth.of(2024,2).atEndOfMonth() + " " + Year.of(2100).isLeap()
                + MonthDay.of(2,29).isValidYear(2023) + " " + DayOfWeek.MONDAY.plus(10)
                + Month.JANUARY.minus(1).getDisplayName(TextStyle.SHORT, Locale.FRENCH));
        System.out.println(JapaneseDate.of(2024,5,1) + " " + ThaiBuddhistDate.from(d) + " " + HijrahDate.from(d)
                + " " + MinguoDate.from(d));
        System.out.println(Instant.ofEpochMilli(1234567890123L) + " "
                + Instant.parse("2007-12-03T10:15:30.00Z").truncatedTo(ChronoUnit.HOURS)
                + OffsetDateTime.of(dt, ZoneOffset.ofHoursMinutes(5,30)));
        System.out.println(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC) + " "
                + LocalDate.now(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC)));
        System.out.println(new DateTimeFormatterBuilder().appendPattern("dd/MM/uuuu").parseDefaulting(ChronoField.HOUR_OF_DAY, 3).toFormatter().withResolverStyle(ResolverStyle.STRICT).parse("01/02/2003"));
        System.out.println(ValueRange.of(1, 28, 31) + " " + d.range(ChronoField.DAY_OF_MONTH)
                + WeekFields.of(Locale.US).getFirstDayOfWeek() + WeekFields.ISO);
        System.out.println(TimeZone.getTimeZone("Asia/Tokyo").getRawOffset() + " "
                + ZoneId.of("Asia/Kolkata").getRules().getOffset(Instant.EPOCH) + " "
                + ZoneId.getAvailableZoneIds().size()/100);
    }
}
