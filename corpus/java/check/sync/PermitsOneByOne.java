// expect: deadlock
// args: 2
// larger: 3
// pair: PermitsAtOnce
// Permits, and as many threads, each of which needs all permits and takes them one by one.
import java.util.concurrent.Semaphore;

public class PermitsOneByOne {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Semaphore permits = new Semaphore(n);
        for (int i = 0; i < n; i++) {
            new Thread(() -> {
                for (int j = 0; j < n; j++) {
                    permits.acquireUninterruptibly(); //! deadlock
                }
                permits.release(n);
            }).start();
        }
    }
}
