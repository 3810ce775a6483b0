// expect: assertion
// args: 1
// larger: 2
// spins
// pair: Peterson
// Rounds. The turn is given away before the intent is declared: 0 sets the turn to 1; 1 sets it to 0, declares its
// intent, sees no other and enters; 0 declares its intent, sees the turn 0 and enters too.
public class PetersonTurnFirst {
    static volatile boolean want0, want1;
    static volatile int turn;
    static int inside;

    static void lock(int me) {
        if (me == 0) {
            turn = 1;
            want0 = true;
            while (want1 && turn == 1) {
                Thread.onSpinWait();
            }
        } else {
            turn = 0;
            want1 = true;
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
