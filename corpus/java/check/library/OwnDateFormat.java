// expect: verified
// pair: SharedDateFormat
// Each thread makes its own format; what lies behind it (zones, symbols) is shared and does not matter.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class OwnDateFormat {
    static final String[] YEARS = new String[2];

    static String year(long days) {
        SimpleDateFormat format = new SimpleDateFormat("yyyy");
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        return format.format(new Date(86_400_000L * days));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(() -> YEARS[0] = year(0));
        first.start();
        YEARS[1] = year(400);
        first.join();
        assert YEARS[0].equals("1970") : YEARS[0];
        assert YEARS[1].equals("1971") : YEARS[1];
    }
}
