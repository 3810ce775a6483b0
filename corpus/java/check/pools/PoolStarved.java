// expect: deadlock
// args: 1
// larger: 2
// pair: PoolComposed
// Pool threads, and as many outer tasks. Each outer task waits for an inner task of the same pool, in which no thread is
// left to run it.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolStarved {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ExecutorService pool = Executors.newFixedThreadPool(n);
        CountDownLatch started = new CountDownLatch(n);
        for (int i = 0; i < n; i++) {
            pool.submit(() -> {
                started.countDown();
                started.await();
                return pool.submit(() -> 42).get(); //! deadlock
            });
        }
    }
}
