// expect: verified
// pair: DelayedAssumption
// A task of a ScheduledThreadPoolExecutor: get() waits for it, however long that takes.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class DelayedTask {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
        ScheduledFuture<Integer> answer = pool.schedule(() -> 42, 5, TimeUnit.MILLISECONDS);
        int value = answer.get();
        pool.shutdown();
        assert value == 42;
    }
}
