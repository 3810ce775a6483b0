// expect: deadlock
// pair: FuturesChain
// Two tasks, each with a thread of its own, wait for each other's result.
import java.util.concurrent.CompletableFuture;

public class FuturesCross {
    public static void main(String[] args) {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        new Thread(() -> a.complete(b.join() + 1)).start(); //! deadlock
        new Thread(() -> b.complete(a.join() + 1)).start(); //! deadlock
    }
}
