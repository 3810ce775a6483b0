// expect: assertion
// args: 2 1
// larger: 3 2
// pair: RateLimiter
// Clients, limit. Looking at the tokens and taking one are two steps.
import java.util.concurrent.atomic.AtomicInteger;

public class RateLimiterLeaky {
    static final AtomicInteger tokens = new AtomicInteger();

    static boolean acquire() {
        if (tokens.get() > 0) {
            tokens.decrementAndGet();
            return true;
        }
        return false;
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
        assert admitted.get() == Math.min(limit, clients.length); //! assertion
    }
}
