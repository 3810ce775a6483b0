import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Tasks of a pool that add to a counter without a lock. Arguments: threads, tasks. */
public class PoolCounter {
    private static int count;

    public static void main(String[] args) throws InterruptedException {
        int tasks = Integer.parseInt(args[1]);
        ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
        for (int i = 0; i < tasks; i++) {
            pool.execute(() -> count++);
        }
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
        assert count == tasks : count;
    }
}
