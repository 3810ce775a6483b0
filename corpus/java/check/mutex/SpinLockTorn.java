// expect: assertion
// args: 1
// larger: 2
// spins
// pair: SpinLock
// Rounds. Test, then set: both threads find the lock free.
import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLockTorn {
    static final AtomicBoolean held = new AtomicBoolean();
    static int inside;

    static void lock(int me) {
        while (held.get()) {
            Thread.onSpinWait();
        }
        held.set(true);
    }

    static void unlock(int me) {
        held.set(false);
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
