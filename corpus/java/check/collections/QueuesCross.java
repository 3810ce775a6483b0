// expect: deadlock
// args: 1
// larger: 2
// pair: QueuesCrossRoomy
// Capacity. Two threads send each other capacity + 1 messages before they read any: both queues are full.
import java.util.concurrent.ArrayBlockingQueue;

public class QueuesCross {
    static void talk(ArrayBlockingQueue<Integer> out, ArrayBlockingQueue<Integer> in, int n) {
        try {
            for (int i = 0; i < n; i++) {
                out.put(i); //! deadlock
            }
            for (int i = 0; i < n; i++) {
                in.take();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        int capacity = Integer.parseInt(args[0]);
        ArrayBlockingQueue<Integer> there = new ArrayBlockingQueue<>(capacity), back = new ArrayBlockingQueue<>(capacity);
        new Thread(() -> talk(there, back, capacity + 1)).start();
        talk(back, there, capacity + 1);
    }
}
