// expect: verified
// args: 1 1
// larger: 2 2
// spins
// pair: PoolLeaked
// Threads, tasks. shutdown() lets the queued tasks run; the main thread asks again when its time is over.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoolShutDown {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[0]));
        AtomicInteger done = new AtomicInteger();
        int tasks = Integer.parseInt(args[1]);
        for (int i = 0; i < tasks; i++) {
            pool.execute(done::incrementAndGet);
        }
        pool.shutdown();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.yield();
        }
        assert done.get() == tasks;
    }
}
