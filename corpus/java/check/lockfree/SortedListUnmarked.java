// expect: assertion
// pair: SortedListMarked
// A node that is taken out is not marked: what was put behind it meanwhile is lost.
import java.util.concurrent.atomic.AtomicReference;

public class SortedListUnmarked {
    static class Node {
        final int key;
        final AtomicReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicReference<>(next);
        }
    }

    static final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

    static Node before(int key) {
        Node before = head;
        while (before.next.get().key < key) {
            before = before.next.get();
        }
        return before;
    }

    static void add(int key) {
        while (true) {
            Node before = before(key);
            Node after = before.next.get();
            if (before.next.compareAndSet(after, new Node(key, after))) {
                return;
            }
        }
    }

    static void remove(int key) {
        while (true) {
            Node before = before(key);
            Node here = before.next.get();
            if (here.key != key || before.next.compareAndSet(here, here.next.get())) {
                return;
            }
        }
    }

    static boolean contains(int key) {
        return before(key).next.get().key == key;
    }

    public static void main(String[] args) throws InterruptedException {
        add(1);
        Thread remover = new Thread(() -> remove(1));
        remover.start();
        add(2);
        remover.join();
        assert contains(2); //! assertion
    }
}
