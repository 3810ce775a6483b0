// expect: verified
// property: race
// Native code sums up an array in both threads, and nobody writes it.
import java.util.zip.CRC32;

public class SumTwice {
    static final byte[] ALL = new byte[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            new CRC32().update(ALL);
        });
        other.start();
        new CRC32().update(ALL);
        other.join();
    }
}
