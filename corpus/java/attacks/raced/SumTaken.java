// expect: unsupported
// property: race
// Native code sums up an array that the library fills.
import java.util.Arrays;
import java.util.zip.CRC32;

public class SumTaken {
    static final byte[] ALL = new byte[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            new CRC32().update(ALL);
        });
        other.start();
        Arrays.fill(ALL, (byte) 2);
        other.join();
    }
}
