// expect: assertion
// How long the machine is up is a look at the clock.
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;

public class UptimeSeen {
    static volatile int begun;
    static volatile long late;

    public static void main(String[] args) throws InterruptedException {
        RuntimeMXBean bean = ManagementFactory.getRuntimeMXBean();
        long early = bean.getUptime();
        Thread other = new Thread(() -> {
            begun = 1;
            late = bean.getUptime();
        });
        other.start();
        if (begun == 1) {
            Thread.sleep(5000);
            other.join();
            assert late - early < 4000;
        }
    }
}
