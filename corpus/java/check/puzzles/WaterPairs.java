// expect: deadlock
// args: 1
// larger: 2
// pair: Water
// Pairs of oxygen atoms. Each needs two hydrogen atoms and takes them one by one; half of the hydrogen comes only after
// the first molecule is complete. When every oxygen atom holds one, none gets a second.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

public class WaterPairs {
    public static void main(String[] args) {
        int pairs = Integer.parseInt(args[0]);
        Semaphore hydrogen = new Semaphore(0);
        CountDownLatch molecule = new CountDownLatch(1);
        for (int i = 0; i < 2 * pairs; i++) {
            new Thread(() -> {
                hydrogen.acquireUninterruptibly();
                hydrogen.acquireUninterruptibly(); //! deadlock
                molecule.countDown();
            }).start();
        }
        hydrogen.release(2 * pairs);
        try {
            molecule.await(); //! deadlock
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        hydrogen.release(2 * pairs);
    }
}
