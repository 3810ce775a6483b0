// expect: assertion
// Ranges of languages are looked up in a map of the program.
import java.util.HashMap;
import java.util.List;
import java.util.Locale;

public class RangesMapped {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Names extends HashMap<String, List<String>> {
        public boolean isEmpty() {
            work();
            return super.isEmpty();
        }
    }

    static void other() {
        try {
            Names names = new Names();
            names.put("fr", List.of("fr", "de"));
            Locale.LanguageRange.mapEquivalents(List.of(new Locale.LanguageRange("fr")), names);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(RangesMapped::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
