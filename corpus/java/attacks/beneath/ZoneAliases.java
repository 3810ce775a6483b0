// expect: assertion
// The short name of a time zone is looked up in a map of the program.
import java.time.ZoneId;
import java.util.HashMap;

public class ZoneAliases {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Names extends HashMap<String, String> {
        public String get(Object name) {
            work();
            return "UTC";
        }

        public String getOrDefault(Object name, String otherwise) {
            return get(name);
        }
    }

    static void other() {
        try {
            ZoneId.of("home", new Names());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ZoneAliases::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
