// expect: assertion
// args: 1
// larger: 2
// spins
// pair: TicketLock
// Rounds. next++ on a volatile is not atomic: two threads draw the same ticket and enter together.
public class TicketLockTorn {
    static volatile int next, serving;
    static int inside;

    static void lock(int me) {
        int ticket = next++;
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
