// expect: assertion
// A loader of the program is asked for a bundle.
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

public class LoaderOfBundle {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Loader extends ClassLoader {
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            work();
            throw new ClassNotFoundException(name);
        }
    }

    static void other() {
        try {
            try {
                ResourceBundle.getBundle("none", Locale.ROOT, new Loader());
            } catch (MissingResourceException e) {
                return;
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LoaderOfBundle::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
