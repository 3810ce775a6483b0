import java.time.*;

public class AgeAndWeekdays {
    public static void main(String[] args) {
        LocalDate b = LocalDate.of(1990, 5, 17), n = LocalDate.of(2024, 5, 16);
        System.out.println(Period.between(b, n).getYears() + " " + b.getDayOfWeek() + " " + n.minusDays(n.getDayOfWeek().getValue() - 1) + " " + java.time.temporal.ChronoUnit.DAYS.between(b, n) + " " + b.withYear(2024).isAfter(n));
        int wd = 0;
        for (LocalDate d = LocalDate.of(2024, 2, 1); d.getMonthValue() == 2; d = d.plusDays(1)) if (d.getDayOfWeek().getValue() < 6) wd++;
        System.out.println(wd + " " + LocalTime.of(22, 30).plusHours(3) + " " + Duration.between(LocalTime.of(9, 15), LocalTime.of(17, 0)));
    }
}
