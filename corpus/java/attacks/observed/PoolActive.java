// expect: assertion
// A worker counts as active for a while after its task is done.
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolActive {
    public static void main(String[] args) throws Exception {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Future<?> task = pool.submit(() -> { });
        task.get();
        assert pool.getActiveCount() == 0; //! assertion
        pool.shutdown();
    }
}
