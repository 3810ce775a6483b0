// expect: assertion
// large: no end within seconds
// A pool makes its threads by a factory of the program.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class FactoryOfPool {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            ExecutorService pool = Executors.newSingleThreadExecutor(task -> {
                work();
                return new Thread(task);
            });
            pool.execute(() -> { });
            pool.shutdown();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(FactoryOfPool::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
