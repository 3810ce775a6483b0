// expect: assertion
// pair: OwnDateFormat
// A date format keeps the date it works on in itself: two threads that share one get each other's dates.
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.TimeZone;

public class SharedDateFormat {
    static final SimpleDateFormat FORMAT = new SimpleDateFormat("yyyy");
    static final String[] YEARS = new String[2];

    public static void main(String[] args) throws InterruptedException {
        FORMAT.setTimeZone(TimeZone.getTimeZone("UTC"));
        Thread first = new Thread(() -> YEARS[0] = FORMAT.format(new Date(0)));
        Thread second = new Thread(() -> YEARS[1] = FORMAT.format(new Date(86_400_000L * 400)));
        first.start();
        second.start();
        first.join();
        second.join();
        assert YEARS[0].equals("1970") : YEARS[0]; //! assertion
        assert YEARS[1].equals("1971") : YEARS[1]; //! assertion
    }
}
