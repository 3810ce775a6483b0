// expect: verified
// args: 2
// larger: 3
// pair: SemaphoreDoubleRelease
// Threads. A binary semaphore, released once on every path.
import java.util.concurrent.Semaphore;

public class SemaphoreMutex {
    static int inside;

    public static void main(String[] args) {
        Semaphore mutex = new Semaphore(1);
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(() -> {
                mutex.acquireUninterruptibly();
                try {
                    inside++;
                    assert inside == 1;
                    inside--;
                } finally {
                    mutex.release();
                }
            }).start();
        }
    }
}
