// expect: verified
// args: 1
// larger: 2
// spins
// pair: ClhLockReuse
// Rounds. A queue lock: each spins on its predecessor's node and leaves with that node, which nobody looks at any more.
import java.util.concurrent.atomic.AtomicReference;

public class ClhLock {
    static final class Node {
        volatile boolean locked;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
    static final Node[] mine = {new Node(), new Node()}, before = new Node[2];
    static int inside;

    static void lock(int me) {
        mine[me].locked = true;
        before[me] = tail.getAndSet(mine[me]);
        while (before[me].locked) {
            Thread.onSpinWait();
        }
    }

    static void unlock(int me) {
        Node node = mine[me];
        mine[me] = before[me];
        node.locked = false;
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
