// expect: assertion
// A task that is cancelled interrupts its runner by a method of the program.
import java.util.concurrent.FutureTask;

public class InterruptOverridden {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static final FutureTask<String> TASK = new FutureTask<>(() -> {
        TASK().cancel(true);
        return "a";
    });

    static FutureTask<String> TASK() {
        return TASK;
    }

    static class Runner extends Thread {
        public void run() {
            TASK.run();
        }

        public void interrupt() {
            work();
            super.interrupt();
        }
    }

    static void other() {
        try {
            Runner runner = new Runner();
            runner.start();
            runner.join();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(InterruptOverridden::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
