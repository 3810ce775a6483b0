// expect: assertion
// A format of dates looks at the clock when it is made.
import java.text.SimpleDateFormat;
import java.util.Date;

public class FormatSeen {
    static volatile int begun;
    static volatile Date late;

    public static void main(String[] args) throws InterruptedException {
        Date early = new SimpleDateFormat("yy").get2DigitYearStart();
        Thread other = new Thread(() -> {
            begun = 1;
            late = new SimpleDateFormat("yy").get2DigitYearStart();
        });
        other.start();
        if (begun == 1) {
            Thread.sleep(86_400_000L);
            other.join();
            assert late.getTime() - early.getTime() < 40_000_000L;
        }
    }
}
