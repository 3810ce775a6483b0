// expect: livelock
// args: 2
// larger: 3
// spins
// pair: ClhLock
// Rounds. The thread goes on with its own node instead of its predecessor's. When it comes back before its successor has
// looked, it marks that node as locked again and queues behind the successor, which waits for it: both spin for ever. It
// may even queue behind itself.
import java.util.concurrent.atomic.AtomicReference;

public class ClhLockReuse {
    static final class Node {
        volatile boolean locked;
    }

    static final AtomicReference<Node> tail = new AtomicReference<>(new Node());
    static final Node[] mine = {new Node(), new Node()};
    static int inside;

    static void lock(int me) {
        mine[me].locked = true;
        Node before = tail.getAndSet(mine[me]);
        while (before.locked) { //! livelock
            Thread.onSpinWait();
        }
    }

    static void unlock(int me) {
        mine[me].locked = false;
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
