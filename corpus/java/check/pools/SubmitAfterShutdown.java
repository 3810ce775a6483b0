// expect: exception java.util.concurrent.RejectedExecutionException
// pair: PoolShutDown
// One thread shuts the pool down while another still submits.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class SubmitAfterShutdown {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        new Thread(pool::shutdown).start();
        pool.execute(() -> {}); //! exception
    }
}
