import java.util.*;
import java.util.concurrent.TimeUnit;

public class DateLegacy {
    public static void main(String[] args) {
        Date d = new Date(1_000_000_000_000L);
        System.out.println(d.getTime() + " " + d.toInstant() + " " + d.before(new Date(0)) + d.compareTo(new Date(1_000_000_000_000L)) + d.equals(new Date(1_000_000_000_000L)) + " " + d.hashCode());
        System.out.println(d);
        Calendar c = Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.US);
        c.setTimeInMillis(0);
        c.add(Calendar.DAY_OF_YEAR, 400);
        c.set(Calendar.HOUR_OF_DAY, 25);
        System.out.println(c.get(Calendar.YEAR) + "-" + (c.get(Calendar.MONTH) + 1) + "-" + c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.HOUR) + " " + c.getTimeInMillis());
        System.out.println(TimeUnit.DAYS.toMillis(3) + " " + TimeUnit.NANOSECONDS.toSeconds(5_000_000_000L) + " " + TimeZone.getTimeZone("UTC").getRawOffset() + " " + new GregorianCalendar(2000, Calendar.FEBRUARY, 29).isLeapYear(2000));
    }
}
