import java.time.*;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

public class InstantsAndDurations {
    public static void main(String[] args) {
        Instant i = Instant.ofEpochSecond(1_000_000_000L, 123_456_789);
        System.out.println(i + " " + i.plusMillis(1) + " " + i.toEpochMilli() + " " + Instant.EPOCH + " " + i.truncatedTo(ChronoUnit.DAYS) + " " + Instant.parse("2020-01-01T00:00:00Z").getEpochSecond() + " " + i.isAfter(Instant.EPOCH) + " " + Instant.ofEpochMilli(-1));
        Duration d = Duration.ofSeconds(3725, 500_000_000);
        System.out.println(d + " " + d.toMinutes() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart() + " " + d.negated() + " " + d.multipliedBy(3) + " " + d.dividedBy(7) + " " + Duration.ZERO + " " + Duration.ofDays(2).plusHours(1) + " " + Duration.parse("PT1H30M").getSeconds() + " " + Duration.ofMillis(-1500) + " " + d.compareTo(Duration.ofHours(1)) + " " + Duration.between(Instant.EPOCH, i).toDays() + " " + d.dividedBy(Duration.ofMinutes(1)));
        ZonedDateTime z = i.atZone(ZoneOffset.UTC);
        System.out.println(z + " " + z.getDayOfWeek() + " " + z.toLocalDateTime() + " " + z.withZoneSameInstant(ZoneOffset.ofHours(-5)) + " " + z.format(DateTimeFormatter.RFC_1123_DATE_TIME) + " " + z.format(DateTimeFormatter.ISO_INSTANT) + " " + ZonedDateTime.of(2020, 1, 1, 0, 0, 0, 0, ZoneId.of("UTC")));
        OffsetDateTime o = OffsetDateTime.of(2021, 6, 15, 12, 0, 0, 0, ZoneOffset.ofHoursMinutes(5, 30));
        System.out.println(o + " " + o.toInstant() + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + OffsetDateTime.parse("2021-06-15T12:00:00-03:00").isAfter(o) + " " + ZoneOffset.of("+02:00").getTotalSeconds());
        ZoneId paris = ZoneId.of("Europe/Paris"), ny = ZoneId.of("America/New_York");
        ZonedDateTime spring = ZonedDateTime.of(2024, 3, 31, 1, 30, 0, 0, paris);
        System.out.println(spring + " " + spring.plusHours(1) + " " + spring.plusDays(1) + " " + spring.withZoneSameInstant(ny) + " " + paris.getRules().isDaylightSavings(Instant.parse("2024-07-01T00:00:00Z")) + " " + Duration.between(spring, spring.plusDays(1)));
        System.out.println(ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, paris) + " " + ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, paris).withLaterOffsetAtOverlap());
        Clock c = Clock.fixed(i, ZoneOffset.UTC);
        System.out.println(Instant.now(c) + " " + LocalDate.now(c) + " " + c.millis() + " " + Clock.offset(c, Duration.ofDays(1)).instant());
        try {
            Duration.parse("1h");
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            ZoneId.of("Mars/Base");
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Instant.MAX.plusSeconds(1);
        } catch (DateTimeException | ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ChronoUnit.HOURS.between(LocalDateTime.of(2020, 1, 1, 0, 0), LocalDateTime.of(2020, 3, 1, 12, 30)) + " " + ChronoUnit.DAYS.getDuration() + " " + LocalDateTime.ofEpochSecond(0, 0, ZoneOffset.UTC) + " " + LocalDateTime.ofInstant(i, ZoneOffset.MAX));
    }
}
