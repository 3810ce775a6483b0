// expect: deadlock
// pair: HandOff
// Both threads give before they take; a SynchronousQueue holds nothing.
import java.util.concurrent.SynchronousQueue;

public class HandOffBoth {
    static void swap(SynchronousQueue<Integer> queue, int mine) {
        try {
            queue.put(mine); //! deadlock
            queue.take();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        new Thread(() -> swap(queue, 1)).start();
        swap(queue, 2);
    }
}
