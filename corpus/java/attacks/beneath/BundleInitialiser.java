// expect: assertion
// The class of a bundle is initialised while it is looked up.
import java.util.ListResourceBundle;
import java.util.ResourceBundle;

public class BundleInitialiser {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    public static class Words extends ListResourceBundle {
        static {
            work();
        }

        protected Object[][] getContents() {
            return new Object[0][];
        }
    }

    static void other() {
        try {
            ResourceBundle.getBundle("BundleInitialiser$Words");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(BundleInitialiser::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
