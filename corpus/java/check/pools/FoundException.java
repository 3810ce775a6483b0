// expect: verified
// outcomes: NullPointerException
// pair: LostException
// get() throws the task's exception, wrapped.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FoundException {
    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        String text = args.length > 9 ? "text" : null;
        Future<Integer> length = pool.submit(() -> text.length());
        try {
            System.out.println(length.get());
        } catch (ExecutionException e) {
            System.out.println(e.getCause().getClass().getSimpleName());
        } finally {
            pool.shutdown();
        }
    }
}
