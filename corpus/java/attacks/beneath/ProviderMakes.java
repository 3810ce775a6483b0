// expect: assertion
// A provider makes a digest of the program.
import java.security.MessageDigest;
import java.security.MessageDigestSpi;
import java.security.Provider;

public class ProviderMakes {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    public static class Sum extends MessageDigestSpi {
        public Sum() {
            work();
        }

        protected void engineUpdate(byte input) {
        }

        protected void engineUpdate(byte[] input, int offset, int length) {
        }

        protected byte[] engineDigest() {
            return new byte[1];
        }

        protected void engineReset() {
        }
    }

    static class Own extends Provider {
        Own() {
            super("Own", "1", "");
            put("MessageDigest.SUM", "ProviderMakes$Sum");
        }
    }

    static void other() {
        try {
            MessageDigest.getInstance("SUM", new Own());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ProviderMakes::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
