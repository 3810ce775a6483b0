// expect: exception java.util.concurrent.CompletionException
// A result may be too late: the library's scheduler of delays keeps its times in a form of its own.
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

public class DelayedResult {
    public static void main(String[] args) {
        CompletableFuture<Integer> result = CompletableFuture.supplyAsync(() -> 1);
        result.orTimeout(1, TimeUnit.MILLISECONDS).join(); //! exception
    }
}
