// expect: verified
// args: 1
// larger: 2
// spins
// pair: DekkerNoTurn
// Rounds. Dekker's algorithm: whoever does not have the turn withdraws until it is given back.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class Dekker {
    static final AtomicIntegerArray want = new AtomicIntegerArray(2);
    static volatile int turn;
    static int inside;

    static void lock(int me) {
        int other = 1 - me;
        want.set(me, 1);
        while (want.get(other) == 1) {
            if (turn != me) {
                want.set(me, 0);
                while (turn != me) {
                    Thread.onSpinWait();
                }
                want.set(me, 1);
            }
        }
    }

    static void unlock(int me) {
        turn = 1 - me;
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
