// expect: verified
// args: 2 1
// larger: 3 2
// Tasks, threads. invokeAll returns when all tasks are done; their results are in the order of the tasks.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvokeAll {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[1]));
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            int k = i;
            tasks.add(() -> k * k);
        }
        List<Future<Integer>> results = pool.invokeAll(tasks);
        pool.shutdown();
        for (int i = 0; i < results.size(); i++) {
            Future<Integer> result = results.get(i);
            assert result.isDone() && result.get() == i * i;
        }
    }
}
