// expect: verified
// args: 1
// larger: 2
// spins
// pair: BakeryNoChoosing
// Rounds. Lamport's bakery for two: nobody is overtaken while it chooses its number.
import java.util.concurrent.atomic.AtomicIntegerArray;

public class Bakery {
    static final AtomicIntegerArray choosing = new AtomicIntegerArray(2), number = new AtomicIntegerArray(2);
    static int inside;

    static void lock(int me) {
        int other = 1 - me;
        choosing.set(me, 1);
        number.set(me, 1 + number.get(other));
        choosing.set(me, 0);
        while (choosing.get(other) == 1) {
            Thread.onSpinWait();
        }
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
