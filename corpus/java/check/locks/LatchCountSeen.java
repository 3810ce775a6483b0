// expect: assertion
// pair: LatchAwaited
// A latch that is still up does not mean that the work is still to be done.
import java.util.concurrent.CountDownLatch;

public class LatchCountSeen {
    static final CountDownLatch latch = new CountDownLatch(1);
    static volatile boolean worked;

    public static void main(String[] args) {
        new Thread(() -> {
            worked = true;
            latch.countDown();
        }).start();
        boolean seen = worked;
        if (latch.getCount() == 1) {
            assert !seen : "worked before it counted down"; //! assertion
        }
    }
}
