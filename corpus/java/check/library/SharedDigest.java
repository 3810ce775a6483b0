// expect: assertion
// pair: OwnDigest
// A digest gathers what it is given, from whomever.
import java.security.MessageDigest;
import java.util.Arrays;

public class SharedDigest {
    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        byte[][] sums = new byte[2][];
        Thread other = new Thread(() -> sums[1] = digest.digest("b".getBytes()));
        other.start();
        sums[0] = digest.digest("a".getBytes());
        other.join();
        byte[] expected = MessageDigest.getInstance("SHA-256").digest("a".getBytes());
        assert Arrays.equals(sums[0], expected); //! assertion
    }
}
