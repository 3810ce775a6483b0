// expect: exception java.util.NoSuchElementException
// args: 2
// larger: 3
// pair: QueuePoll
// Threads, one element less. Each asks whether the queue is empty and removes in a second step.
import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueCheckThenRemove {
    public static void main(String[] args) {
        ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
        int n = Integer.parseInt(args[0]);
        for (int i = 1; i < n; i++) {
            queue.add(i);
        }
        for (int i = 0; i < n; i++) {
            new Thread(() -> {
                if (!queue.isEmpty()) {
                    queue.remove(); //! exception
                }
            }).start();
        }
    }
}
