// expect: assertion
// args: 1
// larger: 2
// pair: TreiberStack
// Operations per thread. push() sets the top without comparing: a push between the read and the write is lost.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberLostPush {
    static final class Node {
        final int value;
        Node next;

        Node(int value) {
            this.value = value;
        }
    }

    private final AtomicReference<Node> top = new AtomicReference<>();

    void push(int value) {
        Node node = new Node(value);
        node.next = top.get();
        top.set(node);
    }

    int size() {
        int n = 0;
        for (Node node = top.get(); node != null; node = node.next) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        TreiberLostPush stack = new TreiberLostPush();
        Thread t = new Thread(() -> {
            for (int i = 0; i < n; i++) {
                stack.push(i);
            }
        });
        t.start();
        for (int i = 0; i < n; i++) {
            stack.push(n + i);
        }
        t.join();
        assert stack.size() == 2 * n; //! assertion
    }
}
