// expect: verified
// args: 1
// larger: 2
// spins
// pair: PetersonTurnFirst
// Rounds. Peterson's algorithm, correct under sequential consistency; the fields are volatile, so also in Java.
public class Peterson {
    static volatile boolean want0, want1;
    static volatile int turn;
    static int inside;

    static void lock(int me) {
        if (me == 0) {
            want0 = true;
            turn = 1;
            while (want1 && turn == 1) {
                Thread.onSpinWait();
            }
        } else {
            want1 = true;
            turn = 0;
            while (want0 && turn == 0) {
                Thread.onSpinWait();
            }
        }
    }

    static void unlock(int me) {
        if (me == 0) {
            want0 = false;
        } else {
            want1 = false;
        }
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
