// expect: verified
// args: 1
// larger: 2
// pair: WaterPairs
// Pairs of oxygen atoms. Each takes two hydrogen atoms at once; the first complete molecule brings the rest.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

public class Water {
    public static void main(String[] args) throws InterruptedException {
        int pairs = Integer.parseInt(args[0]);
        Semaphore hydrogen = new Semaphore(0);
        CountDownLatch molecule = new CountDownLatch(1);
        Thread[] oxygen = new Thread[2 * pairs];
        for (int i = 0; i < oxygen.length; i++) {
            oxygen[i] = new Thread(() -> {
                hydrogen.acquireUninterruptibly(2);
                molecule.countDown();
            });
            oxygen[i].start();
        }
        hydrogen.release(2 * pairs);
        molecule.await();
        hydrogen.release(2 * pairs);
        for (Thread t : oxygen) {
            t.join();
        }
        assert hydrogen.availablePermits() == 0;
    }
}
