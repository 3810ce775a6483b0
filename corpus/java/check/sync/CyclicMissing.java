// expect: deadlock
// args: 2
// larger: 3
// pair: CyclicPhases
// Threads. The main thread is counted as a party but does not come.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class CyclicMissing {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        CyclicBarrier barrier = new CyclicBarrier(n);
        for (int i = 1; i < n; i++) {
            new Thread(() -> {
                try {
                    barrier.await(); //! deadlock
                } catch (InterruptedException | BrokenBarrierException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
