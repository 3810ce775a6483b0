// expect: assertion
// A provider of the program is asked for a digest.
import java.security.MessageDigest;
import java.security.Provider;

public class ProviderOverrides {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Own extends Provider {
        Own() {
            super("Own", "1", "");
        }

        public Service getService(String type, String algorithm) {
            work();
            return null;
        }
    }

    static void other() {
        try {
            try {
                MessageDigest.getInstance("NONE", new Own());
            } catch (java.security.NoSuchAlgorithmException e) {
                return;
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ProviderOverrides::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
