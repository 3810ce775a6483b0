// expect: verified
// args: 1
// larger: 3
// pair: QueuesCross
// Capacity. The queues hold all messages that are sent before one is read; messages keep their order.
import java.util.concurrent.ArrayBlockingQueue;

public class QueuesCrossRoomy {
    static void talk(ArrayBlockingQueue<Integer> out, ArrayBlockingQueue<Integer> in, int n) {
        try {
            for (int i = 0; i < n; i++) {
                out.put(i);
            }
            for (int i = 0; i < n; i++) {
                int got = in.take();
                assert got == i;
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        ArrayBlockingQueue<Integer> there = new ArrayBlockingQueue<>(n), back = new ArrayBlockingQueue<>(n);
        new Thread(() -> talk(there, back, n)).start();
        talk(back, there, n);
    }
}
