// expect: assertion
// A task that is done is formatted while it is not.
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

public class TaskInFormat {
    static final FutureTask<String> TASK = new FutureTask<>(() -> "a");

    static String text(Object any) {
        return "" + any;
    }

    public static void main(String[] args) throws Exception {
        Future<String> seen = TASK;
        Thread runner = new Thread(TASK);
        runner.start();
        if (seen.isDone()) {
            assert text(seen).contains("Completed"); //! assertion
        }
        runner.join();
    }
}
