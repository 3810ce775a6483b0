// expect: assertion
// pair: DelayedTask
// "The task runs after 1 ms, so after 20 ms it has run": a delay is a lower bound only.
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class DelayedAssumption {
    static volatile boolean ran;

    public static void main(String[] args) throws InterruptedException {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        pool.schedule(() -> ran = true, 1, TimeUnit.MILLISECONDS);
        Thread.sleep(20);
        boolean seen = ran;
        pool.shutdown();
        assert seen : "the task was late"; //! assertion
    }
}
