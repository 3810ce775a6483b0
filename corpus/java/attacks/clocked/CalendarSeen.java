// expect: assertion
// A calendar is made after another thread has slept: what it shows is how late it is then.
import java.util.Calendar;

public class CalendarSeen {
    static volatile int begun;
    static volatile long late;

    public static void main(String[] args) throws InterruptedException {
        long early = Calendar.getInstance().getTimeInMillis();
        Thread other = new Thread(() -> {
            begun = 1;
            late = Calendar.getInstance().getTimeInMillis();
        });
        other.start();
        if (begun == 1) {
            Thread.sleep(5000);
            other.join();
            assert late - early < 4000;
        }
    }
}
