// expect: assertion
// args: 1
// larger: 3
// spins
// pair: SeqLock
// Writes. The reader waits for an even sequence but does not look again afterwards: the pair may be torn.
public class SeqLockTorn {
    static volatile int sequence, x, y;

    static void write(int value) {
        sequence = sequence + 1;
        x = value;
        y = value;
        sequence = sequence + 1;
    }

    public static void main(String[] args) {
        int writes = Integer.parseInt(args[0]);
        new Thread(() -> {
            for (int i = 1; i <= writes; i++) {
                write(i);
            }
        }).start();
        while (sequence % 2 != 0) {
            Thread.onSpinWait();
        }
        int a = x, b = y;
        assert a == b : "a torn pair"; //! assertion
    }
}
