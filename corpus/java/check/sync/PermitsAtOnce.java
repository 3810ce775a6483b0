// expect: verified
// args: 2
// larger: 3
// pair: PermitsOneByOne
// Permits, and as many threads, each of which takes all permits at once: they exclude each other.
import java.util.concurrent.Semaphore;

public class PermitsAtOnce {
    static int inside;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Semaphore permits = new Semaphore(n);
        for (int i = 0; i < n; i++) {
            new Thread(() -> {
                permits.acquireUninterruptibly(n);
                inside++;
                assert inside == 1;
                inside--;
                permits.release(n);
            }).start();
        }
    }
}
