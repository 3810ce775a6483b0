// expect: assertion
// large: no end within seconds
// A pool tells a subclass before it runs a task.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class PoolBefore {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()) {
                protected void afterExecute(Runnable task, Throwable why) {
                    work();
                }
            };
            pool.execute(() -> { });
            pool.shutdown();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(PoolBefore::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
