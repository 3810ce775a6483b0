// expect: assertion
// Somebody has hold of the heap inside of a queue: it is seen while the queue works on it, although not through the queue.
import java.lang.reflect.Field;
import java.util.concurrent.PriorityBlockingQueue;
import sun.misc.Unsafe;

public class HeapByAddress {
    public static void main(String[] args) throws Exception {
        Field found = Unsafe.class.getDeclaredField("theUnsafe");
        found.setAccessible(true);
        Unsafe unsafe = (Unsafe) found.get(null);
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        Field field = PriorityBlockingQueue.class.getDeclaredField("queue");
        Object[] heap = (Object[]) unsafe.getObject(queue, unsafe.objectFieldOffset(field));
        queue.add(2);
        Thread other = new Thread(() -> queue.add(1));
        other.start();
        Object second = heap[1];
        Object first = heap[0];
        assert second == null || second != first; //! assertion
        other.join();
    }
}
