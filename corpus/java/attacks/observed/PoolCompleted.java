// expect: assertion
// A pool counts a task a little after it is done.
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolCompleted {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Future<?> task = pool.submit(() -> { });
        task.get();
        assert pool.getCompletedTaskCount() == 1; //! assertion
        pool.shutdown();
    }
}
