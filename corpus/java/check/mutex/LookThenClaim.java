// expect: assertion
// args: 1
// larger: 2
// spins
// pair: Dekker
// Rounds. Looking at the other's flag before raising the own one: both look, both enter.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class LookThenClaim {
    static final AtomicIntegerArray want = new AtomicIntegerArray(2);
    static int inside;

    static void lock(int me) {
        while (want.get(1 - me) == 1) {
            Thread.onSpinWait();
        }
        want.set(me, 1);
    }

    static void unlock(int me) {
        want.set(me, 0);
    }

    static void run(int me, int rounds) {
        for (int i = 0; i < rounds; i++) {
            lock(me);
            inside++;
            assert inside == 1 : "two threads in the critical section"; //! assertion
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
