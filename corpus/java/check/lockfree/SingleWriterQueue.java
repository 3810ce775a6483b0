// expect: assertion
// args: 1
// larger: 2
// pair: MichaelScottQueue
// Items per thread. A linked queue made for one writer is used by two: both link behind the same last node, one item is
// lost.
public class SingleWriterQueue {
    static final class Node {
        final int value;
        volatile Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private final Node head = new Node(-1);
    private volatile Node tail = head;

    void put(int value) {
        Node node = new Node(value);
        tail.next = node;
        tail = node;
    }

    int size() {
        int n = 0;
        for (Node node = head.next; node != null; node = node.next) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        SingleWriterQueue queue = new SingleWriterQueue();
        Thread t = new Thread(() -> {
            for (int i = 0; i < n; i++) {
                queue.put(i);
            }
        });
        t.start();
        for (int i = 0; i < n; i++) {
            queue.put(100 + i);
        }
        t.join();
        assert queue.size() == 2 * n; //! assertion
    }
}
