// expect: verified
// args: 1
// larger: 2
// pair: SingleWriterQueue
// Items per thread. The queue of Michael and Scott: a new node is linked by compareAndSet on the last node's next, and
// the tail is helped on. Nothing is lost, nothing comes twice, and each thread's items keep their order.
import java.util.concurrent.atomic.AtomicReference;

public class MichaelScottQueue {
    static final class Node extends AtomicReference<Node> {
        final int value;

        Node(int value) {
            this.value = value;
        }
    }

    private final AtomicReference<Node> head, tail;

    MichaelScottQueue() {
        Node dummy = new Node(-1);
        head = new AtomicReference<>(dummy);
        tail = new AtomicReference<>(dummy);
    }

    void put(int value) {
        Node node = new Node(value);
        while (true) {
            Node last = tail.get(), next = last.get();
            if (next != null) {
                tail.compareAndSet(last, next);
            } else if (last.compareAndSet(null, node)) {
                tail.compareAndSet(last, node);
                return;
            }
        }
    }

    int take() {
        while (true) {
            Node first = head.get(), last = tail.get(), next = first.get();
            if (next == null) {
                return -1;
            }
            if (first == last) {
                tail.compareAndSet(last, next);
            } else if (head.compareAndSet(first, next)) {
                return next.value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        MichaelScottQueue queue = new MichaelScottQueue();
        Thread t = new Thread(() -> {
            for (int i = 0; i < n; i++) {
                queue.put(i);
            }
        });
        t.start();
        for (int i = 0; i < n; i++) {
            queue.put(100 + i);
        }
        int here = queue.take();
        assert here >= 0;
        t.join();
        int low = here < 100 ? here + 1 : 0, high = here < 100 ? 100 : here + 1;
        for (int i = 1; i < 2 * n; i++) {
            int value = queue.take();
            assert value == low || value == high;
            if (value == low) {
                low++;
            } else {
                high++;
            }
        }
        int none = queue.take();
        assert low == n && high == 100 + n && none == -1;
    }
}
