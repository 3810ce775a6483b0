// expect: assertion
// until: 20
// Without a common pool of at least two a future runs in a thread of its own.
import java.util.concurrent.CompletableFuture;

public class ParallelismOfFutures {
    static volatile boolean isPooled;

    public static void main(String[] args) throws Exception {
        System.setProperty("java.util.concurrent.ForkJoinPool.common.parallelism", "1");
        CompletableFuture.runAsync(() -> isPooled = Thread.currentThread().getClass() != Thread.class).get();
        assert isPooled; //! assertion
    }
}
