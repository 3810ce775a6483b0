// expect: deadlock
// pair: TimerCancelled
// The timer's thread is no daemon and nobody cancels it: it waits for tasks for ever. (While the Timer object is
// reachable nothing else can end it.)
import java.util.Timer;
import java.util.TimerTask;

public class TimerForgotten {
    static final Timer TIMER = new Timer(); //! deadlock

    public static void main(String[] args) {
        TIMER.schedule(new TimerTask() {
            @Override
            public void run() {}
        }, 5);
    }
}
