// expect: verified
// args: 2
// larger: 4
// spins
// pair: SeqLockTorn
// Writes. One writer; the reader accepts a pair only if the sequence was even and has not changed, so no write overlaps.
public class SeqLock {
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
        int before, a, b;
        do {
            before = sequence;
            a = x;
            b = y;
        } while (before % 2 != 0 || sequence != before);
        assert a == b;
    }
}
