// expect: assertion
// The text of a semaphore tells its permits.
import java.util.concurrent.Semaphore;

public class SemaphoreText {
    static volatile int x;
    static final Semaphore PERMITS = new Semaphore(1);

    static void other() {
        try {
            PERMITS.acquire();
            x = 1;
            PERMITS.release();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SemaphoreText::other);
        other.start();
        if (x == 1) {
            assert PERMITS.toString().endsWith("[Permits = 1]"); //! assertion
        }
        other.join();
    }
}
