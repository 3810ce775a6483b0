// expect: assertion
// The constructor of a bundle runs while it is looked up.
import java.util.ListResourceBundle;
import java.util.ResourceBundle;

public class BundleConstructor {
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
            ResourceBundle.getBundle("BundleConstructor$Words");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(BundleConstructor::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
