// expect: verified
// pair: LatchCountSeen
// A latch that is down means that the work is done.
import java.util.concurrent.CountDownLatch;

public class LatchAwaited {
    static final CountDownLatch latch = new CountDownLatch(1);
    static volatile boolean worked;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            worked = true;
            latch.countDown();
        }).start();
        latch.await();
        assert worked;
    }
}
