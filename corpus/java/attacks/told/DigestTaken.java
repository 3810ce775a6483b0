// expect: assertion
// A digest is taken of an array that another thread changes.
import java.security.MessageDigest;
import java.util.Arrays;

public class DigestTaken {
    static final byte[] bytes = new byte[4];
    static MessageDigest digest;

    static byte[] sum() {
        digest.reset();
        digest.update(bytes, 0, 4);
        return digest.digest();
    }

    static void other() {
        bytes[1] = 1;
        bytes[1] = 0;
    }

    public static void main(String[] args) throws Throwable {
        digest = MessageDigest.getInstance("MD5");
        byte[] before = sum();
        Thread other = new Thread(DigestTaken::other);
        other.start();
        assert Arrays.equals(sum(), before) : "taken in between"; //! assertion
        other.join();
    }
}
