// expect: deadlock
// args: 2 0
// larger: 2 2
// pair: PillForEach
// Consumers, items. One stop message for all consumers: only one of them stops.
import java.util.concurrent.LinkedBlockingQueue;

public class PillForOne {
    static final Integer STOP = -1;

    public static void main(String[] args) throws InterruptedException {
        int consumers = Integer.parseInt(args[0]), items = Integer.parseInt(args[1]);
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        for (int i = 0; i < consumers; i++) {
            new Thread(() -> {
                try {
                    while (queue.take() != STOP) { //! deadlock
                        Thread.yield();
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
        for (int i = 0; i < items; i++) {
            queue.put(i);
        }
        queue.put(STOP);
    }
}
