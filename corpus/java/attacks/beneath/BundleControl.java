// expect: assertion
// A control of the program looks for a bundle.
import java.util.Locale;
import java.util.ResourceBundle;

public class BundleControl {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Bundle extends java.util.ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"a", "b"}};
        }
    }

    static class Finder extends ResourceBundle.Control {
        public ResourceBundle newBundle(String name, Locale locale, String format, ClassLoader loader, boolean reload) {
            work();
            return new Bundle();
        }
    }

    static void other() {
        try {
            ResourceBundle.getBundle("any", Locale.ROOT, new Finder());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(BundleControl::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
