// expect: verified
// outcomes: 6
// pair: FuturesCross
// Dependent stages instead of waiting threads: whoever completes a future runs what depends on it.
import java.util.concurrent.CompletableFuture;

public class FuturesChain {
    public static void main(String[] args) {
        CompletableFuture<Integer> a = new CompletableFuture<>(), b = new CompletableFuture<>();
        CompletableFuture<Integer> sum = a.thenApply(x -> x + 1).thenCombine(b.thenApply(y -> y + 1), Integer::sum);
        new Thread(() -> a.complete(1)).start();
        new Thread(() -> b.complete(3)).start();
        System.out.println(sum.join());
    }
}
