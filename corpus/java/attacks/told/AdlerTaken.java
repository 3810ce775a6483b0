// expect: assertion
// A checksum of another kind is taken of an array that another thread changes.
import java.util.zip.Adler32;

public class AdlerTaken {
    static final byte[] bytes = new byte[4];

    static long sum() {
        Adler32 adler = new Adler32();
        adler.update(bytes, 0, 4);
        return adler.getValue();
    }

    static void other() {
        bytes[1] = 1;
        bytes[1] = 0;
    }

    public static void main(String[] args) throws Throwable {
        long before = sum();
        Thread other = new Thread(AdlerTaken::other);
        other.start();
        assert sum() == before : "taken in between"; //! assertion
        other.join();
    }
}
