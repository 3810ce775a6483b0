// expect: assertion
// A timer runs a task of the program.
import java.util.Timer;
import java.util.TimerTask;

public class TimerRuns {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            Timer timer = new Timer(true);
            timer.schedule(new TimerTask() {
                public void run() {
                    work();
                    timer.cancel();
                }
            }, 0);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TimerRuns::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
