// expect: assertion
// The text of a pool tells how many tasks it has completed; a task is done a little earlier.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolText {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Future<?> task = pool.submit(() -> { });
        task.get();
        assert pool.toString().contains("completed tasks = 1"); //! assertion
        pool.shutdown();
    }
}
