// expect: verified
// args: 1
// larger: 2
// spins
// pair: TicketLockTorn
// Rounds. Tickets are drawn atomically, hence different; only the holder advances the display.
import java.util.concurrent.atomic.AtomicInteger;

public class TicketLock {
    static final AtomicInteger next = new AtomicInteger();
    static volatile int serving;
    static int inside;

    static void lock(int me) {
        int ticket = next.getAndIncrement();
        while (serving != ticket) {
            Thread.onSpinWait();
        }
    }

    static void unlock(int me) {
        serving = serving + 1;
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
