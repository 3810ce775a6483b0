// expect: verified
// args: 2 0
// larger: 2 2
// pair: PillForOne
// Consumers, items. A stop message for each consumer; a consumer takes no more than one.
import java.util.concurrent.LinkedBlockingQueue;

public class PillForEach {
    static final Integer STOP = -1;

    public static void main(String[] args) throws InterruptedException {
        int consumers = Integer.parseInt(args[0]), items = Integer.parseInt(args[1]);
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        for (int i = 0; i < consumers; i++) {
            new Thread(() -> {
                try {
                    while (queue.take() != STOP) {
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
        for (int i = 0; i < consumers; i++) {
            queue.put(STOP);
        }
    }
}
