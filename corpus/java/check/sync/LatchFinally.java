// expect: verified
// args: 2
// larger: 3
// pair: LatchSkipped
// Workers; the last one fails. Every worker counts down on every path; what they wrote is visible after await().
import java.util.concurrent.CountDownLatch;

public class LatchFinally {
    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        CountDownLatch done = new CountDownLatch(n);
        int[] results = new int[n];
        for (int i = 0; i < n; i++) {
            int k = i;
            new Thread(() -> {
                try {
                    if (k == n - 1) {
                        throw new IllegalStateException();
                    }
                    results[k] = 1;
                } catch (IllegalStateException e) {
                    results[k] = -1;
                } finally {
                    done.countDown();
                }
            }).start();
        }
        done.await();
        for (int i = 0; i < n; i++) {
            assert results[i] == (i == n - 1 ? -1 : 1);
        }
    }
}
