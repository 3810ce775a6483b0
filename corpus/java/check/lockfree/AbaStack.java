// expect: assertion
// pair: AbaStackStamped
// The stack holds a above b. One thread reads top a and next b; meanwhile the other pops a and b and pushes a back: the
// compareAndSet of the first succeeds and b, which belongs to the second thread, is on the stack again.
import java.util.concurrent.atomic.AtomicReference;

public class AbaStack {
    static final class Node {
        volatile Node next;
        volatile int owners;
    }

    static final AtomicReference<Node> top = new AtomicReference<>();

    static void push(Node node) {
        node.owners--;
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    static Node pop() {
        Node node;
        do {
            node = top.get();
            if (node == null) {
                return null;
            }
        } while (!top.compareAndSet(node, node.next));
        node.owners++;
        return node;
    }

    public static void main(String[] args) throws InterruptedException {
        Node a = new Node(), b = new Node();
        b.next = null;
        a.next = b;
        top.set(a);
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
        for (Node node = top.get(); node != null; node = node.next) {
            assert node.owners == 0 : "a node that somebody owns is on the stack"; //! assertion
        }
        assert a.owners <= 1 && b.owners <= 1 : "a node has two owners"; //! assertion
    }
}
