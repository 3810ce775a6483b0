// expect: assertion
// Locales are looked up in a list of the program.
import java.util.AbstractList;
import java.util.List;
import java.util.Locale;

public class LocalesFiltered {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Wanted extends AbstractList<Locale> {
        public Locale get(int at) {
            work();
            return Locale.FRANCE;
        }

        public int size() {
            return 1;
        }
    }

    static void other() {
        try {
            Locale.lookup(List.of(new Locale.LanguageRange("fr")), new Wanted());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LocalesFiltered::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
