// expect: assertion
// large: no end within seconds
// A provider that is there already gets another digest.
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.Security;

public class DigestAdded {
    static volatile int x;
    static final Provider SUN = Security.getProvider("SUN");

    static boolean isKnown() {
        try {
            MessageDigest.getInstance("OWN");
            return true;
        } catch (NoSuchAlgorithmException e) {
            return false;
        }
    }

    static void other() {
        if (x == 1) {
            SUN.put("MessageDigest.OWN", "sun.security.provider.SHA");
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(DigestAdded::other);
        other.start();
        x = 1;
        boolean known = isKnown();
        assert !known; //! assertion
        other.join();
    }
}
