// expect: verified
// args: 1
// larger: 2
// spins
// pair: McsLockHasty
// Rounds. A queue lock: each spins on its own node; a release waits for a successor that has entered the queue but has
// not linked itself yet.
import java.util.concurrent.atomic.AtomicReference;

public class McsLock {
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
            while (node.waiting) {
                Thread.onSpinWait();
            }
        }
    }

    static void unlock(int me) {
        Node node = mine[me];
        if (node.next == null) {
            if (tail.compareAndSet(node, null)) {
                return;
            }
            while (node.next == null) {
                Thread.onSpinWait();
            }
        }
        node.next.waiting = false;
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
