// expect: assertion
// args: 2
// larger: 3
// pair: TokenRing
// Nodes. A second token is put into the ring.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class TokenRingTwo {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        Semaphore[] token = new Semaphore[n];
        for (int i = 0; i < n; i++) {
            token[i] = new Semaphore(0);
        }
        AtomicInteger inside = new AtomicInteger();
        for (int i = 0; i < n; i++) {
            Semaphore mine = token[i], next = token[(i + 1) % n];
            new Thread(() -> {
                mine.acquireUninterruptibly();
                int now = inside.incrementAndGet();
                assert now == 1 : "two tokens"; //! assertion
                inside.decrementAndGet();
                next.release();
            }).start();
        }
        token[0].release();
        token[1].release();
    }
}
