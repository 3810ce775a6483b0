import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.time.chrono.*;
import java.time.zone.*;
public class FormatsAndChronologies {
    static void t(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch(Exception e) {
            System.out.println(e.getClass().getName()+": "+e.getMessage()+(e.getCause()!=null?" / "+e.getCause().getMessage():""));
        }
    }
    public static void main(String[] a) {
        LocalDate d=LocalDate.of(2024,2,29);
        LocalDateTime dt=LocalDateTime.of(2023,12,31,23,59,59,123456789);
        ZonedDateTime z=dt.atZone(ZoneId.of("Europe/Paris"));
        for(String p:new String[]{"yyyy-MM-dd","dd/MM/yy","EEEE, d MMMM uuuu","EEE MMM dd HH:mm:ss yyyy","hh:mm a","h 'o''clock' a","HH:mm:ss.SSS","n","D","Q","QQQ","QQQQ","w W","e c","G GGGG","yyyyMMdd'T'HHmmssSSSSSS","MMMMM EEEEE","k K","A N","B","YYYY-'W'ww-e"}) t(()->p+" => "+dt.format(DateTimeFormatter.ofPattern(p,Locale.ENGLISH)));
        for(String p:new String[]{"VV","z","zzzz","O","OOOO","X","XX","XXX","x","Z","ZZZZ","ZZZZZ","v"}) t(()->p+" => "+z.format(DateTimeFormatter.ofPattern(p,Locale.ENGLISH)));
        for(DateTimeFormatter f:List.of(DateTimeFormatter.ISO_DATE_TIME,DateTimeFormatter.ISO_OFFSET_DATE_TIME,DateTimeFormatter.RFC_1123_DATE_TIME,DateTimeFormatter.ISO_WEEK_DATE,DateTimeFormatter.ISO_ORDINAL_DATE,DateTimeFormatter.BASIC_ISO_DATE,DateTimeFormatter.ISO_INSTANT,DateTimeFormatter.ISO_LOCAL_TIME)) t(()->z.format(f));
        for(FormatStyle s:FormatStyle.values()) {
            t(()->s+" "+z.format(DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.US)));
            t(()->s+" "+z.format(DateTimeFormatter.ofLocalizedDateTime(s).withLocale(Locale.US)));
            t(()->s+" "+z.format(DateTimeFormatter.ofLocalizedDate(s).withLocale(Locale.GERMANY)));
        }
        t(()->LocalDate.parse("2024-13-01"));
        t(()->LocalDate.parse("31/12/2020",DateTimeFormatter.ofPattern("dd/MM/yyyy")));
        t(()->LocalDate.of(2023,2,29));
        t(()->LocalTime.parse("25:00"));
        t(()->LocalDate.parse("x"));
        t(()->LocalDateTime.parse("2024-01-01T10:00").plusMinutes(90));
        t(()->d.plusYears(1)+" "+d.minusMonths(1)+" "+d.withDayOfYear(60)+" "+d.isLeapYear()+" "+d.lengthOfMonth()+" "+d.getDayOfWeek()+" "+d.getDayOfYear());
        t(()->d.with(TemporalAdjusters.firstDayOfNextMonth())+" "+d.with(TemporalAdjusters.next(DayOfWeek.MONDAY))+" "+d.with(TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY)));
        t(()->Period.between(LocalDate.of(2000,1,31),d)+" "+ChronoUnit.DAYS.between(LocalDate.EPOCH,d)+" "+Duration.between(dt,dt.plusDays(2).plusNanos(5))+" "+Period.parse("P1Y2M3W4D").normalized()+" "+Duration.parse("PT36H61M").toDaysPart());
        t(()->Duration.ofMillis(-1500)+" "+Duration.ofSeconds(3661).toMinutes()+" "+Duration.ZERO+" "+Duration.ofDays(1).plusMillis(1).toString()+" "+Duration.ofSeconds(100).dividedBy(Duration.ofSeconds(7)));
        t(()->Instant.ofEpochSecond(1700000000L,5)+" "+Instant.EPOCH.plus(1,ChronoUnit.DAYS)+" "+Instant.parse("2020-01-01T00:00:00.5Z").toEpochMilli()+" "+Instant.MAX+" "+Instant.MIN);
        t(()->z.withZoneSameInstant(ZoneId.of("America/New_York"))+" "+z.toOffsetDateTime()+" "+z.toInstant()+" "+z.getOffset());
        t(()->ZonedDateTime.of(2024,3,31,2,30,0,0,ZoneId.of("Europe/Berlin"))+" "+ZonedDateTime.of(2024,10,27,2,30,0,0,ZoneId.of("Europe/Berlin")).plusHours(1));
        t(()->ZoneId.of("Europe/London").getRules().getTransition(LocalDateTime.of(2024,3,31,1,30)));
        t(()->ZoneOffset.ofHoursMinutes(5,30)+" "+ZoneOffset.of("-03:00").getTotalSeconds());
        t(()->ZoneId.of("Nope/Zone"));
        t(()->YearMonth.of(2024,2).atEndOfMonth()+" "+Year.of(2100).isLeap()+" "+MonthDay.of(2,29).isValidYear(2023)+" "+Month.of(5).plus(9)+" "+DayOfWeek.of(1).minus(1)+" "+Month.MAY.getDisplayName(TextStyle.SHORT,Locale.FRENCH)+" "+DayOfWeek.FRIDAY.getDisplayName(TextStyle.FULL,Locale.GERMAN));
        t(()->d.get(ChronoField.ALIGNED_WEEK_OF_YEAR)+" "+d.get(WeekFields.ISO.weekOfWeekBasedYear())+" "+d.get(IsoFields.QUARTER_OF_YEAR)+" "+d.range(ChronoField.DAY_OF_MONTH)+" "+d.get(JulianFields.JULIAN_DAY.isDateBased()?ChronoField.YEAR:ChronoField.ERA)+" "+d.getLong(JulianFields.MODIFIED_JULIAN_DAY));
        t(()->d.datesUntil(d.plusDays(3)).toList());
        t(()->dt.truncatedTo(ChronoUnit.HOURS)+" "+dt.toLocalTime()+" "+LocalTime.MIDNIGHT+" "+LocalTime.of(10,5).minusHours(11)+" "+LocalTime.NOON.isAfter(LocalTime.MIN));
        t(()->d.compareTo(LocalDate.of(2023,1,1))+" "+d.hashCode()+" "+dt.hashCode()+" "+d.equals(LocalDate.parse("2024-02-29")));
        t(()->d.get(ChronoField.HOUR_OF_DAY));
        t(()->Clock.fixed(Instant.EPOCH,ZoneOffset.UTC)+" "+LocalDate.now(Clock.fixed(Instant.EPOCH,ZoneOffset.UTC)));
        t(()->new DateTimeFormatterBuilder().appendPattern("yyyy").optionalStart().appendLiteral('-').appendValue(ChronoField.MONTH_OF_YEAR,2).optionalEnd().parseDefaulting(ChronoField.MONTH_OF_YEAR,1).parseDefaulting(ChronoField.DAY_OF_MONTH,1).toFormatter().parse("2021",LocalDate::from));
        t(()->DateTimeFormatter.ofPattern("yyyy-MM-dd[ HH:mm]"));
        t(()->DateTimeFormatter.ofPattern("bad{"));
        t(()->JapaneseDate.from(d)+" "+ThaiBuddhistDate.from(d)+" "+MinguoDate.from(d)+" "+HijrahDate.from(d));
        t(()->DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT).parse("2023-02-30"));
        t(()->OffsetDateTime.parse("2007-12-03T10:15:30+01:00").toEpochSecond()+" "+OffsetTime.of(1,2,3,4,ZoneOffset.UTC));
        t(()->dt.until(dt.plusYears(3),ChronoUnit.MONTHS)+" "+ChronoUnit.DECADES+" "+ChronoField.values().length+" "+IsoChronology.INSTANCE.dateYearDay(2024,366));
        t(()->LocalDate.parse("3 Mar 2021",DateTimeFormatter.ofPattern("d MMM yyyy",Locale.ENGLISH))+" "+LocalTime.parse("02:30 PM",DateTimeFormatter.ofPattern("hh:mm a",Locale.ENGLISH)));
        t(()->DateTimeFormatter.ISO_DATE+" | "+DateTimeFormatter.ofPattern("dd MMM"));
        t(()->TimeZone.getTimeZone("America/Los_Angeles").getOffset(0L)+" "+TimeZone.getDefault().getID()+" "+ZoneId.systemDefault()+" "+TimeZone.getTimeZone("GMT+3").getDisplayName(Locale.US));
        t(()->ZoneId.SHORT_IDS.get("EST")+" "+ZoneId.getAvailableZoneIds().contains("Asia/Tokyo"));
    }
}
