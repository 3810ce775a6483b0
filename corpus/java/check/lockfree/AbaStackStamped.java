// expect: verified
// pair: AbaStack
// The reference carries a stamp that every change increments: a top that has come back is not the same top. Each node
// is owned at most once and owned nodes are not on the stack.
import java.util.concurrent.atomic.AtomicStampedReference;

public class AbaStackStamped {
    static final class Node {
        volatile Node next;
        volatile int owners;
    }

    static final AtomicStampedReference<Node> top = new AtomicStampedReference<>(null, 0);

    static void push(Node node) {
        node.owners--;
        int[] stamp = new int[1];
        do {
            node.next = top.get(stamp);
        } while (!top.compareAndSet(node.next, node, stamp[0], stamp[0] + 1));
    }

    static Node pop() {
        int[] stamp = new int[1];
        Node node;
        do {
            node = top.get(stamp);
            if (node == null) {
                return null;
            }
        } while (!top.compareAndSet(node, node.next, stamp[0], stamp[0] + 1));
        node.owners++;
        return node;
    }

    public static void main(String[] args) throws InterruptedException {
        Node a = new Node(), b = new Node();
        a.next = b;
        top.set(a, 0);
        Thread t = new Thread(() -> {
            Node first = pop(), second = pop();
            if (first != null) {
                push(first);
            }
        });
        t.start();
        pop();
        pop();
        t.join();
        for (Node node = top.getReference(); node != null; node = node.next) {
            assert node.owners == 0;
        }
        assert a.owners <= 1 && b.owners <= 1;
    }
}
