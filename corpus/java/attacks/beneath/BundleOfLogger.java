// expect: assertion
// large: no end within seconds
// The bundle of a logger is made while the logger is looked up.
import java.util.ListResourceBundle;
import java.util.logging.Logger;

public class BundleOfLogger {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    public static class Words extends ListResourceBundle {
        public Words() {
            work();
        }

        protected Object[][] getContents() {
            return new Object[0][];
        }
    }

    static void other() {
        try {
            Logger.getLogger("any", "BundleOfLogger$Words");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(BundleOfLogger::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
