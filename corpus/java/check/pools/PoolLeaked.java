// expect: deadlock
// pair: PoolShutDown
// The executor is never shut down: its thread waits for tasks for ever and keeps the program alive.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolLeaked {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> {}); //! deadlock
    }
}
