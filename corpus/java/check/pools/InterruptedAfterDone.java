// expect: assertion
// A thread that waits for a task can be interrupted although the task is done: it looked at the task before, and at
// the interrupt after.
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

public class InterruptedAfterDone {
    static volatile boolean done;

    public static void main(String[] args) throws InterruptedException {
        FutureTask<Integer> task = new FutureTask<>(() -> 1);
        Thread waiter = new Thread(() -> {
            try {
                task.get();
            } catch (InterruptedException e) {
                assert !done; //! assertion
            } catch (ExecutionException e) {
                throw new IllegalStateException(e);
            }
        });
        waiter.start();
        task.run();
        done = true;
        waiter.interrupt();
        waiter.join();
    }
}
