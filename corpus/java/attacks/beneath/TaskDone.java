// expect: assertion
// A task tells that it is done by a method of the program.
import java.util.concurrent.FutureTask;

public class TaskDone {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            new FutureTask<String>(() -> "a") {
                protected void done() {
                    work();
                }
            }.run();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TaskDone::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
