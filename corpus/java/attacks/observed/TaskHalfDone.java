// expect: assertion
// A task says that it is done while its text says that it is not.
import java.util.concurrent.FutureTask;

public class TaskHalfDone {
    static final FutureTask<String> TASK = new FutureTask<>(() -> "a");

    public static void main(String[] args) throws Exception {
        Thread runner = new Thread(TASK);
        runner.start();
        if (TASK.isDone()) {
            assert TASK.toString().contains("Completed"); //! assertion
        }
        runner.join();
    }
}
