// expect: verified
// args: 1
// larger: 2
// pair: TreiberLostPush
// Operations per thread. Every node is new, so a compareAndSet that succeeds has seen the current top. Two threads push
// different values and pop: the popped and the remaining values are all values, each once. A failed compareAndSet means
// that the other thread has made progress, so all loops end.
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStack {
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
        do {
            node.next = top.get();
        } while (!top.compareAndSet(node.next, node));
    }

    int pop() {
        while (true) {
            Node node = top.get();
            if (node == null) {
                return 0;
            }
            if (top.compareAndSet(node, node.next)) {
                return node.value;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        TreiberStack stack = new TreiberStack();
        int[] seen = new int[2];
        Thread t = new Thread(() -> seen[1] = work(stack, n, n));
        t.start();
        seen[0] = work(stack, 0, n);
        t.join();
        assert (seen[0] | seen[1]) == (1 << 2 * n) - 1 && (seen[0] & seen[1]) == 0;
    }

    /** Pushes n values and pops n times; the set of the values popped, as bits. */
    static int work(TreiberStack stack, int first, int n) {
        int set = 0;
        for (int i = 0; i < n; i++) {
            stack.push(1 << first + i);
            set |= stack.pop();
        }
        return set;
    }
}
