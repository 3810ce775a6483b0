// expect: verified
// outcomes: ran|cancelled
// pair: TimerForgotten
// The task may run before the timer is cancelled, or not at all; cancel() ends the thread.
import java.util.Timer;
import java.util.TimerTask;

public class TimerCancelled {
    static volatile boolean ran;

    public static void main(String[] args) {
        Timer timer = new Timer();
        TimerTask task = new TimerTask() {
            @Override
            public void run() {
                ran = true;
            }
        };
        timer.schedule(task, 5);
        boolean prevented = task.cancel();
        timer.cancel();
        assert !prevented || !ran;
        System.out.println(prevented ? "cancelled" : "ran");
    }
}
