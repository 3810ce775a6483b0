// expect: livelock
// args: 1
// larger: 2
// spins
// pair: McsLock
// Rounds. The release does not wait for a successor that is in the queue but not linked yet: nobody wakes it.
import java.util.concurrent.atomic.AtomicReference;

public class McsLockHasty {
    static final class Node {
        volatile boolean waiting;
        volatile Node next;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>();
    static final Node[] mine = {new Node(), new Node()};
    static int inside;

    static void lock(int me) {
        Node node = mine[me];
        node.next = null;
        Node before = tail.getAndSet(node);
        if (before != null) {
            node.waiting = true;
            before.next = node;
            while (node.waiting) { //! livelock
                Thread.onSpinWait();
            }
        }
    }

    static void unlock(int me) {
        Node node = mine[me];
        Node next = node.next;
        if (next != null) {
            next.waiting = false;
        } else {
            tail.compareAndSet(node, null);
        }
    }

    static void run(int me, int rounds) {
        for (int i = 0; i < rounds; i++) {
            lock(me);
            inside++;
            assert inside == 1 : "two threads in the critical section";
            inside--;
            unlock(me);
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        new Thread(() -> run(1, rounds)).start();
        run(0, rounds);
    }
}
