import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;
public class BankMonths {
    enum Kind {
        DEPOSIT('+') {
            BigDecimal apply(BigDecimal b, BigDecimal a) {
                return b.add(a);
            }
        }, WITHDRAW('-') {
            BigDecimal apply(BigDecimal b, BigDecimal a) {
                if (b.compareTo(a) < 0) throw new InsufficientFunds(b, a);
                return b.subtract(a);
            }
        }, FEE('!') {
            BigDecimal apply(BigDecimal b, BigDecimal a) {
                return b.subtract(a);
            }
        };
        final char sign;
        Kind(char c) {
            sign = c;
        }
        abstract BigDecimal apply(BigDecimal b, BigDecimal a);
        static Optional<Kind> of(char c) {
            return Arrays.stream(values()).filter(k -> k.sign == c).findAny();
        }
    }
    static class InsufficientFunds extends RuntimeException {
        InsufficientFunds(BigDecimal b, BigDecimal a) {
            super(String.format(Locale.US, "need %,.2f have %,.2f", a, b));
        }
    }
    record Tx(int id, Kind kind, BigDecimal amount, LocalDateTime when) {
        private static int next = 1000;
        Tx(Kind k, String a, LocalDateTime w) {
            this(next++, k, new BigDecimal(a), w);
        }
        Tx {
            Objects.requireNonNull(kind);
            if (amount.signum() <= 0) throw new IllegalArgumentException("amount must be positive: " + amount);
        }
    }
    static abstract sealed class Account permits Savings, Checking {
        private static int seq = 1;
        protected BigDecimal balance = BigDecimal.ZERO;
        final String id = getClass().getSimpleName().charAt(0) + String.format("%03d", seq++);
        final List<Tx> log = new ArrayList<>();
        void post(Tx t) {
            balance = t.kind().apply(balance, t.amount()).setScale(2, RoundingMode.HALF_EVEN);
            log.add(t);
        }
        abstract BigDecimal interest(Period p);
        @Override public String toString() {
            return "%s[%s, %d tx]".formatted(id, balance.toPlainString(), log.size());
        }
    }
    static final class Savings extends Account {
        BigDecimal interest(Period p) {
            return balance.multiply(new BigDecimal("0.0175")).multiply(BigDecimal.valueOf(p.toTotalMonths())).divide(BigDecimal.valueOf(12), 2, RoundingMode.HALF_UP);
        }
    }
    static final class Checking extends Account {
        BigDecimal interest(Period p) {
            return BigDecimal.ZERO;
        }
        @Override void post(Tx t) {
            super.post(t);
            if (t.kind() == Kind.WITHDRAW && balance.compareTo(new BigDecimal("100")) < 0) super.post(new Tx(Kind.FEE, "1.50", t.when().plusSeconds(1)));
        }
    }
    public static void main(String[] args) {
        LocalDateTime t0 = LocalDateTime.of(2024, 1, 31, 9, 30);
        Account s = new Savings(), c = new Checking();
        List<Account> all = List.of(s, c);
        s.post(new Tx(Kind.DEPOSIT, "1234.567", t0));
        c.post(new Tx(Kind.DEPOSIT, "150", t0.plusMonths(1)));
        c.post(new Tx(Kind.WITHDRAW, "99.995", t0.plusMonths(1).plusDays(1)));
        try {
            c.post(new Tx(Kind.WITHDRAW, "1000000", t0));
        } catch (InsufficientFunds e) {
            System.out.println(e.getMessage());
        }
        try {
            new Tx(Kind.FEE, "-1", t0);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        System.out.println(all);
        System.out.println(s.interest(Period.of(1, 5, 20)) + " " + c.interest(Period.ZERO));
        DateTimeFormatter f = DateTimeFormatter.ofPattern("EEE dd-MMM-uuuu hh:mm:ss a", Locale.US);
        all.stream().flatMap(a -> a.log.stream()).sorted(Comparator.comparing(Tx::when).thenComparing(Tx::id, Comparator.reverseOrder())).forEach(t -> System.out.printf("%5d %c%10s %s%n", t.id(), t.kind().sign, t.amount(), f.format(t.when())));
        System.out.println(Kind.of('?') + " " + Kind.of('-') + " " + Kind.FEE.getClass() + Kind.FEE.getDeclaringClass());
        Map<YearMonth, BigDecimal> by = all.stream().flatMap(a -> a.log.stream()).collect(Collectors.groupingBy(t -> YearMonth.from(t.when()), TreeMap::new, Collectors.mapping(Tx::amount, Collectors.reducing(BigDecimal.ZERO, BigDecimal::add))));
        System.out.println(by);
        LocalDate d = LocalDate.of(2024, 2, 29);
        for (TemporalAdjuster a : List.of(TemporalAdjusters.firstDayOfNextMonth(), TemporalAdjusters.lastDayOfYear(), TemporalAdjusters.next(DayOfWeek.MONDAY), TemporalAdjusters.previousOrSame(DayOfWeek.THURSDAY), TemporalAdjusters.dayOfWeekInMonth(-1, DayOfWeek.SUNDAY), (TemporalAdjuster) x -> x.plus(1, ChronoUnit.DECADES))) System.out.print(d.with(a) + " ");
        System.out.println();
        System.out.println(d.plusYears(1) + " " + d.minusYears(4) + " " + ChronoUnit.DAYS.between(d, LocalDate.of(2025, 3, 1)) + " " + Period.between(d, LocalDate.of(2025, 3, 1)) + " " + d.until(LocalDate.of(2020, 1, 1)) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + d.get(WeekFields.of(Locale.US).weekOfYear()) + d.getLong(ChronoField.EPOCH_DAY) + d.get(JulianFields.JULIAN_DAY.isSupportedBy(d) ? ChronoField.DAY_OF_YEAR : ChronoField.DAY_OF_YEAR) + d.isLeapYear() + d.lengthOfMonth() + d.datesUntil(d.plusDays(3)).toList());
        System.out.println(Duration.between(t0, t0.plusDays(1).plusNanos(5)) + " " + Duration.ofSeconds(-3661, 5_000_000) + Duration.parse("PT-1H30M5.5S").negated() + Duration.ofMinutes(135).toHoursPart() + Duration.ofMillis(1500).multipliedBy(3).dividedBy(Duration.ofSeconds(1)) + Period.parse("P1Y2M3W4D").normalized() + Period.ofMonths(14).normalized());
        for (String bad : List.of("2024-13-01", "2023-02-29", "24-01-01", "2024-1-1", "", "2024-02-30T10:00")) try {
            System.out.println(LocalDate.parse(bad));
        } catch (DateTimeParseException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalTime.of(25, 0);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            d.get(ChronoField.HOUR_OF_DAY);
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalDate.from(LocalTime.NOON);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(DateTimeFormatter.ofPattern("yyyy/M/d[ HH:mm][:ss]").parse("2024/3/5 07:08", LocalDateTime::from) + " " + LocalDate.parse("20240305", DateTimeFormatter.BASIC_ISO_DATE) + DateTimeFormatter.ISO_WEEK_DATE.format(d) + DateTimeFormatter.ISO_ORDINAL_DATE.format(d) + DateTimeFormatter.RFC_1123_DATE_TIME.format(t0.atOffset(ZoneOffset.ofHours(2))) + new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("dMMMyy").toFormatter(Locale.ENGLISH).parse("5jAN24").get(ChronoField.MONTH_OF_YEAR) + DateTimeFormatter.ofLocalizedDate(FormatStyle.FULL).withLocale(Locale.US).format(d) + DateTimeFormatter.ofLocalizedDate(FormatStyle.SHORT).withLocale(Locale.UK).format(d) + DateTimeFormatter.ofPattern("QQQQ q w e EEEEE LLLL n A", Locale.US).format(t0));
        ZonedDateTime z = ZonedDateTime.of(2024, 3, 31, 1, 30, 0, 0, ZoneId.of("Europe/Berlin"));
        System.out.println(z.plusHours(1) + " " + z.plusDays(0).withHour(2) + z.toInstant() + z.withZoneSameInstant(ZoneId.of("Asia/Kolkata")) + ZoneId.of("Europe/Berlin").getRules().getTransition(LocalDateTime.of(2024, 3, 31, 2, 30)) + Instant.ofEpochSecond(1_000_000_000).truncatedTo(ChronoUnit.HOURS) + OffsetDateTime.parse("2020-01-01T00:00:00+05:30").toInstant() + Year.of(1900).isLeap() + MonthDay.of(2, 29).isValidYear(2023) + DayOfWeek.MONDAY.minus(15) + Month.of(12).plus(3).getDisplayName(TextStyle.SHORT, Locale.US) + Clock.fixed(Instant.EPOCH, ZoneOffset.UTC).millis() + java.time.chrono.JapaneseDate.of(2024, 5, 1) + java.time.chrono.HijrahDate.from(d) + java.time.chrono.ThaiBuddhistDate.from(d) + java.time.chrono.MinguoDate.from(d));
    }
}
