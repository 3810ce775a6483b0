// expect: verified
// args: 1
// larger: 3
// pair: HandOffBoth
// Items. put() on a SynchronousQueue waits for a take(): the item is handed over.
import java.util.concurrent.SynchronousQueue;

public class HandOff {
    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        new Thread(() -> {
            try {
                for (int i = 0; i < n; i++) {
                    queue.put(i);
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }).start();
        for (int i = 0; i < n; i++) {
            int got = queue.take();
            assert got == i;
        }
    }
}
