// expect: assertion
// The text of a latch tells its count.
import java.util.concurrent.CountDownLatch;

public class LatchText {
    static volatile int x;
    static final CountDownLatch LATCH = new CountDownLatch(1);

    static void other() {
        try {

            x = 1;
            LATCH.countDown();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LatchText::other);
        other.start();
        if (x == 1) {
            assert LATCH.toString().endsWith("[Count = 0]"); //! assertion
        }
        other.join();
    }
}
