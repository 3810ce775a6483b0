// expect: assertion
// args: 1
// larger: 2
// spins
// pair: Bakery
// Rounds. The bakery without the choosing flags: 0 has read the other number but not yet written its own; 1 takes
// number 1, sees no other and enters; 0 takes number 1 as well and, having the lower id, enters.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class BakeryNoChoosing {
    static final AtomicIntegerArray number = new AtomicIntegerArray(2);
    static int inside;

    static void lock(int me) {
        int other = 1 - me;
        number.set(me, 1 + number.get(other));
        while (true) {
            int theirs = number.get(other), mine = number.get(me);
            if (theirs == 0 || mine < theirs || mine == theirs && me < other) {
                return;
            }
            Thread.onSpinWait();
        }
    }

    static void unlock(int me) {
        number.set(me, 0);
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
