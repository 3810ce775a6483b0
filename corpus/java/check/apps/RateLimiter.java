// expect: verified
// args: 2 1
// larger: 3 2
// pair: RateLimiterLeaky
// Clients, limit. A token is taken by compareAndSet, or there is none.
import java.util.concurrent.atomic.AtomicInteger;

public class RateLimiter {
    static final AtomicInteger tokens = new AtomicInteger();

    static boolean acquire() {
        while (true) {
            int left = tokens.get();
            if (left == 0) {
                return false;
            }
            if (tokens.compareAndSet(left, left - 1)) {
                return true;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int limit = Integer.parseInt(args[1]);
        tokens.set(limit);
        AtomicInteger admitted = new AtomicInteger();
        Thread[] clients = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                if (acquire()) {
                    admitted.incrementAndGet();
                }
            });
            clients[i].start();
        }
        for (Thread t : clients) {
            t.join();
        }
        assert admitted.get() == Math.min(limit, clients.length);
    }
}
