// expect: deadlock
// args: 2
// larger: 4
// pair: LatchFinally
// Workers; the last one fails. It leaves without counting down, and the main thread waits for ever.
import java.util.concurrent.CountDownLatch;

public class LatchSkipped {
    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        CountDownLatch done = new CountDownLatch(n);
        for (int i = 1; i <= n; i++) {
            boolean fails = i == n;
            new Thread(() -> {
                try {
                    if (fails) {
                        throw new IllegalStateException();
                    }
                    done.countDown();
                } catch (IllegalStateException e) {
                    // Ignored.
                }
            }).start();
        }
        done.await(); //! deadlock
    }
}
