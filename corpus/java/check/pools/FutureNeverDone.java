// expect: deadlock
// pair: FutureFirstWins
// The first of the two callers should complete the future. When both have arrived before either looks, each takes
// itself for the second and nobody does.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class FutureNeverDone {
    public static void main(String[] args) {
        CompletableFuture<String> f = new CompletableFuture<>();
        AtomicInteger arrived = new AtomicInteger();
        Runnable caller = () -> {
            arrived.incrementAndGet();
            if (arrived.get() == 1) {
                f.complete("done");
            }
        };
        new Thread(caller).start();
        caller.run();
        f.join(); //! deadlock
    }
}
