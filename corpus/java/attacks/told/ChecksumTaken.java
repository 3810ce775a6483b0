// expect: assertion
// A checksum is taken of an array that another thread changes.
import java.util.zip.CRC32;

public class ChecksumTaken {
    static final byte[] bytes = new byte[4];

    static long sum() {
        CRC32 crc = new CRC32();
        crc.update(bytes, 0, 4);
        return crc.getValue();
    }

    static void other() {
        bytes[1] = 1;
        bytes[1] = 0;
    }

    public static void main(String[] args) throws Throwable {
        long before = sum();
        Thread other = new Thread(ChecksumTaken::other);
        other.start();
        assert sum() == before : "taken in between"; //! assertion
        other.join();
    }
}
