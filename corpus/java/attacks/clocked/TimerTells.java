// expect: assertion
// A task of a timer knows for when it was planned: how late it was then.
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class TimerTells {
    static volatile boolean slow;
    static volatile long planned;

    public static void main(String[] args) throws InterruptedException {
        long early = System.currentTimeMillis();
        Thread other = new Thread(() -> slow = true);
        other.start();
        if (slow) {
            Thread.sleep(3000);
        }
        other.join();
        CountDownLatch done = new CountDownLatch(1);
        Timer timer = new Timer(true);
        timer.schedule(new TimerTask() {
            @Override
            public void run() {
                planned = scheduledExecutionTime();
                done.countDown();
            }
        }, 10);
        done.await();
        assert planned - early <= 500;
    }
}
