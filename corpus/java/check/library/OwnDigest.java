// expect: verified
// pair: SharedDigest
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

public class OwnDigest {
    static byte[] sum(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes());
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        byte[][] sums = new byte[2][];
        Thread other = new Thread(() -> sums[1] = sum("b"));
        other.start();
        sums[0] = sum("a");
        other.join();
        assert Arrays.equals(sums[0], sum("a")) && Arrays.equals(sums[1], sum("b"));
    }
}
