// expect: assertion
// args: 300
import java.util.ArrayList;
import java.util.List;

/**
 * Many objects that are made when threads run already, and garbage among them: what two threads do with a counter is
 * not hidden by it.
 */
public class LargeHeap {
    static class Node {
        Node next;
        final long number;

        Node(long number, Node next) {
            this.number = number;
            this.next = next;
        }
    }

    static final List<Node> TABLE = new ArrayList<>();
    static volatile boolean ready;
    static int counter;

    static void count() {
        for (int i = 0; i < 2; i++) {
            // The old head is lost.
            TABLE.set(i, new Node(i, TABLE.get(i).next));
        }
        counter++; //! assertion
    }

    public static void main(String[] args) throws InterruptedException {
        int size = Integer.parseInt(args[0]);
        Thread other = new Thread(() -> {
            for (int i = 0; i < size; i++) {
                TABLE.add(new Node(i, new Node(-i, null)));
            }
            ready = true;
        });
        other.start();
        other.join();
        Thread left = new Thread(LargeHeap::count);
        left.start();
        count();
        left.join();
        if (counter != 2) {
            throw new AssertionError("lost"); //! assertion
        }
    }
}
