// expect: verified
// args: 1
// pair: PoolStarved
// Pool threads. The inner task is submitted by the outer one, but waited for by the main thread; the pool is shut down.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolComposed {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
        Future<Future<Integer>> outer = pool.submit(() -> pool.submit(() -> 42));
        int answer = outer.get().get();
        pool.shutdown();
        assert answer == 42;
    }
}
