// expect: assertion
// A task sets its result by a method of the program.
import java.util.concurrent.FutureTask;

public class TaskSets {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            new FutureTask<String>(() -> "a") {
                protected void set(String result) {
                    work();
                    super.set(result);
                }
            }.run();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TaskSets::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
