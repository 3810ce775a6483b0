// expect: assertion
// pair: FoundException
// submit() keeps a task's exception in the Future, which nobody asks: the failure goes unnoticed.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LostException {
    static volatile boolean saved;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.submit(() -> {
            save(null);
        });
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.HOURS)) {
            assert saved : "nobody noticed"; //! assertion
        }
    }

    static void save(String text) {
        if (text.length() >= 0) {
            saved = true;
        }
    }
}
