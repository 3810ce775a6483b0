// expect: livelock
// args: 1
// larger: 2
// spins
// pair: Dekker
// Rounds. Without a turn nobody withdraws: when both have declared their intent, both spin for ever. (Two never get in
// together, so the assertion holds.)
import java.util.concurrent.atomic.AtomicIntegerArray;

public class DekkerNoTurn {
    static final AtomicIntegerArray want = new AtomicIntegerArray(2);
    static int inside;

    static void lock(int me) {
        want.set(me, 1);
        while (want.get(1 - me) == 1) { //! livelock
            Thread.onSpinWait();
        }
    }

    static void unlock(int me) {
        want.set(me, 0);
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
