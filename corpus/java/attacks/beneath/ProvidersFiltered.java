// expect: assertion
// Providers are chosen by a map of the program.
import java.security.Security;
import java.util.HashMap;
import java.util.Set;

public class ProvidersFiltered {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Filter extends HashMap<String, String> {
        public Set<String> keySet() {
            work();
            return super.keySet();
        }

        public Set<Entry<String, String>> entrySet() {
            work();
            return super.entrySet();
        }
    }

    static void other() {
        try {
            Filter filter = new Filter();
            filter.put("MessageDigest.MD5", "");
            Security.getProviders(filter);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ProvidersFiltered::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
