// expect: verified
// outcomes: a true false|b false true
// pair: FutureNeverDone
// complete() succeeds once: the value, and who has set it.
import java.util.concurrent.CompletableFuture;

public class FutureFirstWins {
    static boolean first, second;

    public static void main(String[] args) throws InterruptedException {
        CompletableFuture<String> f = new CompletableFuture<>();
        Thread t = new Thread(() -> first = f.complete("a"));
        t.start();
        second = f.complete("b");
        t.join();
        System.out.println(f.join() + " " + first + " " + second);
    }
}
