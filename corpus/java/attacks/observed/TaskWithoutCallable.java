// expect: assertion
// The text of a task that ends meanwhile knows neither its end nor what it calls.
import java.util.concurrent.FutureTask;

public class TaskWithoutCallable {
    static final FutureTask<String> TASK = new FutureTask<>(() -> "a");

    public static void main(String[] args) throws Exception {
        Thread runner = new Thread(TASK);
        runner.start();
        assert !TASK.toString().endsWith("[Not completed]"); //! assertion
        runner.join();
    }
}
